import type { PageRecord } from '../../types.ts'

export default {
  key: 'organizer',
  title: { ru: 'Организатор', en: 'Organiser' },
  lead: {
    ru: 'Ярмарку проводит АНО «Академический свод» — некоммерческая организация, которая поддерживает художественное образование и тех, кто его получил.',
    en: 'The fair is run by Academic Vault, a non-profit organisation that supports art education and those who have been through it.',
  },
  description: {
    ru: 'Организатор ярмарки «Портик» — АНО «Академический свод»: чем занимается организация, за что отвечает на ярмарке, реквизиты, адрес и телефон.',
    en: 'Portico is organised by Academic Vault, a non-profit organisation: what it does, what it is responsible for at the fair, its legal details and address.',
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
        en: 'The organisation that bears the name brings together people who usually work apart: the drawing teacher, the printer, the conservator, the publisher of books about art.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Два постоянных дела', en: 'Our two programmes' },
      paragraphs: {
        ru: [
          'Первое — ярмарка «Портик»: она проходит весной и осенью. Второе — премия «Слово об искусстве», которую вручают искусствоведам за индивидуальные монографии.',
        ],
        en: [
          'One is the Portico fair, held in spring and in autumn. The other is Word on Art, an award given to art historians for individual monographs.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'За что отвечаем', en: 'What we are responsible for' },
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
            en: 'Academic Vault, autonomous non-profit organisation',
          },
        },
        {
          title: { ru: 'Сокращённое наименование', en: 'Short name' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault (ANO)' },
        },
        {
          title: { ru: 'ОГРН', en: 'State registration number' },
          text: { ru: '1187700024276', en: '1187700024276' },
        },
        {
          title: { ru: 'ИНН и КПП', en: 'Taxpayer and registration codes' },
          text: { ru: '7705180247, 770501001', en: '7705180247, 770501001' },
        },
        {
          title: { ru: 'Адрес', en: 'Address' },
          text: { ru: 'Москва, Каретная наб., 7', en: '7 Karetnaya Embankment, Moscow' },
        },
        {
          title: { ru: 'Расчётный счёт', en: 'Account' },
          text: {
            ru: '40703810670000024270, банк «Манежный», Москва, корреспондентский счёт 30101810070000000070, БИК 044599070',
            en: '40703810670000024270 at Manezhny Bank, Moscow, correspondent account 30101810070000000070, bank code 044599070',
          },
        },
        {
          title: { ru: 'Телефон и почта', en: 'Telephone and e-mail' },
          text: {
            ru: '+7 495 010-24-27, hello@portik.example',
            en: '+7 495 010-24-27, hello@portik.example',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'See also' },
      items: [
        {
          title: { ru: 'Команда', en: 'Team' },
          text: { ru: 'Кто готовит ярмарку круглый год', en: 'Who prepares the fair all year round' },
          to: '/team/',
        },
        {
          title: { ru: 'Контакты', en: 'Contact' },
          text: { ru: 'Кому писать и куда звонить', en: 'Whom to write to and where to ring' },
          to: '/contacts/',
        },
      ],
    },
  ],
} satisfies PageRecord
