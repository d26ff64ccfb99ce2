import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: '{days}, Москва',
  subject: 'Мы\u00a0получили вашу заявку №\u00a0{number}',
  title: 'Мы\u00a0получили вашу заявку',
  hello: 'Здравствуйте!',
  first: 'Ваша заявка №\u00a0{number} на\u00a0участие в\u00a0ярмарке подана {at} по\u00a0Москве.',
  again:
    'Ваша заявка №\u00a0{number} исправлена и\u00a0подана снова {at} по\u00a0Москве. Совет увидит эту версию.',
  next: {
    open: 'Исправить её\u00a0можно до\u00a0{closes} включительно. Ответ совета придёт до\u00a0{answers}.',
    asked: 'Теперь её\u00a0изменить нельзя: совет рассмотрит заявку ещё раз и\u00a0ответит вам письмом.',
  },
  facts: { number: 'Номер', version: 'Версия', works: 'Работ' },
  open: 'Открыть заявку',
  foot: 'Вы\u00a0получили это письмо, потому что подали заявку в\u00a0личном кабинете на\u00a0сайте ярмарки.',
  privacy: 'Обработка персональных данных',
} as const

export default texts
export type LetterTexts = TextsOf<typeof texts>
