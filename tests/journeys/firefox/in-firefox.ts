import { afterAll, test } from 'vitest'
import { chooseBrowser } from '../../builders/browser.ts'
import { findFirefox, launchFirefox } from '../../builders/firefox/launch-firefox.ts'

/** The journeys of another file, in a Firefox of their own. */
export async function inFirefox(load: () => Promise<unknown>): Promise<void> {
  if (!findFirefox()) {
    test.skip('Firefox is not installed', () => {})
    return
  }
  const launched = launchFirefox()
  afterAll(async () => (await launched).close())
  chooseBrowser('firefox', launched)
  await load()
}
