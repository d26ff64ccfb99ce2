import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 28,
  firstName: { ru: 'Василиса', en: 'Vasilisa' },
  lastName: { ru: 'Купавина', en: 'Kupavina' },
  duty: { ru: 'пресс-секретарь', en: 'press officer' },
  about: {
    ru: 'Отвечает журналистам в тот же день и сама провожает съёмочные группы по залам. Из пресс-релизов вычёркивает прилагательные.',
    en: 'She answers journalists the same day and takes camera crews through the halls herself. From press releases she strikes out the adjectives.',
  },
  picture: 'people/person-07.jpg',
} satisfies PersonRecord
