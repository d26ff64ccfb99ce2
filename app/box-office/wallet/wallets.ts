import type { KeyObject, X509Certificate } from 'node:crypto'

/** By whom passes for Apple's wallet are signed. */
export type AppleWallet = {
  passTypeId: string
  teamId: string
  certificate: X509Certificate
  /** Apple's own, by which a phone knows ours. */
  issuer: X509Certificate
  key: KeyObject
}

/** In whose name tickets are saved in Google's. */
export type GoogleWallet = { issuerId: string; email: string; key: KeyObject }

/** The wallets whose keys are set; one without is offered to nobody. */
export type Wallets = { apple: AppleWallet | null; google: GoogleWallet | null }

declare module '../../page-server/services.ts' {
  interface Services {
    wallets: Wallets
  }
}
