import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'yarmarka-obyavlena',
  daysBefore: 168,
  title: {
    ru: '«Портик» пройдёт в Старом Манежном дворе',
    en: 'Portico to be held at the Old Manège Court',
  },
  lead: {
    ru: 'Ярмарка академического искусства объявляет даты — {fairDates} — и открывает приём заявок на кураторский отбор. Под одной кровлей встретятся живопись, скульптура, графика, декоративное искусство, школы и книга.',
    en: 'The academic art fair announces its dates – {fairDates} – and opens applications for curatorial selection. Painting, sculpture, works on paper, decorative arts, schools and books will meet under one roof.',
  },
  body: {
    ru: [
      'Третий «Портик» займёт первый ярус выставочного комплекса «Старый Манежный двор» на Каретной набережной: два зала, ротонду между ними и галереи у вестибюля. На плане размечено около 70 стендов в шести разделах.',
      '«Слово „академическое“ принято произносить с извинением. Мы решили не извиняться, — говорит директор ярмарки Алла Вересень. — Академия — это когда можно подойти и спросить, как сделано, и тебе ответят. Такой разговор мы и хотим устроить, только на четыре дня и для всех».',
      'Стенд на «Портике» нельзя просто купить. Заявку в личном кабинете читает кураторский совет, и только после положительного ответа участник выбирает место на плане и оплачивает его. Участие стоит от {standsFrom}.',
      '«Мы смотрим на работы раньше, чем на имена, — поясняет председатель совета, куратор ярмарки Вера Рослякова. — Учебный лист и вещь признанного мастера проходят один отбор. Они и висеть будут с одинаковыми этикетками».',
      'Вернисаж по приглашениям назначен на вечер {vipDay}, {visitorDays} ярмарка принимает всех. Организатор — АНО «Академический свод». [[before nextFair: Следующая ярмарка — {nextFair}. || ]]',
    ],
    en: [
      'The third Portico will occupy the ground tier of the Old Manège Court exhibition complex on Karetnaya Embankment: two halls, the rotunda between them and the galleries beside the vestibule. The plan has room for about 70 stands in six sections.',
      '“People tend to say the word ‘academic’ with an apology. We have decided not to apologise,” says Alla Veresen, director of the fair. “An academy is a place where you can go up and ask how a thing was done, and be given an answer. That is the conversation we want to hold, only for four days and for everyone.”',
      'A stand at Portico cannot simply be bought. The application, made in a personal account, is read by the curatorial council, and only when the answer is yes does the exhibitor choose a place on the plan and pay for it. Taking part costs from {standsFrom}.',
      '“We look at the works before we look at the names,” explains Vera Roslyakova, chair of the council and curator of the fair. “A student drawing and a piece by an established master go through the same selection. They will hang with the same kind of label, too.”',
      'The VIP opening, by invitation, is on the evening of {vipDay}; on {visitorDays} the fair is open to all. The organiser is Academic Vault, a non-profit organisation. [[before nextFair: The next fair will be held on {nextFair}. || ]]',
    ],
  },
  picture: 'views/view-09.jpg',
} satisfies ReleaseRecord
