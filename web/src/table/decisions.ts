// The decisions of the chart of chances: the steps of a replay at which somebody had a choice, in rising order.

/** The decision next to a place on the chart; null if there is none. */
export function nearestDecision(decisions: number[], step: number): number | null {
  let nearest: number | null = null;
  for (const decision of decisions) {
    if (nearest === null || Math.abs(decision - step) < Math.abs(nearest - step)) nearest = decision;
  }
  return nearest;
}

/** The decision that a key leads to from a step; null if the key is not one of the chart's, or there is none. */
export function decisionAfterKey(key: string, decisions: number[], at: number | null): number | null {
  const step = at ?? -1;
  if (key === "ArrowRight" || key === "ArrowUp") return decisions.find((decision) => decision > step) ?? null;
  if (key === "ArrowLeft" || key === "ArrowDown") return decisions.findLast((decision) => decision < step) ?? null;
  if (key === "Home") return decisions[0] ?? null;
  if (key === "End") return decisions.at(-1) ?? null;
  return null;
}
