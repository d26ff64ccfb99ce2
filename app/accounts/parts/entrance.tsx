import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { LanguageLinks } from '../../office/parts/language-links.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { AccountTexts } from '../texts.ru.ts'

/** The hall before the office: the name, one thing to do, the way back to the fair. */
export function Entrance({
  title,
  words,
  locale,
  path,
  children,
}: {
  title: string
  words: AccountTexts['office']
  locale: LocaleCode
  path: string
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="page flex min-h-16 items-center justify-between gap-6 lg:min-h-19">
        <Link to="/" aria-label={words.toSite} className="inline-flex min-h-11 items-center">
          <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
        </Link>
        <LanguageLinks path={path} locale={locale} label={words.language} />
      </div>
      <div className="page">
        <Entablature />
      </div>
      <div className="page grid-columns grow pt-12 pb-20 lg:pt-20">
        <div className="col-span-full lg:col-span-6 lg:col-start-4 2xl:col-span-4 2xl:col-start-5">
          <h1 className="type-d2 mb-6">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
