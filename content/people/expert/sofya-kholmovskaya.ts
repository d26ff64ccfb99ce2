import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 15,
  firstName: { ru: 'Софья', en: 'Sofya' },
  lastName: { ru: 'Холмовская', en: 'Kholmovskaya' },
  duty: { ru: 'эксперт по бумаге', en: 'specialist in paper' },
  about: {
    ru: 'Проверяет, чем закреплён лист под стеклом и выдержит ли он свет выставочного зала. Рисунки на кислом картоне просит перемонтировать до открытия.',
    en: 'She checks how a sheet is held under its glass and whether it will bear the light of an exhibition hall. Drawings on acid board she asks to have remounted before the opening.',
  },
  picture: 'people/person-03.jpg',
} satisfies PersonRecord
