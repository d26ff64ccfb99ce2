import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { inLanguages } from '../languages-of.ts'
import { hideLive, writeLive } from '../live/write-live.server.ts'
import { mayOpenKind } from '../rights.ts'
import { agreedNow } from './publish-item.server.ts'
import { readRelease } from './read-releases.server.ts'

// These name records of other kinds, which have to be there first.
const last: readonly KindName[] = ['participants', 'events', 'audio-stops', 'pages']

/** Writes a release where the site reads, for a page that is looked at and taken back: what this person may open of it. */
export async function previewRelease(
  tx: Tx,
  releaseId: number,
  { editionId, at, person }: { editionId: string; at: Date; person: Person },
): Promise<void> {
  const found = await readRelease(tx, releaseId)
  if (!found) return
  const isAgreed = found.release.state !== 'gathering'
  const items = found.items
    .filter(({ kind }) => mayOpenKind(person, kind))
    .toSorted((a, b) => last.indexOf(a.kind) - last.indexOf(b.kind))
  for (const { kind, key, action, languages, agreed } of items) {
    const draft = await readDraft(tx, kind, key)
    if (!draft) continue
    if (action === 'publish') {
      const record = isAgreed ? agreedNow(draft, agreed) : draft.record
      const shown = inLanguages(record, draft.live, languages)
      await writeLive(tx, kind, key, shown, { languages, editionId, now: at })
    } else {
      const gone = action === 'trash' ? draft.seenIn : languages
      if (gone.length > 0) await hideLive(tx, kind, key, gone, at)
    }
  }
}
