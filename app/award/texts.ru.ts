import type { TextsOf } from '../platform/fill.ts'

const texts = {
  award: 'Премия',
  documentTitle: 'Премия «{title}»',
  apply: 'Подать заявку',
  remind: 'Напомнить о\u00a0церемонии',
  jury: 'Состав жюри',
  regulations: 'Положение о\u00a0премии',
  regulationsDescription:
    'Положение о\u00a0премии «{title}» ярмарки «Портик»: кто может участвовать, четыре номинации и\u00a0приз жюри, сроки, жюри и\u00a0порядок награждения. Действует с\u00a0{date}.',
  laureates: 'Все лауреаты',
  protocol: 'Протокол жюри',
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
