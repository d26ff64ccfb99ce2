import { useState } from 'react'
import { without, withReturned } from '../../../my-works/changed-works.ts'
import { isSame, isSaved, type KeptWork, type KeptWorks } from '../../../my-works/kept-works.ts'
import { changeWorks, useIsStored } from '../../../my-works/parts/use-my-works.ts'
import { Link } from '../../../navigation/link.tsx'
import { useRouter, useSearch } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Order, sortedWorks, totalOf } from '../own-works.ts'
import type { HungWorks } from '../read-hung-works.server.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'
import { CompareBar } from './compare-bar.tsx'
import { OwnWork } from './own-work.tsx'
import { RemovedWork } from './removed-work.tsx'
import { ShareList } from './share-list.tsx'

type Props = { data: HungWorks; works: KeptWorks; t: SavedWorksTexts; locale: LocaleCode }

/** The saved works: to read, to write beside, to weigh against each other, to send on. */
export function OwnList({ data, works, t, locale }: Props) {
  const [removed, setRemoved] = useState<{ work: KeptWork; place: number }[]>([])
  const [compared, setCompared] = useState<readonly string[]>([])
  const isStored = useIsStored()
  const order: Order = useSearch().get('by') === 'stand' ? 'stand' : 'time'
  // What was let go keeps its row until the page is left: there it can be taken back.
  const all = removed.reduceRight((list, { work, place }) => withReturned(list, work, place), works)
  const rows = sortedWorks(all, data, order)
  const { kopecks, unknown } = totalOf(works, data)

  function remove(work: KeptWork) {
    setRemoved([{ work, place: all.findIndex(one => isSame(one, work)) }, ...removed])
    setCompared(compared.filter(number => number !== work.number))
    changeWorks(kept => without(kept, work))
  }
  function takeBack(work: KeptWork) {
    const before = all.slice(
      0,
      all.findIndex(one => isSame(one, work)),
    )
    setRemoved(removed.filter(one => !isSame(one.work, work)))
    changeWorks(kept => withReturned(kept, work, before.filter(one => isSaved(kept, one)).length))
  }
  function compare(number: string) {
    setCompared(
      compared.includes(number) ? compared.filter(one => one !== number) : [...compared, number].slice(-2),
    )
  }

  if (all.length === 0) {
    return (
      <EmptyState
        action={
          <Link to="/works/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
            {t.toWorks}
          </Link>
        }
      >
        {t.empty}
      </EmptyState>
    )
  }
  return (
    <>
      {!isStored && (
        <p role="alert" className="type-body mb-6 flex items-center gap-2.5 text-warning">
          <Icon name="warning" size={20} />
          {t.notStored}
        </p>
      )}
      <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        <SortChoice order={order} t={t} />
        <Button tone="ghost" size="small" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t.print}
        </Button>
      </div>
      <ul className="border-t border-hair">
        {rows.map(({ kept, hung }) => (
          <li key={`${kept.fair}/${kept.number}`}>
            {isSaved(works, kept) ? (
              <OwnWork
                kept={kept}
                hung={hung}
                canAsk={data.canAsk}
                isCompared={compared.includes(kept.number)}
                onCompare={() => compare(kept.number)}
                onRemove={() => remove(kept)}
                t={t}
                locale={locale}
              />
            ) : (
              <RemovedWork
                said={
                  hung
                    ? fill(t.removed, { title: hung.title })
                    : fill(t.removedNumber, { number: kept.number })
                }
                onTakeBack={() => takeBack(kept)}
                t={t}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="type-body">
          {fill(plural(works.length, locale, t.count), { count: works.length })}
        </span>
        {kopecks > 0 && (
          <span className="type-d3">{fill(t.total, { sum: formatRoubles(kopecks, locale) })}</span>
        )}
        {kopecks > 0 && unknown > 0 && (
          <span className="type-small text-ink-2">
            {fill(plural(unknown, locale, t.withoutPrice), { count: unknown })}
          </span>
        )}
      </p>
      <CompareBar numbers={compared} t={t} />
      {works.length > 0 && <ShareList works={works} data={data} t={t} locale={locale} />}
    </>
  )
}

function SortChoice({ order, t }: { order: Order; t: SavedWorksTexts }) {
  const router = useRouter()
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">{t.sort}</legend>
      {(['time', 'stand'] as const).map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={order === one}
          onClick={() =>
            void router.navigate(one === 'stand' ? '?by=stand' : '?', { replace: true, keepsScroll: true })
          }
          className={chipClass(order === one)}
        >
          {t.sortBy[one]}
        </button>
      ))}
    </fieldset>
  )
}
