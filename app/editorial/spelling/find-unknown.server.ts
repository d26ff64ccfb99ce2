import { Worker } from 'node:worker_threads'
import type { LocaleCode } from '../../platform/languages.ts'

/** Words of one language, as they stand in a text. */
export type Spelled = Record<LocaleCode, string[]>

/**
 * The dictionaries of Hunspell in a thread of their own: reading the Russian one takes a second, and the library answers for
 * every uncaught error of the thread it is in. As text, because a thread begins with a file and the built server is one.
 */
const speller = `
const { parentPort } = require('node:worker_threads')
const opened = (async () => {
  const { loadModule } = await import('hunspell-asm')
  const hunspell = await loadModule()
  const read = async (name, from) => {
    const { default: { aff, dic } } = await import(from)
    return hunspell.create(hunspell.mountBuffer(aff, name + '.aff'), hunspell.mountBuffer(dic, name + '.dic'))
  }
  return { ru: await read('ru', 'dictionary-ru'), en: await read('en', 'dictionary-en-gb') }
})()
parentPort.on('message', async ({ id, words }) => {
  const dictionaries = await opened
  const unknown = {}
  for (const [language, some] of Object.entries(words)) {
    const knows = word => dictionaries[language].spell(word)
    unknown[language] = some.filter(word => !knows(word) && !word.split('-').every(part => part === '' || knows(part)))
  }
  parentPort.postMessage({ id, unknown })
})
`

// Whoever has stopped writing needs no dictionaries in memory.
const idleMs = 10 * 60_000

type Asked = { resolve(unknown: Spelled): void; reject(error: Error): void }
let thread: { worker: Worker; asked: Map<number, Asked>; idle: NodeJS.Timeout } | null = null
let asks = 0

/** The words that are in no dictionary of their language. */
export function findUnknown(words: Spelled): Promise<Spelled> {
  const { worker, asked, idle } = open()
  idle.refresh()
  const id = ++asks
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject })
    worker.postMessage({ id, words })
  })
}

function open() {
  if (thread) return thread
  const worker = new Worker(speller, { eval: true })
  // It keeps nobody from going home.
  worker.unref()
  const asked = new Map<number, Asked>()
  const close = (error: Error) => {
    if (thread?.worker === worker) thread = null
    clearTimeout(opened.idle)
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  }
  worker.on('message', ({ id, unknown }: { id: number; unknown: Spelled }) => {
    asked.get(id)?.resolve(unknown)
    asked.delete(id)
  })
  worker.on('error', close)
  worker.on('exit', () => close(new Error('the dictionaries were closed')))
  const opened = { worker, asked, idle: setTimeout(() => void worker.terminate(), idleMs).unref() }
  thread = opened
  return opened
}
