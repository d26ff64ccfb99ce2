import type { AccountRoom } from '../../accounts/account-room.ts'
import { applicationInAccount } from '../../exhibitors/application/read-account-part.server.ts'
import { standInAccount } from '../../exhibitors/choice/read-account-part.server.ts'
import { materialsInAccount } from '../../exhibitors/materials/read-account-part.server.ts'
import { messagesInAccount } from '../../exhibitors/messages/read-account-part.server.ts'
import { paymentInAccount } from '../../exhibitors/payment/read-account-part.server.ts'
import { councilInAccount } from '../../exhibitors/selection/read-account-part.server.ts'

/** The rooms that have something in everybody's account, in the order in which they are asked. */
export const accountRooms: readonly AccountRoom[] = [
  applicationInAccount,
  standInAccount,
  paymentInAccount,
  materialsInAccount,
  messagesInAccount,
  councilInAccount,
]
