import { ownHallNames } from '../content/events/event-names.ts'
import type { SectionCode } from './plan.ts'
import type { PlaceKey } from './plan-places.ts'

/** What places are called and where they are. Only the server has these words: a page carries them as data. */
export type PlaceTexts = Record<PlaceKey, { name: string; where: string }>

export const placeTexts: PlaceTexts = {
  'lecture-hall': { name: ownHallNames['lecture-hall'].ru, where: 'за\u00a0ротондой' },
  'small-stage': { name: ownHallNames['small-stage'].ru, where: 'за\u00a0левым залом' },
  workshops: { name: ownHallNames.workshops.ru, where: 'за\u00a0правым залом' },
  rotunda: { name: ownHallNames.rotunda.ru, where: 'между залами' },
  'childrens-area': { name: ownHallNames['childrens-area'].ru, where: 'перед левым залом' },
  cafe: { name: 'Кафе', where: 'справа от\u00a0вестибюля, через галерею книги' },
  information: { name: 'Информация', where: 'вестибюль, слева от\u00a0входа' },
  'ticket-desk': { name: 'Касса', where: 'вестибюль, справа от\u00a0входа' },
  cloakroom: { name: 'Гардероб', where: 'вестибюль, левый угол' },
  packing: { name: 'Стол упаковки', where: 'вестибюль, правый угол' },
  'press-desk': { name: 'Стойка прессы', where: 'вестибюль, рядом с\u00a0кассой' },
  'first-aid': { name: 'Медпункт', where: 'вестибюль, за\u00a0лифтом' },
  'toilets-left': {
    name: 'Туалеты',
    where: 'через левую галерею; есть кабина для маломобильных посетителей',
  },
  'toilets-right': { name: 'Туалеты', where: 'через правую галерею' },
  'toilets-children': {
    name: 'Туалеты',
    where: 'у\u00a0детской территории; есть кабина для маломобильных посетителей',
  },
  'parent-room': { name: 'Комната матери и\u00a0ребёнка', where: 'у\u00a0детской территории' },
  lift: { name: 'Лифт', where: 'вестибюль, справа от\u00a0ротонды; на\u00a0антресоль' },
  stairs: { name: 'Парадная лестница', where: 'вестибюль, слева от\u00a0ротонды; на\u00a0антресоль' },
  landing: { name: 'Площадка', where: 'над вестибюлем; отсюда он\u00a0виден, как на\u00a0плане' },
  balcony: { name: 'Балкон ротонды', where: 'над скульптурой, по\u00a0кругу' },
  'reading-room': { name: 'Читальня', where: 'левое крыло, скамьи и\u00a0каталог' },
  'quiet-room': { name: 'Тихая комната', where: 'за\u00a0читальней' },
  'press-room': { name: 'Комната прессы', where: 'правое крыло' },
  'meeting-room': { name: 'Переговорная', where: 'за\u00a0комнатой прессы' },
  'toilets-upper': { name: 'Туалет', where: 'левое крыло, кабина для маломобильных посетителей' },
  'main-entrance': { name: 'Главный вход', where: 'через портик, три ступени' },
  'courtyard-entrance': { name: 'Вход со\u00a0двора', where: 'слева от\u00a0портика, без ступеней' },
}

export const sectionWheres: Record<SectionCode, string> = {
  A: 'левый зал, вдоль стен',
  B: 'ротонда',
  C: 'левый зал, середина',
  D: 'правый зал, вдоль стен',
  E: 'правый зал, середина',
  F: 'галереи у\u00a0вестибюля',
}
