import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 16,
  firstName: { ru: 'Тамара', en: 'Tamara' },
  lastName: { ru: 'Шатровина', en: 'Shatrovina' },
  duty: { ru: 'эксперт по темперной живописи', en: 'specialist in tempera painting' },
  about: {
    ru: 'Знает левкас на ощупь и позолоту на просвет. Консультирует участников, которые пишут по старым рецептам, и честно говорит, какие из рецептов выдумали позже.',
    en: 'She knows gesso by touch and gilding by the way it takes the light. She advises exhibitors who paint to old recipes, and tells them frankly which of the recipes were made up later.',
  },
  picture: 'people/person-21.jpg',
} satisfies PersonRecord
