import type { Context } from 'hono'
import { deviceInWords } from '../../accounts/device-in-words.ts'
import type { People } from '../../accounts/open-accounts.server.ts'
import { fileRoutes } from '../../file-routes.ts'
import type { Ending, Intent } from '../../journal/entry.ts'
import type { Journal } from '../../journal/record-entry.server.ts'
import { PageFailure } from '../../navigation/page-error.ts'
import { matchRoute, type Route } from '../../navigation/route-table.ts'
import { everyRoute } from '../../office-routes.ts'
import type { Answer } from '../../page-server/action.ts'
import { openTrace, type SentDeed, type Trace } from '../../page-server/trace.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'

export type Journalled = ReturnType<typeof journalled>

type Deed = { place: string; does: string; person: Person; now: Date }

/** What staff do and are refused, written into the journal as it passes: actions, lists taken along, shut doors. */
export function journalled(options: {
  journal: Journal
  people: People
  clock: Clock
  visitorOf(c: Context): string
}) {
  const { journal } = options

  function intentOf(c: Context, { place, does, person, now }: Deed): Intent {
    const { path } = splitLocale(new URL(c.req.url).pathname.replace(/_payload\.json$/, ''))
    return {
      personId: person.id,
      name: person.name,
      role: person.role,
      place,
      path,
      does,
      at: now.toISOString(),
      origin: {
        address: options.visitorOf(c),
        device: deviceInWords(c.req.header('user-agent') ?? null) ?? '',
      },
    }
  }

  /** An action of somebody: begun, done, ended. Who is not known, or is no member of staff's room, leaves no trace here. */
  async function around(
    c: Context,
    route: Pick<Route, 'audience' | 'id'>,
    deed: Omit<Deed, 'place' | 'person'> & { person: Person | null },
    work: (trace: Trace) => Promise<Answer>,
  ): Promise<Answer> {
    const { trace, told } = openTrace()
    if (route.audience !== 'staff' || !deed.person) return work(trace)
    const intent = intentOf(c, { ...deed, person: deed.person, place: route.id })
    const requestId = await journal.begin(intent)
    try {
      const answer = await work(trace)
      await journal.end(requestId, intent, { ...told, ...endingOf(answer) })
      return answer
    } catch (error) {
      const isRefusal = error instanceof PageFailure
      await journal.end(requestId, intent, {
        ...told,
        outcome: isRefusal ? 'refused' : 'failed',
        cause: isRefusal ? (error.status === 403 ? 'no-right' : 'not-found') : 'error',
      })
      throw error
    }
  }

  /** What a call of the API has done: its own address is nobody's page. */
  async function sent(c: Context, person: Person, { place, path, does, thing, refusal }: SentDeed) {
    const intent = { ...intentOf(c, { place, does, person, now: options.clock.now() }), path }
    const ending = { thing: thing.slice(0, 200), before: null, after: null }
    await journal.note(
      intent,
      refusal === null
        ? { ...ending, outcome: 'done', cause: '' }
        : { ...ending, outcome: 'refused', cause: 'answer', said: refusal },
    )
  }

  /** A list that leaves the house; a picture on a page does not. */
  async function taken(c: Context, place: string, person: Person | null, made: Response): Promise<void> {
    const isTaken = made.headers.get('content-disposition')?.startsWith('attachment')
    if (!person || !isTaken || c.req.method !== 'GET') return
    const intent = intentOf(c, { place, does: 'take', person, now: options.clock.now() })
    await journal.note(intent, { outcome: 'done', cause: '' })
  }

  /** Somebody was told that this is not theirs: a page, an action or a file of staff. */
  async function refused(c: Context): Promise<void> {
    const { path } = splitLocale(new URL(c.req.url).pathname.replace(/_payload\.json$/, ''))
    const page = matchRoute(everyRoute, path)?.route
    const file = page ? undefined : matchRoute(fileRoutes, path)?.route
    const place = page?.id ?? file?.path
    if (!place || (page ?? file)?.audience !== 'staff') return
    const person = await options.people.of(c)
    if (!person) return
    const does = c.req.method === 'POST' ? 'default' : file ? 'take' : 'open'
    await journal.refuse(intentOf(c, { place, does, person, now: options.clock.now() }))
  }

  return { around, sent, taken, refused }
}

function endingOf(answer: Answer): Ending {
  if (answer instanceof Response) {
    return answer.ok || answer.status < 400
      ? { outcome: 'done', cause: '' }
      : { outcome: 'refused', cause: 'answer' }
  }
  if (answer.kind !== 'show-again') return { outcome: 'done', cause: '' }
  const { errors } = answer.posted
  if (errors.length === 0) return { outcome: 'done', cause: '' }
  return { outcome: 'refused', cause: 'answer', said: errors[0]?.message ?? '' }
}
