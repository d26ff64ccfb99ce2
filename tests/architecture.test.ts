import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyRoute as routes } from '../app/office-routes.ts'

/** Whom each room may import. Arrows point down; the shell, on the top floor, knows every room. */
const ground = ['platform']
const page = ['page-server', 'editions', 'navigation', 'ui', ...ground]
const shown = ['content', 'my-plan', 'gallery', 'images', ...page]
const allowedImports: Record<string, string[]> = {
  platform: [],
  ui: [],
  validation: ground,
  navigation: ground,
  editions: ground,
  images: ground,
  mail: ground,
  leads: ground,
  payments: ['editions', ...ground],
  'page-server': ['editions', ...ground],
  'page-store': ground,
  'my-plan': ['ui', ...ground],
  gallery: ['images', 'navigation', 'ui', ...ground],
  accounts: ['office', ...page],
  office: page,
  applications: ['accounts', 'office', 'leads', 'mail', 'validation', ...page],
  content: ['applications', 'gallery', 'mail', 'images', ...page],
  participants: shown,
  programme: shown,
  navigator: shown,
  search: shown,
  award: shown,
  'box-office': ['box-office/catalogue', 'payments', 'editions', ...ground],
  'box-office/catalogue': ['content', ...page],
  'box-office/tickets': ['box-office/catalogue', 'editions', ...ground],
  'box-office/ledger': ground,
  'box-office/slots': [
    'box-office',
    'box-office/ledger',
    'box-office/catalogue',
    'content',
    'editions',
    ...ground,
  ],
  'box-office/orders': [
    'box-office',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'payments',
    'content',
    'validation',
    'editions',
    ...ground,
  ],
  'box-office/refunds': [
    'box-office',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/catalogue',
    'payments',
    ...ground,
  ],
  'box-office/call-off': [
    'box-office',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/catalogue',
    ...ground,
  ],
  'box-office/pdf': [
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    'box-office/catalogue',
    'editions',
    'ui',
    ...ground,
  ],
  'box-office/cart': [
    'box-office',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/catalogue',
    'navigator',
    ...shown,
  ],
  'box-office/my-orders': [
    'box-office',
    'box-office/cart',
    'box-office/pdf',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    'box-office/catalogue',
    ...shown,
  ],
  'box-office/letters': [
    'box-office',
    'box-office/my-orders',
    'box-office/pdf',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/catalogue',
    'mail',
    'editions',
    ...ground,
  ],
  'box-office/api': [
    'box-office',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    'box-office/catalogue',
    'editions',
    ...ground,
  ],
  'box-office/office': [
    'box-office',
    'box-office/letters',
    'box-office/call-off',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'accounts',
    'office',
    'mail',
    'payments',
    ...page,
  ],
  door: [
    'box-office',
    'box-office/orders',
    'box-office/tickets',
    'box-office/catalogue',
    'accounts',
    'office',
    'navigator',
    ...page,
  ],
}
const shell = 'shell'
const files = filesUnder('app').filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
const rooms = [...new Set(files.flatMap(file => roomOf(file) ?? []))]

test('every room has its line in the table', () => {
  expect([...rooms].sort()).toEqual([...Object.keys(allowedImports), shell].sort())
})

describe('imports', () => {
  const wrong = files.flatMap(file => importsOf(file).flatMap(target => wrongImport(file, target)))

  test('no room imports what its line does not allow', () => {
    expect(wrong).toEqual([])
  })

  test('the check sees a wrong import', () => {
    expect(wrongImport('app/platform/clock.server.ts', 'app/content/tables.ts')).toEqual([
      'app/platform/clock.server.ts imports app/content/tables.ts',
    ])
    expect(wrongImport('app/content/blocks/blocks.ts', 'app/routes.ts')).toEqual([
      'app/content/blocks/blocks.ts imports app/routes.ts',
    ])
  })
})

test('React is known only to pages, parts, shell, ui, navigation and letters', () => {
  const allowed = /^app\/(?:[^/]+\.tsx|(?:shell|ui|navigation)\/|.+\/(?:pages|office|parts)\/)/
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
      .filter(file => /^app\/.+\/office\/pages\/[^/]+\.tsx$/.test(file))
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

function wrongImport(file: string, target: string): string[] {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === null || from === shell || from === to) return []
  return to !== null && allowedImports[from]?.includes(to) ? [] : [`${file} imports ${target}`]
}

// Files directly under app/ belong to the top floor. The box office is a street: each of its folders is a room.
function roomOf(file: string): string | null {
  return (
    /^app\/(box-office\/[^/]+|[^/]+)\/[^/]+/
      .exec(file.replace(/^(app\/box-office)(\/[^/]+)$/, '$1/.$2'))?.[1]
      ?.replace(/\/\.$/, '') ?? null
  )
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
