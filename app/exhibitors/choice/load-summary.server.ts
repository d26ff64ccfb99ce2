import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { answerFor, fairStop } from '../fair-guard.ts'
import { momentOf } from '../moment-of.ts'
import { countdownOf } from '../stands/clock-of.ts'
import type { Hold } from '../stands/find-hold.server.ts'
import { type CatalogueItem, readEquipment } from '../stands/read-equipment.server.ts'
import { standPrice } from '../stands/stand-price.ts'
import { fieldOfItem } from './order-fields.ts'
import type { OwnStand } from './read-own-stand.server.ts'
import type { ShownStand } from './stands-view.ts'
import { choiceTexts } from './texts.server.ts'

const paymentPath = '/account/payment/'

/** What is one's own: the stand, how long it is held, what it costs with what was ordered for it. */
export async function loadSummary(
  context: SignedIn<LoadContext>,
  { application, hold, state }: OwnStand,
  shown: readonly ShownStand[],
) {
  const { db, locale, now, person, mayOpen, posted } = context
  const stand = shown.find(({ code }) => code === hold?.standCode)
  if (!application || !hold || !stand) return null
  const t = choiceTexts[locale]
  const items = await readEquipment(db, application.editionId, application.id)
  const price = standPrice({ code: hold.standCode, priceKopecks: hold.priceKopecks }, items)
  const isPaid = hold.state === 'sold'
  const own = { ...application, state }
  const isOrderOpen = fairStop('order', 'applicant', application.editionId, now) === null
  const mayOrder = !isPaid && state !== 'awaiting-payment' && isOrderOpen
  return {
    stand,
    fair: application.editionId,
    isPaid,
    ...timeLeft(hold, now, locale),
    lines: [
      { name: fill(t.line.stand, { code: hold.standCode }), sum: formatRoubles(hold.priceKopecks, locale) },
      { name: t.line.included, sum: t.line.includes },
      ...price.lines.flatMap(line => lineOf(line, items, mayOrder, locale)),
    ],
    total: formatRoubles(price.totalKopecks, locale),
    mayOrder,
    /** An order stands still where a payment names the sum, and where the fair does. */
    isPaying: !isPaid && state === 'awaiting-payment' && isOrderOpen,
    mayRelease: !isPaid && answerFor(own, 'release-stand', { actor: 'applicant', now }).ok,
    items: mayOrder ? items.map(item => itemView(item, posted?.values ?? {}, locale)) : [],
    faults: (posted?.errors ?? []).slice(1).map(({ message }) => message),
    payment: !isPaid && mayOpen(paymentPath, person) ? paymentPath : null,
  }
}

export type SummaryData = NonNullable<Awaited<ReturnType<typeof loadSummary>>>
export type ItemView = ReturnType<typeof itemView>

/** An invoice holds it until a person decides: no seconds are counted then. */
function timeLeft({ until, state, invoicedAt }: Hold, now: Date, locale: LocaleCode) {
  if (!until || state === 'sold') return { until: null, left: null, isInvoiced: false }
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000)
  const isInvoiced = invoicedAt !== null
  return {
    until: momentOf(until, locale),
    left: isInvoiced ? null : { seconds, text: countdownOf(seconds) },
    isInvoiced,
  }
}

// What may still be changed stands in the form with its own sum; elsewhere the order is lines of the price.
function lineOf(
  line: ReturnType<typeof standPrice>['lines'][number],
  items: readonly CatalogueItem[],
  mayOrder: boolean,
  locale: LocaleCode,
) {
  const { line: words } = choiceTexts[locale]
  const item = items.find(({ slug }) => slug === line.what)
  if (!item) return []
  const name = item.name[locale]
  if (line.kind === 'included')
    return [
      {
        name: fill(words.inPrice, { name, quantity: line.quantity }),
        sum: words.includes,
      },
    ]
  if (mayOrder) return []
  const price = formatRoubles(line.unitKopecks, locale)
  return [
    {
      name: fill(words.item, { name, quantity: line.quantity, price }),
      sum: formatRoubles(line.sumKopecks, locale),
    },
  ]
}

function itemView(item: CatalogueItem, typed: Readonly<Record<string, string>>, locale: LocaleCode) {
  const { order } = choiceTexts[locale]
  const { slug, quantity, left, included, newKopecks, maxPerStand } = item
  const most = left === null ? maxPerStand : Math.min(maxPerStand, quantity + left)
  return {
    slug,
    field: fieldOfItem(slug),
    group: item.group as keyof typeof order.groups,
    name: item.name[locale],
    quantity,
    value: typed[fieldOfItem(slug)] ?? String(quantity),
    most,
    sum: quantity > 0 ? formatRoubles(quantity * item.priceKopecks, locale) : null,
    note: [
      fill(order.perUnit, { price: formatRoubles(item.priceKopecks, locale), unit: item.unit[locale] }),
      left === null ? order.endless : left > 0 ? fill(order.left, { left }) : order.gone,
      included > 0 && fill(order.included, { count: included }),
      newKopecks !== null && fill(order.newPrice, { price: formatRoubles(newKopecks, locale) }),
    ]
      .filter(Boolean)
      .join(', '),
  }
}
