import type { BlockOf } from '../../content/blocks/block-view.ts'
import type { LocalPage } from '../../content/load-page.server.ts'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { slideOf } from '../../content/work-label.ts'
import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import { HomeSection } from './home-section.tsx'
import { Arrows } from './hung-works.tsx'
import { useStrip } from './use-strip.ts'

/** «Одна стена каталога»: works to one scale with their middles on the line of sight; each opens large. */
export function HomeWall({
  block,
  pictures,
  t,
}: {
  block: BlockOf<'gallery'>
  pictures: LocalPage['pictures']
  t: HomeTexts
}) {
  const { locale } = useView()
  const hung = block.works.flatMap(work => {
    const picture = pictures[work.picture]
    return picture ? [{ work, picture }] : []
  })
  const strip = useStrip(hung.length)
  const slides = hung.map(({ work, picture }) => slideOf(work, picture, locale))
  return (
    <HomeSection title={block.title} link={{ to: '/works/', label: t.home.allWorks }}>
      <p className="type-body mt-4 max-w-[42ch] text-ink-2">{block.text}</p>
      <div className="relative mt-8">
        <EyeLine words={t.home.eyeLine} />
        <ul
          ref={strip.list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
          tabIndex={0}
          aria-label={block.title}
          className="wall relative lg:outline-offset-8"
        >
          {hung.map(({ work, picture }, index) => (
            <li key={work.picture} className={cx('wall-place', `cm-${Math.round(work.widthCm / 4) * 4}`)}>
              <figure>
                <GalleryTrigger slides={slides} index={index} className="wall-work">
                  <Picture
                    {...picture}
                    sizes={
                      work.widthCm > 100 ? '88vw sm:46vw lg:28vw 3xl:640px' : '50vw sm:34vw lg:24vw 3xl:480px'
                    }
                    className="shadow-work"
                  />
                </GalleryTrigger>
                <figcaption className="mt-5">
                  {work.to ? (
                    <Link to={work.to} className="block hover:text-accent">
                      <WorkLabel work={work} />
                    </Link>
                  ) : (
                    <WorkLabel work={work} />
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <Arrows strip={strip} t={t} count={hung.length} />
      </div>
    </HomeSection>
  )
}

/** The line of sight, dashed, behind the works. */
function EyeLine({ words }: { words: string }) {
  return (
    <p
      aria-hidden="true"
      className="type-caption absolute inset-x-0 top-0 flex h-[340px] items-center text-ink-3 lg:h-[clamp(290px,27.5vw,640px)]"
    >
      <span className="flex-1 border-t border-dashed border-edge" />
      <span className="-mr-(--page-margin) w-(--page-margin) translate-y-3 text-center whitespace-nowrap max-xl:text-[0.75rem] max-lg:hidden">
        {words}
      </span>
    </p>
  )
}
