import { useRef } from 'react'
import type { BlockOf } from '../../content/blocks/block-view.ts'
import type { LocalPage } from '../../content/load-page.server.ts'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { slideOf } from '../../content/work-label.ts'
import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import { HomeSection } from './home-section.tsx'

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
  const wall = useRef<HTMLUListElement>(null)
  const hung = block.works.flatMap(work => {
    const picture = pictures[work.picture]
    return picture ? [{ work, picture }] : []
  })
  const slides = hung.map(({ work, picture }) => slideOf(work, picture, locale))
  return (
    <HomeSection title={block.title} link={{ to: '/participants/', label: t.home.allParticipants }}>
      <p className="type-body mt-4 max-w-[42ch] text-ink-2">{block.text}</p>
      <div className="relative mt-8">
        <EyeLine words={t.home.eyeLine} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard */}
        <ul ref={wall} tabIndex={0} aria-label={block.title} className="wall relative lg:outline-offset-8">
          {hung.map(({ work, picture }, index) => (
            <li key={work.picture} className={cx('wall-place', `cm-${Math.round(work.widthCm / 4) * 4}`)}>
              <figure>
                <GalleryTrigger slides={slides} index={index} className="wall-work">
                  <Picture {...picture} sizes="60vw sm:34vw lg:24vw 3xl:480px" className="shadow-work" />
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
        <div className="needs-script mt-2 flex items-center justify-between lg:hidden">
          <WallArrow icon="arrow-left" label={t.home.previousWork} onClick={() => walk(wall.current, -1)} />
          <p className="type-caption text-ink-2">{t.home.eyeLineWords}</p>
          <WallArrow icon="arrow-right" label={t.home.nextWork} onClick={() => walk(wall.current, 1)} />
        </div>
      </div>
    </HomeSection>
  )
}

/** To the work beside the first one that is seen. */
function walk(wall: HTMLUListElement | null, by: 1 | -1) {
  if (!wall) return
  const starts = [...wall.children].map(place => (place as HTMLElement).offsetLeft - wall.offsetLeft)
  const here = starts.findLastIndex(start => start <= wall.scrollLeft + 4)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  wall.scrollTo({ left: starts[Math.min(Math.max(here + by, 0), starts.length - 1)] ?? 0, behavior })
}

function WallArrow({
  icon,
  label,
  onClick,
}: {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  onClick(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center hover:text-accent"
    >
      <Icon name={icon} />
    </button>
  )
}

/** The line of sight, dashed, behind the works. */
function EyeLine({ words }: { words: string }) {
  return (
    <p
      aria-hidden="true"
      className="type-caption absolute inset-x-0 top-0 flex h-[340px] items-center text-ink-3 lg:h-[clamp(290px,27.5vw,600px)]"
    >
      <span className="flex-1 border-t border-dashed border-edge" />
      <span className="-mr-(--page-margin) w-(--page-margin) translate-y-3 text-center whitespace-nowrap max-xl:text-[0.75rem] max-lg:hidden">
        {words}
      </span>
    </p>
  )
}
