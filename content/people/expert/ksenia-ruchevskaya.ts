import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 20,
  firstName: { ru: 'Ксения', en: 'Ksenia' },
  lastName: { ru: 'Ручевская', en: 'Ruchevskaya' },
  duty: { ru: 'химик-технолог', en: 'materials chemist' },
  about: {
    ru: 'Изучает, как стареют новые краски, и держит на подоконнике лаборатории выкраски, которым скоро пятнадцать лет. Отвечает участникам на вопрос, что будет с этим цветом дальше.',
    en: 'She studies how new paints grow old, and on the windowsill of her laboratory keeps colour samples that will soon be fifteen. Exhibitors come to her to ask what will become of this colour in time.',
  },
  picture: 'people/person-11.jpg',
} satisfies PersonRecord
