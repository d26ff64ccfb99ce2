import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

/** A question or a text over the page. The browser keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  children,
}: {
  title: ReactNode
  isOpen: boolean
  onClose(): void
  closeLabel: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Esc is the keyboard's way
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
      className="dialog"
    >
      <div className="p-6 md:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="type-d3 pt-1.5">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-mt-1 -mr-2.5 grid size-11 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  )
}
