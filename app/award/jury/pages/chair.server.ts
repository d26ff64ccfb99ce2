import { momentAt } from '../../../editions/rules.ts'
import { PageFailure } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay, isDay } from '../../../platform/dates.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { type Signing, signAward } from '../../stage/sign-award.server.ts'
import { awardMoments } from '../../way/award-windows.ts'
import { findJuror } from '../find-juror.server.ts'
import { juryFrameData } from '../jury-frame-data.ts'
import { readSignatures } from '../read-signatures.server.ts'
import { refusalText, stageText } from '../texts.server.ts'

const notChair = () => new PageFailure(404, 'This page is for the chair of the jury.')

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, person, locale, search, posted, now } = context
  const juror = await findJuror(db, edition, person)
  if (!juror?.isChair) throw notChair()
  const { at, extend, seal, fingerprint, ...rest } = await readSignatures(db, edition, now)
  const inWords = (subject: string | null) => subject && { subject, at: momentIn(new Date(subject), locale) }
  return {
    ...rest,
    frame: juryFrameData(context, juror),
    stage: stageText(at.stage, locale),
    voteEnds: momentIn(at.voteEndsAt ?? awardMoments(edition).secondRoundEndsAt, locale),
    extend: { secretary: inWords(extend.secretary), chair: inWords(extend.chair) },
    fingerprint,
    hasSealed: seal.chair === fingerprint,
    secretarySealed: seal.secretary === null ? null : seal.secretary === fingerprint,
    typed: posted?.values ?? null,
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type ChairData = Awaited<ReturnType<typeof load>>

function momentIn(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
}

/** The chair's half of what two sign; what the page showed is what is signed. */
function sign(
  action: Signing['action'],
  done: string,
  subjectIn: (fields: Readonly<Record<string, string>>) => { subject: string } | { refused: string },
) {
  return using(['awardDesk'], async (context: SignedIn<ActionContext>, { awardDesk }): Promise<Answer> => {
    const { db, edition, person, now, fields, locale, path } = context
    if (!(await findJuror(db, edition, person))?.isChair) throw notChair()
    const wish = subjectIn(fields)
    const refused = (reason: string) =>
      showAgain(fields, [{ field: action, message: refusalText(reason, locale) }])
    if ('refused' in wish) return refused(wish.refused)
    const outcome = await signAward(awardDesk, { action, actor: 'chair', person, subject: wish.subject, now })
    if (!outcome.ok) return refused(outcome.reason)
    return goTo(`${path}?done=${outcome.isDone ? done : 'signed'}`)
  })
}

export const actions: Actions = {
  extend: sign('extend-vote', 'extended', ({ subject = '', until = '' }) => {
    if (subject) return { subject }
    const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(until) ?? []
    const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
    return isDay(day) && isTime ? { subject: momentAt(day, time).toISOString() } : { refused: 'no-moment' }
  }),
  seal: sign('seal', 'sealed', ({ subject = '', confirm }) =>
    confirm === 'yes' ? { subject } : { refused: 'confirm-first' },
  ),
  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: refusalText('unknown-action', locale) }]),
}
