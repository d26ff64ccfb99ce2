import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { browserFlags, findChromium } from './chromium.ts'
import { patienceMs } from './until.ts'
import { isWholeWalk } from './walks/whole-walk.ts'

export type Visitor = {
  page: Page
  context: BrowserContext
  problems: string[]
  traffic: Traffic
  leave(): Promise<void>
}

type Wishes = BrowserContextOptions & {
  /** Console lines that belong to the test; any other error or warning is a problem. */
  expected?: RegExp
  /** What the browser tells of its connection; `asItIs`, the test's own machine, is one on which pages are fetched ahead. */
  connection?: Connection
}

type Connection = { effectiveType?: string; saveData?: boolean }
export const asItIs: Connection = {}

// Ten pages with their scripts are fetched ahead for every one that is looked at: the tests that are about this ask for it.
const saving: Connection = { saveData: true }

// One browser for all visitors of a worker's files; it ends with the worker. Driven from its own process, nothing that is said
// between them passes through a third.
let launched: Promise<Browser> | undefined
let engine: 'chromium' | 'firefox' = 'chromium'

/** For a whole test file, before its first test is described: another browser than the one all share. */
export function chooseBrowser(name: typeof engine, browser: Promise<Browser>): void {
  engine = name
  launched = browser
}

/** What a browser cannot do, or does not let a test do, is tried in the others. */
export function isIn(name: typeof engine): boolean {
  return engine === name
}

/**
 * A visitor with a browser profile of their own. `problems` collects what must never appear: console errors
 * (hydration warnings and refused content among them), uncaught exceptions, requests to other hosts.
 */
export async function visitor(wishes: Wishes = {}): Promise<Visitor> {
  const { expected, connection = connectionFor(wishes), ...contextOptions } = wishes
  launched ??= launchChromium()
  const browser = await launched
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
    // What a test arranges on the way to the server, a service worker would not see.
    serviceWorkers: 'block',
    ...contextOptions,
  })
  if (connection !== asItIs) await context.addInitScript(pretendConnection, connection)
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  return {
    page,
    context,
    problems: problemsOf(page, expected),
    traffic: trafficOf(page),
    async leave() {
      // What a page was about to be answered is nobody's fault once it has gone.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: browserFlags, headless: true })
}

// A service worker fetches ahead by its nature, and whoever walks all the ways walks them as visitors do.
function connectionFor({ serviceWorkers }: Wishes): Connection {
  return serviceWorkers === 'allow' || isWholeWalk ? asItIs : saving
}

/** A visitor of one test, who leaves when it ends. */
export async function guest(wishes: Wishes = {}): Promise<Visitor> {
  const visit = await visitor(wishes)
  onTestFinished(visit.leave)
  return visit
}

/** Signs a visitor in, as a browser keeps it: whatever the page asks for by itself is asked for by the same person. */
export async function enterWith(
  context: BrowserContext,
  site: { url: string },
  cookie: string,
): Promise<void> {
  const pairs = cookie.split('; ').map(pair => pair.split(/=(.*)/s))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: site.url })))
}

/** The browser's half has taken over: links are followed without loading documents. */
export async function whenHydrated(page: Page): Promise<void> {
  // Hydration goes in slices, and what the browser alone knows follows in more: React's root tells when none is left.
  await page.waitForFunction(() => {
    type Root = { current: { memoizedState: { isDehydrated: boolean } }; pendingLanes: number }
    const app = document.getElementById('app') as unknown as Record<string, { stateNode: Root }> | null
    const key = Object.keys(app ?? {}).find(name => name.startsWith('__reactContainer'))
    const root = key === undefined ? undefined : app?.[key]?.stateNode
    const isCalm = root?.current.memoizedState.isDehydrated === false && root.pendingLanes === 0
    const seen = window as { calmFor?: number }
    // Between a slice and the effects that ask for the next it looks calm too.
    seen.calmFor = isCalm ? (seen.calmFor ?? 0) + 1 : 0
    return seen.calmFor > 3
  })
}

/**
 * What was done to the page has been drawn, and what it set in motion has come to rest. On a busy machine animations
 * end later than their time.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In the first frame what was done takes effect; by the next what it moves is moving.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    // What turns for ever, or moves with the scroll and not with time, has no end to wait for.
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return timeline === document.timeline && endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

type HowClicked = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>

/** A click that, unlike playwright's own, does not scroll the link into view first. */
export async function click(page: Page, selector: string, how: HowClicked = {}): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link, init) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    }, how)
}

/** Goes somewhere by the site's own router, which a page reaches through its links only: here through React. */
export async function navigateInside(page: Page, to: string): Promise<void> {
  await page.evaluate(async to => {
    type Fiber = {
      child: Fiber | null
      memoizedProps: { router?: { navigate(to: string): Promise<void> } } | null
    }
    type Root = { stateNode: { current: Fiber } }
    const app = document.getElementById('app') as unknown as Record<string, Root>
    const key = Object.keys(app).find(name => name.startsWith('__reactContainer')) ?? ''
    let fiber: Fiber | null | undefined = app[key]?.stateNode.current
    while (fiber && !fiber.memoizedProps?.router) fiber = fiber.child
    await fiber?.memoizedProps?.router?.navigate(to)
  }, to)
}

/** Path, query and hash of where the visitor is. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return `${pathname}${search}${hash}`
}

export type Traffic = ReturnType<typeof trafficOf>

/** What a page asked its server for since the last `forget`, as paths with their query. */
export function trafficOf(page: Page) {
  let seen: Request[] = []
  page.on('request', request => seen.push(request))
  const asked = (fits: (request: Request) => boolean) =>
    seen.filter(fits).map(request => {
      const { pathname, search } = new URL(request.url())
      return `${pathname}${search}`
    })
  return {
    all: () => asked(() => true),
    documents: () => asked(request => request.resourceType() === 'document'),
    payloads: () => asked(request => request.url().includes('/_payload.json')),
    scripts: () => asked(request => request.url().split('?')[0]?.endsWith('.js') ?? false),
    builds: () => asked(request => request.url().includes('/builds/')),
    forget() {
      seen = []
    },
  }
}

function problemsOf(page: Page, expected: RegExp | undefined): string[] {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text) && !text.includes('Service Worker registration blocked')) problems.push(text)
  }
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`)
  })
  page.on('pageerror', error => note(`exception: ${error.message}`))
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`foreign request: ${request.url()}`)
  })
  return problems
}

function pretendConnection(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}
