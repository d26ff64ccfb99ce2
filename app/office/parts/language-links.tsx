import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { type LocaleCode, locales } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'

/** The same page in the other language. */
export function LanguageLinks({
  path,
  locale,
  label,
}: {
  /** Without language prefix. */
  path: string
  locale: LocaleCode
  label: string
}) {
  const { search } = useView()
  return (
    <nav aria-label={label} className="flex">
      {locales.map(({ code, iso, name }) => (
        <Link
          key={code}
          to={`${path}${search}`}
          locale={code}
          lang={code}
          hrefLang={iso}
          aria-current={code === locale ? 'true' : false}
          className={cx(
            'type-small inline-flex min-h-11 min-w-11 items-center justify-center hover:text-ink',
            code === locale ? 'text-ink' : 'text-ink-2',
          )}
        >
          <span className="current-word">{name}</span>
        </Link>
      ))}
    </nav>
  )
}
