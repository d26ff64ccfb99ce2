import { use, useId } from 'react'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { imageUrl } from '../../../images/rules.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { rulerMarks } from '../ruler-marks.ts'
import type { Scene } from '../scene.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import type { WallChoices } from '../wall-choices.ts'
import { wallColours } from '../wall-colours.ts'
import { Furniture } from './furniture.tsx'
import { Measures } from './measures.tsx'

export type HungWork = {
  number: string
  widthCm: number
  heightCm: number
  picture: { src: string; width: number; height: number }
}

/** The wall as it would be: everything in it at one number of pixels to the centimetre. */
export function WallScene({
  scene,
  choices,
  works,
  said,
  t,
  locale,
}: {
  scene: Scene
  choices: WallChoices
  works: readonly HungWork[]
  /** The scene in words. */
  said: string
  t: OnWallTexts
  locale: LocaleCode
}) {
  const { box, rims, floorY, wallX, px, x, y, places, piece } = scene
  const { wall, board, ink } = wallColours[choices.colour]
  const wallPx = px(choices.wallCm)
  const fades = 'transition-[fill] motion-reduce:transition-none'
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMax meet"
      data-px-per-cm={scene.pxPerCm.toFixed(4)}
      className="block size-full overflow-visible"
    >
      <rect x={0} y={0} width={box.width} height={box.height} className="fill-ground" />
      <rect data-wall="" x={wallX} y={0} width={wallPx} height={floorY} fill={wall} className={fades} />
      <rect x={wallX} y={y(5)} width={wallPx} height={px(5)} fill={board} className={fades} />
      <rect x={0} y={floorY} width={box.width} height={rims.floor} fill="#6f5a45" />
      {piece && (
        <Furniture kind={choices.below === 'table' ? 'table' : 'sofa'} left={piece.left} scene={scene} />
      )}
      <HeightRuler scene={scene} ink={ink} />
      <Measures scene={scene} choices={choices} ink={ink} t={t} locale={locale} />
      {works.map((work, index) => {
        const place = places[index]
        return (
          place && (
            <WorkOnWall
              key={work.number}
              work={work}
              x={x(place.left)}
              y={y(place.bottom + place.height)}
              width={px(place.width)}
              height={px(place.height)}
            />
          )
        )
      })}
      <WidthRuler scene={scene} wallCm={choices.wallCm} centimetres={t.cm} />
    </svg>
  )
}

function WorkOnWall({
  work: { number, picture, widthCm, heightCm },
  ...at
}: {
  work: HungWork
  x: number
  y: number
  width: number
  height: number
}) {
  const domains = use(ImageDomains)
  const shadow = useId()
  const drop = Math.min(18, Math.max(5, at.height * 0.06))
  // A picture that is not cut as the label says is shown whole, never pulled.
  const isTrue = Math.abs(picture.width / picture.height / (widthCm / heightCm) - 1) < 0.03
  return (
    <g data-work={number}>
      <filter id={shadow} x="-20%" y="-20%" width="140%" height="150%">
        <feGaussianBlur stdDeviation={drop * 0.55} />
      </filter>
      <rect
        x={at.x + drop * 0.2}
        y={at.y + drop * 0.8}
        width={Math.max(at.width - drop * 0.4, 1)}
        height={at.height}
        fill="#000"
        fillOpacity={0.5}
        filter={`url(#${shadow})`}
      />
      <image
        {...at}
        href={imageUrl(picture.src, { width: shownWidth(picture.width), format: 'webp' }, domains)}
        preserveAspectRatio={isTrue ? 'none' : 'xMidYMid meet'}
      />
    </g>
  )
}

function shownWidth(own: number): number | undefined {
  return [1024, 640, 420, 280].find(width => width <= own)
}

/** Up the left end of the wall. */
function HeightRuler({ scene, ink }: { scene: Scene; ink: string }) {
  const { wallX, y, pxPerCm, seenCm } = scene
  return (
    <g data-ruler="height" stroke={ink} strokeOpacity={0.75}>
      {rulerMarks(seenCm, pxPerCm).map(({ cm, isWritten }) =>
        cm === 0 ? null : (
          <g key={cm}>
            <path d={`M${wallX} ${y(cm)}h${isWritten ? 18 : 8}`} />
            {isWritten && y(cm) > 16 && (
              <text x={wallX + 26} y={y(cm) + 5} fontSize={13} fill={ink} stroke="none">
                {cm}
              </text>
            )}
          </g>
        ),
      )}
    </g>
  )
}

/** Along the floor, under everything; the wall's own width ends it. */
function WidthRuler({ scene, wallCm, centimetres }: { scene: Scene; wallCm: number; centimetres: string }) {
  const { box, rims, x, pxPerCm } = scene
  const top = box.height - rims.ruler
  const tall = rims.ruler * 0.34
  const end = x(wallCm)
  return (
    <g data-ruler="width">
      <rect x={0} y={top} width={box.width} height={rims.ruler} fill="#13100e" />
      <g stroke="#7a6f62">
        {rulerMarks(wallCm, pxPerCm).map(({ cm, isWritten }) => (
          <path key={cm} data-cm={cm} d={`M${x(cm)} ${top}v${isWritten ? tall : tall / 2}`} />
        ))}
        <path d={`M${end} ${top}v${tall}`} />
      </g>
      <g fontSize={rims.ruler < 50 ? 12 : 13} fill="#bfb4a3" textAnchor="middle">
        {rulerMarks(wallCm, pxPerCm).map(({ cm, isWritten }) =>
          isWritten && end - x(cm) > 84 ? (
            <text key={cm} x={cm === 0 ? x(0) + 14 : x(cm)} y={top + tall + 18}>
              {cm}
            </text>
          ) : null,
        )}
        <text x={end - 8} y={top + tall + 18} textAnchor="end">
          {`${wallCm}\u00a0${centimetres}`}
        </text>
      </g>
    </g>
  )
}
