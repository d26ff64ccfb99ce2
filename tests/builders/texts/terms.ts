/** A thing that visitors read of: what it is called in each language, and what it must not be called. */
export type Term = {
  en: string
  ru: string
  /** The words that are not used for it, as people would write them; `*` stands for any ending. */
  not: { en?: readonly string[]; ru?: readonly string[] }
}

/** One name for one thing. GLOSSARY.md shows the list, and every text of the site is held against it. */
export const terms: readonly Term[] = [
  { en: 'exhibitor', ru: 'участник', not: { en: ['participant', 'participants'] } },
  { en: 'exhibitors’ department', ru: 'отдел экспонентов', not: { en: ['exhibitors’ office'] } },
  {
    en: 'box office',
    ru: 'касса',
    not: { en: ['ticket desk', 'ticket office', 'cash desk'], ru: ['билетная стойка'] },
  },
  { en: 'basket', ru: 'корзина', not: { en: ['cart', 'carts', 'shopping bag'] } },
  { en: 'single-day ticket', ru: 'билет на один день', not: { en: ['one-day'] } },
  { en: 'children’s ticket', ru: 'детский билет', not: { en: ['child’s ticket', 'children ticket'] } },
  {
    en: 'Premium (VIP) ticket',
    ru: 'билет «Премиум (VIP)»',
    not: { en: ['premium ticket', 'premium tickets'] },
  },
  {
    en: 'VIP opening',
    ru: 'вернисаж по приглашениям (VIP)',
    not: { en: ['premium opening'], ru: ['премиальное открытие', 'премиального открытия'] },
  },
  { en: 'tour', ru: 'экскурсия', not: { en: ['excursion', 'excursions'] } },
  {
    en: 'walk-through',
    ru: 'обход',
    not: { en: ['walkthrough', 'free tour'], ru: ['бесплатная экскурсия'] },
  },
  { en: 'master class', ru: 'мастер-класс', not: { en: ['masterclass*'], ru: ['мастеркласс*'] } },
  {
    en: 'professional day',
    ru: 'профессиональный день',
    not: { en: ['convention'], ru: ['конвенци*'] },
  },
  { en: 'public offer', ru: 'договор-оферта', not: { en: ['contract offer'], ru: ['публичная оферта'] } },
  {
    en: 'refund',
    ru: 'возврат денег',
    not: {
      en: ['money comes back', 'money goes back', 'sum comes back', 'price comes back', 'at your own wish'],
      ru: ['по вашему желанию'],
    },
  },
  {
    en: 'e-mail',
    ru: 'письмо',
    not: { en: ['email', 'emails', 'by letter', 'this letter', 'every letter'] },
  },
  { en: 'newsletter', ru: 'новости ярмарки', not: { en: ['news of the fair', 'mailing list'] } },
  { en: 'contact', ru: 'контакты', not: { en: ['contacts'] } },
  { en: 'organiser', ru: 'организатор', not: { en: ['organizer', 'organizers', 'organization'] } },
  { en: 'Academic Vault (ANO)', ru: 'АНО «Академический свод»', not: { en: ['Academic Vault Foundation'] } },
  { en: 'decorative arts', ru: 'декоративное искусство', not: { en: ['applied art', 'applied arts'] } },
  { en: 'conservator', ru: 'реставратор', not: { en: ['restorer', 'restorers'] } },
  { en: 'smalti', ru: 'смальта', not: { en: ['smalt'] } },
  { en: 'textbook', ru: 'учебная книга', not: { en: ['teaching book', 'teaching books'] } },
  {
    en: 'four categories and a jury prize',
    ru: 'четыре номинации и приз жюри',
    not: { en: ['five categories', 'five nominations'], ru: ['пять номинаций', 'номинаций пять'] },
  },
  { en: 'media partner', ru: 'информационный партнёр', not: { ru: ['медиапартнёр*'] } },
  {
    en: 'age rating',
    ru: 'возрастное ограничение',
    not: { en: ['age mark'], ru: ['возрастная отметка', 'возрастной отметки'] },
  },
  { en: 'services', ru: 'услуги', not: { ru: ['удобства'] } },
  { en: 'filters', ru: 'фильтры', not: { ru: ['сбросьте отбор'] } },
  { en: 'packing desk', ru: 'стол упаковки', not: { en: ['packing table'] } },
  { en: 'step-free route', ru: 'путь без ступеней', not: { en: ['step-free way', 'step-free path'] } },
  {
    en: 'accessible toilet',
    ru: 'кабина для маломобильных посетителей',
    not: { en: ['disabled toilet'], ru: ['просторная кабина'] },
  },
  { en: 'No.', ru: '№', not: { en: ['№'] } },
  {
    en: 'within five working days',
    ru: 'в течение пяти рабочих дней',
    not: {
      ru: ['за два рабочих', 'за три рабочих', 'за пять рабочих', 'не позже чем за десять рабочих'],
    },
  },
  {
    en: 'demonstration mode',
    ru: 'демонстрационный режим',
    not: { ru: ['часы сайта показательные'] },
  },
]

/** Where a word stands that is forbidden elsewhere, and why it may. The place is the beginning of a file's path. */
export const exceptions: readonly { word: string; at: string; why: string }[] = [
  { word: 'by letter', at: 'app/participants/texts.en.ts', why: 'of the alphabet' },
  { word: 'by letter', at: 'content/pages/see/navigator.ts', why: 'the letters of the sections' },
  { word: 'restorer', at: 'content/participants/painting/stol-i-svet.ts', why: 'the title of a picture' },
]
