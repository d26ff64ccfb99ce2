import type pg from 'pg'
import { isNeededInBoth } from '../../content/one-language/needed-pages.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { findBreakage, findTaken } from '../addresses/read-uses.server.ts'
import { adoptIds } from '../adopt-ids.ts'
import { checkComplete, checkShape, type Fault } from '../check-fields.ts'
import { toDraft, toLive } from '../draft-record.ts'
import { idsFor } from '../item-ids.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { inLanguages } from '../languages-of.ts'
import { departureFaults } from '../live/check-departure.server.ts'
import { formFaults } from '../live/check-form.ts'
import { menuFaults, type OpenSite } from '../live/check-menu.server.ts'
import { wordFaults } from '../live/check-words.server.ts'
import { isForGood, isNeverTrashed, liveTables } from '../live/find-table.server.ts'
import { readLive } from '../live/read-live.server.ts'
import { documentFaults } from '../live/write-document.server.ts'
import { hideLive, writeLive } from '../live/write-live.server.ts'
import { isSame, type JsonObject } from '../record.ts'
import { type EditorialAction, mayHandle } from '../rights.ts'
import { findMissing } from './find-missing.server.ts'
import { setsOwnSum } from './find-own-sum.server.ts'
import { type Author, keepVersion } from './keep-version.server.ts'
import type { Draft } from './read-draft.server.ts'
import { lockDraft, ofDraft } from './save-draft.server.ts'
import { contentDrafts } from './tables.ts'

export type RecordId = { kind: KindName; key: string }
export type Publication = {
  languages: readonly LocaleCode[]
  editionId: string
  now: Date
  /** Why it goes out although a check asks for a repair. */
  reason?: string
  /** What was agreed to, where that is not the draft as it stands: what was written since stays a draft. */
  record?: JsonObject
  /** For links of the menu: where they may lead. */
  site?: OpenSite
}
export type PublishRefusal =
  | {
      ok: false
      reason:
        | 'unknown-record'
        | 'in-trash'
        | 'not-allowed'
        | 'no-language'
        | 'old'
        | 'always-seen'
        | 'needed-in-both'
        | 'last-language'
        | 'not-seen'
        | 'own-sum'
    }
  | { ok: false; reason: 'incomplete'; faults: Fault[] }
  /** The site would lead nowhere, or somebody would come for nothing. `what`: from where. */
  | { ok: false; reason: 'linked' | 'places-taken'; what: Both }
export type Published = { ok: true; version: number } | PublishRefusal

/** Puts a draft on the site, as the editor has seen it: not if somebody wrote on since. */
export function publishDraft(
  pool: pg.Pool,
  person: Person,
  record: RecordId & { revision: number },
  publication: Publication,
): Promise<Published> {
  return withDraft(pool, person, record, 'publish', publication.now, async (tx, draft) => {
    if (draft.revision !== record.revision) return { ok: false, reason: 'old' }
    return publishIn(tx, draft, person, publication)
  })
}

/** The same within a transaction that publishes more than this. */
export async function publishIn(
  tx: Tx,
  draft: Draft,
  person: Author,
  { languages, editionId, now, reason, record = draft.record, site }: Publication,
): Promise<Published> {
  if (languages.length === 0) return { ok: false, reason: 'no-language' }
  const { kind, key } = draft
  const { fields } = kinds[kind]
  const shown = inLanguages(record, draft.live, languages)
  const faults = [
    ...checkShape(fields, shown),
    ...checkComplete(fields, shown, languages),
    ...(kinds[kind].faultsIn?.(shown) ?? []),
    ...(await findMissing(tx, fields, shown)),
    ...(liveTables[kind].isVersioned ? await documentFaults(tx, key, shown, { languages, now }) : []),
    ...(kind === 'letters' ? await wordFaults(tx, key, shown, languages) : []),
    ...(kind === 'menu'
      ? await menuFaults(tx, key, shown, { languages, seenIn: draft.seenIn, editionId, now, site })
      : []),
    ...(kind === 'forms' ? formFaults(key, shown) : []),
    ...(kind === 'departures' ? await departureFaults(tx, key, shown) : []),
  ]
  if (faults.length > 0) return { ok: false, reason: 'incomplete', faults }
  if (await setsOwnSum(tx, draft, shown, person)) return { ok: false, reason: 'own-sum' }
  await writeLive(tx, kind, key, shown, { languages, editionId, now })
  const version = await keepVersion(
    tx,
    { kind, key, record: shown, event: 'published', languages, ...(reason && { reason }) },
    person,
    now,
  )
  await settleDraft(tx, draft, person, now)
  return { ok: true, version }
}

