import { hatchOf } from '../plan.ts'
import { isSector, pathOf, type Stand } from '../plan-stands.ts'
import { hatchFill } from './hatches.tsx'

/** For exhibitors: whether the stand can be had. */
export type StandState = 'free' | 'held' | 'sold' | 'mine' | 'closed'
export type StandLook = {
  /** Not what is looked for: only its code stays. */
  isMissed: boolean
  isFavourite: boolean
  isSeen: boolean
  state?: StandState | undefined
}

/** What is drawn of a stand; who puts it on a plan says what pressing it does. */
export function StandShape({ stand, look }: { stand: Stand; look: StandLook }) {
  const { x, y } = stand.centre
  const corner = isSector(stand.shape)
    ? { x: 9, y: 10 }
    : { x: stand.shape.width / 2 - 7, y: stand.shape.height / 2 - 6 }
  const [letter, number] = stand.code.split('-')
  // In the ring and in the galleries stands are narrow: the letter is added when one comes near.
  const isNarrow = stand.section === 'B' || stand.section === 'F'
  return (
    <>
      <path d={pathOf(stand)} fill={fillOf(stand, look)} />
      <text x={x} y={y} dy=".35em">
        <tspan className={isNarrow ? 'plan-letter' : undefined}>{`${letter}-`}</tspan>
        {number}
      </text>
      {look.isFavourite && (
        <path d={heart} transform={`translate(${x + corner.x} ${y - corner.y})`} className="plan-heart" />
      )}
      {look.isSeen && (
        <path
          d="M-3 0-1 2.4 3-2.4"
          transform={`translate(${x + corner.x} ${y + corner.y})`}
          className="plan-tick"
        />
      )}
      {look.state && look.state !== 'mine' && look.state !== 'closed' && (
        <StateDot state={look.state} x={x - corner.x} y={y - corner.y} />
      )}
    </>
  )
}

/** Ring, half, full: as beside the works of a gallery, nine units across. */
function StateDot({ state, x, y }: { state: 'free' | 'held' | 'sold'; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`plan-dot plan-dot-${state}`}>
      <circle r="4.5" />
      {state === 'held' && <path d="M0-4.5a4.5 4.5 0 0 0 0 9z" />}
    </g>
  )
}

function fillOf(stand: Stand, { isMissed, state }: StandLook): string {
  if (state === 'held') return 'url(#hatch-held)'
  if (state === 'sold') return 'var(--active)'
  return isMissed || state ? 'var(--raised)' : hatchFill(hatchOf[stand.section])
}

const heart = 'M0 3.6-3.4.1C-4.3-.9-4.2-2.3-3.3-3c1.1-.8 2.4-.3 3.3 1 .9-1.3 2.2-1.8 3.3-1 .9.7 1 2.1.1 3.1z'
