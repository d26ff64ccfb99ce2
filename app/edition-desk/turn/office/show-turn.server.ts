import type { Edition } from '../../../editions/edition.ts'
import { readTimelineOf } from '../../../editions/read-timeline.server.ts'
import { stepAt } from '../../../editions/timeline.ts'
import { type EditionTurn, isTurnAhead } from '../../../editions/turn/propose-turn.server.ts'
import type { RequestContext, SignedIn } from '../../../page-server/load-context.ts'
import type { Services } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { keepRecentFor } from '../../../platform/keep-recent.ts'
import { splitLocale } from '../../../platform/languages.ts'
import type { Consequences } from '../../changed-pages.ts'
import { momentInWords } from '../../value-in-words.ts'
import { turnTexts } from './texts.server.ts'

type Asked = SignedIn<Pick<RequestContext, 'db' | 'edition' | 'locale' | 'now' | 'person'>>
type Used = Pick<Services, 'previewEdition' | 'contentVersion' | 'pool'>

// Every page of the site is made twice for it: while nothing changes, once for whoever looks.
const recent = keepRecentFor<object, Promise<Consequences>>(5)

/** A turn on its sheet: who wants it from when, and every page that would say something else. */
export async function showTurn(turn: EditionTurn, name: string, asked: Asked, services: Used) {
  const { locale, now, person } = asked
  const t = turnTexts[locale].turn
  const isAhead = isTurnAhead(turn, now)
  const isWaiting = turn.state === 'proposed'
  const follows = isAhead ? await followsFrom(turn, asked, services) : null
  const decidedAt = turn.withdrawnAt ?? turn.decidedAt
  return {
    id: turn.id,
    title: fill(t.title, { id: turn.id, name }),
    from: fill(t.from, { from: momentInWords(turn.shownFrom, locale) }),
    reason: turn.reason,
    note: turn.note,
    by: fill(t.by, { name: turn.proposedBy, at: momentInWords(turn.proposedAt, locale) }),
    agreed:
      turn.state === 'agreed' && decidedAt
        ? fill(t.agreed, { name: turn.decidedBy ?? '', at: momentInWords(decidedAt, locale) })
        : null,
    isAhead,
    isWaiting,
    isOwn: turn.proposedById === person.id,
    mayAgree: isWaiting && turn.proposedById !== person.id,
    pages: follows && pagesOf(follows, locale),
  }
}

export type ShownTurn = Awaited<ReturnType<typeof showTurn>>

async function followsFrom(turn: EditionTurn, { db, edition }: Asked, services: Used): Promise<Consequences> {
  const { shownFrom: from } = turn
  const at = async (id: string): Promise<Edition> => stepAt(await readTimelineOf(db, id), from).values
  const turnTo = { current: await at(edition.id), next: await at(turn.editionId) }
  const key = `${turn.id} ${services.contentVersion()} ${JSON.stringify(turnTo.next)}`
  return recent(services.pool, key, () => services.previewEdition({ set: [], from, turnTo }))
}

/** In the reader's language: the other one changes with it. */
function pagesOf({ pages }: Consequences, locale: Asked['locale']) {
  return pages
    .filter(page => page.locale === locale)
    .map(({ pathname, title, words }) => ({ path: splitLocale(pathname).path, pathname, title, words }))
}
