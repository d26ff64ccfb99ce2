import type { Day } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { cx } from '../../ui/cx.ts'
import type { BoxOfficeTexts } from '../texts.ru.ts'
import type { TicketType } from '../ticket-types.ts'
import type { ShownDay, ShownWindow } from '../visitor-days.ts'

/** The days one can come, each with its two entry windows; the opening evening beside them. */
export function DayWindows({
  days,
  premium,
  vip,
  t,
  locale,
}: {
  days: ShownDay[]
  premium: TicketType | undefined
  vip: { day: Day; hours: string }
  t: BoxOfficeTexts
  locale: LocaleCode
}) {
  return (
    <section>
      <h2 className="type-d2">{t.daysTitle}</h2>
      <ul className="mt-10 grid gap-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {days.map(({ day, windows }) => (
          <li key={day} className="lintel-light">
            <h3 className="type-d3 mt-3">{formatWeekday(day, locale)}</h3>
            <ul className="mt-4">
              {windows.map(window => (
                <Window key={window.kind} window={window} t={t} />
              ))}
            </ul>
          </li>
        ))}
        {premium && (
          <li className="lintel-light">
            <h3 className="type-d3 mt-3">{formatWeekday(vip.day, locale)}</h3>
            <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-hair py-3.5">
              <p className="type-body whitespace-nowrap">{vip.hours}</p>
              <div className="text-right">
                <p className="type-body">{premium.name}</p>
                <p className="type-caption mt-1 text-ink-2">{premium.prices[0]?.price}</p>
              </div>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}

function Window({ window, t }: { window: ShownWindow; t: BoxOfficeTexts }) {
  const isOver = window.stage === 'over'
  return (
    <li
      className={cx(
        'flex items-baseline justify-between gap-4 border-t border-hair py-3.5',
        isOver && 'text-ink-3',
      )}
    >
      <span className="type-body">
        <span className="whitespace-nowrap">{window.hours}</span>
        {isOver && <span className="type-caption block">{t.windowOver}</span>}
      </span>
      <span className="text-right">
        <span className="type-numeral type-numeral-s block">{window.price}</span>
        <span className={cx('type-caption mt-1 block whitespace-nowrap', !isOver && 'text-ink-2')}>
          {t.concessionPrice.replace('{price}', window.concession)}
        </span>
      </span>
    </li>
  )
}
