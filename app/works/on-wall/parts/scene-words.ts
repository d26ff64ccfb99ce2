import { sizeText } from '../../../content/work-label.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { figure } from '../figures.ts'
import { gapBelow, hang, overWall, type Sized } from '../scene.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import type { WallChoices } from '../wall-choices.ts'

/** The scene for whoever does not see it, and what of it is no good idea, for everybody. */
export function sceneWords(
  works: readonly Sized[],
  choices: WallChoices,
  { t, locale }: { t: OnWallTexts; locale: LocaleCode },
) {
  const [work, other] = works
  const places = hang(works, choices)
  const [place] = places
  if (!work || !place) return { said: '', remarks: [] }
  const { below, wallCm, gapCm, colour } = choices
  const gap = gapBelow(places, below)
  const over = overWall(places, wallCm)
  const isHidden = gap < 0 && (below === 'sofa' || below === 'table')
  const hidden = isHidden ? fill(t.hidden[below], { cm: figure(gap, locale) }) : null
  const facts = {
    wall: wallCm,
    colour: t.colours[colour].toLowerCase(),
    size: sizeText(work, locale),
    centre: figure(place.bottom + place.height / 2, locale),
    gap: fill(t.gap[below], { cm: figure(gap, locale) }),
  }
  const said = other
    ? fill(t.said.two, { ...facts, other: sizeText(other, locale), between: gapCm })
    : fill(t.said.one, facts)
  const remarks = [hidden, over > 0 ? fill(t.over, { cm: figure(over, locale) }) : null]
  return { said, remarks: remarks.filter(remark => remark !== null) }
}
