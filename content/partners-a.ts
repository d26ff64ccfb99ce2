import type { PartnerSeed } from './types.ts'

export const partnersA: PartnerSeed[] = [
  {
    slug: 'velta',
    name: { ru: 'Вельта', en: 'Velta' },
    category: 'general',
    role: { ru: 'генеральный партнёр', en: 'general partner' },
    about: {
      ru: 'Речное пароходство, которое двенадцать лет поддерживает рисовальные классы в портовых городах. На ярмарке «Вельта» оплачивает дорогу студентам и преподавателям, приехавшим издалека.',
      en: 'A river shipping company that has supported drawing classes in port towns for twelve years. At the fair Velta pays the travel of students and teachers who come from far away.',
    },
    mark: 'marks/partner-01.svg',
  },
  {
    slug: 'rostverk',
    name: { ru: 'Ростверк', en: 'Rostverk' },
    category: 'official',
    role: { ru: 'строительный партнёр', en: 'construction partner' },
    about: {
      ru: 'Строит стены ярмарки: четыре километра профиля и ни одного отверстия в старой кладке. После закрытия всё разбирается и возвращается на склад.',
      en: 'Builds the walls of the fair: four kilometres of framing and not one hole in the old masonry. After closing everything is taken apart and goes back into store.',
    },
    mark: 'marks/partner-02.svg',
  },
  {
    slug: 'stilobat',
    name: { ru: 'Стилобат', en: 'Stilobat' },
    category: 'official',
    role: { ru: 'девелопер', en: 'developer' },
    about: {
      ru: 'Возвращает к жизни исторические кварталы и держит в штате собственного историка. Вместе с ярмаркой привёл в порядок мощение и фонари двора.',
      en: 'Brings historic quarters back into use and keeps a historian on the staff. Together with the fair it has put the paving and the lamps of the courtyard in order.',
    },
    mark: 'marks/partner-14.svg',
  },
  {
    slug: 'kontrfors',
    name: { ru: 'Контрфорс', en: 'Kontrfors' },
    category: 'official',
    role: { ru: 'страхование', en: 'insurance' },
    about: {
      ru: 'Страхует работы от дверей мастерской до дверей покупателя. Осмотр проводит вместе с реставраторами экспертного совета.',
      en: 'Insures works from the door of the studio to the door of the buyer. It inspects them together with the restorers of the expert council.',
    },
    mark: 'marks/partner-11.svg',
  },
  {
    slug: 'exedra',
    name: { ru: 'Экседра', en: 'Exedra' },
    category: 'official',
    role: { ru: 'гостиница', en: 'hotel' },
    about: {
      ru: 'Гостиница в десяти минутах ходьбы по набережной. Здесь живут спикеры, жюри и участники, а в библиотеке лежат книги из короткого списка премии.',
      en: 'A hotel ten minutes’ walk along the embankment. Speakers, jurors and exhibitors stay here, and the books of the award’s shortlist lie in the library.',
    },
    mark: 'marks/partner-21.svg',
  },
  {
    slug: 'order-5',
    name: { ru: 'Ордер 5', en: 'Order 5' },
    category: 'cultural',
    role: { ru: 'архитектурное бюро', en: 'architects' },
    about: {
      ru: 'Бюро обмерило Старый Манежный двор до сантиметра и передало чертежи ярмарке. По ним построены план залов и макет, который можно потрогать в вестибюле.',
      en: 'The practice measured the Old Manège Court to the centimetre and gave the drawings to the fair. The plan of the halls was drawn from them, and so was the model that visitors may touch in the vestibule.',
    },
    mark: 'marks/partner-05.svg',
  },
  {
    slug: 'levkas',
    name: { ru: 'Левкас', en: 'Levkas' },
    category: 'cultural',
    role: { ru: 'реставрационная мастерская', en: 'conservation studio' },
    about: {
      ru: 'Дежурит на ярмарке с первого ящика до последнего: если в дороге что-то случилось, помощь найдётся в соседнем зале.',
      en: 'On duty at the fair from the first crate to the last: should anything happen on the road, help is in the next hall.',
    },
    mark: 'marks/partner-12.svg',
  },
  {
    slug: 'tessera',
    name: { ru: 'Тессера', en: 'Tessera' },
    category: 'cultural',
    role: { ru: 'мозаичная мастерская', en: 'mosaic workshop' },
    about: {
      ru: 'Выкладывает полы и фонтаны, а обрезки смальты отдаёт детским студиям. На ярмарке из них собирают общее панно.',
      en: 'Lays floors and fountains and gives its offcuts of smalti to children’s studios. At the fair they go into a panel made by everyone together.',
    },
    mark: 'marks/partner-13.svg',
  },
  {
    slug: 'patina',
    name: { ru: 'Патина', en: 'Patina' },
    category: 'cultural',
    role: { ru: 'литейная', en: 'foundry' },
    about: {
      ru: 'Отливает бронзу по выплавляемым моделям и раз в год принимает работу выпускника, за которую тот платит только металлом. Отлила знаки книжной премии.',
      en: 'Casts bronze by the lost-wax method and once a year takes on a graduate’s piece for the price of the metal alone. It has cast the badges of the book award.',
    },
    mark: 'marks/partner-17.svg',
  },
  {
    slug: 'ottisk',
    name: { ru: 'Оттиск', en: 'Ottisk' },
    category: 'cultural',
    role: { ru: 'печатная мастерская', en: 'print studio' },
    about: {
      ru: 'Привозит на ярмарку офортный станок и печатников, которые умеют молчать, пока лист под валом. Станок работает на мастер-классах все дни для посетителей.',
      en: 'Brings to the fair an etching press and printers who know how to keep silent while the sheet is under the roller. The press is at work in master classes on every visitor day.',
    },
    mark: 'marks/partner-19.svg',
  },
  {
    slug: 'kinovar',
    name: { ru: 'Киноварь', en: 'Kinovar' },
    category: 'educational',
    role: { ru: 'художественные материалы', en: 'art materials' },
    about: {
      ru: 'Трёт краски по рецептам, которые печатает на каждом тюбике. Снабжает мастер-классы пигментами и проводит урок о том, из чего сделан цвет.',
      en: 'Grinds paints to recipes that it prints on every tube. It supplies the master classes with pigments and gives a lesson on what colour is made of.',
    },
    mark: 'marks/partner-03.svg',
  },
  {
    slug: 'lekalo',
    name: { ru: 'Лекало', en: 'Lekalo' },
    category: 'educational',
    role: { ru: 'выставочное проектирование', en: 'exhibition design' },
    about: {
      ru: 'Берёт на практику студентов архитектурных школ: чертежи стендов они выпускают сами и сами же отвечают за них на монтаже.',
      en: 'Takes students of architecture on placement: they issue the drawings of the stands themselves and answer for them during installation.',
    },
    mark: 'marks/partner-04.svg',
  },
]
