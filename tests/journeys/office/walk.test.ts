import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { matchRoute } from '../../../app/navigation/route-table.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { splitLocale } from '../../../app/platform/languages.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { enterWith, type Visitor, visitor } from '../../builders/browser.ts'
import { startShop } from '../../builders/buying.ts'
import { openFair } from '../../builders/fuzz/box-office-scenes.ts'
import { scenesOfStaff } from '../../builders/fuzz/every-scene.ts'
import type { World } from '../../builders/fuzz/scene.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { openSiteDatabase } from '../../builders/submissions.ts'
import { tabFaults } from '../../builders/walks/tab-through.ts'
import { everyNth, everyOther, isWholeWalk } from '../../builders/walks/whole-walk.ts'

// The plan of the office is walked: each of its pages in a state in which it shows its forms, then what these lead to.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

// Russian words, which are longer, are read on the phone, English at the desk; on the whole walk both in both.
const languages = ['', '/en'] as const
const widths = [390, 1440] as const
/**
 * A way in which a page is looked at, and for what. How its colours stand out takes longest; in the other language colours,
 * structure and the order of Tab are the same, and its words are not.
 */
type Way = {
  language: (typeof languages)[number]
  width: (typeof widths)[number]
  asks: 'everything' | 'all but colours' | 'words'
}
const everyWay: Way[] = languages.flatMap(language =>
  widths.map(width => ({ language, width, asks: 'everything' as const })),
)
const onePerLanguage = languages.map((language, place) => ({ language, width: widths[place] ?? 1440 }))

const ofStaff = everyRoute.filter(({ audience, isActionOnly }) => audience === 'staff' && !isActionOnly)
const readers = new Map<number, Visitor>()
/** The pages of the plan that were looked at. */
const seen = new Set<string>()
/** Where they lead. */
const links = new Set<string>()
let world: World

beforeAll(async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const site = await startShop(sandbox, { POSTS_PER_MINUTE: '100000' })
  world = { site, sandbox, database: await openSiteDatabase(site), cookie: await signIn(site, 'admin') }
  await openFair(world)
  for (const width of widths) {
    const reader = await visitor({
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      // Pictures that a scene has only named; axe, which asks frames that may not answer.
      expected: /Failed to load resource: .* 404|Failed to execute 'postMessage'/,
    })
    reader.page.on('response', response => {
      const isPicture = response.request().resourceType() === 'image'
      if (response.status() >= 400 && !isPicture)
        reader.problems.push(`${response.status()} ${response.url()}`)
    })
    readers.set(width, reader)
  }
})
afterAll(async () => {
  for (const reader of readers.values()) await reader.leave()
  await world.database.close()
  await world.site.stop()
  await world.sandbox.stop()
})

function withoutLanguage(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname.replace(/^\/en(?=\/)/, '') + search
}

const routeOf = (path: string) => {
  const { pathname } = new URL(path, 'http://site.example')
  const id = matchRoute(everyRoute, splitLocale(pathname).path)?.route.id
  return ofStaff.find(route => route.id === id)
}

/** What is wrong with a page for whoever does not see, has no mouse, or has a small screen. */
async function faultsAt(path: string, cookie: string, way: Way): Promise<string[]> {
  const { language, width, asks } = way
  const { page, context, problems } = readers.get(width) as Visitor
  await context.clearCookies()
  await enterWith(context, world.site, cookie)
  problems.length = 0
  const answer = await page.goto(`${world.site.url}${language}${path}`)
  const faults = answer?.status() === 200 ? [] : [`answered ${answer?.status()}`]
  const led = await page.evaluate(() => [...document.links].map(({ href }) => href))
  for (const to of led) if (routeOf(to)) links.add(withoutLanguage(to))
  const of = { isColour: asks === 'everything', isWordsOnly: asks === 'words' }
  faults.push(...(await accessibilityFaults(page, of)))
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  if (widest > width) faults.push(`${widest} pixels wide`)
  if (width === 1440 && asks !== 'words') faults.push(...(await tabFaults(page)))
  faults.push(...problems)
  return faults.map(fault => `${language}${path} at ${width}: ${fault}`)
}

