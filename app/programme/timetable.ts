import type { EventRow } from '../content/events/event-row.ts'
import { overlap } from './rules.ts'

/** Rows of the drawing are five minutes high: every event of the fair begins and ends on one. */
const minutesARow = 5
export const rowsAnHour = 60 / minutesARow

export type Block = { event: EventRow; row: number; rows: number; column: number }
export type HallColumn = { hall: string; name: string; column: number; columns: number; blocks: Block[] }
export type DayGrid = { hours: { label: string; row: number }[]; halls: HallColumn[]; columns: number }

/**
 * The events of one day as a drawing: halls side by side, time downwards. Rows and columns count from 1, as CSS does.
 * A hall is as wide as it has events at once, so that nothing ever covers anything.
 */
export function dayGrid(events: readonly EventRow[], hallOrder: readonly string[]): DayGrid {
  const firstHour = Math.min(...events.map(({ from }) => Math.floor(minutesOf(from) / 60)))
  const lastHour = Math.max(...events.map(({ to }) => Math.ceil(minutesOf(to) / 60)))
  const present = hallOrder.filter(hall => events.some(event => event.hall === hall))
  let column = 1
  const halls = present.map(hall => {
    const own = events.filter(event => event.hall === hall)
    const lanes = lanesOf(own)
    const start = column
    const blocks = own.map(event => ({
      event,
      row: rowAt(event.from, firstHour),
      rows: (minutesOf(event.to) - minutesOf(event.from)) / minutesARow,
      column: start + lanes.findIndex(lane => lane.includes(event)),
    }))
    column += lanes.length
    return { hall, name: own[0]?.hallName ?? hall, column: start, columns: lanes.length, blocks }
  })
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => ({
    label: `${String(firstHour + index).padStart(2, '0')}:00`,
    row: 1 + index * rowsAnHour,
  }))
  return { hours, halls, columns: column - 1 }
}

/** The row in which a time lies, or null where the drawing does not reach. */
export function rowOfTime(time: string, { hours }: DayGrid): number | null {
  const first = hours[0]
  const last = hours.at(-1)
  if (!first || !last || time < first.label || time >= last.label) return null
  return rowAt(time, minutesOf(first.label) / 60)
}

function rowAt(time: string, firstHour: number): number {
  return 1 + Math.floor((minutesOf(time) - firstHour * 60) / minutesARow)
}

/** Each event goes into the first lane that is free at its time. */
function lanesOf(events: readonly EventRow[]): EventRow[][] {
  const lanes: EventRow[][] = []
  for (const event of events) {
    const free = lanes.find(lane => !lane.some(other => overlap(event, other)))
    if (free) free.push(event)
    else lanes.push([event])
  }
  return lanes
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
