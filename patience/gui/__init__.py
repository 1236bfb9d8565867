"""The window: the only part of the program that knows pygame, which is set up and loaded here."""

from importlib import import_module

from patience.gui import sdl

sdl.prepare()
sdl.without_sound(lambda: import_module("pygame"))
