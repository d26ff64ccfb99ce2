import { notFound } from '../../../navigation/page-error.ts'
import { officeFrameData } from '../../../office/frame-data.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { withLocale } from '../../../platform/languages.ts'
import { letterRooms } from '../../kinds/kind-terms.ts'
import { termsOf } from '../../letter-kinds.ts'
import { countCopies, findLetter, type WholeLetter } from '../find-letters.server.ts'
import { hindranceTo } from '../letter-rules.ts'
import { stateOf } from '../letter-state.ts'
import { mailFault } from '../mail-fault.ts'
import { dayMs, kindInJournal, type SentAgain, sendAgain, sendTest } from '../send-again.server.ts'
import { momentIn, shownWords } from '../shown-letter.ts'
import { letterTexts } from '../texts.server.ts'

export const load = using(['letterDesk'], async (context: SignedIn<LoadContext>, { letterDesk }) => {
  const { db, locale, params, pathname, person, posted, search, now } = context
  const t = letterTexts[locale]
  const letter = await findLetter(db, params.id ?? '')
  if (!letter) throw notFound(pathname)
  const terms = termsOf(letter.kind)
  const state = stateOf(letter)
  const copies = await countCopies(db, letter.id, new Date(now.getTime() - dayMs))
  const words = shownWords(letter, t.letter)
  const done = search.get('done')
  const hindered = { again: hindranceTo('again', letter), test: hindranceTo('test', letter) }
  return {
    frame: officeFrameData(context),
    error: posted?.errors[0]?.message,
    done: !posted && (done === 'again' || done === 'test') ? t.letter.done[done] : undefined,
    subject: letter.subject || terms?.name[locale] || t.unknownKind,
    kind: terms?.name[locale] ?? t.unknownKind,
    room: terms ? letterRooms[terms.room].name[locale] : '',
    sender: letterDesk.from,
    whom: letter.recipient || t.erasedAddress,
    language: t.letter.languages[letter.locale],
    locale: letter.locale,
    written: momentIn(letter.createdAt, locale),
    sent: letter.sentAt ? momentIn(letter.sentAt, locale) : '',
    state: t.states[state],
    isFailed: state === 'failed',
    attempts: letter.attempts,
    fault: letter.lastError ? t.faults[mailFault(letter.lastError)] : '',
    raw: letter.lastError ?? '',
    files: letter.files.map(({ name, bytes }) => ({ name, size: Math.max(1, Math.round(bytes / 1024)) })),
    first: letter.againOf ? `/office/letters/${letter.againOf}/` : null,
    copies,
    words: { ...words, dress: words.dress && withLocale(words.dress, locale) },
    hindered: {
      again: hindered.again && t.hindrances[hindered.again],
      test: hindered.test && t.hindrances[hindered.test],
      to: elsewhere(letter, hindered.again),
    },
    email: person.email,
  }
})

export type LetterData = Awaited<ReturnType<typeof load>>

/** Where such a letter is sent again. */
function elsewhere({ about }: WholeLetter, hindrance: string | null) {
  if (hindrance === 'order' && about[0])
    return { path: `/office/orders/${about[0]}/`, is: 'toOrder' as const }
  if (hindrance === 'guest-code') return { path: '/office/invitations/', is: 'toInvitations' as const }
  return null
}

export const actions: Actions = {
  again: using(['letterDesk', 'pool'], async (context, { letterDesk, pool }) => {
    const { params, fields, now } = context
    await concern(context)
    const given = { pool, desk: letterDesk, id: params.id ?? '', now }
    return answer(context, 'again', await sendAgain(given, seenIn(fields.seen)))
  }),
  test: using(['letterDesk', 'pool'], async (context, { letterDesk, pool }) => {
    const { params, fields, person, locale, now } = context
    await concern(context)
    const { mark, hiddenLink } = letterTexts[locale].letter
    const given = { pool, desk: letterDesk, id: params.id ?? '', now }
    const wish = { seen: seenIn(fields.seen), mark, hidden: hiddenLink }
    return answer(context, 'test', await sendTest(given, person, wish))
  }),
  default: async context => answer(context, 'again', 'unknown', false),
}

/** How many copies the page had counted. Whoever makes something up has seen none: then nothing goes out a second time. */
function seenIn(text: string | undefined): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
}

async function concern({ db, params, trace }: SignedIn<ActionContext>): Promise<void> {
  const letter = await findLetter(db, params.id ?? '')
  if (letter) trace.concern(kindInJournal(letter.kind))
}

function answer(
  { path, pathname, locale }: SignedIn<ActionContext>,
  does: 'again' | 'test',
  outcome: SentAgain,
  isLetter = true,
): Answer {
  if (outcome === 'done') return goTo(`${path}?done=${does}`)
  if (outcome === 'unknown' && isLetter) throw notFound(pathname)
  return showAgain({}, [{ field: 'do', message: letterTexts[locale].hindrances[outcome] }])
}
