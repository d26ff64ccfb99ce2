import type { BlockOf } from '../../content/blocks/block-view.ts'
import type { LocalPage } from '../../content/load-page.server.ts'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'

export function ChildrenBand({
  block,
  pictures,
  phrases,
  t,
}: {
  block: BlockOf<'work'>
  pictures: LocalPage['pictures']
  phrases: HomeData['phrases']
  t: HomeTexts
}) {
  const picture = pictures[block.work.picture]
  return (
    <section className="section-gap page overflow-x-clip bg-raised py-16 lg:py-24">
      <div className="grid-columns items-center gap-y-10">
        <figure className="col-span-full flex gap-x-6 gap-y-5 max-sm:flex-col sm:items-end lg:col-span-6">
          {picture && (
            <div className="w-full max-w-[430px] sm:w-[64%] 3xl:max-w-[640px]">
              <Picture
                {...picture}
                sizes="92vw sm:60vw lg:30vw 3xl:640px"
                className="h-auto w-full shadow-work"
              />
            </div>
          )}
          <figcaption className="sm:w-[130px]">
            <WorkLabel work={block.work} />
          </figcaption>
        </figure>
        <div className="col-span-full lg:col-span-6">
          <h2 className="type-d2">{block.title}</h2>
          <p className="type-lead mt-6 max-w-text text-ink-2">
            <Unbroken>{block.text}</Unbroken>
          </p>
          <dl className="mt-8 grid grid-cols-2 gap-gutter">
            <Price value={phrases.priceChild ?? ''} caption={t.home.childTicket} />
            <Price value={t.home.free} caption={t.home.underSeven} />
          </dl>
          <Link to="/childrens-area/" className={buttonClass({ tone: 'ghost', className: 'mt-8' })}>
            {t.links.childrensArea}
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
      </div>
    </section>
  )
}

function Price({ value, caption }: { value: string; caption: string }) {
  return (
    <div className="lintel-light flex flex-col-reverse justify-end">
      <dt className="type-caption mt-1 text-ink-2">{caption}</dt>
      <dd className="type-numeral mt-3 [--numeral:clamp(1.75rem,6vw,2.875rem)]">{value}</dd>
    </div>
  )
}
