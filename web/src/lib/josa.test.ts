import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/josa.json";
import { JOSA, josa } from "./josa";

test.each(vectors)("$value with $forms", ({ value, forms, text }) => {
  expect(josa(String(value), forms)).toBe(text);
});

test.each(["은", "은/", "/는", ""])("two forms are needed, not “%s”", (forms) => {
  expect(() => josa("상인", forms)).toThrow("two forms");
});

test("catalogs may use it", () => {
  const bundle = new FluentBundle("ko", { useIsolating: false, functions: { JOSA } });
  bundle.addResource(
    new FluentResource(`
card = { $kind ->
    [merchant] 상인
   *[spy] 첩자
}
took = { JOSA($who, "이/가") } { JOSA(card, "을/를") } { JOSA($count, "으로/로") }
`),
  );
  const pattern = bundle.getMessage("took")!.value!;
  expect(bundle.formatPattern(pattern, { who: "Ann", kind: "merchant", count: 7 })).toBe("Ann이(가) 상인을 7로");
  const errors: Error[] = [];
  expect(bundle.formatPattern(pattern, { kind: "spy", count: 3 }, errors)).toBe("{$who} 첩자를 3으로");
  expect(errors).toHaveLength(1);
});
