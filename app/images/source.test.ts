import { expect, test } from 'vitest'
import { type ParsedSource, parseSource } from './source.ts'

const domains = ['img.example.org', '127.0.0.1:8080']
const local = (id: string): ParsedSource => ({ ok: true, kind: 'local', id })
const remote = (id: string): ParsedSource => ({ ok: true, kind: 'remote', id })
const refused = (reason: 'missing-id' | 'forbidden-path' | 'forbidden-host'): ParsedSource => ({
  ok: false,
  reason,
})

test.for<[string, ParsedSource]>([
  ['works/a.jpg', local('works/a.jpg')],
  ['/etc/passwd', local('etc/passwd')],
  ['works/a%20b..jpg', local('works/a b..jpg')],
  ['/', refused('missing-id')],
  ...['..', '../a.jpg', 'a/../b.jpg', '..%2Fa.jpg', '%2e%2e%2fa.jpg', 'a/..', '..%5Ca.jpg', 'a\\b.jpg'].map(
    (path): [string, ParsedSource] => [path, refused('forbidden-path')],
  ),
  ...[
    'a%22',
    'a*',
    'c:a',
    'a%3C',
    'a%3E',
    'a?v=1',
    'a%3Fv',
    'a%7C',
    'a%00.jpg',
    'a%0A',
    'a%7F',
    'a%',
    'data:x',
  ].map((path): [string, ParsedSource] => [path, refused('forbidden-path')]),
  ['https://img.example.org/a.jpg', remote('https://img.example.org/a.jpg')],
  ['HTTPS://IMG.example.org/a.jpg', remote('https://img.example.org/a.jpg')],
  ['https:/img.example.org/a.jpg', remote('https://img.example.org/a.jpg')],
  ['https%3A%2F%2Fimg.example.org/a.jpg', remote('https://img.example.org/a.jpg')],
  ['https://img.example.org/a%2520b.jpg', remote('https://img.example.org/a%20b.jpg')],
  ['https://img.example.org/a.jpg%3Fv=1', remote('https://img.example.org/a.jpg?v=1')],
  ['https://img.example.org/a.jpg?v=1', remote('https://img.example.org/a.jpg?v=1')],
  ['https://img.example.org/a.jpg%23part', remote('https://img.example.org/a.jpg')],
  ['http://127.0.0.1:8080/a.jpg', remote('http://127.0.0.1:8080/a.jpg')],
  ...[
    'https://evil.org/a.jpg',
    'https://sub.img.example.org/a.jpg',
    'https://img.example.org.evil.org/a.jpg',
    'https://img.example.org:8443/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://127.0.0.1:8081/a.jpg',
    'https://img.example.org@evil.org/a.jpg',
    'https://img.example.org%40evil.org/a.jpg',
    'https://img.example.org%2540evil.org/a.jpg',
    'https://evil.org%5C@img.example.org/a.jpg',
    'https://name@img.example.org/a.jpg',
    'https://:word@img.example.org/a.jpg',
    'https://',
    'http:/',
  ].map((url): [string, ParsedSource] => [url, refused('forbidden-host')]),
  ['file:///etc/passwd', refused('forbidden-path')],
  ['ftp://img.example.org/a.jpg', refused('forbidden-path')],
])('%s', ([encoded, source]) => {
  expect(parseSource(encoded, domains)).toEqual(source)
})
