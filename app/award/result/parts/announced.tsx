import { buttonClass } from '../../../ui/button-class.ts'
import type { AnnouncedView } from '../award-view.ts'
import { HashGroups } from './hash.tsx'
import { LaureateList } from './laureates.tsx'
import { Votes } from './votes.tsx'

/** After the ceremony: the books, how anybody checks them, how the jury voted. */
export function Announced({ view }: { view: AnnouncedView }) {
  const { t, locale, paths } = view
  return (
    <>
      <section className="section-gap grid gap-x-8 gap-y-8 lg:grid-cols-[216px_1fr]">
        <div>
          <h2 className="type-d2 lg:text-[2.75rem]">{view.title}</h2>
          <p className="type-small mt-4 text-ink-2">{view.numbers}</p>
          <p className="mt-3 flex flex-col items-start">
            <a href={paths.laureates} className={buttonClass({ tone: 'text' })}>
              {t.laureates.all}
            </a>
            <a href={paths.jury} className={buttonClass({ tone: 'text' })}>
              {t.laureates.jury}
            </a>
          </p>
        </div>
        <LaureateList laureates={view.laureates} t={t} locale={locale} />
      </section>
      <section className="section-gap grid-columns gap-y-8">
        <div className="lintel col-span-full lg:col-span-4">
          <h2 className="type-d2">{t.proof.title}</h2>
          <p className="type-body mt-4 text-ink-2">{view.proofText}</p>
          <p className="type-body mt-3 text-ink-2">{t.proof.changed}</p>
        </div>
        <div className="lintel col-span-full lg:col-span-8">
          <dl className="grid gap-x-8 gap-y-2 border-b border-hair pb-6 sm:grid-cols-[180px_1fr]">
            <dt className="type-small text-ink-2">
              {t.proof.published}
              <span className="block">{view.seal.sealedAt}</span>
            </dt>
            <dd>
              <HashGroups hash={view.seal.hash} />
            </dd>
          </dl>
          <p className="mt-6 flex flex-wrap gap-3">
            <a href={paths.protocol} className={buttonClass({ tone: 'secondary', size: 'small' })}>
              {t.seal.check}
            </a>
            <a href="/award/protocol.json" download className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {t.proof.protocol}
            </a>
            {view.seal.hasReceipt && (
              <a href="/award/receipt.tsr" download className={buttonClass({ tone: 'ghost', size: 'small' })}>
                {t.proof.receipt}
              </a>
            )}
          </p>
        </div>
      </section>
      <Votes votes={view.votes} t={t} locale={locale} />
    </>
  )
}
