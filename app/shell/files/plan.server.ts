import { fileRoutes } from '../../file-routes.ts'
import { everyRoute } from '../../office-routes.ts'
import type { FileContext } from '../../page-server/file.ts'
import { type Entry, refusalOf } from '../../page-server/guard.ts'
import { type Person, readsOnly, roles } from '../../platform/person.ts'
import { actionsOf } from '../../server-modules.server.ts'

type Line = { address: string; kind: 'page' | 'action' | 'file'; verb?: string; roles: string[] }

/** Every page, action and file of staff with the roles that may use it: the guard's own answer, role by role. */
export function make({ locale }: Pick<FileContext, 'locale'>): Promise<Response> {
  const isStaffs = ({ audience }: Entry) => audience === 'staff'
  const lines: Line[] = [
    ...everyRoute
      .filter(isStaffs)
      .flatMap((route): Line[] => [
        { address: route.path, kind: 'page', roles: admitted(route) },
        ...Object.keys(actionsOf(route)).map(
          (verb): Line => ({ address: route.path, kind: 'action', verb, roles: acting(route) }),
        ),
      ]),
    ...fileRoutes
      .filter(isStaffs)
      .map((file): Line => ({ address: file.path, kind: 'file', roles: admitted(file) })),
  ]
  const answer = Response.json({ plan: lines }, { headers: { 'cache-control': 'no-store' } })
  answer.headers.set('content-language', locale)
  return Promise.resolve(answer)
}

const somebody = (role: (typeof roles)[number]): Person => ({ id: '', email: '', name: '', role })
const admitted = (entry: Entry) => roles.filter(role => refusalOf(entry, somebody(role)) === null)
const acting = (entry: Entry) => admitted(entry).filter(role => !readsOnly(somebody(role)))
