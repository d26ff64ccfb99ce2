import { fairOfExhibitors, openFair } from '../../../../editions/open-fair.ts'
import { officeFrameData } from '../../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import type { LocaleCode } from '../../../../platform/languages.ts'
import { officeFairIn } from '../../../office-fair.ts'
import { wordsIn } from '../../../words-in.ts'
import { isSlotOf, slotName, slotPlaces, slotsOf } from '../../arrival-slots.ts'
import { readArrivals } from '../find-materials.server.ts'

type Row = Awaited<ReturnType<typeof readArrivals>>[number]

/** Every hour with who has chosen it; apart from them those whose hour is none any more, since the fair was moved. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search } = context
  const chosen = officeFairIn(search)
  const fair = chosen ? fairOfExhibitors(chosen) : openFair
  const rows = await readArrivals(db, fair)
  return {
    frame: officeFrameData(context),
    fair: chosen,
    places: slotPlaces,
    slots: slotsOf(fair).map(slot => ({
      slot,
      name: slotName(slot, locale),
      who: rows.filter(row => row.slot === slot).map(row => whoOf(row, locale)),
    })),
    lost: rows
      .filter(({ slot }) => !isSlotOf(slot, fair))
      .map(row => ({ ...whoOf(row, locale), slot: slotName(row.slot, locale) })),
  }
}

export type ArrivalsData = Awaited<ReturnType<typeof load>>

function whoOf({ id, nameRu, nameEn, stand }: Row, locale: LocaleCode) {
  return { id, name: wordsIn({ nameRu, nameEn }, 'name', locale), stand: stand ?? '' }
}
