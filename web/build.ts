// Vite plugins for the build: smaller icons, the service worker, and a gzipped copy of every text file.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const WORKER = new URL("./src/serviceWorker.js", import.meta.url);
const PAGE = new URL("./index.html", import.meta.url);
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

const ICON_PATH = /(?<=\bd=")[^"]+/g;
/** A decimal number. "01.5" is left alone: in an arc, it is a flag and a number. */
const DECIMAL = /-?(?:(?<!\d)(?:0|[1-9]\d*)?|(?<=\.\d+))\.\d+/g;

/** Rounds the coordinates of icons to 1/512 of their width, which nobody sees and which halves their size. */
export function roundedIcons(): Plugin {
  const rounded = (text: string) => ` ${Math.round(Number(text))}`;
  return {
    name: "madang-rounded-icons",
    enforce: "pre",
    transform: (code, id) => (id.includes("~icons/") ? code.replace(ICON_PATH, (path) => path.replace(DECIMAL, rounded)) : undefined),
  };
}

/** The modules from which everything begins that the lobby and a table need, their texts included. */
const NEEDED_FIRST = /\/(index\.html|Table\.svelte)$|\/locales\/.*\.ftl\b/;

/** The files that the lobby and a table need. Those of other screens are cached when a screen is first opened. */
function filesNeededFirst(bundle: Rollup.OutputBundle): Set<string> {
  const needed = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || needed.has(name)) return;
    needed.add(name);
    if (file.type !== "chunk") return;
    [...file.imports, ...file.viteMetadata!.importedCss, ...file.viteMetadata!.importedAssets].forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => NEEDED_FIRST.test(id))) add(chunk.fileName);
  }
  return needed;
}

/** Writes `sw.js`: the service worker with the list of the files to install, so that each build installs a new worker. */
export function serviceWorker(): Plugin {
  return {
    name: "madang-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = [...filesNeededFirst(bundle)].filter((name) => name.startsWith("assets/"));
      const files = ["/", "/icon.svg", ...assets.sort().map((name) => `/${name}`)];
      const worker = readFileSync(WORKER, "utf-8");
      const contents = Object.keys(bundle).sort().join() + worker + readFileSync(PAGE, "utf-8");
      const build = createHash("sha256").update(contents).digest("hex").slice(0, 12);
      const source = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Writes a `.gz` file beside each text file, so that the server compresses nothing. */
export function gzipFiles(): Plugin {
  let folder = "";
  return {
    name: "madang-gzip",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (COMPRESSIBLE.test(name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
