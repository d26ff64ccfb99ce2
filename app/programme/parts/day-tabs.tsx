import { type KeyboardEvent, useRef } from 'react'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link } from '../../navigation/link.tsx'
import { useRouter } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'

export type DayTab = {
  key: string
  /** «26» and «пт», or «Все» alone. */
  big: string
  small?: string
  count: string
  to: string
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Days hang from the entablature. One of them is in the order of the Tab key, arrows walk along the others. */
export function DayTabs({
  tabs,
  current,
  label,
  panel,
}: {
  tabs: readonly DayTab[]
  current: string
  label: string
  /** The id of what the tabs choose. */
  panel: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const isHydrated = useIsHydrated()

  function walk(event: KeyboardEvent) {
    const step = steps[event.key]
    const at = tabs.findIndex(({ key }) => key === current)
    const next = tabs[step?.(at, tabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`#${tabId(next.key)}`)?.focus()
    // Walking past a day is not a visit to it: Back leads out of the row at once.
    void router.navigate(next.to, { replace: true })
  }

  // On a phone the days stay in sight: whoever has read on begins the day they choose at its beginning.
  function toBeginning() {
    const day = document.getElementById(panel)
    if (day && day.getBoundingClientRect().top < 0) day.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="no-scrollbar -mt-px flex max-md:sticky max-md:top-[63px] max-md:z-10 max-md:-mx-(--page-margin) max-md:justify-between max-md:overflow-x-auto max-md:border-b max-md:border-hair max-md:bg-ground max-md:px-(--page-margin) md:gap-11 print:hidden"
    >
      {tabs.map(({ key, big, small, count, to }) => (
        <Link
          key={key}
          // Before the script takes over, a day is a place further down.
          to={isHydrated ? to : `#${key === 'all' ? panel : dayId(key)}`}
          id={tabId(key)}
          role="tab"
          aria-selected={key === current}
          aria-current={false}
          aria-controls={panel}
          tabIndex={key === current ? 0 : -1}
          onKeyDown={walk}
          onClick={toBeginning}
          className={cx(
            'flex min-h-11 shrink-0 flex-col pt-4 pb-3 transition-colors hover:text-accent max-md:px-1.5 max-xs:px-1 md:pt-5',
            key === current ? 'lintel-current lintel-draw' : 'text-ink-2',
          )}
        >
          <span className="type-numeral type-numeral-s max-md:[--numeral:2rem]">
            {big}
            {small && <span className="max-md:hidden">, {small}</span>}
            {small && <span className="ml-1 font-sans text-[0.9375rem] md:hidden">{small}</span>}
          </span>
          <span className="type-caption mt-1.5 max-md:hidden">{count}</span>
        </Link>
      ))}
    </div>
  )
}

export function tabId(key: string) {
  return `tab-${key}`
}

/** Where a day begins in the list. */
export function dayId(key: string) {
  return `day-${key}`
}
