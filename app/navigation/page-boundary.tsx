import { Component, type ReactNode } from 'react'
import { Hydrated } from './hydration.tsx'

/**
 * A page that breaks while rendering becomes the page's error instead of a blank document. The one that
 * was served breaks the whole while it is taken over: the document was good, and is put back (entry.client.tsx).
 */
export class PageBoundary extends Component<
  { isServed: boolean; onError(error: unknown): void; children: ReactNode },
  { broken: { error: unknown } | null }
> {
  static override contextType = Hydrated
  declare context: boolean
  override state: { broken: { error: unknown } | null } = { broken: null }
  isTakingOver = false

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  override componentDidMount() {
    this.isTakingOver = !this.context
  }

  override componentDidUpdate() {
    if (this.context) this.isTakingOver = false
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { broken } = this.state
    if (!broken) return this.props.children
    if (this.props.isServed && (this.isTakingOver || !this.context)) throw broken.error
    return null
  }
}
