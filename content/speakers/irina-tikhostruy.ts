import type { SpeakerRecord } from '../types.ts'

export default {
  id: 9,
  firstName: { ru: 'Ирина', en: 'Irina' },
  lastName: { ru: 'Тихоструй', en: 'Tikhostruy' },
  role: 'artist',
  occupation: { ru: 'рисовальщик', en: 'draughtswoman' },
  city: { ru: 'Вологда', en: 'Vologda' },
  lead: {
    ru: 'Сорок лет рисует один и тот же двор и не считает тему исчерпанной.',
    en: 'Has drawn the same courtyard for forty years and does not consider the subject exhausted.',
  },
  biography: {
    ru: [
      'Сарай, две берёзы, верёвка для белья, с некоторых пор ещё и гараж. Этот вологодский двор Тихоструй нарисовала больше трёх тысяч раз — карандашом, сепией, обожжённой веткой — и на каждом листе ставит не год, а час.',
      'Она окончила Северную рисовальную школу, где учили по старой программе: год линии, потом год пятна. Служила оформителем в краеведческом музее, иллюстрировала учебники ботаники, выставляться начала после пятидесяти.',
      'Пишут обычно о её терпении, сама она говорит о любопытстве. В набросок как лёгкий жанр не верит: короткий рисунок требует долгой подготовки, и готовится к нему не рука, а глаз.',
      'Девяносто её альбомов хранит вологодский «Дом листа». По условию дарения посетителям разрешено их листать.',
    ],
    en: [
      'A shed, two birches, a washing line and, for some time now, a garage. Tikhostruy has drawn this courtyard in Vologda more than three thousand times – in pencil, in sepia, with a charred twig – and marks each sheet not with the year but with the hour.',
      'She trained at the Northern Drawing School, where the old curriculum still held: a year of line, then a year of tone. She worked as a display artist in a local museum, illustrated botany textbooks, and began to exhibit only after fifty.',
      'People tend to write about her patience; she herself speaks of curiosity. She does not believe in the sketch as a light genre: a short drawing takes long preparation, and it is the eye that prepares, not the hand.',
      'Ninety of her sketchbooks are kept at the House of the Sheet in Vologda. By the terms of the gift, visitors are allowed to turn the pages.',
    ],
  },
  picture: 'people/person-43.jpg',
} satisfies SpeakerRecord
