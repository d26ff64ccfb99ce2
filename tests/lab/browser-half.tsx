import { hydrateRoot } from 'react-dom/client'
import { PageFailure } from '../../app/navigation/page-error.ts'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { type ClientRouter, createRouter } from '../../app/navigation/router.ts'
import type { NavigateOptions } from '../../app/navigation/view.ts'
import { splitLocale } from '../../app/platform/languages.ts'
import { crossFade } from '../../app/shell/cross-fade.ts'
import { labRoutes } from './floor-plan.ts'
import { Frame, labChunks } from './frame.tsx'
import type { LabHandover } from './lab.ts'

/** What tests may do from outside, where the fair's pages would do it from a component. */
export type LabHandle = {
  start(): void
  navigate(to: string, options?: NavigateOptions): Promise<void>
  fail(message: string, status?: number): void
  clearError: ClientRouter['clearError']
}

declare global {
  interface Window {
    lab: LabHandle
  }
}

const handover: LabHandover = JSON.parse(document.getElementById('handover')?.textContent ?? '')
const { locale, path } = splitLocale(location.pathname)
const match = matchRoute(labRoutes, path)
const router = createRouter({
  chunks: labChunks,
  buildId: handover.payload.build,
  payloadHash: handover.payload.hash,
  // As in the fair itself, so that every rule of the lab holds while pages fade.
  changePage: crossFade,
  firstView: {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    locale,
    path,
    layout: match?.route.layout ?? 'dark',
    route: match?.route ?? null,
    page: match && !handover.error ? await labChunks.page(match.route) : null,
    data: handover.payload.data,
    texts: null,
    shellTexts: null,
    error: handover.error,
    publicUrl: handover.publicUrl,
    imageDomains: [],
    notice: {
      isDemoClock: false,
      season: 'this',
      fair: { firstDay: '2025-09-24', lastDay: '2025-09-27', nextFair: null },
    },
  },
})
hydrateRoot(document.getElementById('app') as HTMLElement, <Frame router={router} />)
if (!handover.startsByHand) router.start()

window.lab = {
  start: router.start,
  navigate: router.navigate,
  fail: (message, status) => router.fail(status ? new PageFailure(status, message) : new Error(message)),
  clearError: router.clearError,
}
