import { describe, expect, test } from 'vitest'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { refusalOf } from '../../../app/page-server/guard.ts'
import { type Role, readsOnly, roles, staffRoles } from '../../../app/platform/person.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'

/**
 * Who works where: the one table that the plan is held against, by where an address begins; the longest beginning counts.
 * An administrator may enter everything. `tests/http/plan.test.ts` shows that the site does as the plan says.
 */
const table: Record<string, readonly Role[]> = {
  '/door/': ['door'],
  '/office/': staffRoles.filter(role => role !== 'admin' && role !== 'door'),
  '/office/orders': ['box-office'],
  '/office/refunds': ['box-office', 'accountant'],
  '/office/reconciliation/': ['box-office', 'accountant'],
  '/office/departures/': ['box-office'],
  '/office/halls/': ['door'],
  '/office/approvals/': ['box-office'],
  '/office/fair': ['box-office'],
  '/office/invitations': ['box-office'],
  '/office/submissions': ['requests', 'press'],
  '/office/content/': ['chief-editor', 'editor', 'translator', 'press', 'curator'],
  '/office/award': ['award'],
  '/office/invoices': ['exhibitors', 'accountant'],
  '/office/statements': ['exhibitors', 'accountant'],
  '/office/decisions': ['exhibitors'],
  '/office/applications': ['exhibitors'],
  '/office/stands': ['exhibitors'],
  '/office/equipment/': ['exhibitors'],
  '/office/materials': ['exhibitors'],
  '/office/messages/': ['exhibitors'],
  '/office/letters/': ['box-office', 'requests', 'exhibitors', 'award'],
  '/office/letters/:id/': [],
  '/office/people/': [],
  '/office/health/': [],
  '/office/edition/': ['chief-editor'],
  '/office/releases': ['chief-editor', 'editor', 'translator', 'press', 'curator'],
  '/office/plan.json': [],
  '/office/notices.json': staffRoles.filter(role => role !== 'admin' && role !== 'door'),
  '/office/access/': staffRoles.filter(role => role !== 'admin'),
  '/office/search/': staffRoles.filter(role => role !== 'admin'),
  '/office/journal': staffRoles.filter(role => role !== 'admin'),
}

const allowedAt = (path: string) => {
  const [beginning] = Object.keys(table)
    .filter(one => path.startsWith(one) && (one !== '/office/' || path === '/office/'))
    .sort((one, other) => other.length - one.length)
  return beginning === undefined ? null : ['admin', ...(table[beginning] ?? [])].sort()
}
const admittedTo = (entry: Parameters<typeof refusalOf>[0]) =>
  roles.filter(role => refusalOf(entry, { id: '', email: '', name: '', role }) === null).sort()
const ofStaff = [...everyRoute, ...fileRoutes].filter(({ audience }) => audience === 'staff')

describe('every page and every file of staff', () => {
  test.each(ofStaff.map(entry => [entry.path, entry] as const))(
    '%s is for whom the table says',
    (path, entry) => {
      expect(admittedTo(entry)).toEqual(allowedAt(path))
    },
  )
})

test('every role of staff has something to do, and every line of the table is used', () => {
  for (const role of staffRoles)
    expect([role, ofStaff.some(entry => admittedTo(entry).includes(role))]).toEqual([role, true])
  const used = (beginning: string) => ofStaff.some(({ path }) => path.startsWith(beginning))
  expect(Object.keys(table).filter(one => !used(one))).toEqual([])
})

test('an accountant looks where money is, and does nothing anywhere', () => {
  expect(staffRoles.filter(role => readsOnly({ role }))).toEqual(['accountant'])
  const sees = everyRoute.filter(
    entry => entry.audience === 'staff' && admittedTo(entry).includes('accountant'),
  )
  expect(sees.filter(route => Object.keys(actionsOf(route)).length > 0).length).toBeGreaterThan(3)
  expect(sees.map(({ path }) => path)).not.toContain('/office/orders/:id/')
})
