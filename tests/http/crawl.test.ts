import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madePageRoute } from '../../app/content/addresses/made-pages.ts'
import { parseModifiers } from '../../app/images/modifiers.ts'
import { isOffered, ownAddress } from '../../app/images/offered-pictures.ts'
import { isDocument } from '../../app/navigation/address.ts'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { splitLocale, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { type ReadPage, readPage } from '../builders/read-page.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyPath } from '../builders/walks/every-path.ts'
import { everyOther, isWholeWalk } from '../builders/walks/whole-walk.ts'

/** Everything a visitor can reach by following links from the two home pages. */
let site: Site
const pages = new Map<string, ReadPage>()
const documents = new Map<string, string>()
const files = new Map<string, number>()
const broken: string[] = []
const examples = new Set(everyPath)

beforeAll(async () => {
  site = await startSite()
  await crawl(['/', '/en/'])
}, 300_000)
afterAll(() => site.stop())

async function crawl(starts: string[]) {
  const waiting = [...starts]
  const seen = new Set(starts)
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await ask(path)
      if (response.status !== 200) {
        broken.push(`${path}: ${response.status}`)
        continue
      }
      const html = await response.text()
      const page = readPage(html)
      documents.set(path, html)
      pages.set(path, page)
      for (const link of page.links) {
        const target = ownPath(link, path)
        if (target === null || seen.has(target)) continue
        seen.add(target)
        if (isDocument(target)) files.set(target, (await ask(target)).status)
        else if (isOpened(target)) waiting.push(target)
      }
    }
  }
  // One walk after another finds everything; several at once only find it sooner.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 4 }, worker))
}

/**
 * Pages of one kind differ in their records: of those one in five is opened, and the examples, in both languages; and
 * whatever has an address of its own. On the whole walk all are.
 */
function isOpened(path: string): boolean {
  const { path: own } = splitLocale(path)
  const isOneOfMany = matchRoute(routes, own)?.route.path.includes(':') ?? false
  if (isWholeWalk || !isOneOfMany || examples.has(path)) return true
  return [...own].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5 === 0
}

function ask(path: string) {
  return fetch(`${site.url}${path}`, { redirect: 'manual', headers: { cookie: 'i18n_redirected=ru' } })
}

/** A link's own page without query and hash, or null where it leads out of the site. */
function ownPath(link: string, from: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return null
  const { pathname } = new URL(link, `http://site${from}`)
  return pathname
}

