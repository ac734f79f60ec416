// As much Markdown as our rules pages use: headings, paragraphs, lists, **bold**, and pictures by name, as in `[cards]`.
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

export function inline(text: string): Part[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text);
}

function block(text: string): Block {
  const empty = { picture: "", parts: [], items: [] };
  const heading = /^(#{1,2}) (.*)$/.exec(text);
  if (heading) return { ...empty, kind: heading[1] === "#" ? "h1" : "h2", parts: inline(heading[2]!) };
  const picture = /^\[(\w+)\]$/.exec(text);
  if (picture) return { ...empty, kind: "picture", picture: picture[1]! };
  if (text.startsWith("- ")) {
    const items = text.slice(2).split(/\n- /);
    return { ...empty, kind: "list", items: items.map((item) => inline(item.replace(/\s+/g, " "))) };
  }
  return { ...empty, kind: "p", parts: inline(text.replace(/\s+/g, " ")) };
}

export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean).map(block);
}
