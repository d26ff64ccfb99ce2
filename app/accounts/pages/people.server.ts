import { officeFrameData, roleNames } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { readAccountChanges, readPeople } from '../read-people.server.ts'
import { resetSecondFactor } from '../second-factor.server.ts'
import { accountTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, posted, search, person } = context
  const all = await readPeople(db)
  const asked = posted?.values.email ?? search.get('reset')
  const chosen = all.find(({ email, codeSince }) => email === asked && email !== person.email && codeSince)
  return {
    frame: officeFrameData(context),
    people: all.map(({ codeSince, signedInAt, ...row }) => ({
      ...row,
      roleName: roleNames[locale][row.role],
      codeSince: codeSince && formatDay(dayOf(codeSince), locale, { withYear: true }),
      signedInAt: signedInAt && momentOf(signedInAt, locale),
      canReset: codeSince !== null && row.email !== person.email,
    })),
    changes: (await readAccountChanges(db)).map(({ id, at, what, email, actor, reason, details }) => ({
      id,
      at: momentOf(at, locale),
      what,
      email,
      actor,
      reason,
      by: (details as { by?: 'password' | 'code' | 'recovery-code' | 'link' }).by ?? null,
    })),
    chosen: chosen ? { email: chosen.email, name: chosen.name } : null,
    typed: posted?.values.reason ?? '',
    error: posted?.errors[0]?.message,
    isDone: search.has('done') && !posted,
  }
}

export const actions: Actions = {
  reset: using(
    ['pool', 'accounts'],
    async (context: SignedIn<ActionContext>, { pool, accounts }): Promise<Answer> => {
      const { fields, locale, person, path } = context
      const { refusals } = accountTexts[locale].people
      const { email = '' } = fields
      const reason = (fields.reason ?? '').trim().slice(0, 1000)
      const refused = (why: keyof typeof refusals) =>
        showAgain({ email, reason }, [{ field: 'reason', message: refusals[why] }])
      // Otherwise whoever sits down at an administrator's desk could do without the code.
      if (email === person.email) return refused('self')
      if (reason === '') return refused('no-reason')
      if (fields.confirm !== 'yes') return refused('not-confirmed')
      const now = accounts.machineNow()
      const outcome = await resetSecondFactor(pool, { email, actor: person.email, reason, now })
      return outcome === 'done' ? goTo(`${path}?done`) : refused(outcome)
    },
  ),
  default: async ({ locale }: SignedIn<ActionContext>) =>
    showAgain({}, [{ field: 'do', message: accountTexts[locale].people.refusals.unknown }]),
}

function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale, { withYear: true })}, ${timeOf(instant)}`
}
