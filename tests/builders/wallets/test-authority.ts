import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestAuthority = ReturnType<typeof testAuthority>

const made: string[] = []
process.on('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** A root, an authority below it and a certificate that it issued, as Apple has them; all three are new. */
export function testAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'))
  made.push(folder)
  const at = (name: string) => join(folder, name)
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' })
  const extensions = (name: string, isAuthority: boolean) => {
    writeFileSync(at(`${name}.ext`), `basicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}\n`)
    return ['-extfile', at(`${name}.ext`)]
  }
  const request = (name: string) => [
    ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}-key.pem`)],
    ...['-subj', `/CN=Test ${name}/O=Портик`, '-utf8', '-out', at(`${name}.csr`)],
  ]
  const issue = (name: string, by: string, isAuthority: boolean) => [
    ...['x509', '-req', '-in', at(`${name}.csr`), '-days', '3650', '-out', at(`${name}.pem`)],
    ...(by === name
      ? ['-signkey', at(`${name}-key.pem`)]
      : ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}-key.pem`), '-CAcreateserial']),
    ...extensions(name, isAuthority),
  ]
  for (const [name, by, isAuthority] of [
    ['root', 'root', true],
    ['issuer', 'root', true],
    ['pass', 'issuer', false],
  ] as const) {
    openssl(...request(name))
    openssl(...issue(name, by, isAuthority))
  }
  const textOf = (name: string) => readFileSync(at(name), 'utf8')
  return {
    folder,
    certificate: textOf('pass.pem'),
    key: textOf('pass-key.pem'),
    issuer: textOf('issuer.pem'),
  }
}
