import { linkToken } from './accounts/links/account-link.ts'
import { admin } from './audiences.ts'
import { type PlainRoute, uuid } from './plain-route.ts'
import { staffRoles } from './platform/person.ts'

/** Where a password is typed. */
const withEye = { script: 'app/accounts/device/start.ts' } as const

/** Accounts: registering, signing in, one's own pages, and the people of staff. */
export const accountRoutes: readonly PlainRoute[] = [
  { ...withEye, id: 'sign-in', path: '/sign-in/', page: 'accounts/pages/sign-in', audience: 'bearer' },
  {
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
  { id: 'forgot', path: '/account/forgot/', page: 'accounts/pages/forgot', audience: 'bearer' },
  { id: 'sent', path: '/account/sent/', page: 'accounts/pages/sent', audience: 'bearer' },
  {
    ...withEye,
    id: 'letter-link',
    path: '/account/link/:token/',
    page: 'accounts/pages/link',
    audience: 'bearer',
    params: { token: linkToken },
  },
  { id: 'account', path: '/account/', page: 'accounts/pages/account', audience: 'person' },
  { id: 'security', path: '/account/security/', page: 'accounts/pages/security', audience: 'person' },
  {
    ...withEye,
    id: 'password',
    path: '/account/password/',
    page: 'accounts/pages/password',
    audience: 'person',
  },
  {
    id: 'two-factor',
    path: '/account/two-factor/',
    page: 'accounts/pages/two-factor',
    // Between the password and the code a person is nobody yet: the page finds out by itself who it is.
    audience: 'bearer',
  },
  {
    ...admin,
    alsoFor: staffRoles,
    id: 'office-access',
    path: '/office/access/',
    page: 'accounts/pages/access',
  },
  { ...admin, id: 'office-people', path: '/office/people/', page: 'accounts/pages/people' },
  {
    ...admin,
    id: 'office-person',
    path: '/office/people/:id/',
    page: 'accounts/pages/person',
    params: { id: uuid },
  },
]
