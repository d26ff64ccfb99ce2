import type { ReactNode } from 'react'
import { Label } from '../../ui/label.tsx'
import type { LocalBlock } from '../blocks.ts'

export type LocalWork = Extract<LocalBlock, { kind: 'work' }>['work']

/** The museum label of a work as the catalogue keeps it; `brief` leaves out how and how large. */
export function WorkLabel({
  work,
  author = work.author,
  centimetres,
  brief = false,
  className,
}: {
  work: LocalWork
  /** The author written otherwise than in full. */
  author?: ReactNode
  centimetres: string
  brief?: boolean
  className?: string
}) {
  return (
    <Label
      number={catalogueNumber(work.number)}
      author={author}
      title={work.title}
      year={brief ? undefined : work.year}
      technique={brief ? undefined : work.technique}
      size={brief ? undefined : `${work.heightCm}\u00a0×\u00a0${work.widthCm}\u00a0${centimetres}`}
      className={className}
    />
  )
}

/** «№ 07»: two digits at least. */
export function catalogueNumber(number: number) {
  return `№\u00a0${String(number).padStart(2, '0')}`
}
