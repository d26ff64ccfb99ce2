import type { AudioStopRecord } from '../types.ts'

export default {
  number: 7,
  title: { ru: 'Графика: рисунок и оттиск', en: 'Works on paper: the drawing and the print' },
  place: {
    ru: 'Левый зал, середина, раздел «Графика»',
    en: 'Left-hand hall, in the middle, Works on paper section',
  },
  minutes: 2,
  transcript: {
    ru: [
      'Перед вами два листа с линиями, и первый вопрос к ним — где рука, а где пресс. Подойдите сбоку, чтобы свет скользил по бумаге. У рисунка поверхность ровная: карандаш или уголь лежат на ней, как пыль. У офорта и гравюры на меди по краю изображения идёт вмятина, прямоугольник, вдавленный доской. Он называется фаской и заметен даже под стеклом.',
      'С рисунком попробуйте вот что. Найдите линию, проведённую первой: она легче других и часто чуть мимо. Потом ту, на которой художник успокоился. Между ними проследите все поправки; хороший рисовальщик их не стирает. Лист — это запись решения, и читать её можно с любого места.',
      'С оттиском по-другому. Здесь линию вели по металлу, дереву или камню, и лист видит её впервые, зеркально. Гравюра резцом блестит, как натянутая проволока: штрих начинается волоском, полнеет и снова сходит на нет. В офорте линия дрожит, кислота разъела её края. Ксилография вырезает свет, и потому чёрного в ней обычно больше. У литографии фаски нет вовсе: камень печатает, не продавливая.',
      'Внизу, под изображением, вы найдёте две цифры карандашом через косую черту: номер оттиска и тираж. Первый номер не лучше двенадцатого. Но последний, если доска была медной и тонкой, бывает бледнее: металл устал. Сравните, если на стенде есть два.',
    ],
    en: [
      'Before you are two sheets with lines on them, and the first question to ask is which was made by the hand and which by the press. Come up from the side, so that the light slides across the paper. On a drawing the surface is even: pencil or charcoal lies on it like dust. Round the image of an etching or a copper engraving runs a dent, a rectangle pressed in by the plate. It is called the plate mark, and shows even under glass.',
      'With a drawing, try this. Find the line that was drawn first: it is lighter than the others and often slightly out. Then the one with which the artist was at peace. Between the two, follow all the corrections; a good draughtsman does not rub them out. A sheet is the record of a decision and can be read from any point.',
      'A print is different. Here the line was drawn in metal, wood or stone, and the sheet is seeing it for the first time, in reverse. An engraved line gleams like taut wire: it begins as a hair, swells and dies away again. In an etching the line quivers, its edges eaten by acid. A woodcut carves out the light, so that there is usually more black in it. A lithograph has no plate mark at all: stone prints without pressing in.',
      'Below the image you will find two pencilled figures with a stroke between them: the number of the impression and the size of the edition. Number one is no better than number twelve. But the last, if the plate was thin copper, is sometimes paler: the metal grew tired. Compare them, if the stand has two.',
    ],
  },
} satisfies AudioStopRecord
