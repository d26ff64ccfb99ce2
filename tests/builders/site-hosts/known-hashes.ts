import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password is hashed slowly on purpose, a tenth of a second each time. Those of the demo are the same in every fair: what
// this process has hashed once it knows. Whoever measures how long an answer takes starts a site of their own.
const known = new Map<string, Buffer>()
const { scrypt } = crypto

type Told = (error: Error | null, key: Buffer) => void

function rememberedScrypt(
  password: string,
  salt: string,
  length: number,
  options: crypto.ScryptOptions,
  tell: Told,
): void {
  const asked = JSON.stringify([password, salt, length, options])
  const key = known.get(asked)
  if (key) return void setImmediate(tell, null, Buffer.from(key))
  scrypt(password, salt, length, options, (error, made) => {
    if (!error) known.set(asked, Buffer.from(made))
    tell(error, made)
  })
}

crypto.scrypt = rememberedScrypt as typeof crypto.scrypt
syncBuiltinESMExports()
