import type { OfficeRoom } from '../../../office/office-room.ts'
import { countLooseMoney } from '../find-loose-money.server.ts'
import { looseMoneyTexts } from './texts.server.ts'

const at = '/office/invoices/without-stand/'

/** Money of exhibitors who have no stand. */
export const moneyInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale }) {
    const { count } = await countLooseMoney(db)
    return [{ label: looseMoneyTexts[locale].waiting, count, to: at }]
  },
}
