import type { EventRecord } from '../../types.ts'

export default {
  slug: 'biography-of-a-cast',
  day: 1,
  from: '15:30',
  to: '16:30',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Чей нос у богини: биография слепка',
    en: 'Whose nose is the goddess wearing? The life of a cast',
  },
  summary: {
    ru: 'Елена Верстова прослеживает путь одной гипсовой головы — от формы до списания и обратно.',
    en: 'Yelena Verstova follows a single plaster head from the mould to the scrap heap and back again.',
  },
  description: {
    ru: [
      'В музей её привезли в ящике из-под посуды, с чужим носом и следами шести красок. По швам, надписям на затылке и записям кладовщика Верстова восстановила полтора века жизни этой вещи: две мастерские, четыре училища, один школьный спектакль, в котором голова играла привидение.',
      'Лекция о том, зачем хранить копию, если существует подлинник. Сама героиня будет стоять на кафедре.',
    ],
    en: [
      'It came to the museum in a crockery crate, with someone else’s nose and traces of six coats of paint. From the seams, the inscriptions at the back of the head and a storeman’s notes Verstova has pieced together a century and a half of its life: two workshops, four art schools and one school play in which it took the part of a ghost.',
      'A lecture on why one should keep a copy when the original exists. The heroine herself will stand on the lectern.',
    ],
  },
  speakerIds: [14],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
