import { expect, test } from "vitest";
import { parseMarkdown, plainText } from "./markdown";

test("parses headings, paragraphs, lists and pictures", () => {
  const page = parseMarkdown("# Title\n\nSome **bold**\nwords.\n\n[market]\n\n- one\n- two **2**\n");
  expect(page.map((block) => block.kind)).toEqual(["h1", "p", "picture", "list"]);
  expect(page[1]!.parts).toEqual([{ text: "Some ", strong: false }, { text: "bold", strong: true }, { text: " words.", strong: false }]);
  expect(page[2]!.picture).toBe("market");
  expect(page[3]!.items[1]!.at(-1)).toEqual({ text: "2", strong: true });
});

test("gives the text without its marks", () => {
  expect(plainText(parseMarkdown("## The **market** of Corinth")[0]!.parts)).toBe("The market of Corinth");
});
