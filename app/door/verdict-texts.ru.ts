import type { TextsOf } from '../platform/fill.ts'

/** Read at arm's length, in a queue: what is so, and what to do. */
const texts = {
  admit: 'Проходите',
  check: 'Проверьте документ',
  refuse: 'Входа нет',
  proofs: {
    age: {
      what: 'Документ о\u00a0возрасте',
      how: 'Дата рождения с\u00a0{bornFrom} по\u00a0{bornTo}',
    },
    concession: {
      what: 'Документ о\u00a0льготе',
      how: 'Посмотрите и\u00a0верните. Нет документа\u00a0— в\u00a0кассу',
    },
    'employee-pass': { what: 'Пропуск сотрудника', how: 'Один льготный билет на\u00a0пропуск' },
    free: {
      what: 'Документ на\u00a0бесплатный вход',
      how: 'Ребёнку: дата рождения с\u00a0{smallBornFrom}',
    },
    disability: {
      what: 'Справка об\u00a0инвалидности',
      how: 'I или II\u00a0группа. Посмотрите и\u00a0верните',
    },
    principal: {
      what: 'Сопровождающий',
      how: 'Проходят вдвоём: справку показывает тот, кого сопровождают',
    },
  },
  notes: {
    'sealed-only': 'Билета ещё нет в\u00a0списке, подпись верна',
    people: 'По\u00a0билету проходят: {count}',
    started: 'Уже началось: войдите тихо',
    pair: 'Идут вдвоём: попросите второй билет',
    pairIn: 'Идут вдвоём: второй уже вошёл',
  },
  refusals: {
    unknown: { what: 'Билета нет в\u00a0списке', todo: 'Направьте в\u00a0кассу' },
    forged: { what: 'Подпись не\u00a0сходится', todo: 'Позовите старшего смены' },
    'not-a-ticket': { what: 'Это не\u00a0билет', todo: 'Попросите открыть билет ярмарки' },
    newer: { what: 'Сканер устарел', todo: 'Обновите страницу сканера' },
    'other-fair': { what: 'Билет другой ярмарки', todo: 'Нужен новый билет: касса' },
    refunded: { what: 'Билет возвращён', todo: 'Нужен новый билет: касса' },
    'asked-back': {
      what: 'Оформлен возврат',
      todo: 'Возврат можно отозвать на\u00a0странице заказа; иначе\u00a0— в\u00a0кассу',
    },
    'no-entry': { what: 'Нет входного билета', todo: 'На\u00a0этот день нужен входной билет: касса' },
    alone: {
      what: 'Сопровождающий один',
      todo: 'Билет того, кого сопровождают, не\u00a0действует: касса',
    },
    'wrong-gate': {
      what: 'Билет не\u00a0сюда',
      todo: 'Входной\u00a0— на\u00a0входе, экскурсия и\u00a0мастер-класс\u00a0— на\u00a0месте сбора',
    },
    cancelled: { what: 'Билет отменён', todo: 'Направьте в\u00a0кассу' },
    'already-in': { what: 'Вошли в\u00a0{time}', todo: '{gate}. Повторного входа нет' },
    'wrong-day': { what: 'Другой день', todo: 'Билет на\u00a0{days}' },
    'too-early': { what: 'Рано', todo: 'Вход с\u00a0{from}' },
    'too-late-window': {
      what: 'Вход был до\u00a0{until}',
      todo: 'Нужен билет на\u00a0вход после\u00a0{until}: касса',
    },
    'too-late': { what: 'Поздно', todo: 'Вход закончился в\u00a0{until}' },
  },
} as const

export default texts
export type VerdictTexts = TextsOf<typeof texts>
