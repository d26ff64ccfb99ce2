import type { EventRecord } from '../../types.ts'

export default {
  slug: 'one-notebook-binding',
  day: 1,
  from: '11:30',
  to: '13:30',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Переплёт одной тетради', en: 'Binding a single notebook' },
  summary: {
    ru: 'Издатель Марк Мурогин учит сшивать тетрадь так, чтобы она раскрывалась до конца и не теряла листов.',
    en: 'The publisher Mark Murogin teaches how to sew a notebook that opens flat and loses none of its leaves.',
  },
  description: {
    ru: [
      'Начнём с того, о чём в магазине не спрашивают: куда идёт волокно. Потом сложим тетради, наколем сгибы, сошьём их льняной нитью и закроем обложкой из плотной крашеной бумаги. Клея понадобится совсем немного.',
      'За два часа каждый сделает альбом в шестьдесят четыре страницы. Бумага, нить и инструмент приготовлены, опыт не нужен; пригодятся терпение и чистые руки.',
    ],
    en: [
      'We start with what nobody asks in a shop: which way the grain runs. Then come folding the sections, piercing the folds, sewing them with linen thread and closing them in a cover of heavy dyed paper. Very little glue is needed.',
      'In two hours everyone will make a sketchbook of sixty-four pages. Paper, thread and tools are provided and no experience is required; patience and clean hands will help.',
    ],
  },
  speakerIds: [8],
  capacity: 10,
  priceRoubles: 1200,
  needsRegistration: true,
} satisfies EventRecord
