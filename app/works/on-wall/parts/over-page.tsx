import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** Over the whole window. The browser keeps the focus inside, closes on Esc and gives the focus back. */
export function OverPage({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  onClose(): void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-ground p-0 text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-14 items-center justify-between gap-4 border-b border-hair px-5 py-1.5 lg:px-7">
          <h2 id={id} className="type-d3">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            className="-mr-2.5 grid size-11 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
