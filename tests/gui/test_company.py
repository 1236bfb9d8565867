"""Round games in the window: whole matches by mouse and by keys, what is kept, what may not happen."""

import re
from pathlib import Path
from random import Random

import pygame
import pytest
from harness import Clock, Mouth, Player, alike

from patience.cards import spoken
from patience.engine.effects import Pay
from patience.engine.moves import DEAL, Play, Say
from patience.engine.record import read, write
from patience.games import ROUNDS, rules_class
from patience.gui.company.advice import advice
from patience.gui.company.log import log
from patience.gui.company.paper import DealPaper
from patience.gui.company.scene import CompanyScene
from patience.gui.panels.outcome import WinPanel
from patience.players.opinion import Opinion
from patience.players.thinker import Answer
from patience.shelf import folders

ME = 0
GAMES = [game.name for game in ROUNDS]
SMALL = (640, 400)
LONG = {
    "authors": 1,
    **dict.fromkeys(("guest", "ranter_go_round", "court_circular_1860", "court_circular_1862"), 99),
}
SHORT = {"deals": 4, "evening": 1, "game": 20}  # options that make a match short
LETTERS = {chr(code): code for code in range(pygame.K_a, pygame.K_z + 1)}
every_game = pytest.mark.parametrize("name", GAMES)


class Chancer:
    """Thinks at once and plays at random, always the same in the same position; `slow` answers not at all."""

    def __init__(self):
        self.asked = 0
        self.question = None
        self.slow = False

    def ask(self, mind, level, deal):
        self.asked += 1
        self.question = mind, level, deal

    def forget(self):
        self.question = None

    def answer(self):
        if self.slow or not self.question:
            return None
        (mind, level, deal), self.question = self.question, None
        table = mind.view.table
        held = [
            card
            for name, pile in table.piles.items()
            if name == f"hand.{mind.view.seat}"
            for card in pile.cards
        ]
        moves = [
            m
            for m in mind.view.moves
            if not (isinstance(m, Play) and m.target.startswith("hand.") and m.card in held)
        ]
        return Answer(0, Random(f"{deal}/{mind.view.seat}/{len(mind.past)}/{level}").choice(moves), [])

    def close(self):
        pass


class Guests(Player):
    """Somebody at the table for several."""

    def __init__(self, clock, size=SMALL, shelf=None, **settings):
        super().__init__(clock, size, shelf, **{"motion": "off", **settings})
        self.app.thinker = Chancer()
        self.papers = 0
        self.total = None

    def begin(self, name, players=None, deal=12345, **options):
        game = rules_class(name)
        short = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
        self.app.play(name, deal, {**short, **options}, players=players)
        self.total = sum(self.model.counters.values())
        self.papers = 0
        return self

    def until_mine(self, most=4000):
        """Until the player is asked something, or a paper lies there."""
        for _tick in range(most):
            self.app.tick()
            if self.app.panel or (self.scene.mine and self.scene.choices.any):
                return
            self.clock.now += 1
        raise AssertionError("nobody goes on")

    def hold(self):
        """What must be true after every act."""
        table, rules = self.model, self.rules
        cards = [card for pile in table.piles.values() for card in pile.cards]
        assert sorted(cards) == sorted(rules.pack())
        assert sum(table.counters.values()) == self.total
        tokens = self.scene.tokens.places
        assert {name: len(held) for name, held in tokens.items()} == {
            n: len(p) for n, p in table.piles.items()
        }
        assert self.scene.view.table == self.match.view(ME).table
        assert {name: len(rects) for name, rects in self.scene.laid.cards.items()} == {
            name: len(pile.cards) for name, pile in table.piles.items()
        }

    def same_as_fresh(self, what=""):
        self.frame()
        painted = self.app.window.canvas.copy()
        self.scene.spoil()
        for scene in self.app.scenes():
            scene.invalidate()
        self.app.paint()
        alike(painted, self.app.window.canvas, what)

    # What a hand can do

    def points(self):
        """Every point that a click would make something of."""
        scene, answers = self.scene, self.scene.answers
        cards = [scene.hand.rects[card] for card in scene.choices.cards]
        found = [(rect.x + 3, rect.centery) for rect in cards]
        found += [target.rect.center for target in answers.targets()]
        return found + [widget.rect.center for widget in answers.widgets if widget.usable]

    def click_something(self, chance):
        self.scene.acted = 0.0  # so that it is no second click
        self.click(chance.choice(self.points()))

    def press_something(self, chance):
        scene = self.scene
        letters = [button.shortcut for button in scene.answers.buttons if len(button.shortcut) == 1]
        keys = [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB] + 5 * [
            pygame.K_RETURN
        ]
        keys += [LETTERS[letter.lower()] for letter in letters]
        if scene.focused in scene.bar.widgets or (
            not any(button.enabled for button in scene.answers.buttons) and scene.focused
        ):  # Enter would go elsewhere
            keys = [pygame.K_TAB]
        key = chance.choice(keys)
        letter = chr(key) if key in LETTERS.values() else ""
        self.key(key, unicode=letter)

    def play_on(self, chance, act, papers=2, most=6000):
        """Play until so many deals are over, or the match; each deal has its paper once."""
        for number in range(most):
            self.until_mine()
            self.hold()
            if isinstance(self.app.panel, DealPaper):
                self.papers += 1
                self.frame()
                if self.papers == papers or self.rules.is_match_over(self.model):
                    break
                dealt = deals(self.match)
                self.key(pygame.K_RETURN)
                assert deals(self.match) == dealt + 1
                continue
            assert self.app.panel is None
            act(chance)
            if number % 40 == 0:
                self.frame()
        assert isinstance(self.app.panel, DealPaper), "it never ends"
        assert self.papers == deals(self.match)


