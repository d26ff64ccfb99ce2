import { expect, test } from 'vitest'
import { awardRule, criteria, nominations } from '../../app/award/count/award-rule.ts'
import regulations from '../../content/documents/award-regulations-2.ts'

const names = {
  research: { ru: '«Исследование»', en: 'Research' },
  debut: { ru: '«Дебют»', en: 'Debut' },
  master: { ru: '«Монография о мастере»', en: 'Monograph on a master' },
  teaching: { ru: '«Учебная книга»', en: 'Textbook' },
}
const words = (locale: 'ru' | 'en') =>
  regulations.articles
    .flatMap(({ paragraphs }) => paragraphs[locale])
    .join('\n')
    .replaceAll('\u00a0', ' ')

test('the regulations name the weights that are counted by', () => {
  for (const nomination of nominations) {
    const weights = criteria.map(criterion => awardRule.weights[nomination][criterion]).join(', ')
    expect(words('ru')).toContain(`${names[nomination].ru} — ${weights}`)
    expect(words('en')).toContain(`${names[nomination].en}: ${weights}`)
  }
})

test('the regulations name the numbers that are counted by', () => {
  const { shortlist, leastScores, quorum, leastGrades, worstWinningGrade } = awardRule
  expect([shortlist, leastScores, quorum, leastGrades, worstWinningGrade]).toEqual([5, 2, 5, 4, 'good'])
  for (const phrase of [
    'пять книг с лучшей выверенной оценкой',
    'оценили не меньше двух человек',
    'Кворум номинации — пять бюллетеней',
    'оценили не меньше четырёх членов жюри',
    'медиана не ниже «Хорошо»',
  ]) {
    expect(words('ru')).toContain(phrase)
  }
  for (const phrase of [
    'the five books with the best adjusted marks',
    'at least two jurors have marked it',
    'The quorum of a category is five ballots',
    'at least four jurors have graded it',
    'if that is no worse than Good',
  ]) {
    expect(words('en')).toContain(phrase)
  }
})
