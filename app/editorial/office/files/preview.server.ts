import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { defaultLocale, isLocale } from '../../../platform/languages.ts'
import { readDraft } from '../../drafts/read-draft.server.ts'
import { markHtml } from '../../in-place/mark-html.ts'
import { markTexts } from '../../in-place/mark-texts.ts'
import { isKindName } from '../../kinds/kind-names.ts'
import { kinds } from '../../kinds/kinds.ts'
import { writeLive } from '../../live/write-live.server.ts'
import type { JsonObject } from '../../record.ts'
import { previewRelease } from '../../releases/preview-release.server.ts'
import { momentIn } from '../../releases/release.ts'
import { recordIn } from '../record-in.ts'
import { showLetter } from '../show-letter.server.ts'

/** Now; what is seen from a moment to come, as at that moment. */
function firstSeen(from: Date | null | undefined, now: Date): Date {
  return from && from > now ? from : now
}

/**
 * The real page with the draft in it, in one language, at any moment of the calendar; with a whole release if one is named.
 * `edit` asks for one in which texts can be pointed at.
 */
export const make = using(['previewPage'], async (context: SignedIn<FileContext>, { previewPage }) => {
  const { db, params, search, locale, now, edition } = context
  if (!isKindName(params.kind ?? '')) return null
  const { kind, key } = recordIn(context)
  const draft = await readDraft(db, kind, key)
  if (!draft) return null
  const asked = search.get('language')
  const language = isLocale(asked) ? asked : locale
  // A letter is on no page.
  if (kind === 'letters') return showLetter(db, draft, { language, person: context.person })
  const path = kinds[kind].pathOf(draft.address, draft.record)
  const at = momentIn(search.get('at')) ?? firstSeen(kinds[kind].seenFrom?.(draft.record), now)
  const show = (record: JsonObject) =>
    previewPage({
      pathname: language === defaultLocale ? path : `/${language}${path}`,
      at,
      editionId: draft.editionId,
      async prepare(tx) {
        const release = search.get('release') ?? ''
        if (/^[1-9]\d{0,8}$/.test(release)) {
          await previewRelease(tx, Number(release), { editionId: edition.id, at, person: context.person })
        }
        const languages = ['ru', 'en'] as const
        await writeLive(tx, kind, key, record, { languages, editionId: edition.id, now: at })
      },
    })
  if (search.get('edit') === null) return show(draft.record)
  const { record, marks } = markTexts(kinds[kind].fields, draft.record)
  const page = await show(record)
  if (!page.ok) return page
  return new Response(markHtml(await page.text(), marks), { headers: page.headers })
})
