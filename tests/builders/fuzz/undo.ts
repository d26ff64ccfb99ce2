import type pg from 'pg'

/** What one row has become: null before it was there, and after it was gone. */
export type Change = { table: string; key: string; before: Row | null; after: Row | null }
type Row = Record<string, unknown>

export type Undo = {
  /** This moment, to come back to. */
  mark(): Promise<number>
  /** What has become of every row since; of one that was changed twice, all of it together. */
  changesSince(mark: number): Promise<Change[]>
  /** The database as it was then: whoever bought, returned or signed out has not. */
  backTo(mark: number): Promise<void>
}

/**
 * A journal of every row that is written, by which it can be put back. Making a paid order takes a third of a second, and
 * most bodies of a fuzz change nothing: so the scene is made once, and what a body has done to it is undone.
 */
export async function openUndo(pool: pg.Pool): Promise<Undo> {
  await pool.query(journal)
  await pool.query(`select undo.watch(oid) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'rate_limits'`)
  return { mark, changesSince, backTo }

  async function mark(): Promise<number> {
    const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0)::int id from undo.journal')
    return rows[0]?.id ?? 0
  }

  async function changesSince(since: number): Promise<Change[]> {
    const { rows } = await pool.query<Change>(
      `select place::text as table, key::text, (array_agg(old order by id))[1] as before,
         (array_agg(new order by id desc))[1] as after
       from undo.journal where id > $1 group by place, key order by min(id)`,
      [since],
    )
    return rows
  }

  // Against the house's own clockwork, which may be writing the same rows: who loses a deadlock tries again.
  async function backTo(since: number): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await pool.query({ name: 'undo', text: 'select undo.back_to($1)', values: [since] })
        return
      } catch (error) {
        if (tries === 5) throw error
      }
    }
  }
}

const journal = `
create schema undo;
create table undo.tables (place regclass primary key, columns text not null);
create unlogged table undo.journal (
  id bigint generated always as identity primary key,
  place regclass not null, key jsonb not null, old_row text, old jsonb, new jsonb
);

create function undo.note() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  key jsonb := (select jsonb_object_agg(name, coalesce(old_row, new_row) -> name) from unnest(tg_argv) name);
begin
  if old_row is distinct from new_row then
    insert into undo.journal (place, key, old_row, old, new)
    values (tg_relid, key, case when tg_op <> 'INSERT' then old::text end, old_row, new_row);
  end if;
  return null;
end $$;

create function undo.watch(place regclass) returns void language plpgsql as $$
declare
  keys text := (select string_agg(quote_literal(attname), ', ') from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indrelid = place and indisprimary);
begin
  if keys is null then raise 'no primary key: %', place; end if;
  insert into undo.tables select place, string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = place and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('create trigger undo after insert or update or delete on %s for each row execute function undo.note(%s)', place, keys);
end $$;

create function undo.back_to(since bigint) returns void language plpgsql as $$
declare
  one record;
begin
  -- Most bodies do nothing.
  if not exists (select from undo.journal where id > since) then return; end if;
  -- No trigger, no rule that a row is for ever, and nothing of this in the journal.
  perform set_config('session_replication_role', 'replica', true);
  create temporary table to_restore on commit drop as
    with gone as (delete from undo.journal where id > since returning *)
    select distinct on (gone.place, key) gone.place, columns, key, old_row
    from gone join undo.tables using (place) order by gone.place, key, id;
  -- First all of them out, then what was there in: what may be there once is never there twice in between.
  for one in select * from to_restore loop
    execute format('delete from %s where %s', one.place,
      (select string_agg(format('%I = %L', name, value), ' and ') from jsonb_each_text(one.key) as pair (name, value)));
  end loop;
  for one in select * from to_restore where old_row is not null loop
    execute format('insert into %1$s (%2$s) overriding system value select %2$s from (select (%3$L::%1$s).*) as old',
      one.place, one.columns, one.old_row);
  end loop;
  drop table to_restore;
end $$;
`
