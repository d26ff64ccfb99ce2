import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { wordedAll, wordedWhole } from '../../mail/words/letter-words.ts'
import { type Both, type LocaleCode, withLocale } from '../../platform/languages.ts'

/** Letters of an account. Those that begin with `no-` have no link that opens anything. */
export type AccountLetter =
  | 'register'
  | 'sign-in'
  | 'reset'
  | 'email-old'
  | 'email-new'
  | 'invite'
  | 'no-registration'
  | 'no-new-address'
  | 'no-staff'

type Words = {
  subject: Both
  title: Both
  paragraphs: Record<LocaleCode, readonly string[]>
  /** What the link says; the secret one where the letter has one. */
  link: Both
  /** Where a link leads that opens nothing. */
  to?: string
  also?: { label: Both; to: string }
}

const notYou: Both = {
  ru: 'Если это были не\u00a0вы, ничего делать не\u00a0нужно: без этой ссылки ничего не\u00a0произойдёт. Никому её\u00a0не\u00a0пересылайте.',
  en: 'If it was not you, you need do nothing: nothing happens unless the link is used. Do not pass it on to anybody.',
}

const forgot = { label: { ru: 'Задать новый пароль', en: 'Set a new password' }, to: '/account/forgot/' }

const words: Record<AccountLetter, Words> = {
  register: {
    subject: { ru: 'Подтвердите адрес', en: 'Confirm your address' },
    title: { ru: 'Подтвердите адрес', en: 'Confirm your address' },
    paragraphs: {
      ru: [
        'Кто-то (надеемся, что вы) создаёт на\u00a0сайте ярмарки личный кабинет с\u00a0этим адресом. Кабинет откроется, когда вы\u00a0перейдёте по\u00a0ссылке и\u00a0нажмёте кнопку.',
        'Ссылка действует сутки и\u00a0срабатывает один раз.',
        notYou.ru,
      ],
      en: [
        'Somebody (we hope it was you) is creating an account on the fair’s site with this address. It will open once you follow the link and press the button.',
        'The link works once, within 24 hours.',
        notYou.en,
      ],
    },
    link: { ru: 'Подтвердить адрес', en: 'Confirm the address' },
  },
  'sign-in': {
    subject: { ru: 'Ссылка для\u00a0входа', en: 'Your sign-in link' },
    title: { ru: 'Ссылка для\u00a0входа', en: 'Your sign-in link' },
    paragraphs: {
      ru: ['Ссылка действует 15\u00a0минут и\u00a0срабатывает один раз.', notYou.ru],
      en: ['The link works once, within 15 minutes.', notYou.en],
    },
    link: { ru: 'Войти', en: 'Sign in' },
  },
  reset: {
    subject: { ru: 'Новый пароль', en: 'A new password' },
    title: { ru: 'Новый пароль', en: 'A new password' },
    paragraphs: {
      ru: [
        'По\u00a0этой ссылке можно задать новый пароль. Сеансы на\u00a0всех устройствах завершатся.',
        'Ссылка действует час и\u00a0срабатывает один раз.',
        notYou.ru,
      ],
      en: [
        'Follow the link to set a new password. You will be signed out on all your devices.',
        'The link works once, within an hour.',
        notYou.en,
      ],
    },
    link: { ru: 'Задать новый пароль', en: 'Set a new password' },
  },
  'email-old': {
    subject: { ru: 'Смена адреса: нужно ваше подтверждение', en: 'Change of address: please confirm' },
    title: { ru: 'Смена адреса', en: 'Change of address' },
    paragraphs: {
      ru: [
        'В\u00a0вашем личном кабинете попросили заменить этот адрес другим. Адрес изменится, когда смену подтвердят из\u00a0обоих ящиков, этого и\u00a0нового.',
        'Ссылка действует сутки. На\u00a0той же\u00a0странице можно ответить «Это не\u00a0я»: тогда ничего не\u00a0изменится, а\u00a0все сеансы завершатся.',
      ],
      en: [
        'A request was made in your account to replace this address with another. It will change once that has been confirmed from both mailboxes, this one and the new one.',
        'The link works within 24 hours. On the same page you can answer “It was not me”: then nothing changes, and all sessions are ended.',
      ],
    },
    link: { ru: 'Подтвердить или отклонить', en: 'Confirm or refuse' },
  },
  'email-new': {
    subject: { ru: 'Подтвердите новый адрес', en: 'Confirm your new address' },
    title: { ru: 'Новый адрес', en: 'Your new address' },
    paragraphs: {
      ru: [
        'Этот адрес указали как новый для личного кабинета на\u00a0сайте ярмарки. Он\u00a0заменит прежний, когда смену подтвердят из\u00a0обоих ящиков.',
        'Ссылка действует сутки и\u00a0срабатывает один раз.',
        notYou.ru,
      ],
      en: [
        'This address was given as the new one for an account on the fair’s site. It will replace the old one once the change has been confirmed from both mailboxes.',
        'The link works once, within 24 hours.',
        notYou.en,
      ],
    },
    link: { ru: 'Подтвердить адрес', en: 'Confirm the address' },
  },
  invite: {
    subject: { ru: 'Приглашение в команду ярмарки', en: 'An invitation to work with the fair' },
    title: { ru: 'Вас приглашают работать с нами', en: 'You are invited to work with us' },
    paragraphs: {
      ru: [
        'Администратор ярмарки приглашает вас в служебную часть сайта. Перейдите по ссылке, укажите имя и пароль, затем настройте одноразовый код.',
        'Ссылка действует трое суток и срабатывает один раз.',
        notYou.ru,
      ],
      en: [
        'An administrator of the fair invites you to the staff side of the site. Follow the link, enter your name and a password, then set up a one-time code.',
        'The link works once, within three days.',
        notYou.en,
      ],
    },
    link: { ru: 'Принять приглашение', en: 'Accept the invitation' },
  },
  'no-registration': {
    subject: { ru: 'У\u00a0вас уже есть кабинет', en: 'You already have an account' },
    title: { ru: 'Кабинет уже есть', en: 'You already have an account' },
    paragraphs: {
      ru: [
        'Кто-то попытался зарегистрироваться на\u00a0сайте ярмарки с\u00a0этим адресом, но\u00a0у\u00a0него уже есть кабинет. Ничего не\u00a0изменилось.',
        'Если это были вы, просто войдите. Если не\u00a0помните пароль, задайте новый.',
      ],
      en: [
        'Somebody tried to register on the fair’s site with this address, which already has an account. Nothing has changed.',
        'If it was you, just sign in. If you have forgotten the password, set a new one.',
      ],
    },
    link: { ru: 'Войти', en: 'Sign in' },
    to: '/sign-in/',
    also: forgot,
  },
  'no-new-address': {
    subject: { ru: 'У\u00a0этого адреса уже есть кабинет', en: 'This address already has an account' },
    title: { ru: 'Кабинет уже есть', en: 'You already have an account' },
    paragraphs: {
      ru: [
        'Этот адрес попросили сделать новым адресом другого кабинета. У\u00a0него уже есть свой, поэтому ничего не\u00a0изменится.',
        'Если вы\u00a0хотите пользоваться одним кабинетом, войдите в\u00a0лишний и\u00a0удалите его.',
      ],
      en: [
        'Somebody asked to make this the new address of another account. It has one of its own, so nothing will change.',
        'If you would like to use a single account, sign in to the spare one and delete it.',
      ],
    },
    link: { ru: 'Войти', en: 'Sign in' },
    to: '/sign-in/',
    also: forgot,
  },
  'no-staff': {
    subject: { ru: 'Ссылка не\u00a0отправлена', en: 'No link was sent' },
    title: { ru: 'Только по\u00a0паролю', en: 'Only with your password' },
    paragraphs: {
      ru: [
        'Кто-то попросил прислать ссылку для вашей служебной учётной записи. Пока в\u00a0ней не\u00a0настроен одноразовый код, ссылок мы\u00a0не\u00a0присылаем: доступа к\u00a0почте недостаточно, чтобы войти как сотрудник.',
        'Войдите по\u00a0паролю и\u00a0настройте код. Если пароль забыт, новый задаст администратор.',
      ],
      en: [
        'Somebody has asked for a link to your staff account. Until a one-time code is set up for it, we send none: access to a mailbox is not enough to sign in as staff.',
        'Sign in with your password and set up a code. If you have forgotten the password, an administrator will set a new one.',
      ],
    },
    link: { ru: 'Войти', en: 'Sign in' },
    to: '/sign-in/',
  },
}

