import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyRoute as routes } from '../app/office-routes.ts'

/** Whose door each room may open. Arrows point down; the shell, on the top floor, knows every room. */
const doors: Record<string, string[]> = {
  platform: [],
  ui: [],
  validation: ['platform'],
  navigation: ['platform'],
  fair: ['platform'],
  images: ['platform'],
  mail: ['platform'],
  leads: ['platform'],
  payments: ['fair', 'platform'],
  pages: ['fair', 'platform'],
  accounts: ['pages', 'navigation', 'ui', 'platform'],
  gallery: ['images', 'navigation', 'ui', 'platform'],
  'my-plan': ['ui', 'platform'],
  applications: ['accounts', 'leads', 'mail', 'validation', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  content: ['applications', 'gallery', 'mail', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  participants: ['content', 'my-plan', 'gallery', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  programme: ['content', 'my-plan', 'gallery', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  'box-office': [
    'accounts',
    'validation',
    'payments',
    'mail',
    'navigator',
    'content',
    'my-plan',
    'gallery',
    'images',
    'mail',
    'payments',
    'pages',
    'fair',
    'navigation',
    'ui',
    'platform',
  ],
  door: ['accounts', 'box-office', 'navigator', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  search: ['content', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  award: ['content', 'gallery', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
  navigator: ['content', 'my-plan', 'images', 'pages', 'fair', 'navigation', 'ui', 'platform'],
}
const shell = 'shell'
const rooms = readdirSync('app').filter(name => statSync(join('app', name)).isDirectory() && name !== 'fonts')
const files = filesUnder('app').filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))

test('every room is on the plan', () => {
  expect([...rooms].sort()).toEqual([...Object.keys(doors), shell].sort())
})

describe('doors', () => {
  const wrong = files.flatMap(file => importsOf(file).flatMap(target => wrongDoor(file, target)))

  test('no room opens a door that is not its own', () => {
    expect(wrong).toEqual([])
  })

  test('the check sees a wrong door', () => {
    expect(wrongDoor('app/platform/clock.server.ts', 'app/content/tables.ts')).toEqual([
      'app/platform/clock.server.ts opens app/content/tables.ts',
    ])
    expect(wrongDoor('app/content/blocks/blocks.ts', 'app/routes.ts')).toEqual([
      'app/content/blocks/blocks.ts opens app/routes.ts',
    ])
  })
})

test('React is known only to pages, parts, shell, ui, navigation and letters', () => {
  const allowed =
    /^app\/(?:[^/]+\.tsx|(?:shell|ui|navigation)\/|[^/]+\/(?:pages|office|parts)\/|[^/]+\/mails\.tsx)/
  const reactors = files.filter(file => /from 'react(?:-dom)?(?:\/[^']*)?'/.test(read(file)))
  expect(reactors.filter(file => !allowed.test(file))).toEqual([])
})

test('code that the browser gets never imports server code, except as a type', () => {
  const leaks = files
    .filter(file => !file.includes('.server.'))
    .flatMap(file =>
      valueImportsOf(file)
        .filter(target => target.includes('.server.'))
        .map(target => `${file} → ${target}`),
    )
  expect(leaks).toEqual([])
})

test('only the platform reads the environment', () => {
  const readers = files.filter(file => !file.startsWith('app/platform/') && /process\.env/.test(read(file)))
  expect(readers).toEqual([])
})

test('only the platform reads the clock; the browser’s own timers live in navigation', () => {
  const readers = files.filter(file => /new Date\(\)|Date\.now\(\)/.test(read(file)))
  expect(readers.filter(file => !/^app\/(?:platform|navigation)\//.test(file))).toEqual([])
})

test('only commands, queries and the seed touch tables', () => {
  const touching = files.filter(file => valueImportsOf(file).some(target => target.endsWith('/tables.ts')))
  // A table may lean on another's.
  expect(touching.filter(file => !/(?:\.server|\/tables)\.ts$/.test(file))).toEqual([])
})

test('no drawer for odds and ends, no barrel', () => {
  const drawers = files.filter(file =>
    /(?:^|\/)(?:utils?|helpers?|common|misc|lib|index)(?:\/|\.tsx?$)/.test(file),
  )
  expect(drawers).toEqual([])
})

test('every room with pages has its words in both languages', () => {
  const withPages = rooms.filter(room => existsSync(join('app', room, 'pages')))
  const missing = withPages.flatMap(room =>
    ['ru', 'en'].map(locale => `app/${room}/texts.${locale}.ts`).filter(file => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

describe('the floor plan', () => {
  test.each(routes.map(route => [route.path, route] as const))('%s has its page', (_path, route) => {
    expect(existsSync(`app/${route.page}.tsx`)).toBe(true)
    expect(route.path).toMatch(/^\/(?:[^/]+\/)*$/)
  })

  test('ids and paths are used once', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test('office pages ask for a role, personal pages for a person, and neither is kept for everybody', () => {
    const guards = { staff: /requireRole\(/, person: /requirePerson\(/ }
    const unguarded = routes.filter(({ audience, page, isPrerendered }) => {
      if (audience === 'public') return false
      if (audience === 'bearer') return isPrerendered
      return isPrerendered || !guards[audience].test(read(`app/${page}.server.ts`))
    })
    expect(unguarded).toEqual([])
    const offices = files
      .filter(file => /^app\/[^/]+\/office\/[^/]+\.tsx$/.test(file))
      .map(file => file.slice(4, -4))
    expect(offices.filter(page => routes.find(route => route.page === page)?.audience !== 'staff')).toEqual(
      [],
    )
  })
})

test('the plan of rooms is the one ARCHITECTURE.md draws', () => {
  const text = read('ARCHITECTURE.md')
  expect(rooms.filter(room => !text.includes(`${room}/`))).toEqual([])
})

function wrongDoor(file: string, target: string): string[] {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === null || from === shell || from === to) return []
  return to !== null && doors[from]?.includes(to) ? [] : [`${file} opens ${target}`]
}

// Files directly under app/ belong to the top floor.
function roomOf(file: string): string | null {
  return /^app\/([^/]+)\//.exec(file)?.[1] ?? null
}

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(match =>
    target(file, match[1] ?? ''),
  )
}

function valueImportsOf(file: string): string[] {
  const source = read(file).replace(/(?:import|export) type [^;]*? from '[^']+'/g, '')
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(match => target(file, match[1] ?? ''))
}

function target(file: string, specifier: string): string {
  return relative('.', resolve(dirname(file), specifier.replace(/\?.*$/, '')))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
