import { keepRecording, removeRecording } from '../app/content/audio/keep-recording.server.ts'
import { recordingsIn } from '../app/content/audio/read-recording.server.ts'
import { localeCodes } from '../app/platform/languages.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run recording -- add STOP LANGUAGE FILE     a stop of the audio guide is heard from this file (mp3, m4a, ogg, opus)
npm run recording -- remove STOP LANGUAGE        the visitor's device reads the stop aloud again
Languages: ${localeCodes.join(', ')}.`

const [command, stop = '', language = '', file] = process.argv.slice(2)
const number = Number(stop)
const locale = localeCodes.find(code => code === language)
if (command === 'add' && Number.isInteger(number) && locale && file) {
  await withDatabase(async ({ database, settings }) => {
    const kept = await keepRecording(database.pool, {
      number,
      locale,
      file,
      recordingsDir: recordingsIn(settings.uploadsDir),
    })
    const refusals = {
      'no-such-stop': `There is no stop ${number}.`,
      'not-played': 'Browsers play mp3, m4a, ogg and opus; this file is none of these.',
      replaced: 'Somebody has just replaced it.',
    }
    console.log(kept.ok ? `Stop ${number} (${locale}) is heard from ${kept.name}.` : refusals[kept.reason])
  })
} else if (command === 'remove' && Number.isInteger(number) && locale) {
  await withDatabase(async ({ database }) => {
    const removed = await removeRecording(database.pool, { number, locale })
    console.log(
      removed.ok ? `Stop ${number} (${locale}) is read aloud by the device.` : `There is no stop ${number}.`,
    )
  })
} else {
  console.error(usage)
  process.exit(1)
}
