import type { PageRecord } from '../../types.ts'

export default {
  key: 'childrens-area',
  title: { ru: 'Детская территория', en: 'Children’s area' },
  lead: {
    ru: 'Тема — «Большая мастерская»: столы, гипсы, бумага и печатный станок для трёх возрастов.',
    en: 'The theme is The Big Workshop: tables, casts, paper and a printing press for three age groups.',
  },
  description: {
    ru: 'Детская территория ярмарки «Портик» — «Большая мастерская» для детей 4–6, 7–10 и 11–14 лет: занятия, правила и отбор детских стендов.',
    en: 'The children’s area of the Portico fair is The Big Workshop for ages 4–6, 7–10 and 11–14: classes, rules, and the selection of children’s stands.',
  },
  blocks: [
    {
      kind: 'work',
      title: { ru: 'Большая мастерская', en: 'The Big Workshop' },
      text: {
        ru: 'В мастерской можно то, чего нельзя в музее: трогать, отрезать, мешать краски и начинать сначала. Здесь не раздают раскрасок. Ребёнок получает настоящий лист, настоящий инструмент по руке и взрослого, который покажет, как его держать. Готовую работу подписывают, как на стенде: автор, название, год, техника.',
        en: 'A workshop allows what a museum does not: to touch, to cut up, to mix paints and to start again. No colouring books are handed out here. A child is given real paper, a real tool that fits the hand, and a grown-up who shows how to hold it. The finished work is labelled as on any stand: artist, title, date, medium.',
      },
      work: {
        number: 71,
        author: { ru: 'Студия 7–10 лет', en: 'Studio, ages 7–10' },
        title: { ru: 'Город у моря', en: 'Town by the Sea' },
        year: 2025,
        technique: { ru: 'вырезанная бумага', en: 'cut paper' },
        heightCm: 29,
        widthCm: 47,
        picture: 'works/work-044.jpg',
      },
    },
    {
      kind: 'steps',
      as: 'ages',
      title: { ru: 'Три возраста', en: 'Three ages' },
      items: [
        {
          title: { ru: '4–6 лет', en: 'Ages 4–6' },
          text: {
            ru: 'Строим, рисуем и складываем. Занятие короткое, с одним материалом: деревянные детали, линия или лист бумаги. Главный вопрос — на что это похоже.',
            en: 'Building, drawing, folding. The class is short and keeps to one material: wooden blocks, a line or a sheet of paper. The main question is what it looks like.',
          },
        },
        {
          title: { ru: '7–10 лет', en: 'Ages 7–10' },
          text: {
            ru: 'Красим бумагу, вырезаем фриз, мастерим видоискатель, отливаем лист в гипсе. Учимся смотреть дважды: сначала целиком, потом по частям.',
            en: 'Dyeing paper, cutting a frieze, making a viewfinder, casting a leaf in plaster. Learning to look twice: first at the whole, then at the parts.',
          },
        },
        {
          title: { ru: '11–14 лет', en: 'Ages 11–14' },
          text: {
            ru: 'Режем букву на доске и рисуем с гипса. Инструменты взрослые, задания тоже; в конце — разговор о том, что получилось и почему.',
            en: 'Cutting a letter on a block and drawing from a cast. The tools are grown-up and so are the tasks; at the end there is a talk about what came out, and why.',
          },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'Правила мастерской', en: 'Rules of the workshop' },
      items: [
        {
          title: { ru: 'Взрослый рядом', en: 'A grown-up stays' },
          text: {
            ru: 'Один взрослый остаётся с ребёнком до конца занятия. Присмотра без родителей у нас нет.',
            en: 'One adult stays with the child until the end of the class. We do not offer childcare.',
          },
        },
        {
          title: { ru: 'Входит в билет', en: 'Included in the ticket' },
          text: {
            ru: 'Занятия бесплатны. До 7 лет вход свободный, с 7 до 14 лет нужен детский билет, {priceChild}. Документ о возрасте возьмите с собой.',
            en: 'Classes are free. Entry is free under 7; from 7 to 14 a children’s ticket, {priceChild}, is needed. Bring proof of age.',
          },
        },
        {
          title: { ru: 'Руки и рукава', en: 'Hands and sleeves' },
          text: {
            ru: 'Фартуки есть, но краска быстрее. Перед залами моем руки: раковина у входа.',
            en: 'There are aprons, but paint is quicker. We wash our hands before going into the halls: the sink is by the door.',
          },
        },
        {
          title: { ru: 'Если стало скучно', en: 'If it gets boring' },
          text: {
            ru: 'Уйти можно в любую минуту, недоделанное забрать с собой. Это тоже часть работы.',
            en: 'You may leave at any moment and take the unfinished piece with you. That, too, is part of the work.',
          },
        },
      ],
    },
    { kind: 'banner', of: 'children' },
    {
      kind: 'text',
      title: { ru: 'Кураторский отбор детских стендов', en: 'Curatorial selection of children’s stands' },
      paragraphs: {
        ru: [
          'У детских работ на ярмарке есть собственные стенды, и отбирают на них так же строго. Последний день, когда можно предложить работы, — {childrensSelectionUntil}.',
          'Предлагают детские студии и художественные школы. Нужны снимки работ, возраст автора, техника и два слова о том, как вещь появилась. Исправленных рукой педагога листов просим не присылать: совет их узнаёт.',
          'Имя, возраст и работу ребёнка показываем только с письменного согласия родителей: бланк пришлём вместе с ответом, без него этикетка останется без имени. Фамилию можно не указывать.',
        ],
        en: [
          'Children’s works have stands of their own at the fair, and the selection is just as strict. The last day for proposing works is {childrensSelectionUntil}.',
          'Children’s studios and art schools may propose them. We need photographs of the works, the child’s age, the medium, and a word or two on how the piece came about. Please send no sheets corrected by a teacher’s hand: the council can tell.',
          'A child’s name, age and work are shown only with the written consent of a parent: the form comes with our answer, and without it the label stays nameless. The surname may be left out.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'children',
      title: { ru: 'Предложить работы', en: 'Propose works' },
      text: {
        ru: 'Заявку подаёт руководитель студии или школы. Снимки можно положить в любое облако и дать ссылку.',
        en: 'The head of the studio or school applies. Photographs may be kept in any cloud: give us the link.',
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Как это выглядит', en: 'What it looks like' },
      text: {
        ru: 'Мастерская и работы из бумаги, с которых началась эта тема.',
        en: 'The workshop, and the works in paper from which the theme began.',
      },
      pictures: ['views/view-07.jpg', 'works/work-041.jpg', 'works/work-042.jpg', 'works/work-040.jpg'],
    },
    { kind: 'questions', title: { ru: 'Вопросы родителей', en: 'Parents’ questions' }, topic: 'children' },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о детской территории', en: 'Ask about the children’s area' },
      text: {
        ru: 'Напишите, сколько лет ребёнку и что он любит делать. Подскажем, на какое занятие прийти, и ответим об отборе детских стендов в течение двух рабочих дней.',
        en: 'Tell us how old the child is and what he or she likes doing. We shall suggest a class and answer questions about the selection of stands within two working days.',
      },
      departments: ['childrens-area', 'general'],
      hasForm: true,
    },
  ],
} satisfies PageRecord
