import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { qrModules, quietModules } from '../../../app/ui/qr-code.ts'
import { browserFlags, findChromium } from '../chromium.ts'
import { makeFolder } from '../postgres-cluster.ts'

const [width, height] = [640, 480]

/** A browser of its own whose camera sees nothing but this QR code. */
export async function browserLookingAt(text: string): Promise<{ browser: Browser; close(): Promise<void> }> {
  const folder = makeFolder('camera')
  const film = join(folder, 'code.y4m')
  writeFileSync(film, filmOf(text))
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      ...browserFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  return {
    browser,
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A film of one picture in grey: light everywhere but where the code is dark. */
function filmOf(text: string): Buffer {
  const modules = qrModules(text)
  const module = Math.floor(height / (modules.length + 2 * quietModules))
  const side = module * modules.length
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
  const light = Buffer.alloc(width * height, 235)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isDark = modules[Math.floor(y / module)]?.[Math.floor(x / module)]
      if (isDark) light[(top + y) * width + left + x] = 16
    }
  }
  const colours = Buffer.alloc((width * height) / 2, 128)
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`
  return Buffer.concat([Buffer.from(head), light, colours])
}
