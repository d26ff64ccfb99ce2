import { useEffect, useState } from 'react'
import { isTrue, readScale, type ScreenScale } from '../screen-scale.ts'

const key = 'portico-screen'

/** What a centimetre is on this screen, as the visitor has measured it; kept on the device, true at one zoom only. */
export function useScreenScale() {
  const [kept, setKept] = useState(readKept)
  const ratio = usePixelRatio()
  const isPinched = useIsPinched()
  return {
    ratio,
    isPinched,
    scale: kept && isTrue(kept, ratio) ? kept : null,
    /** It was measured, and since then the zoom or the screen is another. */
    hasChanged: kept !== null && !isTrue(kept, ratio),
    keep(scale: ScreenScale | null) {
      setKept(scale)
      try {
        if (scale) localStorage.setItem(key, JSON.stringify(scale))
        else localStorage.removeItem(key)
      } catch {
        // Then it holds until the page is left.
      }
    },
  }
}

function readKept(): ScreenScale | null {
  try {
    return readScale(localStorage.getItem(key))
  } catch {
    return null
  }
}

/** Changes with the zoom of the page, and when the window comes onto another screen. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => devicePixelRatio)
  useEffect(() => {
    const look = () => setRatio(devicePixelRatio)
    const query = matchMedia(`(resolution: ${ratio}dppx)`)
    query.addEventListener('change', look)
    addEventListener('resize', look)
    return () => {
      query.removeEventListener('change', look)
      removeEventListener('resize', look)
    }
  }, [ratio])
  return ratio
}

/** Two fingers enlarge the page without a pixel changing its size. */
function useIsPinched(): boolean {
  const [isPinched, setIsPinched] = useState(false)
  useEffect(() => {
    const seen = window.visualViewport
    const look = () => setIsPinched(Math.abs((seen?.scale ?? 1) - 1) > 0.01)
    look()
    seen?.addEventListener('resize', look)
    return () => seen?.removeEventListener('resize', look)
  }, [])
  return isPinched
}
