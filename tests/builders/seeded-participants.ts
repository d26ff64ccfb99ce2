import { localize } from '../../app/content/blocks/blocks.ts'
import { listOf } from '../../app/participants/list-entry.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'
import { participantsAbc } from '../../content/participants-abc.ts'
import { participantsDef } from '../../content/participants-def.ts'

/** The list of participants as its page is given it, made of the seed without a database. */
export function seededList(locale: LocaleCode) {
  return listOf(rowsIn(locale), rowsIn(locale === 'ru' ? 'en' : 'ru'), locale === 'en')
}

function rowsIn(locale: LocaleCode) {
  return [...participantsAbc, ...participantsDef].map(
    ({ slug, name, type, city, section, ...seed }, index) => {
      const words = localize({ name, city, artists: seed.artists }, locale, text => text)
      return { slug, type, section, ...words, number: index + 1, standCode: seed.stand, works: [] }
    },
  )
}
