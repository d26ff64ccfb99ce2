import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { Header } from '../parts/header.tsx'
import { Notices } from '../parts/notices.tsx'
import { ShellPart } from '../parts/shell-part.tsx'
import { TicketStrip } from '../parts/ticket-strip.tsx'

/** The catalogue read at night: every public page except the map. */
export function DarkLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShellPart part="header">
        <Header />
      </ShellPart>
      <Island name="banner" />
      <Notices />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
      <ShellPart part="footer">
        <TicketStrip />
        <Island name="footer" />
      </ShellPart>
    </>
  )
}
