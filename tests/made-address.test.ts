import { afterEach, describe, expect, test } from 'vitest'
import { apiRoutes } from '../app/api-routes.ts'
import { madeAddress, wordsOfPlans } from '../app/content/addresses/made-address.ts'
import { madePageRoute, readMadePagesFrom } from '../app/content/addresses/made-pages.ts'
import { fileRoutes } from '../app/file-routes.ts'
import { matchRoute } from '../app/navigation/route-table.ts'
import { everyRoute } from '../app/office-routes.ts'
import { localeCodes } from '../app/platform/languages.ts'
import { redirects, routes } from '../app/routes.ts'
import { standingRoute } from '../app/shell/http/standing-route.ts'
import { sharedPagesOf } from '../app/shell/service-worker/shared-pages.ts'
import { mayKeep } from '../app/shell/service-worker/ways.ts'

const paths = [
  ...everyRoute.map(({ path }) => path),
  ...fileRoutes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  ...apiRoutes.map(({ at }) => at.slice(at.indexOf(' ') + 1)),
  ...localeCodes.map(code => `/${code}/`),
]
// What stands before a point is a file.
const words = paths.map(path => path.split('/')[1] ?? '').filter(word => /^[a-z0-9-]+$/.test(word))

describe('a page made by editors stands at no address of any plan', () => {
  test('every first word of the plans is one it may not have', () => {
    expect(words.length).toBeGreaterThan(80)
    expect([...new Set(words)].filter(word => !wordsOfPlans.includes(word))).toEqual([])
    expect([...new Set(words)].filter(word => madeAddress.test(word))).toEqual([])
  })

  test.each([
    'award-jury',
    'two--hyphens',
    '-first',
    'last-',
    'Capitals',
    'кириллица',
    'a.b',
    'a/b',
    '_assets',
    'a%2fb',
    '',
    'a'.repeat(81),
    'a'.repeat(300),
  ])('«%s» is none', name => {
    expect(madeAddress.test(name)).toBe(false)
  })

  test('what only begins like one is', () => {
    for (const name of ['ru-en', 'office-hours', 'about-us', 'api2', '2026', 'a'.repeat(80)])
      expect([name, madeAddress.test(name)]).toEqual([name, true])
  })

  test('no line of the plan is below it', () => {
    expect(routes.at(-1)?.id).toBe(madePageRoute)
  })
})

describe('any word may be asked for', () => {
  afterEach(() => readMadePagesFrom(() => new Map()))

  test('and is on no line unless an editor has made it', () => {
    expect(standingRoute('/lost-and-found/')).toBeNull()
    expect(standingRoute('/lost-and-found/more/')).toBeNull()
    expect(standingRoute('/about/')?.route.id).toBe('about')
    readMadePagesFrom(() => new Map([['lost-and-found', ['ru'] as const]]))
    expect(standingRoute('/lost-and-found/')?.route.id).toBe(madePageRoute)
    expect(standingRoute('/constructor/')).toBeNull()
  })

  test('no browser takes what is not for everybody for one, nor keeps it', () => {
    const others = everyRoute.filter(({ path, audience }) => audience !== 'public' && !path.includes(':'))
    expect(others.length).toBeGreaterThan(20)
    const sharedPages = sharedPagesOf(routes)
    for (const { path, id } of others) {
      const seen = matchRoute(routes, path)?.route.id
      expect([path, seen === undefined || seen === id]).toEqual([path, true])
      if (/^\/(?:account|office|sign-in|jury|council)\//.test(path))
        expect([path, mayKeep(path, { sharedPages })]).toEqual([path, false])
    }
    for (const path of ['/lost-and-found/', '/en/lost-and-found/_payload.json'])
      expect(mayKeep(path, { sharedPages })).toBe(true)
    for (const path of ['/api/', '/sign-out/', '/Office/', '/a.b/', '/lost/found/'])
      expect(mayKeep(path, { sharedPages })).toBe(false)
  })
})
