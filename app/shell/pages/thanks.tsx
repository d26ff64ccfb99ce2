import { blockOf } from '../../content/blocks/block-view.ts'
import { Paragraphs } from '../../content/parts/text-blocks.tsx'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { LabelledEntry } from '../menu.ts'
import type { ShellTexts } from '../texts.ru.ts'
import type { load } from './thanks.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ShellTexts>

const ways: readonly LabelledEntry[] = [
  { to: '/program/', label: 'program' },
  { to: '/navigator/map/', label: 'map' },
]

export default function Thanks({ data, t }: Props) {
  const next = blockOf(data.page, 'text')
  const meanwhile = blockOf(data.page, 'work')
  return (
    <>
      <PageTitle title={data.page.title} lead={data.page.lead} />
      <div className="page grid-columns gap-y-14 pt-12 lg:pt-16">
        <div className="col-span-full lg:col-span-6">
          {next && (
            <>
              <h2 className="type-d2">{next.title}</h2>
              <Paragraphs texts={next.paragraphs} className="mt-6" />
            </>
          )}
          {meanwhile && (
            <>
              <h2 className="type-d3 mt-12">{meanwhile.title}</h2>
              <p className="type-body mt-2 text-ink-2">{meanwhile.text}</p>
            </>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {ways.map(({ to, label }) => (
              <Link key={to} to={to} className={buttonClass({ tone: 'ghost' })}>
                {t.links[label]}
              </Link>
            ))}
          </div>
        </div>
        <Work data={data} />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description, isHidden: true }
}

function Work({ data }: Pick<Props, 'data'>) {
  const block = blockOf(data.page, 'work')
  const picture = block && data.page.pictures[block.work.picture]
  if (!block || !picture) return null
  return (
    <figure className="col-span-full flex gap-x-6 gap-y-5 max-sm:flex-col sm:items-end lg:col-span-5 lg:col-start-8">
      <div className="wall-light sm:w-[66%]">
        <Picture
          {...picture}
          sizes="92vw sm:50vw lg:28vw 3xl:560px"
          className="h-auto w-full max-w-[430px] shadow-work"
        />
      </div>
      <figcaption className="shrink-0 sm:max-w-[130px]">
        <WorkLabel work={block.work} />
      </figcaption>
    </figure>
  )
}
