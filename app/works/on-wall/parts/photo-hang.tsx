import { use, useLayoutEffect, useRef, useState } from 'react'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { imageUrl } from '../../../images/rules.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { coarseError, planeOf, seenAt } from '../card.ts'
import { figure } from '../figures.ts'
import { type Corners, carry, cssMatrix, inverse, moved, type Point, scaled, times } from '../homography.ts'
import type { WallData } from '../pages/wall.server.ts'
import type { Photo } from '../read-photo.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { PhotoCanvas } from './photo-canvas.tsx'
import { useDrag } from './use-drag.ts'

// The element is made this fine and carried onto the photograph by its matrix.
const pxPerCm = 10

/** The work in the plane of the photographed wall, as large as the card says. */
export function PhotoHang({
  photo,
  corners,
  work,
  onMarks,
  onAnother,
  t,
  locale,
}: {
  photo: Photo
  corners: Corners
  work: WallData['work']
  onMarks(): void
  onAnother(): void
  t: OnWallTexts
  locale: LocaleCode
}) {
  const plane = planeOf(corners, work)
  // Its upper left corner, in centimetres of the wall from the card's; at first the card is under its middle.
  const [at, setAt] = useState<Point>({ x: 4.3 - work.widthCm / 2, y: 2.7 - work.heightCm / 2 })
  if (!plane) return null
  const isSeen = (where: Point) =>
    seenAt(plane.matrix, { left: where.x, top: where.y, width: work.widthCm, height: work.heightCm }) !== null
  const move = (by: Point) =>
    setAt(now => {
      const next = { x: now.x + by.x, y: now.y + by.y }
      return isSeen(next) ? next : now
    })
  const percent = figure(Math.max(0.5, plane.error * 100), locale)
  const facts = { px: Math.round(plane.cardPx), percent }
  const isCoarse = plane.error > coarseError
  return (
    <>
      <PhotoCanvas photo={photo}>
        {scale => <WorkInPhoto {...{ plane, work, at, scale, t }} onMove={move} />}
      </PhotoCanvas>
      <div className="grid gap-3 border-t border-hair bg-raised px-5 py-3 lg:flex lg:items-center lg:justify-between lg:px-7">
        <div role="status" className="type-small max-w-text text-pretty">
          {!isSeen(at) && <p className="text-warning">{t.photo.outside}</p>}
          <p className={isCoarse ? 'text-warning' : undefined}>
            {isCoarse ? fill(t.photo.coarse, facts) : fill(t.photo.good, facts)}
          </p>
          <p className="text-ink-2">{`${plane.isSlanted ? t.photo.slanted : t.photo.straight} ${t.photo.move}`}</p>
        </div>
        <div className="flex gap-3">
          <button type="button" onClick={onMarks} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.photo.marks}
          </button>
          <button type="button" onClick={onAnother} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.photo.another}
          </button>
        </div>
      </div>
    </>
  )
}

function WorkInPhoto({
  plane,
  work,
  at,
  scale,
  onMove,
  t,
}: {
  plane: NonNullable<ReturnType<typeof planeOf>>
  work: WallData['work']
  at: Point
  scale: number
  onMove(by: Point): void
  t: OnWallTexts
}) {
  const domains = use(ImageDomains)
  const button = useRef<HTMLButtonElement>(null)
  const seen = times(scaled(scale), plane.matrix)
  const { widthCm, heightCm, picture } = work
  const matrix = cssMatrix(times(times(seen, moved(at.x, at.y)), scaled(1 / pxPerCm)))
  useLayoutEffect(() => {
    const style = button.current?.style
    style?.setProperty('width', `${widthCm * pxPerCm}px`)
    style?.setProperty('height', `${heightCm * pxPerCm}px`)
    style?.setProperty('transform', matrix)
  }, [matrix, widthCm, heightCm])
  const drag = useDrag({
    onHand(from, to) {
      const back = inverse(seen)
      const [start, end] = [carry(back, from), carry(back, to)]
      onMove({ x: end.x - start.x, y: end.y - start.y })
    },
    onKeys: onMove,
  })
  return (
    <button
      ref={button}
      type="button"
      aria-label={t.photo.work}
      data-hung=""
      {...drag}
      className="absolute top-0 left-0 block origin-top-left cursor-move touch-none shadow-[0_20px_40px_-10px_rgb(0_0_0/0.7)]"
    >
      <img
        alt=""
        draggable={false}
        src={imageUrl(
          picture.src,
          { width: picture.width > 1024 ? 1024 : undefined, format: 'webp' },
          domains,
        )}
        className="size-full"
      />
    </button>
  )
}
