import type { OfficeRoom } from '../../../office/office-room.ts'
import { waitingAtFairs } from '../../office-fair.ts'
import { countWaiting } from './find-materials.server.ts'
import { officeTexts } from './texts.server.ts'

const at = '/office/materials/'

/** Materials that were handed in and that nobody has read to the end, of every fair that is not over. */
export const materialsInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const label = officeTexts[locale].waiting
    const what = { label, path: at, query: { show: 'waiting' } }
    return waitingAtFairs(await countWaiting(db), what, { locale, now })
  },
}
