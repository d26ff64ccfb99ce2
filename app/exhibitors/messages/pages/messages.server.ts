import { accountFrameData } from '../../../accounts/account-frame-data.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { applicationNumber } from '../../application-number.ts'
import { fairOf, ofFair } from '../../own-fair.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { wordsIn } from '../../words-in.ts'
import { findThreadOf } from '../find-thread.server.ts'
import { readBefore, shownMessages } from '../message-view.ts'
import { readThread } from '../read-thread.server.ts'
import { recordReading } from '../record-reading.server.ts'
import { sendMessage } from '../send-message.server.ts'
import { refuseMessage } from '../show-refusal.server.ts'
import { messageTexts } from '../texts.server.ts'

/** A thread of whoever is signed in: an address may name the fair it is of, among their own, and nobody else's. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, posted } = context
  const person = requireApplicant(context.person)
  const fair = fairOf(context)
  const own = await findThreadOf(db, person.id, fair)
  const around = {
    frame: accountFrameData(context),
    // Goes along with the form: the thread that was read is the one that is answered.
    fair: own?.editionId ?? fair,
    done: posted ? null : search.get('done'),
    refused: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
  if (!own?.submittedAt) return { ...around, thread: null }
  const thread = await readThread(db, own.id, readBefore(search))
  if (!search.has('before')) await recordReading(db, own.id, 'exhibitor', thread.lastId)
  return {
    ...around,
    thread: {
      number: applicationNumber(own.number, locale),
      name: wordsIn({ nameRu: own.nameRu, nameEn: own.nameEn }, 'name', locale),
      earlier: thread.earlier,
      isEarlier: search.has('before'),
      lastId: String(thread.lastId),
      messages: shownMessages(thread.messages, {
        viewer: 'exhibitor',
        readId: thread.readId.exhibitor,
        locale,
      }),
    },
  }
}

export type MessagesData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  send: using(
    ['exhibitorDesk', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk, exhibitorFiles: files }): Promise<Answer> => {
      const { db, fields, file, now, path } = context
      const person = requireApplicant(context.person)
      const own = await findThreadOf(db, person.id, fields.fair)
      const by = { person, side: 'exhibitor', applicationId: own?.id ?? '', now } as const
      const outcome = own
        ? await sendMessage({ ...exhibitorDesk, files }, by, {
            text: fields.text ?? '',
            after: fields.after ?? '',
            file,
          })
        : ({ ok: false, reason: 'not-submitted' } as const)
      if (outcome.ok) return goTo(`${path}?done=sent${ofFair('&', fields.fair)}`)
      return refuseMessage(context, outcome.reason)
    },
  ),

  default: async ({ fields, locale }: SignedIn<ActionContext>) =>
    showAgain(fields, [{ field: '', message: messageTexts[locale].refusals['unknown-action'] }]),
}
