import { use } from 'react'
import { imageUrl, isServedByUs, isSvg, placeholderWidth, withoutQuery } from '../rules.ts'
import { ImageDomains } from './image-domains.ts'
import { Picture, type PictureProps } from './picture.tsx'

/**
 * A picture whose place is kept to its exact ratio before it has come, with sixteen blurred pixels of it meanwhile:
 * nothing below moves. `room` is the class of a font size: how high it may become; it is never wider than its box.
 */
export function ReservedPicture({ room, className = '', ...picture }: PictureProps & { room: string }) {
  const domains = use(ImageDomains)
  const { src, width, height } = picture
  if (!width || !height) return <Picture {...picture} className={`h-auto max-w-full ${className}`} />
  return (
    <span className={`reserved ${room} ${className}`}>
      <svg
        aria-hidden="true"
        focusable="false"
        width={`${(width / height).toFixed(4)}em`}
        viewBox={`0 0 ${width} ${height}`}
      />
      {hasPlaceholder(src, domains) && (
        <img
          alt=""
          aria-hidden="true"
          loading={picture.priority ? 'eager' : 'lazy'}
          src={imageUrl(src, { width: placeholderWidth, format: 'webp' }, domains)}
          className="reserved-blur"
        />
      )}
      <Picture {...picture} />
    </span>
  )
}

/** What is transparent would let it shine through. */
function hasPlaceholder(src: string, domains: readonly string[]) {
  return !isSvg(src) && isServedByUs(src, domains) && /\.jpe?g$/i.test(withoutQuery(src))
}
