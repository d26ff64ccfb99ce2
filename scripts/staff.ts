import { text } from 'node:stream/consumers'
import { keepPerson, removePerson } from '../app/accounts/keep-person.server.ts'
import { isGoodPassword, longestPassword, shortestPassword } from '../app/accounts/password-rules.ts'
import { resetSecondFactor } from '../app/accounts/second-factor.server.ts'
import { machineNow } from '../app/platform/clock.server.ts'
import { isMailbox, mailboxKey } from '../app/platform/mailbox.ts'
import { isRole, roles } from '../app/platform/person.ts'
import { demoPassword } from '../db/seed/seed-people.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run staff -- add EMAIL ROLE "Full name"   makes an account, or changes it; the password is read from stdin
npm run staff -- remove EMAIL                 whoever has left can no longer sign in
npm run staff -- reset-code EMAIL             whoever has lost phone and recovery codes sets up a new code
Roles: ${roles.join(', ')}. A password has ${shortestPassword} to ${longestPassword} characters.`

// In production nobody has an account until one is made here.
const [command, email, role = '', name] = process.argv.slice(2)
if (command === 'add' && email && isMailbox(email) && isRole(role) && name) {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (!isGoodPassword(password))
    stop(`The password needs ${shortestPassword} to ${longestPassword} characters.`)
  if (password === demoPassword) stop('That is the demo’s password, and everybody knows it.')
  await withDatabase(async ({ database }) => {
    const outcome = await keepPerson(database.pool, { email, role, name, password }, new Date())
    console.log(
      outcome === 'made' ? `${email} may sign in.` : `${email} is changed and signed out everywhere.`,
    )
  })
} else if (command === 'remove' && email) {
  await withDatabase(async ({ database }) => {
    const outcome = await removePerson(database.pool, email)
    const sentences = {
      gone: `${email} can no longer sign in.`,
      'locked-out': `${email} can no longer sign in. The name stays with what they have signed, scored or voted.`,
      nobody: `There is no account of ${email}.`,
    }
    console.log(sentences[outcome])
  })
} else if (command === 'reset-code' && email) {
  await withDatabase(async ({ database }) => {
    const outcome = await resetSecondFactor(database.pool, {
      email: mailboxKey(email),
      actor: 'npm run staff',
      reason: '',
      now: machineNow(),
    })
    const sentences = {
      done: `The code of ${email} is reset; they are signed out everywhere.`,
      unknown: `There is no account of ${email}.`,
      'has-none': `${email} has no code set up.`,
    }
    console.log(sentences[outcome])
  })
} else stop(usage)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
