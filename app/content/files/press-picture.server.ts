import { PictureGone } from '../../images/picture-store.ts'
import { makePrint } from '../../images/prints/make-print.server.ts'
import { download, type FileContext } from '../../page-server/file.ts'
import { using } from '../../page-server/services.ts'
import { printDpi, printName } from '../press/press-prints.ts'
import { pageByKey, picturesByPath } from '../queries.server.ts'
import { fileOf } from '../shown-picture.ts'

/** A picture of the press kit at the size of a print; of any other picture there is none. */
export const make = using(
  ['pictureStore'],
  async ({ db, locale, params }: FileContext, { pictureStore }): Promise<Response | null> => {
    const { blocks } = await pageByKey(db, 'press')
    const file = blocks
      .flatMap(block => (block.kind === 'press-kit' ? block.files : []))
      .find(({ picture }) => printName(picture) === params.file)
    const row = file && (await picturesByPath(db, [file.picture])).get(file.picture)
    if (!row) return null
    const bytes = await pictureStore.read(fileOf(row)).catch(nullIfGone)
    if (!bytes) return null
    const { name, about, credit } = file
    const print = await makePrint(bytes, printDpi, {
      title: name[locale],
      about: about[locale],
      credit: credit[locale],
    })
    return download(print, { type: 'image/jpeg', name: printName(file.picture) })
  },
)

function nullIfGone(error: unknown): null {
  if (error instanceof PictureGone) return null
  throw error
}
