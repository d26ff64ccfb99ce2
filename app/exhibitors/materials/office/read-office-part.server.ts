import type { OfficeRoom } from '../../../office/office-room.ts'
import { dayOf } from '../../../platform/dates.ts'
import { countMaterials } from './find-materials.server.ts'
import { officeTexts } from './texts.server.ts'

const at = '/office/materials/'

/** Materials that were handed in and that nobody has read to the end. */
export const materialsInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const count = await countMaterials(db, { fair: '', shelf: 'waiting', words: '' }, dayOf(now))
    return [{ label: officeTexts[locale].waiting, count, to: `${at}?show=waiting` }]
  },
}
