import { join } from 'node:path'
import type pg from 'pg'
import { eraseSubmission } from '../applications/erase-submission.server.ts'
import { bookFilesIn } from '../award/books/book-files.ts'
import { eraseBooks } from '../award/books/erase-books.server.ts'
import { eraseJuryPapers } from '../award/jury/erase-papers.server.ts'
import { lastFairEndedBy } from '../editions/open-fair.ts'
import { exchangeBounds } from '../editorial/exchange/exchange-bounds.ts'
import { erasePictureUploads } from '../editorial/pictures/erase-uploads.server.ts'
import { libraryBounds } from '../editorial/pictures/library-bounds.ts'
import type { PictureUploads } from '../editorial/pictures/open-uploads.server.ts'
import { erasePasses } from '../exhibitors/materials/erase-passes.server.ts'
import { eraseApplications } from '../exhibitors/works/erase-applications.server.ts'
import { eraseUploads } from '../exhibitors/works/erase-uploads.server.ts'
import type { ExhibitorFiles } from '../exhibitors/works/picture-places.ts'
import { uploadBounds } from '../exhibitors/works/upload-bounds.ts'
import { contentKeptFrom, originKeptFrom } from '../journal/keeping.ts'
import { dayOf } from '../platform/dates.ts'

/** Where files lie that go as well. */
export type SweptFiles = ExhibitorFiles & { pictureUploads: PictureUploads }

/** What is kept for a while only: how long, why, and what then goes. The same lines stand in docs/operations.md. */
export type Rule = {
  what: string
  kept: string
  why: string
  /** What is older than this goes; null where nothing does yet. */
  before(now: Date): Date | null
  /** Takes one batch of at most $2 rows older than $1, by an index, and leaves alone what another process has in hand. */
  erase:
    | string
    | ((pool: pg.Pool, before: Date, most: number, now: Date, files: SweptFiles) => Promise<number>)
}

const hours = (count: number) => (now: Date) => new Date(now.getTime() - count * 3_600_000)
const days = (count: number) => hours(count * 24)

const fiveYearsAfterTheYear = (now: Date) =>
  new Date(`${Number(dayOf(now).slice(0, 4)) - 5}-01-01T00:00:00+03:00`)

