import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Footer } from '../parts/footer.tsx'
import { Header } from '../parts/header.tsx'
import { TicketStrip } from '../parts/ticket-strip.tsx'
import { useShellTexts } from '../use-shell-texts.ts'

/** The catalogue read at night: every public page except the map. */
export function DarkLayout({ children }: { children: ReactNode }) {
  const { skipToContent } = useShellTexts()
  return (
    <>
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
      <TicketStrip />
      <Footer />
    </>
  )
}
