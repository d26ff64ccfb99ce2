import { readDefaults } from '../../mail/words/keep-words.server.ts'
import { faultsOf, type WordFault, type Words } from '../../mail/words/word-faults.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Fault } from '../check-fields.ts'
import { letters } from '../kinds/letters.ts'
import type { JsonObject } from '../record.ts'

/** Why these words cannot go out as a letter, in the languages they are published in. */
export async function wordFaults(
  tx: Tx,
  key: string,
  record: JsonObject,
  languages: readonly LocaleCode[],
): Promise<Fault[]> {
  const own = await readDefaults(tx, key)
  if (!own) return []
  const said = record as unknown as {
    subject: Both
    title: Both
    paragraphs: Record<LocaleCode, readonly string[]>
  }
  return languages.flatMap(code => {
    const words: Words = {
      subject: said.subject[code],
      title: said.title[code],
      paragraphs: said.paragraphs[code],
    }
    // What is not there at all is told already.
    if (words.subject === '' || words.title === '' || words.paragraphs.length === 0) return []
    return faultsOf(words, own.words[code], own.isFree).map(fault => asFault(fault, code))
  })
}

function asFault({ field, reason, mark }: WordFault, language: LocaleCode): Fault {
  const label = letters.fields.find(({ name }) => name === field)?.label ?? letters.label.one
  const about =
    reason === 'paragraph-count'
      ? { ru: `абзацев: ${mark}`, en: `paragraphs: ${mark}` }
      : { ru: mark, en: mark }
  const said = (code: LocaleCode) => [label[code], about[code]].filter(Boolean).join(', ')
  return { path: field, language, label: { ru: said('ru'), en: said('en') }, reason }
}
