import {
  admin,
  alsoForAccounts,
  award,
  boxOffice,
  council,
  editorial,
  exhibitors,
  journal,
  juror,
  member,
  requests,
} from './audiences.ts'
import { linkToken as bookLinkToken } from './award/books/award-desk.ts'
import { recordingName } from './content/audio/recording-path.ts'
import { attachmentFile } from './exhibitors/messages/attachment.ts'
import type { Entry } from './page-server/guard.ts'
import { uuid } from './plain-route.ts'
import { staffRoles } from './platform/person.ts'

/** A download: its address without the language, who makes it (`make` of that file), for whom. */
export type FileRoute = Entry & {
  path: string
  /** The maker's file under app/, without `.server.ts`. */
  file: string
  params?: Record<string, RegExp>
}

const secret = /^[\w-]{24}$/
const paper = /^[\w-]+\.(?:pdf|ics)$/

/** The floor plan of files, in every language: `/en/office/refunds.csv` is there too. */
export const fileRoutes: readonly FileRoute[] = [
  {
    path: '/program/:file',
    file: 'programme/files/calendar',
    params: { file: /^[a-z0-9-]+\.ics$/ },
    audience: 'public',
  },
  {
    path: '/press/:file',
    file: 'shell/files/press',
    params: { file: /^portico-[a-z-]+\.(?:svg|pdf)$/ },
    audience: 'public',
  },
  {
    path: '/press/pictures/:file',
    file: 'content/files/press-picture',
    params: { file: /^portico-[\w-]{1,80}\.jpg$/ },
    audience: 'public',
  },
  {
    path: '/recordings/:file',
    file: 'content/files/recording',
    params: { file: recordingName },
    audience: 'public',
  },
  {
    path: '/tickets/order/:token/:file',
    file: 'box-office/my-orders/files/order',
    params: { token: secret, file: paper },
    audience: 'bearer',
  },
  ...['ticket.pkpass', 'google-wallet'].map(
    (name): FileRoute => ({
      path: `/tickets/ticket/:secret/${name}`,
      file: 'box-office/wallet/files/pass',
      params: { secret },
      audience: 'bearer',
    }),
  ),
  {
    path: '/tickets/ticket/:secret/:file',
    file: 'box-office/my-orders/files/ticket',
    params: { secret, file: paper },
    audience: 'bearer',
  },
  {
    path: '/office/content/:kind/:key/preview.html',
    file: 'editorial/office/files/preview',
    params: { kind: /^[a-z0-9-]{1,40}$/, key: /^[a-z0-9-]{1,80}$/ },
    ...editorial,
  },
  {
    path: '/office/content/:kind/:key/presence.json',
    file: 'editorial/office/files/presence',
    params: { kind: /^[a-z0-9-]{1,40}$/, key: /^[a-z0-9-]{1,80}$/ },
    ...editorial,
  },
  {
    path: '/office/content/exports/:file',
    file: 'editorial/exchange/files/records',
    params: { file: /^[a-z-]{1,40}\.(?:csv|xlsx|json)$/ },
    ...editorial,
  },
  {
    path: '/office/releases/:id/preview.html',
    file: 'editorial/releases/files/preview',
    params: { id: /^[\da-f-]{1,36}$/ },
    ...editorial,
  },
  { path: '/award/protocol.json', file: 'award/result/files/protocol', audience: 'public' },
  { path: '/award/receipt.tsr', file: 'award/result/files/protocol', audience: 'public' },
  {
    path: '/award/covers/:fair/:file',
    file: 'award/result/files/cover',
    params: { fair: /^[\dA-Z-]{1,20}$/, file: /^\d{1,6}\.webp$/ },
    audience: 'public',
  },
  {
    path: '/award/application/:token/diploma.pdf',
    file: 'award/result/files/diploma',
    params: { token: bookLinkToken },
    audience: 'bearer',
  },
  {
    path: '/award/application/:token/:file',
    file: 'award/books/files/book',
    params: { token: bookLinkToken, file: /^(?:cover\.webp|reading-copy\.pdf)$/ },
    audience: 'bearer',
  },
  { path: '/office/plan.json', file: 'shell/files/plan', ...admin },
  {
    path: '/office/notices.json',
    file: 'office/files/notices',
    ...admin,
    // Whoever has the first page of the office, where they are read.
    alsoFor: staffRoles.filter(role => role !== 'admin' && role !== 'door'),
  },
  ...['csv', 'xlsx', 'json'].map(
    (kind): FileRoute => ({
      path: `/office/journal.${kind}`,
      file: 'journal/office/files/entries',
      ...journal,
    }),
  ),
  { path: '/office/award.csv', file: 'award/office/files/books', ...award },
  { path: '/office/award.xlsx', file: 'award/office/files/books', ...award },
  {
    path: '/office/award/:id/cover.webp',
    file: 'award/office/files/book-file',
    params: { id: uuid },
    ...award,
  },
  {
    path: '/office/award/:id/reading-copy.pdf',
    file: 'award/office/files/book-file',
    params: { id: uuid },
    ...award,
  },
  { path: '/account/application/pictures/:file', file: 'exhibitors/application/files/picture', ...member },
  {
    path: '/account/payment/:file',
    file: 'exhibitors/payment/files/paper',
    params: { file: /^(?:contract|(?:invoice|contract|act)-\d{4}-\d{3,6})\.pdf$/ },
    ...member,
  },
  {
    path: '/account/messages/files/:file',
    file: 'exhibitors/messages/files/attachment',
    params: { file: attachmentFile },
    ...member,
  },
  {
    path: '/office/letters/:id/letter.html',
    file: 'mail/office/files/letter',
    params: { id: uuid },
    ...admin,
  },
  {
    path: '/office/messages/files/:file',
    file: 'exhibitors/messages/office/files/attachment',
    params: { file: attachmentFile },
    ...exhibitors,
  },
  {
    path: '/jury/files/:id/:file',
    file: 'award/jury/files/book-file',
    params: {
      id: uuid,
      file: /^(?:cover\.webp|reading-copy\.pdf)$/,
    },
    ...juror,
  },
  { path: '/council/pictures/:file', file: 'exhibitors/selection/files/picture', ...council },
  { path: '/office/applications/pictures/:file', file: 'exhibitors/office/files/picture', ...exhibitors },
  {
    path: '/office/materials/pictures/:file',
    file: 'exhibitors/materials/office/files/picture',
    ...exhibitors,
  },
  { path: '/office/materials.csv', file: 'exhibitors/materials/office/files/materials', ...exhibitors },
  { path: '/office/materials.xlsx', file: 'exhibitors/materials/office/files/materials', ...exhibitors },
  { path: '/office/refunds.csv', file: 'box-office/office/files/refunds', ...boxOffice, ...alsoForAccounts },
  { path: '/office/fair.csv', file: 'box-office/office/files/fair', ...boxOffice },
  { path: '/office/orders.csv', file: 'box-office/office/files/orders', ...boxOffice },
  { path: '/office/orders.xlsx', file: 'box-office/office/files/orders', ...boxOffice },
  { path: '/office/invitations.csv', file: 'box-office/invitations/office/files/invitations', ...boxOffice },
  { path: '/office/invitations.xlsx', file: 'box-office/invitations/office/files/invitations', ...boxOffice },
  { path: '/office/submissions.csv', file: 'applications/office/files/submissions', ...requests },
  { path: '/office/submissions.xlsx', file: 'applications/office/files/submissions', ...requests },
  { path: '/office/stands.csv', file: 'exhibitors/choice/office/files/stands', ...exhibitors },
  { path: '/office/applications.csv', file: 'exhibitors/office/files/applications', ...exhibitors },
  { path: '/office/stands.xlsx', file: 'exhibitors/choice/office/files/stands', ...exhibitors },
  { path: '/office/applications.xlsx', file: 'exhibitors/office/files/applications', ...exhibitors },
  { path: '/office/decisions.csv', file: 'exhibitors/selection/office/files/decisions', ...exhibitors },
  { path: '/office/decisions.xlsx', file: 'exhibitors/selection/office/files/decisions', ...exhibitors },
  { path: '/office/invoices.csv', file: 'invoices/office/files/invoices', ...exhibitors, ...alsoForAccounts },
  {
    path: '/office/invoices.xlsx',
    file: 'invoices/office/files/invoices',
    ...exhibitors,
    ...alsoForAccounts,
  },
  {
    path: '/office/invoices/:id/invoice.pdf',
    file: 'invoices/office/files/invoice',
    params: { id: uuid },
    ...exhibitors,
    ...alsoForAccounts,
  },
  {
    path: '/office/invoices/:id/contract.pdf',
    file: 'exhibitors/payment/files/office-paper',
    params: { id: uuid },
    ...exhibitors,
    ...alsoForAccounts,
  },
  {
    path: '/office/invoices/:id/act.pdf',
    file: 'exhibitors/payment/files/office-paper',
    params: { id: uuid },
    ...exhibitors,
    ...alsoForAccounts,
  },
  {
    path: '/office/statements/:id/lines.csv',
    file: 'invoices/office/files/statement-lines',
    params: { id: uuid },
    ...exhibitors,
    ...alsoForAccounts,
  },
]
