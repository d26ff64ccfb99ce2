import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export type Visitor = { page: Page; context: BrowserContext; problems: string[]; leave(): Promise<void> }

/**
 * A visitor with a browser profile of their own. `problems` collects what must never appear: console errors
 * (hydration warnings and refused content among them), uncaught exceptions, requests to other hosts.
 */
export async function visitor(options: BrowserContextOptions & { expected?: RegExp } = {}): Promise<Visitor> {
  const { expected, ...contextOptions } = options
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
    ...contextOptions,
  })
  const page = await context.newPage()
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text)
  }
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`)
  })
  page.on('pageerror', error => note(`exception: ${error.message}`))
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`foreign request: ${request.url()}`)
  })
  return {
    page,
    context,
    problems,
    async leave() {
      await context.close()
      await browser.close()
    },
  }
}

/** The browser's half has taken over: links are followed without loading documents. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('#app a')
    return link !== null && Object.keys(link).some(key => key.startsWith('__reactProps'))
  })
}
