import type { Edition } from '../../editions/edition.ts'
import { fillPhrases } from '../../editions/phrases.ts'
import { explanationTexts as t } from './application-texts.ts'
import { entablature, wordmark } from './draw-ornament.server.ts'
import { drawCounted, drawRefundTable } from './draw-refund-table.server.ts'
import { write } from './draw-text.server.ts'
import type { RefundApplication } from './make-application-pdf.server.ts'
import { type Paper, paperInk, textField } from './open-sheet.server.ts'

const { left, width } = textField

/** What the Russian sheet says and what to do with it, in English. */
export function drawExplanation(
  paper: Paper,
  application: RefundApplication,
  edition: Edition,
  phrases: Record<string, string>,
) {
  const fill = (text: string) => fillPhrases(text, phrases)
  wordmark(paper, 'en', left, 47, 44)
  entablature(paper, left, 101, width)
  write(paper, t.title, { x: left, width, y: 140, face: 'display', size: 60, leading: 66, tag: 'H1' })
  const lead = write(paper, t.lead, { x: left, width, y: 222, size: 14, leading: 22, color: paperInk.soft })
  const asked = write(paper, fill(t.request), { x: left, width, y: lead + 22, size: 14, leading: 22 })
  const table = drawRefundTable(paper, application, edition, 'en', { x: left, y: asked + 18, width })
  const counted = drawCounted(paper, application, fill(t.counted), table + 8)
  const title = { x: left, width, y: counted + 26, leading: 24, size: 14 }
  let y = write(paper, t.stepsTitle, { ...title, face: 'strong', tag: 'H2' })
  for (const [place, step] of stepsFor(application).entries()) {
    write(paper, `${place + 1}.`, { x: left, width: 20, y, size: 14, leading: 22 })
    y = write(paper, fill(step), { x: left + 22, width: width - 22, y, size: 14, leading: 22 }) + 4
  }
  write(paper, fill(t.payout), { x: left, width, y: y + 10, size: 14, leading: 22 })
}

function stepsFor({ reason }: RefundApplication): string[] {
  return reason === 'illness' ? t.steps.with(1, t.certificateStep) : t.steps
}
