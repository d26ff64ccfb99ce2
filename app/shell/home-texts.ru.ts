import type { TextsOf } from '../platform/fill.ts'
import type { ShellTexts } from './texts.ru.ts'

/** They travel with the home page alone: the words of the shell are in every first load. */
const words = {
  vipOpening: 'Вернисаж по\u00a0приглашениям\u00a0(VIP)',
  visitorDays: 'Дни для посетителей',
  works: 'Работы ярмарки',
  previousWork: 'Предыдущая работа',
  nextWork: 'Следующая работа',
  of: 'из',
  speakers: 'Спикеры',
  allSpeakers: {
    one: 'Все {count}\u00a0спикер',
    few: 'Все {count}\u00a0спикера',
    other: 'Все {count}\u00a0спикеров',
  },
  award: 'Премия «{title}»',
  awardDates:
    '[[before awardClosing: Приём заявок: {awardApplications}. || ]] [[before awardCeremony: Лауреатов объявим {awardAnnouncedOn}. || Лауреаты названы {awardAnnouncedOn}.]]',
  fairIsOver: 'Ярмарка прошла {fairDates}',
  awardLink: 'Условия и\u00a0номинации',
  allWorks: 'Все работы',
  eyeLine: '155\u00a0см',
  sections: 'Шесть разделов',
  sectionNames: {
    painting: 'Живопись',
    sculpture: 'Скульптура',
    paper: 'Графика',
    applied: 'Декоративное искусство',
    schools: 'Школы',
    book: 'Книга',
  },
  participants: {
    one: '{count}\u00a0участник',
    few: '{count}\u00a0участника',
    other: '{count}\u00a0участников',
  },
  subscribe: 'Подписаться',
  wholeProgramme: 'Вся программа',
  days: 'Дни программы',
  events: {
    one: '{count}\u00a0событие',
    few: '{count}\u00a0события',
    other: '{count}\u00a0событий',
  },
  ticketsAndRefunds: 'Билеты и\u00a0возврат',
  refundRules: 'Правила возврата',
  fullPrice: 'Полный',
  reducedPrice: 'Льготный',
  notOffered: 'нет',
  proof:
    'Для детского, льготного и\u00a0бесплатного билета на\u00a0входе нужен документ о\u00a0возрасте или статусе.',
  chooseTickets: 'Выбрать билеты',
  refundIntro: 'Вернём всю цену или её часть: это зависит от\u00a0того, сколько дней осталось до\u00a0визита',
  payout: 'Деньги поступят в\u00a0течение {payoutDays} после получения всех документов.',
  childTicket: 'детский билет, 7–14\u00a0лет',
  free: 'бесплатно',
  underSeven: 'до\u00a07\u00a0лет, нужен документ о\u00a0возрасте',
  chooseTour: 'Выбрать экскурсию',
  questions: 'Вопросы и\u00a0ответы',
  allQuestions: 'Всё для посетителей',
  way: 'Как добраться',
  wholeWay: 'Подробный путь',
  ways: [
    { title: 'Метро', text: '«Каретная», второй выход, 7\u00a0минут пешком вдоль набережной.' },
    { title: 'Такси', text: 'Карман перед портиком: высадить можно, стоять недолго.' },
    {
      title: 'Вход без ступеней',
      text: 'Через двор, ворота со\u00a0стороны Конюшенного переулка. Билет проверят здесь\u00a0же.',
    },
  ],
} as const

export default words
export type HomeOwnTexts = TextsOf<typeof words>
export type HomeTexts = ShellTexts & { home: HomeOwnTexts }
