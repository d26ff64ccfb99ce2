import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { type Judged, judgePage } from '../builders/calendar/judge-page.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyPath } from '../builders/walks/every-path.ts'
import { isWholeWalk } from '../builders/walks/whole-walk.ts'

// The public site at twelve moments of its year, header and footer with it: nothing is promised for a day that has gone by,
// nothing offered that is over. Four moments and the examples in npm test; every moment and all the site map on the whole walk.

const moments = [
  '2025-05-05T12:00:00',
  '2025-06-02T00:00:00',
  '2025-07-18T09:00:00',
  '2025-08-16T10:00:00',
  '2025-08-30T10:00:00',
  '2025-09-02T10:00:00',
  '2025-09-21T10:00:00',
  '2025-09-24T20:00:00',
  '2025-09-26T12:00:00',
  '2025-09-27T21:00:00',
  '2025-12-15T12:00:00',
  '2026-04-06T12:00:00',
].map(moment => `${moment}+03:00`)

// What was said on a day is dated: releases and documents stay as they were published.
const dated = /\/press\/[^/]+\/$|\/(?:terms|privacy|offer|cookies|visiting-rules|regulations)\/|\/consent\//

let clone: Awaited<ReturnType<typeof cloneFair>>
const judged: (Judged & { moment: string })[] = []
beforeAll(async () => {
  clone = await cloneFair()
})
afterAll(async () => {
  await clone.drop()
  mkdirSync('.cache', { recursive: true })
  const lines = judged.map(({ moment, path, verdict, sentence }) =>
    [moment.slice(0, 16), path, verdict, sentence].join('\t'),
  )
  writeFileSync('.cache/judged-sentences.tsv', `${lines.join('\n')}\n`)
})

// One before the fair, its last hour, and the spring after it.
const some = moments.filter((_moment, place) => isWholeWalk || [3, 9, 11].includes(place))

test.each(some)('%s', async moment => {
  const site = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: moment, LOG_LEVEL: 'info' })
  try {
    const now = new Date(moment)
    const isOver = now >= new Date('2025-09-27T21:00:00+03:00')
    const wrong: string[] = []
    const said = new Set<string>()
    for (const path of isWholeWalk ? new Set([...everyPath, ...(await listedPaths(site))]) : everyPath) {
      const { status, text } = await ask(site, path)
      if (status !== 200 && !dated.test(path)) wrong.push(`${path}: ${status}`)
      const locale = path.startsWith('/en/') ? 'en' : 'ru'
      // What the frame says is the same on every page: once is enough.
      const own = judgePage({ path, html: text, locale }, now, isOver).filter(
        ({ sentence, verdict }) => !said.has(`${locale} ${verdict} ${sentence}`),
      )
      judged.push(...own.map(one => ({ ...one, moment })))
      if (dated.test(path)) continue
      for (const { sentence, verdict } of own) said.add(`${locale} ${verdict} ${sentence}`)
      wrong.push(...own.filter(({ verdict }) => verdict !== 'true').map(one => Object.values(one).join(': ')))
    }
    expect(wrong).toEqual([])
  } finally {
    await site.stop()
  }
})

/** Every page that search engines are told of at this moment. */
async function listedPaths(site: Site): Promise<string[]> {
  const { text } = await ask(site, '/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('the judge sees a promise of a day gone by, and lets a true one pass', () => {
  const page = (html: string) => ({ path: '/', html: `<main><p>${html}</p></main>`, locale: 'ru' as const })
  const judge = (html: string, now: string) =>
    judgePage(page(html), new Date(`${now}T12:00:00+03:00`), now > '2025-09-27').map(({ verdict }) => verdict)
  const promise = 'Лауреатов объявим 24\u00a0сентября 2025.'
  expect(judge(promise, '2025-09-23')).toEqual(['true'])
  expect(judge(promise, '2025-09-25')).toEqual(['promise in the past'])
  expect(judge('Лауреаты названы 24 сентября 2025.', '2025-09-25')).toEqual(['true'])
  // «Прошлого года» is another year from January on.
  expect(judge('Лауреаты прошлого года', '2025-12-31')).toEqual([])
  expect(judge('Лауреаты прошлого года', '2026-01-01')).toEqual(['another year'])
  expect(judge('<a href="/tickets/">Купить билет</a>', '2025-10-01')).toEqual(['offer that is over'])
  expect(judge('<a href="/tickets/">Купить билет</a>', '2025-09-01')).toEqual([])
  // What stands in the frame of every page is judged like what stands in the page.
  const framed = `<body><header><p>Ярмарка</p></header><main></main><footer><p>${promise}</p></footer></body>`
  expect(
    judgePage({ path: '/', html: framed, locale: 'ru' }, new Date('2025-09-25T12:00:00+03:00'), false),
  ).toEqual([{ path: '/', sentence: promise.replaceAll('\u00a0', ' '), verdict: 'promise in the past' }])
})
