import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

export type Toast = {
  id: number
  text: string
  isError: boolean
  action?: { label: string; onClick(): void }
}

const shownMs = 6_000

/** One slip. Whoever points at it or reaches it by the keyboard has all the time they need. */
export function Slip({ id, text, isError, action, onClose }: Toast & { onClose(id: number): void }) {
  const [isHeld, setHeld] = useState(isError)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onClose(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, onClose])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(isError)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone reads it
    <div
      className={isError ? 'toast toast-error' : 'toast'}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name={isError ? 'warning' : 'check'} size={18} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 underline underline-offset-4"
          onClick={() => {
            action.onClick()
            onClose(id)
          }}
        >
          {action.label}
        </button>
      )}
      {isError && (
        <button
          type="button"
          aria-label={closeLabel()}
          className="-mr-2.5 grid size-11 place-items-center"
          onClick={() => onClose(id)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}

// The slip stands outside the page and its words; the document knows its language.
function closeLabel() {
  return document.documentElement.lang.startsWith('en') ? 'Close' : 'Закрыть'
}
