import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from 'react'
import { type LocaleCode, splitLocale, withLocale } from '../platform/languages.ts'
import { hasExtension, isDocument, isExternal, isHttp, isOwnDomain, isScript, withSlash } from './address.ts'
import { useRouter, useView } from './view.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> & {
  to: string
  /** Another language than the page's. */
  locale?: LocaleCode
  newTab?: boolean
  replace?: boolean
}

/** The one way to link: knows what is ours and what is not, keeps the language, and never carries a script. */
export function Link({ to, ...rest }: LinkProps) {
  const view = useView()
  if (isScript(to)) return <RefusedLink {...rest} />
  if (isExternal(to)) return <ExternalLink to={to} publicUrl={view.publicUrl} {...rest} />
  const href = localHref(to, rest.locale ?? view.locale, view.pathname)
  if (rest.newTab || isDocument(href.split(/[?#]/)[0] ?? '')) return <PlainLink href={href} {...rest} />
  return <InternalLink href={href} {...rest} />
}

/** `/award` on an English page → `/en/award/`; a bare query or hash stays on the page. */
export function localHref(to: string, locale: LocaleCode, pathname: string): string {
  if (to.startsWith('#') || to.startsWith('?')) return to
  const absolute = to.startsWith('/')
    ? to
    : new URL(to, `http://site${pathname}`).href.slice('http://site'.length)
  const [, path = '/', tail = ''] = /^([^?#]*)(.*)$/s.exec(absolute) ?? []
  // A file is the same in every language.
  if (hasExtension(path)) return absolute
  return withSlash(`${withLocale(splitLocale(path).path, locale)}${tail}`)
}

function InternalLink({
  href,
  replace = false,
  onClick,
  locale: _l,
  newTab: _n,
  ...rest
}: Omit<LinkProps, 'to'> & { href: string }) {
  const router = useRouter()
  const view = useView()
  const anchor = useRef<HTMLAnchorElement>(null)
  const isCurrentPage = href === view.pathname

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that leads elsewhere is another link to prefetch
  useEffect(() => (anchor.current ? router.observe(anchor.current) : undefined), [router, href])

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // To the very page one is on there is nowhere to go: the click itself is all that happens.
    const isHere = href === `${view.pathname}${view.search}${view.hash}` && view.hash === ''
    if (isHere && !view.error) return
    router.navigate(href, { replace }).catch((error: unknown) => router.fail(error))
  }

  return (
    <a
      {...rest}
      ref={anchor}
      href={href}
      aria-current={rest['aria-current'] ?? (isCurrentPage ? 'page' : undefined)}
      onClick={follow}
    />
  )
}

function ExternalLink({
  to,
  publicUrl,
  newTab = false,
  locale: _l,
  replace: _r,
  ...rest
}: LinkProps & { publicUrl: string }) {
  if (!isHttp(to)) return <a {...rest} href={to} />
  const target = newTab || !isOwnDomain(to, publicUrl) ? '_blank' : undefined
  return <a {...rest} href={to} target={target} rel="nofollow noopener" />
}

function PlainLink({
  href,
  newTab = false,
  locale: _l,
  replace: _r,
  ...rest
}: Omit<LinkProps, 'to'> & { href: string }) {
  return <a {...rest} href={href} {...(newTab && { target: '_blank', rel: 'nofollow noopener' })} />
}

// Without an address there is nothing to follow; the words stay.
function RefusedLink({ newTab: _n, locale: _l, replace: _r, onClick: _o, ...rest }: Omit<LinkProps, 'to'>) {
  return <a {...rest} />
}

/** Anything but a plain click is the browser’s: a new tab, a download, a menu. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
}
