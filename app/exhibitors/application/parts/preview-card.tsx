import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { suffixes } from '../../words-in.ts'
import type { Values } from '../application-fields.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { WorkView } from '../works-view.ts'

/** The first work and the first words, as the council will see them. The script changes the words while they are typed. */
export function PreviewCard({
  values,
  works,
  t,
  locale,
}: {
  values: Values
  works: readonly WorkView[]
  t: ApplicationPageTexts
  locale: LocaleCode
}) {
  const [first, ...rest] = works.filter(({ picture }) => picture)
  const suffix = suffixes[locale]
  return (
    <section aria-label={t.previewTitle} className="xl:sticky xl:top-6">
      <div className="lintel mb-3 max-xl:hidden">
        <h2 className="type-d3">{t.previewTitle}</h2>
        <p className="type-caption text-ink-2">{t.councilSees}</p>
      </div>
      <div className="border border-hair p-5 max-xl:hidden">
        {first?.picture ? (
          <>
            <img
              src={first.picture.small}
              alt={first.alt}
              width={first.picture.width}
              height={first.picture.height}
              className="mx-auto max-h-64 w-auto max-w-full shadow-work"
            />
            <p className="type-caption mt-5 text-accent">{fill(t.preview.work, { place: first.place })}</p>
            <p className="font-semibold">{first.fields.artist}</p>
            <p className="font-serif italic">{first.title}</p>
            <p className="type-small text-ink-2">{first.label}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              {rest.slice(0, 4).map(({ id, picture }) => (
                <img key={id} src={picture?.small} alt="" className="h-14 w-auto" />
              ))}
            </div>
          </>
        ) : (
          <p className="type-small text-ink-2">{t.noWorks}</p>
        )}
        <p data-shows={`name${suffix}`} className="type-d3 mt-5 break-words">
          {values[`name${suffix}`]}
        </p>
        <p data-shows="city" className="type-small text-ink-2">
          {values.city}
        </p>
        <p
          data-shows={`concept${suffix}`}
          className="type-small mt-3 line-clamp-6 break-words whitespace-pre-line"
        >
          {values[`concept${suffix}`]}
        </p>
      </div>
      <Link
        to="/account/application/preview/"
        className={buttonClass({ tone: 'ghost', className: 'mt-4 w-full' })}
      >
        <Icon name="expand" size={18} />
        <span className="xl:hidden">{t.buttons.preview}</span>
        <span className="max-xl:hidden">{t.buttons.whole}</span>
      </Link>
    </section>
  )
}
