import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isAddressed } from '../../content/addresses/record-path.ts'
import { redirects } from '../../content/addresses/tables.ts'
import { classSlot } from '../../content/events/registration.ts'
import { tourSlot } from '../../content/events/tour-slot.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { mayOpenKind } from '../rights.ts'
import { readLinks } from './read-links.server.ts'
import { showUses } from './show-uses.server.ts'

/** A record that leads to another by a link in its texts, or names it among its people. */
export type RecordUse = { kind: KindName; key: string; onSite: boolean; how: 'link' | 'names' }
type Used = Pick<Draft, 'kind' | 'key' | 'address' | 'record' | 'isPlanned'>

/** Where a record is used, asked of the texts themselves: it cannot be wrong. */
export async function readUsesOf(db: Db, used: Used): Promise<RecordUse[]> {
  const links = await readLinks(db, await pathsOf(db, used))
  const others = links.filter(({ kind, key }) => kind !== used.kind || key !== used.key)
  const linked = new Map(
    others.map(({ kind, key, onSite }) => [`${kind}:${key}`, { kind, key, onSite, how: 'link' as const }]),
  )
  // The same record may be linked to by two of its addresses.
  for (const { kind, key, onSite } of others) {
    const known = linked.get(`${kind}:${key}`)
    if (known && onSite) known.onSite = true
  }
  return [...linked.values(), ...(await readNaming(db, used))]
}

/** Every path that leads to its own page. What has none is linked to by nobody, what never goes need not be asked after. */
async function pathsOf(db: Db, { kind, key, address, record, isPlanned }: Used): Promise<string[]> {
  if (kind === 'speakers') return [kinds[kind].pathOf(key, record)]
  if (!isAddressed(kind) || isPlanned) return []
  const former = await db
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.kind, kind), eq(redirects.key, key), isNull(redirects.removedAt)))
  return [kinds[kind].pathOf(address, record), ...former.map(({ path }) => path)]
}

const seen = sql.raw('(published_ru_at is not null or published_en_at is not null)')

async function readNaming(db: Db, { kind, key }: Used): Promise<RecordUse[]> {
  const named = naming[kind]?.(key)
  if (!named) return []
  const { rows } = await db.execute<{ kind: KindName; key: string; on_site: boolean }>(
    sql`select kind, key, bool_or(on_site) as on_site from (${named}) as uses group by kind, key order by kind, key`,
  )
  return rows.map(row => ({ kind: row.kind, key: row.key, onSite: row.on_site, how: 'names' }))
}

// Who names whom: speakers stand at events, artists with those who show them.
const naming: Partial<Record<KindName, (key: string) => SQL>> = {
  speakers: key => sql`
    select 'events' as kind, slug as key, ${seen} as on_site from events
      join event_speakers on event_id = events.id where speaker_id::text = ${key}
    union all select kind, key, false from content_drafts
      where kind = 'events' and trashed_at is null and record -> 'speakers' ? ${key}`,
  artists: key => sql`
    select 'participants' as kind, slug as key, ${seen} as on_site from participants
      where id in (select participant_id from participant_artists where artist_slug = ${key}
        union all select participant_id from works where artist_slug = ${key})
    union all select kind, key, false from content_drafts
      where kind = 'participants' and trashed_at is null and (record -> 'artists' ? ${key}
        or record -> 'works' @> jsonb_build_array(jsonb_build_object('artistSlug', ${key}::text)))`,
}

type Breakage = { reason: 'linked' | 'places-taken'; what: Both }

/** Why a record may not leave the site: links would lead nowhere, or people have taken places at it. */
export async function findBreakage(db: Db, used: Used): Promise<Breakage | null> {
  const taken = await findTaken(db, used)
  if (taken) return taken
  const uses = (await readUsesOf(db, used)).filter(({ how, onSite }) => how === 'link' && onSite)
  if (uses.length === 0) return null
  return { reason: 'linked', what: { ru: await titles(db, uses, 'ru'), en: await titles(db, uses, 'en') } }
}

/** People have taken places at an event or a departure: it is called off for them, never hidden from them. */
export async function findTaken(db: Db, { kind, key }: Pick<Used, 'kind' | 'key'>): Promise<Breakage | null> {
  if (kind !== 'events' && kind !== 'departures') return null
  const slot = kind === 'events' ? classSlot(key) : tourSlot(key)
  const { rows } = await db.execute<{ taken: number }>(
    sql`select taken from slots where id = ${slot} and taken > 0`,
  )
  const taken = rows[0]?.taken
  return taken ? { reason: 'places-taken', what: { ru: String(taken), en: String(taken) } } : null
}

const mostNamed = 5

async function titles(db: Db, uses: readonly RecordUse[], locale: LocaleCode): Promise<string> {
  const shown = await showUses(db, uses.slice(0, mostNamed), locale)
  const more = uses.length > mostNamed ? '…' : ''
  return shown.map(({ kind, title }) => `${kind}: ${title}`).join('; ') + more
}

/** The same for the record's page, each with its title and the way to it. */
export async function loadUses(
  db: Db,
  draft: Draft,
  { person, locale }: { person: Pick<Person, 'role'>; locale: LocaleCode },
) {
  // What is on the site everybody may read; what is not yet, whoever may open its kind.
  const uses = (await readUsesOf(db, draft)).filter(({ kind, onSite }) => onSite || mayOpenKind(person, kind))
  const shown = await showUses(db, uses, locale)
  return shown.map((one, place) => ({ ...one, how: uses[place]?.how ?? 'link' }))
}
