import type { LoadContext } from '../../page-server/load-context.ts'
import { loadPage, readerOf } from '../load-page.server.ts'
import { publishedAudioStops } from '../read-lists.server.ts'

export async function load(context: LoadContext) {
  context.dependsOn('audio_stops')
  return {
    page: await loadPage(context, 'audio-guide'),
    stops: await publishedAudioStops(readerOf(context)),
  }
}
