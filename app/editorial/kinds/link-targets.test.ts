import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import { blockKinds } from './blocks.ts'
import { ownMarks } from './house.ts'
import { kinds } from './kinds.ts'

const all = [...Object.values(kinds), ...Object.values(blockKinds)].flatMap(({ fields }) => within(fields))
const targets = all.filter(({ name, type }) => type === 'line' && ['to', 'website'].includes(name))

function within(fields: readonly Field[]): Field[] {
  return fields.flatMap(field => ('fields' in field ? [field, ...within(field.fields)] : [field]))
}
const takes = (field: Field, text: string) => ('pattern' in field ? field.pattern?.test(text) : true)

test('the drawings that may stand in place of a logo are there, every one of them', () => {
  const drawn = readdirSync('content/pictures/marks').filter(name => name.startsWith('partner-'))
  expect(drawn.filter(name => !ownMarks.test(`marks/${name}`))).toEqual([])
  const named = Array.from({ length: 100 }, (_, at) => `partner-${String(at).padStart(2, '0')}.svg`)
  expect(named.filter(name => ownMarks.test(`marks/${name}`))).toEqual(drawn.toSorted())
})

test('wherever editors say where something leads, it leads to a page of ours or openly elsewhere', () => {
  expect(targets.length).toBeGreaterThan(3)
  const odd = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'http://x.example/',
    ' /about/',
    '/about/\n//x',
  ]
  for (const field of targets)
    expect([field.name, odd.filter(text => takes(field, text))]).toEqual([field.name, []])
})
