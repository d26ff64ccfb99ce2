import { workPath } from '../../../content/work-path.ts'
import { Link } from '../../../navigation/link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'

/** Two works that were ticked, side by side at one scale; with one ticked it says that another is wanted. */
export function CompareBar({ numbers: [one, other], t }: { numbers: readonly string[]; t: SavedWorksTexts }) {
  return (
    <div role="status" className="sticky bottom-0 print:hidden">
      {one && (
        <div className="lintel-light mt-6 flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 bg-raised px-5 py-2">
          {other ? (
            <Link
              to={`${workPath(one)}wall/?with=${other.replace('.', '-')}`}
              className={buttonClass({ tone: 'secondary', size: 'small' })}
            >
              {t.compareTwo}
            </Link>
          ) : (
            <p className="type-body">{t.compareOneMore}</p>
          )}
        </div>
      )}
    </div>
  )
}
