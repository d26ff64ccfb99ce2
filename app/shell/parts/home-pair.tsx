import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'

type Award = { title: string | undefined; award: NonNullable<HomeData['award']>; t: HomeTexts }

// Two lintels side by side.

export function HomeAward({ title, award, t }: Award) {
  return (
    <section className="lintel flex flex-col">
      <h2 className="type-d2 mt-3">{title || fill(t.home.award, { title: award.title })}</h2>
      <p className="type-lead mt-5 max-w-text text-ink-2">{`${award.lead} ${award.dates}`}</p>
      <p className="mt-auto pt-6">
        <Link to="/award/" className={buttonClass({ tone: 'text' })}>
          {t.home.awardLink}
        </Link>
      </p>
    </section>
  )
}

export function HomeTours({ title, data, t }: { title: string; data: HomeData; t: HomeTexts }) {
  return (
    <section className="lintel flex flex-col">
      <h2 className="type-d2 mt-3">{title}</h2>
      <table className="mt-4 w-full border-collapse border-t border-hair">
        <tbody>
          {data.tours.map(({ name, price }) => (
            <tr key={name} className="border-b border-hair">
              <th scope="row" className="py-3.5 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="type-numeral type-numeral-s py-3.5 text-right">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link to="/excursions/" className={buttonClass({ tone: 'text' })}>
          {t.home.chooseTour}
        </Link>
        <Link to="/audio-guide/" className={buttonClass({ tone: 'text' })}>
          {t.links.audioGuide}
        </Link>
      </p>
    </section>
  )
}
