import { build } from 'vite'
import { expect, test } from 'vitest'
import { guest } from '../builders/browser.ts'
import type * as Cases from '../builders/validation-cases.ts'
import { fingerprints, verdict } from '../builders/validation-cases.ts'

const thousands = 120

test('server and browser judge alike, in the same words, wherever the browser lives', async () => {
  const { page, problems } = await guest({ locale: 'en-US', timezoneId: 'America/St_Johns' })
  await page.addScriptTag({ content: await forTheBrowser() })
  const there = await page.evaluate(thousands => window.cases.fingerprints(thousands), thousands)

  const here = fingerprints(thousands)

  // Where a fingerprint differs, the first case that does is told in full.
  const different = here.findIndex((fingerprint, thousand) => fingerprint !== there[thousand])
  for (let number = different * 1000; different >= 0 && number < (different + 1) * 1000; number += 1) {
    expect(await page.evaluate(number => window.cases.verdict(number), number)).toBe(verdict(number))
  }
  expect(there).toEqual(here)
  expect(problems).toEqual([])
})

test('the cases are worth comparing: values pass and fail, and no two thousands are the same', () => {
  const verdicts = Array.from({ length: 2000 }, (_, number) => verdict(number))
  const passed = verdicts.filter(text => text.endsWith('→ []')).length
  expect(passed).toBeGreaterThan(400)
  expect(passed).toBeLessThan(1600)
  expect(new Set(fingerprints(5)).size).toBe(5)
})

async function forTheBrowser(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: 'tests/builders/validation-cases.ts',
        formats: ['iife'],
        name: 'cases',
        fileName: 'cases',
      },
    },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('Nothing was built')
  return chunk.code
}

declare global {
  interface Window {
    cases: typeof Cases
  }
}
