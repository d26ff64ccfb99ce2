import { pageByKey, picturesByPath } from '../../content/queries.server.ts'
import { fileOf } from '../../content/shown-picture.ts'
import { picturePreload } from '../../images/parts/picture.tsx'
import type { Db } from '../../platform/database/transaction.server.ts'
import { heroSizes } from '../parts/hung-works.tsx'

/**
 * Makes the works of home's first screen in every width they are offered in, before the doors open: they hang there at
 * once for the first visitor too. What has been made once is kept on disk, and costs the next start a look.
 */
export async function makeFirstPictures(
  db: Db,
  images: { handle(request: Request): Promise<Response> },
): Promise<number> {
  const { blocks } = await pageByKey(db, 'home')
  const works = blocks.flatMap(block => (block.kind === 'hero' ? block.works : []))
  const rows = await picturesByPath(
    db,
    works.map(({ picture }) => picture),
  )
  const addresses = [...rows.values()].flatMap(picture => {
    const { imageSrcSet = '' } = picturePreload({
      src: fileOf(picture),
      width: picture.width,
      sizes: heroSizes,
    })
    return imageSrcSet.split(', ').map(candidate => candidate.split(' ')[0] ?? '')
  })
  // One after the other would leave a core idle; more than two would only wait for each other.
  const [one = [], other = []] = [0, 1].map(half => addresses.filter((_, place) => place % 2 === half))
  const make = async (list: string[]) => {
    for (const address of list) await images.handle(new Request(`http://site${address}`))
  }
  await Promise.all([make(one), make(other)])
  return addresses.length
}
