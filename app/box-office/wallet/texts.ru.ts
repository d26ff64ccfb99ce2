import type { TextsOf } from '../../platform/fill.ts'

/** The words of a ticket in a phone's wallet. */
const texts = {
  organiser: 'Ярмарка «Портик»',
  venue: 'Старый Манежный двор',
  address: 'Москва, Каретная наб.,\u00a07',
  labels: {
    ticket: 'Билет',
    kind: 'Вид билета',
    date: 'Дата',
    entry: 'Вход',
    time: 'Время',
    holder: 'На\u00a0имя',
    people: 'Участников',
    page: 'Билет на\u00a0сайте',
    place: 'Место',
    proof: 'Предъявите',
  },
  validTitle: 'Действует код на\u00a0сайте',
  valid:
    'Если билет перенесли, переписали на\u00a0другое имя или вернули, копия в\u00a0кошельке об\u00a0этом не\u00a0узнает. Действует код, который показывает страница билета на\u00a0сайте: откройте её и\u00a0добавьте билет в\u00a0кошелёк снова.',
  validShort: 'После переноса или возврата добавьте билет снова.',
  onceTitle: 'Один код\u00a0— один вход',
  once: 'Не\u00a0публикуйте билет: войдёт тот, кто покажет код первым.',
} as const

export default texts
export type WalletTexts = TextsOf<typeof texts>
