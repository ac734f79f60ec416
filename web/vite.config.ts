import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { gzipFiles, roundedIcons, serviceWorker } from "./build.ts";

export default defineConfig({
  plugins: [roundedIcons(), svelte(), icons({ compiler: "svelte", scale: 1 }), serviceWorker(), gzipFiles()],
  build: {
    outDir: "../madang/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy forbids inline fonts
    target: "es2022",
    rollupOptions: {
      output: {
        manualChunks(id: string): string | undefined {
          const language = /locales\/(\w\w)\/.*\.ftl/.exec(id); // one request per language, not one per catalog
          return language ? `language-${language[1]}` : undefined;
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
