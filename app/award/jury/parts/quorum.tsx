import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Column } from '../../../ui/column.tsx'
import { ColumnSymbols } from '../../../ui/column-symbols.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { BallotView, SecondRoundData } from '../pages/second-round.server.ts'
import type { JuryTexts } from '../texts.ru.ts'

type Props = {
  ballot: Pick<BallotView, 'cast' | 'turnout'>
  round: Pick<SecondRoundData, 'quorum' | 'size' | 'isVoting'>
  t: JuryTexts
  locale: LocaleCode
}

/** How many ballots there are, as columns; who has cast one, and never what is in it. */
export function Quorum({ ballot, round, t, locale }: Props) {
  const words = t.quorum
  const { quorum, size } = round
  const short = quorum - ballot.cast
  return (
    <section className="lintel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="type-d3">{words.title}</h2>
        <p className="type-small text-ink-2">{fill(words.needed, { quorum, size })}</p>
      </div>
      <p className="mt-2 flex items-end gap-4">
        <span className="type-d2 tabular-nums">{ballot.cast}</span>
        <span className="type-small pb-2 text-ink-2">
          {plural(ballot.cast, locale, words.given)},{' '}
          {short <= 0
            ? words.reached
            : short === 1
              ? words.shortOne
              : fill(plural(short, locale, words.short), { count: short })}
        </span>
      </p>
      <Columns cast={ballot.cast} size={size} quorum={quorum} />
      <ul className="mt-4">
        {ballot.turnout.map(({ name, isChair, isYou, did }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jurors may have one name, and nobody moves
          <li key={place} className="flex justify-between gap-4 border-b border-hair py-2">
            <span className="type-small">
              {isYou ? fill(words.you, { name }) : isChair ? fill(words.chair, { name }) : name}
            </span>
            <span
              className={cx(
                'type-small inline-flex items-center gap-1.5',
                did === 'cast' ? 'text-success' : 'text-ink-2',
              )}
            >
              {did === 'cast' && <Icon name="check" size={15} />}
              {words.did[did]}
            </span>
          </li>
        ))}
      </ul>
      <p className="type-small mt-3 text-ink-2">{words.secret}</p>
      {round.isVoting && short > 0 && (
        <p className="type-small mt-2 flex gap-2 text-warning">
          <Icon name="warning" size={16} className="mt-0.5" />
          {words.warning}
        </p>
      )}
    </section>
  )
}

function Columns({ cast, size, quorum }: { cast: number; size: number; quorum: number }) {
  return (
    <div aria-hidden="true" className="mt-2 border-t-3 border-b border-ink pb-1">
      <ColumnSymbols />
      <div className="flex items-end justify-around">
        {Array.from({ length: Math.max(size, quorum) }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing but their place
            key={place}
            className={cx('flex grow justify-center', place === quorum - 1 && 'border-r-2 border-accent')}
          >
            {place < cast ? (
              <Column width={22} height={92} />
            ) : (
              <span className="mt-1 mb-0.5 h-22 w-6 border border-dashed border-edge" />
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
