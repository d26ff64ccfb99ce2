import type { AudioStopRecord } from '../types.ts'

export default {
  number: 4,
  title: { ru: 'Ротонда: круг из двенадцати', en: 'The rotunda: a circle of twelve' },
  place: { ru: 'Ротонда, под центром купола', en: 'Rotunda, beneath the centre of the dome' },
  minutes: 2,
  transcript: {
    ru: [
      'Встаньте под середину купола и скажите что-нибудь негромко. Голос вернётся к вам сверху, чуть глуше, чем вы его отпустили. Отойдите на три шага и повторите: эхо пропало. Купол собирает звук, как вогнутое зеркало — свет, и фокус у него один — там, где вы только что стояли.',
      'Вокруг вас двенадцать колонн. Двенадцать удобно для круга: делится на два, на три, на четыре и на шесть, и поэтому отсюда одинаково хорошо видны и четыре двери, и шесть разделов ярмарки. Но для здания круг неудобен. К нему ничего не придвинешь, и он плохо уживается с прямоугольным соседом. Обойдите зал и заметьте, сколько хитростей понадобилось между круглой стеной и прямыми залами: клинья, ниши, двери в толще.',
      'Строили ротонду для лошадей. Между верховым залом слева и каретным справа нужно было место, где горячую лошадь водят шагом, пока она не остынет, — по кругу, без углов, чтобы не споткнулась. Следы остались на колоннах: каждая потёрта на одной высоте, примерно там, где стремя.',
      'Скульптуру поставили сюда по той же причине. Ей тоже нужно, чтобы вокруг неё ходили. Пройдите полный круг по часовой стрелке, затем против — и вы увидите две разные выставки.',
    ],
    en: [
      'Stand beneath the middle of the dome and say something, not too loudly. Your voice will come back from above, a little softer than you let it go. Take three steps away and try again: the echo has vanished. A dome gathers sound as a concave mirror gathers light, and it has a single focus, the spot where you have just been standing.',
      'Around you are twelve columns. Twelve suits a circle: it divides by two, three, four and six, and so from here you can see equally well the four doors and the six sections of the fair. For a building, though, a circle is awkward. Nothing can be pushed up against it, and it makes a poor neighbour for a rectangle. Walk round and notice how many ruses were needed between the curved wall and the straight halls: wedges, niches, doors in the thickness of the masonry.',
      'The rotunda was built for horses. Between the riding hall on the left and the carriage hall on the right there had to be somewhere to walk a heated horse until it cooled – in a circle, without corners, so that it should not stumble. The columns still bear the marks: each is rubbed at the same height, roughly that of a stirrup.',
      'Sculpture was put here for the same reason. It too needs someone to walk round it. Make a full turn clockwise and then one the other way, and you will have seen two different exhibitions.',
    ],
  },
} satisfies AudioStopRecord
