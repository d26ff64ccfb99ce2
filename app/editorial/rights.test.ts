import { expect, test } from 'vitest'
import { type Role, roles } from '../platform/person.ts'
import { type KindName, kindNames } from './kinds/kind-names.ts'
import { type EditorialAction, editorialActions, mayEdit, mayHandle, mayOpenKind } from './rights.ts'

// Written by hand, not made of the rules: whoever changes a right changes it here too.
const letters: Record<string, EditorialAction> = {
  w: 'write',
  t: 'translate',
  c: 'create',
  p: 'publish',
  o: 'withdraw',
  b: 'trash',
  r: 'restore',
}
const table = `
               admin    chief-editor editor   translator press    curator
  pages        wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  participants wtcpobr  wtcpobr      wtcp--r  -t-----    -------  wtc---r
  artists      wtcpobr  wtcpobr      wtcp--r  -t-----    -------  wtc---r
  speakers     wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  people       wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  events       wtcpobr  wtcpobr      wtcp--r  -t-----    -------  wtc---r
  departures   wtcpobr  wtcpobr      wtcp--r  -t-----    -------  wtc---r
  partners     wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  releases     wtcpobr  wtcpobr      wtcp--r  -t-----    wtcp--r  -------
  questions    wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  audio-stops  wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  departments  wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  documents    wtcpobr  wtcpobr      wtc---r  -t-----    -------  -------
  letters      wtcpobr  wtcpobr      wtc---r  -t-----    -------  -------
  menu         wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  forms        wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  places       wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
  banners      wtcpobr  wtcpobr      wtcp--r  -t-----    -------  -------
`
const [heads = [], ...lines] = table
  .trim()
  .split('\n')
  .map(line => line.trim().split(/\s+/))

/** What a role may do with a kind, as the table writes it: a letter for each action, a dash where it may not. */
function allowed(role: Role, kind: KindName): string {
  return Object.entries(letters)
    .map(([letter, action]) => (mayHandle({ role }, { kind, action }) ? letter : '-'))
    .join('')
}

test('the table has every kind and every action', () => {
  expect(lines.map(([kind]) => kind)).toEqual([...kindNames])
  expect(Object.values(letters)).toEqual([...editorialActions])
})

test.each(lines.map(([kind = '', ...cells]) => ({ kind: kind as KindName, cells })))(
  'with $kind each role may do what the table says, and nobody else anything',
  ({ kind, cells }) => {
    const written = new Map(heads.map((role, place) => [role, cells[place]]))
    for (const role of roles)
      expect([role, allowed(role, kind)]).toEqual([role, written.get(role) ?? '-------'])
  },
)

test('whoever may do something with a record may open its kind; press and curators open theirs alone', () => {
  const opened = (role: Role) => kindNames.filter(kind => mayOpenKind({ role }, kind))
  expect(opened('press')).toEqual(['releases'])
  expect(opened('curator')).toEqual(['participants', 'artists', 'events', 'departures'])
  for (const role of ['admin', 'chief-editor', 'editor', 'translator'] as const)
    expect([role, opened(role)]).toEqual([role, [...kindNames]])
})

test('what goes beyond one kind is for those who write at all', () => {
  const who = (action: EditorialAction) => roles.filter(role => mayEdit({ role }, action))
  expect(who('write')).toEqual(['admin', 'chief-editor', 'editor', 'press', 'curator'])
  expect(who('translate')).toEqual(['admin', 'chief-editor', 'editor', 'translator', 'press', 'curator'])
  expect(who('publish')).toEqual(['admin', 'chief-editor', 'editor', 'press'])
  expect(who('trash')).toEqual(['admin', 'chief-editor'])
})
