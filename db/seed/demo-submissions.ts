import type { FormId } from '../../app/applications/forms.ts'
import type { SubmissionState } from '../../app/applications/submission-states.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'

export type DemoSubmission = {
  form: FormId
  locale: LocaleCode
  page: string
  hoursAgo: number
  state: SubmissionState
  wantsNews?: true
  /** The lander would not take it, and nobody has tried again. */
  isSetAside?: true
  fields: Record<string, string | string[]>
  log?: { kind: 'state' | 'note'; text: string; hoursLater: number }[]
}

/** What invented people have asked and offered. */
export const demoSubmissions: readonly DemoSubmission[] = [
  {
    form: 'contact',
    locale: 'ru',
    page: '/contacts/',
    hoursAgo: 2,
    state: 'new',
    fields: {
      fullName: 'Лидия Заречина',
      email: 'l.zarechina@example.org',
      phone: '+79000001120',
      comments:
        'Можно\u00a0ли пройти с\u00a0детской коляской во\u00a0все залы? И\u00a0есть\u00a0ли где переодеть ребёнка?',
    },
  },
  {
    form: 'volunteer',
    locale: 'ru',
    page: '/volunteers/',
    hoursAgo: 5,
    state: 'new',
    wantsNews: true,
    isSetAside: true,
    fields: {
      firstName: 'Мирон',
      lastName: 'Погожев',
      birthDate: '2004-03-17',
      email: 'm.pogozhev@example.org',
      phone: '+79000001407',
      education: 'student',
      languages: 'Английский B2, немецкий A2',
      shirtSize: 'L',
      workingDays: ['2025-09-24', '2025-09-25', '2025-09-26'],
      cultureExperience:
        'Учусь на\u00a0реставратора графики, два года помогал в\u00a0фонде областного музея.',
      expectations: 'Увидеть, как вешают большую выставку.',
    },
  },
  {
    form: 'volunteer',
    locale: 'en',
    page: '/en/volunteers/',
    hoursAgo: 27,
    state: 'in-work',
    fields: {
      firstName: 'Edith',
      lastName: 'Marlowe',
      birthDate: '1998-11-02',
      email: 'edith.marlowe@example.com',
      phone: '+442079460112',
      education: 'master',
      languages: 'English, Russian B1',
      shirtSize: 'M',
      workingDays: ['2025-09-26', '2025-09-27'],
      cultureExperience: 'Three seasons as a room steward at a drawing biennial.',
      volunteerExperience: 'Front desk of a small print museum.',
      expectations: 'To help visitors who do not speak Russian.',
    },
    log: [
      { kind: 'state', text: 'in-work', hoursLater: 3 },
      { kind: 'note', text: 'Позвали на\u00a0встречу, ждём подтверждения времени.', hoursLater: 4 },
    ],
  },
  {
    form: 'contact',
    locale: 'en',
    page: '/en/tickets/',
    hoursAgo: 52,
    state: 'answered',
    fields: {
      fullName: 'Tobias Hallgren',
      email: 't.hallgren@example.com',
      phone: '+46812345678',
      comments: 'Is the guided tour on Friday available in English?',
    },
    log: [{ kind: 'state', text: 'answered', hoursLater: 20 }],
  },
  {
    form: 'contact',
    locale: 'ru',
    page: '/participants/',
    hoursAgo: 96,
    state: 'declined',
    fields: {
      fullName: 'Артём Сухоложский',
      email: 'a.suholozhsky@example.org',
      phone: '+79000001733',
      comments: 'Предлагаем напечатать ваши каталоги. Пришлю расценки, если интересно.',
    },
    log: [
      { kind: 'note', text: 'Реклама типографии, каталог уже в\u00a0печати.', hoursLater: 18 },
      { kind: 'state', text: 'declined', hoursLater: 19 },
    ],
  },
  {
    form: 'media',
    locale: 'en',
    page: '/en/media/',
    hoursAgo: 9,
    state: 'new',
    fields: {
      firstName: 'Henrike',
      lastName: 'Voss',
      organisation: 'Plate & Press Quarterly',
      mediaRole: 'writer',
      email: 'h.voss@example.com',
      phone: '+493023125014',
      website: 'https://plate-and-press.example.com/',
      visitDays: ['2025-09-25', '2025-09-26'],
      equipment: 'hand',
      topics: 'How academic drawing schools present their students, with two or three interviews.',
    },
  },
  {
    form: 'partner',
    locale: 'ru',
    page: '/become-a-partner/',
    hoursAgo: 31,
    state: 'in-work',
    wantsNews: true,
    fields: {
      firstName: 'Инна',
      lastName: 'Верстовская',
      organisation: 'Багетная мастерская «Тихий угол»',
      position: 'Управляющая',
      email: 'i.verstovskaya@example.org',
      phone: '+79000001952',
      website: 'https://tihiy-ugol.example.org/',
      partnership: 'equipment',
      partnerReasons:
        'Оформляем графику двадцать лет. Готовы дать рамы и\u00a0паспарту для\u00a0конкурсных работ.',
    },
    log: [{ kind: 'state', text: 'in-work', hoursLater: 2 }],
  },
]
