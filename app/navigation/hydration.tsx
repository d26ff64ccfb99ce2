import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

/** For a class, which has no hooks; components use `useIsHydrated`. */
export const Hydrated = createContext(false)

/** Tells the whole tree, in slices between which the page answers to touch, that it has come to life. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and while hydrating: what only the browser knows must not differ from the stored page. */
export function useIsHydrated(): boolean {
  return useContext(Hydrated)
}
