import { drizzle } from 'drizzle-orm/node-postgres'
import { PageFailure } from '../../../navigation/page-error.ts'
import { officeFrameData } from '../../../office/frame-data.ts'
import { type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { countAgainstLimit } from '../../../platform/rate-limit.server.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { checkChain } from '../../check-chain.server.ts'
import { journalQuery, readJournalFilter } from '../../filter.ts'
import { countEntries, lastCheck, readDoers, readEntries } from '../../read-entries.server.ts'
import { readerOf } from '../../reader.ts'
import { deedsToChoose } from '../deed-words.ts'
import { sectionsOf, shownEntry } from '../shown-entry.ts'
import { journalTexts } from '../texts.server.ts'

const onPage = 50

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person, posted, mayOpen } = context
  const t = journalTexts[locale]
  const reader = readerOf(person, mayOpen)
  const filter = readJournalFilter(search)
  const asked = search.get('before') ?? ''
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : null
  const found = await readEntries(db, reader, filter, { before, limit: onPage + 1 })
  const shown = found.slice(0, onPage).map(entry => shownEntry(entry, locale, t))
  const readsOthers = reader.isEverything || reader.under.length > 0
  const check = reader.isEverything ? await lastCheck(db) : null
  return {
    frame: officeFrameData(context),
    error: posted?.errors[0]?.message,
    isChecked: search.get('done') === 'checked' && !posted,
    filter,
    query: journalQuery(filter).toString(),
    isFiltered: journalQuery(filter).size > 0,
    isFirst: before === null,
    older: found.length > onPage ? journalQuery(filter, found[onPage - 1]?.id).toString() : null,
    count: await countEntries(db, reader, filter),
    readsOthers,
    doers: readsOthers ? await readDoers(db) : [],
    sections: sectionsOf(locale),
    deeds: deedsToChoose(locale),
    days: byDay(shown, locale),
    shown: shown.length,
    mayCheck: reader.isEverything,
    check: check && {
      brokenAt: check.brokenAt,
      links: check.links,
      moment: `${formatDay(dayOf(check.at), locale)}, ${timeOf(check.at)}`,
    },
  }
}

export type JournalData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  check: using(['pool'], async ({ person, locale, now, mayOpen }, { pool }) => {
    if (!readerOf(person, mayOpen).isEverything) throw new PageFailure(403, 'This is for the role admin.')
    const { isAllowed } = await countAgainstLimit(pool, 'journal-check', 1, 60, now)
    if (!isAllowed) return refused(locale, 'too-often')
    await checkChain(drizzle(pool), now)
    return goTo('/office/journal/?done=checked')
  }),
  default: async ({ locale }) => refused(locale, 'unknown'),
}

function refused(locale: LocaleCode, why: 'too-often' | 'unknown') {
  return showAgain({}, [{ field: 'do', message: journalTexts[locale].refusals[why] }])
}

function byDay(entries: readonly ReturnType<typeof shownEntry>[], locale: LocaleCode) {
  const days: { day: string; label: string; entries: (typeof entries)[number][] }[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.entries.push(entry)
    else
      days.push({
        day: entry.day,
        label: formatDay(entry.day, locale, { withYear: true }),
        entries: [entry],
      })
  }
  return days
}
