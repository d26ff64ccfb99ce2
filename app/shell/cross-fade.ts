import { flushSync } from 'react-dom'

/** One page fades into the next where the browser can do so; nobody waits for it, and nothing else depends on it. */
export async function crossFade(work: () => void): Promise<void> {
  if (!document.startViewTransition || isStill()) return work()
  const transition = document.startViewTransition(() => flushSync(work))
  // A fade that is overtaken by the next one, or that no one sees, is no error.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

function isStill(): boolean {
  return (
    document.documentElement.dataset.access !== undefined ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
