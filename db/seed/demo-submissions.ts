import type { FormId } from '../../app/applications/description.ts'
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
      phone: '+7 900 000-11-20',
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
      phone: '+7 900 000-14-07',
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
      phone: '+44 20 7946 0112',
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
      phone: '+46 8 123 456 78',
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
      phone: '+7 900 000-17-33',
      comments: 'Предлагаем напечатать ваши каталоги. Пришлю расценки, если интересно.',
    },
    log: [
      { kind: 'note', text: 'Реклама типографии, каталог уже в\u00a0печати.', hoursLater: 18 },
      { kind: 'state', text: 'declined', hoursLater: 18 },
    ],
  },
]
