import type { EventRecord } from '../../types.ts'

export default {
  slug: 'stonecutters-tools',
  day: 2,
  from: '13:00',
  to: '14:00',
  hall: 'courtyard',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Инструмент каменотёса', en: 'The stonecutter’s tools' },
  summary: {
    ru: 'Степан Ярцевин раскладывает во дворе двадцать инструментов и каждым делает по одному следу на глыбе.',
    en: 'Stepan Yartsevin lays out twenty tools in the courtyard and makes one mark with each of them on a block.',
  },
  description: {
    ru: [
      'Шпунт, троянка, бучарда, скарпель: у каждого свой звук и свой шаг. Ярцевин рубит молча, потом рассказывает, потом даёт молоток желающим — под расписку о том, что торопиться они не будут.',
      'К концу часа на камне останется азбука из двадцати следов. Её оставят во дворе до закрытия: можно приходить и читать пальцами. Очки и рукавицы выдаём.',
    ],
    en: [
      'Point, claw, bush hammer, flat chisel: each has a sound and a stride of its own. Yartsevin cuts in silence, then explains, then hands the mallet to anyone willing to sign a promise not to hurry.',
      'By the end of the hour the stone will carry an alphabet of twenty marks. It stays in the courtyard until the fair closes, to be read with the fingers. Goggles and gloves are provided.',
    ],
  },
  speakerIds: [16],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
