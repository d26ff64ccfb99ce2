import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Slip, type Toast } from './toast-slip.tsx'

let toasts: readonly Toast[] = []
let lastId = 0
let isOpen = false
const listeners = new Set<() => void>()

/**
 * A slip at the foot of the window: what has just happened, and perhaps one thing to do about it. It goes by itself
 * after six seconds; an error stays until it is closed. It stands outside the page's own tree, so that it outlives a
 * change of page and costs nothing until it is first used.
 */
export function showToast(
  text: string,
  { action, isError = false }: Partial<Pick<Toast, 'action' | 'isError'>> = {},
): void {
  const toast: Toast = { id: ++lastId, text, isError, ...(action ? { action } : {}) }
  const add = () => change([...toasts, toast])
  if (isOpen) add()
  // What is announced must come into a region that screen readers have already met.
  else setTimeout(add, 100)
  openHost()
}

function openHost() {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  host.className = 'toasts'
  document.body.append(host)
  createRoot(host).render(<Toasts />)
}

function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const close = (id: number) => change(toasts.filter(toast => toast.id !== id))
  const slips = (isError: boolean) =>
    shown.flatMap(toast =>
      toast.isError === isError ? <Slip key={toast.id} {...toast} onClose={close} /> : [],
    )
  return (
    <>
      <div role="alert">{slips(true)}</div>
      <div role="status">{slips(false)}</div>
    </>
  )
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
