import type { PageRecord } from '../types.ts'

export default {
  key: 'home',
  title: { ru: 'Портик', en: 'Portico' },
  lead: { ru: 'Ярмарка академического искусства', en: 'Academic Art Fair' },
  description: {
    ru: '«Портик» — ярмарка академического искусства в Москве, Старый Манежный двор, {fairDates}. Живопись, скульптура, графика, декоративное искусство, школы и книга: лекции, мастер-классы, экскурсии, детская территория.',
    en: 'Portico is an academic art fair at the Old Manège Court in Moscow, {fairDates}. Painting, sculpture, works on paper, decorative arts, schools and books, with talks, master classes, guided tours and a children’s area.',
  },
  blocks: [
    { kind: 'today' },
    {
      kind: 'hero',
      works: [
        {
          number: 11,
          author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
          title: { ru: 'Храм без города', en: 'Temple without a City' },
          year: 2023,
          technique: { ru: 'бумага, тушь, отмывка', en: 'ink and wash on paper' },
          heightCm: 67,
          widthCm: 84,
          picture: 'works/work-058.jpg',
        },
        {
          number: 24,
          author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
          title: { ru: 'Обрубовка', en: 'Planes of the Head' },
          year: 2024,
          technique: {
            ru: 'сангина, мел, тонированная бумага',
            en: 'sanguine and white chalk on toned paper',
          },
          heightCm: 60,
          widthCm: 48,
          picture: 'works/work-013.jpg',
        },
        {
          number: 7,
          author: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
          title: { ru: 'Дальние поля', en: 'Far Fields' },
          year: 2022,
          technique: { ru: 'вырезанная бумага, коллаж', en: 'cut paper, collage' },
          heightCm: 60,
          widthCm: 48,
          picture: 'works/work-040.jpg',
        },
        {
          number: 52,
          author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
          title: { ru: 'Солярная розетта', en: 'Solar Rosette' },
          year: 2024,
          technique: { ru: 'смальта, камень', en: 'smalti and stone mosaic' },
          heightCm: 70,
          widthCm: 70,
          picture: 'works/work-055.jpg',
        },
        {
          number: 38,
          author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
          title: { ru: 'Длинная тень', en: 'Long Shadow' },
          year: 2023,
          technique: { ru: 'офорт синей краской', en: 'etching in blue ink' },
          heightCm: 52,
          widthCm: 42,
          picture: 'works/work-008.jpg',
        },
        {
          number: 63,
          author: { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
          title: { ru: 'Равновесие', en: 'Balance' },
          year: 2021,
          technique: { ru: 'холст, масло', en: 'oil on canvas' },
          heightCm: 90,
          widthCm: 72,
          picture: 'works/work-045.jpg',
        },
        {
          number: 19,
          author: { ru: 'Анна Велигор', en: 'Anna Veligor' },
          title: { ru: 'Урок: куб, шар, амфора', en: 'Lesson: Cube, Sphere, Amphora' },
          year: 2021,
          technique: { ru: 'гравюра резцом на меди', en: 'copperplate engraving' },
          heightCm: 48,
          widthCm: 38,
          picture: 'works/work-001.jpg',
        },
      ],
    },
    {
      kind: 'statement',
      text: {
        ru: 'Мы верим в рисунок. В руку, которая учится, и в глаз, который помнит. Четыре дня школа, мастерская и музей стоят в одном ряду — как колонны под общей кровлей.',
        en: 'We believe in drawing. In the hand that learns and the eye that remembers. For four days the school, the workshop and the museum stand in one row, like columns under a single roof.',
      },
      aside: {
        ru: '«Портик» — ярмарка, где академическая традиция показана как живое ремесло. Работы отбирает кураторский совет, у каждой есть номер, автор, техника и цена.',
        en: 'Portico is a fair where the academic tradition is shown as a living craft. The works are chosen by a curatorial council, and each has a number, an artist, a medium and a price.',
      },
      link: { to: '/manifesto/', label: { ru: 'Читать манифест', en: 'Read the manifesto' } },
    },
    {
      kind: 'numbers',
      items: [
        {
          value: { ru: 'около 70', en: 'about 70' },
          caption: { ru: 'стендов в шести разделах', en: 'stands in six sections' },
        },
        {
          value: { ru: '62', en: '62' },
          caption: { ru: 'события программы', en: 'events in the programme' },
        },
        { value: { ru: '18', en: '18' }, caption: { ru: 'мастер-классов', en: 'master classes' } },
        {
          value: { ru: '36', en: '36' },
          caption: { ru: 'экскурсий по залам', en: 'guided tours' },
        },
      ],
    },
    {
      kind: 'gallery',
      title: { ru: 'Одна стена каталога', en: 'One wall of the catalogue' },
      text: {
        ru: 'Работы показаны в одном масштабе и висят на линии взгляда, 155 см от пола. Нажмите на работу, чтобы рассмотреть её ближе.',
        en: 'The works are shown to one scale and hang at eye level, 155 cm from the floor. Press a work to look at it closely.',
      },
      pictures: [
        'works/work-059.jpg',
        'works/work-033.jpg',
        'works/work-083.jpg',
        'works/work-025.jpg',
        'works/work-075.jpg',
        'works/work-004.jpg',
      ],
    },
    {
      kind: 'sections',
      title: { ru: 'Шесть разделов', en: 'Six sections' },
      names: {
        painting: { ru: 'Живопись', en: 'Painting' },
        sculpture: { ru: 'Скульптура', en: 'Sculpture' },
        paper: { ru: 'Графика', en: 'Works on paper' },
        applied: { ru: 'Декоративное искусство', en: 'Decorative arts' },
        schools: { ru: 'Школы', en: 'Schools' },
        book: { ru: 'Книга', en: 'Book' },
      },
    },
    {
      kind: 'text',
      title: { ru: 'О ярмарке', en: 'About the fair' },
      paragraphs: {
        ru: [
          'Академическое искусство начинается с простого усилия: увидеть форму и передать её так, чтобы увидел другой. «Портик» собирает под одной кровлей тех, кто этому учится, кто этим живёт и кто это хранит, — художников, мастерские, школы, издателей, реставраторов.',
          'Шесть разделов — живопись, скульптура, графика, декоративное искусство, школы и книга — занимают залы, ротонду и галереи Старого Манежного двора. Рядом с законченной вещью здесь можно увидеть и то, с чего она началась: этюд, доску, камень, гипсовую форму. Спросить, как это сделано, тоже можно — автор обычно стоит рядом.',
          '[[before closing: {vipDay} — вернисаж по приглашениям, {visitorDays} ярмарка открыта для всех. || Ярмарка прошла {fairDates}.]] [[before nextFair: Следующая ярмарка — {nextFair}. || ]]',
        ],
        en: [
          'Academic art begins with a simple effort: to see a form, and to set it down so that someone else can see it. Portico brings together under one roof those who are learning to do this, those who live by it and those who preserve it – artists, workshops, schools, publishers, conservators.',
          'Six sections – painting, sculpture, works on paper, decorative arts, schools and books – fill the halls, the rotunda and the galleries of the Old Manège Court. Next to the finished piece you will often find what it started from: a study, a block, a stone, a plaster mould. You may also ask how it was done; the artist is usually standing by.',
          '[[before closing: The VIP opening, by invitation, is on {vipDay}; on {visitorDays} the fair is open to everyone. || The fair was held on {fairDates}.]] [[before nextFair: The next fair will be held on {nextFair}. || ]]',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Как мы отбираем', en: 'How we choose' },
      paragraphs: {
        ru: [
          'Стенд на «Портике» нельзя просто купить. Сначала заявку читает кураторский совет: он смотрит на работы, на замысел стенда и на то, насколько художник владеет своей техникой.',
          'Известное имя не заменяет работы. Школьная постановка и вещь признанного мастера проходят один и тот же отбор и получают одинаковую этикетку: номер, автор, название, год, техника, размер.',
          'После положительного ответа участник выбирает стенд на плане, оплачивает его и присылает материалы для каталога. Участие стоит от {standsFrom}.',
        ],
        en: [
          'A stand at Portico cannot simply be bought. First the curatorial council reads the application: it looks at the works, at the idea of the stand, and at how well the artist commands the medium.',
          'A well-known name is no substitute for the work. A student drawing and a piece by an established master go through the same selection and receive the same label: number, artist, title, date, medium, dimensions.',
          'Once the answer is yes, the exhibitor chooses a stand on the plan, pays for it and sends in the material for the catalogue. Taking part costs from {standsFrom}.',
        ],
      },
    },
    { kind: 'programme', title: { ru: 'Программа', en: 'Programme' } },
    { kind: 'speakers', title: { ru: 'Спикеры', en: 'Speakers' } },
    {
      kind: 'work',
      title: { ru: 'Детям — отдельный пролёт', en: 'A bay for children' },
      text: {
        ru: 'Рисование с гипса, бумажная пластика и печать для трёх возрастов: 4–6, 7–10 и 11–14 лет. Взрослый остаётся рядом, занятия входят в билет.',
        en: 'Drawing from casts, paper sculpture and printmaking for three age groups: 4–6, 7–10 and 11–14. An adult stays close by; classes are included in the ticket.',
      },
      work: {
        number: 70,
        author: { ru: 'Студия 7–10 лет', en: 'Studio, ages 7–10' },
        title: { ru: 'Девять волн', en: 'Nine Waves' },
        year: 2024,
        technique: { ru: 'вырезанная бумага', en: 'cut paper' },
        heightCm: 50,
        widthCm: 50,
        picture: 'works/work-043.jpg',
      },
    },
    { kind: 'tickets', title: { ru: 'Билеты и\u00a0возврат', en: 'Tickets and refunds' } },
    { kind: 'tours', title: { ru: 'Экскурсии', en: 'Guided tours' } },
    { kind: 'award' },
    {
      kind: 'directions',
      title: { ru: 'Как добраться', en: 'How to get there' },
      items: [
        {
          title: { ru: 'Метро', en: 'Metro' },
          text: {
            ru: '«Каретная», второй выход, 7\u00a0минут пешком вдоль набережной.',
            en: 'Karetnaya, exit 2, a seven-minute walk along the embankment.',
          },
        },
        {
          title: { ru: 'Такси', en: 'Taxi' },
          text: {
            ru: 'Карман перед портиком: высадить можно, стоять недолго.',
            en: 'The lay-by in front of the portico: setting down only.',
          },
        },
        {
          title: { ru: 'Вход без ступеней', en: 'Step-free entrance' },
          text: {
            ru: 'Через двор, ворота со\u00a0стороны Конюшенного переулка. Билет проверят здесь\u00a0же.',
            en: 'Across the courtyard, through the gate in Konyushenny Lane. Your ticket is checked here too.',
          },
        },
      ],
    },
    { kind: 'home-questions', title: { ru: 'Вопросы и\u00a0ответы', en: 'Questions and answers' } },
    { kind: 'partners', title: { ru: 'Партнёры', en: 'Partners' } },
    { kind: 'newsletter' },
  ],
} satisfies PageRecord
