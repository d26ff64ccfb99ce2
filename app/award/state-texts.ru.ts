import type { TextsOf } from '../platform/fill.ts'

const texts = {
  /** By state of the award: the badge, and the one sentence with the date that matters. */
  state: {
    before: { badge: 'Приём заявок впереди', sentence: 'Приём заявок откроется {awardOpensOn}' },
    open: { badge: 'Приём заявок открыт', sentence: 'До\u00a0{awardClosesOn} {daysLeft}' },
    'last-days': { badge: 'Приём скоро закроется', sentence: 'До\u00a0{awardClosesOn} {daysLeft}' },
    judging: { badge: 'Приём заявок закрыт', sentence: '{awardJudging} жюри определяет лауреатов' },
    judged: {
      badge: 'Жюри завершает работу',
      sentence: 'Имена назовём {awardAnnouncedOn}, на\u00a0открытии ярмарки',
    },
    sealed: {
      badge: 'Протокол запечатан',
      sentence: 'Имена лауреатов\u00a0— {ceremonyDay} в\u00a0{ceremonyTime}',
    },
    announced: {
      badge: 'Премия вручается',
      sentence: 'Имена лауреатов\u00a0— {awardAnnouncedOn}, на\u00a0открытии ярмарки',
    },
    given: {
      badge: 'Лауреаты названы',
      sentence: 'Премии вручены {awardAnnouncedOn}',
    },
    unsealed: {
      badge: 'Решение готовится',
      sentence: 'Решение жюри появится на\u00a0этой странице',
    },
  },
  lastDay: 'Сегодня, {awardClosesOn},\u00a0— последний день приёма заявок',
  daysLeft: {
    one: 'остался {count}\u00a0день',
    few: 'осталось {count}\u00a0дня',
    other: 'осталось {count}\u00a0дней',
  },
} as const

export default texts
export type AwardStateTexts = TextsOf<typeof texts>
