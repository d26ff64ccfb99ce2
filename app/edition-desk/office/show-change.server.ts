import { fieldAt } from '../../editions/edition-fields.ts'
import { type EditionChange, isPending } from '../../editions/read-changes.server.ts'
import type { RequestContext, SignedIn } from '../../page-server/load-context.ts'
import type { Services } from '../../page-server/services.ts'
import { fill } from '../../platform/fill.ts'
import { keepRecentFor } from '../../platform/keep-recent.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { Consequences } from '../changed-pages.ts'
import { momentInWords, valueInWords } from '../value-in-words.ts'
import { countOpenOrders } from './count-affected.server.ts'
import type { EditionDeskTexts } from './texts.ru.ts'
import { editionDeskTexts } from './texts.server.ts'

type Asked = SignedIn<Pick<RequestContext, 'db' | 'edition' | 'locale' | 'now' | 'person'>>

// Every page of the site is made twice for it: while nothing changes, once for whoever looks.
const recent = keepRecentFor<object, Promise<Consequences>>(20)

/** A change on its sheet: who wants what from when, and what would follow. */
export async function showChange(
  change: EditionChange,
  asked: Asked,
  services: Pick<Services, 'previewEdition' | 'contentVersion' | 'pool'>,
  /** Nothing of an edition that is not on show is on any page: its pages are looked at with the turn. */
  isOnShow: boolean,
) {
  const { locale, now, person, db } = asked
  const t = editionDeskTexts[locale]
  const isOpen = isPending(change, now)
  const isWaiting = change.state === 'proposed'
  const from = change.holdsFrom ?? now
  const follows = isOpen && isOnShow ? await followsFrom(change, from, now, services) : null
  const sections = new Set(change.set.flatMap(({ path }) => fieldAt(path)?.section ?? []))
  return {
    id: change.id,
    state: change.state,
    reason: change.reason,
    note: change.note,
    takesTwo: change.takesTwo,
    isWaiting,
    // What follows from another change comes and goes with that one.
    isPlanned: isOpen && !isWaiting && change.followsId === null,
    isOwn: change.proposedById === person.id,
    mayAgree: isWaiting && !(change.takesTwo && change.proposedById === person.id),
    from: change.holdsFrom
      ? fill(t.change.from, { from: momentInWords(change.holdsFrom, locale) })
      : t.change.fromNow,
    until: change.holdsFrom ? momentInWords(change.holdsFrom, locale) : null,
    before: momentInWords(new Date(from.getTime() - 60_000), locale),
    after: momentInWords(from, locale),
    rows: rowsOf(change, t, locale),
    by: change.proposedBy,
    at: momentInWords(change.proposedAt, locale),
    decided: change.decidedBy && {
      by: change.withdrawnBy ?? change.decidedBy,
      at: momentInWords(change.withdrawnAt ?? change.decidedAt ?? now, locale),
    },
    rules: isOpen && isOnShow ? [...sections].map(section => ({ section, text: t.rules[section] })) : [],
    pages: follows && groupPages(follows),
    stillSaid: follows?.stillSaid.filter(said => said.locale === locale) ?? [],
    isOnEveryPage: change.set.some(({ path }) => path === 'firstDay' || path === 'lastDay'),
    open: isOpen && isOnShow && change.takesTwo ? await countOpenOrders(db, now) : null,
  }
}

function followsFrom(
  { id, set }: EditionChange,
  from: Date,
  now: Date,
  { previewEdition, contentVersion, pool }: Pick<Services, 'previewEdition' | 'contentVersion' | 'pool'>,
): Promise<Consequences> {
  // What holds at once is looked at as of this hour: the page says the same however often it is opened.
  const hour = from > now ? from.getTime() : Math.floor(now.getTime() / 3_600_000)
  return recent(pool, `${id} ${contentVersion()} ${hour}`, () => previewEdition({ set, from }))
}

export function rowsOf({ set }: EditionChange, t: EditionDeskTexts, locale: Asked['locale']) {
  const labels: Record<string, string> = t.fields
  return set.flatMap(({ path, before, after }) => {
    const field = fieldAt(path)
    if (!field) return []
    const say = (value: typeof before) => (value === null ? '—' : valueInWords(field, value, locale))
    return { path, label: labels[path] ?? path, before: say(before), after: say(after) }
  })
}

/** One line for each page, whatever the language. */
function groupPages({ pages }: Consequences) {
  const paths = [...new Set(pages.map(({ pathname }) => splitLocale(pathname).path))]
  return paths.map(path => ({
    path,
    languages: pages.filter(({ pathname }) => splitLocale(pathname).path === path),
  }))
}

export type ShownChange = Awaited<ReturnType<typeof showChange>>
