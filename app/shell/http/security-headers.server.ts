/** Sent with every answer. No inline script or style anywhere, so nothing injected into a page can run. */
export function securityHeaders({
  isSecure,
  gatewayUrl,
  hasMetrika = false,
  isDevelopment = false,
}: {
  isSecure: boolean
  /** Where the payment gateway is asked; whoever goes to pay is sent on by the answer to a form. */
  gatewayUrl?: string
  /** Only a configured counter opens the policy to its hosts, and only of pages that may be counted. */
  hasMetrika?: boolean
  isDevelopment?: boolean
}): Record<string, string> {
  const policy = isDevelopment ? developmentPolicy : strictPolicy(hasMetrika, gatewayUrl)
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...permissions(false),
    'cross-origin-opener-policy': 'same-origin',
    // Pictures say otherwise: those may be shown anywhere.
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Only the door looks through a camera. */
export function permissions(usesCamera: boolean): Record<string, string> {
  const camera = usesCamera ? 'camera=(self)' : 'camera=()'
  return {
    'permissions-policy': `${camera}, geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()`,
  }
}

/** The jury's reading page and the office's letters frame something: files of our own, which refuse to be framed by others. */
export function framing(headers: Record<string, string>, framesOwnFiles: boolean): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return framesOwnFiles ? { ...headers, 'content-security-policy': `${policy}; frame-src 'self'` } : headers
}

function strictPolicy(hasMetrika: boolean, gatewayUrl: string | undefined): string[] {
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
    ["form-action 'self'", ...(gatewayUrl ? payHosts(gatewayUrl) : [])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
}

// Browsers hold the redirects after a form against it. YooKassa's payment pages live on two domains of its own.
function payHosts(gatewayUrl: string): string[] {
  const { origin, hostname } = new URL(gatewayUrl)
  const isReal = hostname === 'yookassa.ru' || hostname.endsWith('.yookassa.ru')
  return isReal
    ? ['https://*.yookassa.ru', 'https://yookassa.ru', 'https://*.yoomoney.ru', 'https://yoomoney.ru']
    : [origin]
}

// The development server injects its own scripts and styles.
const developmentPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data: blob:",
  "frame-ancestors 'none'",
]