/** Whatever it leads to in the office is kept. */
async function look(path: string, cookie: string): Promise<string[]> {
  const route = routeOf(path)
  if (!route) return []
  const ways = waysFor(route.id)
  seen.add(route.id)
  const faults: string[] = []
  for (const way of ways) faults.push(...(await faultsAt(path, cookie, way)))
  return faults
}

let looks = 0
let looksAgain = 0
/**
 * Each kind of page is looked at in one language or the other, every third in both; of those that are met again, in another
 * state, every other one, in one.
 */
function waysFor(id: string): Way[] {
  if (isWholeWalk) return everyWay
  looks += 1
  const isNew = !seen.has(id)
  if (!isNew && looksAgain++ % 2 === 1) return []
  return onePerLanguage.flatMap((way, place): Way[] => {
    if (place === looks % 2) return [{ ...way, asks: isNew ? 'everything' : 'all but colours' }]
    return isNew && looks % 3 === 0 ? [{ ...way, asks: 'words' }] : []
  })
}

/** An address of a page with a thing in it, which is still there. */
async function livingLink(id: string): Promise<string | undefined> {
  for (const link of links) {
    if (routeOf(link)?.id !== id) continue
    const { status } = await ask(world.site, link, { headers: { cookie: world.cookie } })
    if (status === 200) return link
  }
  return undefined
}

const scenes = everyOther(Object.entries(scenesOfStaff))

test.each(scenes.map(([name, scene]) => ({ name, scene })))(
  '$name: its page is read and used by everybody',
  async ({ scene }) => {
    const { path, cookie = world.cookie } = await scene(world)
    expect(await look(path, cookie)).toEqual([])
  },
)

// What scenes do not lead to.
const inOtherStates = [
  '/office/materials/?show=late',
  '/office/applications/?state=submitted',
  '/office/refunds/?state=all',
  '/office/stands/?hall=rotunda',
  '/office/letters/templates/?kind=form-receipt',
  '/office/search/?q=art',
  '/office/edition/?section=prices',
  '/office/content/participants/',
  '/office/content/pages/about/',
  '/office/content/forms/volunteer/',
  '/office/content/places/lecture-hall/',
]

test.each(everyNth(3, inOtherStates))('%s is read and used by everybody', async path => {
  expect(await look(path, world.cookie)).toEqual([])
})

// Whoever may do less is shown less: fields to read, lists without their forms.
test.each([
  {
    role: 'translator',
    paths: ['/office/content/', '/office/content/pages/about/', '/office/content/participants/'],
  },
  { role: 'accountant', paths: ['/office/', '/office/refunds/', '/office/invoices/'] },
  {
    role: 'press',
    paths: ['/office/content/', '/office/content/releases/', '/office/content/releases/yarmarka-obyavlena/'],
  },
] as const)('the pages of $role are read and used by them', async ({ role, paths }) => {
  const cookie = await signIn(world.site, role)
  const faults: string[] = []
  for (const path of paths) faults.push(...(await look(path, cookie)))
  expect(faults).toEqual([])
})

test('and so is every other page of the plan', { timeout: 900_000 }, async () => {
  const faults: string[] = []
  const without = () => ofStaff.filter(({ id }) => !seen.has(id))
  // What has one address is opened there; what has many, where somebody is led to it.
  for (const { path } of without()) {
    if (!path.includes(':')) faults.push(...(await look(path, world.cookie)))
  }
  for (let round = 0; round < 3; round++) {
    for (const { id } of without()) {
      const path = await livingLink(id)
      if (path) faults.push(...(await look(path, world.cookie)))
    }
  }
  expect(faults).toEqual([])
  expect(without().map(({ path }) => path)).toEqual([])
})
