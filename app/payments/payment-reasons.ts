import type { LocaleCode } from '../platform/languages.ts'

/** Why a payment did not go through, in plain words; the gateway's own word is never shown. */
export function paymentReason(reason: string | null, locale: LocaleCode): string {
  const t = sentences[locale]
  return t[reason ?? ''] ?? t.general_decline ?? ''
}

const sentences: Record<LocaleCode, Record<string, string>> = {
  ru: {
    '3d_secure_failed': 'Банк не\u00a0подтвердил, что карта ваша. Введите код из\u00a0сообщения ещё раз.',
    call_issuer: 'Банк просит ему позвонить. Можно заплатить другой картой.',
    canceled_by_merchant: 'Платёж отменён, деньги не\u00a0списаны.',
    card_expired: 'Срок действия карты истёк.',
    country_forbidden: 'Карты этой страны не\u00a0принимаются.',
    expired_on_confirmation: 'Страница оплаты закрылась раньше, чем прошёл платёж.',
    fraud_suspected: 'Банк остановил платёж. Попробуйте другую карту или СБП.',
    general_decline: 'Банк отказал и\u00a0не\u00a0назвал причину. Попробуйте другую карту или СБП.',
    insufficient_funds: 'На\u00a0карте не\u00a0хватило денег.',
    internal_timeout: 'Платёжный сервис не\u00a0успел ответить.',
    invalid_card_number: 'Номер карты неверный.',
    invalid_csc: 'Код с\u00a0обратной стороны карты неверный.',
    issuer_unavailable: 'Банк не\u00a0отвечает. Попробуйте через несколько минут.',
    payment_method_limit_exceeded: 'Превышен лимит карты.',
    payment_method_restricted: 'Операции по\u00a0карте запрещены.',
    permission_revoked: 'Согласие на\u00a0списание отозвано.',
  },
  en: {
    '3d_secure_failed':
      'The bank did not confirm that the card is yours. Enter the code from the message again.',
    call_issuer: 'The bank asks you to call. You may pay with another card.',
    canceled_by_merchant: 'The payment was called off; no money was taken.',
    card_expired: 'The card has expired.',
    country_forbidden: 'Cards of this country are not accepted.',
    expired_on_confirmation: 'The payment page closed before the payment went through.',
    fraud_suspected: 'The bank stopped the payment. Try another card or SBP.',
    general_decline: 'The bank declined without a reason. Try another card or SBP.',
    insufficient_funds: 'There was not enough money on the card.',
    internal_timeout: 'The payment service did not answer in time.',
    invalid_card_number: 'The card number is wrong.',
    invalid_csc: 'The code on the back of the card is wrong.',
    issuer_unavailable: 'The bank does not answer. Try again in a few minutes.',
    payment_method_limit_exceeded: 'The limit of the card is exceeded.',
    payment_method_restricted: 'Payments with this card are forbidden.',
    permission_revoked: 'The permission to charge has been withdrawn.',
  },
}
