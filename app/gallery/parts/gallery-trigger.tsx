import type { ReactNode } from 'react'
import type { Slide } from '../slide.ts'

export function GalleryTrigger({
  slides,
  index,
  className,
  children,
}: {
  slides: readonly Slide[]
  index: number
  className?: string
  children: ReactNode
}) {
  return (
    <a href={`/_ipx/w_1600/${slides[index]?.src}`} className={className}>
      {children}
    </a>
  )
}
