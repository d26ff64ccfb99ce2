import { expect, test } from 'vitest'
import { payee } from './payee.ts'
import { paymentQrText } from './payment-qr.ts'
import { sumInWords } from './sum-in-words.ts'

test.each([
  [256_500_00, 'Двести пятьдесят шесть тысяч пятьсот рублей 00 копеек'],
  [1_00, 'Один рубль 00 копеек'],
  [2_002_02, 'Две тысячи два рубля 02 копейки'],
  [21_001_01, 'Двадцать одна тысяча один рубль 01 копейка'],
  [11_011_11, 'Одиннадцать тысяч одиннадцать рублей 11 копеек'],
  [1_000_000_00, 'Один миллион рублей 00 копеек'],
  [99, 'Ноль рублей 99 копеек'],
])('%i kopecks are «%s»', (kopecks, words) => {
  expect(sumInWords(kopecks)).toBe(words)
})

test('the code of an invoice is a payment order by the standard', () => {
  const text = paymentQrText({
    payee,
    sumKopecks: 256_500_00,
    purpose: 'Оплата по счёту С-2604-031 | стенд\u00a0C-07.  НДС не облагается',
  })
  expect(text.split('|')).toEqual([
    'ST00012',
    'Name=АНО «Академический свод»',
    'PersonalAcc=40703810670000024270',
    'BankName=Банк «Манежный», Москва',
    'BIC=044599070',
    'CorrespAcc=30101810070000000070',
    'Sum=25650000',
    'Purpose=Оплата по счёту С-2604-031 стенд C-07. НДС не облагается',
    'PayeeINN=7705180247',
    'KPP=770501001',
  ])
})
