import type { TextsOf } from '../../../platform/fill.ts'

export type AssignmentTexts = TextsOf<typeof texts>

const texts = {
  title: 'Кто оценивает',
  note: 'заявок на\u00a0рассмотрении: {count}',
  back: 'К\u00a0решениям совета',
  lead: 'Пока по\u00a0заявке никто не\u00a0назван, её оценивает весь совет. Самоотвод сильнее поручения, а\u00a0тот, кто уже поставил оценку, остаётся.',
  empty: 'Заявок на\u00a0рассмотрении нет.',
  noMembers: 'В\u00a0совете пока никого нет: администратор заводит его членов на\u00a0странице сотрудников.',
  members: {
    title: 'Члены совета',
    name: 'Имя',
    given: 'Оценено',
    owed: 'Осталось',
    conflicts: 'Самоотводы',
  },
  spread: {
    title: 'Раздать поровну',
    votes: 'Сколько оценок нужно каждой заявке',
    scope: 'Какие заявки',
    unassigned: 'где никто не\u00a0назван',
    all: 'все, распределить заново',
    send: 'Раздать',
    clear: 'Всё снова всему совету',
    clearConfirm: 'Снять все поручения',
    clearSend: 'Снять',
  },
  filter: {
    label: 'Какие заявки показать',
    all: 'все, {count}',
    owed: 'ждут оценок, {count}',
    unassigned: 'всему совету, {count}',
    short: 'оценить некому, {count}',
  },
  columns: {
    number: 'Заявка',
    name: 'Участник',
    section: 'Раздел',
    votes: 'Оценок',
    who: 'Кому поручена',
    change: 'Поручение',
  },
  votes: '{given} из\u00a0{asked}',
  conflicts: 'самоотводов: {count}',
  everybody: 'весь совет',
  nobody: 'оценить некому',
  noneHere: 'Таких заявок нет.',
  change: 'Изменить',
  parts: {
    voted: 'оценил(а)',
    owes: 'ещё не\u00a0оценил(а)',
    'stands-back': 'самоотвод',
    'not-asked': 'не\u00a0поручена',
  },
  panel: {
    title: 'Заявка №\u00a0{number}',
    close: 'Закрыть',
    members: 'Кто оценивает',
    none: 'Если не\u00a0отметить никого, оценивает весь совет.',
    send: 'Поручить',
  },
  done: {
    assigned: 'Поручение записано.',
    spread: 'Заявки розданы.',
    cleared: 'Поручения сняты.',
    same: 'Всё осталось как было.',
  },
  refusals: {
    'unknown-action': 'Такого действия здесь нет.',
    unknown: 'Такой заявки нет.',
    'no-member': 'Такого члена совета нет.',
    'member-stands-back': 'Этот член совета взял самоотвод: поручить ему заявку нельзя.',
    'member-has-voted': 'Кто уже поставил оценку, тот остаётся: отметьте и\u00a0его.',
    'no-number': 'Укажите число оценок от\u00a01 до\u00a020.',
    'confirm-first': 'Поставьте отметку.',
    'not-in-review': 'Эта заявка сейчас не\u00a0на\u00a0рассмотрении.',
  },
} as const

export default texts
