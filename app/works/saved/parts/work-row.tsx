import type { ReactNode } from 'react'
import { catalogueNumber, sizeText } from '../../../content/work-label.ts'
import { workPath } from '../../../content/work-path.ts'
import { saleWords } from '../../../gallery/sale-words.ts'
import { ReservedPicture } from '../../../images/parts/picture.tsx'
import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Label } from '../../../ui/label.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import type { HungWork } from '../read-hung-works.server.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'

/** One work of a list: its picture, its label with what has become of it, its stand; beside them whatever belongs to the list. */
export function WorkRow({
  work,
  t,
  locale,
  children,
}: {
  work: HungWork
  t: SavedWorksTexts
  locale: LocaleCode
  children: ReactNode
}) {
  const { number, title, mark, picture, shown } = work
  return (
    <article className="saved-work grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 border-b border-hair py-6 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-x-gutter">
      <Link to={workPath(number)} aria-hidden="true" tabIndex={-1} className="block">
        <ReservedPicture
          {...picture}
          alt=""
          sizes="96px lg:176px"
          room="text-[176px]"
          className="mx-auto shadow-work"
        />
      </Link>
      <div className="min-w-0">
        <Label
          number={catalogueNumber(number, locale)}
          author={work.author}
          title={
            <Link to={workPath(number)} className="link">
              {title}
            </Link>
          }
          year={work.year}
          technique={work.technique}
          size={sizeText(work, locale)}
          mark={
            <>
              <StateMark state={mark} />
              {saleWords(work, t.marks, locale)}
            </>
          }
          className="max-w-text"
        />
        {mark === 'sold' && <p className="type-small mt-1 text-accent">{t.soldSince}</p>}
        <p className="type-small mt-1 flex flex-wrap gap-x-4">
          <Link
            to={`/navigator/map/#stand-${shown.stand}`}
            aria-label={fill(t.standOnPlan, { stand: shown.stand })}
            className="link inline-flex min-h-11 items-center font-medium"
          >
            {fill(t.stand, { stand: shown.stand })}
          </Link>
          <Link to={shown.path} className="link inline-flex min-h-11 items-center">
            {shown.name}
          </Link>
        </p>
      </div>
      <div className="max-lg:col-span-2">{children}</div>
    </article>
  )
}

/** The way to ask about a work, while it can be had and there is somebody to answer. */
export function AskLink({
  work: { number, title, mark },
  canAsk,
  t,
}: {
  work: HungWork
  canAsk: boolean
  t: SavedWorksTexts
}) {
  if (!canAsk || mark === 'sold') return null
  return (
    <Link
      to={`/enquiry/?work=${number}`}
      className="link type-small inline-flex min-h-11 items-center print:hidden"
    >
      {t.ask}
      <span className="sr-only">{` ${fill(t.quoted, { title })}`}</span>
    </Link>
  )
}
