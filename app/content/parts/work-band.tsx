import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { ReservedPicture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'
import type { LocalPage } from '../load-page.server.ts'
import { slideOf } from '../work-label.ts'
import { WorkLabel } from './work-label.tsx'

/** One large work with its label, and what it has to do with the page; `flip` hangs it at the right. */
export function WorkBand({
  block,
  pictures,
  flip = false,
}: {
  block: BlockOf<'work'>
  pictures: LocalPage['pictures']
  flip?: boolean
}) {
  const { locale } = useView()
  const { work } = block
  const picture = pictures[work.picture]
  return (
    <section className="grid-columns items-end gap-y-10">
      <figure
        className={cx(
          'col-span-full lg:col-span-7',
          flip && 'lg:order-last lg:col-start-6 lg:justify-self-end',
        )}
      >
        {picture && (
          <GalleryTrigger
            slides={[slideOf(work, picture, locale)]}
            index={0}
            className="wall-light block w-max max-w-full"
          >
            <ReservedPicture
              {...picture}
              sizes="92vw lg:56vw 3xl:1100px"
              room="text-[min(76vh,860px)]"
              className="shadow-work"
            />
          </GalleryTrigger>
        )}
        <figcaption className="mt-5">
          {work.to ? (
            <Link to={work.to} className="block w-max max-w-full hover:text-accent">
              <WorkLabel work={work} />
            </Link>
          ) : (
            <WorkLabel work={work} />
          )}
        </figcaption>
      </figure>
      <div className={cx('col-span-full', flip ? 'lg:col-span-4' : 'lg:col-span-4 lg:col-start-9')}>
        <h2 className="type-d2">{block.title}</h2>
        <p className="type-lead mt-5 max-w-text text-ink-2">
          <Unbroken>{block.text}</Unbroken>
        </p>
      </div>
    </section>
  )
}
