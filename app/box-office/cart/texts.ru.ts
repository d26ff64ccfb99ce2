import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  close: 'Закрыть',
  daysTitle: 'День и\u00a0время входа',
  windowOver: 'время вышло',
  concessionPrice: 'льготный {price}',
  whoFor: 'Кому положен',
  /** A ticket anybody may have. */
  conditions: 'Условия',
  whoForTitle: 'Кому какой билет',
  reasonsTitle: 'Когда сроки не\u00a0важны',
  papersTitle: 'Что прислать',
  papers: [
    'Подписанное заявление',
    'Копия паспорта',
    'Чек об\u00a0оплате',
    'При болезни\u00a0— медицинская справка',
  ],
  papersNote: 'Всё\u00a0— по\u00a0электронной почте: загружать документы на\u00a0сайт не\u00a0нужно.',
  toRefund: 'Правила возврата',
  tickets: 'Билеты',
  youAreHere: 'Где вы',
  calculatorTitle: 'Посчитать за\u00a0ваш билет',
  visitDay: 'День визита',
  ifToday: 'вернём, если заявление придёт сегодня,\u00a0{today}.',
  thenLess: 'Позже меньше: {share} с\u00a0{from}.',
  tableCaption: 'По\u00a0дням, когда мы\u00a0получим заявление. Считаем по\u00a0московскому календарю.',
  todayColumn: 'Сегодня, {today}',
  now: 'сейчас',
  needsTitle: 'Документы и\u00a0деньги',
  payoutTitle: 'Когда придут деньги',
  payout:
    'В\u00a0течение {days} после того, как мы\u00a0получим все документы, тем\u00a0же способом, каким вы\u00a0платили.',
  offerVersion: 'Полные условия\u00a0— в\u00a0редакции\u00a0{version} от\u00a0{from}.',
  toOffer: 'Договор-оферта',
  lostOrder: 'Найти заказ по\u00a0почте',
  print: 'Напечатать',
  languages: { ru: 'русский', en: 'английский' },
  inLanguages: { ru: 'на\u00a0русском', en: 'на\u00a0английском' },
  andLanguage: ' и\u00a0',
  notYet: 'уточняется',
  minutes: {
    one: '{count}\u00a0минута',
    few: '{count}\u00a0минуты',
    other: '{count}\u00a0минут',
  },
  tours: {
    compareTitle: 'Цены и\u00a0время',
    columns: {
      kind: 'Вид',
      price: 'Цена',
      people: 'Сколько человек',
      minutes: 'Сколько длится',
      languages: 'Язык',
    },
    peopleUpTo: 'до\u00a0{most}',
    peopleFrom: 'от\u00a0{least} до\u00a0{most}',
    howTo: 'Как записаться',
    toldWhenBooking:
      'Выберите час в\u00a0расписании и\u00a0добавьте экскурсию к\u00a0билетам. На\u00a0этот\u00a0же день нужен входной билет; если он уже куплен, укажите номер заказа.',
    timetableTitle: 'Расписание',
    noDepartures: 'Расписание экскурсий ещё не\u00a0опубликовано.',
    stages: { on: 'идёт сейчас', over: 'прошла' },
  },
  classes: {
    filter: 'Для кого',
    all: 'Все',
    audiences: { children: 'Детям', adults: 'Взрослым' },
    shown: {
      one: 'Показано {count}\u00a0занятие',
      few: 'Показаны {count}\u00a0занятия',
      other: 'Показано {count}\u00a0занятий',
    },
    none: 'Мастер-классы ещё не\u00a0опубликованы.',
    noneForAudience: 'Таких занятий пока нет.',
    showAll: 'Показать все',
    until: 'до\u00a0{time}',
    places: { one: '{count}\u00a0место', few: '{count}\u00a0места', other: '{count}\u00a0мест' },
    withTicket: 'по\u00a0входному билету',
    stages: { on: 'идёт сейчас', over: 'прошло' },
    registration: {
      soon: 'Регистрация скоро откроется',
      full: 'Мест не\u00a0осталось',
      closed: 'Регистрация закрыта',
    },
    howTo: 'Как записаться',
    toldWhenRegistering:
      'Добавьте занятие к\u00a0билетам, пока есть места. На\u00a0этот\u00a0же день нужен входной билет.',
  },
} as const

export default texts
export type CartTexts = TextsOf<typeof texts>
