import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ExportLinks } from '../../../../office/parts/export-links.tsx'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { atFair } from '../../../office-fair.ts'
import { FairForm } from '../../../parts/fair-field.tsx'
import { Board } from '../parts/board.tsx'
import { DecisionPanel } from '../parts/decision-panel.tsx'
import { Narrowing } from '../parts/narrowing.tsx'
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
          <ExportLinks address="/office/decisions" search={atFair('', data.filter.fair)} words={t} />
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
        <>
          <FairForm fairs={data.fairs} chosen={data.filter.fair} label={t.filter.fair} show={t.filter.find} />
          <p className="type-body">{t.empty}</p>
        </>
      ) : (
        <>
          <Narrowing data={data} t={t} />
          <div
            id="board"
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

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
