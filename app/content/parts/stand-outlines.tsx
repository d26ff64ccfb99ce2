import type { ReactNode } from 'react'
import { boxPath, facePath, linePath, type Point, project } from '../axonometry.ts'

/** The outlines of stands in axonometry, one scale for all: three metres by two, walls of two and a half. */
export const standOutlines = [RowStand, CornerStand, EndStand, RotundaPlace, BookPlace]

const [width, depth, height] = [3, 2, 2.5]
const corner: Point = [0, 0, 0]

function RowStand() {
  return (
    <Sheet>
      <Corner />
      <path d={facePath([width, 0, 0], [width, depth, height])} strokeOpacity=".5" strokeDasharray="5 5" />
    </Sheet>
  )
}

function CornerStand() {
  return (
    <Sheet>
      <Corner />
    </Sheet>
  )
}

/** Two walls and three works: what a corner stand is, and a row stand has besides. */
function Corner() {
  return (
    <>
      <Floor />
      <BackWall />
      <path d={facePath(corner, [0, depth, height])} fill="currentColor" fillOpacity=".14" />
      <Frames />
    </>
  )
}

function EndStand() {
  return (
    <Sheet>
      <Floor />
      <BackWall />
      <Frame at={0.75} width={1.5} height={1.5} />
    </Sheet>
  )
}

/** A plinth in the middle, a way all round it. */
function RotundaPlace() {
  const [cx, cy] = project([1.5, 1, 0])
  const [x, y] = project([1.5, 1, 1.35])
  return (
    <Sheet>
      <ellipse cx={cx} cy={cy} rx="138" ry="79" strokeDasharray="5 5" />
      <ellipse cx={cx} cy={cy} rx="102" ry="58" strokeOpacity=".4" />
      <path d={boxPath([1.15, 0.65, 0], [1.85, 1.35, 1.05])} className="fill-ground" />
      <circle cx={x} cy={y} r="22" className="fill-ground" />
      <path d={`M${x - 22} ${y}a22 9 0 0 0 44 0`} strokeOpacity=".5" />
    </Sheet>
  )
}

/** A table, a shelf against the wall, books on it. */
function BookPlace() {
  const books = Array.from({ length: 9 }, (_, place) => {
    const x = 0.45 + place * 0.24
    return facePath([x, 0.2, 1.62], [x + 0.14, 0.2, 1.9 + (place % 3) * 0.05])
  })
  const legs = [
    [0.5, 1.5],
    [2.5, 1.5],
    [2.5, 0.75],
  ].map(([x = 0, y = 0]) => linePath([x, y, 0.7], [x, y, 0]))
  return (
    <Sheet>
      <Floor />
      <BackWall />
      <path d={boxPath([0.3, 0, 1.55], [2.7, 0.26, 1.62])} className="fill-ground" />
      <path d={books.join('')} />
      <path d={boxPath([0.5, 0.75, 0.7], [2.5, 1.5, 0.76])} className="fill-ground" />
      <path d={legs.join('')} />
    </Sheet>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
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

function Floor() {
  return <path d={facePath(corner, [width, depth, 0])} fill="currentColor" fillOpacity=".05" />
}

function BackWall() {
  return <path d={facePath(corner, [width, 0, height])} fill="currentColor" fillOpacity=".08" />
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
  return <path d={facePath([at, 0, 1.55 - height / 2], [at + width, 0, 1.55 + height / 2])} />
}
