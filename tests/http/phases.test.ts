import { expect, onTestFinished, test } from 'vitest'
import { ask, metric } from '../builders/ask.ts'
import { type SiteAt, startSiteAt } from '../builders/site-at.ts'

type Pair = [ru: string, en: string]

// Everything each page may say of its state.
const states: Record<string, Record<string, Pair>> = {
  '/tickets/': {
    before: ['Продажа впереди', 'Not on sale yet'],
    open: ['Билеты в продаже', 'Tickets on sale'],
    over: ['Продажа закрыта', 'Sale closed'],
  },
  '/convention/': {
    before: ['Регистрация скоро откроется', 'Registration will open soon'],
    open: ['Регистрация открыта', 'Registration open'],
    'last-days': ['Регистрация скоро закроется', 'Registration closes soon'],
    over: ['Регистрация закрыта', 'Registration will open soon'],
  },
  '/childrens-area/': {
    open: ['Отбор открыт', 'Selection open'],
    'last-days': ['Отбор скоро закроется', 'Selection closes soon'],
    over: ['Отбор закрыт', 'Selection closed'],
  },
  '/media/': {
    open: ['Аккредитация открыта', 'Accreditation open'],
    'last-days': ['Аккредитация скоро закроется', 'Accreditation closes soon'],
    over: ['Аккредитация закрыта', 'Accreditation closed'],
  },
  '/award/': {
    before: ['Приём заявок впереди', 'Applications not open yet'],
    open: ['Приём заявок открыт', 'Applications are open'],
    'last-days': ['Приём скоро закроется', 'Applications close soon'],
    judging: ['Приём заявок закрыт', 'Applications are closed'],
    judged: ['Жюри завершает работу', 'The jury is finishing its work'],
    announced: ['Премия вручается', 'The award is presented'],
  },
}

/** The year of the fair: at each moment, by venue time, the state a page leaves and the one it enters. */
const turns = [
  ['2025-06-02T00:00:00', '/tickets/', 'before', 'open'],
  ['2025-06-02T00:00:00', '/convention/', 'before', 'open'],
  ['2025-07-18T00:00:00', '/award/', 'before', 'open'],
  ['2025-08-13T00:00:00', '/convention/', 'open', 'last-days'],
  ['2025-08-16T00:00:00', '/convention/', 'last-days', 'over'],
  ['2025-08-25T00:00:00', '/childrens-area/', 'open', 'last-days'],
  ['2025-08-28T00:00:00', '/childrens-area/', 'last-days', 'over'],
  ['2025-08-30T00:00:00', '/award/', 'open', 'last-days'],
  ['2025-09-02T00:00:00', '/award/', 'last-days', 'judging'],
  ['2025-09-11T00:00:00', '/award/', 'judging', 'judged'],
  ['2025-09-18T00:00:00', '/media/', 'open', 'last-days'],
  ['2025-09-21T00:00:00', '/media/', 'last-days', 'over'],
  ['2025-09-24T00:00:00', '/award/', 'judged', 'announced'],
  ['2025-09-27T21:00:00', '/tickets/', 'open', 'over'],
] as const

const at = (moment: string) => new Date(`${moment}+03:00`)
const secondBefore = (moment: string) => new Date(at(moment).getTime() - 1000)

test('every page that speaks of a deadline turns over by itself, in the very second, in both languages', async () => {
  const site = await openAt(secondBefore(turns[0][0]))
  const promised: unknown[] = []
  const seen: unknown[] = []
  // Grouped by moment, because the clock only ever moves forwards.
  for (const [moment, atOnce] of Map.groupBy(turns, ([moment]) => moment)) {
    const paths = atOnce.map(([, path]) => path)
    site.moveClockTo(secondBefore(moment))
    const before = await Promise.all(paths.map(path => statesShown(site, path)))
    const madeBefore = await renders(site)
    // Kept: whoever comes in this last second is served from memory.
    await Promise.all(paths.map(path => statesShown(site, path)))
    expect([moment, await renders(site)]).toEqual([moment, madeBefore])
    site.moveClockTo(at(moment))
    const after = await Promise.all(paths.map(path => statesShown(site, path)))
    // Two languages of each page were made anew, and nobody had to publish anything.
    expect([moment, await renders(site)]).toEqual([moment, madeBefore + 2 * paths.length])
    atOnce.forEach(([, path, left, entered], place) => {
      promised.push([moment, path, states[path]?.[left], states[path]?.[entered]])
      seen.push([moment, path, before[place], after[place]])
    })
  }
  expect(seen).toEqual(promised)
}, 120_000)

