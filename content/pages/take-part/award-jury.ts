import type { PageRecord } from '../../types.ts'

export default {
  key: 'award-jury',
  title: { ru: 'Жюри премии', en: 'Award jury' },
  lead: {
    ru: 'Семь читателей премии «Слово об искусстве». [[before awardJudged: Лауреатов они определят {awardJudging}. || ]] [[before awardCeremony: || Лауреаты названы {awardAnnouncedOn} года.]]',
    en: 'The seven readers of the Word on Art award. [[before awardJudged: Dates of the judging: {awardJudging}. || ]] [[before awardCeremony: || The winners were named on {awardAnnouncedOn}.]]',
  },
  description: {
    ru: 'Жюри премии «Слово об искусстве» ярмарки «Портик»: семь историков, редакторов и художников книги. Как они читают и выбирают лауреатов.',
    en: 'The jury of Word on Art, the book award of the Portico fair: seven historians, editors and book designers. How they read and how winners are chosen.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как читают', en: 'How they read' },
      paragraphs: {
        ru: [
          'Каждый читает сам и ставит оценки до общего разговора. Чужие оценки открываются только после того, как поставлены свои: сначала книга, потом мнения о ней.',
          'Потом жюри собирается, чтобы сравнить оценки и поспорить там, где они разошлись. Приз жюри присуждают единогласно; если согласия нет, приз не вручают.',
        ],
        en: [
          'Each juror reads alone and gives marks before there is any discussion. The other jurors’ marks are shown only once one’s own are in: first the book, then opinions about it.',
          'Then the jury meets to compare marks and to argue where they differ. The jury prize is given by unanimous decision; without one there is no prize.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Чего жюри не делает', en: 'What the jury does not do' },
      paragraphs: {
        ru: [
          'Не судит книги, к которым приложило руку: соавтор, редактор, рецензент, учитель, ученик и коллега автора берут самоотвод и эту книгу с той минуты не оценивают. Если повод обнаружился уже после первого тура, поставленная оценка остаётся в счёте, и протокол говорит об этом. Не принимает заявок в обход общего порядка. Не переписывается с соискателями: [[before awardCeremony: все оценки с обоснованиями откроются в протоколе {awardAnnouncedOn}. || все оценки с обоснованиями есть в протоколе, открытом {awardAnnouncedOn}.]]',
        ],
        en: [
          'It does not judge books in which it had a hand: a co-author, editor, reviewer, teacher, pupil or colleague of the author is recused and from that moment does not judge that book. If the reason comes to light after the first round, the mark already given still counts, and the protocol says so. It takes no applications outside the common procedure. It does not correspond with applicants: [[before awardCeremony: every mark, with its reasons, opens with the protocol on {awardAnnouncedOn}. || every mark, with its reasons, is in the protocol opened on {awardAnnouncedOn}.]]',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'О премии', en: 'About the award' },
      items: [
        {
          title: { ru: 'Номинации и условия', en: 'Categories and conditions' },
          text: { ru: 'Кто может участвовать и что прислать', en: 'Who may apply and what to send' },
          to: '/award/',
        },
      ],
    },
  ],
} satisfies PageRecord
