import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Gallery, isClosing } from '../gallery-state.ts'
import { type Command, commandOf } from '../keys.ts'
import type { GalleryRun } from '../run-gallery.ts'
import type { ZoomControl } from './use-zoom.ts'

/** Keys, wherever the focus is; and the focus itself, which goes round inside the room. */
export function useKeys({
  run,
  gallery,
  zoom,
  dialog,
}: {
  run: GalleryRun
  gallery: Gallery
  zoom: ZoomControl
  dialog: RefObject<HTMLDialogElement | null>
}) {
  function obey(command: Command) {
    const go = (to: { type: 'move'; by: number } | { type: 'show'; index: number }) => {
      run.send({ type: 'pause' })
      run.send(to)
    }
    if (typeof command === 'object') return zoom.pan(-80 * command.pan.x, -80 * command.pan.y)
    switch (command) {
      case 'close':
        return void run.close()
      case 'next':
        return go({ type: 'move', by: 1 })
      case 'previous':
        return go({ type: 'move', by: -1 })
      case 'first':
        return go({ type: 'show', index: 0 })
      case 'last':
        return go({ type: 'show', index: gallery.slides.length - 1 })
      case 'zoom-in':
        run.send({ type: 'pause' })
        return zoom.by(zoomStep)
      case 'zoom-out':
        return zoom.by(1 / zoomStep)
      case 'slideshow':
        return run.send({ type: gallery.isPlaying ? 'pause' : 'play' })
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') return keepInside(event, dialog.current)
    const isOnControl = event.target instanceof HTMLButtonElement
    const command = commandOf(event, { isZoomed: zoom.isZoomed(), isOnControl })
    if (!command || isClosing(gallery)) return
    // Otherwise the browser would take Esc as a wish of its own, and a second one would override us.
    event.preventDefault()
    obey(command)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

export const zoomStep = 1.5

// The browser's modal dialog would let Tab walk out into the browser's own window.
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null) {
  const buttons = dialog?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])') ?? []
  const stops = [...buttons].filter(
    button => button.offsetParent !== null && getComputedStyle(button).visibility === 'visible',
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const focused = document.activeElement
  const isAtEdge = event.shiftKey
    ? focused === first || !stops.includes(focused as HTMLElement)
    : focused === last
  if (!isAtEdge) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}
