import { expect, test } from 'vitest'
import { foldText, matchesQuery } from './folded-text.ts'

test.each([
  ['Велигор', 'Veligor'],
  ['Ольшаница', 'Olshanitsa'],
  ['Тихоструй', 'Tikhostruy'],
  ['Ярцевин', 'Yartsevin'],
  ['Щукина', 'Shchukina'],
  ['Пустельга-Рим', 'Pustelga-Rim'],
  ['Алексей', 'Alexey'],
  ['Ёлкин', 'Елкин'],
  ['Юрьев', 'Yuryev'],
  ['Café', 'cafe'],
  ['«Северный\u00a0свод»', 'северный свод'],
])('%s and %s are one word', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test.each([
  ['veli', 'Мария Велигор'],
  ['мария велигор', 'Велигор, Мария'],
  ['velgior', 'Велигор'],
  ['северний', 'Северный свод'],
  ['тихая масткрская', '«Тихая мастерская»'],
  ['', 'anything'],
])('«%s» finds «%s»', (query, text) => {
  expect(matchesQuery(query, text)).toBe(true)
})

test.each([
  ['вер', 'Велигор'],
  ['вилы', 'Велигор'],
  ['мария лозняк', 'Мария Велигор'],
  ['лигор', 'Велигор'],
])('«%s» does not find «%s»', (query, text) => {
  expect(matchesQuery(query, text)).toBe(false)
})
