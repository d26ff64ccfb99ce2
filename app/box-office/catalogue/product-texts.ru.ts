import type { Phrase } from '../../platform/fill.ts'
import type { DoorProduct, ProductId, ProductRecords } from './products.ts'

/** What is sold, in words. A product has them for every place its record says it is shown in, or nothing compiles. */
const texts: ProductTexts = {
  products: {
    day: {
      line: 'Билет на\u00a0один день',
      list: {
        name: 'Один день',
        about: 'Полный билет, {visitorDays} на\u00a0выбор',
        rules: [
          'Билет для каждого, документ на\u00a0входе не\u00a0нужен. Он пускает один раз, в\u00a0выбранный день.',
          'Цена зависит от\u00a0времени входа: с\u00a0{opensAt} до\u00a0{turnsAt} или с\u00a0{turnsAt} до\u00a0{closesAt}. Уходить в\u00a0{turnsAt} не\u00a0нужно, можно оставаться до\u00a0закрытия.',
        ],
      },
      picker: { name: 'Полный', about: 'Для каждого, {visitorDays}', proof: '' },
      home: 'Один день',
    },
    'open-date': {
      line: 'Билет с\u00a0открытой датой',
      list: {
        name: 'Открытая дата',
        about: 'По\u00a0одному входу в\u00a0каждый из\u00a0трёх дней',
        rules: [
          'Пускает один раз в\u00a0каждый из\u00a0трёх дней для посетителей, {visitorDays}, в\u00a0любое время с\u00a0{opensAt} до\u00a0{closesAt}. Выбирать день и\u00a0час не\u00a0нужно.',
          'При возврате дни считаем до\u00a0первого дня для посетителей.',
        ],
      },
      home: 'Открытая дата, 3\u00a0дня',
    },
    child: {
      line: 'Детский билет, 7–14\u00a0лет',
      offer: 'Детский билет',
      list: {
        name: 'Детский',
        about: '7–14\u00a0лет',
        rules: [
          'Для детей от\u00a07 до\u00a014\u00a0лет включительно. Возраст считаем на\u00a0день посещения; цена одна, когда\u00a0бы вы ни\u00a0вошли.',
          'На\u00a0входе нужен документ о\u00a0возрасте. В\u00a014\u00a0лет можно выбрать и\u00a0льготный билет, но\u00a0детский дешевле.',
        ],
      },
      picker: { proof: 'На\u00a0входе покажите документ о\u00a0возрасте.' },
      home: 'Детский, 7–14\u00a0лет',
    },
    concession: {
      line: 'Льготный билет на\u00a0один день',
      list: {
        name: 'Льготный',
        about: 'Школьники 14–18\u00a0лет, студенты, пенсионеры и\u00a0другие',
        rules: [
          'Один день или открытая дата по\u00a0льготной цене. При покупке мы ничего не\u00a0проверяем, а\u00a0на\u00a0входе нужен документ: без него билет не\u00a0действует.',
        ],
      },
      picker: { proof: 'Документ проверим на\u00a0входе, без него билет не\u00a0действует.' },
    },
    'concession-open-date': { line: 'Льготный билет с\u00a0открытой датой' },
    free: {
      line: 'Бесплатный билет',
      list: {
        name: 'Бесплатный',
        about: 'Дети до\u00a07\u00a0лет, многодетные семьи и\u00a0другие',
        rules: ['Билет всё равно нужно оформить, как и\u00a0остальные. На\u00a0входе покажите документ.'],
      },
      picker: { proof: 'На\u00a0входе покажите документ.' },
      home: 'Дети до\u00a07\u00a0лет',
    },
    'free-disability': {
      line: 'Бесплатный билет, инвалидность I или II\u00a0группы',
      offer: 'Бесплатный билет',
      picker: {
        name: 'С\u00a0инвалидностью I или II\u00a0группы',
        about: 'Бесплатно и\u00a0для одного сопровождающего',
        proof: 'На\u00a0входе покажите справку об\u00a0инвалидности.',
      },
    },
    companion: {
      line: 'Билет сопровождающего',
      picker: {
        name: 'Сопровождающий',
        about:
          'Для того, кто сопровождает человека с\u00a0инвалидностью I или II\u00a0группы, на\u00a0то\u00a0же время',
        proof: '',
      },
    },
    premium: {
      line: 'Билет на\u00a0вернисаж (VIP)',
      list: {
        name: 'Премиум (VIP)',
        about: '{vipDay}, {vipHours}',
        rules: [
          'Билет на\u00a0вернисаж, {vipDay}, {vipHours}. Его оформляют по\u00a0коду из\u00a0приглашения; цену определяет приглашение.',
          'В\u00a0свободную продажу эти билеты не\u00a0поступают.',
        ],
      },
      home: 'Премиум (VIP), {vipDay}',
    },
    'tour-group': { line: 'Групповая экскурсия', tours: 'Групповая' },
    'tour-individual': { line: 'Индивидуальная экскурсия', tours: 'Индивидуальная' },
    'tour-author': { line: 'Авторская экскурсия', tours: 'Авторская' },
    'master-class': { line: 'Мастер-класс' },
  },
  door: {
    day: { name: 'Один день', title: 'Билет на\nодин день', short: 'Один день' },
    'open-date': { name: 'Открытая дата', title: 'Открытая\nдата', short: 'Открытая дата' },
    child: { name: 'Детский', title: 'Детский\nбилет', short: 'Детский' },
    concession: { name: 'Льготный', title: 'Льготный\nбилет', short: 'Льготный' },
    employee: { name: 'Сотрудник', title: 'Льготный\nбилет', short: 'Льготный, по\u00a0пропуску' },
    free: { name: 'Бесплатный', title: 'Бесплатный\nбилет', short: 'Бесплатный' },
    'free-disability': {
      name: 'Инвалидность I–II\u00a0группы',
      title: 'Бесплатный\nбилет',
      short: 'Инвалидность I–II\u00a0группы',
    },
    companion: { name: 'Сопровождающий', title: 'Билет\nсопровождающего', short: 'Сопровождающий' },
    premium: { name: 'Вернисаж (VIP)', title: 'Премиум\n(VIP)', short: 'Премиум (VIP)' },
    tour: { name: 'Экскурсия', title: 'Экскурсия', short: 'Экскурсия' },
    class: { name: 'Мастер-класс', title: 'Мастер-класс', short: 'Мастер-класс' },
  },
  times: {
    before: 'вход до\u00a0{turnsAt}',
    after: 'вход после\u00a0{turnsAt}',
    'open-date': 'открытая дата',
  },
  nothing: 'бесплатно',
  byInvitation: 'по\u00a0коду приглашения',
  people: 'до\u00a0{most}\u00a0человек',
  peopleFrom: '{least}–{most}\u00a0человек',
  perPerson: 'с\u00a0человека',
  perTour: 'за\u00a0экскурсию',
}

export default texts

/** What stands in braces is the edition's, except `turnsAt` and its like, which are the hours of a visitor day. */
export type ProductTexts = {
  products: {
    [Id in ProductId]: LineTexts & Pick<PlaceTexts, ProductRecords[Id]['shownIn'][number]>
  }
  /** At the door; on paper, where the break is where the title turns; in a line of it. */
  door: Record<DoorProduct, { name: string; title: string; short: string }>
  /** Where a product costs more at one time than at another. */
  times: { before: string; after: string; 'open-date': string }
  nothing: string
  byInvitation: string
  people: Phrase<'most'>
  peopleFrom: Phrase<'least' | 'most'>
  /** What the price of a tour is for. */
  perPerson: string
  perTour: string
}

export type LineTexts = {
  /** On the order, the ticket and the receipt. */
  line: string
  /** To search engines, where that is too long. */
  offer?: string
}

export type PlaceTexts = {
  list: { name: string; about: string; rules: readonly string[] }
  /** Name and line as in the price list unless said; the sentence on papers is empty where none are asked for. */
  picker: { name?: string; about?: string; proof: string }
  /** In the price list of the home page, before the time. */
  home: string
  /** The kind of tour. */
  tours: string
}
