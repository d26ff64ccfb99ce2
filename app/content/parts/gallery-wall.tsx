import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { useView } from '../../navigation/view.ts'
import type { LocalPage } from '../load-page.server.ts'
import type { BlockOf } from '../shown-blocks.ts'
import { slideOf } from '../work-words.ts'
import { WorkLabel } from './work-label.tsx'

/** Works side by side on one line of sight; each opens large. */
export function GalleryWall({
  block,
  pictures,
}: {
  block: BlockOf<'gallery'>
  pictures: LocalPage['pictures']
}) {
  const { locale } = useView()
  const hung = block.works.flatMap(work => {
    const picture = pictures[work.picture]
    return picture ? [{ work, picture }] : []
  })
  const slides = hung.map(({ work, picture }) => slideOf(work, picture, locale))
  return (
    <section>
      <div className="lintel grid-columns gap-y-4">
        <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">{block.title}</h2>
        <p className="type-body col-span-full max-w-text text-ink-2 lg:col-span-6 lg:pt-5">{block.text}</p>
      </div>
      <ul className="grid-cards mt-10 gap-y-12">
        {hung.map(({ work, picture }, index) => (
          <li key={work.picture}>
            <figure>
              <GalleryTrigger
                slides={slides}
                index={index}
                className="flex h-[220px] items-center justify-center lg:h-[310px]"
              >
                <span className="wall-light">
                  <Picture
                    {...picture}
                    sizes="44vw sm:30vw lg:22vw 3xl:300px"
                    className="h-auto max-h-[220px] w-auto max-w-full shadow-work lg:max-h-[310px]"
                  />
                </span>
              </GalleryTrigger>
              <figcaption className="mt-5">
                <WorkLabel work={work} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
