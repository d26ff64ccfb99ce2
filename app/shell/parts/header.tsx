import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { headerLinks, isBuilt, searchPath, ticketsPath } from '../navigation-plan.ts'
import { useShellTexts } from '../use-shell-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu } from './menu.tsx'
import { PlanLink } from './plan-link.tsx'

export function Header({ className }: { className?: string }) {
  const t = useShellTexts()
  const { locale, path } = useView()
  const links = headerLinks()
  // On the pages of the box office the button would lead to where one is: it steps back.
  const ticketsTone = path.startsWith(ticketsPath) ? 'ghost' : 'primary'
  return (
    <header className={cx('page relative z-20 flex h-16 items-center bg-ground lg:h-19', className)}>
      <Link to="/" className="inline-flex min-h-11 items-center" aria-label={`${t.fairName}, ${t.toHome}`}>
        <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
      </Link>
      <nav aria-label={t.navigation} className="ml-auto max-xl:hidden">
        <ul className="flex gap-7">
          {links.map(entry => (
            <li key={entry.to}>
              <PlanLink
                entry={entry}
                isShort
                className="type-small inline-flex min-h-11 items-center transition-colors hover:text-accent"
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-2 max-xl:ml-auto xl:ml-8">
        {isBuilt(searchPath) && (
          <Link
            to={searchPath}
            aria-label={t.search}
            className="grid size-11 place-items-center max-md:hidden"
          >
            <Icon name="search" />
          </Link>
        )}
        <LanguageSwitch className="max-md:hidden" />
        {isBuilt(ticketsPath) && (
          <Link
            to={ticketsPath}
            className={buttonClass({ tone: ticketsTone, size: 'small', className: 'lg:ml-4' })}
          >
            {t.tickets}
          </Link>
        )}
        <Menu />
      </div>
    </header>
  )
}
