import type { PageRecord } from '../../types.ts'

export default {
  key: 'works',
  title: { ru: 'Работы', en: 'Works' },
  lead: {
    ru: 'Найдите работу, которая подойдёт вашей стене: по цвету, технике, размеру и цене.',
    en: 'Find the work that suits your wall: by colour, technique, size and price.',
  },
  description: {
    ru: 'Все работы ярмарки «Портик» на одной стене и в одном масштабе: подбор по цвету, технике, разделу, году, цене и размеру, который поместится у вас.',
    en: 'All works of the Portico fair on one wall and to one scale: choose by colour, technique, section, year, price and the size that fits your place.',
  },
  blocks: [],
} satisfies PageRecord
