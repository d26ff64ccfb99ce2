import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AccessButton } from '../accessible/access-button.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import { header as headerEntries, keepsHeader, searchPath, ticketsPath, type WrittenMenu } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'
import { CartSlot } from './cart-slot.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu } from './menu.tsx'
import { PlanLink } from './plan-link.tsx'

/** Above every page; it stays in sight only where one stays long. */
export function Header() {
  const isKept = keepsHeader(useView().path)
  return (
    <header className={cx('page site-header', isKept ? 'sticky top-0' : 'relative')}>
      <AccessButton className="skip-link" />
      <Name hasDates={isKept} />
      <Sections />
      <Tools />
    </header>
  )
}

function Name({ hasDates }: { hasDates: boolean }) {
  const t = useShellTexts()
  const view = useView()
  return (
    <div className={cx('relative flex', hasDates && 'header-name')}>
      <Link to="/" className="inline-flex min-h-11 items-center" aria-label={`${t.fairName}, ${t.toHome}`}>
        <Wordmark locale={view.locale} className="h-8 w-auto lg:h-9" />
        <span aria-hidden="true" className="access-only">
          {t.fairName}
        </span>
      </Link>
      {hasDates && (
        <p className="header-dates">
          {fairPhrases(view).aheadShort}
          <span className="max-sm:hidden xl:max-2xl:hidden">{`, ${t.place.name}`}</span>
        </p>
      )}
    </div>
  )
}

function Sections() {
  const t = useShellTexts()
  const menu = useView().notice.menu as WrittenMenu | undefined
  return (
    <nav aria-label={t.navigation} className="ml-auto max-xl:hidden">
      <ul className="flex gap-6 2xl:gap-7">
        {(menu?.header ?? headerEntries).map(entry => (
          <li key={entry.to}>
            <PlanLink
              entry={entry}
              className="type-small inline-flex min-h-11 items-center transition-colors hover:text-accent"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const iconButton = 'grid size-11 place-items-center transition-colors hover:text-accent max-md:hidden'

function Tools() {
  const t = useShellTexts()
  const { path } = useView()
  // On the pages of the box office the button would lead to where one is: it steps back.
  const ticketsTone = path.startsWith(ticketsPath) ? 'ghost' : 'primary'
  return (
    <div className="flex items-center gap-1 max-xl:ml-auto xl:ml-6">
      <Link to={searchPath} aria-label={t.search} className={iconButton}>
        <Icon name="search" />
      </Link>
      <AccessButton iconOnly icon={<Icon name="eye" />} className={cx('access-eye', iconButton)} />
      <LanguageSwitch className="max-md:hidden" />
      <CartSlot />
      <Link
        to={ticketsPath}
        className={buttonClass({ tone: ticketsTone, size: 'small', className: 'mx-1 lg:ml-3' })}
      >
        {t.tickets}
      </Link>
      <Menu />
    </div>
  )
}
