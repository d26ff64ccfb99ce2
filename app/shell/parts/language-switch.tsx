import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { locales } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** The same page in the other language; query and hash come along as soon as the browser knows them. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useShellTexts()
  const { path, search, hash, locale } = useView()
  const tail = useIsHydrated() ? `${search}${hash}` : ''
  return (
    <nav aria-label={language} className={cx('flex', className)}>
      {locales.map(({ code, iso, name }) => (
        <Link
          key={code}
          to={`${path}${tail}`}
          locale={code}
          lang={code}
          hrefLang={iso}
          aria-current={code === locale ? 'true' : false}
          className={cx(
            'type-small inline-flex min-h-11 min-w-11 items-center justify-center transition-colors hover:text-ink',
            code === locale ? 'text-ink' : 'text-ink-2',
          )}
        >
          <span className="current-word">{name}</span>
        </Link>
      ))}
    </nav>
  )
}
