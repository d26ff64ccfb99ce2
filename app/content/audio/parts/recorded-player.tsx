import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clockTime } from '../clock-time.ts'
import { PlayerLine } from './player-line.tsx'
import type { PlayerProps } from './player-props.ts'

const stepSeconds = 10

/** A stop heard from its file. The guide says whether it plays; where it is, the file knows. */
export function RecordedPlayer({
  guide,
  stop,
  next,
  t,
  locale,
  recording,
}: PlayerProps & { recording: string }) {
  const { listening, speed } = useSyncExternalStore(guide.subscribe, guide.state)
  const { number } = stop
  const audio = useRef<HTMLAudioElement>(null)
  const [second, setSecond] = useState(0)
  // Until the file has come, as long as the stop says it takes.
  const [seconds, setSeconds] = useState(stop.minutes * 60)
  const isPlaying = listening.stop === number && listening.status === 'playing'

  useEffect(() => {
    const file = audio.current
    if (!isPlaying) return file?.pause()
    file?.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') guide.tell({ kind: 'failed', turn: listening.turn })
    })
  }, [guide, isPlaying, listening.turn])
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])
  useEffect(() => {
    const file = audio.current
    return () => file?.pause()
  }, [])

  const go = (to: number) => {
    const within = Math.max(0, Math.min(to, seconds))
    if (audio.current) audio.current.currentTime = within
    setSecond(within)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the whole text stands below */}
      <audio
        ref={audio}
        src={recording}
        preload="none"
        onTimeUpdate={event => setSecond(event.currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) setSeconds(duration)
        }}
        // Headphones pulled out, a key on the keyboard: whatever stops or starts it is told to the guide.
        onPause={({ currentTarget: { ended, paused } }) => {
          const { stop: heard } = guide.state().listening
          if (paused && !ended && heard === number) guide.tell({ kind: 'pause' })
        }}
        onPlay={() => {
          const { stop: heard, status } = guide.state().listening
          if (heard !== number || status !== 'playing') guide.tell({ kind: 'play', stop: number })
        }}
        onEnded={() => guide.tell({ kind: 'finished', stop: number })}
        onError={() => guide.giveUpRecording(number)}
      />
      <PlayerLine
        guide={guide}
        listening={listening}
        stop={number}
        next={next}
        speed={speed}
        t={t}
        locale={locale}
        steps={[
          { label: t.back, face: '−10', isOff: second === 0, go: () => go(second - stepSeconds) },
          { label: t.forward, face: '+10', isOff: second >= seconds, go: () => go(second + stepSeconds) },
        ]}
        bar={{
          label: t.placeInRecording,
          value: second,
          max: seconds,
          step: 1,
          told: `${clockTime(second)} / ${clockTime(seconds)}`,
          shown: `${clockTime(second)} / ${clockTime(seconds)}`,
          onSeek: go,
        }}
      />
    </>
  )
}
