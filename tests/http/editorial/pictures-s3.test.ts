import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce, photograph, readUpload, sendPiece } from '../../builders/pictures/picture-uploads.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

// Two machines that share nothing but the database and a bucket.

let bucket: S3rver
let site: Site
let other: Site
let cookie: string
const folder = makeFolder('bucket')

beforeAll(async () => {
  bucket = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portico', configs: [] }],
  })
  const address = await bucket.run()
  const env = { UPLOADS: `s3://S3RVER:S3RVER@127.0.0.1:${address.port}/portico/site?tls=no` }
  site = await startSite(env)
  other = await startSite({ ...env, DATABASE_URL: site.databaseUrl })
  cookie = await signIn(site, 'editor')
}, 180_000)
afterAll(async () => {
  await other.stop()
  await site.stop()
  await bucket.close()
})

const shown = async (one: Site, path: string) => {
  const answer = await fetch(`${one.url}/_ipx/w_360&f_webp&q_90/${path}`)
  return [answer.status, answer.headers.get('content-type')]
}

test('an upload begun at one machine is ended at the other, and both show it', async () => {
  const file = await photograph(1_600, 1_100, 31)
  const { id } = await announce(site, cookie, file.byteLength, { folder: 'views' })
  expect((await sendPiece(site, cookie, id, 0, file.subarray(0, 10_000))).status).toBe(204)
  expect(await readUpload(other, cookie, id)).toMatchObject({ offset: 10_000 })
  expect((await sendPiece(other, cookie, id, 10_000, file.subarray(10_000))).status).toBe(204)
  expect(await readUpload(site, cookie, id)).toMatchObject({ outcome: 'added' })
  const [row] = await sql<{ path: string }>(site, 'select path from pictures where uploaded_at is not null')
  const path = row?.path ?? ''
  for (const one of [site, other]) expect(await shown(one, path)).toEqual([200, 'image/webp'])
  // It lies under the prefix, and nothing of the way there is left.
  const left = join(folder, 'portico', 'site', 'private', 'incoming', id)
  expect(existsSync(left) ? readdirSync(left) : []).toEqual([])
  expect(existsSync(join(folder, 'portico', 'site', `${path}._S3rver_object`))).toBe(true)
})

test('what came with the release is found without a bucket', async () => {
  for (const one of [site, other]) expect(await shown(one, 'works/work-001.jpg')).toEqual([200, 'image/webp'])
  expect((await shown(site, 'works/nothing.jpg'))[0]).toBe(404)
})
