import { focusClass } from '../../../images/focus.ts'
import { imageUrl } from '../../../images/rules.ts'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import type { PictureData } from '../pages/picture.server.ts'
import type { PictureTexts } from '../texts.ru.ts'

type Props = { data: PictureData; t: PictureTexts['picture'] }
const crops = [
  ['portrait', 'aspect-[4/5] w-20'],
  ['square', 'aspect-square w-24'],
  ['social', 'aspect-[1200/630] w-44'],
] as const

/** The picture with its point of attention: two numbers; with a script also a click, or the arrow keys on the mark. */
export function FocusEditor({ data, t }: Props) {
  const { src, width, height, focus } = data
  const radius = Math.max(width, height) / 45
  return (
    <div data-focus={t.focusNow} className="max-w-[36rem]">
      <div className="relative w-fit" data-focus-picture>
        <img
          src={imageUrl(src, { width: 1024, format: 'webp' })}
          alt=""
          width={width}
          height={height}
          className="block h-auto max-h-[70vh] w-auto max-w-full"
        />
        {!data.isWork && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 h-full w-full"
          >
            <g
              data-focus-mark
              transform={`translate(${(width * focus.x) / 100} ${(height * focus.y) / 100})`}
            >
              <circle r={radius} fill="none" stroke="#fff" strokeWidth={radius / 4} />
              <circle r={radius / 3} fill="#a63a22" stroke="#fff" strokeWidth={radius / 8} />
            </g>
          </svg>
        )}
      </div>
      {data.isWork ? (
        <p className="type-small mt-2 text-ink-2">{t.neverCropped}</p>
      ) : (
        <>
          <p className="type-small mt-2 text-ink-2" data-focus-now>
            {fill(t.focusNow, focus)}
          </p>
          <fieldset className="mt-2 flex flex-wrap gap-3" disabled={!data.may.write}>
            <legend className="sr-only">{t.focus}</legend>
            <Part name="focusX" label={t.focusX} value={focus.x} />
            <Part name="focusY" label={t.focusY} value={focus.y} />
          </fieldset>
          <ul className="mt-4 flex flex-wrap items-end gap-4">
            {crops.map(([name, shape]) => (
              <li key={name} className="type-small text-ink-2">
                <img
                  src={imageUrl(src, { width: 420, format: 'webp' })}
                  alt=""
                  data-focus-crop
                  className={cx('mb-1 block object-cover', shape, focusClass(focus))}
                />
                {t.crops[name]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Part({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <TextField
      id={name}
      name={name}
      type="number"
      min={0}
      max={100}
      step={1}
      required
      label={label}
      defaultValue={value}
      className="w-36"
    />
  )
}
