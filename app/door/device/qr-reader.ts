/** Looks for a QR code in what the camera shows now. */
export type QrReader = { read(video: HTMLVideoElement): Promise<string | null>; close(): void }

/** The browser's own reader where there is one; ours is fetched only where there is none. */
export async function openQrReader(): Promise<QrReader> {
  return (await browserReader()) ?? ownReader()
}

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

async function browserReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return {
    read: async video => (await detector.detect(video))[0]?.rawValue || null,
    close() {},
  }
}

// Small enough to be looked through several times a second, large enough for a code that fills a third of it.
const longestSide = 720

function ownReader(): QrReader {
  const worker = new Worker(new URL('./decode-frame.worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read(video) {
      const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
      const width = Math.round(video.videoWidth * scale)
      const height = Math.round(video.videoHeight * scale)
      if (!brush || width === 0 || height === 0) return Promise.resolve(null)
      canvas.width = width
      canvas.height = height
      brush.drawImage(video, 0, 0, width, height)
      const { buffer } = brush.getImageData(0, 0, width, height).data
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
        worker.onerror = () => reject(new Error('the reader of QR codes could not be loaded'))
        worker.postMessage({ pixels: buffer, width, height }, [buffer])
      })
    },
    close: () => worker.terminate(),
  }
}
