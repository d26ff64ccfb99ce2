import { type SQL, sql } from 'drizzle-orm'
import { slugOfPurpose } from '../content/documents/document-path.ts'
import type { JudgeLinks, LinkState } from '../editorial/addresses/judge-path.ts'
import { placeNow } from '../editorial/addresses/read-redirects.server.ts'
import { buildMatcher } from '../navigation/build-matcher.ts'
import { redirectFor } from '../navigation/build-metadata.ts'
import { matchRoute, type Route } from '../navigation/route-table.ts'
import { everyRoute } from '../office-routes.ts'
import { dayOf } from '../platform/dates.ts'
import { redirects, routes } from '../routes.ts'
import { machines } from './find-living.server.ts'

type Asking = Parameters<JudgeLinks>[0]
/** A page that is there if its record is, or is not, unless a redirect of editors leads on. */
type Asked = { path: string; kind: string; name: string; first: number; second: number }

/**
 * What stands at each path, as `findLiving` would say by loading it; asked here of the records themselves, so that a
 * thousand links cost no more than one, and so that it can be asked within a transaction.
 */
export const judgeLinks: JudgeLinks = async (asking, paths) => {
  const first = await judgeOnce(asking, paths)
  const led = [...new Set([...first.values()].flatMap(link => (link.state === 'moved' ? [link.to] : [])))]
  const targets = led.length > 0 ? await judgeOnce(asking, led) : new Map<string, LinkState>()
  // Whatever leads to where there is no page leads nowhere.
  return new Map(
    [...first].map(([path, link]) => {
      const target = link.state === 'moved' ? targets.get(link.to) : undefined
      return [path, target && target.state !== 'living' ? noPage : link]
    }),
  )
}

const noPage: LinkState = { state: 'none' }
const matcher = buildMatcher(routes, redirects)

async function judgeOnce(asking: Asking, paths: readonly string[]): Promise<Map<string, LinkState>> {
  const planned = paths.map(path => [path, placeOf(path)] as const)
  const asked = planned.flatMap(([, place]) => ('state' in place ? [] : [place]))
  const found = asked.length > 0 ? await readStates(asking, asked) : new Map<string, LinkState>()
  return new Map(
    planned.map(([path, place]) => [path, 'state' in place ? place : (found.get(path) ?? noPage)]),
  )
}

function placeOf(path: string): LinkState | Asked {
  const to = ownSpelling(path) ?? redirectFor(matcher, path)
  if (to !== null) return { state: 'moved', to }
  if (machines.test(path)) return { state: 'ours' }
  const { route, params } = matchRoute(everyRoute, path) ?? { route: null, params: {} }
  if (!route) return { path, kind: '', name: '', first: 0, second: 0 }
  if (!isForReaders(route)) return { state: 'ours' }
  const named = params.slug ?? params.purpose ?? params.id ?? params.number
  if (named === undefined) return { state: 'living' }
  const [first = 0, second = 0] = /^\d{1,9}(?:-\d{1,9})?$/.test(named) ? named.split('-').map(Number) : []
  const name = route.id === 'consent' ? slugOfPurpose(named) : named
  return { path, kind: route.id, name, first, second }
}

/** Capitals and a missing slash are put right on the way. */
function ownSpelling(path: string): string | null {
  const own = path.toLowerCase()
  const whole = own.endsWith('/') || /\.[a-z\d]+$/.test(own) ? own : `${own}/`
  return whole === path ? null : whole
}

/** Visitors' own pages and the way to an account may be led to; staff's, or those behind somebody's secret, may not. */
function isForReaders({ audience, role, path, isActionOnly }: Route): boolean {
  if (audience === 'public') return true
  if (audience === 'staff' || isActionOnly || path.includes(':')) return false
  return role === undefined || role === 'member'
}

// What can begin a redirect (`redirects_from`).
const form = /^\/(?:[a-z0-9_-]+\/)+$/

async function readStates(asking: Asking, asked: readonly Asked[]): Promise<Map<string, LinkState>> {
  const known = JSON.stringify(asked.filter(({ path }) => form.test(path) && path.length <= 200))
  const kinds = sql.join(
    Object.entries(recordPages(asking)).map(([id, isThere]) => sql`when ${id} then exists (${isThere})`),
    sql` `,
  )
  const { rows } = await asking.db.execute<{ path: string; is_there: boolean; leads_to: string | null }>(sql`
    select asked.path, case asked.kind ${kinds} else false end as is_there, ${placeNow} as leads_to
    from jsonb_to_recordset(${known}::jsonb)
      as asked (path text, kind text, name text, first integer, second integer)
    left join redirects on redirects.from_path = asked.path and redirects.removed_at is null`)
  return new Map(
    rows.map(({ path, is_there: isThere, leads_to: to }): [string, LinkState] => {
      if (isThere) return [path, { state: 'living' }]
      return [path, to === null ? noPage : { state: 'moved', to }]
    }),
  )
}

/** Every page for visitors that is there if its record is seen in one of the languages, by the name of its route. */
export function recordPages({ edition, now }: Pick<Asking, 'edition' | 'now'>): Record<string, SQL> {
  const seen = sql`(published_ru_at is not null or published_en_at is not null)`
  const addressed = sql`coalesce(address, slug) = asked.name and ${seen}`
  const moment = sql`${now.toISOString()}::timestamptz`
  const today = sql`${dayOf(now)}::date`
  const ofShownFair = sql`(edition_id = ${edition.id}
    or edition_id in (select id from editions where shown_from <= ${moment}))`
  const work = sql`select from works join participants on participants.id = participant_id
    where number = asked.first and works.position = asked.second and edition_id = ${edition.id} and ${seen}`
  return {
    participant: sql`select from participants where ${addressed} and ${ofShownFair}
      union all select from exhibitor_pages where slug = asked.name and withdrawn_at is null`,
    artist: sql`select from artists where ${addressed}`,
    'made-page': sql`select from pages where made_at is not null and coalesce(address, key) = asked.name
      and (withdrawn_ru_at is null or withdrawn_en_at is null)`,
    event: sql`select from events where ${addressed} and ${ofShownFair}`,
    release: sql`select from releases where ${addressed} and released_on <= ${today}`,
    speaker: sql`select from speakers where id = asked.first and ${seen}`,
    consent: sql`select from documents where slug = asked.name and valid_from <= ${today}`,
    work,
    'work-wall': work,
    'work-closer': work,
  }
}
