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
  allQuestions: 'Всё для посетителей',
  wholeWay: 'Подробный путь',
} as const

export default words
export type HomeOwnTexts = TextsOf<typeof words>
export type HomeTexts = ShellTexts & { home: HomeOwnTexts }
