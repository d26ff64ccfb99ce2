import { useLayoutEffect, useRef } from 'react'
import type { Point } from '../homography.ts'
import type { Photo } from '../read-photo.ts'

const sidePx = 132
const times = 4

/** What lies under the mark in hand, enlarged, in the corner of the photograph where the hand is not. */
export function PhotoLoupe({ photo, at }: { photo: Photo; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isAtLeft = at.x < photo.width / 2
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const part = sidePx / times
    pen.imageSmoothingEnabled = false
    pen.fillStyle = '#13100e'
    pen.fillRect(0, 0, sidePx, sidePx)
    pen.drawImage(photo.picture, at.x - part / 2, at.y - part / 2, part, part, 0, 0, sidePx, sidePx)
    pen.strokeStyle = '#e5744f'
    pen.beginPath()
    pen.moveTo(sidePx / 2, 0)
    pen.lineTo(sidePx / 2, sidePx)
    pen.moveTo(0, sidePx / 2)
    pen.lineTo(sidePx, sidePx / 2)
    pen.stroke()
  }, [photo, at])
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 border border-ink ${isAtLeft ? 'right-2' : 'left-2'}`}
    >
      <canvas ref={canvas} width={sidePx} height={sidePx} className="block" />
    </span>
  )
}