describe('from both home pages', () => {
  test('no link is broken', () => {
    expect(broken).toEqual([])
    // The account asks first who is there.
    const isThere = ([path, status]: [string, number]) =>
      status === 200 || (status === 302 && path.endsWith('/account/'))
    expect([...files].filter(file => !isThere(file))).toEqual([])
  })

  test('every route of the floor plan is reached, in both languages', () => {
    const reached = new Set(
      [...pages.keys()].map(path => {
        const { locale, path: own } = splitLocale(path)
        return `${locale} ${matchRoute(routes, own)?.route.id}`
      }),
    )
    // Each is the answer to a form, or shows what a device keeps or a link has brought, or waits for the end of the fair, or for an
    // editor to make one.
    const hidden = new Set(['thanks', 'waiting', 'my-walk', 'works-list', 'past-fairs', madePageRoute])
    const missed = routes
      .filter(({ id, audience }) => audience === 'public' && !hidden.has(id))
      .flatMap(({ id }) => ['ru', 'en'].map(locale => `${locale} ${id}`).filter(key => !reached.has(key)))
    expect(missed).toEqual([])
  })

  test('every anchor is there', () => {
    const missing: string[] = []
    for (const [path, page] of pages) {
      for (const link of page.links) {
        const { pathname, hash } = new URL(link, `${site.url}${path}`)
        if (!link.startsWith('/') && !link.startsWith('#')) continue
        if (hash && isOpened(pathname) && !pages.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1))))
          missing.push(`${path}: ${link}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('every page has a twin that knows it', () => {
    const wrong: string[] = []
    for (const [path, page] of pages) {
      const { path: own } = splitLocale(path)
      for (const locale of ['ru', 'en'] as const) {
        const twin = withLocale(own, locale)
        if (!pages.has(twin)) wrong.push(`${path} has no ${locale} twin`)
        if (!page.twins[locale]?.endsWith(twin)) wrong.push(`${path} does not name its ${locale} twin`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('every page has a title and a description of its own in its language', () => {
    const titles = Map.groupBy(pages, ([path, { title }]) => `${splitLocale(path).locale} ${title}`)
    expect(
      [...titles]
        .filter(([, same]) => same.length > 1)
        .map(([title, same]) => [title, same.map(([path]) => path)]),
    ).toEqual([])
    expect(
      [...pages]
        .filter(([, { title, description }]) => title === '' || description === '')
        .map(([path]) => path),
    ).toEqual([])
  })

  test('no Russian is left on English pages', () => {
    const left = [...pages]
      .filter(([path]) => path.startsWith('/en/'))
      .flatMap(([path, { words, title, description }]) =>
        [...`${words} ${title} ${description}`.matchAll(/[а-яё][а-яё\- ]*/gi)].map(
          ([found]) => `${path}: ${found}`,
        ),
      )
    expect(left).toEqual([])
  })

  test('no English is left on Russian pages', () => {
    const left = [...pages]
      .filter(([path]) => !path.startsWith('/en/'))
      .flatMap(([path, { words, title, description }]) =>
        [
          ...`${words} ${title} ${description}`
            .replace(/\S+@\S+|https?:\S+|\w+_\w+|\S+\.example\S*|(?<!\w)[A-F]-/g, ' ')
            .matchAll(/[a-z][a-z'’-]+/gi),
        ]
          .filter(([found]) => !allowedLatin.has(found))
          .map(([found]) => `${path}: ${found}`),
      )
    expect(left).toEqual([])
  })

  test('every picture is served', async () => {
    const addresses = [...new Set([...pages.values()].flatMap(({ pictures }) => pictures))]
    expect(addresses.filter(address => !isOwnAddress(address))).toEqual([])
    // One width of each picture proves the file; that every width can be made is the image room's own promise.
    const one = new Map(addresses.map(address => [address.replace(/^\/_ipx\/[^/]+\//, ''), address]))
    const failed: string[] = []
    const waiting = everyOther([...one.values()])
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const response = await ask(next)
        await response.arrayBuffer()
        if (response.status !== 200) failed.push(`${next}: ${response.status}`)
      }
    }
    await Promise.all([worker(), worker(), worker()])
    expect(failed).toEqual([])
  }, 240_000)

  test('every document is valid HTML', async () => {
    const faults: string[] = []
    // One of each kind, two on the whole walk: what a third could have wrong is in its words.
    const kinds = Map.groupBy(documents, ([path]) => {
      const { locale, path: own } = splitLocale(path)
      return `${locale} ${matchRoute(routes, own)?.route.page}`
    })
    for (const [path, html] of [...kinds.values()].flatMap(same => [...same].slice(0, isWholeWalk ? 2 : 1))) {
      for (const fault of await markupFaults(html)) faults.push(`${path}: ${fault}`)
    }
    expect(faults).toEqual([])
  }, 240_000)
})

/** Latin that Russian readers expect: signs, codes and proper marks. */
const allowedLatin = new Set([
  'px',
  'VIP',
  'RU',
  'ENG',
  'PDF',
  'ISBN',
  'SHA',
  'RFC',
  'SVG',
  'JPG',
  'RSS',
  'QR',
  'cookie',
  'Telegram',
  // Makers of browsers, whose services deliver notifications.
  'Apple',
  'Google',
  'Microsoft',
  'Mozilla',
  'ics',
  'iCalendar',
  'JavaScript',
  // Sizes of a T-shirt.
  'XS',
  'XL',
  'XXL',
  'Esc',
  'Enter',
  'II',
  'III',
])

/** Whether the server makes what a page asks for, at this very address. */
function isOwnAddress(address: string): boolean {
  const [, segment = '', id = ''] = /^\/_ipx\/([^/]+)\/(.+)$/.exec(address) ?? []
  const wish = parseModifiers(segment)
  const source = { kind: 'local' as const, id: decodeURIComponent(id) }
  return wish.ok && isOffered(source, wish.modifiers) && ownAddress(source, wish.modifiers, []) === address
}
