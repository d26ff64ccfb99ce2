import { Component, type ReactNode } from 'react'

/** A page that breaks while rendering becomes the page's error instead of a blank document. */
export class PageBoundary extends Component<
  { onError(error: unknown): void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
