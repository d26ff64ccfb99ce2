import { alsoForAccounts, boxOffice } from './audiences.ts'
import { type PlainRoute, uuid } from './plain-route.ts'
import { staffRoles } from './platform/person.ts'

/** The box office as its staff see it. */
export const boxOfficeRoutes: readonly PlainRoute[] = [
  {
    ...boxOffice,
    id: 'office',
    path: '/office/',
    page: 'box-office/office/pages/summary',
    // The first page of whoever works at the door is the door.
    alsoFor: staffRoles.filter(role => role !== 'door'),
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
]
