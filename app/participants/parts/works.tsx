import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import type { Slide } from '../../gallery/slide.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import type { ShownWork } from '../work-label.ts'
import { FieldWork } from './field-work.tsx'
import { HungWorkLabel, MarksLegend } from './work-marks.tsx'

/** All works of a stand on one eye line, each with its label, mark and price. */
export function Works({
  works,
  slides,
  t,
  locale,
}: {
  works: readonly ShownWork[]
  slides: readonly Slide[]
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  return (
    <section aria-labelledby="works" className="lintel section-gap">
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
        <h2 id="works" className="type-d2">
          {t.works}
        </h2>
        <MarksLegend t={t} className="flex flex-wrap gap-x-6 gap-y-2" />
      </div>
      <ul className="grid-cards gap-y-14 pt-10">
        {works.map((work, index) => (
          <li key={work.number}>
            <figure>
              <GalleryTrigger slides={slides} index={index} className="relative block aspect-square">
                <FieldWork
                  {...work.picture}
                  alt={slides[index]?.alt ?? ''}
                  sizes={`140px sm:210px lg:320px${works.length < 5 ? ' 3xl:500px' : ''}`}
                  isHung
                />
              </GalleryTrigger>
              <figcaption className="mt-6">
                <HungWorkLabel work={work} t={t} locale={locale} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
