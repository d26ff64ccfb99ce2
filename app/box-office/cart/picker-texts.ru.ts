import type { TextsOf } from '../../platform/fill.ts'
import type { CartTexts } from './texts.ru.ts'

/**
 * The words of choosing and paying, and of where one comes in. They come with the data of the pages that need them: the room's own words are
 * loaded with every page of the box office, and these would weigh on each.
 */
const texts = {
  entrancesTitle: 'Где вход',
  entrances: [
    {
      title: 'Портик',
      text: 'Главный вход с\u00a0Каретной набережной, три ступени под колоннами. Гардероб сразу за\u00a0дверью.',
    },
    {
      title: 'Двор',
      text: 'Вход без ступеней: ворота в\u00a0Конюшенном переулке, через двор по\u00a0дорожке из\u00a0гладких плит. Билет проверят здесь\u00a0же.',
    },
  ],
  toMap: 'Открыть план',
  toWay: 'Как добраться',
  picker: {
    title: 'Купить билеты',
    steps: { day: 'День', window: 'Время входа', tickets: 'Билеты', tour: 'Экскурсия', total: 'Итог' },
    colonnade: {
      label: 'Шаги покупки',
      of: 'из\u00a06',
      time: 'Время',
      window: 'до\u00a0{time} или после',
      tickets: 'до\u00a0{count} в\u00a0заказе',
      tour: 'по\u00a0желанию, в\u00a0день визита',
      cart: 'Корзина',
      cartNote: 'контакты и\u00a0согласия',
      payment: 'Оплата',
      paymentNote: 'карта или СБП',
    },
    tour: {
      none: 'Без экскурсии',
      about: 'Для всех, кто в\u00a0этом заказе. Сбор в\u00a0вестибюле.',
      upTo: 'до\u00a0{count} человек',
      from: 'состоится от\u00a0{count} человек',
    },
    done: 'выбрано',
    change: 'Изменить',
    before: 'До\u00a0{time}',
    after: 'После\u00a0{time}',
    entry: 'Вход с\u00a0{from} до\u00a0{to}',
    stay: 'оставаться можно до\u00a0{closes}',
    full: 'Полный',
    concession: 'Льготный',
    openDate: 'Открытая дата',
    anyTime:
      'Время выбирать не\u00a0нужно: приходите один раз в\u00a0каждый из\u00a0трёх дней, с\u00a0{from} до\u00a0{to}.',
    prices: { before: 'до\u00a0{time}', after: 'после\u00a0{time}', 'open-date': 'открытая дата' },
    free: 'бесплатно',
    dayOnly: 'Только на\u00a0выбранный день: на\u00a0открытую дату не\u00a0оформляется.',
    less: 'Меньше: {name}',
    more: 'Больше: {name}',
    pass: 'Сотрудник организатора?',
    passNumber: 'Номер пропуска',
    passHint: 'По\u00a0одному пропуску\u00a0— один льготный билет.',
    invitation: 'Есть код приглашения?',
    invitationCode: 'Код приглашения',
    invited: 'Сколько билетов «Премиум (VIP)»',
    many: 'много мест',
    left: {
      one: 'осталось {count}\u00a0место',
      few: 'осталось {count}\u00a0места',
      other: 'осталось {count}\u00a0мест',
    },
    none: 'мест нет',
    nextFree: 'Ближайшее свободное: {when}',
    nothingYet: 'Пока ничего не\u00a0выбрано.',
    sumLater: 'Итог посчитаем в\u00a0корзине.',
    held: 'Места закрепим за\u00a0вами на\u00a0{minutes}.',
    most: 'В\u00a0одном заказе\u00a0— до\u00a0{count} билетов.',
    add: 'В\u00a0корзину',
    adding: 'Закрепляем места…',
    toCart: 'Открыть корзину',
    wrong: 'Проверьте заказ',
  },
  booking: {
    book: 'Записаться',
    people: 'Сколько вас',
    withOrder: 'Номер заказа, если билет уже куплен',
    add: 'Добавить к\u00a0билетам',
    unconfirmed: 'Состоится, когда соберутся трое. Если не\u00a0соберутся, вернём всю сумму.',
    free: 'свободно',
  },
  cart: {
    title: 'Корзина',
    added: 'В\u00a0корзине',
    lead: 'Проверьте билеты, укажите почту\u00a0— и\u00a0к\u00a0оплате.',
    empty: 'В\u00a0корзине пока ничего нет.',
    toTickets: 'Выбрать билеты',
    waiting: 'Заказ оформлен и\u00a0ждёт оплаты.',
    toOrder: 'Открыть заказ',
    heldUntil: 'Места закреплены за\u00a0вами до\u00a0{time} по\u00a0Москве',
    soon: 'Осталось меньше трёх минут.',
    extend: 'Продлить',
    over: 'Время вышло. Места вернулись в\u00a0продажу.',
    overMore: 'Выбранное мы\u00a0запомнили: если места ещё есть, закрепим их\u00a0снова.',
    again: 'Собрать заказ снова',
    quantity: 'Количество: {name}',
    each: '{quantity}\u00a0×\u00a0{price}',
    recount: 'Пересчитать',
    remove: 'Убрать',
    removeName: 'Убрать: {name}',
    empties: 'Очистить корзину',
    fixed:
      'Заказ по\u00a0приглашению не\u00a0меняют: его можно оплатить или очистить корзину и\u00a0собрать заново.',
    unconfirmed: 'Пока не\u00a0подтверждена: состоится, когда соберутся трое. Иначе вернём всю сумму.',
    total: 'Итого',
    addTour: 'Добавить экскурсию',
    proof:
      'На\u00a0входе понадобится документ о\u00a0возрасте или статусе: для детского, льготного и\u00a0бесплатного билета.',
    buyer: 'Кто покупает',
    name: 'Имя и\u00a0фамилия',
    email: 'Электронная почта',
    emailHint: 'Сюда придут билеты и\u00a0чек.',
    phone: 'Телефон',
    phoneHint: 'Позвоним, только если что-то изменится.',
    offer: ['Принимаю условия ', 'договора-оферты'],
    data: [
      'Имя, почта и\u00a0телефон нужны нам, чтобы исполнить договор. Как мы с\u00a0ними обращаемся, сказано в\u00a0',
      'политике обработки персональных данных',
      '.',
    ],
    pay: 'Перейти к\u00a0оплате',
    getFree: 'Получить билеты',
    checkOut: 'Оформить',
    goOn: 'Выбрать ещё',
    wrongFields: {
      one: 'Проверьте {count}\u00a0поле',
      few: 'Проверьте {count}\u00a0поля',
      other: 'Проверьте {count}\u00a0полей',
    },
  },
} as const

export default texts
export type PickerTexts = TextsOf<typeof texts>
/** Everything a part of the picker may say. */
export type PickerPageTexts = CartTexts & PickerTexts
