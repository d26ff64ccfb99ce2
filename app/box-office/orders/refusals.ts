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
  | 'wrong-number'
  | 'wrong-value'
  | 'unknown-field'
  | 'pass-used'
  | 'invitation-refused'
  | 'invitation-places'
  | 'sold-out'

/** Why not, in a sentence that says what to do instead. */
export function refusal(code: RefusalCode, locale: LocaleCode, { sale, tours }: Edition): string {
  const say = fillWith({
    maxTickets: sale.maxTickets,
    maxTours: sale.maxTours,
    maxFree: sale.maxFree,
    maxFreePerEmail: sale.maxFreePerEmail,
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
  'too-many-places': 'В\u00a0одном заказе может быть до\u00a0{maxTickets}\u00a0мест.',
  'too-many-free': 'В\u00a0одном заказе может быть до\u00a0{maxFree}\u00a0бесплатных билетов.',
  'too-many-free-for-email':
    'На\u00a0один адрес почты мы выдаём до\u00a0{maxFreePerEmail}\u00a0бесплатных билетов. Если вас больше, напишите в\u00a0кассу.',
  'too-many-free-here':
    'Из\u00a0вашей сети за\u00a0последний час оформили слишком много бесплатных билетов. Попробуйте через час или обратитесь в\u00a0кассу.',
  'field-not-taken': 'К\u00a0этому билету это поле не\u00a0относится: уберите его.',
  'wrong-number': 'Здесь нужно целое число, от\u00a0одного и\u00a0больше.',
  'wrong-value': 'Проверьте это поле: такого значения нет.',
  'unknown-field': 'Такого поля нет.',
  'invitation-needed': 'Этот билет продаётся по\u00a0коду приглашения.',
  'one-per-pass': 'По\u00a0одному пропуску продаётся один льготный билет.',
  'ticket-needed':
    'Нужен входной билет на\u00a0тот\u00a0же день для каждого: добавьте его или укажите номер заказа.',
  'tour-carried':
    'С\u00a0билетами указанного заказа экскурсия на\u00a0этот день уже оформлена: по\u00a0одной на\u00a0человека.',
  'one-place-an-hour':
    'Один человек\u00a0— одно место: в\u00a0этот час кто-то уже записан на\u00a0мастер-класс.',
  'companion-alone':
    'Билет сопровождающего выдаётся вместе с\u00a0билетом человека с\u00a0инвалидностью I или II\u00a0группы, на\u00a0тот\u00a0же день и\u00a0то\u00a0же время.',
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
  'too-many-places': 'An order holds up to {maxTickets} places.',
  'too-many-free': 'An order holds up to {maxFree} free tickets.',
  'too-many-free-for-email':
    'We issue up to {maxFreePerEmail} free tickets to one e-mail address. If there are more of you, write to the box office.',
  'too-many-free-here':
    'Too many free tickets have been taken from your network in the past hour. Try again in an hour or ask the box office.',
  'field-not-taken': 'This field does not belong to this ticket: please remove it.',
  'wrong-number': 'A whole number is needed here, one or more.',
  'wrong-value': 'Please check this field: there is no such value.',
  'unknown-field': 'There is no such field.',
  'invitation-needed': 'This ticket is sold with an invitation code.',
  'one-per-pass': 'One concession ticket is sold per pass.',
  'ticket-needed':
    'Everybody needs an entrance ticket for the same day: add one, or give the number of your order.',
  'tour-carried': 'The tickets of that order already have a tour on this day: one for each person.',
  'one-place-an-hour': 'One person, one place: somebody is booked for a class at that hour already.',
  'companion-alone':
    'A companion’s ticket comes with the ticket of a person with a group I or II disability, for the same day and time.',
  'too-many-people': 'An individual tour is for up to {maxPeople} people.',
  'one-departure': 'An individual tour is sold as a whole.',
  'pass-used': 'The concession ticket of this pass has already been bought.',
  'invitation-refused': 'The invitation code did not work: it is used up, not valid yet, or over.',
  'invitation-places': 'This invitation does not give so many tickets: please choose fewer.',
  'sold-out': 'There are no places left for this time.',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }

export function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(ru, code)
}
