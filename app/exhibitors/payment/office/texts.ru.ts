import type { TextsOf } from '../../../platform/fill.ts'

export type LooseMoneyTexts = TextsOf<typeof texts>

const texts = {
  title: 'Деньги без\u00a0стенда',
  note: 'участников: {count}, всего {sum}',
  lead: 'Эти участники заплатили, но\u00a0стенда у\u00a0них нет: его сняли, он\u00a0ушёл другому или его не\u00a0выбирали. Дайте стенд, и\u00a0деньги зачтутся в\u00a0новый счёт, или\u00a0верните их. Платёж картой или по\u00a0СБП возвращается со\u00a0страницы счёта; банковский перевод возвращает бухгалтерия, после этого его снимают со\u00a0счёта там\u00a0же.',
  calm: 'Денег без\u00a0стенда нет.',
  back: 'Ко\u00a0всем счетам',
  columns: {
    who: 'Участник',
    sum: 'Сколько',
    stand: 'Что со\u00a0стендом',
    todo: 'Что сделать',
  },
  noName: 'Без названия',
  gone: 'заявки больше нет',
  never: 'стенда не\u00a0было',
  had: 'был {code} до\u00a0{at}',
  promised: 'ещё {sum} уже возвращается',
  give: 'Дать стенд',
  refund: 'Вернуть со\u00a0счёта {number}',
  onlyRefund: 'Стенд дать уже нельзя.',
  whys: { chosen: 'выбран участником', lapsed: 'время вышло', 'given up': 'участник отказался' },
  pages: { title: 'Страницы', previous: 'Назад', next: 'Дальше', range: 'Страница {page} из\u00a0{pages}' },
} as const

export default texts
