import { notFound } from '../../../navigation/page-error.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { findOwn } from '../../find-application.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { saveWork } from '../../works/change-works.server.ts'
import { readWorks } from '../../works/read-works.server.ts'
import { removeWork } from '../../works/remove-work.server.ts'
import { workFields, workValues } from '../../works/work-fields.ts'
import { frameOf, readOwnApplication } from '../load-frame.server.ts'
import { sentenceFor } from '../refusal-sentence.ts'
import { takeSentFile } from '../take-sent-file.server.ts'
import { applicationTexts } from '../texts.server.ts'
import { workView } from '../works-view.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { locale, params, posted, pathname } = context
  const own = await readOwnApplication(context)
  const place = own.works.findIndex(({ id }) => id === params.id) + 1
  const work = own.works[place - 1]
  if (!work) throw notFound(pathname)
  const values = workValues({}, work.fields)
  return {
    ...frameOf(context, own),
    work: workView(work, place, locale),
    values: posted ? workValues(posted.values, values) : values,
    revision: work.revision,
    error: posted?.errors[0]?.message ?? null,
  }
}

export type WorkData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  save: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { fields, params, locale, now, person, path, headers } = context
    const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
    const saved = await saveWork(
      pool,
      requireApplicant(person),
      { id: params.id ?? '', fields, revision },
      context,
    )
    const isJson = (headers.get('accept') ?? '').includes('application/json')
    if (isJson) {
      const t = applicationTexts[locale]
      const said = saved.ok ? fill(t.saved, { time: timeOf(now) }) : t.conflict.title
      const body = saved.ok ? { revision: saved.revision, said } : { reason: saved.reason, said }
      return Response.json(body, { status: saved.ok ? 200 : 409, headers: { 'cache-control': 'no-store' } })
    }
    if (saved.ok) return goTo(`${path}?done=saved`)
    if (saved.reason === 'changed-elsewhere') return conflict(context)
    return refused(context, saved.reason)
  }),
  replace: using(
    ['pool', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { pool, exhibitorFiles }) => {
      const { params, path, person } = context
      requireApplicant(person)
      const taken = await takeSentFile({ pool, files: exhibitorFiles }, context, params.id ?? '')
      if (!taken.ok) return refused(context, taken.reason)
      return goTo(taken.isRefused ? path : `${path}?done=uploaded`)
    },
  ),
  remove: using(
    ['pool', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { pool, exhibitorFiles }) => {
      const { fields, params, person, locale } = context
      requireApplicant(person)
      if (fields.confirm !== 'yes') {
        return showAgain(fields, [{ field: 'confirm', message: applicationTexts[locale].work.remove.first }])
      }
      const removed = await removeWork({ pool, files: exhibitorFiles }, person, params.id ?? '', context)
      return removed.ok ? goTo('/account/application/works/?done=removed') : refused(context, removed.reason)
    },
  ),
  default: async context => refused(context, 'not-your-part'),
}

function refused({ fields, locale }: ActionContext, reason: string) {
  return showAgain(fields, [{ field: fields.do ?? '', message: sentenceFor(reason, locale) }])
}

/** What stands there is told, so that nothing of either is lost. */
async function conflict({ db, fields, locale, person, params }: SignedIn<ActionContext>) {
  const t = applicationTexts[locale].work
  const own = await findOwn(db, person.id)
  const work = own && (await readWorks(db, own.id)).find(({ id }) => id === params.id)
  const there = workFields
    .filter(({ name }) => (work?.fields[name] ?? '') !== (fields[name] ?? '').trim())
    .map(({ name }) => `${t.fields[name]}: «${work?.fields[name] ?? ''}»`)
  return showAgain(fields, [{ field: 'revision', message: fill(t.conflict, { there: there.join('; ') }) }])
}
