import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { SentDeed } from '../../page-server/trace.ts'
import { personEndpointsOf } from '../../platform/api/endpoint.server.ts'
import { passedOn } from '../../platform/api/json-answer.server.ts'
import { jsonAnswer, problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { problem } from '../../platform/problem.server.ts'
import { mayEdit } from '../rights.ts'
import type { Library } from './add-picture.server.ts'
import type { PictureUploads } from './open-uploads.server.ts'
import { findUpload, receivePiece, stopUpload } from './receive-piece.server.ts'
import { recordUpload, settleUpload, type UploadRow } from './settle-upload.server.ts'
import { readMetadata } from './upload-metadata.ts'

// Pictures on their way into the library, by the tus protocol (1.0.0).

type Services = Library & {
  db: Db
  clock: Clock
  pictureUploads: PictureUploads
  /** Writes into the journal what no form has done. */
  noteDeed(c: Context, person: Person, deed: SentDeed): Promise<void>
}

const endpoint = personEndpointsOf<Services>({
  needs: [],
  refuse: ({ error }) =>
    problem(
      422,
      'invalid',
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    ),
})

const path = '/v1/office/picture-uploads/{id}'
const params = z.object({ id: z.uuid() })
const tags = ['editors']
const notThere = problemAnswer('no upload of yours has this id')
const notForYou = problemAnswer('not an editor who adds pictures')
const uploadShape = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  outcome: z.string().nullable().openapi({ description: 'added, same, stopped, or why it was refused' }),
})

export const createPictureUpload = endpoint({
  route: createRoute({
    method: 'post',
    path: '/v1/office/picture-uploads',
    summary: 'Announce a picture',
    description: 'tus 1.0.0, creation. Upload-Metadata may name filename, folder, replaces and revision.',
    tags,
    request: { headers: z.object({ 'upload-length': z.string().regex(/^\d{1,12}$/) }) },
    responses: {
      201: { description: 'its address is in Location' },
      403: notForYou,
      409: problemAnswer('there is no room, or no such folder or picture'),
      422: problemAnswer('the announcement does not fit'),
    },
  }),
  needs: ['pool', 'clock', 'pictureUploads'],
  handle:
    ({ pool, clock, pictureUploads }) =>
    async c => {
      const person = c.get('person')
      if (!mayAdd(person)) return forbidden()
      const id = randomUUID()
      const size = Number(c.req.valid('header')['upload-length'])
      const wish = readMetadata(c.req.header('upload-metadata') ?? '')
      const announced = await recordUpload(pool, person, { id, size, ...wish }, clock.now())
      if (!announced.ok) return problem(409, announced.reason, 'The file cannot be taken now.')
      return passedOn<201>(await pictureUploads.handle(c.req.raw, { id }))
    },
})

export const readPictureUpload = endpoint({
  route: createRoute({
    method: 'get',
    path,
    summary: 'How far a picture is',
    description:
      'HEAD is that of tus. A file that has come whole and of which nobody has heard the end is taken now.',
    tags,
    request: { params },
    responses: {
      200: jsonAnswer(uploadShape, 'how far it is, also in Upload-Offset'),
      403: notForYou,
      404: notThere,
      422: problemAnswer('no id'),
    },
  }),
  needs: ['pool', 'clock', 'pictureStore', 'pictureUploads', 'noteDeed'],
  handle: services => async c => {
    const person = c.get('person')
    if (!mayAdd(person)) return forbidden()
    const found = await findUpload(services, person.id, c.req.valid('param').id)
    if (!found) return missing()
    const upload = await settleUpload(telling(services, c, person), person, found, services.clock.now())
    // A stopped one is gone, for the protocol as well.
    if (upload.outcome === 'stopped') return missing()
    const offset = upload.endedAt ? upload.size : upload.received
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': String(upload.size),
      'upload-offset': String(offset),
      'cache-control': 'no-store',
    }
    return c.json({ ...view(upload), offset }, 200, headers)
  },
})

export const continuePictureUpload = endpoint({
  route: createRoute({
    method: 'patch',
    path,
    summary: 'Send the next piece of a picture',
    description: 'tus 1.0.0: Upload-Offset says where the piece begins.',
    tags,
    request: {
      params,
      headers: z.object({ 'upload-offset': z.string().regex(/^\d{1,12}$/) }),
      body: { content: { 'application/offset+octet-stream': { schema: z.any() } } },
    },
    responses: {
      204: { description: 'taken; Upload-Offset says how far it is' },
      403: notForYou,
      404: notThere,
      409: problemAnswer('the piece does not join what is here'),
      422: problemAnswer('no offset'),
    },
  }),
  needs: ['pool', 'clock', 'pictureStore', 'pictureUploads', 'noteDeed'],
  handle: services => async c => {
    const person = c.get('person')
    if (!mayAdd(person)) return forbidden()
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const { id } = c.req.valid('param')
    const received = await receivePiece(services, person.id, { id, request: c.req.raw, bytes })
    if (!received) return missing()
    const { answer, upload } = received
    if (answer.ok) await settleUpload(telling(services, c, person), person, upload, services.clock.now())
    return passedOn<204>(answer)
  },
})

export const deletePictureUpload = endpoint({
  route: createRoute({
    method: 'delete',
    path,
    summary: 'Stop a picture on its way',
    tags,
    request: { params },
    responses: {
      204: { description: 'stopped' },
      403: notForYou,
      404: notThere,
      422: problemAnswer('no id'),
    },
  }),
  needs: ['db', 'clock', 'pictureUploads'],
  handle:
    ({ db, clock, pictureUploads }) =>
    async c => {
      const person = c.get('person')
      if (!mayAdd(person)) return forbidden()
      const { id } = c.req.valid('param')
      if (!(await stopUpload(db, person.id, id, clock.now()))) return missing()
      await pictureUploads.remove(id)
      return c.body(null, 204)
    },
})

/** What became of a file is told to the journal, under the addresses of the forms that do the same without a script. */
function telling<Given extends Pick<Services, 'noteDeed' | 'pool'>>(
  services: Given,
  c: Context,
  person: Person,
) {
  return {
    ...services,
    async tell({ name, replaces, picture, outcome }: UploadRow) {
      const { rows } = await services.pool.query<{ id: string }>('select id from pictures where path = $1', [
        picture ?? replaces ?? '',
      ])
      const id = rows[0]?.id
      const isDone = picture !== null
      await services.noteDeed(c, person, {
        place: replaces ? 'office-picture' : 'office-pictures',
        path: `/office/content/pictures/${id ? `${id}/` : ''}`,
        does: replaces ? 'replace' : 'upload',
        thing: name,
        refusal: isDone ? null : (outcome ?? ''),
      })
    },
  }
}

function view({ id, name, size, received, outcome }: UploadRow) {
  return { id, name, size, offset: received, outcome }
}

function mayAdd(person: Person): boolean {
  return mayEdit(person, 'create')
}

function forbidden() {
  return problem(403, 'not-allowed', 'This is for editors.')
}

function missing() {
  return problem(404, 'not-found', 'There is no such upload of yours.')
}
