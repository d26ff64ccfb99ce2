import { expect, test } from 'vitest'
import { isSignOut, isSpare, mayKeep, pageToForget, wayOf } from './ways.ts'

const origin = 'https://portik.example'
const build = { sharedPages: ['/', '/award/', '/speakers/:id/', '/tickets/'] }
const way = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin, build)

test('files of a build come from the device, what the build says about itself does not', () => {
  expect(way('/_assets/entry.client-abc.js')).toBe('file')
  expect(way('/_assets/builds/latest.json?1')).toBe('pass')
  expect(way('/_assets/builds/meta/abc.json')).toBe('pass')
})

test('pictures, documents and payloads have ways of their own', () => {
  expect(way('/_ipx/w_300/works/work-001.jpg')).toBe('picture')
  expect(way('/award/', { mode: 'navigate' })).toBe('page')
  expect(way('/nowhere/', { mode: 'navigate' })).toBe('page')
  expect(way('/en/award/_payload.json?0123456789')).toBe('page')
  expect(way('/_payload.json?0123456789')).toBe('page')
})

test('the API, changes, other hosts and personal payloads are never touched', () => {
  expect(way('/api/v1/speakers')).toBe('pass')
  expect(way('/api/v1/orders/token', { mode: 'navigate' })).toBe('pass')
  expect(way('/award/', { method: 'POST', mode: 'navigate' })).toBe('pass')
  expect(way('https://images.portik.example/award/')).toBe('pass')
  expect(way('/account/_payload.json')).toBe('pass')
  expect(way('/sw.js')).toBe('pass')
})

test('a device keeps pages that are the same for everybody, and the visitor’s own orders', () => {
  expect(['/', '/en/', '/speakers/7/', '/en/tickets/'].filter(path => !mayKeep(path, build))).toEqual([])
  expect(mayKeep('/tickets/order/k3y/', build)).toBe(true)
  expect(['/account/', '/office/orders/', '/speakers/'].filter(path => mayKeep(path, build))).toEqual([])
})

test('a doorkeeper’s page may stay until they sign out', () => {
  expect(['/door/', '/en/door/'].filter(path => !mayKeep(path, build))).toEqual([])
  const out = (path: string, method = 'POST') => isSignOut({ method, url: new URL(path, origin).href })
  expect([out('/sign-out/'), out('/en/sign-out/'), out('/sign-out/', 'GET'), out('/door/')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('only the owner’s form makes the device forget a page of their own', () => {
  const page = (path: string, method = 'POST') => pageToForget({ method, url: new URL(path, origin).href })
  expect(page('/tickets/order/k3y/?forget')).toBe('/tickets/order/k3y/')
  expect(page('/en/tickets/ticket/s3cret/?forget')).toBe('/tickets/ticket/s3cret/')
  expect(page('/tickets/order/k3y/?forget', 'GET')).toBe(null)
  expect(
    ['/tickets/order/k3y/', '/tickets/?forget', '/door/?forget', '/?forget'].map(path => page(path)),
  ).toEqual([null, null, null, null])
})

test('what is needed on the day is not thrown out when room is needed', () => {
  const pages = ['/', '/navigator/map/']
  expect(isSpare('/navigator/map/', pages)).toBe(false)
  expect(isSpare('/en/navigator/map/_payload.json', pages)).toBe(false)
  expect(isSpare('/tickets/order/k3y/', pages)).toBe(false)
  expect(isSpare('/en/door/', pages)).toBe(false)
  expect(isSpare('/speakers/7/', pages)).toBe(true)
})
