import type { LoadContext } from '../../page-server/load-context.ts'
import { sentencesOf } from '../audio/sentences.ts'
import { loadPage, readerOf } from '../load-page.server.ts'
import { publishedAudioStops } from '../read-lists.server.ts'

export async function load(context: LoadContext) {
  context.dependsOn('audio_stops')
  const stops = await publishedAudioStops(readerOf(context))
  return {
    page: await loadPage(context, 'audio-guide'),
    stops: stops.map(stop => ({
      ...stop,
      transcript: stop.transcript.map(text => sentencesOf(text, context.locale)),
    })),
  }
}
