// As much Markdown as our rules pages use: headings, paragraphs, lists, **bold**, and `[cards]` for the cards themselves.
export interface Part {
  text: string;
  strong: boolean;
}

export interface Block {
  kind: "h1" | "h2" | "p" | "list" | "cards";
  parts: Part[];
  items: Part[][];
}

export function inline(text: string): Part[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text);
}

function block(text: string): Block {
  const heading = /^(#{1,2}) (.*)$/.exec(text);
  if (heading) return { kind: heading[1] === "#" ? "h1" : "h2", parts: inline(heading[2]!), items: [] };
  if (text.trim() === "[cards]") return { kind: "cards", parts: [], items: [] };
  if (text.startsWith("- ")) {
    const items = text.slice(2).split(/\n- /);
    return { kind: "list", parts: [], items: items.map((item) => inline(item.replace(/\s+/g, " "))) };
  }
  return { kind: "p", parts: inline(text.replace(/\s+/g, " ")), items: [] };
}

export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean).map(block);
}
