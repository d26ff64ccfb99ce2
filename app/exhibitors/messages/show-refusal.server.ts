import { type ActionContext, type Answer, showAgain } from '../../page-server/action.ts'
import { attachmentRefusals } from './attachment.ts'
import type { MessageOutcome } from './send-message.server.ts'
import { messageTexts } from './texts.server.ts'

type Reason = Extract<MessageOutcome, { ok: false }>['reason']

/** The form again with what was typed. A browser does not keep the file: whoever chose one has to choose it again. */
export function refuseMessage({ fields, file, locale }: ActionContext, reason: Reason): Answer {
  const t = messageTexts[locale]
  const isOfFile = attachmentRefusals.some(one => one === reason)
  const sentence = t.refusals[reason]
  const message = file && !isOfFile ? `${sentence} ${t.chooseAgain}` : sentence
  return showAgain(fields, [{ field: isOfFile ? 'file' : 'text', message }])
}
