/** Sent with every answer. No inline script or style anywhere, so nothing injected into a page can run. */
export function securityHeaders({
  isSecure,
  hasMetrika = false,
  isDevelopment = false,
  paymentPages = [],
}: {
  isSecure: boolean
  /** Only a configured counter opens the policy to its hosts. */
  hasMetrika?: boolean
  isDevelopment?: boolean
  /** Where a form of ours may lead: browsers follow the answer to a form only to hosts that are named here. */
  paymentPages?: readonly string[]
}): Record<string, string> {
  const policy = isDevelopment ? developmentPolicy : strictPolicy(hasMetrika, paymentPages)
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

function strictPolicy(hasMetrika: boolean, paymentPages: readonly string[]): string[] {
  const metrika = (hosts: string) => (hasMetrika ? ` ${hosts}` : '')
  return [
    "default-src 'none'",
    `script-src 'self'${metrika('https://mc.yandex.ru https://yastatic.net')}`,
    "style-src 'self'",
    `img-src 'self' data:${metrika('https://mc.yandex.ru https://mc.yandex.com')}`,
    "font-src 'self'",
    `connect-src 'self'${metrika('https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    ["form-action 'self'", ...paymentPages].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
}

// The development server injects its own scripts and styles.
const developmentPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data: blob:",
  "frame-ancestors 'none'",
]
