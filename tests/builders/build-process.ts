import { build } from 'vite'

/** A process of a test's own, built as the site is: the runner's environment would mix React's two halves. */
export async function buildProcess(source: string, outDir: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build({ logLevel: 'error', build: { ssr: source, outDir, emptyOutDir: true } })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}