export const retention: readonly Rule[] = [
  {
    what: 'counters of the limits',
    kept: '24 hours',
    why: 'no window is longer',
    before: hours(24),
    erase: deleteFrom('rate_limits', 'key', 'window_start < $1'),
  },
  {
    what: 'kept answers of the API',
    kept: '24 hours',
    why: 'whoever asks again asks within a day',
    before: hours(24),
    erase: deleteFrom('kept_answers', 'key', 'created_at < $1'),
  },
  {
    what: 'who had a record of the site open',
    kept: '1 hour',
    why: 'it is shown for 15 seconds after the last beat',
    before: hours(1),
    erase: `delete from content_presence where ctid in (select ctid from content_presence where seen_at < $1 limit $2 for update skip locked)`,
  },
  {
    what: 'when somebody of the office last read what had happened',
    kept: '60 days',
    why: 'nothing older is told of',
    before: days(60),
    erase: deleteFrom('office_looks', 'person_id', 'seen_at < $1'),
  },
  {
    what: 'addresses in the waiting list',
    kept: 'a day after the event',
    why: 'nobody waits for it any more',
    before: days(1),
    erase: deleteFrom('waiting_list', 'id', 'slot_id in (select id from slots where starts_at < $1)'),
  },
  {
    what: 'files of exhibitors that were not sent to the end',
    kept: '48 hours',
    why: 'whoever lost a connection comes back within two days',
    before: hours(uploadBounds.unfinishedHours),
    erase: (pool, before, most, now, files) => eraseUploads(pool, files, { before, most, now }),
  },
  {
    what: 'pictures on their way into the library, and what became of them',
    kept: '24 hours',
    why: 'whoever lost a connection goes on within a day',
    before: hours(libraryBounds.unfinishedHours),
    erase: (pool, before, most, _now, { pictureUploads }) =>
      erasePictureUploads(pool, pictureUploads, { before, most }),
  },
  {
    what: 'tables the editors have sent in, row by row; the file itself goes with the request',
    kept: '30 days',
    why: 'until then one can be taken over, read again and undone as a whole; the journal keeps name, print and counts',
    before: days(exchangeBounds.keptDays),
    erase: deleteFrom('table_imports', 'id', "made_at < $1 and state not in ('taking', 'undoing')"),
  },
  {
    what: 'browsers that asked to be told of changes of the programme',
    kept: '7 days after the last event they keep',
    why: 'nothing they keep can change any more; the privacy policy says so',
    before: days(7),
    // By the events and tours themselves: a fair may be postponed, and the site may have turned to the next one.
    erase: deleteFrom(
      'push_subscriptions',
      'id',
      `created_at < $1
       and not exists (select from events e where e.slug = any(push_subscriptions.events) and e.ends_at >= $1)
       and not exists (select from slots s where s.id = any(push_subscriptions.events) and s.ends_at >= $1)`,
    ),
  },
  {
    what: 'that a change of the programme has been told to browsers',
    kept: '30 days',
    why: 'by then no notice of it is on its way',
    before: days(30),
    erase: deleteFrom('push_promises', 'change_id', 'promised_at < $1'),
  },
  {
    what: 'links sent by e-mail, and registrations nobody has confirmed',
    kept: 'a day after the link has run out',
    why: 'whoever comes late is told why it no longer works',
    before: days(1),
    erase: deleteFrom('account_links', 'id', 'expires_at < $1'),
  },
  {
    what: 'changes of address that one of the mailboxes has not agreed to',
    kept: 'a day after the links have run out',
    why: 'nothing comes of them any more',
    before: days(1),
    erase: deleteFrom('email_changes', 'person_id', 'expires_at < $1'),
  },
  {
    what: 'invitations to work here that nobody has accepted',
    kept: '30 days after they have run out',
    why: 'to see who was asked and by whom; one that was accepted stays as long as the account',
    before: days(30),
    erase: deleteFrom('staff_invitations', 'id', 'expires_at < $1 and accepted_at is null'),
  },
  {
    what: 'sessions that have run out',
    kept: '30 days',
    why: 'who was signed in when something was done',
    before: days(30),
    erase: deleteFrom('sessions', 'id', 'expires_at < $1'),
  },
  {
    what: 'buyers of orders that came to nothing',
    kept: '90 days',
    why: 'a payment may still arrive, a buyer may still ask',
    before: days(90),
    erase: `update orders set buyer_name = null, buyer_email = null, buyer_phone = null, counted_mailbox = null
      where id in (select id from orders where created_at < $1 and buyer_email <> '' and state in ('expired', 'cancelled')
        and not exists (select 1 from payments where order_id = orders.id and captured_kopecks > 0)
        order by created_at limit $2 for update skip locked)`,
  },
  {
    what: 'notifications of the gateway',
    kept: '180 days',
    why: 'a payer’s bank may still query a payment',
    before: days(180),
    erase: deleteFrom('payment_notifications', 'id', 'received_at < $1'),
  },
  {
    what: 'the words and recipients of letters',
    kept: '180 days',
    why: 'to see what somebody was told; that it went, and when, stays',
    before: days(180),
    erase: `update letters set recipient = '', subject = '', body = '', html = null, attachments = '[]', last_error = null
      where id in (select id from letters where created_at < $1 and body <> ''
        order by created_at limit $2 for update skip locked)`,
  },
  {
    what: 'the account log of members (decision 0041)',
    kept: 'a year, also when the account is deleted',
    why: 'a break-in may be noticed late; that of staff stays',
    before: days(365),
    erase: deleteFrom('account_changes', 'id', "at < $1 and role = 'member'"),
  },
  {
    what: 'from where staff did something: address and device in the journal (decision 0056)',
    kept: 'a year',
    why: 'a break-in may be noticed late; what was done stays, and the chain of the journal holds',
    before: originKeptFrom,
    erase: eraseJournalDetails('origin'),
  },
  {
    what: 'names of staff and words in the journal, what stood there before and after (decision 0056)',
    kept: 'five years after the year',
    why: 'as long as the papers they may be about; that something was done, by which account and when, stays',
    before: contentKeptFrom,
    erase: eraseJournalDetails('content'),
  },
  {
    what: 'applicants, as if they had asked (decision 0024)',
    kept: 'a year after the fair they applied to; newsletter and withdrawals stay',
    why: 'the privacy policy says so',
    before: aYearAfterTheFair,
    erase: eraseApplicants,
  },
  {
    what: 'books of applicants to the award who are forgotten, with their files',
    kept: 'an hour after the applicant',
    why: 'what was sent in goes with whoever sent it',
    before: hours(1),
    erase: (pool, before, most, _now, files) =>
      eraseBooks(pool, bookFilesIn(join(files.folder, '..', '..')), { before, most }),
  },
  {
    what: 'what jurors of the award wrote, scored and voted, by name: sheets, places in a book, discussion, recusals with their reasons, ballots, signatures',
    kept: 'a year after the fair; the journal of the award (`award_stage_history`) stays',
    why: 'until then a result may be questioned; the protocol needs none of it: it has all that counted, under letters',
    before: aYearAfterTheFair,
    erase: (pool, before, most) => eraseJuryPapers(pool, { before, most }),
  },
  {
    what: 'names on the passes of exhibitors’ teams',
    kept: '30 days after the fair',
    why: 'who was in the building while it was set up and taken down',
    before: days(30),
    erase: erasePasses,
  },
  {
    what: 'exhibitors’ applications, materials and messages, with their pictures, files and the pages made of them',
    kept: 'a year after the fair they applied to; of an account that is gone, drafts go at once',
    why: 'the consent says so',
    before: now => inYears(now, -1),
    erase: (pool, before, most, _now, files) => eraseApplications(pool, files, { before, most }),
  },
  {
    what: 'buyers and holders of tickets',
    kept: 'five years after the year of the order',
    why: 'accounting law; sums, tickets, entries and the ledger stay, without names',
    before: fiveYearsAfterTheYear,
    erase: `with old as (select id from orders where created_at < $1 and buyer_email <> ''
        order by created_at limit $2 for update skip locked),
      holders as (update tickets set holder = null where order_id in (select id from old) and holder is not null),
      passes as (update order_lines set pass_hash = null where order_id in (select id from old) and pass_hash is not null),
      notes as (update returns set note = null where order_id in (select id from old) and note is not null)
      update orders set buyer_name = '', buyer_email = '', buyer_phone = '', counted_mailbox = null
      where id in (select id from old)`,
  },
  {
    what: 'payers of invoices, with their contracts and acts',
    kept: 'five years after the year of the invoice',
    why: 'accounting law; numbers, lines, sums and the ledger stay, without names',
    before: fiveYearsAfterTheYear,
    erase: `with old as (select id from invoices where issued_at < $1 and payer ->> 'name' <> ''
        order by issued_at limit $2 for update skip locked),
      notes as (update invoice_payments set note = '' where invoice_id in (select id from old) and note <> '')
      update invoices set payer_inn = '', payer = '{"name": "", "inn": "", "kpp": "", "bic": "", "account": "",
        "correspondentAccount": "", "address": "", "email": ""}' where id in (select id from old)`,
  },
  {
    what: 'payers and words in the lines of bank statements',
    kept: 'five years after the year of the payment',
    why: 'accounting law; day, number and sum stay',
    before: fiveYearsAfterTheYear,
    erase: `update statement_lines set payer_name = '', payer_inn = '', payer_account = '', purpose = ''
      where id in (select id from statement_lines where day < ($1::timestamptz at time zone 'Europe/Moscow')::date
        and payer_name || payer_inn || payer_account || purpose <> '' limit $2 for update skip locked)`,
  },
]

/** Of whichever fair: by the time a year is over the site may long show another. */
function aYearAfterTheFair(now: Date): Date | null {
  return lastFairEndedBy(inYears(now, -1))
}

function deleteFrom(table: string, key: string, isOld: string): string {
  return `delete from ${table} where ${key} in (select ${key} from ${table} where ${isOld} limit $2 for update skip locked)`
}

function eraseJournalDetails(part: 'origin' | 'content'): string {
  return `delete from journal_details where part = '${part}' and entry_id in (
    select d.entry_id from journal_details d join journal_entries e on e.id = d.entry_id
    where e.at < $1 and d.part = '${part}' order by e.at limit $2 for update of d skip locked)`
}

async function eraseApplicants(pool: pg.Pool, before: Date, most: number, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where created_at < $1 and erased_at is null
       and form not in ('newsletter', 'consent-withdrawal') order by created_at limit $2`,
    [before, most],
  )
  for (const { id } of rows) await eraseSubmission(pool, id, { actor: 'retention', now })
  return rows.length
}

function inYears(moment: Date, years: number): Date {
  const later = new Date(moment)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}
