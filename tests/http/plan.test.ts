import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileRoutes } from '../../app/file-routes.ts'
import { everyRoute } from '../../app/office-routes.ts'
import { locales, withLocale } from '../../app/platform/languages.ts'
import { type Role, readsOnly, roles } from '../../app/platform/person.ts'
import { actionsOf } from '../../app/server-modules.server.ts'
import { fileOfNothing, nothing } from '../builders/addresses.ts'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import { signIn } from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { everyNth, oneWay } from '../builders/walks/whole-walk.ts'

let site: Site
let cookies: Record<Role, string>
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  const signed = await Promise.all(roles.map(async role => [role, await signIn(site, role)] as const))
  cookies = Object.fromEntries(signed) as typeof cookies
})
afterAll(() => site.stop())

// A thing nobody has: the guard must speak before anybody looks for it.
const addressOf = (path: string) => path.replace(/:\w+/g, nothing)
// One language or the other: which, is for the address to say.
const inEveryLanguage = (path: string) =>
  oneWay(locales, path.length % 2).map(({ code }) => withLocale(addressOf(path), code))
type Planned = { role?: Role; alsoFor?: readonly Role[] }
const admitted = ({ role, alsoFor = [] }: Planned) => [role as Role, ...alsoFor]
/** Everybody who may open it, whoever keeps the house among them. */
const everyAdmitted = (entry: Planned) => [...new Set([...admitted(entry), 'admin' as const])]
const doing = (entry: Planned) => everyAdmitted(entry).filter(role => !readsOnly({ role }))
/** Who may do something there: of those who may look, whoever does not only read. */
const idle = (entry: Planned) => [...others(entry), ...admitted(entry).filter(role => readsOnly({ role }))]
const others = (entry: Planned) => roles.filter(one => !admitted(entry).includes(one) && one !== 'admin')
/** Whom a part of these stands for: which, is for the address to say. */
const someOf = (all: Role[], path: string) => everyNth(3, all, path.length % 3)
const asRole = (role: Role) => ({ cookie: cookies[role] })
const isStaffs = ({ audience }: { audience: string }) => audience === 'staff'

const pages = everyRoute.filter(isStaffs)
const files = fileRoutes.filter(isStaffs)
const actions = pages.flatMap(route => Object.keys(actionsOf(route)).map(verb => ({ ...route, verb })))

test('there is something to guard', () => {
  expect(pages.length).toBeGreaterThanOrEqual(9)
  expect(files.length).toBeGreaterThanOrEqual(4)
  expect(actions.length).toBeGreaterThanOrEqual(18)
})

describe.each(pages.map(route => [route.path, route] as const))('the page %s', (_path, route) => {
  test.each(inEveryLanguage(route.path))('%s leads nobody to the sign-in', async path => {
    const { status, headers } = await ask(site, path)
    expect([status, headers.location]).toEqual([302, expect.stringContaining('/sign-in/?to=')])
  })

  test.each(inEveryLanguage(route.path))('%s refuses every other role and admits its own', async path => {
    for (const role of someOf(others(route), path)) {
      expect([role, (await ask(site, path, { headers: asRole(role) })).status]).toEqual([role, 403])
    }
    for (const role of everyAdmitted(route)) {
      const { status } = await ask(site, path, { headers: asRole(role) })
      expect([role, status]).not.toEqual([role, 403])
      expect([role, status < 500]).toEqual([role, true])
    }
  })
})

// Everybody of staff may read there of what is theirs; this goes over all of it.
const forItsRoleAlone = ['/office/journal/ check']
const fieldsOf = (verb: string): Record<string, string> => (verb === 'default' ? {} : { do: verb })

describe.each(actions.map(action => [action.path, action.verb, action] as const))(
  '%s do=%s',
  (_path, verb, action) => {
    test.each(inEveryLanguage(action.path))('%s is refused to nobody and to every other role', async path => {
      const askAsOthers = async () => {
        // A page with a script leads to the sign-in by itself.
        const nobody = await send(site, path, fieldsOf(verb))
        expect([nobody.status, nobody.headers.location]).toEqual(
          action.isPlain ? [403, undefined] : [303, path],
        )
        for (const role of someOf(idle(action), path)) {
          const { status, headers } = await send(site, path, fieldsOf(verb), asRole(role))
          expect([role, status, headers.location]).toEqual(
            action.isPlain ? [role, 403, undefined] : [role, 303, path],
          )
        }
      }
      const before = known ?? (await traces())
      await askAsOthers()
      known = await traces()
      if (known.join() === before.join()) return
      // Something may have come due meanwhile. What is written for the asking is written for the asking again.
      await askAsOthers()
      expect(await traces()).toEqual(known)
    })
  },
)

describe.each(actions.map(action => [action.path, action.verb, action] as const))(
  '%s do=%s, allowed',
  (_path, verb, action) => {
    test.each(inEveryLanguage(action.path))('%s is answered to every role it is for', async path => {
      known = undefined
      const isForOne = forItsRoleAlone.includes(`${action.path} ${verb}`)
      for (const role of isForOne ? [action.role as Role] : doing(action)) {
        const { status } = await send(site, path, fieldsOf(verb), asRole(role))
        expect([role, 403, 405]).not.toContain(status)
        expect([role, status < 500]).toEqual([role, true])
      }
    })
  },
)

describe.each(files.map(file => [file.path, file] as const))('the file %s', (_path, file) => {
  test.each(inEveryLanguage(fileOfNothing(file)))('%s is for its roles alone', async path => {
    expect((await ask(site, path)).status).toBe(403)
    for (const role of others(file)) {
      expect([role, (await ask(site, path, { headers: asRole(role) })).status]).toEqual([role, 403])
    }
    for (const role of everyAdmitted(file)) {
      const own = await ask(site, path, { headers: asRole(role) })
      // Where the address names a thing, it is one that nobody has.
      if (file.path.includes(':')) expect([role, own.status]).toEqual([role, 404])
      else expect([role, own.status, own.headers['cache-control']]).toEqual([role, 200, 'no-store'])
    }
  })
})

test('what has no action takes nothing', async () => {
  const mute = everyRoute.filter(
    route => route.audience !== 'public' && Object.keys(actionsOf(route)).length === 0,
  )
  for (const { path, role } of mute) {
    const { status } = await send(site, addressOf(path), { do: 'x' }, asRole(role ?? 'admin'))
    expect([path, status]).toEqual([path, 405])
  }
})

test('whatever is written anywhere leaves a trace', async () => {
  known = undefined
  const before = await traces()
  await sql(site, `update pages set title = title where key = 'about'`)
  const written = (await traces()).filter((trace, place) => trace !== before[place])
  expect(written).toContainEqual(expect.stringMatching(/^pages: /))
})

/** What a request may leave behind that is refused: that it was refused, and that it was one more. */
const left = '^(journal_.*|rate_limits)$'
let counting: Promise<string> | undefined
/** As it was after the last question, as long as nobody has done anything since. */
let known: string[] | undefined

/** How much stands in every table, and when any row of it was last written. */
async function traces(): Promise<string[]> {
  counting ??= countingOf()
  const rows = await sql<{ trace: string }>(site, await counting)
  return rows.map(({ trace }) => trace)
}

async function countingOf(): Promise<string> {
  const tables = await sql<{ name: string }>(
    site,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname !~ $1 order by relname`,
    [left],
  )
  const counts = tables.map(
    ({ name }) =>
      `(select '${name}: ' || count(*) || ' rows, last ' || coalesce(max(xmin::text::bigint), 0) from "${name}")`,
  )
  return `select unnest(array[${counts.join(', ')}]) as trace`
}
