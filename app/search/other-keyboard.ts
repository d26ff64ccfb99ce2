/** The same keys with the keyboard in the other language: «dtkbujh» was meant to be «велигор». */
export function otherKeyboard(query: string): string {
  return [...query.toLowerCase()].map(letter => twin.get(letter) ?? letter).join('')
}

const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const twin = new Map(
  [...english].flatMap((letter, place) => {
    const other = russian[place] ?? letter
    return [
      [letter, other],
      [other, letter],
    ] as [string, string][]
  }),
)
