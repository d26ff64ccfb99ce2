import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { applicationNumber } from '../../../application-number.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { clearAssignments, setAssignment, spreadAssignments } from '../../set-assignment.server.ts'
import type { AssignmentTexts } from '../assignment-texts.ru.ts'
import { type AssignmentRow, readAssignments } from '../read-assignments.server.ts'
import { decisionTexts } from '../texts.server.ts'

const filters = ['all', 'owed', 'unassigned', 'short'] as const
export type AssignmentFilter = (typeof filters)[number]

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, posted } = context
  const { rows, members } = await readAssignments(db)
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  const asked = posted?.values.application ?? search.get('application')
  const shown = (row: AssignmentRow) => ({
    id: row.id,
    number: applicationNumber(row.number, locale),
    name: row.name[locale] || row.name.ru,
    section: row.section,
    isNamed: row.isNamed,
    given: row.parts.filter(({ part }) => part === 'voted').length,
    owed: row.parts.filter(({ part }) => part === 'owes').length,
    conflicts: row.parts.filter(({ part }) => part === 'stands-back').length,
    parts: row.parts.map(one => ({
      ...one,
      name: members.find(({ id }) => id === one.memberId)?.name ?? '',
    })),
  })
  const chosen = rows.find(({ id }) => id === asked)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    members,
    count: rows.length,
    filter,
    filters: filters.map(one => ({ filter: one, count: rows.filter(row => fits(row, one)).length })),
    rows: rows.filter(row => fits(row, filter)).map(shown),
    chosen: chosen ? shown(chosen) : null,
    typed: posted?.values ?? {},
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type AssignmentData = Awaited<ReturnType<typeof load>>

function fits({ isNamed, parts }: AssignmentRow, filter: AssignmentFilter): boolean {
  const has = (part: string) => parts.some(one => one.part === part)
  if (filter === 'owed') return has('owes')
  if (filter === 'unassigned') return !isNamed
  // Nobody is left who could judge it.
  return filter === 'all' || !(has('owes') || has('voted'))
}

type Refusal = keyof AssignmentTexts['refusals']

function refuse({ fields, locale }: ActionContext, reason: string): Answer {
  const { refusals } = decisionTexts[locale].assignment
  const known = Object.hasOwn(refusals, reason) ? (reason as Refusal) : 'not-in-review'
  return showAgain(fields, [{ field: fields.do ?? '', message: refusals[known] }])
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const actions: Actions = {
  assign: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { fields, person, now, path } = context
    const application = fields.application ?? ''
    if (!uuid.test(application)) return refuse(context, 'unknown')
    const members = Object.keys(fields).flatMap(name => /^member-(.+)$/.exec(name)?.[1] ?? [])
    if (members.some(id => !uuid.test(id))) return refuse(context, 'no-member')
    const outcome = await setAssignment({ pool, person, now }, application, members)
    if (!outcome.ok) return refuse(context, outcome.reason)
    return goTo(`${path}?done=assigned&application=${application}`)
  }),

  spread: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { fields, person, now, path } = context
    const votesEach = /^\d{1,2}$/.test(fields.votes ?? '') ? Number(fields.votes) : 0
    if (votesEach < 1 || votesEach > 20) return refuse(context, 'no-number')
    const scope = fields.scope === 'all' ? 'all' : 'unassigned'
    const changed = await spreadAssignments({ pool, person, now }, { votesEach, scope })
    return goTo(`${path}?done=${changed > 0 ? 'spread' : 'same'}`)
  }),

  clear: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { fields, person, now, path } = context
    if (fields.confirm !== 'yes') return refuse(context, 'confirm-first')
    const changed = await clearAssignments({ pool, person, now })
    return goTo(`${path}?done=${changed > 0 ? 'cleared' : 'same'}`)
  }),

  default: async (context: SignedIn<ActionContext>) => refuse(context, 'unknown-action'),
}
