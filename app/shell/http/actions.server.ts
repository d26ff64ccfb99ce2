import { rm } from 'node:fs/promises'
import type { Context } from 'hono'
import { isForm, sendForm } from '../../applications/send-form.server.ts'
import { ownParams } from '../../content/addresses/find-record.server.ts'
import { findRedirect } from '../../content/addresses/find-redirect.server.ts'
import type { Route } from '../../navigation/route-table.ts'
import type { Action, ActionContext, Answer } from '../../page-server/action.ts'
import { guardAction, refusalOf } from '../../page-server/guard.ts'
import type { Posted, SignedIn } from '../../page-server/load-context.ts'
import { type Fields, readFields, textsOf } from '../../page-server/read-fields.ts'
import { readSentFile, type SentForm } from '../../page-server/read-sent-file.server.ts'
import { type Services, supply } from '../../page-server/services.ts'
import { type LocaleCode, splitLocale, withLocale } from '../../platform/languages.ts'
import { actionsOf } from '../../server-modules.server.ts'
import type { Journalled } from './journalled.server.ts'
import { requestContext, type Surroundings } from './request-context.server.ts'
import { standingRoute } from './standing-route.ts'

type ActionOptions = Surroundings & {
  services: Services
  isSecure: boolean
  visitorOf(c: Context): string
  /** Where a file that comes with a form lies until its action has ended. */
  incomingDir: string
  journalled: Pick<Journalled, 'around'>
  /** Shows a page again with what was typed. */
  refuse(c: Context, posted: Posted, at?: string): Promise<Response>
}

/**
 * The one way in for everything that is sent to a page: route, person, guard, fields, the action that `do` names, its
 * answer. Null where nothing takes what was sent.
 */
export function createActions(options: ActionOptions) {
  return async (c: Context): Promise<Response | null> => {
    const { path } = splitLocale(new URL(c.req.url).pathname)
    const match = standingRoute(path)
    if (!match || !takesSomething(match.route)) return null
    const { route } = match
    const { params, state } = await ownParams(options.db, route.id, match.params)
    const moved = state === 'there' ? null : await findRedirect(options.db, path)
    // A form that was opened before its record moved goes after it, with all that was typed.
    if (moved) return c.redirect(withLocale(moved, splitLocale(c.req.path).locale), 308)
    if (state === 'nowhere') return null
    const context = await requestContext(c, options, { audience: route.audience, params })
    // A page that lives on without a network says by itself who may be here.
    if (refusalOf(route, context.person) && !route.isPlain) return c.redirect(context.pathname, 303)
    guardAction(route, context.person)
    const { typed, file } = await sentTo(route, c.req.raw)
    // Whoever sends slowly is not the earlier for it.
    const now = options.clock.now()
    const fields = textsOf(typed)
    const does = verbIn(route, fields)
    const action = actionFor(route, fields, does)
    if (!action && file) await rm(file.path, { force: true })
    if (!action) return null
    const { isSecure } = options
    const given = { ...context, now, fields, typed, file, visitor: options.visitorOf(c), isSecure }
    try {
      // Past the guard there is somebody wherever somebody is needed.
      const answer = await options.journalled.around(c, route, { does, person: context.person, now }, trace =>
        supply(options.services, action, { ...given, trace } as SignedIn<ActionContext>),
      )
      return await respond(c, answer, context.locale)
    } finally {
      if (file) await rm(file.path, { force: true })
    }
  }

  async function sentTo({ takesFileBytes: most }: Route, request: Request): Promise<SentForm> {
    const withFile = most ? await readSentFile(request, { folder: options.incomingDir, most }) : null
    return withFile ?? { typed: (await readFields(request)) ?? {}, file: null }
  }

  async function respond(c: Context, answer: Answer, locale: LocaleCode): Promise<Response> {
    if (answer instanceof Response) return answer
    switch (answer.kind) {
      case 'go-to':
        setCookies(c, answer.cookies)
        if (answer.clearsCache) c.header('clear-site-data', '"cache"')
        return c.redirect(answer.isWhole ? answer.path : withLocale(answer.path, locale), 303)
      case 'leave-for':
        setCookies(c, answer.cookies)
        return c.redirect(answer.url, 303)
      case 'show-again':
        return options.refuse(c, answer.posted, answer.at && withLocale(answer.at, locale))
    }
  }
}

function setCookies(c: Context, cookies: readonly string[] = []) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

function takesSomething(route: Route): boolean {
  return route.audience === 'public' || Object.keys(actionsOf(route)).length > 0
}

/** What the page is asked to do, by a name it knows. */
function verbIn(route: Route, { do: verb = '' }: Fields): string {
  return Object.hasOwn(actionsOf(route), verb) ? verb : 'default'
}

/** The page's own action; else, on any public page, the form that one of its blocks shows. */
function actionFor(route: Route, fields: Fields, verb: string): Action | null {
  return actionsOf(route)[verb] ?? (route.audience === 'public' && isForm(fields) ? sendForm : null)
}
