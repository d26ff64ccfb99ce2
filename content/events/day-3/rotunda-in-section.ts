import type { EventRecord } from '../../types.ts'

export default {
  slug: 'rotunda-in-section',
  day: 3,
  from: '15:45',
  to: '16:30',
  hall: 'rotunda',
  format: 'excursion',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Ротонда в разрезе', en: 'The rotunda in section' },
  summary: {
    ru: 'Лев Овсяник читает здание от купола до подошвы колонны — по-русски и по-английски, попеременно.',
    en: 'Lev Ovsyanik reads the building from the dome to the foot of a column, in Russian and English by turns.',
  },
  description: {
    ru: [
      'Как двенадцать опор делят круг, почему шаги в центре звучат громче, чем у стены, и где строители спрятали то, что не сошлось. Овсяник чертит разрез мелом прямо на планшете и пускает его по рукам.',
      'Обход короткий, без лестниц. В конце все вместе измерим диаметр зала самым старым способом — взявшись за руки.',
    ],
    en: [
      'How twelve supports divide a circle, why footsteps sound louder in the middle than by the wall, and where the builders hid what would not come out even. Ovsyanik chalks the section on a board as he goes and passes it round.',
      'The walk-through is short and has no stairs. At the end we measure the diameter of the room together, by the oldest method there is: holding hands.',
    ],
  },
  speakerIds: [6],
  capacity: 25,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
