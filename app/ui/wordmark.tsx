import { fairName } from './fair-name.ts'
import { lettering, monogramPath, smallMonogramPath } from './wordmark-paths.ts'

/** The sign and the name in one colour. Sized by height; the picture is named for screen readers. */
export function Wordmark({
  locale,
  height = 36,
  className,
}: {
  locale: 'ru' | 'en'
  height?: number
  className?: string
}) {
  const { width, path } = lettering[locale]
  return (
    <svg
      role="img"
      aria-label={fairName[locale]}
      width={Math.round((width * height) / 72)}
      height={height}
      viewBox={`0 0 ${width} 72`}
      fill="currentColor"
      className={className}
    >
      <path d={monogramPath} />
      <path d={path} />
    </svg>
  )
}

/** The sign alone, decoration beside the written name. */
export function Monogram({ size = 32, className }: { size?: number; className?: string }) {
  const isSmall = size <= 24
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={isSmall ? '0 0 32 32' : '0 0 64 64'}
      fill="currentColor"
      className={className}
    >
      <path d={isSmall ? smallMonogramPath : monogramPath} />
    </svg>
  )
}
