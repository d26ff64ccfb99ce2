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
  consent: 'Чтобы купить билет, примите условия договора-оферты.',
  'sale-closed': 'Касса сейчас закрыта.',
  'nothing-chosen': 'Выберите хотя\u00a0бы один билет.',
  'unknown-product': 'Такого билета нет, выберите из\u00a0списка.',
  'unknown-slot': 'Выберите день и\u00a0время.',
  'wrong-slot': 'Этот билет на\u00a0выбранное время не\u00a0продаётся, выберите другое.',
  over: 'Это время уже прошло, выберите другое.',
  'called-off': 'Это время отменено, выберите другое.',
  'too-many-tickets': 'В\u00a0одном заказе может быть до\u00a0{maxTickets}\u00a0билетов.',
  'too-many-tours': 'В\u00a0одном заказе может быть до\u00a0{maxTours}\u00a0экскурсий.',
  'too-many-places': 'В\u00a0одном заказе может быть до\u00a0{maxTickets}\u00a0мест.',
  'too-many-free': 'В\u00a0одном заказе может быть до\u00a0{maxFree}\u00a0бесплатных билетов.',
  'too-many-free-for-email':
    'На\u00a0один адрес почты можно взять до\u00a0{maxFreePerEmail}\u00a0бесплатных билетов. Если вас больше, напишите в\u00a0кассу.',
  'too-many-free-here':
    'Из\u00a0вашей сети за\u00a0последний час взяли слишком много бесплатных билетов. Попробуйте через час или напишите в\u00a0кассу.',
  'too-many-places-for-email':
    'На\u00a0один адрес почты можно взять до\u00a0{maxTickets}\u00a0мест на\u00a0один мастер-класс. Если вас больше, напишите в\u00a0кассу.',
  'too-many-places-here':
    'Из\u00a0вашей сети за\u00a0последний час взяли слишком много мест на\u00a0мастер-классы. Попробуйте через час или напишите в\u00a0кассу.',
  'field-not-taken': 'Для этого билета такое поле не\u00a0заполняют: уберите его.',
  'wrong-number': 'Здесь нужно целое число не\u00a0меньше единицы.',
  'wrong-value': 'Такого значения нет: проверьте это поле.',
  'unknown-field': 'Такого поля нет.',
  'invitation-needed': 'Этот билет продаётся по\u00a0приглашению: введите код.',
  'invited-cart': 'Корзину с\u00a0приглашением изменить нельзя: очистите её и\u00a0соберите заново.',
  'one-per-pass': 'По\u00a0одному пропуску продаётся один льготный билет.',
  'ticket-needed':
    'Каждому нужен входной билет на\u00a0тот\u00a0же день: добавьте его или укажите номер заказа, где он есть.',
  'tour-carried':
    'К\u00a0билетам указанного заказа экскурсия уже оформлена, одна на\u00a0человека. Добавьте входной билет в\u00a0этот заказ.',
  'one-place-an-hour':
    'По\u00a0этим входным билетам на\u00a0то\u00a0же время уже занят другой мастер-класс. Выберите другое время или добавьте входной билет.',
  'companion-alone':
    'Билет сопровождающего выдаётся вместе с\u00a0билетом человека с\u00a0инвалидностью I или II\u00a0группы, на\u00a0тот\u00a0же день и\u00a0то\u00a0же время.',
  'too-many-people': 'На\u00a0индивидуальную экскурсию приходят до\u00a0{maxPeople}\u00a0человек.',
  'one-departure': 'Индивидуальная экскурсия продаётся целиком.',
  'pass-used': 'По\u00a0этому пропуску льготный билет уже куплен.',
  'invitation-refused':
    'Код приглашения не\u00a0подошёл: в\u00a0нём опечатка, он уже использован, отозван или сейчас не\u00a0действует. Проверьте его или напишите в\u00a0кассу.',
  'invitation-places': 'По\u00a0этому приглашению столько билетов взять нельзя: выберите меньше.',
  'sold-out': 'Мест на\u00a0это время не\u00a0осталось.',
} as const satisfies Record<RefusalCode, string>

const en: TextsOf<typeof ru> = {
  required: 'Field is required.',
  'too-long': 'This is too long: please shorten it.',
  'no-digits': 'The field must not contain numbers',
  email: 'Please check the address: it should look like name@example.com.',
  phone: 'Please check the number: country code and at least ten digits.',
  consent: 'To buy a ticket, please accept the terms of the public offer.',
  'sale-closed': 'The box office is closed at the moment.',
  'nothing-chosen': 'Please choose at least one ticket.',
  'unknown-product': 'There is no such ticket; please choose one from the list.',
  'unknown-slot': 'Please choose a day and a time.',
  'wrong-slot': 'This ticket is not sold for the chosen time; please choose another.',
  over: 'This time has passed; please choose another.',
  'called-off': 'This has been called off; please choose another time.',
  'too-many-tickets': 'An order holds up to {maxTickets} tickets.',
  'too-many-tours': 'An order holds up to {maxTours} tours.',
  'too-many-places': 'An order holds up to {maxTickets} places.',
  'too-many-free': 'An order holds up to {maxFree} free tickets.',
  'too-many-free-for-email':
    'Up to {maxFreePerEmail} free tickets can be taken with one e-mail address. If there are more of you, please write to the box office.',
  'too-many-free-here':
    'Too many free tickets have been taken from your network in the past hour. Please try again in an hour or write to the box office.',
  'too-many-places-for-email':
    'Up to {maxTickets} places in one master class can be taken with one e-mail address. If there are more of you, please write to the box office.',
  'too-many-places-here':
    'Too many places in master classes have been taken from your network in the past hour. Please try again in an hour or write to the box office.',
  'field-not-taken': 'This ticket does not take this field: please remove it.',
  'wrong-number': 'Please enter a whole number, one or more.',
  'wrong-value': 'There is no such value: please check this field.',
  'unknown-field': 'There is no such field.',
  'invitation-needed': 'This ticket is sold by invitation: please enter your code.',
  'invited-cart': 'A basket with an invitation cannot be changed: please empty it and choose again.',
  'one-per-pass': 'One concession ticket is sold per pass.',
  'ticket-needed':
    'Everybody needs an entrance ticket for the same day: add one, or give the number of the order that has it.',
  'tour-carried':
    'The tickets in that order already have a tour, one per person. Add an entrance ticket to this order.',
  'one-place-an-hour':
    'These entrance tickets are already booked for another class at that time. Choose another time or add an entrance ticket.',
  'companion-alone':
    'A companion’s ticket comes with the ticket of a person with a group I or II disability, for the same day and time.',
  'too-many-people': 'An individual tour is for up to {maxPeople} people.',
  'one-departure': 'An individual tour is sold as a whole.',
  'pass-used': 'The concession ticket of this pass has already been bought.',
  'invitation-refused':
    'This invitation code does not work: it is mistyped, already used, withdrawn or not valid now. Check it or write to the box office.',
  'invitation-places': 'This invitation does not cover that many tickets: please choose fewer.',
  'sold-out': 'There are no places left for this time.',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }

export function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(ru, code)
}
