import { basename, join } from 'node:path'
import type { FileContext } from '../../page-server/file.ts'
import { using } from '../../page-server/services.ts'
import { readRecording } from '../audio/read-recording.server.ts'

/** A recorded stop of the audio guide. */
export const make = using(['recordingsDir'], async ({ path, headers }: FileContext, { recordingsDir }) =>
  readRecording(join(recordingsDir, basename(path)), headers),
)
