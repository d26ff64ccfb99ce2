import type { PageSeed } from './types.ts'

const awardJuryPage: PageSeed = {
  key: 'award-jury',
  title: { ru: 'Жюри премии', en: 'Award jury' },
  lead: {
    ru: 'Семь читателей премии «Слово об искусстве». Лауреатов они определят {awardJudging}.',
    en: 'The seven readers of the Word on Art award. Dates of their judging: {awardJudging}.',
  },
  description: {
    ru: 'Жюри премии «Слово об искусстве» ярмарки «Портик»: семь историков, редакторов и художников книги. Как они читают и выбирают лауреатов.',
    en: 'The jury of Word on Art, the book award of the Portico fair: seven historians, editors and book designers. How they read and how winners are chosen.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как читают', en: 'How they read' },
      paragraphs: {
        ru: [
          'Каждый читает сам и ставит оценки до общего разговора. Имена авторов и чужие оценки открываются только после того, как поставлены свои: сначала книга, потом всё остальное.',
          'Потом жюри собирается, чтобы сравнить оценки и поспорить там, где они разошлись. Приз жюри присуждают по общему согласию; если согласия нет, приз не вручают.',
        ],
        en: [
          'Each juror reads alone and gives marks before there is any discussion. The authors’ names and the other jurors’ marks are shown only once one’s own marks are in: first the book, then everything else.',
          'Then the jury meets to compare marks and to argue where they differ. The jury prize is given by common consent; where there is none, there is no prize.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Чего жюри не делает', en: 'What the jury does not do' },
      paragraphs: {
        ru: [
          'Не судит книги, к которым приложило руку: редактор, рецензент и научный руководитель в этой номинации оценок не ставят. Не принимает заявок в обход общего порядка. Не объясняет отказов: назовёт лауреатов, {awardAnnouncedOn}, и расскажет, за что.',
        ],
        en: [
          'It does not judge books in which it had a hand: an editor, a reviewer or a supervisor gives no marks in that category. It takes no applications outside the common procedure. It does not explain refusals: it will name the winners, {awardAnnouncedOn}, and say what they are honoured for.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'О премии', en: 'About the award' },
      items: [
        {
          title: { ru: 'Номинации и условия', en: 'Categories and conditions' },
          text: { ru: 'Кто может участвовать и что прислать', en: 'Who may apply and what to send' },
          to: '/award/',
        },
      ],
    },
  ],
}

const excursionsPage: PageSeed = {
  key: 'excursions',
  title: { ru: 'Экскурсии', en: 'Guided tours' },
  lead: {
    ru: 'Три способа пройти по залам не одному: с группой, своей компанией или с автором, который ведёт к тому, что любит сам.',
    en: 'Three ways of not walking the halls alone: with a group, with your own company, or with an author who takes you to what they love.',
  },
  description: {
    ru: 'Экскурсии на ярмарке «Портик»: групповые, индивидуальные и авторские. Сколько человек, сколько времени, сколько стоит и как записаться.',
    en: 'Guided tours of the Portico fair: group, individual and author’s. How many people, how long, what they cost, how to book and what happens if one is off.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Три вида', en: 'Three kinds' },
      items: [
        {
          title: { ru: 'Групповая', en: 'Group' },
          text: {
            ru: 'Обзор всех шести разделов: для тех, кто пришёл впервые и хочет понять, куда вернуться.',
            en: 'An overview of all six sections, for those who are here for the first time and want to know where to come back to.',
          },
        },
        {
          title: { ru: 'Индивидуальная', en: 'Individual' },
          text: {
            ru: 'Маршрут и темп ваши: можно провести всё время у графики, можно выбирать работу для дома вместе с искусствоведом.',
            en: 'The route and the pace are yours: spend all of it with works on paper, or choose a work for your home with an art historian beside you.',
          },
        },
        {
          title: { ru: 'Авторская', en: 'Author’s' },
          text: {
            ru: 'Ведёт художник, куратор или реставратор: маршрут придуман им самим, и второго такого нет.',
            en: 'Led by an artist, a curator or a restorer: the route is of their own making, and there is no other like it.',
          },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Что нужно знать', en: 'What you need to know' },
      paragraphs: {
        ru: [
          'Экскурсия не заменяет входного билета: на тот же день нужен и он. Исключений нет, в том числе для бесплатных категорий: бесплатный билет тоже билет, его добавляют в заказ.',
          'Сбор — в вестибюле за пять минут до начала. Экскурсовод держит табличку с номером. Опоздавших ждём недолго: группа идёт по залам, где в это же время смотрят другие.',
        ],
        en: [
          'A tour does not replace the entrance ticket: you need one for the same day. There are no exceptions, the free categories included: a free ticket is still a ticket and goes into the order.',
          'Meet in the vestibule five minutes before the start. The guide holds up a card with a number. We do not wait long for latecomers: the group is going through halls where other people are looking too.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Когда авторская экскурсия состоится', en: 'When an author’s tour takes place' },
      paragraphs: {
        ru: [
          'Авторская экскурсия подтверждается, когда оплачено третье место. Если за 24 часа до начала трёх человек не набралось, мы её отменяем и возвращаем {refundFull}. Об этом сообщим письмом.',
          'Больше восьми человек не бывает: восьмой ещё видит лист на расстоянии руки, девятый уже нет.',
        ],
        en: [
          'An author’s tour is confirmed when the third place has been paid for. If there are not three people by 24 hours before the start, we call it off and refund {refundFull}. We shall let you know by letter.',
          'There are never more than eight: the eighth can still see a sheet at arm’s length, the ninth cannot.',
        ],
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Куда поведут', en: 'Where you will be taken' },
      text: {
        ru: 'Аркада с листами, ротонда, шпалерная стена.',
        en: 'The arcade with its sheets, the rotunda, the salon wall.',
      },
      pictures: ['views/view-02.jpg', 'views/view-04.jpg', 'views/view-10.jpg'],
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'tours' },
  ],
}

const masterClassesPage: PageSeed = {
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
          'Cancel your registration in good time and the place will go to somebody else; our letter says how. If someone has not come ten minutes after the start, their place is given to those waiting at the door.',
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
      title: { ru: 'Рядом', en: 'Nearby' },
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
}

export const pageTextsF: PageSeed[] = [awardJuryPage, excursionsPage, masterClassesPage]
