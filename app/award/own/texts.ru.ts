import type { TextsOf } from '../../platform/fill.ts'

/** What an applicant reads who looks for their applications: on the page for lost links, in its letter, in the account. */
const texts = {
  toSite: 'На\u00a0сайт ярмарки',
  language: 'Язык',
  lost: {
    title: 'Открыть заявку на\u00a0премию',
    lead: 'Ссылка на\u00a0заявку пришла вам письмом. Если письмо потерялось, укажите адрес, с\u00a0которого подавали: пришлём ссылки на\u00a0все ваши заявки.',
    email: 'Электронная почта',
    send: 'Прислать ссылки',
    wrong: 'Проверьте адрес: он\u00a0должен выглядеть как name@example.ru.',
    sent: 'Если с\u00a0этого адреса подавали заявку, письмо придёт через несколько минут. Посмотрите и\u00a0в\u00a0папке «Спам».',
    tooOften: 'Ссылки на\u00a0этот адрес уже отправлены. Подождите десять минут и\u00a0попробуйте ещё раз.',
    otherAddress: 'Указать другой адрес',
    toAward: 'О\u00a0премии',
  },
  letter: {
    fair: 'Портик',
    where: '{fairDates}, Москва',
    subject: 'Ваши заявки на\u00a0премию «Слово об\u00a0искусстве»',
    title: 'Ваши заявки на\u00a0премию',
    hello: 'Здравствуйте!',
    text: 'Вы\u00a0попросили прислать ссылки на\u00a0заявки, поданные с\u00a0этого адреса.',
    open: 'Заявка №\u00a0{number}, подана {day}',
    foot: 'Ссылка открывает заявку без пароля: не\u00a0пересылайте письмо. Если вы\u00a0ничего не\u00a0просили, ничего делать не\u00a0нужно.',
    privacy: 'Обработка персональных данных',
  },
  account: {
    title: 'Премия «Слово об\u00a0искусстве»',
    lead: 'Заявки, поданные с\u00a0адреса {email}.',
    none: 'С\u00a0адреса {email} заявок на\u00a0премию нет. Если вы\u00a0подавали с\u00a0другого, откройте заявку по\u00a0ссылке из\u00a0письма.',
    apply: 'Подать заявку',
    about: 'О\u00a0премии',
    number: '№\u00a0{number}',
    sentAt: 'Подана {day}',
    open: 'Открыть',
  },
} as const

export default texts
export type OwnBooksTexts = TextsOf<typeof texts>
