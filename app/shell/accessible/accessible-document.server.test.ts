import { expect, test } from 'vitest'
import { storeResponse } from '../../page-store/stored-response.server.ts'
import { documentFor } from './accessible-document.server.ts'
import { accessOptions, choiceCookie, firstChoice, withOption } from './choice.ts'

const cookieOf = (choice: string) => choiceCookie(choice, { isSecure: false }).split(';')[0]

test('a document is made once for a choice, and a fifth choice takes the place of the oldest', async () => {
  const document = await storeResponse(Buffer.from('<html lang="ru">Ярмарка</html>'), {})
  const made = (choice: string) => documentFor(cookieOf(choice), document, 'gzip')
  const [first = '', ...later] = [firstChoice, ...accessOptions.scheme.slice(1)].map(option =>
    option === firstChoice ? option : withOption(firstChoice, 'scheme', option as 'blue'),
  )
  const oldest = made(first)
  for (const choice of later) expect(made(choice)).toBe(made(choice))
  expect(made(first)).toBe(oldest)
  made(withOption(firstChoice, 'size', 'size-200'))
  expect(made(first)).not.toBe(oldest)
  expect(made(first).body).toEqual(oldest.body)
})

test('whoever has chosen nothing gets the document as it is stored', async () => {
  const document = await storeResponse(Buffer.from('<html lang="ru">Ярмарка</html>'), {})
  expect(documentFor(undefined, document, 'br')).toBe(document.variants.br)
  expect(documentFor('accessible=anything', document, 'br')).toBe(document.variants.br)
})
