"""Where the pictures lie: beside the package in a checkout, inside it once it is installed."""

import os

_HERE = os.path.dirname(os.path.abspath(__file__))
_INSTALLED = os.path.join(_HERE, "_sprites")
_FOLDER = _INSTALLED if os.path.isdir(_INSTALLED) else os.path.join(os.path.dirname(_HERE), "sprites")


def path(name: str) -> str:
    """The path of the picture file with this name, such as "backs/waves-fine.svg"."""
    return os.path.join(_FOLDER, name)
