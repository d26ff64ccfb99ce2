import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { formTitle } from '../../answer-labels.ts'
import { forms } from '../../forms.ts'
import { submissionStates } from '../../submission-states.ts'
import { countSubmissions, findSubmissions, submissionsOnPage } from '../find-submissions.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../moment-of.ts'
import { onlyForm, ownFilter } from '../own-forms.ts'
import { readFilter, type SubmissionFilter } from '../submission-filter.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, edition, person } = context
  const filter = ownFilter(readFilter(search), person)
  const only = onlyForm(person)
  const rows = await countSubmissions(db, filter)
  const count = countIn(rows, filter)
  const pages = Math.max(1, Math.ceil(count / submissionsOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const found = await findSubmissions(db, filter, page)
  const title = (form: string) => formTitle(form, edition, locale)
  return {
    ...(await loadFrame(context)),
    filter,
    count,
    page,
    pages,
    from: (page - 1) * submissionsOnPage + 1,
    to: (page - 1) * submissionsOnPage + found.length,
    states: ['' as const, ...submissionStates].map(state => ({
      state,
      count: countIn(rows, { ...filter, state }),
    })),
    forms: formIds(rows, only).map(form => ({
      form,
      title: title(form),
      count: countIn(rows, { ...filter, form }),
    })),
    anyFormCount: countIn(rows, { ...filter, form: only ?? '' }),
    deliveries: (['waiting', 'delivered', 'set-aside'] as const).map(delivery => ({
      delivery,
      count: countIn(rows, { ...filter, delivery }),
    })),
    submissions: found.map(({ id, name, email, form, state, delivery, createdAt, erasedAt }) => ({
      id,
      name,
      email,
      form: title(form),
      state,
      delivery,
      at: momentOf(createdAt, locale),
      isErased: erasedAt !== null,
    })),
  }
}

export type SubmissionsData = Awaited<ReturnType<typeof load>>

type Counted = Awaited<ReturnType<typeof countSubmissions>>

function formIds(rows: Counted, only: string | null): string[] {
  return only
    ? [only]
    : [...new Set([...forms.map(({ id }) => id as string), ...rows.map(({ form }) => form)])]
}

function countIn(rows: Counted, { form, state, delivery }: SubmissionFilter): number {
  return rows
    .filter(
      row =>
        (form === '' || row.form === form) &&
        (state === '' || row.state === state) &&
        (delivery === '' || row.delivery === delivery),
    )
    .reduce((sum, { count }) => sum + count, 0)
}
