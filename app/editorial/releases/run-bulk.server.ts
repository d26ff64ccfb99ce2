import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { RecordId } from '../drafts/publish-draft.server.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { lockDraft } from '../drafts/save-draft.server.ts'
import { holdSearch } from '../live/hold-search.server.ts'
import { readFindings } from '../office/read-findings.server.ts'
import { mayEdit, mayHandle } from '../rights.ts'
import { type Asked, agreedTo, makeRelease, refusalOf } from './add-to-release.server.ts'
import { beforeOf, isRefusedWrite, obstacleOf, publishItem } from './publish-item.server.ts'
import { mostItems, type Obstacle } from './release.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type BulkDone =
  | { ok: true; releaseId: number; count: number; refused: Obstacle[] }
  | {
      ok: false
      reason: 'not-allowed' | 'no-rows' | 'no-language' | 'too-many' | 'all-refused'
      refused: Obstacle[]
    }

/**
 * One action on many records, now: what can be done is done, the rest is told with its reason. It is kept as a release that
 * has gone out, and so all of it can be taken back at one press.
 */
export function runBulk(
  desk: ReleaseDesk,
  person: Person,
  records: readonly RecordId[],
  { title, seenAt, ...asked }: Asked & { title: string; seenAt: Date },
  now: Date,
): Promise<BulkDone> {
  const no = (reason: Extract<BulkDone, { ok: false }>['reason'], refused: Obstacle[] = []): BulkDone => ({
    ok: false,
    reason,
    refused,
  })
  const mayAll = records.every(({ kind }) => mayHandle(person, { kind, action: asked.action }))
  if (!mayAll || !mayEdit(person, asked.action) || !mayEdit(person, 'publish'))
    return Promise.resolve(no('not-allowed'))
  if (records.length === 0) return Promise.resolve(no('no-rows'))
  if (records.length > mostItems) return Promise.resolve(no('too-many'))
  if (asked.action !== 'trash' && asked.languages.length === 0) return Promise.resolve(no('no-language'))
  const nothing = new Error('nothing of it can be done')
  const refused: Obstacle[] = []
  return transaction<BulkDone>(desk.pool, async tx => {
    const release = await makeRelease(tx, person, { title, origin: 'bulk' }, now)
    if (typeof release === 'string') throw nothing
    const batch = randomUUID()
    let open = records.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    let count = 0
    // A record may name another that goes out with it: whoever is refused is asked again, as long as somebody comes through.
    await holdSearch(tx, async () => {
      for (;;) {
        const again: RecordId[] = []
        refused.length = 0
        for (const record of open) {
          const obstacle = await runOne(record, release.id, batch)
          if (obstacle) {
            again.push(record)
            refused.push(obstacle)
          } else count += 1
        }
        if (again.length === 0 || again.length === open.length) break
        open = again
      }
    })
    if (count === 0) throw nothing
    await tx
      .update(contentReleases)
      .set({ state: 'published', publishedAt: now, publishedByName: person.name, obstacles: refused })
      .where(eq(contentReleases.id, release.id))
    return { ok: true, releaseId: release.id, count, refused }

    async function runOne(record: RecordId, releaseId: number, batch: string): Promise<Obstacle | null> {
      const draft = await lockDraft(tx, record.kind, record.key, person, now)
      if (!draft) return obstacleOf(record, {}, { reason: 'unknown-record' })
      const isOld = draft.changedAt !== null && draft.changedAt > seenAt && draft.revision > 0
      const reason = isOld ? 'old' : refusalOf(draft, asked)
      if (reason) return obstacleOf(draft, draft.record, { reason })
      const toFix = asked.action === 'publish' ? await findingsOf(tx, draft) : []
      if (toFix.length > 0)
        return obstacleOf(draft, draft.record, { reason: 'needs-reason', findings: toFix })
      return putOut(tx, draft, releaseId, batch)
    }
  }).catch((error: unknown) => {
    if (error === nothing) return no('all-refused', refused)
    throw error
  })

  async function findingsOf(tx: Tx, draft: Draft) {
    const { edition, judgeLinks } = desk
    const findings = await readFindings({ db: tx, edition, now, judgeLinks }, draft, asked.languages)
    return findings.filter(({ severity }) => severity === 'fix').slice(0, 5)
  }

  /** What the database itself refuses leaves the other rows as they are. */
  async function putOut(tx: Tx, draft: Draft, releaseId: number, batch: string): Promise<Obstacle | null> {
    const item = { ...asked, languages: [...asked.languages], reason: null, ...agreedTo(draft) }
    await tx.execute('savepoint one_row')
    try {
      const at = { editionId: desk.edition.id, now, site: desk }
      const published = await publishItem(tx, draft, item, person, at)
      if (!published.ok) return obstacleOf(draft, draft.record, published)
      await tx.insert(contentReleaseItems).values({
        ...item,
        releaseId,
        kind: draft.kind,
        key: draft.key,
        addedAt: now,
        addedByName: person.name,
        batch,
        isOpen: false,
        before: beforeOf(draft),
        version: published.version,
        outcome: 'out',
      })
      return null
    } catch (error) {
      if (!isRefusedWrite(error)) throw error
      await tx.execute('rollback to savepoint one_row')
      return obstacleOf(draft, draft.record, { reason: 'refused-write' })
    } finally {
      // Released or rolled back to, it is of no more use; in a broken transaction this is refused like all else.
      await tx.execute('release savepoint one_row').catch(() => {})
    }
  }
}
