import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { LanguageLinks } from '../../../office/parts/language-links.tsx'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Entablature } from '../../../ui/entablature.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import type { JuryFrameData } from '../jury-frame-data.ts'
import type { JuryTexts } from '../texts.ru.ts'

type Props = { frame: JuryFrameData; t: JuryTexts }

/** A page of the jury: whose room it is, where else a juror may go, and the way out. */
export function JuryFrame({ frame, t, children }: Props & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <JuryHeader frame={frame} t={t} />
      <div className="page grow pb-20">{children}</div>
    </div>
  )
}

function JuryHeader({ frame, t }: Props) {
  const { locale, path } = useView()
  const { account } = frame
  return (
    <header className="page">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 max-xl:pt-2 xl:min-h-19">
        <div className="flex items-center gap-4">
          <Link to="/" aria-label={account.t.toSite} className="inline-flex min-h-11 items-center">
            <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
          </Link>
          <span className="type-small border-l border-edge pl-4 max-sm:hidden">{t.room}</span>
        </div>
        <div className="flex items-center gap-x-4 xl:order-last">
          <LanguageLinks path={path} locale={locale} label={account.t.language} />
          <Link
            to="/account/"
            aria-label={fill(t.nav.account, { name: account.name })}
            className={buttonClass({ tone: 'ghost', size: 'small', className: 'max-xl:px-3' })}
          >
            <Icon name="user" size={18} />
            <span className="max-xl:hidden">{account.name}</span>
          </Link>
        </div>
        <JuryNav frame={frame} t={t} />
      </div>
      <Entablature />
    </header>
  )
}

function JuryNav({ frame, t }: Props) {
  const { path } = useView()
  const { books, secondRound, chair, regulations, label } = t.nav
  const links = [
    { to: '/jury/', label: books, isCurrent: path === '/jury/' || path.startsWith('/jury/books/') },
    { to: '/jury/second-round/', label: secondRound, isCurrent: path === '/jury/second-round/' },
    ...(frame.isChair ? [{ to: '/jury/chair/', label: chair, isCurrent: path === '/jury/chair/' }] : []),
    { to: '/award/regulations/', label: regulations, isCurrent: false },
  ]
  return (
    <nav aria-label={label} className="max-xl:w-full xl:ml-auto">
      <ul className="flex flex-wrap gap-x-7">
        {links.map(({ to, label: word, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'type-small inline-flex min-h-11 items-center hover:text-ink',
                isCurrent ? 'text-ink' : 'text-ink-2',
              )}
            >
              <span className={isCurrent ? 'current-word' : undefined}>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
