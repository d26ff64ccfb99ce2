import type { EventRecord } from '../../types.ts'

export default {
  slug: 'singing-line',
  day: 2,
  from: '16:00',
  to: '17:15',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Поющая линия: рисунок под виолончель', en: 'The singing line: drawing to the cello' },
  summary: {
    ru: 'Нина Корабейная играет, Ирина Тихоструй рисует; начинают и заканчивают они одновременно.',
    en: 'Nina Korabeynaya plays, Irina Tikhostruy draws; they begin and end at the same moment.',
  },
  description: {
    ru: [
      'Договорённости всего две: длительность и размер листа. Виолончелистка не видит рисунка, рисовальщица не знает программы; зрители видят и слышат обеих и узнают больше, чем каждая из них.',
      'Три части, три листа: перо, уголь, мокрая кисть. После каждой — короткая пауза, чтобы рассмотреть, где линия успела за звуком, а где обогнала его.',
    ],
    en: [
      'Only two things are agreed beforehand: the length and the size of the sheet. The cellist cannot see the drawing, the draughtswoman does not know the programme; the audience sees and hears both and learns more than either.',
      'Three movements, three sheets: pen, charcoal, wet brush. After each comes a short pause, to see where the line kept up with the sound and where it overtook it.',
    ],
  },
  speakerIds: [11, 9],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
