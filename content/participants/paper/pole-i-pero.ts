import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'pole-i-pero',
  number: 34,
  name: { ru: 'Поле и перо', en: 'Field and Pen' },
  type: 'workshop',
  city: { ru: 'Псков', en: 'Pskov' },
  section: 'paper',
  stand: 'C-10',
  lead: {
    ru: 'Двое псковских художников, резчик и рисовальщица, которые ходят на этюды вместе.',
    en: 'Two artists from Pskov, a woodcutter and a draughtswoman, who go out sketching together.',
  },
  about: {
    ru: [
      'Денис Черехин и Марфа Тарасова пятнадцать лет садятся в поле спиной друг к другу: так на двоих получается весь горизонт. Она рисует гусиным пером, он режет прямо на доске, ножом, без предварительного рисунка.',
      'На стенде — «Аллея», «Акведук» и «Тополя» Черехина и перовые листы Тарасовой, сделанные в те же часы, только в противоположную сторону. Развеска повторяет их посадку: чтобы увидеть второй лист, надо обернуться.',
    ],
    en: [
      'For fifteen years Denis Cherekhin and Marfa Tarasova have been sitting down in a field back to back: between the two of them they get the whole horizon. She draws with a goose quill; he cuts straight into the block with a knife and no drawing beforehand.',
      'The stand has Cherekhin’s “The Avenue”, “Aqueduct” and “Poplars”, and Tarasova’s pen drawings made at the same hours but facing the other way. The hanging follows their seats: to see the second sheet you have to turn round.',
    ],
  },
  artists: ['denis-cherekhin', 'marfa-tarasova'],
  email: 'dvoe@pole-i-pero.example',
  works: [
    {
      picture: 'works/work-020.jpg',
      artist: 'denis-cherekhin',
      mark: 'free',
      priceRoubles: 34_000,
    },
    {
      picture: 'works/work-021.jpg',
      artist: 'denis-cherekhin',
      mark: 'free',
      priceRoubles: 36_000,
    },
    {
      picture: 'works/work-022.jpg',
      artist: 'denis-cherekhin',
      mark: 'free',
      priceRoubles: 28_000,
    },
  ],
} satisfies ParticipantRecord
