import type { ReactNode } from 'react'

export function EmptyLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
