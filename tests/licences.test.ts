import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { name?: string; version?: string; license?: unknown; licenses?: unknown }

const installed = globSync('node_modules/**/package.json')
  .filter(path => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
  .map(path => JSON.parse(readFileSync(path, 'utf8')) as Package)
  .filter(({ name, version }) => name && version)

test('nothing that is installed, for development included, is under a licence that binds what uses it', () => {
  expect(installed.length).toBeGreaterThan(200)
  expect(bindingOf(installed)).toEqual([])
})

test('every package says what its licence is', () => {
  const silent = new Set(installed.filter(one => termsOf(one) === '').map(({ name }) => name))
  // One has the MIT licence as a file, one is YooKassa's own and says nothing, and only tests use it; the others say MIT in
  // their readme alone.
  expect([...silent].sort()).toEqual(['@yookassa/sdk', 'humanize-number', 'only', 'png-js'])
})

test('such a licence would be found, alone or joined with another; a choice is none', () => {
  const found = bindingOf([
    { name: 'a', version: '1.0.0', license: 'AGPL-3.0-or-later' },
    { name: 'b', version: '1.0.0', license: 'GPL-2.0' },
    { name: 'c', version: '1.0.0', license: { type: 'GPLv3' } },
    { name: 'd', version: '1.0.0', licenses: [{ type: 'MIT' }, { type: 'AGPL-3.0' }] },
    { name: 'e', version: '1.0.0', license: '(MIT AND GPL-3.0-only)' },
    { name: 'f', version: '1.0.0', license: '(MIT OR GPL-3.0-or-later)' },
    { name: 'g', version: '1.0.0', license: 'LGPL-3.0-or-later' },
    { name: 'h', version: '1.0.0', license: 'Apache-2.0' },
  ])
  expect(found).toEqual([
    'a@1.0.0: AGPL-3.0-or-later',
    'b@1.0.0: GPL-2.0',
    'c@1.0.0: GPLv3',
    'd@1.0.0: MIT AND AGPL-3.0',
    'e@1.0.0: (MIT AND GPL-3.0-only)',
  ])
})

/** GPL and AGPL. The LGPL (libvips, in a library of its own) binds the library alone. */
function bindingOf(packages: Package[]): string[] {
  return packages
    .filter(one => {
      const terms = termsOf(one)
      return / OR /i.test(terms) ? terms.split(/ OR /i).every(isBinding) : isBinding(terms)
    })
    .map(one => `${one.name}@${one.version}: ${termsOf(one)}`)
}

function isBinding(terms: string): boolean {
  return /(?<![a-z])A?GPL/i.test(terms)
}

function termsOf({ license, licenses }: Package): string {
  const named = (one: unknown): string =>
    typeof one === 'string' ? one : String((one as { type?: string } | null)?.type ?? '')
  if (Array.isArray(licenses)) return licenses.map(named).join(' AND ')
  return named(license ?? licenses)
}
