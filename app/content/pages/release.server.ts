import { notFound } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { worksOnStands } from '../blocks/show-blocks.server.ts'
import { loadPage, readerOf } from '../load-page.server.ts'
import { loadReleases } from '../load-releases.server.ts'
import { picturesByPath } from '../queries.server.ts'
import { releaseLine } from '../release-line.ts'
import { fileOf } from '../shown-picture.ts'

export async function load(context: LoadContext) {
  const { db, locale, params, pathname } = context
  const releases = await loadReleases(context)
  const place = releases.findIndex(({ slug }) => slug === params.slug)
  const release = releases[place]
  if (!release) throw notFound(pathname)
  const neighbour = (at: number) => {
    const found = releases[at]
    return found ? releaseLine(found, locale) : null
  }
  context.dependsOn('pictures')
  const paths = release.picturePath ? [release.picturePath] : []
  const [picture] = (await picturesByPath(db, paths)).values()
  const [work] = (await worksOnStands(context, readerOf(context), paths)).values()
  return {
    ...releaseLine(release, locale),
    body: release.body,
    picture: picture
      ? { src: fileOf(picture), width: picture.width, height: picture.height, alt: picture.alt[locale] }
      : null,
    // A work is never shown without its label.
    work: work ?? null,
    pressTitle: (await loadPage(context, 'press')).title,
    // The newest stands first, so the one after it in the list is the older.
    newer: neighbour(place - 1),
    older: neighbour(place + 1),
  }
}
