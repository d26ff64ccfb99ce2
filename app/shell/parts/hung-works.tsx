import type { WorkView } from '../../content/blocks/block-view.ts'
import type { LocalPage } from '../../content/load-page.server.ts'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Colonnade } from '../../ui/colonnade.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stylobate } from '../../ui/stylobate.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import { useStrip } from './use-strip.ts'

export const heroSizes = '220px lg:11vw 3xl:220px'

/** Works between the columns. Below lg the bays pass by one (tablets: three) at a time. */
export function HungWorks({
  works,
  pictures,
  t,
}: {
  works: WorkView[]
  pictures: LocalPage['pictures']
  t: HomeTexts
}) {
  const strip = useStrip(works.length)
  return (
    <>
      <div className="page">
        <div className="relative">
          <div className="hall-light absolute inset-0 max-sm:-inset-x-1/4" />
          <Colonnade bays={works.length} phoneBays={1} columnWidth={38.7} />
          <ul
            ref={strip.list}
            // What scrolls must be reachable by the keyboard.
            tabIndex={strip.isScrollable ? 0 : undefined}
            aria-label={t.home.works}
            className={cx(
              'no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden lg:grid lg:overflow-visible',
              works.length === 7 ? '[--bays:7] lg:grid-cols-7' : '[--bays:6] lg:grid-cols-6',
            )}
          >
            {works.map((work, place) => (
              <li
                key={work.picture}
                className="flex shrink-0 basis-full snap-center flex-col items-center sm:basis-1/3 lg:basis-auto"
              >
                <HungWork work={work} picture={pictures[work.picture]} isFirst={place === 0} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Stylobate />
      <div className="page">
        <Arrows strip={strip} t={t} count={works.length} />
      </div>
    </>
  )
}

function HungWork({
  work,
  picture,
  isFirst,
}: {
  work: WorkView
  picture: LocalPage['pictures'][string] | undefined
  isFirst: boolean
}) {
  const [surname = '', ...names] = work.author.split(' ').reverse()
  const author = (
    <>
      <span className="lg:sr-only">{`${names.reverse().join(' ')} `}</span>
      {surname}
    </>
  )
  return (
    <div className="max-lg:w-fit lg:contents">
      <div className="flex h-[270px] items-center justify-center pt-2 lg:h-[20vw] lg:max-h-[360px] lg:min-h-[250px]">
        {picture && (
          <div className="wall-light">
            <Picture
              {...picture}
              sizes={heroSizes}
              priority={isFirst}
              className={cx(
                'hung h-auto shadow-work',
                picture.width < picture.height ? 'max-sm:w-[176px]' : 'max-sm:w-[212px]',
              )}
            />
          </div>
        )}
      </div>
      {/* Below lg the label is as wide as its work, however wide its words. */}
      <div className="hung-label min-h-[118px] max-lg:w-0 max-lg:min-w-full lg:min-h-[150px] lg:w-full lg:pr-7 lg:pl-[18%]">
        <WorkLabel work={work} author={author} brief />
      </div>
    </div>
  )
}

/** The buttons come with the script; their row is kept, so that nothing moves when they do. */
export function Arrows({
  strip,
  t,
  count,
}: {
  strip: ReturnType<typeof useStrip>
  t: HomeTexts
  count: number
}) {
  const isHydrated = useIsHydrated()
  const { first, last } = strip
  const shown = first === last ? `${first}` : `${first}–${last}`
  return (
    <div className={cx('flex h-16 items-center justify-between lg:hidden', !isHydrated && 'invisible')}>
      <button
        type="button"
        aria-label={t.home.previousWork}
        onClick={strip.back}
        className="-mx-2.5 grid size-11 place-items-center"
      >
        <Icon name="arrow-left" />
      </button>
      <p role="status" className="type-small text-ink-2">
        {`${shown} ${t.home.of} ${count}`}
      </p>
      <button
        type="button"
        aria-label={t.home.nextWork}
        onClick={strip.forward}
        className="-mx-2.5 grid size-11 place-items-center"
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
