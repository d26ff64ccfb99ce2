import { use, useRef } from 'react'
import { sizeText } from '../../../content/work-label.ts'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { imageUrl } from '../../../images/rules.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { WallData } from '../pages/wall.server.ts'
import { partSeen } from '../screen-scale.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { useSceneBox } from './use-scene-box.ts'

const ways = [
  ['left', -1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
  ['right', 1, 0],
] as const
const turns = { left: '', right: 'rotate-180', up: 'rotate-90', down: '-rotate-90' }
const stepCm = 5

/** The work one to one, or as much of it as the screen has room for; it is moved by scrolling, keys and buttons. */
export function TrueSize({
  work,
  pxPerCm,
  onAgain,
  t,
  locale,
}: {
  work: WallData['work']
  pxPerCm: number
  onAgain(): void
  t: OnWallTexts
  locale: LocaleCode
}) {
  const place = useRef<HTMLDivElement>(null)
  const box = useSceneBox(place)
  const domains = use(ImageDomains)
  const { picture, widthCm, heightCm } = work
  const seen = box && partSeen(work, box, pxPerCm)
  const size = sizeText(work, locale)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <section
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t.life.view}
        className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2"
      >
        <div className="grid min-h-full w-fit min-w-full place-items-center">
          <img
            data-life=""
            src={imageUrl(picture.src, { width: largest(picture.width), format: 'webp' }, domains)}
            alt={picture.alt}
            width={widthCm * pxPerCm}
            height={heightCm * pxPerCm}
            ref={image => {
              // The stylesheet keeps every other picture inside its column.
              image?.style.setProperty('width', `${widthCm * pxPerCm}px`)
              image?.style.setProperty('height', `${heightCm * pxPerCm}px`)
              image?.style.setProperty('max-width', 'none')
            }}
          />
        </div>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hair bg-raised px-5 py-2 lg:px-7">
        <p role="status" className="type-small">
          {seen &&
            (seen.isWhole
              ? fill(t.life.whole, { size })
              : fill(t.life.part, { part: sizeText(seen, locale), size }))}
        </p>
        {seen && !seen.isWhole && (
          <fieldset className="flex">
            <legend className="sr-only">{t.life.move}</legend>
            {ways.map(([way, x, y]) => (
              <button
                key={way}
                type="button"
                aria-label={t.life.ways[way]}
                onClick={() => place.current?.scrollBy(x * stepCm * pxPerCm, y * stepCm * pxPerCm)}
                className="grid size-11 place-items-center hover:text-accent"
              >
                <Icon name="arrow-left" className={turns[way]} />
              </button>
            ))}
          </fieldset>
        )}
        <button type="button" onClick={onAgain} className={buttonClass({ tone: 'text' })}>
          {t.life.again}
        </button>
      </div>
    </div>
  )
}

function largest(own: number): number | undefined {
  return [2560, 1920, 1536, 1024].find(width => width <= own)
}
