import { type LocaleCode, langOf } from '../../../platform/languages.ts'
import type { LaureateView } from '../award-view.ts'
import type { ResultTexts } from '../texts.ru.ts'
import { BookCover } from './book-cover.tsx'

type Words = { t: ResultTexts; locale: LocaleCode }

/** The books of a year, each on its lintel; a prize that was not given keeps its place and says why. */
export function LaureateList({ laureates, t, locale }: { laureates: readonly LaureateView[] } & Words) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {laureates.map(one => (
        <li key={one.key} className="flex flex-col">
          <div className="flex items-end lg:h-[264px]">
            {one.picture ? (
              <img
                src={one.picture}
                alt=""
                height={220}
                className="block h-[220px] max-w-full object-contain"
              />
            ) : (
              one.cover && <BookCover {...one.cover} />
            )}
          </div>
          <div className="lintel-light pt-4">
            <h3 className="font-display text-[1.5rem] leading-tight italic sm:min-h-[3.2em]">{one.prize}</h3>
            {one.without ? (
              <>
                <p className="type-body mt-3 font-medium">{one.without.title}</p>
                <p className="type-small mt-1 text-ink-2">{one.without.text}</p>
              </>
            ) : (
              <Laureate one={one} t={t} locale={locale} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Laureate({ one, t, locale }: { one: LaureateView } & Words) {
  const lang = (words: string) => langOf(words, locale)
  return (
    <>
      {one.number && <p className="type-small mt-4 font-medium text-accent">{one.number}</p>}
      {one.isShared && <p className="type-caption mt-1 text-ink-2">{t.laureates.shared}</p>}
      <p lang={lang(one.author)} className="type-body mt-1 font-medium">
        {one.author}
      </p>
      <p lang={lang(one.title)} className="font-display text-[1.125rem] leading-snug italic">
        {one.title}
      </p>
      <p lang={lang(one.imprint)} className="type-caption mt-1 text-ink-2">
        {one.imprint}
      </p>
      {one.reason && <p className="type-small mt-3">{one.reason}</p>}
      {one.notes.length > 0 && (
        <details className="mt-3">
          <summary className="type-small flex min-h-11 cursor-pointer items-center font-medium underline decoration-accent decoration-[1.5px] underline-offset-[6px]">
            {t.laureates.notes}
          </summary>
          {one.notes.map(note => (
            <p key={note} lang={lang(note)} className="type-small mt-3 whitespace-pre-line text-ink-2">
              {note}
            </p>
          ))}
        </details>
      )}
    </>
  )
}
