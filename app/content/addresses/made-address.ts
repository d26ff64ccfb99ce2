/**
 * Words that no page made by editors may stand at: first words of the plans, of addresses for machines, of languages.
 * `tests/made-address.test.ts` holds them against the plans.
 */
export const wordsOfPlans: readonly string[] = `
  about account api artists assets audio-guide award become-a-partner childrens-area consent contacts convention council
  curatorial-council demonstration door en enquiry excursions exhibitor expert-council favicon guides healthz home
  how-to-get-there jury manifest manifesto map master-classes media metrics navigator newsletter offer office organizer
  participants partners payments people press privacy prize program readyz recordings refund robots ru search selection sign-in
  sign-out sitemap social speakers sw team terms thanks tickets tiles uploads visiting-rules visitors volunteers webhooks works
`
  .trim()
  .split(/\s+/)

/**
 * What stands in the address of a page made by editors. Below `award-` are keys of pages of the award. The pattern of a whole
 * path is made of it too (`shell/service-worker/shared-pages.ts`), so a slash ends it as well, and no colon is in it.
 */
export const madeAddressPattern = `(?!(${wordsOfPlans.join('|')})(/|$)|award-)(?=[^/]{1,80}(/|$))[a-z0-9]+(-[a-z0-9]+)*`

export const madeAddress = new RegExp(`^${madeAddressPattern}$`)
