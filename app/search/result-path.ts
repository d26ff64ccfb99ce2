import { documentPath } from '../content/documents/document-path.ts'
import { workPath } from '../content/work-path.ts'
import type { SearchKind } from './search-kinds.ts'

/** Where a found thing is shown, without language prefix. `target` is what its entry says of it. */
export function resultPath(kind: SearchKind, target: string): string {
  switch (kind) {
    case 'participant':
      return `/participants/${target}/`
    case 'work':
      return /^\d+\.\d+$/.test(target) ? workPath(target) : `/participants/${target}/`
    case 'artist':
      return `/artists/${target}/`
    case 'event':
      return `/program/${target}/`
    case 'speaker':
      return `/speakers/${target}/`
    case 'person':
      return bodyPaths[target] ?? '/team/'
    case 'partner':
      return '/partners/'
    case 'question':
      return topicPaths[target] ?? '/visitors/'
    case 'release':
      return `/press/${target}/`
    case 'audio-stop':
      return '/audio-guide/'
    case 'document':
      return documentPath(target)
    case 'page':
      return pagePaths[target] ?? `/${target}/`
  }
}

const bodyPaths: Record<string, string> = {
  jury: '/award/jury/',
  curatorial: '/curatorial-council/',
  expert: '/expert-council/',
  team: '/team/',
}

/** The page that shows the questions of a topic. */
const topicPaths: Record<string, string> = {
  tickets: '/tickets/',
  tours: '/excursions/',
  children: '/childrens-area/',
  visit: '/visitors/',
  works: '/visitors/',
  access: '/visitors/',
}

// Most pages live under their own name.
const pagePaths: Record<string, string> = {
  home: '/',
  map: '/navigator/map/',
  'about-fairs': '/about/fairs/',
  'award-jury': '/award/jury/',
  'award-protocol': '/award/protocol/',
  'award-laureates': '/award/laureates/',
}
