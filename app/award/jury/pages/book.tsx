import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { plural } from '../../../platform/plurals.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BookList } from '../parts/book-list.tsx'
import { Colleagues } from '../parts/colleagues.tsx'
import { JuryFrame } from '../parts/jury-frame.tsx'
import { Keys } from '../parts/keys.tsx'
import { Said } from '../parts/said.tsx'
import { Sheet } from '../parts/sheet-form.tsx'
import { StandBack } from '../parts/stand-back.tsx'
import { bookPage } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'
import type { JuryBookData } from './book.server.ts'

type Props = PageProps<JuryBookData, JuryTexts>

/** One book before a juror: the list beside it, what it is, and what they think of it. */
export default function JuryBook({ data, t, locale }: Props) {
  return (
    <JuryFrame frame={data.frame} t={t}>
      <div data-jury-book className="grid gap-x-14 pt-6 xl:grid-cols-[392px_minmax(0,1fr)] xl:pt-9">
        <aside className="max-xl:hidden">
          <BookList rows={data.rows} current={data.id} t={t} />
        </aside>
        <div className="min-w-0">
          <Said done={data.done} error={data.error?.message ?? null} t={t} />
          <Walk data={data} t={t} locale={locale} />
          <About data={data} t={t} locale={locale} />
          <Sheet data={data} t={t} locale={locale} />
          <Colleagues data={data} t={t} locale={locale} />
          <StandBack data={data} t={t} />
          <Keys
            t={t}
            rows={[
              ['J K', t.keys.next],
              ['← →', t.keys.half],
              ['1 … 9 0', t.keys.whole],
              ['Tab', t.keys.tab],
              ['Ctrl Enter', t.keys.send],
            ]}
          />
        </div>
      </div>
      <p data-announced aria-live="polite" className="sr-only" />
    </JuryFrame>
  )
}

function Walk({ data, t }: Props) {
  const words = t.book
  const link = buttonClass({ tone: 'text', className: 'type-small' })
  return (
    <nav aria-label={t.nav.books} className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
      <Link to="/jury/" className={buttonClass({ tone: 'text', className: 'type-small xl:hidden' })}>
        <Icon name="list" size={18} />
        {words.back}
      </Link>
      <span className="type-small text-ink-2">
        {data.place && fill(words.place, { place: data.place.at, count: data.place.count })}
      </span>
      <span className="flex gap-x-6">
        {data.previous && (
          <Link to={bookPage(data.previous)} data-previous className={link}>
            <Icon name="arrow-left" size={18} />
            {words.previous}
          </Link>
        )}
        {data.next && (
          <Link to={bookPage(data.next)} data-next className={link}>
            {words.next}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </span>
    </nav>
  )
}

function About({ data, t, locale }: Props) {
  const words = t.book
  const { imprint } = data
  const pages = fill(plural(data.pages, locale, words.pages), { count: data.pages })
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[180px_minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
      <div>
        {data.cover && (
          <img
            src={data.cover}
            alt={fill(words.coverOf, { title: data.title })}
            className="w-40 shadow-work sm:w-full"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-accent">
          {fill(words.number, { number: data.number, nomination: t.nominations[data.nomination] })}
        </p>
        <h1 className="type-d2 break-words">
          <AsWritten>{data.title}</AsWritten>
        </h1>
        <p className="mt-1 font-semibold">
          <AsWritten>{data.author}</AsWritten>
        </p>
        <p className="type-small text-ink-2">
          {fill(words.imprint, { publisher: imprint.publisher, year: imprint.year })}{' '}
          {fill(words.size, { pages, circulation: imprint.circulation, isbn: imprint.isbn })}
          {data.copiesOn && ` ${fill(words.copies, { day: data.copiesOn })}`}
        </p>
        <p className="mt-5">
          {data.hasCopy ? (
            <Link
              to={`${bookPage(data.id)}reading/`}
              className={buttonClass({ tone: 'secondary', size: 'small' })}
            >
              {data.page > 0 ? fill(words.goOn, { page: data.page }) : words.read}
            </Link>
          ) : (
            <span className="type-small text-ink-2">{words.noCopy}</span>
          )}
        </p>
        {data.excerpt && (
          <div className="lintel-light mt-6">
            <h2 className="type-small text-ink-2">
              {data.excerptPage ? fill(words.excerptPage, { page: data.excerptPage }) : words.excerpt}
            </h2>
            <p className="mt-2 max-w-text font-serif break-words whitespace-pre-line">
              <AsWritten>{data.excerpt}</AsWritten>
            </p>
          </div>
        )}
        {data.novelty && (
          <details className="mt-4">
            <summary className="type-small inline-flex min-h-11 cursor-pointer items-center underline decoration-accent decoration-[1.5px] underline-offset-[6px]">
              {words.whatIsNew}
            </summary>
            <p className="max-w-text break-words whitespace-pre-line">
              <AsWritten>{data.novelty}</AsWritten>
            </p>
          </details>
        )}
      </div>
    </div>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: `${data.title}, ${t.room}`, isHidden: true }
}
