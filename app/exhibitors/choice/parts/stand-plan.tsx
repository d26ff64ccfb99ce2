import { Building } from '../../../navigator/parts/building.tsx'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ChoiceData } from '../load-choice.server.ts'
import type { PlannedStand, ShownState } from '../stands-view.ts'
import type { ChoiceTexts } from '../texts.ru.ts'
import { StandMark, StandMarkShapes } from './stand-mark.tsx'

type Props = { data: ChoiceData; t: ChoiceTexts }
type PlanProps = {
  data: Pick<ChoiceData, 'hall' | 'plan' | 'lines' | 'addressOf' | 'selected'>
  t: ChoiceTexts
}

/** One hall of the building with its stands. Each is a link that shows what it is; with the script, arrows walk them. */
export function StandPlan({ data, t }: PlanProps) {
  const { hall, plan, lines, selected } = data
  return (
    <div className="relative">
      <div className="stand-plan" data-hall={hall} data-plan>
        <Hatch />
        {plan.map(({ viewBox, stands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
          <svg
            key={viewBox}
            role="group"
            aria-label={fill(t.plan.label, { hall: t.halls[hall] })}
            viewBox={viewBox}
            className={widths[hall]}
          >
            <Building lines={lines} />
            {stands.map(stand => (
              <StandShape
                key={stand.code}
                stand={stand}
                to={data.addressOf[stand.code] ?? ''}
                isChosen={stand.code === selected?.code}
              />
            ))}
          </svg>
        ))}
      </div>
    </div>
  )
}

const widths = {
  'left-hall': undefined,
  rotunda: 'mx-auto max-w-[660px]',
  'right-hall': undefined,
  galleries: 'mx-auto mb-4 max-w-[640px]',
}

function StandShape({ stand, to, isChosen }: { stand: PlannedStand; to: string; isChosen: boolean }) {
  const { code, state, price, word, facts, x, y, mark } = stand
  return (
    <a
      href={to}
      id={`plan-${code}`}
      data-stand={code}
      data-state={state}
      data-x={x}
      data-y={y}
      data-price={price}
      data-facts={facts}
      aria-label={`${code} ${word}, ${price}, ${facts}`}
      aria-current={isChosen || undefined}
    >
      <path d={stand.path} className="stand-box" />
      {/* The spaces are for whoever hears what others see: the same words in the same order. */}
      <text x={x} y={y} dy=".35em" className="stand-code">
        {`${code} `}
      </text>
      <text x={x} y={y} dy=".35em" className="stand-word" data-word>
        {word}
      </text>
      <text x={x} y={y} dy=".55em" className="stand-price">
        {` ${price}`}
      </text>
      <g transform={`translate(${mark.x} ${mark.y})`}>
        <g className="plan-mark">
          <StandMarkShapes />
        </g>
      </g>
    </a>
  )
}

function Hatch() {
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      <defs>
        <pattern
          id="stand-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className="fill-raised" />
          <path d="M0 0V5" className="stroke-warning" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  )
}

const shownStates: ShownState[] = ['free', 'held', 'sold', 'mine', 'not-offered']

/** What the marks mean, whether the plan is live, and which keys walk it. */
export function PlanFoot({ data, t }: Props) {
  const { words } = data.live
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Legend t={t} states={shownStates} />
        <Zoom t={t} />
        <p className="type-caption text-ink-2 lg:ml-auto" data-live-state>
          {fill(t.plan.still, { at: data.live.at })}
        </p>
      </div>
      <p data-lost-note hidden className="type-small mt-2 text-error">
        {words.lostNote}
      </p>
      <div className="type-caption mt-4 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-hair pt-4 text-ink-2 max-lg:hidden">
        <Keys data-if-live keys={['←', '↑', '↓', '→']} says={t.plan.keys.walk} />
        <Keys data-if-live keys={[t.plan.enter]} says={t.plan.keys.choose} />
        <Keys data-if-live keys={['+', '–']} says={t.plan.keys.zoom} />
        {data.mine && <Keys data-if-live keys={[t.plan.escape]} says={t.plan.keys.own} />}
        <a href="#list" className="link ml-auto inline-flex min-h-11 items-center">
          {t.plan.toList}
        </a>
      </div>
    </>
  )
}

/** What the marks mean. */
export function Legend({ t, states }: { t: ChoiceTexts; states: readonly ShownState[] }) {
  return (
    <ul aria-label={t.plan.legend} className="type-small flex flex-wrap gap-x-6 gap-y-2">
      {states.map(state => (
        <li key={state} data-state={state} className="flex items-center gap-2.5">
          <StandMark />
          {t.states[state]}
        </li>
      ))}
    </ul>
  )
}

function Zoom({ t }: { t: ChoiceTexts }) {
  return (
    <div data-if-live className="flex">
      {(['smaller', 'larger'] as const).map(way => (
        <button
          key={way}
          type="button"
          data-zoom={way}
          aria-label={t.plan[way]}
          className="grid size-11 place-items-center border border-edge bg-raised not-first:border-l-0 hover:border-ink"
        >
          <Icon name={way === 'larger' ? 'plus' : 'minus'} size={18} />
        </button>
      ))}
    </div>
  )
}

function Keys({ keys, says, ...rest }: { keys: readonly string[]; says: string; 'data-if-live'?: boolean }) {
  return (
    <span {...rest} className="flex items-center gap-1.5">
      {keys.map(key => (
        <kbd key={key} className="border border-edge px-2 py-0.5 font-sans text-ink">
          {key}
        </kbd>
      ))}
      <span className="pl-1">{says}</span>
    </span>
  )
}
