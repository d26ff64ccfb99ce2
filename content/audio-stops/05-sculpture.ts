import type { AudioStopRecord } from '../types.ts'

export default {
  number: 5,
  title: { ru: 'Скульптура: мрамор, бронза, слепок', en: 'Sculpture: marble, bronze, cast' },
  place: { ru: 'Ротонда, кольцо стендов вдоль стены', en: 'Rotunda, the ring of stands along the wall' },
  minutes: 2,
  transcript: {
    ru: [
      'Выберите любую скульптуру и встаньте так, чтобы она вам не понравилась. Это нетрудно: почти у каждой есть сторона, о которой автор думал в последнюю очередь. Запомните её. Теперь медленно идите вокруг и остановитесь там, где форма вдруг соберётся. Между этими двумя точками и лежит работа скульптора.',
      'Научимся различать материал по тени. У мрамора тень неполная: свет заходит в камень на несколько миллиметров и возвращается, поэтому край кажется мягким, а ухо — живым. Бронза света внутрь не пускает. У неё блик и чернота рядом, и скульптор, который лепит для бронзы, думает о блике с самого начала. Гипс — самый честный: ровный, матовый, без секретов. Поэтому рисовать учат по гипсу.',
      'Слепок часто считают бедной копией. Но отливка снята с самой поверхности, и в ней сохранилось то, что время у подлинника потом отняло: след резца, острый край века. Посмотрите, нет ли на гипсе тонких выпуклых линий. Это швы кусковой формы — места, где сходились её части. По рисунку швов можно узнать мастерскую, как по почерку.',
      'Трогать скульптуры на стендах нельзя, если рядом нет знака с ладонью. Но можно поднести ладонь, не касаясь, и провести по форме её тенью: на выпуклом тень растянется, во впадине сломается. Так форму проверяют в мастерской.',
    ],
    en: [
      'Choose any sculpture and stand where you like it least. This is not hard: almost every one has a side its maker thought of last. Remember it. Now walk round slowly and stop where the form suddenly comes together. Between these two points lies the sculptor’s work.',
      'Let us learn to tell materials by their shadow. The shadow on marble is incomplete: light enters the stone for a few millimetres and comes back, so that an edge looks soft and an ear alive. Bronze lets no light in. It has highlight and blackness side by side, and a sculptor who models for bronze thinks of the highlight from the start. Plaster is the most honest of the three: even, matt, without secrets. That is why one learns to draw from plaster.',
      'A cast is often taken for a poor copy. Yet it was lifted from the very surface, and keeps what time has since taken from the original: the trace of the chisel, the sharp edge of an eyelid. See whether there are thin raised lines on the plaster. They are the seams of a piece mould, the places where its parts met. The pattern of the seams identifies a workshop as handwriting does a person.',
      'Sculptures on the stands may not be touched unless you see the sign of a palm. But you may hold out a hand, without touching, and pass its shadow over the form: it stretches across a swelling and breaks in a hollow. That is how form is checked in the studio.',
    ],
  },
} satisfies AudioStopRecord
