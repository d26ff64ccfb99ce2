import { eq, or } from 'drizzle-orm'
import sharp, { type OverlayOptions } from 'sharp'
import type { WorkLabel } from '../../content/blocks/blocks.ts'
import { pictures } from '../../content/pictures/tables.ts'
import { fileOf } from '../../content/shown-picture.ts'
import { artists, pages, works } from '../../content/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { cacheKey, createImageCache } from '../../images/image-cache.server.ts'
import { isUnchanged, shownHeaders } from '../../images/image-headers.ts'
import type { ImageLog } from '../../images/image-log.ts'
import { createJobQueue } from '../../images/job-queue.ts'
import type { PictureStore } from '../../images/picture-store.ts'
import { createSharedWork } from '../../images/share-work.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, splitLocale } from '../../platform/languages.ts'
import { standingRoute } from '../http/standing-route.ts'
import type { Renderer } from '../render-page.server.ts'
import english from '../texts.en.ts'
import russian from '../texts.ru.ts'
import { hang, type Letters, socialCard } from './social-card.ts'
import lettersText from './social-letters.json?raw'
import { pageOfPicture } from './social-picture.ts'

type Shown = { picture: string; label: string[] }
type File = {
  key: string
  bytes: Uint8Array
  width: number
  height: number
  isOval: boolean
  version: string
}

/** Pictures for sharing, one for each page and language, made when first asked for and kept on disk. */
export function createSocialPictures(options: {
  db: Db
  edition: Edition
  renderer: Pick<Renderer, 'headOf'>
  pictures: PictureStore
  cacheDir: string
  log: ImageLog
}) {
  const { db, edition, renderer, log } = options
  const letters = JSON.parse(lettersText) as Letters
  const cache = createImageCache({ dir: options.cacheDir, maxBytes: 64 * 1024 * 1024, log })
  // One at a time: nobody waits for these, and the pages are served by the same machine.
  const jobs = createJobQueue(1)
  const share = createSharedWork<Uint8Array<ArrayBuffer>>()

  /** Throws what the page itself would: only pages that exist have a picture. */
  async function answer(request: Request): Promise<Response | null> {
    const pathname = pageOfPicture(new URL(request.url).pathname)
    if (pathname === null) return null
    const { locale, path } = splitLocale(pathname)
    if (standingRoute(path) === null) return null
    const head = await renderer.headOf(pathname)
    const shown =
      (head.picture && (await ownWork(head.picture, locale))) || (await houseWork(pathname, locale))
    const file = shown && (await find(shown.picture))
    const words = { ru: russian, en: english }[locale]
    const svg = socialCard(
      {
        locale,
        title: head.title,
        dates: phrasesOf(edition, locale).fairDates ?? '',
        place: words.place.city,
        work: file ? { ...file, label: shown.label } : null,
      },
      letters,
    )
    const key = cacheKey(pipeline, svg, file?.key ?? '', file?.version ?? '')
    const headers = shownHeaders(key, undefined)
    if (isUnchanged(request.headers, headers)) return new Response(null, { status: 304, headers })
    const data = await share(key, async () => (await cache.get(key))?.data ?? make(key, svg, file))
    headers.set('content-type', 'image/jpeg')
    headers.set('content-length', String(data.byteLength))
    return new Response(request.method === 'HEAD' ? null : data, { headers })
  }

  async function make(key: string, svg: string, file: File | null) {
    const drawn = await jobs(async () => {
      const wall = sharp(Buffer.from(svg))
      if (file) wall.composite([await hungPicture(file)])
      return wall.flatten().jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    })
    const data = Uint8Array.from(drawn)
    await cache.put(key, { type: 'image/jpeg', data })
    return data
  }

  /** The picture a page chose for itself, with its label if it is a work. */
  async function ownWork(picture: string, locale: LocaleCode): Promise<Shown> {
    const [found] = await db
      .select({ work: works, author: artists.name })
      .from(works)
      .innerJoin(artists, eq(artists.slug, works.artistSlug))
      .innerJoin(pictures, eq(pictures.path, works.picturePath))
      .where(or(eq(pictures.path, picture), eq(pictures.file, picture)))
      .limit(1)
    return { picture, label: found ? labelOf({ ...found.work, author: found.author }, locale) : [] }
  }

  /** Any other page borrows a work of the hero, always the same one. */
  async function houseWork(pathname: string, locale: LocaleCode): Promise<Shown | null> {
    const [home] = await db.select({ blocks: pages.blocks }).from(pages).where(eq(pages.key, 'home'))
    const hero = home?.blocks.find(block => block.kind === 'hero')?.works ?? []
    const { path } = splitLocale(pathname)
    const work = hero[[...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hero.length]
    return work ? { picture: work.picture, label: labelOf(work, locale) } : null
  }

  async function find(picture: string): Promise<File | null> {
    try {
      // A page names the file, a block of home the picture itself.
      const [known] = await db
        .select({ path: pictures.path, file: pictures.file, folder: pictures.folder })
        .from(pictures)
        .where(or(eq(pictures.path, picture), eq(pictures.file, picture)))
      const key = known ? fileOf(known) : picture
      const bytes = await options.pictures.read(key)
      const version = (await options.pictures.find(key))?.version ?? ''
      const { width, height } = await sharp(bytes).metadata()
      return { key, bytes, width, height, isOval: known?.folder === 'people', version }
    } catch (error) {
      log.warn({ err: error, picture }, 'A picture for sharing is made without its work')
      return null
    }
  }

  return { answer }
}

// Part of every key: a change of the drawing that the text does not show makes other bytes.
const pipeline = `social 1 sharp ${sharp.versions.sharp}`

type Labelled = Pick<WorkLabel, 'author' | 'title' | 'year' | 'technique'>

function labelOf({ author, title, year, technique }: Labelled, locale: LocaleCode): string[] {
  return [author[locale], title[locale], `${year}. ${technique[locale]}`]
}

async function hungPicture(file: File): Promise<OverlayOptions> {
  const { left, top, width, height } = hang(file)
  const picture = sharp(file.bytes).resize(width, height)
  // People hang in ovals, as everywhere on the site.
  if (file.isOval) {
    const oval = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="46.5%" ry="46.3%"/></svg>`
    picture.composite([{ input: Buffer.from(oval), blend: 'dest-in' }])
  }
  return { input: await picture.png().toBuffer(), left, top }
}
