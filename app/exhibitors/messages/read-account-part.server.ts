import type { AccountRoom } from '../../accounts/account-room.ts'
import { fill } from '../../platform/fill.ts'
import { findOwn } from '../find-application.server.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { openingOf } from './message.ts'
import { shownMessages } from './message-view.ts'
import { readThread, readUnread } from './read-thread.server.ts'
import { messageTexts } from './texts.server.ts'

const to = '/account/messages/'

/** What an exhibitor finds in their account of the thread. It stays with its application, and goes with it. */
export const messagesInAccount: AccountRoom = {
  async waiting({ db, person, locale }) {
    if (!isApplicant(person)) return []
    const own = await findOwn(db, person.id)
    const unread = own && (await readUnread(db, own.id, 'exhibitor'))
    if (!unread) return []
    const t = messageTexts[locale].account
    const { author, count } = unread
    return [
      {
        title: count > 1 ? fill(t.titleMany, { count }) : t.title,
        text: fill(t.text, { author, opening: openingOf(unread.text) }),
        to,
        action: t.action,
        dueAt: null,
      },
    ]
  },
  async talk({ db, person, locale }) {
    const own = isApplicant(person) ? await findOwn(db, person.id) : null
    if (!own?.submittedAt) return null
    const thread = await readThread(db, own.id, null)
    const t = messageTexts[locale]
    const shown = shownMessages(thread.messages, {
      viewer: 'exhibitor',
      readId: thread.readId.exhibitor,
      locale,
    })
    return {
      title: t.title,
      to,
      action: t.write,
      empty: t.empty,
      rows: shown
        .slice(-3)
        .reverse()
        .map(({ id, side, author, text, at, isNew }) => ({
          id,
          author: side === 'exhibitor' ? t.you : author,
          text: openingOf(text),
          at,
          mark: isNew ? t.fresh : null,
        })),
    }
  },
  async counts({ db, person }): Promise<Record<string, number>> {
    if (!isApplicant(person)) return {}
    const own = await findOwn(db, person.id)
    const unread = own && (await readUnread(db, own.id, 'exhibitor'))
    return { [to]: unread?.count ?? 0 }
  },
  async staying({ db, person, locale }) {
    const own = await findOwn(db, person.id)
    const isKept = own?.submittedAt && (await readThread(db, own.id, null)).lastId > 0
    return isKept ? [messageTexts[locale].account.stays] : []
  },
}
