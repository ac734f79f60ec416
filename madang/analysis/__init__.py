"""Reviews of finished games.

`review` judges each decision from what its seat could know, and splits the result into luck and skill.
"""

from madang.analysis.luck import SeatBalance, balance
from madang.analysis.review import Review, ReviewedDecision, review

__all__ = ["Review", "ReviewedDecision", "SeatBalance", "balance", "review"]
