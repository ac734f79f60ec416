// Parses the Markdown of the rules pages: headings, paragraphs, lists, **bold**, and pictures by name, as in `[cards]`.
export interface Part {
  text: string;
  strong: boolean;
}

export interface Block {
  kind: "h1" | "h2" | "p" | "list" | "picture";
  picture: string;
  parts: Part[];
  items: Part[][];
}

function parseInline(text: string): Part[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text);
}

/** The text of a block without its marks. */
export function plainText(parts: Part[]): string {
  return parts.map((part) => part.text).join("");
}

function parseBlock(text: string): Block {
  const empty = { picture: "", parts: [], items: [] };
  const heading = /^(#{1,2}) (.*)$/.exec(text);
  if (heading) return { ...empty, kind: heading[1] === "#" ? "h1" : "h2", parts: parseInline(heading[2]!) };
  const picture = /^\[(\w+)\]$/.exec(text);
  if (picture) return { ...empty, kind: "picture", picture: picture[1]! };
  if (text.startsWith("- ")) {
    const items = text.slice(2).split(/\n- /);
    return { ...empty, kind: "list", items: items.map((item) => parseInline(item.replace(/\s+/g, " "))) };
  }
  return { ...empty, kind: "p", parts: parseInline(text.replace(/\s+/g, " ")) };
}

export function parseMarkdown(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean).map(parseBlock);
}
