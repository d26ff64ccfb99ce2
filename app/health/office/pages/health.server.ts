import { officeFrameData } from '../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { fill, fillWith } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { worst } from '../../health.ts'
import { groupedErrors } from '../../read-machine.server.ts'
import { healthTexts } from '../texts.server.ts'

export const load = using(['health'], async (context: SignedIn<LoadContext>, { health }) => {
  const { db, now, locale } = context
  const t = healthTexts[locale]
  const facts = await health.read(db, now)
  const messages: Readonly<Record<string, string>> = t.messages
  return {
    frame: officeFrameData(context),
    overall: worst(facts),
    facts: facts.map(({ item, state, said, figures }) => {
      const sentences: Readonly<Record<string, string>> = t.said[item]
      return { item, state, sentence: fillWith(figures)(sentences[said] ?? '') }
    }),
    errors: groupedErrors().map(({ at, msg, type, path, count }) => ({
      key: `${msg} ${type} ${path}`,
      at: momentOf(new Date(at), locale),
      what: messages[msg] ?? msg,
      detail: [messages[msg] ? msg : '', type].filter(Boolean).join(', '),
      where: path,
      count,
    })),
    about: fill(t.about, {
      build: health.about.build,
      since: momentOf(health.about.startedAt, locale),
    }),
  }
})

function momentOf(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
}
