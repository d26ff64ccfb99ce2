import { useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { cardCm } from '../card.ts'
import { cardOn, cardRange, type ScreenScale, scaleOfCard, usualPxPerCm } from '../screen-scale.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { useSceneBox } from './use-scene-box.ts'

/** A card drawn on the screen, made larger or smaller until it is the card that lies on it. */
export function CardMatch({
  ratio,
  onMatch,
  t,
}: {
  ratio: number
  onMatch(scale: ScreenScale): void
  t: OnWallTexts
}) {
  const place = useRef<HTMLDivElement>(null)
  const box = useSceneBox(place)
  const [chosen, setChosen] = useState(Math.round(usualPxPerCm * cardCm.long))
  const { least, most } = box ? cardRange(box) : { least: 1, most: 1200 }
  const longPx = Math.min(most, Math.max(least, chosen))
  const pxPerCm = longPx / cardCm.long
  const { width, height } = box ? cardOn(box) : { width: cardCm.long, height: cardCm.short }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 px-5 py-4 lg:px-7">
      <p className="type-small max-w-text text-ink-2 text-pretty">{t.life.why}</p>
      <div ref={place} className="grid min-h-0 flex-1 place-items-center overflow-hidden">
        {box && (
          <svg
            aria-hidden="true"
            data-card=""
            width={width * pxPerCm}
            height={height * pxPerCm}
            className="block overflow-visible"
          >
            <rect
              width="100%"
              height="100%"
              rx={0.318 * pxPerCm}
              className="fill-active stroke-ink"
              strokeWidth={1}
            />
            <rect
              x="10%"
              y="36%"
              width={1.2 * pxPerCm}
              height={0.95 * pxPerCm}
              rx={4}
              className="fill-edge"
            />
            <text x="10%" y="86%" fontSize={15} className="fill-ink-2">
              {t.life.card}
            </text>
          </svg>
        )}
      </div>
      {least >= most && <p className="type-small text-warning">{t.life.small}</p>}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <label className="type-small grid min-w-0 flex-1 basis-56">
          {t.life.slider}
          <input
            type="range"
            min={least}
            max={most}
            step={1}
            value={longPx}
            onChange={({ target }) => setChosen(Number(target.value))}
            className="h-11 w-full accent-accent"
          />
        </label>
        <button
          type="button"
          disabled={least >= most}
          onClick={() => onMatch(scaleOfCard(longPx, ratio))}
          className={buttonClass({ size: 'small' })}
        >
          {t.life.done}
        </button>
      </div>
    </div>
  )
}
