import type { MailKindTerms, Variables } from './kind-terms.ts'

// The link in it opens the application to whoever has it.
const ofBook = (ru: string, en: string, ...own: Variables) =>
  ({
    name: { ru, en },
    room: 'award',
    variables: [...own, 'fairDates', 'link'],
    notAgain: 'one-time',
  }) satisfies MailKindTerms
const ofJuror = (ru: string, en: string) =>
  ({ name: { ru, en }, room: 'award', variables: ['owed', 'until', 'fairDates'] }) satisfies MailKindTerms

/** Letters of the award: to who sent in a book, and to jurors. */
export const awardKinds = {
  'award-withdraw': ofBook('Книга отозвана', 'Book withdrawn', 'number', 'awardClosesOn'),
  'award-reopen': ofBook('Заявка снова открыта', 'Entry reopened', 'number', 'awardClosesOn'),
  'award-ask': ofBook('Вопрос секретаря', 'Question from the secretary', 'number', 'until', 'message'),
  'award-admit': ofBook('Книга допущена', 'Book admitted', 'number', 'awardJudging', 'awardAnnouncedOn'),
  'award-decline': ofBook('Книга не\u00a0допущена', 'Book not admitted', 'number', 'message'),
  'award-reconsider': ofBook('Решение пересмотрено', 'Decision reconsidered', 'number', 'message'),
  'award-propose-move': ofBook(
    'Предложена другая номинация',
    'Another category proposed',
    'number',
    'nomination',
    'message',
  ),
  'award-links': ofBook('Ссылки на\u00a0заявки премии', 'Links to award entries', 'number', 'day'),
  'award-result': ofBook('Итог премии', 'Result of the award', 'title', 'prizes'),
  'award-jury-first-round': ofJuror('Жюри: первый тур', 'Jury: first round'),
  'award-jury-second-round': ofJuror('Жюри: второй тур', 'Jury: second round'),
} satisfies Record<string, MailKindTerms>
