import type { AccountRoom, WaitingThing } from '../../accounts/account-room.ts'
import { fill } from '../../platform/fill.ts'
import { everyOwn } from '../find-application.server.ts'
import { ofFair } from '../own-fair.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { findThreadOf } from './find-thread.server.ts'
import { openingOf } from './message.ts'
import { shownMessages } from './message-view.ts'
import { readThread, readUnread } from './read-thread.server.ts'
import { messageTexts } from './texts.server.ts'

const to = '/account/messages/'

/** What an exhibitor finds in their account of the thread. It stays with its application, and goes with it. */
export const messagesInAccount: AccountRoom = {
  async waiting({ db, person, locale }) {
    if (!isApplicant(person)) return []
    const t = messageTexts[locale].account
    const shown = await findThreadOf(db, person.id)
    const things: WaitingThing[] = []
    for (const { id, editionId } of await everyOwn(db, person.id)) {
      const unread = await readUnread(db, id, 'exhibitor')
      if (!unread) continue
      const { author, count } = unread
      things.push({
        title: count > 1 ? fill(t.titleMany, { count }) : t.title,
        text: fill(t.text, { author, opening: openingOf(unread.text) }),
        to: id === shown?.id ? to : `${to}${ofFair('?', editionId)}`,
        action: t.action,
        dueAt: null,
      })
    }
    return things
  },
  async talk({ db, person, locale }) {
    const own = isApplicant(person) ? await findThreadOf(db, person.id) : null
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
    let count = 0
    for (const { id } of await everyOwn(db, person.id))
      count += (await readUnread(db, id, 'exhibitor'))?.count ?? 0
    return { [to]: count }
  },
  async staying({ db, person, locale }) {
    for (const { id } of await everyOwn(db, person.id))
      if ((await readThread(db, id, null)).lastId > 0) return [messageTexts[locale].account.stays]
    return []
  },
}
