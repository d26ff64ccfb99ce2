/**
 * Pages that every visitor needs in their own language: what sells, what binds, how to find the fair and what is in it.
 * They are never read in one language alone. The others may be.
 */
const needed: ReadonlySet<string> = new Set([
  'home',
  'tickets',
  'excursions',
  'master-classes',
  'refund',
  'terms',
  'privacy',
  'offer',
  'visiting-rules',
  'organizer',
  'contacts',
  'how-to-get-there',
  'visitors',
  'program',
  'participants',
  'artists',
  'speakers',
  'navigator',
  'map',
  'award',
  'press',
  'newsletter',
  'search',
  'enquiry',
  'thanks',
])

export function isNeededInBoth(key: string): boolean {
  return needed.has(key)
}
