import type { Page } from 'playwright-core'
import type {} from './browser-half.tsx'
import type { Lab } from './lab.ts'

/** Rooms several screens tall, with an anchor that keeps some air above itself and one that does not. */
export function makeTall(lab: Lab) {
  const anchors = [
    { id: 'middle', topPx: 2_000, scrollMarginPx: 100 },
    { id: 'низ', topPx: 3_000 },
  ]
  for (const path of ['/', '/gallery/', '/annex/', '/drawer/']) {
    lab.rooms[path] = { name: path, heightPx: 6_000, anchors }
  }
}

export function topOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(y => window.scrollTo(0, y), y)
}

/** Resolves when the new page is on the screen and the reader has been placed. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate(to => window.lab.navigate(to), to)
  await settled(page, new URL(to, page.url()).pathname)
}

export async function back(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => history.back())
  await settled(page, pathname)
}

export async function forward(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => history.forward())
  await settled(page, pathname)
}

export async function settled(page: Page, pathname: string): Promise<void> {
  await page.locator('h1', { hasText: new RegExp(`^${pathname}$`) }).waitFor()
}
