import type { DoorRules, Scan } from '../box-office/tickets/judge-entry.ts'
import {
  type DoorTicket,
  readQrPayload,
  type TicketState,
  writeQrPayload,
} from '../box-office/tickets/ticket-claims.ts'
import { type Day, startOfDay } from '../platform/dates.ts'
import { groupBy } from '../platform/older-browsers/group-by.ts'

/**
 * What a scanner needs when its network is gone. Codes are marks (`code-mark.ts`): a stolen device names none. Written small, because every gate fetches it: tickets that admit alike
 * share one line, codes stand side by side without a mark between them, entries name tickets by their place.
 */
export type DoorList = {
  day: Day
  rules: DoorRules
  /** Of every key whose seals count. */
  publicKeys: string[]
  tickets: { facts: string; state: TicketState; people: number; codes: string }[]
  /** Places of two tickets whose people come in together, in turn. */
  pairs: number[]
  /** Codes that a change of holder or day has put out of use: their seal is still right. */
  replaced: string
  /** Place of the ticket and second of the day, in turn. */
  entries: { gate: string; marks: number[] }[]
}

type Entry = Pick<Scan, 'code' | 'gate' | 'at'>

export function packList(known: {
  day: Day
  rules: DoorRules
  publicKeys: string[]
  tickets: readonly DoorTicket[]
  replaced: readonly string[]
  entries: readonly Entry[]
}): DoorList {
  const { day, rules, publicKeys } = known
  const groups = groupBy(known.tickets, ticket =>
    [writeQrPayload(ticket), ticket.state, ticket.people ?? 1].join(' '),
  )
  const lines = [...groups.values()]
  const places = new Map(lines.flat().map(({ code }, place) => [code, place]))
  const midnight = startOfDay(day).getTime()
  const marksOf = ({ code, at }: Entry) => {
    const place = places.get(code)
    return place === undefined ? [] : [place, Math.floor((at.getTime() - midnight) / 1000)]
  }
  return {
    day,
    rules,
    publicKeys,
    tickets: [...groups.keys()].map((key, place) => {
      const [facts = '', state = '', people = '1'] = key.split(' ')
      const codes = (lines[place] ?? []).map(({ code }) => code).join('')
      return { facts, state: state as TicketState, people: Number(people), codes }
    }),
    pairs: known.tickets.flatMap(({ code, pair }) => {
      const [own, other] = [places.get(code), places.get(pair ?? '')]
      return own !== undefined && other !== undefined && own < other ? [own, other] : []
    }),
    replaced: known.replaced.join(''),
    entries: [...groupBy(known.entries, ({ gate }) => gate)].map(([gate, same]) => ({
      gate,
      marks: same.flatMap(marksOf),
    })),
  }
}

export type OpenedList = {
  day: Day
  rules: DoorRules
  publicKeys: string[]
  count: number
  find(code: string): DoorTicket | undefined
  isReplaced(code: string): boolean
  /** Of this day and this ticket, as far as the list knows. */
  entriesOf(code: string): Scan[]
}

export function openList({
  day,
  rules,
  publicKeys,
  tickets,
  pairs,
  replaced,
  entries,
}: DoorList): OpenedList {
  const lineOf = new Map<string, number>()
  const codes: string[] = []
  for (const [line, group] of tickets.entries()) {
    for (const code of codesIn(group.codes)) {
      lineOf.set(code, line)
      codes.push(code)
    }
  }
  const pairOf = pairsIn(pairs, codes)
  const gone = new Set(codesIn(replaced))
  const known = entriesIn(entries, codes, day)
  return {
    day,
    rules,
    publicKeys,
    count: codes.length,
    find(code) {
      const line = tickets[lineOf.get(code) ?? -1]
      const facts = line && readQrPayload(line.facts)
      if (!line || !facts) return undefined
      const pair = pairOf.get(code)
      const { state, people } = line
      return { code, ...facts, state, ...(people > 1 && { people }), ...(pair && { pair }) }
    },
    isReplaced: code => gone.has(code),
    entriesOf: code => known.get(code) ?? [],
  }
}

function pairsIn(pairs: readonly number[], codes: readonly string[]): Map<string, string> {
  const pairOf = new Map<string, string>()
  for (let place = 0; place + 1 < pairs.length; place += 2) {
    const [one = '', other = ''] = [codes[pairs[place] ?? -1], codes[pairs[place + 1] ?? -1]]
    pairOf.set(one, other).set(other, one)
  }
  return pairOf
}

function entriesIn(entries: DoorList['entries'], codes: readonly string[], day: Day): Map<string, Scan[]> {
  const midnight = startOfDay(day).getTime()
  const scans = entries.flatMap(({ gate, marks }) =>
    Array.from({ length: marks.length / 2 }, (_, place): Scan => {
      const code = codes[marks[2 * place] ?? -1] ?? ''
      const at = new Date(midnight + (marks[2 * place + 1] ?? 0) * 1000)
      return { nonce: `list ${code}`, code, gate, at, isAdmitted: true }
    }),
  )
  return groupBy(scans, ({ code }) => code)
}

function codesIn(text: string): string[] {
  return text.match(/.{16}/g) ?? []
}
