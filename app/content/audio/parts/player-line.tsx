import type { ReactNode } from 'react'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { chipClass } from '../../../ui/chip-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Listening } from '../listening.ts'
import type { PlayerTexts } from '../player-texts.ru.ts'
import { type Speed, speeds } from '../speeds.ts'
import type { Guide } from './open-guide.ts'
import { SeekBar, type SeekBarProps } from './seek-bar.tsx'
import { howToScroll } from './show-sentence.ts'

type Step = { label: string; face: ReactNode; isOff: boolean; go(): void }

/** The controls of a stop, the same for the voice and for a recording: only steps and the bar differ. */
export function PlayerLine({
  guide,
  listening,
  stop,
  next,
  speed,
  t,
  locale,
  steps,
  bar,
  onPlay,
}: {
  guide: Guide
  listening: Listening
  stop: number
  next: number | null
  speed: Speed
  t: PlayerTexts
  locale: LocaleCode
  steps: Step[]
  bar: SeekBarProps
  onPlay?: () => void
}) {
  const { status, stop: heard, hasFailed } = listening
  const isOwn = heard === stop
  const isPlaying = isOwn && status === 'playing'
  return (
    <>
      <fieldset
        aria-label={fill(t.player, { number: stop })}
        className="player flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden"
      >
        <Button
          tone="secondary"
          size="small"
          className="player-play min-w-36"
          onClick={() => {
            if (isPlaying) return guide.tell({ kind: 'pause' })
            onPlay?.()
            guide.tell({ kind: 'play', stop })
          }}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
          {isPlaying ? t.pause : t.listen}
        </Button>
        {steps.map(({ label, face, isOff, go }) => (
          // Pressed to the end it stays under the finger, and in the order of Tab.
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={isOff}
            className="player-step"
            onClick={() => isOff || go()}
          >
            {face}
          </button>
        ))}
        <SeekBar {...bar} />
      </fieldset>
      <div className="player-more flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <fieldset aria-label={t.speed} className="flex min-w-0 items-center gap-1">
          {speeds.map(choice => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === speed}
              className={`player-speed ${chipClass(choice === speed)}`}
              onClick={() => guide.setSpeed(choice)}
            >
              {choice.toLocaleString(locale)}×
            </button>
          ))}
        </fieldset>
        {next !== null && (
          <Button tone="text" onClick={() => goOn(guide, next)}>
            {fill(t.nextStop, { number: next })}
            <Icon name="arrow-right" size={18} />
          </Button>
        )}
      </div>
      <p role="status" className="type-small text-ink-2 not-empty:mb-6 print:hidden">
        {isOwn && hasFailed && t.failed}
        {isOwn && status === 'ended' && t.ended}
      </p>
    </>
  )
}

/** The next stop unfolds and is heard; the keyboard finds itself at its button. */
function goOn(guide: Guide, next: number) {
  const stop = document.getElementById(`stop-${next}`)
  if (!(stop instanceof HTMLDetailsElement)) return
  stop.open = true
  guide.tell({ kind: 'play', stop: next })
  const pressed = document.activeElement
  let framesLeft = 120
  let isScrolled = false
  // What has just been unfolded takes the focus once it is drawn: a few frames later on a busy device.
  requestAnimationFrame(function arrive() {
    if (document.activeElement !== pressed) return
    if (!isScrolled) stop.scrollIntoView({ block: 'start', behavior: howToScroll() })
    isScrolled = true
    stop.querySelector<HTMLButtonElement>('.player-play')?.focus({ preventScroll: true })
    framesLeft -= 1
    if (framesLeft > 0) requestAnimationFrame(arrive)
  })
}
