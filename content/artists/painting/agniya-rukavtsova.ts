import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'agniya-rukavtsova',
  name: { ru: 'Агния Рукавцова', en: 'Agnia Rukavtsova' },
  born: 1967,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  school: { ru: 'школа реставраторов, Нижний Новгород', en: 'school of conservation, Nizhny Novgorod' },
  practice: { ru: 'акварель', en: 'watercolour' },
  about: {
    ru: 'Днём возвращает чужой живописи цвет, до начала рабочего дня пишет свою. На большой формат утра не хватает, и она о нём не жалеет.',
    en: 'By day she gives other people’s paintings their colour back; before work she paints her own. A morning is too short for a large format, and she does not miss it.',
  },
} satisfies ArtistRecord
