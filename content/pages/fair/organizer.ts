import type { PageRecord } from '../../types.ts'

export default {
  key: 'organizer',
  title: { ru: 'Организатор', en: 'Organizer' },
  lead: {
    ru: 'Ярмарку проводит АНО «Академический свод» — некоммерческая организация, которая занимается художественной школой и теми, кто из неё вышел.',
    en: 'The fair is run by the Academic Vault Foundation, a non-profit organisation concerned with the art school and with those who have come out of it.',
  },
  description: {
    ru: 'Организатор ярмарки «Портик» — АНО «Академический свод»: чем занимается организация, за что отвечает на ярмарке, реквизиты, адрес и телефон.',
    en: 'Portico is organised by the Academic Vault Foundation: what the organisation does, what it answers for at the fair, its legal details, address and telephone.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: 'Свод держится, пока камни опираются друг на друга.',
        en: 'A vault holds for as long as its stones lean on one another.',
      },
      aside: {
        ru: 'Организация с таким названием соединяет тех, кто обычно работает порознь: преподавателя рисунка, печатника, реставратора, издателя книги об искусстве.',
        en: 'The organisation that bears the name brings together people who usually work apart: the drawing teacher, the printer, the restorer, the publisher of books about art.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Два постоянных дела', en: 'Two standing concerns' },
      paragraphs: {
        ru: [
          'Первое — ярмарка «Портик». Второе — премия «Слово об искусстве», которую вручают искусствоведам за индивидуальные монографии.',
        ],
        en: [
          'One is the Portico fair. The other is Word on Art, an award given to art historians for individual monographs.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'За что отвечаем', en: 'What we answer for' },
      paragraphs: {
        ru: [
          'Мы продаём билеты и возвращаем за них деньги, заключаем договоры с участниками, собираем программу и принимаем посетителей в залах. Продавец работы — участник ярмарки: о цене, подлинности и доставке договариваются с ним.',
          'Решения о том, кого пригласить на стенды, организатор не принимает: это дело кураторского совета.',
        ],
        en: [
          'We sell the tickets and refund them, sign the contracts with exhibitors, put the programme together and receive visitors in the halls. The seller of a work is the exhibitor: price, authenticity and delivery are settled with them.',
          'Who is invited to take a stand is not for the organiser to decide: that is the business of the curatorial council.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'label',
      title: { ru: 'Реквизиты', en: 'Legal details' },
      items: [
        {
          title: { ru: 'Полное наименование', en: 'Full name' },
          text: {
            ru: 'Автономная некоммерческая организация «Академический свод»',
            en: 'Academic Vault Foundation, autonomous non-profit organisation',
          },
        },
        {
          title: { ru: 'Сокращённое наименование', en: 'Short name' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault Foundation' },
        },
        {
          title: { ru: 'ОГРН', en: 'State registration number' },
          text: { ru: '0000000000000', en: '0000000000000' },
        },
        {
          title: { ru: 'ИНН и КПП', en: 'Taxpayer and registration codes' },
          text: { ru: '0000000000, 000000000', en: '0000000000, 000000000' },
        },
        {
          title: { ru: 'Адрес', en: 'Address' },
          text: { ru: 'Москва, Каретная наб., 7', en: '7 Karetnaya Embankment, Moscow' },
        },
        {
          title: { ru: 'Расчётный счёт', en: 'Account' },
          text: {
            ru: '00000000000000000000, корреспондентский счёт 00000000000000000000, БИК 000000000',
            en: '00000000000000000000, correspondent account 00000000000000000000, bank code 000000000',
          },
        },
        {
          title: { ru: 'Телефон и почта', en: 'Telephone and e-mail' },
          text: {
            ru: '+7 495 000-00-70, hello@portik.example',
            en: '+7 495 000-00-70, hello@portik.example',
          },
        },
        {
          title: { ru: 'О номерах', en: 'About the numbers' },
          text: {
            ru: 'Регистрационные номера и счета на этой странице условные.',
            en: 'The registration and account numbers on this page are placeholders.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'Команда', en: 'Team' },
          text: { ru: 'Кто готовит ярмарку круглый год', en: 'Who prepares the fair all year round' },
          to: '/team/',
        },
        {
          title: { ru: 'Контакты', en: 'Contacts' },
          text: { ru: 'Кому писать и куда звонить', en: 'Whom to write to and where to ring' },
          to: '/contacts/',
        },
      ],
    },
  ],
} satisfies PageRecord
