import type { ReactNode } from 'react'
import { useView } from '../../navigation/view.ts'
import { Label } from '../../ui/label.tsx'
import type { WorkView } from '../blocks/block-view.ts'
import { catalogueNumber, sizeText } from '../work-label.ts'

/** The museum label of a work as the catalogue keeps it; `brief` leaves out how and how large. */
export function WorkLabel({
  work,
  author = work.author,
  brief = false,
  className,
}: {
  work: WorkView
  /** The author written otherwise than in full. */
  author?: ReactNode
  brief?: boolean
  className?: string
}) {
  const { locale } = useView()
  return (
    <Label
      number={work.number && catalogueNumber(work.number, locale)}
      author={author}
      title={work.title}
      year={brief ? undefined : work.year}
      technique={brief ? undefined : work.technique}
      size={brief ? undefined : sizeText(work, locale)}
      className={className}
    />
  )
}
