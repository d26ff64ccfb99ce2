import type { SpeakerRecord } from '../types.ts'

export default {
  id: 8,
  firstName: { ru: 'Марк', en: 'Mark' },
  lastName: { ru: 'Мурогин', en: 'Murogin' },
  role: 'curator',
  occupation: { ru: 'издатель', en: 'publisher' },
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  lead: {
    ru: 'Выпускает четыре книги об искусстве в год и каждую сначала читает вслух.',
    en: 'Brings out four books on art a year, and reads each of them aloud first.',
  },
  biography: {
    ru: [
      'Четыре книги в год — предел, который Мурогин поставил себе, когда основал издательство «Левое поле». Рукопись он читает вслух вместе с автором: фраза, на которой сбились оба, переписывается или уходит.',
      'До издательства была типография, где он прошёл путь от приёмщика бумаги до главного технолога, и пять лет за прилавком букиниста. Оттуда внимание к вещам, о которых читатель не думает: как идёт волокно в бумаге, хватает ли поля большому пальцу, ложится ли разворот на сотой странице.',
      'В серии «Один мастер» вышли тридцать две монографии — о шпалерщиках, медальерах, резчиках шрифта. К каждой Мурогин собирает небольшую выставку из корректур, бракованных оттисков и писем: книгу, по его мнению, как и картину, лучше всего понимаешь в мастерской.',
    ],
    en: [
      'Four books a year is the limit Murogin set himself when he founded the Left Margin press. He reads each manuscript aloud with its author: a sentence over which both of them stumble is rewritten or goes.',
      'Before the press there was a printing works, where he rose from checking in paper to chief technologist, and five years behind a second-hand bookseller’s counter. Hence his eye for things the reader never thinks about: which way the grain of the paper runs, whether the margin leaves room for a thumb, whether the book lies flat at page one hundred.',
      'Thirty-two monographs have appeared in his series “One Master” – on tapestry weavers, medallists, cutters of type. For each he puts together a small exhibition of proofs, spoiled impressions and letters: a book, he believes, is like a picture, and best understood in the workshop.',
    ],
  },
  picture: 'people/person-16.jpg',
} satisfies SpeakerRecord
