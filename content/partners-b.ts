import type { PartnerSeed } from './types.ts'

export const partnersB: PartnerSeed[] = [
  {
    slug: 'molbert-i-syn',
    name: { ru: 'Мольберт и сын', en: 'Molbert & Son' },
    category: 'educational',
    role: { ru: 'художественный салон', en: 'art supplies' },
    about: {
      ru: 'Семейный магазин, где подрамник собирают при покупателе. Даёт ярмарке шестьдесят мольбертов, которые потом уезжают в школы.',
      en: 'A family shop where a stretcher is put together in front of the customer. It lends the fair sixty easels, which afterwards travel on to schools.',
    },
    mark: 'marks/partner-16.svg',
  },
  {
    slug: 'friz',
    name: { ru: 'Фриз', en: 'Friz' },
    category: 'informational',
    role: { ru: 'медиапартнёр', en: 'media partner' },
    about: {
      ru: 'Сетевое издание о выставках и тех, кто их делает. Во время ярмарки выпускает вечернюю хронику: один день, одна работа, один разговор.',
      en: 'An online publication about exhibitions and the people who make them. During the fair it brings out an evening chronicle: one day, one work, one conversation.',
    },
    mark: 'marks/partner-08.svg',
  },
  {
    slug: 'poluton',
    name: { ru: 'Полутон', en: 'Poluton' },
    category: 'informational',
    role: { ru: 'фотолаборатория', en: 'photographic laboratory' },
    about: {
      ru: 'Снимает залы и работы для каталога и прессы, печатает вручную. Снимки ярмарки передаёт в открытый архив с подписями на двух языках.',
      en: 'Photographs the halls and the works for the catalogue and the press, and prints by hand. Its pictures of the fair go into an open archive with captions in two languages.',
    },
    mark: 'marks/partner-09.svg',
  },
  {
    slug: 'grattage',
    name: { ru: 'Граттаж', en: 'Grattage' },
    category: 'informational',
    role: { ru: 'журнал', en: 'magazine' },
    about: {
      ru: 'Журнал о рисунке, выходит четыре раза в год и печатает листы в натуральную величину. Осенний номер целиком посвящён учебной постановке.',
      en: 'A magazine about drawing that appears four times a year and prints sheets at actual size. The autumn issue is given over entirely to the classroom still life.',
    },
    mark: 'marks/partner-18.svg',
  },
  {
    slug: 'radio-rotonda',
    name: { ru: 'Радио Ротонда', en: 'Radio Rotonda' },
    category: 'informational',
    role: { ru: 'информационный партнёр', en: 'radio partner' },
    about: {
      ru: 'Рассказывает об изобразительном искусстве тем, кто слушает его на кухне и в дороге. Записала голоса для аудиогида ярмарки.',
      en: 'Talks about the visual arts to people who listen in the kitchen and on the road. It recorded the voices for the fair’s audio guide.',
    },
    mark: 'marks/partner-22.svg',
  },
  {
    slug: 'tikhaya-bumaga',
    name: { ru: 'Тихая Бумага', en: 'Quiet Paper' },
    category: 'technical',
    role: { ru: 'бумага каталога', en: 'catalogue paper' },
    about: {
      ru: 'Бумажная фабрика на малой реке; её листы не шуршат при перелистывании. На этой бумаге напечатаны каталог и все этикетки.',
      en: 'A paper mill on a small river, whose sheets make no sound when turned. The catalogue and all the labels are printed on its paper.',
    },
    mark: 'marks/partner-06.svg',
  },
  {
    slug: 'granula',
    name: { ru: 'Гранула', en: 'Granula' },
    category: 'technical',
    role: { ru: 'свет', en: 'lighting' },
    about: {
      ru: 'Ставит свет, при котором серый остаётся серым. Для графики лампы приглушены, и датчики считают, сколько света получил каждый лист.',
      en: 'Sets up light in which grey stays grey. For works on paper the lamps are turned down, and sensors count how much light each sheet has received.',
    },
    mark: 'marks/partner-07.svg',
  },
  {
    slug: 'sepia-press',
    name: { ru: 'Сепия Пресс', en: 'Sepia Press' },
    category: 'technical',
    role: { ru: 'типография', en: 'printers' },
    about: {
      ru: 'Печатает каталог, билеты для кассы и план залов. Этикетки набирает в день монтажа, прямо в вестибюле.',
      en: 'Prints the catalogue, the tickets for the desk and the plan of the halls. The labels it sets on the day of installation, right there in the vestibule.',
    },
    mark: 'marks/partner-10.svg',
  },
  {
    slug: 'kannelyura',
    name: { ru: 'Каннелюра', en: 'Kannelyura' },
    category: 'technical',
    role: { ru: 'оборудование залов', en: 'hall equipment' },
    about: {
      ru: 'Постаменты, витрины, подвесы и скамьи, которые хочется занять. Всё рассчитано на многократную сборку.',
      en: 'Plinths, cases, hanging systems, and benches one is glad to sit on. All of it is made to be put up and taken down many times.',
    },
    mark: 'marks/partner-15.svg',
  },
  {
    slug: 'amfora',
    name: { ru: 'Амфора', en: 'Amfora' },
    category: 'technical',
    role: { ru: 'логистика искусства', en: 'art logistics' },
    about: {
      ru: 'Упаковывает и возит работы в машинах с ровным климатом. На ярмарке держит стол упаковки: купленную вещь здесь соберут в дорогу.',
      en: 'Packs works of art and carries them in vans with a steady climate. At the fair it keeps the packing desk, where a purchase is made ready for the journey.',
    },
    mark: 'marks/partner-20.svg',
  },
  {
    slug: 'arkhivolt',
    name: { ru: 'Архивольт', en: 'Arkhivolt' },
    category: 'technical',
    role: { ru: 'интернет-провайдер', en: 'internet provider' },
    about: {
      ru: 'Проводит связь под своды, не сверля их, и держит её, когда на входе проверяют билеты сразу несколько сотен человек.',
      en: 'Brings a connection in under the vaults without drilling them, and keeps it up while several hundred people are having their tickets checked at once.',
    },
    mark: 'marks/partner-23.svg',
  },
  {
    slug: 'ekhin',
    name: { ru: 'Эхин', en: 'Ekhin' },
    category: 'technical',
    role: { ru: 'кофейня ярмарки', en: 'the fair’s coffee' },
    about: {
      ru: 'Кофе, чай на травах и пироги перед правым залом. Чашки здесь керамические, поэтому выносить их к стендам нельзя.',
      en: 'Coffee, herbal tea and pies in front of the right-hand hall. The cups are ceramic, which is why they may not be taken to the stands.',
    },
    mark: 'marks/partner-24.svg',
  },
]
