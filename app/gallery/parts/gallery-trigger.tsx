import { type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { ImageDomains } from '../../images/parts/image-domains.ts'
import { imageUrl } from '../../images/rules.ts'
import { isPlainClick } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { openText } from '../trigger-texts.ts'
import { loadGallery, openGallery } from './open-gallery.ts'
import type { GalleryOptions, OpenedGallery } from './show-lightbox.tsx'

/** A thumbnail that opens the gallery; without JavaScript it leads to the picture in full. */
export function GalleryTrigger({
  slides,
  index,
  idleMs,
  onShouldClose,
  className,
  children,
}: Pick<GalleryOptions, 'slides' | 'index' | 'onShouldClose'> & {
  idleMs?: GalleryOptions['idleMs'] | undefined
  className?: string
  children: ReactNode
}) {
  const { locale } = useView()
  const domains = use(ImageDomains)
  const opened = useRef<OpenedGallery>(null)
  useEffect(() => () => opened.current?.destroy(), [])

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const thumbnail = event.currentTarget
    thumbnail.ariaBusy = 'true'
    try {
      opened.current = await openGallery({
        slides,
        index,
        locale,
        domains,
        thumbnail,
        ...(idleMs !== undefined && { idleMs }),
        ...(onShouldClose && { onShouldClose }),
      })
    } catch {
      // Without its code there is still the picture.
      location.assign(thumbnail.href)
    }
    thumbnail.ariaBusy = null
  }

  const slide = slides[index]
  if (!slide) return children
  return (
    <a
      href={imageUrl(slide.src, {}, domains)}
      aria-label={`${openText[locale]}: ${slide.alt}`}
      className={cx('gallery-trigger', className)}
      onClick={open}
      // The hand is on its way: what fails now will be asked for again by the click.
      onPointerEnter={() => void loadGallery(locale).catch(() => {})}
    >
      {children}
    </a>
  )
}
