"""Reviews of finished games.

`review` judges each decision from what its seat could know, and splits the result into luck and skill.
"""

from madang.analysis.luck import Balance, SeatBalance, balance
from madang.analysis.review import Review, ReviewedDecision, review

__all__ = ["Balance", "Review", "ReviewedDecision", "SeatBalance", "balance", "review"]
