import type { Both } from './types.ts'

/** Where guided tours go: several departures share a route. */
export const routes = {
  sixSections: { ru: 'Шесть разделов за час', en: 'Six sections in an hour' },
  onPaper: { ru: 'Графика: от карандаша до оттиска', en: 'Works on paper: from pencil to print' },
  sculpture: {
    ru: 'Ротонда и скульптура: обойти кругом',
    en: 'The rotunda and its sculpture: all the way round',
  },
  schools: { ru: 'Как учат рисовать: гипсы и школы', en: 'How drawing is taught: plasters and schools' },
  applied: { ru: 'Мозаика, майолика, шпалера', en: 'Mosaic, maiolica, tapestry' },
  painting: { ru: 'Живопись с трёх расстояний', en: 'Painting from three distances' },
  withChild: { ru: 'Ярмарка с ребёнком: восемь остановок', en: 'The fair with a child: eight stops' },
  yourList: { ru: 'По вашему списку: разделы на выбор', en: 'From your own list: sections of your choice' },
  firstPurchase: {
    ru: 'Первая работа: как выбрать и о чём спросить',
    en: 'A first work: how to choose and what to ask',
  },
  unhurried: { ru: 'Весь «Портик» без спешки', en: 'The whole of Portico, unhurried' },
  drawing: { ru: 'Рисунок: от первой линии до рамы', en: 'Drawing: from the first line to the frame' },
  borders: {
    ru: 'Кайма, меандр, розетка: орнамент на ярмарке',
    en: 'Border, meander, rosette: ornament at the fair',
  },
  bookInHand: {
    ru: 'Книга в руках: от корешка до указателя',
    en: 'The book in the hand: from spine to index',
  },
  sixTechniques: { ru: 'Шесть разделов — шесть техник', en: 'Six sections, six techniques' },
  undersides: {
    ru: 'Изнанка: обороты, подрамники, подписи',
    en: 'The other side: backs, stretchers, signatures',
  },
  whiteOnWhite: { ru: 'Белое на белом: гипс, мрамор, бумага', en: 'White on white: plaster, marble, paper' },
  paperArchitecture: {
    ru: 'Бумажная архитектура: здания, которых нет',
    en: 'Paper architecture: buildings that are not there',
  },
  building: {
    ru: 'Здание как экспонат: от портика до антресоли',
    en: 'The building as an exhibit: from portico to mezzanine',
  },
} satisfies Record<string, Both>
