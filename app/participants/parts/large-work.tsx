import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import type { Slide } from '../../gallery/slide.ts'
import { Picture } from '../../images/parts/picture.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import type { ShownWork } from '../work-label.ts'
import { HungWorkLabel } from './work-marks.tsx'

/** The first work as large as its place lets it be, its label at the foot: beside it, under it if it lies wide. */
export function LargeWork({
  work,
  slides,
  t,
  locale,
}: {
  work: ShownWork
  slides: readonly Slide[]
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  const isWide = liesWide(work)
  return (
    <figure className={cx('flex flex-col gap-5', !isWide && 'sm:flex-row sm:items-end sm:gap-6')}>
      <div className={cx('relative', !isWide && 'sm:w-[64%] lg:w-[70%]')}>
        <span aria-hidden="true" className="hall-light absolute -inset-x-1/4 -inset-y-[12%]" />
        <GalleryTrigger slides={slides} index={0} className="relative block">
          <Picture
            {...work.picture}
            alt={slides[0]?.alt ?? ''}
            sizes={largeSizes(work)}
            priority
            className="h-auto w-full shadow-work"
          />
        </GalleryTrigger>
      </div>
      <figcaption className="min-w-0 flex-1">
        <HungWorkLabel work={work} t={t} locale={locale} />
      </figcaption>
    </figure>
  )
}

// On phones somewhat less than the screen could show: an engraving in full is half of everything the page brings.
export function largeSizes(work: ShownWork) {
  return liesWide(work) ? '256px sm:60vw lg:54vw 3xl:1100px' : '256px sm:60vw lg:38vw 3xl:800px'
}

function liesWide({ picture }: ShownWork) {
  return picture.width > picture.height * 1.1
}
