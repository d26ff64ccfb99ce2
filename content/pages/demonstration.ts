import type { PageRecord } from '../types.ts'

export default {
  key: 'demonstration',
  title: { ru: 'О демонстрации', en: 'About this demonstration' },
  lead: {
    ru: 'Ярмарка «Портик» придумана. Сайт настоящий: всё, что на нём можно нажать, работает.',
    en: 'The Portico fair is invented. The site is real: everything that can be pressed on it works.',
  },
  description: {
    ru: 'Что на этом сайте настоящее, а что придумано: ярмарка, люди, организации, адреса, реквизиты и картины вымышлены, билеты и оплата учебные.',
    en: 'What is real on this site and what is invented: the fair, its people, firms, addresses and pictures are fictional; tickets and payments are for practice.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Что придумано', en: 'What is invented' },
      paragraphs: {
        ru: [
          'Сама ярмарка, Старый Манежный двор и Каретная набережная, организатор, участники, художники, спикеры, партнёры и их слова. Совпадения с настоящими людьми и организациями случайны.',
          'Номера в реквизитах составлены так, что не могут принадлежать никому: контрольные цифры в них не сходятся. Телефонный номер не обслуживается, а почтовые адреса и ссылки взяты из имён, отведённых для примеров, и никуда не ведут.',
          'Все картины, виды залов и портреты нарисованы программой, написанной для этого сайта. Фотографий здесь нет.',
        ],
        en: [
          'The fair itself, the Old Manège Court and Karetnaya Embankment, the organiser, the exhibitors, artists, speakers and partners, and what they say. Any resemblance to real people or organisations is coincidental.',
          'The numbers in the legal details are made up so that they cannot belong to anyone: their check digits do not add up. The telephone number is not in service, and the e-mail addresses and links use names reserved for examples and lead nowhere.',
          'All the pictures, views of the halls and portraits were drawn by a program written for this site. There are no photographs.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Что настоящее', en: 'What is real' },
      paragraphs: {
        ru: [
          'Касса, билеты, формы, поиск, план и программа работают как на настоящей ярмарке. Оплата при этом учебная: деньги не списываются, а по билету некуда войти.',
          'Дата тоже может быть условной: об этом тогда сказано внизу каждой страницы.',
        ],
        en: [
          'The box office, tickets, forms, search, floor plan and programme work as they would at a real fair. Payment is for practice only: no money is taken, and the ticket will not let you in anywhere.',
          'The date may be invented, too; if so, the foot of every page says so.',
        ],
      },
    },
  ],
} satisfies PageRecord
