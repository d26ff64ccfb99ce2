import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keepRecording } from '../../app/content/audio/keep-recording.server.ts'
import { recordingsIn } from '../../app/content/audio/read-recording.server.ts'
import { spokenParts } from '../../app/content/audio/spoken-parts.ts'
import { guest, navigateInside, whenHydrated } from '../builders/browser.ts'
import { pretendNoVoice, pretendVoices, voiceOf } from '../builders/devices/fake-voice.ts'
import { silentRecording } from '../builders/devices/silent-recording.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** A visitor of the guide, whose device has voices of these languages. */
async function listener(
  voices: string[],
  { path = '/audio-guide/', ...wishes }: { path?: string } & Parameters<typeof guest>[0] = {},
) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.context.addInitScript(pretendVoices, voices)
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return { ...visit, voice: voiceOf(visit.page) }
}

const stop = (page: Page, number: number) => page.locator(`#stop-${number}`)
const unfold = (page: Page, number: number) => stop(page, number).locator('summary').click()
const press = (page: Page, number: number, name: string) =>
  stop(page, number).getByRole('button', { name, exact: true }).click()
const bar = (page: Page, number: number) => stop(page, number).getByRole('slider')
const marked = (page: Page) => page.locator('.transcript [data-heard]').allTextContents()
const sentences = (page: Page, number: number) =>
  stop(page, number).locator('[data-sentence]').allTextContents()
const last = async (voice: ReturnType<typeof voiceOf>) => (await voice.said()).at(-1)

/** The voice comes to the end of a sentence, which it may have been given in parts. */
async function hearOut(voice: ReturnType<typeof voiceOf>, sentence = '') {
  for (const _part of spokenParts(sentence, 'ru')) await voice.finish()
}

describe('the voice of the device', () => {
  test('reads a stop sentence by sentence, marks each in turn, and stops at the end', async () => {
    const { page, voice, problems } = await listener(['en-US', 'ru-RU'])
    await unfold(page, 1)
    const all = await sentences(page, 1)
    expect(all.length).toBeGreaterThan(8)
    await press(page, 1, 'Слушать')
    for (const [place, sentence] of all.entries()) {
      await expect.poll(() => marked(page)).toEqual([sentence])
      expect(await bar(page, 1).getAttribute('aria-valuetext')).toBe(
        `Предложение ${place + 1} из\u00a0${all.length}`,
      )
      await hearOut(voice, sentence)
    }
    await expect.poll(() => marked(page)).toEqual([])
    expect(await stop(page, 1).getByRole('status').textContent()).toBe('Остановка закончилась.')
    expect(await voice.isSaying()).toBe(false)
    const said = await voice.said()
    expect(said.map(({ text }) => text)).toEqual(all.flatMap(sentence => spokenParts(sentence, 'ru')))
    expect(new Set(said.map(({ lang, rate }) => `${lang} ${rate}`))).toEqual(new Set(['ru-RU 1']))
    expect(problems).toEqual([])
  })

  test('pauses, goes on with the same sentence, steps, and goes where the bar is put', async () => {
    const { page, voice, problems } = await listener(['en-GB'], { path: '/en/audio-guide/' })
    await unfold(page, 2)
    const all = await sentences(page, 2)
    const spoken = (place: number) => spokenParts(all[place] ?? '', 'en')[0]
    await press(page, 2, 'Listen')
    await press(page, 2, 'Next sentence')
    await expect.poll(() => last(voice)).toMatchObject({ text: spoken(1), lang: 'en-GB' })

    await press(page, 2, 'Pause')
    expect(await voice.isSaying()).toBe(false)
    expect(await marked(page)).toEqual([all[1]])
    const before = (await voice.said()).length
    await press(page, 2, 'Listen')
    await expect.poll(() => voice.said()).toHaveLength(before + 1)
    expect(await last(voice)).toMatchObject({ text: spoken(1) })

    await bar(page, 2).focus()
    await page.keyboard.press('End')
    await expect.poll(() => last(voice)).toMatchObject({ text: spoken(all.length - 1) })
    expect(await marked(page)).toEqual(all.slice(-1))
    expect(await bar(page, 2).getAttribute('aria-valuetext')).toBe(
      `Sentence ${all.length} of\u00a0${all.length}`,
    )
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => last(voice)).toMatchObject({ text: spoken(2) })
    await press(page, 2, 'Previous sentence')
    await expect.poll(() => last(voice)).toMatchObject({ text: spoken(1) })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('keeps the speed that was chosen, for every stop and the next visit', async () => {
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await press(page, 1, '1,5×')
    await expect.poll(() => last(voice)).toMatchObject({ rate: 1.5 })
    expect(await marked(page)).toEqual((await sentences(page, 1)).slice(0, 1))

    await page.reload()
    await whenHydrated(page)
    await unfold(page, 3)
    const chosen = stop(page, 3).locator('[aria-pressed=true]')
    await expect.poll(() => chosen.allTextContents()).toEqual(['1,5×'])
    await press(page, 3, 'Слушать')
    expect(await last(voice)).toMatchObject({ rate: 1.5 })
  })

  test('goes on to the next stop by a press, and reads one stop at a time', async () => {
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await press(page, 1, 'К\u00a0остановке 2')
    const [second] = await sentences(page, 2)
    await expect.poll(() => last(voice)).toMatchObject({ text: spokenParts(second ?? '', 'ru')[0] })
    expect(await marked(page)).toEqual([second])
    expect(await stop(page, 2).evaluate(details => (details as HTMLDetailsElement).open)).toBe(true)
    await expect.poll(() => page.locator(':focus').textContent(), { timeout: 10_000 }).toBe('Пауза')
    expect(await stop(page, 2).locator(':focus').count()).toBe(1)
    expect(await stop(page, 1).getByRole('button', { name: 'Слушать' }).isVisible()).toBe(true)
    expect(
      await stop(page, 12)
        .getByText(/К.остановке/)
        .count(),
    ).toBe(0)
  })

  test('falls silent when its stop is folded and when the page is left', async () => {
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await unfold(page, 1)
    await expect.poll(() => voice.isSaying()).toBe(false)
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await expect.poll(() => voice.isSaying()).toBe(true)
    await navigateInside(page, '/visitors/')
    await expect.poll(() => voice.isSaying()).toBe(false)
  })

  test('that was cut off while the page was away waits; one that fails says so', async () => {
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true, writable: true })
    })
    await voice.cut()
    await page.evaluate(() => {
      Object.assign(document, { hidden: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const button = stop(page, 1).getByRole('button', { name: 'Слушать' })
    await expect.poll(() => button.isVisible()).toBe(true)
    expect(await marked(page)).toEqual((await sentences(page, 1)).slice(0, 1))
    expect(await voice.said()).toHaveLength(1)

    await button.click()
    await expect.poll(() => voice.said()).toHaveLength(2)
    await voice.fail('synthesis-failed')
    expect(await stop(page, 1).getByRole('status').textContent()).toBe(
      'Голос устройства не\u00a0ответил. Попробуйте ещё раз или прочтите текст.',
    )
  })

  test('whose end is never told is known by its silence', async () => {
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 1)
    await press(page, 1, 'Слушать')
    await voice.cut()
    await expect.poll(() => voice.said(), { timeout: 10_000 }).toHaveLength(2)
  })
})

