import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { fairName } from '../../ui/fair-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import type { OfficeFrameData } from '../frame-data.ts'
import { LanguageLinks } from './language-links.tsx'
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
      <div data-layout="clear" className="min-w-0 grow px-4 pt-6 pb-20 text-[0.9375rem] sm:px-8 lg:pt-8">
        <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
          <h1 className="type-d2">{title}</h1>
          {note && <p className="type-small pb-2 text-ink-2">{note}</p>}
          {actions && <div className="ml-auto flex flex-wrap gap-3">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
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
        <nav aria-label={t.navigation} className="lg:grow lg:overflow-y-auto">
          <ul>
            {frame.links.map(({ to, label, icon, count, isRare }) => (
              <li key={to} className={isRare ? 'mt-6 border-t border-hair pt-2' : undefined}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : undefined}
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
