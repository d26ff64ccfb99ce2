import type { EventRecord } from '../../types.ts'

export default {
  slug: 'workshop-on-film',
  day: 3,
  from: '17:30',
  to: '18:30',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Мастерская на плёнке', en: 'The workshop on film' },
  summary: {
    ru: 'Четыре короткие хроники без слов: как ткут шпалеру, отливают колокольчик, черпают бумагу и точат ножницы.',
    en: 'Four short films without words: weaving a tapestry, casting a handbell, making paper and sharpening scissors.',
  },
  description: {
    ru: [
      'Фильмы сняли сами участники раздела «Школы» — студенты операторских и художественных отделений. Условие было одно: ни музыки, ни голоса за кадром, только звук работы.',
      'Самый короткий длится шесть минут, самый длинный — четырнадцать. После показа авторы ответят на вопросы, а ножницами можно будет воспользоваться.',
    ],
    en: [
      'They were shot by exhibitors in the Schools section, students of camera and fine-art departments. There was one condition: no music and no voice-over, only the sound of the work.',
      'The shortest runs for six minutes, the longest for fourteen. Afterwards the makers will take questions, and the scissors may be tried.',
    ],
  },
  speakerIds: [],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
