import { signatures } from '../../../invoices/signatures.ts'
import { useView } from '../../../navigation/view.ts'
import { cx } from '../../../ui/cx.ts'
import { Entablature } from '../../../ui/entablature.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import type { Preview } from '../show-preview.server.ts'
import type { PaymentTexts } from '../texts.ru.ts'

/**
 * How the invoice will look, beside the requisites it is made of: a picture of a sheet. All it says is said in the form and
 * in the sums as well. What is typed comes in at once where there is a script (`device/mirror-typed.ts`).
 */
export function InvoicePreview({ preview, t }: { preview: Preview; t: PaymentTexts['preview'] }) {
  return (
    <section className="lintel-light pt-5" aria-labelledby="preview-title">
      <h2 id="preview-title" className="type-d3">
        {t.title}
      </h2>
      <p className="type-small text-ink-2">{t.note}</p>
      <details open className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 lg:hidden">
          <Icon name="chevron-down" size={18} />
          <span className="link">{t.fold}</span>
        </summary>
        <div className="[container-type:inline-size]">
          <div
            role="img"
            aria-label={t.picture}
            lang="ru"
            data-layout="clear"
            className="aspect-[210/297] overflow-hidden bg-raised p-[7.1cqi] font-sans text-[1.64cqi] leading-[1.45] text-ink"
          >
            <Sheet preview={preview} />
          </div>
        </div>
      </details>
    </section>
  )
}

const soft = 'text-ink-2'
const cell = 'border border-edge px-[1.2cqi] py-[0.7cqi]'

function Sheet({ preview }: { preview: Preview }) {
  const { locale } = useView()
  const { payee } = preview
  return (
    <>
      <div className="flex items-start justify-between">
        {/* A page has the outlines of its own language's name alone. */}
        {locale === 'ru' ? (
          <Wordmark locale="ru" className="h-[5cqi] w-auto" />
        ) : (
          <p className="font-display text-[4.4cqi] leading-none">Портик</p>
        )}
        <p className={cx('text-right', soft)}>
          {payee.name}
          <br />
          {payee.address}
          <br />
          {payee.phone}, {payee.email}
        </p>
      </div>
      <div className="my-[2.5cqi]">
        <Entablature />
      </div>
      <div className="flex justify-between gap-[3cqi]">
        <div>
          <p className="font-display text-[6.6cqi] leading-tight">Счёт № …</p>
          <p className="pt-[0.8cqi] text-[1.8cqi]">{preview.issued}</p>
          <p className="mt-[2cqi] inline-block border border-accent px-[1.6cqi] py-[0.9cqi]">{preview.due}</p>
        </div>
        {/* The code pays; before there is a number there is nothing to pay by it. */}
        <p
          className={cx(
            'flex size-[18cqi] shrink-0 items-center justify-center border border-dashed border-edge p-[1.4cqi] text-center',
            soft,
          )}
        >
          QR-код появится в&nbsp;счёте
        </p>
      </div>
      <Bank preview={preview} />
      <Parties preview={preview} />
      <Lines preview={preview} />
      <div className="mt-[4cqi] grid grid-cols-2 gap-x-[4cqi]">
        {signatures.map(({ label, name }) => (
          <p key={label} className="flex items-end gap-[1cqi]">
            {label}
            <span className="grow border-b border-ink" />
            {name}
          </p>
        ))}
      </div>
    </>
  )
}

function Bank({ preview: { payee, purpose } }: { preview: Preview }) {
  return (
    <div className="mt-[3cqi] grid grid-cols-[1fr_1fr_0.6fr_1.4fr]">
      <p className={cx(cell, 'col-span-2 row-span-2')}>
        {payee.bank}
        <br />
        <span className={soft}>Банк получателя</span>
      </p>
      <p className={cx(cell, soft)}>БИК</p>
      <p className={cell}>{payee.bic}</p>
      <p className={cx(cell, soft)}>Корр. счёт</p>
      <p className={cell}>{payee.correspondentAccount}</p>
      <p className={cell}>ИНН {payee.inn}</p>
      <p className={cell}>КПП {payee.kpp}</p>
      <p className={cx(cell, 'row-span-2', soft)}>Счёт</p>
      <p className={cx(cell, 'row-span-2')}>{payee.account}</p>
      <p className={cx(cell, 'col-span-2')}>
        {payee.name}
        <br />
        <span className={soft}>Получатель</span>
      </p>
      <p className={cx(cell, soft)}>Назначение</p>
      <p className={cx(cell, 'col-span-3')}>{purpose}</p>
    </div>
  )
}

function Parties({ preview: { payee, payer, basis } }: { preview: Preview }) {
  const line = 'line-clamp-4 [overflow-wrap:anywhere]'
  return (
    <>
      <div className="mt-[2.4cqi] grid grid-cols-2 gap-x-[4cqi]">
        <p className={soft}>Исполнитель</p>
        <p className={soft}>Заказчик</p>
        <p className={line}>
          {payee.name}, ИНН&nbsp;{payee.inn}, КПП&nbsp;{payee.kpp}, {payee.address}
        </p>
        <p className={line}>
          <Typed field="name" value={payer.name} />
          <Typed field="inn" before="ИНН&nbsp;" value={payer.inn} />
          <Typed field="kpp" before="КПП&nbsp;" value={payer.kpp} />
          <Typed field="address" value={payer.address} />
        </p>
      </div>
      <p className="mt-[1cqi]">Основание: {basis}</p>
    </>
  )
}

/** One of the requisites, with the comma before it; what is empty is not there. */
function Typed({ field, value, before = '' }: { field: string; value: string; before?: string }) {
  return (
    <span hidden={value === ''} className="not-first:before:content-[',_']">
      {before}
      <span data-typed={field}>{value}</span>
    </span>
  )
}

function Lines({ preview }: { preview: Preview }) {
  const { lines, total, inWords } = preview
  const row = 'grid grid-cols-[4%_1fr_8%_9%_15%_16%] gap-x-[0.8cqi] py-[0.8cqi]'
  return (
    <>
      <div className="mt-[1.6cqi] border-y-[0.35cqi] border-ink">
        <p className={cx(row, soft)}>
          <span>№</span>
          <span>Товары, работы, услуги</span>
          <span className="text-right">Кол-во</span>
          <span>Ед.</span>
          <span className="text-right">Цена, ₽</span>
          <span className="text-right">Сумма, ₽</span>
        </p>
        {lines.map((line, place) => (
          <p key={line.name} className={cx(row, 'border-t border-hair')}>
            <span>{place + 1}</span>
            <span className="truncate">{line.name}</span>
            <span className="text-right">{line.quantity}</span>
            <span>{line.unit}</span>
            <span className="text-right">{line.price}</span>
            <span className="text-right">{line.sum}</span>
          </p>
        ))}
      </div>
      <div className="mt-[1.4cqi] flex items-start justify-between gap-[3cqi]">
        <p className="pt-[1.6cqi] font-semibold">{inWords}</p>
        <p className="shrink-0 text-right">
          <span className="block font-display text-[5.4cqi] leading-tight whitespace-nowrap">{total}</span>
          <span className={soft}>НДС не&nbsp;облагается, статья 346.11 НК&nbsp;РФ</span>
        </p>
      </div>
    </>
  )
}
