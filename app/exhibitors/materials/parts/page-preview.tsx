import type { LocaleCode } from '../../../platform/languages.ts'
import { suffixes } from '../../words-in.ts'
import type { PictureView } from '../load-materials.server.ts'
import { linksIn, type Values } from '../material-fields.ts'
import { namesIn } from '../team-passes.ts'
import type { MaterialTexts } from '../texts.ru.ts'

type Shown = {
  values: Values
  pictures: readonly PictureView[]
  stand: { code: string }
  previews: Record<LocaleCode, MaterialTexts['preview'] & { logo: string }>
}

/** The page as visitors will see it, in one language; the script changes its words while they are typed. */
export function PagePreview({
  shown,
  locale,
  isWhole = false,
}: {
  shown: Shown
  locale: LocaleCode
  isWhole?: boolean
}) {
  const { values } = shown
  const suffix = suffixes[locale]
  const [first, ...rest] = shown.pictures.filter(({ kind, picture }) => kind === 'picture' && picture)
  const logo = shown.pictures.find(({ kind, picture }) => kind === 'logo' && picture)
  const words = shown.previews[locale]
  return (
    <article lang={locale} className="border border-hair p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p data-shows={`name${suffix}`} className="type-d3 break-words">
            {values[`name${suffix}`]}
          </p>
          <p data-shows={`city${suffix}`} className="type-small text-ink-2">
            {values[`city${suffix}`]}
          </p>
        </div>
        <p className="lintel-light shrink-0">
          <span className="type-caption block text-ink-2">{words.stand}</span>
          <span className="type-d3">{shown.stand.code}</span>
        </p>
      </div>
      {first ? (
        <Hung picture={first} suffix={suffix} />
      ) : (
        <p className="type-small my-5 text-ink-2">{words.empty}</p>
      )}
      <p data-shows={`text${suffix}`} className="type-small mt-4 break-words whitespace-pre-line">
        {values[`text${suffix}`]}
      </p>
      {isWhole ? (
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          {rest.map(picture => (
            <Hung key={picture.id} picture={picture} suffix={suffix} />
          ))}
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          {rest.map(({ id, picture }) => (
            <img key={id} src={picture?.small} alt="" className="h-14 w-auto" />
          ))}
        </div>
      )}
      <p className="type-caption mt-5 border-t border-hair pt-3 text-ink-2">{words.artists}</p>
      <p className="type-small break-words">{namesIn(values[`artists${suffix}`]).join(', ')}</p>
      {isWhole && (
        <>
          <p className="type-caption mt-4 text-ink-2">{words.contact}</p>
          {[values.publicEmail, values.publicPhone, ...linksIn(values.links)].filter(Boolean).map(line => (
            <p key={line} className="type-small break-all">
              {line}
            </p>
          ))}
        </>
      )}
      {logo?.picture && <img src={logo.picture.small} alt={words.logo} className="mt-5 max-h-16 w-auto" />}
    </article>
  )
}

function Hung({ picture: { picture, fields }, suffix }: { picture: PictureView; suffix: 'Ru' | 'En' }) {
  if (!picture) return null
  return (
    <figure className="mt-4">
      <img
        src={picture.small}
        alt={fields[`caption${suffix}`] ?? ''}
        width={picture.width}
        height={picture.height}
        className="mx-auto max-h-72 w-auto max-w-full shadow-work"
      />
      <figcaption className="mt-3">
        <span className="type-small block font-semibold">{fields.author}</span>
        <span className="font-serif italic">{fields[`caption${suffix}`]}</span>
      </figcaption>
    </figure>
  )
}
