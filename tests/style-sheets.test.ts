import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
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
