import { Accordion } from '../../../ui/accordion.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Colonnade } from '../../../ui/colonnade.tsx'
import { Entablature } from '../../../ui/entablature.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stylobate } from '../../../ui/stylobate.tsx'
import type { SealView } from '../award-view.ts'
import { groupsOf } from './hash.tsx'

/** The sealed result: its hash in the bays of a colonnade, when and by whom that is confirmed, and why it is shown. */
export function SealSection({ seal }: { seal: SealView }) {
  const { t } = seal
  return (
    <>
      <section className="section-gap">
        <div className="grid-columns items-end gap-y-5">
          <h2 className="type-d2 col-span-full lg:col-span-7">{t.title}</h2>
          <p className="type-body col-span-full text-ink-2 lg:col-span-5">{t.lead}</p>
        </div>
        <Entablature overhang className="mt-10" />
        <div className="relative lg:h-[316px]">
          <Colonnade bays={4} columnWidth={36} phoneBays={1} />
          <p className="type-numeral relative grid h-full grid-cols-1 items-center gap-y-2 py-14 text-center leading-[1.5]! [--numeral:2.5rem] sm:grid-cols-2 lg:grid-cols-4 lg:[--numeral:2.75rem] xl:[--numeral:3.5rem]">
            {[0, 1, 2, 3].map(bay => (
              <span key={bay} className="block">
                <span className="block">{groupsOf(seal.hash)[2 * bay]}</span>
                <span className="block">{groupsOf(seal.hash)[2 * bay + 1]}</span>
              </span>
            ))}
          </p>
        </div>
        <Stylobate />
        <SealFacts seal={seal} />
      </section>
      <section className="section-gap grid gap-x-14 gap-y-10 lg:grid-cols-3">
        {t.explained.map(({ title, text }) => (
          <div key={title} className="lintel-light pt-5">
            <h3 className="type-d3">{title}</h3>
            <p className="type-body mt-3 text-ink-2">{text}</p>
          </div>
        ))}
      </section>
      <section className="section-gap grid-columns gap-y-6">
        <h2 className="type-d2 col-span-full lg:col-span-4">{t.questionsTitle}</h2>
        <div className="col-span-full lg:col-span-8">
          {t.questions.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              <p className="type-body text-ink-2">{answer}</p>
            </Accordion>
          ))}
        </div>
      </section>
    </>
  )
}

function SealFacts({ seal }: { seal: SealView }) {
  const { t } = seal
  return (
    <div className="mt-7 flex flex-wrap items-end gap-x-14 gap-y-5">
      <dl className="contents">
        {[
          [t.print, t.kind],
          [t.sealed, seal.sealedAt],
          [t.stamped, seal.receipt],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="type-caption text-ink-2">{name}</dt>
            <dd className="type-body font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3 lg:ml-auto">
        <CopyHash seal={seal} />
        <a href={seal.protocolPath} className={buttonClass({ tone: 'ghost', size: 'small' })}>
          {t.check}
        </a>
        {seal.hasReceipt && (
          <a href="/award/receipt.tsr" download className={buttonClass({ tone: 'ghost', size: 'small' })}>
            <Icon name="download" size={18} />
            {t.receipt}
          </a>
        )}
      </div>
    </div>
  )
}

/** Shown once a script is there to do it (`parts/copy-hash.ts`); without one the characters can be selected in their order. */
function CopyHash({ seal: { hash, t } }: { seal: SealView }) {
  return (
    <>
      <span role="status" className="type-small text-success empty:absolute" />
      <button
        type="button"
        hidden
        data-copy={hash}
        data-copied={t.copied}
        data-not-copied={t.notCopied}
        className={buttonClass({ tone: 'ghost', size: 'small' })}
      >
        {t.copy}
      </button>
    </>
  )
}
