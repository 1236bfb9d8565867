"""Paper panels that lie over the table, and the parts of the start screen."""
