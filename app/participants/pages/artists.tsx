import { filedUnder, surnameOf } from '../../content/alphabet.ts'
import { blocksOf } from '../../content/blocks/block-view.ts'
import { Alphabet, letterId } from '../../content/parts/alphabet.tsx'
import { TextRows } from '../../content/parts/text-blocks.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { plural } from '../../platform/plurals.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { ParticipantsTexts } from '../texts.ru.ts'
import type { load } from './artists.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ParticipantsTexts>

/** Everybody whose works are at the fair, by surname: a name index as a catalogue has it at its end. */
export default function Artists({ data, t, locale }: Props) {
  const { artists, page } = data
  const byLetter = groupBy(artists, ({ name }) => filedUnder(surnameOf(name)))
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <Alphabet present={new Set(byLetter.keys())} t={t} isLong />
        <p className="type-small mt-6 text-ink-2">
          {fill(plural(artists.length, locale, t.artistCount), { count: artists.length })}
        </p>
        <div className="mt-8 gap-gutter sm:columns-2 lg:columns-3">
          {[...byLetter].map(([letter, group]) => (
            <section key={letter} aria-labelledby={letterId(letter)} className="pb-9">
              <h2
                id={letterId(letter)}
                className="lintel-light type-d3 scroll-mt-24 break-after-avoid text-ink-2"
              >
                {letter}
              </h2>
              <ul className="mt-1">
                {group.map(({ slug, path, name, born, practice }) => (
                  <li key={slug} className="break-inside-avoid">
                    <Link to={path} className="group block min-h-11 py-1.5">
                      <span className="type-body block decoration-1 underline-offset-4 group-hover:underline">
                        {name}
                      </span>
                      <span className="type-caption block text-ink-2">
                        {[born !== null && fill(t.bornShort, { year: born }), practice]
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="section-gap">
          <TextRows blocks={blocksOf(page, 'text')} />
        </div>
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}
