import { fill } from '../../../platform/fill.ts'
import { type Both, localeCodes } from '../../../platform/languages.ts'
import type { Sheet } from '../sheet.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

type Words = Pick<ApplicationPageTexts, 'preview' | 'fields' | 'parts' | 'notSaid' | 'work'>

/** An application as those see it who judge it, both languages side by side. */
export function SheetOf({
  sheet,
  t,
  addressOf,
}: {
  sheet: Sheet
  t: Words
  addressOf(pictureId: string): string
}) {
  return (
    <article className="max-w-[1100px]">
      <h2 className="type-d2 break-words">{sheet.names.ru || t.notSaid}</h2>
      <p lang="en" className="type-d3 mt-1 break-words text-ink-2">
        {sheet.names.en}
      </p>
      <p className="mt-2 text-ink-2">{[sheet.kind, sheet.city, sheet.section].filter(Boolean).join(', ')}</p>
      <Works sheet={sheet} t={t} addressOf={addressOf} />
      <Pair title={t.parts.concept} texts={sheet.concept} t={t} />
      <Pair title={t.parts.cv} texts={sheet.cv} t={t} />
      <section className="mt-10">
        <h3 className="type-d3">{t.parts.stand}</h3>
        <p className="mt-2 whitespace-pre-line">{sheet.stand.join(', ') || t.notSaid}</p>
      </section>
      <section className="mt-10">
        <h3 className="type-d3">{t.fields.links}</h3>
        <ul className="mt-2">
          {sheet.links.length === 0 && <li>{t.notSaid}</li>}
          {/* Only told, not linked: whoever judges follows a stranger's link on purpose. */}
          {sheet.links.map(link => (
            <li key={link} className="break-all">
              {link}
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

function Works({ sheet, t, addressOf }: { sheet: Sheet; t: Words; addressOf(id: string): string }) {
  if (sheet.works.length === 0) return <p className="mt-10 text-ink-2">{t.preview.noWorks}</p>
  return (
    <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
      {sheet.works.map(work => (
        <li key={work.id}>
          {work.picture ? (
            <img
              src={addressOf(work.picture.id)}
              alt={work.alt.ru || work.alt.en}
              width={work.picture.width}
              height={work.picture.height}
              loading="lazy"
              className="max-h-[420px] w-auto max-w-full shadow-work"
            />
          ) : (
            <p className="border border-dashed border-edge p-6 text-ink-2">{t.work.noPicture}</p>
          )}
          <p className="type-caption mt-4 text-accent">{fill(t.preview.work, { place: work.place })}</p>
          <p className="font-semibold">{work.artist}</p>
          <p className="font-serif italic">{work.title.ru || t.work.untitled}</p>
          <p className="type-small text-ink-2">
            {[work.year, work.medium.ru, work.dimensions].filter(Boolean).join(', ')}
          </p>
          <p lang="en" className="type-small mt-1 text-ink-2">
            <i className="font-serif">{work.title.en}</i>
            {work.title.en && work.medium.en && ', '}
            {work.medium.en}
          </p>
          <p className="type-small mt-1">{work.price}</p>
        </li>
      ))}
    </ol>
  )
}

function Pair({ title, texts, t }: { title: string; texts: Both; t: Words }) {
  return (
    <section className="mt-12">
      <h3 className="type-d3">{title}</h3>
      <div className="mt-3 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {localeCodes.map(code => (
          <div key={code}>
            <p className="type-caption text-ink-2">{t.preview.textIn[code]}</p>
            <p lang={code} className="mt-1 break-words whitespace-pre-line">
              {texts[code] || '—'}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
