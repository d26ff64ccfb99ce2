import { awardRegulations } from './documents-award.ts'
import { consentApplication, consentPurchase } from './documents-consents.ts'
import { consentNewsletter, cookies } from './documents-newsletter-and-cookies.ts'
import { offer } from './documents-offer.ts'
import { offerRefundArticles } from './documents-offer-refund.ts'
import { privacy } from './documents-privacy.ts'
import { terms } from './documents-terms.ts'
import { visitingRules } from './documents-visiting-rules.ts'
import { visitingRulesArticles } from './documents-visiting-rules-b.ts'
import type { DocumentSeed } from './types.ts'

export const documents: DocumentSeed[] = [
  { ...offer, articles: [...offer.articles, ...offerRefundArticles] },
  terms,
  privacy,
  consentApplication,
  consentPurchase,
  consentNewsletter,
  cookies,
  awardRegulations,
  { ...visitingRules, articles: [...visitingRules.articles, ...visitingRulesArticles] },
]
