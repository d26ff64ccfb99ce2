import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import type { BlockOf, WorkView } from '../blocks/block-view.ts'
import type { LocalPage, LocalPicture } from '../load-page.server.ts'
import { type NarrowScale, type WideScale, wallScale } from '../wall-scale.ts'
import { slideOf } from '../work-label.ts'
import { Views } from './views.tsx'
import { WorkLabel } from './work-label.tsx'

/** Views of the house, then works on one wall: one scale, one line of sight. Each opens large. */
export function GalleryWall({
  block,
  pictures,
}: {
  block: BlockOf<'gallery'>
  pictures: LocalPage['pictures']
}) {
  const views = block.views.flatMap(path => pictures[path] ?? [])
  const hung = block.works.flatMap(work => {
    const picture = pictures[work.picture]
    return picture ? [{ work, picture }] : []
  })
  return (
    <section>
      <div className="grid-columns items-end gap-y-4">
        <h2 className="type-d2 col-span-full lg:col-span-7">{block.title}</h2>
        <p className="type-body col-span-full max-w-text pb-1.5 text-ink-2 lg:col-span-5">{block.text}</p>
      </div>
      {views.length > 0 && <Views views={views} />}
      {hung.length > 0 && <Wall hung={hung} />}
    </section>
  )
}

type Hung = { work: WorkView; picture: LocalPicture }

function Wall({ hung }: { hung: Hung[] }) {
  const { locale } = useView()
  const slides = hung.map(({ work, picture }) => slideOf(work, picture, locale))
  const scale = wallScale(hung.map(({ work }) => work))
  return (
    // The size of a letter is ten centimetres of the wall: widths come from the works themselves.
    <ul
      className={cx(
        'mt-10 flex flex-wrap items-center gap-x-8 gap-y-12 md:grid md:grid-flow-col md:grid-rows-[auto_auto] md:justify-between md:gap-y-6 lg:mt-14',
        narrowClass[scale.narrow],
        wideClass[scale.wide],
      )}
    >
      {hung.map(({ work, picture }, index) => (
        <li key={work.picture} className="md:row-span-2 md:grid md:grid-rows-subgrid">
          <figure className="contents">
            <GalleryTrigger slides={slides} index={index} className="wall-light block w-max self-center">
              <svg
                aria-hidden="true"
                focusable="false"
                width={`${work.widthCm / 10}em`}
                height={`${((work.widthCm / 10) * picture.height) / picture.width}em`}
                className="block"
              />
              <Picture
                {...picture}
                sizes="88vw md:30vw 3xl:600px"
                className="absolute inset-0 size-full shadow-work"
              />
            </GalleryTrigger>
            <figcaption className="max-md:mt-5">
              <WorkLabel work={work} className="md:min-w-[112px]" />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const narrowClass: Record<NarrowScale, string> = {
  20: 'text-[20vw]',
  16: 'text-[16vw]',
  13: 'text-[13vw]',
  10: 'text-[10vw]',
  8: 'text-[8vw]',
  6: 'text-[6vw]',
  4.5: 'text-[4.5vw]',
}

const wideClass: Record<WideScale, string> = {
  8: 'md:text-[min(8vw,180px)]',
  6.5: 'md:text-[min(6.5vw,146px)]',
  5.2: 'md:text-[min(5.2vw,117px)]',
  4.2: 'md:text-[min(4.2vw,95px)]',
  3.4: 'md:text-[min(3.4vw,77px)]',
  2.7: 'md:text-[min(2.7vw,61px)]',
  2.1: 'md:text-[min(2.1vw,47px)]',
  1.6: 'md:text-[min(1.6vw,36px)]',
}
