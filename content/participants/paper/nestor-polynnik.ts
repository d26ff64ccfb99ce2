import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'nestor-polynnik',
  number: 25,
  name: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
  type: 'artist',
  city: { ru: 'Кострома', en: 'Kostroma' },
  section: 'paper',
  stand: 'C-01',
  lead: {
    ru: 'Гравёр ночи, который ничего не добавляет к чёрному, кроме света.',
    en: 'An engraver of the night who adds nothing to the black but light.',
  },
  about: {
    ru: [
      'Меццо-тинто начинается с работы, которой не видно: доску неделями зернят качалкой, пока она не станет печатать ровной чернотой. Полынник делает это сам, по вечерам, под радиоспектакли, и каждой доске дал имя пьесы, под которую её готовил.',
      'Доски «Лодки на озере» и «Ротонды при луне» зовутся «Ревизор» и «Снегурочка». С каждой снято двадцать оттисков, больше нельзя: зерно садится, и ночь сереет. Третий лист, «Тихий мост», показывает мастерская «Чёрная манера», стенд C-04.',
      'Родился в 1974 году. Оттиски — в музеях Костромы, Вологды и в Галерее эстампа в Кракове.',
    ],
    en: [
      'Mezzotint begins with work that does not show: the plate is rocked for weeks until it prints an even black. Polynnik does this himself, in the evenings, to plays on the radio, and has named every plate after the play it was prepared to.',
      'The plates of “Boat on the Lake” and “Rotunda by Moonlight” are known as “The Government Inspector” and “The Snow Maiden”. Twenty impressions were pulled from each, and no more: the grain wears down, and the night turns grey. A third print, “The Quiet Bridge”, is with the Black Manner workshop on stand C-04.',
      'Born in 1974. Impressions are in the museums of Kostroma and Vologda and in the Print Gallery in Kraków.',
    ],
  },
  artists: ['nestor-polynnik'],
  email: 'nestor@nestor-polynnik.example',
  works: [
    {
      picture: 'works/work-015.jpg',
      artist: 'nestor-polynnik',
      mark: 'free',
      priceRoubles: 32_000,
    },
    {
      picture: 'works/work-016.jpg',
      artist: 'nestor-polynnik',
      mark: 'free',
      priceRoubles: 45_000,
    },
  ],
} satisfies ParticipantRecord
