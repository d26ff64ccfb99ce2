import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import { PressKit } from '../parts/press-kit.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './press.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** The fair in a paragraph that may be quoted, the releases, then pictures and people to ask. */
export default function Press({ data: { page, prints, releases, takeaways }, t }: Props) {
  const opening = page.blocks.filter(({ kind }) => kind === 'statement')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks page={page} blocks={opening} />
        <section className="section-gap lintel">
          <h2 className="type-d2 mt-3">{t.press.releases}</h2>
          {releases.length === 0 && <EmptyState>{t.press.noReleases}</EmptyState>}
          <ol className="mt-8">
            {releases.map(({ slug, path, title, lead, date, releasedOn }) => (
              <li key={slug} className="border-t border-hair">
                <Link to={path} className="group grid-columns gap-y-3 py-7 lg:py-9">
                  <time
                    dateTime={releasedOn}
                    className="type-small col-span-full pt-1 text-ink-2 lg:col-span-2"
                  >
                    {date}
                  </time>
                  <h3 className="type-d3 col-span-full decoration-1 underline-offset-4 group-hover:underline lg:col-span-5 lg:text-[clamp(1.75rem,2.4vw,3rem)] lg:leading-[1.08]">
                    {title}
                  </h3>
                  <p className="type-body col-span-full max-w-text text-pretty text-ink-2 lg:col-span-5">
                    <Unbroken>{lead}</Unbroken>
                  </p>
                </Link>
              </li>
            ))}
          </ol>
        </section>
        <PageBlocks
          page={page}
          blocks={page.blocks.filter(block => !opening.includes(block))}
          follows
          draw={block =>
            block.kind === 'press-kit' ? (
              <PressKit block={block} pictures={page.pictures} prints={prints} takeaways={takeaways} />
            ) : undefined
          }
        />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
