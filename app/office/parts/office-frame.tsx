import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { fairName } from '../../ui/fair-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { helpTexts, type OfficeFrameData } from '../frame-data.ts'
import { Bell } from './bell.tsx'
import { FrameDialogs } from './frame-dialogs.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MayAct } from './may-act.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** The office: a night rail with what one may open, and the desk of paper beside it; on a phone the rail is a menu. */
export function OfficeFrame({
  frame,
  title,
  note,
  actions,
  children,
}: {
  frame: OfficeFrameData
  title: string
  /** One line beside the title. */
  note?: ReactNode
  /** Buttons at the right of it. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <Rail frame={frame} />
      <MayAct.Provider value={frame.mayAct}>
        <div
          data-layout="clear"
          data-region=""
          className="min-w-0 grow px-4 pt-6 pb-20 text-[0.9375rem] sm:px-8 lg:pt-8"
        >
          <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
            <h1 className="type-d2">{title}</h1>
            {note && <p className="type-small pb-2 text-ink-2">{note}</p>}
            {actions && <div className="ml-auto flex flex-wrap gap-3">{actions}</div>}
          </div>
          {children}
          <Help label={frame.t.help} />
        </div>
      </MayAct.Provider>
      <FrameDialogs frame={frame} />
    </div>
  )
}

/** What this page is for: it stands at the end, where it is in nobody's way. */
function Help({ label }: { label: string }) {
  const { route, locale } = useView()
  const texts: Readonly<Record<string, string>> = helpTexts[locale]
  const text = texts[route?.id ?? '']
  if (!text) return null
  return (
    <aside aria-labelledby="help" className="lintel-light mt-16 max-w-text pt-3">
      <h2 id="help" className="type-d3">
        {label}
      </h2>
      <p className="type-small mt-2 text-ink-2">{text}</p>
    </aside>
  )
}

function Rail({ frame }: { frame: OfficeFrameData }) {
  const { locale, path } = useView()
  const { t } = frame
  const current = currentLink(frame, path)
  return (
    <div data-layout="dark" className="flex shrink-0 flex-col lg:sticky lg:top-0 lg:h-dvh lg:w-[232px]">
      <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-8 lg:px-5 lg:pt-5">
        <Link to="/" className="flex min-h-11 items-center gap-3">
          <Monogram size={30} />
          <span>
            <span className="type-d3 block leading-none">{fairName[locale]}</span>
            <span className="type-caption text-ink-2">{t.title}</span>
            <span className="sr-only">, {t.toSite}</span>
          </span>
        </Link>
        <button
          type="button"
          popoverTarget="rail"
          className={buttonClass({ tone: 'ghost', size: 'small', className: 'lg:hidden' })}
        >
          <Icon name="menu" size={18} />
          {t.menu}
        </button>
      </div>
      <Menu>
        <nav aria-label={t.navigation} data-region="" className="lg:grow lg:overflow-y-auto">
          <Link
            to="/office/search/"
            data-palette=""
            className="type-small mx-4 mb-2 flex min-h-11 items-center gap-3 border border-edge px-3 text-ink-2 hover:text-ink sm:mx-8 lg:mx-4"
          >
            <Icon name="search" size={18} />
            {t.search}
            <kbd className="ml-auto max-lg:hidden" aria-hidden>
              {t.searchKeys}
            </kbd>
          </Link>
          {frame.links.some(({ to }) => to === '/office/') && <Bell t={t} />}
          <ul>
            {frame.links.map(({ to, label, icon, count, key, isRare }) => (
              <li key={to} className={isRare ? 'mt-6 border-t border-hair pt-2' : undefined}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : undefined}
                  data-key={key || undefined}
                  className={cx(
                    'type-small flex min-h-11 items-center gap-3 border-l-4 px-4 hover:text-ink sm:px-8 lg:px-4',
                    to === current ? 'border-accent bg-active text-ink' : 'border-transparent text-ink-2',
                  )}
                >
                  <Icon name={icon} size={18} />
                  {label}
                  {count > 0 && <span className="ml-auto pl-2 font-semibold text-ink">{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="px-4 py-3 max-lg:mt-2 max-lg:border-t max-lg:border-hair sm:px-8 lg:px-5 lg:pb-6">
          <p className="type-small">
            {frame.name}
            <span className="block text-ink-2">{frame.role}</span>
          </p>
          <Link to="/account/password/" className="link type-small flex min-h-11 w-fit items-center">
            {t.password}
          </Link>
          <Link to="/account/two-factor/" className="link type-small flex min-h-11 w-fit items-center">
            {t.code}
          </Link>
          <Link to="/account/security/" className="link type-small flex min-h-11 w-fit items-center">
            {t.security}
          </Link>
          <SignOutForm label={t.signOut} isQuiet />
          <div className="-ml-2.5">
            <LanguageLinks path={path} locale={locale} label={t.language} />
          </div>
        </div>
      </Menu>
    </div>
  )
}

/** On a phone it opens over the page by the button alone, without a script; a browser that cannot shows it all the time. */
function Menu({ children }: { children: ReactNode }) {
  return (
    <div
      id="rail"
      popover="auto"
      className="m-0 max-h-dvh w-full max-w-none overflow-y-auto border-0 bg-ground p-0 text-ink max-lg:mt-17 max-lg:h-[calc(100dvh-4.25rem)] lg:static lg:flex lg:h-auto lg:min-h-0 lg:grow lg:flex-col lg:overflow-visible"
    >
      {children}
    </div>
  )
}

// The longest one that the page lies behind: `/office/` is above all of them.
function currentLink({ links }: OfficeFrameData, path: string): string | undefined {
  return links
    .map(({ to }) => to)
    .filter(to => path.startsWith(to))
    .sort((one, other) => other.length - one.length)[0]
}
