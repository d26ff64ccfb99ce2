import type { Page } from 'playwright-core'
import type { Role } from '../../../app/platform/person.ts'
import { enterWith, guest } from '../browser.ts'
import { accessibilityFaults } from '../page-checks.ts'
import { signIn } from '../sign-in.ts'
import { sql } from '../sql.ts'

type Place = { url: string; databaseUrl: string }

/** An editor of this role at a window of the office, signed in. */
export async function desk(site: Place, role: Role, { width = 1440, expected = /$^/ } = {}) {
  const seen = await guest({ viewport: { width, height: 900 }, expected })
  await enterWith(seen.context, site, await signIn(site, role))
  return seen
}

/** A text of a draft, by the way to it: `{question,ru}`. */
export async function wordsOf(site: Place, key: string, path: string): Promise<string> {
  const [draft] = await sql<{ words: string }>(
    site,
    'select record #>> $2::text[] words from content_drafts where key = $1',
    [key, path],
  )
  return draft?.words ?? ''
}

/** The line beside the record says that all of it is saved. */
export const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /Сохранено|Saved/ })
    .first()
    .waitFor()

/** Goes on by the key alone until this is in hand. */
export async function tabTo(page: Page, selector: string, { key = 'Tab', most = 400 } = {}): Promise<void> {
  for (let step = 0; step < most; step++) {
    const isHere = await page.evaluate(
      selector => document.activeElement?.matches(selector) ?? false,
      selector,
    )
    if (isHere) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** Every page that is met is told to axe. */
export async function sound(page: Page): Promise<void> {
  const faults = await accessibilityFaults(page)
  if (faults.length > 0) throw new Error(`${page.url()}: ${faults.join('; ')}`)
}
