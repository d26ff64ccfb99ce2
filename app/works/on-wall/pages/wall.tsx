import { type ComponentType, useEffect, useState } from 'react'
import { sizeText } from '../../../content/work-label.ts'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { useWallChoices } from '../parts/use-wall-choices.ts'
import { WallPanel } from '../parts/wall-panel.tsx'
import { WallRoom } from '../parts/wall-room.tsx'
import type { OnWallTexts } from '../texts.ru.ts'
import type { WallData } from './wall.server.ts'

type Props = PageProps<WallData, OnWallTexts>
/** What lies over the page until it is closed: one's own photograph, the work in its true size. */
export type OverWall = ComponentType<Props & { work: WallData['work']; onClose(): void }>

export default function Wall({ data, t, locale }: Props) {
  const control = useWallChoices(data.choices)
  const [over, setOver] = useState<OverWall | null>(null)
  const open = (load: () => Promise<OverWall>) => () =>
    void load().then(
      part => setOver(() => part),
      (error: unknown) => console.error('A part of the wall could not be loaded', error),
    )
  const openPhoto = open(loadPhoto)
  // Whoever comes with «your photo» in the address is asked for one at once.
  const isPhotoAsked = data.choices.below === 'photo'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    if (isPhotoAsked) openPhoto()
  }, [])
  const Over = over
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_396px]">
      <WallRoom data={data} choices={control.choices} t={t} locale={locale} />
      <WallPanel {...{ data, control, t, locale }} onPhoto={openPhoto} onLife={open(loadLife)} />
      {Over && <Over {...{ data, t, locale }} work={data.work} onClose={() => setOver(null)} />}
    </div>
  )
}

const loadPhoto = () => import('../parts/photo-room.tsx').then(({ PhotoRoom }): OverWall => PhotoRoom)
const loadLife = () => import('../parts/life-size.tsx').then(({ LifeSize }): OverWall => LifeSize)

export function head({ data, t, locale }: Props): PageHead {
  const { author, title, picture } = data.work
  return {
    title: fill(t.pageTitle, { title: fill(t.quoted, { title }) }),
    description: fill(t.description, { author, title, size: sizeText(data.work, locale) }),
    picture: picture.src,
    // The work's own page is the one to be found; this is a tool beside it.
    isHidden: true,
  }
}
