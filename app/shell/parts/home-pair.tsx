import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'

/** Excursions and the award, two lintels side by side. */
export function HomePair({ data, t }: { data: HomeData; t: HomeTexts }) {
  return (
    <div className="section-gap grid gap-gutter gap-y-20 lg:grid-cols-2">
      {data.season === 'this' && <Tours data={data} t={t} />}
      <section className="lintel flex flex-col">
        <h2 className="type-d2 mt-3">{fill(t.home.award, { title: data.award.title })}</h2>
        <p className="type-lead mt-5 max-w-text text-ink-2">{`${data.award.lead} ${data.award.dates}`}</p>
        <p className="mt-auto pt-6">
          <Link to="/award/" className={buttonClass({ tone: 'text' })}>
            {t.home.awardLink}
          </Link>
        </p>
      </section>
    </div>
  )
}

function Tours({ data, t }: { data: HomeData; t: HomeTexts }) {
  return (
    <section className="lintel flex flex-col">
      <h2 className="type-d2 mt-3">{t.links.excursions}</h2>
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
