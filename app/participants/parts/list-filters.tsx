import { Link } from '../../navigation/link.tsx'
import { useRouter, useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { chosen, countsOf } from '../choosing.ts'
import { type Filters, isFiltered, queryOf, readFilters } from '../filters.ts'
import { type ParticipantType, participantTypes } from '../kinds.ts'
import type { City, ListEntry } from '../list-entry.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { Choice } from './choice.tsx'
import { LetterIndex } from './initial-index.tsx'
import { MyPlanChip } from './my-plan-chip.tsx'
import { SectionChips } from './section-chips.tsx'
import { useSearchWords } from './use-search-words.ts'

/** Everything one may ask the list for. Without a script nothing here would work, so then it is not shown. */
export function ListFilters({
  everybody,
  answers,
  cities,
  filters,
  kept,
  t,
  locale,
}: {
  everybody: readonly ListEntry[]
  /** Whoever answers to the words of the search. */
  answers: readonly ListEntry[]
  cities: readonly City[]
  filters: Filters
  kept: readonly string[]
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  const router = useRouter()
  const { pathname } = useView()
  // The rest is read anew: it may have changed while the words were being typed.
  const change = (part: Partial<Filters>, replace = false) => {
    const now = readFilters(new URLSearchParams(router.getView().search), cities)
    const target = `${pathname}${queryOf({ ...now, ...part, page: 1 })}`
    router.navigate(target, { replace }).catch((error: unknown) => router.fail(error))
  }
  const search = useSearchWords(filters.q, q => change({ q }, true))
  const counts = (facet: 'section' | 'type' | 'city' | 'letter') => countsOf(answers, filters, kept, facet)
  const shown = chosen(answers, filters, kept).length
  return (
    <search aria-label={t.filters} className="block noscript:hidden">
      <form
        onSubmit={event => {
          event.preventDefault()
          search.askNow()
        }}
        className="grid grid-cols-2 gap-3 lg:flex"
      >
        <SearchField
          ref={search.field}
          name="q"
          label={t.search}
          maxLength={80}
          onChange={search.askSoon}
          className="col-span-full lg:w-[27rem] lg:shrink"
        />
        <Choice
          name="city"
          words={t.city}
          value={filters.city}
          options={cities}
          counts={counts('city')}
          onChoose={city => change({ city })}
        />
        <Choice
          name="type"
          words={t.type}
          value={filters.type}
          options={participantTypes.map(key => ({ key, name: t.types[key].many }))}
          counts={counts('type')}
          onChoose={type => change({ type: type as ParticipantType | null })}
        />
        <button
          type="submit"
          className={buttonClass({ tone: 'ghost', size: 'small', className: 'not-focus:sr-only' })}
        >
          {t.find}
        </button>
        <MyPlanChip filters={filters} answers={answers} kept={kept} t={t} />
      </form>
      <SectionChips filters={filters} counts={counts('section')} t={t} />
      <LetterIndex filters={filters} everybody={everybody} counts={counts('letter')} t={t} />
      <div className="flex min-h-14 items-center gap-6 pt-3">
        <p role="status" className="type-small text-ink-2">
          {fill(plural(shown, locale, t.count), { count: shown })}
        </p>
        {isFiltered(filters) && (
          <Link
            to="/participants/"
            aria-current={false}
            onClick={search.clear}
            className={buttonClass({ tone: 'text', className: 'type-small' })}
          >
            {t.reset}
          </Link>
        )}
      </div>
    </search>
  )
}
