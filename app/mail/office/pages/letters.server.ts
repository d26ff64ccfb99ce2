import { officeFrameData } from '../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { mailKinds } from '../../letter-kinds.ts'
import { findLetters } from '../find-letters.server.ts'
import { letterQuery, readLetterFilter } from '../letter-filter.ts'
import { letterReader } from '../letter-reader.ts'
import { shownRow } from '../shown-letter.ts'
import { letterTexts } from '../texts.server.ts'

const onPage = 50
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person } = context
  const t = letterTexts[locale]
  const reader = letterReader(person)
  const filter = readLetterFilter(search, reader)
  const asked = search.get('before') ?? ''
  const before = uuid.test(asked) ? asked : ''
  const found = await findLetters(db, reader, filter, { before, limit: onPage + 1 })
  const shown = found.slice(0, onPage)
  const query = letterQuery(filter)
  return {
    frame: officeFrameData(context),
    readsAll: reader.isEverything,
    filter,
    query,
    isFiltered: query !== '',
    isFirst: before === '',
    older: found.length > onPage ? letterQuery(filter, shown.at(-1)?.id) : null,
    kinds: reader.kinds.map(kind => ({ value: kind, label: mailKinds[kind].name[locale] })),
    rows: shown.map(row => shownRow(row, reader, { locale, t })),
  }
}

export type LettersData = Awaited<ReturnType<typeof load>>
