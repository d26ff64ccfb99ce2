import { describe, expect, test } from 'vitest'
import { routes as plan } from '../routes.ts'
import { matchRoute, type Route } from './route-table.ts'

const route = (id: string, path: string, more: Partial<Route> = {}): Route => ({
  id,
  path,
  page: `x/pages/${id}`,
  layout: 'dark',
  audience: 'public',
  isPrerendered: true,
  ...more,
})
const routes = [
  route('home', '/'),
  route('speakers', '/speakers/'),
  route('new', '/speakers/new/'),
  route('speaker', '/speakers/:id/', { params: { id: /^[1-9]\d{0,8}$/ } }),
  route('participant', '/participants/:slug/'),
  route('work', '/participants/:slug/works/:number/'),
]
const found = (path: string) => {
  const match = matchRoute(routes, path)
  return match && [match.route.id, match.params]
}

describe('a path finds its route', () => {
  test.for([
    ['/', 'home', {}],
    ['/speakers/', 'speakers', {}],
    ['/speakers/12/', 'speaker', { id: '12' }],
    ['/speakers/new/', 'new', {}],
    ['/participants/anna-%D0%B8%D0%B2/', 'participant', { slug: 'anna-ив' }],
    ['/participants/a%2Fb/', 'participant', { slug: 'a/b' }],
    ['/participants/anna/works/3/', 'work', { slug: 'anna', number: '3' }],
  ] as const)('%s', ([path, id, params]) => {
    expect(found(path)).toEqual([id, params])
  })
})

describe('or there is no such page', () => {
  test.for([
    '/nothing/',
    '/speakers',
    '/Speakers/',
    '/speakers/12',
    '/speakers/12/13/',
    '/speakers//',
    '//speakers/',
    '/participants//',
    '/participants/%E0%A4%A/',
    '/participants//works/3/',
    '',
  ])('%j', path => {
    expect(found(path)).toBeNull()
  })

  test.for(['0', '01', '-1', '1.5', '1e3', 'abc', '1234567890', '1 ', '%31x', "1'--", '٣'])(
    'a speaker’s number is never %j',
    id => {
      expect(found(`/speakers/${id}/`)).toBeNull()
    },
  )
})

test('in the floor plan only the map is in the clear layout, and ids and addresses are unique', () => {
  expect(plan.filter(({ layout }) => layout === 'clear').map(({ path }) => path)).toEqual(['/navigator/map/'])
  expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length)
  expect(new Set(plan.map(({ path }) => path)).size).toBe(plan.length)
  expect(plan.filter(({ path }) => !path.startsWith('/') || !path.endsWith('/'))).toEqual([])
})
