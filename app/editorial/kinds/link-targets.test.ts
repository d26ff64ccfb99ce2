import { expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import { blockKinds } from './blocks.ts'
import { kinds } from './kinds.ts'

const all = [...Object.values(kinds), ...Object.values(blockKinds)].flatMap(({ fields }) => within(fields))
const targets = all.filter(({ name, type }) => type === 'line' && ['to', 'website'].includes(name))

function within(fields: readonly Field[]): Field[] {
  return fields.flatMap(field => ('fields' in field ? [field, ...within(field.fields)] : [field]))
}
const takes = (field: Field, text: string) => ('pattern' in field ? field.pattern?.test(text) : true)

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
