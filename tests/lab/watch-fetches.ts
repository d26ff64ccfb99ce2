import type { BrowserContext, Page } from 'playwright-core'

type Asked = { path: string; atMs: number; isAnswered: boolean }

declare global {
  interface Window {
    fetches: { asked: Asked[]; inFlight: number; mostInFlight: number }
  }
}

/** Keeps book of the page's own fetches: what, when by the page's clock, and how many at once. */
export async function watchFetches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const book: Window['fetches'] = { asked: [], inFlight: 0, mostInFlight: 0 }
    const realFetch = window.fetch
    window.fetches = book
    window.fetch = async (...call) => {
      const entry = { path: String(call[0]), atMs: Date.now(), isAnswered: false }
      book.asked.push(entry)
      book.inFlight++
      book.mostInFlight = Math.max(book.mostInFlight, book.inFlight)
      try {
        const response = await realFetch(...call)
        await response.clone().text()
        return response
      } finally {
        book.inFlight--
        entry.isAnswered = true
      }
    }
  })
}

export async function fetchesOf(page: Page, part: string): Promise<Asked[]> {
  const asked = await page.evaluate(() => window.fetches.asked)
  return asked.filter(({ path }) => path.includes(part))
}
