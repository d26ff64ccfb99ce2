import type { ReactNode } from 'react'

type Point = [x: number, y: number, z: number]

/** The outlines of stands in axonometry, one scale for all: three metres by two, walls of two and a half. */
export const standOutlines = [RowStand, CornerStand, EndStand, RotundaPlace, BookPlace]

function RowStand() {
  return (
    <Sheet>
      <Floor />
      <Wall face={back} />
      <Wall face={left} />
      <Frames />
      <path d={shape(right)} strokeOpacity=".5" strokeDasharray="5 5" />
    </Sheet>
  )
}

function CornerStand() {
  return (
    <Sheet>
      <Floor />
      <Wall face={back} />
      <Wall face={left} />
      <Frames />
    </Sheet>
  )
}

function EndStand() {
  return (
    <Sheet>
      <Floor />
      <Wall face={back} />
      <Frame at={0.75} width={1.5} height={1.5} />
    </Sheet>
  )
}

/** A plinth in the middle, a way all round it. */
function RotundaPlace() {
  return (
    <Sheet>
      <ellipse cx={iso([1.5, 1, 0])[0]} cy={iso([1.5, 1, 0])[1]} rx="138" ry="79" strokeDasharray="5 5" />
      <ellipse cx={iso([1.5, 1, 0])[0]} cy={iso([1.5, 1, 0])[1]} rx="102" ry="58" strokeOpacity=".4" />
      <Box from={[1.15, 0.65, 0]} to={[1.85, 1.35, 1.05]} />
      <circle cx={iso([1.5, 1, 1.35])[0]} cy={iso([1.5, 1, 1.35])[1]} r="22" className="fill-ground" />
      <path d={`M${iso([1.5, 1, 1.35]).join(' ')}m-22 0a22 9 0 0 0 44 0`} strokeOpacity=".5" />
    </Sheet>
  )
}

function BookPlace() {
  return (
    <Sheet>
      <Floor />
      <Wall face={back} />
      <Box from={[0.3, 0, 1.55]} to={[2.7, 0.26, 1.62]} />
      <path d={books()} />
      <Box from={[0.5, 0.75, 0.7]} to={[2.5, 1.5, 0.76]} />
      <path d={legs([0.5, 1.5], [2.5, 1.5], [2.5, 0.75])} />
    </Sheet>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="-130 -190 330 350"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="w-full"
    >
      {children}
    </svg>
  )
}

const [width, depth, height] = [3, 2, 2.5]
const back: Point[] = [
  [0, 0, 0],
  [width, 0, 0],
  [width, 0, height],
  [0, 0, height],
]
const left: Point[] = [
  [0, 0, 0],
  [0, depth, 0],
  [0, depth, height],
  [0, 0, height],
]
const right: Point[] = [
  [width, 0, 0],
  [width, depth, 0],
  [width, depth, height],
  [width, 0, height],
]

function Floor() {
  return (
    <path
      d={shape([
        [0, 0, 0],
        [width, 0, 0],
        [width, depth, 0],
        [0, depth, 0],
      ])}
      fill="currentColor"
      fillOpacity=".05"
    />
  )
}

function Wall({ face }: { face: Point[] }) {
  return <path d={shape(face)} fill="currentColor" fillOpacity={face === left ? '.14' : '.08'} />
}

/** Three works on the back wall, on one line of sight. */
function Frames() {
  return (
    <>
      <Frame at={0.3} width={0.6} height={0.75} />
      <Frame at={1.2} width={0.7} height={0.9} />
      <Frame at={2.2} width={0.5} height={0.65} />
    </>
  )
}

function Frame({ at, width, height }: { at: number; width: number; height: number }) {
  const [low, high] = [1.55 - height / 2, 1.55 + height / 2]
  return (
    <path
      d={shape([
        [at, 0, low],
        [at + width, 0, low],
        [at + width, 0, high],
        [at, 0, high],
      ])}
    />
  )
}

function Box({ from: [x, y, z], to: [X, Y, Z] }: { from: Point; to: Point }) {
  const faces: Point[][] = [
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    [
      [x, Y, z],
      [X, Y, z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    [
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ],
  ]
  return <path d={faces.map(shape).join('')} className="fill-ground" />
}

function books(): string {
  return Array.from({ length: 9 }, (_, k) => {
    const x = 0.45 + k * 0.24
    return shape([
      [x, 0.2, 1.62],
      [x + 0.14, 0.2, 1.62],
      [x + 0.14, 0.2, 1.9 + (k % 3) * 0.05],
      [x, 0.2, 1.9 + (k % 3) * 0.05],
    ])
  }).join('')
}

function legs(...places: [x: number, y: number][]): string {
  return places.map(([x, y]) => `M${iso([x, y, 0.7]).join(' ')}L${iso([x, y, 0]).join(' ')}`).join('')
}

function shape(points: Point[]): string {
  return `M${points.map(point => iso(point).join(' ')).join('L')}Z`
}

const scale = 62

/** Both horizontals fall away at thirty degrees, heights stay upright. */
function iso([x, y, z]: Point): [number, number] {
  const round = (value: number) => Math.round(value * scale * 10) / 10
  return [round((x - y) * Math.cos(Math.PI / 6)), round((x + y) / 2 - z)]
}
