import { currentPlan } from '../../my-plan/parts/use-my-plan.ts'
import type { View } from '../../navigation/view.ts'
import { fill, type TextsOf } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { TodayChange, TodayView } from '../today-view.ts'
import { watchToday } from './watch-today.ts'

type Read = {
  getView(): View
  subscribe(onChange: () => void): () => void
  navigate(to: string): Promise<void>
  fail(error: unknown): void
}

/**
 * Tells whoever keeps a plan what has become of an event in it, on whatever page they are: a quiet strip at the foot, once for
 * each change. What had changed before the page was opened stands on the home page of the day. The map is told where the plan
 * leads next.
 */
export function tellPlanNews(router: Read): () => void {
  const { locale } = router.getView()
  const strip = document.body.appendChild(document.createElement('div'))
  strip.className = 'plan-news'
  strip.setAttribute('role', 'status')
  let known: Set<string> | null = null

  let latest: TodayView | null = null
  const sayOnMap = async () => {
    if (!latest || router.getView().path !== '/navigator/map/') return
    const { tellNextOnMap } = await import('./next-on-map.ts')
    tellNextOnMap(latest, locale)
  }
  const saySoon = () => void sayOnMap().catch(() => {})
  const forget = router.subscribe(saySoon)
  const beat = setInterval(saySoon, 60_000)

  const leave = watchToday(locale, (view: TodayView) => {
    latest = view
    saySoon()
    const { changes } = view
    const before = known
    known = new Set(changes.map(nameOf))
    if (!before) return
    const kept = new Set(currentPlan().events)
    const news = changes.find(change => !before.has(nameOf(change)) && kept.has(change.slug))
    if (news) show(news)
  })

  function show(change: TodayChange) {
    const t = texts[locale]
    const text = document.createElement('p')
    text.textContent = sentenceOf(change, locale)
    const link = document.createElement('a')
    link.href = withLocale('/program/plan/', locale)
    link.textContent = t.plan
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      strip.replaceChildren()
      router.navigate(link.href.slice(location.origin.length)).catch((error: unknown) => router.fail(error))
    })
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = t.close
    close.addEventListener('click', () => strip.replaceChildren())
    const box = document.createElement('div')
    box.append(text, link, close)
    strip.replaceChildren(box)
  }

  return () => {
    leave()
    forget()
    clearInterval(beat)
    strip.remove()
  }
}

/** An hour that is changed again is news again. */
function nameOf({ id, kind }: TodayChange): string {
  return `${id} ${kind}`
}

function sentenceOf({ kind, title, now }: TodayChange, locale: LocaleCode): string {
  const t = texts[locale]
  if (kind === 'cancelled' || !now) return fill(t.cancelled, { title })
  if (kind === 'place') return fill(t.place, { title, hall: now.hallName })
  return fill(now.isToday ? t.moved : t.otherDay, { title, time: now.from })
}

const ru = {
  moved: '«{title}» теперь в\u00a0{time}',
  otherDay: '«{title}» теперь в\u00a0другой день, в\u00a0{time}',
  place: '«{title}» теперь в\u00a0другом месте: {hall}',
  cancelled: '«{title}» отменили',
  plan: 'План',
  close: 'Понятно',
} as const

const en: TextsOf<typeof ru> = {
  moved: '“{title}” is now at {time}',
  otherDay: '“{title}” is now on another day, at {time}',
  place: '“{title}” has a new place: {hall}',
  cancelled: '“{title}” has been cancelled',
  plan: 'Plan',
  close: 'Got it',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }
