import { ownParams } from '../content/addresses/find-record.server.ts'
import { madePageRoute } from '../content/addresses/made-pages.ts'
import { bannersAt, bannerView, nextBannerTurn, shownBanner } from '../content/banners/banner.ts'
import { createBannerReader } from '../content/banners/read-banners.server.ts'
import { findOnlyLanguage, type OnlyLanguage } from '../content/one-language/find-language.server.ts'
import { nextPhaseAt } from '../editions/rules.ts'
import { type EditionInTime, earliest } from '../editions/timeline.ts'
import { notFound } from '../navigation/page-error.ts'
import type { BannerView } from '../navigation/payload.ts'
import type { Route, RouteMatch } from '../navigation/route-table.ts'
import { guardPage } from '../page-server/guard.ts'
import type { LoadContext, SignedIn } from '../page-server/load-context.ts'
import { readSearch } from '../page-server/read-search.ts'
import { type Services, supply } from '../page-server/services.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { splitLocale } from '../platform/languages.ts'
import { loaderOf } from '../server-modules.server.ts'
import { mayOpenFor } from './http/request-context.server.ts'

/** What one visitor brings along. */
export type Visit = Pick<LoadContext, 'cookies' | 'posted' | 'person'> & { search: string }

/** Runs what stands behind a page: the guard, the names of records, the loader, the banner above it. */
export function createPageLoader(options: {
  db: Db
  editionInTime: EditionInTime
  clock: Clock
  services: Services
}) {
  const readBanners = createBannerReader(options.db, () => options.services.contentVersion())

  return async function load({ route, params }: RouteMatch, pathname: string, visit: Visit) {
    const { editionInTime, db } = options
    const { locale } = splitLocale(pathname)
    const now = options.clock.now()
    const edition = editionInTime.at(now)
    const dependsOn = new Set<string>()
    let trueUntil = earliest(nextPhaseAt(edition, now), editionInTime.nextTurn(now))
    const context: LoadContext = {
      db,
      edition,
      now,
      locale,
      params,
      pathname,
      search: readSearch(visit.search),
      cookies: visit.cookies,
      person: visit.person,
      mayOpen: mayOpenFor(visit.person),
      posted: visit.posted,
      dependsOn: (...tags) => {
        for (const tag of tags) dependsOn.add(tag)
      },
      trueUntil: moment => {
        if (!trueUntil || moment < trueUntil) trueUntil = moment
      },
    }
    guardPage(route, context)
    // Loaders know records by their own names, whatever stands in the address.
    const own = await ownParams(db, route.id, params)
    if (own.state === 'moved' || own.state === 'nowhere') throw notFound(pathname)
    context.params = own.params
    // Past the guard there is somebody wherever somebody is needed.
    const only = await onlyLanguage(route, context)
    const data =
      only && only.language !== locale
        ? only
        : await supply(options.services, loaderOf(route), context as SignedIn<LoadContext>)
    const banner = await bannerAbove(route, context)
    return { data, banner, onlyIn: only?.language ?? null, dependsOn, trueUntil }
  }

  /** The one language an editable page is read in, where there is but one. */
  async function onlyLanguage(route: Route, context: LoadContext): Promise<OnlyLanguage | null> {
    const isEditable = route.id === madePageRoute || !route.path.includes(':')
    if (route.isPlain || !route.isPrerendered || !isEditable) return null
    return findOnlyLanguage(context)
  }

  /** What the fair has to say above a page for visitors, until that turns. */
  async function bannerAbove(route: Route, context: LoadContext): Promise<BannerView | null> {
    if (route.isPlain || route.layout === 'empty') return null
    const { now, locale, pathname } = context
    context.dependsOn('banners')
    const banners = bannersAt(await readBanners(), splitLocale(pathname).path, locale)
    const turn = nextBannerTurn(banners, now)
    if (turn) context.trueUntil(turn)
    const shown = shownBanner(banners, now)
    return shown && bannerView(shown, locale)
  }
}
