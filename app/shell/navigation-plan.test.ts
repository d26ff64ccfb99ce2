import { expect, test } from 'vitest'
import {
  documentLinks,
  documents,
  groups,
  header,
  headerLinks,
  isBuilt,
  menuGroups,
  menuSaysMore,
  usefulLinks,
} from './navigation-plan.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

// Every address of the information architecture that a menu may name.
const planned = new Set(
  `/about/ /manifesto/ /organizer/ /team/ /curatorial-council/ /expert-council/ /partners/ /convention/
   /participants/ /navigator/ /navigator/map/ /program/ /speakers/ /audio-guide/
   /tickets/ /visitors/ /excursions/ /master-classes/ /childrens-area/ /how-to-get-there/ /visiting-rules/ /contacts/
   /exhibitor/ /selection/ /become-a-partner/ /volunteers/ /guides/ /media/ /award/ /press/
   /offer/ /privacy/ /terms/ /refund/`.split(/\s+/),
)
const everything = () => true
const nothing = () => false
const all = [...header, ...groups.flatMap(group => group.entries), ...documents, ...usefulLinks(everything)]

test('menus name only addresses of the plan, and all of them', () => {
  expect(all.map(({ to }) => to).filter(to => !planned.has(to))).toEqual([])
  expect([...planned].filter(to => !all.some(entry => entry.to === to))).toEqual([])
})

test('every entry has its words in both languages', () => {
  for (const { label } of all) expect([label, ru.links[label], en.links[label]]).not.toContain('')
  for (const { title } of groups) expect([ru.groups[title], en.groups[title]]).not.toContain('')
})

test('a page that is not built is in no menu', () => {
  expect(headerLinks(nothing)).toEqual([])
  expect(menuGroups(nothing)).toEqual([])
  expect(documentLinks(nothing)).toEqual([])
  expect(usefulLinks(nothing)).toEqual([])
  const shown = [...headerLinks(), ...menuGroups().flatMap(group => group.entries), ...usefulLinks()]
  expect(shown.filter(({ to }) => !isBuilt(to))).toEqual([])
})

test('with everything built the header holds exactly its seven, the menu its four groups', () => {
  expect(headerLinks(everything)).toEqual(header)
  expect(header).toHaveLength(7)
  expect(menuGroups(everything).map(group => group.entries.length)).toEqual([8, 6, 8, 7])
  expect(usefulLinks(everything).map(({ to }) => to)).toEqual([
    '/tickets/',
    '/program/',
    '/participants/',
    '/navigator/map/',
    '/contacts/',
  ])
})

test('free places of the header are lent to other pages and given back', () => {
  const early = (path: string) => ['/speakers/', '/navigator/map/', '/award/'].includes(path)
  expect(headerLinks(early).map(({ to }) => to)).toEqual(['/speakers/', '/navigator/map/', '/award/'])
  const late = (path: string) => path !== '/press/'
  expect(headerLinks(late)).toHaveLength(7)
  expect(headerLinks(late).map(({ to }) => to)).toContain('/speakers/')
})

test('the menu is worth a button on wide screens only when it says more than the header', () => {
  expect(menuSaysMore(path => path === '/award/')).toBe(false)
  expect(menuSaysMore(everything)).toBe(true)
})
