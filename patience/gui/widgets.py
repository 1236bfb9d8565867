"""All controls under one name."""

from patience.gui.buttons import Button
from patience.gui.fields import Clipboard, TextField
from patience.gui.pictures import PictureChoice
from patience.gui.scroll import ScrollArea
from patience.gui.slider import Slider
from patience.gui.switches import Checkbox, Segmented, Toggle
from patience.gui.widget import Widget

__all__ = [
    "Button",
    "Checkbox",
    "Clipboard",
    "PictureChoice",
    "ScrollArea",
    "Segmented",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
]
