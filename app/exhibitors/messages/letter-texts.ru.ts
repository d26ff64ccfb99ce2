import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: '{days}, Москва',
  quote: '«{opening}»',
  attached: 'К\u00a0сообщению приложен файл: он\u00a0открывается на\u00a0сайте, после входа.',
  open: 'Прочитать и\u00a0ответить',
  privacy: 'Обработка персональных данных',
  exhibitor: {
    subject: 'Новое сообщение по\u00a0заявке №\u00a0{number}',
    title: 'Вам написали',
    text: '{author} из\u00a0отдела экспонентов пишет вам по\u00a0заявке №\u00a0{number}. Ответьте, пожалуйста, в\u00a0личном кабинете, а\u00a0не\u00a0на\u00a0это письмо.',
    foot: 'Вы\u00a0получили это письмо, потому что подали заявку в\u00a0личном кабинете на\u00a0сайте ярмарки.',
  },
  office: {
    subject: 'Сообщение от\u00a0участника, заявка №\u00a0{number}',
    title: 'Участник написал',
    text: '{author} пишет по\u00a0заявке №\u00a0{number}, {name}. Ответьте, пожалуйста, на\u00a0служебной странице, а\u00a0не\u00a0на\u00a0это письмо.',
    foot: 'Вы\u00a0получили это письмо, потому что работаете с\u00a0участниками ярмарки.',
  },
} as const

export default texts
export type MessageLetterTexts = TextsOf<typeof texts>
