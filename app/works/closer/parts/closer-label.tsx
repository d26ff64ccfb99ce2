import { catalogueNumber, sizeText } from '../../../content/work-label.ts'
import { saleWords } from '../../../gallery/sale-words.ts'
import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { StateMark } from '../../../ui/state-mark.tsx'
import type { CloserData } from '../pages/closer.server.ts'
import type { CloserTexts } from '../texts.ru.ts'

/** The label on the wall: who, what, of what, how large, whether it can be had, and where it hangs. */
export function CloserLabel({ work, t, locale }: { work: CloserData; t: CloserTexts; locale: LocaleCode }) {
  const { number, author, title, year, technique, mark, stand } = work
  return (
    <div className="lintel-light pt-3">
      <p className="type-small text-accent">{catalogueNumber(number, locale)}</p>
      <p className="type-body font-medium">{author}</p>
      <h1 className="type-label-title text-[1.0625rem]">{title}</h1>
      <p className="type-small text-ink-2">{`${year}. ${technique.charAt(0).toUpperCase()}${technique.slice(1)}`}</p>
      <p className="type-small text-ink-2">{sizeText(work, locale)}</p>
      <p className="type-small mt-2 flex items-center gap-2.5">
        <StateMark state={mark} />
        {saleWords(work, t.marks, locale)}
      </p>
      <p className="type-small mt-1">
        <Link
          to={`/navigator/map/#stand-${stand}`}
          className="link inline-flex min-h-11 items-center font-medium"
        >
          {`${fill(t.stand, { stand })}, ${t.onPlan}`}
        </Link>
      </p>
    </div>
  )
}
