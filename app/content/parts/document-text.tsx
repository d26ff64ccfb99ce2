import type { ReactNode } from 'react'
import { Link, localHref } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import type { LocalDocument } from '../documents/load-document.server.ts'
import { LinkedText } from './linked-text.tsx'
import { PrintButton } from './print-button.tsx'

/** The words around a legal text; a room that shows one has them among its own. */
export type DocumentTexts = {
  version: Phrase<'version' | 'date'>
  contents: string
  print: string
  otherDocuments: string
}

/** A legal text: version and contents stay in sight at the left, the articles run in one column of 68 characters. */
export function DocumentText({
  document,
  t,
  children,
}: {
  document: LocalDocument
  t: DocumentTexts
  /** What is said in short, before the articles. */
  children?: ReactNode
}) {
  return (
    <div className="grid-columns gap-y-12 pt-10 lg:pt-14">
      <div className="col-span-full self-start lg:sticky lg:top-8 lg:col-span-4">
        <DocumentVersion document={document} t={t} />
        <Contents document={document} t={t} />
      </div>
      <div className="col-span-full lg:col-span-7 lg:col-start-6">
        {children}
        {document.articles.map((article, place) => (
          <section key={article.title} id={articleId(place)} className="mb-14 max-w-text">
            <h2 className="type-d3 flex gap-x-4">
              <span className="text-ink-3 tabular-nums">{place + 1}</span>
              {article.title}
            </h2>
            {article.paragraphs.map(text => (
              <p key={text} className="type-body mt-4 text-pretty">
                <LinkedText>{text}</LinkedText>
              </p>
            ))}
          </section>
        ))}
        <OtherDocuments document={document} t={t} />
      </div>
    </div>
  )
}

export function DocumentVersion({ document, t }: { document: LocalDocument; t: DocumentTexts }) {
  const words = fill(t.version, { version: document.version, date: document.inForceFrom })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <p className="type-small text-ink-2">{words}</p>
      <PrintButton>{t.print}</PrintButton>
    </div>
  )
}

export function Contents({ document, t }: { document: LocalDocument; t: DocumentTexts }) {
  return (
    <nav aria-label={t.contents} className="mt-6 border-t border-hair print:hidden">
      <ol>
        {document.articles.map(({ title }, place) => (
          <li key={title} className="border-b border-hair">
            <a
              href={`#${articleId(place)}`}
              className="type-small flex min-h-11 items-center gap-x-3 py-2 leading-snug hover:text-accent"
            >
              <span className="w-6 shrink-0 text-ink-3 tabular-nums">{place + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function articleId(place: number): string {
  return `article-${place + 1}`
}

/** On paper a link says where it leads. */
function OtherDocuments({ document, t }: { document: LocalDocument; t: DocumentTexts }) {
  const { publicUrl, locale, pathname } = useView()
  return (
    <nav aria-label={t.otherDocuments} className="lintel-light mt-20 max-w-text">
      <h2 className="type-d3 mt-2">{t.otherDocuments}</h2>
      <ul className="mt-2">
        {document.others.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
            <span className="hidden print:inline">{` (${publicUrl}${localHref(to, locale, pathname)})`}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
