import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type SheetStop, stopAfterPull, stopBeside } from '../sheet-stops.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

// A hand that presses is never quite still.
const pressSlack = 6

/**
 * What lies over the plan on a phone, in three stops: drawn by its head, moved by its buttons, folded by Esc. In a
 * wide window there is no sheet, and what it holds stands around the plan.
 */
export function MapSheet({
  stop,
  onStop,
  sheet,
  title,
  children,
  t,
}: {
  stop: SheetStop
  onStop(stop: SheetStop): void
  sheet: RefObject<HTMLDivElement | null>
  /** What is in it while it is folded. */
  title: string | null
  children: ReactNode
  t: NavigatorTexts
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || stop === 'folded') return
    onStop('folded')
    event.currentTarget.querySelector<HTMLElement>('.map-sheet-head button')?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is for whatever has the focus inside
    <div ref={sheet} data-stop={stop} className="map-sheet" onKeyDown={onKeyDown}>
      <div className="map-sheet-head needs-script" onPointerDown={event => pull(event, stop, onStop)}>
        {title && <p className="type-d3 min-w-0 truncate">{title}</p>}
        <div className="ml-auto flex gap-1">
          {stop !== 'full' && (
            <StopButton isUp onClick={() => onStop(stopBeside(stop, 1))}>
              {t.unfold}
            </StopButton>
          )}
          {stop !== 'folded' && (
            <StopButton onClick={() => onStop(stopBeside(stop, -1))}>{t.fold}</StopButton>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of what is inside */}
      <div
        className="map-sheet-body"
        onFocus={event => {
          // The keyboard has gone on below the fold: what it stands on must be seen.
          if (stop === 'folded' && event.target.matches(':focus-visible')) onStop('half')
        }}
      >
        {children}
      </div>
    </div>
  )
}

function StopButton({
  isUp = false,
  onClick,
  children,
}: {
  isUp?: boolean
  onClick(): void
  children: string
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="type-small inline-flex min-h-11 items-center gap-1.5 px-2 hover:text-accent"
    >
      <Icon name="chevron-down" className={isUp ? 'rotate-180' : undefined} />
      {children}
    </button>
  )
}

/** The sheet follows the hand and comes to rest at a stop; pressed without being drawn, it opens. */
function pull(down: PointerEvent<HTMLElement>, stop: SheetStop, onStop: (stop: SheetStop) => void) {
  const head: HTMLElement = down.currentTarget
  const sheet = head.parentElement
  const stage = sheet?.parentElement
  if (!sheet || !stage || (down.target as Element).closest('button') || down.button !== 0) return
  const from = sheet.offsetHeight
  let to = from
  const letGo = new AbortController()
  const { signal } = letGo
  head.setPointerCapture(down.pointerId)
  head.addEventListener(
    'pointermove',
    move => {
      to = Math.min(Math.max(from + down.clientY - move.clientY, 0), stage.clientHeight)
      if (Math.abs(to - from) < pressSlack) return
      stage.dataset.pulled = ''
      stage.style.setProperty('--sheet', `${to}px`)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel']) {
    head.addEventListener(
      end,
      () => {
        letGo.abort()
        delete stage.dataset.pulled
        stage.style.removeProperty('--sheet')
        if (Math.abs(to - from) >= pressSlack) onStop(stopAfterPull(stage.clientHeight, from, to))
        else if (stop === 'folded') onStop('half')
      },
      { signal },
    )
  }
}
