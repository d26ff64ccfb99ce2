import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { planeOf, type Sized, withMoved } from '../card.ts'
import type { Corners, Point } from '../homography.ts'
import type { Photo } from '../read-photo.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { PhotoCanvas } from './photo-canvas.tsx'
import { PhotoLoupe } from './photo-loupe.tsx'
import { useDrag } from './use-drag.ts'

/** Four marks for the four corners of the card, each to be carried or moved by keys; a loupe shows the one in hand. */
export function PhotoMarks({
  photo,
  corners,
  work,
  onMove,
  onDone,
  onAnother,
  t,
}: {
  photo: Photo
  corners: Corners
  work: Sized
  onMove(corners: Corners): void
  onDone(): void
  onAnother(): void
  t: OnWallTexts
}) {
  const [inHand, setInHand] = useState(0)
  const isCard = planeOf(corners, work) !== null
  const move = (mark: number, by: Point) => {
    const { x, y } = corners[mark] ?? { x: 0, y: 0 }
    onMove(
      withMoved(corners, mark, {
        x: Math.min(photo.width, Math.max(0, x + by.x)) - x,
        y: Math.min(photo.height, Math.max(0, y + by.y)) - y,
      }),
    )
  }
  return (
    <>
      <PhotoCanvas photo={photo}>
        {scale => (
          <>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${photo.width} ${photo.height}`}
              className="pointer-events-none absolute inset-0 size-full"
            >
              <polygon
                points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="#fff"
                fillOpacity={0.12}
                stroke={isCard ? '#f2eadc' : '#ff8c98'}
                strokeWidth={1.5 / scale}
              />
            </svg>
            {corners.map((corner, mark) => (
              <CornerMark
                key={t.photo.corners[mark]}
                corner={corner}
                scale={scale}
                label={t.photo.corners[mark] ?? ''}
                at={fill(t.photo.at, { x: Math.round(corner.x), y: Math.round(corner.y) })}
                onHold={() => setInHand(mark)}
                onMove={by => move(mark, by)}
              />
            ))}
            <PhotoLoupe photo={photo} at={corners[inHand] ?? corners[0]} />
          </>
        )}
      </PhotoCanvas>
      <div className="grid gap-3 border-t border-hair bg-raised px-5 py-3 lg:flex lg:items-center lg:justify-between lg:px-7">
        <p role="status" className="type-small text-pretty">
          {isCard ? t.photo.mark : t.photo.wrong}
        </p>
        <div className="flex gap-3">
          <button type="button" onClick={onAnother} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.photo.another}
          </button>
          <button
            type="button"
            disabled={!isCard}
            onClick={onDone}
            className={buttonClass({ size: 'small', className: 'flex-1' })}
          >
            {t.photo.hang}
          </button>
        </div>
      </div>
    </>
  )
}

function CornerMark({
  corner,
  scale,
  label,
  at,
  onHold,
  onMove,
}: {
  corner: Point
  scale: number
  label: string
  at: string
  onHold(): void
  onMove(by: Point): void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const drag = useDrag({
    onHand: (from, to) => onMove({ x: (to.x - from.x) / scale, y: (to.y - from.y) / scale }),
    onKeys: onMove,
  })
  useLayoutEffect(() => {
    button.current?.style.setProperty('transform', `translate(${corner.x * scale}px, ${corner.y * scale}px)`)
  }, [corner, scale])
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${at}`}
      {...drag}
      onFocus={onHold}
      onPointerEnter={onHold}
      className="absolute -top-[22px] -left-[22px] grid size-11 cursor-move touch-none place-items-center"
    >
      <svg aria-hidden="true" width="26" height="26" fill="none">
        <circle cx="13" cy="13" r="11" stroke="#13100e" strokeWidth="4" />
        <circle cx="13" cy="13" r="11" stroke="#e5744f" strokeWidth="2" />
        <path d="M13 8v10M8 13h10" stroke="#fff" strokeWidth="1" />
      </svg>
    </button>
  )
}
