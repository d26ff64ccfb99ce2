import { accessInOffice } from '../../accounts/staff/send-access-request.server.ts'
import { submissionsInOffice } from '../../applications/office/read-office-part.server.ts'
import { awardInOffice } from '../../award/office/read-office-part.server.ts'
import { boxOfficeInJournal } from '../../box-office/office/read-journal-part.server.ts'
import { approvalsInOffice, moneyForAccounts } from '../../box-office/office/read-office-part.server.ts'
import { editionInOffice } from '../../edition-desk/office/read-office-part.server.ts'
import { editsInJournal } from '../../editorial/office/read-journal-part.server.ts'
import { editorialInOffice } from '../../editorial/office/read-office-part.server.ts'
import { pricesInOffice, standsInOffice } from '../../exhibitors/choice/office/read-office-part.server.ts'
import { materialsInOffice } from '../../exhibitors/materials/office/read-office-part.server.ts'
import { messagesInOffice } from '../../exhibitors/messages/office/read-office-part.server.ts'
import { moneyInOffice } from '../../exhibitors/payment/office/read-office-part.server.ts'
import { selectionInOffice } from '../../exhibitors/selection/office/read-office-part.server.ts'
import { invoicesInOffice } from '../../invoices/office/read-office-part.server.ts'
import type { JournalSource } from '../../office/journal-source.ts'
import type { OfficeRoom } from '../../office/office-room.ts'

/** The rooms that have something on the summary of the office, in the order in which it stands there. */
export const officeRooms: readonly OfficeRoom[] = [
  editionInOffice,
  editorialInOffice,
  submissionsInOffice,
  moneyForAccounts,
  approvalsInOffice,
  selectionInOffice,
  invoicesInOffice,
  moneyInOffice,
  standsInOffice,
  pricesInOffice,
  materialsInOffice,
  messagesInOffice,
  awardInOffice,
  accessInOffice,
]

/** The rooms whose own records are shown with the entries of the journal. */
export const journalSources: readonly JournalSource[] = [editsInJournal, boxOfficeInJournal]
