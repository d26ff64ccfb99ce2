import { debounceScan } from './debounce-scan.ts'
import { openQrReader } from './qr-reader.ts'

export type Camera = {
  /** Null where the lamp cannot be switched. */
  setTorch: ((isOn: boolean) => Promise<void>) | null
  stop(): void
}

const restMs = 80

/** The camera at the back, shown in `video`; each code it sees is told once. Throws where there is none to use. */
export async function openCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onFailure: () => void,
): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  let isOpen = true
  video.srcObject = stream
  const reader = await openQrReader()
  await video.play()
  const awake = await navigator.wakeLock?.request('screen').catch(() => null)
  const tell = debounceScan(onCode)

  void look()
  async function look() {
    try {
      while (isOpen) {
        // A screen that is switched off shows no pictures, and its battery is needed until the evening.
        const text = document.hidden ? null : await reader.read(video)
        if (isOpen) tell(text, performance.now())
        await new Promise(resolve => setTimeout(resolve, restMs))
      }
    } catch {
      if (isOpen) onFailure()
    }
  }

  const [track] = stream.getVideoTracks()
  const { torch } = (track?.getCapabilities?.() ?? {}) as { torch?: boolean }
  track?.addEventListener('ended', onFailure)
  return {
    setTorch: torch
      ? isOn => track?.applyConstraints({ advanced: [{ torch: isOn } as object] }) ?? Promise.resolve()
      : null,
    stop() {
      isOpen = false
      reader.close()
      void awake?.release()
      for (const one of stream.getTracks()) one.stop()
      video.srcObject = null
    },
  }
}
