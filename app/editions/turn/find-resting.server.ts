import type { Tx } from '../../platform/database/transaction.server.ts'
import { isAnnouncement } from '../next-fair/next-fair.ts'
import { sharedValues } from '../next-fair/shared-days.ts'
import { type EditionChange, readPlanned } from '../read-changes.server.ts'
import { readEditions } from '../read-editions.server.ts'
import { readTimelineOf } from '../read-timeline.server.ts'
import { shownAt } from '../shown-timeline.ts'
import { stepAt } from '../timeline.ts'

/**
 * What is planned of an edition and could be, because the site has turned to it by then: it announces a next fair, or says what until
 * then another says for it.
 */
export async function changesRestingOn(
  tx: Tx,
  { editionId, shownFrom }: { editionId: string; shownFrom: Date },
  now: Date,
): Promise<EditionChange[]> {
  const onShow = shownAt(await readEditions(tx), now)
  if (!onShow) return []
  const valuesOf = async (id: string) => stepAt(await readTimelineOf(tx, id), shownFrom).values
  const shared = sharedValues(await valuesOf(onShow.id), await valuesOf(editionId))
  const ahead = await readPlanned(tx, editionId, now)
  return ahead.filter(
    ({ set, holdsFrom, followsId }) =>
      followsId === null &&
      holdsFrom !== null &&
      holdsFrom >= shownFrom &&
      (isAnnouncement(set) || set.some(({ path }) => shared.has(path))),
  )
}
