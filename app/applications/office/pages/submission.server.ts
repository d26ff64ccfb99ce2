import type { Edition } from '../../../editions/edition.ts'
import { notFound, PageFailure } from '../../../navigation/page-error.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import type { Fields } from '../../../page-server/read-fields.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { fillWith } from '../../../platform/fill.ts'
import { defaultLocale, localeFrom } from '../../../platform/languages.ts'
import type { Person } from '../../../platform/person.ts'
import { addNote, longestNote } from '../../add-note.server.ts'
import { formTitle, labelledAnswers } from '../../answer-labels.ts'
import type { By } from '../../change-submission.server.ts'
import { deliverAgain } from '../../deliver-again.server.ts'
import { numberInLine, passedOnKinds } from '../../enquiry/passed-on.ts'
import { sendEnquiryOn } from '../../enquiry/send-enquiry-on.server.ts'
import { eraseSubmission } from '../../erase-submission.server.ts'
import { readSubmission } from '../../read-submission.server.ts'
import type { FormTaking } from '../../send-form.server.ts'
import { setSubmissionState } from '../../set-submission-state.server.ts'
import { submissionStates } from '../../submission-states.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../moment-of.ts'
import { onlyForm } from '../own-forms.ts'
import type { SubmissionRefusal, SubmissionTexts } from '../texts.ru.ts'
import { submissionTexts } from '../texts.server.ts'

export const load = using(['formTaking'], async (context: SignedIn<LoadContext>, { formTaking }) => {
  const { db, edition, params, locale, pathname, person } = context
  const record = await readSubmission(db, params.id ?? '')
  if (!record || !isOwn(person, record.submission.form)) throw notFound(pathname)
  const { submission, lead, consents, log } = record
  const at = (moment: Date) => momentOf(moment, locale)
  const when = (moment: Date | null | undefined) => (moment ? at(moment) : null)
  return {
    ...(await loadFrame(context)),
    name: submission.name,
    email: submission.email,
    form: formTitle(submission.form, edition, locale),
    formVersion: submission.formVersion,
    state: submission.state,
    otherStates: submissionStates.filter(state => state !== submission.state),
    at: at(submission.createdAt),
    page: submission.page,
    sentIn: localeFrom(submission.locale),
    wantsNews: submission.wantsNews,
    erasedAt: when(submission.erasedAt),
    answers: labelledAnswers(submission.form, submission.fields, edition, locale),
    delivery: lead && {
      state: lead.state,
      mergelead: lead.mergelead,
      deliveredAt: when(lead.deliveredAt),
      setAsideAt: when(lead.setAsideAt),
      sentAgain: lead.sentAgainAt && `${at(lead.sentAgainAt)}, ${lead.sentAgainBy}`,
      canSendAgain: lead.state === 'set-aside' && !lead.erasedAt,
      attempts: lead.attempts.map(({ number, startedAt, outcome, status, answer, reason }) => ({
        number,
        at: at(startedAt),
        outcome,
        status,
        answer: answer.trim() || reason || '',
      })),
    },
    consents: consents.map(({ id, document, version, hash, locale: language, givenAt, ...whence }) => ({
      id,
      document,
      version,
      hash,
      language: localeFrom(language),
      at: at(givenAt),
      page: whence.page,
      address: whence.address,
      userAgent: whence.userAgent,
    })),
    history: log.map(({ id, kind, text, actor, at: moment }) => ({ id, kind, text, actor, at: at(moment) })),
    passingOn: submission.form === 'enquiry' && !submission.erasedAt ? await passingOn() : null,
  }

  /** Where the question can go: the catalogue's address of whoever still shows that very work. */
  async function passingOn() {
    const line = String(submission.fields.work ?? '')
    const number = await numberOf(formTaking, line)
    const passed = log.filter(({ kind }) => passedOnKinds.some(one => one === kind)).at(-1)
    return {
      to: number ? ((await formTaking.exhibitorOf(number)) ?? '') : '',
      earlier: passed ? { at: at(passed.at), to: passed.text } : null,
    }
  }
})

/** The number of the work in a kept line, as long as the catalogue still says the same of it. */
async function numberOf({ findWork }: Pick<FormTaking, 'findWork'>, line: string): Promise<string | null> {
  const number = numberInLine(line)
  const work = number === null ? null : await findWork(number, defaultLocale)
  return work?.line[defaultLocale] === line ? number : null
}

export type SubmissionData = Awaited<ReturnType<typeof load>>

type Outcome = { done: true } | { refused: SubmissionRefusal }
type Work = (
  id: string,
  fields: Fields,
  by: By,
  services: Pick<Services, 'pool' | 'leads' | 'formTaking'>,
  edition: Edition,
) => Promise<Outcome>

/** One thing that staff do with a submission; `done` is what its page then says. */
function submissionAction(done: keyof SubmissionTexts['done'] | null, work: Work): Action {
  return using(['pool', 'leads', 'formTaking'], async (context: SignedIn<ActionContext>, services) => {
    const { db, edition, fields, params, locale, path, pathname, person, now } = context
    if (onlyForm(person)) {
      const record = await readSubmission(db, params.id ?? '')
      if (!record || !isOwn(person, record.submission.form)) throw notFound(pathname)
      if (!pressDoes.includes(fields.do ?? '')) throw new PageFailure(403, 'This is for the role requests.')
    }
    const outcome = await work(params.id ?? '', fields, { actor: person.email, now }, services, edition)
    if (done && 'done' in outcome) return goTo(`${path}?done=${done}`)
    const { refusals } = submissionTexts[locale]
    const reason = 'refused' in outcome ? outcome.refused : 'unknown-action'
    const message = fillWith({ longest: longestNote })(refusals[reason])
    return showAgain(fields, [{ field: fields.do ?? '', message }])
  })
}

/** What the press office does with an accreditation; erasing and delivering are for whoever answers for all forms. */
const pressDoes = ['state', 'note']

function isOwn(person: Person, form: string): boolean {
  return (onlyForm(person) ?? form) === form
}

export const actions: Actions = {
  state: submissionAction('state', async (id, fields, by, { pool }) => {
    const state = submissionStates.find(one => one === fields.state)
    return state ? setSubmissionState(pool, id, state, by) : { refused: 'unknown-state' }
  }),
  note: submissionAction('note', (id, { note = '' }, by, { pool }) => addNote(pool, id, note, by)),
  again: submissionAction('again', (id, _fields, by, { pool, leads }) =>
    deliverAgain(pool, leads.jobs, id, by),
  ),
  'pass-on': submissionAction('passed', async (id, fields, by, { pool, leads, formTaking }, edition) => {
    const locale = localeFrom(fields.language ?? '')
    const { to = '', named, again } = fields
    return sendEnquiryOn(
      {
        pool,
        jobs: leads.jobs,
        edition,
        email: (await formTaking.departmentOf('enquiry')).email,
        async workIn(line, language) {
          const number = await numberOf(formTaking, line)
          return (number && (await formTaking.findWork(number, language))?.line[language]) || line
        },
      },
      id,
      { to, locale, isNamed: named === 'yes', isAgain: again === 'yes' },
      by,
    )
  }),
  erase: submissionAction('erased', async (id, { confirm }, by, { pool }) =>
    confirm === 'yes' ? eraseSubmission(pool, id, by) : { refused: 'confirm-first' },
  ),
  default: submissionAction(null, async () => ({ refused: 'unknown-action' })),
}
