import type { ReactNode } from 'react'
import { type ShellPart as Part, useRouter } from '../../navigation/view.ts'

/**
 * A part of the shell that depends on nothing but the address. Around a page of one visitor's own the server puts it in
 * as it was drawn for the one before (`entry.server.tsx`); the browser finds it as if it had been drawn with the page.
 */
export function ShellPart({ part, children }: { part: Part; children: ReactNode }) {
  const { standInFor } = useRouter()
  return standInFor ? standInFor(part, children) : children
}
