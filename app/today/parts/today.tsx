import { useEffect, useState } from 'react'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useFairNow } from '../../navigation/fair-clock.ts'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { useChunk } from '../../navigator/parts/use-chunk.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Stylobate } from '../../ui/stylobate.tsx'
import { watchToday } from '../device/watch-today.ts'
import { hallsAt, type TodayView } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'
import { ChangedList } from './changed-list.tsx'
import { DayHead } from './day-head.tsx'
import { HallBays, HallList } from './hall-bays.tsx'
import { SoonList } from './soon-list.tsx'

/** The day as the server has made it; `now` is when, `mayTell` whether browsers are told of changes here. */
export type TodayData = { view: TodayView; now: string; words: TodayTexts; mayTell: boolean }

const loadOwnDay = () => import('./own-day.tsx')

/**
 * Home on a day of the fair. The server draws it with the page; in the browser its code comes by itself once the page
 * stands, and keeps it as it is at the fair.
 */
export function Today() {
  const { data, locale } = useView()
  const told = (data as { today?: TodayData | null } | null)?.today
  return told ? <Day told={told} locale={locale} /> : null
}

/** By the name under which the shell knows its island. */
export { Today as today }

function Day({ told, locale }: { told: TodayData; locale: LocaleCode }) {
  const { words: t } = told
  const { view, updatedAt, said } = useLiveDay(told, locale)
  const now = useFairNow(true) ?? new Date(told.now)
  const { events: kept } = useMyPlan()
  const code = useChunk(kept.length > 0, loadOwnDay)
  const own = kept.length > 0 && code !== 'failed' ? code : null
  const mine = { view, kept, now, t, locale }
  const halls = hallsAt(view, now)
  return (
    <div className="today">
      <div className="page">
        <DayHead view={view} now={now} updatedAt={updatedAt} t={t} />
        <Entablature overhang />
        <Parts t={t} />
        <HallBays halls={halls} now={now} t={t} locale={locale} />
      </div>
      <div className="max-lg:hidden">
        <Stylobate />
      </div>
      <div className="today-parts page">
        <SoonList view={view} now={now} t={t} />
        <HallList halls={halls} t={t} />
        <ChangedList changes={view.changes} kept={kept} mayTell={told.mayTell} t={t} />
        <section id="today-plan" aria-labelledby="today-plan-title" className="today-part">
          <h2 id="today-plan-title" className="today-heading">
            {t.myPlan}
          </h2>
          {own ? <own.OwnDay {...mine} /> : <NoPlan t={t} />}
        </section>
      </div>
      {own && <own.NextBar {...mine} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const parts = ['now', 'soon', 'halls', 'plan'] as const

/** Where one is on a phone: plain links to the parts of the day. */
function Parts({ t }: { t: TodayTexts }) {
  const [current, setCurrent] = useState<(typeof parts)[number]>('now')
  return (
    <nav aria-label={t.parts} className="today-nav">
      {parts.map(part => (
        <a
          key={part}
          href={`#today-${part}`}
          aria-current={part === current ? 'true' : undefined}
          onClick={() => setCurrent(part)}
          className={cx(part === current ? 'lintel-current' : 'text-ink-2')}
        >
          {t[part]}
        </a>
      ))}
    </nav>
  )
}

function NoPlan({ t }: { t: TodayTexts }) {
  return (
    <>
      <p className="type-body mt-4 text-ink-2">{t.emptyPlan}</p>
      <Link to="/program/" className={buttonClass({ tone: 'text' })}>
        {t.toProgramme}
      </Link>
    </>
  )
}

/** The day as it is now, when that was heard, and what to say of it aloud: news and nothing else. */
function useLiveDay(told: TodayData, locale: LocaleCode) {
  const [live, setLive] = useState({ view: told.view, updatedAt: new Date(told.now), said: '' })
  const { words } = told
  useEffect(
    () =>
      watchToday(locale, (view, heardAt) => {
        setLive(before => {
          const known = new Set(before.view.changes.map(({ id, kind }) => `${id} ${kind}`))
          const news = view.changes.filter(({ id, kind }) => !known.has(`${id} ${kind}`))
          const said = news
            .slice(0, 3)
            .map(({ kind, title }) => fill(words.announced, { kind: words.changes[kind], title }))
          return { view, updatedAt: heardAt, said: news.length > 0 ? said.join('. ') : before.said }
        })
      }),
    [locale, words],
  )
  return live
}
