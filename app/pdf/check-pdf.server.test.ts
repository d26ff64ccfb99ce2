import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkPdf } from './check-pdf.server.ts'

const pdf = (inside: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj << /Type /Page >> endobj\n',
    ),
    Buffer.from(inside),
    Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
const packed = (words: string | Buffer) => {
  const body = deflateSync(words)
  return Buffer.concat([
    Buffer.from(`3 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

test.each([
  ['a plain one', pdf()],
  ['one with packed objects', pdf(packed('4 0 << /Type /Font >>'))],
  [
    'one whose picture happens to hold the word',
    pdf('5 0 obj << /Length 9 >>\nstream\n /Launch \nendstream\nendobj'),
  ],
  ['one with a name that begins alike', pdf('6 0 obj << /JSX 1 >> endobj')],
])('%s is taken', async (_, bytes) => {
  expect(await checkPdf(bytes)).toBeNull()
})

test.each([
  ['words', Buffer.from('hello'), 'not-a-pdf'],
  ['nothing', Buffer.alloc(0), 'not-a-pdf'],
  ['a page of HTML that ends like one', Buffer.from('<html>%PDF-1.7 /Page %%EOF'), 'not-a-pdf'],
  ['one that is cut off', pdf().subarray(0, -12), 'not-a-pdf'],
  ['a locked one', pdf('trailer << /Encrypt 9 0 R >>'), 'locked-pdf'],
  ['one with a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'active-pdf'],
  ['one with a script spelled otherwise', pdf('<< /S /J#61vaScript >>'), 'active-pdf'],
  ['one that starts programs', pdf('<< /S /Launch /F (cmd.exe) >>'), 'active-pdf'],
  [
    'one with a script where two parts meet',
    pdf(`${' '.repeat(1024 * 1024 - 120)}<< /S /JavaScript >>`),
    'active-pdf',
  ],
  ['one with files inside', pdf('<< /Names << /EmbeddedFiles 7 0 R >> >>'), 'active-pdf'],
  ['one with a packed script', pdf(packed('4 0 << /S /JavaScript >>')), 'active-pdf'],
  ['a bomb', pdf(packed(Buffer.alloc(40 * 1024 * 1024))), 'bomb'],
] as const)('%s is refused', async (_, bytes, refusal) => {
  expect(await checkPdf(bytes)).toBe(refusal)
})

const many = (words: string) => Buffer.alloc(60_000_000, words)

test.each([
  [
    'of a picture',
    Buffer.concat([Buffer.from('8 0 obj <<>>\nstream\n'), many('a'), Buffer.from('\nendstream')]),
  ],
  ['of beginnings without an end', many('/ObjStm ')],
  [
    'of packed lists that break off',
    many(packed(Buffer.alloc(9_000_000)).subarray(0, -40).toString('latin1')),
  ],
  ['of streams within streams', many('stream\n')],
  ['of empty streams', many('stream\nendstream\n')],
  ['of numbers of letters', many('#61')],
])(
  'sixty megabytes %s are looked through within seconds, and others are served meanwhile',
  async (_, inside) => {
    let turns = 0
    const counting = setInterval(() => turns++, 0)
    const begun = performance.now()
    await checkPdf(pdf(inside))
    clearInterval(counting)
    expect(performance.now() - begun).toBeLessThan(25_000)
    expect(turns).toBeGreaterThan(5)
  },
)
