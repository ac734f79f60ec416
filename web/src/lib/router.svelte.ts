// Addresses: "/", "/table/<id>", "/replay/<id>", "/rules/<game>".
let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function route(): string[] {
  return path.split("/").filter(Boolean);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links: an ordinary click stays on the page, everything else is the browser's. */
export function stay(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
