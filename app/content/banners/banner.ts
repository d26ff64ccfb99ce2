import type { BannerView } from '../../navigation/payload.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import { isPublishedIn } from '../../platform/published-at.ts'

export const bannerTones = ['info', 'warning'] as const
export const bannerPlaces = ['everywhere', 'tickets', 'home'] as const

/** What the fair has to say above its pages for a while, and where. */
export type Banner = {
  id: number
  text: Both
  to: string | null
  tone: (typeof bannerTones)[number]
  place: (typeof bannerPlaces)[number]
  fromAt: Date
  untilAt: Date
  publishedRuAt: Date | null
  publishedEnAt: Date | null
}

/** The pages on which tickets are chosen, bought, found again and given back. */
const ticketPages = /^\/(?:tickets|excursions|master-classes|refund)\//

/** Those that are published in a language for the page at this path, without its language, whenever they are seen. */
export function bannersAt(banners: readonly Banner[], path: string, locale: LocaleCode): Banner[] {
  return banners.filter(banner => {
    if (!isPublishedIn(banner, locale)) return false
    if (banner.place === 'home') return path === '/'
    return banner.place === 'everywhere' || ticketPages.test(path)
  })
}

/** The one that is seen: a warning before news, then the one that began last. */
export function shownBanner(banners: readonly Banner[], now: Date): Banner | null {
  const [first = null] = banners
    .filter(({ fromAt, untilAt }) => fromAt <= now && now < untilAt)
    .toSorted(
      (a, b) =>
        Number(b.tone === 'warning') - Number(a.tone === 'warning') ||
        b.fromAt.getTime() - a.fromAt.getTime() ||
        b.id - a.id,
    )
  return first
}

/** When the next of them begins or ends. */
export function nextBannerTurn(banners: readonly Banner[], now: Date): Date | null {
  const [next = null] = banners
    .flatMap(({ fromAt, untilAt }) => [fromAt, untilAt])
    .filter(moment => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return next
}

/** As the page has it. */
export function bannerView({ text, to, tone }: Banner, locale: LocaleCode): BannerView {
  return { text: text[locale], tone, ...(to && { to }) }
}
