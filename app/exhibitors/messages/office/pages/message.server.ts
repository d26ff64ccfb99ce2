import { notFound } from '../../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { applicationNumber } from '../../../application-number.ts'
import { findById } from '../../../find-application.server.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { momentOf } from '../../../moment-of.ts'
import { wordsIn } from '../../../words-in.ts'
import { readBefore, shownMessages } from '../../message-view.ts'
import { readThread } from '../../read-thread.server.ts'
import { recordReading, settleThread } from '../../record-reading.server.ts'
import { sendMessage } from '../../send-message.server.ts'
import { refuseMessage } from '../../show-refusal.server.ts'
import { messageTexts } from '../../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, search, posted, pathname } = context
  const application = await findById(db, params.id ?? '')
  // A draft is its author's alone, and nobody has written about it.
  if (!application?.submittedAt) throw notFound(pathname)
  const thread = await readThread(db, application.id, readBefore(search))
  if (!search.has('before')) await recordReading(db, application.id, 'office', thread.lastId)
  const { frame } = await loadOfficeFrame(context)
  return {
    frame,
    id: application.id,
    number: applicationNumber(application.number, locale),
    name: wordsIn({ nameRu: application.nameRu, nameEn: application.nameEn }, 'name', locale),
    isGone: application.personId === null,
    waitsSince: thread.waitsSince && momentOf(thread.waitsSince, locale),
    earlier: thread.earlier,
    isEarlier: search.has('before'),
    lastId: String(thread.lastId),
    messages: shownMessages(thread.messages, { viewer: 'office', readId: thread.readId.office, locale }),
    done: posted ? null : search.get('done'),
    refused: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}

export type OfficeMessageData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  send: using(
    ['exhibitorDesk', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk, exhibitorFiles: files }): Promise<Answer> => {
      const { fields, file, person, params, now, path } = context
      const by = { person, side: 'office', applicationId: params.id ?? '', now } as const
      const sent = { text: fields.text ?? '', after: fields.after ?? '', file }
      const outcome = await sendMessage({ ...exhibitorDesk, files }, by, sent)
      if (outcome.ok) return goTo(`${path}?done=sent`)
      return refuseMessage(context, outcome.reason)
    },
  ),

  settle: async ({ db, params, path }: SignedIn<ActionContext>): Promise<Answer> => {
    await settleThread(db, params.id ?? '')
    return goTo(`${path}?done=settled`)
  },

  default: async ({ fields, locale }: SignedIn<ActionContext>) =>
    showAgain(fields, [{ field: '', message: messageTexts[locale].refusals['unknown-action'] }]),
}
