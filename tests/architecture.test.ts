import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileRoutes } from '../app/file-routes.ts'
import { everyRoute as routes } from '../app/office-routes.ts'
import { locales } from '../app/platform/languages.ts'

/** Whom each room may import. Arrows point down; the shell, on the top floor, knows every room. */
const ground = ['platform']
const page = ['page-server', 'editions', 'navigation', 'ui', ...ground]
const shown = ['content', 'my-plan', 'my-works', 'gallery', 'images', ...page]
const allowedImports: Record<string, string[]> = {
  platform: [],
  ui: [],
  validation: ground,
  navigation: ground,
  editions: ground,
  'edition-desk': [
    'box-office/catalogue',
    'box-office/orders',
    'box-office/slots',
    'content',
    'office',
    ...page,
  ],
  editorial: ['accounts', 'content', 'applications', 'images', 'mail', 'office', 'search', ...page],
  journal: ['accounts', 'editorial', 'office', ...page],
  backup: ['images', ...ground],
  health: ['backup', 'leads', 'mail', 'office', ...page],
  images: ground,
  mail: ['office', ...page],
  leads: ground,
  payments: ['editions', ...ground],
  pdf: ['ui', ...ground],
  invoices: ['box-office/ledger', 'office', 'payments', 'pdf', ...page],
  'page-server': ['editions', 'navigation', ...ground],
  'page-store': ground,
  'my-plan': ['ui', ...ground],
  'my-works': ['ui', ...ground],
  gallery: ['images', 'my-works', 'navigation', 'ui', ...ground],
  accounts: ['office', 'mail', ...page],
  office: page,
  applications: ['office', 'leads', 'mail', 'validation', ...page],
  content: ['applications', 'gallery', 'mail', 'images', ...page],
  participants: shown,
  about: ['award', ...shown],
  programme: ['box-office/cart', 'box-office/waiting-list', 'navigator', ...shown],
  navigator: shown,
  search: shown,
  works: ['participants', ...shown],
  award: ['accounts', 'applications', 'mail', 'office', 'pdf', ...shown],
  'box-office': ['page-server', 'payments', 'editions', ...ground],
  'box-office/catalogue': ['content', ...page],
  'box-office/tickets': ['box-office/catalogue', 'page-server', 'editions', ...ground],
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
  'box-office/gateway': [
    'box-office',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'payments',
    ...ground,
  ],
  'box-office/refunds': [
    'editions',
    'box-office',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    ...ground,
  ],
  'box-office/call-off': [
    'editions',
    'content',
    'box-office',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'payments',
    ...ground,
  ],
  'box-office/approvals': ['box-office/ledger', ...ground],
  'box-office/pdf': [
    'pdf',
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    'box-office/catalogue',
    'editions',
    'ui',
    ...ground,
  ],
  'box-office/wallet': [
    'box-office/my-orders',
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    ...page,
  ],
  'box-office/cart': [
    'box-office',
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
    'payments',
    ...shown,
  ],
  'box-office/letters': [
    'box-office',
    'box-office/my-orders',
    'box-office/pdf',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'mail',
    'editions',
    ...ground,
  ],
  'box-office/waiting-list': [
    'box-office',
    'box-office/letters',
    'box-office/pdf',
    'box-office/orders',
    'box-office/slots',
    'box-office/tickets',
    'content',
    'mail',
    ...page,
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
    'box-office/approvals',
    'box-office/call-off',
    'box-office/gateway',
    'box-office/refunds',
    'box-office/orders',
    'box-office/slots',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'office',
    'mail',
    'payments',
    ...page,
  ],
  'box-office/invitations': [
    'box-office',
    'box-office/office',
    'box-office/orders',
    'box-office/ledger',
    'box-office/tickets',
    'box-office/catalogue',
    'validation',
    'office',
    'mail',
    ...page,
  ],
  'exhibitors/stands': ['exhibitors', 'content', 'navigator', ...page],
  'exhibitors/selection': [
    'exhibitors',
    'exhibitors/stands',
    'exhibitors/works',
    'exhibitors/application',
    'participants',
    'content',
    'accounts',
    'office',
    'mail',
    ...page,
  ],
  'exhibitors/payment': [
    'exhibitors',
    'exhibitors/stands',
    'exhibitors/application',
    'invoices',
    'payments',
    'box-office/ledger',
    'content',
    'accounts',
    'office',
    'mail',
    'pdf',
    ...page,
  ],
  exhibitors: ['accounts', 'office', ...page],
  'exhibitors/works': ['exhibitors', 'images', 'validation', ...page],
  'exhibitors/application': [
    'exhibitors',
    'exhibitors/works',
    'accounts',
    'office',
    'mail',
    'validation',
    ...page,
  ],
  'exhibitors/choice': [
    'exhibitors',
    'exhibitors/stands',
    'exhibitors/selection',
    'exhibitors/payment',
    'content',
    'navigator',
    'accounts',
    'office',
    'mail',
    'box-office/ledger',
    // A price of a stand or of equipment takes two, as a large refund does: one mechanism (decision 0028).
    'box-office/approvals',
    ...page,
  ],
  'exhibitors/materials': [
    'exhibitors',
    'exhibitors/stands',
    'exhibitors/works',
    'exhibitors/application',
    'participants',
    'content',
    'images',
    'accounts',
    'office',
    'mail',
    'validation',
    ...page,
  ],
  'exhibitors/messages': [
    'exhibitors',
    'exhibitors/works',
    'images',
    'accounts',
    'office',
    'mail',
    'pdf',
    ...page,
  ],
  'exhibitors/office': [
    'exhibitors',
    'exhibitors/works',
    'exhibitors/application',
    'accounts',
    'office',
    ...page,
  ],
  door: [
    'box-office',
    'box-office/orders',
    'box-office/tickets',
    'box-office/slots',
    'box-office/ledger',
    'box-office/catalogue',
    'office',
    'navigator',
    ...page,
  ],
  today: ['door', 'programme', 'navigator', 'box-office/slots', 'office', ...shown],
}
const shell = 'shell'
const verbs = new Set(
  `add answer call change check close correct count deliver erase fetch fill find follow hold import insert issue keep limit
  load make open place post preview promise propose publish read receive record release remind remove require resend reserve
  restore return revoke run save seal search send set settle show sign spend submit switch take upload withdraw write`.split(
    /\s+/,
  ),
)
const everyFile = ['app', 'tests', 'content', 'sandbox', 'scripts', 'bench', 'db', 'docs'].flatMap(filesUnder)
const files = filesUnder('app').filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
const rooms = [...new Set(files.flatMap(file => roomOf(file) ?? []))]
const graph = new Map(files.map(file => [file, importsOf(file)]))

