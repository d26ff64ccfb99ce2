import { useEffect, useRef } from 'react'
import { inFours } from '../../box-office/tickets/crockford.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { DoorTexts } from '../door-texts.ts'
import type { NamedGate } from '../gates.ts'
import type { Reading } from '../reading.ts'
import { verdictView } from '../verdict-view.ts'
import { VerdictBlock } from './verdict-block.tsx'

// Whoever may simply come in is inside by then; everything else stays until somebody has read it.
const goMs = 3_000

/** The verdict over the whole screen. The next ticket takes its place by itself. */
export function VerdictScreen({
  shown,
  onNext,
  gates,
  t,
  locale,
}: {
  shown: Reading | null
  onNext(): void
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
}) {
  const judgement = shown?.judgement ?? null
  const tone = judgement && verdictView(judgement, t.verdicts, locale).tone
  const nonce = shown?.nonce
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (nonce === undefined) return
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before !== button.current) before.focus({ preventScroll: true })
    }
  }, [nonce])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ticket has its own three seconds
  useEffect(() => {
    if (tone !== 'go') return
    const timer = setTimeout(onNext, goMs)
    return () => clearTimeout(timer)
  }, [nonce, tone, onNext])
  if (!shown) return null
  return (
    <section className="door-screen" data-tone={tone ?? 'asking'} aria-label={t.title}>
      {judgement ? (
        // A new element for every verdict: it is read out again though the words are the same.
        <VerdictBlock
          key={`${nonce} ${judgement.verdict}`}
          judgement={judgement}
          product={shown.product}
          overruled={shown.isOverruled ? `${timeOf(shown.at)}, ${inFours(shown.code ?? '')}` : undefined}
          gates={gates}
          t={t}
          locale={locale}
        />
      ) : (
        <p className="door-verdict door-word" role="status">
          {t.asking}
        </p>
      )}
      <button ref={button} type="button" className="door-next" onClick={onNext}>
        {t.next}
      </button>
    </section>
  )
}
