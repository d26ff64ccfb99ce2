import { monogramPath, smallMonogramPath } from './wordmark-paths.ts'

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
