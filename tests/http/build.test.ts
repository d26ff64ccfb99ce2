import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMatcher } from '../../app/navigation/build-matcher.ts'
import { everySheet } from '../../app/page-sheets.ts'
import { redirects, routes } from '../../app/routes.ts'
import { sizesOfExtras } from '../../bench/extra-chunks.ts'
import { ask, handoverOf } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { chunksReached, isOffices, type Manifest, modulesReached } from '../builders/walks/browser-modules.ts'
import { newerFeaturesIn } from '../newer-features.ts'

type Latest = { id: string; timestamp: number }
let site: Site
let latest: Latest
beforeAll(async () => {
  site = await startSite()
  latest = (await ask(site, '/_assets/builds/latest.json')).json() as Latest
})
afterAll(() => site.stop())

describe('builds/latest.json', () => {
  test('names the build and when it was made', async () => {
    expect(latest).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      timestamp: expect.any(Number),
    })
    const { build } = handoverOf((await ask(site, '/award/')).text).payload
    expect(build).toBe(latest.id)
    expect((await ask(site, '/healthz')).json()).toEqual({ status: 'ok', build: latest.id })
  })

  test('is hardly kept, and asked past caches by the time', async () => {
    const { status, headers } = await ask(site, '/_assets/builds/latest.json?1755673200000')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json',
      'public, max-age=1',
    ])
  })
})

describe('builds/meta/{id}.json', () => {
  test('holds the table that server and browser are ruled by', async () => {
    const { status, headers, json } = await ask(site, `/_assets/builds/meta/${latest.id}.json`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json',
      'public, max-age=31536000, immutable',
    ])
    expect(json()).toEqual({ ...latest, matcher: buildMatcher(routes, redirects), prerendered: [] })
  })

  test('names every prerendered page and every redirect, in both languages', async () => {
    const { matcher } = (await ask(site, `/_assets/builds/meta/${latest.id}.json`)).json() as {
      matcher: ReturnType<typeof buildMatcher>
    }
    expect(matcher.static).toMatchObject({
      '/': { prerender: true },
      '/en': { prerender: true },
      '/award': { prerender: true },
      '/en/navigator/map': { prerender: true },
      '/map': { redirect: '/navigator/map/' },
      '/en/prize': { redirect: '/en/award/' },
    })
    expect(matcher.wildcard).toMatchObject({
      '/people': { redirect: '/speakers/**' },
      '/en/people': { redirect: '/en/speakers/**' },
    })
    expect(matcher.dynamic['/speakers']?.static).toEqual({ '/': { prerender: true } })
  })

  test.for(['00000000-0000-4000-8000-000000000000', 'x', '..%2Flatest'])(
    'of an unknown build (%s) is a 404 for programs',
    async id => {
      const { status, headers, json } = await ask(site, `/_assets/builds/meta/${id}.json`)
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json'])
      expect(json()).toMatchObject({ status: 404 })
    },
  )
})

describe('the other files of the build', () => {
  test('every file is there with its type, for ever', async () => {
    const types: Record<string, string> = {
      js: 'text/javascript; charset=utf-8',
      css: 'text/css; charset=utf-8',
      json: 'application/json',
      woff2: 'font/woff2',
    }
    const files = readdirSync('dist/client/assets', { recursive: true, withFileTypes: true })
      .filter(file => file.isFile() && file.name !== 'latest.json' && !/\.(?:br|gz)$/.test(file.name))
      .map(file => `${file.parentPath}/${file.name}`.slice('dist/client/assets/'.length))
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const { status, headers } = await ask(site, `/_assets/${file}`)
      expect([file, status, headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ])
      const type = types[file.split('.').at(-1) ?? '']
      if (type) expect([file, headers['content-type']]).toEqual([file, type])
    }
  })

  test('the server’s own list of files is nobody’s business, nor anything outside the folder', async () => {
    for (const path of ['manifest.json', '../manifest.json', '..%2Fmanifest.json', '../../package.json']) {
      expect((await ask(site, `/_assets/${path}`)).status).toBe(404)
    }
  })

  test('every script, style and preload a page names is there', async () => {
    for (const path of ['/', '/en/speakers/1/', '/navigator/map/', '/nothing/']) {
      const { text } = await ask(site, path)
      const named = [...text.matchAll(/(?:src|href)="(\/_assets\/[^"]*)"/g)].map(match => match[1] ?? '')
      expect(named.length).toBeGreaterThan(1)
      for (const file of named) expect([file, (await ask(site, file)).status]).toEqual([file, 200])
    }
  })
})

