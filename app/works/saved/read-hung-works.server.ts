import { readerOf } from '../../content/load-page.server.ts'
import { participantName } from '../../content/participant-name.ts'
import { publishedParticipants } from '../../content/read-lists.server.ts'
import { enquiryWindow, windowPhase } from '../../editions/rules.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

/** Every work of the fair on show, as a list of saved ones shows it. */
export async function readHungWorks(context: LoadContext) {
  const { edition, locale, now } = context
  const participants = await publishedParticipants(readerOf(context))
  return {
    fair: edition.id,
    canAsk: windowPhase(enquiryWindow(edition), now) !== 'over',
    works: participants.flatMap(({ works, path, name, type, standCode: stand }) =>
      works.map(
        ({ number, author, title, year, technique, heightCm, widthCm, mark, priceKopecks, picture }) => ({
          ...{ number, author, title, year, technique, heightCm, widthCm, mark, priceKopecks },
          picture: { src: picture.src, width: picture.width, height: picture.height },
          shown: { name: participantName(name, type, locale), path, stand },
        }),
      ),
    ),
  }
}

export type HungWorks = Awaited<ReturnType<typeof readHungWorks>>
export type HungWork = HungWorks['works'][number]
