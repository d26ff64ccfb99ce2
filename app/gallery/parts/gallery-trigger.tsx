import { type ReactNode, use } from 'react'
import { ImageDomains } from '../../images/parts/image-domains.ts'
import { imageUrl } from '../../images/rules.ts'
import { useView } from '../../navigation/view.ts'
import type { Slide } from '../slide.ts'
import { openWord } from '../trigger-words.ts'

/** A thumbnail that opens the gallery; without JavaScript it leads to the picture in full. */
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
  const { locale } = useView()
  const domains = use(ImageDomains)
  const slide = slides[index]
  if (!slide) return children
  return (
    <a
      href={imageUrl(slide.src, {}, domains)}
      aria-label={`${openWord[locale]}: ${slide.alt}`}
      className={className}
    >
      {children}
    </a>
  )
}
