import { expect, test } from 'vitest'
import { readSearch } from './typed-search.ts'

test.each(['P-7K3QXM', 'p-7k3qxm', ' p 7k3 qxm ', '7K3QXM', 'P7K3QXM', '7k3-qxm', '7K3QXM-2', 'p-7k3qxm-11'])(
  '%s is an order',
  typed => {
    expect(readSearch(typed).orderCode).toBe('P-7K3QXM')
  },
)

test('what is misread is read right: O for nought, I and L for one', () => {
  expect(readSearch('p-oil7k3').orderCode).toBe('P-0117K3')
})

test.each(['7K3M 9QXA 2B4C DEFG', '7k3m-9qxa-2b4c-defg', '7K3M9QXA2B4CDEFG'])('%s is a ticket', typed => {
  expect(readSearch(typed).ticketCode).toBe('7K3M9QXA2B4CDEFG')
})

test.each([
  ['+7 900 123-45-67', '9001234567'],
  ['8 (900) 123 45 67', '9001234567'],
  ['123-45-67', '1234567'],
])('%s is a telephone', (typed, digits) => {
  expect(readSearch(typed).phone).toBe(digits)
})

test('a name is neither a code nor a telephone', () => {
  expect(readSearch('  Берёзова Анна ')).toEqual({
    orderCode: null,
    ticketCode: null,
    phone: null,
    gatewayId: null,
    text: 'березова анна',
  })
})

test('the gateway’s id is taken as it is', () => {
  expect(readSearch('2D8F7C31-000F-5000-9000-145F6DF21D6F').gatewayId).toBe(
    '2d8f7c31-000f-5000-9000-145f6df21d6f',
  )
})
