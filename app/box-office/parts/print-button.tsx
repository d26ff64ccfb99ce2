import { useIsHydrated } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'

/** Puts the page on paper; without a script the browser's own menu does. */
export function PrintButton({ children }: { children: string }) {
  if (!useIsHydrated()) return null
  return (
    <Button tone="ghost" size="small" className="on-screen" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
