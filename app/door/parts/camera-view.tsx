import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Camera } from '../device/camera.ts'
import type { DoorPageTexts } from '../texts.ru.ts'

type CameraState = 'off' | 'on' | 'failed'

/** Looks for codes as long as it is on. It is switched on by hand: the browser asks only then. */
export function CameraView({ t, onCode }: { t: DoorPageTexts; onCode(text: string): void }) {
  const [state, setState] = useState<CameraState>('off')
  const [camera, setCamera] = useState<Camera | null>(null)
  const [isLit, setLit] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    if (state !== 'on' || !video.current) return
    let isGone = false
    let opened: Camera | null = null
    const fail = () => setState('failed')
    const start = async (screen: HTMLVideoElement) => {
      const { openCamera } = await import('../device/camera.ts')
      const ready = await openCamera(screen, text => latest.current(text), fail)
      if (isGone) return ready.stop()
      opened = ready
      setCamera(ready)
    }
    start(video.current).catch(fail)
    return () => {
      isGone = true
      opened?.stop()
      setCamera(null)
      setLit(false)
    }
  }, [state])
  return (
    <section aria-label={t.camera.view} className="door-camera">
      {state === 'on' && (
        <>
          <video ref={video} playsInline muted className="door-video" aria-label={t.camera.aim} />
          <p className="type-small mt-2 text-ink-2">{t.camera.aim}</p>
        </>
      )}
      {state === 'failed' && (
        <p role="alert" className="type-body mb-3 text-error">
          {t.camera.failed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {state === 'on' ? (
          <Button tone="ghost" onClick={() => setState('off')}>
            {t.camera.stop}
          </Button>
        ) : (
          <Button className="min-h-20 w-full text-[1.25rem]" onClick={() => setState('on')}>
            {t.camera.start}
          </Button>
        )}
        {camera?.setTorch && (
          <Button
            tone="ghost"
            aria-pressed={isLit}
            onClick={() => {
              void camera.setTorch?.(!isLit)
              setLit(!isLit)
            }}
          >
            {t.camera.torch}
          </Button>
        )}
      </div>
    </section>
  )
}
