import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'
import { readLetter } from './read-letter.ts'

const sizeLimitBytes = 25 * 1024 * 1024

/** Takes every letter from everybody: no sign-in needed, any sign-in welcome, no encryption. */
export function smtpServer(mailbox: Mailbox, { graceMs }: { graceMs: number }) {
  const server = new SMTPServer({
    name: 'sandbox',
    size: sizeLimitBytes,
    authOptional: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN', 'CRAM-MD5', 'XOAUTH2'],
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: graceMs,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username || 'anybody' }),
    onData(stream, session, callback) {
      const isRefused = mailbox.takeRefusal()
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(recipient => recipient.address),
      }
      buffer(stream)
        .then(async bytes => {
          if (isRefused) throw refusal(451, 'Try again later: the sandbox was told to refuse this letter')
          if (stream.sizeExceeded) throw refusal(552, 'The letter is larger than 25 MB')
          mailbox.keep(await readLetter(bytes, envelope, new Date()))
        })
        .then(() => callback(), callback)
    },
  })
  // A client that hangs up in the middle of a sentence is its own trouble; unheard, it would end the process.
  // Failures to listen are heard on the inner server by whoever starts it.
  server.on('error', () => {})
  return server
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}
