import type { ReactNode } from 'react'

/** First on the page; leads past the header. */
export function SkipLink({ href = '#content', children }: { href?: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  )
}
