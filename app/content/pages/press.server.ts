import type { LoadContext } from '../../page-server/load-context.ts'
import { loadPage } from '../load-page.server.ts'
import { loadReleases } from '../load-releases.server.ts'
import { releaseLine } from '../release-line.ts'

export async function load(context: LoadContext) {
  const releases = await loadReleases(context)
  return {
    page: await loadPage(context, 'press'),
    releases: releases.map(release => releaseLine(release, context.locale)),
  }
}
