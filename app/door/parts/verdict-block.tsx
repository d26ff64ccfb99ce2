import type { DoorProduct } from '../../box-office/catalogue/products.ts'
import type { Judgement } from '../../box-office/tickets/judge-entry.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DoorTexts } from '../door-texts.ts'
import { gateName, type NamedGate } from '../gates.ts'
import { verdictView } from '../verdict-view.ts'

const icons = { go: 'check', check: 'warning', stop: 'close' } as const

/** One word, one colour, one shape; then what is so and what to do, in large letters. */
export function VerdictBlock({
  judgement,
  gates,
  t,
  locale,
  product,
  overruled,
}: {
  judgement: Judgement
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
  product?: DoorProduct | undefined
  /** Which ticket the server has decided otherwise about: its holder may have gone on. */
  overruled?: string | undefined
}) {
  const { tone, title, lines } = verdictView(named(judgement, gates), t.verdicts, locale)
  return (
    <div className="door-verdict" data-tone={tone} role="alert">
      <Icon name={icons[tone]} size={72} />
      {overruled && (
        <p className="door-line">
          {t.overruled}: {overruled}
        </p>
      )}
      <p className="door-word">{title}</p>
      {judgement.verdict === 'admit' && product && <p className="door-line">{t.products[product]}</p>}
      {lines.map(line => (
        <p key={line} className="door-line">
          {line}
        </p>
      ))}
    </div>
  )
}

export function named(judgement: Judgement, gates: readonly NamedGate[]): Judgement {
  return judgement.verdict === 'refuse' && judgement.reason === 'already-in'
    ? { ...judgement, gate: gateName(judgement.gate, gates) }
    : judgement
}
