import './works-wall.css'
import { createRoot } from 'react-dom/client'
import { GalleryTrigger } from '../../app/gallery/parts/gallery-trigger.tsx'
import { openGallery } from '../../app/gallery/parts/open-gallery.ts'
import type { GalleryOptions } from '../../app/gallery/parts/show-lightbox.tsx'
import type { GalleryMoment } from '../../app/gallery/run-gallery.ts'
import type { Slide } from '../../app/gallery/slide.ts'
import { Picture } from '../../app/images/parts/picture.tsx'
import { type Router, RouterProvider, type View } from '../../app/navigation/view.ts'
import { splitLocale } from '../../app/platform/languages.ts'

declare global {
  interface Window {
    wall: {
      /** Every state the last gallery opened by `open` went through, when, and whether on the full screen. */
      moments: (GalleryMoment & { atMs: number; isFull: boolean })[]
      isClosingRefused: boolean
      open(options?: Partial<GalleryOptions> & { first?: number }): Promise<void>
      close(): Promise<boolean | undefined>
      /** Takes the thumbnails off the page, as a navigation would. */
      takeDown(): void
    }
  }
}

const { locale } = splitLocale(location.pathname)
const isRussian = locale === 'ru'

function work(number: string, width: number, height: number, heightCm: number, widthCm: number): Slide {
  return {
    src: `/works/work-${number}.jpg`,
    width,
    height,
    alt: isRussian ? `Лист ${number}` : `Sheet ${number}`,
    label: {
      number: `№ ${Number(number)}`,
      author: isRussian ? 'Ольга Обручина' : 'Olga Obruchina',
      title: isRussian ? 'Дальние поля' : 'Far fields',
      year: 2025,
      technique: isRussian ? 'бумага, гуашь' : 'gouache on paper',
      size: `${heightCm} × ${widthCm} ${isRussian ? 'см' : 'cm'}`,
    },
    heightCm,
    widthCm,
  }
}

const slides: readonly Slide[] = [
  work('001', 1280, 1600, 100, 80),
  work('005', 1600, 1000, 60, 96),
  work('021', 1600, 1600, 250, 250),
  work('045', 1280, 1600, 40, 32),
  { src: '', width: 900, height: 1200, alt: isRussian ? 'Утраченный лист' : 'A lost sheet' },
]

/** As the address asks: `?idle=700`. */
const idle = new URLSearchParams(location.search).get('idle')
const trigger = { idleMs: idle === null ? undefined : Number(idle) }

const view = { locale, pathname: location.pathname, path: '/', imageDomains: [] } as unknown as View
const router = { getView: () => view, subscribe: () => () => {} } as unknown as Router

function Wall() {
  return (
    <RouterProvider value={router}>
      <main className="page section-gap min-h-[3000px]">
        <h1 className="type-d2">{isRussian ? 'Стена' : 'The wall'}</h1>
        <div className="grid-cards mt-10">
          {slides.map((slide, index) => (
            <GalleryTrigger
              key={slide.alt}
              slides={slides}
              index={index}
              idleMs={trigger.idleMs}
              onShouldClose={() => !window.wall.isClosingRefused}
              className="block"
            >
              {slide.src ? (
                <Picture {...slide} src={slide.src} sizes="150px" className="w-[150px]" />
              ) : (
                <span>{slide.alt}</span>
              )}
            </GalleryTrigger>
          ))}
        </div>
      </main>
    </RouterProvider>
  )
}

const root = createRoot(document.getElementById('app') as HTMLElement)
root.render(<Wall />)

let opened: Awaited<ReturnType<typeof openGallery>> = null
window.wall = {
  moments: [],
  isClosingRefused: false,
  async open({ first, ...options } = {}) {
    window.wall.moments = []
    opened = await openGallery({
      slides: first === undefined ? slides : slides.slice(0, first),
      index: 0,
      locale,
      onShouldClose: () => !window.wall.isClosingRefused,
      onState(moment) {
        const isFull = document.fullscreenElement !== null
        window.wall.moments.push({ ...moment, isFull, atMs: performance.now() })
      },
      ...options,
    })
  },
  close: async () => opened?.close(),
  takeDown: () => root.render(null),
}
