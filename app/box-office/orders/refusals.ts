import type { Edition } from '../../editions/edition.ts'
import { fillWith, type TextsOf } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { WrongCode } from './check-order.ts'

export type RefusalCode =
  | WrongCode
  | 'required'
  | 'too-long'
  | 'no-digits'
  | 'email'
  | 'phone'
  | 'consent'
  | 'pass-used'
  | 'invitation-refused'
  | 'invitation-places'
  | 'sold-out'

/** Why not, in a sentence that says what to do instead. */
export function refusal(code: RefusalCode, locale: LocaleCode, { sale, tours }: Edition): string {
  const say = fillWith({
    maxTickets: sale.maxTickets,
    maxTours: sale.maxTours,
    maxPeople: tours.individual.maxPeople,
  })
  return say(texts[locale][code])
}

const ru = {
  required: 'Поле обязательно для заполнения.',
  'too-long': 'Слишком длинно: сократите, пожалуйста.',
  'no-digits': 'Поле не должно содержать цифры',
  email: 'Проверьте адрес: он должен быть вида имя@почта.рф.',
  phone: 'Проверьте номер: нужен код страны и\u00a0не\u00a0меньше десяти цифр.',
  consent: 'Без этого согласия мы не\u00a0можем продать билет.',
  'sale-closed': 'Касса сейчас закрыта.',
  'nothing-chosen': 'Выберите хотя\u00a0бы один билет.',
  'unknown-product': 'Такого билета нет.',
  'unknown-slot': 'Выберите день и\u00a0время.',
  'wrong-slot': 'Этот билет на\u00a0выбранное время не\u00a0продаётся.',
  over: 'Это время уже прошло, выберите другое.',
  'called-off': 'Встреча отменена, выберите другую.',
  'too-many-tickets': 'В\u00a0одном заказе может быть до\u00a0{maxTickets}\u00a0билетов.',
  'too-many-tours': 'В\u00a0одном заказе может быть до\u00a0{maxTours}\u00a0экскурсий.',
  'invitation-needed': 'Этот билет продаётся по\u00a0коду приглашения.',
  'one-per-pass': 'По\u00a0одному пропуску продаётся один льготный билет.',
  'ticket-needed':
    'Для экскурсии нужен входной билет на\u00a0тот\u00a0же день: добавьте его или укажите номер заказа.',
  'companion-alone':
    'Билет сопровождающего выдаётся вместе с\u00a0бесплатным билетом того, кого сопровождают.',
  'too-many-people': 'На\u00a0индивидуальную экскурсию приходят до\u00a0{maxPeople}\u00a0человек.',
  'one-departure': 'Индивидуальная экскурсия продаётся целиком.',
  'pass-used': 'По\u00a0этому пропуску льготный билет уже куплен.',
  'invitation-refused':
    'Код приглашения не\u00a0подошёл: он использован, ещё не\u00a0действует или уже истёк.',
  'invitation-places': 'По\u00a0этому приглашению столько билетов взять нельзя: выберите меньше.',
  'sold-out': 'Мест на\u00a0это время не\u00a0осталось.',
} as const satisfies Record<RefusalCode, string>

const en: TextsOf<typeof ru> = {
  required: 'Field is required.',
  'too-long': 'This is too long: please shorten it.',
  'no-digits': 'The field must not contain numbers',
  email: 'Please check the address: it should look like name@example.com.',
  phone: 'Please check the number: country code and at least ten digits.',
  consent: 'We cannot sell a ticket without this consent.',
  'sale-closed': 'The box office is closed at the moment.',
  'nothing-chosen': 'Please choose at least one ticket.',
  'unknown-product': 'There is no such ticket.',
  'unknown-slot': 'Please choose a day and a time.',
  'wrong-slot': 'This ticket is not sold for the chosen time.',
  over: 'This time is over; please choose another.',
  'called-off': 'This has been called off; please choose another.',
  'too-many-tickets': 'An order holds up to {maxTickets} tickets.',
  'too-many-tours': 'An order holds up to {maxTours} tours.',
  'invitation-needed': 'This ticket is sold with an invitation code.',
  'one-per-pass': 'One concession ticket is sold per pass.',
  'ticket-needed':
    'A tour needs an entrance ticket for the same day: add one, or give the number of your order.',
  'companion-alone': 'A companion’s ticket comes with the free ticket of the person accompanied.',
  'too-many-people': 'An individual tour is for up to {maxPeople} people.',
  'one-departure': 'An individual tour is sold as a whole.',
  'pass-used': 'The concession ticket of this pass has already been bought.',
  'invitation-refused': 'The invitation code did not work: it is used up, not valid yet, or over.',
  'invitation-places': 'This invitation does not give so many tickets: please choose fewer.',
  'sold-out': 'There are no places left for this time.',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }
