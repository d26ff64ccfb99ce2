import { describe, expect, test } from 'vitest'
import { hasExtension, isExternal, isHttp, isOwnDomain, isScript, needsSlash, withSlash } from './address.ts'

describe('targets that could run script', () => {
  test.for([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'j\u0000avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript\r\n:alert(1)',
    'data:text/html,<script>',
    'DATA:text/html,x',
    'da ta:text/html,x',
    'blob:https://portik.example/1',
    'vbscript:x',
    'VbScript:x',
    'view-source:javascript:alert(1)',
    'view-source:view-source:data:x',
  ])('%j is refused', target => {
    expect(isScript(target)).toBe(true)
  })

  test.for([
    '/javascript:x',
    '#javascript:x',
    '?q=javascript:x',
    '/data/',
    'database:x',
    'https://x.example/javascript:x',
    'mailto:javascript:x',
    'tel:+7',
    '',
  ])('%j is none', target => {
    expect(isScript(target)).toBe(false)
  })
})

describe('targets elsewhere', () => {
  test.for([
    'https://x.example/',
    'HTTP://x.example',
    'http:x',
    'mailto:a@b.example',
    'tel:+74950000000',
    'a.b:c',
    ' https://x.example',
    '//x.example',
    '/\\x.example',
    '\\\\x.example',
    '\\/x.example',
    ' //x.example',
    '/\t/x.example',
    '\n//x.example',
  ])('%j leads away', target => {
    expect(isExternal(target)).toBe(true)
  })

  test.for(['/', '/award/', '/award/?to=https://x.example', '#x:y', '?x', 'award', 'a:b', '', '/a//b'])(
    '%j stays',
    target => {
      expect(isExternal(target)).toBe(false)
    },
  )
})

test('of the web are http, https and what names only a host', () => {
  const web = ['http://x', 'https://x', 'HTTPS://x', ' https://x', '//x', '/\\x']
  const others = ['mailto:x@y.example', 'tel:+7', 'httpx:y', 'ftp://x', 'javascript:x']
  expect([...web, ...others].filter(isHttp)).toEqual(web)
})

test('the product’s own domain is known by its host', () => {
  const own = (target: string) => isOwnDomain(target, 'https://portik.example')
  expect(
    [
      'https://portik.example/award/',
      'http://portik.example',
      'https://PORTIK.example/',
      '/award/',
      'https://portik.example.evil.example/',
      'https://www.portik.example/',
      'https://portik.example@evil.example/',
      'https://portik.example:8443/',
      '//evil.example/',
      'https://',
    ].map(own),
  ).toEqual([true, true, true, true, false, false, false, false, false, false])
})

describe('every path ends with a slash', () => {
  test.for([
    ['/award', '/award/'],
    ['/award/', '/award/'],
    ['/', '/'],
    ['/en', '/en/'],
    ['/award?x=1#h', '/award/?x=1#h'],
    ['/award/?x=1#h', '/award/?x=1#h'],
    ['/award#h', '/award/#h'],
    ['/award?to=/x', '/award/?to=/x'],
    ['/file.pdf', '/file.pdf'],
    ['/file.pdf?x', '/file.pdf?x'],
    ['/v1.2/notes', '/v1.2/notes/'],
    ['/favicon.ICO', '/favicon.ICO'],
    ['?x=1', '?x=1'],
    ['#h', '#h'],
    ['', ''],
  ] as const)('%j → %j', ([target, slashed]) => {
    expect(withSlash(target)).toBe(slashed)
  })

  test('unless its last segment is a file’s name', () => {
    const paths = ['/a', '/a/', '/a.b', '/a.b/', '/a.b/c', '/.hidden', '/a.', '/Каталог.pdf']
    expect(paths.filter(needsSlash)).toEqual(['/a', '/a.b/c', '/a.'])
    expect(paths.filter(hasExtension)).toEqual(['/a.b', '/.hidden', '/Каталог.pdf'])
  })
})
