/** The letter a name is filed under: Ё stands with Е, Й with И. */
export function filedUnder(lastName: string): string {
  const letter = lastName.normalize('NFC').charAt(0).toUpperCase()
  return { Ё: 'Е', Й: 'И' }[letter] ?? letter
}

/** People's names end with the surname: «Ян Дроздовец», a no-break space or not. */
export function surnameOf(name: string): string {
  return name.split(/\s/).at(-1) ?? name
}
