import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import { bookFieldNames } from '../book-fields.ts'
import type { BookData } from '../pages/application.server.ts'
import type { BookTexts } from '../texts.ru.ts'

type Props = { data: BookData; t: BookTexts }

/** How far the book is, until when it can be changed, and what is missing, each with the way to it. */
export function BookStatus({ data, t }: Props) {
  return (
    <section className="lintel-light pt-5">
      <h2 className="type-d3">{t.status}</h2>
      <p className="type-body mt-2">{statusOf(data, t)}</p>
      {data.result && <Outcome prizes={data.result.prizes} path={data.path} t={t} />}
      {data.question && (
        <blockquote className="mt-3 border-l-4 border-accent pl-4">
          <p className="type-small text-ink-2">{t.question}</p>
          <p className="type-body whitespace-pre-line">{data.question.text}</p>
        </blockquote>
      )}
      {data.declinedBecause && (
        <blockquote className="mt-3 border-l-4 border-accent pl-4">
          <p className="type-small text-ink-2">{t.declinedBecause}</p>
          <p className="type-body break-words whitespace-pre-line">{data.declinedBecause}</p>
        </blockquote>
      )}
      <Move data={data} t={t} />
      <p className="type-small mt-3 text-ink-2">{fill(t.sentAt, { at: data.sentAt })}</p>
      <p className="type-small text-ink-2">{data.closesAt ? fill(t.until, { at: data.closesAt }) : t.over}</p>
      <h3 className="mt-6 font-medium">{t.applicant}</h3>
      <p className="type-small mt-1 break-words text-ink-2">{data.applicant}</p>
      <p className="type-small mt-1 text-ink-2">{t.statements}</p>
      <h3 className="mt-6 font-medium">{t.copies.title}</h3>
      <p className="type-small mt-1 text-ink-2">
        {data.copiesAt
          ? fill(t.copies.received, { at: data.copiesAt })
          : fill(t.copies.none, { number: data.number })}
      </p>
      {data.canChange && <Missing data={data} t={t} />}
    </section>
  )
}

/** Another nomination is proposed: nothing moves unless the applicant agrees. */
function Move({ data: { move }, t }: Props) {
  const { pathname } = useView()
  if (!move) return null
  const words = t.move
  const answers = [
    { does: 'agree-move', label: words.agree, tone: 'primary' },
    { does: 'keep-nomination', label: words.keep, tone: 'ghost' },
  ] as const
  return (
    <section className="mt-5 border border-hair border-t-4 border-t-accent bg-raised p-4">
      <h3 className="font-medium">{words.title}</h3>
      <p className="type-body mt-1">{fill(words.text, { nomination: t.nominations[move.to] })}</p>
      {move.reason && (
        <p className="type-small mt-2 break-words whitespace-pre-line text-ink-2">{move.reason}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {answers.map(({ does, label, tone }) => (
          <form key={does} method="post" action={pathname}>
            <input type="hidden" name="do" value={does} />
            <input type="hidden" name="nomination" value={move.to} />
            <Button type="submit" tone={tone} size="small">
              {label}
            </Button>
          </form>
        ))}
      </div>
    </section>
  )
}

function Outcome({ prizes, path, t }: { prizes: string[]; path: string; t: BookTexts }) {
  if (prizes.length === 0) return <p className="type-body mt-3">{t.outcome.other}</p>
  return (
    <>
      <p className="type-body mt-3 font-medium">{fill(t.outcome.laureate, { prizes: prizes.join(', ') })}</p>
      <p>
        <a href={`/award/application/${path}/diploma.pdf`} className="link inline-flex min-h-11 items-center">
          {t.outcome.diploma}
        </a>
      </p>
    </>
  )
}

function statusOf({ state, question }: BookData, t: BookTexts): string {
  if (state === 'question') return fill(t.statusTexts.question, { until: question ? question.until : '' })
  return t.statusTexts[state]
}

function Missing({ data, t }: Props) {
  const fields = bookFieldNames
    .filter(name => data.problems[name])
    .map(name => ({ label: t.fields[name], to: `#${fieldId(name)}` }))
  const items = [
    ...fields,
    ...(data.isCoverMissing ? [{ label: t.missing.cover, to: '#file-cover' }] : []),
    ...(data.isBookMissing
      ? [
          {
            label: t.missing.book,
            to: data.mayAttach ? '#file-reading-copy' : `#${fieldId('readingCopyAgree')}`,
          },
        ]
      : []),
  ]
  if (items.length === 0) return <p className="type-body mt-6 text-success">{t.missing.none}</p>
  return (
    <>
      <h3 className="mt-6 font-medium">{fill(t.missing.title, { count: items.length })}</h3>
      <ul className="mt-1">
        {items.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
