import type { ReactNode } from 'react'

export function DarkLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
