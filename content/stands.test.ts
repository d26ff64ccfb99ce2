import { describe, expect, it } from 'vitest'
import { standHalls } from '../app/content/stands/stand-halls.ts'
import { autumn2025, type StandKind } from '../app/editions/edition.ts'
import { stands as planStands } from '../app/navigator/plan-stands.ts'
import { spring2026 } from '../tests/builders/exhibitors/spring-2026.ts'
import { collect, duplicates, recordsOf, testTypography } from './reading.ts'
import { joined, standByRule } from './stand-rules.ts'

const stands = await recordsOf('stands')
const equipment = await recordsOf('equipment')
const offered = stands.filter(({ isOffered }) => isOffered)

describe('the stands of the spring', () => {
  it('are those of the plan, each with the size and the price that its place gives it', () => {
    const byRule = planStands.map(stand => ({ edition: spring2026.id, ...standByRule(stand) }))
    const inOrder = stands.toSorted((a, b) => (a.code < b.code ? -1 : 1))
    expect(inOrder).toEqual(byRule.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
  })

  it('cost what the edition says of the smallest of each kind, and never less', () => {
    const kinds = Object.keys(autumn2025.stands) as StandKind[]
    const cheapest = (kind: StandKind) =>
      Math.min(...offered.filter(stand => stand.kind === kind).map(({ priceRoubles }) => priceRoubles * 100))
    expect(Object.fromEntries(kinds.map(kind => [kind, cheapest(kind)]))).toEqual(autumn2025.stands)
    expect(Math.min(...offered.map(({ priceRoubles }) => priceRoubles * 100))).toBe(
      autumn2025.standsFromKopecks,
    )
  })

  it('rest where their place is part of a neighbour, which is twice as large', () => {
    const at = (code: string) => stands.find(stand => stand.code === code)
    const resting = stands.filter(({ isOffered }) => !isOffered).map(({ code }) => code)
    expect(resting.toSorted()).toEqual(Object.keys(joined).toSorted())
    for (const [rests, whole] of Object.entries(joined)) {
      expect(at(whole)).toMatchObject({ kind: 'end', openSides: 3, isOffered: true })
      expect(at(whole)?.areaM2).toBe((at(rests)?.areaM2 ?? 0) * 2)
    }
  })

  it('are in every hall, and in more than one price', () => {
    expect(new Set(stands.map(({ hall }) => hall))).toEqual(new Set(standHalls))
    expect(new Set(offered.map(({ priceRoubles }) => priceRoubles)).size).toBeGreaterThan(6)
  })
})

describe('the equipment of the spring', () => {
  testTypography(collect(equipment, 'equipment'))

  it('has a name, a place in the list and a price for each thing', () => {
    expect(equipment.length).toBe(34)
    expect(duplicates(equipment.map(({ slug }) => slug))).toEqual([])
    expect(duplicates(equipment.map(({ name }) => name.ru))).toEqual([])
    expect(duplicates(equipment.map(({ name }) => name.en))).toEqual([])
    expect(equipment.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
      equipment.map((_, place) => place + 1),
    )
    for (const { slug, priceRoubles, stock, maxPerStand } of equipment) {
      expect(slug, slug).toMatch(/^[a-z0-9-]{1,40}$/)
      expect(priceRoubles, slug).toBeGreaterThan(0)
      // One stand alone cannot take everything there is.
      if (stock !== null) expect(stock, slug).toBeGreaterThan(maxPerStand * 2)
    }
  })

  it('covers what a stand needs', () => {
    expect(new Set(equipment.map(({ group }) => group))).toEqual(
      new Set(['light', 'furniture', 'walls', 'power', 'services', 'passes']),
    )
  })
})
