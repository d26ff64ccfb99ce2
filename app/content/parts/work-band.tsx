import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { LocalPage } from '../load-page.server.ts'
import type { BlockOf } from '../shown-blocks.ts'
import { slideOf } from '../work-words.ts'
import { WorkLabel } from './work-label.tsx'

/** One large work with its label, and what it has to do with the page. */
export function WorkBand({ block, pictures }: { block: BlockOf<'work'>; pictures: LocalPage['pictures'] }) {
  const { locale } = useView()
  const { work } = block
  const picture = pictures[work.picture]
  return (
    <section className="grid-columns items-center gap-y-10">
      <figure className="col-span-full flex gap-x-6 gap-y-5 max-sm:flex-col sm:items-end lg:col-span-6">
        {picture && (
          <GalleryTrigger
            slides={[slideOf(work, picture, locale)]}
            index={0}
            className="wall-light w-full max-w-[430px] sm:w-[64%] 3xl:max-w-[640px]"
          >
            <Picture
              {...picture}
              sizes="92vw sm:60vw lg:30vw 3xl:640px"
              className="h-auto w-full shadow-work"
            />
          </GalleryTrigger>
        )}
        <figcaption className="sm:w-[130px]">
          {work.to ? (
            <Link to={work.to} className="block hover:text-accent">
              <WorkLabel work={work} />
            </Link>
          ) : (
            <WorkLabel work={work} />
          )}
        </figcaption>
      </figure>
      <div className="col-span-full lg:col-span-6">
        <h2 className="type-d2">{block.title}</h2>
        <p className="type-lead mt-6 max-w-text text-ink-2">
          <Unbroken>{block.text}</Unbroken>
        </p>
      </div>
    </section>
  )
}
