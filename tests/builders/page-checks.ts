import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { target: unknown[] }[] }

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Not as a script element: the page's policy refuses inline scripts, and rightly so.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    // Rows that wait until the first screen is painted are a part of the page too.
    document.documentElement.dataset.arrived = ''
    const { violations } = await (
      window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    ).axe.run({ resultTypes: ['violations'] })
    return violations
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
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
