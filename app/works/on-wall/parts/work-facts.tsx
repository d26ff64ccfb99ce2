import { catalogueNumber, sizeText } from '../../../content/work-label.ts'
import { workPath } from '../../../content/work-path.ts'
import { saleWords } from '../../../gallery/sale-words.ts'
import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import type { WallData } from '../pages/wall.server.ts'
import type { OnWallTexts } from '../texts.ru.ts'

type Shown = Pick<
  WallData['work'],
  | 'number'
  | 'author'
  | 'title'
  | 'year'
  | 'technique'
  | 'heightCm'
  | 'widthCm'
  | 'mark'
  | 'priceKopecks'
  | 'stand'
>

/** The label: whose, what, of what, how large, whether it can be had, where it hangs; the way to all there is about it. */
export function WorkFacts({ work, t, locale }: { work: Shown; t: OnWallTexts; locale: LocaleCode }) {
  const technique = work.technique.charAt(0).toUpperCase() + work.technique.slice(1)
  const state = `${saleWords(work, t.marks, locale)}, ${fill(t.stand, { stand: work.stand })}`
  return (
    <div>
      <p className="type-small text-accent">{catalogueNumber(work.number, locale)}</p>
      <p className="type-body font-medium">{work.author}</p>
      <p className="type-label-title">
        <Link
          to={workPath(work.number)}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {work.title}
        </Link>
      </p>
      <p className="type-small text-ink-2">{`${work.year}. ${technique}. ${sizeText(work, locale)}`}</p>
      <p className="type-small mt-1.5 flex items-center gap-2.5">
        <StateMark state={work.mark} />
        {state}
      </p>
    </div>
  )
}
