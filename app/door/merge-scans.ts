import type { Scan } from '../box-office/tickets/judge-entry.ts'
import { type Day, dayOf } from '../platform/dates.ts'
import { groupBy } from '../platform/older-browsers/group-by.ts'

/** A ticket that was let in more than once on a day: two gates could not see each other. */
export type EntryConflict = { code: string; day: Day; entries: Scan[] }

export type MergedScans = {
  /** Everything known now, in the order it happened. */
  scans: Scan[]
  /** What the upload has brought that was not known. */
  fresh: Scan[]
  /** Reported, never dropped: who stood at the gate decides what it meant. */
  conflicts: EntryConflict[]
}

/** Readings that a scanner has kept while offline join the known ones. The same nonce counts once. */
export function mergeScans(known: readonly Scan[], uploaded: readonly Scan[]): MergedScans {
  const byNonce = new Map(known.map(scan => [scan.nonce, scan]))
  const fresh: Scan[] = []
  for (const scan of uploaded) {
    if (byNonce.has(scan.nonce)) continue
    byNonce.set(scan.nonce, scan)
    fresh.push(scan)
  }
  const scans = [...byNonce.values()].sort(inTime)
  return { scans, fresh: fresh.sort(inTime), conflicts: conflictsOf(scans) }
}

function conflictsOf(scans: readonly Scan[]): EntryConflict[] {
  const entries = scans.filter(({ isAdmitted }) => isAdmitted)
  const byTicketAndDay = groupBy(entries, ({ code, at }) => `${code} ${dayOf(at)}`)
  return [...byTicketAndDay.values()].flatMap(same => {
    const [first] = same
    return first && same.length > 1 ? [{ code: first.code, day: dayOf(first.at), entries: same }] : []
  })
}

// Two gates may read within one millisecond: the nonce keeps the order the same for everybody.
function inTime(a: Scan, b: Scan): number {
  return a.at.getTime() - b.at.getTime() || (a.nonce < b.nonce ? -1 : 1)
}
