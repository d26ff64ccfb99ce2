import { linkToken } from './accounts/links/account-link.ts'
import { linkToken as bookLinkToken } from './award/books/award-desk.ts'
import { mostFileBytes } from './award/books/book-files.ts'
import { workAddress } from './content/work-path.ts'
import { exchangeBounds } from './editorial/exchange/exchange-bounds.ts'
import { libraryBounds } from './editorial/pictures/library-bounds.ts'
import { attachmentBounds } from './exhibitors/messages/attachment.ts'
import { uploadBounds } from './exhibitors/works/upload-bounds.ts'
import { statementBytes } from './invoices/statement-bytes.ts'
import type { Route } from './navigation/route-table.ts'
import { staffRoles } from './platform/person.ts'
import { routes } from './routes.ts'

const plain = { layout: 'empty', isPrerendered: false, isPlain: true } as const
/** Where a password is typed. */
const withEye = { ...plain, script: 'app/accounts/device/start.ts' } as const
const boxOffice = { ...plain, audience: 'staff', role: 'box-office' } as const
const exhibitors = { ...plain, audience: 'staff', role: 'exhibitors' } as const
const award = { ...plain, audience: 'staff', role: 'award' } as const
const editorial = {
  ...plain,
  audience: 'staff',
  role: 'editor',
  // Of which kinds, `editorial/rights.ts` says.
  alsoFor: ['chief-editor', 'translator', 'press', 'curator'],
} as const
// The press office sees accreditations alone (`applications/office/own-forms.ts`).
const requests = { ...plain, audience: 'staff', role: 'requests', alsoFor: ['press'] } as const
/** What an accountant looks at: whoever only reads does nothing there (`page-server/guard.ts`). */
const alsoForAccounts = { alsoFor: ['accountant'] } as const
/** An applicant's own pages: plain documents that work without their script. */
const own = {
  ...plain,
  audience: 'person',
  role: 'member',
  script: 'app/exhibitors/application/device/start.ts',
} as const
const council = { ...plain, audience: 'person', role: 'council' } as const
const jury = {
  ...plain,
  audience: 'person',
  role: 'juror',
  script: 'app/award/jury/device/start.ts',
} as const
/** Everybody of staff reads their own traces; who reads more stands in `journal/reader.ts`. */
const journal = {
  ...plain,
  audience: 'staff',
  role: 'admin',
  alsoFor: staffRoles.filter(role => role !== 'admin'),
} as const
/** Who sees which letters stands in `mail/office/letter-reader.ts`. */
const letters = {
  ...plain,
  audience: 'staff',
  role: 'admin',
  alsoFor: ['box-office', 'requests', 'exhibitors', 'award'],
} as const
const contentParams = { kind: /^[a-z0-9-]{1,40}$/, key: /^[a-z0-9-]{1,80}$/ }
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The floor plan of the office. Its pages are plain documents, forms and links without a script: so the visitors'
 * browsers never carry this plan, and a clerk's browser has nothing to wait for.
 */
