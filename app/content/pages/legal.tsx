import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { blockOf, blocksOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { DocumentText } from '../parts/document-text.tsx'
import { FormBlock } from '../parts/form-block.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './legal.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** Terms, privacy, offer: what they say in short, then the text itself, then what can be done about it. */
export default function Legal({ data: { page, document }, t }: Props) {
  const withdrawal = blockOf(page, 'form')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} size={page.title.length > 30 ? 'd2' : 'd1'} />
      <div className="page">
        <DocumentText document={document} t={t.document}>
          {blocksOf(page, 'text').map(block => (
            <div key={block.title} className="lintel mb-16 max-w-text">
              <h2 className="type-d3 mt-2">{block.title}</h2>
              {block.paragraphs.map(text => (
                <p key={text} className="type-lead mt-3 text-ink-2">
                  {text}
                </p>
              ))}
            </div>
          ))}
        </DocumentText>
        {withdrawal && (
          <div className="section-gap print:hidden">
            <FormBlock block={withdrawal} id="withdrawal" />
          </div>
        )}
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
