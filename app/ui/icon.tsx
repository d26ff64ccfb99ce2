import { cx } from './cx.ts'

export type IconName = keyof typeof paths

// Drawn on a 22 px field with lines of 1.4 px and square ends.
const paths = {
  search: 'M9.5 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.6 13.6 18.5 18.5',
  eye: 'M2 11c2.4-3.7 5.4-5.5 9-5.5s6.6 1.8 9 5.5c-2.4 3.7-5.4 5.5-9 5.5S4.4 14.7 2 11zM11 8.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  menu: 'M3 8h16M3 14h16',
  close: 'M5 5 17 17M17 5 5 17',
  play: 'M7 4.5 17 11 7 17.5z',
  pause: 'M8 5v12M14 5v12',
  previous: 'M5.5 5v12M16.5 5 8.5 11l8 6z',
  next: 'M16.5 5v12M5.5 5l8 6-8 6z',
  expand: 'M4 8.5V4h4.5M13.5 4H18v4.5M18 13.5V18h-4.5M8.5 18H4v-4.5',
  shrink: 'M8.5 4v4.5H4M18 8.5h-4.5V4M13.5 18v-4.5H18M4 13.5h4.5V18',
  'arrow-left': 'M19 11H4M9.5 5.5 4 11l5.5 5.5',
  'arrow-right': 'M3 11h15M12.5 5.5 18 11l-5.5 5.5',
  'arrow-up-right': 'M6 16 16 6M8 6h8v8',
  check: 'M4 11.5 9 16.5 18.5 6',
  warning: 'M11 3.5 20 18.5H2zM11 9v4.5M11 15.3v1.2',
  clock: 'M11 3.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM11 7v4.5l3 2',
  heart: 'M11 18 4 11C2 9 2.2 6.2 4 4.9c2.2-1.6 5-.7 7 2.1 2-2.8 4.8-3.7 7-2.1 1.8 1.3 2 4.1 0 6.1z',
  plus: 'M11 4v14M4 11h14',
  minus: 'M4 11h14',
  user: 'M11 3.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4 19c.5-3.3 3.3-5 7-5s6.5 1.7 7 5',
  list: 'M3 5.5h.5M7 5.5h12M3 11h.5M7 11h12M3 16.5h.5M7 16.5h12',
  grid: 'M3.5 3.5h15v15h-15zM3.5 8.5h15M3.5 13.5h15M8.5 3.5v15M13.5 3.5v15',
  calendar: 'M3.5 5.5h15v13h-15zM3.5 9.5h15M7.5 3v4M14.5 3v4',
  pin: 'M11 19.5c3.8-4.2 5.7-7.4 5.7-10a5.7 5.7 0 1 0-11.4 0c0 2.6 1.9 5.8 5.7 10zM11 7.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  'chevron-down': 'M5.5 8.5 11 14l5.5-5.5',
  share: 'M11 14V3.5M7 7l4-4 4 4M5 10.5v8h12v-8',
  print: 'M6 8V3.5h10V8M6 16H3.5V8h15v8H16M6 13h10v5.5H6z',
  download: 'M11 3.5V14M7 10l4 4 4-4M4 18.5h14',
  letter: 'M3 5.5h16v11H3zM3 6l8 6 8-6',
  route: 'M5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 17.5h7a3 3 0 0 0 0-6H8a3 3 0 0 1 0-6h7M15 2.5h4v6h-4z',
  access: 'M9.5 3v.2M9.5 6v6.5h5l2.5 5.5M9.5 9h5M7.3 9.8a4.8 4.8 0 1 0 6.3 6.2',
}

/** Decoration beside words; a control that has only an icon carries its own accessible name. */
export function Icon({ name, size = 22, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke(size)}
      strokeLinecap="square"
      className={cx('shrink-0', className)}
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** Smaller icons keep the weight of the line. */
function stroke(size: number) {
  return Number((1.4 * (22 / Math.min(size, 22))).toFixed(2))
}
