import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { blockOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { BagDrawing } from '../parts/bag-drawing.tsx'
import { articleId, Contents, DocumentVersion } from '../parts/document-text.tsx'
import { Paragraphs } from '../parts/text-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './visiting-rules.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** What the rules come to, the bag drawn to scale, then the articles in two columns beside their index. */
export default function VisitingRules(props: Props) {
  const { page, document } = props.data
  const { t } = props
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <InShort {...props} />
        <div className="section-gap lintel grid-columns gap-y-12">
          <div className="col-span-full self-start pt-3 lg:sticky lg:top-8 lg:col-span-3">
            <DocumentVersion document={document} t={t.document} />
            <Contents document={document} t={t.document} />
          </div>
          <div className="col-span-full gap-x-[calc(var(--gutter)*2)] pt-3 md:columns-2 lg:col-span-9 lg:pl-6">
            {document.articles.map((article, place) => (
              <section key={article.title} id={articleId(place)} className="mb-12 break-inside-avoid">
                <p aria-hidden="true" className="type-numeral type-numeral-s text-ink-3">
                  {place + 1}
                </p>
                <h2 className="type-d3 mt-1">{article.title}</h2>
                <Paragraphs texts={article.paragraphs} className="mt-3" />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

function InShort({ data: { page, bag }, t }: Props) {
  const words = blockOf(page, 'text')
  return (
    <div className="grid-columns items-center gap-y-12 pt-12 lg:pt-16">
      {words && (
        <section className="col-span-full lg:col-span-6">
          <h2 className="type-d2">{words.title}</h2>
          {words.paragraphs.map(text => (
            <p key={text} className="type-lead mt-5 max-w-text text-pretty text-ink-2">
              {text}
            </p>
          ))}
        </section>
      )}
      {bag && (
        <figure className="col-span-full lg:col-span-5 lg:col-start-8">
          <BagDrawing size={bag.size} alt={t.rules.bagAlt} unit={t.rules.centimetres} />
          <figcaption className="type-small mt-4 text-ink-2">
            <a href={`#${articleId(bag.article)}`} className="link inline-flex min-h-11 items-center">
              {t.rules.bag}
            </a>
          </figcaption>
        </figure>
      )}
    </div>
  )
}
