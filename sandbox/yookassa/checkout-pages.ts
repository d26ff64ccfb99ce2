import { html } from 'hono/html'
import type { Markup } from '../paper.ts'
import type { Payment } from './books.ts'
import { checkoutStyle } from './checkout-style.ts'
import { type CheckoutTexts, checkoutTexts } from './checkout-texts.ts'
import { mostKopecks } from './payments.ts'
import { qrDrawing } from './qr-drawing.ts'
import { type TestCard, testCards } from './test-cards.ts'

export type Typed = { number?: string; expiry?: string; csc?: string }
export type Wrong = Partial<Record<'number' | 'expiry' | 'csc' | 'code', true>>

/** Card or SBP, as the sum and the shop allow. */
export function choicePage(payment: Payment, typed: Typed = {}, wrong: Wrong = {}) {
  const t = textsOf(payment)
  const { amountKopecks, isTakenAtOnce } = payment
  const offersCard = amountKopecks <= mostKopecks.bank_card
  const offersSbp = isTakenAtOnce && payment.onlyMethod !== 'bank_card'
  const body = html`${offersCard ? cardForm(payment, t, typed, wrong) : ''}
    ${offersSbp ? sbpOffer(payment, t) : ''}${leaveLink(payment, t)}${offersCard ? cardTable(t) : ''}`
  return till(payment, t, t.title, body, Object.keys(wrong).length > 0)
}

export function bankPage(payment: Payment, wrong: Wrong = {}) {
  const t = textsOf(payment)
  const body = html`<section>
    <h2>${t.bank}</h2>
    <p class="about">${t.bankLead}</p>
    <form method="post" action="${stepOf(payment, '/bank')}" novalidate>
      <div class="wide">${field(t.code, 'code', '', wrong.code && t.wrongCode, 'one-time-code')}</div>
      <button name="answer" value="confirm">${t.confirm}</button>
      <button class="quiet" name="answer" value="refuse">${t.refuse}</button>
    </form>
  </section>`
  return till(payment, t, t.bank, body, Boolean(wrong.code))
}

export function sbpPage(payment: Payment) {
  const t = textsOf(payment)
  const body = html`<section>
    <h2>${t.sbp}</h2>
    ${qrDrawing(payment.id, t.qr)}
    <p class="about">${t.sbpLead}</p>
    <form method="post" action="${stepOf(payment, '/sbp')}"><button>${t.sbpPaid}</button></form>
    ${payment.onlyMethod ? '' : html`<p><a class="leave" href="${stepOf(payment, '')}">${t.toCards}</a></p>`}
    ${leaveLink(payment, t)}
  </section>`
  return till(payment, t, t.sbp, body)
}

/** Paid, declined or too late. */
export function endPage(payment: Payment) {
  const t = textsOf(payment)
  const reason = payment.cancellation?.reason ?? ''
  const isExpired = reason.startsWith('expired_')
  const isPaid = payment.status !== 'canceled'
  const heading = isPaid ? t.paid : isExpired ? t.expired : t.declined
  const lead = isPaid ? t.paidLead : isExpired ? t.expiredLead : t.reasons[reason]
  const returnUrl = payment.confirmation?.returnUrl
  const body = html`<section role="status"><h2>${heading}</h2><p>${lead}</p></section>
    ${returnUrl ? html`<p><a class="go" href="${returnUrl}">${t.toShop}</a></p>` : ''}`
  return till(payment, t, heading, body)
}

export function missingPage(language: string | undefined) {
  const t = checkoutTexts[language?.startsWith('en') ? 'en_US' : 'ru_RU']
  const body = html`<main class="till"><article><h1>${t.missing}</h1><p>${t.missingLead}</p></article></main>`
  return { title: t.missing, lang: t.lang, style: checkoutStyle, status: 404 as const, body }
}

function till(payment: Payment, t: CheckoutTexts, title: string, body: Markup, isWrong = false) {
  const { returnUrl } = payment.confirmation ?? {}
  return {
    title,
    lang: t.lang,
    style: checkoutStyle,
    status: isWrong ? (422 as const) : (200 as const),
    // The answer to a form may lead back to the shop, and browsers hold that against the form.
    leadsTo: returnUrl && new URL(returnUrl).origin,
    body: html`<main class="till">
      <p class="practice">${t.practice}</p>
      <article>
        <h1>${t.title}</h1>
        <p class="sum">${money(payment, t)}</p>
        <p class="about">${t.shop}${payment.description ? html`<br>${payment.description}` : ''}</p>
        ${body}
      </article>
    </main>`,
  }
}

function cardForm(payment: Payment, t: CheckoutTexts, typed: Typed, wrong: Wrong) {
  return html`<section>
    <h2>${t.card}</h2>
    <form method="post" action="${stepOf(payment, '')}" novalidate>
      <div class="wide">${field(t.number, 'number', typed.number, wrong.number && t.wrongNumber, 'cc-number')}</div>
      <div>${field(`${t.expiry}, ${t.expiryHint}`, 'expiry', typed.expiry, wrong.expiry && t.wrongExpiry, 'cc-exp')}</div>
      <div>${field(t.csc, 'csc', typed.csc, wrong.csc && t.wrongCsc, 'cc-csc')}</div>
      <button name="method" value="bank_card">${t.pay} ${money(payment, t)}</button>
    </form>
  </section>`
}

function sbpOffer(payment: Payment, t: CheckoutTexts) {
  return html`<section>
    <h2>${t.sbp}</h2>
    <form method="get" action="/yookassa/checkout/sbp">
      <input type="hidden" name="orderId" value="${payment.id}">
      <p class="wide">${t.sbpHint}</p>
      <button class="quiet">${t.paySbp}</button>
    </form>
  </section>`
}

function field(
  label: string,
  name: string,
  value: string | undefined,
  wrong: string | undefined,
  autocomplete: string,
) {
  const complaint = wrong ? html`<p class="wrong" id="wrong-${name}">${wrong}</p>` : ''
  const marks = wrong ? html`aria-invalid="true" aria-describedby="wrong-${name}"` : ''
  return html`<label>${label}
    <input name="${name}" value="${value ?? ''}" inputmode="numeric" autocomplete="${autocomplete}" required ${marks}>
  </label>${complaint}`
}

/** Leaving is only leaving: the payment stays open until its hour is over. */
function leaveLink({ confirmation }: Payment, t: CheckoutTexts) {
  return confirmation ? html`<p><a class="leave" href="${confirmation.returnUrl}">${t.back}</a></p>` : ''
}

function cardTable(t: CheckoutTexts) {
  const result = ({ decline, asksForCode }: TestCard) =>
    decline ? t.reasons[decline.reason] : asksForCode ? t.succeedsWithCode : t.succeeds
  return html`<details>
    <summary>${t.cards}</summary>
    <table>
      <thead><tr><th scope="col">${t.cardNumber}</th><th scope="col">${t.cardResult}</th></tr></thead>
      <tbody>${testCards.map(
        card => html`<tr><td>${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${result(card)}</td></tr>`,
      )}</tbody>
    </table>
  </details>`
}

function textsOf({ confirmation }: Payment) {
  return checkoutTexts[confirmation?.locale ?? 'ru_RU']
}

function money({ amountKopecks }: Payment, t: CheckoutTexts) {
  return (amountKopecks / 100).toLocaleString(t.numbers, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  })
}

function stepOf({ id }: Payment, step: string) {
  return `/yookassa/checkout${step}?orderId=${id}`
}
