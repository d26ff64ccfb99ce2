import type { ReactNode } from 'react'
import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Bays } from '../../parts/bays.tsx'
import type { ApplicationFrameData } from '../load-frame.server.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

type Props = { data: ApplicationFrameData; t: ApplicationPageTexts; title: string; children: ReactNode }

/** A page of the application: the account around it, the six bays, and what has been saved when. */
export function ApplicationFrame({ data, t, title, children }: Props) {
  return (
    <AccountFrame frame={data.frame} title={title} above={data.above} lead={<Kept data={data} t={t} />}>
      <Bays view={data.bays} />
      <div className="pt-8 lg:pt-11">{children}</div>
    </AccountFrame>
  )
}

function Kept({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="lg:text-right">
      <p id="saved" role="status" className="type-small flex items-center gap-2 text-success lg:justify-end">
        {data.savedAt && (
          <>
            <Icon name="check" size={18} />
            <span>{fill(t.savedAt, { at: data.savedAt })}</span>
          </>
        )}
      </p>
      <p className="type-small text-ink-2">{data.keep}</p>
    </div>
  )
}

/** 224 for the index, 700 for the work, the rest for what the council will see; one column under lg. */
export function Columns({
  index,
  aside,
  children,
}: {
  index: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[224px_minmax(0,700px)] xl:grid-cols-[224px_minmax(0,700px)_minmax(0,1fr)]">
      <div>{index}</div>
      <div className="min-w-0">{children}</div>
      {aside && <div className="min-w-0 max-xl:lg:col-start-2">{aside}</div>}
    </div>
  )
}

const base = '/account/application/'

type Item = { to: string; label: string; note: string; isDone: boolean; isCurrent: boolean }

/** The parts of the application and how far each is; works have pages of their own. On a phone it opens on demand. */
export function PartIndex({ data, t, children }: Pick<Props, 'data' | 't'> & { children?: ReactNode }) {
  const { path } = useView()
  const items = itemsOf(data, t, path.startsWith(`${base}works/`))
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <div className="lg:sticky lg:top-6">
      <details className="group lintel-light lg:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-3">
          <Icon name="list" size={18} />
          {fill(t.partsDone, { done, count: items.length })}
          <Icon name="chevron-down" size={18} className="ml-auto group-open:rotate-180" />
        </summary>
        <Items items={items} label={t.index} />
      </details>
      <div className="lintel-light max-lg:hidden">
        <Items items={items} label={t.index} />
      </div>
      {children}
    </div>
  )
}

function itemsOf(data: ApplicationFrameData, t: ApplicationPageTexts, isAtWorks: boolean): Item[] {
  const works = {
    to: `${base}works/`,
    label: t.works,
    note: fill(t.worksCount, data.worksCount),
    isDone: data.areWorksDone,
    isCurrent: isAtWorks,
  }
  const parts = data.parts.map(({ part, state }) => ({
    to: `${base}#${part}`,
    label: t.parts[part],
    note: t.partStates[state],
    isDone: state === 'done',
    isCurrent: false,
  }))
  return parts.toSpliced(1, 0, works)
}

function Items({ items, label }: { items: readonly Item[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol>
        {items.map(item => (
          <li key={item.to} className="border-b border-hair">
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={cx(
                'flex min-h-[70px] flex-col justify-center px-3 py-2 hover:bg-raised',
                item.isCurrent && 'lintel-current bg-raised',
              )}
            >
              <span className="flex items-center justify-between gap-3">
                {item.label}
                {item.isDone && <Icon name="check" size={18} className="text-success" />}
              </span>
              <span className="type-caption text-ink-2">{item.note}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What has just been done or refused, on top of the work. */
export function Said({
  done,
  error,
}: {
  done?: string | null | undefined
  error?: string | null | undefined
}) {
  return (
    <>
      {error && (
        <p role="alert" className="type-body mb-6 border-l-4 border-error bg-raised px-4 py-3 text-error">
          {error}
        </p>
      )}
      {done && (
        <p role="status" className="type-body mb-6 border-l-4 border-success bg-raised px-4 py-3">
          {done}
        </p>
      )}
    </>
  )
}
