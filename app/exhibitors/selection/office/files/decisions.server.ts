import { openFair } from '../../../../editions/open-fair.ts'
import { listFile } from '../../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../../page-server/file.ts'
import { applicationNumber } from '../../../application-number.ts'
import { officeFairIn } from '../../../office-fair.ts'
import { type BoardRow, readBoard } from '../read-board.server.ts'
import { decisionTexts } from '../texts.server.ts'

/** The board as a file for the secretary: what each member thinks and what is settled. As secret as the board itself. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, search } = context
  const t = decisionTexts[locale]
  const c = t.file
  const board = await readBoard(db, officeFairIn(search) || openFair.id)
  const opinions = ({ votes }: BoardRow) =>
    votes.map(({ name, score, forColleagues }) =>
      [`${name}: ${score}`, forColleagues].filter(Boolean).join('. '),
    )
  async function* rows() {
    for (const row of board)
      yield [
        applicationNumber(row.number, locale),
        row.name.ru,
        row.name.en,
        row.city,
        (t.sections as Record<string, string>)[row.section] ?? '',
        row.average,
        row.votes.length,
        row.asked,
        opinions(row).join('\n'),
        row.conflicts.map(({ name, reason }) => `${name}: ${reason}`).join('\n'),
        t.columns[row.decision?.decision ?? 'pending'],
        row.decision?.message ?? '',
        row.decision?.changesUntil ?? '',
      ]
  }
  return listFile(context, {
    name: 'council-decisions',
    title: t.title,
    heading: [
      c.number,
      c.nameRu,
      c.nameEn,
      c.city,
      c.section,
      c.average,
      c.given,
      c.asked,
      c.opinions,
      c.conflicts,
      c.decision,
      c.message,
      c.until,
    ],
    rows: rows(),
  })
}
