import { officeFrameData, roleNames } from '../../office/frame-data.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { staffRoles } from '../../platform/person.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { readEmail } from '../forms.ts'
import type { LinkServices } from '../links/promise-link.server.ts'
import { readAccountChanges, readPeople } from '../read-people.server.ts'
import { resetSecondFactor } from '../second-factor.server.ts'
import {
  cancelInvitation,
  type InvitationRefusal,
  issueInvitation,
  resendInvitation,
} from '../staff/issue-invitation.server.ts'
import { readInvitations } from '../staff/read-staff.server.ts'
import { reasonInWords } from '../staff/reason-in-words.ts'
import { accountTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, posted, search, person, now } = context
  const all = await readPeople(db)
  const { staff } = accountTexts[locale]
  const said = search.get('done') ?? ''
  const asked = posted?.values.email ?? search.get('reset')
  const chosen = all.find(({ email, codeSince }) => email === asked && email !== person.email && codeSince)
  return {
    frame: officeFrameData(context),
    people: all.map(({ codeSince, signedInAt, suspendedAt, ...row }) => ({
      ...row,
      isSuspended: suspendedAt !== null,
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
      reason: reasonInWords(reason, locale),
      by: (details as { by?: 'password' | 'code' | 'recovery-code' | 'link' }).by ?? null,
    })),
    chosen: chosen ? { email: chosen.email, name: chosen.name } : null,
    typed: posted?.values.reason ?? '',
    error: posted?.errors[0]?.message,
    isDone: said === '' && search.has('done') && !posted,
    done:
      !posted && Object.hasOwn(staff.done, said) ? staff.done[said as keyof typeof staff.done] : undefined,
    typedEmail: posted?.values.invited ?? '',
    typedRole: posted?.values.role ?? 'editor',
    roles: staffRoles.map(role => ({ value: role, label: roleNames[locale][role] })),
    invitations: (await readInvitations(db)).map(invitation => ({
      id: invitation.id,
      email: invitation.email,
      role: roleNames[locale][invitation.role],
      invitedBy: invitation.invitedByName,
      sentAt: momentOf(invitation.sentAt, locale),
      expires: invitation.expiresAt > now ? momentOf(invitation.expiresAt, locale) : null,
    })),
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
  invite: using(['accounts'], async (context: SignedIn<ActionContext>, { accounts }): Promise<Answer> => {
    const { fields, locale, person, now, trace } = context
    const email = readEmail({ email: fields.invited })
    const role = staffRoles.find(one => one === fields.role)
    if (!email) return refusedInvitation(context, 'email')
    if (!role) return refusedInvitation(context, 'role')
    const by = { person, locale, now, machineNow: accounts.machineNow() }
    const outcome = await issueInvitation(accounts.links, { email, role }, by)
    if (outcome !== 'done') return refusedInvitation(context, outcome)
    trace.concern(email)
    trace.change({}, { email, role })
    return goTo('/office/people/?done=invited')
  }),
  'invite-again': invitationAction('again', (links, id, by) => resendInvitation(links, id, by)),
  'cancel-invitation': invitationAction('cancelled', (links, id, { now }) =>
    cancelInvitation(links, id, now),
  ),
  default: async ({ locale }: SignedIn<ActionContext>) =>
    showAgain({}, [{ field: 'do', message: accountTexts[locale].people.refusals.unknown }]),
}

function invitationAction(
  done: 'again' | 'cancelled',
  work: (
    links: LinkServices,
    id: string,
    by: { locale: LocaleCode; now: Date },
  ) => Promise<'done' | InvitationRefusal>,
): Action {
  return using(['accounts'], async (context: SignedIn<ActionContext>, { accounts }): Promise<Answer> => {
    const { fields, locale, now } = context
    const id = uuid.test(fields.invitation ?? '') ? (fields.invitation ?? '') : null
    const outcome = id ? await work(accounts.links, id, { locale, now }) : 'gone'
    return outcome === 'done' ? goTo(`/office/people/?done=${done}`) : refusedInvitation(context, outcome)
  })
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function refusedInvitation(
  { fields, locale }: ActionContext,
  why: InvitationRefusal | 'email' | 'role',
): Answer {
  const typed = { invited: (fields.invited ?? '').slice(0, 200), role: (fields.role ?? '').slice(0, 40) }
  return showAgain(typed, [{ field: 'invited', message: accountTexts[locale].staff.refusals[why] }])
}

function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale, { withYear: true })}, ${timeOf(instant)}`
}
