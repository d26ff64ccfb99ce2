import { type PictureProps, picturePreload } from '../../images/parts/picture.tsx'

/** The first picture of a page for its head: attributes as HTML writes them. */
export function preloadOf(picture: Pick<PictureProps, 'src' | 'width' | 'sizes'>): Record<string, string> {
  const attributes = Object.entries(picturePreload(picture)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(attributes.map(([name, value]) => [name.toLowerCase(), String(value)]))
}
