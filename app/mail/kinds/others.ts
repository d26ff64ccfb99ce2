import type { MailKindTerms } from './kind-terms.ts'

const opensAccount = (ru: string, en: string) =>
  ({ name: { ru, en }, room: 'accounts', variables: ['link'], notAgain: 'one-time' }) satisfies MailKindTerms
const tellsOfAccount = (ru: string, en: string) =>
  ({ name: { ru, en }, room: 'accounts', variables: [] }) satisfies MailKindTerms

/** Letters of accounts, of forms, and to staff. */
export const otherKinds = {
  'form-receipt': {
    name: { ru: 'Обращение получено', en: 'Submission received' },
    room: 'requests',
    variables: ['title', 'about', 'email', 'fairDates'],
  },
  'form-notice': {
    name: { ru: 'Отделу: новое обращение', en: 'To the department: a new submission' },
    room: 'requests',
    variables: ['title', 'name', 'page', 'answers', 'fairDates'],
  },
  'enquiry-passed-on': {
    name: { ru: 'Участнику: вопрос о\u00a0работе', en: 'To the exhibitor: an enquiry about a work' },
    room: 'requests',
    variables: ['about', 'email', 'name', 'contact', 'fairDates'],
  },
  'account-register': opensAccount('Подтверждение адреса', 'Confirming an address'),
  'account-sign-in': opensAccount('Ссылка для входа', 'Sign-in link'),
  'account-reset': opensAccount('Новый пароль', 'New password'),
  'account-email-old': opensAccount('Смена адреса: прежний ящик', 'Change of address: the old mailbox'),
  'account-email-new': opensAccount('Смена адреса: новый ящик', 'Change of address: the new mailbox'),
  'account-invite': opensAccount('Приглашение сотруднику', 'Invitation to a colleague'),
  'account-no-registration': tellsOfAccount('Кабинет уже есть', 'There is an account already'),
  'account-no-new-address': tellsOfAccount('Адрес уже занят', 'The address is taken'),
  'account-no-staff': tellsOfAccount('Сотруднику: ссылки нет', 'To staff: no link was sent'),
  'account-closed': tellsOfAccount('Кабинет удалён', 'Account deleted'),
  'release-held-up': {
    name: { ru: 'Выпуск задержан', en: 'Release held up' },
    room: 'staff',
    variables: ['title', 'at', 'count', 'obstacles'],
  },
  'access-asked': {
    name: { ru: 'Просьба о доступе', en: 'Access requested' },
    room: 'staff',
    variables: ['name', 'role', 'title'],
  },
  'page-published': {
    name: { ru: 'Страница опубликована', en: 'Page published' },
    room: 'staff',
    variables: ['title', 'revision'],
  },
  test: {
    name: { ru: 'Пробное письмо', en: 'Test letter' },
    room: 'staff',
    variables: [],
    notAgain: 'test',
  },
} satisfies Record<string, MailKindTerms>
