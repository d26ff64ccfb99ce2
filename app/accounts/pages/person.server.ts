import { notFound } from '../../navigation/page-error.ts'
import { officeFrameData, roleNames } from '../../office/frame-data.ts'
import { type Action, type ActionContext, type Actions, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import type { Facts } from '../../page-server/trace.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { isStaff } from '../../platform/person.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { deviceInWords } from '../device-in-words.ts'
import {
  type Changed,
  changeRole,
  endSessions,
  rolesToGive,
  type StaffRefusal,
  setSuspension,
} from '../staff/change-role.server.ts'
import { readStaffMember } from '../staff/read-staff.server.ts'
import { reasonInWords } from '../staff/reason-in-words.ts'
import { accountTexts } from '../texts.server.ts'

export const load = using(['accounts'], async (context: SignedIn<LoadContext>, { accounts }) => {
  const { db, locale, params, person: reader, pathname, posted, search } = context
  const found = await readStaffMember(db, params.id ?? '', accounts.machineNow())
  if (!found) throw notFound(pathname)
  const { person } = found
  const { staff } = accountTexts[locale]
  const said = search.get('done') ?? ''
  return {
    frame: officeFrameData(context),
    error: posted?.errors[0]?.message,
    typed: posted?.values.reason ?? '',
    done:
      !posted && Object.hasOwn(staff.done, said) ? staff.done[said as keyof typeof staff.done] : undefined,
    name: person.name,
    email: person.email,
    role: person.role,
    roleName: roleNames[locale][person.role],
    suspended: person.suspendedAt && dayIn(person.suspendedAt, locale),
    code: found.codeSince && dayIn(found.codeSince, locale),
    invitedBy: found.invitedBy,
    isSelf: person.id === reader.id,
    isElsewhere: !isStaff(person),
    roles: rolesToGive.map(role => ({
      value: role,
      label: role === 'member' ? staff.noRole : roleNames[locale][role],
    })),
    sessions: found.sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      device: deviceInWords(userAgent) ?? staff.unknownDevice,
      begun: momentOf(createdAt, locale),
    })),
    changes: found.changes.map(({ id, at, what, actor, reason }) => ({
      id,
      at: momentOf(at, locale),
      what,
      actor,
      reason: reasonInWords(reason, locale),
    })),
  }
})

export type PersonData = Awaited<ReturnType<typeof load>>

type Work = (
  context: SignedIn<ActionContext>,
  given: { pool: Parameters<typeof changeRole>[0]; by: Parameters<typeof changeRole>[2] },
) => Promise<Changed>

/** One thing that is done to a colleague's account: with a reason, never to one's own, told to the journal. */
function staffAction(
  done: 'role' | 'suspended' | 'unsuspended' | 'ended',
  work: Work,
  factsOf: (changed: Changed & { ok: true }, context: SignedIn<ActionContext>) => [Facts, Facts],
): Action {
  return using(['pool', 'accounts'], async (context: SignedIn<ActionContext>, { pool, accounts }) => {
    const { fields, params, person, path, trace } = context
    const reason = (fields.reason ?? '').trim().slice(0, 300)
    const by = { id: params.id ?? '', person, reason, now: accounts.machineNow() }
    if (fields.confirm !== 'yes') return refused(context, 'not-confirmed')
    const changed = await work(context, { pool, by })
    if (!changed.ok) return refused(context, changed.reason)
    trace.concern(changed.name)
    trace.change(...factsOf(changed, context))
    return goTo(
      done === 'role' && fields.role === 'member' ? '/office/people/?done=role' : `${path}?done=${done}`,
    )
  })
}

export const actions: Actions = {
  role: staffAction(
    'role',
    async ({ fields }, { pool, by }) => {
      const role = rolesToGive.find(one => one === fields.role)
      return role ? changeRole(pool, role, by) : { ok: false, reason: 'kept-elsewhere' }
    },
    ({ before }, { fields }) => [{ role: before }, { role: fields.role ?? '' }],
  ),
  suspend: staffAction(
    'suspended',
    (_context, { pool, by }) => setSuspension(pool, true, by),
    () => [{ state: 'active' }, { state: 'suspended' }],
  ),
  unsuspend: staffAction(
    'unsuspended',
    (_context, { pool, by }) => setSuspension(pool, false, by),
    () => [{ state: 'suspended' }, { state: 'active' }],
  ),
  'end-sessions': staffAction(
    'ended',
    (_context, { pool, by }) => endSessions(pool, by),
    () => [{}, {}],
  ),
  default: async (context: SignedIn<ActionContext>) => refused(context, 'unknown'),
}

function refused({ locale, fields }: ActionContext, why: StaffRefusal | 'not-confirmed') {
  const message = accountTexts[locale].staff.refusals[why]
  return showAgain({ reason: (fields.reason ?? '').slice(0, 300) }, [{ field: 'reason', message }])
}

function dayIn(at: Date, locale: LocaleCode): string {
  return formatDay(dayOf(at), locale, { withYear: true })
}

function momentOf(at: Date, locale: LocaleCode): string {
  return `${dayIn(at, locale)}, ${timeOf(at)}`
}
