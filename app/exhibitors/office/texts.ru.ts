import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  list: {
    title: 'Заявки экспонентов',
    found: 'Найдено: {count}',
    empty: 'Заявок пока нет.',
    nothing: 'По\u00a0этим условиям ничего нет.',
    states: 'Состояния',
    anyState: 'Все',
    anyKind: 'Все виды',
    kind: 'Кто подал',
    columns: { number: 'Номер', who: 'Кто', kind: 'Вид', works: 'Работ', at: 'Изменена', state: 'Состояние' },
    search: 'Название, имя или почта',
    find: 'Найти',
    reset: 'Сбросить',
  },
  pages: { title: 'Страницы', previous: 'Раньше', next: 'Дальше', of: '{from}–{to} из\u00a0{count}' },
  kinds: {
    artist: 'художник',
    gallery: 'галерея',
    workshop: 'мастерская',
    school: 'школа',
    publisher: 'издательство',
    '': 'не\u00a0указан',
  },
  noName: 'Без названия',
  one: {
    back: 'Ко\u00a0всем заявкам',
    version: 'Версия {number}, подана {at}',
    draft: 'Заявка не\u00a0подана: её видит только автор.',
    contact: 'Как связаться',
    messages: 'Написать участнику',
    person: 'Контактное лицо',
    email: 'Электронная почта',
    phone: 'Телефон',
    account: 'Учётная запись',
    consents: 'Согласия',
    consent: '{document}, версия {version}',
    history: 'История',
    who: '{actor}, {who}',
    step: '{from} → {to}',
  },
} as const

export default texts
export type ExhibitorOfficeTexts = TextsOf<typeof texts>
