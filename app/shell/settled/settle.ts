import { register, type Visited } from '../service-worker/register.ts'
import { followWorks } from './follow-works.ts'

/** What a visitor who has stayed is given, and no first load pays for. */
export async function settle(router: Visited, buildId: string): Promise<void> {
  // Lamps come up once: whoever comes back to the home page finds them lit.
  document.documentElement.dataset.lit = ''
  // Islands with code of their own have waited for nothing else.
  dispatchEvent(new Event('settled'))
  followWorks(router)
  await register(router, buildId)
}