test('the sentence that is heard is brought into view, unless the reader has gone elsewhere', async () => {
  const { page, voice } = await listener(['ru-RU'], { viewport: { width: 390, height: 700 } })
  await unfold(page, 1)
  const all = await sentences(page, 1)
  await press(page, 1, 'Слушать')
  for (const sentence of all.slice(0, -2)) await hearOut(voice, sentence)
  const isShown = () =>
    page.locator('.transcript [data-heard]').evaluate(element => {
      const player = element.closest('details')?.querySelector('.player')?.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return top >= (player?.bottom ?? 0) && bottom <= window.innerHeight
    })
  await expect.poll(() => marked(page)).toEqual([all.at(-2)])
  await expect.poll(isShown).toBe(true)

  // What lies far below gets its height only when it comes near.
  const atTheEnd = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      return new Promise<number>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
      )
    })
  await until(async () => {
    const first = await atTheEnd()
    return first === (await atTheEnd())
  })
  const where = await page.evaluate(() => scrollY)
  await hearOut(voice, all.at(-2))
  await expect.poll(() => marked(page)).toEqual([all.at(-1)])
  expect(await page.evaluate(() => scrollY)).toBe(where)
})

test('every control is large enough for a finger', async () => {
  const { page } = await listener(['ru-RU'], { viewport: { width: 320, height: 700 } })
  await unfold(page, 1)
  const controls = stop(page, 1).locator(':is(.player, .player-more) :is(button, input)')
  await expect.poll(() => controls.count()).toBe(9)
  const sizes = await controls.evaluateAll(all =>
    all.map(control => {
      const { width, height, right } = control.getBoundingClientRect()
      return width >= 44 && height >= 44 && right <= window.innerWidth
    }),
  )
  expect(sizes).toEqual(sizes.map(() => true))
})

