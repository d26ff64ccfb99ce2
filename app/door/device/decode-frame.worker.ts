import jsQR from 'jsqr'

/** A picture of the camera, and what was found in it: the text of a QR code, or null. */
export type Frame = { pixels: ArrayBuffer; width: number; height: number }

// In a thread of its own: looking through a picture takes longer than the screen may stand still.
addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  const { pixels, width, height } = data
  const found = jsQR(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })
  postMessage(found?.data || null)
})
