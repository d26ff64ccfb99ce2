import { SpeakerTile } from '../../content/parts/speaker-tile.tsx'
import type { PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = PageProps<HomeData, HomeTexts> & { title: string }

/** The first of them, and the way to all. */
export function HomeSpeakers({ title, data, t, locale }: Props) {
  const all = plural(data.speakerCount, locale, t.home.allSpeakers)
  return (
    <HomeSection title={title} link={{ to: '/speakers/', label: fill(all, { count: data.speakerCount }) }}>
      <ul className="mt-10 grid grid-cols-2 gap-gutter gap-y-10 max-sm:[&>:nth-child(n+5)]:hidden sm:grid-cols-3 lg:grid-cols-6">
        {data.speakers.map(speaker => (
          <li key={speaker.id}>
            <SpeakerTile speaker={speaker} sizes="44vw sm:28vw lg:15vw 3xl:300px" />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
