import { council, member } from './audiences.ts'
import { attachmentBounds } from './exhibitors/messages/attachment.ts'
import { uploadBounds } from './exhibitors/works/upload-bounds.ts'
import { type PlainRoute, uuid } from './plain-route.ts'

/** An applicant's own pages: they work without their script. */
const own = { ...member, script: 'app/exhibitors/application/device/start.ts' } as const

/** What exhibitors and the council that selects them open. */
export const exhibitorRoutes: readonly PlainRoute[] = [
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
    ...member,
    id: 'application-preview',
    path: '/account/application/preview/',
    page: 'exhibitors/application/pages/preview',
  },
  {
    ...member,
    id: 'application-withdraw',
    path: '/account/application/withdraw/',
    page: 'exhibitors/application/pages/withdraw',
  },
  {
    ...own,
    id: 'stand',
    path: '/account/stand/',
    page: 'exhibitors/choice/pages/stand',
    script: 'app/exhibitors/choice/device/start.ts',
  },
  {
    ...member,
    id: 'payment',
    path: '/account/payment/',
    page: 'exhibitors/payment/pages/payment',
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
    ...member,
    id: 'materials-preview',
    path: '/account/materials/preview/',
    page: 'exhibitors/materials/pages/materials-preview',
  },
  {
    ...member,
    id: 'messages',
    path: '/account/messages/',
    page: 'exhibitors/messages/pages/messages',
    takesFileBytes: attachmentBounds.formBytes,
  },
  { ...council, id: 'council', path: '/council/', page: 'exhibitors/selection/pages/queue' },
  {
    ...council,
    id: 'council-application',
    path: '/council/:id/',
    page: 'exhibitors/selection/pages/light-table',
    script: 'app/exhibitors/selection/device/start.ts',
    params: { id: uuid },
  },
]
