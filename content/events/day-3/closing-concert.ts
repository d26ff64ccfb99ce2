import type { EventRecord } from '../../types.ts'

export default {
  slug: 'closing-concert',
  day: 3,
  from: '19:15',
  to: '20:15',
  hall: 'rotunda',
  format: 'concert',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Виолончель и тишина', en: 'Cello and silence' },
  summary: {
    ru: 'Последний концерт ярмарки: Нина Корабейная играет пьесы, в которых пауз больше, чем нот.',
    en: 'The last concert of the fair: Nina Korabeynaya plays pieces in which there are more rests than notes.',
  },
  description: {
    ru: [
      'К вечеру третьего дня залы гудят даже тогда, когда молчат. Корабейная начнёт с одной ноты и станет ждать, пока ротонда ответит; темп задаёт эхо, а не метроном.',
      'Стулья расставим кругом, спинками к скульптуре. Входить и выходить можно только между пьесами: двери скрипят, а тишина здесь в программе.',
    ],
    en: [
      'By the evening of the third day the halls hum even when they are quiet. Korabeynaya will begin with a single note and wait for the rotunda to answer; the echo sets the tempo, not the metronome.',
      'The chairs will stand in a circle with their backs to the sculpture. Please come and go only between pieces: the doors creak, and silence is on the programme.',
    ],
  },
  speakerIds: [11],
  capacity: 90,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
