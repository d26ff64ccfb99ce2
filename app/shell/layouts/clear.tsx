import type { ReactNode } from 'react'
import { Entablature } from '../../ui/entablature.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Header } from '../parts/header.tsx'
import { useShellTexts } from '../use-shell-texts.ts'

/** The plan by day. It fills the screen, so there is no footer. */
export function ClearLayout({ children }: { children: ReactNode }) {
  const { skipToContent } = useShellTexts()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <div className="sticky top-0 z-20 bg-ground">
        <Header />
        <div className="page">
          <Entablature />
        </div>
      </div>
      <main id="main" tabIndex={-1} className="flex-1 overflow-x-clip outline-none">
        {children}
      </main>
    </div>
  )
}
