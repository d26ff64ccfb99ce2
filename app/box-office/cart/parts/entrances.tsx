import { Link } from '../../../navigation/link.tsx'
import type { PlanStripLines } from '../../../navigator/building-lines.ts'
import { PlanStrip } from '../../../navigator/parts/plan-strip.tsx'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { PickerTexts } from '../picker-texts.ru.ts'

/** Where one comes in, on the plan and in words. */
export function Entrances({ plan, t, locale }: { plan: PlanStripLines; t: PickerTexts; locale: LocaleCode }) {
  return (
    <section className="lintel grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2 mt-3">{t.entrancesTitle}</h2>
        <dl className="mt-8 grid gap-y-6">
          {t.entrances.map(({ title, text }) => (
            <div key={title} className="lintel-light">
              <dt className="type-d3 mt-3">{title}</dt>
              <dd className="type-body mt-2 max-w-text text-pretty text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex flex-wrap gap-x-8">
          <Link to="/navigator/map/" className={buttonClass({ tone: 'text' })}>
            {t.toMap}
          </Link>
          <Link to="/how-to-get-there/" className={buttonClass({ tone: 'text' })}>
            {t.toWay}
          </Link>
        </p>
      </div>
      <PlanStrip plan={plan} locale={locale} className="col-span-full lg:col-span-7 lg:col-start-6 lg:pt-5" />
    </section>
  )
}
