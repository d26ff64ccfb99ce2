import { localize } from '../../app/content/blocks/blocks.ts'
import { listOf } from '../../app/participants/list-entry.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'
import { recordsOf } from '../../content/reading.ts'

const participants = (await recordsOf('participants')).toSorted((a, b) => a.number - b.number)
const nameOf = new Map((await recordsOf('artists')).map(({ slug, name }) => [slug, name]))

/** The list of participants as its page is given it, made of the seed without a database. */
export function seededList(locale: LocaleCode) {
  return listOf(rowsIn(locale), rowsIn(locale === 'ru' ? 'en' : 'ru'), locale)
}

function rowsIn(locale: LocaleCode) {
  return participants.map(({ slug, number, name, type, city, section, ...record }) => {
    const artists = record.artists.map(artist => ({
      slug: artist,
      path: `/artists/${artist}/`,
      name: nameOf.get(artist) ?? { ru: artist, en: artist },
    }))
    const words = localize({ name, city, artists }, locale, text => text)
    return {
      slug,
      path: `/participants/${slug}/`,
      type,
      section,
      ...words,
      number,
      standCode: record.stand,
      works: [],
    }
  })
}
