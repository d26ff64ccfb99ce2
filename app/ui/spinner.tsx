/** Appears after 250 ms, so that quick answers do not flash. */
export function Spinner() {
  return (
    <span className="appear-late inline-flex">
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        className="animate-spin"
      >
        <path d="M14.5 4.2A7 7 0 1 0 14.5 13.8" />
      </svg>
    </span>
  )
}
