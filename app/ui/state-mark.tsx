export type MarkState = 'free' | 'held' | 'sold'

/** The dots of a gallery: ring, half, full. A word or an accessible name always stands beside it. */
export function StateMark({ state, size = 13 }: { state: MarkState; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 13 13"
      fill="none"
      stroke="currentColor"
      className={colours[state]}
    >
      <circle cx="6.5" cy="6.5" r="5.8" fill={state === 'sold' ? 'currentColor' : 'none'} />
      {state === 'held' && <path d="M6.5.7a5.8 5.8 0 0 0 0 11.6z" fill="currentColor" />}
    </svg>
  )
}

const colours = {
  free: 'shrink-0 text-success',
  held: 'shrink-0 text-warning',
  sold: 'shrink-0 text-accent',
}
