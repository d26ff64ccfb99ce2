import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 14,
  firstName: { ru: 'Пётр', en: 'Pyotr' },
  lastName: { ru: 'Залесов', en: 'Zalesov' },
  duty: {
    ru: 'председатель совета, реставратор масляной живописи',
    en: 'chair of the council, conservator of oil paintings',
  },
  about: {
    ru: 'Осматривает холсты до развески и составляет для каждого короткую записку о сохранности. Записку получает участник, а по просьбе покупателя — и покупатель.',
    en: 'He inspects canvases before they are hung and writes a short note on the condition of each. The exhibitor receives the note and so, on request, does the buyer.',
  },
  picture: 'people/person-42.jpg',
} satisfies PersonRecord
