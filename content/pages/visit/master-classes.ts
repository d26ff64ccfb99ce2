import type { PageRecord } from '../../types.ts'

export default {
  key: 'master-classes',
  title: { ru: 'Мастер-классы', en: 'Master classes' },
  lead: {
    ru: 'Восемнадцать занятий, после которых работы на стендах выглядят иначе: вы уже знаете, где было трудно.',
    en: 'Eighteen classes after which the works on the stands look different: by then you know which part was hard.',
  },
  description: {
    ru: 'Мастер-классы ярмарки «Портик»: рисунок, отмывка, мозаика, темпера, экслибрис, переплёт. Как записаться, что взять с собой, сколько мест.',
    en: 'Master classes at the Portico fair: drawing, wash, mosaic, egg tempera, bookplates, binding. How to register, what to bring, how many places.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как это устроено', en: 'How it works' },
      paragraphs: {
        ru: [
          'Занятия идут в мастерских за правым залом, детские — ещё и на детской территории. Мест столько, сколько мольбертов, станков и досок, поэтому нужна регистрация; сколько их, видно в карточке занятия.',
          'Если у занятия не указана цена, отдельно платить не нужно: достаточно входного билета на этот день. Материалы и фартуки мы приготовим. От вас — одежда, которой не жалко, и десять минут запаса.',
          'Уметь рисовать не требуется. Там, где нужен навык или возраст, это сказано в описании.',
        ],
        en: [
          'Classes take place in the workshops behind the right-hand hall, those for children in the children’s area as well. There are as many places as there are easels, presses and blocks, so you need to register; the card of each class shows how many there are.',
          'Where no price is given there is nothing more to pay: an entrance ticket for the day is enough. We provide materials and aprons. You bring clothes you do not mind spoiling and ten minutes in hand.',
          'You do not have to be able to draw. Where some skill or a certain age is needed, the description says so.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Если не сможете прийти', en: 'If you cannot come' },
      paragraphs: {
        ru: [
          'Отмените регистрацию заранее, и место достанется другому. Как это сделать, сказано в письме. Если через десять минут после начала кто-то не пришёл, его место отдаём тем, кто ждёт у двери.',
          'Детей записывает взрослый и остаётся рядом. Для младших есть детская территория, там своё расписание.',
        ],
        en: [
          'Cancel your registration in good time and the place will go to somebody else; our e-mail says how. If someone has not come ten minutes after the start, their place is given to those waiting at the door.',
          'Children are registered by an adult, who stays with them. For younger ones there is the children’s area, with a timetable of its own.',
        ],
      },
    },
    {
      kind: 'work',
      title: { ru: 'С чего начинают', en: 'Where one begins' },
      text: {
        ru: 'Конус, шар, призма, пирамида. Кто понял, как свет обходит эти четыре тела, тот уже почти нарисовал голову.',
        en: 'A cone, a sphere, a prism, a pyramid. Once you have understood how light goes round these four solids, you have all but drawn a head.',
      },
      work: {
        number: 25,
        author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
        title: { ru: 'Четыре тела', en: 'Four Solids' },
        year: 2024,
        technique: { ru: 'сангина, мел, тонированная бумага', en: 'sanguine and white chalk on toned paper' },
        heightCm: 45,
        widthCm: 56,
        picture: 'works/work-014.jpg',
      },
    },
    {
      kind: 'index',
      title: { ru: 'Рядом', en: 'See also' },
      items: [
        {
          title: { ru: 'Детская территория', en: 'Children’s area' },
          text: { ru: 'Занятия для трёх возрастов', en: 'Classes for three age groups' },
          to: '/childrens-area/',
        },
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'Все события по дням и залам', en: 'All events by day and hall' },
          to: '/program/',
        },
      ],
    },
  ],
} satisfies PageRecord
