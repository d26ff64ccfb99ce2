import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'
import type { ShownWork } from '../hung-work.ts'
import { type WallScale, wallClasses } from '../scale.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { workAlt } from '../words.ts'
import { WorkLines } from './work-lines.tsx'

/** Works to one scale, the middle of each on one line of sight, in as many rows as the screen needs. */
export function HungWall({
  works,
  scale,
  t,
  locale,
}: {
  works: readonly ShownWork[]
  scale: WallScale
  t: WorksTexts
  locale: LocaleCode
}) {
  return (
    <ul className={cx('works-wall', wallClasses.narrow[scale.narrow], wallClasses.wide[scale.wide])}>
      {works.map((work, place) => (
        <li key={work.number}>
          {/* The label below leads to the same page, and says more. */}
          <Link to={work.path} tabIndex={-1} aria-hidden="true" className="works-wall-work">
            {/* As large as the work itself at this scale, whatever file comes: ten centimetres are one em. */}
            <span>
              <svg width={`${work.widthCm / 10}em`} height={`${work.heightCm / 10}em`} aria-hidden="true" />
              <Picture
                {...work.picture}
                alt={workAlt(work, t)}
                sizes={work.widthCm * scale.wide > 260 ? '210px lg:480px' : '140px lg:260px'}
                priority={place === 0}
              />
            </span>
          </Link>
          <WorkLines work={work} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
