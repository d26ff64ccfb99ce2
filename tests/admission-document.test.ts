import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doorKinds } from '../app/box-office/catalogue/door-kinds.ts'
import type { GatePurpose, ProofKind } from '../app/box-office/catalogue/product-records.ts'
import productTexts from '../app/box-office/catalogue/product-texts.en.ts'
import type { DoorProduct } from '../app/box-office/catalogue/products.ts'
import { admissionTable, type Hour } from '../app/box-office/tickets/admission-table.ts'
import { judgeEntry } from '../app/box-office/tickets/judge-entry.ts'
import type { Admission, DoorTicket, TicketState } from '../app/box-office/tickets/ticket-claims.ts'
import doorTexts from '../app/door/texts.en.ts'
import { autumn2025 } from '../app/editions/edition.ts'

/*
 * docs/admission.md is the admission table for people. Its tables are written here a second time from the code: whoever
 * changes a cell in one place finds the other named by its line.
 */
const document = readFileSync('docs/admission.md', 'utf8')

describe('docs/admission.md says what the code does', () => {
  test('which gate a ticket opens, and what is looked at', () => {
    expect(tableUnder('Where')).toEqual([
      ['ticket', ...gates.map(gate => gateNames[gate]), 'admit and ask for'],
      ...doorKinds.map(({ id }) => {
        const proof = admissionTable.asks[id]
        return [
          productTexts.door[id].name,
          ...gates.map(gate => inWords(admissionTable.gates[id][gate])),
          proof ? papers[proof] : '—',
        ]
      }),
    ])
  })

  test('in which state', () => {
    expect(tableUnder('In which state')).toEqual([
      ['state', 'at its gate, in its hour'],
      ...states.map(state => [`\`${state}\``, inWords(admissionTable.states[state])]),
    ])
  })

  test('on which day, at what hour', () => {
    expect(tableUnder('When')).toEqual([
      ['ticket for', 'is good', ...hours.map(hour => hourNames[hour])],
      ...tickets.map(({ name, product, admission }) => [
        name,
        goodFor(product, admission),
        ...hours.map(hour => inWords(admissionTable.hours[admission.kind][hour])),
      ]),
    ])
  })

  test('the check sees a cell that differs', () => {
    const swapped = document.replace('| Tour | refuse: Not for this gate |', '| Tour | admit |')
    expect(swapped).not.toBe(document)
    expect(tableUnder('Where', swapped)).not.toEqual(tableUnder('Where'))
  })
})

const gates: GatePurpose[] = ['entrance', 'tours', 'classes']
const gateNames: Record<GatePurpose, string> = {
  entrance: 'at the entrance',
  tours: 'where tours gather',
  classes: 'at the workshop',
}
const papers: Record<ProofKind, string> = {
  age: 'a paper with the child’s age',
  concession: 'the paper of the concession',
  'employee-pass': 'the employee’s pass',
  free: 'the paper of the free category, or the small child’s age',
  disability: 'the certificate of group I or II',
  principal: 'the person accompanied, who shows the certificate',
}
const states = Object.keys(admissionTable.states) as TicketState[]
const hours: Hour[] = ['other-day', 'before', 'within', 'after']
const hourNames: Record<Hour, string> = {
  'other-day': 'another day',
  before: 'earlier',
  within: 'within',
  after: 'later',
}
const day = '2025-09-26'
const event = { kind: 'event', startsAt: `${day}T12:00:00+03:00`, minutes: 60 } as const
const tickets: { name: string; product: DoorProduct; admission: Admission }[] = [
  {
    name: 'the first window of a day',
    product: 'day',
    admission: { kind: 'window', day, window: 'before' },
  },
  {
    name: 'the second window of a day',
    product: 'day',
    admission: { kind: 'window', day, window: 'after' },
  },
  { name: 'an open date', product: 'open-date', admission: { kind: 'each-day' } },
  { name: 'the VIP opening', product: 'premium', admission: { kind: 'opening' } },
  { name: 'a tour at 12:00', product: 'tour', admission: event },
  { name: 'a class from 12:00 to 13:00', product: 'class', admission: event },
]

function inWords(cell: string): string {
  return cell === 'admit' ? 'admit' : `refuse: ${(doorTexts.reasons as Record<string, string>)[cell]}`
}

/** Not what the texts say but what the rule does, minute by minute through the day. */
function goodFor(product: DoorProduct, admission: Admission): string {
  const { visitorDays, vipOpening } = autumn2025
  const on = admission.kind === 'opening' ? vipOpening.day : day
  const ticket: DoorTicket = { code: 'C', editionId: autumn2025.id, product, admission, state: 'paid' }
  const { gate } = doorKinds.find(({ id }) => id === product) ?? { gate: 'entrance' }
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => {
    const [h, m] = [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0'))
    return `${h}:${m}`
  })
  const good = minutes.filter(time => {
    const now = new Date(`${on}T${time}:00+03:00`)
    return judgeEntry({ ticket, gate, scans: [], now }, autumn2025).verdict === 'admit'
  })
  const from = good[0] ?? ''
  const to = minutes[minutes.indexOf(good.at(-1) ?? '') + 1] ?? ''
  const each =
    admission.kind === 'each-day' && `once on each of ${visitorDays.first} to ${visitorDays.last}, `
  return `${each || ''}${from} to ${to}`
}

function tableUnder(heading: string, text = document): string[][] {
  const section = text.split(/^## /m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  const rows = section.split('\n').filter(line => line.startsWith('|') && !/^\|[-|: ]+\|$/.test(line))
  return rows.map(row =>
    row
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  )
}
