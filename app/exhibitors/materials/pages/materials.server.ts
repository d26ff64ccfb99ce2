import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { sentenceFor } from '../../application/refusal-sentence.ts'
import { takeSentFile } from '../../application/take-sent-file.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { reasons } from '../../states.ts'
import { loadMaterials } from '../load-materials.server.ts'
import { sentCaption, sentValues } from '../material-fields.ts'
import { removePicture } from '../remove-picture.server.ts'
import { saveArrival } from '../save-arrival.server.ts'
import { type PictureMove, type Saved, type Sent, saveMaterials } from '../save-materials.server.ts'
import { submitMaterials } from '../submit-materials.server.ts'
import { materialTexts } from '../texts.server.ts'

const changed = 'changed-elsewhere'
const arrivalFields = ['passes', 'slot']

export async function load(context: SignedIn<LoadContext>) {
  const { posted, search } = context
  const loaded = await loadMaterials(context)
  if (!loaded.own) return { ...loaded, own: null }
  const { own, ...frame } = loaded
  const errors = posted?.errors ?? []
  const sent = posted && !errors.some(({ field }) => arrivalFields.includes(field)) ? posted.values : null
  return {
    ...frame,
    own: {
      ...own,
      // What was typed stays in the fields; the revision is the one that was overlooked, so that saving again keeps it.
      values: sent ? sentValues(sent, own.values) : own.values,
      kept: own.values,
      pictures: own.pictures.map(picture => ({
        ...picture,
        fields: sent ? sentCaption(sent, picture) : picture.fields,
      })),
      passes: posted && !sent ? (posted.values.passes ?? '') : own.passes,
      isConflict: errors.some(({ field }) => field === changed),
      errors: errors.filter(({ field }) => field !== changed),
      done: posted ? null : search.get('done'),
    },
  }
}

export type MaterialsData = Awaited<ReturnType<typeof load>>
export type Own = NonNullable<MaterialsData['own']>

export const actions: Actions = {
  save: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, path } = context
    const move = moveIn(context)
    const saved = await saveMaterials(pool, requireApplicant(person), { ...sentIn(context), move })
    if ((context.headers.get('accept') ?? '').includes('application/json')) return savedJson(context, saved)
    if (!saved.ok) return refused(context, saved.reason)
    return goTo(move ? `${path}?done=moved#picture-${move.id}` : `${path}?done=saved`)
  }),
  submit: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, path, fields } = context
    const submitted = await submitMaterials(pool, requireApplicant(person), sentIn(context))
    if (submitted.ok) return goTo(`${path}?done=submitted`)
    if ('missing' in submitted) return showAgain(fields, submitted.missing)
    return refused(context, submitted.reason)
  }),
  logo: upload('logo'),
  picture: upload('picture'),
  remove: using(
    ['pool', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { pool, exhibitorFiles: files }) => {
      const { person, path, fields } = context
      const id = uuid.test(fields.picture ?? '') ? (fields.picture ?? '') : ''
      if (id === '') return refused(context, 'no-such-work')
      const removed = await removePicture({ pool, files }, requireApplicant(person), id, context)
      return removed.ok ? goTo(`${path}?done=removed#pictures`) : refused(context, removed.reason)
    },
  ),
  arrival: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, path, fields, now } = context
    const wish = { passes: fields.passes ?? '', slot: fields.slot ?? '' }
    const saved = await saveArrival(pool, requireApplicant(person), wish, now)
    if (saved.ok) return goTo(`${path}?done=arrival#arrival`)
    const field = saved.reason === 'no-such-slot' || saved.reason === 'slot-full' ? 'slot' : 'passes'
    return refused(context, saved.reason, field)
  }),
  default: async context => refused(context, 'not-your-part'),
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function upload(material: 'logo' | 'picture') {
  return using(
    ['pool', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { pool, exhibitorFiles: files }): Promise<Answer> => {
      requireApplicant(context.person)
      const taken = await takeSentFile({ pool, files }, context, null, material)
      if (!taken.ok) return refused(context, taken.reason)
      const anchor = material === 'logo' ? 'logo' : 'pictures'
      return goTo(taken.isRefused ? `${context.path}#${anchor}` : `${context.path}?done=uploaded#${anchor}`)
    },
  )
}

/** The address of an arrow's button says which picture goes where: so the whole form is kept with it. */
function moveIn({ query }: ActionContext): PictureMove | null {
  const search = new URLSearchParams(query)
  const id = search.get('move') ?? ''
  const to = search.get('to')
  return uuid.test(id) && (to === 'up' || to === 'down') ? { id, to } : null
}

function sentIn({ fields, locale, now }: ActionContext): Sent {
  const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
  return { fields, revision, locale, now }
}

function sentence(reason: string, locale: 'ru' | 'en'): string {
  const t = materialTexts[locale]
  if (reason === changed) return t.conflict.title
  const own = reasons.find(one => one === reason)
  if (own) return stateTexts[locale].reasons[own]
  const words: Record<string, string> = t.wrong
  return words[reason] ?? sentenceFor(reason, locale)
}

function refused({ fields, locale }: ActionContext, reason: string, field = 'state'): Answer {
  return showAgain(fields, [
    { field: reason === changed ? changed : field, message: sentence(reason, locale) },
  ])
}

/** For the page's own script, which saves while somebody types. */
function savedJson({ locale, now }: ActionContext, saved: Saved): Response {
  const headers = { 'cache-control': 'no-store' }
  if (saved.ok) {
    const said = fill(materialTexts[locale].saved, { time: timeOf(now) })
    return Response.json({ revision: saved.revision, said }, { headers })
  }
  return Response.json(
    { reason: saved.reason, said: sentence(saved.reason, locale) },
    { status: 409, headers },
  )
}
