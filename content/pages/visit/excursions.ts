import type { PageRecord } from '../../types.ts'

export default {
  key: 'excursions',
  title: { ru: 'Экскурсии', en: 'Guided tours' },
  lead: {
    ru: 'Три способа пройти по залам с провожатым: в группе, своей компанией или с автором маршрута, который ведёт к тому, что любит сам.',
    en: 'Three ways of walking the halls with a guide: in a group, with your own company, or with someone who takes you to what they love.',
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
            en: 'Led by an artist, a curator or a conservator: the route is of their own making, and there is no other like it.',
          },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Что нужно знать', en: 'What you need to know' },
      paragraphs: {
        ru: [
          'Экскурсия не заменяет входного билета: на тот же день нужен и он. Исключений нет, в том числе для бесплатных категорий: бесплатный билет тоже билет, его добавляют в заказ.',
          'Сбор — в вестибюле за пять минут до начала. Экскурсовод держит табличку с номером. Опоздавших ждём десять минут: группа идёт по залам, где в это же время смотрят другие. Бесплатные обходы с авторами, отмеченные в программе, — не экскурсии: на них приходят по входному билету.',
        ],
        en: [
          'A tour does not replace the entrance ticket: you need one for the same day. There are no exceptions, the free categories included: a free ticket is still a ticket and goes into the order.',
          'Meet in the vestibule five minutes before the start. The guide holds up a card with a number. We wait ten minutes for latecomers: the group is going through halls where other people are looking too. The free walk-throughs in the programme are not tours: for them an entrance ticket is enough.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Когда авторская экскурсия состоится', en: 'When an author’s tour goes ahead' },
      paragraphs: {
        ru: [
          'Авторская экскурсия подтверждается, когда оплачено третье место. Если за 24 часа до начала трёх человек не набралось, мы её отменяем и возвращаем {refundFull}. Об этом сообщим письмом.',
          'Больше восьми человек не бывает: восьмой ещё видит лист на расстоянии руки, девятый уже нет.',
        ],
        en: [
          'An author’s tour is confirmed when the third place has been paid for. If there are not three people by 24 hours before the start, we call it off and refund {refundFull}. We shall let you know by e-mail.',
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
} satisfies PageRecord
