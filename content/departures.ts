import type { Both, DepartureSeed } from './types.ts'

const routes = {
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

/** The last eight are speakers of the programme: they lead the author’s tours. */
const guides = {
  podlesina: { ru: 'Ксения Подлесина', en: 'Ksenia Podlesina' },
  gornichev: { ru: 'Павел Горничев', en: 'Pavel Gornichev' },
  verkhoyants: { ru: 'Лидия Верхоянц', en: 'Lidia Verkhoyants' },
  ozernik: { ru: 'Даниил Озерник', en: 'Daniil Ozernik' },
  rubakhina: { ru: 'Эмилия Рубахина', en: 'Emilia Rubakhina' },
  kolodyazhin: { ru: 'Тимур Колодяжин', en: 'Timur Kolodyazhin' },
  veligor: { ru: 'Анна Велигор', en: 'Anna Veligor' },
  pustelgaRim: { ru: 'Юлия Пустельга-Рим', en: 'Yulia Pustelga-Rim' },
  dolnik: { ru: 'Алексей Дольник', en: 'Alexey Dolnik' },
  roslyakova: { ru: 'Вера Рослякова', en: 'Vera Roslyakova' },
  kholmovskaya: { ru: 'Софья Холмовская', en: 'Sofya Kholmovskaya' },
  verstova: { ru: 'Елена Верстова', en: 'Yelena Verstova' },
  loznyak: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
  ovsyanik: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
} satisfies Record<string, Both>

export const departures: DepartureSeed[] = [
  group(1, '11:30', ['ru'], routes.sixSections, guides.podlesina),
  group(1, '12:30', ['ru'], routes.onPaper, guides.gornichev),
  author(1, '13:00', 90, ['ru'], routes.borders, guides.pustelgaRim),
  individual(1, '13:30', ['ru'], routes.yourList, guides.verkhoyants),
  group(1, '14:00', ['ru'], routes.sculpture, guides.rubakhina),
  author(1, '15:00', 90, ['ru'], routes.drawing, guides.veligor),
  group(1, '15:30', ['en'], routes.sixSections, guides.ozernik),
  individual(1, '16:00', ['en'], routes.firstPurchase, guides.kolodyazhin),
  group(1, '16:30', ['ru'], routes.schools, guides.podlesina),
  group(1, '18:00', ['ru'], routes.applied, guides.rubakhina),
  individual(1, '18:30', ['ru'], routes.unhurried, guides.gornichev),
  group(1, '19:30', ['ru'], routes.painting, guides.verkhoyants),
  group(2, '11:30', ['ru'], routes.sixSections, guides.rubakhina),
  author(2, '11:30', 90, ['ru'], routes.bookInHand, guides.dolnik),
  group(2, '12:30', ['en'], routes.onPaper, guides.kolodyazhin),
  individual(2, '13:00', ['ru'], routes.firstPurchase, guides.gornichev),
  group(2, '14:00', ['ru'], routes.painting, guides.podlesina),
  author(2, '14:00', 120, ['ru'], routes.undersides, guides.kholmovskaya),
  group(2, '15:30', ['ru'], routes.applied, guides.verkhoyants),
  group(2, '16:30', ['ru'], routes.schools, guides.rubakhina),
  author(2, '17:00', 90, ['ru'], routes.sixTechniques, guides.roslyakova),
  individual(2, '17:30', ['en'], routes.unhurried, guides.ozernik),
  group(2, '18:00', ['en'], routes.sculpture, guides.kolodyazhin),
  group(2, '19:30', ['ru'], routes.sixSections, guides.gornichev),
  group(3, '11:30', ['ru'], routes.withChild, guides.podlesina),
  individual(3, '12:00', ['ru'], routes.yourList, guides.verkhoyants),
  group(3, '12:30', ['en'], routes.sixSections, guides.ozernik),
  group(3, '14:00', ['ru'], routes.withChild, guides.rubakhina),
  author(3, '14:30', 90, ['ru'], routes.whiteOnWhite, guides.verstova),
  individual(3, '15:00', ['ru'], routes.firstPurchase, guides.gornichev),
  group(3, '15:30', ['ru'], routes.onPaper, guides.podlesina),
  group(3, '16:30', ['en'], routes.painting, guides.kolodyazhin),
  author(3, '17:00', 90, ['en'], routes.paperArchitecture, guides.loznyak),
  author(3, '17:30', 120, ['ru'], routes.building, guides.ovsyanik),
  individual(3, '18:00', ['ru', 'en'], routes.unhurried, guides.ozernik),
  group(3, '18:30', ['ru'], routes.sixSections, guides.verkhoyants),
]

type Day = DepartureSeed['day']
type Languages = DepartureSeed['languages']

function group(day: Day, from: string, languages: Languages, route: Both, guide: Both): DepartureSeed {
  return { type: 'group', day, from, minutes: 60, languages, route, guide }
}

function individual(day: Day, from: string, languages: Languages, route: Both, guide: Both): DepartureSeed {
  return { type: 'individual', day, from, minutes: 90, languages, route, guide }
}

function author(
  day: Day,
  from: string,
  minutes: 90 | 120,
  languages: Languages,
  route: Both,
  guide: Both,
): DepartureSeed {
  return { type: 'author', day, from, minutes, languages, route, guide }
}
