import { expect, test } from 'vitest'
import { notFound, PageFailure, toPageError } from './page-error.ts'

test('a page that does not exist says which', () => {
  expect(toPageError(notFound('/nothing/'))).toEqual({ status: 404, message: 'Page not found: /nothing/' })
})

test('an error of ours keeps its words', () => {
  expect(toPageError(new PageFailure(403, 'Not yet'))).toEqual({ status: 403, message: 'Not yet' })
})

test('the words of an unexpected error never reach a visitor', () => {
  expect(toPageError(new Error('password is hunter2'))).toEqual({ status: 500, message: 'Internal error' })
  expect(toPageError('text')).toEqual({ status: 500, message: 'Internal error' })
  expect(toPageError({ status: 404, message: 'not ours' })).toEqual({
    status: 500,
    message: 'Internal error',
  })
})
