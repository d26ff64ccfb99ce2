import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { TicketType } from '../../catalogue/ticket-types.ts'
import type { CartTexts } from '../texts.ru.ts'
import { rulesId } from './rules-id.ts'

const RulesDialog = lazy(() => import('./rules-dialog.tsx'))

/** The price list by kind of ticket. Each row opens its rules over the page. */
export function TypeRows({ types, t }: { types: TicketType[]; t: CartTexts }) {
  const [opened, setOpened] = useState<TicketType | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <ul className="mt-8 border-t-[3px] border-ink">
        {types.map(type => (
          <li
            key={type.id}
            className="grid-columns items-baseline gap-y-2 border-b border-hair py-5 max-lg:pb-3"
          >
            <div className="col-span-full lg:col-span-4">
              <h3 className="type-d3">{type.name}</h3>
              <p className="type-small mt-1 text-pretty text-ink-2">
                <Unbroken>{type.about}</Unbroken>
              </p>
            </div>
            <Prices type={type} />
            <div className="print:hidden col-span-full lg:col-span-2 lg:text-right">
              <RulesButton
                type={type}
                onOpen={() => {
                  setOpened(type)
                  setWasOpened(true)
                }}
              >
                {type.holders.length > 0 ? t.whoFor : t.conditions}
              </RulesButton>
            </div>
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense>
          <RulesDialog type={opened} onClose={() => setOpened(null)} closeLabel={t.close} />
        </Suspense>
      )}
    </>
  )
}

function Prices({ type: { id, prices } }: { type: TicketType }) {
  return (
    <ul className="col-span-full flex flex-wrap gap-gutter gap-y-2 lg:col-span-6">
      {prices.map(({ label, price }) => (
        <li key={price} className="min-w-[8.5rem] lg:min-w-[10rem]">
          {label && <span className="type-caption block text-ink-2">{label}</span>}
          <span className={id === 'premium' ? 'type-body' : 'type-numeral type-numeral-s'}>{price}</span>
        </li>
      ))}
    </ul>
  )
}

/** Without a script it is a link to the same words further down. */
function RulesButton({ type, onOpen, children }: { type: TicketType; onOpen(): void; children: ReactNode }) {
  const look = buttonClass({ tone: 'text' })
  const name = `${children}: ${type.name}`
  if (!useIsHydrated()) {
    return (
      <Link to={`#${rulesId(type.id)}`} aria-label={name} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" aria-haspopup="dialog" aria-label={name} onClick={onOpen} className={look}>
      {children}
    </button>
  )
}
