import type { EventRecord } from '../../types.ts'

export default {
  slug: 'sarabande-in-the-rotunda',
  day: 1,
  from: '20:00',
  to: '20:45',
  hall: 'rotunda',
  format: 'concert',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Одна картина — одна сюита', en: 'One picture, one suite' },
  summary: {
    ru: 'Нина Корабейная играет одну сюиту для одной работы; слушатели сидят к картине лицом, к музыканту — спиной.',
    en: 'Nina Korabeynaya plays one suite for one work; the audience faces the picture, with the musician behind them.',
  },
  description: {
    ru: [
      'На этот раз картина — «Мост через пруд»; на вечер холст внесут под купол. Три четверти часа перед одним полотном — срок, к которому глаз не привык; музыка помогает не уйти раньше времени.',
      'Корабейная просит только об одном: до сарабанды не фотографировать.',
    ],
    en: [
      'This time the picture is “Bridge over the Pond”; for the evening the canvas will be carried in under the dome. Three quarters of an hour before a single painting is more than the eye is used to; the music helps it not to leave too soon.',
      'Korabeynaya asks for one thing only: no photographs before the sarabande.',
    ],
  },
  speakerIds: [11],
  capacity: 90,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
