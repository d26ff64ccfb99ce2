import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoute } from '../../../app/office-routes.ts'
import { locales, withLocale } from '../../../app/platform/languages.ts'
import { routes } from '../../../app/routes.ts'
import { ownPages } from '../../../app/shell/service-worker/offline-build.ts'
import { sharedPagesOf } from '../../../app/shell/service-worker/shared-pages.ts'
import { mayKeep, wayOf } from '../../../app/shell/service-worker/ways.ts'
import { ask } from '../../builders/ask.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'

/** Every page of an account, and the doors to it, from the plan. */
const personal = everyRoute.filter(
  ({ path, audience, isActionOnly }) =>
    !isActionOnly &&
    (audience === 'person' || (audience === 'bearer' && /^\/(?:account|sign-in)\//.test(path))),
)
const addresses = personal.flatMap(({ path }) =>
  locales.map(({ code }) => withLocale(path.replace(/:\w+/g, 'A'.repeat(43)), code)),
)
// More than are kept: whatever is for everybody.
const sharedPages = sharedPagesOf(
  routes.filter(({ audience }) => audience === 'public').map(route => ({ ...route, isPrerendered: true })),
)

let site: Site
let cookie: string
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '1000000' })
  cookie = await signIn(site, 'member')
})
afterAll(() => site.stop())

test('there are personal pages to look at', () => {
  expect(personal.length).toBeGreaterThanOrEqual(9)
})

describe.each(addresses)('%s', address => {
  test('is kept by nobody on the way, and its address is told to no other site', async () => {
    for (const headers of [{ cookie }, {}]) {
      const answer = await ask(site, address, { headers })
      // Whoever may not be here is led away, and that is not kept either.
      if (answer.status === 302) expect(answer.headers.location).toMatch(/\/(?:sign-in|account\/materials)\//)
      else if (answer.status >= 400) expect(answer.headers['cache-control']).toBe('no-store')
      else {
        expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
        expect(answer.headers['referrer-policy']).toBe('strict-origin')
        // A page with a script of its own carries that one, and nothing written into the page.
        expect(
          answer.text.replace(/<script type="module" src="\/_assets\/[^"]+"[^>]*><\/script>/, ''),
        ).not.toContain('<script')
        expect(answer.text).toContain('<meta name="robots" content="noindex"')
      }
    }
  })

  test('does not stay on the device', () => {
    expect(mayKeep(address, { sharedPages })).toBe(false)
    expect(mayKeep(`${address}_payload.json`, { sharedPages })).toBe(false)
    const url = `https://fair.example${address}_payload.json`
    expect(wayOf({ method: 'GET', mode: 'cors', url }, 'https://fair.example', { sharedPages })).toBe('pass')
  })
})

test('no visitor’s browser knows of them, so none loads them ahead', () => {
  const known = new Set(routes.map(({ path }) => path))
  expect(personal.filter(({ path }) => known.has(path)).map(({ path }) => path)).toEqual([])
  expect(personal.filter(({ isPlain, isPrerendered }) => !isPlain || isPrerendered)).toEqual([])
  expect(ownPages.filter(path => path.startsWith('/account/'))).toEqual([])
})
