import type { Db } from '../../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { lastVersion } from '../../find-application.server.ts'
import { wordsIn } from '../../words-in.ts'
import { readPictures } from '../../works/read-works.server.ts'

const shown = 3

/** The works that open an application, as they were submitted: small pictures for whoever decides. */
export async function firstWorks(db: Db, applicationId: string, locale: LocaleCode) {
  const version = await lastVersion(db, applicationId)
  const first = version?.works.slice(0, shown) ?? []
  const pictures = await readPictures(
    db,
    first.map(({ pictureId }) => pictureId),
  )
  return first.flatMap(({ id, pictureId, fields }) => {
    const picture = pictures.find(one => one.id === pictureId)
    if (!picture) return []
    const { width, height } = picture
    const src = `/office/applications/pictures/${pictureId}-small.webp`
    return [
      { id, src, width, height, alt: wordsIn(fields, 'alt', locale) || wordsIn(fields, 'title', locale) },
    ]
  })
}
