import type { LoadContext } from '../../../page-server/load-context.ts'
import { readHungWorks } from '../read-hung-works.server.ts'
import { numbersIn } from '../shared-list.ts'

/** The works that a link names, in its order; what does not hang here is left out. */
export async function load(context: LoadContext) {
  const numbers = numbersIn(context.search.get('works'))
  const { works, ...fair } = await readHungWorks(context)
  return { ...fair, works: numbers.flatMap(number => works.find(work => work.number === number) ?? []) }
}
