// Client-side routing: "/", "/table/<id>", "/replay/<id>", "/rules/<game>".
let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function route(): string[] {
  return path.split("/").filter(Boolean);
}

export function navigate(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The click handler of internal links. Clicks that open a new tab or window are left to the browser. */
export function followLink(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  navigate(link.pathname);
}