/** Takes a record off the site. The draft stays. */
export function withdrawRecord(
  pool: pg.Pool,
  person: Person,
  record: RecordId,
  languages: readonly LocaleCode[],
  now: Date,
): Promise<Published> {
  return withDraft(pool, person, record, 'withdraw', now, (tx, draft) =>
    withdrawIn(tx, draft, person, languages, now),
  )
}

/** The same within a transaction that does more than this. */
export async function withdrawIn(
  tx: Tx,
  draft: Draft,
  person: Author,
  languages: readonly LocaleCode[],
  now: Date,
): Promise<Published> {
  const reason = whyNotWithdrawn(draft, languages)
  if (reason) return { ok: false, reason }
  const seen = draft.seenIn.filter(code => languages.includes(code))
  const obstacle = seen.length === draft.seenIn.length ? await findTaken(tx, draft) : null
  if (obstacle) return { ok: false, ...obstacle }
  await hideLive(tx, draft.kind, draft.key, seen, now)
  const version = await keepVersion(tx, { ...draft, event: 'withdrawn', languages: seen }, person, now)
  return { ok: true, version }
}

/** What is needed in every language, or would be read in none, stays. */
export function whyNotWithdrawn(
  { kind, key, seenIn, isPlanned }: Pick<Draft, 'kind' | 'key' | 'seenIn' | 'isPlanned'>,
  languages: readonly LocaleCode[],
): 'always-seen' | 'needed-in-both' | 'last-language' | 'not-seen' | null {
  if (isForGood(kind)) return 'always-seen'
  if (!seenIn.some(code => languages.includes(code))) return 'not-seen'
  if (!isPlanned) return null
  if (isNeededInBoth(key)) return 'needed-in-both'
  return seenIn.every(code => languages.includes(code)) ? 'last-language' : null
}

/** Into the trash: off the site, out of the lists, kept whole until somebody takes it back. */
export function trashRecord(pool: pg.Pool, person: Person, record: RecordId, now: Date): Promise<Published> {
  return withDraft(pool, person, record, 'trash', now, (tx, draft) => trashIn(tx, draft, person, now))
}

/** The same within a transaction that does more than this. */
export async function trashIn(tx: Tx, draft: Draft, person: Author, now: Date): Promise<Published> {
  if (isNeverTrashed(draft)) return { ok: false, reason: 'always-seen' }
  const obstacle = await (draft.seenIn.length > 0 ? findBreakage : findTaken)(tx, draft)
  if (obstacle) return { ok: false, ...obstacle }
  if (draft.seenIn.length > 0) await hideLive(tx, draft.kind, draft.key, draft.seenIn, now)
  const version = await keepVersion(tx, { ...draft, event: 'trashed', languages: draft.seenIn }, person, now)
  await tx.update(contentDrafts).set({ trashedAt: now }).where(ofDraft(draft))
  return { ok: true, version }
}

/** Out of the trash, as a draft: it is put on the site again by whoever decides that. */
export function returnRecord(pool: pg.Pool, person: Person, record: RecordId, now: Date): Promise<Published> {
  return withDraft(
    pool,
    person,
    record,
    'trash',
    now,
    async (tx, draft) => {
      const version = await keepVersion(tx, { ...draft, event: 'returned' }, person, now)
      await tx.update(contentDrafts).set({ trashedAt: null }).where(ofDraft(draft))
      return { ok: true, version }
    },
    { isTrashed: true },
  )
}

async function withDraft(
  pool: pg.Pool,
  person: Person,
  { kind, key }: RecordId,
  action: EditorialAction,
  now: Date,
  work: (tx: Tx, draft: Draft) => Promise<Published>,
  { isTrashed = false } = {},
): Promise<Published> {
  if (!mayHandle(person, { kind, action })) return { ok: false, reason: 'not-allowed' }
  return transaction(pool, async tx => {
    const draft = await lockDraft(tx, kind, key, person, now)
    if (!draft) return { ok: false, reason: 'unknown-record' }
    if (isTrashed !== (draft.trashedAt !== null))
      return { ok: false, reason: isTrashed ? 'unknown-record' : 'in-trash' }
    return work(tx, draft)
  })
}

/** The draft after its publication: the same as the site, but for languages that were left out. */
export async function settleDraft(tx: Tx, draft: Draft, person: Author, now: Date): Promise<void> {
  const { kind, key } = draft
  const { fields } = kinds[kind]
  const live = await readLive(tx, kind, key)
  const read: JsonObject = live ? toDraft(fields, live.record, idsFor(live.record)) : {}
  const base = adoptIds(read, draft.record)
  // Items that were new have rows of their own now, and are known by them from here on.
  const record = isSame(toLive(fields, base), toLive(fields, draft.record)) ? base : draft.record
  await tx
    .update(contentDrafts)
    .set({
      base,
      record,
      isChanged: record !== base,
      revision: draft.revision + 1,
      changedAt: now,
      personId: person.id,
      personName: person.name,
    })
    .where(ofDraft(draft))
}
