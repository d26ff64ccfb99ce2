import { type RefObject, useLayoutEffect, useState } from 'react'
import { arrive } from '../motion.ts'
import type { GalleryRun } from '../run-gallery.ts'
import type { Box, Size } from '../zoom.ts'

/** The whole screen, and the part of it where a work may hang. */
export type Place = { screen: Size; area: Box }

/** Opens the dialog, and knows from then on how much room there is. */
export function usePlace({
  run,
  dialog,
  room,
  area,
  ground,
}: {
  run: GalleryRun
  dialog: RefObject<HTMLDialogElement | null>
  room: RefObject<HTMLElement | null>
  area: RefObject<HTMLElement | null>
  ground: RefObject<HTMLElement | null>
}): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const free = area.current
    if (!room.current || !free) return
    dialog.current?.showModal()
    // The room itself, not its first button: a space bar pressed now starts the slideshow and closes nothing.
    room.current.focus({ preventScroll: true })
    arrive(ground.current, { opacity: 0 })
    run.send({ type: 'opened' })
    const measure = () => {
      const { left, top, width, height } = free.getBoundingClientRect()
      setPlace({ screen: { width: innerWidth, height: innerHeight }, area: { left, top, width, height } })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room.current)
    observer.observe(free)
    return () => observer.disconnect()
  }, [run, dialog, room, area, ground])
  return place
}
