import type { LoadContext } from '../../page-server/load-context.ts'
import { withLocale } from '../../platform/languages.ts'
import { loadPage } from '../load-page.server.ts'
import { loadReleases } from '../load-releases.server.ts'
import { type PressPrint, printPath, printSize } from '../press/press-prints.ts'
import { picturesByPath } from '../queries.server.ts'
import { releaseLine } from '../release-line.ts'

export async function load(context: LoadContext) {
  const releases = await loadReleases(context)
  const page = await loadPage(context, 'press')
  return {
    page,
    prints: await loadPrints(context, Object.keys(page.pictures)),
    takeaways: takeaways.map(({ file, name }) => ({
      path: withLocale(`/press/${file}`, context.locale),
      name: name[context.locale],
      kind: file.endsWith('pdf') ? 'PDF' : 'SVG',
    })),
    releases: releases.map(release => releaseLine(release, context.locale)),
  }
}

/** What the downloads of the page's pictures are: `content/files/press-picture` makes them. */
async function loadPrints({ db, locale }: LoadContext, paths: string[]): Promise<Record<string, PressPrint>> {
  const rows = await picturesByPath(db, paths)
  return Object.fromEntries(
    [...rows.values()].map(row => [
      row.path,
      { path: printPath(row.path, locale), ...printSize(row, locale) },
    ]),
  )
}

// Made by shell/files/press.
const takeaways = [
  {
    file: 'portico-facts.pdf',
    name: { ru: 'Справка для редакций на\u00a0одном листе', en: 'Fact sheet on one page' },
  },
  {
    file: 'portico-logo.svg',
    name: { ru: 'Логотип: знак и\u00a0название, в\u00a0кривых', en: 'Logo: sign and name, as outlines' },
  },
  {
    file: 'portico-logo-light.svg',
    name: { ru: 'Логотип для тёмного фона, в\u00a0кривых', en: 'Logo for a dark ground, as outlines' },
  },
  {
    file: 'portico-sign.svg',
    name: { ru: 'Знак без названия, в\u00a0кривых', en: 'The sign alone, as outlines' },
  },
]
