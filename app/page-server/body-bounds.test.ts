import { expect, test } from 'vitest'
import { bodyBounds, countPairs, hasFewParts, jsonDepth } from './body-bounds.ts'
import { readFields } from './read-fields.ts'

test.for<[string, number]>([
  ['', 0],
  ['1', 0],
  ['{}', 1],
  ['[[1],{"a":[2]}]', 3],
  ['"[[[["', 0],
  ['{"a\\"[[":"\\\\","b":[]}', 2],
  ['["\\u005b[[", "]]"]', 1],
  [']]]][[', 0],
])('%s is %i deep', ([text, depth]) => {
  expect(jsonDepth(text)).toBe(depth)
})

test('names and values are counted by what stands between them', () => {
  expect(['', 'a', 'a=1&b', '&&&'].map(text => countPairs(Buffer.from(text)))).toEqual([1, 1, 2, 4])
})

test('a multipart body that is no such thing has no parts', () => {
  expect(hasFewParts(Buffer.from('nothing of the kind'), 'x')).toBe(true)
  expect(hasFewParts(Buffer.from('--x'.repeat(bodyBounds.fields)), 'x')).toBe(true)
  expect(hasFewParts(Buffer.from('--x'.repeat(bodyBounds.fields + 2)), 'x')).toBe(false)
})

const post = (type: string, body: string) =>
  new Request('http://fair.test/', { method: 'POST', headers: { 'content-type': type }, body })
const urlencoded = 'application/x-www-form-urlencoded'

test('fields are read as a browser wrote them', async () => {
  const body = 'a=1&a=%D1%8F+%2B&b&c=%&d=x%0D%0Ay%00&&constructor=e'
  expect({ ...(await readFields(post(`${urlencoded}; charset=UTF-8`, body))) }).toEqual({
    a: ['1', 'я +'],
    b: '',
    c: '%',
    d: 'x\ny',
    constructor: 'e',
  })
})

test('parts are read as a browser wrote them, files left out', async () => {
  const part = (head: string, value: string) =>
    `--"x y"\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`.replaceAll('"x y"', 'xy')
  const body = `${part('name="a"', 'я')}${part('name="f"; filename="f.txt"', 'file')}--xy--\r\n`
  for (const boundary of ['xy', '"xy"'])
    expect({ ...(await readFields(post(`multipart/form-data; boundary=${boundary}`, body))) }).toEqual({
      a: 'я',
    })
})

test('what is no form is not for us; what only says so cannot be read', async () => {
  expect(await readFields(post('application/json', '{}'))).toBeNull()
  await expect(readFields(post('multipart/form-data; boundary=x', 'no part'))).rejects.toThrow()
  await expect(readFields(post('multipart/form-data', 'no part'))).rejects.toThrow()
})
