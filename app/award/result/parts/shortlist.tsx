import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, langOf } from '../../../platform/languages.ts'
import type { Shortlist } from '../read-award.server.ts'
import type { ResultTexts } from '../texts.ru.ts'

/** The books of the second round, by nomination, in an order that tells nothing. */
export function ShortlistSection({
  shortlist,
  lead,
  t,
  locale,
}: {
  shortlist: Shortlist
  lead: string
  t: ResultTexts
  locale: LocaleCode
}) {
  return (
    <section id="shortlist" className="section-gap grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2">{t.shortlist.title}</h2>
        <p className="type-body mt-4 text-ink-2">{lead}</p>
      </div>
      <div className="col-span-full grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-8">
        {shortlist.map(({ nomination, books }) => (
          <div key={nomination} className="lintel-light pt-4">
            <h3 className="type-d3">{t.prizes[nomination]}</h3>
            <ul className="mt-3">
              {books.map(({ id, title, author, publisher, year }) => (
                <li key={id} className="border-t border-hair py-3">
                  <span
                    lang={langOf(title, locale)}
                    className="font-display block text-[1.125rem] leading-snug italic"
                  >
                    {title}
                  </span>
                  <span lang={langOf(author, locale)} className="type-body block font-medium">
                    {author}
                  </span>
                  <span lang={langOf(publisher, locale)} className="type-caption text-ink-2">
                    {fill(t.laureates.imprint, { publisher, year })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
