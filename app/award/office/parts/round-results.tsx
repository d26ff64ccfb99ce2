import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { marks } from '../../../platform/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { nominations } from '../../count/award-rule.ts'
import type { StageData } from '../pages/stage.server.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

type Props = { data: StageData; t: AwardOfficeTexts }
type Result = NonNullable<StageData['result']>

/** What the rounds have come to, each once it is closed. */
export function RoundResults({ data, t }: Props) {
  const words = t.stage.result
  const { result } = data
  if (!result) return <p className="mt-8 max-w-text text-ink-2">{words.closed}</p>
  return (
    <>
      {result.second && <Second result={result} t={t} />}
      {!result.second && data.stage === 'second-round' && (
        <p className="mt-8 max-w-text text-ink-2">{data.isQuorumMissing ? words.blind : words.closed}</p>
      )}
      <First result={result} t={t} />
    </>
  )
}

function First({ result, t }: { result: Result; t: AwardOfficeTexts }) {
  const { locale } = useView()
  const words = t.stage.result
  return (
    <Section title={words.first}>
      {nominations.map(nomination => {
        const books = result.first.filter(line => line.nomination === nomination)
        if (books.length === 0) return null
        return (
          <div key={nomination} className="mb-8">
            <h3 className="mb-2 font-semibold">{t.nominations[nomination]}</h3>
            <Table
              caption={`${words.first}: ${t.nominations[nomination]}`}
              columns={[
                { key: 'place', label: words.place, isNumber: true },
                { key: 'book', label: words.book },
                { key: 'scores', label: words.scores, isNumber: true },
                { key: 'mean', label: words.mean, isNumber: true },
                { key: 'adjusted', label: words.adjusted, isNumber: true },
                { key: 'list', label: words.list },
              ]}
              rows={books.map(line => ({
                key: line.id,
                cells: [
                  line.place ?? '–',
                  <BookLink key="book" book={line} t={t} />,
                  line.scores,
                  points(line.mean, locale),
                  points(line.adjusted, locale),
                  line.isLeft
                    ? words.left
                    : line.isShortlisted && (
                        <Badge key="list" tone="success">
                          {words.shortlisted}
                        </Badge>
                      ),
                ],
              }))}
            />
          </div>
        )
      })}
    </Section>
  )
}

function Second({ result, t }: { result: Result; t: AwardOfficeTexts }) {
  const words = t.stage.result
  return (
    <Section title={words.second}>
      {(result.second ?? []).map(round => (
        <div key={round.nomination} className="mb-8">
          <h3 className="mb-1 font-semibold">{t.nominations[round.nomination]}</h3>
          {round.books.length === 0 ? (
            <p className="text-ink-2">{words.noBooks}</p>
          ) : (
            <>
              <p className="mb-2">
                {fill(words.outcomes[round.outcome], {
                  winners: round.winners.map(({ title }) => title).join('; '),
                })}
                {round.decidedBy && `, ${words.decidedBy[round.decidedBy]}`}
              </p>
              <Table
                caption={`${words.second}: ${t.nominations[round.nomination]}`}
                columns={[
                  { key: 'place', label: words.place, isNumber: true },
                  { key: 'book', label: words.book },
                  { key: 'median', label: words.median },
                  { key: 'grades', label: words.grades },
                ]}
                rows={round.books.map(line => ({
                  key: line.id,
                  cells: [
                    line.place ?? '–',
                    <BookLink key="book" book={line} t={t} />,
                    line.median ? t.stage.grades[line.median] : '–',
                    line.counts.join(' · '),
                  ],
                }))}
              />
            </>
          )}
        </div>
      ))}
      <p className="mb-8 font-semibold">
        {result.prize ? fill(words.prize, { title: result.prize.title }) : words.noPrize}
      </p>
    </Section>
  )
}

function BookLink({ book, t }: { book: { id: string; number: number; title: string }; t: AwardOfficeTexts }) {
  return (
    <Link to={`/office/award/${book.id}/`} className="link inline-flex min-h-11 items-center break-words">
      {book.title ? <AsWritten>{book.title}</AsWritten> : fill(t.number, { number: book.number })}
    </Link>
  )
}

/** Hundredths of a point: «7,25». */
function points(hundredths: number | null, locale: LocaleCode): string {
  if (hundredths === null) return '–'
  return (hundredths / 100).toFixed(2).replace('.', marks[locale].decimal)
}
