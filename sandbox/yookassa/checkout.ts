import { type Context, Hono } from 'hono'
import { servePaper } from '../paper.ts'
import type { Resident } from '../resident.ts'
import type { Books, Payment } from './books.ts'
import {
  bankPage,
  choicePage,
  endPage,
  missingPage,
  sbpPage,
  type Typed,
  type Wrong,
} from './checkout-pages.ts'
import { confirmPayment, endPayment, mostKopecks } from './payments.ts'
import { findCard } from './test-cards.ts'

/** The payment page the buyer is sent to. Plain forms; no scripts. */
export function checkout(books: Books, passTime: () => void): Resident {
  const app: Resident = new Hono()

  app.get('/yookassa/checkout', c =>
    withOpenPayment(c, payment =>
      payment.onlyMethod === 'sbp'
        ? c.redirect(`/yookassa/checkout/sbp?orderId=${payment.id}`, 303)
        : servePaper(c, choicePage(payment)),
    ),
  )
  app.post('/yookassa/checkout', c =>
    withOpenPayment(c, async payment => {
      const typed = await fieldsOf(c)
      const wrong = whatIsWrong(typed, books.now())
      const card = findCard(typed.number ?? '')
      const isOffered = payment.onlyMethod !== 'sbp' && payment.amountKopecks <= mostKopecks.bank_card
      if (Object.keys(wrong).length || !card || !isOffered) {
        return servePaper(c, choicePage(payment, typed, wrong))
      }
      payment.card = card
      payment.cardExpiry = readExpiry(typed.expiry)
      payment.method = 'bank_card'
      payment.isAtBank = card.asksForCode
      if (card.asksForCode) return c.redirect(`/yookassa/checkout/bank?orderId=${payment.id}`, 303)
      return finishCard(c, payment)
    }),
  )

  app.get('/yookassa/checkout/bank', c =>
    withOpenPayment(c, payment =>
      payment.isAtBank ? servePaper(c, bankPage(payment)) : c.redirect(choicePath(payment), 303),
    ),
  )
  app.post('/yookassa/checkout/bank', c =>
    withOpenPayment(c, async payment => {
      const { answer, code = '' } = await fieldsOf(c)
      if (!payment.isAtBank) return c.redirect(choicePath(payment), 303)
      if (answer === 'refuse') {
        endPayment(books, payment, { party: 'payment_network', reason: '3d_secure_failed' })
        return c.redirect(choicePath(payment), 303)
      }
      if (!/^\d{3,8}$/.test(code.trim())) return servePaper(c, bankPage(payment, { code: true }))
      return finishCard(c, payment)
    }),
  )

  app.get('/yookassa/checkout/sbp', c =>
    withOpenPayment(c, payment =>
      takesSbp(payment) ? servePaper(c, sbpPage(payment)) : c.redirect(choicePath(payment), 303),
    ),
  )
  app.post('/yookassa/checkout/sbp', c =>
    withOpenPayment(c, payment => {
      if (!takesSbp(payment)) return c.redirect(choicePath(payment), 303)
      payment.card = undefined
      confirmPayment(books, payment, 'sbp')
      return leave(c, payment)
    }),
  )
  return app

  function withOpenPayment(c: Context, show: (payment: Payment) => Response | Promise<Response>) {
    passTime()
    const payment = books.payments.find(({ id }) => id === c.req.query('orderId'))
    if (!payment) return servePaper(c, missingPage(c.req.header('accept-language')))
    return payment.status === 'pending' ? show(payment) : servePaper(c, endPage(payment))
  }

  function finishCard(c: Context, payment: Payment) {
    if (payment.card?.decline) {
      endPayment(books, payment, payment.card.decline)
      return c.redirect(choicePath(payment), 303)
    }
    confirmPayment(books, payment, 'bank_card')
    return leave(c, payment)
  }
}

/** Nothing is added to the shop's address: whoever comes back must ask what became of the payment. */
function leave(c: Context, payment: Payment) {
  return c.redirect(payment.confirmation?.returnUrl ?? choicePath(payment), 303)
}

function choicePath({ id }: Payment) {
  return `/yookassa/checkout?orderId=${id}`
}

function takesSbp({ isTakenAtOnce, onlyMethod }: Payment) {
  return isTakenAtOnce && onlyMethod !== 'bank_card'
}

async function fieldsOf(c: Context): Promise<Typed & { answer?: string; code?: string }> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

function whatIsWrong({ number = '', expiry = '', csc = '' }: Typed, now: Date): Wrong {
  const wrong: Wrong = {}
  if (!findCard(number)) wrong.number = true
  if (!isGood(readExpiry(expiry), now)) wrong.expiry = true
  if (!/^\d{3}$/.test(csc.trim())) wrong.csc = true
  return wrong
}

/** With or without the stroke: a telephone's number pad has none. */
function readExpiry(typed = '') {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(typed) ?? []
  return month && year ? { month, year: `20${year}` } : undefined
}

/** A card is good to the last day of its month. */
function isGood(expiry: Payment['cardExpiry'], now: Date) {
  return expiry !== undefined && Date.UTC(Number(expiry.year), Number(expiry.month), 1) > now.getTime()
}
