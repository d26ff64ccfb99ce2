import type { Pairs } from './tables.ts'

/** Where leads go, and as whose. */
export type LanderSettings = { url: string; unit: string; type: string; land: string; quoteId: string }

export type Lead = {
  /** Given by whoever may have to promise twice: the same mergelead is the same lead. */
  mergelead?: string
  form: string
  version: string
  /** The form's own fields, in its order. */
  fields: Record<string, string | string[]>
  /** The letter of confirmation that the lander lets enKod send. */
  enkodTemplateId?: string
  /** Mailing groups to subscribe to: only with marketing consent. */
  groupsEnkod?: string[]
  redirectUrl: string
  newTab: boolean
  urlLocation: string
  entryPoint: string
  analyticsId: string
  /** The utm_ parameters of the address by which the visitor came. */
  utm: Record<string, string>
  land?: string
  type?: string
  quoteId?: string
}

/** Query and body of the POST that hands a lead over. */
export function landerRequest(
  lead: Lead & { mergelead: string },
  settings: Omit<LanderSettings, 'url'>,
): { query: Pairs; body: Pairs } {
  const query: Pairs = [
    ['r', 'land/index'],
    ['unit', settings.unit],
    // Empty settings count as none: the lander must always be told what kind of lead it is.
    ['type', lead.type || settings.type || lead.form],
    ['land', lead.land ?? settings.land],
    ['quote_id', lead.quoteId ?? settings.quoteId],
    // We have a page of thanks of our own.
    ['ignore-thanksall', '1'],
    ...Object.entries(lead.utm).filter(([name]) => name.startsWith('utm_')),
  ]
  const about: Pairs = [
    ['version', lead.version],
    ['form', lead.form],
    ...pairIf('enkod_send_template_id', lead.enkodTemplateId),
    ...pairIf('groups_enkod', lead.groupsEnkod?.join(',')),
    ['redirectUrl', lead.redirectUrl],
    ['newTab', String(lead.newTab)],
    ['personalDataAgree', 'on'],
    ['mergelead', lead.mergelead],
    ['url_location', lead.urlLocation],
    ['entry_point', lead.entryPoint],
    ['analytics_id', lead.analyticsId],
  ]
  const own = Object.entries(lead.fields).map(([name, value]): Pairs[number] => {
    if (settled.has(name))
      throw new Error(`a form cannot have a field named ${name}: the lander knows it as its own`)
    // Several answers are one value: a lander that keeps the last of repeated names would lose the others.
    return [name, Array.isArray(value) ? value.join(', ') : value]
  })
  return { query, body: [...about, ...own] }
}

/** A lead whose person must be forgotten: their own words and traces go, what is about the form stays. */
export function withoutPerson(body: Pairs): Pairs {
  return body.map(([name, value]) => [name, settled.has(name) && !traces.has(name) ? value : ''])
}

export function landerAddress(url: string, query: Pairs): string {
  const address = new URL(url)
  for (const [name, value] of query) address.searchParams.append(name, value)
  return address.href
}

const traces = new Set(['url_location', 'analytics_id'])
const settled = new Set([
  'version',
  'form',
  'enkod_send_template_id',
  'groups_enkod',
  'redirectUrl',
  'newTab',
  'personalDataAgree',
  'mergelead',
  'entry_point',
  ...traces,
])

function pairIf(name: string, value: string | undefined): Pairs {
  return value ? [[name, value]] : []
}
