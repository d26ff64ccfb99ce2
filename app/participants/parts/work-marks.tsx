import { workPath } from '../../content/work-path.ts'
import { priceWords, saleWords } from '../../gallery/sale-words.ts'
import { SaveWork } from '../../my-works/parts/save-work.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Label } from '../../ui/label.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { type ShownWork, workNumber, workSize } from '../work-label.ts'
import { ArtistLink } from './artist-link.tsx'

/** The label of a work that may be bought: state and price are its last line. */
export function HungWorkLabel({
  work,
  t,
  locale,
  className,
}: {
  work: ShownWork
  t: ParticipantsTexts
  locale: LocaleCode
  className?: string
}) {
  const state = work.mark
  const { shownAt, saved, ask } = work
  const label = (
    <Label
      number={workNumber(work, t)}
      author={shownAt ? work.author : <ArtistLink to={work.artistPath}>{work.author}</ArtistLink>}
      title={
        <Link to={workPath(work.number)} className="decoration-1 underline-offset-4 hover:underline">
          {work.title}
        </Link>
      }
      year={work.year}
      technique={work.technique}
      size={workSize(work, t)}
      mark={
        <>
          <StateMark state={state} />
          {state === 'free' && <span className="sr-only">{t.marks.free}</span>}
          <span className="first-letter:uppercase">
            {state === 'free' ? priceWords(work, locale) : saleWords(work, t.marks, locale)}
          </span>
        </>
      }
      className={className}
    />
  )
  if (!shownAt && !ask && !saved) return label
  return (
    <>
      {label}
      <p className="type-caption mt-1 flex flex-wrap gap-x-4">
        {shownAt && (
          <Link to={shownAt.path} className="link inline-flex min-h-11 items-center">
            {fill(t.standOf, { stand: shownAt.stand })}
          </Link>
        )}
        {saved && <SaveWork work={saved} words={t} name={work.title} />}
        {ask && (
          <Link to={ask} className="link inline-flex min-h-11 items-center">
            {t.ask}
            <span className="sr-only">{` ${fill(t.quoted, { title: work.title })}`}</span>
          </Link>
        )}
      </p>
    </>
  )
}

/** What the dots beside the works mean. */
export function MarksLegend({ t, className }: { t: ParticipantsTexts; className?: string }) {
  return (
    <ul aria-label={t.marksLegend} className={className}>
      {(['free', 'held', 'sold'] as const).map(state => (
        <li key={state} className="type-small flex items-center gap-2 text-ink-2">
          <StateMark state={state} />
          {t.marks[state]}
        </li>
      ))}
    </ul>
  )
}
