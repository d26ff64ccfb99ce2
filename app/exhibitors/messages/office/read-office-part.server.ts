import type { OfficeRoom } from '../../../office/office-room.ts'
import { countWaiting } from '../../load-office-frame.server.ts'
import { officeMessageTexts } from './texts.server.ts'

const at = '/office/messages/'

/** Exhibitors who have written and wait for an answer. */
export const messagesInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale }) {
    return [{ label: officeMessageTexts[locale].unanswered, count: await countWaiting(db), to: at }]
  },
}
