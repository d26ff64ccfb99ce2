import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'matvey-chusovlyanin',
  number: 57,
  name: { ru: 'Матвей Чусовлянин', en: 'Matvey Chusovlyanin' },
  type: 'sculptor',
  city: { ru: 'Пермь', en: 'Perm' },
  section: 'schools',
  stand: 'E-09',
  lead: {
    ru: 'Делает анатомические модели для рисовальных классов и показывает лошадь, которую можно разобрать до костей.',
    en: 'Makes anatomical models for drawing classes and shows a horse that can be taken apart down to the bone.',
  },
  about: {
    ru: [
      'По первой профессии Чусовлянин ветеринар и лепит мышцу, помня, как она напрягается под рукой. Его экорше застигнуты в движении: человек надевает рукав, собака отряхивается от воды.',
      'Лошадь в треть натуральной величины собрана из ста шести липовых деталей на латунных штифтах. Разборка занимает сорок минут, сборку скульптор доверяет зрителям и уверяет, что двух одинаковых лошадей пока не получалось.',
    ],
    en: [
      'Chusovlyanin was first trained as a vet, and models a muscle remembering how it tightens under the hand. His écorchés are caught in movement: a man putting on a sleeve, a dog shaking off water.',
      'The horse, a third of life size, is put together from a hundred and six pieces of limewood on brass pins. Taking it apart needs forty minutes; putting it together he leaves to visitors, and claims that no two horses have yet come out the same.',
    ],
  },
  artists: ['matvey-chusovlyanin'],
  email: 'loshad@matvey-chusovlyanin.example',
  website: 'https://matvey-chusovlyanin.example',
  works: [],
} satisfies ParticipantRecord
