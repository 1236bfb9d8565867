"""Cards and counters in the hand of somebody whose hand is not steady, at the table for several."""

import pytest

from patience.engine.moves import Say

SIZES = [(640, 400), (1280, 800)]


@pytest.fixture
def at_table(guests):
    def begin(name, size=(640, 400), players=None, **options):
        guests.resize(size)
        guests.begin(name, players, **options)
        guests.until_mine()
        guests.clock.now += 1
        guests.frame()
        return guests

    return begin


def legal(guests):
    """A card that may be played, and a point of it that no other covers."""
    card = next(iter(guests.scene.choices.cards))
    rect = guests.scene.hand.rects[card]
    return card, (rect.x + 4, rect.centery)


def lies_in_hand(guests, card):
    return card in guests.model.piles["hand.0"].cards


@pytest.mark.parametrize("size", SIZES)
def test_a_card_goes_along_with_the_pointer_and_is_played_above_the_line(at_table, size):
    guests = at_table("five_or_nine", size)
    card, start = legal(guests)
    guests.down(start)
    for step in range(1, 6):
        guests.pull((start[0], start[1] - 30 * step))
        guests.same_as_fresh(f"carried {step}")
    assert guests.scene.pointer.card == card
    assert lies_in_hand(guests, card)
    guests.up((start[0], start[1] - 150))
    assert not lies_in_hand(guests, card)
    guests.same_as_fresh("played")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_let_go_below_the_line_goes_home(at_table, size):
    guests = at_table("five_or_nine", size)
    guests.app.change(motion="normal")
    card, start = legal(guests)
    guests.down(start)
    guests.pull((start[0] + 80, start[1]))
    guests.up((start[0] + 80, start[1]))
    assert lies_in_hand(guests, card)
    assert guests.scene.pointer.card is None
    guests.clock.now += 0.05
    guests.same_as_fresh("on its way home")
    guests.wait(1)
    guests.same_as_fresh("home")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_was_carried_about_and_is_put_back_into_its_very_place_is_not_played(at_table, size):
    guests = at_table("five_or_nine", size)
    card, start = legal(guests)
    guests.down(start)
    for pos in ((start[0] + 60, start[1] - 120), (start[0] + 2, start[1] - 1)):
        guests.pull(pos)
    guests.up(pos)
    assert lies_in_hand(guests, card)
    guests.same_as_fresh("put back")


def test_a_trembling_click_is_a_click(at_table):
    guests = at_table("five_or_nine")
    card, (x, y) = legal(guests)
    guests.down((x, y))
    for dx, dy in ((3, -4), (-5, 6), (7, 4), (6, -6)):
        guests.pull((x + dx, y + dy))
    guests.up((x + 6, y - 6))
    assert not lies_in_hand(guests, card)


def test_a_card_that_may_not_be_played_stays_and_the_line_says_why(at_table):
    guests = at_table("five_or_nine")
    scene = guests.scene
    card = next(card for card in scene.hand.order if card not in scene.choices.cards)
    start = scene.hand.rects[card].x + 3, scene.hand.rects[card].centery
    guests.down(start)
    guests.pull((start[0] + 2, start[1] - 8))
    assert scene.pointer.card is None
    guests.up((start[0] + 2, start[1] - 8))
    assert lies_in_hand(guests, card)
    assert scene.notice


def test_a_button_that_came_up_elsewhere_lets_the_card_go(at_table):
    guests = at_table("five_or_nine")
    card, start = legal(guests)
    guests.down(start)
    guests.pull((start[0], 150))
    guests.move((start[0], 140))
    assert guests.scene.pointer.card is None
    assert lies_in_hand(guests, card)
    guests.same_as_fresh()


def test_a_gap_between_two_suits_belongs_to_a_card_beside_it(at_table):
    guests = at_table("five_or_nine")
    hand = guests.scene.hand
    edges = [(hand.rects[a].right, hand.rects[b].x) for a, b in zip(hand.order, hand.order[1:], strict=False)]
    gaps = [(left + right) // 2 for left, right in edges if right - left > 2]
    for x in gaps:
        assert hand.at((x, guests.scene.plan.hand.centery)) is not None


@pytest.mark.parametrize("size", SIZES)
def test_a_counter_is_carried_from_the_tray_to_a_pool(at_table, size):
    guests = at_table("newmarket", size)
    for _answer in range(40):
        if guests.rules.to_spread(guests.model):
            break
        guests.click(guests.scene.answers.buttons[0].rect.center)
        guests.until_mine()
        guests.clock.now += 1
    half = guests.scene.answers.half
    tray, pool = guests.scene.laid.heaps["tray"], next(iter(half.counts))
    target = next(t for t in guests.scene.answers.targets() if getattr(t.what, "place", "") == pool)
    guests.down(tray.center)
    guests.pull((tray.centerx, tray.centery - 40))
    assert guests.scene.pointer.carried
    guests.same_as_fresh("carried")
    guests.pull(target.rect.center)
    guests.up(target.rect.center)
    assert half.counts[pool] == 1
    assert guests.scene.pointer.carried is None
    guests.same_as_fresh("laid")


def test_the_second_of_two_clicks_answers_nothing_even_when_nothing_moves(at_table):
    guests = at_table("newmarket")
    button = guests.scene.answers.buttons[0]
    place = button.rect.center
    guests.click(place)
    for _tick in range(20):
        guests.app.tick()
        guests.clock.now += 0.01
    made = guests.match.moves_made
    guests.click(place)
    mine = [step for step in guests.match.steps[made:] if not step.follows]
    assert not mine


def test_a_card_can_be_carried_to_a_neighbour_to_exchange_it(at_table):
    guests = at_table("ranter_go_round", players=4)
    scene = guests.scene
    neighbour = guests.rules.exchanges_with(scene.view.table)
    (card,) = scene.hand.order
    start = scene.hand.rects[card].center
    guests.drag(start, scene.plan.blocks[neighbour].medal.center)
    assert Say("exchange") in [step.move for step in guests.match.steps if not step.follows]