def deals(match):
    return 1 + sum(step.move == DEAL for step in match.steps)


def without_time(match):
    """The record, but for how long it took."""
    return [line for line in write(match).splitlines() if not line.startswith("time ")]


@pytest.fixture
def guests(monkeypatch, tmp_path, quick_cards):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("patience.speech.Speaker", Mouth)
    clock = Clock()
    clock.install(monkeypatch)
    return Guests(clock)


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return folders.find()


# Whole matches


@every_game
def test_deals_can_be_played_to_their_end_with_the_mouse(guests, name):
    guests.begin(name).play_on(Random(name), guests.click_something, LONG.get(name, 2))


@every_game
def test_deals_can_be_played_to_their_end_with_the_keyboard(guests, name):
    guests.begin(name, deal=777).play_on(Random(f"{name}/keys"), guests.press_something, 1, most=20000)


@every_game
def test_the_fewest_and_the_most_players_find_room_and_finish_a_deal(guests, name):
    counts = rules_class(name).players
    for players in {counts[0], counts[-1]}:
        guests.begin(name, players)
        chance = Random(f"{name}/{players}")
        for _act in range(3000):
            guests.until_mine()
            guests.hold()
            if guests.app.panel:
                break
            guests.click_something(chance)
        assert isinstance(guests.app.panel, DealPaper)
        for sheet in range(3):
            guests.app.panel.show(sheet)
            guests.same_as_fresh(f"{name} {players} {sheet}")
        guests.app.dismiss()


# The paper


def at_the_paper(guests, name="newmarket", **options):
    """A finished deal with the paper over it."""
    guests.begin(name, **options)
    chance = Random(name)
    while not guests.app.panel:
        guests.until_mine()
        if not guests.app.panel:
            guests.click_something(chance)
    return guests.app.panel


def test_enter_held_down_deals_once(guests):
    at_the_paper(guests)
    for _press in range(4):
        guests.key(pygame.K_RETURN)
    assert deals(guests.match) == 2


def test_a_double_click_on_next_deal_deals_once(guests):
    paper = at_the_paper(guests)
    place = paper.primary.rect.center
    guests.click(place)
    guests.click(place)
    assert deals(guests.match) == 2


