import type { QuestionSeed } from './types.ts'

export const ticketQuestions: QuestionSeed[] = [
  {
    slug: 'ticket-prices',
    topic: 'tickets',
    isOnHome: true,
    question: { ru: 'Сколько стоит билет?', en: 'How much is a ticket?' },
    answer: {
      ru: [
        'На один день: {priceDayBefore}, если вы входите до 14:00, и {priceDayAfter}, если позже. Билет с открытой датой на все три дня — {priceOpenDate}.',
        'Детский билет, 7–14 лет, — {priceChild}. Льготный: {priceConcessionBefore} до 14:00, {priceConcessionAfter} после, {priceConcessionOpenDate} с открытой датой. До 7 лет вход бесплатный.',
      ],
      en: [
        'For one day: {priceDayBefore} if you come in before 14:00 and {priceDayAfter} if you come later. An open-date ticket for all three days is {priceOpenDate}.',
        'A child’s ticket, 7–14, is {priceChild}. Concessions: {priceConcessionBefore} before 14:00, {priceConcessionAfter} after, {priceConcessionOpenDate} for an open date. Under 7 admission is free.',
      ],
    },
  },
  {
    slug: 'open-date-ticket',
    topic: 'tickets',
    isOnHome: false,
    question: { ru: 'Что даёт билет с открытой датой?', en: 'What does an open-date ticket give?' },
    answer: {
      ru: [
        'Один вход в каждый из трёх дней для посетителей, {visitorDays}, в любое время с открытия до закрытия. Выбирать день и час при покупке не нужно.',
      ],
      en: [
        'One entry on each of the three visitor days, {visitorDays}, at any time between opening and closing. There is no day or hour to choose when you buy it.',
      ],
    },
  },
  {
    slug: 'concession-documents',
    topic: 'tickets',
    isOnHome: true,
    question: {
      ru: 'Кому положен льготный билет и чем его подтвердить?',
      en: 'Who may have a concession, and how is it proved?',
    },
    answer: {
      ru: [
        'Школьникам 14–18 лет, студентам, пенсионерам, людям с инвалидностью III группы, сотрудникам организатора, сотрудникам и членам академии, членам ассоциации искусствоведов, преподавателям двух художественных институтов и сотрудникам студии военных художников.',
        'Покупать можно без документов. Документ о возрасте или статусе покажите на стойке при входе. Сотрудник организатора указывает номер пропуска; на один пропуск — один льготный билет.',
      ],
      en: [
        'Schoolchildren aged 14–18, students, pensioners, people with a group III disability, the organiser’s employees, staff and members of the academy, members of the association of art historians, teachers of two art institutes and the staff of the military artists’ studio.',
        'You can buy without papers. Please show a document proving age or status at the desk when you come in. An employee of the organiser gives a pass number; there is one concession ticket to a pass.',
      ],
    },
  },
  {
    slug: 'free-tickets',
    topic: 'tickets',
    isOnHome: false,
    question: { ru: 'Кто проходит бесплатно?', en: 'Who comes in free?' },
    answer: {
      ru: [
        'Дети до 7 лет, люди с инвалидностью I и II группы и один сопровождающий, ветераны и герои, военнослужащие по призыву, многодетные семьи.',
        'Бесплатный билет тоже нужно оформить, а на стойке показать документ, который подтверждает право на него.',
      ],
      en: [
        'Children under 7, people with a group I or II disability and one companion, veterans and heroes, conscripts, and large families.',
        'A free ticket has to be ordered as well, and a document confirming the right to it shown at the desk.',
      ],
    },
  },
  {
    slug: 'age-fourteen',
    topic: 'tickets',
    isOnHome: false,
    question: { ru: 'Ребёнку 14 лет. Какой билет брать?', en: 'My child is 14. Which ticket do we need?' },
    answer: {
      ru: [
        'Любой из двух: в 14 лет подходят и детский билет, и льготный. Детский дешевле. Возраст считается на день посещения, документ нужен в обоих случаях.',
      ],
      en: [
        'Either of the two: at 14 both the child’s ticket and the concession will do. The child’s is cheaper. Age is counted on the day of the visit, and a document is needed in both cases.',
      ],
    },
  },
  {
    slug: 'pushkin-card',
    topic: 'tickets',
    isOnHome: false,
    question: { ru: 'Можно ли оплатить Пушкинской картой?', en: 'Can I pay with a Pushkin Card?' },
    answer: {
      ru: [
        'Нет, в программе Пушкинской карты ярмарка не участвует. Школьникам 14–18 лет и студентам положен льготный билет, он оплачивается обычным способом.',
      ],
      en: [
        'No, the fair does not take part in the Pushkin Card programme for young people. Schoolchildren aged 14–18 and students may buy a concession ticket and pay for it in the usual way.',
      ],
    },
  },
  {
    slug: 'ticket-refund',
    topic: 'tickets',
    isOnHome: true,
    question: { ru: 'Как вернуть билет?', en: 'How do I return a ticket?' },
    answer: {
      ru: [
        'Больше чем за 10 дней до посещения возвращаем {refundFull} цены, за 6–10 дней — {refundHalf}, за 4–5 дней — {refundPart}, за 3 дня и позже — {refundNone}. Если ярмарку отменили или перенесли — {refundFull}. При болезни приложите справку: сотрудник рассмотрит её и может вернуть {refundFull} независимо от срока.',
        'Напишите на tickets@portik.example, какие билеты возвращаете: мы пришлём заполненное заявление. Подпишите его и отправьте туда же вместе с копией паспорта и чеком. Загружать паспорт на сайт мы не просим никогда. Деньги придут в течение {payoutDays}.',
      ],
      en: [
        'More than 10 days before the visit we return {refundFull} of the price; 6–10 days before, {refundHalf}; 4–5 days before, {refundPart}; 3 days or less, {refundNone}. If the fair is cancelled or postponed, {refundFull}. In case of illness attach a certificate: a member of staff will consider it and may return {refundFull} whatever the date.',
        'Write to tickets@portik.example which tickets you are returning: we shall send you the application filled in. Sign it and send it back with a copy of your passport and the receipt. We never ask you to upload a passport to the site. The money will reach you within {payoutDays}.',
      ],
    },
  },
  {
    slug: 'vip-opening',
    topic: 'tickets',
    isOnHome: false,
    question: { ru: 'Как попасть на премиальное открытие?', en: 'How do I get into the premium opening?' },
    answer: {
      ru: [
        'По приглашению. Открытие пройдёт {vipDay}, {vipHours}; в приглашении есть код, по которому оформляют билет «Премиум (VIP)». В свободную продажу эти билеты не поступают.',
      ],
      en: [
        'By invitation. The opening is on {vipDay}, {vipHours}; the invitation carries a code against which the Premium (VIP) ticket is issued. These tickets are not on general sale.',
      ],
    },
  },
]
