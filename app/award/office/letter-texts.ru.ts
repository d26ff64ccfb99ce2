import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: '{fairDates}, Москва',
  hello: 'Здравствуйте!',
  'first-round': {
    subject: 'Премия: книги ждут оценки ({owed})',
    title: 'Книги ждут оценки',
    text: 'В\u00a0первом туре премии «Слово об\u00a0искусстве» вам осталось оценить книг: {owed}. Оценки принимаем до\u00a0{until} по\u00a0московскому времени.',
  },
  'second-round': {
    subject: 'Премия: ждём ваш голос во\u00a0втором туре',
    title: 'Ждём ваш голос',
    text: 'Во\u00a0втором туре премии «Слово об\u00a0искусстве» осталось подать бюллетеней: {owed}, считая приз жюри. Голосование идёт до\u00a0{until} по\u00a0московскому времени.',
  },
  open: 'Открыть читальный зал жюри',
  foot: 'Это напоминание секретаря премии. Ответить ему: award@portik.example.',
  privacy: 'Обработка персональных данных',
} as const

export default texts
export type JuryLetterTexts = TextsOf<typeof texts>
