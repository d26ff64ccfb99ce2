import type { Edition } from '../../editions/edition.ts'
import { fill } from '../../platform/fill.ts'
import { applicationTexts as t } from './application-texts.ts'
import { entablature, rule, wordmark } from './draw-ornament.server.ts'
import { drawCounted, drawRefundTable } from './draw-refund-table.server.ts'
import { write } from './draw-text.server.ts'
import type { ApplicationPhrases, RefundApplication } from './make-application-pdf.server.ts'
import { type Paper, paperInk, textField } from './open-sheet.server.ts'

const { left, right, width } = textField

/** The Russian sheet that is signed. */
export function drawApplication(
  paper: Paper,
  application: RefundApplication,
  edition: Edition,
  phrases: ApplicationPhrases,
) {
  wordmark(paper, 'ru', left, 47, 44)
  const top = { x: right - 300, width: 300, align: 'right' as const }
  write(paper, fill(t.order, phrases), { ...top, y: 58, face: 'serif', size: 21, leading: 28 })
  entablature(paper, left, 101, width)
  drawParties(paper, phrases)
  write(paper, t.title, { x: left, width, y: 232, face: 'display', size: 60, leading: 66, tag: 'H1' })
  write(paper, t.about, { x: left, width, y: 300, face: 'serif', size: 24, leading: 32 })
  const asked = write(paper, fill(t.request, phrases), { x: left, width, y: 352, size: 14, leading: 22 })
  const table = drawRefundTable(paper, application, edition, 'ru', { x: left, y: asked + 18, width })
  const counted = drawCounted(paper, application, fill(t.counted, phrases), table + 8)
  drawPapers(paper, application, counted + 20)
  drawSignature(paper)
  rule(paper, left, 1036, width, 1, paperInk.edge)
  write(paper, fill(t.send, phrases), {
    x: left,
    width,
    y: 1046,
    size: 12,
    leading: 18,
    color: paperInk.soft,
  })
}

function drawParties(paper: Paper, phrases: ApplicationPhrases) {
  const own = { x: 397, width: right - 397, leading: 20 }
  const to = write(paper, fill(t.to, phrases), { ...own, y: 130 })
  const from = write(paper, fill(t.from, phrases), { ...own, y: to, maxLines: 2 })
  write(paper, fill(t.email, phrases), { ...own, y: from, maxLines: 2 })
}

function drawPapers(paper: Paper, { reason }: RefundApplication, y: number) {
  const at = write(paper, t.papersTitle, { x: left, width, y, face: 'strong', tag: 'H2', leading: 20 })
  const papers = reason === 'illness' ? [...t.papers, t.certificate] : t.papers
  const list = papers.map((name, place) => `${place + 1}. ${name}`).join('\n')
  write(paper, list, { x: left, width, y: at, leading: 20 })
}

// Wide enough for a pen.
function drawSignature(paper: Paper) {
  const lines = [
    { label: t.signature.date, x: left, own: 160 },
    { label: t.signature.sign, x: left + 190, own: 190 },
    { label: t.signature.name, x: left + 410, own: width - 410 },
  ]
  for (const { label, x, own } of lines) {
    rule(paper, x, 984, own, 1)
    write(paper, label, { x, width: own, y: 989, size: 12, leading: 17, color: paperInk.soft })
  }
}
