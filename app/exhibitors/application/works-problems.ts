import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { problemsOf, type WorkProblem, worksWanted } from '../works/work-fields.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }

type Work = { id: string; pictureId: string | null; fields: Record<string, string> }

/** What the works still miss for a submission: in each of them, and in their number. */
export function worksProblems(works: readonly Work[], { locale, now }: { locale: LocaleCode; now: Date }) {
  const t = texts[locale].problems
  const { least, most } = worksWanted
  return {
    works: works.flatMap((work, index): (WorkProblem & { work: string; place: number })[] =>
      problemsOf(work, { locale, now, noPicture: t.noPicture }).map(problem => ({
        ...problem,
        work: work.id,
        place: index + 1,
      })),
    ),
    count:
      works.length < least
        ? fill(t.fewWorks, { count: works.length, least })
        : works.length > most
          ? fill(t.manyWorks, { count: works.length, most })
          : null,
  }
}
