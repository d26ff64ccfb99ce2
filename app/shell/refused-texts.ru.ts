import type { TextsOf } from '../platform/fill.ts'

const texts = {
  tooMuch: {
    title: 'Слишком много данных',
    text: 'Вы отправили больше, чем принимают формы сайта, поэтому ничего не\u00a0сохранилось. Вернитесь и\u00a0сократите то, что ввели.',
  },
  tooOften: {
    title: 'Слишком много запросов',
    text: 'За\u00a0последнюю минуту из\u00a0вашей сети пришло слишком много запросов. Попробуйте ещё раз через {seconds}\u00a0с.',
    kept: 'Всё, что вы ввели, сохранилось на\u00a0этой странице: вводить заново не\u00a0нужно.',
    again: 'Отправить ещё раз',
  },
  back: 'Вернуться на\u00a0страницу',
  home: 'На\u00a0главную',
  toHome: 'Портик, на\u00a0главную',
} as const

export default texts
export type RefusedTexts = TextsOf<typeof texts>
