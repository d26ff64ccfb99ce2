import { letterHtml } from '../../mail/letter-sheet.ts'
import { findLetter, findNewest } from '../../mail/office/find-letters.server.ts'
import { letterReader } from '../../mail/office/letter-reader.ts'
import { goneOf, hidesWords } from '../../mail/office/letter-rules.ts'
import { fillWords } from '../../mail/words/fill-words.ts'
import { readDefaults } from '../../mail/words/keep-words.server.ts'
import type { Words } from '../../mail/words/word-faults.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import type { JsonObject } from '../record.ts'

const fair: Both = { ru: 'Портик', en: 'Portico' }
const subjectIs: Both = { ru: 'Тема письма', en: 'Subject' }

/**
 * The draft of a letter, dressed as it goes out. With the values of the newest letter of its kind for whoever may read
 * letters; others see the names of the variables, and nobody's order.
 */
export async function showLetter(
  db: Db,
  { key, record, live }: Pick<Draft, 'key' | 'record' | 'live'>,
  { language, person }: { language: LocaleCode; person: Person },
): Promise<Response> {
  const own = await readDefaults(db, key)
  const written = [...(live ? [wordsIn(live, language)] : []), ...(own ? [own.words[language]] : [])]
  const sent = letterReader(person).isEverything ? await newestOf(db, key, language) : null
  const words = fillWords(wordsIn(record, language), { locale: language, sent, written })
  const html = letterHtml({
    locale: language,
    fair: fair[language],
    where: '',
    title: words.title,
    paragraphs: words.paragraphs,
    rows: [],
    total: null,
    links: [],
    notes: [{ title: subjectIs[language], text: words.subject }],
    foot: [],
    footLinks: [],
  })
  return new Response(html, { headers })
}

// Nothing in it runs, leads anywhere or is loaded from anywhere.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
}

async function newestOf(db: Db, kind: string, language: LocaleCode) {
  const newest = (await findNewest(db, [kind])).find(({ locale }) => locale === language)
  const letter = newest ? await findLetter(db, newest.id) : null
  return letter && !goneOf(letter) && !hidesWords(letter) && !letter.isSecret ? letter : null
}

function wordsIn(record: JsonObject, code: LocaleCode): Words {
  const said = record as unknown as Record<'subject' | 'title', Both> & {
    paragraphs: Record<LocaleCode, readonly string[]>
  }
  return { subject: said.subject[code], title: said.title[code], paragraphs: said.paragraphs[code] }
}
