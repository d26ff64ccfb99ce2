import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { guest } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { emailOf } from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

vi.setConfig({ testTimeout: 90_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ SMTP_URL: '' })
})
afterAll(() => site.stop())

test.each(oneWay([390, 1440], 0))(
  'a letter is seen as it was sent, and nothing in it comes alive, at %i',
  async width => {
    const html = `<html lang="ru"><body><p style="color:rgb(200, 0, 0)">Мы получили вашу заявку</p>
    <img src="https://spy.example/pixel.gif" alt=""><script>document.body.append('ran')</script>
    <a href="https://fair.example/tickets/order/Zk3v-9aQ_x7LmN2pR5tYw8Bd/">Открыть</a></body></html>`
    const [letter] = await sql<{ id: string }>(
      site,
      `insert into letters (kind, recipient, subject, body, html, created_at, sent_at, attempts)
     values ('form-receipt', 'anna@example.test', 'Мы получили: заявка', 'Мы получили', $1, now(), now(), 1) returning id`,
      [html],
    )
    const { page } = await guest({ viewport: { width, height: 900 } })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const path = `/office/letters/${letter?.id}/`
    await page.goto(`${site.url}/sign-in/?to=${path}`)
    await page.getByLabel('Электронная почта').fill(emailOf('admin'))
    await page.getByLabel('Пароль', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Войти' }).click()
    const framed = page.frameLocator('iframe[title="Письмо: Мы получили: заявка"]')
    const words = framed.getByText('Мы получили вашу заявку')
    await words.waitFor()
    expect(await words.evaluate(one => getComputedStyle(one).color)).toBe('rgb(200, 0, 0)')
    expect(await framed.getByText('ran').count()).toBe(0)
    expect(await framed.locator('[href]').count()).toBe(0)
    expect(asked.filter(url => !url.startsWith(site.url))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.locator('iframe').evaluate(frame => frame.remove())
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
    await page.getByText('Письмо поставлено в\u00a0очередь.').waitFor()
    await page.getByRole('button', { name: 'Отправить пробное себе' }).click()
    await page.getByText('Пробное письмо отправлено на\u00a0ваш адрес.').waitFor()
  },
)
