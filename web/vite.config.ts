import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { packed, shell } from "./build.ts";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), shell(), packed()],
  build: {
    outDir: "../madang/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no inline fonts
    target: "es2022",
    rollupOptions: {
      output: {
        manualChunks(id: string): string | undefined {
          const language = /locales\/(\w\w)\/.*\.ftl/.exec(id); // one request a language, not one a catalogue
          return language ? `language-${language[1]}` : undefined;
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
