import { expect, test } from 'vitest'
import { type Spreading, spread } from './spread.ts'

const members = ['a', 'b', 'c', 'd', 'e']
const many = (count: number, over: Partial<Spreading> = {}): Spreading[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${place}`, conflicts: [], voted: [], ...over }))

function loads(result: Map<string, string[]>): number[] {
  return members.map(id => [...result.values()].filter(named => named.includes(id)).length)
}

test('each gets as many votes as wished, and nobody much more than another', () => {
  const result = spread(many(38), members, 3)
  expect([...result.values()].every(named => new Set(named).size === 3)).toBe(true)
  const given = loads(result)
  expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1)
})

test('nobody is asked about what they stand back from', () => {
  const result = spread(many(20, { conflicts: ['a', 'c'] }), members, 3)
  expect([...result.values()].every(named => named.join('') === 'bde')).toBe(true)
})

test('where too few are left, all of them are asked', () => {
  expect(spread(many(1, { conflicts: ['a', 'b', 'c', 'd'] }), members, 3).get('0')).toEqual(['e'])
  expect(spread(many(1, { conflicts: members }), members, 3).get('0')).toEqual([])
})

test('whoever has voted stays, and it counts as their share', () => {
  const applications = [...many(4, { voted: ['a'] }), { id: 'new', conflicts: [], voted: [] }]
  const result = spread(applications, members, 1)
  expect(result.get('0')).toEqual(['a'])
  expect(result.get('new')).not.toContain('a')
})
