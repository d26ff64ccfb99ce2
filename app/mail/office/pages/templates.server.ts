import { officeFrameData } from '../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { type LocaleCode, localeCodes, withLocale } from '../../../platform/languages.ts'
import { type LetterRoom, letterRooms } from '../../kinds/kind-terms.ts'
import { type MailKind, termsOf } from '../../letter-kinds.ts'
import { variableNames } from '../../letter-variables.ts'
import { readWords } from '../../words/keep-words.server.ts'
import { findLetter, findNewest, type NewestLetter } from '../find-letters.server.ts'
import { letterReader } from '../letter-reader.ts'
import { momentIn, shownWords } from '../shown-letter.ts'
import { letterTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person } = context
  const reader = letterReader(person)
  const kinds = reader.kinds.filter(kind => kind !== 'test')
  const newest = await findNewest(db, kinds)
  const worded = reader.isEverything ? await readWords(db) : new Map()
  // Words name people wherever they like: no mask would be sure of them all.
  const chosen = reader.isEverything ? kinds.find(kind => kind === search.get('kind')) : undefined
  return {
    frame: officeFrameData(context),
    readsAll: reader.isEverything,
    preview: chosen ? await previewOf(context, chosen, newest) : null,
    rooms: (Object.keys(letterRooms) as LetterRoom[])
      .map(room => ({
        room,
        name: letterRooms[room].name[locale],
        kinds: kinds
          .filter(kind => termsOf(kind)?.room === room)
          .map(kind => ({ ...shownKind(kind, newest, locale), isWorded: worded.has(kind) })),
      }))
      .filter(room => room.kinds.length > 0),
  }
}

export type TemplatesData = Awaited<ReturnType<typeof load>>

function shownKind(kind: MailKind, newest: readonly NewestLetter[], locale: LocaleCode) {
  const terms = termsOf(kind)
  return {
    kind,
    name: terms?.name[locale] ?? '',
    variables: (terms?.variables ?? []).map(mark => ({ mark, name: variableNames[mark][locale] })),
    newest: newest
      .filter(letter => letter.kind === kind)
      .map(letter => ({ locale: letter.locale, moment: momentIn(letter.createdAt, locale) })),
  }
}

/** The newest letter of a kind, in each language in which there is one. */
async function previewOf(
  { db, locale }: SignedIn<LoadContext>,
  kind: MailKind,
  newest: readonly NewestLetter[],
) {
  const t = letterTexts[locale].letter
  const letters = []
  for (const code of localeCodes) {
    const known = newest.find(one => one.kind === kind && one.locale === code)
    const letter = known ? await findLetter(db, known.id) : null
    if (!letter) {
      letters.push({ locale: code, letter: null })
      continue
    }
    const words = shownWords(letter, t)
    const shown = { ...words, dress: words.dress && withLocale(words.dress, locale) }
    letters.push({ locale: code, letter: { id: letter.id, subject: letter.subject, words: shown } })
  }
  return { name: termsOf(kind)?.name[locale] ?? '', letters }
}
