import type { TextsOf } from '../../platform/fill.ts'

/** The letter to a guest. */
const texts = {
  fair: 'Портик',
  where: '{fairDates}, Москва',
  subject: 'Приглашение на\u00a0ярмарку «Портик»',
  title: 'Приглашаем вас',
  hello: '{name}, здравствуйте!',
  opens: 'Ваш код приглашения: {code}. Билет по\u00a0нему: {product}\u00a0— {price}.',
  how: 'На\u00a0странице билетов откройте «Есть код приглашения?», введите код и\u00a0выберите число билетов.',
  free: 'бесплатно',
  each: '{sum} за\u00a0билет',
  places: {
    one: 'По\u00a0приглашению можно взять {count}\u00a0билет.',
    few: 'По\u00a0приглашению можно взять {count}\u00a0билета.',
    many: 'По\u00a0приглашению можно взять {count}\u00a0билетов.',
    other: 'По\u00a0приглашению можно взять {count}\u00a0билета.',
  },
  until: 'Код действует до\u00a0{until} включительно; число мест на\u00a0каждое время ограничено.',
  button: 'Выбрать билеты',
  secret: 'Не\u00a0передавайте код: кто его знает, может взять билеты вместо вас.',
  foot: 'Письмо отправила касса ярмарки. Если вы не\u00a0ждали приглашения, просто удалите это письмо.',
  links: { refund: 'Возврат билетов', offer: 'Договор-оферта' },
} as const

export default texts
export type InvitationLetterTexts = TextsOf<typeof texts>
