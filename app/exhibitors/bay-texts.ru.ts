import type { TextsOf } from '../platform/fill.ts'

const texts = {
  title: 'Путь экспонента',
  bays: {
    application: 'Заявка',
    review: 'Рассмотрение',
    accepted: 'Принята',
    stand: 'Стенд',
    payment: 'Оплата',
    materials: 'Материалы',
  },
  dates: {
    application: 'приём до\u00a0{closes}',
    submitted: 'подана {at}',
    review: 'с\u00a0{reviewFrom}',
    accepted: 'ответ до\u00a0{answers}',
    answered: 'ответ получен',
    declined: 'заявка не\u00a0принята',
    waiting: 'если освободится место',
    asked: 'после доработки',
    again: 'ответ придёт письмом',
    withdrawn: 'заявка отозвана',
    payment: 'карта, СБП или счёт',
    materials: 'до\u00a0{materials}',
  },
  behind: 'пройдено',
  calledOff: 'Ярмарка {days}\u00a0года отменена.',
} as const

export default texts
export type BayTexts = TextsOf<typeof texts>
