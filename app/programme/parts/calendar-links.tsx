import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProgrammeTexts } from '../texts.ru.ts'

/** The programme in the visitor's own calendar: as a subscription that follows changes, or as a file. */
export function CalendarLinks({ t, locale }: { t: ProgrammeTexts; locale: LocaleCode }) {
  const { publicUrl } = useView()
  const feed = withLocale('/program/feed.ics', locale)
  return (
    <section id="calendar" className="section-gap lintel grid-columns gap-y-6 print:hidden">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">{t.calendar}</h2>
      <div className="col-span-full lg:col-span-6 lg:pt-5">
        <p className="type-body max-w-text text-pretty text-ink-2">{t.calendarText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link
            to={`${publicUrl.replace(/^https?/, 'webcal')}${feed}`}
            className={buttonClass({ tone: 'secondary', size: 'small' })}
          >
            <Icon name="calendar" size={18} />
            {t.subscribe}
          </Link>
          <Link to={feed} download className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.download}
          </Link>
        </div>
      </div>
    </section>
  )
}
