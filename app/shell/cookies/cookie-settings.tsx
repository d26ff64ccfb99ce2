import { Suspense, useState } from 'react'
import { onDemand } from '../parts/on-demand.ts'
import { useShellTexts } from '../use-shell-texts.ts'

const CookieDialog = onDemand(() => import('./cookie-dialog.tsx'))

/** The foot of every page: which cookies there are, and the answer that may be changed on any day. */
export function CookieSettings({ className }: { className: string }) {
  const { cookieSettings } = useShellTexts()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" className={`needs-script ${className}`} onClick={() => setState('open')}>
        {cookieSettings}
      </button>
      {state !== 'never' && (
        <Suspense>
          <CookieDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
