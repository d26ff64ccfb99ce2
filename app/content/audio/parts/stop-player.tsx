import { useEffect, useRef, useSyncExternalStore } from 'react'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import { isAt, placeOf } from '../listening.ts'
import { PlayerLine } from './player-line.tsx'
import type { PlayerProps } from './player-props.ts'
import { RecordedPlayer } from './recorded-player.tsx'
import { showSentence } from './show-sentence.ts'

/** How a stop is heard: from its recording, by the device's voice, or not at all. */
export function StopPlayer(props: PlayerProps) {
  const { guide, stop, t } = props
  const { voice, unplayable } = useSyncExternalStore(guide.subscribe, guide.state)
  if (stop.recording !== null && !unplayable.has(stop.number))
    return <RecordedPlayer {...props} recording={stop.recording} />
  if (voice === null) return <p className="type-small mb-6 text-ink-2 print:hidden">{t.noVoice}</p>
  return voice && <SpokenPlayer {...props} />
}

function SpokenPlayer({ guide, stop, next, t, locale }: PlayerProps) {
  const { listening, speed } = useSyncExternalStore(guide.subscribe, guide.state)
  const { number } = stop
  const count = stop.transcript.flat().length
  const place = placeOf(listening, number)
  const marked = isAt(listening, number) ? place : null
  const isAskedFor = useRef(false)

  useEffect(() => {
    showSentence(number, marked, isAskedFor.current)
    isAskedFor.current = false
  }, [number, marked])
  useEffect(() => () => showSentence(number, null, false), [number])

  const go = (to: number) => {
    isAskedFor.current = true
    guide.tell({ kind: 'seek', stop: number, place: to })
  }
  return (
    <PlayerLine
      guide={guide}
      listening={listening}
      stop={number}
      next={next}
      speed={speed}
      t={t}
      locale={locale}
      onPlay={() => {
        isAskedFor.current = true
      }}
      steps={[
        {
          label: t.previousSentence,
          face: <Icon name="previous" />,
          isOff: place === 0,
          go: () => go(place - 1),
        },
        {
          label: t.nextSentence,
          face: <Icon name="next" />,
          isOff: place === count - 1,
          go: () => go(place + 1),
        },
      ]}
      bar={{
        label: t.placeInText,
        value: place,
        max: count - 1,
        step: 1,
        told: fill(t.sentence, { place: place + 1, count }),
        shown: fill(t.outOf, { place: place + 1, count }),
        onSeek: go,
      }}
    />
  )
}
