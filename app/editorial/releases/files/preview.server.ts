import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { defaultLocale, isLocale } from '../../../platform/languages.ts'
import { previewRelease } from '../preview-release.server.ts'
import { readRelease } from '../read-releases.server.ts'
import { momentIn, releaseNumber } from '../release.ts'

/** Any page of the site with the whole release applied, at its moment or another. */
export const make = using(
  ['previewPage'],
  async ({ db, params, search, locale, now, edition, person }: SignedIn<FileContext>, { previewPage }) => {
    const id = releaseNumber(params.id)
    const found = await readRelease(db, id)
    const path = search.get('path') ?? '/'
    if (!found || !/^\/(?:[\w-]+\/)*$/.test(path) || path.length > 200) return null
    const asked = search.get('language')
    const language = isLocale(asked) ? asked : locale
    const at = momentIn(search.get('at')) ?? found.release.plannedFor ?? now
    return previewPage({
      pathname: language === defaultLocale ? path : `/${language}${path}`,
      at,
      prepare: tx => previewRelease(tx, id, { editionId: edition.id, at, person }),
    })
  },
)
