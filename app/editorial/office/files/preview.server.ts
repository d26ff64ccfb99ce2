import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { defaultLocale, isLocale } from '../../../platform/languages.ts'
import { readDraft } from '../../drafts/read-draft.server.ts'
import { isKindName } from '../../kinds/kind-names.ts'
import { kinds } from '../../kinds/kinds.ts'
import { writeLive } from '../../live/write-live.server.ts'

/** The real page with the draft in it, in one language, at any moment of the calendar. */
export const make = using(
  ['previewPage'],
  async ({ db, params, search, locale, now, edition }: FileContext, { previewPage }) => {
    const { kind = '', key = '' } = params
    if (!isKindName(kind)) return null
    const draft = await readDraft(db, kind, key)
    if (!draft) return null
    const asked = search.get('language')
    const language = isLocale(asked) ? asked : locale
    const path = kinds[kind].pathOf(key, draft.record)
    const at = momentIn(search.get('at')) ?? now
    return previewPage({
      pathname: language === defaultLocale ? path : `/${language}${path}`,
      at,
      prepare: tx =>
        writeLive(tx, kind, key, draft.record, { languages: ['ru', 'en'], editionId: edition.id, now: at }),
    })
  },
)

/** Day and hour as a browser's field sends them, in the fair's own time; null for the present. */
function momentIn(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null
  const moment = new Date(`${text}+03:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
