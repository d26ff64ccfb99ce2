import {
  type Action,
  type ActionContext,
  type Actions,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { moveWork } from '../../works/change-works.server.ts'
import { stopUpload } from '../../works/close-upload.server.ts'
import { problemsOf } from '../../works/work-fields.ts'
import { frameOf, readOwnApplication } from '../load-frame.server.ts'
import { sentenceFor } from '../refusal-sentence.ts'
import { takeSentFile } from '../take-sent-file.server.ts'
import { applicationTexts } from '../texts.server.ts'
import { worksView } from '../works-view.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { locale, now, posted } = context
  const own = await readOwnApplication(context)
  const { fields } = applicationTexts[locale].work
  return {
    ...frameOf(context, own),
    works: worksView(own.works, locale).map((view, index) => ({
      ...view,
      missing: problemsOf(own.works[index] ?? { fields: {}, pictureId: null }, {
        locale,
        now,
        noPicture: '',
      }).map(({ field }) => fields[field]),
    })),
    values: own.values,
    error: posted?.errors[0]?.message ?? null,
  }
}

export type WorksData = Awaited<ReturnType<typeof load>>

const path = '/account/application/works/'

/** Refused, the page comes again with a sentence. */
export function refusedWith({ fields, locale }: ActionContext, reason: string) {
  return showAgain(fields, [{ field: fields.do ?? '', message: sentenceFor(reason, locale) }])
}

const upload: Action = using(
  ['pool', 'exhibitorFiles'],
  async (context: SignedIn<ActionContext>, { pool, exhibitorFiles }) => {
    requireApplicant(context.person)
    const taken = await takeSentFile({ pool, files: exhibitorFiles }, context, null)
    if (!taken.ok) return refusedWith(context, taken.reason)
    return goTo(taken.isRefused ? `${path}#work-${taken.work}` : `${path}?done=uploaded#work-${taken.work}`)
  },
)

export const actions: Actions = {
  upload,
  move: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, fields } = context
    const wish = fields.to ?? ''
    const to = wish === 'up' || wish === 'down' ? wish : /^\d{1,2}$/.test(wish) ? Number(wish) : null
    if (to === null) return refusedWith(context, 'not-your-part')
    const moved = await moveWork(pool, requireApplicant(person), { id: fields.work ?? '', to }, context)
    if (!moved.ok) return refusedWith(context, moved.reason)
    return goTo(`${path}?done=moved&work=${encodeURIComponent(fields.work ?? '')}`)
  }),
  stop: using(
    ['pool', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { pool, exhibitorFiles }) => {
      const { person, fields, now } = context
      const id = uuid.test(fields.upload ?? '') ? (fields.upload ?? '') : null
      const services = { pool, files: exhibitorFiles }
      const isStopped = id !== null && (await stopUpload(services, requireApplicant(person).id, id, now))
      return isStopped ? goTo(`${path}?done=stopped`) : refusedWith(context, 'no-such-work')
    },
  ),
  default: async context => refusedWith(context, 'not-your-part'),
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
