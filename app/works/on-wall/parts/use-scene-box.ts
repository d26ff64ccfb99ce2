import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Box } from '../scene.ts'

/** How large the place of an element is, as soon as it is known and whenever it changes; null until then. */
export function useSceneBox(place: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setBox(last => (last?.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return box
}