const plan: readonly Route[] = [
  // For everybody, and plain all the same: what it needs of a script is a tenth of the visitors' half.
  {
    ...plain,
    id: 'work-closer',
    path: '/works/:number/closer/',
    page: 'works/closer/pages/closer',
    audience: 'public',
    isPrerendered: true,
    params: { number: workAddress },
    script: 'app/gallery/closer/start.ts',
  },
  { ...withEye, id: 'sign-in', path: '/sign-in/', page: 'accounts/pages/sign-in', audience: 'bearer' },
  {
    ...plain,
    id: 'sign-out',
    path: '/sign-out/',
    page: 'accounts/pages/sign-out',
    audience: 'bearer',
    isActionOnly: true,
  },
  {
    ...withEye,
    id: 'register',
    path: '/account/register/',
    page: 'accounts/pages/register',
    audience: 'bearer',
  },
  { ...plain, id: 'forgot', path: '/account/forgot/', page: 'accounts/pages/forgot', audience: 'bearer' },
  { ...plain, id: 'sent', path: '/account/sent/', page: 'accounts/pages/sent', audience: 'bearer' },
  {
    ...withEye,
    id: 'letter-link',
    path: '/account/link/:token/',
    page: 'accounts/pages/link',
    audience: 'bearer',
    params: { token: linkToken },
  },
  { ...plain, id: 'account', path: '/account/', page: 'accounts/pages/account', audience: 'person' },
  {
    ...plain,
    id: 'security',
    path: '/account/security/',
    page: 'accounts/pages/security',
    audience: 'person',
  },
  {
    ...withEye,
    id: 'password',
    path: '/account/password/',
    page: 'accounts/pages/password',
    audience: 'person',
  },
  {
    ...plain,
    id: 'two-factor',
    path: '/account/two-factor/',
    page: 'accounts/pages/two-factor',
    // Between the password and the code a person is nobody yet: the page finds out by itself who it is.
    audience: 'bearer',
  },
  {
    ...own,
    id: 'application',
    path: '/account/application/',
    page: 'exhibitors/application/pages/application',
  },
  {
    ...own,
    id: 'application-works',
    path: '/account/application/works/',
    page: 'exhibitors/application/pages/works',
    takesFileBytes: uploadBounds.fileBytes,
  },
  {
    ...own,
    id: 'application-work',
    path: '/account/application/works/:id/',
    page: 'exhibitors/application/pages/work',
    params: { id: uuid },
    takesFileBytes: uploadBounds.fileBytes,
  },
  {
    ...plain,
    id: 'application-preview',
    path: '/account/application/preview/',
    page: 'exhibitors/application/pages/preview',
    audience: 'person',
    role: 'member',
  },
  {
    ...plain,
    id: 'application-withdraw',
    path: '/account/application/withdraw/',
    page: 'exhibitors/application/pages/withdraw',
    audience: 'person',
    role: 'member',
  },
  {
    ...own,
    id: 'stand',
    path: '/account/stand/',
    page: 'exhibitors/choice/pages/stand',
    script: 'app/exhibitors/choice/device/start.ts',
  },
  {
    ...plain,
    id: 'payment',
    path: '/account/payment/',
    page: 'exhibitors/payment/pages/payment',
    audience: 'person',
    role: 'member',
    script: 'app/exhibitors/payment/device/start.ts',
  },
  {
    ...own,
    id: 'materials',
    path: '/account/materials/',
    page: 'exhibitors/materials/pages/materials',
    takesFileBytes: uploadBounds.fileBytes,
  },
  {
    ...plain,
    id: 'materials-preview',
    path: '/account/materials/preview/',
    page: 'exhibitors/materials/pages/materials-preview',
    audience: 'person',
    role: 'member',
  },
  {
    ...plain,
    id: 'messages',
    path: '/account/messages/',
    page: 'exhibitors/messages/pages/messages',
    audience: 'person',
    role: 'member',
    takesFileBytes: attachmentBounds.formBytes,
  },
  {
    ...plain,
    id: 'award-links',
    path: '/award/application/',
    page: 'award/own/pages/lost',
    audience: 'bearer',
  },
  {
    ...plain,
    id: 'account-award',
    path: '/account/award/',
    page: 'award/own/pages/own-books',
    audience: 'person',
    role: 'member',
  },
  {
    ...plain,
    id: 'award-application',
    path: '/award/application/:token/',
    page: 'award/books/pages/application',
    audience: 'bearer',
    params: { token: bookLinkToken },
    takesFileBytes: mostFileBytes,
  },
  { ...jury, id: 'jury', path: '/jury/', page: 'award/jury/pages/shelf' },
  {
    ...jury,
    id: 'jury-book',
    path: '/jury/books/:id/',
    page: 'award/jury/pages/book',
    params: { id: uuid },
  },
  {
    ...jury,
    id: 'jury-reading',
    path: '/jury/books/:id/reading/',
    page: 'award/jury/pages/reading',
    params: { id: uuid },
    framesOwnFiles: true,
  },
  {
    ...jury,
    id: 'jury-second-round',
    path: '/jury/second-round/',
    page: 'award/jury/pages/second-round',
  },
  { ...jury, id: 'jury-chair', path: '/jury/chair/', page: 'award/jury/pages/chair' },
  { ...council, id: 'council', path: '/council/', page: 'exhibitors/selection/pages/queue' },
  {
    ...council,
    id: 'council-application',
    path: '/council/:id/',
    page: 'exhibitors/selection/pages/light-table',
    script: 'app/exhibitors/selection/device/start.ts',
    params: { id: uuid },
  },
  {
    ...plain,
    id: 'office-decisions',
    path: '/office/decisions/',
    page: 'exhibitors/selection/office/pages/decisions',
    audience: 'staff',
    role: 'exhibitors',
  },
  {
    ...exhibitors,
    id: 'office-assignment',
    path: '/office/decisions/assignment/',
    page: 'exhibitors/selection/office/pages/assignment',
  },
  {
    ...plain,
    audience: 'staff',
    role: 'chief-editor',
    id: 'office-edition',
    path: '/office/edition/',
    page: 'edition-desk/office/pages/edition',
  },
  {
    ...plain,
    audience: 'staff',
    role: 'chief-editor',
    id: 'office-editions',
    path: '/office/edition/all/',
    page: 'edition-desk/turn/office/pages/editions',
  },
  { ...editorial, id: 'office-content', path: '/office/content/', page: 'editorial/office/pages/desk' },
  {
    ...editorial,
    id: 'office-pictures',
    path: '/office/content/pictures/',
    page: 'editorial/pictures/pages/library',
    script: 'app/editorial/pictures/device/start.ts',
    takesFileBytes: libraryBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-picture',
    path: '/office/content/pictures/:id/',
    page: 'editorial/pictures/pages/picture',
    params: { id: uuid },
    script: 'app/editorial/pictures/device/start.ts',
    takesFileBytes: libraryBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-redirects',
    path: '/office/content/redirects/',
    page: 'editorial/addresses/pages/redirects',
  },
  {
    ...editorial,
    id: 'office-imports',
    path: '/office/content/imports/',
    page: 'editorial/exchange/pages/imports',
    takesFileBytes: exchangeBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-import',
    path: '/office/content/imports/:id/',
    page: 'editorial/exchange/pages/import',
    params: { id: uuid },
    script: 'app/editorial/exchange/device/start.ts',
  },
  {
    ...editorial,
    id: 'office-records',
    path: '/office/content/:kind/',
    page: 'editorial/office/pages/records',
    params: { kind: contentParams.kind },
    script: 'app/editorial/office/device/start.ts',
  },
  {
    ...editorial,
    id: 'office-record',
    path: '/office/content/:kind/:key/',
    page: 'editorial/office/pages/record',
    params: contentParams,
    framesOwnFiles: true,
    script: 'app/editorial/office/device/start.ts',
  },
  {
    ...editorial,
    id: 'office-versions',
    path: '/office/content/:kind/:key/versions/',
    page: 'editorial/office/pages/versions',
    params: contentParams,
  },
  {
    ...editorial,
    id: 'office-releases',
    path: '/office/releases/',
    page: 'editorial/releases/pages/releases',
  },
  {
    ...editorial,
    id: 'office-release',
    path: '/office/releases/:id/',
    page: 'editorial/releases/pages/release',
    params: { id: /^[\da-f-]{1,36}$/ },
  },
  { ...award, id: 'office-award', path: '/office/award/', page: 'award/office/pages/queue' },
  { ...award, id: 'office-award-jury', path: '/office/award/jury/', page: 'award/office/pages/jury' },
  { ...award, id: 'office-award-stage', path: '/office/award/stage/', page: 'award/office/pages/stage' },
  {
    ...award,
    id: 'office-award-book',
    path: '/office/award/:id/',
    page: 'award/office/pages/book',
    params: { id: uuid },
  },
  {
    ...plain,
    id: 'office-people',
    path: '/office/people/',
    page: 'accounts/pages/people',
    audience: 'staff',
    role: 'admin',
  },
  {
    ...plain,
    id: 'office-person',
    path: '/office/people/:id/',
    page: 'accounts/pages/person',
    audience: 'staff',
    role: 'admin',
    params: { id: uuid },
  },
  { ...letters, id: 'office-letters', path: '/office/letters/', page: 'mail/office/pages/letters' },
  {
    ...letters,
    id: 'office-letter-kinds',
    path: '/office/letters/templates/',
    page: 'mail/office/pages/templates',
    framesOwnFiles: true,
  },
  {
    ...plain,
    audience: 'staff',
    role: 'door',
    id: 'office-halls',
    path: '/office/halls/',
    page: 'today/office/pages/halls',
  },
  {
    ...plain,
    audience: 'staff',
    role: 'admin',
    id: 'office-health',
    path: '/office/health/',
    page: 'health/office/pages/health',
  },
  {
    ...plain,
    audience: 'staff',
    role: 'admin',
    id: 'office-letter',
    path: '/office/letters/:id/',
    page: 'mail/office/pages/letter',
    params: { id: uuid },
    framesOwnFiles: true,
  },
  { ...journal, id: 'office-journal', path: '/office/journal/', page: 'journal/office/pages/journal' },
  {
    ...journal,
    id: 'office-journal-entry',
    path: '/office/journal/:id/',
    page: 'journal/office/pages/entry',
    params: { id: uuid },
  },
  {
    ...boxOffice,
    id: 'office',
    path: '/office/',
    page: 'box-office/office/pages/summary',
    // The first page of whoever works at the door is the door.
    alsoFor: staffRoles.filter(role => role !== 'door'),
  },
  {
    ...plain,
    audience: 'staff',
    role: 'admin',
    alsoFor: staffRoles,
    id: 'office-search',
    path: '/office/search/',
    page: 'office/search/pages/search',
  },
  { ...boxOffice, id: 'office-orders', path: '/office/orders/', page: 'box-office/office/pages/orders' },
  {
    ...boxOffice,
    id: 'office-order',
    path: '/office/orders/:id/',
    page: 'box-office/office/pages/order',
    params: { id: uuid },
  },
  {
    ...boxOffice,
    ...alsoForAccounts,
    id: 'office-refunds',
    path: '/office/refunds/',
    page: 'box-office/office/pages/refunds',
  },
  {
    ...boxOffice,
    ...alsoForAccounts,
    id: 'office-reconciliation',
    path: '/office/reconciliation/',
    page: 'box-office/office/pages/reconciliation',
  },
  {
    ...boxOffice,
    id: 'office-departures',
    path: '/office/departures/',
    page: 'box-office/office/pages/departures',
  },
  {
    ...boxOffice,
    id: 'office-approvals',
    path: '/office/approvals/',
    page: 'box-office/office/pages/approvals',
  },
  { ...boxOffice, id: 'office-fair', path: '/office/fair/', page: 'box-office/office/pages/fair' },
  {
    ...boxOffice,
    id: 'office-invitations',
    path: '/office/invitations/',
    page: 'box-office/invitations/office/pages/invitations',
  },
  {
    ...boxOffice,
    id: 'office-invitation',
    path: '/office/invitations/:id/',
    page: 'box-office/invitations/office/pages/invitation',
    params: { id: uuid },
  },
  {
    ...requests,
    id: 'office-submissions',
    path: '/office/submissions/',
    page: 'applications/office/pages/submissions',
  },
  {
    ...requests,
    id: 'office-submission',
    path: '/office/submissions/:id/',
    page: 'applications/office/pages/submission',
    params: { id: uuid },
  },
  {
    ...exhibitors,
    ...alsoForAccounts,
    id: 'office-invoices',
    path: '/office/invoices/',
    page: 'invoices/office/pages/invoices',
  },
  {
    ...exhibitors,
    ...alsoForAccounts,
    id: 'office-loose-money',
    path: '/office/invoices/without-stand/',
    page: 'exhibitors/payment/office/pages/loose-money',
  },
  {
    ...exhibitors,
    ...alsoForAccounts,
    id: 'office-invoice',
    path: '/office/invoices/:id/',
    page: 'invoices/office/pages/invoice',
    params: { id: uuid },
  },
  {
    ...exhibitors,
    ...alsoForAccounts,
    id: 'office-statements',
    path: '/office/statements/',
    page: 'invoices/office/pages/statements',
    takesFileBytes: statementBytes,
  },
  {
    ...exhibitors,
    ...alsoForAccounts,
    id: 'office-statement',
    path: '/office/statements/:id/',
    page: 'invoices/office/pages/statement',
    params: { id: uuid },
  },
  {
    ...exhibitors,
    id: 'office-stands',
    path: '/office/stands/',
    page: 'exhibitors/choice/office/pages/stands',
  },
  {
    ...exhibitors,
    id: 'office-stand',
    path: '/office/stands/:code/',
    page: 'exhibitors/choice/office/pages/stand',
    params: { code: /^[\w-]{1,40}$/ },
  },
  {
    ...exhibitors,
    id: 'office-equipment',
    path: '/office/equipment/',
    page: 'exhibitors/choice/office/pages/equipment',
  },
  {
    ...exhibitors,
    id: 'office-thing',
    path: '/office/equipment/:slug/',
    page: 'exhibitors/choice/office/pages/thing',
    params: { slug: /^[a-z0-9-]{1,40}$/ },
  },
  {
    ...exhibitors,
    id: 'office-materials',
    path: '/office/materials/',
    page: 'exhibitors/materials/office/pages/materials',
  },
  {
    ...exhibitors,
    id: 'office-arrivals',
    path: '/office/materials/arrivals/',
    page: 'exhibitors/materials/office/pages/arrivals',
  },
  {
    ...exhibitors,
    id: 'office-material',
    path: '/office/materials/:id/',
    page: 'exhibitors/materials/office/pages/material',
    params: { id: uuid },
  },
  {
    ...exhibitors,
    id: 'office-messages',
    path: '/office/messages/',
    page: 'exhibitors/messages/office/pages/messages',
  },
  {
    ...exhibitors,
    id: 'office-message',
    path: '/office/messages/:id/',
    page: 'exhibitors/messages/office/pages/message',
    params: { id: uuid },
    takesFileBytes: attachmentBounds.formBytes,
  },
  {
    ...exhibitors,
    id: 'office-applications',
    path: '/office/applications/',
    page: 'exhibitors/office/pages/applications',
  },
  {
    ...exhibitors,
    id: 'office-application',
    path: '/office/applications/:id/',
    page: 'exhibitors/office/pages/application',
    params: { id: uuid },
  },
]

/** Around every page of staff stand the search and the keys. */
export const officeRoutes: readonly Route[] = plan.map(route =>
  route.audience === 'staff' ? { ...route, frameScript: 'app/office/device/start.ts' } : route,
)

/** What the server answers: visitors' pages and the office. */
export const everyRoute: readonly Route[] = [...routes, ...officeRoutes]
