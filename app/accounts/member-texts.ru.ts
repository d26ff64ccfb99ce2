import type { TextsOf } from '../platform/fill.ts'

export type MemberTexts = TextsOf<typeof texts>

/** Of whoever has an account and does not work here, and of what both do alike. */
const texts = {
  account: {
    title: 'Личный кабинет',
    lead: 'Отсюда подают заявку на\u00a0ярмарку 2–5\u00a0апреля 2026\u00a0года и\u00a0проходят весь путь участника.',
    welcome: 'Адрес подтверждён, кабинет открыт. Добро пожаловать!',
    waiting: 'Ждёт вас',
    nothing: 'Сейчас вас ничего не\u00a0ждёт.',
    howToTakePart: 'Как стать участником',
    until: 'до\u00a0{day}',
    who: 'Чей это кабинет',
    name: 'Имя и\u00a0фамилия',
    email: 'Электронная почта',
    code: 'Одноразовый код',
    codeOn: 'настроен',
    codeOff: 'не\u00a0настроен',
    toSecurity: 'Пароль, адрес и\u00a0сеансы',
  },
} as const

export default texts
