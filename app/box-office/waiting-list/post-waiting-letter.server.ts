import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { fillWith } from '../../platform/fill.ts'
import { withLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { letterFrame } from '../letters/mails.ts'
import { letterTexts } from '../letters/texts.server.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { awaitedPhrases } from './awaited-phrases.ts'
import { readAwaited } from './read-waiting.server.ts'
import type { waitingList } from './tables.ts'
import { waitingTexts } from './texts.server.ts'

type Row = typeof waitingList.$inferSelect

/** That one is in the list, or that a place is free: in either case with the way out of the list. */
export async function postWaitingLetter(
  { edition, publicUrl, enqueue }: BoxOffice,
  tx: Tx,
  kind: 'joined' | 'free',
  { slotId, email, locale, token }: Row,
  now: Date,
): Promise<void> {
  const what = await readAwaited(tx, slotId, locale)
  if (!what) return
  const own = waitingTexts[locale].letters[kind]
  const say = fillWith(awaitedPhrases(what, locale))
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const sheet: LetterSheet = {
    ...letterFrame(edition, publicUrl, locale, { letter: letterTexts[locale], paper: pdfTexts[locale] }),
    title: say(own.title),
    paragraphs: own.text.map(say),
    rows: [],
    total: null,
    links: [
      { label: own.button, url: at(what.path) },
      { label: waitingTexts[locale].leave, url: at(`/tickets/waiting/${token}/`) },
    ],
    notes: [],
  }
  const letter = {
    kind: `waiting-${kind}` as const,
    recipient: email,
    subject: say(own.subject),
    body: letterText(sheet),
    html: letterHtml(sheet),
  }
  await postLetter(tx, { enqueue }, letter, now)
}
