import { readFile } from 'node:fs/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { download } from '../../page-server/file.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorMessageFiles } from '../tables.ts'
import { type ExhibitorFiles, placeOfAttachment } from '../works/picture-places.ts'
import { attachmentAddress, attachmentFile, dispositionOf, mediaTypeOf } from './attachment.ts'

/** A file of the threads of these applications, or of any for the office (null). It is saved, never opened within the site. */
export async function openAttachment(
  db: Db,
  files: ExhibitorFiles,
  file: string,
  applications: readonly { id: string }[] | null,
): Promise<Response | null> {
  const id = attachmentFile.exec(file)?.[1]
  if (!id) return null
  const isIt = eq(exhibitorMessageFiles.id, id)
  const [row] = await db
    .select()
    .from(exhibitorMessageFiles)
    .where(and(isIt, applications ? isOfOne(applications) : undefined))
  // One address for one file: another ending is none of ours.
  if (!row || !attachmentAddress(id, row.type, 'office').endsWith(file)) return null
  const bytes = await readFile(placeOfAttachment(files, row)).catch(() => null)
  if (!bytes) return null
  return download(bytes, {
    type: mediaTypeOf(row.type),
    name: file,
    headers: {
      'content-disposition': dispositionOf(row.name, row.type),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function isOfOne(applications: readonly { id: string }[]) {
  return inArray(
    exhibitorMessageFiles.applicationId,
    applications.map(({ id }) => id),
  )
}
