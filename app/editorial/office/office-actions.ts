import type { OfficeAction } from '../../office/search/office-action.ts'
import type { Both } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { type EditorialAction, mayEdit, mayHandle } from '../rights.ts'

/** What a new record of each kind is called; the other kinds are given. */
export const newOfKind: Partial<Record<KindName, Both>> = {
  pages: { ru: 'Новая страница', en: 'New page' },
  participants: { ru: 'Новый участник', en: 'New exhibitor' },
  artists: { ru: 'Новый художник', en: 'New artist' },
  speakers: { ru: 'Новый спикер', en: 'New speaker' },
  people: { ru: 'Новый человек ярмарки', en: 'New person of the fair' },
  events: { ru: 'Новое событие', en: 'New event' },
  departures: { ru: 'Новый сеанс экскурсии', en: 'New departure' },
  partners: { ru: 'Новый партнёр', en: 'New partner' },
  releases: { ru: 'Новый пресс-релиз', en: 'New press release' },
  questions: { ru: 'Новый вопрос', en: 'New question' },
  'audio-stops': { ru: 'Новая остановка аудиогида', en: 'New audio guide stop' },
  departments: { ru: 'Новый отдел', en: 'New department' },
  menu: { ru: 'Новая ссылка меню', en: 'New menu link' },
  banners: { ru: 'Новое объявление', en: 'New banner' },
}

const may = (action: EditorialAction) => (person: Person) => mayEdit(person, action)
const create: Both = { ru: 'создать добавить завести', en: 'create add make' }

export const editorialActions: readonly OfficeAction[] = [
  ...Object.entries(newOfKind).map(([kind, label]) => ({
    to: `/office/content/${kind}/#create`,
    label,
    words: create,
    isFor: (person: Person) => mayHandle(person, { kind: kind as KindName, action: 'create' }),
  })),
  {
    to: '/office/content/pictures/#upload',
    label: { ru: 'Загрузить изображения', en: 'Upload pictures' },
    words: { ru: 'картинка фото снимок добавить', en: 'image photo add' },
    isFor: may('create'),
  },
  {
    to: '/office/releases/#make',
    label: { ru: 'Собрать выпуск', en: 'Gather a release' },
    words: { ru: 'новый создать отложить публикацию', en: 'new create plan publish' },
    isFor: may('publish'),
  },
  {
    to: '/office/content/redirects/#add',
    label: { ru: 'Добавить переадресацию', en: 'Add a redirect' },
    words: { ru: 'новая адрес переехал', en: 'new address moved' },
    isFor: person => mayHandle(person, { kind: 'pages', action: 'publish' }),
  },
  {
    to: '/office/content/imports/#send',
    label: { ru: 'Загрузить таблицу', en: 'Upload a table' },
    words: { ru: 'импорт перенести excel xlsx csv', en: 'import excel xlsx csv' },
    isFor: person => mayEdit(person, 'write') || mayEdit(person, 'translate'),
  },
  {
    to: '/office/content/imports/#take',
    label: { ru: 'Выгрузить таблицу', en: 'Download a table' },
    words: { ru: 'экспорт скачать excel xlsx csv', en: 'export excel xlsx csv' },
  },
  {
    to: '/office/content/letters/',
    label: { ru: 'Изменить тексты писем', en: 'Change the words of letters' },
    words: { ru: 'письмо править', en: 'letter edit' },
    isFor: person => mayHandle(person, { kind: 'letters', action: 'write' }),
  },
]
