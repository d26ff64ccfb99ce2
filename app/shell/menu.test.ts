import { expect, test } from 'vitest'
import { matchRoute } from '../navigation/route-table.ts'
import { routes } from '../routes.ts'
import { documents, groups, useful } from './islands/full-menu.ts'
import { header, type MenuEntry } from './menu.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

// Every address of the information architecture that a menu may name.
const planned = new Set(
  `/about/ /manifesto/ /organizer/ /team/ /curatorial-council/ /expert-council/ /partners/ /convention/
   /participants/ /artists/ /works/ /navigator/ /navigator/map/ /program/ /program/plan/ /speakers/ /audio-guide/
   /tickets/ /tickets/lost/ /visitors/ /excursions/ /master-classes/ /childrens-area/ /how-to-get-there/ /visiting-rules/ /contacts/
   /exhibitor/ /selection/ /become-a-partner/ /volunteers/ /guides/ /media/ /award/ /press/
   /offer/ /privacy/ /terms/ /refund/`.split(/\s+/),
)
const all: readonly MenuEntry[] = [
  ...header,
  ...groups.flatMap(group => group.entries),
  ...documents,
  ...useful,
]

test('menus name only addresses of the plan, and all of them', () => {
  expect(all.map(({ to }) => to).filter(to => !planned.has(to))).toEqual([])
  expect([...planned].filter(to => !all.some(entry => entry.to === to))).toEqual([])
})

test('every entry has its words in both languages', () => {
  for (const entry of all) {
    const { ru: russian, en: english } = entry.words
      ? entry.words
      : { ru: ru.links[entry.label], en: en.links[entry.label] }
    expect([entry.label, russian, english]).not.toContain('')
  }
  for (const { title } of groups) expect([ru.groups[title], en.groups[title]]).not.toContain('')
})

test('every entry leads to a page of the floor plan', () => {
  expect(all.filter(({ to }) => matchRoute(routes, to) === null)).toEqual([])
})

test('the header holds seven, the menu four groups, the lost are shown five ways', () => {
  expect(header).toHaveLength(7)
  expect(groups.map(group => group.entries.length)).toEqual([8, 9, 9, 7])
  expect(useful).toHaveLength(5)
})
