import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import type { ShownWork } from '../hung-work.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { WorkLines } from './work-lines.tsx'

/** Works below each other, all pictures alike large. */
export function WorkList({
  works,
  t,
  locale,
}: {
  works: readonly ShownWork[]
  t: WorksTexts
  locale: LocaleCode
}) {
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2">
      {works.map((work, place) => (
        <li key={work.number} className="flex gap-5 border-b border-hair py-5">
          <Link to={work.path} tabIndex={-1} aria-hidden="true" className="block w-28 shrink-0">
            <Picture
              {...work.picture}
              alt=""
              sizes="112px"
              priority={place === 0}
              className="h-auto max-h-36 w-full object-contain object-top"
            />
          </Link>
          <div className="min-w-0 flex-1">
            <WorkLines work={work} t={t} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  )
}
