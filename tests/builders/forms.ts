import { issueToken, readToken } from '../../app/applications/issue-token.server.ts'
import { readGivenSealKey, secretFrom } from '../../app/box-office/tickets/read-seal-key.server.ts'
import { type Answer, ask } from './ask.ts'
import { ticketKey } from './fair-database.ts'

export type Filled = Record<string, string | string[]>

/** What a volunteer of age answers; the rest of a form's fields come from its own test. */
export const goodVolunteer: Filled = {
  form: 'volunteer',
  firstName: 'Марина',
  lastName: 'Бересток',
  birthDate: '14.11.2000',
  email: 'Marina.Berestok@mail.example',
  phone: '8 (916) 123-45-67',
  socialNetwork: '',
  education: 'student',
  languages: 'Английский B2',
  shirtSize: 'M',
  workingDays: ['2025-09-24', '2025-09-25'],
  cultureExperience: 'Два года веду экскурсии\nдля школьников.',
  volunteerExperience: '',
  expectations: 'Увидеть, как делают ярмарку.',
  personalDataAgree: 'on',
}

/** Sends a form as a browser without a script does: by somebody who took their time, unless a token is given. */
export async function sendForm(
  site: { url: string },
  path: string,
  filled: Filled,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const token = filled.token ?? (await olderToken(site))
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filled, token })) {
    for (const one of [value].flat()) body.append(name, one)
  }
  return ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: body.toString(),
  })
}

export async function freshToken(site: { url: string }): Promise<string> {
  const { token } = (await ask(site, '/api/v1/forms/token')).json() as { token: string }
  return token
}

const writingMs = 2_000
const secret = secretFrom(readGivenSealKey(ticketKey), 'forms')

/** As if the page had come a while ago: who is quicker than anybody can be is kept waiting for a second. */
async function olderToken(site: { url: string }): Promise<string> {
  const fresh = await freshToken(site)
  const issuedAt = new Date(Number.parseInt(fresh, 36))
  // A site may have a key of its own.
  if (!readToken(secret, fresh, issuedAt).isGood) return fresh
  return issueToken(secret, new Date(issuedAt.getTime() - writingMs))
}

export type LanderRecord = {
  query: Record<string, string>
  body: Record<string, string>
  rawBody: string
  headers: Record<string, string>
  answeredStatus: number | null
}

export async function landerRecords(sandboxUrl: string): Promise<LanderRecord[]> {
  return (await (await fetch(`${sandboxUrl}/lander/requests`)).json()) as LanderRecord[]
}

export type CaughtLetter = { to: string[]; subject: string; text: string; html: string }

export async function lettersTo(sandboxUrl: string, address: string): Promise<CaughtLetter[]> {
  const all = (await (await fetch(`${sandboxUrl}/mail`)).json()) as CaughtLetter[]
  return all.filter(({ to }) => to.includes(address))
}
