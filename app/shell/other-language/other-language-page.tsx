import type { OnlyLanguage } from '../../content/one-language/find-language.server.ts'
import { Link } from '../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../navigation/view.ts'
import { isoOf } from '../../platform/languages.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { OtherLanguageTexts } from './other-language-texts.ru.ts'

type Props = PageProps<OnlyLanguage, OtherLanguageTexts>

/** Where a page is read in another language only: its name there, which language that is, and the way to it. */
export default function OtherLanguagePage({ data: { title, language }, t }: Props) {
  const { path } = useView()
  return (
    <>
      <div lang={isoOf(language)}>
        <PageTitle title={title} />
      </div>
      <div className="page section-gap">
        <p className="type-lead">{t.only[language]}</p>
        <p className="mt-4">
          <Link to={path} locale={language} className="link inline-flex min-h-11 items-center">
            {t.read[language]}
          </Link>
        </p>
      </div>
    </>
  )
}

export function head({ data: { title, language }, t }: Props): PageHead {
  return { title, description: t.only[language], isHidden: true }
}
