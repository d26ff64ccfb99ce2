import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import type { TourFacts } from '../../catalogue/tours.ts'
import type { CartTexts } from '../texts.ru.ts'

/** The kinds of tour side by side; on phones each is a card. */
export function TourTable({ facts, t, locale }: { facts: TourFacts[]; t: CartTexts; locale: LocaleCode }) {
  const { columns } = t.tours
  return (
    <section>
      <h2 className="type-d2">{t.tours.compareTitle}</h2>
      <table className="cards-table mt-8 w-full border-collapse tabular-nums">
        <thead className="type-caption border-b-[3px] border-ink text-left text-ink-2">
          <tr>
            {[columns.kind, columns.price, columns.people, columns.minutes, columns.languages].map(name => (
              <th key={name} scope="col" className="py-3 pr-6 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(fact => (
            <tr key={fact.type} className="border-b border-hair align-baseline">
              <th scope="row" className="type-d3 py-4 pr-6 text-left">
                {fact.name}
              </th>
              <td data-label={columns.price} className="py-4 pr-6">
                <span>
                  <span className="type-numeral type-numeral-s">{fact.price}</span>{' '}
                  <span className="type-caption whitespace-nowrap text-ink-2">{fact.unit}</span>
                </span>
              </td>
              <td data-label={columns.people} className="py-4 pr-6">
                {peopleOf(fact, t)}
              </td>
              <td data-label={columns.minutes} className="py-4 pr-6">
                {minutesOf(fact, t, locale)}
              </td>
              <td data-label={columns.languages} className="py-4 pr-6">
                {fact.languages.map(language => t.languages[language]).join(', ') || t.notYet}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function peopleOf({ minPeople, maxPeople }: TourFacts, t: CartTexts): string {
  const words = minPeople > 1 ? t.tours.peopleFrom : t.tours.peopleUpTo
  return fill(words, { least: minPeople, most: maxPeople })
}

function minutesOf({ minutes }: TourFacts, t: CartTexts, locale: LocaleCode): string {
  if (!minutes) return t.notYet
  const { least, most } = minutes
  const count = least === most ? String(most) : `${least}–${most}`
  return fill(plural(most, locale, t.minutes), { count })
}
