import { useRef } from 'react'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { WallData } from '../pages/wall.server.ts'
import { type Box, sceneIn } from '../scene.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import type { WallChoices } from '../wall-choices.ts'
import { sceneWords } from './scene-words.ts'
import { besideShown } from './second-work.tsx'
import { useSceneBox } from './use-scene-box.ts'
import { WallScene } from './wall-scene.tsx'

// What a screen is taken for until it can be measured: without a script for good.
const wide: Box = { width: 1044, height: 900 }
const narrow: Box = { width: 390, height: 420 }

/** The place of the scene; it is drawn for the very box it stands in. */
export function WallRoom({
  data,
  choices,
  t,
  locale,
}: {
  data: WallData
  choices: WallChoices
  t: OnWallTexts
  locale: LocaleCode
}) {
  const place = useRef<HTMLElement>(null)
  const box = useSceneBox(place)
  const beside = besideShown(data, choices)
  const works = beside ? [data.work, beside] : [data.work]
  const { said } = sceneWords(works, choices, { t, locale })
  const draw = (box: Box) => (
    <WallScene scene={sceneIn(box, works, choices)} {...{ choices, works, said, t, locale }} />
  )
  return (
    <section
      ref={place}
      aria-label={t.title}
      data-plan=""
      className="top-0 h-[max(16rem,calc(100dvh-424px))] overflow-hidden bg-ground max-lg:sticky lg:h-dvh"
    >
      {box ? (
        draw(box)
      ) : (
        <>
          <div className="h-full max-lg:hidden">{draw(wide)}</div>
          <div className="h-full lg:hidden">{draw(narrow)}</div>
        </>
      )}
    </section>
  )
}
