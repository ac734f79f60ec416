// Scores grouped into bars of equal width.
const MAX_BARS = 9;

export interface ScoreBar {
  from: number;
  to: number;
  games: number;
}

/** At most nine bars from the lowest to the highest score; bars without games stay in between. */
export function scoreBars(scores: { score: number; games: number }[]): ScoreBar[] {
  if (!scores.length) return [];
  const lowest = Math.min(...scores.map((each) => each.score));
  const highest = Math.max(...scores.map((each) => each.score));
  const width = Math.ceil((highest - lowest + 1) / MAX_BARS);
  const bars: ScoreBar[] = [];
  for (let from = lowest; from <= highest; from += width) {
    const to = from + width - 1;
    const within = scores.filter((each) => each.score >= from && each.score <= to);
    bars.push({ from, to, games: within.reduce((sum, each) => sum + each.games, 0) });
  }
  return bars;
}