const fair: Both = { ru: 'Портик', en: 'Portico' }
const where: Both = { ru: 'личный кабинет', en: 'my account' }
const foot: Both = {
  ru: 'Вы\u00a0получили это письмо, потому что ваш адрес указали на\u00a0сайте ярмарки.',
  en: 'You have received this e-mail because your address was given on the fair’s site.',
}
const privacy: Both = { ru: 'Обработка персональных данных', en: 'Privacy policy' }

/** What the office can write of them. */
export const accountWords = wordedAll({ ru: wordsIn('ru'), en: wordsIn('en') }, 'account-', 'paragraphs')

function wordsIn(code: LocaleCode) {
  const said = Object.entries(words).map(([kind, { subject, title, paragraphs }]) => [
    kind,
    { subject: subject[code], title: title[code], paragraphs: paragraphs[code] },
  ])
  return Object.fromEntries(said) as Record<
    AccountLetter,
    { subject: string; title: string; paragraphs: readonly string[] }
  >
}

/** Not a word of what anybody has typed is in it: anybody may type anybody's address. */
export function accountLetter(
  kind: AccountLetter,
  { locale, publicUrl, path }: { locale: LocaleCode; publicUrl: string; path: string | null },
) {
  const { link, to = '/', also } = words[kind]
  const { subject, title, paragraphs } = accountWords.in[locale][kind]
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  return dressed(subject, at('/privacy/'), {
    locale,
    title,
    paragraphs,
    links: [
      { label: link[locale], url: at(path ?? to) },
      ...(also ? [{ label: also.label[locale], url: at(also.to) }] : []),
    ],
  })
}

