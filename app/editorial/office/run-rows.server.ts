import { type ActionContext, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { findKeys } from '../drafts/find-records.server.ts'
import { kinds } from '../kinds/kinds.ts'
import { addToRelease } from '../releases/add-to-release.server.ts'
import { readRelease } from '../releases/read-releases.server.ts'
import { type ItemAction, mostItems, type Obstacle } from '../releases/release.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import { runBulk } from '../releases/run-bulk.server.ts'
import { obstacleText } from '../releases/show-obstacle.server.ts'
import { takeBackRelease } from '../releases/take-back-release.server.ts'
import { releaseTexts } from '../releases/texts.server.ts'
import { mayEdit, mayOpenKind } from '../rights.ts'
import { answerRefused } from './answer-refused.server.ts'
import { filterIn, listAddress } from './list-filter.ts'
import { recordIn } from './record-in.ts'
import { languagesIn, releaseIn } from './set-release.server.ts'
import { editorialTexts } from './texts.server.ts'

const named = 5

/** What was chosen: the ticked rows, or everything that the filter finds. */
async function chosenRows(context: SignedIn<ActionContext>): Promise<string[]> {
  const { typed, fields, db } = context
  if (fields.all !== 'yes') return [...new Set([typed.rows ?? []].flat())]
  const { kind } = recordIn(context)
  const filter = filterIn(name => fields[name] ?? null)
  // One more than can be done at once: whoever asks for all of them is told that it is too many.
  return findKeys(db, kind, filter, mostItems + 1, context.edition.id)
}

/** One action on every chosen row; where the list stood, it stands again. */
export async function runRows(
  context: SignedIn<ActionContext>,
  desk: ReleaseDesk,
  action: ItemAction,
): Promise<Answer> {
  const { fields, person, now, locale } = context
  const { kind } = recordIn(context)
  const keys = await chosenRows(context)
  const seen = new Date(fields.seen ?? '')
  const done = await runBulk(
    desk,
    person,
    keys.map(key => ({ kind, key })),
    {
      action,
      languages: action === 'trash' ? [] : languagesIn(context),
      title: fill(editorialTexts[locale].bulk.titles[action], { kind: kinds[kind].label.many[locale] }),
      // Whoever does not say what they have seen has seen nothing of what was ever changed.
      seenAt: Number.isNaN(seen.getTime()) ? new Date(0) : seen,
    },
    now,
  )
  if (done.ok) return goTo(backTo(context, { bulk: String(done.releaseId) }))
  return refusedRows(done.reason, done.refused, locale)
}

/** The chosen rows go to a release, for later. */
export async function addRows(context: SignedIn<ActionContext>, desk: ReleaseDesk): Promise<Answer> {
  const { person, now, locale } = context
  const { kind } = recordIn(context)
  const keys = await chosenRows(context)
  const asked = { action: 'publish', languages: languagesIn(context) } as const
  const records = keys.slice(0, 1_000).map(key => ({ kind, key }))
  const added = await addToRelease(desk, person, releaseIn(context), records, asked, now)
  if (added.ok) return goTo(`/office/releases/${added.releaseId}/?done=added&batch=${added.batch}`)
  if (added.refused.length > 0) return refusedRows('all-refused', added.refused, locale)
  const own: Record<string, string> = releaseTexts[locale].refusals
  const isOwn = added.reason !== 'no-rows' && added.reason in own
  return isOwn
    ? showAgain({}, [{ field: added.reason, message: own[added.reason] ?? '' }])
    : answerRefused(added, locale)
}

/** Instead of “are you sure”: everything a bulk action has done is taken back. */
export async function undoRows(context: SignedIn<ActionContext>, desk: ReleaseDesk): Promise<Answer> {
  const { fields, person, now, locale } = context
  const id = /^[1-9]\d{0,8}$/.test(fields.bulk ?? '') ? Number(fields.bulk) : 0
  const taken = await takeBackRelease(desk, person, id, new Set(), now)
  if (taken.ok) return goTo(backTo(context, { done: 'bulk-undone' }))
  return showAgain({}, [{ field: taken.reason, message: releaseTexts[locale].refusals[taken.reason] }])
}

function backTo(context: SignedIn<ActionContext>, more: Record<string, string>): string {
  const { kind } = recordIn(context)
  return listAddress(
    kind,
    filterIn(name => context.fields[name] ?? null),
    more,
  )
}

function refusedRows(reason: string, refused: readonly Obstacle[], locale: LocaleCode): Answer {
  if (refused.length === 0) return answerRefused({ reason }, locale)
  const { refusals } = editorialTexts[locale]
  const message = refusals['all-refused'].replace('{what}', refusedText(refused, locale))
  return showAgain({}, [{ field: reason, message }])
}

/** «Не вышло: 2. «Касса»: на сайте то же самое.» */
function refusedText(refused: readonly Obstacle[], locale: LocaleCode): string {
  const t = editorialTexts[locale].bulk
  const rest = refused.length - named
  return [
    fill(t.refused, { count: refused.length }),
    ...refused.slice(0, named).map(obstacle => obstacleText(obstacle, locale)),
    ...(rest > 0 ? [fill(t.more, { count: rest })] : []),
  ].join(' ')
}

/** What the last action on many rows has done, and whether it can be taken back. */
export async function loadBulk({ db, search, person, locale }: SignedIn<LoadContext>) {
  const asked = search.get('bulk') ?? ''
  const found = /^[1-9]\d{0,8}$/.test(asked) ? await readRelease(db, Number(asked)) : null
  const action = found?.items[0]?.action
  if (found?.release.origin !== 'bulk' || !action) return null
  const { release, items } = found
  // What was refused is told by its name: not to whoever writes of other things.
  if (!items.every(({ kind }) => mayOpenKind(person, kind))) return null
  const t = editorialTexts[locale].bulk
  const said = [
    fill(t.done[action], { count: items.length }),
    ...(release.obstacles.length > 0 ? [refusedText(release.obstacles, locale)] : []),
  ]
  return {
    id: release.id,
    to: `/office/releases/${release.id}/`,
    said: release.state === 'taken-back' ? t.takenBack : said.join(' '),
    canUndo: release.state === 'published' && mayEdit(person, action),
  }
}
