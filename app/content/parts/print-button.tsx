import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Button } from '../../ui/button.tsx'

/** Without a script there would be nothing to press, so it comes with the script. */
export function PrintButton({ children }: { children: string }) {
  if (!useIsHydrated()) return null
  return (
    <Button tone="ghost" size="small" className="print:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
