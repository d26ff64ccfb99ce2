import { type Both, localeCodes } from '../../platform/languages.ts'

/** Words that nobody has changed follow the code's when these change with a release of the software; others stay. */
export function followDefault(said: Both | undefined, was: Both | undefined, own: Both | undefined): Both {
  const here = (both: Both | undefined, code: keyof Both) => both?.[code] ?? ''
  return Object.fromEntries(
    localeCodes.map(code => [
      code,
      here(said, code) === here(was, code) ? here(own, code) : here(said, code),
    ]),
  ) as Both
}
