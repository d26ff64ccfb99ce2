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
import { everyOther, isWholeWalk } from '../../builders/walks/whole-walk.ts'

// The plan of the office is walked: each of its pages in a state in which it shows its forms, then what these lead to.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

// Russian words, which are longer, are read on the phone, English at the desk; on the whole walk both in both.
const languages = ['', '/en'] as const
const widths = [390, 1440] as const
type Way = { language: (typeof languages)[number]; width: (typeof widths)[number] }
const ways: Way[] = languages.flatMap((language, place) =>
  (isWholeWalk ? widths : [widths[place] ?? 1440]).map(width => ({ language, width })),
)

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

const routeOf = (path: string) => {
  const { pathname } = new URL(path, 'http://site.example')
  const id = matchRoute(everyRoute, splitLocale(pathname).path)?.route.id
  return ofStaff.find(route => route.id === id)
}

/** What is wrong with a page for whoever does not see, has no mouse, or has a small screen. */
async function faultsAt(path: string, cookie: string, { language, width }: Way): Promise<string[]> {
  const { page, context, problems } = readers.get(width) as Visitor
  await context.clearCookies()
  await enterWith(context, world.site, cookie)
  problems.length = 0
  const answer = await page.goto(`${world.site.url}${language}${path}`)
  const faults = answer?.status() === 200 ? [] : [`answered ${answer?.status()}`]
  faults.push(...(await accessibilityFaults(page)))
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  if (widest > width) faults.push(`${widest} pixels wide`)
  if (width === 1440) faults.push(...(await tabFaults(page)))
  faults.push(...problems)
  return faults.map(fault => `${language}${path} at ${width}: ${fault}`)
}

/** Looked at in one language, or in both; whatever it leads to in the office is kept. */
async function look(path: string, cookie: string, own: readonly Way[]): Promise<string[]> {
  const route = routeOf(path)
  if (!route) return []
  seen.add(route.id)
  const { text } = await ask(world.site, path, { headers: { cookie } })
  for (const [, to = ''] of text.matchAll(/href="((?:\/en)?\/office\/[^"#]*)"/g))
    links.add(to.replaceAll('&amp;', '&').replace(/^\/en(?=\/)/, ''))
  const faults: string[] = []
  for (const way of own) faults.push(...(await faultsAt(path, cookie, way)))
  return faults
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

const waysOf = (place: number) => (isWholeWalk ? ways : ways.slice(place % ways.length).slice(0, 1))
const scenes = everyOther(Object.entries(scenesOfStaff))

test.each(scenes.map(([name, scene], place) => ({ name, scene, place })))(
  '$name: its page is read and used by everybody',
  async ({ scene, place }) => {
    const { path, cookie = world.cookie } = await scene(world)
    expect(await look(path, cookie, waysOf(place))).toEqual([])
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

test.each(everyOther(inOtherStates).map((path, place) => ({ path, place })))(
  '$path is read and used by everybody',
  async ({ path, place }) => {
    expect(await look(path, world.cookie, waysOf(place))).toEqual([])
  },
)

test('and so is every other page of the plan', { timeout: 900_000 }, async () => {
  const faults: string[] = []
  const without = () => ofStaff.filter(({ id }) => !seen.has(id))
  // What has one address is opened there; what has many, where somebody is led to it.
  for (const [place, { path }] of without().entries()) {
    if (!path.includes(':')) faults.push(...(await look(path, world.cookie, waysOf(place))))
  }
  for (let round = 0; round < 3; round++) {
    for (const [place, { id }] of without().entries()) {
      const path = await livingLink(id)
      if (path) faults.push(...(await look(path, world.cookie, waysOf(place))))
    }
  }
  expect(faults).toEqual([])
  expect(without().map(({ path }) => path)).toEqual([])
})
