import { isFormId } from '../../../app/applications/forms.ts'
import { matchRoute, type Route } from '../../../app/navigation/route-table.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { splitLocale } from '../../../app/platform/languages.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { ask } from '../ask.ts'
import { filledIn, readForms, type SentFields } from './read-forms.ts'
import type { Shown, World } from './scene.ts'

/** A form on a page, by the action it asks for. */
export type Found = { action: string; path: string; fields: SentFields }

/** What is wrong with the forms of a page: each is sent to something that takes it. */
export async function faultsAt(world: World, path: string): Promise<string[]> {
  const found = await formsAt(world, { path })
  return found.flatMap(form => faultOf(form).fault ?? [])
}

export async function formsAt({ site }: World, page: Shown): Promise<Found[]> {
  const { status, text } = await ask(site, page.path, { headers: headersOf(page) })
  if (status !== 200) return []
  return readForms(text).flatMap(form => {
    const { pathname, search } = new URL(form.action, new URL(page.path, site.url))
    const route = matchRoute(everyRoute, splitLocale(pathname).path)?.route
    return filledIn(form, page.typed ?? {}).map(fields => {
      const verb = fields.find(([field]) => field === 'do')?.[1] ?? 'default'
      return { action: route ? nameOf(route, verb) : pathname, path: `${pathname}${search}`, fields }
    })
  })
}

export function faultOf({ action, fields }: Found): { action: string; fault: string | null } {
  const [id = '', verb = ''] = action.split(': ')
  const route = everyRoute.find(one => one.id === id)
  const actions = route ? actionsOf(route) : {}
  const form = fields.find(([field]) => field === 'form')?.[1]
  if (form === undefined) {
    return { action, fault: Object.hasOwn(actions, verb) ? null : `${action} is no action of that page` }
  }
  // An action of the page itself would take what is meant for the form.
  const isTaken = isFormId(form) && route?.audience === 'public' && !Object.hasOwn(actions, 'default')
  return { action: `form ${form}`, fault: isTaken ? null : `the form ${form} is not taken by ${action}` }
}

export function nameOf({ id }: Route, verb: string): string {
  return `${id}: ${verb}`
}

export function headersOf({ cookie }: Shown): Record<string, string> {
  return cookie ? { cookie } : {}
}
