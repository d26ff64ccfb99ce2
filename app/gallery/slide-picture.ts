import { breakpoints, imageUrl, isServedByUs, isSvg } from '../images/rules.ts'
import type { SlideError } from './gallery-state.ts'
import type { Slide } from './slide.ts'

/** The addresses of a slide's picture: a ladder of widths, the same for every screen, so that all share one cache. */
export function pictureOf(slide: Slide, domains: readonly string[]): { src: string; srcSet?: string } {
  const src = fullPicture(slide, domains)
  if (isSvg(slide.src) || !isServedByUs(slide.src, domains) || slide.width <= 0) return { src }
  const address = (width?: number) => imageUrl(slide.src, { width, format: 'webp' }, domains)
  const rungs = ladder.filter(width => width < slide.width).map(width => `${address(width)} ${width}w`)
  return { src, srcSet: [...rungs, `${address()} ${slide.width}w`].join(', ') }
}

/** The picture as large as it is: where a thumbnail leads without JavaScript. */
export function fullPicture({ src }: Slide, domains: readonly string[]): string {
  return imageUrl(src, {}, domains)
}

export function thumbnailPicture({ src }: Slide, domains: readonly string[]): string {
  return imageUrl(src, { height: 112, format: 'webp' }, domains)
}

/** An `<img>` does not say why it failed: the server does. */
export async function whyFailed(address: string, ask: typeof fetch = fetch): Promise<SlideError> {
  try {
    const { status } = await ask(address, { method: 'HEAD', signal: AbortSignal.timeout(3_000) })
    return status === 404 || status === 410 ? 'missing' : 'failed'
  } catch {
    return 'failed'
  }
}

const ladder = [
  breakpoints.sm,
  breakpoints.lg,
  breakpoints['2xl'],
  breakpoints['3xl'],
  breakpoints['4xl'],
] as const