test('the way to a ticket, a tour or a class is shown exactly while tickets are on sale', async () => {
  const site = await openAt(secondBefore('2025-06-02T00:00:00'))
  expect(await waysShown(site)).toEqual([false, false, false])
  for (const moment of [at('2025-06-02T00:00:00'), secondBefore('2025-09-27T21:00:00')]) {
    site.moveClockTo(moment)
    expect(await waysShown(site)).toEqual([true, true, true])
  }
  site.moveClockTo(at('2025-09-27T21:00:00'))
  expect(await waysShown(site)).toEqual([false, false, false])
}, 120_000)

test('days pass on the pages: a refund drops at midnight, tours leave, classes begin, windows close', async () => {
  const site = await openAt(secondBefore('2025-09-15T00:00:00'))
  const nextDrop = async () =>
    (await linesOf(site, '/en/refund/')).filter(line => line.startsWith('Later it is less'))
  expect(await nextDrop()).toEqual(['Later it is less: 50% from 15 September.'])
  site.moveClockTo(at('2025-09-15T00:00:00'))
  expect(await nextDrop()).toEqual(['Later it is less: 30% from 20 September.'])
  site.moveClockTo(at('2025-09-22T00:00:00'))
  expect(await nextDrop()).toEqual([])

  const count = async (path: string, words: string) =>
    (await linesOf(site, path)).filter(line => line === words).length
  const look = async () => ({
    windowsOver: await count('/en/tickets/', 'over'),
    toursOn: await count('/en/excursions/', 'running now'),
    toursOver: await count('/en/excursions/', 'over'),
    classesOn: await count('/en/master-classes/', 'running now'),
  })
  site.moveClockTo(secondBefore('2025-09-25T11:30:00'))
  expect(await look()).toEqual({ windowsOver: 1, toursOn: 0, toursOver: 0, classesOn: 0 })
  // One group leaves, two classes begin.
  site.moveClockTo(at('2025-09-25T11:30:00'))
  expect(await look()).toEqual({ windowsOver: 1, toursOn: 1, toursOver: 0, classesOn: 2 })
  site.moveClockTo(at('2025-09-25T12:30:00'))
  expect(await look()).toEqual({ windowsOver: 1, toursOn: 1, toursOver: 1, classesOn: 1 })
  site.moveClockTo(at('2025-09-25T14:00:00'))
  expect(await look()).toMatchObject({ windowsOver: 2 })
  site.moveClockTo(at('2025-09-25T21:00:00'))
  expect(await look()).toMatchObject({ windowsOver: 3, toursOn: 0, classesOn: 0 })
}, 120_000)

async function openAt(moment: Date): Promise<SiteAt> {
  const site = await startSiteAt(moment)
  onTestFinished(() => site.stop().then(() => {}))
  return site
}

const renders = (site: SiteAt) => metric(site, 'portico_page_renders_total')

/** What a page says of its state, in Russian and in English: the banner stands before everything else. */
async function statesShown(site: SiteAt, path: string): Promise<(string | undefined)[]> {
  const known = Object.values(states[path] ?? {})
  const [ru, en] = await Promise.all([linesOf(site, path), linesOf(site, `/en${path}`)])
  return [
    ru.find(line => known.some(([words]) => words === line)),
    en.find(line => known.some(([, words]) => words === line)),
  ]
}

/** Whether each page of the box office says how one gets a place now. */
async function waysShown(site: SiteAt): Promise<boolean[]> {
  const ways = {
    '/en/tickets/': 'Buy tickets',
    '/en/excursions/': 'How to book',
    '/en/master-classes/': 'How to register',
  }
  return Promise.all(
    Object.entries(ways).map(async ([path, words]) => (await linesOf(site, path)).includes(words)),
  )
}

/** The texts of a page's main part as they stand between tags. */
async function linesOf(site: SiteAt, path: string): Promise<string[]> {
  const { status, text } = await ask(site, path, { headers: { cookie: 'i18n_redirected=ru' } })
  expect([path, status]).toEqual([path, 200])
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  return main
    .split(/<[^>]*>/)
    .map(line => line.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
}
