import { cx } from '../../ui/cx.ts'

/** The middle column of the error page: its stump, and the capital with a piece of the shaft beside it. */
export function FallenColumn({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="204"
      height="166"
      viewBox="0 0 204 166"
      className={cx(
        'absolute bottom-0 left-1/2 -ml-[92px] overflow-visible xl:-ml-[30px] opacity-95',
        className,
      )}
    >
      <clipPath id="stump">
        <path d="M9 166V29L16 37 25 4 33 27 41 12 52 37V166Z" />
      </clipPath>
      <g clipPath="url(#stump)">
        <use href="#column-shaft-11" width="60" height="146" y="2" />
      </g>
      <path
        d="M10.5 36 11 24 16 35 25 4 33 27 41 12 49 37"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".8"
      />
      <use href="#column-base" width="60" height="18" y="148" />
      <clipPath id="piece">
        <path d="M-30 0H30V132L20 138 12 131 2 139-8 132-18 138-30 131Z" />
      </clipPath>
      <g transform="translate(204 136) rotate(90)">
        <g clipPath="url(#piece)">
          <use href="#column-cap-11" x="-30" width="60" height="24" />
          <use href="#column-shaft-11" x="-30" y="24" width="60" height="120" />
        </g>
        <path d="M-18 138-8 132 2 139 12 131 19 136" fill="none" stroke="currentColor" strokeOpacity=".6" />
      </g>
    </svg>
  )
}

/** The lintel over it has cracked where it lost its support. */
export function CrackedEntablature() {
  return (
    <div aria-hidden="true" className="overhang relative h-[9px]">
      <div className="entablature absolute inset-0" />
      <svg
        aria-hidden="true"
        focusable="false"
        width="24"
        height="12"
        className="absolute top-0 left-1/2 -ml-3 overflow-visible"
      >
        <path d="M2 0H22V3.2H2Z" className="fill-ground" />
        <path d="M0 1.5H3L8 9 12 4 16 9 21 1.5H24" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    </div>
  )
}
