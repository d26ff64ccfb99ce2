import { autumn2025, type StandKind } from '../app/editions/edition.ts'
import { wall, windows } from '../app/navigator/plan-building.ts'
import { isSector, type Stand, stands } from '../app/navigator/plan-stands.ts'
import { walkBetween } from '../app/navigator/walks.ts'
import type { StandHall, StandRecord } from './types.ts'

// What a stand is and costs follows from its place on the plan, by the rule that docs/decisions/exhibitors/0043-stands.md writes down.

/** So much more for each square metre above the smallest of its kind. */
export const squareMetreRoubles = 10_000
/** A window above the stand. */
export const daylightRoubles = 10_000
/** The first stands behind a door through which the public comes from the rotunda or the vestibule. */
export const firstBehindDoorRoubles = 10_000

const smallestM2: Record<StandKind, number> = { book: 4, row: 6, corner: 6, rotunda: 9, end: 12 }
const innerDoors = [
  'door-left-hall',
  'door-right-hall',
  'door-rotunda',
  'door-gallery-left',
  'door-gallery-right',
]

/** At the end of an island that looks towards the rotunda two places back to back are one stand; the other code rests. */
export const joined: Readonly<Record<string, string>> = { 'C-12': 'C-06', 'E-07': 'E-01' }

const walking = { isStepFree: false }

export type StandFacts = Omit<StandRecord, 'edition'>

export function standByRule(stand: Stand): StandFacts {
  const facts = placeOf(stand)
  const { code } = stand
  const roubles =
    autumn2025.stands[facts.kind] / 100 +
    (facts.areaM2 - smallestM2[facts.kind]) * squareMetreRoubles +
    (hasDaylight(stand) ? daylightRoubles : 0) +
    (firstBehindDoor.has(code) ? firstBehindDoorRoubles : 0)
  return {
    code,
    hall: halls[stand.space] ?? 'rotunda',
    ...facts,
    priceRoubles: roubles,
    isOffered: !joined[code],
  }
}

function placeOf({ section, code }: Stand): Pick<StandRecord, 'kind' | 'areaM2' | 'openSides'> {
  if (section === 'F') return { kind: 'book', areaM2: 4, openSides: 1 }
  if (section === 'B') return { kind: 'rotunda', areaM2: 9, openSides: 3 }
  const place = (Number(code.slice(2)) - 1) % 6
  if (section === 'A' || section === 'D') {
    // Between the third and the fourth there is a door: both are open towards it.
    return place === 2 || place === 3
      ? { kind: 'corner', areaM2: 9, openSides: 2 }
      : { kind: 'row', areaM2: 9, openSides: 1 }
  }
  if (Object.values(joined).includes(code)) return { kind: 'end', areaM2: 12, openSides: 3 }
  return place === 0 || place === 5
    ? { kind: 'corner', areaM2: 6, openSides: 2 }
    : { kind: 'row', areaM2: 6, openSides: 1 }
}

const halls: Partial<Record<Stand['space'], StandHall>> = {
  leftHall: 'left-hall',
  rotunda: 'rotunda',
  rightHall: 'right-hall',
  leftGallery: 'left-gallery',
  rightGallery: 'right-gallery',
}

/** More than half of a window's width lies above the stand, and only the wall is between them. */
function hasDaylight({ shape }: Stand): boolean {
  if (isSector(shape)) return false
  return windows.some(({ x, y, width, height }) => {
    const covered = Math.min(x + width, shape.x + shape.width) - Math.max(x, shape.x)
    const gap = Math.max(y - (shape.y + shape.height), shape.y - (y + height))
    return covered > width / 2 && gap <= wall * 1.5
  })
}

const firstBehindDoor: ReadonlySet<string> = new Set(
  innerDoors.flatMap(door =>
    [...Map.groupBy(stands, ({ space }) => space).values()].flatMap(row => {
      const away = row.map(({ code }) => [code, walkBetween(door, code, walking)?.metres ?? 1_000] as const)
      const nearest = Math.min(...away.map(([, metres]) => metres))
      // A door leads into a room only if the room is right behind it.
      return nearest > 10 ? [] : away.filter(([, metres]) => metres - nearest < 0.5).map(([code]) => code)
    }),
  ),
)
