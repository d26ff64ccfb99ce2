import { notFound, PageFailure } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { isKindName } from '../../kinds/kind-names.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { mayEdit, mayHandle, mayOpenKind } from '../../rights.ts'
import { removeFromRelease } from '../add-to-release.server.ts'
import { publishRelease } from '../publish-release.server.ts'
import { readRelease } from '../read-releases.server.ts'
import {
  fieldOf,
  isOpenState,
  itemName,
  momentIn,
  type Obstacle,
  releaseNumber,
  takeBackUntil,
} from '../release.ts'
import { agreeTo, closeRelease, itemsOf, returnPlan, seenOf, setPlan } from '../set-plan.server.ts'
import { obstacleText } from '../show-obstacle.server.ts'
import { readObstacles, readSeen, showItem } from '../show-release.server.ts'
import { coveredItems, takeBackRelease } from '../take-back-release.server.ts'
import { releaseTexts } from '../texts.server.ts'

const onPage = 50

export const load = using(['judgeLinks'], loadRelease)

async function loadRelease(context: SignedIn<LoadContext>, { judgeLinks }: Pick<Services, 'judgeLinks'>) {
  const { db, edition, locale, person, params, pathname, search, now } = context
  const found = await readRelease(db, releaseNumber(params.id))
  if (!found) throw notFound(pathname)
  const { release, items } = found
  if (!items.every(({ kind }) => mayOpenKind(person, kind)))
    throw new PageFailure(403, 'This release holds what other editors write.')
  const isOpen = isOpenState(release.state)
  const seen = await readSeen(db, release, items)
  const obstacles = isOpen
    ? await readObstacles({ db, edition, judgeLinks }, seen, release.plannedFor ?? now)
    : new Map()
  const covered = release.state === 'published' ? await coveredItems(db, release.id) : new Map()
  const pages = Math.max(1, Math.ceil(items.length / onPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const rows = seen.slice((page - 1) * onPage, page * onPage)
  const until = release.publishedAt && takeBackUntil(release.publishedAt)
  const batch = search.get('batch') ?? ''
  const whenOf = (moment: Date | null) => moment && whenIn(moment, locale)
  return {
    ...(await loadEditorialFrame(context)),
    id: release.id,
    title: release.title,
    note: release.note,
    state: release.state,
    origin: release.origin,
    isOpen,
    count: items.length,
    waiting: obstacles.size,
    ready: items.length - obstacles.size,
    seenMark: seenOf(await itemsOf(db, release.id)),
    plannedFor: whenOf(release.plannedFor),
    plannedField: release.plannedFor ? fieldOf(release.plannedFor).slice(0, 16) : '',
    plannedBy: release.plannedByName ?? '',
    leftMinutes: release.plannedFor
      ? Math.max(0, Math.floor((release.plannedFor.getTime() - now.getTime()) / 60_000))
      : null,
    publishedAt: whenOf(release.publishedAt),
    isLate: isLate(release.plannedFor, release.publishedAt),
    publishedBy: release.publishedByName ?? '',
    takenBackAt: whenOf(release.takenBackAt),
    takenBackBy: release.takenBackByName ?? '',
    takeBackUntil: until && whenIn(until, locale),
    canTakeBack: release.state === 'published' && until !== null && now <= until,
    obstacles: release.obstacles.slice(0, 50).map(obstacle => obstacleText(obstacle, locale)),
    addedBatch: isOpen && items.some(item => item.batch === batch) ? batch : '',
    mayPlan: mayEdit(person, 'publish') && items.every(item => mayHandle(person, item)),
    mayGather: mayEdit(person, 'publish'),
    conflicts: seen.flatMap(one => {
      const since = covered.get(itemName(one.item))
      if (!since) return []
      const { name, title } = showItem(one, { obstacle: undefined, covered: null, locale })
      return [{ name, title, who: since.who, at: whenIn(since.at, locale) }]
    }),
    items: rows.map(one => {
      const since = covered.get(itemName(one.item))
      return showItem(one, {
        obstacle: obstacles.get(itemName(one.item)),
        covered: since ? { who: since.who, at: whenIn(since.at, locale) } : null,
        locale,
      })
    }),
    page,
    pages,
    from: (page - 1) * onPage + 1,
    to: (page - 1) * onPage + rows.length,
  }
}

export type ReleaseData = Awaited<ReturnType<typeof loadRelease>>

/** Half a minute is how long the slowest of processes may need; after that people should know it was late. */
function isLate(planned: Date | null, published: Date | null): boolean {
  return planned !== null && published !== null && published.getTime() - planned.getTime() > 30_000
}

function whenIn(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
}

function refused(reason: string, locale: LocaleCode, obstacles: readonly Obstacle[] = []): Answer {
  const refusals: Record<string, string> = releaseTexts[locale].refusals
  const why = obstacles
    .slice(0, 5)
    .map(obstacle => obstacleText(obstacle, locale))
    .join(' ')
  const message = (refusals[reason] ?? releaseTexts[locale].refusals.unknown).replace('{why}', why)
  return showAgain({}, [{ field: reason, message }])
}

type Outcome = { ok: true } | { ok: false; reason: string; obstacles?: Obstacle[] }

function settled({ locale, path }: ActionContext, outcome: Outcome, done: string): Answer {
  return outcome.ok ? goTo(`${path}?done=${done}`) : refused(outcome.reason, locale, outcome.obstacles)
}

const idIn = ({ params }: ActionContext) => releaseNumber(params.id)

function namesIn({ typed }: ActionContext): string[] {
  return [typed.also ?? []].flat()
}

export const actions: Actions = {
  plan: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { fields, person, now } = context
    const plan = { at: momentIn(fields.at), seen: fields.seen ?? '' }
    return settled(context, await setPlan(releaseDesk, person, idIn(context), plan, now), 'planned')
  }),
  unplan: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { person, now } = context
    return settled(context, await returnPlan(releaseDesk, person, idIn(context), now), 'unplanned')
  }),
  close: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { person, now } = context
    return settled(context, await closeRelease(releaseDesk, person, idIn(context), now), 'closed')
  }),
  publish: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { fields, person, now } = context
    const published = await publishRelease(releaseDesk, person, idIn(context), fields.seen ?? '', now)
    return settled(context, published, 'published')
  }),
  'take-back': using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { person, now } = context
    const also = new Set(namesIn(context))
    return settled(
      context,
      await takeBackRelease(releaseDesk, person, idIn(context), also, now),
      'taken-back',
    )
  }),
  agree: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { fields, person, now, locale } = context
    const { kind = '', key = '', revision = '', reason = '' } = fields
    if (!isKindName(kind) || !/^\d{1,9}$/.test(revision)) return refused('unknown-record', locale)
    const record = { kind, key, revision: Number(revision) }
    const why = reason.trim().slice(0, 500)
    return settled(context, await agreeTo(releaseDesk, person, idIn(context), record, why, now), 'agreed')
  }),
  remove: using(['releaseDesk'], async (context, { releaseDesk }) => {
    const { fields, person, locale } = context
    const { kind = '', key = '', batch = '' } = fields
    const isBatch = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(batch)
    const which = isBatch ? { batch } : isKindName(kind) ? { kind, key } : null
    if (!which) return refused('unknown-record', locale)
    return settled(context, await removeFromRelease(releaseDesk, person, idIn(context), which), 'removed')
  }),
  default: async ({ locale }) => refused('unknown', locale),
}
