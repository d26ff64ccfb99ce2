import type { ReactNode } from 'react'
import type { BuildingLines } from '../building-lines.ts'
import { hashOf } from '../map-address.ts'
import type { FloorKey } from '../plan.ts'
import { places } from '../plan-places.ts'
import { stands } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { PlaceSign } from './place-sign.tsx'
import { type StandLook, StandShape } from './stand-shape.tsx'

/** What a mark says and leads to, by the code of a stand or the key of a place. */
export type MarkLook = {
  nameOf(id: string): string
  /** Without a link the mark is a button. */
  hrefOf?(id: string): string | undefined
  isMissed(id: string): boolean
  standLook(code: string): Pick<StandLook, 'isFavourite' | 'isSeen' | 'state'>
}

type Shared = {
  floor: FloorKey
  signs: BuildingLines['signs']
  chosen: string | null
  active: string
  look: MarkLook
  t: NavigatorTexts
}

export function StandMarks({ floor, chosen, active, look, t }: Shared) {
  if (floor !== 'ground') return null
  return stands.map(stand => {
    const own = look.standLook(stand.code)
    const isMissed = look.isMissed(stand.code)
    const words = [
      look.nameOf(stand.code),
      own.isFavourite && t.isFavourite,
      own.isSeen && t.isSeen,
      own.state && t.standState[own.state],
    ]
    return (
      <MarkLink
        key={stand.code}
        id={stand.code}
        label={words.filter(Boolean).join(', ')}
        isChosen={chosen === stand.code}
        isActive={active === stand.code}
        href={look.hrefOf?.(stand.code)}
        className="mark-stand"
        state={isMissed ? 'missed' : own.state}
      >
        <StandShape stand={stand} look={{ ...own, isMissed }} />
      </MarkLink>
    )
  })
}

export function PlaceMarks({ floor, signs, chosen, active, look }: Shared) {
  return places
    .filter(place => place.floor === floor)
    .map(place => (
      <MarkLink
        key={place.key}
        id={place.key}
        label={look.nameOf(place.key)}
        isChosen={chosen === place.key}
        isActive={active === place.key}
        href={look.hrefOf?.(place.key)}
        className="mark-place"
        state={look.isMissed(place.key) ? 'missed' : undefined}
      >
        <PlaceSign place={place} name={look.nameOf(place.key)} sign={signs[place.key]} />
      </MarkLink>
    ))
}

/** One stop of the keyboard among many: only the active one is in the order of Tab. */
function MarkLink({
  id,
  label,
  isChosen,
  isActive,
  href,
  className,
  state,
  children,
}: {
  id: string
  label: string
  isChosen: boolean
  isActive: boolean
  href: string | undefined
  className: string
  state: string | undefined
  children: ReactNode
}) {
  const shared = {
    id: hashOf(id).slice(1),
    'data-mark': id,
    'data-state': state,
    'data-chosen': isChosen || undefined,
    'aria-label': label,
    tabIndex: isActive ? 0 : -1,
    className,
    children,
  }
  return href === undefined ? (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing
    <g role="button" aria-pressed={isChosen} {...shared} />
  ) : (
    <a href={href} aria-current={isChosen ? 'true' : undefined} {...shared} />
  )
}
