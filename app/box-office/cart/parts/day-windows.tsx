import type { ReactNode } from 'react'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { cx } from '../../../ui/cx.ts'
import type { TicketType } from '../../catalogue/ticket-types.ts'
import type { ShownDay, ShownOpening } from '../../catalogue/visitor-days.ts'
import type { CartTexts } from '../texts.ru.ts'

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
  vip: ShownOpening
  t: CartTexts
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
                <li key={window.kind}>
                  <Row hours={window.hours} isOver={window.stage === 'over'} t={t}>
                    <span className="type-numeral type-numeral-s block">{window.price}</span>
                    <span
                      className={cx(
                        'type-caption mt-1 block whitespace-nowrap',
                        window.stage !== 'over' && 'text-ink-2',
                      )}
                    >
                      {fill(t.concessionPrice, { price: window.concession })}
                    </span>
                  </Row>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {premium && (
          <li className="lintel-light">
            <h3 className="type-d3 mt-3">{formatWeekday(vip.day, locale)}</h3>
            <div className="mt-4">
              <Row hours={vip.hours} isOver={vip.stage === 'over'} t={t}>
                <span className="type-body block">{premium.name}</span>
                <span className="type-caption mt-1 block">{premium.prices[0]?.price}</span>
              </Row>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}

function Row({
  hours,
  isOver,
  t,
  children,
}: {
  hours: string
  isOver: boolean
  t: CartTexts
  children: ReactNode
}) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 border-t border-hair py-3.5',
        isOver && 'text-ink-3',
      )}
    >
      <p className="type-body">
        <span className="whitespace-nowrap">{hours}</span>
        {isOver && <span className="type-caption block">{t.windowOver}</span>}
      </p>
      <p className="text-right">{children}</p>
    </div>
  )
}
