import { useEffect, useState } from 'react'
import type { LocaleCode } from '../../platform/languages.ts'
import { keepChoice, readChoice } from '../device/device-choice.ts'
import { createSignals } from '../device/signals.ts'
import type { Reading } from '../reading.ts'
import type { DoorPageTexts } from '../texts.ru.ts'
import { verdictView } from '../verdict-view.ts'

/** Sounds and shakes with every verdict, and again when the server has changed it. */
export function useSignals(shown: Reading | null, t: DoorPageTexts, locale: LocaleCode) {
  const [signals] = useState(createSignals)
  const [isMuted, setMuted] = useState(() => readChoice('muted') === 'yes')
  useEffect(() => {
    const wake = () => signals.wake()
    const touches = ['pointerdown', 'keydown']
    for (const touch of touches) addEventListener(touch, wake)
    return () => {
      for (const touch of touches) removeEventListener(touch, wake)
    }
  }, [signals])
  const judgement = shown?.judgement
  const tone = judgement ? verdictView(judgement, t.verdicts, locale).tone : null
  const nonce = shown?.nonce
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next ticket sounds even if its verdict is the same
  useEffect(() => {
    if (tone) signals.give(tone, isMuted)
  }, [nonce, tone])
  return {
    isMuted,
    setMuted(wish: boolean) {
      keepChoice('muted', wish ? 'yes' : 'no')
      setMuted(wish)
    },
  }
}