test('every room has its line in the table', () => {
  expect([...rooms].sort()).toEqual([...Object.keys(allowedImports), shell].sort())
})

describe('imports', () => {
  const wrong = files.flatMap(file => importsOf(file).flatMap(target => wrongImport(file, target)))

  test('no room imports what its line does not allow', () => {
    expect(wrong).toEqual([])
  })

  test('every allowance is used', () => {
    const used = new Set(files.flatMap(file => importsOf(file).map(to => `${roomOf(file)} → ${roomOf(to)}`)))
    // A page may be made of these whether it uses them today or not.
    const spare = new Set([...page, ...shown])
    const unused = Object.entries(allowedImports).flatMap(([from, all]) =>
      all.filter(to => !spare.has(to) && !used.has(`${from} → ${to}`)).map(to => `${from} → ${to}`),
    )
    expect(unused).toEqual([])
  })

  test('the check sees a wrong import', () => {
    expect(wrongImport('app/platform/clock.server.ts', 'app/content/tables.ts')).toEqual([
      'app/platform/clock.server.ts imports app/content/tables.ts',
    ])
    expect(wrongImport('app/content/blocks/blocks.ts', 'app/routes.ts')).toEqual([
      'app/content/blocks/blocks.ts imports app/routes.ts',
    ])
  })

  test('the rooms stand on one another: no circle of rooms', () => {
    expect(circlesIn(new Map(Object.entries(allowedImports)))).toEqual([])
  })

  test('no circle of files, types included', () => {
    expect(circlesIn(graph)).toEqual([])
  })

  test('the check sees a circle', () => {
    const round = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ])
    expect(circlesIn(round)).toEqual([['a', 'b', 'c']])
  })
})

