import { peopleInSearch } from '../../accounts/find-for-search.server.ts'
import { submissionsInSearch } from '../../applications/office/find-for-search.server.ts'
import { booksInSearch } from '../../award/office/find-for-search.server.ts'
import { invitationsInSearch } from '../../box-office/invitations/office/find-for-search.server.ts'
import { ordersInSearch } from '../../box-office/office/find-for-search.server.ts'
import { redirectsInSearch } from '../../editorial/addresses/find-for-search.server.ts'
import { contentInSearch } from '../../editorial/office/find-for-search.server.ts'
import { picturesInSearch } from '../../editorial/pictures/find-for-search.server.ts'
import { releasesInSearch } from '../../editorial/releases/find-for-search.server.ts'
import { standsInSearch } from '../../exhibitors/choice/office/find-for-search.server.ts'
import { materialsInSearch } from '../../exhibitors/materials/office/find-for-search.server.ts'
import { messagesInSearch } from '../../exhibitors/messages/office/find-for-search.server.ts'
import { applicationsInSearch } from '../../exhibitors/office/find-for-search.server.ts'
import { invoicesInSearch } from '../../invoices/office/find-for-search.server.ts'
import { lettersInSearch } from '../../mail/office/find-for-search.server.ts'
import type { OfficeSearch } from '../../office/search/office-search.ts'

/** What the search of the office looks through, in the order in which it is shown. */
export const officeSearches: readonly OfficeSearch[] = [
  contentInSearch,
  picturesInSearch,
  releasesInSearch,
  redirectsInSearch,
  ordersInSearch,
  invitationsInSearch,
  submissionsInSearch,
  applicationsInSearch,
  standsInSearch,
  materialsInSearch,
  messagesInSearch,
  invoicesInSearch,
  booksInSearch,
  lettersInSearch,
  peopleInSearch,
]
