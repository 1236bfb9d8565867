"""The ways to what the window shows: the table of a match, and the panels over it, each loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.cards import PACK
from patience.engine.patience import Patience
from patience.gui.bar import grouped
from patience.gui.clock import spelled
from patience.gui.table import TableScene
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from patience.engine.match import Match
    from patience.engine.rules import Value
    from patience.gui.app import App
    from patience.gui.company.scene import CompanyScene
    from patience.gui.fortune.scene import FortuneScene


def table_for(app: App, match: Match) -> TableScene | CompanyScene | FortuneScene:
    """The scene in which a match is played."""
    if isinstance(match.rules, Patience):
        return TableScene(app, match, match.rules)
    from patience.engine.company import Company

    if not isinstance(match.rules, Company):
        from patience.gui.fortune.doors import consultation

        return consultation(app, match)
    from patience.gui.company.scene import CompanyScene

    return CompanyScene(app, match, match.rules)


def show_rules(app: App) -> None:
    """Open the rules of the game on the table."""
    from patience.gui.panels.rules import RulesPanel

    if app.table:
        rules = app.table.rules
        options = app.show_options if rules.options or not isinstance(app.table, TableScene) else None
        source = _("After {source}").format(source=rules.source)
        app.show(RulesPanel(app, rules.title, rules.tagline, rules.chapters, source, options))


def show_options(app: App) -> None:
    """Open the options of the game on the table."""
    from patience.gui.panels.options import OptionsPanel

    if not app.table:
        return
    rules, name = app.table.rules, app.table.rules.name
    if isinstance(app.table, TableScene):
        app.show(
            OptionsPanel(
                app,
                rules.title,
                rules.options,
                rules.chosen,
                rules.presets,
                lambda chosen: app.play(name, None, chosen, fresh=True),
            )
        )
        return
    from patience.gui.company.scene import CompanyScene

    if isinstance(app.table, CompanyScene):
        from patience.gui.panels.options_company import CompanyOptionsPanel

        seat = app.table.match.person

        def play(players: int, chosen: Mapping[str, Value]) -> None:
            app.play(name, None, chosen, players=players, person=seat if seat < players else 0)

        app.show(CompanyOptionsPanel(app, app.table.rules, play))


def show_settings(app: App) -> None:
    """Open the settings."""
    from patience.gui.panels.settings import SettingsPanel

    app.show(SettingsPanel(app))


def show_deal(app: App) -> None:
    """Open the panel of the deal number."""
    from patience.gui.panels.deal import DealPanel

    if not app.table:
        return
    match, rules = app.table.match, app.table.rules
    seats = len(rules.seats)

    def play(deal: int, person: int = 0) -> None:
        app.play(rules.name, deal, rules.chosen, players=seats, person=person)

    if seats > 1:
        from patience.gui.panels.deal_company import CompanyDealPanel

        app.show(CompanyDealPanel(app, match, play, app.new_deal))
    else:
        app.show(DealPanel(app, rules.title, match.deal, play, app.new_deal))


def show_menu(app: App) -> None:
    """Open the menu of what has no room on the bar."""
    from patience.gui.company.scene import CompanyScene
    from patience.gui.panels.menu import Menu

    if isinstance(app.table, TableScene | CompanyScene):
        sound = _("Sound off") if app.settings.sound else _("Sound on")
        full = _("Leave full screen") if app.settings.full_screen else _("Full screen")
        entries = [
            *_of_the_game(app, app.table),
            (_("Rules"), "rules", app.show_rules),
            (_("Log"), "log", app.table.show_log),
            *([] if isinstance(app.table, TableScene) else [(_("All facts"), "rules", app.table.show_facts)]),
            (_("Settings"), "settings", app.show_settings),
            (sound, "sound", app.switch_sound),
            (_("Keys"), "more", app.show_keys),
            (full, "full", lambda: app.change(full_screen=not app.settings.full_screen)),
        ]
        app.show(Menu(app, entries, left=not isinstance(app.table, TableScene)))


def _of_the_game(app: App, table: TableScene | CompanyScene) -> list[tuple[str, str, Callable[[], None]]]:
    """What the menu offers for the game on the table alone."""
    if isinstance(table, TableScene):
        return [(_("Restart"), "restart", table.restart), (_("Deal number"), "calendar", app.show_deal)]
    back = [(_("The match before"), "undo", app.undo_new)] if app.can_undo_new() else []
    return [
        (_("Games"), "games", app.home),
        (_("New match"), "new", app.new_deal),
        *back,
        (_("Deal number, place"), "calendar", app.show_deal),
        (_("Players, options"), "person", app.show_options),
    ]


def show_reading(app: App, title: str, sentences: Sequence[str], *, last: bool = False) -> None:
    """Open a panel of sentences."""
    from patience.gui.panels.reading import ReadingPanel

    note = app.table.rules.title if app.table else ""
    app.show(ReadingPanel(app, title, note, sentences, last=last))


def show_deal_over(app: App) -> None:
    """Open the paper after a deal of a round game."""
    from patience.gui.company.paper import DealPaper
    from patience.gui.company.scene import CompanyScene

    if isinstance(app.table, CompanyScene) and not app.panel:
        app.show(DealPaper(app, app.table))


def show_keys(app: App) -> None:
    """Open the sheet of all keys."""
    from patience.gui.company import key_sheet
    from patience.gui.keys import sheet
    from patience.gui.panels.keys import KeysPanel

    several = app.table is not None and not isinstance(app.table, TableScene)
    app.show(KeysPanel(app, key_sheet.sheet() if several else sheet()))


def show_win(app: App) -> None:
    """Say that the game is won."""
    from patience.gui.panels.outcome import WinPanel

    if not isinstance(app.table, TableScene) or app.panel:
        return
    rules, match = app.table.rules, app.table.match
    moves, home = match.moves_made, rules.cards_home(match.table)
    facts = [(str(moves), ngettext("move", "moves", moves)), (str(home), rules.home_label)]
    if app.settings.show_time:
        facts.insert(0, (spelled(match.seconds), _("your time")))
    everything = _("Won, all fifty-two {home}").format(home=rules.home_label)
    title = everything if home == len(PACK) else _("Won")
    note = _("{game}, deal {deal}").format(game=rules.title, deal=grouped(match.deal))
    app.sound("win")
    app.show(
        WinPanel(
            app,
            title,
            facts,
            note,
            app.new_deal,
            lambda: app.play(rules.name, match.deal, rules.chosen, fresh=True),
            app.home,
            app.show_rules,
        )
    )
