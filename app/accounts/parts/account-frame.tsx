import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { LanguageLinks } from '../../office/parts/language-links.tsx'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Icon } from '../../ui/icon.tsx'
import { titleClass } from '../../ui/title-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { AccountFrameData } from '../account-frame-data.ts'

/** A page of one's own account, by night: the name of the fair, where else one may go, who one is, the way out. */
export function AccountFrame({
  frame,
  title,
  above,
  lead,
  children,
}: {
  frame: AccountFrameData
  title: string
  /** One line over the title: the number of an application. */
  above?: ReactNode
  /** Beside the title: where one stands. */
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AccountHeader frame={frame} />
      <div className="page grow pb-20">
        {above && (
          <p className="type-small pt-8 text-ink-2">
            {typeof above === 'string' ? <Unbroken>{above}</Unbroken> : above}
          </p>
        )}
        <div className={cx('grid-columns items-end gap-y-4 pb-8', above ? 'pt-3' : 'pt-8 lg:pt-11')}>
          <h1
            className={cx(titleClass(title, 'type-d2'), 'col-span-full', lead ? 'lg:col-span-8' : undefined)}
          >
            {title}
          </h1>
          {lead && <div className="type-lead col-span-full pb-1 text-ink-2 lg:col-span-4">{lead}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}

function AccountHeader({ frame }: { frame: AccountFrameData }) {
  const { locale, path } = useView()
  const { t } = frame
  return (
    <header className="page">
      <div className="flex min-h-16 items-center justify-between gap-x-6 lg:min-h-19">
        <div className="flex items-center gap-4">
          <Link to="/" aria-label={t.toSite} className="inline-flex min-h-11 items-center">
            <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
          </Link>
          <span className="type-small border-l border-edge pl-4 whitespace-nowrap max-sm:hidden xl:max-2xl:hidden">
            {t.title}
          </span>
        </div>
        <button
          type="button"
          popoverTarget="account-menu"
          className={buttonClass({ tone: 'ghost', size: 'small', className: 'xl:hidden' })}
        >
          <Icon name="menu" size={18} />
          {t.menu}
        </button>
        <Menu>
          <AccountNav frame={frame} path={path} />
          <div className="flex items-center gap-x-5 gap-y-1 max-xl:mt-4 max-xl:flex-col max-xl:items-start max-xl:border-t max-xl:border-hair max-xl:pt-4">
            <div className="max-xl:-ml-2.5">
              <LanguageLinks path={path} locale={locale} label={t.language} />
            </div>
            <p className="type-small inline-flex min-h-11 items-center gap-2.5 xl:max-w-44 xl:max-[1400px]:hidden">
              <Icon name="user" size={18} />
              <span className="xl:truncate">{frame.name}</span>
            </p>
            <SignOutForm label={t.signOut} isQuiet />
          </div>
        </Menu>
      </div>
      <Entablature />
    </header>
  )
}

function AccountNav({ frame, path }: { frame: AccountFrameData; path: string }) {
  const { t, links, office } = frame
  const current = currentLink(frame, path)
  const shown = office ? [...links, { to: office, label: t.office, count: 0 }] : links
  return (
    <nav aria-label={t.navigation}>
      <ul className="flex flex-wrap gap-x-6 max-xl:flex-col">
        {shown.map(({ to, label, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={cx(
                'type-small inline-flex min-h-11 items-center hover:text-ink',
                to === current ? 'text-ink' : 'text-ink-2',
              )}
            >
              <span className={to === current ? 'current-word' : undefined}>
                {label}
                {count > 0 && `, ${count}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the links have no room beside the name, it opens over the page by the button alone, without a script. */
function Menu({ children }: { children: ReactNode }) {
  return (
    <div
      id="account-menu"
      popover="auto"
      className="m-0 w-full max-w-none border-0 bg-ground text-ink max-xl:mt-18 max-xl:h-[calc(100dvh-4.5rem)] max-xl:overflow-y-auto max-xl:px-(--page-margin) max-xl:py-3 xl:static xl:flex xl:w-auto xl:grow xl:flex-wrap xl:items-center xl:justify-end xl:gap-x-10 xl:overflow-visible xl:p-0"
    >
      {children}
    </div>
  )
}

// The longest one that the page lies behind: `/account/` is above all of them.
function currentLink({ links }: AccountFrameData, path: string): string | undefined {
  return links
    .map(({ to }) => to)
    .filter(to => path.startsWith(to))
    .sort((one, other) => other.length - one.length)[0]
}
