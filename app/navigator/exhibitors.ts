import type { NavigatorTexts } from './texts.ru.ts'

/** Whoever has a stand, as far as the plan cares. */
export type Exhibitor = {
  code: string
  slug: string
  name: string
  type: keyof NavigatorTexts['type']
  city: string
  picture: { src: string; width: number; height: number } | null
}
