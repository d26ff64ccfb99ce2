import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
import { sentencesOf } from './sentences.ts'

/** Sentences are written apart by a bar. */
function expectSentences(locale: 'ru' | 'en', marked: string) {
  const sentences = marked.split(' | ')
  expect(sentencesOf(sentences.join(' '), locale)).toEqual(sentences)
}

describe('a Russian text ends a sentence', () => {
  test.each([
    ['at its marks', 'Встаньте под купол. | Слышите? | Ещё раз! | Тишина… | И снова.'],
    ['after what closes', 'Он сказал: «Отойдите на три шага». | Эхо пропало. | (Так и было.) | Дальше.'],
    ['before what opens', 'Смотрите вверх. | «Купол» здесь не один. | — Да. | — Нет.'],
    ['before a number', 'Зал пуст. | 12 колонн стоят кругом. | № 5 висит справа.'],
    ['after a number', 'Колонн здесь 12. | Пройдите дальше.'],
    ['after a year and a century', 'Дом построен в 1812 г. | Потом был пожар. | Это XIX в. | Идём дальше.'],
    ['after «и т. д.»', 'Клинья, ниши и т. д. | Обойдите зал. | Кисти, краски и т.\u00a0п. | Всё.'],
  ])('%s', (_when, marked) => expectSentences('ru', marked))
})

describe('a Russian text goes on', () => {
  test.each([
    ['after initials', 'Работа Л. М. Овсяник висит слева. | Дальше.'],
    ['after initials held together', 'Работа Л.\u00a0Овсяник и\u00a0А.С.\u00a0Пушкина.'],
    ['after shortened words', 'Ул. Каретная, д. 5, см. План на стр. 12, рис. Б.'],
    ['in «т. е.» and «до н. э.»', 'Круг, т. е. ротонда, как в V в. до н. э., открыт.'],
    ['before a name of a town', 'Он родился в г. Твери, а учился у проф. Иванова.'],
    ['in a number', 'Ширина 1.5 метра, цена 2 100.50 и время 11.30.'],
    ['after a question inside', '«Куда?» — спросил он и ушёл. | Всё.'],
    ['after dots of thought', 'Он ждал… и дождался.'],
    ['after the number of a list', '1. Встаньте под купол.'],
  ])('%s', (_when, marked) => expectSentences('ru', marked))
})

describe('an English text', () => {
  test.each([
    ['ends at its marks', 'Stand here. | Do you hear it? | Try again! | Silence… | And again.'],
    ['ends after what closes', 'He said, “Take three steps.” | The echo went. | (So it did.) | Go on.'],
    ['ends before what opens', 'Look up. | “Dome” is one word. | ‘Vault’ is another.'],
    ['ends before and after a number', 'There are 12. | 4 doors lead out.'],
    ['goes on after titles and initials', 'Dr. Brown and Mrs. J. S. Bell met at St. Anne’s. | They left.'],
    ['goes on after shortened words', 'See Fig. 3, No. 5, vol. II and pp. 10–12, e.g. Plate 4, c. 1800.'],
    ['goes on in a number', 'It is 1.5 metres wide.'],
    ['goes on after a question inside', '“Where?” he asked, and left.'],
    ['ends after “etc.”', 'Wedges, niches, etc. | Walk round.'],
  ])('%s', (_when, marked) => expectSentences('en', marked))
})

test('nothing is nothing', () => {
  expect(sentencesOf('', 'ru')).toEqual([])
  expect(sentencesOf(' \n', 'en')).toEqual([])
})

test('the stops of the fair lose no word, and no sentence is a splinter', async () => {
  for (const { number, transcript } of await recordsOf('audio-stops')) {
    for (const locale of ['ru', 'en'] as const) {
      for (const text of transcript[locale]) {
        const sentences = sentencesOf(text, locale)
        expect(sentences.join(' '), `stop ${number}`).toBe(text)
        expect(
          sentences.filter(sentence => !/^[\p{Lu}\p{Nd}«“(—–№].*[.!?…][»”)]?$/su.test(sentence)),
        ).toEqual([])
        expect(sentences.filter(sentence => sentence.length < 6)).toEqual([])
      }
    }
  }
})
