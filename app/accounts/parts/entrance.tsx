import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { LanguageLinks } from '../../office/parts/language-links.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { Column } from '../../ui/column.tsx'
import { Entablature } from '../../ui/entablature.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { AccountTexts } from '../texts.ru.ts'

/** The hall before the office: the name, one thing to do between two columns, the way back to the fair. */
export function Entrance({
  title,
  words,
  locale,
  path,
  children,
}: {
  title: string
  words: Pick<AccountTexts['office'], 'toSite' | 'language'>
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
      {/* Two columns under a lintel, and between them the one thing to do. */}
      <div className="page flex grow flex-col pb-16 md:items-center">
        <div className="flex w-full grow flex-col md:max-w-[680px]">
          <Entablature overhang />
          <div className="relative grow md:px-[108px]">
            <Column width={44} className="absolute inset-y-0 left-3 max-md:hidden" />
            <Column width={44} className="absolute inset-y-0 right-3 max-md:hidden" />
            <div className="pt-12 pb-16 lg:pt-14">
              <h1 className="type-d2 mb-6">{title}</h1>
              {children}
            </div>
          </div>
          <div aria-hidden="true" className="h-2 border-y border-edge max-md:hidden" />
        </div>
      </div>
    </div>
  )
}
