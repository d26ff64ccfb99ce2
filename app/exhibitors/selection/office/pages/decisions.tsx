import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ExportLinks } from '../../../../office/parts/export-links.tsx'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { chipClass } from '../../../../ui/chip-class.ts'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { DecisionPanel } from '../parts/decision-panel.tsx'
import { Release } from '../parts/release.tsx'
import type { DecisionTexts } from '../texts.ru.ts'
import type { DecisionsData } from './decisions.server.ts'

type Props = PageProps<DecisionsData, DecisionTexts>

/** The secretary's desk: how full the sections are, what has been settled, and all answers at one press. */
export default function Decisions({ data, t }: Props) {
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.title}
      note={fill(t.note, { count: data.count, day: data.answersBy })}
      actions={
        <>
          <Link to="/office/decisions/assignment/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
            <Icon name="user" size={18} />
            {t.toAssignment}
          </Link>
          <ExportLinks address="/office/decisions" search="" words={t} />
        </>
      }
    >
      <OfficeOutcome error={data.error?.message} done={done} />
      {data.submitted > 0 && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border border-hair bg-raised p-4">
          <p className="max-w-text">{fill(t.begin.text, { count: data.submitted })}</p>
          <OfficeForm does="begin">
            <Button type="submit" tone="secondary" size="small">
              {t.begin.send}
            </Button>
          </OfficeForm>
        </div>
      )}
      <Limits data={data} t={t} />
      {data.count === 0 ? (
        <p className="type-body">{t.empty}</p>
      ) : (
        <>
          <Filters data={data} t={t} />
          <div
            className={data.chosen ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_312px]' : undefined}
          >
            <Board data={data} t={t} />
            {data.chosen && <DecisionPanel data={data} t={t} />}
          </div>
        </>
      )}
      <Release data={data} t={t} />
    </OfficeFrame>
  )
}

function Limits({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <ul className="mb-8 grid grid-cols-2 gap-x-6 gap-y-4 border-t-4 border-ink pt-4 md:grid-cols-3 xl:grid-cols-6">
      {data.limits.map(({ section, letter, limit, accepted }) => (
        <li key={section}>
          <p className="flex items-baseline gap-2">
            <span aria-hidden="true" className="type-d3">
              {letter}
            </span>
            {t.sections[section]}
          </p>
          <div aria-hidden="true" className="mt-1 flex flex-wrap gap-px">
            {Array.from({ length: Math.max(limit, accepted) }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: one box for each place, told apart by nothing else
                key={place}
                className={cx(
                  'h-3 min-w-1 grow border',
                  place < accepted
                    ? place < limit
                      ? 'border-ink bg-ink'
                      : 'border-error bg-error'
                    : 'border-edge',
                )}
              />
            ))}
          </div>
          <p className={cx('type-small mt-1', accepted > limit ? 'text-error' : 'text-ink-2')}>
            {fill(t.limit.of, { accepted, limit })},{' '}
            {accepted > limit
              ? fill(t.limit.over, { count: accepted - limit })
              : accepted === limit
                ? t.limit.full
                : fill(t.limit.free, { count: limit - accepted })}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Filters({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <nav aria-label={t.filter.label} className="mb-6 flex flex-wrap gap-2">
      {data.filters.map(({ filter, count }) => (
        <Link
          key={filter}
          to={filter === 'all' ? '/office/decisions/' : `/office/decisions/?show=${filter}`}
          aria-current={filter === data.filter ? 'true' : false}
          className={chipClass(filter === data.filter ? true : count === 0 ? 'empty' : false)}
        >
          {fill(t.filter[filter], { count })}
        </Link>
      ))}
    </nav>
  )
}

/** Shape and word: what a column is about is not told by its place alone. */
const marks = {
  pending: 'clock',
  accept: 'check',
  wait: 'list',
  'ask-changes': 'arrow-left',
  decline: 'close',
} as const

function Board({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div
      className={cx(
        'grid min-w-0 md:grid-cols-5 md:grid-rows-[auto_1fr]',
        data.chosen ? 'gap-x-3 gap-y-2 max-xl:max-w-full' : 'gap-x-4 gap-y-2',
      )}
    >
      {data.columns.map(({ column, cards }) => (
        <section
          key={column}
          aria-labelledby={`column-${column}`}
          className="min-w-0 max-md:mb-2 md:row-span-2 md:grid md:grid-rows-subgrid"
        >
          <h2 id={`column-${column}`} className="bracket type-small flex gap-2 px-2 pt-2.5 font-semibold">
            <Icon name={marks[column]} size={16} className="mt-[3px] lg:max-xl:hidden" />
            <span className="min-w-0 grow">{t.columns[column]}</span>{' '}
            <span className="font-normal">{cards.length}</span>
          </h2>
          <ul className="grid content-start gap-2 max-md:mt-2">
            {cards.map(card => (
              <li key={card.id}>
                <Link
                  to={`/office/decisions/?${data.filter === 'all' ? '' : `show=${data.filter}&`}application=${card.id}#panel`}
                  aria-current={card.id === data.chosen?.id ? 'true' : undefined}
                  className="block border border-hair bg-raised p-2.5 hover:border-ink aria-[current]:border-t-4 aria-[current]:border-accent"
                >
                  <span className="type-caption flex flex-wrap justify-between gap-x-2 text-ink-2">
                    <span>{card.number}</span>
                    <span className="break-words">
                      {(t.sections as Record<string, string>)[card.section] ?? ''}
                    </span>
                  </span>
                  <span className="block font-semibold break-words">{card.name}</span>
                  <span className="mt-2 flex items-end justify-between gap-2">
                    <span className={card.average ? 'type-d3 tabular-nums' : 'text-ink-2'}>
                      {card.average ?? '—'}
                    </span>
                    <span className="type-caption text-ink-2">
                      {card.until ?? fill(t.votes, { given: card.given, asked: card.asked })}
                    </span>
                  </span>
                  {card.waits && <span className="type-small block text-ink-2">{t.waits}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
