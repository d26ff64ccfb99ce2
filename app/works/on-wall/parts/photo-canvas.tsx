import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Photo } from '../read-photo.ts'
import { useSceneBox } from './use-scene-box.ts'

/** The photograph as large as its place lets it be, and whatever lies on it: told how many pixels one of its points takes. */
export function PhotoCanvas({ photo, children }: { photo: Photo; children(scale: number): ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const box = useSceneBox(place)
  const scale = box ? Math.min(box.width / photo.width, box.height / photo.height) : 0
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo.picture, 0, 0)
  }, [photo])
  useLayoutEffect(() => {
    stage.current?.style.setProperty('width', `${photo.width * scale}px`)
    stage.current?.style.setProperty('height', `${photo.height * scale}px`)
  }, [photo, scale])
  return (
    <div ref={place} className="relative grid min-h-0 flex-1 place-items-center overflow-hidden bg-ground">
      <div ref={stage} data-stage="" className="relative touch-none overflow-hidden">
        <canvas ref={canvas} width={photo.width} height={photo.height} className="block size-full" />
        {scale > 0 && children(scale)}
      </div>
    </div>
  )
}
