import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { cx } from '../../../ui/cx.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { MasterClass } from '../../catalogue/master-classes.ts'
import type { CartTexts } from '../texts.ru.ts'

/** A class as a card: its hour, what it is, who leads it, and what one must know to come. The whole card is the link. */
export function ClassCard({ one, t, locale }: { one: MasterClass; t: CartTexts; locale: LocaleCode }) {
  const isOver = one.stage === 'over'
  return (
    <Link to={one.path} className={cx('lintel-light group flex flex-1 flex-col', isOver && 'text-ink-3')}>
      <p className="mt-4 flex items-baseline gap-2.5">
        <time dateTime={one.startsAt} className="type-numeral">
          {one.from}
        </time>
        <span className={cx('type-caption', !isOver && 'text-ink-2')}>
          {fill(t.classes.until, { time: one.to })}
        </span>
      </p>
      {one.stage !== 'ahead' && (
        <p className={cx('type-caption mt-1', !isOver && 'text-accent')}>{t.classes.stages[one.stage]}</p>
      )}
      <h3 className="type-d3 mt-3 decoration-1 underline-offset-4 group-hover:underline">{one.title}</h3>
      {one.people && <p className="type-small mt-1.5">{one.people}</p>}
      <p className={cx('type-body mt-2 text-pretty', !isOver && 'text-ink-2')}>
        <Unbroken>{one.summary}</Unbroken>
      </p>
      <ul className="type-small mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-4">
        {factsOf(one, t, locale).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Link>
  )
}

function factsOf(one: MasterClass, t: CartTexts, locale: LocaleCode): string[] {
  return [
    one.hall,
    ...(one.capacity === null
      ? []
      : [fill(plural(one.capacity, locale, t.classes.places), { count: one.capacity })]),
    one.ageMark,
    one.languages.map(language => t.inLanguages[language]).join(t.andLanguage),
    one.price ?? t.classes.withTicket,
  ]
}
