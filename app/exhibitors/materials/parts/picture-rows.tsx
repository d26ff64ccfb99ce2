import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineField, TickField } from '../../application/parts/fields.tsx'
import { picturesWanted } from '../../pictures-wanted.ts'
import type { PictureView } from '../load-materials.server.ts'
import { type CaptionField, captionFields, captionKey } from '../material-fields.ts'
import type { Own } from '../pages/materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'

type Props = { own: Own; t: MaterialTexts }

/** The pictures of the page in their order, each with its words and its rights. */
export function PictureRows({ own, t }: Props) {
  const pictures = own.pictures.filter(({ kind }) => kind === 'picture')
  const { lifted, moved, dropped, restored } = t.pictures
  return (
    <>
      <p className="type-small text-ink-2">
        {fill(t.pictures.count, { count: pictures.length, ...picturesWanted })}
      </p>
      {pictures.length > 1 && <p className="type-small mt-1 text-ink-2">{t.pictures.order}</p>}
      {/* The script moves a row in place and writes the numbers of the places into their fields. */}
      <ol data-works={JSON.stringify({ lifted, moved, dropped, restored })} data-places={t.caption.legend}>
        {pictures.map(picture => (
          <li
            key={picture.id}
            id={`picture-${picture.id}`}
            data-work={picture.id}
            data-name={fill(t.caption.legend, { place: picture.place })}
            className="scroll-mt-6 border-b border-hair py-6"
          >
            <Row picture={picture} count={pictures.length} own={own} t={t} />
          </li>
        ))}
      </ol>
      <p data-announced role="status" aria-live="assertive" className="sr-only" />
    </>
  )
}

function Row({ picture, count, own, t }: Props & { picture: PictureView; count: number }) {
  const { id, place, fields } = picture
  const words = t.caption
  const legend = fill(words.legend, { place })
  const said = (name: CaptionField) => ({
    name: captionKey(id, name),
    label: words[name],
    value: fields[name] ?? '',
    error: own.errors.find(({ field }) => field === captionKey(id, name))?.message,
    maxLength: captionFields[name].maxLength,
  })
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[112px_minmax(0,1fr)]">
      <legend data-legend className="type-small pb-3 font-semibold">
        {legend}
      </legend>
      <Thumb picture={picture} t={t} />
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField {...said('captionRu')} lang="ru" />
        <LineField {...said('captionEn')} lang="en" />
        <LineField {...said('author')} />
        <LineField {...said('owner')} />
        <div className="sm:col-span-2">
          <TickField {...said('agreed')} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 sm:col-span-2">
          <Field
            label={words.place}
            name={captionKey(id, 'place')}
            type="number"
            min={1}
            max={picturesWanted.most}
            defaultValue={place}
            className="w-24"
            data-place
          />
          <Movers picture={picture} count={count} legend={legend} t={t} />
          {/* Its own small form stands behind this one. */}
          <button type="submit" form={`remove-${id}`} className="link type-small min-h-11">
            {words.remove}
            <span className="sr-only">: {legend}</span>
          </button>
        </div>
      </div>
    </fieldset>
  )
}

/** One place up or down: the whole form goes along, so that nothing typed is lost. */
function Movers({
  picture,
  count,
  legend,
  t,
}: {
  picture: PictureView
  count: number
  legend: string
  t: MaterialTexts
}) {
  const { pathname } = useView()
  const { id, place } = picture
  const button = 'inline-flex min-h-11 min-w-11 items-center justify-center'
  const mover = (to: 'up' | 'down') => (
    <button
      type="submit"
      name="do"
      value="save"
      formAction={`${pathname}?move=${id}&to=${to}`}
      data-to={to}
      disabled={place === (to === 'up' ? 1 : count)}
      aria-label={fill(t.caption[to], { picture: legend })}
      className={cx(button, 'hover:text-accent disabled:text-ink-3')}
    >
      <Icon name="arrow-left" size={18} className={to === 'up' ? 'rotate-90' : '-rotate-90'} />
    </button>
  )
  return (
    <div className="flex grow">
      {mover('up')}
      {/* Shown by the script, which alone can lift a picture. */}
      <button
        type="button"
        hidden
        data-lift
        aria-label={fill(t.caption.lift, { picture: legend })}
        className={cx(button, 'cursor-grab touch-none text-ink-2 hover:text-ink')}
      >
        <Icon name="menu" size={18} />
      </button>
      {mover('down')}
    </div>
  )
}

export function Thumb({ picture, t }: { picture: PictureView; t: MaterialTexts }) {
  return (
    <div>
      {picture.picture ? (
        <img
          src={picture.picture.small}
          alt={picture.fields.captionRu ?? ''}
          className="max-h-28 w-auto max-w-28 self-start shadow-work"
        />
      ) : (
        <span
          role="img"
          aria-label={t.caption.none}
          className="flutes block h-24 w-28 border border-dashed border-hair text-hair"
        />
      )}
      {picture.percent !== null && (
        <p className="type-caption mt-2 text-warning">
          {fill(t.caption.coming, { percent: picture.percent })}
        </p>
      )}
      {picture.refusal && (
        <p className="type-small mt-2 flex gap-2 text-error">
          <Icon name="warning" size={18} className="mt-0.5" />
          <span>{picture.refusal}</span>
        </p>
      )}
    </div>
  )
}
