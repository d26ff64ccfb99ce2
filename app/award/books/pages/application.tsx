import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { LanguageLinks } from '../../../office/parts/language-links.tsx'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { BookFields } from '../parts/book-fields.tsx'
import { BookFileForms } from '../parts/book-file-forms.tsx'
import { BookStatus } from '../parts/book-status.tsx'
import type { BookTexts } from '../texts.ru.ts'
import type { BookData } from './application.server.ts'

type Props = PageProps<BookData, BookTexts>

/** An applicant's book, opened by the link from the letter: how far it is, what is missing, and everything to change. */
export default function BookApplication({ data, t, locale }: Props) {
  const { path } = useView()
  return (
    <div className="page pb-24">
      <div className="flex min-h-16 items-center justify-between gap-6 lg:min-h-19">
        <Link to="/" aria-label={t.toSite} className="inline-flex min-h-11 items-center">
          <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
        </Link>
        <LanguageLinks path={path} locale={locale} label={t.language} />
      </div>
      <div className="pt-8 lg:pt-14">
        <p className="type-small text-ink-2">
          <Link to="/award/" className="link inline-flex min-h-11 items-center">
            {t.award}
          </Link>
        </p>
        <h1 className="type-d2">{fill(t.title, { number: data.number })}</h1>
        <Said data={data} t={t} />
        <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr] lg:gap-y-0">
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">
            <BookStatus data={data} t={t} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <BookFields data={data} t={t} />
            <BookFileForms data={data} t={t} />
          </div>
          <div className="min-w-0 lg:col-start-2">
            <TakeBack data={data} t={t} />
            <History data={data} t={t} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Said({ data, t }: Pick<Props, 'data' | 't'>) {
  const words: Record<string, string> = t.done
  const done = data.done !== null && Object.hasOwn(words, data.done) ? words[data.done] : null
  return (
    <>
      {data.error && (
        <p role="alert" className="type-body mt-6 border-l-4 border-error bg-raised px-4 py-3 text-error">
          {data.error}
        </p>
      )}
      {done && !data.error && (
        <p role="status" className="type-body mt-6 border-l-4 border-success bg-raised px-4 py-3">
          {done}
        </p>
      )}
    </>
  )
}

function TakeBack({ data, t }: Pick<Props, 'data' | 't'>) {
  const { pathname } = useView()
  if (data.canReopen) {
    return (
      <form method="post" action={pathname} className="mt-10">
        <input type="hidden" name="do" value="reopen" />
        <Button type="submit">{t.reopen}</Button>
      </form>
    )
  }
  if (!data.canWithdraw) return null
  return (
    <form method="post" action={pathname} className="mt-10 border-t border-hair pt-6">
      <h2 className="type-d3">{t.withdraw.title}</h2>
      <p className="type-small mt-2 text-ink-2">{t.withdraw.text}</p>
      <input type="hidden" name="do" value="withdraw" />
      <ConfirmTick id="confirm-withdrawal" label={t.withdraw.confirm} />
      <Button type="submit" tone="danger" size="small" className="mt-3">
        {t.withdraw.send}
      </Button>
    </form>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <section className="mt-10 border-t border-hair pt-6">
      <h2 className="type-d3">{t.history}</h2>
      <ol className="mt-3 grid gap-2">
        {data.history.map(({ at, what }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever added to
          <li key={place} className="type-small flex flex-wrap justify-between gap-x-4">
            <span>{what}</span>
            <span className="text-ink-2">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.title, { number: data.number }), isHidden: true }
}
