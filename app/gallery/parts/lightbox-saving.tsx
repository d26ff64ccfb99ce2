import { isSaved } from '../../my-works/kept-works.ts'
import { SaveWork } from '../../my-works/parts/save-work.tsx'
import { useMyWorks } from '../../my-works/parts/use-my-works.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { Slide } from '../slide.ts'
import type { GalleryTexts } from '../texts.ru.ts'

/** The heart on the label of a work that hangs at this fair; once it is saved, the way to all that are. */
export function LightboxSaving({
  slide: { saved, label, alt },
  t,
  locale,
}: {
  slide: Slide
  t: GalleryTexts
  locale: LocaleCode
}) {
  const works = useMyWorks()
  if (!saved) return null
  return (
    <p className="type-small flex flex-wrap gap-x-4 font-medium">
      <SaveWork work={saved} words={t} name={label?.title ?? alt} />
      {isSaved(works, saved) && (
        <a href={withLocale('/works/saved/', locale)} className="link inline-flex min-h-11 items-center">
          {t.toSaved}
        </a>
      )}
    </p>
  )
}
