import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 21,
  firstName: { ru: 'Таисия', en: 'Taisia' },
  lastName: { ru: 'Ветлужина', en: 'Vetluzhina' },
  duty: { ru: 'эксперт по текстилю и керамике', en: 'specialist in textiles and ceramics' },
  about: {
    ru: 'Считает нити на сантиметр и слышит трещину в блюде по звону. До неё декоративное искусство на ярмарках проверяли те же, кто смотрел живопись; теперь у него свой эксперт.',
    en: 'She counts threads to the centimetre and can hear a crack when a dish is struck. It used to be the painting specialists who looked at decorative arts; now it has one of its own.',
  },
  picture: 'people/person-45.jpg',
} satisfies PersonRecord
