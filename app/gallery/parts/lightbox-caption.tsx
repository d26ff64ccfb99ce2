import { useLayoutEffect, useRef } from 'react'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { Label } from '../../ui/label.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { saleWords } from '../sale-words.ts'
import { figureCm, scaleDrawing } from '../scale-drawing.ts'
import type { Slide } from '../slide.ts'
import type { GalleryTexts } from '../texts.ru.ts'
import type { Box } from '../zoom.ts'
import { LightboxSaving } from './lightbox-saving.tsx'

/** The label at the work's lower right and, at its lower left, the work beside a person. */
export function LightboxCaption({
  slide,
  hung,
  t,
  locale,
}: {
  slide: Slide
  hung: Box | null
  t: GalleryTexts
  locale: LocaleCode
}) {
  const { label, mark, priceKopecks = null, stand, heightCm, widthCm } = slide
  const caption = useRef<HTMLDivElement>(null)
  const { left = 0, top = 0, width = 0, height = 0 } = hung ?? {}
  useLayoutEffect(() => {
    const style = caption.current?.style
    style?.setProperty('--work-start', `${left}px`)
    style?.setProperty('--work-end', `${left + width}px`)
    style?.setProperty('--work-foot', `${top + height}px`)
  }, [left, top, width, height])
  return (
    <div ref={caption} className="lightbox-caption">
      <div className="lightbox-label">
        {label && (
          <Label
            {...label}
            mark={
              mark && (
                <>
                  <StateMark state={mark} />
                  {saleWords({ mark, priceKopecks }, t.marks, locale)}
                </>
              )
            }
            className="lintel-light"
          />
        )}
        {stand && (
          <a
            href={withLocale(`/navigator/map/#stand-${stand}`, locale)}
            aria-label={`${fill(t.stand, { code: stand })}, ${t.onMap}`}
            className="type-small link inline-flex min-h-11 items-center font-medium"
          >
            {fill(t.stand, { code: stand })}
          </a>
        )}
        <LightboxSaving slide={slide} t={t} locale={locale} />
      </div>
      {heightCm && widthCm ? <ScaleDrawing heightCm={heightCm} widthCm={widthCm} t={t} /> : null}
    </div>
  )
}

function ScaleDrawing({ t, ...size }: { heightCm: number; widthCm: number; t: GalleryTexts }) {
  const { width, height, work, figure } = scaleDrawing(size)
  return (
    <div className="lightbox-scale">
      <svg aria-hidden="true" width={width} height={height} overflow="visible">
        <rect {...work} fill="none" stroke="currentColor" />
        <path d={person} transform={`translate(${figure.x} ${figure.y}) scale(${figure.height / 170})`} />
      </svg>
      <p className="type-caption">{fill(t.besideFigure, { cm: figureCm })}</p>
    </div>
  )
}

// Drawn in centimetres, 46 wide and 170 tall.
const person =
  'M23 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM10 29h26l9 56-7 2-6-36-2 48-3 71h-6l-1-66-1 66h-6l-3-71-2-48-6 36-7-2Z'
