import type { RedirectRule } from '../../app/navigation/build-metadata.ts'
import type { Route } from '../../app/navigation/route-table.ts'

const room = { layout: 'dark', audience: 'public', isPrerendered: true } as const

/** A small site of its own, so that a test of navigation does not depend on how the fair's pages look. */
export const labRoutes: readonly Route[] = [
  { ...room, id: 'hall', path: '/', page: 'hall' },
  { ...room, id: 'gallery', path: '/gallery/', page: 'gallery' },
  { ...room, id: 'annex', path: '/annex/', page: 'annex' },
  { ...room, id: 'stand', path: '/stands/:id/', page: 'stand', params: { id: /^\d+$/ } },
  { ...room, id: 'drawer', path: '/drawer/', page: 'drawer', keepsScroll: true },
  { ...room, id: 'clear', path: '/clear/', page: 'annex', layout: 'clear' },
  { ...room, id: 'empty', path: '/empty/', page: 'annex', layout: 'empty' },
  { ...room, id: 'broken', path: '/broken/', page: 'broken' },
  { ...room, id: 'unprepared', path: '/unprepared/', page: 'annex', isPrerendered: false },
]

export const labRedirects: readonly RedirectRule[] = [
  { from: '/old', to: '/gallery/' },
  { from: '/people/**', to: '/stands/**' },
  { from: '/named', to: '/gallery/?from=rule#middle' },
  { from: '/stands/13', to: '/stands/12/' },
  { from: '/away', to: 'https://elsewhere.example/' },
  { from: '/harm', to: 'javascript:document.title="harmed"' },
]
