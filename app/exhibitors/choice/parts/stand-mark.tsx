/** All the marks a stand may have; the nearest `data-state` says which is seen (`stand-plan.css`). Five units around zero. */
export function StandMarkShapes() {
  return (
    <>
      <circle className="mark-free" r="4.2" />
      <g className="mark-held">
        <circle r="4.2" />
        <path d="M0-4.2a4.2 4.2 0 0 1 0 8.4z" />
      </g>
      <circle className="mark-sold" r="4.4" />
      <path className="mark-mine" d="M-4.4.2-1.2 3.4 4.6-3.4" />
    </>
  )
}

/** The mark beside a word: in the legend and in the list. */
export function StandMark() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="18"
      height="18"
      viewBox="-7 -7 14 14"
      className="stand-mark shrink-0"
    >
      <rect className="mark-box" x="-6.2" y="-6.2" width="12.4" height="12.4" />
      <StandMarkShapes />
    </svg>
  )
}
