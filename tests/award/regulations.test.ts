import { expect, test } from 'vitest'
import { awardRule, criteria, nominations } from '../../app/award/count/award-rule.ts'
import regulations from '../../content/documents/award-regulations-4.ts'
import jury from '../../content/pages/take-part/award-jury.ts'

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

test('what becomes of a mark and of a list when something comes to light late is said as it is counted', () => {
  expect(regulations.version).toBeGreaterThan(3)
  for (const phrase of [
    'оценка, уже поставленная книге, остаётся в счёте, а во втором туре этот член жюри книгу не оценивает',
    'книгу из него вычёркивают, другую на её место не берут',
    'оценки остаются в протоколе под номером заявки, без имени и названия',
  ]) {
    expect(words('ru')).toContain(phrase)
  }
  for (const phrase of [
    'the mark already given to the book still counts, and the juror does not judge the book in the second round',
    'the book is struck off it, no other takes its place',
    'its marks remain in the protocol under the number of the application, without name or title',
  ]) {
    expect(words('en')).toContain(phrase)
  }
  // The words of earlier versions, which said otherwise.
  expect(words('ru')).not.toContain('ни в одном туре')
  expect(words('en')).not.toContain('in neither round')
  expect(words('en')).not.toContain('drawn up again')
  expect(JSON.stringify(jury)).not.toMatch(/ни\sв\sодном\sтуре|neither round/)
})
