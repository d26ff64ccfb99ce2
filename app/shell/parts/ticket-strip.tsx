import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import { newsletterPath, ticketsPath } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** Before the footer of every page but the home page, which has prices of its own, and the box office itself. */
export function TicketStrip() {
  const t = useShellTexts()
  const view = useView()
  const { path, error, notice } = view
  const isNext = notice.season === 'next'
  if (error || notice.season === 'none' || path === '/' || path.startsWith(ticketsPath)) return null
  return (
    <aside className="page section-gap print:hidden">
      <div className="lintel flex flex-wrap items-center justify-between gap-x-10 gap-y-6 pb-2">
        <div>
          <p className="type-d2 mt-3">
            <Unbroken>{fairPhrases(view).ahead}</Unbroken>
          </p>
          <p className="type-body mt-2 text-ink-2">{`${t.place.name}, ${t.place.address}`}</p>
        </div>
        <Link to={isNext ? newsletterPath : ticketsPath} className={buttonClass({ tone: 'secondary' })}>
          {isNext ? t.tellMeOfNext : t.buyTicket}
        </Link>
      </div>
    </aside>
  )
}
