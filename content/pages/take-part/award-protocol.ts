import type { PageRecord } from '../../types.ts'

export default {
  key: 'award-protocol',
  title: { ru: 'Протокол жюри', en: 'Protocol of the jury' },
  lead: {
    ru: '[[before awardCeremony: Решение жюри публикуется целиком: {awardAnnouncedOn} здесь откроется протокол, и любой браузер сверит его с отпечатком. || Решение жюри опубликовано целиком. Ваш браузер сверяет протокол с отпечатком и считает итог заново.]]',
    en: '[[before awardCeremony: The decision of the jury is published in full: on {awardAnnouncedOn} the protocol opens here, and any browser can compare it with the fingerprint. || The decision of the jury is published in full. Your browser compares the protocol with the fingerprint and counts the result again.]]',
  },
  description: {
    ru: 'Протокол жюри премии «Слово об искусстве»: отпечаток, опубликованный до церемонии, квитанция службы времени и проверка прямо в браузере.',
    en: 'The protocol of the jury of the Word on Art award: the fingerprint published before the ceremony, the time-stamp receipt and a check in your browser.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Что в протоколе', en: 'What is in the protocol' },
      paragraphs: {
        ru: [
          'Допущенные книги, все оценки первого тура с обоснованиями, самоотводы, бюллетени второго тура, голоса за приз жюри, правило подсчёта, итог и случайная строка. Члены жюри обозначены буквами по жребию: имён рядом с оценками нет.',
          'Правила записи таковы, что те же данные нельзя записать иначе: поэтому и отпечаток у них один.',
        ],
        en: [
          'The books admitted, every mark of the first round with its note, recusals, the ballots of the second round, the votes for the jury prize, the counting rule, the result and a random string. Jurors are denoted by letters drawn by lot: no name stands beside a mark.',
          'The rules of writing are such that the same data cannot be written in any other way: so they have one fingerprint.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Что проверяет браузер', en: 'What your browser checks' },
      paragraphs: {
        ru: [
          'Он считает отпечаток файла, сравнивает его с тем, что опубликован заранее, и считает по протоколу всё заново: оценки, короткий список, медианы, лауреатов.',
          'Файл остаётся на вашем устройстве. Если кто-то прислал вам протокол, выберите его здесь, и станет видно, тот ли он.',
        ],
        en: [
          'It works out the fingerprint of the file, compares it with the one published beforehand, and counts everything in the protocol again: marks, shortlist, medians, winners.',
          'The file stays on your device. If somebody has sent you a protocol, choose it here to see whether it is the same.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'О премии', en: 'About the award' },
      items: [
        {
          title: { ru: 'Положение о премии', en: 'Award regulations' },
          text: {
            ru: 'Как считают голоса и что публикуют',
            en: 'How votes are counted and what is published',
          },
          to: '/award/regulations/',
        },
        {
          title: { ru: 'Лауреаты', en: 'Winners' },
          text: { ru: 'Книги всех лет', en: 'Books of every year' },
          to: '/award/laureates/',
        },
      ],
    },
  ],
} satisfies PageRecord
