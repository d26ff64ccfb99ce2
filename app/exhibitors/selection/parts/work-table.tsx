import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { LightTableData } from '../pages/light-table.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'

/** One work large, its label, and the strip of all of them; each has an address, so it needs no script. */
export function WorkTable({
  data,
  t,
  locale,
}: {
  data: LightTableData
  t: CouncilTexts
  locale: LocaleCode
}) {
  const { sheet, chosen, id } = data
  const words = t.table
  const work = sheet.works[chosen - 1]
  if (!work) return <p className="type-body">{words.noWorks}</p>
  const at = (place: number) => `/council/${id}/?work=${place}`
  const turn = buttonClass({ tone: 'ghost', size: 'small' })
  return (
    <section aria-label={words.works} className="min-w-0">
      <figure className="bg-[#0c0a09] p-4 sm:p-8">
        {work.picture && (
          <a href={`/council/pictures/${work.picture.id}-large.webp`} aria-label={words.whole}>
            <img
              src={`/council/pictures/${work.picture.id}-large.webp`}
              alt={work.alt[locale] || work.alt.ru}
              width={work.picture.width}
              height={work.picture.height}
              className="mx-auto max-h-[70vh] w-auto max-w-full"
            />
          </a>
        )}
        <figcaption className="mt-6">
          <p className="type-caption text-accent">{fill(words.work, { place: work.place })}</p>
          <p className="font-semibold">{work.artist}</p>
          <p className="font-serif italic">{work.title[locale] || work.title.ru}</p>
          <p className="type-small text-ink-2">
            {[work.year, work.medium[locale] || work.medium.ru, work.dimensions].filter(Boolean).join(', ')}
          </p>
          {work.price && <p className="type-small text-ink-2">{`${work.price}\u00a0₽`}</p>}
        </figcaption>
      </figure>
      <div className="mt-4 flex justify-between gap-4">
        {chosen > 1 ? (
          <Link to={at(chosen - 1)} className={turn}>
            <Icon name="arrow-left" size={18} />
            {words.previous}
          </Link>
        ) : (
          <span />
        )}
        {chosen < sheet.works.length && (
          <Link to={at(chosen + 1)} className={turn}>
            {words.next}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      <ol className="mt-6 flex flex-wrap gap-4">
        {sheet.works.map(({ id: key, place, picture, title }) => (
          <li key={key}>
            <Link
              to={at(place)}
              aria-current={place === chosen ? 'true' : undefined}
              aria-label={`${fill(words.work, { place })}, ${title[locale] || title.ru}`}
              className={cx(
                'block border-t-2 pt-1',
                place === chosen ? 'border-accent' : 'border-transparent',
              )}
            >
              {picture && (
                <img
                  src={`/council/pictures/${picture.id}-small.webp`}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  className="h-20 w-auto"
                />
              )}
              <span className="type-caption mt-1 block">{fill(words.work, { place })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
