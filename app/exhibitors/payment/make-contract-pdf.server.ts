import type { OpenFair } from '../../editions/exhibitor-days.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { payee } from '../../invoices/payee.ts'
import { isSoleTrader, type Requisites } from '../../invoices/requisites.ts'
import { sumInWords } from '../../invoices/sum-in-words.ts'
import { addSheet, makePaper, textField, write } from '../../pdf/open-sheet.server.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { contractClauses, contractVersion } from './contract-clauses.ts'
import { drawFoot, drawHead, drawParties, organiser, participant } from './open-paper.server.ts'

const { left, width } = textField
// Below this a paragraph might run into the foot.
const lowest = 1000
/** What the parties with their signatures need, and the clause before them: nobody signs a sheet with nothing on it. */
const partiesHeight = 220
const lastClauseHeight = 150

/** Of the contract: what an invoice has frozen; `isDraft` where nobody has agreed to anything yet. */
export type ContractOf = Pick<
  Invoice,
  'standCode' | 'lines' | 'totalKopecks' | 'dueOn' | 'payer' | 'issuedAt'
> & {
  /** «Э-218»: the application's. */
  number: string
  isDraft?: boolean
}

/** The contract of participation, Russian by law. The same contract is the same bytes. */
export function makeContractPdf(contract: ContractOf, fair: OpenFair): Promise<Buffer> {
  const { number, issuedAt, payer, isDraft = false } = contract
  const title = `Договор участия №\u00a0${number}`
  const on = formatDay(dayOf(issuedAt), 'ru', { withYear: true })
  const under = isDraft
    ? `Проект. ${contractVersion[0]?.toUpperCase()}${contractVersion.slice(1)}. Станет договором, когда вы\u00a0его примете.`
    : `Москва, ${on}. ${contractVersion[0]?.toUpperCase()}${contractVersion.slice(1)}`
  return makePaper({ title, locale: 'ru', author: payee.name, madeAt: issuedAt }, paper => {
    let page = 1
    let y = drawHead(paper, title, under)
    const foot = () => drawFoot(paper, `${title} от ${on}`, page)
    const room = (at: number) => {
      if (at < lowest) return at
      foot()
      page += 1
      addSheet(paper)
      return 54
    }
    const words = { x: left, width, size: 12.5, leading: 18 }
    y = write(paper, preambleOf(payer, isDraft), { ...words, y }) + 8
    const facts = {
      ...contract,
      standCode: contract.standCode ?? '',
      totalInWords: sumInWords(contract.totalKopecks),
      fair,
    }
    const clauses = contractClauses(facts)
    for (const [place, { title: heading, points }] of clauses.entries()) {
      const isLast = place === clauses.length - 1
      y = room(isLast && y + 8 > lowest - partiesHeight - lastClauseHeight ? lowest : y + 8)
      y = write(paper, `${place + 1}. ${heading}`, { ...words, y, face: 'strong', tag: 'H2' }) + 2
      for (const [at, point] of points.entries()) {
        y = write(paper, `${place + 1}.${at + 1}. ${point}`, { ...words, y: room(y) }) + 4
      }
    }
    y = room(y + 16 > lowest - partiesHeight ? lowest : y + 16)
    drawParties(paper, [organiser(), participant(payer)], y)
    foot()
  })
}

function preambleOf(payer: Requisites, isDraft: boolean): string {
  const own = `${payee.name}, в\u00a0лице директора Е.\u00a0Мурогина, действующего на\u00a0основании устава («Организатор»), и\u00a0`
  if (isDraft)
    return `${own}участник, чьи реквизиты указаны в\u00a0счёте («Участник»), заключили договор о\u00a0следующем.`
  const acts = !payer.inn
    ? ''
    : isSoleTrader(payer.inn)
      ? ', на\u00a0основании государственной регистрации'
      : `, в\u00a0лице: ${payer.signatory ?? 'уполномоченного представителя'}`
  return `${own}${payer.name}${acts} («Участник»), заключили договор о\u00a0следующем.`
}
