import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ImageDomains } from './image-domains.ts'
import { Picture, type PictureProps, picturePreload } from './picture.tsx'

const work: PictureProps = {
  src: '/works/work-001.jpg',
  alt: 'Лист',
  width: 1280,
  height: 1600,
  sizes: '100vw lg:400px',
}

describe('a picture', () => {
  test('below the fold is offered as webp and in its own format, and loaded late', () => {
    expect(renderToStaticMarkup(<Picture {...work} className="work" />)).toBe(
      [
        '<picture data-alt="Лист">',
        '<source type="image/webp" srcSet="',
        '/_ipx/w_420&amp;f_webp&amp;q_90/works/work-001.jpg 420w, ',
        '/_ipx/w_900&amp;f_webp&amp;q_90/works/work-001.jpg 900w, ',
        '/_ipx/w_1024&amp;f_webp&amp;q_90/works/work-001.jpg 1024w, ',
        '/_ipx/f_webp&amp;q_90/works/work-001.jpg 1280w" ',
        'sizes="(min-width: 1024px) 400px, 100vw"/>',
        '<img class="work" alt="Лист" width="1280" height="1600" loading="lazy" decoding="async" ',
        'sizes="(min-width: 1024px) 400px, 100vw" srcSet="',
        '/_ipx/w_420&amp;f_jpg&amp;q_90/works/work-001.jpg 420w, ',
        '/_ipx/w_900&amp;f_jpg&amp;q_90/works/work-001.jpg 900w, ',
        '/_ipx/w_1024&amp;f_jpg&amp;q_90/works/work-001.jpg 1024w, ',
        '/_ipx/f_jpg&amp;q_90/works/work-001.jpg 1280w" ',
        'src="/_ipx/f_jpg&amp;q_90/works/work-001.jpg"/>',
        '</picture>',
      ].join(''),
    )
  })

  test('above the fold is loaded at once and first', () => {
    const { img } = attributesIn(<Picture {...work} priority />)
    expect([img.loading, img.fetchPriority, img.decoding]).toEqual(['eager', 'high', undefined])
  })

  test.for([
    ['/a.jpg', 'jpg'],
    ['/a.JPEG', 'jpg'],
    ['/a.png', 'png'],
    ['/a.webp', 'png'],
    ['/a.gif', 'png'],
  ])('%s falls back to %s', ([src, format]) => {
    const { img } = attributesIn(<Picture {...work} src={src as string} sizes="100px" />)
    expect(img.src).toBe(`/_ipx/w_200&amp;f_${format}&amp;q_90${src}`)
  })

  test.for([
    ['/marks/award.svg', '/_ipx/_/marks/award.svg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['https://evil.org/a.jpg', 'https://evil.org/a.jpg'],
  ])('%s is shown as it is', ([src, shown]) => {
    expect(renderToStaticMarkup(<Picture {...work} src={src as string} />)).toBe(
      `<picture data-alt="Лист"><img alt="Лист" width="1280" height="1600" loading="lazy" decoding="async" src="${shown}"/></picture>`,
    )
  })

  test('on an allowed domain is resized like our own', () => {
    const picture = <Picture {...work} src="https://img.example.org/a.jpg" sizes="100px" />
    const { img } = attributesIn(<ImageDomains value={['img.example.org']}>{picture}</ImageDomains>)
    expect(img.src).toBe('/_ipx/w_200&amp;f_jpg&amp;q_90/https://img.example.org/a.jpg')
  })

  test('whose size could not be read is neither hidden nor cut to nothing', () => {
    const { img } = attributesIn(<Picture {...work} width={0} height={0} sizes="100px" />)
    expect([img.width, img.height]).toEqual([undefined, undefined])
    expect(img.src).toBe('/_ipx/w_200&amp;f_jpg&amp;q_90/works/work-001.jpg')
  })

  test('without sizes takes the whole width, up to its own', () => {
    const { source } = attributesIn(<Picture {...work} sizes={undefined} />)
    expect(source.sizes).toBe('100vw')
    expect(source.srcSet?.match(/\d+w(?=,|$)/g)).toEqual(['360w', '640w', '768w', '1024w', '1280w'])
  })

  test('carries no style and no handler, which the content policy would block', () => {
    expect(renderToStaticMarkup(<Picture {...work} priority />)).not.toMatch(/ (style|on\w+)=/i)
  })
})

describe('the preload', () => {
  test('names exactly what the webp source will ask for', () => {
    const { source } = attributesIn(<Picture {...work} priority />)
    const link = picturePreload(work)
    expect({ ...link, imageSrcSet: link.imageSrcSet?.replaceAll('&', '&amp;') }).toEqual({
      rel: 'preload',
      as: 'image',
      imageSrcSet: source.srcSet,
      imageSizes: source.sizes,
      type: source.type,
      fetchPriority: 'high',
    })
  })

  test('of a picture on an allowed domain agrees as well', () => {
    const remote = { ...work, src: 'https://img.example.org/a.jpg' }
    const domains = ['img.example.org']
    const { source } = attributesIn(
      <ImageDomains value={domains}>
        <Picture {...remote} />
      </ImageDomains>,
    )
    expect(picturePreload(remote, domains).imageSrcSet?.replaceAll('&', '&amp;')).toBe(source.srcSet)
  })

  test('of a vector picture names the file itself', () => {
    expect(picturePreload({ ...work, src: '/marks/award.svg' })).toEqual({
      rel: 'preload',
      as: 'image',
      href: '/_ipx/_/marks/award.svg',
      fetchPriority: 'high',
    })
  })
})

function attributesIn(element: React.ReactElement) {
  const html = renderToStaticMarkup(element)
  const of = (tag: string): Record<string, string | undefined> =>
    Object.fromEntries(
      [...(html.match(`<${tag} [^>]*>`)?.[0] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
  return { img: of('img'), source: of('source') }
}
