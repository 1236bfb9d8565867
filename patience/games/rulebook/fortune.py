"""How fortunes are told."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The consultation from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "String together what the cards say into one connected story. Nobody wins and nobody loses: it is a "
                "pastime for an evening in company, and the story is worth what the teller makes of it."
            ),
        ),
        chapter(
            _("The cards"),
            _(
                "Take out the ace, King, Queen, Jack, ten, nine, eight and seven of every suit: thirty-two cards. They "
                "have a head and a foot, so that each lies either upright or reversed. Kings, Queens, Jacks and sevens "
                "say something else when they lie reversed; the other cards say the same either way."
            ),
            _(
                "Here a reversed card has its golden plinth on top, hangs a little lower, is tinted rose, and wears a "
                "ribbon that says so."
            ),
        ),
        chapter(
            _("The consultant"),
            _(
                "Whoever asks the cards is one of them. A married man is the King of diamonds if he is fair, the King "
                "of clubs if he is dark; a single man is the Jack of hearts; a woman is the Queen of hearts if she is "
                "fair, the Queen of clubs if she is dark."
            ),
        ),
        chapter(
            _("The row of twelve"),
            _(
                "The cards are shuffled, each left upright or reversed by chance, and the consultant cuts them with "
                "the left hand. Then the pack is counted off in sevens: six cards go under the pack, the seventh is "
                "laid face up, until twelve lie in a row."
            ),
            _(
                "If the consultant’s card is not among the twelve, all cards are gathered and it begins again with "
                "the shuffle."
            ),
            _(
                "The twelve are read from left to right. A few cards say more because of the next one to their right: "
                "the ten of clubs followed by the nine of diamonds or the nine of spades, the eight of spades followed "
                "by the seven of diamonds, and the upright seven of spades, whose quarrel lasts unless a heart follows."
            ),
            _(
                "Two, three or four cards of one rank, anywhere in the row and either way up, say something together. "
                "Only the largest number counts: three nines are not two nines as well."
            ),
        ),
        chapter(
            _("The four packets"),
            _(
                "To confirm the story, the twelve are gathered, shuffled, cut again with the left hand, and laid in four "
                "packets of three. The first tells of the person, the second of the house, the third of the future, "
                "the fourth is the surprise. They are turned one after the other and read; what follows to the "
                "right counts within a packet."
            ),
        ),
        chapter(
            _("At this table"),
            _(
                "Click where the pack is to be cut. A card of the row is read when it is clicked, in any order; Enter "
                "goes on with the next one. C copies the story as text, L shows it, U takes a step back, N asks the "
                "cards anew. The same number, cut at the same place, always lays the same cards."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _(
                "The meanings and the consultation are in Complete Hoyle by R. F. Foster, who has them from Etteilla. "
                "The words in which the cards speak here are our own."
            ),
            _(
                "Two rulings are ours. Followed means the very next card to the right. And when the fourth packet holds "
                "no surprise, a remark is added that is true of most people, as Foster advises."
            ),
        ),
    )
