import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { SavedWorksTexts } from '../texts.ru.ts'

/** Where a work was that has just been let go: one press and it is back. Whoever let it go by the keyboard stays here. */
export function RemovedWork({
  said,
  onTakeBack,
  t,
}: {
  said: string
  onTakeBack(): void
  t: SavedWorksTexts
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className="type-body flex flex-wrap items-center gap-x-6 border-b border-hair py-4 text-ink-2 print:hidden">
      <span role="status">{said}</span>
      <Button ref={button} tone="text" onClick={onTakeBack}>
        {t.takeBack}
      </Button>
    </p>
  )
}
