import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { blockOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import { PartnerMark } from '../parts/partner-mark.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './partners.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>
type Partner = Props['data']['partners'][number]

// The page's index names the categories in this order.
const categories = ['general', 'official', 'cultural', 'educational', 'informational', 'technical']

/** A lintel for each category; within one all marks are of one size. */
export default function Partners({ data: { page, partners } }: Props) {
  const index = blockOf(page, 'index')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} capitals />
      <div className="page">
        <div className="grid gap-y-20 lg:gap-y-28">
          {categories.map((category, place) => {
            const own = partners.filter(partner => partner.category === category)
            const words = index?.items[place]
            if (own.length === 0 || !words) return null
            return (
              <section key={category} className="lintel grid-columns gap-y-8">
                <div className="col-span-full lg:col-span-3">
                  <h2 className="type-d3 mt-3 lg:max-xl:[font-stretch:70%]">{words.title}</h2>
                  <p className="type-small mt-2 max-w-[30ch] text-pretty text-ink-2">{words.text}</p>
                </div>
                <div className="col-span-full lg:col-span-9 lg:pt-3">
                  {category === 'general' ? <General partners={own} /> : <Marks partners={own} />}
                </div>
              </section>
            )
          })}
        </div>
        <PageBlocks page={page} blocks={page.blocks.filter(block => block !== index)} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

/** The one who supports the whole is seen from afar. */
function General({ partners }: { partners: Partner[] }) {
  return partners.map(partner => (
    <div key={partner.slug} className="flex gap-x-10 gap-y-6 max-sm:flex-col sm:items-center">
      <PartnerMark mark={partner.mark} className="size-[132px] lg:size-[208px]" />
      <div>
        <h3 className="type-d2 lg:text-[clamp(3.5rem,6.4vw,7rem)]">
          <Name partner={partner} />
        </h3>
        <p className="type-body mt-3 max-w-text text-pretty text-ink-2">
          <Unbroken>{partner.about}</Unbroken>
        </p>
      </div>
    </div>
  ))
}

function Marks({ partners }: { partners: Partner[] }) {
  return (
    <ul
      className={cx('grid gap-gutter gap-y-12 sm:grid-cols-2', partners.length % 4 !== 0 && 'lg:grid-cols-3')}
    >
      {partners.map(partner => (
        <li key={partner.slug} className="flex gap-x-5">
          <PartnerMark mark={partner.mark} className="size-[52px] shrink-0 lg:size-[64px]" />
          <div>
            <h3 className="type-serif-small">
              <Name partner={partner} />
            </h3>
            <p className="type-caption mt-0.5 text-ink-2">{partner.role}</p>
            <p className="type-small mt-2.5 max-w-[44ch] text-pretty text-ink-2">
              <Unbroken>{partner.about}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Name({ partner }: { partner: Partner }) {
  if (!partner.website) return partner.name
  return (
    <Link to={partner.website} className="link">
      {partner.name}
    </Link>
  )
}
