"""The card deck: figures, faces and backs as flat SVG."""
