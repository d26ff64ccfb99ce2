import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import { ticketsPath } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** Before the footer of every page but the home page, which has prices of its own, and the box office itself. */
export function TicketStrip() {
  const t = useShellTexts()
  const { locale, path, error } = useView()
  if (error || path === '/' || path.startsWith(ticketsPath)) return null
  return (
    <aside className="page section-gap print:hidden">
      <div className="lintel flex flex-wrap items-center justify-between gap-x-10 gap-y-6 pb-2">
        <div>
          <p className="type-d2 mt-3">
            <Unbroken>{fairPhrases(locale).fairDates ?? ''}</Unbroken>
          </p>
          <p className="type-body mt-2 text-ink-2">{`${t.place.name}, ${t.place.address}`}</p>
        </div>
        <Link to={ticketsPath} className={buttonClass({ tone: 'secondary' })}>
          {t.buyTicket}
        </Link>
      </div>
    </aside>
  )
}
