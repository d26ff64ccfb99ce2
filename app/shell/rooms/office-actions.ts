import { staffActions } from '../../accounts/staff/office-actions.ts'
import { awardActions } from '../../award/office/office-actions.ts'
import { boxOfficeActions } from '../../box-office/office/office-actions.ts'
import { editionActions } from '../../edition-desk/office/office-actions.ts'
import { editorialActions } from '../../editorial/office/office-actions.ts'
import { exhibitorActions } from '../../exhibitors/office/office-actions.ts'
import { invoiceActions } from '../../invoices/office/office-actions.ts'
import type { OfficeAction } from '../../office/search/office-action.ts'
import { hallActions } from '../../today/office/office-actions.ts'

/** What the palette offers to begin, in the order in which it is shown. */
export const officeActions: readonly OfficeAction[] = [
  ...editorialActions,
  ...editionActions,
  ...boxOfficeActions,
  ...invoiceActions,
  ...exhibitorActions,
  ...awardActions,
  ...staffActions,
  ...hallActions,
]
