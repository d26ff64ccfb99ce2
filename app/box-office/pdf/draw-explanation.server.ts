import type { Edition } from '../../editions/edition.ts'
import { fillWith } from '../../platform/fill.ts'
import { explanationTexts as t } from './application-texts.ts'
import { entablature, wordmark } from './draw-ornament.server.ts'
import { drawCounted, drawRefundTable } from './draw-refund-table.server.ts'
import { write } from './draw-text.server.ts'
import type { ApplicationPhrases, RefundApplication } from './make-application-pdf.server.ts'
import { type Paper, paperInk, textField } from './open-sheet.server.ts'

const { left, width } = textField

/** What the Russian sheet says and what to do with it, in English. */
export function drawExplanation(
  paper: Paper,
  application: RefundApplication,
  edition: Edition,
  phrases: ApplicationPhrases,
) {
  const say = fillWith(phrases)
  wordmark(paper, 'en', left, 47, 44)
  entablature(paper, left, 101, width)
  write(paper, t.title, { x: left, width, y: 140, face: 'display', size: 60, leading: 66, tag: 'H1' })
  const lead = write(paper, t.lead, { x: left, width, y: 222, size: 14, leading: 22, color: paperInk.soft })
  const asked = write(paper, say(t.request), { x: left, width, y: lead + 22, size: 14, leading: 22 })
  const table = drawRefundTable(paper, application, edition, 'en', { x: left, y: asked + 18, width })
  const counted = drawCounted(paper, application, say(t.counted), table + 8)
  const title = { x: left, width, y: counted + 26, leading: 24, size: 14 }
  let y = write(paper, t.stepsTitle, { ...title, face: 'strong', tag: 'H2' })
  for (const [place, step] of stepsFor(application).entries()) {
    write(paper, `${place + 1}.`, { x: left, width: 20, y, size: 14, leading: 22 })
    y = write(paper, say(step), { x: left + 22, width: width - 22, y, size: 14, leading: 22 }) + 4
  }
  write(paper, say(t.payout), { x: left, width, y: y + 10, size: 14, leading: 22 })
}

function stepsFor({ reason }: RefundApplication) {
  const [print, add, send] = t.steps
  return [print, reason === 'illness' ? t.certificateStep : add, send]
}
