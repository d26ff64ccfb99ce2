import { requireRole } from '../../../accounts/require-role.ts'
import { notFound } from '../../../navigation/page-error.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { formTitle, labelledAnswers } from '../../answer-labels.ts'
import { readSubmission } from '../../read-submission.server.ts'
import { submissionStates } from '../../submission-states.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../moment-of.ts'

export async function load(context: LoadContext) {
  const person = requireRole(context, 'requests')
  const { db, edition, params, locale, pathname } = context
  const record = await readSubmission(db, params.id ?? '')
  if (!record) throw notFound(pathname)
  const { submission, lead, consents, log } = record
  const at = (moment: Date) => momentOf(moment, locale)
  const when = (moment: Date | null | undefined) => (moment ? at(moment) : null)
  return {
    ...(await loadFrame(context, person)),
    name: submission.name,
    email: submission.email,
    form: formTitle(submission.form, edition, locale),
    formVersion: submission.formVersion,
    state: submission.state,
    otherStates: submissionStates.filter(state => state !== submission.state),
    at: at(submission.createdAt),
    page: submission.page,
    sentIn: submission.locale === 'en' ? ('en' as const) : ('ru' as const),
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
      language: language === 'en' ? ('en' as const) : ('ru' as const),
      at: at(givenAt),
      page: whence.page,
      address: whence.address,
      userAgent: whence.userAgent,
    })),
    history: log.map(({ id, kind, text, actor, at: moment }) => ({ id, kind, text, actor, at: at(moment) })),
  }
}
