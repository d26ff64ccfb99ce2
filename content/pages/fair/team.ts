import type { PageRecord } from '../../types.ts'

export default {
  key: 'team',
  title: { ru: 'Команда', en: 'Team' },
  lead: {
    ru: 'Десять человек, которые готовят ярмарку круглый год, а четыре дня проводят в залах.',
    en: 'Ten people who prepare the fair all year round and spend four days of it in the halls.',
  },
  description: {
    ru: 'Команда ярмарки «Портик»: кто ведёт программу, участников, билеты, детскую территорию, прессу и партнёров и к кому обратиться с вопросом.',
    en: 'The team of the Portico fair: who looks after the programme, exhibitors, tickets, the children’s area, press and partners, and whom to turn to.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Кто чем занят', en: 'Who does what' },
      paragraphs: {
        ru: [
          'Одни составляют программу и разговаривают с художниками, другие считают стены, розетки и вешалки. Свет, этикетки, касса, волонтёры, каталог — у каждого дела есть имя, и это имя стоит выше.',
          'В дни ярмарки команду легко узнать: у всех на груди карточка с номером, как у работ на стенах. Спрашивайте любого — если вопрос не к нему, он проводит к тому, кто ответит.',
        ],
        en: [
          'Some put the programme together and talk to artists; others count walls, sockets and coat hooks. Lighting, labels, box office, volunteers, catalogue: every task has a name to it, and the names are above.',
          'During the fair the team is easy to recognise: each wears a card with a number, like the works on the walls. Ask any of them. If the question is not theirs, they will take you to the person who can answer.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Куда написать', en: 'Where to write' },
      items: [
        {
          title: { ru: 'Отделы и адреса', en: 'Departments and addresses' },
          text: {
            ru: 'Кто отвечает за билеты, прессу и стенды',
            en: 'Who handles tickets, press and stands',
          },
          to: '/contacts/',
        },
        {
          title: { ru: 'Стать волонтёром', en: 'Become a volunteer' },
          text: {
            ru: 'Команда четырёх дней больше, чем кажется',
            en: 'For those four days the team is larger than it looks',
          },
          to: '/volunteers/',
        },
      ],
    },
  ],
} satisfies PageRecord
