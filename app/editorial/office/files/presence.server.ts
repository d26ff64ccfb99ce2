import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { readDraft } from '../../drafts/read-draft.server.ts'
import { isKindName } from '../../kinds/kind-names.ts'
import { readOthers } from '../../presence/read-others.server.ts'
import { readPresent, recordPresence } from '../../presence/record-presence.server.ts'
import { recordIn } from '../record-in.ts'

const fieldName = /^field:[\w/-]{1,180}(?::[a-z]{2})?$/

/** A beat of an open page: I am here, in this field; who else is, and what have they changed since this revision? */
export async function make(context: SignedIn<FileContext>): Promise<Response | null> {
  const { db, person, params, search, now } = context
  if (!isKindName(params.kind ?? '')) return null
  const record = recordIn(context)
  const draft = await readDraft(db, record.kind, record.key)
  if (!draft) return null
  const asked = search.get('field') ?? ''
  await recordPresence(db, person, record, fieldName.test(asked) ? asked : '', now)
  const present = await readPresent(db, person, record, now)
  const known = search.get('revision') ?? ''
  const revision = /^\d{1,9}$/.test(known) ? Number(known) : draft.revision
  return Response.json(
    {
      revision: draft.revision,
      present: present.map(({ since, ...one }) => ({ ...one, since: timeOf(since) })),
      others: await readOthers(db, person, draft, revision),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
