import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

// The document names its style sheet and the chunks: an import has nothing to fetch first, and the helper that would is in
// every first load.
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : undefined),
}

// The server with its libraries, so that it comes up in half the time, and React as it is meant for production, whatever
// the fair itself is. What brings a binary, a worker or files of its own stays outside.
const inOneFile: UserConfig = {
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', 'better-auth', 'ipx', 'pdfkit', 'pg-native', 'pino', 'sharp'],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

// The browser's half goes to dist/client/assets (served under /_assets/), the server's to dist/server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), plainImports],
  base: '/_assets/',
  publicDir: false,
  ...(isSsrBuild && inOneFile),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        // What the browser fetches when it needs it, the server has anyway.
        rollupOptions: { checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'dist/client/assets',
        assetsDir: '.',
        emptyOutDir: true,
        target: 'es2022',
        manifest: 'manifest.json',
        // The document names a page's chunks itself (entry.server.tsx); a list of them all would weigh on every first load.
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          // The last are scripts of plain pages: they share nothing with the visitors' half.
          input: [
            'app/start.ts',
            'app/entry.client.tsx',
            'app/visitors.css',
            'app/plain.css',
            'app/gallery/closer/start.ts',
            ...globSync('app/**/device/start.ts').toSorted(),
          ],
          // What most pages share travels as one file: a request costs more than a few spare bytes.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'kit',
                  test: /node_modules|rolldown|preload-helper|\/app\/(?:ui|navigation|platform)\//,
                  minShareCount: 8,
                },
                // Of those who open the closer, and of whoever goes on to another page: neither brings the other's code.
                {
                  name: 'sheet',
                  test: /\/app\/navigation\/add-sheet\./,
                  includeDependenciesRecursively: false,
                },
                // The blocks of pages are many and small: together they weigh far less than apart. What the home page and the
                // box office show too does not bring the rest with it.
                {
                  name: 'picture',
                  test: /\/app\/(?:images\/(?:rules|parts\/(?:reserved-)?picture)|content\/work-path)\./,
                  includeDependenciesRecursively: false,
                },
                { name: 'plan', test: /\/app\/my-plan\//, includeDependenciesRecursively: false },
                {
                  name: 'saved',
                  test: /\/app\/my-works\/(?:kept-works|parts\/)/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'said',
                  test: /\/app\/content\/(?:page-head|faq-json-ld|blocks\/block-view|work-label|parts\/(?:nuance|questions|state-banner|text-blocks|linked-text|statement|numbers|work-label))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'hung',
                  test: /\/app\/(?:gallery\/(?:trigger-texts|parts\/(?:gallery-trigger|open-gallery))|ui\/(?:stylobate|inscription)|content\/(?:wall-scale|parts\/(?:preload-of|gallery-wall|views|work-band|index-rows|steps)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'tile',
                  test: /\/app\/(?:ui\/medallion|content\/parts\/speaker-tile)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'till',
                  test: /\/app\/(?:box-office\/cart\/(?:places-left|parts\/(?:number-field|wrong-summary|refund-needs|office-contacts)))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'blocks',
                  test: /\/app\/(?:applications\/(?:parts\/|draft-key|honeypot|token-placeholder)|content\/parts\/(?:page-blocks|index-block|index-lintels|section-bays|fact-label|onward|quote|contact-us|form-block)\.)/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}))
