import { RefundColumns } from '../../content/parts/refund-ladder.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = { title: string; tickets: HomeData['tickets']; t: HomeTexts }

/** What it costs, full and reduced, and what comes back if plans change. */
export function HomeTickets({ title, tickets, t }: Props) {
  return (
    <HomeSection title={title} link={{ to: '/refund/', label: t.home.refundRules }}>
      <div className="grid-columns mt-8 gap-y-14">
        <div className="col-span-full lg:col-span-6">
          <PriceList rows={tickets.rows} t={t} />
          <p className="type-caption mt-5 text-ink-2">{t.home.proof}</p>
          <Link to="/tickets/" className={buttonClass({ className: 'mt-6' })}>
            {t.home.chooseTickets}
          </Link>
        </div>
        <div className="col-span-full lg:col-span-5 lg:col-start-8">
          <p className="type-small text-ink-2">{t.home.refundIntro}</p>
          <RefundColumns steps={tickets.refunds} className="mt-6" />
          <p className="type-caption mt-4 text-ink-2">
            {fill(t.home.payout, { payoutDays: tickets.payoutDays })}
          </p>
        </div>
      </div>
    </HomeSection>
  )
}

function PriceList({ rows, t }: { rows: HomeData['tickets']['rows']; t: HomeTexts }) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="type-caption border-b border-hair text-ink-2">
          <td />
          <th scope="col" className="py-2.5 text-right font-normal">
            {t.home.fullPrice}
          </th>
          <th scope="col" className="py-2.5 pl-4 text-right font-normal">
            {t.home.reducedPrice}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, full, reduced }) => (
          <tr key={name} className="border-b border-hair">
            <th scope="row" className="py-3.5 pr-3 text-left font-normal">
              <Unbroken>{name}</Unbroken>
            </th>
            {reduced === null ? (
              <td colSpan={2} className="type-small py-3.5 text-right text-ink-2">
                {full}
              </td>
            ) : (
              <>
                <td className="type-numeral type-numeral-s py-3.5 text-right max-sm:[--numeral:1.5rem]">
                  {full}
                </td>
                <td className="type-numeral type-numeral-s py-3.5 pl-4 text-right max-sm:[--numeral:1.5rem]">
                  {reduced || <NotOffered words={t.home.notOffered} />}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NotOffered({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        —
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
}
