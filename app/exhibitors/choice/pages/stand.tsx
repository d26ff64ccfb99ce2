import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Bays } from '../../parts/bays.tsx'
import type { ChoiceData } from '../load-choice.server.ts'
import { LostNotice } from '../parts/lost-notice.tsx'
import { StandList } from '../parts/stand-list.tsx'
import { PlanFoot, StandPlan } from '../parts/stand-plan.tsx'
import { BottomBar, Summary } from '../parts/summary.tsx'
import type { ChoiceTexts } from '../texts.ru.ts'
import type { StandData } from './stand.server.ts'

type Props = PageProps<StandData, ChoiceTexts>

/** An exhibitor chooses a stand on the plan or from the list, orders what it needs, and sees what it costs. By day. */
export default function Stand({ data, t }: Props) {
  return (
    <div data-layout="clear">
      <AccountFrame frame={data.frame} title={titleOf(data, t)} above={data.above} lead={data.lead}>
        {data.choice ? <Choice data={data} choice={data.choice} t={t} /> : <NotYet data={data} t={t} />}
        <p data-said aria-live="polite" className="sr-only" />
      </AccountFrame>
    </div>
  )
}

/** Everything that the script renews without leaving the page. */
function Choice({ data, choice, t }: Pick<Props, 'data' | 't'> & { choice: ChoiceData }) {
  const { live, mine, selected } = choice
  const isLost = choice.lost !== null && data.error !== null
  return (
    <div
      id="choice"
      data-choice={JSON.stringify(live.words)}
      data-feed={choice.isLive ? '' : undefined}
      data-now={live.now}
      data-mine={mine ?? ''}
      data-selected={selected?.code ?? ''}
      className="max-lg:pb-20"
    >
      <Bays view={data.bays} />
      <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_404px] lg:pt-11">
        <div className="min-w-0 self-start lg:sticky lg:top-6">
          {isLost ? (
            <LostNotice message={data.error ?? ''} data={choice} t={t} />
          ) : (
            <Said done={data.done} error={data.error} />
          )}
          <Halls choice={choice} t={t} />
          {!choice.hasFree && <NoneFree choice={choice} t={t} />}
          <StandPlan data={choice} t={t} />
          <PlanFoot data={choice} t={t} />
        </div>
        <Summary data={choice} t={t} />
      </div>
      <StandList data={choice} t={t} />
      <BottomBar data={choice} t={t} />
    </div>
  )
}

function Said({ done, error }: { done: string | null; error: string | null }) {
  const said = error ?? done
  if (!said) return null
  return (
    <p
      role={error ? 'alert' : 'status'}
      tabIndex={-1}
      data-focus
      className={cx(
        'type-body mb-6 border-l-4 bg-raised px-4 py-3',
        error ? 'border-error text-error' : 'border-success',
      )}
    >
      {said}
    </p>
  )
}

function Halls({ choice, t }: { choice: ChoiceData; t: ChoiceTexts }) {
  return (
    <nav
      aria-label={t.hallsLabel}
      className="mb-4 flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:gap-0"
    >
      {choice.halls.map(({ key, label, free, to }) => (
        <Link
          key={key}
          to={to}
          id={`hall-${key}`}
          data-hall-link={key}
          aria-current={key === choice.hall ? 'true' : undefined}
          className={cx(
            'type-small inline-flex min-h-12 shrink-0 items-center justify-center gap-2 border px-4 lg:grow lg:not-first:border-l-0',
            key === choice.hall
              ? 'border-ink bg-ink font-semibold text-ground'
              : 'border-edge hover:border-ink',
          )}
        >
          {label}
          <span data-free className="font-normal">
            {fill(t.free, { count: free })}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function NoneFree({ choice, t }: { choice: ChoiceData; t: ChoiceTexts }) {
  const others = choice.halls.filter(({ free }) => free > 0)
  return (
    <div className="mb-5 border border-hair bg-raised px-5 py-4">
      <h2 className="type-d3">{t.empty.title}</h2>
      {others.length === 0 ? (
        <p className="type-small mt-1 text-ink-2">{t.empty.nowhere}</p>
      ) : (
        <p className="type-small mt-1 flex flex-wrap items-center gap-x-5 text-ink-2">
          {t.empty.others}
          {others.map(({ key, label, free, to }) => (
            <Link key={key} to={to} className="link inline-flex min-h-11 items-center text-ink">
              {fill(t.empty.hall, { hall: label, count: free })}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Nobody has told them anything yet, or there is nothing to choose: said in words. */
function NotYet({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <>
      <Bays view={data.bays} />
      <Said done={null} error={data.error} />
      <div className="max-w-text py-10">
        <p className="type-d3">{data.notYet?.text}</p>
        {data.notYet?.calendar && <p className="type-body mt-3 text-ink-2">{data.notYet.calendar}</p>}
        <Link to="/account/application/" className={buttonClass({ className: 'mt-8' })}>
          {t.notYet.toApplication}
        </Link>
      </div>
    </>
  )
}

function titleOf({ choice, hasStand }: StandData, t: ChoiceTexts): string {
  if (choice?.mayChoose) return t.title
  return hasStand ? t.mineTitle : t.laterTitle
}

export function head({ data, t }: Props): PageHead {
  return { title: titleOf(data, t), isHidden: true }
}