describe('what the browser gets is understood by the oldest one it is written for', () => {
  const built = ['sw.js', ...readdirSync('dist/client/assets').map(file => `assets/${file}`)]
  const read = (file: string) => readFileSync(`dist/client/${file}`, 'utf8')

  test('every script, the libraries in it and the service worker', () => {
    const scripts = built.filter(file => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    const wrong = scripts.flatMap(file => newerFeaturesIn(read(file)).map(feature => `${file}: ${feature}`))
    expect(wrong).toEqual([])
  })

  test('the check sees what is too new', () => {
    expect(newerFeaturesIn('let a=URL.parse(b,c)?.host;[...Map.groupBy(d,e)]')).toEqual([
      'URL.parse, only since Chrome 126, Firefox 126, Safari 18',
      'Map.groupBy, only since Firefox 119, Safari 17.4',
    ])
    expect(newerFeaturesIn('JSON.parse(a);URL.createObjectURL(b);[...c.values()].map(d)')).toEqual([])
  })

  test('the style sheets: nothing begins its life by @starting-style, and no rule is nested', () => {
    const sheets = built.filter(file => file.endsWith('.css')).toSorted()
    const parted = everySheet.map(file => file.replace(/^.*\/|\.css$/g, ''))
    expect(sheets.map(file => file.replace(/^.*\/|-.*$/g, ''))).toEqual(
      ['plain', 'visitors', ...parted].toSorted(),
    )
    for (const sheet of sheets) expect(read(sheet)).not.toMatch(/@starting-style|[{};]\s*&/)
  })

  test('the sheet that every first paint waits for brings at most 24 kB, compressed, and no page more than 4 beside it', () => {
    const weight = (name: string) => {
      const [sheet = ''] = built.filter(file => file.startsWith(`assets/${name}-`) && file.endsWith('.css'))
      return gzipSync(read(sheet), { level: 9 }).length
    }
    expect(weight('visitors')).toBeLessThan(24_000)
    const beside = everySheet.map(file => weight(file.replace(/^.*\/|\.css$/g, '')))
    expect(beside.filter(bytes => bytes > 4_000 || bytes < 200)).toEqual([])
  })

  test('a page names the sheets that are its own, the error in its place none', async () => {
    const sheetsOn = async (path: string) =>
      [...(await ask(site, path)).text.matchAll(/<link rel="stylesheet" href="\/_assets\/([a-z]+)-/g)].map(
        ([, name]) => name,
      )
    expect(await sheetsOn('/')).toEqual(['visitors'])
    expect(await sheetsOn('/participants/')).toEqual(['visitors'])
    expect(await sheetsOn('/en/tickets/')).toEqual(['visitors', 'till'])
    expect(await sheetsOn('/program/')).toEqual(['visitors', 'timetable'])
    expect(await sheetsOn('/program/plan/walk/')).toEqual(['visitors', 'navigator', 'walk'])
    expect(await sheetsOn('/works/999-1/')).toEqual(['visitors'])
    expect(await sheetsOn('/works/41-1/closer/')).toEqual(['plain'])
  })
})

describe('what comes when it is asked for', () => {
  test('is no larger than it was when it was last looked at', () => {
    const sizes = sizesOfExtras()
    expect(sizes.filter(({ gzip, atMost }) => gzip > atMost)).toEqual([])
    // A bound far above what it bounds would see nothing grow.
    expect(sizes.filter(({ gzip, atMost }) => gzip < atMost * 0.6)).toEqual([])
  })
})

describe('no byte of the office is a visitor’s to fetch', () => {
  const site = ['app/start.ts', 'app/entry.client.tsx']
  // Beside the site: its plain pages with a script, and what stays in the browser.
  const beside = [
    'app/gallery/closer/start.ts',
    'app/accounts/device/start.ts',
    'app/shell/service-worker/worker.ts',
  ]
  // The one page of staff that is no plain document: nobody's browser asks for it before it is opened.
  const door = 'app/door/pages/door.tsx'

  test('the build leads to no chunk of it, however far one goes', () => {
    const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest
    const reached = chunksReached(manifest, site)
    expect(reached).toContain('app/works/pages/works.tsx')
    expect(reached.length).toBeGreaterThan(100)
    expect(reached.filter(isOffices)).toEqual([])
    // And the office's scripts are there, to be found if they were led to.
    expect(Object.keys(manifest).filter(isOffices).length).toBeGreaterThan(2)
  })

  test('no module of the site is one of it, nor leads to one', () => {
    const modules = modulesReached([...site, ...beside], [door])
    expect(modules.length).toBeGreaterThan(500)
    expect(modules).toContain(door)
    expect(modules.filter(isOffices)).toEqual([])
  })

  test('the check sees one: behind the door there are two', () => {
    expect(modulesReached(site).filter(isOffices).toSorted()).toEqual([
      'app/office/parts/language-links.tsx',
      'app/office/parts/sign-out-form.tsx',
    ])
  })
})
