import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { OwnBooksTexts } from '../texts.ru.ts'
import type { load } from './own-books.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, OwnBooksTexts>

/** The award, as an applicant with an account sees it: their books, and the way to each. */
export default function OwnBooks({ data, t, locale }: Props) {
  const words = t.account
  const { books, email } = data
  return (
    <AccountFrame frame={data.frame} title={words.title}>
      <p className="type-body max-w-text text-ink-2">
        {fill(books.length > 0 ? words.lead : words.none, { email })}
      </p>
      {books.length > 0 && (
        <ul className="mt-8 border-t border-edge">
          {books.map(book => (
            <li
              key={book.number}
              className="grid gap-x-8 gap-y-2 border-b border-edge py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="min-w-0">
                <h2 className="type-d3 break-words">
                  <AsWritten>{book.title}</AsWritten>
                </h2>
                <p className="type-small mt-1 text-ink-2">
                  {[fill(words.number, book), book.state, fill(words.sentAt, { day: book.sentOn })].join(
                    ' · ',
                  )}
                </p>
              </div>
              <Link to={book.to} className={buttonClass({ tone: 'text' })}>
                {words.open}
                <span className="sr-only">
                  : <AsWritten>{book.title}</AsWritten>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        {data.isOpen && (
          <a href={withLocale('/award/#apply-award', locale)} className={buttonClass({ tone: 'text' })}>
            {words.apply}
          </a>
        )}
        {books.length === 0 && (
          <Link to="/award/application/" className={buttonClass({ tone: 'text' })}>
            {words.lost}
          </Link>
        )}
        <Link to="/award/" className={buttonClass({ tone: 'text' })}>
          {words.about}
        </Link>
      </p>
    </AccountFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.account.title, isHidden: true }
}
