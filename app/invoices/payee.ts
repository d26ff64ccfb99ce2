/** The organiser as its invoices name it; the page of the organiser says the same (a test holds both together). */
export const payee = {
  name: 'АНО «Академический свод»',
  inn: '7705180247',
  kpp: '770501001',
  address: 'Москва, Каретная наб., 7',
  phone: '+7 495 010-24-27',
  email: 'hello@portik.example',
  account: '40703810670000024270',
  bank: 'Банк «Манежный», Москва',
  bic: '044599070',
  correspondentAccount: '30101810070000000070',
} as const
