import type { ReactNode } from 'react'

export function ClearLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
