import type { Edition } from '../../editions/edition.ts'
import { dayOf } from '../../platform/dates.ts'
import { type LocaleCode, localeFrom } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formTitle, labelledAnswers } from '../answer-labels.ts'
import { sayer } from '../form-view.ts'
import { formOf } from '../forms.ts'
import type { FoundSubmission } from './find-submissions.server.ts'
import type { SubmissionTexts } from './texts.ru.ts'

type Around = { t: SubmissionTexts; edition: Edition; locale: LocaleCode }

/** Submissions as rows under a heading: of one form, a column for each field; of all, their answers in one cell. */
export function submissionTable(
  found: readonly FoundSubmission[],
  { form, ...around }: Around & { form: string },
): string[][] {
  const { t, edition, locale } = around
  const rows = found.map(submission => ({
    common: commonCells(submission, around),
    answers: labelledAnswers(submission.form, submission.fields, edition, locale),
  }))
  const { columns: c } = t
  const common = [c.id, c.at, c.form, c.state, c.delivery, c.name, c.email, c.language, c.page, c.news]
  if (!form) {
    const cells = rows.map(row => [
      ...row.common,
      row.answers.map(({ label, answer }) => `${label}: ${answer}`).join('\n'),
    ])
    return [[...common, c.answers], ...cells].map(plain)
  }
  const say = sayer(edition, locale)
  const labels = new Map(formOf(form)?.fields.map(({ name, label }) => [name, say(label)]))
  // What the form asks no more still has its column.
  for (const { name, label } of rows.flatMap(({ answers }) => answers)) {
    if (!labels.has(name)) labels.set(name, label)
  }
  const cells = rows.map(row => {
    const answers = new Map(row.answers.map(({ name, answer }) => [name, answer]))
    return [...row.common, ...[...labels.keys()].map(name => answers.get(name) ?? '')]
  })
  return [[...common, ...labels.values()], ...cells].map(plain)
}

function commonCells(submission: FoundSubmission, { t, edition, locale }: Around): string[] {
  const { createdAt, delivery } = submission
  return [
    submission.id,
    `${dayOf(createdAt)} ${timeOf(createdAt)}`,
    formTitle(submission.form, edition, locale),
    t.states[submission.state],
    delivery ? t.deliveries[delivery] : '',
    submission.erasedAt ? t.erasedName : submission.name,
    submission.email,
    t.languages[localeFrom(submission.locale)],
    submission.page,
    submission.wantsNews ? t.yes : t.no,
  ]
}

// A spreadsheet would not find what is written with spaces of another kind.
function plain(row: string[]): string[] {
  return row.map(text => text.replaceAll('\u00a0', ' '))
}
