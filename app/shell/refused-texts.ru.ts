import type { TextsOf } from '../platform/fill.ts'

const texts = {
  tooMuch: {
    title: 'Слишком много данных',
    text: 'Отправленное больше, чем может занять любая форма сайта, и\u00a0мы его не\u00a0приняли. Вернитесь и\u00a0сократите то, что ввели.',
  },
  tooOften: {
    title: 'Слишком много запросов',
    text: 'За\u00a0последнюю минуту с\u00a0вашего адреса пришло слишком много запросов. Попробуйте ещё раз через {seconds}\u00a0с.',
    kept: 'Всё, что вы ввели, осталось на\u00a0этой странице: вводить заново не\u00a0нужно.',
    again: 'Отправить ещё раз',
  },
  back: 'Вернуться на\u00a0страницу',
  home: 'На\u00a0главную',
  toHome: 'Портик, на\u00a0главную',
} as const

export default texts
export type RefusedTexts = TextsOf<typeof texts>
