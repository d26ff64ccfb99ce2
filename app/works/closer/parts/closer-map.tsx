import { use } from 'react'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { imageUrl } from '../../../images/rules.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { CloserData } from '../pages/closer.server.ts'
import type { CloserTexts } from '../texts.ru.ts'

/** The whole work small, with the window on it: to be dragged, or moved by two sliders that only the keyboard meets. */
export function CloserMap({ work, t }: { work: CloserData; t: CloserTexts; locale: LocaleCode }) {
  const { picture, widthCm, heightCm } = work
  const small = imageUrl(picture.src, { width: 420, format: 'webp' }, use(ImageDomains))
  return (
    <div className="closer-live closer-where">
      <fieldset data-part="map" className="closer-map">
        <legend className="sr-only">{t.map}</legend>
        <img
          src={small}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          draggable={false}
        />
        <span data-part="frame" className="closer-frame" />
        <Slide name="across" label={t.across} most={widthCm} />
        <Slide name="down" label={t.down} most={heightCm} />
      </fieldset>
      <dl className="closer-reads">
        <div>
          <dt className="type-caption text-ink-2">{t.inWindow}</dt>
          <dd data-part="window" className="type-small tabular-nums">
            {fill(t.size, { width: widthCm, height: heightCm })}
          </dd>
        </div>
        <div>
          <dt data-part="to" className="type-caption text-ink-2">
            {t.toMiddle}
          </dt>
          <dd data-part="cursor" className="type-small tabular-nums">
            {fill(t.size, { width: widthCm / 2, height: heightCm / 2 })}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Slide({ name, label, most }: { name: string; label: string; most: number }) {
  return (
    <input
      type="range"
      data-part={name}
      aria-label={label}
      min={0}
      max={most}
      step={0.1}
      defaultValue={most / 2}
      className="sr-only"
    />
  )
}
