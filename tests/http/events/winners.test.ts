import { expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { startSite } from '../../builders/site.ts'

// Whoever looks into the page's own data on the eve must not learn what the jury has decided.

test.each([
  ['2025-09-24T21:09:00+03:00', false],
  ['2025-09-25T11:00:00+03:00', true],
])('at %s the winners can be read: %s', async (moment, areNamed) => {
  const site = await startSite({ FAIR_NOW: moment })
  try {
    for (const [path, winner] of [
      ['/award/', 'Ольга Симонова'],
      ['/award/_payload.json', 'Ольга Симонова'],
      ['/en/award/', 'Olga Simonova'],
      ['/api/v1/pages/award', 'Ольга Симонова'],
      [`/search/?q=${encodeURIComponent('Симонова')}`, 'Ольга Симонова'],
    ] as const) {
      const { text } = await ask(site, path)
      expect([path, text.includes(winner)]).toEqual([path, areNamed && path.includes('/award/')])
    }
    const page = (await ask(site, '/award/')).text
    expect(page.includes('Лауреаты названы')).toBe(areNamed)
  } finally {
    await site.stop()
  }
})
