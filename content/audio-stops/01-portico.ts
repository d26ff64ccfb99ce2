import type { AudioStopRecord } from '../types.ts'

export default {
  number: 1,
  title: {
    ru: 'Портик: шесть колонн и шаг между ними',
    en: 'The portico: six columns and the space between',
  },
  place: { ru: 'Главный вход, у нижней ступени', en: 'Main entrance, at the foot of the steps' },
  minutes: 2,
  transcript: {
    ru: [
      'Не входите сразу. Остановитесь у нижней ступени и отступите ещё шагов на десять, пока весь портик не поместится в поле зрения. Шесть колонн, три ступени, балка, треугольник фронтона. Больше здесь ничего нет, и проверить себя легко: закройте глаза и перечислите. Если вы назвали всё по порядку снизу вверх, вы только что сделали первое упражнение академического рисунка.',
      'Теперь смотрите не на колонны, а между ними. Промежутки неодинаковы: средний шире, крайние теснее. Средний сделан для того, кто входит; крайние — для угла, который издали кажется тоньше, чем он есть, потому что за ним небо. Зодчий поправил то, что мы увидим, а не то, что построил. Имени его мы не знаем: от него осталась смета, а не подпись.',
      'Подойдите к любой колонне и приложите ладонь. Ствол не прямой: на трети высоты он чуть полнеет, потом сужается. Прямая колонна показалась бы вогнутой. В рисовальных классах этот контур заставляли вести от руки, без линейки, и по нему узнавали, кто смотрит, а кто помнит.',
      'И последнее. Портик — единственная часть здания, где вы ещё снаружи, но уже под крышей. Здесь пережидают дождь, договариваются, прощаются. Постойте минуту, прежде чем войти: ради этой минуты его и строили.',
    ],
    en: [
      'Do not go in yet. Stop at the foot of the steps and go back another ten paces, until you can see the whole portico at once. Six columns, three steps, a beam, the triangle of a pediment. There is nothing else, and you can easily test yourself: close your eyes and list it. If you named everything in order from the ground up, you have just done the first exercise in academic drawing.',
      'Now look not at the columns but between them. The gaps are not equal: the middle one is wider, the outer ones narrower. The middle is made for the person coming in, the outer for the corner, which from a distance looks thinner than it is because there is sky behind it. The architect corrected what we would see rather than what he built. We do not know his name: he left an estimate behind him, not a signature.',
      'Go up to any column and lay your palm on it. The shaft is not straight: a third of the way up it swells slightly, then narrows. A straight column would look concave. In drawing classes this contour had to be drawn freehand, without a ruler, and it showed who was looking and who was merely remembering.',
      'One thing more. A portico is the only part of a building where you are still outside and already under a roof. People wait here for rain to stop, strike bargains, say goodbye. Stand for a minute before you go in: it was for this minute that it was built.',
    ],
  },
} satisfies AudioStopRecord
