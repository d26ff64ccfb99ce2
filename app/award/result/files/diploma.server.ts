import { download, type FileContext } from '../../../page-server/file.ts'
import { findBook } from '../../books/find-book.server.ts'
import { announceTexts } from '../announce-texts.server.ts'
import { makeDiploma } from '../make-diploma.server.ts'
import { readProtocol } from '../read-award.server.ts'
import { prizesOf } from '../result-view.ts'
import { resultTexts } from '../texts.server.ts'

/** The diploma of a laureate, by the link of the application: there is none before the ceremony, and none for other books. */
export async function make({ db, params, edition, now, locale }: FileContext): Promise<Response | null> {
  const found = await findBook(db, params.token ?? '')
  const open = found && (await readProtocol(db, edition, now))
  if (!open) return null
  const number = String(found.book.number)
  const book = open.protocol.books.find(({ id }) => id === number)
  const prizes = prizesOf(open.protocol, number).map(prize => resultTexts[locale].prizes[prize])
  if (!book || prizes.length === 0) return null
  const { author, title } = book
  const diploma = { prizes, author, title, hash: open.seal.hash, locale, madeAt: open.seal.sealedAt }
  const sheet = await makeDiploma(diploma, edition, announceTexts[locale])
  return download(sheet, { type: 'application/pdf', name: 'diploma.pdf' })
}
