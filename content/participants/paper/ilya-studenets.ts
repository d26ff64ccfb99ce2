import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'ilya-studenets',
  number: 32,
  name: { ru: 'Илья Студенец', en: 'Ilya Studenets' },
  type: 'artist',
  city: { ru: 'Тверь', en: 'Tver' },
  section: 'paper',
  stand: 'C-08',
  lead: {
    ru: 'Литограф, который шесть дней в неделю печатает чужие тиражи, а на седьмой — свои.',
    en: 'A lithographer who prints other people’s editions six days a week and his own on the seventh.',
  },
  about: {
    ru: [
      'Мастерская Студенца известна тем, что напечатала других; собственных листов у него меньше двадцати. Рисует он почти всегда реку: в литографии, по его словам, вода и так делает половину работы.',
      'Синюю краску для «Набережной» и «Моста в тумане» Студенец составил на глаз и рецепта не записал. Камней этих работ больше нет, оба сошлифованы. На одном из них уже рисует кто-то другой.',
    ],
    en: [
      'Studenets’s workshop is known for what it has printed for others; there are fewer than twenty sheets of his own. His subject is nearly always a river: in lithography, he says, water does half the work anyway.',
      'He mixed the blue for “The Embankment” and “Bridge in Mist” by eye and kept no recipe. The stones of these two prints are gone, both ground clean. On one of them somebody else is already drawing.',
    ],
  },
  artists: ['ilya-studenets'],
  email: 'kamen@ilya-studenets.example',
  website: 'https://ilya-studenets.example',
  works: [
    {
      picture: 'works/work-028.jpg',
      artist: 'ilya-studenets',
      mark: 'free',
      priceRoubles: 36_000,
    },
    {
      picture: 'works/work-029.jpg',
      artist: 'ilya-studenets',
      mark: 'free',
      priceRoubles: 39_000,
    },
  ],
} satisfies ParticipantRecord
