import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentRecords, Entity } from '../../../content/types.ts'

/** A file of content/: one record, named by its key, or one picture, named by its path. */
export type ContentFile<Kind extends Entity | 'pictures' = Entity | 'pictures'> = {
  entity: Kind
  key: string
  path: string
}

/** Every kind of record; those that others refer to come first. */
export const entities = [
  'speakers',
  'pages',
  'artists',
  'participants',
  'events',
  'departures',
  'audio-stops',
  'people',
  'partners',
  'releases',
  'questions',
  'departments',
  'documents',
  'stands',
  'equipment',
] as const satisfies Entity[]

/** Everything there is in the folder, by its names alone: nothing is opened. */
export async function listContent(contentDir: string): Promise<ContentFile[]> {
  const kinds = await Promise.all([
    pictureFiles(contentDir),
    ...entities.map(entity => recordFiles(contentDir, entity)),
  ])
  return kinds.flat()
}

/** The files of one kind. Folders inside group them for people's eyes: a key is unique across them. */
export async function recordFiles<Kind extends Entity>(
  contentDir: string,
  entity: Kind,
): Promise<ContentFile<Kind>[]> {
  const paths = await filesUnder(join(contentDir, entity))
  const files = paths
    .filter(path => path.endsWith('.ts'))
    .map(path => ({ entity, key: basename(path, '.ts'), path: join(contentDir, entity, path) }))
  const twice = files.find(({ key }, place) => files.findIndex(file => file.key === key) !== place)
  if (twice) throw new Error(`two files of content/${entity} are called ${twice.key}`)
  return files
}

export function filesOf<Kind extends ContentFile['entity']>(
  files: ContentFile[],
  entity: Kind,
): ContentFile<Kind>[] {
  return files.filter((file): file is ContentFile<Kind> => file.entity === entity)
}

export async function readRecords<Kind extends Entity>(
  files: ContentFile<Kind>[],
): Promise<ContentRecords[Kind][]> {
  return Promise.all(
    files.map(async ({ key, path }) => {
      const { default: record } = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)
      const own = ownKey(record)
      if (own !== undefined && own !== key) throw new Error(`${path} should be called ${own}.ts`)
      return record as ContentRecords[Kind]
    }),
  )
}

type Keyed = { key?: string; slug?: string; version?: number; edition?: string; code?: string }

/** The key a record says it has, if its kind has one. */
function ownKey({ key, slug, version, edition, code }: Keyed) {
  // What every fair has anew is known by its edition as well.
  if (edition !== undefined) return `${edition}-${code ?? slug}`.toLowerCase()
  return version === undefined ? (key ?? slug) : `${slug}-${version}`
}

async function pictureFiles(contentDir: string): Promise<ContentFile<'pictures'>[]> {
  const paths = await filesUnder(join(contentDir, 'pictures'))
  return paths
    .filter(path => /\.(?:jpg|png|svg)$/.test(path))
    .map(key => ({ entity: 'pictures', key, path: join(contentDir, 'pictures', key) }))
}

/** Paths inside the folder, in the order of the alphabet; none where there is no such folder. */
async function filesUnder(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return paths.map(path => path.replaceAll('\\', '/')).toSorted()
}
