import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'premiya-priyom-zayavok',
  daysBefore: 68,
  title: {
    ru: 'Премия «Слово об искусстве» открывает приём заявок',
    en: 'Word on Art Award opens for applications',
  },
  lead: {
    ru: 'Участвовать могут искусствоведы — граждане Российской Федерации, у которых изданы индивидуальные монографии. Срок приёма заявок — {awardApplications}.',
    en: 'Applications are invited from art historians who are citizens of the Russian Federation and have published individual monographs. Dates for applications: {awardApplications}.',
  },
  body: {
    ru: [
      'Премия «Слово об искусстве» присуждается за книгу, после которой видно больше, чем до неё. Номинаций четыре: «Исследование», «Дебют», «Монография о мастере» и «Учебная книга»; лауреат каждой получает {awardPrize}. «Приз жюри» вручается вне номинаций, единогласно.',
      'Возраст, учёная степень и место работы автора значения не имеют. Принимаются только индивидуальные монографии, вышедшие в {awardYears} годах, то есть книги, написанные одним автором от первой главы до последней.',
      '«Заявку мы сделали короткой нарочно, — говорит председатель жюри, историк живописи Всеволод Чернолес. — Нужно сказать, что в этой книге сказано впервые. Кто не может уложиться в страницу, тот, вероятно, ещё пишет следующую».',
      'Члены жюри читают порознь и ставят оценки до общего разговора. Критериев пять: новизна материала, точность доказательства, ясность языка, надёжность научного аппарата и работа изображений вместе с текстом.',
      'Лауреатов жюри определит {awardJudging}. Имена назовут на открытии ярмарки, {awardAnnouncedOn}; короткий список будет выставлен в разделе «Книга».',
    ],
    en: [
      'The Word on Art Award is given for a book after which one can see more than before it. There are four categories: Research, Debut, Monograph on a master and Textbook; the winner of each receives {awardPrize}. The Jury prize is given outside the categories, by unanimous decision.',
      'The author’s age, academic degree and place of work are of no account. Only individual monographs published in {awardYears} are eligible: books written by one author from the first chapter to the last.',
      '“We made the application short on purpose,” says the chair of the jury, Vsevolod Chernoles, a historian of painting. “You have to say what this book says for the first time. Anyone who cannot do that in a page is probably still writing the next one.”',
      'The jurors read separately and give their marks before they talk. There are five criteria: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and the way the pictures work with the text.',
      'Dates of the jury’s work: {awardJudging}. The winners will be named at the opening of the fair on {awardAnnouncedOn}, and the shortlist will be on view in the Book section.',
    ],
  },
  picture: 'works/work-075.jpg',
} satisfies ReleaseRecord