def test_after_looking_at_the_table_the_next_deal_is_still_there(guests):
    paper = at_the_paper(guests)
    paper.close()
    for _tick in range(5):
        guests.frame()
        guests.clock.now += 1
    assert guests.app.panel is None, "the paper comes once"
    (button,) = guests.scene.answers.buttons
    place = button.rect.center
    guests.click(place)
    guests.click(place)
    assert deals(guests.match) == 2


def test_an_evening_without_end_is_ended_on_the_paper(guests):
    paper = at_the_paper(guests, deals=0)
    ender = next(button for button in paper.foot_right if button.label == "End the evening")
    guests.frame()
    guests.click(ender.rect.center)
    assert "match" in paper.title
    guests.same_as_fresh()
    old = guests.match
    guests.key(pygame.K_RETURN)
    assert guests.match is not old
    assert deals(guests.match) == 1


def test_a_match_ends_with_its_winner_and_a_new_match(guests):
    guests.begin("newmarket")
    guests.play_on(Random(5), guests.click_something, 4)
    counters = [guests.model.counters[f"seat.{seat}"] for seat in guests.rules.seats]
    best = [guests.scene.name(seat) for seat, n in enumerate(counters) if n == max(counters)]
    assert all(name in guests.app.panel.title for name in best)
    assert "match" in guests.app.panel.title
    old = guests.match
    guests.key(pygame.K_RETURN)
    assert guests.match is not old
    assert deals(guests.match) == 1


@every_game
def test_the_account_adds_up(guests, name):
    """Every payment is in a column, and the columns make what the counters say."""
    paper = at_the_paper(guests, name)
    book, rules, table = paper.account, paper.rules, guests.model
    if rules.has_counters:
        for seat in rules.seats:
            assert sum(c.amounts[seat] for c in book.columns if c.signed) == book.sums[seat]
            assert book.balances[seat] == table.counters[f"seat.{seat}"] == 50 + book.sums[seat]
        assert "do not balance" not in " ".join(paper.reasons)
    else:
        assert book.columns
        assert list(book.sums) == [int(score) for score in table.scores]
    assert not any("{" in words for words in [paper.title, *paper.reasons])


def test_nobody_says_you_plays(guests):
    at_the_paper(guests)
    lines = log(guests.scene)
    mine = [line for line in lines if line.startswith("You ")]
    assert mine
    assert not any(line.split()[1].endswith("s") and line.split()[1] != "pass" for line in mine)


def test_the_log_tells_what_was_answered(guests):
    at_the_paper(guests, "authors")
    answers = [line.partition(": ")[2] for line in log(guests.scene)]
    assert set(answers) == {"“Here.”", "“No.”"}


# Undo, events of others' turns


@every_game
def test_after_undo_the_others_answer_in_the_same_way(guests, name):
    guests.begin(name)
    chance = Random(f"{name}/undo")
    for _act in range(60):
        guests.until_mine()
        if guests.app.panel:
            return
        mine = guests.match.moves_made
        guests.click_something(chance)
        if guests.match.moves_made == mine:
            continue
        guests.until_mine()
        if guests.app.panel:
            guests.app.dismiss()
        after = without_time(guests.match)
        mine_again = own_moves(guests.match, mine)
        guests.scene.undo()
        assert guests.match.moves_made == mine
        guests.until_mine()
        guests.scene.play_all(mine_again)
        guests.until_mine()
        if guests.app.panel:
            guests.app.dismiss()
        assert without_time(guests.match) == after
        guests.hold()
        if guests.model.scores is not None:
            return


def own_moves(match, made):
    """What the player has done since he had decided so often, with what was done for him."""
    before, count, found = match.dealt, 0, []
    for step in match.steps:
        count += not step.follows
        if count > made and before.turn == ME:
            found.append(step.move)
        before = step.table
    return found


