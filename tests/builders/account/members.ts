import type { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { send } from '../buying.ts'
import { cookieIn } from '../sign-in.ts'
import type { Site } from '../site.ts'
import { until } from '../until.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
type Caught = { to: string[]; subject: string; text: string; html: string }

export const ownPassword = 'several words of my own'

/** What anybody types who registers. */
export const registration = (email: string, fields: Record<string, string> = {}) => ({
  fullName: 'Роман Лозняк',
  email,
  password: ownPassword,
  personalDataAgree: 'on',
  ...fields,
})

/** The letters that a mailbox has got, the first first. */
export async function lettersTo(sandbox: Sandbox, email: string): Promise<Caught[]> {
  const all = (await (await fetch(`${sandbox.url}/mail`)).json()) as Caught[]
  // The catcher shows the latest on top.
  return all.filter(({ to }) => to.includes(email)).reverse()
}

/** Waits for the letter at this place. */
export async function letterTo(sandbox: Sandbox, email: string, place = 0): Promise<Caught> {
  const letters = await until(
    () => lettersTo(sandbox, email),
    found => found.length > place,
  )
  return letters[place] as Caught
}

/** The address of the link in a letter, as the site has it. */
export function linkIn({ text }: Pick<Caught, 'text'>): string {
  const [path] = /(?:\/en)?\/account\/link\/[\w-]{43}\//.exec(text) ?? []
  if (!path) throw new Error('the letter has no link')
  return path
}

/** Somebody who has registered and confirmed, signed in: their session's cookie. */
export async function newMember(
  site: Site,
  sandbox: Sandbox,
  email: string,
  { prefix = '' }: { prefix?: '' | '/en' } = {},
): Promise<string> {
  const registered = await send(site, `${prefix}/account/register/`, registration(email))
  const path = linkIn(await letterTo(sandbox, email))
  const opened = await send(site, path, {}, { cookie: cookieIn(registered) })
  if (opened.headers.location !== `${prefix}/account/?welcome`)
    throw new Error(`not registered: ${opened.status}`)
  return cookieIn(opened)
}
