import { z } from '@hono/zod-openapi'
import { uploadRefusals } from '../upload-refusal.ts'
import { uploadBounds } from './upload-bounds.ts'

export const announcedShape = z
  .object({
    name: z.string().min(1).max(300),
    size: z.int().min(1).max(uploadBounds.fileBytes),
    fingerprint: z.string().min(1).max(200).openapi({
      description: 'What the sender knows the same file by; an upload of it that was cut off goes on.',
    }),
    work: z
      .uuid()
      .optional()
      .openapi({ description: 'Whose picture it becomes; left out, a new work is added.' }),
    material: z
      .union([z.enum(['logo', 'picture']), z.uuid()])
      .optional()
      .openapi({
        description: 'Or a picture of the materials: the logo, a new one, or one that is replaced.',
      }),
  })
  .strict()
  .openapi('AnnouncedUpload')

export const uploadShape = z
  .object({
    id: z.uuid(),
    work: z.uuid().nullable(),
    material: z.uuid().nullable(),
    name: z.string(),
    size: z.int(),
    offset: z.int().openapi({ description: 'So many bytes are here for good; the next piece begins there.' }),
    state: z.enum(['receiving', 'done', 'refused', 'stopped']),
    refusal: z.enum(uploadRefusals).nullable(),
  })
  .openapi('Upload')
