import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { callOffByTwo } from '../../builders/sign-in.ts'
import { startSiteAt } from '../../builders/site-at.ts'
import { until } from '../../builders/until.ts'

// What did not take place is not told of as if it had.

const path = '/about/fairs/'
const at = (moment: string) => new Date(`${moment}+03:00`)
const message = {
  'message-ru': 'Дворец закрыт.',
  'message-en': 'The palace is closed.',
  number: '0',
  confirm: 'yes',
}
const clones: Awaited<ReturnType<typeof cloneFair>>[] = []
afterAll(async () => {
  for (const clone of clones) await clone.drop()
})

/** Two processes, on the one of which two people decide of the fair that is on show. */
async function decided(wish: Record<string, string>) {
  const clone = await cloneFair()
  clones.push(clone)
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  const sites = [
    await startSiteAt(at('2025-09-20T10:00:00'), env),
    await startSiteAt(at('2025-09-20T10:00:00'), env),
  ] as const
  onTestFinished(async () => {
    await Promise.all(sites.map(site => site.stop()))
  })
  // Asked of the other process than the one on which it is decided.
  const raw = async (address: string) => (await ask(sites[1], address)).text
  const text = async (address: string) => (await raw(address)).replaceAll(/<[^>]+>/g, '')
  expect(await text(path)).toContain('Ярмарка 24–27\u00a0сентября\u00a02025 появится здесь')
  const place = { ...sites[0], databaseUrl: clone.url }
  expect(await callOffByTwo(place, { ...message, ...wish })).toBe('/office/approvals/?done=agreed')
  const moveTo = (moment: string) => {
    for (const site of sites) site.moveClockTo(at(moment))
  }
  return { text, raw, moveTo }
}

test('a fair that is called off is listed nowhere as held, from the second it is decided', async () => {
  const { text, raw, moveTo } = await decided({ do: 'cancel' })
  await until(async () => (await raw(path)).includes('списке пока нет'))
  for (const moment of ['2025-09-20T10:01:00', '2025-09-28T00:00:01', '2025-11-20T12:00:00']) {
    moveTo(moment)
    expect(await text(path)).toContain('списке пока нет')
    expect(await text(`/en${path}`)).toContain('There are no fairs in this list yet')
    expect(await raw(path)).not.toContain('id="fair-2025-09"')
    expect(await raw('/about/')).not.toContain(`href="${path}"`)
    expect(await markupFaults(await raw(path))).toEqual([])
  }
}, 120_000)

test('one that is postponed is listed when its new days are over, and by them', async () => {
  const days = { 'new-from': '2026-02-12', 'new-to': '2026-02-15', 'returns-until': '2025-10-31' }
  const { text, raw, moveTo } = await decided({ do: 'postpone', ...days })
  await until(async () => (await raw(path)).includes('Ярмарка 12–15'))
  expect(await text(path)).toContain('Ярмарка 12–15\u00a0февраля\u00a02026 появится здесь')
  for (const moment of ['2025-09-28T00:00:01', '2026-02-15T23:59:58']) {
    moveTo(moment)
    expect(await raw(path)).not.toContain('id="fair-2025-09"')
    expect(await raw('/about/')).not.toContain(`href="${path}"`)
  }
  moveTo('2026-02-16T00:00:00')
  expect(await text(path)).toContain('12–15\u00a0февраля\u00a02026')
  expect(await raw(path)).toContain('id="fair-2025-09"')
  expect(await raw('/about/')).toContain(`href="${path}"`)
}, 120_000)
