import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentRecords, Entity } from '../../../content/types.ts'
import { recordingsIn } from '../audio/read-recording.server.ts'
import { recordingName } from '../audio/recording-path.ts'
import { copyOnce } from './import-pictures.server.ts'

type Batch = { entity: Entity; records: ContentRecords[Entity][] }

/** Puts the recordings that new stops name among the uploads. One that is there already stays as it is. */
export async function importRecordings(
  batches: Batch[],
  { contentDir, uploadsDir }: { contentDir: string; uploadsDir: string },
): Promise<void> {
  const stops = batches.flatMap(({ entity, records }) => (entity === 'audio-stops' ? records : []))
  const files = (stops as ContentRecords['audio-stops'][]).flatMap(({ recording = {} }) =>
    Object.values(recording),
  )
  const wrong = files.find(file => !recordingName.test(file))
  if (wrong !== undefined) throw new Error(`a recording cannot be called ${wrong}`)
  if (files.length === 0) return
  const folder = recordingsIn(uploadsDir)
  await mkdir(folder, { recursive: true })
  await Promise.all(files.map(file => copyOnce(join(contentDir, 'recordings', file), join(folder, file))))
}
