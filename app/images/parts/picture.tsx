import { type ComponentProps, use } from 'react'
import {
  formats,
  type ImageModifiers,
  imageUrl,
  isServedByUs,
  isSvg,
  placeholderWidth,
  type Sizes,
  sizesOf,
  withoutQuery,
} from '../rules.ts'
import { ImageDomains } from './image-domains.ts'

/** A picture in the widths its place on the page needs, as webp and in its own format. */
export function Picture({ src, alt, width, height, sizes, priority = false, ...rest }: PictureProps) {
  const variants = variantsOf({ src, width, sizes }, use(ImageDomains))
  // Attributes that steer loading come before src: some browsers start fetching as soon as they see it.
  return (
    // With pictures switched off, the stylesheet shows these words in their place.
    <picture data-alt={alt || undefined}>
      {variants.webp && <source type={formats.webp} srcSet={variants.webp} sizes={variants.sizes} />}
      <img
        {...rest}
        alt={alt}
        width={width || undefined}
        height={height || undefined}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        sizes={variants.sizes}
        srcSet={variants.srcSet}
        src={variants.src}
      />
    </picture>
  )
}

/**
 * A picture whose place is kept to its exact ratio before it has come, with sixteen blurred pixels of it meanwhile:
 * nothing below moves. `room` is the class of a font size: how high it may become; it is never wider than its box.
 */
export function ReservedPicture({ room, className = '', ...picture }: PictureProps & { room: string }) {
  const { src, width, height } = picture
  const domains = use(ImageDomains)
  return (
    <span className={`reserved ${room} ${className}`}>
      <svg aria-hidden="true" width={`${width / height}em`} viewBox={`0 0 ${width} ${height}`} />
      {/* What is transparent would let it shine through. */}
      {ownFormat(src) === 'jpg' && isServedByUs(src, domains) && (
        <img
          alt=""
          loading="lazy"
          src={imageUrl(src, { width: placeholderWidth, format: 'webp' }, domains)}
          className="reserved-blur"
        />
      )}
      <Picture {...picture} />
    </span>
  )
}

/** Width and height are the picture's own, 0 if unknown; `priority` is for what is seen without scrolling. */
export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sizes?: Sizes
  priority?: boolean
} & Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority' | 'style'
>

/** The `<link>` for the document head that fetches exactly what the picture will ask for. */
export function picturePreload(props: Shown, domains: readonly string[] = []): PicturePreload {
  const { webp, sizes, src } = variantsOf(props, domains)
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const
  return webp ? { ...link, imageSrcSet: webp, imageSizes: sizes, type: formats.webp } : { ...link, href: src }
}

export type PicturePreload = Pick<ComponentProps<'link'>, 'href' | 'imageSrcSet' | 'imageSizes' | 'type'> & {
  rel: 'preload'
  as: 'image'
  fetchPriority: 'high'
}

type Shown = Pick<PictureProps, 'src' | 'width' | 'sizes'>

function variantsOf(
  { src, width, sizes: wanted = '100vw' }: Shown,
  domains: readonly string[],
): { src: string; srcSet?: string; webp?: string; sizes?: string } {
  if (isSvg(src) || !isServedByUs(src, domains)) return { src: imageUrl(src, {}, domains) }
  const { sizes, widths } = sizesOf(wanted, width)
  const url = (shown: number | undefined, format: ImageModifiers['format']) =>
    imageUrl(src, { width: shown === width ? undefined : shown, format }, domains)
  const srcSet = (format: ImageModifiers['format']) =>
    widths.map(width => `${url(width, format)} ${width}w`).join(', ')
  const own = ownFormat(src)
  return { src: url(widths.at(-1), own), srcSet: srcSet(own), webp: srcSet('webp'), sizes }
}

// The last resort keeps transparency where the original may have it.
function ownFormat(src: string) {
  return /\.(png|webp|gif)$/i.test(withoutQuery(src)) ? 'png' : 'jpg'
}
