import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { startSite } from '../builders/site.ts'

test('the works of home’s first screen are made before the first visitor comes', async () => {
  const dataDir = makeFolder('cold')
  const site = await startSite({ DATA_DIR: dataDir })
  const made = () => readdirSync(join(dataDir, 'images')).length
  const before = made()
  for (const path of ['/', '/en/']) {
    const html = await (await fetch(`${site.url}${path}`)).text()
    const pictures = heroPictures(html)
    expect(pictures.length).toBeGreaterThan(12)
    for (const picture of pictures) expect((await fetch(`${site.url}${picture}`)).status).toBe(200)
  }
  // Whatever had not been there would have been made and kept now.
  expect(made()).toBe(before)
  await site.stop()
})

/** Every width in which the works between the columns are offered as webp. */
function heroPictures(html: string): string[] {
  const [hall = ''] = html.split('class="hall-light')[1]?.split('</ul>') ?? []
  const sets = [...hall.matchAll(/<source type="image\/webp" srcSet="([^"]+)"/gi)]
  return sets
    .flatMap(([, set = '']) => set.split(', ').map(part => part.split(' ')[0] ?? ''))
    .map(address => address.replaceAll('&amp;', '&'))
}
