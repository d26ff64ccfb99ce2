import type { BlockOf } from '../../content/blocks/block-view.ts'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { minutesOfReadyWalk, readyWalkKeys } from '../ready-walks.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

type Steps = BlockOf<'steps'>

/** Three walks, each a numbered list of labels with its minutes, and a way to see it drawn. */
export function ReadyRoutes({
  blocks,
  t,
  locale,
}: {
  blocks: Steps[]
  t: NavigatorTexts
  locale: LocaleCode
}) {
  return (
    <section className="section-gap">
      <h2 className="type-d2">{t.readyWalks}</h2>
      <div className="mt-10 grid gap-gutter gap-y-16 lg:grid-cols-3">
        {readyWalkKeys.map((key, place) => {
          const block = blocks[place]
          if (!block) return null
          const minutes = minutesOfReadyWalk(key)
          return (
            <section key={key} className="lintel flex flex-col items-start">
              <h3 className="type-d3 mt-3">{block.title}</h3>
              <p className="mt-2">{fill(plural(minutes, locale, t.minutes), { count: minutes })}</p>
              <ol className="route-labels mt-5">
                {block.items.map(({ title, text }) => (
                  <li key={title}>
                    <p className="font-medium">{title}</p>
                    <p className="type-small mt-1 text-ink-2">
                      <Unbroken>{text}</Unbroken>
                    </p>
                  </li>
                ))}
              </ol>
              <Link
                to={`/navigator/map/?tour=${key}`}
                aria-label={`${t.showOnPlan}: ${block.title}`}
                className={buttonClass({ tone: 'text', className: 'mt-4' })}
              >
                {t.showOnPlan}
              </Link>
            </section>
          )
        })}
      </div>
    </section>
  )
}
