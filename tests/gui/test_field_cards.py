"""Faults that players of other programs have met: cards wrongly drawn, lost or gone by themselves."""

import pygame
import pytest
from harness import chance, legal, walked
from positions import game, suits_up_to, table_of
from test_pictures import snapshot

from patience.cards import PACK
from patience.engine.match import Match
from patience.engine.moves import Carry
from patience.games import NAMES


def brightness(picture):
    """How light a picture is on the whole, 0 to 255."""
    return sum(pygame.transform.average_color(picture)[:3]) / 3


def distance(one, other):
    """The mean difference of two pictures of one size, 0 to 255."""
    both = one.convert(24)
    less = other.convert(24)
    less.blit(one.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    both.blit(other.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return brightness(less) + brightness(both)


def at(player, name, chosen, positions, notes=None):
    """Sit down at a position written by hand."""
    rules = game(name, **chosen)
    match = Match(rules, 1)
    match.dealt = table_of(rules, positions, match.dealt.notes if notes is None else notes)
    player.app._sit_down(match, dealing=False)
    return match


def looks_like(player):
    """The card, of all in the pack, whose face the last of the held cards shows."""
    hands, lay, art = player.scene.hands, player.scene.lay, player.app.art
    held = hands.cards.move(-hands.rect.x, -hands.rect.y)
    place = pygame.Rect(0, 0, held.w, round(held.w * 1.4))
    place.bottomleft = held.bottomleft
    place = place.clip(hands.picture.get_rect())
    part = place.inflate(-place.w // 6, -place.h // 6)
    shown = hands.picture.subsurface(part)
    inside = part.move(-place.x, -place.y)

    def off(card):
        face = pygame.transform.smoothscale(art.face(card, lay.w, large=lay.large), place.size)
        return distance(shown, face.subsurface(inside))

    return min(PACK, key=off)


def test_when_two_of_three_are_played_from_the_fan_the_third_is_dragged_with_its_own_face(player):
    at(
        player, "klondike", {},
        "stock: (KC) (KD) (KH); waste: 2C 9D 5H 6S 7D; column.1: 8C; column.2: 7H; column.3: 6C; column.4: KS",
    )  # fmt: skip
    for target in ("column.1", "column.2"):
        player.bring("waste", len(player.model.piles["waste"].cards) - 1, target)
    left = player.model.piles["waste"].cards
    assert [str(card) for card in left] == ["2C", "9D", "5H"]
    x, y = player.point("waste")
    player.down((x, y))
    player.pull((x + 5, y + 130))
    assert player.scene.hands.size == 1
    assert looks_like(player) is left[-1]
    player.same_as_fresh("while it is held")
    lay, under = player.scene.lay, left[-2]
    rect = lay.cards["waste"][-2]
    shown = player.app.window.canvas.subsurface(pygame.Rect(rect.topleft, (lay.w // 4, lay.h)))
    face = player.app.art.face(under, lay.w, large=lay.large).subsurface(shown.get_rect())
    assert distance(shown, face) < 20, "the card below it does not show"
    player.up((x + 5, y + 130))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_dragged_looks_like_the_cards_of_the_model_after_many_moves(player, name):
    lifted = 0
    for deal in range(1, 17):
        player.sit_down(walked(name, {}, deal, 5 * deal, chance("dragged", deal)))
        for source, size, _target in list(legal(player.rules, player.model))[:3]:
            pile = player.model.piles[source]
            if start := player.point(source, len(pile.cards) - size):
                player.down(start)
                player.pull((start[0] + 14, start[1] + 14))
                assert player.scene.hands.size >= size
                assert looks_like(player) is pile.cards[-1]
                player.send(pygame.WINDOWFOCUSLOST)
                lifted += 1
    assert lifted >= 5


def test_empty_places_are_drawn_while_a_card_is_dragged_those_that_take_it_brighter(player):
    at(player, "klondike", {}, "column.1: KS; column.2: (3C) KH; column.3: 9D; waste: 2C; foundation.S: AS; foundation.H: AH")  # fmt: skip
    x, y = player.point("column.2")
    player.down((x, y))
    player.pull((x + 30, y + 260))
    player.frame()
    window, lay = snapshot(player)[0], player.scene.lay
    player.scene.picture._felt(lay, player.scene.scale)
    felt = player.scene.picture.still
    empty = {
        name: lay.slot(name) for name in ("column.5", "column.6", "column.7", "foundation.C", "foundation.D")
    }
    edges = {
        name: distance(window.subsurface(rect.inflate(4, 4)), felt.subsurface(rect.inflate(4, 4)))
        for name, rect in empty.items()
    }
    assert min(edges.values()) > 3, edges
    takes, others = ("column.5", "column.6", "column.7"), ("foundation.C", "foundation.D")
    assert min(edges[name] for name in takes) > 1.5 * max(edges[name] for name in others), edges
    player.scene.picture.stale = [player.scene.bounds]
    player.up((x + 30, y + 260))


def test_a_card_taken_back_from_a_foundation_stays_until_the_player_moves_it(player):
    match = at(
        player, "klondike", {"return_from_foundations": True},
        "foundation.S: A-5; foundation.H: A-4; column.1: (9C) 6H; column.2: (KD) 8S; stock: (2C) (3C)",
    )  # fmt: skip
    assert player.app.settings.auto_finish
    player.bring("foundation.S", 4, "column.1")
    for _second in range(4):
        player.wait(1, 0.25)
        assert str(player.model.piles["column.1"].top) == "5S"
    player.bring("column.2", 1, "column.4")  # not legal: nothing else may move it either
    player.click(player.point("stock"))
    assert str(player.model.piles["column.1"].top) == "5S"
    assert match.moves_made == 2


@pytest.mark.parametrize(
    ("chosen", "rest"),
    [
        ({"draw": 1, "runs": 1}, "waste: KC"),
        ({"draw": 1, "runs": 3}, "waste: KC"),
        ({}, "column.4: KC"),
        ({"strict_whole": True}, "waste: KC"),
    ],
    ids=["last run spent, last card from the waste", "from the waste", "from a column", "strictly whole"],
)
def test_the_last_card_wins_although_no_other_move_is_left(player, chosen, rest):
    home = suits_up_to("K").replace("foundation.C: A-K", "foundation.C: A-Q")
    at(player, "klondike", {**chosen}, f"{home}; {rest}")
    shown = []
    show = player.app.show
    player.app.show = lambda scene: (shown.append(type(scene).__name__), show(scene))
    player.bring(rest.partition(":")[0], 0, "foundation.C")
    assert player.match.steps[-1].move == Carry(rest.partition(":")[0], 1, "foundation.C")
    assert shown == ["WinPanel"]
    assert not player.scene.notice.words
    assert not player.scene.stuck
    assert player.model.scores == (1.0,)


@pytest.mark.parametrize("rest", ["waste: KC", "stock: (KC)", "stock: (QC); waste: KC"])
def test_the_finish_takes_what_lies_in_waste_and_stock_too(player, rest):
    home = suits_up_to("K").replace(
        "foundation.C: A-K", "foundation.C: A-Q" if "QC" not in rest else "foundation.C: A-J"
    )
    at(player, "klondike", {"draw": 1}, f"{home}; {rest}")
    assert player.scene.notice.words
    player.key(pygame.K_f)
    assert player.model.scores is not None
    assert player.app.panel
    player.check()


def test_a_double_click_on_new_deal_deals_once(player):
    at(
        player,
        "klondike",
        {},
        suits_up_to("K").replace("foundation.C: A-K", "foundation.C: A-Q") + "; waste: KC",
    )
    player.bring("waste", 0, "foundation.C")
    dealt = []
    new_deal = player.app.new_deal
    panel = player.app.panel
    panel.new_button.action = lambda: (dealt.append(1), new_deal())
    for _click in range(2):
        player.click(panel.new_button.rect.center)
    assert dealt == [1]
    assert player.match.moves_made == 0
    player.check()
