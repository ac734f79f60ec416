// What the build adds to the page: the worker that keeps its shell, and every file packed as servers send it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORKER = new URL("./src/shell/worker.js", import.meta.url);
const PAGE = new URL("./index.html", import.meta.url);
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

/** `sw.js`, which knows by name what belongs to this build: a new build is a new worker. */
export function shell(): Plugin {
  return {
    name: "madang-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const parts = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["/", "/icon.svg", ...parts.sort().map((name) => `/${name}`)];
      const worker = readFileSync(WORKER, "utf-8");
      const build = createHash("sha256").update(files.join() + worker + readFileSync(PAGE, "utf-8")).digest("hex").slice(0, 12);
      const source = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** A packed copy beside each text, so that the server has nothing to compress. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "madang-packed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (PACKED.test(name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
