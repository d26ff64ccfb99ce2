import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'denis-cherekhin',
  name: { ru: 'Денис Черехин', en: 'Denis Cherekhin' },
  born: 1971,
  city: { ru: 'Псков', en: 'Pskov' },
  school: { ru: 'Псковские печатные классы', en: 'Pskov Printing Classes' },
  practice: { ru: 'ксилография', en: 'woodcut' },
  about: {
    ru: 'Режет на месте, в поле, и поправок не знает: на доске остаётся всё, что прошло перед глазами за два часа, включая трактор.',
    en: 'He cuts on the spot, in the field, and knows no corrections: whatever passed before his eyes in two hours stays on the block, the tractor included.',
  },
} satisfies ArtistRecord
