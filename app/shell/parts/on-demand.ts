import { type ComponentType, lazy } from 'react'

/** A part whose code comes only when it is shown. Should it not come, the page goes on without it. */
export function onDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
}
