import { alsoForAccounts, exhibitors } from './audiences.ts'
import { attachmentBounds } from './exhibitors/messages/attachment.ts'
import { statementBytes } from './invoices/statement-bytes.ts'
import { type PlainRoute, uuid } from './plain-route.ts'

/** The exhibitors' office: applications, decisions, stands, materials, messages, and money by invoice. */
export const exhibitorsOfficeRoutes: readonly PlainRoute[] = [
  {
    ...exhibitors,
    id: 'office-decisions',
    path: '/office/decisions/',
    page: 'exhibitors/selection/office/pages/decisions',
  },
  {
    ...exhibitors,
    id: 'office-assignment',
    path: '/office/decisions/assignment/',
    page: 'exhibitors/selection/office/pages/assignment',
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