def test_clicks_and_keys_while_others_think_do_nothing(guests):
    guests.begin("five_or_nine")
    guests.app.thinker.slow = True
    for _tick in range(50):
        guests.app.tick()
        guests.clock.now += 1
        if guests.model.turn != ME:
            break
        guests.click_something(Random(1))
    assert guests.model.turn != ME
    steps = len(guests.match.steps)
    for x in range(100, 600, 20):
        guests.click((x, 370))
    for key in (pygame.K_RETURN, pygame.K_p, pygame.K_2, pygame.K_LEFT, pygame.K_RETURN):
        guests.key(key, unicode=chr(key) if key < 128 else "")
    assert len(guests.match.steps) == steps
    guests.app.thinker.slow = False
    mine = guests.match.moves_made
    guests.until_mine()
    assert guests.match.moves_made == mine, "nothing was queued"


def test_undo_while_others_think_takes_back_the_own_move(guests):
    guests.begin("five_or_nine")
    guests.until_mine()
    before = write(guests.match)
    guests.app.thinker.slow = True
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
    guests.frame()
    guests.key(pygame.K_u, unicode="u")
    guests.app.thinker.slow = False
    guests.until_mine()
    assert [
        line for line in write(guests.match).splitlines() if not line.startswith("undone")
    ] == before.splitlines()


# Kept games


@every_game
def test_a_match_goes_on_after_a_kill_at_any_moment(guests, name):
    guests.begin(name)
    chance = Random(f"{name}/kill")
    for _act in range(12):
        guests.until_mine()
        if guests.app.panel:
            break
        guests.click_something(chance)
        text = guests.app.saves.load(name)
        again = read(text, rules_class)
        assert write(again) == text
        assert again.table == guests.match.table
        guests.sit_down(again)
        assert guests.match.table == again.table
        guests.frame()


def test_a_match_killed_while_others_think_goes_on_with_them(guests):
    guests.begin("five_or_nine")
    guests.until_mine()
    guests.app.thinker.slow = True
    chance = Random(3)
    while guests.model.turn == ME:
        guests.click_something(chance)
    text = guests.app.saves.load("five_or_nine")
    guests.app.thinker = Chancer()
    guests.sit_down(read(text, rules_class))
    guests.until_mine()
    assert len(guests.match.steps) > text.count("\nmove ") + text.count("\nfollow ")


def test_a_kept_paper_is_there_again(guests):
    at_the_paper(guests)
    text = guests.app.saves.load("newmarket")
    guests.app.dismiss()
    guests.sit_down(read(text, rules_class))
    guests.until_mine()
    assert isinstance(guests.app.panel, DealPaper)


def test_a_new_match_can_be_undone(guests):
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
        guests.until_mine()
    before = write(guests.match)
    guests.key(pygame.K_n, unicode="n")
    assert write(guests.match) != before
    guests.scene.undo()
    assert write(guests.match) == before


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text.replace("\nplayers 4", "\nplayers 9"), "the nearest is 8"),
        (lambda text: text.replace("\ncheck", "\nmove play hand.0 QC run\ncheck"), "not a legal move"),
        (lambda text: text.replace("option deals 4", "option deals 5"), "did you mean"),
        (lambda text: text.replace("option deals", "option deels"), "did you mean"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: "", ""),
        (lambda text: "\x00\x01", "line 1"),
    ],
)
def test_a_damaged_match_is_set_aside_in_one_line_and_a_new_one_dealt(
    shelf, monkeypatch, quick_cards, damage, told
):
    clock = Clock()
    clock.install(monkeypatch)
    guests = Guests(clock, shelf=shelf)
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
    text = guests.app.saves.load("newmarket")
    guests.app.table = None
    guests.app.saves.keep("newmarket", damage(text))
    guests.app.play("newmarket")
    assert isinstance(guests.scene, CompanyScene)
    assert guests.match.moves_made == 0
    if told:
        (notice,) = guests.app.notices
        assert told in notice
        assert "\n" not in notice
        assert re.search(r"\(line \d+: ", notice)
        assert "set aside as newmarket.txt.damaged-1" in notice
        aside = Path(shelf.data, "games", "newmarket.txt.damaged-1")
        assert aside.read_text() == damage(text)
        guests.until_mine()
        assert guests.scene.line()[1] == notice, "it is told when the player has the time to read it"
        for _tick in range(9):
            guests.clock.now += 1
            guests.frame()
        assert guests.scene.line()[1] == notice
        while guests.scene.line()[1] == notice:
            guests.click_something(chance)
        assert not guests.app.notices


