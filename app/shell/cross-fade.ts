import { flushSync } from 'react-dom'

// A browser too busy to fade is not waited for.
const patienceMs = 150

/** One page fades into the next where the browser can do so; nobody waits for it, and nothing else depends on it. */
export async function crossFade(work: () => void): Promise<void> {
  if (!document.startViewTransition || isStill()) return work()
  const transition = document.startViewTransition(() => {
    clearTimeout(impatience)
    flushSync(work)
  })
  const impatience = setTimeout(() => transition.skipTransition(), patienceMs)
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
