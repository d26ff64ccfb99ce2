import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeMark, markedText, markOf } from './code-mark.ts'

test('a mark is as long as a code, differs by code and edition, and is the same on server and device', async () => {
  const marks = await Promise.all([
    codeMark('7K3M9QXA2B4CDEFG', '2025-09'),
    codeMark('7K3M9QXA2B4CDEFH', '2025-09'),
    codeMark('7K3M9QXA2B4CDEFG', '2026-04'),
  ])
  expect(new Set(marks).size).toBe(3)
  expect(marks.every(mark => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(mark))).toBe(true)
  const digest = createHash('sha256').update(markedText('7K3M9QXA2B4CDEFG', '2025-09')).digest()
  expect(markOf(digest)).toBe(marks[0])
})
