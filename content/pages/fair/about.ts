import type { PageRecord } from '../../types.ts'

export default {
  key: 'about',
  title: { ru: 'О ярмарке', en: 'About' },
  lead: {
    ru: 'Четыре дня академического искусства в Старом Манежном дворе: около 70 стендов, шесть разделов и люди, которые могут объяснить, как это сделано.',
    en: 'Four days of academic art at the Old Manège Court: about 70 stands, six sections, and people who can explain how it was done.',
  },
  description: {
    ru: 'О ярмарке «Портик»: что мы называем академическим искусством, как устроены шесть разделов и четыре дня, кто отбирает работы. {fairDates}.',
    en: 'About the Portico fair in Moscow: what we mean by academic art, how the six sections and the four days work, and who chooses the works. {fairDates}.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: 'Портик — это уже крыша, но ещё улица. Сюда входят с набережной, а выходят отсюда в зал.',
        en: 'A portico is already a roof and still a street. You step under it from the embankment and leave it for the hall.',
      },
      aside: {
        ru: 'Ярмарка устроена так же. Она стоит между мастерской, где вещь сделана, и стеной, на которой она будет жить дальше.',
        en: 'The fair is built the same way. It stands between the workshop where a thing is made and the wall where it will go on living.',
      },
      link: { to: '/manifesto/', label: { ru: 'Читать манифест', en: 'Read the manifesto' } },
    },
    {
      kind: 'numbers',
      items: [
        { value: { ru: 'около 70', en: 'about 70' }, caption: { ru: 'стендов', en: 'stands' } },
        { value: { ru: '6', en: '6' }, caption: { ru: 'разделов', en: 'sections' } },
        { value: { ru: '24', en: '24' }, caption: { ru: 'спикера', en: 'speakers' } },
        { value: { ru: '4', en: '4' }, caption: { ru: 'дня', en: 'days' } },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Что мы называем академическим', en: 'What we call academic' },
      paragraphs: {
        ru: [
          'Искусство, которому можно научить. Рисунок с натуры, построение, композиция, знание материала — всё, что передаётся из рук в руки и проверяется глазом, а не датой или манерой.',
          'Это не стиль и не эпоха. На соседних стендах могут оказаться натюрморт, написанный за сорок сеансов, и холст с одним чёрным прямоугольником. Соседство держится, пока за прямоугольником видна школа.',
          'Поэтому рядом с законченной вещью мы просим показывать то, что обычно остаётся в мастерской: пробный оттиск, картон, восковую модель, лист, на котором ничего не вышло с первого раза.',
        ],
        en: [
          'Art that can be taught. Drawing from life, construction, composition, a knowledge of materials: everything that passes from hand to hand and is tested by the eye rather than by a date or a manner.',
          'It is neither a style nor a period. A still life painted over forty sittings may find itself next to a canvas with a single black rectangle. The arrangement holds as long as there is schooling behind the rectangle.',
          'That is why we ask exhibitors to bring, along with the finished piece, what usually stays in the workshop: a trial proof, a cartoon, a wax model, the sheet on which nothing came right the first time.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'sections',
      title: { ru: 'Шесть разделов', en: 'Six sections' },
      items: [
        {
          title: { ru: 'Живопись', en: 'Painting' },
          text: {
            ru: 'Левый зал, вдоль стен. Масло, темпера, акрил, левкас и золото — от этюда до большой картины.',
            en: 'The left-hand hall, along the walls. Oil, tempera, acrylic, gesso and gold, from the study to the large picture.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Скульптура', en: 'Sculpture' },
          text: {
            ru: 'Ротонда. Скульптура и рисунок скульптора: стенды стоят кольцом, и каждую вещь можно обойти.',
            en: 'The rotunda. Sculpture and sculptors’ drawings: the stands form a ring, and you can walk round every piece.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Графика', en: 'Works on paper' },
          text: {
            ru: 'Середина левого зала, подальше от окон. Гравюра, литография, акварель, тушь, вырезанная бумага.',
            en: 'The middle of the left-hand hall, away from the windows. Engraving, lithography, watercolour, ink, cut paper.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Декоративное искусство', en: 'Decorative arts' },
          text: {
            ru: 'Правый зал, вдоль стен. Мозаика, майолика, шпалера: вещи, у которых есть вес и изнанка.',
            en: 'The right-hand hall, along the walls. Mosaic, maiolica, tapestry: things that have weight and a reverse side.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Школы', en: 'Schools' },
          text: {
            ru: 'Середина правого зала. Учебный рисунок, постановки, архитектурная отмывка — и педагоги у своих стендов.',
            en: 'The middle of the right-hand hall. Student drawings, studio still lifes, architectural wash drawings – with the teachers at their stands.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Книга', en: 'Book' },
          text: {
            ru: 'Галереи по обе стороны вестибюля. Издатели, иллюстраторы, экслибрис и короткий список премии «Слово об искусстве».',
            en: 'The galleries on either side of the vestibule. Publishers, illustrators, bookplates and the shortlist of the Word on Art award.',
          },
          to: '/award/',
        },
      ],
    },
    {
      kind: 'work',
      title: { ru: 'Место для одной вещи', en: 'Room for one thing' },
      text: {
        ru: 'Архитектор Роман Лозняк нарисовал здание, в котором висит единственная картина. Наши залы щедрее, но правило то же: каждой работе нужно расстояние.',
        en: 'The architect Roman Loznyak has drawn a building in which a single picture hangs. Our halls are more generous, but the rule is the same: every work needs distance.',
      },
      work: {
        number: 13,
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        title: { ru: 'Ротонда для одной картины', en: 'A Rotunda for One Picture' },
        year: 2024,
        technique: { ru: 'бумага, тушь, отмывка', en: 'ink and wash on paper' },
        heightCm: 79,
        widthCm: 63,
        picture: 'works/work-059.jpg',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Четыре дня', en: 'Four days' },
      paragraphs: {
        ru: [
          '[[before closing: Первый вечер, {vipDay}, {vipHours}, — вернисаж по приглашениям. || Первый вечер — вернисаж по приглашениям.]] На нём называют лауреатов премии за книгу об искусстве.',
          '[[before closing: Дальше двери открыты для всех: {visitorDays}, {visitorHours}. || Дальше двери открыты для всех.]] В лектории и на малой сцене говорят и спорят, в мастерских режут, печатают и переплетают, по залам ходят экскурсии. На лекции и дискуссии обычно приходят по входному билету; записываться нужно на мастер-классы, экскурсии, профессиональный день и на встречи, где мало мест.',
          '[[before closing: Не получится в этот раз — приходите в другой. || ]] [[before nextFair: Следующая ярмарка — {nextFair}. || Дни следующих ярмарок объявляем на этом сайте.]]',
        ],
        en: [
          '[[before closing: The first evening, {vipDay}, {vipHours}, is the VIP opening, by invitation. || The first evening is the VIP opening, by invitation.]] It is when the winners of the award for a book about art are named.',
          '[[before closing: After that the doors are open to all: {visitorDays}, {visitorHours}. || After that the doors are open to all.]] There is talk and argument in the lecture hall and on the small stage; there is cutting, printing and bookbinding in the workshops, and guided tours go through the halls. Most talks and discussions need only an entrance ticket; master classes, tours, the professional day and anything with few places are booked beforehand.',
          '[[before closing: If you cannot come this time, come to another fair. || ]] [[before nextFair: The next fair will be held on {nextFair}. || The dates of future fairs are announced on this site.]]',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Первые две ярмарки', en: 'The first two fairs' },
      paragraphs: {
        ru: [
          'Первый «Портик» прошёл осенью 2024 года: 41 стенд, 8600 посетителей и очередь на единственный мастер-класс по отмывке. Второй открылся весной 2025-го: стендов было уже 58, гостей — 12 300, а в мастерских работали все три дня.',
          'За две ярмарки участники продали 470 работ, больше половины — графика и книга. Седьмая часть купленного ушла в музеи и школьные собрания. С третьей ярмарки «Портик» занимает оба зала целиком и проходит дважды в год, весной и осенью.',
        ],
        en: [
          'The first Portico was held in autumn 2024: 41 stands, 8,600 visitors, and a queue for the only master class in wash drawing. The second opened in spring 2025, with 58 stands and 12,300 visitors, and the workshops were busy on all three days.',
          'At the two fairs exhibitors sold 470 works, more than half of them works on paper and books. One purchase in seven went to a museum or a school collection. From the third fair on, Portico fills both halls and is held twice a year, in spring and in autumn.',
        ],
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Старый Манежный двор', en: 'The Old Manège Court' },
      text: {
        ru: 'Два зала, ротонда между ними, галереи у вестибюля и двор со стороны переулка.',
        en: 'Two halls, a rotunda between them, galleries beside the vestibule, and a courtyard on the side of the lane.',
      },
      pictures: [
        'views/view-01.jpg',
        'views/view-02.jpg',
        'views/view-04.jpg',
        'views/view-05.jpg',
        'views/view-10.jpg',
        'views/view-09.jpg',
      ],
    },
    {
      kind: 'quote',
      text: {
        ru: 'Хороший рисунок узнают по тому, где художник остановился.',
        en: 'You can tell a good drawing by where the artist stopped.',
      },
      author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
      position: { ru: 'художник-педагог', en: 'artist and teacher' },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Кто за это отвечает', en: 'Who is responsible' },
      items: [
        {
          title: { ru: 'Организатор', en: 'Organiser' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault (ANO)' },
          to: '/organizer/',
        },
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: {
            ru: 'Читает заявки и решает, чему быть на стендах',
            en: 'Reads applications and decides what is shown',
          },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Экспертный совет', en: 'Expert council' },
          text: {
            ru: 'Смотрит на технику, материал и этикетку',
            en: 'Looks at technique, material and label',
          },
          to: '/expert-council/',
        },
        {
          title: { ru: 'Команда', en: 'Team' },
          text: {
            ru: 'Делает так, чтобы всё открылось вовремя',
            en: 'Sees to it that everything opens on time',
          },
          to: '/team/',
        },
        {
          title: { ru: 'Партнёры', en: 'Partners' },
          text: {
            ru: 'Помогают светом, бумагой, делом и словом',
            en: 'Help with light, paper, work and word',
          },
          to: '/partners/',
        },
      ],
    },
  ],
} satisfies PageRecord
