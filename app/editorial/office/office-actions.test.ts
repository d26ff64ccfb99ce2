import { expect, test } from 'vitest'
import { kindNames } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { newOfKind } from './office-actions.ts'

test('whatever can be made anew is offered by its name, and nothing else', () => {
  expect(Object.keys(newOfKind).sort()).toEqual(
    kindNames.filter(kind => kinds[kind].newKey !== null).toSorted(),
  )
})
