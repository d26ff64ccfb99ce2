import type { ReactNode } from 'react'
import { Entablature } from '../../ui/entablature.tsx'
import { Island } from '../islands/island.tsx'
import { Header } from '../parts/header.tsx'
import { Notices } from '../parts/notices.tsx'

/** The plan by day. It fills the screen, so there is no footer. */
export function ClearLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <div className="page sticky top-16 z-10 bg-ground lg:top-19">
        <Entablature />
      </div>
      <Island name="banner" />
      <Notices />
      <main id="main" tabIndex={-1} className="flex-1 overflow-x-clip outline-none">
        {children}
      </main>
    </div>
  )
}