test('no folder holds more than 40 files', () => {
  const folders = Map.groupBy(
    // Migrations are a chronicle: one a change, in one row for ever.
    everyFile.filter(file => !/\.(?:webp|jpe?g|png|svg|ico|woff2)$|^db\/migrations\//.test(file)),
    file => dirname(file),
  )
  const full = [...folders].filter(([, held]) => held.length > 40)
  expect(full.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([])
})

describe('the vocabulary of file names', () => {
  test('every file is one of the kinds that ARCHITECTURE.md lists', () => {
    expect(files.filter(file => kindOf(file) === null)).toEqual([])
  })

  test('the check sees a file that is none', () => {
    expect(kindOf('app/box-office/orders/order-service.server.ts')).toBeNull()
    expect(kindOf('app/box-office/orders/parts/order.server.ts')).toBeNull()
    expect(kindOf('app/box-office/orders/place-order.server.ts')).toBe('command or query')
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

// In place of Trusted Types (decision 0076): whoever comes new to this list says there what it writes, and whence it has it.
test('few files of the browser write markup, load a script or start a worker by its address', () => {
  const sink =
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|parse(?:FromString|HTMLUnsafe)|setHTMLUnsafe|createContextualFragment|importScripts)\b|dangerouslySetInnerHTML|\bdocument\.write|\bnew (?:Shared)?Worker\(|\bnew Function\b|\beval\(|\bworkers?\.register\(|createElement\('script'\)/i
  expect(files.filter(file => !file.includes('.server.') && sink.test(read(file))).sort()).toEqual([
    'app/applications/parts/application-form.tsx',
    'app/award/parts/drawn.tsx',
    'app/door/device/qr-reader.ts',
    'app/editorial/office/device/show-preview.ts',
    'app/exhibitors/choice/device/send-here.ts',
    'app/exhibitors/selection/device/walk-works.ts',
    'app/gallery/closer/open-closer.ts',
    'app/office/device/open-palette.ts',
    'app/programme/push/own-subscription.ts',
    'app/shell/cookies/metrika.ts',
    'app/shell/islands/island.tsx',
    'app/shell/service-worker/register.ts',
    'app/shell/start-up-error.ts',
    'app/start.ts',
    'app/ui/wordmark.tsx',
  ])
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

test('test files share what they have loaded: whoever mocks a module forgets it at the end', () => {
  const mocking = everyFile.filter(
    file => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|doMock)\(/.test(read(file)),
  )
  expect(mocking).not.toEqual([])
  expect(mocking.filter(file => !/^afterAll\(\(\) => vi\.resetModules\(\)\)$/m.test(read(file)))).toEqual([])
})

test('no drawer for odds and ends, no barrel', () => {
  const drawers = files.filter(file =>
    /(?:^|\/)(?:utils?|helpers?|common|misc|lib|index)(?:\/|\.tsx?$)/.test(file),
  )
  expect(drawers).toEqual([])
})

test('every room with pages has its texts in every language', () => {
  const withPages = rooms.filter(room => existsSync(join('app', room, 'pages')))
  const missing = withPages.flatMap(room =>
    locales.map(({ code }) => `app/${room}/texts.${code}.ts`).filter(file => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

describe('the floor plan', () => {
  test.each(routes.map(route => [route.path, route] as const))('%s has its page', (_path, route) => {
    expect(existsSync(`app/${route.page}${route.isActionOnly ? '.server.ts' : '.tsx'}`)).toBe(true)
    expect(route.path).toMatch(/^\/(?:[^/]+\/)*$/)
  })

  test('ids and paths are used once', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    expect(new Set(fileRoutes.map(({ path }) => path)).size).toBe(fileRoutes.length)
  })

  test('every page, every action and every maker of files is on a plan', () => {
    const planned = new Set([
      ...routes.map(({ page }) => `app/${page}`),
      ...fileRoutes.map(({ file }) => `app/${file}`),
      'app/accounts/pages/forbidden',
    ])
    const made = files
      .filter(file => /\/(?:pages|files)\/[^/]+\.(?:tsx|server\.ts)$/.test(file))
      .map(file => file.replace(/\.(?:tsx|server\.ts)$/, ''))
    expect(made.filter(file => !planned.has(file))).toEqual([])
  })

  test('what is for staff names a role; what is not for everybody is not kept for everybody', () => {
    const all = [...routes, ...fileRoutes]
    const isWrong = ({ audience, role }: (typeof all)[number]) =>
      audience === 'staff' ? !role : role !== undefined && audience !== 'person'
    expect(all.filter(isWrong)).toEqual([])
    expect(routes.filter(({ audience, isPrerendered }) => audience !== 'public' && isPrerendered)).toEqual([])
    const offices = all.filter(({ path }) => path.startsWith('/office/'))
    expect(offices.filter(({ audience }) => audience !== 'staff')).toEqual([])
  })

  test('nobody is handed the key that seals tickets', () => {
    const holders = files.filter(file => /\bprivateKey\b/.test(read(file)))
    expect(holders.sort()).toEqual([
      'app/box-office/tickets/read-seal-key.server.ts',
      'app/box-office/tickets/seal-ticket.server.ts',
      'app/shell/start/open-box-office.server.ts',
    ])
  })
})

test('the plan of rooms is the one ARCHITECTURE.md draws', () => {
  const text = read('ARCHITECTURE.md')
  expect(rooms.filter(room => !text.includes(`${room}/`))).toEqual([])
})

test('the walk of an order in ARCHITECTURE.md goes through files that are there, 27 at most', () => {
  const [, chapter = ''] = read('ARCHITECTURE.md').split('## How a ticket is bought')
  const [walk = ''] = chapter.split('\n## ')
  const steps = [...walk.matchAll(/(\d+)\. `([^`]+)`/g)].map(([, place, file = '']) => ({
    place: Number(place),
    file,
  }))
  expect(steps.map(({ place }) => place)).toEqual(steps.map((_, before) => before + 1))
  expect(steps.length).toBeGreaterThan(20)
  expect(steps.length).toBeLessThanOrEqual(27)
  const paths = steps.map(({ file }) =>
    /^(?:shell|payments)\//.test(file) ? `app/${file}` : `app/box-office/${file}`,
  )
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})

/**
 * The kinds of files there are (ARCHITECTURE.md, "Inside a room"). A command or query begins with a verb; whatever else
 * runs on the server alone has a name from a short list, or is a service of the ground floor or the shell.
 */
function kindOf(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const folder = dirname(file)
  if (folder === 'app') return 'top floor'
  if (/\/pages$/.test(folder)) return /^[a-z-]+(?:\.tsx|\.server\.ts)$/.test(name) ? 'page' : null
  if (/\/files$/.test(folder)) return /^[a-z-]+\.server\.ts$/.test(name) ? 'file' : null
  if (/\/parts$/.test(folder)) return /^[a-z-]+\.tsx?$/.test(name) ? 'part' : null
  if (/^[a-z-]*texts\.(?:[a-z]{2}|server)\.ts$/.test(name)) return 'texts'
  if (/\.worker\.ts$/.test(name)) return 'worker'
  if (/^(?:tables|forms|rules|mails|api-shapes)\.ts$/.test(name)) return name.slice(0, -3)
  if (/^(?:queries|api|api-answers)\.server\.ts$/.test(name)) return name.slice(0, -10)
  if (name.endsWith('.server.ts')) {
    if (verbs.has(name.split('-')[0] ?? '') && name.includes('-')) return 'command or query'
    return /^app\/(?:platform|shell|page-store|images|payments|accounts)\//.test(file) ? 'service' : null
  }
  // Values and pure functions about one thing; components only where React is at home.
  return /^[a-z0-9-]+\.ts$/.test(name) || /^app\/(?:ui|navigation|shell)\//.test(file) ? 'values' : null
}

function wrongImport(file: string, target: string): string[] {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === null || from === shell || from === to) return []
  // The shapes of the launch texts: what their files are written by and brought in by.
  if (from === 'content' && target === 'content/types.ts') return []
  return to !== null && allowedImports[from]?.includes(to) ? [] : [`${file} imports ${target}`]
}

// Files directly under app/ belong to the top floor. Two rooms are streets: each of their folders is a room; what all of
// a street shares, and the parts of it, is the street's own.
function roomOf(file: string): string | null {
  return (
    /^app\/((?:box-office|exhibitors)\/[^/]+|[^/]+)\/[^/]+/
      .exec(file.replace(/^(app\/(?:box-office|exhibitors))((?:\/parts)?\/[^/]+)$/, '$1/.$2'))?.[1]
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

/** Every circle there is, its members in order of their names. */
function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (from: string) => {
    const seen = new Set<string>()
    const open = [...(edges.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...(edges.get(next) ?? []))
    }
    return seen
  }
  const reached = new Map([...edges.keys()].map(node => [node, reach(node)]))
  const circles = [...edges.keys()]
    .filter(node => reached.get(node)?.has(node))
    .map(node =>
      [...edges.keys()].filter(other => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
    )
  return [...new Map(circles.map(circle => [circle.sort().join(), circle])).values()]
}
