import type { LocaleCode } from '../../../platform/languages.ts'
import { hear, type Listening, type ListeningEvent, placeOf, silence } from '../listening.ts'
import type { Speed } from '../speeds.ts'
import { spokenParts } from '../spoken-parts.ts'
import { openDeviceVoice } from './device-voice.ts'
import { findVoice } from './find-voice.ts'
import { keepSpeed, keptSpeed } from './kept-speed.ts'

export type HeardStop = { number: number; sentences: string[]; recording: string | null }

export type GuideState = {
  listening: Listening
  /** Undefined until it is known. */
  voice: SpeechSynthesisVoice | null | undefined
  speed: Speed
  /** Stops whose recording did not come: the voice reads them. */
  unplayable: ReadonlySet<number>
}

export type Guide = ReturnType<typeof openGuide>

/** All that sounds on the page. What is to be done is decided by `hear`; here it is done. */
export function openGuide(stops: readonly HeardStop[], locale: LocaleCode) {
  const lengths = Object.fromEntries(stops.map(({ number, sentences }) => [number, sentences.length]))
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
  const device = synthesis && openDeviceVoice(synthesis)
  const listeners = new Set<() => void>()
  let state: GuideState = {
    listening: silence,
    voice: synthesis ? undefined : null,
    speed: keptSpeed(),
    unplayable: new Set(),
  }
  const stopLooking = synthesis && findVoice(synthesis, locale, voice => set({ voice }))

  function set(change: Partial<GuideState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function tell(event: ListeningEvent) {
    const before = state.listening
    const listening = hear(before, event, lengths)
    if (listening === before) return
    set({ listening })
    const isSpoken = listening.status === 'playing' && spokenStop(listening)
    if (!isSpoken) device?.hush()
    else if (listening.turn !== before.turn) say(isSpoken)
  }

  function say(stop: HeardStop) {
    const { listening, voice, speed } = state
    const { turn } = listening
    const sentence = stop.sentences[placeOf(listening, stop.number)]
    if (!device || !voice || sentence === undefined) return tell({ kind: 'failed', turn })
    device.say(spokenParts(sentence, locale), { voice, rate: speed }, kind => tell({ kind, turn }))
  }

  /** The stop that is heard, if the voice reads it. */
  function spokenStop({ stop }: Listening): HeardStop | undefined {
    return stops.find(({ number, recording }) => {
      return number === stop && (recording === null || state.unplayable.has(number))
    })
  }

  const pause = () => tell({ kind: 'pause' })
  window.addEventListener('pagehide', pause)

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
    setSpeed(speed: Speed) {
      keepSpeed(speed)
      set({ speed })
      tell({ kind: 'speed' })
    },
    /** The recording does not play; whoever wanted to hear it hears the voice. */
    giveUpRecording(number: number) {
      const { stop, status } = state.listening
      set({ unplayable: new Set([...state.unplayable, number]) })
      if (stop === number && status === 'playing') tell({ kind: 'play', stop: number })
    },
    close() {
      window.removeEventListener('pagehide', pause)
      stopLooking?.()
      device?.close()
    },
  }
}
