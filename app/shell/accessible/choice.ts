/** What a visitor may set in the version for the visually impaired; the first of each is where they begin. */
export const accessOptions = {
  size: ['size-150', 'size-100', 'size-200'],
  scheme: ['black-on-white', 'white-on-black', 'blue', 'beige'],
  pictures: ['pictures', 'no-pictures'],
  letters: ['letters-1', 'letters-2', 'letters-3'],
  lines: ['lines-1', 'lines-2', 'lines-3'],
  face: ['sans', 'serif'],
} as const

export type AccessGroup = keyof typeof accessOptions
export type AccessOption = (typeof accessOptions)[AccessGroup][number]

/** One option of each group, in their order, as `<html data-access>` carries them; the stylesheet reads the rest. */
export const firstChoice = Object.values(accessOptions)
  .map(([first]) => first)
  .join(' ')

const cookie = 'accessible'
const days = 365

/** The choice a browser remembers; anything that is not exactly one is none. */
export function rememberedChoice(cookies: string | undefined): string | null {
  const kept = /(?:^|;\s*)accessible=([a-z0-9.-]+)/.exec(cookies ?? '')?.[1]?.split('.') ?? []
  const groups = Object.values(accessOptions) as readonly (readonly string[])[]
  const isWhole = kept.length === groups.length && groups.every((group, i) => group.includes(kept[i] ?? ''))
  return isWhole ? kept.join(' ') : null
}

/** The same choice with one option changed. */
export function withOption(choice: string, group: AccessGroup, option: AccessOption): string {
  const place = Object.keys(accessOptions).indexOf(group)
  return choice
    .split(' ')
    .map((old, i) => (i === place ? option : old))
    .join(' ')
}

export function choiceCookie(choice: string | null, { isSecure }: { isSecure: boolean }): string {
  const kept = choice === null ? '=; Max-Age=0' : `=${choice.replaceAll(' ', '.')}; Max-Age=${days * 86_400}`
  return `${cookie}${kept}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
