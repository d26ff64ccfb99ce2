import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { adoptIds } from '../adopt-ids.ts'
import { catchUp } from '../changes.ts'
import { toLive } from '../draft-record.ts'
import {
  type Publication,
  type Published,
  publishIn,
  trashIn,
  withdrawIn,
} from '../drafts/publish-draft.server.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { withEveryField } from '../earlier-record.ts'
import { kinds } from '../kinds/kinds.ts'
import { isSame, type JsonObject } from '../record.ts'
import type { ReleaseItem } from './add-to-release.server.ts'
import type { Agreed, Before, Obstacle } from './release.ts'

type Put = Pick<ReleaseItem, 'action' | 'languages' | 'reason' | 'agreed'>

/** Does with one record what a release or a bulk action says, by the way everything is published. */
export function publishItem(
  tx: Tx,
  draft: Draft,
  { action, languages, reason, agreed }: Put,
  person: Pick<Person, 'id' | 'name'>,
  { editionId, now, site }: Pick<Publication, 'editionId' | 'now' | 'site'>,
): Promise<Published> {
  if (action === 'withdraw') return withdrawIn(tx, draft, person, languages, now)
  if (action === 'trash') return trashIn(tx, draft, person, now)
  const record = agreedNow(draft, agreed)
  const publication = { languages, editionId, now, record, ...(reason && { reason }), ...(site && { site }) }
  return publishIn(tx, draft, person, publication)
}

/** What was agreed to, with whatever was published meanwhile by another way wherever that had not been touched. */
export function agreedNow(
  { kind, live }: Pick<Draft, 'kind' | 'live'>,
  { record, base }: Agreed,
): JsonObject {
  const { fields } = kinds[kind]
  const agreed = withEveryField(fields, record)
  if (!live || !base || isSame(toLive(fields, live), toLive(fields, base))) return agreed
  return catchUp(adoptIds(base, live), agreed, live)
}

export function beforeOf({ live, seenIn }: Draft): Before {
  return { record: live, seenIn }
}

/** A refusal of the publishing code, with the name of what it is about. */
export function obstacleOf(
  { kind, key }: Pick<Draft, 'kind' | 'key'>,
  record: JsonObject,
  refused: { reason: string } & Pick<Obstacle, 'faults' | 'findings' | 'what'>,
): Obstacle {
  const { reason, faults, findings, what } = refused
  return {
    kind,
    key,
    title: kinds[kind].titleOf(record, key),
    reason,
    ...(faults && { faults }),
    ...(findings && { findings }),
    ...(what && { what }),
  }
}

/** Whether the database itself would not take what was written: anything else is tried again. */
export function isRefusedWrite(error: unknown): boolean {
  const code = codeOf(error) ?? codeOf((error as { cause?: unknown } | null)?.cause)
  return code !== null && /^(?:22|23|P0001)/.test(code)
}

function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}
