import { type ReactNode, useEffect, useState } from 'react'
import { useChunk } from '../../navigator/parts/use-chunk.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { keepChoice, readChoice } from '../device/device-choice.ts'
import { handScanner } from '../device/hand-scanner.ts'
import type { DoorTexts } from '../door-texts.ts'
import { gateName, type NamedGate } from '../gates.ts'
import { Attention } from './attention.tsx'
import { CameraView } from './camera-view.tsx'
import { CodeForm } from './code-form.tsx'
import { GateChoice } from './gate-choice.tsx'
import { NetworkLine } from './network-line.tsx'
import { Readings } from './readings.tsx'
import { useScanner } from './use-scanner.ts'
import { useSignals } from './use-signals.ts'
import { VerdictScreen } from './verdict-screen.tsx'

const loadCounts = () => import('./counts.tsx')

/** The scanner: a place chosen once, then one ticket after another. */
export function GatePost({
  gates,
  t,
  locale,
  languages,
}: {
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
  /** Chosen together with the place: in the middle of work a slip would lead away. */
  languages: ReactNode
}) {
  const { scanner, state } = useScanner()
  const [gate, setGate] = useState(() => readChoice('gate'))
  const { isMuted, setMuted } = useSignals(state.shown, t, locale)
  useEffect(() => (gate ? listenToHands(text => void scanner.read(text, gate)) : undefined), [scanner, gate])
  // Nobody waits for numbers: they come after what lets people in.
  const counts = useChunk(gate !== null && state.list !== null, loadCounts)
  if (gate === null) {
    return (
      <GateChoice
        gates={gates}
        title={t.chooseGate}
        languages={languages}
        onChoose={id => {
          keepChoice('gate', id)
          setGate(id)
        }}
      />
    )
  }
  const read = (text: string) => void scanner.read(text, gate)
  const words = { gates, t, locale }
  return (
    <>
      <div inert={state.shown !== null}>
        <div className="door-bar">
          <p className="type-d3">{gateName(gate, gates)}</p>
          <div className="flex flex-wrap gap-x-6">
            <Button tone="text" className="type-small" onClick={() => setGate(null)}>
              {t.changeGate}
            </Button>
            <Button tone="text" className="type-small" onClick={() => setMuted(!isMuted)}>
              {isMuted ? t.soundOff : t.soundOn}
            </Button>
          </div>
        </div>
        <NetworkLine state={state} t={t} locale={locale} />
        <div className="door-desk">
          <div>
            <CameraView t={t} onCode={read} />
            <CodeForm t={t} onCode={read} />
          </div>
          <div>
            <Attention state={state} {...words} />
            <Readings readings={state.readings} {...words} />
          </div>
        </div>
        {counts && counts !== 'failed' && (
          <counts.Counts isOnline={state.isOnline && !state.isSignedOut} {...words} />
        )}
      </div>
      <VerdictScreen shown={state.shown} onNext={scanner.dismiss} {...words} />
    </>
  )
}

/** Whatever has the focus: what a hand scanner types is a ticket, and its Enter presses nothing. */
function listenToHands(onText: (text: string) => void): () => void {
  const take = handScanner()
  const listen = (event: KeyboardEvent) => {
    const text = event.ctrlKey || event.metaKey || event.altKey ? null : take(event)
    if (text === null) return
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLInputElement) event.target.value = ''
    onText(text)
  }
  document.addEventListener('keydown', listen, { capture: true })
  return () => document.removeEventListener('keydown', listen, { capture: true })
}
