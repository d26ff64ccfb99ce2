import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { currentIndex, type Gallery } from '../gallery-state.ts'
import { arrive, depart } from '../motion.ts'
import type { PageThumbnails } from '../page-thumbnails.ts'
import type { GalleryRun } from '../run-gallery.ts'
import { type Box, moveInto } from '../zoom.ts'

/** The work grows out of its thumbnail, and in the end goes back into it or fades. */
export function useComingAndGoing({
  run,
  gallery,
  thumbnails,
  hung,
  room,
  ground,
  work,
}: {
  run: GalleryRun
  gallery: Gallery
  thumbnails: PageThumbnails
  hung: Box | null
  room: RefObject<HTMLElement | null>
  ground: RefObject<HTMLElement | null>
  work: RefObject<HTMLElement | null>
}) {
  const hasCome = useRef(false)
  useLayoutEffect(() => {
    if (!hung || hasCome.current) return
    hasCome.current = true
    const place = thumbnails.placeOf(currentIndex(gallery))
    arrive(work.current, place ? { transform: moveInto(place, hung) } : { opacity: 0 })
    for (const piece of furniture(room.current)) arrive(piece, { opacity: 0 })
  }, [gallery, thumbnails, hung, room, work])

  const going = useEffectEvent(() => {
    const place = gallery.state === 'custom-closing' ? thumbnails.placeOf(currentIndex(gallery)) : null
    if (!place || !hung) return depart(room.current, { opacity: 0 })
    const faded = [ground.current, ...furniture(room.current)].flatMap(piece => depart(piece, { opacity: 0 }))
    return [...faded, ...depart(work.current, { transform: moveInto(place, hung) })]
  })
  useEffect(() => {
    if (gallery.state !== 'closing' && gallery.state !== 'custom-closing') return
    const played = going().map(({ finished }) => finished)
    void Promise.allSettled(played).then(() => run.send({ type: 'destroy' }))
  }, [gallery.state, run])
}

function furniture(room: Element | null): Element[] {
  return [...(room?.querySelectorAll('.lightbox-bar, .lightbox-caption, .lightbox-foot') ?? [])]
}
