import { awardInOffice } from '../award/office/read-office-part.server.ts'
import { standsInOffice } from '../exhibitors/choice/office/read-office-part.server.ts'
import { materialsInOffice } from '../exhibitors/materials/office/read-office-part.server.ts'
import { messagesInOffice } from '../exhibitors/messages/office/read-office-part.server.ts'
import { moneyInOffice } from '../exhibitors/payment/office/read-office-part.server.ts'
import { selectionInOffice } from '../exhibitors/selection/office/read-office-part.server.ts'
import { invoicesInOffice } from '../invoices/office/read-office-part.server.ts'
import type { OfficeRoom } from '../office/office-room.ts'

/** The rooms that have something on the summary of the office, in the order in which it stands there. */
export const officeRooms: readonly OfficeRoom[] = [
  selectionInOffice,
  invoicesInOffice,
  moneyInOffice,
  standsInOffice,
  materialsInOffice,
  messagesInOffice,
  awardInOffice,
]
