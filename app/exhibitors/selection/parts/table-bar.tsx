import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { LanguageLinks } from '../../../office/parts/language-links.tsx'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import type { LightTableData } from '../pages/light-table.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'

/** Over the light table: whose council it is, how far one has come, the ways out. */
export function TableBar({ data, t }: { data: LightTableData; t: CouncilTexts }) {
  const { locale, path } = useView()
  const { frame, progress } = data
  const words = t.table
  const voted = share(progress.voted, data.count)
  const link = buttonClass({ tone: 'ghost', size: 'small' })
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair px-4 py-2 sm:px-8">
      <div className="flex items-center gap-4">
        <Link to="/" aria-label={frame.t.toSite} className="inline-flex min-h-11 items-center">
          <Wordmark locale={locale} className="h-8 w-auto" />
        </Link>
        <span className="type-small border-l border-edge pl-4 max-md:hidden">{t.council}</span>
      </div>
      <div className="max-w-[26rem] min-w-60 grow max-xl:order-last max-xl:w-full max-xl:max-w-none">
        <p className="type-small flex flex-wrap justify-between gap-x-6">
          <span className="font-semibold">{fill(words.of, { place: data.place, count: data.count })}</span>
          <span className="text-ink-2">{fill(t.queue.progress, progress)}</span>
        </p>
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-1.5 block h-0.5 w-full bg-hair"
        >
          <rect width={voted} height="2" className="fill-ink" />
          <rect x={voted} width={share(progress.conflicts, data.count)} height="2" className="fill-accent" />
        </svg>
      </div>
      <div className="flex items-center gap-3">
        <div className="max-md:hidden">
          <LanguageLinks path={path} locale={locale} label={frame.t.language} />
        </div>
        <Link to="/council/" className={link}>
          <Icon name="list" size={18} />
          {words.toQueue}
        </Link>
        <Link
          to="/account/"
          aria-label={fill(words.toAccount, { name: frame.name })}
          className={buttonClass({ tone: 'ghost', size: 'small', className: 'max-xl:px-3' })}
        >
          <Icon name="user" size={18} />
          <span className="max-xl:hidden">{frame.name}</span>
        </Link>
      </div>
    </header>
  )
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}
