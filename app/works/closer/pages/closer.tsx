import { use } from 'react'
import { catalogueNumber } from '../../../content/work-label.ts'
import { workPath } from '../../../content/work-path.ts'
import { closerPath } from '../../../gallery/closer/closer-path.ts'
import type { CloserRoom } from '../../../gallery/closer/closer-room.ts'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { Picture } from '../../../images/parts/picture.tsx'
import { imageUrl, placeholderWidth } from '../../../images/rules.ts'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import { marks } from '../../../platform/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CloserLabel } from '../parts/closer-label.tsx'
import { CloserLinks } from '../parts/closer-links.tsx'
import { CloserMap } from '../parts/closer-map.tsx'
import { CloserZoom } from '../parts/closer-zoom.tsx'
import type { CloserTexts } from '../texts.ru.ts'
import type { CloserData } from './closer.server.ts'

type Props = PageProps<CloserData, CloserTexts>

/** A work as closely as it was photographed, between its rulers, and its label beside it. Nothing lies over it. */
export default function Closer({ data, t, locale }: Props) {
  return (
    <div
      className="closer"
      data-closer={JSON.stringify(roomOf(data, t, locale))}
      data-path={withLocale(closerPath(data.number), locale)}
    >
      <CloserHead data={data} t={t} locale={locale} />
      <Stage data={data} t={t} />
      <div className="closer-panel">
        <CloserLabel work={data} t={t} locale={locale} />
        <CloserMap work={data} t={t} locale={locale} />
        <CloserZoom work={data} t={t} locale={locale} />
        <CloserLinks work={data} t={t} locale={locale} />
      </div>
    </div>
  )
}

function CloserHead({ data, t, locale }: Props) {
  const { place, count, previous, next, number } = data
  return (
    <div className="closer-head">
      {count > 1 && (
        <p className="type-numeral type-numeral-s mr-auto">{fill(t.counter, { place, count })}</p>
      )}
      {previous && (
        <a
          href={withLocale(closerPath(previous), locale)}
          aria-label={t.previous}
          data-beside
          className="closer-tool"
        >
          <Icon name="arrow-left" />
        </a>
      )}
      {next && (
        <a
          href={withLocale(closerPath(next), locale)}
          aria-label={t.next}
          data-beside
          className="closer-tool"
        >
          <Icon name="arrow-right" />
        </a>
      )}
      <Link to={workPath(number)} aria-label={t.close} data-part="close" className="closer-tool">
        <Icon name="close" />
      </Link>
    </div>
  )
}

function Stage({ data, t }: Pick<Props, 'data' | 't'>) {
  const { picture } = data
  const blur = imageUrl(picture.src, { width: placeholderWidth, format: 'webp' }, use(ImageDomains))
  return (
    <div className="closer-sheet">
      <svg data-part="ruler-down" aria-hidden="true" className="closer-ruler closer-ruler-down" />
      <section
        data-part="stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by the arrow keys can have the focus
        tabIndex={0}
        aria-label={t.stage}
        aria-describedby="closer-help"
        className="closer-stage"
      >
        <img src={blur} alt="" className="closer-blur" />
        <Picture {...picture} sizes={firstSizes} priority className="closer-first" />
        <canvas data-part="canvas" className="closer-canvas" />
      </section>
      <p id="closer-help" className="sr-only">
        {t.stageHelp}
      </p>
      <svg data-part="ruler-across" aria-hidden="true" className="closer-ruler closer-ruler-across" />
    </div>
  )
}

// On phones somewhat less than the screen could show: tiles bring the rest where one looks.
const firstSizes = '256px sm:60vw lg:60vw 3xl:1200px'

function roomOf(data: CloserData, t: CloserTexts, locale: LocaleCode): CloserRoom {
  const { picture, widthCm, heightCm, tiles } = data
  const { size, toCursor, toMiddle, centimetres, loading, failed, offline, shared } = t
  const { decimal } = marks[locale]
  const words = { size, toCursor, toMiddle, centimetres, decimal, loading, failed, offline, shared }
  return { width: picture.width, height: picture.height, widthCm, heightCm, tiles, words }
}

export function head({ data, t, locale }: Props): PageHead {
  const { author, title, year, picture } = data
  return {
    title: `${fill(t.title, { title })}, ${catalogueNumber(data.number, locale)}`,
    description: fill(t.description, { author, title, year }),
    picture: picture.src,
  }
}
