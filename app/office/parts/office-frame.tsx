import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { fairName } from '../../ui/fair-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import type { OfficeFrameData } from '../frame-data.ts'
import { LanguageLinks } from './language-links.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** The office: a night rail with what one may open, and the desk of paper beside it. */
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
      <Link to="/" className="flex items-center gap-3 px-4 pt-4 pb-3 lg:px-5 lg:pt-5">
        <Monogram size={30} />
        <span>
          <span className="type-d3 block leading-none">{fairName[locale]}</span>
          <span className="type-caption text-ink-2">{t.title}</span>
          <span className="sr-only">, {t.toSite}</span>
        </span>
      </Link>
      <nav aria-label={t.navigation} className="lg:grow lg:overflow-y-auto">
        <ul className="flex flex-wrap lg:block">
          {frame.links.map(({ to, label, icon, count }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className={cx(
                  'type-small flex min-h-11 items-center gap-3 border-l-4 px-4 hover:text-ink',
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
      <div className="flex flex-wrap items-center gap-x-5 px-4 py-3 lg:block lg:px-5 lg:pb-6">
        <p className="type-small">
          {frame.name}
          <span className="block text-ink-2">{frame.role}</span>
        </p>
        <Link to="/account/password/" className="link type-small inline-flex min-h-11 items-center">
          {t.password}
        </Link>
        <Link to="/account/two-factor/" className="link type-small flex min-h-11 w-fit items-center">
          {t.code}
        </Link>
        <SignOutForm label={t.signOut} isQuiet />
        <div className="ml-auto lg:-ml-2.5">
          <LanguageLinks path={path} locale={locale} label={t.language} />
        </div>
      </div>
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
