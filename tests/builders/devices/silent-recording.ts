/** So many seconds of silence as MP3: frames of 128 kbit/s at 44.1 kHz, 38 to a second, with nothing in them. */
export function silentRecording(seconds: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds * 38.28) }, () => frame))
}
