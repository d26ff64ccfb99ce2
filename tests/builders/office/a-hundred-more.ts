import type pg from 'pg'

// What has one of a few values, wherever it is part of a key.
const ofFew = [
  'kind',
  'edition_id',
  'edition',
  'locale',
  'state',
  'form',
  'way',
  'type',
  'nomination',
  'role',
  'isbn',
  'hall',
]

type Column = { name: string; type: string; isUnique: boolean; refers: string | null }

/**
 * So many more of everything of which there is one: each row of a table that stands for the others is copied under ids of its
 * own, and what refers to another table refers to the copy of the same number there. References and triggers rest meanwhile:
 * what is measured is reading. Of all tables, or `only` of some.
 */
export async function multiplyEverything(
  pool: pg.Pool,
  from: number,
  to: number,
  only?: readonly string[],
): Promise<string[]> {
  const client = await pool.connect()
  const multiplied: string[] = []
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, columns] of await columnsOf(client)) {
      if (only && !only.includes(table)) continue
      const copied = columns.map(column => `"${column.name}"`).join(', ')
      const taken = columns.map(column => copyOf(table, column)).join(', ')
      // A table with a rule of its own that a copy breaks is left out; the test names those it needs.
      const { rowCount } = await client
        .query(
          `insert into "${table}" (${copied}) overriding system value
         select ${taken} from (select * from "${table}" order by ctid limit 1) one, generate_series(${from}, ${to}) n
         on conflict do nothing`,
        )
        .catch(() => ({ rowCount: 0 }))
      if (rowCount) multiplied.push(table)
    }
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
  return multiplied
}

function copyOf(table: string, { name, type, isUnique, refers }: Column): string {
  const number = '(1000000 + n)'
  if (type === 'uuid' && (refers || isUnique)) return `md5('${refers ?? table}' || n)::uuid`
  if (isUnique && (type === 'integer' || type === 'bigint')) return number
  if (refers && type === 'bigint') return number
  if (isUnique && type === 'text' && !refers && !ofFew.includes(name))
    return `regexp_replace(one."${name}", '(/?)$', '-' || n || '\\1')`
  return `one."${name}"`
}

