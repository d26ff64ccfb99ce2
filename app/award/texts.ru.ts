import type { AwardPhase } from '../editions/rules.ts'
import type { TextsOf } from '../platform/fill.ts'

const texts = {
  award: 'Премия',
  documentTitle: 'Премия «{title}»',
  /** By phase of the award: the badge, and the one sentence with the date that matters. */
  state: {
    before: { badge: 'Приём заявок впереди', sentence: 'Приём заявок откроется {awardOpensOn}' },
    open: { badge: 'Приём заявок открыт', sentence: 'До\u00a0{awardClosesOn} {daysLeft}' },
    'last-days': { badge: 'Приём скоро закроется', sentence: 'До\u00a0{awardClosesOn} {daysLeft}' },
    judging: { badge: 'Приём заявок закрыт', sentence: '{awardJudging} жюри определяет лауреатов' },
    judged: {
      badge: 'Лауреаты определены',
      sentence: 'Имена назовём {awardAnnouncedOn}, на\u00a0открытии ярмарки',
    },
    announced: {
      badge: 'Премия вручается',
      sentence: 'Имена лауреатов\u00a0— {awardAnnouncedOn}, на\u00a0открытии ярмарки',
    },
    given: {
      badge: 'Лауреаты названы',
      sentence: 'Премии вручены {awardAnnouncedOn}, на\u00a0открытии ярмарки',
    },
  } satisfies Record<AwardPhase, { badge: string; sentence: string }>,
  lastDay: 'Сегодня, {awardClosesOn},\u00a0— последний день приёма заявок',
  daysLeft: {
    one: 'остался {count}\u00a0день',
    few: 'осталось {count}\u00a0дня',
    other: 'осталось {count}\u00a0дней',
  },
  step: { past: 'завершено', current: 'идёт сейчас', ahead: 'впереди' },
  winner: 'Лауреат',
  apply: 'Подать заявку',
  jury: 'Состав жюри',
  regulations: 'Положение о\u00a0премии',
  regulationsDescription:
    'Положение о\u00a0премии «{title}» ярмарки «Портик»: кто может участвовать, четыре номинации и\u00a0приз жюри, сроки, жюри и\u00a0порядок награждения. Действует с\u00a0{date}.',
  breadcrumbs: 'Где вы',
  document: {
    version: 'Редакция {version}, действует с\u00a0{date}',
    contents: 'Статьи',
    print: 'Напечатать',
    otherDocuments: 'Другие документы',
  },
} as const

export default texts
export type AwardTexts = TextsOf<typeof texts>
