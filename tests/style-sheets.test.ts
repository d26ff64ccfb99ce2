import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { daySheet, everySheet, sheetsOf } from '../app/page-sheets.ts'
import { pageSource, textsSource } from '../app/page-sources.ts'
import { routes } from '../app/routes.ts'

const visitors = readFileSync('app/visitors.css', 'utf8')
const seen = new Set(globSync(sourcesIn(visitors, /@source '(.+)'/g)))
const unseen = new Set(globSync(sourcesIn(visitors, /@source not '(.+)'/g)))

test('a visitor’s page names no class of a room that the visitors’ sheet leaves out', () => {
  const pages = routes.filter(({ audience, isPlain }) => !isPlain && audience !== 'staff').map(pageSource)
  const start = ['app/entry.client.tsx', 'app/start.ts', 'app/root.tsx', 'app/shell/islands/islands.tsx']
  const made = closureOf([...start, ...pages, textsSource('shell', 'ru')])
  expect(made.size).toBeGreaterThan(300)
  expect([...made].filter(file => !seen.has(file) || unseen.has(file))).toEqual([])
})

test('what visitors never see is left out: every folder named is one, and the office is in none', () => {
  const named = [...visitors.matchAll(/@source not '(.+)'/g)].map(([, glob]) => glob ?? '')
  expect(named.filter(glob => globSync(join('app', glob)).length === 0)).toEqual([])
  const left = [...seen].filter(file => !unseen.has(file))
  expect(left.filter(file => /\/(?:office|jury)\//.test(file))).toEqual([])
})

test('whatever a page shows, it has the rules of: a room’s own sheet comes with every page that names its classes', () => {
  // What is drawn by the house's own parts, and dressed by a room for its own pages, is the house's.
  const house = globSync('app/ui/*.tsx').map(file => readFileSync(file, 'utf8'))
  const common = [rulesOf('app/app.css').replaceAll('@utility ', '.'), ...house].join('\n')
  const all = [...new Set(routes.filter(({ isPlain }) => !isPlain).map(({ page }) => page))]
  const start = closureOf([
    'app/entry.client.tsx',
    'app/start.ts',
    'app/root.tsx',
    'app/shell/islands/islands.tsx',
  ])
  const made = new Map(all.map(page => [page, closureOf([`app/${page}.tsx`])]))
  const missing: string[] = []
  for (const sheet of everySheet) {
    const own = [...classesIn(rulesOf(sheet))].filter(name => !common.includes(name))
    expect(own).not.toEqual([])
    const naming = new RegExp(`['"\`\\s](?:${own.join('|')})['"\`\\s]`)
    const uses = (file: string) => /\.tsx?$/.test(file) && naming.test(readFileSync(file, 'utf8'))
    missing.push(...[...start].filter(uses).map(file => `${file} is everywhere, ${sheet} is not`))
    for (const [page, files] of made) {
      const has = sheetsOf({ page }).includes(sheet) || (sheet === daySheet && page === 'shell/pages/home')
      const needs = page !== 'door/pages/door' && [...files].some(file => !start.has(file) && uses(file))
      if (needs && !has) missing.push(`${page} needs ${sheet}`)
      if (has && !needs) missing.push(`${page} has no use for ${sheet}`)
    }
  }
  expect(missing).toEqual([])
})

/** A sheet with what it brings in. */
function rulesOf(sheet: string): string {
  const text = readFileSync(sheet, 'utf8')
  const brought = [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(sheet), path ?? ''),
  )
  return [text, ...brought.map(rulesOf)].join('\n')
}

// A class of one word is told from an ordinary word by nothing.
function classesIn(rules: string): Set<string> {
  return new Set([...rules.matchAll(/\.([a-z]+(?:-[a-z\d]+)+)/g)].map(([, name]) => name ?? ''))
}

function sourcesIn(sheet: string, pattern: RegExp): string[] {
  return [...sheet.matchAll(pattern)].map(([, glob]) => join('app', glob ?? ''))
}

/** Everything these files import, at once or later, the server's half left out. */
function closureOf(roots: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || file.includes('.server.') || !existsSync(file)) return
    found.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, type, path] of text.matchAll(
      /^(?:import|export) (type )?[^;]*?from '(\.{1,2}\/[^']+\.tsx?)'/gm,
    ))
      if (!type && path) visit(join(dirname(file), path))
    for (const [, path] of text.matchAll(/import\('(\.{1,2}\/[^']+\.tsx?)'\)/g))
      if (path) visit(join(dirname(file), path))
  }
  roots.forEach(visit)
  return found
}
