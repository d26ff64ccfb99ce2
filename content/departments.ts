import type { DepartmentSeed } from './types.ts'

/** One switchboard for the whole fair: the departments differ by address. */
const phone = '+7\u00a0495\u00a0000-00-70'

/** Every form of the site goes to exactly one department. */
export const departments: DepartmentSeed[] = [
  {
    slug: 'visitors-and-tickets',
    name: { ru: 'Посетители и билеты', en: 'Visitors and tickets' },
    about: {
      ru: 'Заказы, возврат, льготы, групповые посещения, экскурсии и доступная среда.',
      en: 'Orders, refunds, concessions, group visits, guided tours and access.',
    },
    email: 'tickets@portik.example',
    phone,
    forms: ['group'],
  },
  {
    slug: 'exhibitors',
    name: { ru: 'Экспоненты', en: 'Exhibitors' },
    about: {
      ru: 'Кураторский отбор, выбор и оплата стенда, монтаж, материалы для каталога и профессиональный день.',
      en: 'Curatorial selection, choice of stand and payment, installation, catalogue material and the professional day.',
    },
    email: 'exhibitors@portik.example',
    phone,
    forms: ['exhibitor', 'convention'],
  },
  {
    slug: 'partners',
    name: { ru: 'Партнёры', en: 'Partners' },
    about: {
      ru: 'Партнёрство с ярмаркой, совместные проекты и поддержка школ.',
      en: 'Partnership with the fair, joint projects and support for schools.',
    },
    email: 'partners@portik.example',
    phone,
    forms: ['partner'],
  },
  {
    slug: 'press',
    name: { ru: 'Пресса', en: 'Press' },
    about: {
      ru: 'Аккредитация, съёмка в залах, интервью и изображения с подписями.',
      en: 'Accreditation, filming in the halls, interviews and captioned images.',
    },
    email: 'press@portik.example',
    phone,
    forms: ['media'],
  },
  {
    slug: 'volunteers',
    name: { ru: 'Волонтёры и экскурсоводы', en: 'Volunteers and guides' },
    about: {
      ru: 'Заявки волонтёров от 18 лет и экскурсоводов, смены, обучение перед ярмаркой.',
      en: 'Applications from volunteers aged 18 and over and from guides, shifts, and training before the fair.',
    },
    email: 'volunteers@portik.example',
    phone,
    forms: ['volunteer', 'guide'],
  },
  {
    slug: 'childrens-area',
    name: { ru: 'Детская территория', en: 'Children’s area' },
    about: {
      ru: 'Занятия по возрастам, отбор детских стендов, приезд студий и школ.',
      en: 'Classes by age, selection of children’s stands, visits by studios and schools.',
    },
    email: 'children@portik.example',
    phone,
    forms: ['children'],
  },
  {
    slug: 'award',
    name: { ru: 'Премия «Слово об искусстве»', en: 'Word on Art Award' },
    about: {
      ru: 'Положение о премии, заявки соискателей, переписка с жюри через секретаря.',
      en: 'The award’s regulations, applications, and correspondence with the jury through its secretary.',
    },
    email: 'award@portik.example',
    phone,
    forms: ['award'],
  },
  {
    slug: 'general',
    name: { ru: 'Общие вопросы', en: 'General enquiries' },
    about: {
      ru: 'Всё, что не нашлось выше: письма в дирекцию, рассылка, отзыв согласия на обработку данных.',
      en: 'Whatever is not listed above: letters to the director’s office, the newsletter, withdrawal of consent to data processing.',
    },
    email: 'hello@portik.example',
    phone,
    forms: ['contact', 'newsletter', 'consent-withdrawal'],
  },
]
