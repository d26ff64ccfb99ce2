import type { Change } from './undo.ts'

/** What was done to money, places, tickets, people and what they sent, a line for each value; the rest is bookkeeping. */
export function effectsOf(changes: readonly Change[]): string[] {
  return changes
    .filter(({ table }) => guarded.has(table))
    .flatMap(({ table, before, after }) => {
      const columns = Object.keys(after ?? before ?? {})
      const changed = columns.filter(
        name => same(before?.[name]) !== same(after?.[name]) && !drafted.has(`${table}.${name}`),
      )
      return changed.map(name => `${table}.${name}: ${shown(after ? after[name] : 'gone')}`)
    })
    .sort()
}

/** Effects without the columns in which two doings of the same thing differ: codes, tokens, moments. */
export function steady(one: readonly string[], other: readonly string[]): (effects: string[]) => string[] {
  const left = new Set([...difference(one, other), ...difference(other, one)].map(columnOf))
  return effects => effects.filter(effect => !left.has(columnOf(effect)))
}

/** Takes any text, and tells what is wrong with it: its own tests say what of it is kept. */
const drafted = new Set(['award_applications.fields'])

const guarded = new Set([
  'orders',
  'order_lines',
  'tickets',
  'line_entries',
  'ticket_switches',
  'returns',
  'invitations',
  'slots',
  'hall_loads',
  'call_offs',
  'call_off_orders',
  'approvals',
  'ledger',
  'scans',
  'payments',
  'payouts',
  'closing_receipts',
  'gateway_differences',
  'award_applications',
  'award_files',
  'award_sheets',
  'award_recusals',
  'award_remarks',
  'award_ballots',
  'award_prize_votes',
  'award_jurors',
  'award_assignments',
  'award_stages',
  'award_signatures',
  'people',
  'credentials',
  'second_factors',
  'recovery_codes',
  'email_changes',
  'account_consents',
  'staff_invitations',
  'submissions',
  'waiting_list',
  'submission_consents',
  'council_votes',
  'council_conflicts',
  'exhibitor_messages',
  'exhibitor_message_files',
  'council_assignments',
  'council_decisions',
  'council_releases',
  'invoices',
  'invoice_payments',
  'stands',
  'stand_holds',
  'equipment',
  'equipment_reservations',
  'exhibitor_arrivals',
  'exhibitor_pages',
  'content_drafts',
  'edition_values',
  'editions',
  'content_versions',
  'table_imports',
  'table_import_rows',
  'content_releases',
  'content_release_items',
])

function same(value: unknown): string {
  return JSON.stringify(value ?? null)
}

// What is made anew each time is the same each time.
function shown(value: unknown): string {
  return same(value)
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.+Z-]+/g, '<moment>')
    .slice(0, 200)
}

function columnOf(effect: string): string {
  return effect.split(':', 1)[0] ?? ''
}

function difference(from: readonly string[], without: readonly string[]): string[] {
  const rest = [...without]
  return from.filter(one => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
