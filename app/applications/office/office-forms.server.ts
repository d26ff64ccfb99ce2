import type { Context, Hono } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { holdsRole } from '../../accounts/roles.ts'
import { fillPhrases } from '../../editions/phrases.ts'
import type { LeadDesk } from '../../leads/promise-lead.server.ts'
import { PageFailure } from '../../navigation/page-error.ts'
import type { Posted } from '../../page-server/load-context.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import { addNote, longestNote } from '../add-note.server.ts'
import type { By } from '../change-submission.server.ts'
import { deliverAgain } from '../deliver-again.server.ts'
import { eraseSubmission } from '../erase-submission.server.ts'
import { readFields } from '../read-fields.ts'
import { setSubmissionState } from '../set-submission-state.server.ts'
import { submissionStates } from '../submission-states.ts'
import en from './texts.en.ts'
import ru, { type SubmissionRefusal, type SubmissionTexts } from './texts.ru.ts'

type Office = {
  desk: Pick<LeadDesk, 'pool' | 'jobs'>
  people: People
  clock: Clock
  /** Shows the page again with what was typed. */
  refuse(c: Context, posted: Posted): Promise<Response>
}
type Outcome = { done: true } | { refused: SubmissionRefusal }
type Deed = keyof SubmissionTexts['done']

/** The forms below a submission: who, what, do, answer. */
export function submissionForms<Env extends object>(web: Hono<Env>, office: Office): void {
  const { desk, clock } = office
  for (const prefix of ['', '/en']) web.post(`${prefix}/office/submissions/:id/`, answer)

  async function answer(c: Context): Promise<Response> {
    const person = await office.people.of(c)
    if (!person || !holdsRole(person, 'requests'))
      throw new PageFailure(403, 'This is for the role requests.')
    const fields = await fieldsOf(c)
    const deed = deeds[fields.do ?? '']
    const by = { actor: person.email, now: clock.now() }
    const outcome: Outcome = deed
      ? await deed.act(c.req.param('id') ?? '', fields, by)
      : { refused: 'unknown-action' }
    const { pathname } = new URL(c.req.url)
    if (deed && 'done' in outcome) return c.redirect(`${pathname}?done=${deed.done}`, 303)
    const { refusals } = { ru, en }[splitLocale(pathname).locale]
    const reason = 'refused' in outcome ? outcome.refused : 'unknown-action'
    const message = fillPhrases(refusals[reason], { longest: String(longestNote) })
    return office.refuse(c, { values: fields, errors: [{ field: fields.do ?? '', message }] })
  }

  const deeds: Record<string, { done: Deed; act(id: string, fields: Fields, by: By): Promise<Outcome> }> = {
    state: {
      done: 'state',
      async act(id, fields, by) {
        const state = submissionStates.find(one => one === fields.state)
        return state ? setSubmissionState(desk.pool, id, state, by) : { refused: 'unknown-state' }
      },
    },
    note: { done: 'note', act: (id, { note = '' }, by) => addNote(desk.pool, id, note, by) },
    again: { done: 'again', act: (id, _fields, by) => deliverAgain(desk, id, by) },
    erase: {
      done: 'erased',
      async act(id, { confirm }, by) {
        return confirm === 'yes' ? eraseSubmission(desk.pool, id, by) : { refused: 'confirm-first' }
      },
    },
  }
}

type Fields = Record<string, string>

async function fieldsOf(c: Context): Promise<Fields> {
  const fields = (await readFields(c.req.raw)) ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
