import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { cx } from '../../ui/cx.ts'
import type { LocalPicture } from '../load-page.server.ts'

/** Views of the house by threes: one large, two beside it, the large one now left, now right. Nothing is cropped. */
export function Views({ views }: { views: LocalPicture[] }) {
  return (
    // Two views and the gap between them are as tall as the large one: rows stand at two thirds of the gutter.
    <ul
      className={cx(
        'mt-8 grid grid-flow-dense gap-x-(--gutter) gap-y-[calc(var(--gutter)*2/3)] lg:mt-12',
        views.length > 1 && 'sm:grid-cols-2',
        views.length % 3 === 0 && 'lg:grid-cols-3',
      )}
    >
      {views.map((view, place) => {
        const isLarge = isLargeView(place, views.length)
        return (
          <li
            key={view.src}
            className={cx(isLarge && 'sm:col-span-2 lg:row-span-2', columnOf(place, views.length))}
          >
            <GalleryTrigger slides={views} index={place} className="block">
              <Picture
                {...view}
                sizes={
                  isLarge || views.length < 3 ? '92vw lg:62vw 3xl:1280px' : '92vw sm:46vw lg:31vw 3xl:640px'
                }
                className="h-auto w-full"
              />
            </GalleryTrigger>
          </li>
        )
      })}
    </ul>
  )
}

// In every second three the small ones keep to the left of the large.
function columnOf(place: number, count: number): string | false {
  if (count % 3 !== 0 || place % 6 < 3) return false
  return place % 6 === 5 ? 'lg:col-start-2' : 'lg:col-start-1'
}

function isLargeView(place: number, count: number): boolean {
  return count % 3 === 0 && (place % 6 === 0 || place % 6 === 5)
}
