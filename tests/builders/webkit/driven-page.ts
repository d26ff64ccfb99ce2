import { until } from '../until.ts'

export type Driven = Awaited<ReturnType<typeof driven>>

// The name under which the protocol hands out elements.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

/** A window driven by WebDriver: what a test does in it is what a hand and a keyboard do. */
export async function driven(driver: string) {
  const { sessionId } = (await call('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const post = (command: string, body: object = {}) => call('POST', `${session}/${command}`, body)
  await post('window/rect', { width: 1440, height: 900 })

  function ask<T>(script: string, ...values: unknown[]): Promise<T> {
    return post('execute/sync', { script, args: values }) as Promise<T>
  }

  /** The first one that can be seen, as soon as there is one. */
  function find(selector: string): Promise<Element> {
    return until(
      () => ask<Element | null>(seen, selector),
      element => element !== null,
    ) as Promise<Element>
  }

  /** Where the middle of its first line can be reached by a hand, and nothing lies above it. */
  async function click(selector: string): Promise<void> {
    const place = () =>
      until(
        () => ask<{ x: number; y: number } | null>(within, selector),
        found => found !== null,
      )
    // What stands above finds its height once it is near, and this engine does not hold the rest where it was.
    await place()
    await new Promise(resolve => setTimeout(resolve, 200))
    const at = await place()
    await post('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  async function press(keys: string): Promise<void> {
    const strokes = [...keys].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] })
  }

  async function type(selector: string, text: string): Promise<void> {
    await click(selector)
    await press(text)
  }

  /** Opens an address and waits until the page has been taken over. */
  async function go(url: string): Promise<void> {
    await post('url', { url })
    await untilTakenOver()
  }

  // React's own root tells when nothing is left of what the server wrote that it has not taken over.
  async function untilTakenOver(): Promise<void> {
    await until(() =>
      ask<boolean>(`
        const app = document.getElementById('app') ?? {}
        const key = Object.keys(app).find(name => name.startsWith('__reactContainer'))
        const root = key && app[key].stateNode
        return Boolean(root) && root.current.memoizedState.isDehydrated === false && root.pendingLanes === 0`),
    )
  }

  return {
    ask,
    find,
    click,
    press,
    type,
    go,
    untilTakenOver,
    async text(selector: string): Promise<string> {
      return (await until(
        () => ask<string | null>(words, selector),
        found => found !== null,
      )) as string
    },
    async address(): Promise<string> {
      return (await call('GET', `${session}/url`)) as string
    },
    async back(): Promise<void> {
      await post('back')
    },
    async leave(): Promise<void> {
      await call('DELETE', session)
    },
  }
}

const visible = `
  const isVisible = one =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getClientRects().length > 0
  const all = [...document.querySelectorAll(arguments[0])].filter(isVisible)`
const seen = `${visible}
  return all[0] ?? null`
const words = `${visible}
  return all[0]?.textContent ?? null`
const within = `${visible}
  for (const one of all) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getClientRects()[0]
    const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const top = document.elementFromPoint(at.x, at.y)
    if (top && (one.contains(top) || top.contains(one))) return at
  }
  return null`

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`)
  return value
}
