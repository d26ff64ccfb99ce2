import { expect, test } from 'vitest'
import { languagesIn } from './set-release.server.ts'

test.for([
  [undefined, []],
  ['ru', ['ru']],
  [
    ['en', 'ru'],
    ['ru', 'en'],
  ],
  // Sent again and again, each is one; of others nothing is known.
  [['ru', 'ru', 'ru'], ['ru']],
  [['de', 'toString', ''], []],
] as [string | string[] | undefined, string[]][])('the languages in %j are %j', ([languages, read]) => {
  expect(languagesIn({ typed: languages === undefined ? {} : { languages } })).toEqual(read)
})