async function columnsOf(client: pg.PoolClient): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)
      ) as "isUnique",
      (
        select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1
      ) as refers
    from pg_class c join pg_namespace s on s.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where s.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname not in ('editions', 'edition_values', 'award_stages', 'languages')
    order by c.relname, a.attnum`)
  return Map.groupBy(rows, ({ table }) => table)
}

/** One of what the seed has none of. */
export async function addOneOfEach(pool: pg.Pool): Promise<void> {
  for (const statement of [
    `insert into slots (id, kind, day, starts_at, ends_at, capacity) values ('many', 'before', '2025-09-25', '2025-09-25T09:00:00Z', '2025-09-25T12:00:00Z', 500)`,
    `insert into orders (id, code, token, state, locale, buyer_name, buyer_email, total_kopecks, consents, created_at, held_until, paid_at)
     values (md5('orders')::uuid, 'P-MANY', 'many', 'paid', 'ru', 'Анна', 'a@example.test', 1, '[]', now(), now(), now())`,
    `insert into order_lines (id, order_id, position, product, slot_id, quantity, unit_kopecks, name)
     values (md5('order_lines')::uuid, md5('orders')::uuid, 0, 'day', 'many', 1, 125000, 'Билет')`,
    `insert into tickets (id, order_id, line_id, product, slot_id, code, secret, price_kopecks, state, created_at)
     values (md5('tickets')::uuid, md5('orders')::uuid, md5('order_lines')::uuid, 'day', 'many', 'MANY', 'many', 125000, 'returning', now())`,
    `insert into payments (id, order_id, amount_kopecks, state, captured_kopecks, created_at, check_at)
     values (md5('payments')::uuid, md5('orders')::uuid, 125000, 'succeeded', 125000, now(), now())`,
    `insert into payouts (id, payment_id, amount_kopecks, state, reason, lines, created_at, check_at)
     values (md5('payouts')::uuid, md5('payments')::uuid, 100, 'canceled', 'visitor', '[]', now(), now())`,
    `insert into returns (id, order_id, ticket_id, reason, percent, amount_kopecks, state, requested_at, due_calendar, due_business)
     values (md5('returns')::uuid, md5('orders')::uuid, md5('tickets')::uuid, 'visitor', 100, 100, 'requested', now(), '2025-09-01', '2025-09-01')`,
    `insert into ledger (at, order_id, kind, amount_kopecks, actor, reason)
     values (now(), md5('orders')::uuid, 'charge', 125000, 'visitor', '')`,
    `insert into edition_changes (edition_id, set, takes_two, reason, state, proposed_by_id, proposed_by, proposed_at)
     select id, '[{"path": "payoutCalendarDays", "before": 10, "after": 9}]', true, 'x', 'withdrawn', 'x', 'x', now() from editions order by id limit 1`,
    `insert into edition_turns (edition_id, shown_from, reason, state, proposed_by_id, proposed_by, proposed_at)
     select id, now(), 'x', 'withdrawn', 'x', 'x', now() from editions order by id limit 1`,
    `insert into gateway_differences (kind, gateway_id, order_id, gateway_kopecks, our_kopecks, found_at)
     values ('cabinet-refund', 'many', md5('orders')::uuid, 100, 0, now())`,
    `insert into letters (kind, recipient, subject, body, created_at, attempts) values ('form-receipt', 'a@example.test', 'x', 'x', now(), 0)`,
    `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name) values ('/many/', '/about/', true, now(), 'x', 'x')`,
    `insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name) values ('many', 'gathered', 'gathering', now(), 'x', 'x')`,
    `insert into content_drafts (kind, key, record, stale, revision, is_changed, changed_at, person_id, person_name)
     select 'pages', key, jsonb_build_object('title', title, 'lead', lead), '{}', 1, true, now(), 'x', 'x' from pages limit 1`,
    `insert into journal_entries (request_id, at, person_id, role, place, path, does, outcome, cause, origin_digest, content_digest)
     values (gen_random_uuid(), now(), gen_random_uuid(), 'editor', 'office-records', '/office/content/pages/', 'save', 'done', '', '', '')`,
    `insert into table_imports (id, kind, file_name, sha256, format, state, unknown, made_at, made_by_id, made_by_name)
     values (md5('table_imports')::uuid, 'people', 'a.csv', 'x', 'csv', 'checked', '[]', now(), 'x', 'x')`,
    `insert into statements (id, digest, file_name, format, imported_at, imported_by) values (md5('statements')::uuid, 'x', 'a.txt', '1c', now(), 'x')`,
    `insert into staff_invitations (email, role, invited_by, invited_by_name, created_at, sent_at, expires_at)
     values ('many@example.test', 'editor', gen_random_uuid(), 'x', now(), now(), '2099-01-01')`,
    `insert into exhibitor_threads (application_id, last_at, waits_since)
     select id, now(), now() from exhibitor_applications order by ctid limit 1 on conflict do nothing`,
    `insert into exhibitor_messages (application_id, side, author, text, key, at)
     select id, 'exhibitor', 'x', 'x', 'many', now() from exhibitor_applications order by ctid limit 1`,
    `insert into invoices (id, edition, sequence, number, application_id, payer, payer_inn, lines, total_kopecks, purpose, basis, issued_at, issued_by, due_on)
     select md5('invoices')::uuid, 'spring-2026', 9999, 'MANY', id, '{"name": "x", "kind": "company", "inn": "7700000000"}', '7700000000', '[]', 100, 'x', 'x', now(), 'x', '2026-03-01'
     from exhibitor_applications order by ctid limit 1`,
  ])
    await pool.query(statement)
}
