import { peopleInSearch } from '../../accounts/find-for-search.server.ts'
import { submissionsInSearch } from '../../applications/office/find-for-search.server.ts'
import { booksInSearch } from '../../award/office/find-for-search.server.ts'
import { ordersInSearch } from '../../box-office/office/find-for-search.server.ts'
import { contentInSearch } from '../../editorial/office/find-for-search.server.ts'
import { applicationsInSearch } from '../../exhibitors/office/find-for-search.server.ts'
import { invoicesInSearch } from '../../invoices/office/find-for-search.server.ts'
import type { OfficeSearch } from '../../office/search/office-search.ts'

/** What the search of the office looks through, in the order in which it is shown. */
export const officeSearches: readonly OfficeSearch[] = [
  contentInSearch,
  ordersInSearch,
  submissionsInSearch,
  applicationsInSearch,
  invoicesInSearch,
  booksInSearch,
  peopleInSearch,
]
