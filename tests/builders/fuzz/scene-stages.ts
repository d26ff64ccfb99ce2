import { everyRoute } from '../../../app/office-routes.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { everyScene } from './every-scene.ts'
import type { Scene, World } from './scene.ts'
import { type Found, faultOf, formsAt, headersOf, nameOf } from './shown-forms.ts'
import { type Aim, type Stage, type Target, targetOf } from './target.ts'

/** Every form that some page shows, by the action that takes it. */
export function sceneStages(world: World): Stage[] {
  return Object.entries(everyScene).map(([name, scene]) => {
    const faults: string[] = []
    return { name, faults, isShortLived: shortLived.includes(name), open: () => open(name, scene, faults) }
  })

  async function open(name: string, scene: Scene, faults: string[]): Promise<Target[]> {
    faults.length = 0
    const shown = await scene(world)
    const found = await formsAt(world, shown)
    const sent = new Set(found.flatMap(({ fields }) => fields.map(([field]) => field)))
    for (const field of Object.keys(shown.typed ?? {}))
      if (!sent.has(field)) faults.push(`${name}: no form asks for ${field}`)
    const taken = found.filter(form => {
      const { fault } = faultOf(form)
      if (fault) faults.push(`${name}: ${fault}`)
      return !fault && !form.fields.some(([field]) => field === 'form')
    })
    const aims = Map.groupBy(taken, ({ action }) => action)
    return [
      ...[...aims].map(([action, forms]) => targetOf(action, answerTo(action), forms.map(aimAt))),
      ...fallbacks([...aims.keys()]),
    ]

    function aimAt({ path, fields }: Found): Aim {
      return { path, headers: headersOf(shown), good: { fields } }
    }

    // What a page does with a form that it never shows: it is sent what its other forms send.
    function fallbacks(actions: string[]): Target[] {
      return everyRoute.flatMap(route => {
        const action = nameOf(route, 'default')
        const forms = taken.filter(form => form.action.startsWith(`${route.id}: `))
        const isAsked = actions.includes(action) || forms.length === 0
        if (isAsked || !Object.hasOwn(actionsOf(route), 'default')) return []
        const without = forms.map(({ fields, ...form }) =>
          aimAt({ ...form, fields: fields.filter(([field]) => field !== 'do') }),
        )
        return [targetOf(`${action}${ofNoForm}`, [303, 422], without)]
      })
    }
  }
}

export const ofNoForm = ', of no form'

// What is sent here has no files: the form without one is refused with its sentence.
const withFile = [
  'office-record: keep-recording',
  'award-application: upload',
  'application-works: upload',
  'application-work: replace',
  'materials: logo',
  'materials: picture',
  'office-statements: upload',
  'office-pictures: upload',
  'office-picture: replace',
  'office-imports: check',
]
// Sent as the page shows them they would change nothing, and say so.
const withoutChange = [
  'office-records: bulk-publish',
  'office-records: bulk-release',
  'office-person: role',
  'office-import: release',
  'office-redirects: remove-redirect',
  'office-redirects: return-redirect',
]
const refusedAsShown = [...withFile, ...withoutChange]
const answerTo = (action: string) => (refusedAsShown.includes(action) ? [422] : [303])

const shortLived = ['a code being set up']
