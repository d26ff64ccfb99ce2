import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'razdel-kniga',
  daysBefore: 54,
  title: {
    ru: 'Раздел «Книга»: читать стоя, сидя и вслух',
    en: 'The Book section: read standing, sitting and aloud',
  },
  lead: {
    ru: 'Пять издательств, книжные знаки, ботанические листы и короткий список премии займут галереи у вестибюля. Трогать книги здесь разрешено.',
    en: 'Five publishers, bookplates, botanical sheets and the award’s shortlist will fill the galleries beside the vestibule. Touching the books is allowed.',
  },
  body: {
    ru: [
      'С книги ярмарка начинается и ею заканчивается: галереи раздела лежат по обе стороны вестибюля, и пройти мимо них не удастся. Рядом со свежими изданиями покажут то, из чего они сделаны, — корректуры, доски, пробные оттиски.',
      '«Книга об искусстве — единственная вещь на ярмарке, которую можно взять в руки, не спросив разрешения, — говорит куратор раздела Павел Дубровец. — Поэтому витрин у нас почти нет, зато есть стулья и хорошая лампа».',
      'Издатель Марк Мурогин, который выпускает четыре книги в год, расскажет, почему больше не нужно. Историк книги Алексей Дольник вместе с ним раскроет книги короткого списка посередине и скажет, что там нашёл.',
      'Ксилограф Тимофей Бересток режет экслибрисы для врачей, машинистов и сельских библиотек. В разделе можно увидеть доску и оттиск рядом и понять, где в гравюре право, а где лево.',
      'Отдельная полка отведена короткому списку премии «Слово об искусстве». Имена лауреатов назовут {awardAnnouncedOn}, а {visitorDays} книги останутся на полке: их можно листать, сравнивать и не соглашаться с жюри.',
    ],
    en: [
      'The fair begins with the book and ends with it: the section’s galleries lie on either side of the vestibule, and there is no getting past them. Beside the new editions visitors will see what they are made from: proofs, blocks, trial impressions.',
      '“A book on art is the only thing at the fair you may pick up without asking,” says Pavel Dubrovets, curator of the section. “That is why we have hardly any cases. What we do have is chairs and a good lamp.”',
      'Mark Murogin, a publisher who brings out four books a year, will explain why one need not do more. Together with him Alexey Dolnik, a historian of the book, will open the shortlisted volumes in the middle and say what he has found there.',
      'The wood engraver Timofey Berestok cuts bookplates for doctors, engine drivers and village libraries. In the section the block can be seen next to the impression, and one can work out which side of an engraving is left and which is right.',
      'A shelf of its own is set aside for the shortlist of the Word on Art Award. The winners will be named on {awardAnnouncedOn}, and on {visitorDays} the books will stay on the shelf, to be leafed through, compared and used in disagreeing with the jury.',
    ],
  },
  picture: 'works/work-066.jpg',
} satisfies ReleaseRecord
