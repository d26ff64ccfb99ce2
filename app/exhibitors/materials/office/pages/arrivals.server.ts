import { openFair } from '../../../../editions/open-fair.ts'
import { officeFrameData } from '../../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { wordsIn } from '../../../words-in.ts'
import { slotName, slotPlaces, slotsOf } from '../../arrival-slots.ts'
import { readArrivals } from '../find-materials.server.ts'

/** Every hour with who has chosen it. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, locale } = context
  const rows = await readArrivals(db)
  return {
    frame: officeFrameData(context),
    places: slotPlaces,
    slots: slotsOf(openFair).map(slot => ({
      slot,
      name: slotName(slot, locale),
      who: rows
        .filter(row => row.slot === slot)
        .map(row => ({
          id: row.id,
          name: wordsIn({ nameRu: row.nameRu, nameEn: row.nameEn }, 'name', locale),
          stand: row.stand ?? '',
        })),
    })),
  }
}

export type ArrivalsData = Awaited<ReturnType<typeof load>>