describe('without a voice', () => {
  test('of the language, the stop stays a text and says so', async () => {
    const { page, problems } = await listener(['en-US', 'de-DE'])
    await unfold(page, 1)
    const sentence = 'Русского голоса на\u00a0этом устройстве нет, поэтому остановка остаётся текстом.'
    await expect.poll(() => stop(page, 1).getByText(sentence).isVisible()).toBe(true)
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await stop(page, 1).locator('[data-sentence]').first().isVisible()).toBe(true)
    expect(problems).toEqual([])
  })

  test('at all, neither', async () => {
    const { page, context } = await guest()
    await context.addInitScript(pretendNoVoice)
    await page.goto(`${site.url}/en/audio-guide/`)
    await unfold(page, 1)
    const sentence = 'This device has no English voice, so the stop is here to be read.'
    await expect.poll(() => stop(page, 1).getByText(sentence).isVisible()).toBe(true)
  })

  test('and without scripts too', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/en/audio-guide/`)
    await unfold(page, 1)
    const sentence = 'This browser has not started the player, so the stop is here to be read.'
    const said = stop(page, 1).locator('noscript > p')
    await expect.poll(() => said.isVisible()).toBe(true)
    expect(await said.textContent()).toBe(sentence)
    expect(await stop(page, 1).locator('[data-sentence]').first().isVisible()).toBe(true)
  })
})

test('the player’s code comes with its page alone', async () => {
  const { page, traffic } = await listener(['ru-RU'])
  await unfold(page, 1)
  await expect.poll(() => stop(page, 1).getByRole('slider').count()).toBe(1)
  expect(traffic.scripts().filter(path => path.includes('stop-player'))).toHaveLength(1)
  const elsewhere = await guest({ connection: { saveData: true } })
  await elsewhere.page.goto(`${site.url}/visitors/`)
  await whenHydrated(elsewhere.page)
  expect(elsewhere.traffic.scripts().length).toBeGreaterThan(0)
  expect(elsewhere.traffic.scripts().filter(path => /player|open-guide|audio/.test(path))).toEqual([])
})

describe('a recording', () => {
  const folder = makeFolder('recordings')
  const file = join(folder, 'take.mp3')
  const pool = () => new pg.Pool({ connectionString: site.databaseUrl })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function record(number: number, bytes: Buffer) {
    writeFileSync(file, bytes)
    const opened = pool()
    const recordingsDir = recordingsIn(inject('uploads'))
    const kept = await keepRecording(opened, { number, locale: 'ru', file, recordingsDir })
    if (!kept.ok) throw new Error(kept.reason)
    await opened.end()
    // The kept page is made anew as soon as the server hears of it.
    await expect.poll(async () => (await fetch(`${site.url}/audio-guide/`)).text()).toContain(kept.name)
    return join(recordingsDir, kept.name)
  }

  test('is heard instead of the voice, with a time of its own', async () => {
    await record(5, silentRecording(40.5))
    const { page, voice, problems } = await listener([])
    await unfold(page, 5)
    await press(page, 5, 'Слушать')
    const at = () =>
      stop(page, 5)
        .locator('audio')
        .evaluate(audio => (audio as HTMLAudioElement).currentTime)
    const isPlaying = () =>
      stop(page, 5)
        .locator('audio')
        .evaluate(audio => !(audio as HTMLAudioElement).paused)
    await expect.poll(at).toBeGreaterThan(0.2)
    await press(page, 5, 'Вперёд на\u00a010\u00a0секунд')
    await expect.poll(at).toBeGreaterThan(10)
    await expect.poll(() => bar(page, 5).getAttribute('aria-valuetext')).toMatch(/^0:1\d \/ 0:40$/)
    await press(page, 5, '1,25×')
    expect(
      await stop(page, 5)
        .locator('audio')
        .evaluate(audio => (audio as HTMLAudioElement).playbackRate),
    ).toBe(1.25)
    await press(page, 5, 'Пауза')
    await expect.poll(isPlaying).toBe(false)
    await bar(page, 5).focus()
    await page.keyboard.press('End')
    await press(page, 5, 'Слушать')
    await expect.poll(() => stop(page, 5).getByRole('status').textContent()).toBe('Остановка закончилась.')
    expect(await voice.said()).toEqual([])
    expect(problems).toEqual([])
  })

  test('that does not play gives way to the voice', async () => {
    writeFileSync(await record(6, silentRecording(1)), 'this is no music')
    const { page, voice } = await listener(['ru-RU'])
    await unfold(page, 6)
    await press(page, 6, 'Слушать')
    const [first] = await sentences(page, 6)
    await expect.poll(() => last(voice)).toMatchObject({ text: spokenParts(first ?? '', 'ru')[0] })
    await expect.poll(() => marked(page)).toEqual([first])
  })
})