const closed = {
  title: { ru: 'Кабинет удалён', en: 'Your account has been deleted' },
  text: {
    ru: 'Личный кабинет с\u00a0этим адресом удалён по\u00a0вашей просьбе. Данные, которые мы\u00a0обязаны хранить по\u00a0закону, были перечислены при удалении и\u00a0хранятся отдельно.',
    en: 'The account with this address has been deleted as you asked. What the law requires us to keep was listed when you deleted it and is stored separately.',
  },
  again: { ru: 'Сайт ярмарки', en: 'The fair’s site' },
} satisfies Record<string, Both>

export const closedWords = wordedWhole(
  { ru: closedIn('ru'), en: closedIn('en') },
  'account-closed',
  'paragraphs',
)

function closedIn(code: LocaleCode) {
  return { subject: closed.title[code], title: closed.title[code], paragraphs: [closed.text[code]] }
}

/** The last one. */
export function closedLetter({ locale, publicUrl }: { locale: LocaleCode; publicUrl: string }) {
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const { subject, title, paragraphs } = closedWords.in[locale]
  return dressed(subject, at('/privacy/'), {
    locale,
    title,
    paragraphs,
    links: [{ label: closed.again[locale], url: at('/') }],
  })
}

type Said = Pick<LetterSheet, 'locale' | 'title' | 'paragraphs' | 'links'>

function dressed(subject: string, privacyUrl: string, said: Said) {
  const { locale } = said
  const sheet: LetterSheet = {
    ...said,
    fair: fair[locale],
    where: where[locale],
    rows: [],
    total: null,
    notes: [],
    foot: [foot[locale]],
    footLinks: [{ label: privacy[locale], url: privacyUrl }],
  }
  return { subject, body: letterText(sheet), html: letterHtml(sheet) }
}
