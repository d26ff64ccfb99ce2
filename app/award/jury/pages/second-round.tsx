import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Entablature } from '../../../ui/entablature.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { titleClass } from '../../../ui/title-class.ts'
import { Ballot } from '../parts/ballot-form.tsx'
import { JuryFrame } from '../parts/jury-frame.tsx'
import { Keys } from '../parts/keys.tsx'
import { PrizeForm } from '../parts/prize-form.tsx'
import { Quorum } from '../parts/quorum.tsx'
import { Said } from '../parts/said.tsx'
import type { JuryTexts } from '../texts.ru.ts'
import type { SecondRoundData } from './second-round.server.ts'

type Props = PageProps<SecondRoundData, JuryTexts>

/** The second round: a ballot for each nomination, the jury prize, and whether there is a quorum. */
export default function SecondRound({ data, t, locale }: Props) {
  const words = t.second
  const { ballot, place } = data
  const title = titleOf(data, t)
  return (
    <JuryFrame frame={data.frame} t={t}>
      <div className="grid items-end gap-x-14 gap-y-5 pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pt-11">
        <div>
          <p className="type-small text-ink-2">
            {place && !data.isPrize
              ? fill(words.above, { place: place.at, count: place.count })
              : data.isPrize
                ? words.title
                : t.award}
          </p>
          <h1 className={titleClass(title, 'type-d2')}>{title}</h1>
        </div>
        {data.tabs.length > 0 && !data.isPrize && <p className="type-lead text-ink-2">{words.lead}</p>}
      </div>
      <Entablature />
      {data.tabs.length > 0 && <Tabs data={data} t={t} />}
      <div className="mt-6">
        <Said done={data.done} error={data.error} t={t} />
        {stateWords(data, t) && <p className="type-body mb-6 max-w-text">{stateWords(data, t)}</p>}
      </div>
      <PrizeForm data={data} t={t} />
      {ballot && (
        <>
          <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_336px]">
            <div className="min-w-0">
              <Ballot data={data} ballot={ballot} t={t} locale={locale} />
              {data.isVoting && ballot.outcome === null && (
                <Keys
                  t={t}
                  rows={[
                    ['↑ ↓', t.keys.book],
                    ['← →', t.keys.word],
                    ['1 … 6', t.keys.set],
                    ['Delete', t.keys.clear],
                    ['Ctrl Enter', t.keys.cast],
                  ]}
                />
              )}
            </div>
            <Quorum ballot={ballot} round={data} t={t} locale={locale} />
          </div>
          <Rules t={t} />
        </>
      )}
      <p data-announced aria-live="polite" className="sr-only" />
    </JuryFrame>
  )
}

function titleOf(data: SecondRoundData, t: JuryTexts): string {
  if (data.isPrize && data.prize) return t.prize.title
  return data.ballot ? t.nominations[data.ballot.nomination] : t.second.title
}

function stateWords(data: SecondRoundData, t: JuryTexts): string | null {
  const words = t.second
  if (!data.isInJury) return t.shelf.notInJury
  if (!data.isOpen) return words.ahead
  if (data.tabs.length === 0) return words.empty
  if (data.stage === 'shortlisted') return words.shortlisted
  if (data.stage === 'sealed' || data.stage === 'announced') return words.sealed
  return data.isVoting ? null : words.over
}

function Tabs({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.second
  const tab = (isCurrent: boolean) =>
    cx(
      'inline-flex min-h-11 items-center',
      isCurrent ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
    )
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-10">
      <nav aria-label={words.tabs}>
        <ul className="flex flex-wrap gap-x-8">
          {data.tabs.map(({ nomination, isCurrent, ...rest }) => (
            <li key={nomination}>
              <Link
                to={`/jury/second-round/?nomination=${nomination}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={tab(isCurrent)}
              >
                {`${t.nominations[nomination]}, ${tabWords(rest, t)}`}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/jury/second-round/?nomination=prize"
              aria-current={data.isPrize ? 'page' : undefined}
              className={tab(data.isPrize)}
            >
              {words.prizeTab}
            </Link>
          </li>
        </ul>
      </nav>
      <p className="type-small inline-flex items-center gap-2 text-warning">
        {data.isVoting && (
          <>
            <Icon name="clock" size={16} />
            {fill(words.until, { at: data.until })}
          </>
        )}
      </p>
      <p id="saved" role="status" className="type-small text-success">
        {data.isVoting && data.ballot?.savedAt && data.ballot.outcome === null
          ? fill(t.sheet.savedAt, { time: data.ballot.savedAt })
          : null}
      </p>
    </div>
  )
}

function tabWords(
  { outcome, done, judged }: Pick<SecondRoundData['tabs'][number], 'outcome' | 'done' | 'judged'>,
  t: JuryTexts,
): string {
  const words = t.second
  if (outcome === 'cast') return words.tabCast
  if (outcome === 'abstained') return words.tabAbstained
  return done === 0 ? words.tabNotStarted : fill(words.tabLeft, { done, count: judged })
}

function Rules({ t }: { t: JuryTexts }) {
  const { winner, winnerText, tie, tieText } = t.rules
  return (
    <div className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:max-w-[60rem]">
      <section className="lintel-light">
        <h2 className="type-d3">{winner}</h2>
        <p className="mt-2">{winnerText}</p>
      </section>
      <section className="lintel-light">
        <h2 className="type-d3">{tie}</h2>
        <p className="mt-2">{tieText}</p>
      </section>
    </div>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: `${titleOf(data, t)}, ${t.second.title}`, isHidden: true }
}
