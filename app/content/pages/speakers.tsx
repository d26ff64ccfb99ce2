import { type PageHead, type PageProps, useSearch } from '../../navigation/view.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import { type PluralForms, plural } from '../../platform/plurals.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { filedUnder } from '../alphabet.ts'
import { blocksOf } from '../blocks/block-view.ts'
import { Alphabet, letterId } from '../parts/alphabet.tsx'
import { isRole, RoleChips } from '../parts/role-chips.tsx'
import { SpeakerTile } from '../parts/speaker-tile.tsx'
import { TextRows } from '../parts/text-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './speakers.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

export default function Speakers({ data, t, locale }: Props) {
  const asked = useSearch().get('role') ?? ''
  const role = isRole(asked, t) ? asked : null
  const shown = data.speakers.filter(speaker => role === null || speaker.role === role)
  const texts = blocksOf(data.page, 'text')
  // The anchor of a letter is the first card filed under it.
  const firstOf = new Map(shown.toReversed().map(speaker => [filedUnder(speaker.lastName), speaker.id]))
  return (
    <>
      <PageTitle title={data.page.title} lead={data.page.lead} capitals />
      <div className="page">
        <RoleChips speakers={data.speakers} role={role} t={t} />
        <Alphabet present={new Set(firstOf.keys())} t={t} />
        <p role="status" className="sr-only">
          {counted(shown.length, locale, t.shown)}
        </p>
        <ul className="grid-cards gap-y-16 pt-12 lg:gap-y-20">
          {shown.map((speaker, place) => {
            const letter = filedUnder(speaker.lastName)
            return (
              <li key={speaker.id} id={firstOf.get(letter) === speaker.id ? letterId(letter) : undefined}>
                <SpeakerTile
                  speaker={speaker}
                  sizes="30vw sm:20vw lg:16vw 3xl:220px"
                  events={speaker.eventCount > 0 ? counted(speaker.eventCount, locale, t.events) : undefined}
                  hasLintel
                  priority={place === 0}
                />
              </li>
            )
          })}
        </ul>
        <div className="section-gap">
          <TextRows blocks={texts} />
        </div>
      </div>
    </>
  )
}

function counted(count: number, locale: Props['locale'], forms: PluralForms<Phrase<'count'>>) {
  return fill(plural(count, locale, forms), { count })
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}
