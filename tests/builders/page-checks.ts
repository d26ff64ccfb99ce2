import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { isWholeWalk } from './walks/whole-walk.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { target: unknown[] }[] }

/** What names things and says in which language: all that is otherwise where the same page speaks another one. */
const ofWords = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms', 'cat.aria']

/**
 * What axe finds wrong with the page as it stands: each rule with the elements that break it. How colours stand out
 * takes longer than all the rest together: every kind of page is asked for it once, any other state of one on the whole
 * walk. Frames are documents of their own, to be looked at by themselves.
 */
export async function accessibilityFaults(
  page: Page,
  { isColour = isWholeWalk, isWordsOnly = false } = {},
): Promise<string[]> {
  // Not as a script element: the page's policy refuses inline scripts, and rightly so.
  await page.evaluate(axe)
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    // No rule that runs asks for the style sheets.
    preload: { assets: ['media'] },
    ...(isWordsOnly
      ? { runOnly: { type: 'tag', values: ofWords } }
      : { rules: { 'color-contrast': { enabled: isColour } } }),
  }
  return atRest(page, async () => {
    const violations = await page.evaluate(async options => {
      const { violations } = await (
        window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
      ).axe.run(options)
      return violations
    }, options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

/** What moves has arrived: a colour half way to another is nobody's fault, and what is still to come is judged too. */
async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) {
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish()
    }
  })
  const seen = await look()
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' })
  return seen
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // React writes some attributes in camel case; HTML reads them in any.
  rules: { 'attr-case': 'off' },
})

/** What is wrong with a document as it was served. */
export async function markupFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
