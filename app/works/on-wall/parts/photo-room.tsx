import { useEffect, useState } from 'react'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { Corners, Point } from '../homography.ts'
import type { WallData } from '../pages/wall.server.ts'
import { type Photo, type PhotoRefusal, readPhoto } from '../read-photo.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { OverPage } from './over-page.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { PhotoHang } from './photo-hang.tsx'
import { PhotoMarks } from './photo-marks.tsx'

/**
 * One's own room. The photograph is a bitmap of this component's and nothing else: no address, no store, no request ever
 * has it, and it is let go with the room.
 */
export function PhotoRoom({
  work,
  onClose,
  t,
  locale,
}: {
  work: WallData['work']
  onClose(): void
  t: OnWallTexts
  locale: LocaleCode
}) {
  const [photo, setPhoto] = useState<Photo | PhotoRefusal | 'reading' | null>(null)
  const [corners, setCorners] = useState<Corners | null>(null)
  const [isMarked, setIsMarked] = useState(false)
  const taken = photo !== null && typeof photo === 'object' ? photo : null
  useEffect(() => () => taken?.picture.close(), [taken])

  async function choose(file: Blob) {
    setPhoto('reading')
    const read = await readPhoto(file)
    setPhoto(read)
    setIsMarked(false)
    if (typeof read === 'object') setCorners(firstMarks(read))
  }

  return (
    <OverPage title={t.photo.title} closeLabel={t.close} onClose={onClose}>
      {!taken || !corners ? (
        <PhotoChoice
          state={taken ? null : (photo as PhotoRefusal | 'reading' | null)}
          onChoose={choose}
          t={t}
        />
      ) : isMarked ? (
        <PhotoHang
          {...{ photo: taken, corners, work, t, locale }}
          onMarks={() => setIsMarked(false)}
          onAnother={() => setPhoto(null)}
        />
      ) : (
        <PhotoMarks
          {...{ photo: taken, corners, work, t }}
          onMove={setCorners}
          onDone={() => setIsMarked(true)}
          onAnother={() => setPhoto(null)}
        />
      )}
    </OverPage>
  )
}

/** A card in the middle of the photograph, as wide as a sixth of it: where the marks are taken from. */
function firstMarks({ width, height }: { width: number; height: number }): Corners {
  const [dx, dy] = [width / 12, width / 12 / 1.586]
  const at = (x: number, y: number): Point => ({
    x: Math.round(width / 2 + x),
    y: Math.round(height / 2 + y),
  })
  return [at(-dx, -dy), at(dx, -dy), at(dx, dy), at(-dx, dy)]
}