def test_the_start_screen_says_how_far_a_match_is_and_whose_turn(guests):
    guests.begin("newmarket", deals=8)
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
        guests.until_mine()
    guests.app.home()
    saved = guests.app.saved("newmarket")
    assert (saved.standing, saved.options, saved.total, saved.home) == ("Deal 1 of 8", "Your turn", 8, 0)
    hero = guests.app.scene.hero
    assert hero.entry.name == "newmarket"
    guests.frame()
    hero.activate()
    assert guests.match.moves_made == saved.moves


# Options, menu, keys


def test_another_number_of_players_begins_a_new_match_and_is_remembered(guests):
    guests.begin("newmarket")
    guests.key(pygame.K_o, unicode="o")
    panel = guests.app.panel
    panel.choices["players"].choose(3)
    assert panel.deal_button.enabled
    panel.deal()
    assert len(guests.rules.seats) == 6
    assert guests.app.settings.seats["newmarket"] == 6
    assert guests.app.panel is None
    guests.app.play("newmarket", fresh=True)
    assert len(guests.rules.seats) == 6


def test_the_level_is_changed_at_once_and_deals_nothing(guests):
    guests.begin("newmarket")
    before = guests.match
    guests.app.show_options()
    guests.app.panel.opponents.choose(2)
    guests.app.panel.forced.activate()
    assert guests.app.settings.opponents == "strong"
    assert not guests.app.settings.play_forced
    assert not guests.app.panel.deal_button.enabled
    assert guests.match is before
    assert guests.scene.level(1) == "strong"


@pytest.mark.parametrize(("players", "seat"), [(6, 4), (4, 0)])
def test_other_options_leave_the_player_in_his_place_if_there_is_one(guests, players, seat):
    guests.app.play("newmarket", 12345, {}, players=5, person=4)
    guests.app.show_options()
    guests.app.panel.choices["players"].choose(rules_class("newmarket").players.index(players))
    guests.app.panel.deal()
    assert len(guests.rules.seats) == players
    assert guests.scene.me == seat


@pytest.mark.parametrize("name", ["guest", "court_circular_1862"])
def test_where_the_number_is_fixed_it_is_not_asked(guests, name):
    guests.begin(name)
    guests.app.show_options()
    guests.frame()
    assert "players" not in guests.app.panel.choices


def test_the_menu_of_a_round_game_restarts_no_deal(guests):
    guests.begin("newmarket")
    guests.app.show_menu()
    labels = [row.label for row in guests.app.panel.rows]
    assert "Restart" not in labels
    assert {"New match", "Deal number, place", "Players, options", "Games", "Rules"} <= set(labels)


def test_the_rules_name_their_book(guests):
    for name, book in (("guest", "Catlin"), ("court_circular_1860", "Carroll"), ("fan_tan", "Foster")):
        guests.begin(name)
        guests.app.show_rules()
        assert book in guests.app.panel.source
        guests.app.dismiss()


def test_what_happens_is_spoken_and_the_question_too(guests):
    guests.app.change(speech=True)
    guests.app.speaker = Mouth()
    guests.begin("five_or_nine")
    guests.until_mine()
    said = guests.app.speaker.said
    assert said[-1] == spoken(guests.scene.line()[1])
    assert not any(sign in words for words in said for sign in "♣♦♥♠")
    others = [person.name for person in guests.scene.people[1:]]
    assert sum(any(words.startswith(name) for name in others) for words in said) == len(guests.match.steps)


def test_no_win_panel_comes_for_a_round_game(guests):
    at_the_paper(guests)
    guests.app.dismiss()
    guests.app.show_win()
    assert not isinstance(guests.app.panel, WinPanel)


