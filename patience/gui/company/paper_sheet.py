"""What the sheets of the paper after a deal have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from patience.gui.company.paper import DealPaper


REASON = 26  # logical height of a sentence that explains a payment


class Sheet(ABC):
    """One sheet; `legend` explains its signs in the foot."""

    legend = ""

    def __init__(self, paper: DealPaper) -> None:
        self.paper = paper
        self.rules, self.table = paper.rules, paper.match.table

    @property
    @abstractmethod
    def title(self) -> str:
        """What stands on its tab."""

    @abstractmethod
    def height(self) -> int:
        """How tall it is, in window pixels."""

    @abstractmethod
    def paint(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """Draw it from the top left corner of a box as wide as the sheet; the box is as tall as what shows of it."""
