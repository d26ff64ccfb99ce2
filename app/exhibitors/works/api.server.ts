import { createRoute, z } from '@hono/zod-openapi'
import { personEndpointsOf } from '../../platform/api/endpoint.server.ts'
import { jsonAnswer, problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { defaultLocale } from '../../platform/languages.ts'
import { problem } from '../../platform/problem.server.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { announcedShape, uploadShape } from './api-shapes.ts'
import { stopUpload } from './close-upload.server.ts'
import { openUpload, type UploadServices } from './open-upload.server.ts'
import type { ExhibitorFiles } from './picture-places.ts'
import type { UploadRow } from './read-works.server.ts'
import { findUpload, receiveChunk } from './receive-chunk.server.ts'
import { settleUpload } from './settle-upload.server.ts'

// Files on their way from an exhibitor's browser, in pieces that can be sent again.

type Services = { db: Db; pool: UploadServices['pool']; clock: Clock; exhibitorFiles: ExhibitorFiles }

const endpoint = personEndpointsOf<Services>({
  needs: [],
  refuse: ({ error }) =>
    problem(
      422,
      'invalid',
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    ),
})

const noStore = { 'cache-control': 'no-store' }
const path = '/v1/uploads/{id}'
const params = z.object({ id: z.uuid() })
const tags = ['exhibitors']
const notThere = problemAnswer('no upload of yours has this id')
const notForYou = problemAnswer('not an exhibitor')
const answerShape = jsonAnswer(uploadShape, 'how far it is')

export const createUpload = endpoint({
  route: createRoute({
    method: 'post',
    path: '/v1/uploads',
    summary: 'Announce a file',
    tags,
    request: { body: { required: true, content: { 'application/json': { schema: announcedShape } } } },
    responses: {
      201: answerShape,
      403: notForYou,
      404: problemAnswer('no work of yours has this id'),
      409: problemAnswer('the application cannot be changed now, or there is no room'),
      422: problemAnswer('the announcement does not fit'),
    },
  }),
  needs: ['pool', 'clock', 'exhibitorFiles'],
  handle:
    ({ pool, clock, exhibitorFiles: files }) =>
    async c => {
      const person = c.get('person')
      if (!isApplicant(person)) return forbidden()
      const { work = null, ...file } = c.req.valid('json')
      const when = { locale: defaultLocale, now: clock.now() }
      const opened = await openUpload({ pool, files }, person, { ...file, work }, when)
      if (opened.ok)
        return c.json(view(await settleUpload({ pool, files }, person, opened.upload, when)), 201, noStore)
      if (opened.reason === 'no-such-work')
        return problem(404, 'no-such-work', 'There is no such work of yours.')
      return problem(409, opened.reason, 'Nothing can be sent now.')
    },
})

export const readUpload = endpoint({
  route: createRoute({
    method: 'get',
    path,
    summary: 'How far a file is',
    description:
      'A file that has come whole and of which nobody has heard the end, because the connection was lost with the last piece, is taken now.',
    tags,
    request: { params },
    responses: { 200: answerShape, 403: notForYou, 404: notThere, 422: problemAnswer('no id') },
  }),
  needs: ['db', 'pool', 'clock', 'exhibitorFiles'],
  handle:
    ({ db, pool, clock, exhibitorFiles: files }) =>
    async c => {
      const person = c.get('person')
      if (!isApplicant(person)) return forbidden()
      const upload = await findUpload(db, person.id, c.req.valid('param').id)
      if (!upload) return missing()
      const when = { locale: defaultLocale, now: clock.now() }
      return c.json(view(await settleUpload({ pool, files }, person, upload, when)), 200, noStore)
    },
})

export const continueUpload = endpoint({
  route: createRoute({
    method: 'patch',
    path,
    summary: 'Send the next piece',
    description: 'The header Upload-Offset says where the piece begins; it must be the offset of the upload.',
    tags,
    request: {
      params,
      headers: z.object({ 'upload-offset': z.string().regex(/^\d{1,12}$/) }),
      body: { content: { 'application/offset+octet-stream': { schema: z.any() } } },
    },
    responses: {
      200: answerShape,
      403: notForYou,
      404: notThere,
      409: jsonAnswer(uploadShape, 'the piece does not join what is here, or the upload has ended'),
      422: problemAnswer('no offset'),
    },
  }),
  needs: ['pool', 'clock', 'exhibitorFiles'],
  handle:
    ({ pool, clock, exhibitorFiles: files }) =>
    async c => {
      const person = c.get('person')
      if (!isApplicant(person)) return forbidden()
      const { id } = c.req.valid('param')
      const offset = Number(c.req.valid('header')['upload-offset'])
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const received = await receiveChunk({ pool, files }, person.id, { id, offset, bytes })
      if (!received.ok) return 'upload' in received ? c.json(view(received.upload), 409, noStore) : missing()
      const when = { locale: defaultLocale, now: clock.now() }
      return c.json(view(await settleUpload({ pool, files }, person, received.upload, when)), 200, noStore)
    },
})

export const deleteUpload = endpoint({
  route: createRoute({
    method: 'delete',
    path,
    summary: 'Stop an upload',
    tags,
    request: { params },
    responses: {
      204: { description: 'stopped' },
      403: notForYou,
      404: notThere,
      422: problemAnswer('no id'),
    },
  }),
  needs: ['pool', 'clock', 'exhibitorFiles'],
  handle:
    ({ pool, clock, exhibitorFiles: files }) =>
    async c => {
      const person = c.get('person')
      if (!isApplicant(person)) return forbidden()
      const isStopped = await stopUpload({ pool, files }, person.id, c.req.valid('param').id, clock.now())
      return isStopped ? c.body(null, 204) : missing()
    },
})

function view(upload: UploadRow) {
  return {
    id: upload.id,
    work: upload.workId,
    material: upload.materialId,
    name: upload.name,
    size: upload.size,
    offset: upload.received,
    state: stateOf(upload),
    refusal: upload.refusal?.reason ?? null,
  }
}

function stateOf({ endedAt, pictureId, refusal }: UploadRow) {
  if (!endedAt) return 'receiving' as const
  if (pictureId) return 'done' as const
  return refusal ? ('refused' as const) : ('stopped' as const)
}

function forbidden() {
  return problem(403, 'not-allowed', 'This is for exhibitors.')
}

function missing() {
  return problem(404, 'not-found', 'There is no such upload of yours.')
}
