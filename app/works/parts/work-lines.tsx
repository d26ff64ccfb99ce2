import { catalogueNumber, sizeText } from '../../content/work-label.ts'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Label } from '../../ui/label.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import type { ShownWork } from '../hung-work.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { stateWords } from '../words.ts'

/** The museum label of a work in a list: its title leads to its page, its stand to whoever shows it. */
export function WorkLines({ work, t, locale }: { work: ShownWork; t: WorksTexts; locale: LocaleCode }) {
  const words = stateWords(work, t, locale)
  return (
    <>
      <Label
        number={catalogueNumber(work.number, locale)}
        author={work.author}
        title={
          <Link to={work.path} className="decoration-1 underline-offset-4 hover:underline">
            {work.title}
          </Link>
        }
        year={work.year}
        technique={work.technique}
        size={sizeText(work, locale)}
        mark={
          <>
            <StateMark state={work.mark} />
            {work.mark === 'free' && <span className="sr-only">{t.marks.free}</span>}
            <span>{words}</span>
          </>
        }
      />
      <p className="type-caption">
        <Link to={work.shownBy.path} className="link inline-flex min-h-11 items-center">
          {fill(t.stand, { stand: work.stand })}
        </Link>
      </p>
    </>
  )
}
