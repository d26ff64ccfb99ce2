import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The browser's half goes to dist/client/assets (served under /_assets/), the server's to dist/server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  base: '/_assets/',
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24', minify: false }
    : {
        outDir: 'dist/client/assets',
        assetsDir: '.',
        emptyOutDir: true,
        target: 'es2022',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rollupOptions: { input: 'app/entry.client.tsx' },
      },
}))
