import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { EmailText } from '../../../office/parts/email-text.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BookActions } from '../parts/book-actions.tsx'
import { BookChecks } from '../parts/book-checks.tsx'
import { stateTones } from '../parts/state-tones.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'
import type { OfficeBookData } from './book.server.ts'

type Props = PageProps<OfficeBookData, AwardOfficeTexts>

/** One book: everything that was sent, what speaks for and against it, and what the secretary may do. */
export default function OfficeBook({ data, t }: Props) {
  const done = data.done ? (t.one.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame
      frame={data.frame}
      title={fill(t.one.title, { number: data.number })}
      note={<Badge tone={stateTones[data.state]}>{data.stateName}</Badge>}
      actions={
        <Link to="/office/award/" className="link inline-flex min-h-11 items-center">
          {t.one.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.error?.message} done={done} />
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <p className="type-d3 mb-2 break-words">
            {data.title ? <AsWritten>{data.title}</AsWritten> : t.noTitle}
          </p>
          <p className="mb-6 text-ink-2">
            {t.nominations[data.nomination]}
            {data.moveTo && `. ${fill(t.one.movePending, { nomination: t.nominations[data.moveTo] })}`}
          </p>
          {data.question && (
            <blockquote className="mb-6 max-w-text border-l-4 border-warning bg-raised px-4 py-3">
              <p className="type-small text-ink-2">{fill(t.one.asked, { at: data.question.until })}</p>
              <p className="break-words whitespace-pre-line">
                <AsWritten>{data.question.text}</AsWritten>
              </p>
            </blockquote>
          )}
          <Fields data={data} t={t} />
          <Files data={data} t={t} />
          <History data={data} t={t} />
        </div>
        <div className="min-w-0">
          <BookChecks data={data} t={t} />
          <BookActions data={data} t={t} />
          <Applicant data={data} t={t} />
        </div>
      </div>
    </OfficeFrame>
  )
}

function Fields({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <Section title={t.one.fields}>
      <dl className="border-t-4 border-ink">
        {data.fields
          .filter(({ value, problem }) => value || problem)
          .map(({ field, label, value, problem }) => (
            <div
              key={field}
              className="grid gap-x-6 gap-y-1 border-b border-hair py-3 md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                <AsWritten>{value}</AsWritten>
                {problem && <span className="type-small block text-error">{problem}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}

function Files({ data, t }: Pick<Props, 'data' | 't'>) {
  const { pathname } = useView()
  const cover = data.files.find(({ kind }) => kind === 'cover')
  const copy = data.files.find(({ kind }) => kind === 'reading-copy')
  const words = t.one.files
  return (
    <Section title={words.title}>
      {cover && (
        <img
          src={`${pathname}cover.webp`}
          alt={fill(words.coverAlt, { title: data.title })}
          className="mb-4 h-auto max-h-80 w-auto max-w-full"
        />
      )}
      {copy && (
        <a href={`${pathname}reading-copy.pdf`} className="link inline-flex min-h-11 items-center break-all">
          {fill(words.open, { name: copy.name })}
        </a>
      )}
      {!cover && <p className="text-ink-2">{words.noCover}</p>}
      {!copy && <p className="text-ink-2">{words.noCopy}</p>}
      <p className="mt-1 text-ink-2">
        {data.copiesAt ? fill(words.copies, { at: data.copiesAt }) : words.noCopies}
      </p>
    </Section>
  )
}

function Applicant({ data: { applicant }, t }: Pick<Props, 'data' | 't'>) {
  const words = t.one.applicant
  if (applicant.isForgotten) return <p className="mt-10 text-ink-2">{words.forgotten}</p>
  return (
    <section className="mt-10">
      <h2 className="type-d3 mb-2">{words.title}</h2>
      <p className="break-words">{applicant.name}</p>
      <p>
        <EmailText email={applicant.email} />
      </p>
      <p>{applicant.phone}</p>
    </section>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <Section title={t.one.history}>
      <ol>
        {data.history.map(entry => (
          <li key={entry.id} className="border-b border-hair py-3">
            <span className="block">{entry.what}</span>
            {entry.said && (
              <span className="type-small block break-words whitespace-pre-line">{entry.said}</span>
            )}
            <span className="type-small block text-ink-2">
              {entry.at}, {[entry.actor, entry.who].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.one.title, { number: data.number }), isHidden: true }
}
