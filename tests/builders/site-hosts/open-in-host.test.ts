import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { startSite } from '../site.ts'

test('a site that is stopped twice gives its process away once', async () => {
  const first = await startSite()
  await first.stop()
  const second = await startSite()
  await first.stop()
  // What the first gave away twice, these two would share: one would answer no more when the other stops.
  const third = await startSite()
  await second.stop()
  expect((await ask(third, '/readyz')).status).toBe(200)
  expect(first.output()).not.toContain(new URL(third.url).port)
  await third.stop()
})
