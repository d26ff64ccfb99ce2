import { useId, useState } from 'react'
import type { EventRow } from '../../content/events/event-row.ts'
import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Choice, choiceQuery, type Facet, fits, valuesOf, withToggled } from '../filters.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'

type Props = {
  /** Of the day that is shown: the counts are theirs. */
  events: readonly EventRow[]
  choice: Choice
  now: Date
  halls: readonly { hall: string; name: string }[]
  t: ProgrammeTexts
}

/** Links, so that every choice has an address; how many events a chip would leave stands on it. */
export function FilterChips(props: Props) {
  const { choice, events, now, halls, t } = props
  const rest = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosenInRest =
    choice.hall.length + choice.audience.length + choice.language.length + choice.price.length
  const running = events.filter(event => fits(event, { ...choice, isNow: true }, now)).length
  const anyFormat = events.filter(event => fits(event, choice, now, 'format')).length
  return (
    <nav aria-label={t.filters} className="mt-8 grid gap-3 md:mt-10 noscript:hidden print:hidden">
      <div className="no-scrollbar flex gap-2 max-md:-mx-(--page-margin) max-md:overflow-x-auto max-md:px-(--page-margin) max-md:py-1 md:flex-wrap">
        <Chip
          isOn={choice.format.length === 0}
          to={choiceQuery({ ...choice, format: [] })}
          words={t.allDays}
          count={anyFormat}
        />
        <FacetChips {...props} facet="format" names={Object.entries(t.formats)} />
        <Chip
          isOn={choice.isNow}
          // What runs now runs today.
          to={choiceQuery({ ...choice, isNow: !choice.isNow, day: null })}
          words={t.onNow}
          count={running}
          isMany
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={rest}
        onClick={() => setIsOpen(!isOpen)}
        className="type-small inline-flex min-h-11 items-center gap-2 justify-self-start font-medium xl:hidden"
      >
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        {chosenInRest > 0 ? `${t.moreFilters}, ${chosenInRest}` : t.moreFilters}
      </button>
      <div id={rest} className={cx('flex flex-wrap gap-x-7 gap-y-3', !isOpen && 'max-xl:hidden')}>
        <Group label={t.facets.hall}>
          <FacetChips {...props} facet="hall" names={halls.map(({ hall, name }) => [hall, name])} />
        </Group>
        <Group label={t.facets.audience}>
          <FacetChips {...props} facet="audience" names={Object.entries(t.audiences)} />
        </Group>
        <Group label={t.facets.language}>
          <FacetChips {...props} facet="language" names={Object.entries(t.languages)} />
        </Group>
        <Group label={t.facets.price}>
          <FacetChips {...props} facet="price" names={Object.entries(t.prices)} />
        </Group>
      </div>
    </nav>
  )
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <span aria-hidden="true" className="type-small self-center pr-1 text-ink-2">
        {label}
      </span>
      {children}
    </div>
  )
}

function FacetChips({
  facet,
  names,
  events,
  choice,
  now,
}: Props & { facet: Facet; names: readonly (readonly [string, string])[] }) {
  return names.map(([value, words]) => {
    const count = events.filter(
      event => valuesOf(event, facet).includes(value) && fits(event, choice, now, facet),
    ).length
    return (
      <Chip
        key={value}
        isOn={choice[facet].includes(value)}
        to={choiceQuery(withToggled(choice, facet, value))}
        words={words}
        count={count}
        isMany
      />
    )
  })
}

function Chip({
  isOn,
  to,
  words,
  count,
  isMany = false,
}: {
  isOn: boolean
  to: string
  words: string
  count: number
  /** Several of its kind may be on: then each says so with a tick. */
  isMany?: boolean
}) {
  const label = `${words},\u00a0${count}`
  const shape = 'shrink-0 gap-2 whitespace-nowrap'
  if (count === 0 && !isOn) return <span className={cx(chipClass('empty'), shape)}>{label}</span>
  return (
    <Link to={to} aria-current={isOn ? 'true' : false} className={cx(chipClass(isOn), shape)}>
      {isOn && isMany && <Icon name="check" size={15} />}
      {label}
    </Link>
  )
}
