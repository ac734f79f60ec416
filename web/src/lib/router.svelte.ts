// Client-side routing: "/", "/table/<id>", "/replay/<id>?step=…&seat=…", "/review/<id>?step=…",
// "/rules/<game>", "/learn/<game>", "/you", "/player/<id>", "/leaderboard?game=…&players=…", "/puzzles", "/puzzles/<game>/<id>?theme=…",
// "/challenges", "/challenge/<id>", "/tournament/<id>", "/tournament/new".
let path = $state(location.pathname);
let search = $state(location.search);
addEventListener("popstate", update);

function update(): void {
  path = location.pathname;
  search = location.search;
}

export function route(): string[] {
  return path.split("/").filter(Boolean);
}

/** The query of the address, such as "?step=20". */
export function query(): string {
  return search;
}

export function navigate(to: string): void {
  history.pushState(null, "", to);
  update();
  scrollTo(0, 0);
}

/** Changes the query of the address without a new entry in the history. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, "", location.pathname + query);
  update();
}

/** The click handler of internal links. Clicks that open a new tab or window are left to the browser. */
export function followLink(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
