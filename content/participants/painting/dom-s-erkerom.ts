import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'dom-s-erkerom',
  number: 12,
  name: { ru: 'Дом с эркером', en: 'House with a Bay Window' },
  type: 'gallery',
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  section: 'painting',
  stand: 'A-12',
  lead: {
    ru: 'Показывает одну картину в месяц — в окне, которое видно из трамвая.',
    en: 'Shows one picture a month, in a window that can be seen from the tram.',
  },
  about: {
    ru: [
      'Галерея занимает комнату на первом этаже жилого дома; билетов нет, внутрь пускают по звонку. Картину вешают лицом к улице, и за месяц её видят тысячи людей, ни разу не выходивших на этой остановке. За одиннадцать лет в окне сменилось сто тридцать две работы.',
      'Эркер выстроен на стенде в натуральную величину, в нём — «Дуги» Милицы Дубравац. Для окна выбирают по одному признаку: картина должна читаться за двадцать секунд, пока трамвай стоит, и не кончаться за час.',
    ],
    en: [
      'The gallery is a ground-floor room in an apartment house; there are no tickets, and you ring to be let in. The picture hangs facing the street, and in a month it is seen by thousands who have never got off at that stop. In eleven years a hundred and thirty-two works have taken their turn in the window.',
      'The bay has been rebuilt on the stand at full size, and in it hangs “Arcs” by Milica Dubravac. There is one test for the window: a picture must be legible in the twenty seconds a tram stands still, and must not run out in an hour.',
    ],
  },
  artists: ['militsa-dubravats', 'ganna-melnik', 'tikhon-kuznetsov'],
  email: 'zvonok@dom-s-erkerom.example',
  works: [
    {
      picture: 'works/work-049.jpg',
      artist: 'militsa-dubravats',
      mark: 'free',
      priceRoubles: 195_000,
    },
  ],
} satisfies ParticipantRecord
