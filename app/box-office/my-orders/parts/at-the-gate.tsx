import { useState } from 'react'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Button } from '../../../ui/button.tsx'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { type GateTicket, GateView } from './gate-view.tsx'

/** The press that makes the screen a ticket. It comes with the page and not later: at the gate there may be no signal. */
export function AtTheGate({ tickets, t }: { tickets: readonly GateTicket[]; t: MyOrdersTexts }) {
  const [isOpen, setOpen] = useState(false)
  // Without a script the page itself is what is shown.
  if (!useIsHydrated() || tickets.length === 0) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.gate.open}
      </Button>
      {isOpen && <GateView tickets={tickets} onClose={() => setOpen(false)} t={t} />}
    </>
  )
}
