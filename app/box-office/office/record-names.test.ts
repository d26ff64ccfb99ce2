import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reasonName } from './record-names.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

test('whatever the machine writes down as a reason is told in the language of the office', () => {
  const written = globSync('app/box-office/**/*.server.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/reason: '([a-z]+(?:,? [a-z]+)+)'/g)].map(
      found => found[1] ?? '',
    ),
  )
  expect(written).toContain('nothing to pay')
  const untold = written.filter(reason => reasonName(reason, ru) === reason || !(reason in en.causes))
  expect(untold).toEqual([])
  expect(reasonName('просьба по телефону', en)).toBe('просьба по телефону')
})
