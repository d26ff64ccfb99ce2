import type { Both } from './types.ts'

/** Who leads the tours. The last eight are speakers of the programme: they lead the author’s tours. */
export const guides = {
  podlesina: { ru: 'Ксения Подлесина', en: 'Ksenia Podlesina' },
  gornichev: { ru: 'Павел Горничев', en: 'Pavel Gornichev' },
  verkhoyants: { ru: 'Лидия Верхоянц', en: 'Lidia Verkhoyants' },
  ozernik: { ru: 'Даниил Озерник', en: 'Daniil Ozernik' },
  rubakhina: { ru: 'Эмилия Рубахина', en: 'Emilia Rubakhina' },
  kolodyazhin: { ru: 'Тимур Колодяжин', en: 'Timur Kolodyazhin' },
  veligor: { ru: 'Анна Велигор', en: 'Anna Veligor' },
  pustelgaRim: { ru: 'Юлия Пустельга-Рим', en: 'Yulia Pustelga-Rim' },
  dolnik: { ru: 'Алексей Дольник', en: 'Alexey Dolnik' },
  roslyakova: { ru: 'Вера Рослякова', en: 'Vera Roslyakova' },
  kholmovskaya: { ru: 'Софья Холмовская', en: 'Sofya Kholmovskaya' },
  verstova: { ru: 'Елена Верстова', en: 'Yelena Verstova' },
  loznyak: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
  ovsyanik: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
} satisfies Record<string, Both>
