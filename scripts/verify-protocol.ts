import { existsSync, readFileSync } from 'node:fs'
import { checkProtocol, type ProtocolProblem } from '../app/award/seal/check-protocol.ts'
import { checkTimeStamp } from '../app/award/seal/check-time-stamp.server.ts'
import { readCertificates } from '../app/award/seal/fetch-time-stamp.server.ts'

const usage = `npm run verify-protocol -- FILE [HASH] [--receipt RECEIPT.tsr --certificate CERTIFICATE.pem]
FILE is the protocol as it was published, HASH the fingerprint published before the ceremony. The result is counted anew.
With the receipt and the certificate of the time-stamping service the moment is checked as well.`

const sentences: Record<ProtocolProblem, string> = {
  'not-json': 'This is no protocol: the file is not JSON.',
  'not-canonical': 'The file is not spelled as a protocol is (RFC 8785): somebody has written it anew.',
  'unknown-format': 'This is no protocol of the award, or one of a later format.',
  malformed: 'Something in the protocol is missing or is not what it should be: it cannot be counted.',
  'other-hash': 'The fingerprints differ: file changed.',
  'other-result': 'Counted anew, the result is another than the protocol says.',
}

const words = process.argv.slice(2)
const receipt = option('--receipt')
const certificate = option('--certificate')
const [file, published, ...more] = words
const isHash = published === undefined || /^[0-9a-f]{64}$/i.test(published)
const named = [file, receipt, certificate].filter(path => path !== undefined)
if (!file || more.length > 0 || !isHash || (receipt === undefined) !== (certificate === undefined))
  stop(usage)
for (const path of named) if (!existsSync(path)) stop(`There is no file ${path}.`)

const check = await checkProtocol(readFileSync(file), published)
console.log(`SHA-256  ${check.hash}`)
if (check.ok) {
  const { books, result, rule } = check.protocol
  if (published) console.log('The fingerprints match: same file.')
  console.log(`Counted anew by rule ${rule.version}: ${books.length} books, the result is the same.`)
  for (const { nomination, outcome, winners } of result.secondRound) {
    console.log(`${nomination}  ${winners.map(nameOf).join('; ') || outcome}`)
  }
  console.log(`jury prize  ${result.juryPrize.book ? nameOf(result.juryPrize.book) : 'not given'}`)
} else {
  for (const problem of check.problems) console.error(sentences[problem])
  process.exitCode = 1
}
if (receipt && certificate) {
  const stamp = checkTimeStamp(readFileSync(receipt), {
    hash: Buffer.from(check.hash, 'hex'),
    trusted: readCertificates(readFileSync(certificate, 'utf8')),
  })
  if (stamp.ok) {
    console.log(`Receipt ${stamp.stamp.serial}: the file was there at ${stamp.stamp.at.toISOString()}.`)
  } else {
    console.error(`The receipt does not hold for this file: ${stamp.reason}.`)
    process.exitCode = 1
  }
}

function nameOf(id: string): string {
  const book = check.ok ? check.protocol.books.find(one => one.id === id) : undefined
  return book ? `${book.author}, ${book.title}` : id
}

function option(name: string): string | undefined {
  const at = words.indexOf(name)
  return at === -1 ? undefined : words.splice(at, 2)[1]
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
