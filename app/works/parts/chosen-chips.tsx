import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { chipClass } from '../../ui/chip-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { noChoice, queryOf } from '../choice.ts'
import type { WorksPage } from '../pages/works.server.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { chipsOf } from '../words.ts'

/** What has been chosen, each to be given up by itself; in what order, and as a wall or a list. */
export function ChosenChips({ data, t, locale }: { data: WorksPage; t: WorksTexts; locale: LocaleCode }) {
  const { choice, like } = data
  const chips = chipsOf(choice, like, t, locale)
  const isByColour = choice.colour !== null || choice.like !== null
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-6">
      {chips.length > 0 && (
        <nav aria-label={t.chosen} className="flex flex-wrap items-center gap-2.5">
          {chips.map(({ words, rest }) => (
            <Link
              key={words}
              to={`/works/${queryOf(rest)}`}
              aria-current={false}
              aria-label={fill(t.remove, { what: words })}
              className={cx(chipClass(true), 'gap-2.5')}
            >
              {words}
              <Icon name="close" size={14} />
            </Link>
          ))}
          <Link
            to={`/works/${queryOf({ ...noChoice, view: choice.view })}`}
            aria-current={false}
            className={buttonClass({ tone: 'text', className: 'type-small ml-2' })}
          >
            {t.reset}
          </Link>
        </nav>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:ml-auto">
        <p className="type-small text-ink-2">{isByColour ? t.order.colour : t.order.catalogue}</p>
        <nav aria-label={t.view.label} className="flex">
          {(['wall', 'list'] as const).map(view => (
            <Link
              key={view}
              to={`/works/${queryOf({ ...choice, view })}`}
              replace
              aria-current={choice.view === view ? 'true' : false}
              className={cx(chipClass(choice.view === view), '-ml-px')}
            >
              {t.view[view]}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}