def test_a_new_window_size_keeps_what_was_chosen(guests):
    guests.begin("newmarket")
    guests.until_mine()
    for size in ((1280, 800), (720, 1000), SMALL):
        guests.resize(size)
        guests.frame()
        guests.hold()
        assert guests.scene.choices.any


# Places, redo, advice


def test_in_another_place_the_player_has_the_cards_that_were_dealt_there(guests):
    guests.begin("guest", deal=5)
    cards = [guests.match.dealt.piles[f"hand.{seat}"].cards for seat in range(4)]
    guests.key(pygame.K_d, unicode="d")
    panel = guests.app.panel
    panel.place.choose(2)
    panel.play()
    assert [guests.match.dealt.piles[f"hand.{seat}"].cards for seat in range(4)] == cards
    assert (guests.match.person, guests.match.deal, len(guests.rules.seats)) == (2, 5, 4)
    assert set(guests.scene.hand.order) == set(cards[2])
    assert [person.name == "You" for person in guests.scene.people] == [False, False, True, False]


@every_game
def test_a_deal_is_played_from_the_last_place_and_kept_with_it(guests, name):
    last = len(rules_class(name)(rules_class(name).usual_players).seats) - 1
    guests.app.play(name, 77, person=last)
    guests.until_mine()
    assert guests.model.turn == last
    assert set(guests.scene.choices.all) == set(guests.rules.moves(guests.model))
    again = read(write(guests.match), rules_class)
    assert (again.person, again.table) == (last, guests.match.table)


def test_a_new_match_keeps_players_options_and_place(guests):
    guests.begin("newmarket", players=6, deals=8)
    guests.app.play("newmarket", 9, {"deals": 8}, players=6, person=4)
    guests.app.new_deal()
    assert (len(guests.rules.seats), guests.rules.deals, guests.match.person) == (6, 8, 4)


def test_what_was_taken_back_is_done_again_with_all_replies(guests):
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(1)
    while not guests.scene._decided:
        guests.click_something(chance)
        guests.until_mine()
    before = guests.match.table
    guests.key(pygame.K_u, unicode="u")
    assert guests.match.table != before
    guests.key(pygame.K_y, mod=pygame.KMOD_LCTRL)
    assert guests.match.table == before
    guests.until_mine()
    assert guests.match.table == before
    assert guests.scene.choices.any


@pytest.mark.parametrize(
    ("worths", "words"),
    [
        ([(2, 300, 1.5), (3, 300, 0.25)], "1.2 ahead of the next best in 600 trials"),
        ([(2, 300, 1.5), (3, 300, 1.5)], "nothing else is better"),
        ([(2, 300, 1.5), (3, 5, 9.0), (4, 100, 0.5)], "1.0 ahead of the next best in 405 trials"),
        ([(2, 1, 1.5), (3, 1, 0.0)], "1.5 ahead of the next best, by the odds"),
    ],
)
def test_advice_says_by_how_much_it_is_better(worths, words):
    opinions = [Opinion(Say("bid", n), tries, worth) for n, tries, worth in worths]
    assert advice(opinions, "bid 2") == f"I would do this: bid 2 ({words})"


def test_advice_without_a_choice_needs_no_reason():
    assert advice([Opinion(Say("pass"), 1, 0.0)], "pass") == "I would do this: pass"


def test_a_new_deal_does_not_tell_what_happened_in_the_one_before(guests):
    at_the_paper(guests)
    guests.app.dismiss()
    guests.scene.happened = "Mr Pym plays the six of hearts"
    guests.scene.next_deal()
    assert guests.scene.happened == ""


def test_the_log_tells_what_others_said_to_a_move(guests):
    guests.begin("pochen", players=4, deal=12)
    guests.until_mine()
    first, caller = guests.match.steps[0], guests.match.dealt.turn
    takers = {effect.taker for effect in first.effects if isinstance(effect, Pay)} - {f"seat.{caller}"}
    assert takers
    for taker in takers:
        assert f"{guests.scene.name(int(taker[-1]))}: “" in log(guests.scene)[0]
