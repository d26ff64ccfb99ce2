import { build, type Fetching, scope } from './worker-scope.ts'

const patienceMs = 4_000
let isCutOff = false

/** The network's answer, or null when there is none in time. `onAnswer` hears of it however late it comes. */
export async function askNetwork(
  event: Fetching,
  { isPatient, onAnswer }: { isPatient: boolean; onAnswer(answer: Response): Promise<void> },
): Promise<Response | null> {
  const asking = ask(event).then(
    answer => {
      setCutOff(false)
      event.waitUntil(onAnswer(answer.clone()))
      return answer
    },
    () => null,
  )
  event.waitUntil(asking)
  const inTime = isPatient ? await asking : await Promise.race([asking, waited(patienceMs)])
  if (inTime === null) setCutOff(true)
  return inTime
}

/** Tells every open page how things stand. */
export async function tellCutOff(): Promise<void> {
  for (const client of await scope.clients.matchAll()) client.postMessage({ isCutOff, build: build.id })
}

async function ask(event: Fetching): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function setCutOff(value: boolean) {
  if (value === isCutOff) return
  isCutOff = value
  void tellCutOff()
}

function waited(ms: number): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), ms))
}
