import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { NamedGate } from '../gates.ts'

/** Asked once; the device remembers. */
export function GateChoice({
  gates,
  title,
  languages,
  onChoose,
}: {
  gates: readonly NamedGate[]
  title: string
  languages: ReactNode
  onChoose(id: string): void
}) {
  return (
    <section aria-labelledby="gate-title">
      <h2 id="gate-title" className="type-d2">
        {title}
      </h2>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2">
        {gates.map(({ id, name }) => (
          <li key={id}>
            <Button tone="ghost" className="min-h-20 w-full text-[1.25rem]" onClick={() => onChoose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-8">{languages}</div>
    </section>
  )
}
