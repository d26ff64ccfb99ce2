import { expect, test } from 'vitest'
import { fileRoutes } from '../../file-routes.ts'
import { everyRoute } from '../../office-routes.ts'
import { refusalOf } from '../../page-server/guard.ts'
import { type Role, roles } from '../../platform/person.ts'
import { actionsOf } from '../../server-modules.server.ts'
import { make } from './plan.server.ts'

type Line = { address: string; kind: 'page' | 'action' | 'file'; verb?: string; roles: Role[] }

test('every page, action and file of staff stands there, for whom the guard lets in', async () => {
  const { plan } = (await (await make({ locale: 'ru' })).json()) as { plan: Line[] }
  const ofStaff = ({ audience }: { audience: string }) => audience === 'staff'
  const pages = everyRoute.filter(ofStaff)
  const files = fileRoutes.filter(ofStaff)
  const actions = pages.flatMap(route => Object.keys(actionsOf(route)).map(verb => `${route.path} ${verb}`))
  expect(plan.flatMap(({ address, verb }) => (verb === undefined ? [] : [`${address} ${verb}`]))).toEqual(
    actions,
  )
  expect(actions.length).toBeGreaterThan(50)
  const admitted = [...pages, ...files].map(entry => [
    entry.path,
    roles.filter(role => refusalOf(entry, { id: '', email: '', name: '', role }) === null),
  ])
  expect(plan.filter(({ kind }) => kind !== 'action').map(line => [line.address, line.roles])).toEqual(
    admitted,
  )
})

test('whoever only reads does nothing anywhere', async () => {
  const { plan } = (await (await make({ locale: 'ru' })).json()) as { plan: Line[] }
  const doing = plan.filter(({ kind }) => kind === 'action')
  expect(doing.filter(({ roles }) => roles.includes('accountant'))).toEqual([])
  expect(doing.filter(({ roles }) => !roles.includes('admin'))).toEqual([])
  expect(plan.filter(({ roles }) => roles.includes('accountant')).length).toBeGreaterThan(5)
})
