--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_now(); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: activity_floors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activity_floors (
    organization_id uuid NOT NULL,
    "position" bigint NOT NULL,
    hash bytea NOT NULL,
    before timestamp with time zone NOT NULL,
    at timestamp with time zone NOT NULL,
    key_id text NOT NULL,
    signature bytea NOT NULL,
    CONSTRAINT activity_floors_position_counted CHECK (("position" > 0))
);


--
-- Name: TABLE activity_floors; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.activity_floors IS 'Where a chain of activity begins that was cut: its last row that is gone, signed.';


--
-- Name: COLUMN activity_floors.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.organization_id IS 'Whose chain; one floor each, which rises.';


--
-- Name: COLUMN activity_floors."position"; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors."position" IS 'Position of the last row that was removed: the chain goes on behind it.';


--
-- Name: COLUMN activity_floors.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.hash IS 'Its hash, which the next row carries on.';


--
-- Name: COLUMN activity_floors.before; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.before IS 'What happened before this time was removed.';


--
-- Name: COLUMN activity_floors.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.at IS 'When it was signed.';


--
-- Name: COLUMN activity_floors.key_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.key_id IS 'Which key signed it: the first 16 digits of its fingerprint.';


--
-- Name: COLUMN activity_floors.signature; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_floors.signature IS 'Ed25519, over the bytes that docs/decisions/054 describes.';


--
-- Name: cut_activity(public.activity_floors); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.cut_activity(floor public.activity_floors) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  removed bigint;
begin
  if not exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position = floor.position
      and a.hash = floor.hash and a.at < now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.organization_activity a join public.organizations o on o.id = a.organization_id
    where a.organization_id = floor.organization_id and a.position <= floor.position
      and a.at >= now() - make_interval(years => o.activity_years)
  ) or exists (
    select from public.activity_floors f
    where f.organization_id = floor.organization_id and f.position >= floor.position
  ) then
    raise exception 'activity can be cut only up to a row that is older than its organization keeps'
      using errcode = 'insufficient_privilege';
  end if;
  insert into public.activity_floors values (floor.*)
  on conflict (organization_id) do update set
    position = excluded.position, hash = excluded.hash, before = excluded.before,
    at = excluded.at, key_id = excluded.key_id, signature = excluded.signature;
  delete from public.activity_heads
  where organization_id = floor.organization_id and position < floor.position;
  delete from public.organization_activity
  where organization_id = floor.organization_id and position <= floor.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;


--
-- Name: FUNCTION cut_activity(floor public.activity_floors); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.cut_activity(floor public.activity_floors) IS 'Puts the floor of a chain where it is given, and removes what stands below it. Answers how many rows.';


--
-- Name: effective_role(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.effective_role(roles text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN ('owner'::text = ANY (roles)) THEN 'owner'::text WHEN ('admin'::text = ANY (roles)) THEN 'admin'::text WHEN ('member'::text = ANY (roles)) THEN 'member'::text ELSE 'contact'::text END;


--
-- Name: FUNCTION effective_role(roles text[]); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.effective_role(roles text[]) IS 'The highest of somebody''s roles, which is the one that counts.';


--
-- Name: find_profile_by(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.find_profile_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.found_by := coalesce((
    select left(searched_as(first_name || ' ' || last_name || ' ' || new.email), 400)
    from users where id = new.user_id), new.found_by);
  return new;
end
$$;


--
-- Name: find_profiles_of_user(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.find_profiles_of_user() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- By the trigger above.
  update profiles set email = email where user_id = new.id;
  return null;
end
$$;


--
-- Name: note_activity_end(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_activity_end() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
  if new.deleted_at is null or new.removed_from is null then
    delete from public.activity_ends where organization_id = new.id;
  else
    insert into public.activity_ends values (new.id, clock_timestamp() + interval '30 days')
    on conflict (organization_id) do nothing;
  end if;
  return null;
end
$$;


--
-- Name: FUNCTION note_activity_end(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.note_activity_end() IS 'Notes when the activity of an organization can be removed, whoever deletes or restores it.';


--
-- Name: note_deletion_in_networks(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_deletion_in_networks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into network_changes (network_id, organization_id, organization_name, before, after, deletion)
  select m.network_id, new.id, new.name,
    case when new.deleted_at is not null then m.shares end,
    case when new.deleted_at is null then m.shares end,
    true
  from network_members m
  where m.organization_id = new.id and m.accepted_at is not null
  order by m.network_id
  for no key update;
  return null;
end
$$;


--
-- Name: FUNCTION note_deletion_in_networks(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.note_deletion_in_networks() IS 'Keeps when an organization was deleted or restored, for the history of the networks it is in.';


--
-- Name: note_network_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_network_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  was text[] := case when old.accepted_at is not null then old.shares end;
  is_now text[];
begin
  if tg_op = 'UPDATE' and new.accepted_at is not null then
    is_now := new.shares;
  end if;
  if was is distinct from is_now then
    insert into network_changes (network_id, organization_id, organization_name, before, after)
    select n.id, o.id, o.name, was, is_now from networks n, organizations o
    where n.id = old.network_id and o.id = old.organization_id and o.deleted_at is null;
  end if;
  return null;
end
$$;


--
-- Name: FUNCTION note_network_change(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.note_network_change() IS 'Keeps what became of a membership, for the history of its network.';


--
-- Name: origins_of(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.origins_of(addresses text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(array_agg("substring"(address.address, '^https?://[^/?]+'::text)), '{}'::text[]) AS "coalesce" FROM unnest(origins_of.addresses) address(address));


--
-- Name: remove_activity(uuid, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_activity(organization uuid, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  heads integer;
  rows integer;
begin
  if not exists (
    select from public.activity_ends where organization_id = organization and removable_from <= now()
  ) then
    raise exception 'activity can be removed only with an organization that was deleted 30 days ago'
      using errcode = 'insufficient_privilege';
  end if;
  delete from public.activity_heads where organization_id = organization and position <= (
    select max(position) from (
      select position from public.activity_heads
      where organization_id = organization order by position limit most) as next);
  get diagnostics heads = row_count;
  delete from public.organization_activity where organization_id = organization and position <= (
    select max(position) from (
      select position from public.organization_activity
      where organization_id = organization order by position limit most) as next);
  get diagnostics rows = row_count;
  return heads + rows;
end
$$;


--
-- Name: FUNCTION remove_activity(organization uuid, most integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.remove_activity(organization uuid, most integer) IS 'Removes some rows of the activity of an organization that is being removed, and of its signed heads. Answers how many.';


--
-- Name: remove_activity_of_account(uuid, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_activity_of_account(account uuid, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  removed integer;
begin
  if not exists (
    select from public.users where id = account and removed_from <= clock_timestamp() and removed_at is null
  ) then
    raise exception 'activity of an account can be removed only with the account'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.account_activity where user_id = account limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;


--
-- Name: FUNCTION remove_activity_of_account(account uuid, most integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.remove_activity_of_account(account uuid, most integer) IS 'Removes activity of an account that is being removed. Answers how many rows.';


--
-- Name: remove_old_account_activity(timestamp with time zone, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_old_account_activity(before timestamp with time zone, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  removed integer;
begin
  if before > now() - interval '730 days' then
    raise exception 'activity of accounts is kept for 730 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- The last sign-in stays: it tells a place that is new from the first sign-in of all.
  with batch as materialized (
    select id from public.account_activity as a
    where at < before and (kind <> 'signed_in' or exists (
      select from public.account_activity as later
      where later.user_id = a.user_id and later.kind = 'signed_in' and (later.at, later.id) > (a.at, a.id)
    ))
    limit most
  )
  delete from public.account_activity as a using batch where a.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;


--
-- Name: FUNCTION remove_old_account_activity(before timestamp with time zone, most integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.remove_old_account_activity(before timestamp with time zone, most integer) IS 'Removes activity of accounts from before a time, but for the last sign-in of each. Answers how many rows.';


--
-- Name: remove_old_heads(timestamp with time zone, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_old_heads(before timestamp with time zone, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  removed integer;
begin
  if before > now() - interval '90 days' then
    raise exception 'signed heads of activity are kept for 90 days'
      using errcode = 'insufficient_privilege';
  end if;
  -- A later head of the same 1,000 rows vouches for everything that this one did.
  with batch as materialized (
    select organization_id, position from public.activity_heads as head
    where at < before and exists (
      select from public.activity_heads as later
      where later.organization_id = head.organization_id and later.position > head.position
        and later.position <= ((head.position - 1) / 1000 + 1) * 1000
    )
    limit most
  )
  delete from public.activity_heads as head using batch
  where head.organization_id = batch.organization_id and head.position = batch.position;
  get diagnostics removed = row_count;
  return removed;
end
$$;


--
-- Name: FUNCTION remove_old_heads(before timestamp with time zone, most integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.remove_old_heads(before timestamp with time zone, most integer) IS 'Removes signed heads from before a time that later ones vouch for. Answers how many.';


--
-- Name: remove_old_receipts(timestamp with time zone, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_old_receipts(before timestamp with time zone, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
  removed integer;
begin
  if before > now() - interval '2555 days' then
    raise exception 'receipts of exports are kept for 2555 days'
      using errcode = 'insufficient_privilege';
  end if;
  with batch as materialized (
    select id from public.export_receipts where at < before limit most
  )
  delete from public.export_receipts as r using batch where r.id = batch.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;


--
-- Name: FUNCTION remove_old_receipts(before timestamp with time zone, most integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.remove_old_receipts(before timestamp with time zone, most integer) IS 'Removes receipts of exports from before a time. Answers how many.';


--
-- Name: searched_as(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.searched_as(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (' '::text || lower(CASE WHEN (octet_length(words) = char_length(words)) THEN words ELSE regexp_replace(NORMALIZE(words, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text) END));


--
-- Name: FUNCTION searched_as(words text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.searched_as(words text) IS 'A text as it is searched: in lower case, without accents, with a space before every word.';


--
-- Name: search_pattern(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_pattern(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT ((CASE WHEN (char_length(folded.folded) < 4) THEN '% '::text ELSE '%'::text END || regexp_replace(substr(folded.folded, 2), '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text) FROM public.searched_as(search_pattern.word) folded(folded));


--
-- Name: FUNCTION search_pattern(word text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.search_pattern(word text) IS 'What `searched_as` is compared with by `like`, of one word that somebody looks for.';


--
-- Name: bam; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261118; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261118 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261119; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261119 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: access_reviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.access_reviews (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    kept integer DEFAULT 0 NOT NULL,
    revoked integer DEFAULT 0 NOT NULL,
    ended integer DEFAULT 0 NOT NULL,
    gone integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL,
    started_by_name text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    ended_by uuid,
    ended_by_user uuid,
    ended_by_name text,
    ended_by_roles text[],
    ended_at timestamp with time zone,
    next_due_at timestamp with time zone,
    letter_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_by_user uuid
);


--
-- Name: TABLE access_reviews; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.access_reviews IS 'Reviews of who can reach an organization''s data: its ways in at one moment, each to be kept or revoked.';


--
-- Name: COLUMN access_reviews.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.id IS 'Random UUID, made by the service; also the id of the jobs that start and close it.';


--
-- Name: COLUMN access_reviews.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.organization_id IS 'Whose data it is about.';


--
-- Name: COLUMN access_reviews.state; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.state IS 'starting until its ways are copied, open, closing while what was revoked ends one by one, closed, or cancelled.';


--
-- Name: COLUMN access_reviews.total; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.total IS 'How many ways there were.';


--
-- Name: COLUMN access_reviews.kept; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.kept IS 'How many of them somebody decided to keep.';


--
-- Name: COLUMN access_reviews.revoked; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.revoked IS 'How many of them somebody decided to revoke.';


--
-- Name: COLUMN access_reviews.ended; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended IS 'How many of the revoked have ended by it.';


--
-- Name: COLUMN access_reviews.gone; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.gone IS 'How many of the revoked had gone before.';


--
-- Name: COLUMN access_reviews.refused; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.refused IS 'How many of the revoked could not be ended.';


--
-- Name: COLUMN access_reviews.started_by_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.started_by_name IS 'What the person was called who started it.';


--
-- Name: COLUMN access_reviews.due_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.due_at IS 'By when all is to be decided.';


--
-- Name: COLUMN access_reviews.ended_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended_by IS 'The profile that closed or cancelled it; null once it has ended.';


--
-- Name: COLUMN access_reviews.ended_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended_by_user IS 'The person of that profile.';


--
-- Name: COLUMN access_reviews.ended_by_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended_by_name IS 'What that person was called.';


--
-- Name: COLUMN access_reviews.ended_by_roles; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended_by_roles IS 'The roles with which it was closed: what ends by it ends by them.';


--
-- Name: COLUMN access_reviews.ended_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.ended_at IS 'When it was closed or cancelled.';


--
-- Name: COLUMN access_reviews.next_due_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.next_due_at IS 'When the next one is due, as proposed when this one was closed.';


--
-- Name: COLUMN access_reviews.letter_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.letter_at IS 'When those who manage the organization are written to next; null: no more.';


--
-- Name: COLUMN access_reviews.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.created_at IS 'When it was started: the moment that it shows, once it is open.';


--
-- Name: COLUMN access_reviews.started_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.access_reviews.started_by_user IS 'The person who started it; null once they are a former member.';


--
-- Name: account_activity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_activity (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid,
    address inet,
    agent text,
    application text,
    CONSTRAINT account_activity_agent_length CHECK ((char_length(agent) <= 512)),
    CONSTRAINT account_activity_kind_length CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 64)))
);


--
-- Name: TABLE account_activity; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.account_activity IS 'What happened to an account, for its owner to see; it goes with the account, or after two years.';


--
-- Name: COLUMN account_activity.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN account_activity.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.at IS 'When it happened; the clock, not the transaction, so that what one transaction records keeps its order.';


--
-- Name: COLUMN account_activity.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.kind IS 'What happened.';


--
-- Name: COLUMN account_activity.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.user_id IS 'Whose account it concerns.';


--
-- Name: COLUMN account_activity.session_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.session_id IS 'The sign-in it was done in; no foreign key, because sign-ins end.';


--
-- Name: COLUMN account_activity.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.address IS 'The IP address it came from, where there was one.';


--
-- Name: COLUMN account_activity.agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.agent IS 'The User-Agent header, cut to 512 characters, where there was one.';


--
-- Name: COLUMN account_activity.application; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.account_activity.application IS 'The application it was about, by its name of then; null where it was about none.';


--
-- Name: activity_ends; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activity_ends (
    organization_id uuid NOT NULL,
    removable_from timestamp with time zone NOT NULL
);


--
-- Name: TABLE activity_ends; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.activity_ends IS 'Chains of activity that end with their organizations, which were deleted.';


--
-- Name: COLUMN activity_ends.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_ends.organization_id IS 'Whose chain.';


--
-- Name: COLUMN activity_ends.removable_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_ends.removable_from IS 'From when on its rows can be removed: 30 days after the organization was deleted.';


--
-- Name: activity_heads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activity_heads (
    organization_id uuid NOT NULL,
    "position" bigint NOT NULL,
    hash bytea NOT NULL,
    at timestamp with time zone NOT NULL,
    key_id text NOT NULL,
    signature bytea NOT NULL
);


--
-- Name: TABLE activity_heads; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.activity_heads IS 'Ends of chains as they were at a time, signed: what was signed cannot be rewritten without the key. After 90 days only the last of each 1,000 rows stays.';


--
-- Name: COLUMN activity_heads.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads.organization_id IS 'Whose chain.';


--
-- Name: COLUMN activity_heads."position"; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads."position" IS 'Position of the row that was the newest.';


--
-- Name: COLUMN activity_heads.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads.hash IS 'Its hash.';


--
-- Name: COLUMN activity_heads.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads.at IS 'When it was signed.';


--
-- Name: COLUMN activity_heads.key_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads.key_id IS 'Which key signed it: the first 16 digits of its fingerprint.';


--
-- Name: COLUMN activity_heads.signature; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.activity_heads.signature IS 'Ed25519, over the bytes that docs/decisions/020 describes.';


--
-- Name: answers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.answers (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    request_hash bytea NOT NULL,
    sealed bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT answers_hash_is_sha256 CHECK ((octet_length(hash) = 32)),
    CONSTRAINT answers_request_hash_is_sha256 CHECK ((octet_length(request_hash) = 32))
);


--
-- Name: TABLE answers; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.answers IS 'What calls that create something answered, for a day: whoever lost the answer asks again with the same Idempotency-Key.';


--
-- Name: COLUMN answers.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.answers.hash IS 'SHA-256 of who asks, the call and the key: the same key of somebody else is another one.';


--
-- Name: COLUMN answers.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.answers.user_id IS 'Who asked; their answers end with them.';


--
-- Name: COLUMN answers.request_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.answers.request_hash IS 'SHA-256 of what was asked for: the same key is good for nothing else.';


--
-- Name: COLUMN answers.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.answers.sealed IS 'AES-256-GCM of the answer, which may carry a secret; null only until the end of its transaction.';


--
-- Name: COLUMN answers.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.answers.created_at IS 'When it was given; good for 24 hours.';


--
-- Name: application_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_keys (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    sealed bytea NOT NULL,
    last4 text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    seen_recorded_from timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT application_keys_hash_is_sha256 CHECK ((octet_length(secret_hash) = 32)),
    CONSTRAINT application_keys_last4_length CHECK ((char_length(last4) = 4))
);


--
-- Name: TABLE application_keys; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.application_keys IS 'Secrets that applications prove themselves with; at most two live ones each.';


--
-- Name: COLUMN application_keys.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN application_keys.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.application_id IS 'Whose it is.';


--
-- Name: COLUMN application_keys.secret_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.secret_hash IS 'SHA-256 of the secret, for checking it.';


--
-- Name: COLUMN application_keys.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.sealed IS 'The secret for its owner''s screen: AES-256-GCM, with a key that is not in the database.';


--
-- Name: COLUMN application_keys.last4; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.last4 IS 'Last four characters, to tell two secrets apart.';


--
-- Name: COLUMN application_keys.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.created_at IS 'When it was made.';


--
-- Name: COLUMN application_keys.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.expires_at IS 'When it ends because a newer one took its place; null for the one in use.';


--
-- Name: COLUMN application_keys.seen_recorded_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_keys.seen_recorded_from IS 'From when on it is recorded who saw it; later than created_at where it is older than this record.';


--
-- Name: application_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_requests (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    application_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    answered_by uuid,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT application_requests_answer_known CHECK ((answer = ANY (ARRAY['authorized'::text, 'declined'::text]))),
    CONSTRAINT application_requests_answered CHECK (((answer IS NULL) = (answered_at IS NULL)))
);


--
-- Name: TABLE application_requests; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.application_requests IS 'That people asked those who manage their organization to authorize an application; gone with the person or the application.';


--
-- Name: COLUMN application_requests.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN application_requests.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.organization_id IS 'Whose word is asked for.';


--
-- Name: COLUMN application_requests.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.application_id IS 'Which application.';


--
-- Name: COLUMN application_requests.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.profile_id IS 'Who asked.';


--
-- Name: COLUMN application_requests.scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.scopes IS 'What they were shown; it is authorized for no more.';


--
-- Name: COLUMN application_requests.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.created_at IS 'When they asked.';


--
-- Name: COLUMN application_requests.answer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.answer IS 'authorized, be it by another road, or declined; null while it waits.';


--
-- Name: COLUMN application_requests.answered_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.answered_at IS 'When it was answered.';


--
-- Name: COLUMN application_requests.answered_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.answered_by IS 'The profile that answered; null once it has ended.';


--
-- Name: COLUMN application_requests.note; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.application_requests.note IS 'What that person said to the one who asked.';


--
-- Name: applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applications (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    scopes text[] NOT NULL,
    redirect_uris text[] DEFAULT '{}'::text[] NOT NULL,
    authorization_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT 'web'::text NOT NULL,
    post_logout_uris text[] DEFAULT '{}'::text[] NOT NULL,
    backchannel_logout_uri text,
    pkce_optional boolean DEFAULT false NOT NULL,
    id_token_alg text DEFAULT 'ES256'::text NOT NULL,
    claims_in_id_token boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    removed_from timestamp with time zone,
    stopped_at timestamp with time zone,
    allowed_at timestamp with time zone,
    allowed_by uuid,
    require_pkce boolean DEFAULT false NOT NULL,
    CONSTRAINT applications_authorization_count_not_negative CHECK ((authorization_count >= 0)),
    CONSTRAINT applications_description_length CHECK ((char_length(description) <= 1000)),
    CONSTRAINT applications_id_token_alg_known CHECK ((id_token_alg = ANY (ARRAY['ES256'::text, 'RS256'::text]))),
    CONSTRAINT applications_kind_known CHECK ((kind = ANY (ARRAY['web'::text, 'single-page'::text, 'native'::text]))),
    CONSTRAINT applications_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT applications_post_logout_uris_few CHECK ((cardinality(post_logout_uris) <= 10)),
    CONSTRAINT applications_public_have_pkce CHECK (((kind = 'web'::text) OR (NOT pkce_optional))),
    CONSTRAINT applications_redirect_uris_few CHECK ((cardinality(redirect_uris) <= 10))
);


--
-- Name: TABLE applications; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.applications IS 'API clients that an organization registered.';


--
-- Name: COLUMN applications.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.id IS 'Random UUID, made by the service; the client id of OAuth.';


--
-- Name: COLUMN applications.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.organization_id IS 'Whose it is.';


--
-- Name: COLUMN applications.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.name IS 'Its name, as people read it before they decide on it.';


--
-- Name: COLUMN applications.description; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.description IS 'What it is for, in its owner''s words.';


--
-- Name: COLUMN applications.scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.scopes IS 'What it asks for now, in normal form: manage brings read along.';


--
-- Name: COLUMN applications.redirect_uris; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.redirect_uris IS 'Addresses its answers may go to, compared as exact strings.';


--
-- Name: COLUMN applications.authorization_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.authorization_count IS 'Number of its authorizations, kept by the transactions that write them.';


--
-- Name: COLUMN applications.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.created_at IS 'When it was registered.';


--
-- Name: COLUMN applications.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.updated_at IS 'When its details, scopes or addresses were last changed.';


--
-- Name: COLUMN applications.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.kind IS 'Where it runs, and so whether it can keep a secret: web can; single-page and native are public clients.';


--
-- Name: COLUMN applications.post_logout_uris; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.post_logout_uris IS 'Addresses a browser may be sent to after signing out, compared as exact strings.';


--
-- Name: COLUMN applications.backchannel_logout_uri; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.backchannel_logout_uri IS 'Where it is told that a session ended; null where it does not want to know.';


--
-- Name: COLUMN applications.pkce_optional; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.pkce_optional IS 'Whether it may come without PKCE when it sends a nonce; for web applications only.';


--
-- Name: COLUMN applications.id_token_alg; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.id_token_alg IS 'How its ID tokens are signed.';


--
-- Name: COLUMN applications.claims_in_id_token; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.claims_in_id_token IS 'Whether claims about the person stand in the ID token too, not at the userinfo endpoint alone.';


--
-- Name: COLUMN applications.deleted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.deleted_at IS 'When somebody deleted it; it can be restored until it is removed. Null for one that works.';


--
-- Name: COLUMN applications.removed_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.removed_from IS 'From when on it is removed for good.';


--
-- Name: COLUMN applications.stopped_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.stopped_at IS 'Since when it gets no token and nobody can let it do anything: it was deleted, or its organization was. Null for one that works.';


--
-- Name: COLUMN applications.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.allowed_at IS 'When it was last let do more in its own organization; null: not since it was registered.';


--
-- Name: COLUMN applications.allowed_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.allowed_by IS 'The profile that did so; it may be gone.';


--
-- Name: COLUMN applications.require_pkce; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.applications.require_pkce IS 'Whether the direct approval flow needs a code challenge too.';


--
-- Name: approval_end_letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.approval_end_letters (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organization_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    applications text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE approval_end_letters; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.approval_end_letters IS 'People who are still to be told that what they approved has ended by the rule of their organization. Gone once they were.';


--
-- Name: COLUMN approval_end_letters.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_end_letters.id IS 'Random UUID.';


--
-- Name: COLUMN approval_end_letters.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_end_letters.organization_id IS 'The organization whose rule it is.';


--
-- Name: COLUMN approval_end_letters.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_end_letters.profile_id IS 'Their place in it.';


--
-- Name: COLUMN approval_end_letters.applications; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_end_letters.applications IS 'What the applications are called whose approvals ended.';


--
-- Name: COLUMN approval_end_letters.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_end_letters.created_at IS 'When they ended.';


--
-- Name: approval_rule_ends; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.approval_rule_ends (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    after_at timestamp with time zone,
    after_id uuid
);


--
-- Name: TABLE approval_rule_ends; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.approval_rule_ends IS 'Organizations that let people approve only authorized applications from a moment on: what people approved before no longer works, and workers end it. Gone once all is ended.';


--
-- Name: COLUMN approval_rule_ends.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_rule_ends.id IS 'Random UUID; also the id of the job.';


--
-- Name: COLUMN approval_rule_ends.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_rule_ends.organization_id IS 'The organization whose rule it is.';


--
-- Name: COLUMN approval_rule_ends.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_rule_ends.created_at IS 'When the rule was set. Whatever people approve later, and whatever the organization authorized before, stays.';


--
-- Name: COLUMN approval_rule_ends.after_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_rule_ends.after_at IS 'When the last approval was given that a worker looked at; null: none yet.';


--
-- Name: COLUMN approval_rule_ends.after_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approval_rule_ends.after_id IS 'That approval.';


--
-- Name: approvals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.approvals (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    user_id uuid NOT NULL,
    profile_id uuid,
    organization_id uuid,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    standard_scopes text[] DEFAULT '{}'::text[] NOT NULL,
    allowed_at timestamp with time zone,
    CONSTRAINT approvals_profile_of_an_organization CHECK (((profile_id IS NULL) = (organization_id IS NULL))),
    CONSTRAINT approvals_standard_scopes_known CHECK ((standard_scopes <@ ARRAY['openid'::text, 'profile'::text, 'email'::text, 'offline_access'::text]))
);


--
-- Name: TABLE approvals; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.approvals IS 'People''s consent that an application acts for them, under one of their profiles or as themselves.';


--
-- Name: COLUMN approvals.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN approvals.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.application_id IS 'Which application.';


--
-- Name: COLUMN approvals.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.user_id IS 'Who approved it.';


--
-- Name: COLUMN approvals.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.profile_id IS 'The profile it acts under; the approval ends with it. Null where it acts for the person alone.';


--
-- Name: COLUMN approvals.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.organization_id IS 'The organization of that profile, if any.';


--
-- Name: COLUMN approvals.scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.scopes IS 'What was approved; it never grows without the person.';


--
-- Name: COLUMN approvals.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.created_at IS 'When it was first approved.';


--
-- Name: COLUMN approvals.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.updated_at IS 'When it was last approved again.';


--
-- Name: COLUMN approvals.standard_scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.standard_scopes IS 'Those of OpenID Connect that were approved; they never grow without the person either.';


--
-- Name: COLUMN approvals.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.approvals.allowed_at IS 'When more was approved; null: not since it was given.';


--
-- Name: authorizations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.authorizations (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    scopes text[] NOT NULL,
    refused_scopes text[] DEFAULT '{}'::text[] NOT NULL,
    granted_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    allowed_at timestamp with time zone
);


--
-- Name: TABLE authorizations; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.authorizations IS 'What organizations let applications of other organizations do on their behalf.';


--
-- Name: COLUMN authorizations.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN authorizations.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.application_id IS 'Which application.';


--
-- Name: COLUMN authorizations.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.organization_id IS 'On whose behalf.';


--
-- Name: COLUMN authorizations.scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.scopes IS 'What was granted; it never grows without a decision of the organization.';


--
-- Name: COLUMN authorizations.refused_scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.refused_scopes IS 'What was asked for in addition and refused, so that nobody is asked again.';


--
-- Name: COLUMN authorizations.granted_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.granted_by IS 'The profile that authorized it, or granted more since; null once it has ended.';


--
-- Name: COLUMN authorizations.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.created_at IS 'When it was authorized.';


--
-- Name: COLUMN authorizations.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.updated_at IS 'When its scopes were last decided on.';


--
-- Name: COLUMN authorizations.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.authorizations.allowed_at IS 'When more was granted; null: not since it was authorized.';


--
-- Name: codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.codes (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    profile_id uuid,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT codes_email_length CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
    CONSTRAINT codes_expire_later CHECK ((expires_at > created_at)),
    CONSTRAINT codes_hash_is_sha256 CHECK ((octet_length(hash) = 32)),
    CONSTRAINT codes_of_a_profile CHECK (((purpose = 'verify_profile_email'::text) = (profile_id IS NOT NULL))),
    CONSTRAINT codes_purpose_known CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'reset_password'::text, 'verify_profile_email'::text])))
);


--
-- Name: TABLE codes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.codes IS 'Single-use codes sent by mail.';


--
-- Name: COLUMN codes.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.hash IS 'SHA-256 of the code; the code itself is only in the letter.';


--
-- Name: COLUMN codes.purpose; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.purpose IS 'What the code allows: verify_email or reset_password.';


--
-- Name: COLUMN codes.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.user_id IS 'Whose account it acts on.';


--
-- Name: COLUMN codes.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.profile_id IS 'The profile whose new address it proves.';


--
-- Name: COLUMN codes.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.email IS 'The address it was sent to and so proves.';


--
-- Name: COLUMN codes.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.created_at IS 'When it was made.';


--
-- Name: COLUMN codes.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.expires_at IS 'From when it no longer works.';


--
-- Name: COLUMN codes.used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.codes.used_at IS 'When it was used; null while it still works.';


--
-- Name: contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contacts (
    profile_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    application_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE contacts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.contacts IS 'Who came to an organization by approving an application. A contact ends with the last approval.';


--
-- Name: COLUMN contacts.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contacts.profile_id IS 'Their place in it.';


--
-- Name: COLUMN contacts.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contacts.organization_id IS 'That of the profile.';


--
-- Name: COLUMN contacts.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contacts.application_id IS 'The application that they approved first; null once that is gone.';


--
-- Name: COLUMN contacts.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.contacts.at IS 'When they first approved it.';


--
-- Name: deletion_letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deletion_letters (
    id uuid NOT NULL,
    application_id uuid,
    organization_id uuid,
    news text NOT NULL,
    audience text NOT NULL,
    after_id uuid,
    done_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT deletion_letters_audience_known CHECK ((audience = ANY (ARRAY['members'::text, 'served'::text, 'networks'::text]))),
    CONSTRAINT deletion_letters_news_known CHECK ((news = ANY (ARRAY['deleted'::text, 'restored'::text]))),
    CONSTRAINT deletion_letters_of_one CHECK ((num_nonnulls(application_id, organization_id) = 1))
);


--
-- Name: TABLE deletion_letters; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.deletion_letters IS 'Those who are told by and by that an application or an organization was deleted or restored; worked through by steps.';


--
-- Name: COLUMN deletion_letters.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.id IS 'Random UUID, also of the job that writes them.';


--
-- Name: COLUMN deletion_letters.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.application_id IS 'The application that was deleted.';


--
-- Name: COLUMN deletion_letters.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.organization_id IS 'The organization that was deleted.';


--
-- Name: COLUMN deletion_letters.news; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.news IS 'What they are told: that it was deleted, or that it was restored.';


--
-- Name: COLUMN deletion_letters.audience; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.audience IS 'members: everybody in the organization but its owners; served: who manages an organization that authorized the application, or one of the organization; networks: who manages the other side of a network.';


--
-- Name: COLUMN deletion_letters.after_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.after_id IS 'The profile of the last member who was written to, or the last organization whose managers were: the next step goes on after it.';


--
-- Name: COLUMN deletion_letters.done_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.done_at IS 'When everybody had been written to.';


--
-- Name: COLUMN deletion_letters.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.deletion_letters.created_at IS 'When that happened.';


--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT devices_expire_later CHECK ((expires_at > created_at)),
    CONSTRAINT devices_hash_is_sha256 CHECK ((octet_length(hash) = 32))
);


--
-- Name: TABLE devices; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.devices IS 'Browsers in which somebody signed in before: their wrong guesses are counted apart from those of strangers.';


--
-- Name: COLUMN devices.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.devices.hash IS 'SHA-256 of the cookie that the browser holds; another one after each sign-in.';


--
-- Name: COLUMN devices.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.devices.user_id IS 'Who signed in there; one browser may know several people.';


--
-- Name: COLUMN devices.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.devices.created_at IS 'When they first did.';


--
-- Name: COLUMN devices.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.devices.expires_at IS 'From when the browser is a stranger''s again.';


--
-- Name: COLUMN devices.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.devices.id IS 'Random UUID: the same while its cookie changes.';


--
-- Name: email_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_changes (
    user_id uuid NOT NULL,
    number integer NOT NULL,
    old_email text NOT NULL,
    new_email text NOT NULL,
    profile_ids uuid[] NOT NULL,
    code_hash bytea,
    code_until timestamp with time zone NOT NULL,
    undo_hash bytea NOT NULL,
    undo_until timestamp with time zone NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone,
    CONSTRAINT email_changes_email_length CHECK ((((char_length(old_email) >= 3) AND (char_length(old_email) <= 254)) AND ((char_length(new_email) >= 3) AND (char_length(new_email) <= 254)))),
    CONSTRAINT email_changes_hashes_are_sha256 CHECK (((octet_length(code_hash) = 32) AND (octet_length(undo_hash) = 32))),
    CONSTRAINT email_changes_to_another CHECK ((new_email <> old_email)),
    CONSTRAINT email_changes_wait_or_are_done CHECK (((code_hash IS NULL) OR (changed_at IS NULL)))
);


--
-- Name: TABLE email_changes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.email_changes IS 'Changes of the addresses that people sign in with: one that waits for its code, and those that their old addresses can still undo.';


--
-- Name: COLUMN email_changes.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.user_id IS 'Whose address it is.';


--
-- Name: COLUMN email_changes.number; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.number IS 'Their order: greater than that of all that the person asked for before.';


--
-- Name: COLUMN email_changes.old_email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.old_email IS 'The address they signed in with when it was asked for; once changed, nobody else gets it until undo_until.';


--
-- Name: COLUMN email_changes.new_email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.new_email IS 'The address they want to sign in with.';


--
-- Name: COLUMN email_changes.profile_ids; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.profile_ids IS 'Their profiles that are to be known by it, too; once changed, those that are.';


--
-- Name: COLUMN email_changes.code_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.code_hash IS 'SHA-256 of the code that was mailed to the new address; null once it was used, withdrawn or replaced.';


--
-- Name: COLUMN email_changes.code_until; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.code_until IS 'From when on that code no longer works.';


--
-- Name: COLUMN email_changes.undo_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.undo_hash IS 'SHA-256 of the code that was mailed to the old address, which undoes this change and all later ones.';


--
-- Name: COLUMN email_changes.undo_until; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.undo_until IS 'From when on that code no longer works: 72 hours after it was asked for, or after it was changed.';


--
-- Name: COLUMN email_changes.asked_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.asked_at IS 'When it was asked for.';


--
-- Name: COLUMN email_changes.changed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.email_changes.changed_at IS 'When the new address was proved and took the place of the old one.';


--
-- Name: export_receipts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.export_receipts (
    id uuid NOT NULL,
    export_id uuid NOT NULL,
    network_id uuid NOT NULL,
    network_name text NOT NULL,
    exported_by uuid NOT NULL,
    exported_by_name text NOT NULL,
    organization_id uuid NOT NULL,
    shares text[] NOT NULL,
    rows integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE export_receipts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.export_receipts IS 'Tells an organization that its shared data left in a network''s export.';


--
-- Name: COLUMN export_receipts.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN export_receipts.export_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.export_id IS 'Which export; it may be gone.';


--
-- Name: COLUMN export_receipts.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.network_id IS 'Of which network; it may have ended.';


--
-- Name: COLUMN export_receipts.network_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.network_name IS 'What the network was called then.';


--
-- Name: COLUMN export_receipts.exported_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.exported_by IS 'The organization that owned the network then.';


--
-- Name: COLUMN export_receipts.exported_by_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.exported_by_name IS 'What that organization was called then.';


--
-- Name: COLUMN export_receipts.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.organization_id IS 'Whose data it held.';


--
-- Name: COLUMN export_receipts.shares; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.shares IS 'Kinds of data that were in it.';


--
-- Name: COLUMN export_receipts.rows; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.rows IS 'How many rows of that organization were in it.';


--
-- Name: COLUMN export_receipts.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.export_receipts.at IS 'When the export was completed.';


--
-- Name: exports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.exports (
    id uuid NOT NULL,
    type text NOT NULL,
    organization_id uuid,
    network_id uuid,
    requested_by uuid,
    requested_by_user uuid,
    step text DEFAULT 'queued'::text NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    total integer,
    attempts integer DEFAULT 0 NOT NULL,
    file_name text,
    file_size bigint,
    digest bytea,
    failure text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    expires_at timestamp with time zone,
    file_deleted_at timestamp with time zone,
    file_key bytea,
    review_id uuid,
    user_id uuid,
    downloads integer DEFAULT 0 NOT NULL,
    downloaded_at timestamp with time zone,
    counted_attempts integer DEFAULT 0 NOT NULL,
    most_rows integer DEFAULT 0 NOT NULL,
    CONSTRAINT exports_of_a_network CHECK (((type = 'network'::text) = (network_id IS NOT NULL))),
    CONSTRAINT exports_of_a_person CHECK ((((type = 'person'::text) <> (user_id IS NULL)) AND ((organization_id IS NULL) <> (user_id IS NULL)))),
    CONSTRAINT exports_step_known CHECK ((step = ANY (ARRAY['queued'::text, 'collecting'::text, 'packaging'::text, 'sealing'::text, 'completed'::text, 'failed'::text])))
);


--
-- Name: TABLE exports; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.exports IS 'Data exports: each a job that makes one file.';


--
-- Name: COLUMN exports.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.id IS 'Random UUID, made by the service; also the name of its file on disk.';


--
-- Name: COLUMN exports.type; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.type IS 'organization, network, access: who can reach the organization''s data, or person: the data about somebody.';


--
-- Name: COLUMN exports.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.organization_id IS 'The organization exported, or the owner of the network; null of a person.';


--
-- Name: COLUMN exports.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.network_id IS 'The network exported, if it is one.';


--
-- Name: COLUMN exports.requested_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.requested_by IS 'The profile that asked for it; null once it has ended.';


--
-- Name: COLUMN exports.requested_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.requested_by_user IS 'The person that asked for it.';


--
-- Name: COLUMN exports.step; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.step IS 'How far it is: queued, collecting, packaging, sealing, completed or failed.';


--
-- Name: COLUMN exports.rows; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.rows IS 'Rows written so far.';


--
-- Name: COLUMN exports.total; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.total IS 'Rows there will be, once they were counted.';


--
-- Name: COLUMN exports.attempts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.attempts IS 'How often a worker began it; after three it has failed.';


--
-- Name: COLUMN exports.file_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.file_name IS 'What a browser saves it as.';


--
-- Name: COLUMN exports.file_size; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.file_size IS 'Bytes of the file.';


--
-- Name: COLUMN exports.digest; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.digest IS 'SHA-256 of the file.';


--
-- Name: COLUMN exports.failure; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.failure IS 'Why it failed, in a sentence for people.';


--
-- Name: COLUMN exports.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.created_at IS 'When it was asked for.';


--
-- Name: COLUMN exports.completed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.completed_at IS 'When it was completed or failed.';


--
-- Name: COLUMN exports.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.expires_at IS 'When its file is deleted.';


--
-- Name: COLUMN exports.file_deleted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.file_deleted_at IS 'When its file was deleted, by a person or by age.';


--
-- Name: COLUMN exports.file_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.file_key IS 'What its file is encrypted with, itself encrypted with a key that is not in the database.';


--
-- Name: COLUMN exports.review_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.review_id IS 'Of access: the review that it tells of; null where it tells of its own moment.';


--
-- Name: COLUMN exports.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.user_id IS 'Of a person: whom it is about, who alone has it.';


--
-- Name: COLUMN exports.downloads; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.downloads IS 'How often its file was downloaded.';


--
-- Name: COLUMN exports.downloaded_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.downloaded_at IS 'When it was downloaded last; null before that.';


--
-- Name: COLUMN exports.counted_attempts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.counted_attempts IS 'How many attempts count towards giving up: all but those that were told to stop, or were cut off further than any before.';


--
-- Name: COLUMN exports.most_rows; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.exports.most_rows IS 'The most rows that any attempt before the last had read.';


--
-- Name: instances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.instances (
    id uuid NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    keys text[] NOT NULL,
    sealing text NOT NULL,
    sealing_since timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE instances; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.instances IS 'Processes that run, so that none is left behind when the secret key changes.';


--
-- Name: COLUMN instances.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.instances.id IS 'Random UUID, made by the process.';


--
-- Name: COLUMN instances.seen_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.instances.seen_at IS 'When it last told of itself.';


--
-- Name: COLUMN instances.keys; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.instances.keys IS 'Ids of the secret keys that it knows.';


--
-- Name: COLUMN instances.sealing; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.instances.sealing IS 'Id of the one that it encrypts with.';


--
-- Name: COLUMN instances.sealing_since; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.instances.sealing_since IS 'Since when it does.';


--
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email text NOT NULL,
    roles text[] NOT NULL,
    code_hash bytea NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    accepted_by uuid,
    declined_at timestamp with time zone,
    allowed_at timestamp with time zone,
    CONSTRAINT invitations_answered_once CHECK (((accepted_at IS NULL) OR (declined_at IS NULL))),
    CONSTRAINT invitations_code_is_sha256 CHECK ((octet_length(code_hash) = 32)),
    CONSTRAINT invitations_email_lower_case CHECK ((email = lower(email))),
    CONSTRAINT invitations_have_a_role CHECK ((cardinality(roles) > 0)),
    CONSTRAINT invitations_roles_known CHECK ((roles <@ ARRAY['member'::text, 'admin'::text, 'owner'::text]))
);


--
-- Name: TABLE invitations; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.invitations IS 'Invitations of people into organizations.';


--
-- Name: COLUMN invitations.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.id IS 'Random UUID, made by the service; not a credential.';


--
-- Name: COLUMN invitations.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.organization_id IS 'Where it leads.';


--
-- Name: COLUMN invitations.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.email IS 'Whom it was sent to.';


--
-- Name: COLUMN invitations.roles; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.roles IS 'What the person becomes.';


--
-- Name: COLUMN invitations.code_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.code_hash IS 'SHA-256 of the code in the mailed link.';


--
-- Name: COLUMN invitations.invited_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.invited_by IS 'The profile that sent it; null once that is gone, of what was answered by then.';


--
-- Name: COLUMN invitations.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.created_at IS 'When it was sent first.';


--
-- Name: COLUMN invitations.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.expires_at IS 'Until when it can be accepted; sending again renews it.';


--
-- Name: COLUMN invitations.accepted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.accepted_at IS 'When it was accepted.';


--
-- Name: COLUMN invitations.accepted_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.accepted_by IS 'Who accepted it.';


--
-- Name: COLUMN invitations.declined_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.declined_at IS 'When it was declined.';


--
-- Name: COLUMN invitations.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.invitations.allowed_at IS 'When its roles were last changed or it was sent again; null: not since it was first sent.';


--
-- Name: keys_seen; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys_seen (
    key_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE keys_seen; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.keys_seen IS 'Who saw which secret of an application: they still know it when they have left.';


--
-- Name: COLUMN keys_seen.key_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.keys_seen.key_id IS 'The secret; what is known of it goes with it.';


--
-- Name: COLUMN keys_seen.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.keys_seen.user_id IS 'Who saw it.';


--
-- Name: COLUMN keys_seen.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.keys_seen.name IS 'What they were called then: what they are called once they left is not for the organization to know.';


--
-- Name: COLUMN keys_seen.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.keys_seen.at IS 'When they last saw it.';


--
-- Name: known_networks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_networks (
    user_id uuid NOT NULL,
    network inet NOT NULL,
    agent text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT known_networks_agent_length CHECK ((char_length(agent) <= 100))
);


--
-- Name: TABLE known_networks; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.known_networks IS 'From where people signed in before: who does so from elsewhere is told to them.';


--
-- Name: COLUMN known_networks.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.known_networks.user_id IS 'Who signed in.';


--
-- Name: COLUMN known_networks.network; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.known_networks.network IS 'The first 24 bits of an IPv4 address, the first 48 of an IPv6 one.';


--
-- Name: COLUMN known_networks.agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.known_networks.agent IS 'Of programs, which no cookie tells apart, what they are; empty for browsers.';


--
-- Name: COLUMN known_networks.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.known_networks.expires_at IS 'From when it is new again.';


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL,
    version text NOT NULL,
    sha256 text NOT NULL
);


--
-- Name: limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limits (
    name text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone,
    CONSTRAINT limits_count_not_negative CHECK ((count >= 0)),
    CONSTRAINT limits_key_length CHECK (((char_length(key) >= 1) AND (char_length(key) <= 320))),
    CONSTRAINT limits_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 64)))
);


--
-- Name: TABLE limits; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.limits IS 'Counters against guessing and flooding, shared by all instances.';


--
-- Name: COLUMN limits.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.limits.name IS 'Which limit counts here.';


--
-- Name: COLUMN limits.key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.limits.key IS 'Whom it counts: an address, an account, or both.';


--
-- Name: COLUMN limits.count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.limits.count IS 'How often it happened in this window.';


--
-- Name: COLUMN limits.window_ends_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.limits.window_ends_at IS 'When counting starts again; the row may be swept afterwards.';


--
-- Name: COLUMN limits.blocked_until; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.limits.blocked_until IS 'Until when everything is refused; null when nothing is.';


--
-- Name: logout_notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.logout_notices (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    user_id uuid NOT NULL,
    sid text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE logout_notices; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.logout_notices IS 'Applications that have yet to be told that a session ended; a job of the same id tells them.';


--
-- Name: COLUMN logout_notices.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.logout_notices.id IS 'Also of the job.';


--
-- Name: COLUMN logout_notices.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.logout_notices.application_id IS 'Which application is told, at the address that it has registered by then.';


--
-- Name: COLUMN logout_notices.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.logout_notices.user_id IS 'Whose session it was.';


--
-- Name: COLUMN logout_notices.sid; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.logout_notices.sid IS 'What the application knew the session by.';


--
-- Name: COLUMN logout_notices.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.logout_notices.created_at IS 'When the session ended.';


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    sealed bytea,
    state text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    leased_until timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    domain text GENERATED ALWAYS AS (lower(split_part(recipient, '@'::text, '-1'::integer))) STORED NOT NULL,
    site text GENERATED ALWAYS AS (COALESCE("substring"(lower(split_part(recipient, '@'::text, '-1'::integer)), '(?:[^.]+\.[^.]{1,3}\.[^.]{2}|[^.]+\.[^.]+)$'::text), lower(split_part(recipient, '@'::text, '-1'::integer)))) STORED NOT NULL,
    priority integer DEFAULT 1 NOT NULL,
    about uuid,
    CONSTRAINT mails_attempts_not_negative CHECK ((attempts >= 0)),
    CONSTRAINT mails_kind_length CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 64))),
    CONSTRAINT mails_last_error_length CHECK ((char_length(last_error) <= 1000)),
    CONSTRAINT mails_priority_known CHECK (((priority >= 0) AND (priority <= 2))),
    CONSTRAINT mails_recipient_length CHECK (((char_length(recipient) >= 3) AND (char_length(recipient) <= 254))),
    CONSTRAINT mails_sealed_until_sent CHECK (((sealed IS NOT NULL) OR (state <> ALL (ARRAY['queued'::text, 'sending'::text, 'kept'::text])))),
    CONSTRAINT mails_state_known CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'kept'::text, 'failed'::text]))),
    CONSTRAINT mails_subject_length CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 998)))
);


--
-- Name: TABLE mails; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.mails IS 'The outbox: written in the transaction that causes a letter, sent afterwards.';


--
-- Name: COLUMN mails.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.id IS 'Random UUID; also the Message-ID, so that a double send is visible.';


--
-- Name: COLUMN mails.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.kind IS 'Which letter it is.';


--
-- Name: COLUMN mails.recipient; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.recipient IS 'The address it goes to.';


--
-- Name: COLUMN mails.subject; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.subject IS 'Its subject line, which never holds a secret.';


--
-- Name: COLUMN mails.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.sealed IS 'AES-256-GCM of the letter''s text and HTML; erased after sending.';


--
-- Name: COLUMN mails.state; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.state IS 'queued, sending (under a lease), sent, kept (no mail server is set: read in the console), failed (given up).';


--
-- Name: COLUMN mails.attempts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.attempts IS 'How often sending was tried.';


--
-- Name: COLUMN mails.next_attempt_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.next_attempt_at IS 'Not before this time is it tried again.';


--
-- Name: COLUMN mails.leased_until; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.leased_until IS 'Until when one worker has it; afterwards another may take it.';


--
-- Name: COLUMN mails.last_error; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.last_error IS 'What the mail server said last, cut to 1000 characters.';


--
-- Name: COLUMN mails.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.created_at IS 'When it was written.';


--
-- Name: COLUMN mails.sent_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.sent_at IS 'When a mail server accepted it.';


--
-- Name: COLUMN mails.domain; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.domain IS 'What follows the @ of the recipient: letters to one domain take turns, so that a slow one delays no other.';


--
-- Name: COLUMN mails.site; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.site IS 'Whose mail server it goes to: the end of its domain, so that one who has many subdomains takes one turn.';


--
-- Name: COLUMN mails.priority; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.priority IS '0: someone is waiting for it, such as a code; 1: any other email to one person; 2: a notice to many. Lower numbers leave first.';


--
-- Name: COLUMN mails.about; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.mails.about IS 'What it is about, where several emails about the same thing must reach a recipient in the order in which they were written.';


--
-- Name: network_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.network_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    network_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    organization_name text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    before text[],
    after text[],
    deletion boolean DEFAULT false NOT NULL,
    CONSTRAINT network_changes_something CHECK ((before IS DISTINCT FROM after))
);


--
-- Name: TABLE network_changes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.network_changes IS 'Who joined and left a network, was deleted and restored in it, and what its members shared, when.';


--
-- Name: COLUMN network_changes.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.id IS 'Random UUID.';


--
-- Name: COLUMN network_changes.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.network_id IS 'Which network.';


--
-- Name: COLUMN network_changes.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.organization_id IS 'Which organization: the member, not the owner.';


--
-- Name: COLUMN network_changes.organization_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.organization_name IS 'What it was called then.';


--
-- Name: COLUMN network_changes.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.at IS 'When; of one organization always later than the change before.';


--
-- Name: COLUMN network_changes.before; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.before IS 'What it shared until then; null where it was not in the network, or deleted.';


--
-- Name: COLUMN network_changes.after; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.after IS 'What it shares from then on; null where it is no longer in the network, or deleted.';


--
-- Name: COLUMN network_changes.deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_changes.deletion IS 'Whether the organization was deleted or restored, where it neither left nor joined.';


--
-- Name: network_end_letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.network_end_letters (
    network_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    network_name text NOT NULL,
    owner_id uuid NOT NULL,
    owner_name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE network_end_letters; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.network_end_letters IS 'Organizations that are still to be told that a network which they had joined was ended. Gone once they were.';


--
-- Name: COLUMN network_end_letters.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.network_id IS 'The network, which is gone.';


--
-- Name: COLUMN network_end_letters.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.organization_id IS 'The organization that had joined it.';


--
-- Name: COLUMN network_end_letters.network_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.network_name IS 'What the network was called.';


--
-- Name: COLUMN network_end_letters.owner_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.owner_id IS 'The organization that owned the network, and ended it; it may be gone.';


--
-- Name: COLUMN network_end_letters.owner_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.owner_name IS 'What that was called.';


--
-- Name: COLUMN network_end_letters.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_end_letters.created_at IS 'When the network was ended.';


--
-- Name: network_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.network_members (
    id uuid NOT NULL,
    network_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    invited_by uuid,
    shares text[] DEFAULT '{}'::text[] NOT NULL,
    refused_shares text[] DEFAULT '{}'::text[] NOT NULL,
    redirect_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    accepted_by uuid,
    allowed_at timestamp with time zone,
    CONSTRAINT network_members_redirect_url_length CHECK ((char_length(redirect_url) <= 2000))
);


--
-- Name: TABLE network_members; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.network_members IS 'Organizations that were invited into a network, and those that joined.';


--
-- Name: COLUMN network_members.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.id IS 'Random UUID, made by the service; the id of the invitation.';


--
-- Name: COLUMN network_members.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.network_id IS 'Which network.';


--
-- Name: COLUMN network_members.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.organization_id IS 'Which organization.';


--
-- Name: COLUMN network_members.invited_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.invited_by IS 'The profile that invited it; null once it has ended.';


--
-- Name: COLUMN network_members.shares; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.shares IS 'What the organization agreed to share; it never grows without its decision.';


--
-- Name: COLUMN network_members.refused_shares; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.refused_shares IS 'What was asked for in addition and refused, so that nobody is asked again.';


--
-- Name: COLUMN network_members.redirect_url; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.redirect_url IS 'Where the browser goes after accepting, when the inviter asked for it.';


--
-- Name: COLUMN network_members.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.created_at IS 'When it was invited first.';


--
-- Name: COLUMN network_members.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.expires_at IS 'Until when it can be accepted; sending again renews it.';


--
-- Name: COLUMN network_members.accepted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.accepted_at IS 'When it joined; null while it is only invited.';


--
-- Name: COLUMN network_members.accepted_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.accepted_by IS 'The profile that joined, or agreed to more since; null once it has ended.';


--
-- Name: COLUMN network_members.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.network_members.allowed_at IS 'When it was agreed to share more; null: not since it joined.';


--
-- Name: networks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.networks (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    shares text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    changes_since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT networks_description_length CHECK ((char_length(description) <= 1000)),
    CONSTRAINT networks_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);


--
-- Name: TABLE networks; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.networks IS 'Groups of organizations that share data with the one that created them.';


--
-- Name: COLUMN networks.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN networks.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.organization_id IS 'The organization that created it and owns it.';


--
-- Name: COLUMN networks.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.name IS 'Its name.';


--
-- Name: COLUMN networks.description; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.description IS 'What it is for, in its owner''s words.';


--
-- Name: COLUMN networks.shares; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.shares IS 'Kinds of data that members are asked to let the owner read.';


--
-- Name: COLUMN networks.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.created_at IS 'When it was created.';


--
-- Name: COLUMN networks.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.updated_at IS 'When its details or shares were last changed.';


--
-- Name: COLUMN networks.changes_since; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.networks.changes_since IS 'Since when its changes are kept: since it was created, or since they are kept at all.';


--
-- Name: oauth_artifacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oauth_artifacts (
    kind text NOT NULL,
    hash bytea NOT NULL,
    grant_id text,
    application_id uuid,
    user_id uuid,
    approval_id uuid,
    organization_id uuid,
    key_id uuid,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    consumed_at timestamp with time zone,
    session_id uuid,
    user_code_hash bytea,
    answer bytea,
    CONSTRAINT oauth_artifacts_hash_is_sha256 CHECK ((octet_length(hash) = 32)),
    CONSTRAINT oauth_artifacts_user_code_hash_is_sha256 CHECK ((octet_length(user_code_hash) = 32))
);


--
-- Name: TABLE oauth_artifacts; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.oauth_artifacts IS 'What the OAuth engine keeps: grants, codes, tokens, and requests that people are deciding on.';


--
-- Name: COLUMN oauth_artifacts.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.kind IS 'The engine''s name for what it is, such as AccessToken.';


--
-- Name: COLUMN oauth_artifacts.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.hash IS 'SHA-256 of its value or id; the value itself is nowhere in the database.';


--
-- Name: COLUMN oauth_artifacts.grant_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.grant_id IS 'The grant that codes and tokens come from, and end with.';


--
-- Name: COLUMN oauth_artifacts.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.application_id IS 'Whom it was issued to.';


--
-- Name: COLUMN oauth_artifacts.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.user_id IS 'The person it speaks for.';


--
-- Name: COLUMN oauth_artifacts.approval_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.approval_id IS 'The approval it rests on, and ends with.';


--
-- Name: COLUMN oauth_artifacts.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.organization_id IS 'The one organization it acts for, where it is bound to one.';


--
-- Name: COLUMN oauth_artifacts.key_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.key_id IS 'The secret that a token was issued for, and ends with.';


--
-- Name: COLUMN oauth_artifacts.payload; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.payload IS 'What else the engine remembers, without any secret value.';


--
-- Name: COLUMN oauth_artifacts.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.created_at IS 'When it was issued.';


--
-- Name: COLUMN oauth_artifacts.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.expires_at IS 'When it ends by itself; null for what has no end of its own.';


--
-- Name: COLUMN oauth_artifacts.consumed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.consumed_at IS 'When it was used up; set once, by one conditional update.';


--
-- Name: COLUMN oauth_artifacts.session_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.session_id IS 'The session that a grant ends with, where nobody said that the application may go on while the person is away.';


--
-- Name: COLUMN oauth_artifacts.user_code_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.user_code_hash IS 'SHA-256 of what a person types to connect a device.';


--
-- Name: COLUMN oauth_artifacts.answer; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.oauth_artifacts.answer IS 'What a refresh token was answered with, for the same client asking again at once; only that token opens it.';


--
-- Name: organization_activity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organization_activity (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    "position" bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    user_id uuid,
    profile_id uuid,
    other_id uuid,
    other_name text,
    detail jsonb NOT NULL,
    words jsonb,
    words_salt bytea,
    words_commitment bytea,
    address inet,
    agent text,
    device_salt bytea,
    device_commitment bytea,
    previous_hash bytea,
    hash bytea NOT NULL,
    CONSTRAINT organization_activity_agent_length CHECK ((char_length(agent) <= 512)),
    CONSTRAINT organization_activity_author_known CHECK ((author = ANY (ARRAY['person'::text, 'organization'::text, 'application'::text, 'directory'::text, 'command'::text, 'system'::text]))),
    CONSTRAINT organization_activity_detail_is_object CHECK ((jsonb_typeof(detail) = 'object'::text)),
    CONSTRAINT organization_activity_kind_length CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 64))),
    CONSTRAINT organization_activity_words_are_object CHECK ((jsonb_typeof(words) = 'object'::text))
);


--
-- Name: TABLE organization_activity; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.organization_activity IS 'What happened in an organization: a chain of rows, each with the hash of the one before it. Only personal parts are ever changed: erased, by docs/decisions/020.';


--
-- Name: COLUMN organization_activity.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN organization_activity.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.organization_id IS 'The organization it happened in.';


--
-- Name: COLUMN organization_activity."position"; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity."position" IS 'Its place in the organization''s chain, counted from 1.';


--
-- Name: COLUMN organization_activity.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.at IS 'When it happened; the clock, not the transaction, cut to milliseconds.';


--
-- Name: COLUMN organization_activity.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.kind IS 'What happened.';


--
-- Name: COLUMN organization_activity.author; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.author IS 'What did it: person, organization (another one), application, directory, command or system.';


--
-- Name: COLUMN organization_activity.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.user_id IS 'The person who did it; null for all other authors.';


--
-- Name: COLUMN organization_activity.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.profile_id IS 'The profile acted under; no foreign key, because profiles end.';


--
-- Name: COLUMN organization_activity.other_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.other_id IS 'The organization, application or directory that did it, or the application through which the person did; no foreign key, because they end.';


--
-- Name: COLUMN organization_activity.other_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.other_name IS 'Its name at that time, or the name of the command.';


--
-- Name: COLUMN organization_activity.detail; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.detail IS 'What else is told of this kind, but for personal words; never a secret.';


--
-- Name: COLUMN organization_activity.words; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.words IS 'Personal words of the detail: addresses of people. Null where the kind has none; its fields are null once erased.';


--
-- Name: COLUMN organization_activity.words_salt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.words_salt IS 'Random, so that the commitment tells nothing once this is erased.';


--
-- Name: COLUMN organization_activity.words_commitment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.words_commitment IS 'SHA-256 over salt and words: what the hash covers in their place.';


--
-- Name: COLUMN organization_activity.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.address IS 'The IP address it came from; null where there was none or it was erased.';


--
-- Name: COLUMN organization_activity.agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.agent IS 'The User-Agent header, cut to 512 characters; null where there was none or it was erased.';


--
-- Name: COLUMN organization_activity.device_salt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.device_salt IS 'As words_salt, for address and agent.';


--
-- Name: COLUMN organization_activity.device_commitment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.device_commitment IS 'As words_commitment, for address and agent; null where there was no device.';


--
-- Name: COLUMN organization_activity.previous_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.previous_hash IS 'Hash of the row before it in the organization; null for the first.';


--
-- Name: COLUMN organization_activity.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organization_activity.hash IS 'SHA-256 over the row and the hash before it: a changed row breaks the chain.';


--
-- Name: organizations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    zipcode text DEFAULT ''::text NOT NULL,
    timezone text DEFAULT ''::text NOT NULL,
    country text DEFAULT 'US'::text NOT NULL,
    findable boolean DEFAULT true NOT NULL,
    member_count integer DEFAULT 0 NOT NULL,
    activity_count bigint DEFAULT 0 NOT NULL,
    activity_head bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    second_factor_from timestamp with time zone,
    second_factor_begun_at timestamp with time zone,
    member_approvals text DEFAULT 'any'::text NOT NULL,
    deleted_at timestamp with time zone,
    removed_from timestamp with time zone,
    activity_years integer,
    devices_erased_to bigint DEFAULT 0 NOT NULL,
    CONSTRAINT organizations_activity_years_positive CHECK ((activity_years > 0)),
    CONSTRAINT organizations_country_known CHECK ((country = ANY (ARRAY['US'::text, 'CA'::text]))),
    CONSTRAINT organizations_description_length CHECK ((char_length(description) <= 1000)),
    CONSTRAINT organizations_member_approvals_known CHECK ((member_approvals = ANY (ARRAY['any'::text, 'authorized'::text]))),
    CONSTRAINT organizations_member_count_not_negative CHECK ((member_count >= 0)),
    CONSTRAINT organizations_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);


--
-- Name: TABLE organizations; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.organizations IS 'What people belong to through profiles.';


--
-- Name: COLUMN organizations.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN organizations.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.name IS 'Its name.';


--
-- Name: COLUMN organizations.description; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.description IS 'What it is, in its own words.';


--
-- Name: COLUMN organizations.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.address IS 'Street and number.';


--
-- Name: COLUMN organizations.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.email IS 'Where it can be reached; not used to sign in.';


--
-- Name: COLUMN organizations.city; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.city IS 'City.';


--
-- Name: COLUMN organizations.state; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.state IS 'State, or province in Canada: its two letters.';


--
-- Name: COLUMN organizations.zipcode; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.zipcode IS 'Zip code, or postal code in Canada.';


--
-- Name: COLUMN organizations.timezone; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.timezone IS 'IANA name of its time zone.';


--
-- Name: COLUMN organizations.country; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.country IS 'US or CA: decides labels, lists and the display language.';


--
-- Name: COLUMN organizations.findable; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.findable IS 'Whether owners of networks may find it by the address of somebody who manages it.';


--
-- Name: COLUMN organizations.member_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.member_count IS 'Number of its profiles, kept by the transactions that write them.';


--
-- Name: COLUMN organizations.activity_count; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.activity_count IS 'Number of its activity rows: the position of the newest one.';


--
-- Name: COLUMN organizations.activity_head; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.activity_head IS 'Hash of its newest activity row, which the next one carries on.';


--
-- Name: COLUMN organizations.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.created_at IS 'When it was created.';


--
-- Name: COLUMN organizations.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.updated_at IS 'When its details were last changed.';


--
-- Name: COLUMN organizations.second_factor_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.second_factor_from IS 'From when on nobody acts in it without a second factor; none: not required.';


--
-- Name: COLUMN organizations.second_factor_begun_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.second_factor_begun_at IS 'When that time had come and weaker access was ended.';


--
-- Name: COLUMN organizations.member_approvals; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.member_approvals IS 'Which applications its people may approve: any, or only those that it authorized or owns.';


--
-- Name: COLUMN organizations.deleted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.deleted_at IS 'When an owner deleted it; any owner can restore it until it is removed. Null for one that goes on.';


--
-- Name: COLUMN organizations.removed_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.removed_from IS 'From when on it is removed for good.';


--
-- Name: COLUMN organizations.activity_years; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.activity_years IS 'After so many years its activity is removed; null where it is kept for ever.';


--
-- Name: COLUMN organizations.devices_erased_to; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.organizations.devices_erased_to IS 'Up to this position of its activity, addresses and agents were erased because of their age.';


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    algorithm integer NOT NULL,
    counter bigint NOT NULL,
    backup_eligible boolean NOT NULL,
    backed_up boolean NOT NULL,
    user_verified boolean NOT NULL,
    transports text[] NOT NULL,
    aaguid uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_credential_id_length CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
    CONSTRAINT passkeys_name_length CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT passkeys_public_key_length CHECK ((octet_length(public_key) <= 4096))
);


--
-- Name: TABLE passkeys; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.passkeys IS 'Keys that people sign in with; the private half never leaves their device or their password manager.';


--
-- Name: COLUMN passkeys.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.id IS 'Random UUID.';


--
-- Name: COLUMN passkeys.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.user_id IS 'Whose it is.';


--
-- Name: COLUMN passkeys.credential_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.credential_id IS 'What the authenticator calls it.';


--
-- Name: COLUMN passkeys.public_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.public_key IS 'In COSE form.';


--
-- Name: COLUMN passkeys.algorithm; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.algorithm IS 'COSE number of its algorithm.';


--
-- Name: COLUMN passkeys.counter; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.counter IS 'How often it signed, as it says; 0 where it does not count.';


--
-- Name: COLUMN passkeys.backup_eligible; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.backup_eligible IS 'Whether it may be copied to other devices; decided once, when it is made.';


--
-- Name: COLUMN passkeys.backed_up; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.backed_up IS 'Whether it was copied when it was last used.';


--
-- Name: COLUMN passkeys.user_verified; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.user_verified IS 'Whether it knows its owner by a finger, a face or a PIN: then it is both factors.';


--
-- Name: COLUMN passkeys.transports; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.transports IS 'How it can be reached, as the browser said.';


--
-- Name: COLUMN passkeys.aaguid; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.aaguid IS 'Which make of authenticator it is; zero where that is not told.';


--
-- Name: COLUMN passkeys.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.name IS 'What its owner calls it.';


--
-- Name: COLUMN passkeys.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.created_at IS 'When it was added.';


--
-- Name: COLUMN passkeys.last_used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.passkeys.last_used_at IS 'When it last signed in or confirmed.';


--
-- Name: pending_sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pending_sign_ins (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    password_version integer NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: TABLE pending_sign_ins; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.pending_sign_ins IS 'Sign-ins with the right password that wait for the second factor; they open nothing.';


--
-- Name: COLUMN pending_sign_ins.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.hash IS 'SHA-256 of what the browser continues with.';


--
-- Name: COLUMN pending_sign_ins.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.user_id IS 'Who signs in.';


--
-- Name: COLUMN pending_sign_ins.password_version; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.password_version IS 'Of the password that was checked: a new one in the meantime ends it.';


--
-- Name: COLUMN pending_sign_ins.tries; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.tries IS 'How many wrong second factors were sent.';


--
-- Name: COLUMN pending_sign_ins.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.created_at IS 'When the password was checked.';


--
-- Name: COLUMN pending_sign_ins.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.pending_sign_ins.expires_at IS 'Until when it can be continued.';


--
-- Name: profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.profiles (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email text NOT NULL,
    email_proven boolean DEFAULT false NOT NULL,
    pending_email text,
    roles text[] NOT NULL,
    founder boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    second_factor boolean DEFAULT false NOT NULL,
    suspended_at timestamp with time zone,
    found_by text DEFAULT ''::text NOT NULL,
    allowed_at timestamp with time zone,
    allowed_by uuid,
    CONSTRAINT profiles_email_lower_case CHECK ((email = lower(email))),
    CONSTRAINT profiles_have_a_role CHECK ((cardinality(roles) > 0)),
    CONSTRAINT profiles_roles_known CHECK ((roles <@ ARRAY['member'::text, 'admin'::text, 'owner'::text, 'contact'::text]))
);


--
-- Name: TABLE profiles; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.profiles IS 'A person''s place in one organization.';


--
-- Name: COLUMN profiles.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN profiles.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.user_id IS 'Whose it is.';


--
-- Name: COLUMN profiles.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.organization_id IS 'Where it is.';


--
-- Name: COLUMN profiles.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.email IS 'The address the organization knows the person by.';


--
-- Name: COLUMN profiles.email_proven; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.email_proven IS 'Whether the person proved that it is theirs; unproven, it opens nothing and gets no mail.';


--
-- Name: COLUMN profiles.pending_email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.pending_email IS 'A new address that waits for its code.';


--
-- Name: COLUMN profiles.roles; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.roles IS 'member, admin, owner or contact; the highest counts.';


--
-- Name: COLUMN profiles.founder; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.founder IS 'Whether the organization was made with it.';


--
-- Name: COLUMN profiles.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.created_at IS 'When the person joined.';


--
-- Name: COLUMN profiles.second_factor; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.second_factor IS 'That of its person, noted here by the same transaction: an organization can have very many members, and lists those without.';


--
-- Name: COLUMN profiles.suspended_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.suspended_at IS 'Since when the person can do nothing there; their roles are kept. Null for everybody else.';


--
-- Name: COLUMN profiles.found_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.found_by IS 'Name and address as members are searched and sorted by; kept by the database, whoever changes either.';


--
-- Name: COLUMN profiles.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.allowed_at IS 'When its roles were last changed; null: not since the person came.';


--
-- Name: COLUMN profiles.allowed_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.profiles.allowed_by IS 'The profile that changed its roles or invited the person; it may be gone. Null where an operator did, and for founders and contacts.';


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: TABLE recovery_codes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.recovery_codes IS 'Codes for those who lost their device; ten for each person, each good once.';


--
-- Name: COLUMN recovery_codes.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.recovery_codes.hash IS 'SHA-256 of the code, which has 120 random bits.';


--
-- Name: COLUMN recovery_codes.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.recovery_codes.user_id IS 'Whose it is.';


--
-- Name: COLUMN recovery_codes.used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.recovery_codes.used_at IS 'When it was used.';


--
-- Name: review_keeps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_keeps (
    id uuid NOT NULL,
    review_id uuid NOT NULL,
    kind text,
    after_position integer NOT NULL,
    profile_id uuid,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: TABLE review_keeps; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.review_keeps IS 'Reviews whose undecided rows are being kept, step by step. Gone once all are.';


--
-- Name: COLUMN review_keeps.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.id IS 'Random UUID; also the id of the job.';


--
-- Name: COLUMN review_keeps.review_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.review_id IS 'The review.';


--
-- Name: COLUMN review_keeps.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.kind IS 'Keeps only rows of this kind; null: of all kinds.';


--
-- Name: COLUMN review_keeps.after_position; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.after_position IS 'The position of the last row that was kept.';


--
-- Name: COLUMN review_keeps.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.profile_id IS 'The place of the person who requested it; null once that has ended.';


--
-- Name: COLUMN review_keeps.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.user_id IS 'The person who requested it.';


--
-- Name: COLUMN review_keeps.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.review_keeps.created_at IS 'When they requested it. A row whose decision somebody took back later stays undecided.';


--
-- Name: reviewed_ways; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviewed_ways (
    review_id uuid NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    way_id uuid NOT NULL,
    name text NOT NULL,
    email text,
    person text,
    owner_id uuid,
    owner_name text,
    owner_managers integer,
    application_id uuid,
    application_name text,
    roles text[] NOT NULL,
    scopes text[] NOT NULL,
    shares text[] NOT NULL,
    allowed_by text,
    allowed_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    held boolean DEFAULT false NOT NULL,
    last_used_at timestamp with time zone,
    unused_scopes text[] NOT NULL,
    concerns text[] NOT NULL,
    decision text,
    note text DEFAULT ''::text NOT NULL,
    decided_by uuid,
    decided_by_name text,
    decided_at timestamp with time zone,
    outcome text,
    reason text,
    tokens integer DEFAULT 0 NOT NULL,
    proof_position bigint,
    proof_hash bytea,
    proof_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    of_user uuid,
    allowed_by_user uuid,
    decided_by_user uuid,
    noted_by_user uuid,
    used_days integer DEFAULT 0 NOT NULL,
    noted_by uuid,
    noted_by_name text,
    noted_at timestamp with time zone,
    suspended boolean,
    since timestamp with time zone,
    was_changed boolean,
    taken_back_at timestamp with time zone,
    CONSTRAINT reviewed_ways_decision_known CHECK ((decision = ANY (ARRAY['keep'::text, 'revoke'::text]))),
    CONSTRAINT reviewed_ways_outcome_known CHECK ((outcome = ANY (ARRAY['ended'::text, 'gone'::text, 'refused'::text])))
);


--
-- Name: TABLE reviewed_ways; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.reviewed_ways IS 'Ways into an organization''s data as they were when a review was started, in the words of that moment, and what was decided on each.';


--
-- Name: COLUMN reviewed_ways.review_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.review_id IS 'The review.';


--
-- Name: COLUMN reviewed_ways."position"; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways."position" IS 'Its place in the list, from 1.';


--
-- Name: COLUMN reviewed_ways.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.kind IS 'person, contact, own_application, authorization, approval, network, export or invitation.';


--
-- Name: COLUMN reviewed_ways.way_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.way_id IS 'Of the profile, application, authorization, approval, network membership, export or invitation; it may be gone.';


--
-- Name: COLUMN reviewed_ways.name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.name IS 'Of the person, application, network or file; the address of who was invited.';


--
-- Name: COLUMN reviewed_ways.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.email IS 'The address of that person, or of who gave an approval.';


--
-- Name: COLUMN reviewed_ways.person; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.person IS 'Of an approval: who gave it.';


--
-- Name: COLUMN reviewed_ways.owner_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.owner_id IS 'Whose application or network it was.';


--
-- Name: COLUMN reviewed_ways.owner_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.owner_name IS 'What that organization was called.';


--
-- Name: COLUMN reviewed_ways.owner_managers; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.owner_managers IS 'How many people managed that organization.';


--
-- Name: COLUMN reviewed_ways.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.application_id IS 'The application that it is through.';


--
-- Name: COLUMN reviewed_ways.application_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.application_name IS 'What that application was called.';


--
-- Name: COLUMN reviewed_ways.roles; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.roles IS 'Roles that it gave.';


--
-- Name: COLUMN reviewed_ways.scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.scopes IS 'What it let an application do.';


--
-- Name: COLUMN reviewed_ways.shares; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.shares IS 'What it let a network read.';


--
-- Name: COLUMN reviewed_ways.allowed_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.allowed_by IS 'By whose word; null where nobody was known.';


--
-- Name: COLUMN reviewed_ways.allowed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.allowed_at IS 'When it was last allowed more, or as another role.';


--
-- Name: COLUMN reviewed_ways.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.expires_at IS 'When it would have ended by itself.';


--
-- Name: COLUMN reviewed_ways.held; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.held IS 'Whether somebody else had it, so that it could not be ended from here.';


--
-- Name: COLUMN reviewed_ways.last_used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.last_used_at IS 'When it was last used before the review; null: never, as far as it was recorded.';


--
-- Name: COLUMN reviewed_ways.unused_scopes; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.unused_scopes IS 'Of what it allowed, what was never used.';


--
-- Name: COLUMN reviewed_ways.concerns; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.concerns IS 'What deserved a look: unused, allowed_by_former, asks_for_more.';


--
-- Name: COLUMN reviewed_ways.decision; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.decision IS 'keep or revoke; null until somebody decided.';


--
-- Name: COLUMN reviewed_ways.note; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.note IS 'What somebody wrote beside it.';


--
-- Name: COLUMN reviewed_ways.decided_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.decided_by IS 'The profile that decided; it may be gone.';


--
-- Name: COLUMN reviewed_ways.decided_by_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.decided_by_name IS 'What that person was called.';


--
-- Name: COLUMN reviewed_ways.decided_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.decided_at IS 'When it was decided.';


--
-- Name: COLUMN reviewed_ways.outcome; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.outcome IS 'What became of a revoked one: ended, gone before, or refused by the rule of its kind.';


--
-- Name: COLUMN reviewed_ways.reason; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.reason IS 'Why it was refused, in a sentence for people.';


--
-- Name: COLUMN reviewed_ways.tokens; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.tokens IS 'Live tokens that ended with it.';


--
-- Name: COLUMN reviewed_ways.proof_position; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.proof_position IS 'Where the organization''s activity tells of its end.';


--
-- Name: COLUMN reviewed_ways.proof_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.proof_hash IS 'The hash of that row of the activity.';


--
-- Name: COLUMN reviewed_ways.proof_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.proof_at IS 'When that row was written.';


--
-- Name: COLUMN reviewed_ways.tries; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.tries IS 'How often its end failed; after three it is refused.';


--
-- Name: COLUMN reviewed_ways.of_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.of_user IS 'Whose place or approval it is; null once they are a former member.';


--
-- Name: COLUMN reviewed_ways.allowed_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.allowed_by_user IS 'The person of allowed_by; null once they are a former member.';


--
-- Name: COLUMN reviewed_ways.decided_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.decided_by_user IS 'The person of decided_by_name; null once they are a former member.';


--
-- Name: COLUMN reviewed_ways.noted_by_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.noted_by_user IS 'The person who wrote the note; null once they are a former member.';


--
-- Name: COLUMN reviewed_ways.used_days; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.used_days IS 'On how many of the 90 days before the review was started it was used.';


--
-- Name: COLUMN reviewed_ways.noted_by; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.noted_by IS 'The profile of who wrote the note; it may be gone.';


--
-- Name: COLUMN reviewed_ways.noted_by_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.noted_by_name IS 'Who wrote the note, as they were called then.';


--
-- Name: COLUMN reviewed_ways.noted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.noted_at IS 'When the note was written; null while there is none.';


--
-- Name: COLUMN reviewed_ways.suspended; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.suspended IS 'Whether whose it is was suspended, so that nothing was open to it; null in reviews that are older than this column.';


--
-- Name: COLUMN reviewed_ways.since; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.since IS 'Since when there was such a way; null in reviews that are older than this column, where allowed_at tells it.';


--
-- Name: COLUMN reviewed_ways.was_changed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.was_changed IS 'Whether it had been allowed more, or given other roles, before the review was carried out; null until then, and in reviews that are older than this column.';


--
-- Name: COLUMN reviewed_ways.taken_back_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.reviewed_ways.taken_back_at IS 'When somebody last took a decision back; null: nobody did.';


--
-- Name: second_factor_resets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_factor_resets (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    reminder_hash bytea,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone NOT NULL,
    reminded_at timestamp with time zone
);


--
-- Name: TABLE second_factor_resets; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.second_factor_resets IS 'Second factors that whoever runs this service will remove, because somebody lost theirs; deleted once it is done or was stopped.';


--
-- Name: COLUMN second_factor_resets.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.user_id IS 'Whose second factor it is.';


--
-- Name: COLUMN second_factor_resets.code_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.code_hash IS 'SHA-256 of the code in the first letter, which stops it.';


--
-- Name: COLUMN second_factor_resets.reminder_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.reminder_hash IS 'SHA-256 of the code in the second letter, which stops it too.';


--
-- Name: COLUMN second_factor_resets.asked_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.asked_at IS 'When it was asked for.';


--
-- Name: COLUMN second_factor_resets.due_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.due_at IS 'When it will be done, unless somebody stops it.';


--
-- Name: COLUMN second_factor_resets.reminded_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_resets.reminded_at IS 'When the second letter was written.';


--
-- Name: second_factor_waves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_factor_waves (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    kind text NOT NULL,
    required_from timestamp with time zone,
    due_at timestamp with time zone NOT NULL,
    after_at timestamp with time zone,
    after_profile uuid,
    done_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT second_factor_waves_kind_known CHECK ((kind = ANY (ARRAY['announced'::text, 'begun'::text, 'lifted'::text])))
);


--
-- Name: TABLE second_factor_waves; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.second_factor_waves IS 'Letters to the people of an organization about its rule on second factors, and what ends with it; worked through by steps.';


--
-- Name: COLUMN second_factor_waves.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.id IS 'Random UUID.';


--
-- Name: COLUMN second_factor_waves.organization_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.organization_id IS 'Whose rule it is.';


--
-- Name: COLUMN second_factor_waves.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.kind IS 'announced: some days before; begun: when the time has come; lifted: when it is required no more.';


--
-- Name: COLUMN second_factor_waves.required_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.required_from IS 'The time that the letters name; none once it was lifted.';


--
-- Name: COLUMN second_factor_waves.due_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.due_at IS 'From when on it is worked through.';


--
-- Name: COLUMN second_factor_waves.after_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.after_at IS 'When the last person who was looked at joined: the next step goes on after them.';


--
-- Name: COLUMN second_factor_waves.after_profile; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.after_profile IS 'The profile of that person; it may be gone by now.';


--
-- Name: COLUMN second_factor_waves.done_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.done_at IS 'When everybody had been looked at, or there was nothing left to tell.';


--
-- Name: COLUMN second_factor_waves.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.second_factor_waves.created_at IS 'When it was planned.';


--
-- Name: secret_key_check; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secret_key_check (
    value bytea NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT secret_key_check_value_length CHECK ((octet_length(value) = 32))
);


--
-- Name: TABLE secret_key_check; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.secret_key_check IS 'Which secret keys this data is encrypted with, so that it is not opened without them.';


--
-- Name: COLUMN secret_key_check.value; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.secret_key_check.value IS 'Derived from the key; the key cannot be told from it.';


--
-- Name: COLUMN secret_key_check.noted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.secret_key_check.noted_at IS 'When the key was first used.';


--
-- Name: session_applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_applications (
    session_id uuid NOT NULL,
    application_id uuid NOT NULL,
    approval_id uuid NOT NULL,
    sid text NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE session_applications; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.session_applications IS 'Applications that a person signed in to during a session, and which hear of its end.';


--
-- Name: COLUMN session_applications.session_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session_applications.session_id IS 'The session of the console.';


--
-- Name: COLUMN session_applications.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session_applications.application_id IS 'Which application.';


--
-- Name: COLUMN session_applications.approval_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session_applications.approval_id IS 'The approval that was last used for it in this session.';


--
-- Name: COLUMN session_applications.sid; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session_applications.sid IS 'What the application knows the session by: random, so that two applications cannot compare.';


--
-- Name: COLUMN session_applications.used_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.session_applications.used_at IS 'When the person last came from it or went to it.';


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    cookie_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    agent text NOT NULL,
    address inet NOT NULL,
    browser_hash bytea,
    factors text[] DEFAULT '{password}'::text[] NOT NULL,
    confirmed_at timestamp with time zone DEFAULT now() NOT NULL,
    device_id uuid,
    CONSTRAINT sessions_agent_length CHECK ((char_length(agent) <= 512)),
    CONSTRAINT sessions_browser_hash_is_sha256 CHECK ((octet_length(browser_hash) = 32)),
    CONSTRAINT sessions_cookie_hash_is_sha256 CHECK ((octet_length(cookie_hash) = 32)),
    CONSTRAINT sessions_last_a_day CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '24:00:00'::interval))))
);


--
-- Name: TABLE sessions; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.sessions IS 'Sign-ins that have not ended; signing out deletes the row.';


--
-- Name: COLUMN sessions.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN sessions.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.user_id IS 'Who signed in.';


--
-- Name: COLUMN sessions.cookie_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.cookie_hash IS 'SHA-256 of the browser''s half; null for callers that are no browser.';


--
-- Name: COLUMN sessions.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.created_at IS 'When they signed in.';


--
-- Name: COLUMN sessions.last_seen_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.last_seen_at IS 'About when it was last used.';


--
-- Name: COLUMN sessions.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.expires_at IS 'When it ends whatever happens: at most 24 hours after it began.';


--
-- Name: COLUMN sessions.agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.agent IS 'The User-Agent header at sign-in, cut to 512 characters.';


--
-- Name: COLUMN sessions.address; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.address IS 'The IP address at sign-in.';


--
-- Name: COLUMN sessions.browser_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.browser_hash IS 'SHA-256 of the cookie that comes along when an application sends the browser here; it opens nothing of the API.';


--
-- Name: COLUMN sessions.factors; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.factors IS 'What the person proved: password, passkey, totp, recovery.';


--
-- Name: COLUMN sessions.confirmed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.confirmed_at IS 'When they last proved that it is them, at sign-in or since.';


--
-- Name: COLUMN sessions.device_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.sessions.device_id IS 'The browser it was begun in; null for callers that are no browser. No foreign key, because browsers are forgotten.';


--
-- Name: signature_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.signature_key (
    only_row boolean DEFAULT true NOT NULL,
    sealed bytea NOT NULL,
    CONSTRAINT signature_key_one_row CHECK (only_row)
);


--
-- Name: TABLE signature_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.signature_key IS 'What exports and the ends of chains of activity are signed with; it stays when secret keys change.';


--
-- Name: COLUMN signature_key.only_row; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signature_key.only_row IS 'There is one.';


--
-- Name: COLUMN signature_key.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signature_key.sealed IS 'Encrypted with a key that is not in the database.';


--
-- Name: signing_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.signing_keys (
    only_row boolean DEFAULT true NOT NULL,
    sealed bytea NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    rotated_at timestamp with time zone,
    CONSTRAINT signing_keys_one_row CHECK (only_row)
);


--
-- Name: TABLE signing_keys; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.signing_keys IS 'What ID tokens are signed with: the keys in use, the next ones and those before, for all instances.';


--
-- Name: COLUMN signing_keys.only_row; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signing_keys.only_row IS 'They are rotated together.';


--
-- Name: COLUMN signing_keys.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signing_keys.sealed IS 'Encrypted with a key that is not in the database.';


--
-- Name: COLUMN signing_keys.made_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signing_keys.made_at IS 'When the first start made them.';


--
-- Name: COLUMN signing_keys.rotated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.signing_keys.rotated_at IS 'When the next ones last took over.';


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    session_id uuid NOT NULL,
    profile_id uuid,
    kind text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    CONSTRAINT tokens_expire_later CHECK ((expires_at > created_at)),
    CONSTRAINT tokens_hash_is_sha256 CHECK ((octet_length(hash) = 32)),
    CONSTRAINT tokens_kind_known CHECK ((kind = ANY (ARRAY['user'::text, 'profile'::text]))),
    CONSTRAINT tokens_of_a_profile CHECK (((kind = 'profile'::text) = (profile_id IS NOT NULL)))
);


--
-- Name: TABLE tokens; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.tokens IS 'Bearer tokens; each lives no longer than its session.';


--
-- Name: COLUMN tokens.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.hash IS 'SHA-256 of the token; the token itself is nowhere stored.';


--
-- Name: COLUMN tokens.session_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.session_id IS 'The sign-in it belongs to and ends with.';


--
-- Name: COLUMN tokens.profile_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.profile_id IS 'The profile that a profile token acts under.';


--
-- Name: COLUMN tokens.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.kind IS 'What it speaks for: user.';


--
-- Name: COLUMN tokens.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.created_at IS 'When it was given out.';


--
-- Name: COLUMN tokens.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.expires_at IS 'From when it no longer works.';


--
-- Name: COLUMN tokens.confirmed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.tokens.confirmed_at IS 'When whoever holds it proved that it is them; null in a browser, whose cookie all its tokens need: there that of the session counts.';


--
-- Name: told_sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.told_sign_ins (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    device_id uuid,
    network inet NOT NULL,
    agent text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT told_sign_ins_hash_is_sha256 CHECK ((octet_length(hash) = 32))
);


--
-- Name: TABLE told_sign_ins; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.told_sign_ins IS 'Sign-ins from new places that were told by mail, for whoever says that one was not theirs.';


--
-- Name: COLUMN told_sign_ins.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.hash IS 'SHA-256 of the code that the mail carried.';


--
-- Name: COLUMN told_sign_ins.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.user_id IS 'Who was told.';


--
-- Name: COLUMN told_sign_ins.device_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.device_id IS 'The browser that signed in; null for callers that are no browser.';


--
-- Name: COLUMN told_sign_ins.network; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.network IS 'The network that it came from.';


--
-- Name: COLUMN told_sign_ins.agent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.agent IS 'As in known_networks.';


--
-- Name: COLUMN told_sign_ins.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.created_at IS 'When it was, as its session has it.';


--
-- Name: COLUMN told_sign_ins.expires_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.told_sign_ins.expires_at IS 'Until when it can be said.';


--
-- Name: totp; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.totp (
    user_id uuid NOT NULL,
    sealed bytea NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE totp; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.totp IS 'Authenticator apps: one for each person.';


--
-- Name: COLUMN totp.user_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.totp.user_id IS 'Whose it is.';


--
-- Name: COLUMN totp.sealed; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.totp.sealed IS 'The seed, encrypted with a key that is not in the database.';


--
-- Name: COLUMN totp.confirmed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.totp.confirmed_at IS 'When its first code was entered; until then it counts for nothing.';


--
-- Name: COLUMN totp.last_step; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.totp.last_step IS 'The half minute of the last code that was taken: none is taken twice.';


--
-- Name: COLUMN totp.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.totp.created_at IS 'When the seed was made.';


--
-- Name: use_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.use_days (
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    scope text NOT NULL,
    day date NOT NULL,
    calls integer NOT NULL
)
WITH (fillfactor='70');


--
-- Name: TABLE use_days; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.use_days IS 'On which days each way to data was used, and for what; kept for 400 days.';


--
-- Name: COLUMN use_days.subject_kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_days.subject_kind IS 'As in uses.';


--
-- Name: COLUMN use_days.subject_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_days.subject_id IS 'As in uses.';


--
-- Name: COLUMN use_days.scope; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_days.scope IS 'The scope that the calls needed; of a network, the kind of data that its owner read. Empty where there is none.';


--
-- Name: COLUMN use_days.day; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_days.day IS 'In UTC.';


--
-- Name: COLUMN use_days.calls; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_days.calls IS 'How often on that day.';


--
-- Name: use_recording; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.use_recording (
    only_row boolean DEFAULT true NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT use_recording_one_row CHECK (only_row)
);


--
-- Name: TABLE use_recording; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.use_recording IS 'From when on uses are recorded: what was used before is not known to have been.';


--
-- Name: COLUMN use_recording.only_row; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_recording.only_row IS 'There is one.';


--
-- Name: COLUMN use_recording.since; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.use_recording.since IS 'When this data first had these tables.';


--
-- Name: used_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.used_challenges (
    hash bytea NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: TABLE used_challenges; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.used_challenges IS 'Challenges that a passkey answered: none is taken twice. Swept once they have expired.';


--
-- Name: COLUMN used_challenges.hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.used_challenges.hash IS 'SHA-256 of the challenge.';


--
-- Name: COLUMN used_challenges.at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.used_challenges.at IS 'When it was answered.';


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    password_hash bytea,
    email_verified_at timestamp with time zone,
    sign_up_cookie_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    password_version integer DEFAULT 1 NOT NULL,
    second_factor boolean DEFAULT false NOT NULL,
    webauthn_handle bytea,
    recovery_kept_at timestamp with time zone,
    deleted_at timestamp with time zone,
    removed_from timestamp with time zone,
    removed_at timestamp with time zone,
    disabled_at timestamp with time zone,
    removal_told_at timestamp with time zone,
    CONSTRAINT users_email_is_lower_case CHECK ((email = lower(email))),
    CONSTRAINT users_email_length CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
    CONSTRAINT users_first_name_length CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 100))),
    CONSTRAINT users_last_name_length CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 100))),
    CONSTRAINT users_sign_up_cookie_hash_is_sha256 CHECK ((octet_length(sign_up_cookie_hash) = 32)),
    CONSTRAINT users_sign_up_cookie_until_verified CHECK (((sign_up_cookie_hash IS NULL) OR (email_verified_at IS NULL)))
);


--
-- Name: TABLE users; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.users IS 'People who have an account.';


--
-- Name: COLUMN users.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.id IS 'Random UUID, made by the service.';


--
-- Name: COLUMN users.email; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.email IS 'The address they sign in with, in lower case.';


--
-- Name: COLUMN users.first_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.first_name IS 'As they wrote it.';


--
-- Name: COLUMN users.last_name; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.last_name IS 'As they wrote it.';


--
-- Name: COLUMN users.password_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.password_hash IS 'Argon2id in PHC form, with its parameters and salt, encrypted with a key that is not in the database. None once the person signs in with passkeys alone.';


--
-- Name: COLUMN users.email_verified_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.email_verified_at IS 'When they proved that the address is theirs; null until then.';


--
-- Name: COLUMN users.sign_up_cookie_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.sign_up_cookie_hash IS 'SHA-256 of the cookie of the browser that signed up; null once the address is verified.';


--
-- Name: COLUMN users.created_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.created_at IS 'When they signed up.';


--
-- Name: COLUMN users.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.updated_at IS 'When name, address or password last changed.';


--
-- Name: COLUMN users.password_version; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.password_version IS 'Grows with every new password, and not when the same one is hashed or encrypted anew.';


--
-- Name: COLUMN users.second_factor; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.second_factor IS 'Whether a password alone no longer signs in: the person has a passkey or an authenticator app, and another way beside it for when that is lost.';


--
-- Name: COLUMN users.webauthn_handle; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.webauthn_handle IS 'By which passkeys know the person: 32 random bytes, neither the id nor the address.';


--
-- Name: COLUMN users.recovery_kept_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.recovery_kept_at IS 'When the person said that they kept their recovery codes.';


--
-- Name: COLUMN users.deleted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.deleted_at IS 'When they deleted their account; null as long as they have not, and once they kept it.';


--
-- Name: COLUMN users.removed_from; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.removed_from IS 'From when on it is removed for good; until then they can keep it.';


--
-- Name: COLUMN users.removed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.removed_at IS 'When all that was known of them was removed; what is left of the row stands for a former member.';


--
-- Name: COLUMN users.disabled_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.disabled_at IS 'From when on they can neither sign in nor have anything act for them, by a command of an operator; null once they can again.';


--
-- Name: COLUMN users.removal_told_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.users.removal_told_at IS 'When the last letter was written, which says that the account is removed: it leaves first.';


--
-- Name: uses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uses (
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    last_at timestamp with time zone NOT NULL
)
WITH (fillfactor='70');


--
-- Name: TABLE uses; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.uses IS 'When each way to data was last used. Written in batches and apart from what is used, so that nobody waits for it.';


--
-- Name: COLUMN uses.subject_kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.uses.subject_kind IS 'application, key, approval, authorization, profile or network_member.';


--
-- Name: COLUMN uses.subject_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.uses.subject_id IS 'Which one. What is gone is swept from here within two days.';


--
-- Name: COLUMN uses.last_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.uses.last_at IS 'When it was last used, to some seconds; never in the future.';


--
-- Name: wider_waves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wider_waves (
    id uuid NOT NULL,
    application_id uuid,
    network_id uuid,
    due_at timestamp with time zone NOT NULL,
    after_id uuid,
    CONSTRAINT wider_waves_of_one CHECK ((num_nonnulls(application_id, network_id) = 1))
);


--
-- Name: TABLE wider_waves; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.wider_waves IS 'Applications and networks that ask for more than before: those who authorized or joined them are told by and by. Gone once all were.';


--
-- Name: COLUMN wider_waves.id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.wider_waves.id IS 'Random UUID.';


--
-- Name: COLUMN wider_waves.application_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.wider_waves.application_id IS 'The application that asks for more scopes.';


--
-- Name: COLUMN wider_waves.network_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.wider_waves.network_id IS 'The network that asks its members to share more.';


--
-- Name: COLUMN wider_waves.due_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.wider_waves.due_at IS 'When the first is told: some time after it was asked for, and a day after the last were told.';


--
-- Name: COLUMN wider_waves.after_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.wider_waves.after_id IS 'The last organization whose managers were written to; null: nobody was.';


--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: queue_stats_20261118; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261118 FOR VALUES FROM ('2026-11-18 00:00:00+00') TO ('2026-11-19 00:00:00+00');


--
-- Name: queue_stats_20261119; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261119 FOR VALUES FROM ('2026-11-19 00:00:00+00') TO ('2026-11-20 00:00:00+00');


--
-- Data for Name: bam; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: job_common; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.queue VALUES
	('approval-ends', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.917566+00', '2026-11-18 20:44:28.920758+00', '2026-11-18 20:44:28.947676+00', '2026-11-18 20:43:23.406925+00', '2026-11-18 20:44:22.867338+00'),
	('exports', 'standard', 100, 5, true, 60, 14400, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.398996+00', '2026-11-18 20:44:28.418867+00', '2026-11-18 20:44:28.463641+00', '2026-11-18 20:43:23.291712+00', '2026-11-18 20:44:22.790132+00'),
	('logout-notices', 'standard', 100, 5, true, 3600, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.578074+00', '2026-11-18 20:44:28.581011+00', '2026-11-18 20:44:28.604644+00', '2026-11-18 20:43:23.295365+00', '2026-11-18 20:44:22.829475+00'),
	('review-starts', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.624986+00', '2026-11-18 20:44:28.635565+00', '2026-11-18 20:44:28.652997+00', '2026-11-18 20:43:23.347587+00', '2026-11-18 20:44:22.837994+00'),
	('access-reviews', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.710652+00', '2026-11-18 20:44:28.715328+00', '2026-11-18 20:44:28.743296+00', '2026-11-18 20:43:23.442061+00', '2026-11-18 20:44:22.873845+00'),
	('review-keeps', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.779047+00', '2026-11-18 20:44:28.788837+00', '2026-11-18 20:44:28.818467+00', '2026-11-18 20:43:23.371553+00', '2026-11-18 20:44:22.854259+00'),
	('account-removals', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 20:44:28.837296+00', '2026-11-18 20:44:28.858975+00', '2026-11-18 20:44:28.895226+00', '2026-11-18 20:43:23.465863+00', '2026-11-18 20:44:22.878117+00');


--
-- Data for Name: queue_stats_20261118; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue_stats_20261119; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.version VALUES
	(43, NULL, '2026-11-18 20:43:23.294166+00', '2026-11-18 20:44:28.392417+00', '2026-11-18 20:44:28.4822+00', NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: access_reviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_reviews VALUES
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'closed', 29, 27, 2, 2, 0, 0, 'Priya Raghunathan', '2026-07-07 16:12:59.449768+00', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'Ana Duarte', '{owner}', '2026-06-29 14:05:27.746922+00', '2026-12-26 14:05:27.746922+00', NULL, '2026-06-23 16:12:59.50528+00', '1d198aeb-19da-4b18-81ad-d23f683d16e0'),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'open', 37, 5, 1, 0, 0, 0, 'Ana Duarte', '2026-11-20 14:33:03.376192+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-13 14:33:03.376192+00', '2026-11-06 14:33:03.384313+00', '31c892e6-34c9-4686-b11f-b18531499d39'),
	('0066b6b1-2e00-4e38-a743-15b03e8455fa', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'open', 1, 1, 0, 0, 0, 0, 'Ana Duarte', '2026-12-02 20:44:07.311963+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 20:44:07.311963+00', NULL);


--
-- Data for Name: account_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_activity VALUES
	('f67fcda2-11d1-411d-bfe5-5c5f58a63796', '2025-11-20 13:10:11.047856+00', 'signed_up', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('76c5556e-08e3-4302-9dd3-cad3df59fb5a', '2025-11-20 13:10:11.084296+00', 'email_verified', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8adf1a7e-9918-451f-b602-e192e22b9e18', '2025-11-20 14:11:11.112645+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '14118bae-cd6d-460f-81a0-7932dfffcaa8', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('33b6f659-29b3-42d0-a1bf-19b69a31c800', '2025-11-24 14:25:55.185922+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '8c383c9a-25dc-4796-ae91-5c26cf76f859', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bee76945-2ee3-4a2b-9c28-1a8eb4a82095', '2025-11-25 13:10:47.265757+00', 'signed_up', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5a252d20-787c-4bda-9b34-9efc3dbdfc16', '2025-11-25 13:10:47.268883+00', 'email_verified', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('29175cb8-b395-4d16-9df2-228624ede0e6', '2025-11-25 14:02:47.267928+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '8802c562-17e8-4d08-98eb-ad9b84895702', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('58b62265-11e9-4573-8e74-8e57830bdefe', '2025-11-28 13:10:23.525727+00', 'signed_up', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c94c6856-46d8-4186-8735-8fe9e7707166', '2025-11-28 13:10:23.53288+00', 'email_verified', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('662f1a54-1fd7-4e21-89bf-799e2d5907c6', '2025-11-28 15:32:23.54766+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '75eb79c7-8dd7-428b-b46c-cc7b7d51b822', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('fdde1cb8-0cc7-415b-9e37-b56b01488f24', '2025-12-03 13:10:59.755458+00', 'signed_up', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('39a05855-7bac-4909-a8a4-8ca3b6d98019', '2025-12-03 13:10:59.768577+00', 'email_verified', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2a01a90f-3e9c-4c3f-a04a-c041c7bca065', '2025-12-03 16:05:59.75404+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'fe1ae930-269a-4700-ac9f-44e9dba2bd21', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('717f9957-e8fa-46fd-82e3-9ea23119cbc3', '2025-12-04 14:20:51.842118+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '551643b2-f183-479c-9dd5-9c399bc8f7cf', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2805b8a0-2497-4481-84f3-568915c2b645', '2025-12-04 14:20:51.854266+00', 'totp_added', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('8b186159-ddc7-47b0-9992-514e852b50a2', '2025-12-04 14:20:51.854717+00', 'recovery_codes_made', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('05e0bbe1-e0c1-46bd-8774-5f240bb15ff5', '2025-12-04 14:20:51.855108+00', 'second_factor_begun', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ff186ebf-e7a3-4764-921d-a42e23cdd461', '2025-12-05 13:02:43.933727+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '96bd729c-66dd-4ecf-b942-9e003425fceb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9e2554ce-f571-4ebe-8fb4-ea197d34f0e4', '2025-12-05 13:10:43.914936+00', 'signed_up', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('83fb2f0a-dc7f-49eb-a045-49a19b1834c2', '2025-12-05 13:10:43.919759+00', 'email_verified', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5d7a8a27-21fb-4bbd-9f90-c75f298a51a0', '2025-12-05 13:31:43.915356+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '881b2f75-d6c9-4183-9e60-764fad627bf8', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6a1ee984-2037-455e-92dc-87a5b372b314', '2025-12-09 16:18:28.077451+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '91a82400-103f-439c-b989-e8209402f8bb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bf82bb49-076d-4190-aec8-0138c7750fdd', '2025-12-10 15:09:20.186635+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '7200f1d4-83e1-4f87-aa36-4da6f87dbdb1', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('64762ff4-0577-4f8b-9600-1311011ec8a7', '2025-12-11 13:10:12.239328+00', 'signed_up', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a7c04264-d8b8-4709-ad8c-adbc6e2a36c8', '2025-12-11 13:10:12.251212+00', 'email_verified', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f5bbb9d2-95a2-4ec8-bac7-c3e77c6f5530', '2025-12-11 17:48:12.240622+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '73d8775c-a5ad-4208-bbb8-7fcbdece386b', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('1e75e2e2-09da-40df-8082-00a6cbd59437', '2025-12-12 15:18:04.331049+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '660bbf6c-3dd4-4aa7-acc5-aa9f23d1315e', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0f1490d0-f4c1-4bc9-8090-af91837b83ff', '2025-12-15 15:55:56.410458+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '5ea75f4d-1f12-4a67-b868-4455f67c9b48', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b699e83a-a792-4a1a-af7a-ed2253da427a', '2025-12-16 13:10:48.48221+00', 'signed_up', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('5a54ae12-336d-44ad-a201-9837664272a6', '2025-12-16 13:10:48.483486+00', 'email_verified', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('75ad31da-38dd-4d0f-9de6-28705ede0602', '2025-12-16 14:12:48.48188+00', 'signed_in', '04cff053-024c-41f1-9baf-127b3e4f7e77', '8218ac9e-e4df-4fc5-bb1a-44719746d84a', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8ef4be77-a3f9-4f52-b030-4a1759e4716b', '2025-12-17 14:21:40.567694+00', 'signed_in', '04cff053-024c-41f1-9baf-127b3e4f7e77', '7be16834-81d2-4844-b503-a4c13a0197fa', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c0ef1e17-87c2-405d-b4d4-18298dc4d50b', '2025-12-18 15:27:32.643608+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '0e919984-bb45-44a0-aa11-e6cf4e848055', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('1419182d-99dc-46d2-aadc-60422bc36f0d', '2025-12-19 13:10:24.723418+00', 'signed_up', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b12db298-c14a-4497-9853-d16db1ce194f', '2025-12-19 13:10:24.724524+00', 'email_verified', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('52827175-044c-493c-b2da-ee4485cfbdd8', '2025-12-19 13:36:24.724633+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'ef32b084-19d5-4685-9718-4c59bf374ef0', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('165be49a-a920-4f4e-a664-a697618490bf', '2025-12-23 16:40:08.885709+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'f7242a44-2dbe-466b-a3d9-671d1f24e30a', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('581a8c44-e559-4abe-b304-6691f20c9443', '2025-12-24 15:44:00.971307+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '16d352d8-bb06-4855-b542-489821961d5c', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('dbad762d-d550-4a9e-a303-18c619510eb6', '2025-12-26 13:10:45.135253+00', 'signed_up', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('75bb028c-53aa-45a2-bdae-007fa293ee9c', '2025-12-26 13:10:45.137502+00', 'email_verified', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('48fd06aa-19d3-4559-8644-dfe6b2b9eb57', '2025-12-26 14:36:45.148416+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '3c0eacc9-117c-401b-b2fc-58ef5eb83c32', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9cf16508-bbd9-4098-8062-8329c5620aeb', '2025-12-26 17:12:45.135801+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '808fe2ed-57b5-4d7e-94b4-3342da97f9ea', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('002f77b7-00d4-471a-892f-c5d487395a6f', '2025-12-29 15:36:37.211763+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'c4e9b7fd-31c2-4d6e-af76-861993785031', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('66c5b326-c539-435f-9953-50eadce9b56a', '2025-12-30 18:22:29.296002+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '53893ebd-aefa-4b7d-93e9-af02b0a69c05', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8b18350d-d515-4473-ac8c-ff61f7f5daa6', '2025-12-31 14:50:21.373889+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'cc0381b6-2e70-4010-b25b-2d981280cf1d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('57bb509a-aa4b-4362-8ba4-f97e00f5ac0f', '2026-01-01 17:20:13.463302+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'f630ae9d-9356-4ecd-a99d-97a5634b7d26', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('39161726-004d-4715-b7bb-18f3b956d9de', '2026-01-02 18:03:05.541399+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '8e0530c0-adfe-41b3-b1cf-ff5e2f811f37', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9be3a734-d07b-4ac8-8c50-08d43b6a494e', '2026-01-05 19:31:57.617201+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '5fd2cefe-387a-4294-9833-2a1613768e7a', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a65ae7bb-69d1-4a74-bbdd-260f8f3893d6', '2026-01-06 13:10:49.699936+00', 'signed_up', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5f72e974-fade-4199-a2b4-9dfb40ef0e72', '2026-01-06 13:10:49.70678+00', 'email_verified', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('d38b797d-b86e-4600-ade4-607192c3de3b', '2026-01-06 13:40:49.702745+00', 'signed_in', 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'ceb33524-7431-4afe-8ea3-46c7509b542e', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('990b7cc5-d07a-4907-b4ba-8348f55c4347', '2026-01-07 13:55:41.782969+00', 'signed_in', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '9aa897b3-d4a7-4a5b-84d7-dd77546e22de', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('730a0605-cce9-4feb-a4e8-df605db10b4b', '2026-01-12 14:47:18.021847+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', 'bb63b736-aa29-495b-94fc-af00a16d0a46', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d04c7fae-b64e-4992-8f98-ad66d1b7fdb3', '2026-01-14 19:11:02.183814+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '8db7a01c-387a-4578-ae68-02a1f5e7565f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('338727a5-62c8-44a5-8e72-7b04c3da79c9', '2026-01-14 19:11:02.188636+00', 'approved_for_oneself', '31c892e6-34c9-4686-b11f-b18531499d39', '8db7a01c-387a-4578-ae68-02a1f5e7565f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', 'Survey Explorer'),
	('4d5399d2-0ae0-4d84-b7cb-1425ef7f6a8b', '2026-01-16 15:20:46.351941+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'b0c978a0-8e43-4a3a-97d0-93c3006f12a3', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0cac0683-1fd2-40a6-b9c1-e464c0c3e3f4', '2026-01-21 16:06:22.638137+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '9da76c94-f42f-41aa-8d12-9cf1fde6c4eb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4b711619-d4ef-425f-9bd7-106ea13d00b0', '2026-01-22 13:10:14.669458+00', 'signed_up', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('577bfdd2-f56e-44f7-9b0a-b7e6c783abe7', '2026-01-22 13:10:14.676236+00', 'email_verified', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('40106369-7025-4471-9c32-5ec9d462f267', '2026-01-22 13:25:14.671359+00', 'signed_in', '84a61121-1d16-4bf6-a587-24545021e19d', 'd258b043-464f-45cb-bd55-7f1472c4c3ee', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('44e24048-d6a5-44e9-8ed8-7cb426493008', '2026-01-26 15:26:58.837519+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '32e83b18-fd4c-40ae-b4c1-6061fc60dc9c', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('023fc6b5-3c8f-4333-9661-6b0f7496aed4', '2026-01-26 15:26:58.848001+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '077d1040-5a7f-4454-a952-05521b9a48ef', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('04539585-7e3b-4fc2-ba5f-ed52753b139c', '2026-01-28 17:05:42.996328+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '344ce713-e1a0-40a1-9fa5-ce3955e24b64', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('8b484bd7-e0d4-407d-8e93-818550c19b7c', '2026-01-30 14:58:27.15933+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '651585f3-8b87-43b8-bdeb-b358a3116432', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('033880eb-868e-4595-8154-3a1432a82b17', '2026-02-02 16:37:19.234406+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '720881f4-d036-452f-b1e5-789955082163', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c79be723-cfe2-4f11-b599-bb8de4e1950a', '2026-02-03 15:33:11.325675+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '3c4996c7-7330-4f07-9d90-707a44ff6e04', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2ce779c3-3713-438b-824b-9b0905f8c981', '2026-02-04 13:10:03.402925+00', 'signed_up', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a235890d-671d-40f8-b0ab-937949c2a82b', '2026-02-04 13:10:03.412839+00', 'email_verified', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('44b1386b-badc-4afd-9238-bdf8169a9313', '2026-02-04 16:42:03.404763+00', 'signed_in', 'd5431573-870a-4b02-8176-442f1da66f0d', '36e35d07-d79d-4ec6-af5b-bc1f09e84bac', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c2bfa3fe-a902-45dc-ad86-a9584f410efe', '2026-02-06 16:24:47.565098+00', 'signed_in', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '2fd6d623-62fa-414a-b79b-b98348aa1ab2', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('0d4cebb5-d97d-45b8-9420-1bd17a6bc35e', '2026-02-09 16:30:39.64269+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '74ecf4cd-fc33-438f-ab98-975d261d26eb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('baac1286-b21c-4b1c-8461-58a9f1aba60f', '2026-02-10 14:48:31.732698+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'e389cf8a-3e5e-4ccf-bcc4-bb70aeb85a80', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('991cab46-728c-4e5a-8a71-9890e52241b8', '2026-02-11 15:22:23.851885+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '29750419-9f92-4070-afc1-02f695b962b7', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('31756853-71f4-42b4-8f69-69e0c35bc08d', '2026-02-12 16:22:15.909937+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'c545e401-1d3c-4c25-a4a3-1b16f16157c8', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('197be170-9094-4932-99fb-a6eafd7e724f', '2026-02-16 18:44:00.071028+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '763f86d0-07cd-4519-a594-4fb5b097a992', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bdeea965-efde-4ca6-addf-2d8585021844', '2026-02-17 13:10:52.133021+00', 'signed_up', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bfecebda-1e2e-4f6f-b3c0-3bbf53642ed6', '2026-02-17 13:10:52.138967+00', 'email_verified', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4b7940e1-4834-4fcf-b069-a4cc37766b05', '2026-02-17 13:58:52.156844+00', 'signed_in', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', '5048ad17-bed4-4dbf-86d4-820263b53333', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('843e63c5-c096-4c0b-8885-4437fa198788', '2026-02-18 15:39:44.220458+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '76807ba9-fb8b-4677-b678-7c54e5870836', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5f0837c4-20a3-481c-a0e8-f6746da50f00', '2026-02-19 14:37:36.34021+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'b2fc5912-7967-4c5e-b063-b159a6cb56c0', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('74a1c6ec-4f99-4f1c-932f-401bdae74dc9', '2026-02-19 18:10:36.299754+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '621a7e8c-53f0-4ffa-af55-ddde0e5855f9', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6ef77ca2-9287-4ed1-b92a-60528ab7363d', '2026-02-20 13:10:28.370332+00', 'signed_up', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b249354d-6258-4e6a-bb3f-e8af47de066d', '2026-02-20 13:10:28.372319+00', 'email_verified', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a4ec5c2f-71f2-44ae-9c66-b1f246e6eec7', '2026-02-20 13:22:28.381259+00', 'signed_in', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '649c3485-9766-439c-992c-a33456c68947', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e1c51b26-e73e-4a6d-86f9-328276d1520b', '2026-02-23 15:01:20.452591+00', 'signed_in', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'ad073d93-b2ca-4d00-8009-cbb36d71906e', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('754f6b58-1f35-4105-a9f5-612702051ba1', '2026-02-26 17:24:56.70115+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '1c4572ab-e6da-469c-9af7-8b9a4667df80', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('446db912-d62f-495a-ad35-d0a5c22928e1', '2026-02-27 19:08:48.775709+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'abe2edc9-e3b9-43c6-8a1d-a6aa7160fabf', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d4d6201c-461a-4687-9fd6-3ed18c1ec3e9', '2026-03-02 13:10:40.858403+00', 'signed_up', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('51edea49-952a-4090-a0a7-56ade5f08812', '2026-03-02 13:10:40.859492+00', 'email_verified', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('073aa270-819e-4bff-aec1-215809ae7eb0', '2026-03-02 15:04:40.865538+00', 'signed_in', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', 'e7260825-cb14-42b2-ad4c-4b9a9c51e7b1', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('458c29e0-9b02-4e49-b278-e10f2205632f', '2026-03-02 16:09:40.856797+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '11c8a2ec-ef82-41d9-b23e-57eafe64c447', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('624393b7-b6be-41b1-ac02-dd9928a5a347', '2026-03-05 20:18:17.105591+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'b3d1ba21-fa7f-45e6-ad91-671bf70641c5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0b10f7ef-72a5-4674-9c04-25e1437c3621', '2026-03-06 15:15:09.181768+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '1780ae7e-529c-4cb5-abcc-f1d7e5e9b7ef', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2c269248-79cd-489a-991d-f09952625001', '2026-03-09 14:53:01.267078+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9bd2e4cc-a9f9-40e4-a415-68b69d489604', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e6bd4697-406a-4822-8999-9ffff34cd4ab', '2026-03-10 15:05:53.351833+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'af0b6588-968f-40d0-b7b5-dd4414aa3cfc', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('13f71602-a73c-4817-b9e9-3f37cbac46b4', '2026-03-10 16:47:53.349063+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'e0d70dab-7524-4833-a54c-b10fd8a7e905', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('24b365cf-6841-4aa0-91dc-da98db619e8a', '2026-03-11 14:45:45.436256+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '907bf916-a97a-4861-b618-bdbe01264916', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('eb15e07c-25f8-4555-9651-7959839e1cc4', '2026-03-12 13:10:37.513421+00', 'signed_up', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d5e77636-0a4c-48e4-bbb7-9a3b6922599f', '2026-03-12 13:10:37.526916+00', 'email_verified', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e8e08cb3-96e2-491c-b2ad-234bd0d4c7e3', '2026-03-12 13:33:37.553668+00', 'signed_in', '6716613d-2c87-4aec-8f23-74b969be4d58', '16aa23ed-814e-4c5e-aade-a7ceb299a61c', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL);
INSERT INTO public.account_activity VALUES
	('aaf0af78-19d2-4ca1-8a44-2f5a55a0c50e', '2026-03-13 17:40:29.607658+00', 'signed_in', '6716613d-2c87-4aec-8f23-74b969be4d58', '712b27bb-b0c0-4ed1-af17-ed868f74e439', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('58e5fd9c-f43a-407c-842f-8fa22a3bd569', '2026-03-18 14:33:05.830723+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'd0da8612-e411-43a1-b127-bab19ef6ed94', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('67a250f1-329b-48a1-924c-9c7bf42335d5', '2026-03-24 20:12:34.156235+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '007abd4e-5d15-4365-a883-3889b9327084', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c25067d2-b7b1-4f34-ae77-da06c5006931', '2026-03-25 16:11:26.241348+00', 'signed_in', 'd5431573-870a-4b02-8176-442f1da66f0d', '780e2e7d-f59c-436e-8d66-9ec5055c430f', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('dc82be75-2113-4e1b-833a-c0aa091cdd68', '2026-03-27 13:10:10.400527+00', 'signed_up', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c63dde8e-c444-4aee-a100-469a54e8530e', '2026-03-27 13:10:10.413184+00', 'email_verified', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('208f6b4a-0f64-41f6-a166-c56a46f97ce3', '2026-03-27 17:15:10.402447+00', 'signed_in', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', '36ec29af-400e-42bb-9fff-72ef278bbaeb', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e8482d35-1689-40ac-bd47-c76019721efc', '2026-03-31 14:19:54.557079+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '62d72ec6-66fd-48ab-bd92-f9b1c0b3c94e', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2b5a6cd0-330d-45ff-b377-efc677bb35cc', '2026-04-02 15:31:38.736071+00', 'signed_in', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', 'edb23d0e-a7e7-46ff-8d59-9a36c60a638a', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c90b2844-7c19-471f-a7a1-1e0d581215a9', '2026-04-03 18:41:30.804122+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'f28f33a0-618a-4ae5-82a2-c67020d7c8c1', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b167fe14-c3ff-4a49-8bc5-732f0cc352db', '2026-04-06 14:18:22.887918+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'b2eb0a5c-833c-4206-b6e7-86062622c82d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3a4cb5bb-3281-4cce-97be-5629f2c800df', '2026-04-07 15:02:14.972036+00', 'signed_in', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', '75319015-0b57-43c0-a5ab-40954430b5ed', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('47e17b5a-2c33-486e-801e-ee601957d973', '2026-04-08 14:29:07.04346+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'a33945aa-ce3a-4eca-a072-fd3347c93abe', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('1ecf2577-1aec-4a7b-bec9-977a5d3b8288', '2026-04-09 16:03:59.131955+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'cf5a0995-71f1-462c-ad20-054b65c9dbaa', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('631aa734-33ad-4fca-986c-96c32e73d980', '2026-04-10 14:35:51.229058+00', 'signed_in', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'c2704310-ec53-4252-a1e9-48be4a5c72f9', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4426c8a9-9742-4750-8bd6-d5cb9f5b5d5b', '2026-04-13 13:10:43.291918+00', 'signed_up', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('827e2694-947f-4df2-8257-c1754ef4171b', '2026-04-13 13:10:43.294181+00', 'email_verified', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('aa8c0ec5-3827-47b4-bd03-3e5341ddbd72', '2026-04-13 14:52:43.29527+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '5de7e72c-fd75-4822-9b91-6dbe6b9f8822', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c5a314d1-1377-4e68-b651-b4a3b17e3ad5', '2026-04-14 16:33:35.378338+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '439fdda1-dea7-4b5d-90f3-2a18b2eac6a6', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('4e584d59-4a7c-43df-94c2-a619f264c1ef', '2026-04-15 14:20:27.471783+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '6f777f75-dc48-4e74-90ca-44ba5a014f90', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9ea18587-a946-4bff-b285-e569bf79bfd9', '2026-04-16 17:52:19.534121+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '6e6b358e-4c8b-427e-bd49-284c02d31ceb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d731c48b-19a5-4acc-95bc-46b1803b33d2', '2026-04-20 18:12:03.74901+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '717faa8f-4105-4692-b3c2-e60e17b2559d', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('8cdb9a54-126c-4c10-94db-23225565fb6a', '2026-04-21 15:50:55.785081+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '9b9b32ce-f194-48ea-a1f8-3e3cfa2d7193', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('744e773a-50cc-47de-b90e-307e719f5366', '2026-04-22 15:13:47.871579+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'da297137-55ef-428e-b26c-84e21882b5b4', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('42860d93-4038-41a0-9004-a7b5b90df20d', '2026-04-23 13:10:39.939085+00', 'signed_up', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e79cc55c-983e-44c7-8698-c7012f93a2c0', '2026-04-23 13:10:39.943521+00', 'email_verified', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e771d4d6-4665-466c-bc75-9873cf4e418e', '2026-04-23 13:45:39.944814+00', 'signed_in', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '86514e11-6912-429d-9edb-0f6b302cfedf', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0d58362c-3e53-4bf9-b125-1ecbd366a17a', '2026-04-24 14:05:32.016863+00', 'signed_in', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'dae17205-a3cb-47be-8a1d-d53eb22c2fbe', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('91fe6544-83bd-4eef-b2a8-9ab4156bc1ce', '2026-04-27 17:26:24.100084+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', 'f6ae2539-a372-4da7-b55f-ff2e436d2a89', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('da50212d-740a-4ebd-b03d-97fb0aec3dba', '2026-04-28 16:51:16.176333+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'efe4537c-c582-4957-8c7c-928734b4a16f', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0b7e5a61-f36f-47ed-9135-06aeab814208', '2026-04-29 19:20:08.256463+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '30915902-8efb-4624-9969-4e68c073222f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('417c6ea2-c68f-4d67-899e-72c0c4f979d9', '2026-05-01 14:10:52.433761+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '01d0f4d4-4859-4dae-9fa8-72659d20a8bc', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ec1fd4c8-ec65-4810-becd-b05a28580532', '2026-05-04 15:46:44.515498+00', 'signed_in', 'd5431573-870a-4b02-8176-442f1da66f0d', 'e8598d2a-4945-493a-a18d-95717fc43239', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('cbd65494-dcb5-4c7a-ae41-af900e448e1c', '2026-05-05 18:19:36.581055+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '31c055e3-686c-4e08-aa44-889e6e207b62', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6652b91a-3059-4de7-976c-3d1bcbec9aa0', '2026-05-06 15:37:28.678845+00', 'signed_in', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '8cd78fdc-c516-445a-bea6-949494913e1f', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e82e0777-046d-4e47-b012-a4b4a6874b1e', '2026-05-07 15:08:20.774194+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '50bda86d-2209-4040-a800-682e85c88545', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('310aee9a-297d-4909-82eb-2ff6fd522e83', '2026-05-08 13:10:12.851131+00', 'signed_up', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7859a393-e978-4a12-b651-edb92d6c8d11', '2026-05-08 13:10:12.854994+00', 'email_verified', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b4577d37-6381-4631-b38b-2e3535a768d7', '2026-05-08 14:14:12.838415+00', 'signed_in', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', 'f30342fe-c3c3-4059-a220-fa869e6535af', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('bdac2e61-cc13-4838-b64b-66c45480b97a', '2026-05-11 15:29:04.9144+00', 'signed_in', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', '3de13212-0cf7-4b79-ae35-bd0776b00a5f', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('8450ff5d-6f7d-4fdf-aeb6-b913b07bc955', '2026-05-12 17:02:56.987804+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'a5a39e9b-c819-4925-8930-491260f0e215', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3e768604-c03f-46aa-ab80-597cb94d4d4d', '2026-05-14 15:11:41.157323+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '3192a292-dd70-4dac-9a22-1b89e75729b7', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('1e8bba0f-07cb-4e05-9c9a-273257bb9d01', '2026-05-15 14:27:33.242717+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'ee7e4f5d-484f-4a4c-9fc6-e41ef524f6e7', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f1254481-bcd5-4284-8574-d483e4a76df3', '2026-05-18 14:31:25.332848+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'c9f9698c-4278-4c1d-80c0-7391e7004361', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('6c1fc02f-49b3-44e3-ab4f-2ef1e47442a7', '2026-05-19 15:16:17.406989+00', 'signed_in', '6716613d-2c87-4aec-8f23-74b969be4d58', '9f04ffc8-dec1-4033-b6c2-3193071a740a', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('1f6475de-91ae-42d3-b59c-4d2f1b08733d', '2026-05-21 17:55:01.55269+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '5c42d47a-5e2d-400f-9e0d-7a898157dd24', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('93ec7437-5d1c-4825-a12f-52dc09c5bffb', '2026-05-22 15:20:53.64096+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', 'ee136397-413d-43b1-a176-4765f5e28a8f', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d1a9a520-3cff-4811-bc73-962175956195', '2026-05-26 13:10:37.801499+00', 'signed_up', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('3b582e5d-2c72-4862-b0c0-0244a435e146', '2026-05-26 13:10:37.80489+00', 'email_verified', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('14394124-dc2c-4a42-87a0-a3e47c7c2426', '2026-05-26 18:09:37.812194+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', 'fc181f16-a95a-47ba-8d95-4ddb3e521577', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('33a1e698-af2a-4efa-b693-3f6739cda4b9', '2026-05-27 16:26:29.892232+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', '4a996506-6467-46f2-96a0-59c1088b436b', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4368de20-1095-48d8-8bd0-1577fcaf5614', '2026-05-28 19:03:21.970959+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '27058c29-ace6-4068-bb90-edee7985db24', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8f0ae700-290f-4bde-bf92-2b1387f00484', '2026-05-29 16:14:14.056714+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '711d5b1d-236c-463e-96b8-80ceb872fc6e', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3de44295-51ab-47db-bdee-26cc4e14d2ca', '2026-06-01 18:36:06.141506+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'ec9d37f8-5d15-4f5c-aaef-9559661c8d2e', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('aa2881a8-e2b8-4b17-ac3e-e32463204213', '2026-06-03 14:20:50.283977+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', 'e2a8c2ff-0408-469c-888d-6486221dab98', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2f1a5a96-20fd-4ba3-9cb6-bca3835ead5f', '2026-06-03 14:20:50.324195+00', 'totp_added', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8498abd3-4ef3-4265-876d-45f2abe461c9', '2026-06-03 14:20:50.324692+00', 'recovery_codes_made', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('167dd3cb-72ff-4664-b86b-fbde8ef88f07', '2026-06-03 14:20:50.325203+00', 'second_factor_begun', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ad638918-095b-4740-93d6-a49d51d97731', '2026-06-03 18:50:50.293132+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '4b43648b-6172-40c4-8e31-f1c2102877e6', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f4de8156-facb-4240-b4f6-6857543b9774', '2026-06-05 15:02:34.462851+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '3eb940eb-82b1-4fb1-bbd4-f88afaedea50', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('faf5f474-fef9-4f77-b06d-424eaeaccdf2', '2026-06-05 15:14:34.448744+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '6045c7df-7e3b-4b38-a699-e13863dc92ea', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('19eec86f-c164-406b-b035-fe1e44565473', '2026-06-08 16:12:26.535863+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', 'de6ca7b0-58fa-4130-9216-82ea6dc18d90', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('de6df449-acf9-4c1c-982a-d57fd9c3bbd5', '2026-06-08 21:15:26.551949+00', 'signed_in', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '1e3208fc-cf1f-446d-b57a-f08def83a2e4', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('69c72d13-f5f3-4bd2-9955-9239b6d0c455', '2026-06-10 13:10:10.74812+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '08b9544f-ea47-4d80-9a31-8b4365d03bf1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6b1001c5-f35b-42d5-9cda-421955704f9f', '2026-06-11 13:17:02.789222+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '717c273f-afa6-444b-abfb-dab80dd8f841', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8cd53370-2931-47e3-8294-b904823cca0d', '2026-06-12 13:24:54.848424+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'debc02e2-06e1-4641-b98e-dfbe0f411f3c', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('bbca935f-9323-45d5-9240-2df1ddfda99d', '2026-06-15 13:10:46.930349+00', 'signed_up', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b8f33409-0ea7-4d67-9d11-d2fcbb261506', '2026-06-15 13:10:46.943832+00', 'email_verified', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6382c63f-2d63-41ae-ba93-df5bee229d3d', '2026-06-15 13:31:46.935267+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '497d7a5c-255c-4a6e-ba2e-5ad207cc9e70', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('55656a47-1283-44ef-9d0f-dfce5131a38c', '2026-06-15 15:57:46.93167+00', 'signed_in', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'd63258d3-5819-4085-aecd-9d01cc3b4e7f', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b61dde8d-18f4-4e0a-8572-3468760f4dc4', '2026-06-17 16:59:31.095252+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'e853f342-a91f-44e3-a964-e0100d42abc5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4a8149bc-2879-4980-b4af-b167b341bc30', '2026-06-19 16:45:15.257281+00', 'signed_in', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '6d214fcb-885c-4537-980e-de35feccbf87', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('f0f8762c-884b-4e59-8bc8-48eabff45be7', '2026-06-23 15:33:59.42183+00', 'signed_in', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', '40e2ef49-2d0a-4b46-956e-a24c9fd7d421', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('8bbaf9e9-fdb4-4507-88e6-ac77f6a752ac', '2026-06-23 16:12:59.444254+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '2e002b20-dbd0-4030-afc0-ffcbd8cb63fc', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5c2c4b95-8315-4543-ba2e-64235cd648f8', '2026-06-24 14:07:51.500683+00', 'signed_in', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'ba156fbb-cebb-4635-84af-017bfdf54294', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8fcefccb-3214-476a-8064-8430ab973c1e', '2026-06-25 15:30:43.582218+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'e890cda9-88b6-4eaa-bf07-18cb2c34836a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c8753e57-8d18-4c87-8717-e3c658fc62be', '2026-06-25 20:02:43.58309+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'b6884913-30b2-4b10-adaa-f9c566e1e124', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bb01d56b-cccd-44d1-91e4-f9851dfd0939', '2026-06-26 14:28:35.668817+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '8b3c2ab7-2983-4aaf-bfea-c3b3480c4ae5', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('06f5d68c-40b4-45ab-a945-fdc3fd825074', '2026-06-26 19:06:35.661594+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '1e506fd6-658d-498b-8593-a057f29d83de', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0ba3a4e2-214b-4ab0-b5ad-fc3a3d726051', '2026-06-29 14:05:27.742668+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '708891c0-dcca-4ba8-9729-74463f610bbe', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0bb995ff-5ba0-43a9-90dd-4ef6bdb0df01', '2026-06-30 17:08:19.828647+00', 'signed_in', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', '4dde59e6-a4d5-4da4-b0c8-f31b36577c3c', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5ce03144-89be-4c80-99ec-d46acc879331', '2026-07-02 15:41:03.982629+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '54234c26-8d18-42f8-aa5e-e283fd566ce2', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('1b599b7b-d774-4fc3-bfb1-9acdff1352e0', '2026-07-03 13:10:56.069114+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'e5727652-d792-456f-805e-735fc12bf112', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ba31a1f0-182b-44ed-8010-c39ef542a2be', '2026-07-06 13:17:48.146012+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'ca4fa9d0-3810-441e-af18-78879aece111', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('df3fc506-0754-41a8-9d3b-5a4e68b35d5a', '2026-07-07 13:24:40.22591+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'afaae972-16ed-4656-843f-032fb52f2ebb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e5b3f4b7-4ee9-48cd-81e2-c5414f321824', '2026-07-07 15:19:40.227056+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '02ed24dc-7de2-4098-89a9-50e0a6e4436a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2f879247-05dc-44c4-8d0c-cab1133e8897', '2026-07-07 15:26:40.228664+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '24b5adfb-37df-4c72-a11b-13b16d044088', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ee6a8742-5cc2-45eb-8f6e-09e8227f9c45', '2026-07-08 13:31:32.315349+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'd4367b80-eab4-4a8e-9afe-ea4235873a00', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('10c8b4bc-4805-4ef9-a46b-986c1d8d40e8', '2026-07-08 14:12:32.31412+00', 'signed_in', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '4b38be66-d354-4731-8a2a-6df596a6e977', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('740c918e-0e7c-44aa-9288-5a8457885585', '2026-07-09 14:55:24.392809+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'c99dd0bb-5127-46dd-9d43-fe2b8d8a05c5', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b26f3340-9d10-4834-8081-55a2bed18574', '2026-07-09 18:33:24.387614+00', 'signed_in', '84a61121-1d16-4bf6-a587-24545021e19d', 'be93f765-5b5d-4cb9-a352-733354ade4ac', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('451dd87b-2e17-468a-b8be-b62dd53c7092', '2026-07-10 17:31:16.471196+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', 'b3d57046-f1e9-4b1f-852a-86857fd246b1', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('fdc2cc5d-aff2-4345-8444-4bccab27f58c', '2026-07-14 14:40:00.63516+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', 'ffa9c9e2-58b8-4a58-8c55-e4c0b1053835', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c4b984d6-81e1-41aa-8c8d-7ad515084fba', '2026-07-16 15:50:44.803617+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '902a5b7c-cb36-4262-b211-7a9b8ac71376', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e70bdee8-5649-426d-af48-29597a246937', '2026-07-17 16:20:36.882232+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '1a53ee3d-d958-4744-be48-4d5be8a0563b', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('12466a57-89a4-4c4b-b61e-3116401ae8d7', '2026-07-20 17:44:28.961583+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c4b79d62-69bd-4c4f-8d35-3f6b41628c67', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0b059dce-6943-45c1-82b4-192b7a505f41', '2026-07-21 15:28:21.036122+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c5b0bb1b-97f7-4729-b222-75fd29a6cece', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('43eeb867-4804-440b-a09d-fdffb4b764b1', '2026-07-22 14:59:13.153984+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', 'fbd18776-7dd8-4582-ada0-f584bce6d525', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('55870543-5bd9-484f-bfdc-dceb9db54646', '2026-07-23 14:20:05.197621+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'b9db3907-db68-4d5e-a20c-6b426fbe3ec9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('95a4f46e-c760-4e24-82c6-12f89b308f11', '2026-07-23 14:20:05.213615+00', 'totp_added', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('169e1da6-2975-46a2-b6d7-07ed92cdd299', '2026-07-23 14:20:05.21522+00', 'recovery_codes_made', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b81f6166-7f92-449b-b857-cbef383f4da2', '2026-07-23 14:20:05.215729+00', 'second_factor_begun', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('fe583146-3c2f-4be1-8d25-5628178a7bf9', '2026-07-24 13:10:57.287292+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '8a429bf4-8888-4017-ab91-1d06d129d88f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5c87d948-c2ee-49a1-912d-9e062e52dec8', '2026-07-27 13:17:49.36248+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '7bfdb45f-b6e8-460c-a29f-cfd1291e6caf', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('76879ca4-ad49-44ef-8658-278f629d4950', '2026-07-28 13:24:41.440453+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'f0dd3b0f-5b67-4c52-aa71-7558d593664d', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c16f71f7-0410-4d8f-9f8b-81480a5ada8c', '2026-07-29 13:31:33.526462+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '56c78e4c-e797-4f1e-a866-143b3b212f24', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ca9bccc8-c79f-41e1-a9c7-22d9234dc41e', '2026-07-29 15:24:33.522944+00', 'signed_in', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '13cabb20-0a9b-43a2-993f-c70047e4dcdb', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ea77e368-ea4c-4610-a4aa-455ae3f605f4', '2026-08-05 17:36:53.934909+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '09591803-edd7-4513-b0eb-797f82c8ac8b', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ae8b0637-3912-4a5c-9df1-c784df63f29c', '2026-08-06 13:10:46.008287+00', 'signed_up', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('89d8cfb9-9940-4cfb-9eac-e54d37e6efe0', '2026-08-06 13:10:46.015398+00', 'email_verified', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('aa7807aa-18d3-4e70-a072-9226ab5e963b', '2026-08-06 13:19:46.015556+00', 'signed_in', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', '9c07456d-a7f3-4f4e-94bb-afa578629eba', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e569c96d-76b9-4e93-9a81-7a6235eb3351', '2026-08-07 14:40:38.089589+00', 'signed_in', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'bb19bc6f-f2a3-4991-bca3-037c5ad6caad', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b1dd6fd9-2a4e-457b-ac21-e47926e87985', '2026-08-11 17:09:22.300787+00', 'signed_in', 'd5431573-870a-4b02-8176-442f1da66f0d', 'a708249a-1c86-408f-a4b2-f4643dc7abad', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('5020ae2e-4cf6-4c44-94cf-89916b0fa362', '2026-08-12 14:44:14.37814+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '4d3bc004-3351-4a26-a47d-68dbeea023d0', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('62988112-c36a-4322-9e92-6eea26f43761', '2026-08-18 13:10:42.657711+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '31f03a11-a74c-49fc-95c3-01df07fd5424', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f68f8abd-0333-4fe4-a2bf-0b0ce7d5430b', '2026-08-19 13:17:34.745839+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '85177cc9-11fc-483e-97e1-fb73b18a9187', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('bc0ca7d3-994b-4ca8-a800-32f1d814ade8', '2026-08-20 13:24:26.831292+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '20f62481-240d-402c-ab36-8cd984275862', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('08133c4f-eec6-4428-bb8e-585ed5101cf1', '2026-08-20 15:39:26.829224+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '0dfaac16-c08b-415f-9885-b7f1580d586f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8e350ff2-b656-495d-89fa-be0ff66fad5a', '2026-08-20 17:31:26.822935+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', 'f369ce16-347a-4ac8-9b2d-f1730aae8568', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2bd9d409-879e-40c0-ab7c-2b4a85a00c67', '2026-08-21 13:31:18.90059+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '756daaa6-c1a6-46b9-8bbe-57a7c1ba6b4f', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('28115fd4-ecdc-4a34-88f2-5e333b5f035e', '2026-08-24 18:27:10.989193+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '877eafec-122d-46f8-87d0-fb033b046294', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('543c3b29-ff98-4ab6-b359-8c24bfb53780', '2026-08-28 19:27:39.309036+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'c133b9ac-cde4-4f39-939f-9b7fcc8ba431', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e20c9417-fa8c-404f-bae5-79ed66b90296', '2026-08-31 13:08:31.388082+00', 'sign_in_failed', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('d852b7c8-f76f-417b-8ff4-384dd33c1d58', '2026-08-31 13:10:31.398782+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'af936a1c-67b4-4ffd-ae47-b0f59d9475b4', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0e11cc07-a9cd-4dcf-82b0-5701cffea2fd', '2026-09-01 13:17:23.483521+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '96aeec49-2789-4755-97b1-a1e295ca3b98', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('9f79864e-f505-45cd-97ab-bca198779e06', '2026-09-02 13:24:15.552965+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '70e348c0-0906-441a-a97f-f3007281469a', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('07e4bed6-1d1f-44e0-8322-352241738a06', '2026-09-03 13:31:07.64021+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '72144a07-55d9-47e1-bf86-7ccbbe501de8', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('79eff321-24ce-46e5-bf87-b6c26399dedb', '2026-09-07 18:45:51.795298+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '8471a131-beaf-4ddd-8099-7b4bd083f2ab', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('63f607cd-fd3a-48bb-aac4-66c51e0e7210', '2026-09-08 13:10:43.877202+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'a1de9eff-5c9b-4ba5-8d95-79c366bd45c4', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b27f80cf-d09c-4dc1-aeb4-687d107bc0bb', '2026-09-09 13:17:35.955943+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '062e1155-ffc0-4ce3-a9f9-9844634cc59d', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('6b7d57d2-b544-4567-9236-6267a339788b', '2026-09-09 14:38:35.966007+00', 'signed_in', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '2c258db6-79b6-4a6e-95a8-1c6a69006d42', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b589fbbd-03eb-41a8-b269-c052a51e0081', '2026-09-10 13:24:28.033917+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '8cbf040d-2710-4d0c-b3e5-b8779a3f8f7a', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a6dfd9e6-b3c7-4e0a-ab75-f9bee6286e5b', '2026-09-10 16:57:28.032384+00', 'signed_in', '8b6641f6-195b-44b7-a662-b970c71e0d99', '6c5b9137-f15d-4bc4-9b7f-d32272629beb', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b3f76695-11ae-4320-a032-ab6e6a92661b', '2026-09-11 13:31:20.131581+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'ab9cec9d-7fd8-4d4b-8c5d-90848feac39c', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e4e52db6-c3a0-4b2d-8d17-066f56418631', '2026-09-11 15:03:20.113429+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'd8b6f5fa-6019-4834-a14e-0217361b70eb', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ce782bee-42fe-431c-958d-13e5b395c524', '2026-09-16 16:08:56.368867+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'd8796537-b34e-42ee-8f30-bea228cb5b90', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e5c00c7c-1cd7-4dc6-be0a-591c79a45eda', '2026-09-17 13:10:48.440712+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '967cd5c0-bc82-44b6-b529-3b8ba2a62d25', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9b59572b-9cb8-4edf-97e5-745114b8999a', '2026-09-18 13:17:40.538505+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '6b447e52-d45e-426d-8364-c34f81968144', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('be6d4e00-f835-4fd4-a628-b4bd97fbb9a7', '2026-09-21 13:24:32.646428+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'b8d4fdb8-0ea8-4572-8b6a-760beca46cd7', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7df05493-0dbf-4911-b0e0-29c40ecd7ccf', '2026-09-22 13:10:24.708639+00', 'signed_up', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e50ed933-b565-4d31-84dd-57371322ad90', '2026-09-22 13:10:24.717574+00', 'email_verified', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d5aca945-430d-4e59-9f3f-2802a769f0b3', '2026-09-22 13:31:24.695607+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '5fc0be30-685e-4c94-a90d-2240a5aedee9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b25c47b9-e41f-4102-b244-a8f32935a105', '2026-09-22 14:02:24.684622+00', 'signed_in', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', '6dd79893-29f3-4773-b003-ed88548ec992', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6d71ab28-a83b-42b5-b7c3-aa6fe329ab33', '2026-09-23 15:07:16.76333+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '64432cc2-7d3a-47f1-8437-533d651043db', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('83575b59-eafd-4254-bb8e-5ed9cff87150', '2026-09-25 16:51:00.923649+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'df64be1a-bdf5-45a9-a252-55bb325bb60e', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('783ade2c-bb63-4630-a10e-e7465f689503', '2026-09-28 13:10:53.008694+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '9a4a1064-4e30-461f-929e-ab72eb43e9e6', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4b49ed56-9fe9-461e-a8a4-e77eac16c0dd', '2026-09-29 13:17:45.095688+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'c35756dc-93d7-4851-848d-8fce3435373c', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('127ffcc0-0096-487a-9937-72edde5c0991', '2026-09-29 16:15:45.093488+00', 'signed_in', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '897423e7-780f-43c0-b19e-8ccce61c63cb', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6cde0509-e7d3-48ee-8cc0-710679324d24', '2026-09-30 13:24:37.168483+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'f06857c5-b0b0-4838-88c3-c51ff5e29104', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('61263eba-0111-491e-b3a2-febe8bcbbd34', '2026-09-30 14:26:37.202481+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '55a5323f-8382-46ca-a68a-09b19beffe07', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('8faac03d-f0f6-4002-9b7e-66633b8db444', '2026-10-01 13:31:29.247472+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'be5cb6aa-5426-4f61-abb4-e97104d9060b', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('62165278-b560-4ff7-9a96-63ee80083fff', '2026-10-06 13:10:05.492425+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '9622d0d4-e543-4938-96cd-a92396b1be97', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('45b21e2c-e0d6-468c-b572-31cad4e55cfd', '2026-10-07 13:17:57.571529+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '1d073377-8562-494a-936a-ba3f1784eb52', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('505c8f63-546a-4f92-b49a-6c4ad4a3fd50', '2026-10-08 13:24:49.653903+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'bda6118b-f7d9-4b44-b39d-9cdeea54680c', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('1ff92648-6971-4c13-8162-57fe7cb64416', '2026-10-09 13:31:41.733395+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '95717a53-71dd-401b-9e39-5003aede66b9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6c005d53-64a6-4a27-8d51-48a93d6cf33e', '2026-10-12 17:33:33.815671+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'b99cc285-0904-4cee-92a3-fe59fe0f4596', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('86b6590f-3193-4b55-bb51-d37aeb886c42', '2026-10-15 13:10:10.057546+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '9ab66a08-3be5-4de1-9ed5-2b63d8958ff9', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f4734d5f-998e-4e2b-9b31-dd6eaa1865e6', '2026-10-16 13:16:02.137611+00', 'sign_in_failed', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('ba29fe24-61f4-499f-b2c7-cd447723ed6d', '2026-10-16 13:17:02.142516+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4b5bb8d9-a160-4c38-b55b-2ebb3fb9cb71', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('fdc71f7b-e4e2-4844-a2ee-93d189a01f29', '2026-10-19 13:24:54.227654+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '6795c5a8-f8bd-47dc-aaf6-70eb4ad6a74d', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a433bcd8-0399-4bd6-9964-298a297bbea0', '2026-10-19 18:30:54.225042+00', 'signed_in', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '5a437ddd-e0fc-4a64-ae68-1c5b38f667fa', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d28c6219-5988-4dac-a03b-3816ff30c033', '2026-10-20 13:31:46.314656+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '5c89844c-c5b8-439e-aa0d-1c9a46326f6d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2fca5304-e96e-42e9-a38b-c9601a4f5d26', '2026-10-21 15:17:38.385493+00', 'signed_in', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '0987465a-32b7-45dd-8702-c4753f5160f7', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ba9ef88f-94f7-40fe-9d98-87b44bed9fea', '2026-10-23 13:10:22.552831+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '6aa01935-d055-4f27-86b2-3fac005f6a72', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('911f04ef-77a2-4687-8823-5bda22e3928b', '2026-10-26 13:17:14.626775+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'e81ec9eb-0680-443a-a491-e095af3a4728', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e2d4a67e-7c1d-4246-a6e2-12faca86a412', '2026-10-27 13:24:06.705303+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'a6cef276-c8f7-4673-b9db-9a6738b20c6f', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6990e3c6-2243-479d-9ea1-32e42860e508', '2026-10-28 13:31:58.796425+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '513b611a-5909-4ceb-a955-4208be6f98ce', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a7f6eb51-5390-4b0a-9ecd-765e7806fb6e', '2026-10-28 15:48:58.786647+00', 'signed_in', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '13e0e40a-91c8-44d7-98bc-e90de33a83f7', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('758dd2fc-ed94-4986-a272-7ac622a590c0', '2026-10-28 15:48:58.79287+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'a5587cfd-41d1-442d-bd04-ffcb4a1c5a01', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d726ba23-628b-4ce3-95c9-bd53696350ad', '2026-10-30 13:10:42.951077+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'd4c85b29-4255-454d-9487-55c51b91a739', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e188c665-1910-4ce0-8987-6c8ec65ee8e8', '2026-11-02 13:17:35.040052+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '16635465-f074-4ddc-8a41-e25123413bf4', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2beb9bd8-0e09-443e-9acf-39283d0c2c4c', '2026-11-03 13:24:27.110668+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'b38e6489-c36b-4051-a23c-1cd96afe0f33', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('68543c8c-526a-47cd-b14c-63ab8065399a', '2026-11-04 13:09:19.190753+00', 'sign_in_failed', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('bac0227c-16ec-4019-8fa0-166e4d85c4ce', '2026-11-04 13:10:19.20163+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '275a9791-cbaa-411b-81a3-40a9a6f8fbb5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('85d07629-1701-436e-95be-4b014f7733cd', '2026-11-04 13:31:19.194758+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cf0b2c01-8d67-4d0e-bf7c-7659c9e00cba', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('76c14259-5979-4993-9133-12d84ad03776', '2026-11-05 13:17:11.27274+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'ff568d53-d555-4e63-9fb7-d87554ceffd0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4f53c1ff-a2f2-4263-988d-27e9c4023c94', '2026-11-05 15:53:11.274895+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '417c108f-61c1-4a94-bbb5-05280dccdb2c', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4b37ee03-e509-434b-8bbd-cb5ecd564d1b', '2026-11-06 13:23:03.353644+00', 'sign_in_failed', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('d43b23eb-fa03-43d5-bc5f-05083f4a3723', '2026-11-06 13:24:03.364997+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '4816842d-feea-41fd-a327-070e70a3a5fb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b78efb9b-c897-406f-b6b4-5978665e0048', '2026-11-06 14:33:03.35858+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '5e177806-b9f8-44d3-82a0-33405423e952', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a8c3b816-df7a-4e7f-8cf8-cb84bee39019', '2026-11-09 13:31:55.453052+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'd0b87872-8fa7-4aa4-b5ba-abd6db55f264', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('7adbb76d-df53-4441-a540-82fca1c0b6a5', '2026-11-09 17:19:55.435283+00', 'signed_in', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '3074d64d-6f6c-480b-9d9a-099ccae11ef4', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('969aa477-bdba-4152-91e7-babd74dcd2c0', '2026-11-10 16:34:47.517431+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '9220c230-98c9-48bc-9bc8-119b79e1545b', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e9ca74bb-8260-4c16-afd9-26fc69fd32e7', '2026-11-11 14:42:39.599434+00', 'signed_in', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', 'ed6df9a5-01d7-4aa9-b9ea-b4902fd7cb7f', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('024a111a-77cf-48ed-99f0-50d5f6070b78', '2026-11-12 15:35:31.699661+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '9a55eecd-e2ed-4729-810f-2a8521bcfef2', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('54772aba-deb9-4b89-9ea9-d7258b5e8e4f', '2026-11-12 20:36:31.681321+00', 'signed_in', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'a4424175-874c-4eae-a9f0-216b8200d197', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a5f1d66d-c509-4730-8367-5fbfa9471665', '2026-11-13 14:51:23.758839+00', 'signed_in', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '79be4795-4e04-4e6a-8237-4ba1271878e8', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e9eacf35-875a-4105-a205-3f22201f4ac5', '2026-11-13 18:05:23.763195+00', 'signed_in', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', '5682dd30-e2f9-4b36-8632-974e925e677e', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cecd18fa-9f7c-48b5-b9e3-f7d2392b58ad', '2026-11-13 18:40:23.764065+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', 'cd798cd6-37fb-467b-8dbc-5efa6e68a575', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f9cd4e58-e870-493b-9502-41730f264335', '2026-11-16 14:17:15.839497+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'b2d28f7e-2abb-4bf2-9157-53c1611903d3', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e57b5a89-f898-4827-9b7b-06a3c8edd006', '2026-11-16 15:22:15.840304+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '1aff8609-1361-401e-b754-3c6792b3a0dc', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5868b0d3-2486-42cc-bd71-ad1b2f71f75f', '2026-11-16 17:44:15.84385+00', 'signed_in', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'fae679e5-6ac0-4d83-a23c-c669d10b17f2', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2e56ce16-078a-4c22-a5a5-0721e6ed1bc1', '2026-11-17 15:55:07.920597+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '53f0ad3e-4471-4205-8e69-e9efc560336a', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c2e2ec67-949b-43ab-b472-db760221171f', '2026-11-17 15:55:07.969135+00', 'data_export_requested', '31c892e6-34c9-4686-b11f-b18531499d39', '53f0ad3e-4471-4205-8e69-e9efc560336a', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2d63d4af-4e43-44a4-b0ff-2981675156dc', '2026-11-17 15:55:09.598789+00', 'data_export_completed', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, '', NULL),
	('9e5cad09-b6b5-4ad4-b49a-1ce90dc36973', '2026-11-17 16:20:07.921271+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'a3546485-1fc8-4151-8c7a-214bb69ecbba', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('850df763-3560-40e1-b1bb-fcbd67eaa469', '2026-11-17 19:40:07.922533+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '8a0b25f4-20fe-4f9a-9d33-eebfca001449', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('602814b7-da4d-4a6b-81d2-1ba06eb6fb4d', '2026-11-18 14:31:38.046732+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '359e51d1-6972-40db-a721-50d73f83bf3d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ef6eb88b-a588-42b0-8af1-e29e267c4033', '2026-11-18 18:35:38.045459+00', 'signed_in', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'd3f7e9d7-0d6c-433f-8bab-8d4979ff57f1', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('278b4baa-95e2-4878-912e-d4e9310c71e1', '2026-11-18 18:35:38.073141+00', 'email_change_asked', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'd3f7e9d7-0d6c-433f-8bab-8d4979ff57f1', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL);
INSERT INTO public.account_activity VALUES
	('a2c4f87a-65d5-4976-919a-65c9870567d9', '2026-11-18 18:54:38.060598+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '4b73c510-3c5f-4cfa-a609-b37089b40243', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('70f45803-e789-4c00-b146-d21c0a21303f', '2026-11-18 18:58:38.047279+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c6f8baaf-5c10-47da-ae3b-10e28d2370f0', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d7113e0c-e558-47b8-bda0-7c34f732bdca', '2026-11-18 19:02:38.047385+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '23d62bcb-45b8-4c5e-80b1-d545f95b361a', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3f9dacc2-f6fd-43e7-9994-6f97196b0cb5', '2026-11-18 19:06:38.05349+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '47c68ced-b8ca-40da-9d78-30d94744fbcc', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b87a050c-5313-42be-a58e-e2de59151459', '2026-11-18 19:56:38.059383+00', 'signed_up', '8caab8bb-54f8-4dce-bd3f-4ed6392f9f47', NULL, '203.0.113.44', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ab7eef26-e8e8-485d-b691-11b855398186', '2026-11-18 19:58:38.144274+00', 'signed_in', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'a05c5537-b01e-4b51-bdc5-36e52ffc87ae', '198.51.100.8', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('8eb3b4b4-281e-42ee-ae6f-79afc0783391', '2026-11-18 20:02:38.059486+00', 'signed_in', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '6e05e6a3-819c-4240-b134-e927287f067a', '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('4731be40-e473-4c53-9d50-faf48190a495', '2026-11-18 20:06:38.053137+00', 'signed_in', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'ce94ebe7-a307-4bfd-9249-4e8032065799', '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('9837bdf3-af17-4a6b-b196-844c9c901476', '2026-11-18 20:10:38.054085+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '0ba535fe-4fbb-4331-8257-93320c6f27aa', '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('385006f6-e267-4ede-bafa-88d487bb47a4', '2026-11-18 20:44:01.756917+00', 'signed_up', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', NULL, '127.0.0.1', 'node', NULL),
	('447dc57a-6505-444c-a670-8ac6a5b8ff64', '2026-11-18 20:44:02.175713+00', 'signed_in', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'e54ba49d-d026-411d-95d5-dc84f49987f2', '127.0.0.1', 'node', NULL),
	('21747754-4890-4ace-8ad7-1cc963ff9ae7', '2026-11-18 20:44:02.766876+00', 'signed_up', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', NULL, '127.0.0.1', 'node', NULL),
	('7c3583c9-6f5a-4f33-8283-d8dc880924a1', '2026-11-18 20:44:02.853942+00', 'signed_in', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '70fe69ff-d595-4f27-ba6e-b34ef98219db', '127.0.0.1', 'node', NULL),
	('917fb3f9-d722-446c-918d-daad41b8b35e', '2026-11-18 20:44:03.054782+00', 'signed_up', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', NULL, '127.0.0.1', 'node', NULL),
	('5736a930-4fc0-4ac0-82ef-7d9215a01e95', '2026-11-18 20:44:03.150024+00', 'signed_in', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', 'ea9b7c06-3625-4caf-99a7-6dfd0dc1664d', '127.0.0.1', 'node', NULL),
	('dc1ab512-b1e0-4313-b660-4c1451146a61', '2026-11-18 20:44:03.315974+00', 'signed_up', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', NULL, '127.0.0.1', 'node', NULL),
	('85fc97be-d7aa-4509-9b3b-1fbb15ca19b6', '2026-11-18 20:44:03.396492+00', 'signed_in', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', 'ce8b37b0-519a-47cc-b049-e0672ef752db', '127.0.0.1', 'node', NULL),
	('e9697242-cd6a-41e0-ae71-917382c5fa43', '2026-11-18 20:44:03.644197+00', 'signed_up', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', NULL, '127.0.0.1', 'node', NULL),
	('acb948d8-df76-422a-8de9-499130433af8', '2026-11-18 20:44:03.70532+00', 'signed_in', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', '33245281-1f11-45f0-a880-91b336cd4231', '127.0.0.1', 'node', NULL),
	('03d42b1b-ea40-4b6a-8e8b-4d8a685e440d', '2026-11-18 20:44:06.610286+00', 'signed_up', 'e2692b74-aeba-483e-ac12-2b05df7cba88', NULL, '127.0.0.1', 'node', NULL),
	('d8e87552-5c7e-44a5-9517-caa031cc1061', '2026-11-18 20:44:06.644889+00', 'signed_in', 'e2692b74-aeba-483e-ac12-2b05df7cba88', '436d24bb-1de2-4d5e-93f5-5126b0329d7c', '127.0.0.1', 'node', NULL),
	('34c693af-1ae4-4cb3-815b-1090aceb10e6', '2026-11-18 20:44:08.504746+00', 'signed_up', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', NULL, '127.0.0.1', 'node', NULL),
	('4e13dab2-f9eb-4ffb-93ce-9f0c687fefd9', '2026-11-18 20:44:08.609695+00', 'signed_in', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', 'b85e43c6-cbec-4f91-90df-1d5c4d7b3fe0', '127.0.0.1', 'node', NULL),
	('7e810088-9442-4a49-973e-4a1c95c7b493', '2026-11-18 20:44:29.27928+00', 'signed_in', '31c892e6-34c9-4686-b11f-b18531499d39', '5350ebc4-5c31-4a93-9a9c-fe2b2e4ca535', '127.0.0.1', 'node', NULL);


--
-- Data for Name: activity_ends; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_ends VALUES
	('91dba114-729c-4af0-b124-e454322803f8', '2026-12-18 20:43:56.552085+00');


--
-- Data for Name: activity_floors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_floors VALUES
	('7edf371e-26d1-493e-9240-ae4090659feb', 1, '\x1ecbd123c33fc95f78dda4d1fd1c7ea18cca3eec929dd6526bcb093bbae0a19d', '2025-11-18 00:00:00+00', '2026-11-18 20:44:08.942+00', '48206e6140964399', '\x68c2d1f008aceaaf31367f61858ef886a7794de36cebb2bee4f8c7f7a1dc121ec826bafb06bba6d0d792acb49fb83104d5464a6c2e2c8bea628adc5c4b78b40b');


--
-- Data for Name: activity_heads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_heads VALUES
	('dae9653f-5a8d-48a6-8f6d-722253013cdc', 73, '\x13e4f28ff525c446d07882db4434c3e63f0f37a670c9e3f826479f63134773ec', '2026-11-18 20:43:48.604+00', '48206e6140964399', '\x7052ae7233d67c88deb16053a288ac9fba446d84505af7b45253c417b77a8a7d4a4a13b587145cf85abd301aa2ba202a45af87072962dd46b5bb32109e984701'),
	('dae9653f-5a8d-48a6-8f6d-722253013cdc', 88, '\x5d8ea64db58e6a488e43645bfa0c251e2760e692a2548cadc26f1cd0680f0d4f', '2026-11-18 20:43:50.401+00', '48206e6140964399', '\x5a393e514f2d9cc01787f0f22dd80378830bf172a36d92225fa1231dcf5d7aaad116e0ae2eacf8b7b68b8e94da285a2325e14ff61fe7a79f196702f0fe634d09'),
	('dae9653f-5a8d-48a6-8f6d-722253013cdc', 112, '\xbdbc56f006912ef683325cd79f0cf197e2b0b59f0f46f9cb3c6464d7c39c25da', '2026-11-18 20:43:57.136+00', '48206e6140964399', '\x062f098935309ce3ebb75974c0778da2b5c601476d0593196668dd4aa466c98946f6e6cb26e59acae2a911f3f7216ce28b7e8794c1e3491d598e17abfcc7e006'),
	('dae9653f-5a8d-48a6-8f6d-722253013cdc', 117, '\x6c3363fa8c6272399458d1e7d149c4cc956a80a43677b77fe32abdfa7cb262b6', '2026-11-18 20:43:59.674+00', '48206e6140964399', '\x8ac74a7d47e4e4a453c5531cbd7ec68257fb65b74229d68e7500290cd7fcc6746f837a04e68cc9f3602335e0c761d21259e1ac6ce7f3e6a30c335be16ebd0107'),
	('91dba114-729c-4af0-b124-e454322803f8', 5, '\x73c86d6145953a6add70cc91326f1d1b96bb820fe5c9c5fdf426fd379c8a5b00', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xa642c877c7a6f1faae4f4d5042ca45ea1167a297e4b4eb35e37e59af9a550bf83c692a5a05831dfe8e2f0df705d17b00f76b3d65dc3aac4d00016329d2322c07'),
	('2aa2ee92-2dae-461e-9f22-1f6df40d6034', 25, '\xa4d5e5a0870e8852e12d0de98a5664eef3d7d00177a640cae43c6d8a2e1f2b1f', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xc05e222ee2d4425b8ad781cb5705d0bcc86dbbdd6b53c7bcf8dc4fd7870616bea794c70e5af518943a3e96c16921184298b02b3b948671d993e5c26e09c3dc04'),
	('511d629e-002c-425d-b21d-25dad5fa7321', 4, '\x3349a401473c650eb3c949255499ebba208c53ee52042d1245b7b760358fd443', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xdcadb2aadd964ff6285b8cf8409c883859d689a5c83b67337ab6cd197a13b9e8a506c04bc3f071a0fe8b541424dd869cc01b531a48c75e3475ac477279c31c0f'),
	('86bd34f7-7dfb-43eb-9520-c3af4d213c68', 6, '\x685cc56540a1f7d0571e0a5f30f960eadb840f88ecb2a59c1869f51dc6bb140c', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x5642f63c409902be186504550f035af47075ed8e4813a6e40660512094b0b9c7b63d6fa16c75a9a9420c0311414d49aaef1d16f6be60eeb1c1135165680c4f05'),
	('0fed2c87-478d-47b1-80d1-d90f9d323842', 7, '\xda9eb9ba220ac5ca1f49eb1ce35e93005d0f9f237fed5a6a5cdbf1a34b1bb985', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x829a95198cc10a3832ff4aee2fa95224aa6d6ddb87cdddb47a8d119b9cedf3c7703661f931de170b5f5db40497147b57528ef3f7ad5160e0503071cb66c3c80c'),
	('9a08a0ec-6a91-4065-a304-ed682e4572a1', 11, '\x93096c2dc0ea749ace5f4456cd0ac7921652502331381e99ff37f93660da8fdf', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x121dfcffb6e0c90e23260512614f74683d69c8d4d06a6f1484e2bbfe725f37e6f4e887b06261053abb07717eb208f2a333c974c76015e58fc7b12542de987b04'),
	('6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 5, '\xd4527e402ce5e2a72142852696a3d99dc3d08dd90c77ea0b86c50919e2dd9d2b', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xb15607629b41e980dd7d43c6f62fff369e42feec9ad4d0e1513bc94627c35cddc34e9d84c95c78a7ffde4d573d2902e6d81ca59e8d3d4cf9b1d74c6cd014920a'),
	('1812e27a-0d90-4720-8aeb-2ef45c71c906', 10, '\x94bde58004d1b91a0e65a0698429a05d53076146dad73ba3d656df437e40898c', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x60991fb0523fc9793ed18c80f34d605a3a4d789c0f619ee95690adaa291fb592c8fbbee4227356120aa6e317b6095390eae123cd1e4bac0078cce17377cc6502'),
	('2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 8, '\xb86dc8687342be7230daf18881b1d4bcab0a172c24629d47261e7972d52eb023', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x18e498fd546f2b9c7c3c43a7f6597c668771f894e903460207b9a39688c43d0214d1a9c3f0d575b06e410e6fb4b766100d4ffa2613cb154cfc36518de129bc09'),
	('6a6d2481-5f14-4361-9c0d-e8d764acb0b2', 1, '\x1a5d3cc6a80226fc19ab4f1e82ed0e3c49a7f5200608779ce580e23485d1bcad', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xdaefdd594a49b78d07fcacd6cb23f1bdfe88879701eacf00b09c6c38af995cdff9602bc6e359c1b05ba1a8424f6ffc1efb819f6dabc466503b07a658b307d30e'),
	('e8e42f36-2a6e-45d0-915c-525853096f1c', 6, '\xbecd13e76cd0250f5ff72695851c7d4e52376bfe96e52890bac9e44b8f99fd62', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x53b7a1bd8d2a0ec1912353f6da7cc32871babc90c0e5028930b5d3cdd6159a105dc18021b9f633a9e47d4b6ba39fd504d663daa0fbd8f39564cdf2b31a5b3400'),
	('e732c397-907c-4544-925c-9b4b2d1dc14f', 9, '\x27e8b4cdf9373e7432ccfaf7cd71bc1615e2a3524d855ce421ec36951415bbec', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\xf444dfcb1462d8f6cff3b20fae4897ae5ffc21125896305e64d9affb156c68f1a25ae78d2014aa58da69d7d623363e9d02ee3acdc5c0074c752a214c75c77508'),
	('b955a326-ec4a-4807-b816-710a12f2c685', 15, '\x6b9e69f64ac578e265365601e3219e5a666d859f27766f4d7f282fef81126269', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x3da3321bc14de95d6e45cb81c3360755378d8099803e15bf76ae53c0504626d22f6b8c87298d92d3e9fbf912bbd4e8729d642b4b639d3176878a8542265f7e04'),
	('ce6adf25-b76a-47a6-9b37-0f00a70a158a', 14, '\x10572ee12b262c06cf7ad9bc435d7f8a37f6ed38aeeb185bdf63db07db5e0953', '2026-11-18 20:44:07.326+00', '48206e6140964399', '\x5cd456cd3832e403be0a73afe0b8cf55c4e6c30bb2481cc0350f51f62b4005e1267fafba20a431c9e9c5ec714f34a141111e31b3757e612546cac55d3441450d'),
	('7edf371e-26d1-493e-9240-ae4090659feb', 1, '\x1ecbd123c33fc95f78dda4d1fd1c7ea18cca3eec929dd6526bcb093bbae0a19d', '2026-11-18 20:44:08.789+00', '48206e6140964399', '\x74604d6456b62bd3e5060a9dbd7c9229f3390b6b88b7e0349b969b82e274ae81a85ae596cb983af73f38102149a324f8039d08665c0d6f2bd48edd593f255109');


--
-- Data for Name: answers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.answers VALUES
	('\x0db52f4076c082518412afd3dd3576e2cb0c63703fd7fed5e23ade60efef31d9', '31c892e6-34c9-4686-b11f-b18531499d39', '\x1f58b9145b24d108d7ac38887338b3ea3229833b9c1e418250343f907bfd1047', NULL, '2026-11-18 20:44:30.644781+00');


--
-- Data for Name: application_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_keys VALUES
	('69e7ea1a-7d0b-4a09-9edb-3922855b3a9a', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', '\x8997be3e8d24b01843f99aa520f40afd2e402a7c0f62b4ffe3e352e57fdf55e2', '\x017a784276c05519a2ccf2afcb97f12ecf0ca6f8bf67f06e9dee19314fdc8a487f4321e322fa2537541d6b955d609ec28c61f4ab720eac7e162328d05653098eb4fdc2e0b03930b1ec677f73806cc641dbcfa2d8', 'to60', '2025-12-23 16:40:08.896482+00', NULL, '2025-12-23 16:40:08.887367+00'),
	('becc9c58-5e54-4f07-97ce-4818c9f9688f', '7363a048-09bd-4497-8df8-a7d041a84eb4', '\x85c0e0ce0598990aedd624aa7436c47d658fdbc95d9e15a9b1bb02886c8e2107', '\x017a784276c05519a259aed13ed21a900eb503d8e5cb6ee250d606d57b1b50b89cf34621b72473949997c43944ca6a612f88ee319de7f73d28469f08caaa28f58eff08a91db00fa5254b533dfeef656a00cce05e', '1uRU', '2025-12-30 18:22:29.304468+00', NULL, '2025-12-30 18:22:29.29786+00'),
	('b5d9fb5d-2f69-4d54-b97d-0d7c09332c10', '86803e55-c787-45e9-800c-6d89916e40ae', '\x8b9927999486f10325e5b7fb55b45c48434d79d098c5c6fbad5ab078131ed5f4', '\x017a784276c05519a20457a5e1a095606fadda068fa3974ca464f110ccd6349a7e1ce990e333456f3cdd10c4fc85cd15f8951de50a8ba1f0d502ace2f0f708b39d96d90930b432288eba9886eec1937141f43a93', 'd2pw', '2026-01-12 14:47:18.042048+00', NULL, '2026-01-12 14:47:18.032488+00'),
	('73d12174-4a68-4813-b120-3ef930c63f1b', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', '\x380b3e597e58e04e3340b67e098c0b08a648c547525c973c3950075b263e1cf9', '\x017a784276c05519a265dd2e375a95e870f2878e85d676524c2f3428596ad8d5de59dc169737b05b2f8b27a72e8162b372ea745f5ef90a8934e547b9391be833e5aa718c3707a9957f437284e1bc66cf67a1e756', 'adGQ', '2026-01-28 17:05:43.032799+00', NULL, '2026-01-28 17:05:42.999657+00'),
	('ed38f7f1-5581-47a3-88c4-34c637178d77', 'de114ed5-185e-4aeb-9b75-afa38d8204d7', '\x5d719cb058aa979b41c96a3e80c0db729ccbbc8a02674f2948947e7229df37cd', '\x017a784276c05519a2da44d52151ca6e10aa07858cf0213d2ebb1c4b24ee3ec338c527b01ceec7ee9b2e533013498618a8bedd725d0ac4eb6f4912de57e39cce3a2495a5f01db7f7678d4a3d2cfb905d3d17ea15', 'XCd8', '2026-02-27 19:08:48.790251+00', NULL, '2026-02-27 19:08:48.786949+00'),
	('41968c9c-a436-48a4-86aa-dc10025703aa', 'b14f0887-13e6-44af-a572-0cbd8c573f1b', '\xf12ab71262f628d083deede7133dc77a9a9950b6e59e664b573fff6588797ea0', '\x017a784276c05519a2a7f8e09a5698a1f0d0e06abfc7fdf8f8e76ec28f509c18bca25de0457466202a78fec674d4ac84e5c15e0c80b1ff12a8f631aaee6c8d182015c0307f04b5c6769b82ca5fff6f3bc7f7a34e', 'MpF8', '2026-03-25 16:11:26.266397+00', NULL, '2026-03-25 16:11:26.245978+00'),
	('efd626b6-fa44-4992-8601-c2e8db461f32', 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', '\x8f5bd08ae57961c8ddb5bf158890eed618a913a0818cda44a1cb5ab79c14d06f', '\x017a784276c05519a257744aa65a5b77339dffe9748d48e93b9e0f711bcb1daf9874088427fa2852d3431e3a1b92aa759c5eb3e7b4cf320c6e069460306abc4193aaf8544e499d7f7d804737b274d53a72593ba3', '3Yvs', '2026-04-16 17:52:19.574772+00', NULL, '2026-04-16 17:52:19.545987+00'),
	('d4919740-df76-4e14-a98c-f95de1af5414', '16f42af7-04d5-4501-ab07-b410c2c39df3', '\xb8ac8d53306ba0c9c6b08afbaaa6027c98f4697987fabeaec0af65b5cd2592d2', '\x017a784276c05519a288b66652b63ffad2785cfcacb6bc02234142adcb62d4b7f13995ee8d13fb930c15eceb92ebd1ecc537f68de25bce0d448e2bda567d6b5aff8b55980658872d32456ceb72d6616505eef997', 'QsFg', '2025-12-12 15:18:04.341303+00', '2026-05-06 18:19:36.598845+00', '2025-12-12 15:18:04.333819+00'),
	('d63aae23-f8d4-401e-b216-dc2961cb98bf', '16f42af7-04d5-4501-ab07-b410c2c39df3', '\x961b8f2c937f14bd92943583d04ce77c132f58218b34683b874c6e004768a254', '\x017a784276c05519a26996d39bdd9fcd3a72d7fc5657be95052de80456b1e113061bae9b648417cda9450c1e292950845458d474dffec3a4f8d9585b83158c1e49a3a334c6365c51d82d0224fbb486a864db9b8a', 'iGeA', '2026-05-05 18:19:36.618023+00', NULL, '2026-05-05 18:19:36.598845+00'),
	('12e3b0c9-73ff-46c6-9c43-126fc77582b2', '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', '\x8614098bca9cda807c9cf0b725c5c8e265d519ddc9efa3f51cec0382143a3700', '\x017a784276c05519a2e130121007c81a8756a25131f1050c334b886dd723e0a7d7c2179fe971f68985c391c7a156a88f70efb3a26b493d68838e18920502377f50b2f7b06a984250247c6d1d67b5d2ac833ff962', '41cI', '2026-05-06 15:37:28.702306+00', NULL, '2026-05-06 15:37:28.689327+00'),
	('1f8293ca-1d84-4125-84a2-3a6974e10496', '841bd002-db9e-4f87-a490-7f72378bf26f', '\xc3ffb719ca72469460410c967612e62040849c74922efc31a09071171941d820', '\x017a784276c05519a2554c86c247beb71db4a50b4b4736bc4fcbe91c1805286e1a7b0f40ca6544f81f7b107c941aa2daf48480d4ee594167eb7b20f74ba2968a40c56f82417446af452fba846ac140619e7f904e', 'thtY', '2026-05-27 16:26:29.933959+00', NULL, '2026-05-27 16:26:29.902216+00'),
	('9997ee57-1136-4f21-834f-3ee9b24f945b', '4ffca481-94e3-430d-b275-f98b60c0367f', '\x1053856af39de6666a1b1f416809c64c6877ad28b70ca62a818840f1fc696f17', '\x017a784276c05519a2eeabcaba32d23566661adbae9c10f3313afde71226ea506b8a89f9904cc0ac072ec5c9c34cb77b56bf49dd3ea3299a4d000279a20d830d1dd86edc030fc3e36f98fdc7ff0285ed2586ef07', 'gyo0', '2026-06-03 18:50:50.354993+00', NULL, '2026-06-03 18:50:50.299926+00'),
	('c8961c9a-a34c-40ac-9be7-296651a338c6', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', '\x5fd7f738e4916883e51788ee74760ffc20ee9a041369888b0664680b21c70df2', '\x017a784276c05519a23f856a75eea90794b223f12849e3540dd801d684e0c2208a62161e700bd386a17930d58f7a4cfa35446e99528380d5b0191f068dc05c5c3606b3130e76cf93e8cf547bd107e47942871cfd', 'dg_8', '2026-02-03 15:33:11.340777+00', '2026-07-10 14:55:24.396446+00', '2026-02-03 15:33:11.335077+00'),
	('7fde7885-c336-4298-b620-f94b1dc086fe', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', '\x39cc636e718dff010a8a70c63d6dd69f2bcd773a6e36fe120eb8fb5c31f61ff1', '\x017a784276c05519a2d2269f00cab253dfda4cf1627f2c1cd47521edeeb1e455b4eddb1dceff64f0f8e51a2f594d0c3e622933e3d4f5f9885db9971e92721a313389a7034107a8dd8b71117c7148dc857016c4f8', 'I0gM', '2026-07-09 14:55:24.4061+00', '2026-11-19 14:31:38.063272+00', '2026-07-09 14:55:24.396446+00'),
	('5d544a9e-f64f-42d9-8e93-bd47df96b12e', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', '\x990dff99e1a22fc956817eca7f7590acc1d419f8ac0c9608efb21c065d3a9f44', '\x017a784276c05519a2642af5935c13794a77005d30650de13d82cb67e159cbbd1a97a2a40ebaba5f392d32e2f70a9b6ef750cbc327a64da1b84bbfc913fb1fbe6536a3f8dba8927a91da95a4c61cd0d6f38ceb17', 'RImw', '2026-11-18 14:31:38.097116+00', NULL, '2026-11-18 14:31:38.063272+00'),
	('8ee8c357-5205-4d2e-8cda-5392415070ba', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', '\xa36fe088e5810fa57a158a77115aa4ff5781ab8e34d14584d606bb98cc1e8db0', '\x017a784276c05519a225400e97cde27a533c1c360f4c09b779f3db405106b983b409ac6c5cf61b087222c1826b115e4d710e81f238d1fa1ba310f5f508ed78e67f08e15e9e40135df9ed8b142824472d7952ef21', 'DAf0', '2026-11-18 20:44:03.982516+00', NULL, '2026-11-18 20:44:03.954459+00'),
	('6a701eb5-7ab0-4c2a-933d-952424132297', '93495584-53ca-4e63-afe4-e398e24dbec8', '\x59c0123fcf5260b0dd97c01abf4cdd5f52d71120538c88302abc9b2a67ffc055', '\x017a784276c05519a2ded8b0592ed2d7d057d7a9ef0e6e19d1fdd7060f5de4a54feaa0101dda51e59d3b10d125199edec64520ae75545dc1b0c05206a51334c2ed1374eaef0a66600ff1ce5b4da62e082faea3f7', '19p0', '2026-11-18 20:44:04.210753+00', NULL, '2026-11-18 20:44:04.192547+00');


--
-- Data for Name: application_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_requests VALUES
	('e5a011a0-c4d1-4080-8a42-a88b22502323', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '4ffca481-94e3-430d-b275-f98b60c0367f', '71bf9442-e790-4532-8c83-d2913da7b9e4', '{user:read,resource:read,resource:manage,profile:read}', '2026-09-29 16:15:45.107121+00', 'declined', '2026-09-30 14:26:37.207595+00', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'We send people to Cedar; we do not chart for them.'),
	('22652811-4d32-489f-9ae3-25e42ba7629e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', '{user:read,organization:read}', '2026-10-19 18:30:54.237945+00', 'authorized', '2026-10-20 15:12:46.30583+00', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'For the exchange with Montréal.'),
	('f8c58fd6-228e-4b49-b1c2-1edad0e7332b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '4ffca481-94e3-430d-b275-f98b60c0367f', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', '{user:read,profile:read}', '2026-11-16 17:44:15.847455+00', NULL, NULL, NULL, ''),
	('b9ef0cd0-c858-4496-b095-ec5f4438f383', '9a08a0ec-6a91-4065-a304-ed682e4572a1', '7363a048-09bd-4497-8df8-a7d041a84eb4', '7a290188-fda0-48cc-aa9d-5d891563f301', '{user:read,application:read,survey:read,survey:manage}', '2026-11-17 16:20:07.941245+00', NULL, NULL, NULL, '');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications VALUES
	('a32a88b5-5954-41c9-be15-f4b285ed7ba8', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Refill Reminders', 'Tells people when a prescription runs out.', '{user:read,resource:read,profile:read}', '{https://refills.harbourlane.example/callback}', 1, '2026-04-16 17:52:19.545987+00', '2026-04-16 17:52:19.545987+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('7363a048-09bd-4497-8df8-a7d041a84eb4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Intake Forms', 'Questions that a clinic asks before a first visit.', '{user:read,application:read,survey:read,survey:manage}', '{https://intake.northside.example/callback}', 0, '2025-12-30 18:22:29.29786+00', '2025-12-30 18:22:29.29786+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('2c24d6eb-70a0-43d2-804e-2fda6f17efa0', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Rendez-vous', 'Prend rendez-vous sans attendre au téléphone.', '{user:read,organization:read,transaction:read}', '{https://rdv.cliniqueduparc.example/retour}', 1, '2026-05-06 15:37:28.689327+00', '2026-05-06 15:37:28.689327+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Nightly Reports', 'Runs without a person, once a night.', '{organization:read,transaction:read,service-account:manage}', '{}', 0, '2026-02-03 15:33:11.335077+00', '2026-02-03 15:33:11.335077+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('93495584-53ca-4e63-afe4-e398e24dbec8', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 20:44:04.192547+00', '2026-11-18 20:44:04.244632+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('4f0645f2-71e9-4a35-8aad-17a3620d28fa', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Survey Explorer', 'Shows what towns answered, by question and by year.', '{user:read,application:read,survey:read,survey:manage,transaction:read}', '{https://explorer.maplegrove.example/signed-in}', 2, '2025-12-23 16:40:08.887367+00', '2026-11-10 16:34:47.522941+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-11-10 16:34:47.522941+00', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', false),
	('4ffca481-94e3-430d-b275-f98b60c0367f', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'Chairside', 'Charts for dentists, beside the chair.', '{user:read,resource:read,resource:manage,profile:read}', '{https://chairside.cedardental.example/callback}', 0, '2026-06-03 18:50:50.299926+00', '2026-06-03 18:50:50.299926+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('86803e55-c787-45e9-800c-6d89916e40ae', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Fax Bridge', 'Sends referrals to those who still have a fax machine.', '{organization:read,referral:read}', '{}', 1, '2026-01-12 14:47:18.032488+00', '2026-01-12 14:47:18.032488+00', 'web', '{}', NULL, false, 'ES256', false, '2026-11-17 17:20:07.945058+00', '2026-11-24 17:20:07.945058+00', '2026-11-17 17:20:07.945058+00', NULL, NULL, false),
	('16f42af7-04d5-4501-ab07-b410c2c39df3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Clinic Scheduler', 'Books appointments and reminds people of them.', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{https://scheduler.northside.example/callback,http://localhost:4000/callback}', 4, '2025-12-12 15:18:04.333819+00', '2025-12-12 15:18:04.333819+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('534c06d7-2212-4ff8-a3d3-012ce1a14475', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Waiting Room', 'Shows on a screen whose turn it is.', '{user:read}', '{https://waiting.northside.example/,http://localhost:4001/}', 0, '2026-04-08 14:29:07.044945+00', '2026-04-08 14:29:07.044945+00', 'single-page', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('de114ed5-185e-4aeb-9b75-afa38d8204d7', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Town Health Map', 'A map of clinics and referrals.', '{organization:read,referral:read,network:read}', '{https://map.maplegrove.example/}', 1, '2026-02-27 19:08:48.786949+00', '2026-02-27 19:08:48.786949+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('841bd002-db9e-4f87-a490-7f72378bf26f', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Meal Plans', 'What to eat this week, by what the lab found.', '{user:read,profile:read,survey:read}', '{https://plans.greenleaf.example/callback}', 0, '2026-05-27 16:26:29.902216+00', '2026-05-27 16:26:29.902216+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Ward Rounds', 'Notes on the way from bed to bed, on a phone.', '{user:read,profile:read}', '{example.northside.rounds:/callback,http://127.0.0.1/callback}', 0, '2026-07-07 15:19:40.228782+00', '2026-07-07 15:19:40.228782+00', 'native', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('b703fe1c-1054-4bf5-bd7f-76d6da53e260', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lab Results', 'Sends results to whoever ordered them.', '{user:read,profile:read,referral:read,transaction:read}', '{https://results.lakeshorelabs.example/callback}', 3, '2026-01-28 17:05:42.999657+00', '2026-07-14 14:40:00.656897+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-07-14 14:40:00.656897+00', '68866aa4-42cc-40ad-80b2-f1a965600a6a', false),
	('b14f0887-13e6-44af-a572-0cbd8c573f1b', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Claims Connect', 'Files a claim while the patient is still in the room.', '{user:read,organization:read,resource:read,profile:read,survey:read,transaction:read,transaction:manage}', '{https://claims.beaconmutual.example/oauth}', 2, '2026-03-25 16:11:26.245978+00', '2026-08-11 17:09:22.308298+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-08-11 17:09:22.308298+00', '5f34650f-ebcf-4c8d-badc-759088d2e862', false),
	('73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 20:44:03.954459+00', '2026-11-18 20:44:04.026137+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false);


--
-- Data for Name: approval_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approval_end_letters VALUES
	('0ed306d8-41fc-4808-96af-a79f1ffeedbb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{Charts}', '2026-11-18 20:44:30.92213+00');


--
-- Data for Name: approval_rule_ends; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approval_rule_ends VALUES
	('985cc8bd-9979-4db0-9db6-5dff349f3677', '91dba114-729c-4af0-b124-e454322803f8', '2026-11-18 20:44:30.898587+00', NULL, NULL);


--
-- Data for Name: approvals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approvals VALUES
	('f9034015-e008-4360-88dc-19ef8cb4334d', '16f42af7-04d5-4501-ab07-b410c2c39df3', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2025-12-17 14:21:40.568726+00', '2025-12-17 14:21:40.568726+00', '{}', NULL),
	('35611fe3-da7c-4ab4-8b64-e9ec383cf709', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,application:read}', '2025-12-29 15:36:37.219909+00', '2025-12-29 15:36:37.219909+00', '{}', NULL),
	('244f09aa-4754-487b-8e16-caa2f9af8575', '16f42af7-04d5-4501-ab07-b410c2c39df3', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,organization:read,profile:read}', '2025-12-31 14:50:21.375611+00', '2025-12-31 14:50:21.375611+00', '{}', NULL),
	('3ae984b7-738b-45d0-8402-33907be6037b', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-01-07 13:55:41.802718+00', '2026-01-07 13:55:41.802718+00', '{}', NULL),
	('6af6c011-79e8-4c89-9af9-6107967843c9', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, '{}', '2026-01-14 19:11:02.185215+00', '2026-01-14 19:11:02.185215+00', '{openid,profile,email}', NULL),
	('ede02bb8-21af-4136-8cdd-48de4dd8b842', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-02-06 16:24:47.575834+00', '2026-02-06 16:24:47.575834+00', '{}', NULL),
	('2db36198-a9e8-4da5-98a4-95185f5adb32', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-02-23 15:01:20.457978+00', '2026-02-23 15:01:20.457978+00', '{}', NULL),
	('7ee43e38-6475-42d4-8067-393e63d6c974', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', '6716613d-2c87-4aec-8f23-74b969be4d58', 'b47ddbc2-a8ca-4e7d-8bed-fdf140f13d92', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', '{user:read,survey:read}', '2026-03-13 17:40:29.60882+00', '2026-03-13 17:40:29.60882+00', '{}', NULL),
	('1f9fd319-1278-4c2e-9860-64eb175d9eaa', 'b14f0887-13e6-44af-a572-0cbd8c573f1b', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,resource:read}', '2026-04-06 14:18:22.898715+00', '2026-04-06 14:18:22.898715+00', '{}', NULL),
	('a746d1d1-9ca2-46ba-bb18-0e1b9d22eda0', '16f42af7-04d5-4501-ab07-b410c2c39df3', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'afb1220c-bb57-47cd-b783-150640374ec2', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-04-24 14:05:32.024301+00', '2026-04-24 14:05:32.024301+00', '{}', NULL),
	('09f5b5a7-9ace-41fa-b7b8-11e4f6206106', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', 'e732c397-907c-4544-925c-9b4b2d1dc14f', '{user:read,profile:read}', '2026-05-11 15:29:04.924757+00', '2026-05-11 15:29:04.924757+00', '{}', NULL),
	('bb1bb51c-eb88-4c81-aaa9-6a63555ccdc7', '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-07-08 14:12:32.317718+00', '2026-07-08 14:12:32.317718+00', '{}', NULL),
	('aecd2f08-0f82-4fab-9181-f403ee67d20d', '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', '84a61121-1d16-4bf6-a587-24545021e19d', '1feb74b2-610a-4c43-9ed9-f35d903dea39', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-07-09 18:33:24.394249+00', '2026-07-09 18:33:24.394249+00', '{}', NULL),
	('97ef0390-5c8a-47ae-8212-ae19a40ed857', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', '675d2881-8d86-4948-82cf-6b240f1d5a45', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read}', '2026-08-07 14:40:38.092111+00', '2026-08-07 14:40:38.092111+00', '{}', NULL),
	('334bf724-53b7-479a-81a7-52706d541b69', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'e3590c5f-504f-49a2-b952-32e6e03d2183', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read}', '2026-09-22 14:02:24.714157+00', '2026-09-22 14:02:24.714157+00', '{}', NULL),
	('06b568df-ff2b-4045-b7e3-b1fb766de079', '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read}', '2026-10-21 15:17:38.386476+00', '2026-10-21 15:17:38.386476+00', '{}', NULL),
	('c357f642-737d-477c-84fe-c68a27573c79', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', '7e98f743-e9b6-49f5-ad83-d244c4d1cac5', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '{user:read,profile:read,service-account:manage}', '2026-11-18 20:44:04.686246+00', '2026-11-18 20:44:04.686246+00', '{openid}', NULL),
	('ad4e887e-f101-412d-905a-92a454e2117b', '93495584-53ca-4e63-afe4-e398e24dbec8', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', '158b8c33-2df4-415a-b05f-df51bdd1f592', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '{user:read,profile:read}', '2026-11-18 20:44:04.986113+00', '2026-11-18 20:44:04.986113+00', '{openid}', NULL),
	('b9012f65-5ef9-4ceb-8b8a-6559568c5c7c', '93495584-53ca-4e63-afe4-e398e24dbec8', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '{user:read,profile:read,service-account:manage}', '2026-11-18 20:44:05.079658+00', '2026-11-18 20:44:05.079658+00', '{openid}', NULL),
	('9aa44da2-f095-42c2-8ca7-90618e76d416', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', '1812e27a-0d90-4720-8aeb-2ef45c71c906', '{user:read,profile:read,service-account:manage}', '2026-11-18 20:44:05.169146+00', '2026-11-18 20:44:05.169146+00', '{openid}', NULL);


--
-- Data for Name: authorizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.authorizations VALUES
	('09df6334-f3bb-47ef-a094-9b1bd2b0fbfd', '16f42af7-04d5-4501-ab07-b410c2c39df3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '494805ea-9717-41b0-ad6e-02ff55dc7daf', '2025-12-24 15:44:00.978073+00', '2025-12-24 15:44:00.978073+00', NULL),
	('18e988e7-0afe-405b-90ff-09a4c87bd443', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,application:read,survey:read}', '{}', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2025-12-26 17:12:45.159221+00', '2025-12-26 17:12:45.159221+00', NULL),
	('307ab435-0e43-436d-a9c7-110250bcffbf', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'e732c397-907c-4544-925c-9b4b2d1dc14f', '{user:read,profile:read,transaction:read}', '{}', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', '2026-02-02 16:37:19.235804+00', '2026-02-02 16:37:19.235804+00', NULL),
	('08836e0c-cf88-4f42-82f8-258da71912e7', '86803e55-c787-45e9-800c-6d89916e40ae', 'b955a326-ec4a-4807-b816-710a12f2c685', '{organization:read,referral:read}', '{}', '4c78ac71-937c-4d99-9473-1adbc38e91af', '2026-02-11 15:22:23.901896+00', '2026-02-11 15:22:23.901896+00', NULL),
	('58aded91-edcb-450b-86cb-0e4ec5a6fdda', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'b955a326-ec4a-4807-b816-710a12f2c685', '{user:read,application:read,survey:read}', '{}', '4c78ac71-937c-4d99-9473-1adbc38e91af', '2026-03-18 14:33:05.849443+00', '2026-03-18 14:33:05.849443+00', NULL),
	('a9bd2f95-d433-4230-bcd6-aaa9c7da68e7', '16f42af7-04d5-4501-ab07-b410c2c39df3', '511d629e-002c-425d-b21d-25dad5fa7321', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'd81f1195-e095-4d06-aba5-5198c78ee50e', '2026-04-07 15:02:14.978417+00', '2026-04-07 15:02:14.978417+00', NULL),
	('578df3e2-0397-46cd-8bde-359931b6a901', '16f42af7-04d5-4501-ab07-b410c2c39df3', '9a08a0ec-6a91-4065-a304-ed682e4572a1', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', '2026-04-28 16:51:16.179923+00', '2026-04-28 16:51:16.179923+00', NULL),
	('11dc5299-8aaa-4347-80eb-1fdb3103be44', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'e8e42f36-2a6e-45d0-915c-525853096f1c', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', '2026-06-05 15:14:34.462304+00', '2026-06-05 15:14:34.462304+00', NULL),
	('1f4230d6-480b-42c6-b639-38aa42db239e', 'de114ed5-185e-4aeb-9b75-afa38d8204d7', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.101701+00', '2026-04-27 17:26:24.101701+00', NULL),
	('171db20a-8758-4a1d-9eab-78ee522e0c27', 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.44128+00', '2026-05-01 14:10:52.44128+00', NULL),
	('eedb8c2c-cd89-40f1-babc-e0088ced708e', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', '{user:read,profile:read,transaction:read}', '{}', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', '2026-06-19 16:45:15.264054+00', '2026-06-19 16:45:15.264054+00', NULL),
	('67bd3644-0eeb-4a58-b476-83514b9fae98', 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'e732c397-907c-4544-925c-9b4b2d1dc14f', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', '2026-07-10 17:31:16.474065+00', '2026-07-10 17:31:16.474065+00', NULL),
	('352d3075-7ee2-4388-8be2-a2f605515fa7', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,profile:read,referral:read,transaction:read}', '{}', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-01-30 14:58:27.162701+00', '2026-07-16 15:50:44.808818+00', '2026-07-16 15:50:44.808818+00'),
	('6078959d-a260-4946-94ef-b75e90a670b8', 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{survey:read}', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-04-03 18:41:30.817795+00', '2026-08-12 14:44:14.391444+00', NULL),
	('1b005ad1-5e53-4b3c-b5d2-5c43c5166a22', '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{user:read,organization:read}', '{}', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-10-20 15:12:46.30583+00', '2026-10-20 15:12:46.30583+00', NULL),
	('51772fff-f84c-4d56-9fc4-ba3f522d7a35', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', '1812e27a-0d90-4720-8aeb-2ef45c71c906', '{user:read,profile:read,service-account:manage}', '{}', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', '2026-11-18 20:44:04.429988+00', '2026-11-18 20:44:04.429988+00', NULL),
	('24ff249b-72eb-4350-84ca-76d58a3e75b7', '93495584-53ca-4e63-afe4-e398e24dbec8', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '{user:read,profile:read,service-account:manage}', '{}', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', '2026-11-18 20:44:04.515524+00', '2026-11-18 20:44:04.515524+00', NULL);


--
-- Data for Name: codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.codes VALUES
	('\x493a5075b33ecd5d30a26196f524e07f446220e4cb0875074b934425e0598bc0', 'verify_email', '8caab8bb-54f8-4dce-bd3f-4ed6392f9f47', NULL, 'june.park@northside.example', '2026-11-18 19:56:38.051228+00', '2026-11-19 19:56:38.051228+00', NULL),
	('\xe9f5f127f929448b7ae9e62a91c621a0d07aba12798cd290c41565be83c5063a', 'verify_email', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', NULL, '506e8d40-93d7-4742-b037-5559321be58c@example.com', '2026-11-18 20:44:01.736369+00', '2026-11-19 20:44:01.736369+00', NULL),
	('\x7afaf9ce7f67b45b7bb05dda5b2f18f194a47dbbe87978e13cb3caa36b123a61', 'verify_email', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', NULL, 'ffd40936-2140-4412-8b37-a92acbf7b5d6@example.com', '2026-11-18 20:44:02.725896+00', '2026-11-19 20:44:02.725896+00', NULL),
	('\x4f8d594afa4acd5236ae121b91c7c27f273c2eef734a9ac765b0b279b5191a57', 'verify_email', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', NULL, 'a51c4c8b-94a6-4503-8ca1-cf9c93d7b978@example.com', '2026-11-18 20:44:03.030535+00', '2026-11-19 20:44:03.030535+00', NULL),
	('\xeddac0e834c0ba5281cb494c1ebf606f8bc99bc4c84c691559919c2b3ead99fd', 'verify_email', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', NULL, '7778c432-4f2d-4327-8644-abfbf2f865e8@example.com', '2026-11-18 20:44:03.281956+00', '2026-11-19 20:44:03.281956+00', NULL),
	('\xd9f4d1c1fa31d8d6566cc17ee6fc9b290a4de252493f18397bf2fb762a401f17', 'verify_email', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', NULL, '3344bb52-1a2f-4eca-a0fb-7f82a3f559d2@example.com', '2026-11-18 20:44:03.623825+00', '2026-11-19 20:44:03.623825+00', NULL),
	('\xd09b1deb2ac7cf8664a56d8b3a525abd908c853fe17ae2674c780b7340161f76', 'verify_email', 'e2692b74-aeba-483e-ac12-2b05df7cba88', NULL, '197a23bc-a435-4799-915e-972c93895370@example.com', '2026-11-18 20:44:06.59079+00', '2026-11-19 20:44:06.59079+00', NULL),
	('\x69748313549c5fc647e469d875798b881de91b24f175584d98ff2b197d2c5713', 'verify_email', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', NULL, '40dd30f9-f496-4a3a-9c27-2957ba4cfc8e@example.com', '2026-11-18 20:44:08.096849+00', '2026-11-19 20:44:08.096849+00', NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('e3590c5f-504f-49a2-b952-32e6e03d2183', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '16f42af7-04d5-4501-ab07-b410c2c39df3', '2026-09-22 14:02:24.714157+00'),
	('158b8c33-2df4-415a-b05f-df51bdd1f592', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '93495584-53ca-4e63-afe4-e398e24dbec8', '2026-11-18 20:44:04.986113+00');


--
-- Data for Name: deletion_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deletion_letters VALUES
	('561fbd3e-4b6c-4a86-ae1e-33f5182cb3c3', NULL, '91dba114-729c-4af0-b124-e454322803f8', 'deleted', 'networks', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '2026-11-12 20:36:31.771636+00', '2026-11-12 20:36:31.691985+00'),
	('66641ecb-4581-4eb9-919c-9709cd6aa9ce', NULL, '91dba114-729c-4af0-b124-e454322803f8', 'deleted', 'served', NULL, '2026-11-12 20:36:31.797867+00', '2026-11-12 20:36:31.691985+00'),
	('c3e82203-0994-49fc-b905-c46fbfe06133', NULL, '91dba114-729c-4af0-b124-e454322803f8', 'deleted', 'members', 'ca9e5218-6ce9-47b6-92e7-5b1f1db66019', '2026-11-12 20:36:31.808793+00', '2026-11-12 20:36:31.691985+00'),
	('ab04619e-0e58-4030-b9ae-ad448d694790', '86803e55-c787-45e9-800c-6d89916e40ae', NULL, 'deleted', 'served', 'b955a326-ec4a-4807-b816-710a12f2c685', '2026-11-17 17:20:08.06195+00', '2026-11-17 17:20:07.945058+00');


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.devices VALUES
	('\x263a4dbe41488fb87214b0032339dbb9f0c8da14c16dfcf13084bf3c2552eca5', '31c892e6-34c9-4686-b11f-b18531499d39', '2026-11-18 20:44:30.686662+00', '2027-05-17 20:44:30.686662+00', '5006aab5-72f2-4231-93d7-49b9274bfcc0');


--
-- Data for Name: email_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_changes VALUES
	('ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 1, 'oskar.nowak@northside.example', 'oskar.nowak@lakeview.example', '{}', '\x24b8a8cff8cfcfc2ba892a3213e487caed5c18e99a12ad3d0a0995aad7778068', '2026-11-19 18:35:38.052966+00', '\xc7b94d7a8a22475ade50d2e20184c2d8b907989efc473ab2495e44c4a66cc643', '2026-11-21 18:35:38.052966+00', '2026-11-18 18:35:38.052966+00', NULL);


--
-- Data for Name: export_receipts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_receipts VALUES
	('328fe0ef-ed2f-4622-84f4-34481e179a4a', '763fad5a-8dc1-441f-876e-4289b4eb062a', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', 'Referral Desk', 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '{organization,profile}', 10, '2026-09-16 16:08:57.456036+00'),
	('ae6ae2d5-5280-4901-a3d7-31c3e80740a5', '763fad5a-8dc1-441f-876e-4289b4eb062a', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', 'Referral Desk', 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', '9a08a0ec-6a91-4065-a304-ed682e4572a1', '{organization,profile}', 4, '2026-09-16 16:08:57.456036+00'),
	('8f2a9cba-f43a-48aa-8372-542dc024ac4e', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', '{application,organization}', 3, '2026-10-12 17:33:35.091701+00'),
	('aceed3c8-6d05-450f-a1d8-e6c21371233f', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', '{application,organization}', 2, '2026-10-12 17:33:35.091701+00'),
	('e89fde8f-1a83-4c68-b0b7-a7d0a1bb9847', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 'e732c397-907c-4544-925c-9b4b2d1dc14f', '{application,organization}', 1, '2026-10-12 17:33:35.091701+00'),
	('5b73dfa2-a4ca-4b9b-85a5-156bd4060f5a', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '511d629e-002c-425d-b21d-25dad5fa7321', '{application,organization}', 1, '2026-10-12 17:33:35.091701+00'),
	('6c9f3adf-895f-4dd7-ac32-bb4f1fde2e02', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 'e8e42f36-2a6e-45d0-915c-525853096f1c', '{application,organization}', 2, '2026-10-12 17:33:35.091701+00'),
	('c20f1721-702e-4b08-8a6c-d62645755ef1', '89b8fd40-9027-4598-8927-72c14219601e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'Care Circle', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '91dba114-729c-4af0-b124-e454322803f8', '{application,organization}', 1, '2026-10-12 17:33:35.091701+00'),
	('109b495c-7892-45d1-b33b-2461c7e4d9c1', '40d860d3-1258-4d35-a08c-6c7e18a08bcb', '3bec69bf-160d-4d59-9283-8db9ea5b8164', 'Network 2eb952af', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Organization 49de8055', '1812e27a-0d90-4720-8aeb-2ef45c71c906', '{}', 1, '2026-11-18 20:44:07.324996+00'),
	('bec94ca1-ca31-4020-91f4-e393822ff58e', '274aef86-bbbd-4c17-987e-17a62d36b012', '5d7e8931-f177-41ed-97cb-4f4d00ca716e', 'Network 64d425bd', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Organization f6d624c1', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '{}', 1, '2026-11-18 20:44:07.326139+00');


--
-- Data for Name: exports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.exports VALUES
	('fed153ec-5db6-4732-a517-7bf95cca88a4', 'access', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', NULL, 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'completed', 58, 58, 1, 'northside-health-access-review-2026-06-29-1405.zip', 12401, '\x4584960093283d19b2d049b57db4344143a83d7b41497746bc4e609467b94d87', NULL, '2026-06-29 14:05:27.91493+00', '2026-06-29 14:05:28.138223+00', '2026-07-06 14:05:28.138223+00', '2026-07-06 23:40:48.143763+00', '\x017a784276c05519a2d095d6f3fd22d3aad3b98682367bafe233ee7387cf826cdd292e0e936c029772d676619b8f689729d12fc35d97575ddd98306c28fecc791847a73b016a7c4763bb522b1bd74b1128', '72a321f2-c506-4f14-93fa-6924e1b1a02f', NULL, 0, NULL, 1, 0),
	('284db44c-58ec-482d-83ec-ad084a4ee09c', 'organization', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', NULL, 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'completed', 127, 127, 1, 'northside-health-2026-08-20-1539.zip', 47618, '\x0b83a090f65674099f84c84a278f3787d3699d6be528072806a2146508cde93b', NULL, '2026-08-20 15:39:26.846819+00', '2026-08-20 15:39:27.272104+00', '2026-08-27 15:39:27.272104+00', '2026-08-27 23:40:47.221618+00', '\x017a784276c05519a2e47379703fe6ac604fd05cfa18e8f39c1976628d7a6094af37996e4377d77f4df6894ef5058efc3152cb682a27365354ecc7c6b7e90962b9cf6a4b3d19c9664bdb124a0eb386d4bb', NULL, NULL, 0, NULL, 1, 0),
	('763fad5a-8dc1-441f-876e-4289b4eb062a', 'network', 'b955a326-ec4a-4807-b816-710a12f2c685', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', '4c78ac71-937c-4d99-9473-1adbc38e91af', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'completed', 17, 17, 1, 'referral-desk-2026-09-16-1608.zip', 8335, '\x94f87c2f09ec1c9c8345ef54f0154405512f2ac5b962ed0b5cdb0ce4c56df83f', NULL, '2026-09-16 16:08:56.388148+00', '2026-09-16 16:08:57.456036+00', '2026-09-23 16:08:57.456036+00', '2026-09-23 23:40:16.76069+00', '\x017a784276c05519a21ef57d84ee14e344b5ec5333d92677f590db1c31f9fd33a065c6f8f36e43ee820bdf9be7431a0e59fc3ad9412957fda40f08dc2016429d7644140ecb4f6cf90e93ec6ae87f5e81fd', NULL, NULL, 0, NULL, 1, 0),
	('89b8fd40-9027-4598-8927-72c14219601e', 'network', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'completed', 17, 17, 1, 'care-circle-2026-10-12-1733.zip', 14181, '\xeec0639b007963410d2ce1ecd6caa57cff7014a76f75df8cd2aed049186c990b', NULL, '2026-10-12 17:33:33.820774+00', '2026-10-12 17:33:35.091701+00', '2026-10-19 17:33:35.091701+00', '2026-10-19 23:40:54.221573+00', '\x017a784276c05519a24e614d774969713f16104aa47da5bf37081d36ab5d956d6bdf8aef89ac2bd7fcc77492aa8b7bb1e02fba13626bc84c7c4d99d462f9f3f8441cd00b9d9c85db004039dae63a7663cc', NULL, NULL, 0, NULL, 1, 0),
	('db5e13b7-b085-4417-a53a-7eb6ca21344a', 'access', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', NULL, 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'completed', 58, 58, 1, 'northside-health-access-review-2026-11-16-2010.zip', 12410, '\xc6a7c43ddec1fd1ff349409faa741acda6490712dee5b426e1383a5246a5956e', NULL, '2026-11-16 20:10:15.851614+00', '2026-11-16 20:10:16.05711+00', '2026-11-23 20:10:16.05711+00', NULL, '\x017a784276c05519a2d1ac16b1d142b4da1e21e5c89ebc13f75aca193bdf73991ccc8ae9a3d638eefac03f21b13a19c2bf331b22687020a9374bea3fd38bbdb1631de7357f570a484f9a3a0e7802d5ecbe', '72a321f2-c506-4f14-93fa-6924e1b1a02f', NULL, 0, NULL, 1, 0),
	('b69d9869-ef9d-486a-87c7-02c58fcbef28', 'person', NULL, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', 'completed', 774, 774, 1, 'data-about-me-2026-11-17-1555.zip', 43591, '\x2afc2d00a38e8532e5fa40db3b43a70d00b5b76d4b044a3881dcd38a2339786c', NULL, '2026-11-17 15:55:07.929152+00', '2026-11-17 15:55:09.576352+00', '2026-11-24 15:55:09.576352+00', NULL, '\x017a784276c05519a286b71773c7f822b702912d3b8b403023e54d7d1c4afa8b9d23f667a96e4851bcc975962eb1b756ef87ca6bf9d7315f4aac4a038612da20d6164c19224c5756a60ba51e4da441544d', NULL, '31c892e6-34c9-4686-b11f-b18531499d39', 0, NULL, 1, 0),
	('d0e17dd5-e94e-4bed-863c-110993e13783', 'organization', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', NULL, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'completed', 166, 166, 1, 'northside-health-2026-11-18-1718.zip', 59477, '\x78790489c6d94cd1baf59c9223b1f6877e96aea4c177817a3afe75870d869653', NULL, '2026-11-18 17:18:38.057289+00', '2026-11-18 17:18:39.27123+00', '2026-11-25 17:18:39.27123+00', NULL, '\x017a784276c05519a2ce7194bb1ab976437ccf652426db4e5dc053922d39d031b15f8c457d8217d2db3dcda2433af8c3ef6d3ba8f2cc9e06b53d4305151dcc3bd5671966ead5d3634d2a52e02373553291', NULL, NULL, 0, NULL, 1, 0),
	('86e06d80-8dc6-4a77-90ee-c68a2dfbeeec', 'organization', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 20:44:07.182147+00', '2026-11-18 20:44:07.205256+00', '2026-11-25 20:44:07.205256+00', NULL, '\x017a784276c05519a2a1b53fddf89901bbc418dbf475ae62620ee0d91651fc5a26e82d96a30386a72d3c9ff87934496af8d7e736070ca96164ef43b3f4efc3b22a8d3f844ea03add1a0e600968d32b07db', NULL, NULL, 0, NULL, 0, 0),
	('451c159b-de69-4bd2-92ad-6be8645eb6a5', 'network', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '3bec69bf-160d-4d59-9283-8db9ea5b8164', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 20:44:07.230709+00', '2026-11-18 20:44:07.302411+00', '2026-11-25 20:44:07.302411+00', NULL, '\x017a784276c05519a2f8778b510ba78a1f22b9b364ed5f4d7d951961216daef54228abbb2bd9344b93f03ca46cf219ef8b02f5ff0f448d133ba02524dedd4a5f56a50758b248dc75f68209c1f0e48bfc79', NULL, NULL, 0, NULL, 0, 0);


--
-- Data for Name: instances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.instances VALUES
	('60e25d63-4b4b-4cfb-aee2-534e772e1289', '2026-11-18 20:44:30.662866+00', '{a}', 'a', '2026-11-18 20:44:30.662866+00');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations VALUES
	('cca483ae-0a3a-40ff-bfcb-b43b51f315d1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'priya.raghunathan@northside.example', '{member}', '\x55a820e32ee1bf20b0cd22264d037bb7f5f2ed8cd4541ba0b7e904be9551e6c9', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2025-11-24 14:25:55.192545+00', '2025-12-02 14:02:47.264569+00', '2025-11-25 14:02:47.270783+00', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2025-11-25 14:02:47.264569+00'),
	('be7f5ec3-5d1f-46fa-bfec-1f4265739d53', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'elena.petrova@northside.example', '{admin}', '\x201d6629469643430dafec53cdc29203b4b22fd5ebaf1c290688e3db7e35885b', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2025-12-05 13:02:43.953182+00', '2025-12-12 13:31:43.912636+00', '2025-12-05 13:31:43.923433+00', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2025-12-05 13:31:43.912636+00'),
	('a54d4f78-9361-4675-84f6-6d50172395c9', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'theo.okafor@maplegrove.example', '{admin}', '\x30f95f5db45f72723447082c652c9ba538d80d2cfd291ac0821a90e1cb0021aa', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2025-12-09 16:18:28.084648+00', '2025-12-17 15:09:20.16318+00', '2025-12-10 15:09:20.202612+00', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2025-12-10 15:09:20.16318+00'),
	('7f7c99a6-2e80-4dbe-ab39-758ccac2a5f8', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'ingrid.sorensen@maplegrove.example', '{admin}', '\x13a7872d8e4a5b318119dd133c4167eff6ba50d440fb45b86ceb0623fd53976f', '494805ea-9717-41b0-ad6e-02ff55dc7daf', '2025-12-18 15:27:32.647958+00', '2025-12-26 13:36:24.72227+00', '2025-12-19 13:36:24.726058+00', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2025-12-19 13:36:24.72227+00'),
	('49097907-4f1f-409c-9134-4743b9662f35', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'office@maplegrove.example', '{member}', '\x501180267d2f8674d5fa5033d2d66022c481d48572a7728309de62acf15e8f25', '494805ea-9717-41b0-ad6e-02ff55dc7daf', '2026-01-01 17:20:13.465583+00', '2026-01-09 18:03:05.532286+00', '2026-01-02 18:03:05.54555+00', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-02 18:03:05.532286+00'),
	('47efe08d-b556-4eff-978d-f48e6ca7352d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'maximiliana.von.hohenberg-castellanos@northside.example', '{member}', '\xd68f4f41a394aeaf40f97b0d44de58d834cd0b74306ce3e4e20bd29855b9622d', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2026-01-21 16:06:22.64989+00', '2026-01-29 13:25:14.666307+00', '2026-01-22 13:25:14.682229+00', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, '2026-01-22 13:25:14.666307+00'),
	('4f0fb1c6-1de7-4fa2-a450-08cb6c83cd19', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'layla.almansouri@northside.example', '{member}', '\x507f61e7bec3343537895b7a309872dcbc1666abd730f897167f40df4f316d37', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-02-19 14:37:36.389035+00', '2026-02-27 13:22:28.36758+00', '2026-02-20 13:22:28.385327+00', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '2026-02-20 13:22:28.36758+00'),
	('7455ec3d-aa84-4dde-a68f-813969d2a945', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'jamal.carter@maplegrove.example', '{member}', '\xb8a5d316e4f70aacb8f8daee8fa81daf0d0fe7189ee53b563475074365f8bae5', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '2026-03-11 14:45:45.455602+00', '2026-03-19 13:33:37.504865+00', '2026-03-12 13:33:37.577753+00', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '2026-03-12 13:33:37.504865+00'),
	('2c07ba40-fe15-4795-b436-72afc9b3be58', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'ana.duarte@northside.example', '{admin}', '\x63dffce974fa9f00917ece2c36afc5c89c53abd396c2cfaf788d7c561cdee85c', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', '2026-04-14 16:33:35.407332+00', '2026-04-22 14:20:27.445269+00', '2026-04-15 14:20:27.473514+00', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-04-15 14:20:27.445269+00'),
	('c5cee613-71fc-4877-9107-0ebe9c7754d3', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'theo.okafor@maplegrove.example', '{member}', '\xe47fdba096f20d5d349f3cd181aea32ecf1be13229e036ab494d43f29310071a', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', '2026-04-20 18:12:03.756752+00', '2026-04-28 15:50:55.769396+00', '2026-04-21 15:50:55.787555+00', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-04-21 15:50:55.769396+00'),
	('6e0c7d81-38c9-4575-af3a-09f8cd093a32', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'grace.kim@northside.example', '{member}', '\xddc15cf6e21a95485193355658ff955bcfe36b1c6baa56f9853340ed656e9c5a', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-04-22 15:13:47.909908+00', '2026-04-30 13:45:39.932149+00', '2026-04-23 13:45:39.969588+00', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '2026-04-23 13:45:39.932149+00'),
	('99bb2e33-e8d5-4248-80b0-3336b053fbad', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'dana.whitehorse@stbrigid.example', '{member}', '\x6583e07d7938cfc6202c70e16943e1386b616879d77388eddfc25e10fcde4256', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', '2026-05-07 15:08:20.795519+00', '2026-05-15 14:14:12.827986+00', '2026-05-08 14:14:12.85234+00', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', NULL, '2026-05-08 14:14:12.827986+00'),
	('d4810ccd-0ebe-47db-87c1-39a1921b182a', 'b955a326-ec4a-4807-b816-710a12f2c685', 'jamal.carter@maplegrove.example', '{admin}', '\xb97a86a3a1687b87ef497ab92c13eec974a1ea81f89ffd0e917a2dfe44365f4a', '4c78ac71-937c-4d99-9473-1adbc38e91af', '2026-05-18 14:31:25.335798+00', '2026-05-26 15:16:17.389734+00', '2026-05-19 15:16:17.420234+00', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '2026-05-19 15:16:17.389734+00'),
	('13d17d3b-4140-4292-b65d-a99209e61d68', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'marcus.lindqvist@northside.example', '{member}', '\x77e5f543699c91f336590787971e722c99e897d69dc88df6a02b0d9371696b01', NULL, '2025-12-15 15:55:56.423073+00', '2025-12-23 14:12:48.479381+00', '2025-12-16 14:12:48.483217+00', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '2025-12-16 14:12:48.479381+00'),
	('8e0902d9-2372-442c-81eb-979cce7588b9', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'tomas.herrera@northside.example', '{member}', '\x09a69f3bb64e3e4ce95451c935d51602a8aa087c643ded2c30727684ac1def95', NULL, '2026-01-05 19:31:57.630075+00', '2026-01-13 13:40:49.695979+00', '2026-01-06 13:40:49.708013+00', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-01-06 13:40:49.695979+00'),
	('4a74d6d7-4e9a-4f2c-add3-06def1086e66', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'ben.foster@northside.example', '{member}', '\x58bad1f5e2a1c54b998ec1b39ec058607097f5ceef474e05a7da10b1eae40c8e', NULL, '2026-02-16 18:44:00.095581+00', '2026-02-24 13:58:52.128969+00', '2026-02-17 13:58:52.171565+00', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', NULL, '2026-02-17 13:58:52.128969+00'),
	('05853c03-5348-4906-91bc-e6793cb344d5', '91dba114-729c-4af0-b124-e454322803f8', 'sofia.rossi@prairiehomecare.example', '{member}', '\x6644b34efb4f0cb1ed60400815671204c5ea48f05793303f4700197fa93d1027', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', '2026-06-23 15:33:59.425706+00', '2026-07-01 14:07:51.495419+00', '2026-06-24 14:07:51.508466+00', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-06-24 14:07:51.495419+00'),
	('756e6cdd-5cde-4782-83b7-1a61a0b0c43b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'liam.oconnor@cedardental.example', '{member}', '\xe9c3b092c7113b99665b80d55d521b5d6e935c1f7cfc1fe8c6c18c074cc1ef82', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2026-06-25 20:02:43.586685+00', '2026-07-03 14:28:35.657506+00', NULL, NULL, '2026-06-26 14:28:35.677515+00', '2026-06-26 14:28:35.657506+00'),
	('078940f5-75c3-4408-b9bb-5377e9af8873', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'noor.haddad@harbourlane.example', '{member}', '\x85fcf8ad820d85c97fdfa6a309e197f64f93e207da9f21bb686999ea9d967388', '68866aa4-42cc-40ad-80b2-f1a965600a6a', '2026-07-17 16:20:36.914936+00', '2026-07-27 17:44:28.954312+00', '2026-07-20 17:44:28.968262+00', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-07-20 17:44:28.954312+00'),
	('35f138df-074e-46f3-8f02-4d02e076629b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'oskar.nowak@northside.example', '{member}', '\xdc877540714a477d820c17be713d411a2fb57a636673671deec3d15e6f25bdf1', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-08-05 17:36:53.941883+00', '2026-08-13 13:19:46.006337+00', '2026-08-06 13:19:46.01941+00', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '2026-08-06 13:19:46.006337+00'),
	('960c2db4-2adf-485a-9b69-7c58db8b0d40', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'paula.quinn@northside.example', '{member}', '\xb2b4de92f5e33d873f6b0c59441c9def91fea1ebe85c60ff33a004c36c9f1142', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-09-25 16:51:00.928743+00', '2026-10-02 16:51:00.928743+00', NULL, NULL, NULL, NULL),
	('6fcb7b60-8560-47f8-8b1b-b7c4816399ad', '511d629e-002c-425d-b21d-25dad5fa7321', 'mei.lin@post.example', '{member}', '\x1ff762fcc7ba952b419e236bb34a26394c538d1ee89460ccd727a59ca6e56b9e', 'd81f1195-e095-4d06-aba5-5198c78ee50e', '2026-11-13 18:05:23.765824+00', '2026-11-20 18:05:23.765824+00', NULL, NULL, NULL, NULL),
	('e4d8ca21-3e39-422f-8394-ae42332aa52d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'june.park@northside.example', '{member}', '\x3d86186ffa8f0bda16612f63bf54db46812134103f4a6cd33dd22b28ef31f8b9', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2026-11-16 15:22:15.85084+00', '2026-11-23 15:22:15.85084+00', NULL, NULL, NULL, NULL),
	('0393cb60-941a-4e38-8e77-77e792b12eb0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'sam.rivera@northside.example', '{admin,member}', '\x31158d5fbeeb8f276d4337641a11740c2d8f468370a0fc5b24bb83ab78fe9a23', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-11-17 19:40:07.935905+00', '2026-11-24 19:40:07.935905+00', NULL, NULL, NULL, NULL),
	('214a2c39-894e-4db0-b74a-ce8aefeaf005', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '2776b66b-cb59-4856-8cc7-742d114fa3ae@example.com', '{member}', '\x3f470fa1861e57f80ac10a30b111551586d2a5f4bd206bc0d7b9e477a6a7661a', 'e360fd00-587a-4347-bd3c-cba845eabd96', '2026-11-18 20:44:07.076242+00', '2026-11-25 20:44:07.076242+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: keys_seen; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys_seen VALUES
	('d4919740-df76-4e14-a98c-f95de1af5414', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', 'Elena Petrova', '2025-12-12 15:31:04.334657+00'),
	('c8961c9a-a34c-40ac-9be7-296651a338c6', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'Priya Raghunathan', '2026-02-03 15:40:11.326035+00'),
	('d63aae23-f8d4-401e-b216-dc2961cb98bf', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', 'Elena Petrova', '2026-05-05 18:19:36.598845+00'),
	('7fde7885-c336-4298-b620-f94b1dc086fe', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'Priya Raghunathan', '2026-07-09 14:55:24.396446+00'),
	('becc9c58-5e54-4f07-97ce-4818c9f9688f', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'Priya Raghunathan', '2026-08-28 19:27:39.314609+00'),
	('5d544a9e-f64f-42d9-8e93-bd47df96b12e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'Priya Raghunathan', '2026-11-18 14:31:38.063272+00'),
	('8ee8c357-5205-4d2e-8cda-5392415070ba', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'Ana Duarte', '2026-11-18 20:44:04.091148+00'),
	('6a701eb5-7ab0-4c2a-933d-952424132297', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', 'Ana Duarte', '2026-11-18 20:44:04.330768+00');


--
-- Data for Name: known_networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_networks VALUES
	('e6026c4f-6f8f-44b8-9347-603b78ed91c0', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:02.122723+00'),
	('bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:02.837022+00'),
	('4a08d8e5-dd9e-422e-b71b-e11bafea944f', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:03.117049+00'),
	('b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:03.383643+00'),
	('dc7903b5-c9e7-40d4-b553-9b67b539bfd4', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:03.680339+00'),
	('e2692b74-aeba-483e-ac12-2b05df7cba88', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:06.638478+00'),
	('f49b04cc-ef14-4849-9868-2ed6018a2fc8', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:08.597232+00'),
	('31c892e6-34c9-4686-b11f-b18531499d39', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 20:44:29.188857+00');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001-baseline', '2026-11-18T20:43:22.569Z', '0.1.0', '817d093273c3bb255fa83aadaf8319501c2f6f962b7ac965c66482e4f5b39918');


--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limits VALUES
	('adminMailPerMember', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 1, '2026-01-26 15:27:58.850918+00', NULL),
	('applicationsPerOrganization', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 1, '2026-01-28 17:06:42.997414+00', NULL),
	('applicationsPerOrganization', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 1, '2026-02-27 19:09:48.782486+00', NULL),
	('applicationsPerOrganization', '0fed2c87-478d-47b1-80d1-d90f9d323842', 1, '2026-05-27 16:27:29.900234+00', NULL),
	('applicationRequestsPerPerson', 'fb890157-e53f-4bf6-b561-692a7769d9e9', 1, '2026-09-29 16:16:45.098397+00', NULL),
	('applicationRequestsPerPerson', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 1, '2026-10-19 18:31:54.229677+00', NULL),
	('accessReviewsPerOrganization', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 1, '2026-11-06 14:34:03.374166+00', NULL),
	('applicationRequestsPerPerson', '04cff053-024c-41f1-9baf-127b3e4f7e77', 1, '2026-11-16 17:45:15.845581+00', NULL),
	('applicationRequestsPerPerson', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 1, '2026-11-17 16:21:07.930907+00', NULL),
	('applicationsPerOrganization', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 1, '2026-11-18 20:45:04.182158+00', NULL);


--
-- Data for Name: logout_notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.logout_notices VALUES
	('5edbba8f-c0b5-4ef9-8055-7a408d3f3c6a', 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', '31c892e6-34c9-4686-b11f-b18531499d39', 'session', '2026-11-18 20:44:30.750172+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('d0fbc970-a691-47c8-a053-11c13206adf4', 'network_invitation', '197a23bc-a435-4799-915e-972c93895370@example.com', 'Invitation for Organization a98fef08 to join the network “Network 2eb952af”', '\x017a784276c05519a2dd7bc3e309d7705baaf4bfcea100b768069cec6675cbc42f13c331c8b17c12a52f46c4f5bea48561dd04e2cd13305301c0d2b27e73019edd4b382e49807aad02bab7b0b19e5fdc25480de26d7b956f87f4a0b0b2737b5f8c6764cd1471d33f73b20eb6709fd6d8dea89ca7059842f57d5d7bb0d719eb6ff1c55a08181798a316d20bb47b2ff1d833f6e37122a18241be6623e823d9fd5dc54e61e75832420e55111940353ff413e2b4e6b48dbf25b9fd1f7010ba6265b4e11f88514499ae5134c56570447c45d6b4b3e3db35fdf267e19eae12d5f05b27a35ec4cbb6eea70bd03865cd9ad811c3b034d4c3341f04175181273f8d015ef3df36c0fa64694e5f46d9087fae78eccec33521b0bee4cd1642fe31cdb785ab94ffe7c301c597908fb5896967ce2bcb26c579692fe34fe52661ee615ccc79ebd2e789513c25e8e804e2f5045c82103e530b73dfb14dce9bf52f5c16cff4462a9aed5548e7553bbf1f6573f6a4ec9a248054579190a6f93d51f0a2d3a1236a4e0a3a7ce485b0b59f4ae1b6a368dd861661448d9d469b4536cd2566e86de2209a25fe19b909c36d72963a716f850b8a17e0a9eb0ff9dbfb2d1791ecbab82d4f465b480826bbccdd5c176a2a15f99afca25521104531b4b27d3340d1742f722ec662fa35c080e6624984e8dfd773d14767bb0f2f8403d8e15f01a73c17e2ab6fe66cb3374623f24ea3b599f549330aee7a1ae7b0b1dd47a13edabf47541fd2e39e18bd196050342cea82f1a6a7a70bcb3e1516e9999969f2cd12d67ef7cd42873b34b4a33bcd45bab5e4aa53c6ec208f6d1e88c9851c37d609f5bec9d0063a2ac862231c7224f586e4c0cf1033c09d51ba7a4147c14c7534f10ee1878e4117df75b6a22f5c33a9bbd0ebe0095ee8c2848c108dc0e8083644857e3254fb9c0a6184156eb8be440105be328ac3c3d06635d4294feff1a7861ab0d8b507ef0a91564bc068d972fa63d272ee81aba81a62b0825b15ee59067d0a15f910a15334311d9e53c4e8e5ff165a18f62eb95a34ff6f1b9ed1a746421161d71271b52045a14af15ac856a4b0bf06651648b667b42ba8d290bb3a019d3a1408712c2ebd4bb081472447432e91b03c84574557da55883229a896bd01b9685062a056e4368ae91c58d41a138974b6d83a5cdba081655e28d09ad4badc83bc03dade8ca06765ae2e8cbcaeef578fac7cb9cb814e78930a58f51e552ebee5ad888c0bda23168b547ab0207f48950b2c0692614d7c805d2213d9750239b098a1104c02606695e4b4956abbe103bf033a43a598017d7c4eb6d84acebab6dc084e9fb9c38deb69e4996f91a55e15e6f67d968d0fd9a90bcc820a67088e9d29f641199763fd74b7adcdc1da4babb727b8699f2dd3d8b68571e3e893c1de97f75c0f2808eecf657ef6a6f546890324087074455c8011f4519b283f7cc1d99c16c5f4c30df4c15e91a952f9c002fa732b7138db2057ed08d404e31bec2bfca9ceaed8e24b3ef0f914dc2709c0e6928b5cb213e1e40b73ca855c2ac0a78a6b06b7ada2c27e6805122711cd9b2fdd62ff68908e724cd24c83d4abb35491959627a0e1d58af63dce1a2174e02d1cdefdeb58a0af7855e993988b7a25395d92397ae73ca5e5d4754313031f0f9c1146f2291e9ca017c0edee57b6188c01f44ecd46199e59983009276d87ff43935836115be02aef4b6adc7bace08f56cf2989e344571c815b26150f020b44b511056dc61f6153b0953f2fa921cf42caebe39f6966993f2081d14d7de541b65231213c33c330dbc3b10e31488e4997dd56222053fd7ca791820a4443c839c4f4a8ed753f6c7f88bd4f6e1c16334c4f5d8ce710f021abb8e5c978e098219aef347e188d5f9ee21f8ea0d443a3c9aa1df4f41bd3178ac572d95bddb618e49e24a8a0f0b0b0d956ddcb51ba34330fa7b7ea4381295db6ccb2a8850fda6a64d749131c1c95da9d79bb7131814c4bdec169db58866cf4791d47c66400fe8747f1fbfd1d1e2b99e8ab248fea09965d5bb1525a6ec99579af018335b071eaea0e86e9a8bd0f7ce736ec1debf083d43e2cde8c5a82e5ae09c62acfb84839643b98b3d6de0793c8f792dac9219a3b56e3257e9b1f9e9d8499bcdf75a2bcaf163cedbc3f3d4f017cd692533286d0359f16705811ff001f0647c368b3893bb82a88a3c327491991b00675137af05e6a9861dc72b1202e1482773d15d824af976683d6a8e063aa611809bf30f30a4c92078cf0ea5b861bc0ce438e906a12a99dd88809098bf7c70fcbbf87e9ce95893a784e0a89e5587872e502edeab7c1dbcfbe42dc07fd33bc1fa31b68858b13c593b4c1944c7bd1fe41f84a5702cdfaa80a35da4f8189e5627d2edf92d1502483b8d7d0073db59e809a2ed5c65da5ad36f55135af4017205206d66f0d943f8e441e63b33f85c429bf15fa450e8abf2ef0683da5f0fde926e6984d19fe5d9d5f13958e711ff3dcf9c97eaa2b5eac5592240eb611faf2e148af8180e9a96eaf72bd609fd9c51f1d90696c15aba09a46dba5f0e821c3f9e8c48df333b831d4c69d991627a3d6409cb86066744ce041a98cde2d459bc51b6a1f2a49ce2f3378cdb203a4cef1ff30c30a34c13169b902d56b372d942fc3dd7eeac1d43a201f4e4605f7b5c9ac3a96916fa9c0ff30f9204db80889affc18a57314ed6d6636d68fd6947f59f397d05ff6c425d868e1c3649c8e0192816f548442e36f9eebcef667554059f37e4870cdcb84e6d1c65ca773ce875b20c7cae365373686f670bb10f4842662a91d605a6321cc77a9b4f5d7a00edddce94a84211ecabc9c748f2f9b84ea4ae2663eba72ea68f0594a1d984857c49a21010b25cae55c6d91012f8c4b00effd3634a357c8936b0d8fbded5f43e6eb90232c8b3d855ba84e1c19f666ba54e8a33cd078e5d79e4856ed406def71168074af2034367ef8442c36e58aad42ccdd3d9d600249d14a4f2040a5ffb9e5404ca727af3d7c81a0b768f076eb15cafe7da4586a2d14f8267522069f9998a5e2ac8765719ee54031feb89fc42aa76d55f474d1901d5f924035f6dc76915d8afaf0bc35b82ea3ae9296140eb8f43e1a9aefdc33126f90a698ce3e0d4d2ef3d953adfdaeb1b63e37724f905298a2493f5cace7958db9f2eda77f2150137fa6410f0d594b002bdf29a5f51f294fdfb4c70671a000c6d3631b0f076ef1ef33e53d8f981be8cccc1b218c3673fdbeece8f05c420068c6ba3e2543fc229182ff498313cc68538faccf522fbc9ba7e629eff663d5395b0e3305dc7296b1373286b4967e110277bb1d98b3f17762df982a602cf47a4b89797efc3ee735c6c864ff172bd15b3c369320044c4ead0bb1f4ab6354a693fd7dfa4906985acdc35ed1f4dbabfdc1e8c06654807a799e3c6c09a467b2e8ceb517a67beb6b82fd4413625137883ed5d2d1164563a7cc4968105a51bd444192b4f977ebdc56e75e76edf9aab8982cc1a59b6113df6a9eee1ec9da1d43a52785b391318b009937234c63fdf153b4eea042f811b5187e154fa3a2804d924c5d03015f14a8fc7dae550c0ebbcd6e3f0f604bdbafead69c455525a2014642e053752f3aef9450729dea428d0168972014dae593924d7c0a1b4fbe3620cc3fadceee8654b9fff9bf6ac3cee455c17c60c05baa5545d3a2f0109e9b0ce4eb7df45507bba8456e4d35618571fa96a58f6764b098ae49dfd33cadb0c067a4574040881ae45ee8e753766625f894e1fdf42de8721b1d9c396184929c4216962737e2ac39868e4a603ee3db2b4eaa83089e1f19e12d9d77da2eb54bb448bed2ed0d77f7d123f3e0ee8831c7d0e21ae811d65216722ea2c723d32c9b8c4f20cd87ace28bd43614d92f75d91e6b8dfc14164ff9bd3d2c1e18297a486ed399338bb1c5fbadfdee3406d4993f155f3441d20ce98284f27a985d229cb967a93ab882197dba7c01b8db2a137721591e25bcce298a2ad24d140bf58fa920d11815c1d455ebef94b4005bf4e768d4b9cc9914bdba528f2ef613cbf8580814d41793101cde033c8204f2c2e5369ca42ef22189fc23cd9647ae008346bdbff7913037eeaa76c409ff02fbeaa247f3431e3ebbcfe4eb361343c0aec7b49f656ddd290c0754e005177267c2dbdeba47aa16b62e02063feee21337e7ef37abc39d216b141881c4a1b304f546a5c99d3669aa3ae67fd2b1256a009f1c62fdb20b3db40520d3f5cc31f5532cb575aa0f96eb3a63c2cbc4c46c1c94cc99b0f6485f8f4d268b495d1242fec90e4079f5e7afecffebb1f0843eaf4a05092b81c24bd3e436ea8d5a97cd8c66b22dc08906c8a5274b17b3c4a1a9c65d35b15a7574ad36fcf91eb0f778ded2c1e11426d14170be6bb120ac9939e9e3577a679254c385f4fd129e40db4d8336f85986c3d7b8840ca27e01427b41fa3bf7ca0cc3158c1d91e2155bd2599e6162de5d8bf8e2e4a63c8d84710448f1382459826e4c1503218460c981b515d7b395042c5b158df4973ebc4cd1fdf8040c64396253e271eaa261fe664ba13d985a37e943e79e7a4209eea26c9cb8c2c9ca29feb1634cb07b48dd3bb75d3ff7f35abdea9e13780f4e7380ae10ddf810da3ddf166714b8011262b577f81d7ad6dbe0e4212ee7b99d71e057a8ba8b4427bc6cc1b5cb5113a094460fe774137e3e1e4f2c34d8414b27437a6ecc61883368e674d25b49a282c02efeea09d11fbaf82fefc0b2bf10681099fdc958e5e4449dcadb02f56e364df098d1ea5751705d44286ea9e6aeff32ec83842ca9285a1ff9c3ddec0ab1ed93617bd8dc82e870022bc7d4faf1fe6e9977d80a50c86ec169f210ef15378a514dd5f1c3a0150a974a1fe5324eb6755f8be1d0c3776673a579bb065f4c4e86472d6dbf7a615f9850f99eb6d6866c32e4a96e879da711317c8f07774252cde4519aae52820dcca15e077b18765f8d293b089d3c344e053fc5f67e47bb4ec2f3000d0ddcff33747968845e0da08a284481f0aade26b941e311a4ddadc2dea7ec9c6fd2b937a7186f39666a9337f4ddcf391b362303f7d3be87aa9518d8b4700e6a2b5afb5278fe24b580db5bf6e8091c1b3427ed1d64ca965e3e54803410e96d7f8c55e319d5c10bf52b96a51b8cbd870c5a9d431bb10a00171af4a94a89ed3a80fea6639d85a11779f03b6b1efc4e03638a4b7f7d0396346e070f698a1f78e3b2b8aff0d564f8150a8782ff631412399a649e5f6c7bfb47633485a2dd194780e67d8d457a9de075b48fc2368dc7dc79f63616d9e99e5cb4daad4b9ecfde721b1a8f9e0ebd6c381004095100be77f84d4de6be1227c228a27c31ecfc0f9a583c96813ffc2d35c4c2af9e2174657fb77065e0f8d6e4c04fe3e180edfd337a35cba838b757c2b18a44fb9c31eb521954d634096453320a600465d36d9e58f684cd29c40dd74993411ebe77905a3671df889eca738e4487a1c982bab6024a38b5ab65a4c1b08f20f86315e5197eadf7a27053af091ff4e66b69f0c3822e13592f807e03759dc23e9c451c198ab315cbe78d972f4e24cc44aebddf4446841c086cf0f1655e2b528540f6a696da2865d2a57f61ac5484eff821e21c0fc1a5f69de4dafa04426ecc8b0641c748258e581beee286ede0105f6272cbfd0b13d1307f4c8699ad31ef58af1bf22e2be9409d4a08eb968e8ee7df60b55a5e8661875b88fe9a846d35f9bbf03abc81f9e2922fc49e588e1af88f403440aa60a4dc47caeefc33e03833cdcd20213a1850ad83d2e8b54cd37935df19997c737debbbc0c5fc6917f27aa9e21ab1d119e8be79d42aebe14bc497e3c1d781eb3a29c53d11b6a536493555c738ed9dcb85ccbe3dd34ff0ad5094eac25278ec8f002774794e5cca5934aefb48d847dc09547ead65d2432b7f1c6d19dd9d746546409a995dabd827aae6e18c48a0f7ccfb42265ba5b43033df3cdfd908e9e59d4da9fa9621d9876e2ba57a96b000b883541fea36ac39746566c8d0a2e2bab06ee14bbe5f2ab46080451830e6a1bb88f34e0f6f3a894f101461bf51541b2c5363e4cf2fe5932fd47003ead7c1cd5d5f54db56c47d8a6b3cbc5ab592ef7847bd58501abc6ea87d79086add3b49432989f1e3ba9dd28cd583fc12f44882ced51e5763a4443eb03d1ef59a30dd28b353fe10b005692abfde2e4785477aa297ef58766688e4bb0ac1d77b055851803ed7b07fa314b1eb7a73b27a983096cda873d49bd1fd953c217d8ad1e7a8ae28192eb8721263523021b114f4f9123a462edc076df041c271942d4fb88ee29799ede0a97c051c1f608da6f97d1640a709cf51f539a3581c9d17fa9027178d010f1cf4fbb86ad38eb8b91261911884151ca342c49351ba9532a319802899ccf12ea8155a142ccc62fed822cfdf7baad332675f16bad1339a9725590d6cf168293b35f2e99bc7718655fda9cd1d4de6695959562e744f61fbb93da9b605a5dce4156c2cc974a7253af4fc4e4849d3a1c785d8340e2c15cd37abdfbe94ff92390f8360c345e6c7c09f574b75c35043c527eef902f1c599e89151b3ebc216fd83748f491a10506a946f67011906d6b7e91c0d569021b46388bb7e1260de206c441956a4e4c4484f334e1a7f9872522520365895cc44968fb09dd69c9093ca36249b81e295215af7c4ae465f8d3159c9a7f2b14ff9badadb5845db1295e62a7e8364a5aa2ef02c37f01e0e891e3ad8a4fe2165e6a7c0b1da9812915db84b535aabbb432117b3ccc505752dde60e8daedb9edde01c7bd9ef8937875f1aa8f20231fa3b7604ceb760d6e34f8e45d2b4da32e0580cf54f6ed6b2df55936b17de271e68f97afa4f2cb990782cd67db2c807c8c2aab9adb56d4bd4be497685d529c8149b841c6c5a2841c5f146a5f4ffc72d3430d708a1dece1284f8b1a2ba27beb75b2b0ed308c69fa3c99185ba12f7be6', 'kept', 1, '2026-11-18 20:44:06.83438+00', NULL, NULL, '2026-11-18 20:44:06.83438+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('232bd3fb-bee6-426c-ae6c-828c214b022d', 'verify_email', '197a23bc-a435-4799-915e-972c93895370@example.com', 'Verify your e-mail address', '\x017a784276c05519a285b6c86ff723e8116b525ba5e9998baf8bb9757a8003fc0c0ebafbf39e8de50c806a8463642b3b179545d02c18d810c0387ecb82f495f039b90242bdd758b2d1c5e2dc887a53967e744dc5c4c19fdf1ae73c4030d3d7bd0c6ce8f41f4956dd6d1eb666c65cbf67c93e5b90d66f63db9b648a5a32bce6dab0fc62028be52e58097dcaa3dc57d1cd6c52aad018e85054dac1e5cdf413581371e4a67504e2d3f4e22d8d6fa861a35f563a42983779b2cf7a122a28ec847df0afdef1b49f1a1c1eb38dabcd25e4c2d52b309a070fcf59707a867f30482d959303a7f7f9844488701dc82603e6c1b6f908ef16f5130feaf78314c397cae578f89f9272bc92df4af33ab3f64a76d9ff2182b706d7786cb355ecb2261d9f078db93fa38579099978ee62d0845b20619751487c8d8559bc489e2b11a709a0a9ba55be7196d713eb6a442fc67d5cfec2c9dcce7035a4175d15b73eeedf8f745716f3dffc8f5778079fd6a797e44bc007cb538f77af64e56b23ae5533d76a041befa79f8e878b4d7b0c1831f09da6d3a0d6391bf7b5cc5a7e36ded355cd0279c2e1baf7e3cc8468984179ff8a5ebf1960f613415db489279e793991cf26e83b07319fca2d7b26028729c8d09d19e0bbf04f6eeb3b54e623592382a58af4b1499a22472ff24d69ba19c7a6ae40cd9eca285cb52e9994ff8b0764df842fadebfa19e3ff96454e8e51468d60b3d30cd77e985123f4d317ebd597dc27b0113474e2ea539b5c1b61af034170f15bb533f37db60109e6384381a6d399e66227af5f610297de2005b6cdb8404a46d6671115c446cfc79a6f58dfab4e78c8146ee3a2c6ee9bc4c58b905a970e929eccabfe39596344ab11c31e4a79d63513a0897f3d3649f2ed7dd63744cea6f9a49a0668fa70675f31cb218f5c81697f13cbe4f20b4ad053ebb761ec24c118590540e174cb8a53f731975a2ede9e539857b91132eb73429b180448643c6bb3ac3fc5609e93374d3652c36d50473e89d58a4c682afb5d40af4c5668fed79007deba3ae47d6227b1ca97092a9437c2c7675cd8b5a669b16b9ca04e4752836f9fb62e37a9c609695f3ef2188883062c2846b234791ed8c280b972f7fdc11e58c941dece7afc59e60a849bb2810bdfff11d2029369befba5ed702c35893c31d842ca253a39b3e4189af8d73749286bdda11b8f5fd45dd373b4110a9cb052cc9b925768f398f3dc05f4f0291b54b16b85181d80f4d636e91e35d0a49452ea7d011fbd56fa994d4493851da73742233ee8255e29774fef36027ff375fd0fd457b8a64c2300da5ace02736735935e2c93321227dabf2a5745c242b523870b55bdc690a02a8f66ca8350c277f478cf0c188c3794c0fc757e4693fe5af81413bd2455c6f2f6c2326f704a9a362da0f84334f0121b2a7addcfadd833284736da632f433a67fb597da2ca45a733fa7746bce5fcd0449b1bcf21612e5c76c5389f40f4d495dbaa75c4ff714a48078e0947ddc6ad8049cdfd1165f0abbaf8d4cbac124a0263472b554af083ac2ec9b77f7cc0872983c605196ab2a20a5b9d22112c63cd9ff685a1fbd043c488d2c619cf8b40d257a2793a037981017cd72971a761ed79332746dc3eff51276e7db102ddf40183384d25020a7a85a70673a8845673483637cdc9cc5ecb7224dd86679b02b9aa652f942abad23d8c26be159aa92d2b2da1c74061c74f858a37f75aa9549f5881d7182a3e9e7744559e5dd839d798191b8a198d7310ac82a572a0148fde7290945354e0970490568fbb4df58cbf340d908794de653d585453a2da7aec19a02114060121f26076d9b20c5a0ff96588cd436097dd10553231490ab54a60b39df87c84e4e3a29fd6bd71432c72958dc1b5c029dd3bde884b6792c30e39c703365422ab157b705d87334106af52857ae7b1342c0d4e68ec97e98b93168f81441a543c40dd8d99761b1396c98b91769f0ce9351e4981e3899b36b611e513fe3ea026247847b9efe14feb3976528c0f102bf766649202ecf2cb98ec2984b0b5d6880dbb1414bb2d6e9fd96d041af250e674ccdf6580e7963e2d865badafd4df79b43478d1b2dec0075cd8720f49932010795996de61b2218583ed96f12f2f9ab5115c164bb68a88936de2313a8fc9553b107831f85b70db48b58847e4ebc0adf01e431666faed1cf592f6eb2e5534e9ecaf22b24169090be7286b76ba4f3df85414ab44f6afe79c8a284ea1ce793c7ba99b1e26afb4da76642a04943631a3785c3e9e9adc2370174dd601a793b2a66fa66a30f2b58125833fd8c2891c26afc325daf2511c40648e4036673799af244e42364a65694c515cb7c9ae8efb915b9af3ed437eabffd1deea9aba60e2da4fcaa030741e9f5124946defd0c2a1dbe4cae92d99e3103bc337da71213de9d418245a28b042d20924a889c3880925f6ecd53e900d15c8f3f895f43ec482939831e7ec20aeed63f2ae4907fcce234b28f767058040b412a61320d6f16ac153508fc06deff4b3e84b063d62a3d924d588b48009ae826a0a85fbcaf5e7d0f8bed40b954c5e37563372b2250ec22d963677fcdf3f77f69d86d6a2cce76dfa3be947caf8e2f2f35ab64c248590b9fc7773d1b0079675c18b211c365feff04d40d992a681114e84c7c4bfbf38bb1fff114f579e9190113f80083be7a9d724bad547428bd0527c70108205a248dda857253ac094eebc7274e05dc9a6c2c0ffb71888d268871957ab103417cb22158b11837bf01751849451b7295a4aff872feb6cfac1ed7389d9b9c605a01e624bd6572ab841b1532edaae70c79f9f19303af987f769eb940391d38d332b58a3fd98b2e78083b9a318997f37f8485034ddcb406f8975dc4bfda4f781cd7227afde901f931a52463ccfaee2a01cc510897a4a10ffb10a0b6b1ab5a4de132c303eaac239e2570fd3a59b7faf5e41ecb955a4705927fad32b796c8266b055c56f1442c689dbb25ce3db052d5bc1b40b6246c9a53835366df7dfbedcf5d38ad51d1e948d79dc068decdd60bb453951fac4b68dc8e2804a85a74f755e219f386366936c24b914c82c2b8712842b63081488f180c64595534baead750a18e71953c72369b6d31ae70d658e2f58ac84aac253e4caa2c726dcec42188254a8f4037d072c26ffa2d4ebe622df6f6733c579778db45d195bc98ebddafc6ac67a3853354b929ef1c84da348fe434838dc064a0f7f5028c8b2d55d4cf6612fa3c9bb0fde544bbfedefb2449378e1470f21a49c5eaa6abd6ed7c8e42e7c3970875a0cdefbc617e3e7c417b910faa7466eb0057a2ad94cb0ad6bcec69c460e41ee0505b7d40d74ae69ed85c1d9b20bf361aed82bf12288e71b0fe4f7ea62e3369309ecf7543f5c0d60cb9381f94eaf34cf4240859a9e6eb39754070cdd4e08fd0fad7edcb9c69ef4353aaa131b5a7a6f23d7aa4722ad6d62f236c8a9dee8427ce32416d440bc3f6e543f7a993f72bb3da7f9ebdaebcb1c6570e64078fa9f4de5e83076e3c8e9d2e8b49b6fd9e7caf7667173d70107d25c03110f182bef161db90299a04cfb80ba39198c1634a0716b30d561451815309283156f1a87114e3c2c5c8c45282bb34608a6aed8f6e4965b9ebeabac5fbf907a25966429b994c6d2ca8c46215d28bd40166315fc14e0d7d1fb35bdc0bf6d4a67b5e5145dd707d6be2b3d7730e18ab558addf1c19d18fd4687ffbf5d67126ee20959830957fcb59c4a191892a05a34210d05dfbed39bbb0a211e4b3c127869c50bd026c3fbb32b98803f555a7bb9b0804d87228b03559372bbc7c3a55181edce077c32d6c229a5c6595c14af226876c3f9b09fe26e5febde8c1d4614cd2d3416c88bd8b52aedae9a18f7a6d4b5f5fdf9cc05e8c8eee0c348e7a10f659993683a67666640db2f04c20e2d080e9bd32342a40ede62d16bf90392b73a7afaaba99468d48f378eccaef447eeffa88e157c3135b3af695ea7a1ea7cd5284c004e2a78c69697616ee64785aa131e826db776965399435eb6209398d4e886829819344a1573c1356bf29220d63404999c63986cc527ef5566435a5f075072ac2eb29cf1a7d6b02b479683526cdcaebd8bf505439411b24864528fd95c600e86c894735eadea976e946b83c7b9e959271b6b794cda4b94aacba02683dac3a1ede2faea8fb3e5410cea36031c0ea0c321a09361cc86a9082fde2e72cfc79fa6c2d1ed4353f25e98f98c988ab7bc12ad441b7d5449568c3c569535eb0997954fde24a3dae08325caaaf7c888cee99fe1db7178a2e3c216cd6dfefad3a979a47cb0ad207fd5fa86c5e63eb95ea1839986b5840e3fd463977f2af8e3718b0f3799ce6f02e9bd27981bdb32e1049cff48b4e3c3d5e7ab2cc0db0bb565b62e81eb3e86f888bbc963c6fdde759dd9500df15c5d5c0f775ff074a92b3e6dd83f26e164ddd296483a28a2714e33fd319a30c9aaf1c60b322127b7d711cf0978fcaa3aff304e126aedef5028aa286324f2adaad415532411f7d1c0e839e3bddf9429d02303c1a172996c3fc5d4c6220aec71131acd23b399583f0519aa837ab74b1adbad62193bd329acfe2cc3fd52854658abdfc2f695d7798305a72a7c4b1de01d87aff7d833757cc437ce39c1ee14fd8b599dbc914e45b14d7bef4a2a9abc37b8f87606698725ea69c94f744289f909d8974588c21c6639cc05c67b2a06e9d6b6ad226e747941227f7743fed3fb8d6b35c6073e34270cffd0e61e6b8c26480df21dd2b7bc44f17cde48c208370ad81d20af04f14ff3d68b7f684d12a3c7331130932ec445e94f793dd3504de60856d9837430981e55668ebc3f687bb9c8fa8c86e5d5edea855209a3a8b8833c14574c23ace12269e3a60f9ad5ac48855935aa463f880250736556f8795c39de5d74faed0a7f0231c01ea0e23e444198976903486aba871cff102e75ac2fdab25da0fa4faa1eda783bd977276719a6fa950a928df00a4a49a33cba0a6d3dc82e65aa70e23b51fe537200fe4503c613f35e2213c7c739e2e5ec20575832abe42883a758120af2a5aee711bfd5517369596c92e1fd2e3f21f33e00ec61ae03fbaf62dbdda62edd6c56f09f2c55cdd14b59c99219b35a7f40f0ea480dafa570300bc99f7c66da8e8eac612a4e67284d6f3d449b62f8c8237ac3e389dfd74fbfeafd9cff6e6f6731e76d614083f19afedf0c8194189dede02acca84c78b7d41b38ca489befe8ed2588afd6f9c9e91676f65b42385f47eda23c09949d976a6a6b98fd0e03aa7bb18fa25b5fc99ac096985e67dba69c4dcb72f2ffb16202910937557f031756478b445e96b966fd704dc8c0c2ea1462054ad8c036f2bcb60ce6d9f8d0386b46d52f9cc7a2a1cdf33a0849ad14d54638bb46a107b2cdb438c274df823629d5ca57068ea3f1eab62e49dbb76facae3ab6ddbdd459a95d3bf55de22c4f1ec61eed28a7e74d1c0f18cc692dc136b4c21fde5258aa32e10405166ccb54c10328ffaafff2c5b4049d03f8c68ba484dd791ba2dddc4febaca8e021db5de69152f74d25881bf792520df7f48bb1eb474d94a329373eabc1a34b4e55eab291156009e10a5918883e90526f02d24c533ac1bc9ed336ea1702e3d76bec435d630111455f50a321eec2e21472bf445152302e86ba02d0493458279ea727049cb3f32f7c1852ede838f2280471847254bf8b6d08d33e7aeba0e0fe679e6f66ca640cc3d97352023239b16a1c0b4d71fd4053342a8f3b1191c7d492dc7eb4899bbe0bcbbf1bd0975ab5055899f9bfa01e4c2b14eab9d9306f4a266d9877d17c851008354a69f2fa5d0615d9910b70efb73b69629c525446857bcce8e877ccb0f0c737e45fb3afea1f4fb102f545dc80c5851e5f8d22eed8eae0d1ccd46397fc8c6acbf8e2bec33023232a2deeea8b02e4a26c4e599103c3aef0bf914202e4cadf7c83d781261085205526e99472b95d3aca22b9577e97c14adb4cf23a7cb5dd76e167756a3c45ed021dda1503c7fa49f55892ab24d5ee2de92822290e86b93ae0be078de382a68ac627effbd42c8b04dabca24f429ed634308cb112927a9fcf32b3e20aab63451a803c92a2b21f3c46ca8048bf7dfbd195ce9b13cfc0a229203aa64d74669e5d6af2f9bd31c95f65e', 'kept', 1, '2026-11-18 20:44:06.59079+00', NULL, NULL, '2026-11-18 20:44:06.59079+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('393289ec-a9a2-4426-abaf-ebe0172ce612', 'verify_email', '40dd30f9-f496-4a3a-9c27-2957ba4cfc8e@example.com', 'Verify your e-mail address', '\x017a784276c05519a26cef3f8da2b69f5576ff6feed0ab71ed6e94383326be6bb4646d77b903baf7cf81d32cad39f56e47023380454ced6352a5df303f343ef24268d4b6ced1c7142d071ba54c65a2518e40faf10ffba84c08ced46bb16159ebc27410fe734897fe4dc61ea348a84fdd76da097de4d140eecb4003f08c6c4288471506331b88bc032675d95d987332c935a4fdba0d8a404ee9fa5cbc6cd02cb6317f8720aa49be2ff1cc54dcb80bf4fc5be89c2e78dd731d1770ebfe6c16a206a58f98deea5271f1545f75a848378addf5f1a20c3919e7f3a311afc174a811bb688f55618ab1d92f695d555743eec92d1a760f8651e3209d5596a0431a2a2b8c5402daf4a0e8be727667d3219e8911820b7fbc4355d2ec717b21e8ee2bca4bd47289ec81d53282ae9fd4d3d2f8b9905ad6340304c86f49082af169fe3a42baea29de61bd761f84b1964c527c8d85fdd008a446d041e3ea1ad6ad213744a16ad2d494778c9cb7203a2b60d569ef9d2205ce8ebdaa5fc4b27ea1ce131be2e3b687d2989ba106391491d6a1a40575f90656c2b6986db48999c6f53dcb503f4eb9d1e4d81dc5c0faa96721be15d86db2321a3386df0ba81cf4adc50a47f85668fe7a562aaae5c4abde3f9e3fdbe2d2999f2e4971218e6047b993c7123dc8eeaf65c26cba0156dd1d2b18c9e6f33729128ac19b0f4e34086673a6c077c5bccc75379bec3c320d4a6d6d5a886146eaea09ba763b8ac6f47d054248c2c4f614042f978dedd555c4ae9c9e538efffc25a47e3ea152a80c4cdce7f9bd210af72e763725fb8aaa3d8a82f7edab09a8010afe8de11d881a4c476286676145c3829146e50db331c63176ec93b20615a2d34b3be996ee1f1191a44e4af55b75d80184496d286a9dcdd0b58ca930951f85edc3714b834d835482be3e468a023356468d8332b6e5c81a549229c3673fbc54185f0b43ceab9b006d13d36b211974e9c016c4db23bc88332643d7508422d9f78c2762117d4a7f2d7a73e129c1f6b42f7fba9f99067a27b700aa15003e3746dcc840509f01750b82df9e322de3605f4323b5d20f2e02351499bb1449dbefe48c6c25661c1b98a36b7ad407fa1099c2e8916f7bc21f0daa2c624258b38de23d5e7ee2eee57a3e56a39dbcba450a7606b864a677251f65164b043f4d5bcc3315f8c3f9032f0a04768ad4103951f7f4095d39e9bea4b354f6a0928c630566fac66f4b5419a6f82c95b14b17921d1484b07330e6ab7743253f221a001444c74f2083c380b1929ec15565267cef757b21f56df94af07917f02e4bb86030eec41053668b51afd5693c1176df50a1dc13367a4619f920ae4128aa97aa62435f8b8bb3e9c4086a9c11209574fed4643aeda954ea63a8f8bba3346ecdc97f4b25822caa537905fe4350b55239163ed369f5821e37470ea0bb8cacfd6bc383a4ea0dbf1be34594880f678d49764d94262062657e54523c2c9318117fd65a1302236331f977d924a9908740bbae2ecb1fee7d626ba0e94e35fa6bedf1938ba71323c825f48fc5c506adf0d77720104aff5154377a563713f1ddf32f7b56b9014c679a3d033dc7f4fb203dc6b6f1bb88ec5381670afc98a804c8254c41f86130688585a914b1748f9b1ca125ead9f2b52d8186d17640f69e9b36a15e58336e7d0e3c8e7164da35207d37a6fbebc6bb1bf4fdbfbf6f694be36ea0f0e9407bb6c99184c6a37ff4a571a4ac0361c175ed503a476c21396c07fde97309989286c32f997a7a7757ceb5f3e1e30882726fb938dd7edbefac6468c7f1cd6b11a70520a421556443417badf200037b8cf92b3003008255a199e04f2a42e939e7f9af1abec3605c2e99f94941f4004ababb55f44f92d9d419e08fbe79f3152c99f21832ef6034b7e491fcf33d73af72caa4b0b191450725dc2c1d59b9449c944bc0bf650fdad6a28bccc9e5d702e722ac4200822c585870a0455d5a83f6a057033ea0d74de43eea1a7ec005ca1764ae3efd543a36401002f7acb925aa857b9ef0635529661d7525038e24aea599863fb40d57d3b2ea3c6020fcb10c41440a521d64a35f6f6c419a9d469d0b52bb25149c164dcedf17bc09781503575cf4645b883d5d20d0fef2e53dbe6bbb0feaf79527ba9ccf963e1b0132861c342c7d4293481ee0d6983c421a508e3afeaa17c7309b7180369ad175b42ee85ab8ef774dbddb1c2f524a21f391bae81cc1b215a2c2f465c6450bd362bea7c0aba12e2040e39280a0dfba3e15f810c8c62072a860f5c3fdb67e9174c29827a33f3316d2b769947c013d0bfd9baee2e1fac1da55f4a941347ef3a32bc6a17bfdd2ef0d67de97060b9f5f3078773535a642b6b8e4efa19665cb0ea950a3b26989808cb3ce09fc18143540f8ff7229af9b3688d5de5ae1b0b06cfd35a944ec42d08af132495c7f6c4632b79a5b903b41063bf1ffd1f3ca668fa8b6222cd6159fa3fa789da1c61a3746952c5b317528ffa8dede368c3b68fce846fcfe7cc6ae175f70538b5dc230ca4d12a7139d604c9d63e989e99ec00c194fe96d3586726432cdd7a7f0507842e86825c9cdb6bf147dddcc3b8b39b6f21f2e3304c2453ea13ce326936fa5d53526860f041bc81544b262d50ac7bf163ca313b578e329921e14c26f58b9ac57fb5776dbf4dae86901ce2c0ffcb39f852c6f343d998492e9a43b21d03fbdc9aa07e38ccb0fd8b5e7ae12c2a4712810e08e39fee5f58bacb42419957d8f78cd6e6aea434575ee4eaa99561f9c3b308de261e1b9454718ed333bba4b219cb1655cf036a22a194f74d4980ce8b7876ec1b5f825eff698c42363a8101dc5dd9c6261626d6fa328f784b5583f7edc4ac0c123a26b425455b12d1a70a73605e7a372862499fae194938a6bd28697a68db4d21673e29898c3fb10a1f3c64317e2fcf500a1fc40535f136d4f82f4106924f3ece2793af1863d40ad4323d5c769917e3a2a4b7ace3166176b81ef8a795251c088532115b0c63e1b2fedea2dd61ad2db1d936fb6341ebf3747fcfd2a1a7fa20ee050f0381c4c64b2c85aed74ea003f6605161187859b208b6efe9998bc405672fe5cdd007db4d388fb70eba2dfe89b7463653a41da298a9737d1cbb0eb2e2e5f8d91d5a79bb5e28db316e5ec7acdbb4be10e38a31c85e5ef6fe039c19b64d9bf4ed9c70584d934da2262393986de72c0f720935f808bf79ca1d9c3f9104fc3a41fdd02013fbbf203e38285d619595aeba46e1727ec4239ce6922d27c90a690d39a3f7e7c8406d6bdc93e6ba8c8ec523211945e231198d33297720603708724dc00f18197d4947cddebf11d113c43870c438ecc68b3dcf35a8f900f629534e2295dcfc338c6e77bdcf07cb84b3f779f9649a6c392545689ab16fd0fc0dba61ee8388fc8da4cd862a7db6e9093780b7e366261894d89768e8cb63e5a1280b03bc14981633f5615d7c16bf7b52ece50ae38562fd08411b0396074885a56c48a719bb9c3252cfe7b6c40ac20c1f6c846f340f24c586aae1b68882128c6c2770037dbbe58ca3a9e0d7b9cbfe6582976a7ccd012503871700cf7523cd862adacc420d542e34ef9dc93abb3a5453b635e40945c691a8f6ec31f1d45e899c06421bbb0879598e52e5259a52c728972207e550fc33f634e0a0f136008c77c9e0976595fc61e2363b03d840bab9052bb5b2135da95e5e82da1be668199f31c0dd006285e29941890d81526a8d71310a6e01d202b86d3c8fa6c7207e6455dd655c7caa8aeb9919e41ea72c371975587fc6b3ff85111dc292d528904fe494491d954f2cdbc39c4fd03046f00bf46d34b05bdc3c6de74e843bf2226b589f8a1fe41cdcb7b16873e2ed1bf821d74332cc7ab9d7693bf805e1d52bb086b0713b49789c4882d63db76cc40099cb1de630d755a57e3a12090e691474e3d585df85570d53e37ec740b71e47793494630ba26ca6bae54720ef835f4cf5dfad272b2532fc4cc717cfc6d119672e117017449a652fee82277b9a24ac776caa9634c6f19ced6b8d92e3f0f4311268d38574bf1c738204c4269c974054aed0d683b528dfbe70056585da832084aa149cfec7a2621d86ae6b07fdffb42e83c2b27381204dac4482d52d9635efc2f346657c75298a2ce659d71d1896d709e7fc67b832cb75f26c0a305affaf42db8688c5a0a50c4ba344cd47991d0436885ac7de1c7e9729cf736b101a5a5e770e6f275a24b7a0c5e32b8f4daa629942564a8b8187d40848b15b79342f6ded87e973f33ba66bf1dc03492fed9c03c19d3627dae0fc4b7c2cb128c66cb6761b7604efdad5b6552266a1f82352578e4f6fd579ad6c7f47511a8946270f2e0adf7ea54f4c3d8a7f0c9b7208b5cea61c7d7c6602f2105993d882baa7df4c51fde588280b454d875897561b14376b39ae27d35c5089e5dafa910ac26913fa125ab676cae27dd24c8f9119922c889e54d2b4b7df351e24dd6791d3f24db7b9543bbfa8135edd6e722dcfee5c0f3fa251deec311853505e1e5d8d7866309d33210584bba8b5ad0f26aae49231af7ca00039589401c1d9c21a7db69ed626dbedf3c199a6f581cc675dded5155889ae27a2e3c55c8d23141dab5a5dd1a2a0a138c72f9ae0bd8a9addecdb06128fced9c3e4e2415528c7ee3a757ba4435547e087bac3c0a69c7da1a77db9002c3e4142a92d5f407e44beabfd46d087d3e5920d7c2bc1823a96de6e760ef816421f9ebdb462f001df69a527b0de4be64a2b76d51080ef84b5d9a650a17e6e2f2d93cd38652cb68bcf9eb8232cbbf624754ae4e568342f8abef2fbcc5e20f35988756371a4250f3905524baf84fc38d35fa882b40054fed4955d693aae6a9a55f614503ee8e6093a068fdca5cc97b72324696b41f88c663993655b555a623ed009b5908534026f173da6f03162972d2beb50a303a8e29b09d018d63ab1308acfdbe29f8a75586ed9660f30bb85c2e86aa08ecba712fdaba9787b5bfce1dd34d3fe2b9520ab40c8a428326354865c94a67cd9f00ad0a7b2aa8e419a2a82dca6893ea5413ffc09545147fe1593920bbe70a918da68c22acedb8356ef6c1eae981d48c5477fb8385dc2cdf746485754f645b60b35cc8ffac7c37ab96234bbeb433087838ba57bebda9932af11bbb393262df154713c99b0afcab75a5ac95e5dcae9ac0a65dc775ebfe27b03a75f4516cc95e2d1a93f7ddd06c202a69b58baa56089a6a23c57c443cdafb67733afa1f226523747c621f65bb01ed20bd82b1567b45a15d7ae081083dd586d4d4754b3fe334e059f112400210b2c795c4acc721415a2bec176121d6591168c300722cf4fd873d8c3b34d2c4e53b141d01aef5757bff581b362b50471ef43f2eafaf095f6b937587b209986627978e0eca6f6cf283f812bbac03707a056f2acc66d145e7ac1ac2fc32126fc7168a8aadd22c51b982bc4cd06ad5ce9f32e75d8af132e422158e428ce6bd2e1a3e0b45922f07057f085a931b3f6c340314ceaa6be493308af2497535c6d88be937126a863bad17ef3004121c07c4ee8c019f1f71481316209468ac5923d06e205a0bd53f04eae224f6f2dbb2a04615d6e358320b14ae7aec5a23c042284119df2bd8cfd969676e59496f6b600c026a9ede62f94df78d565f7d1b6cc6e0f3ba1aff3e08481ff9632388a2a3d89048a41fbca1e847b674859059ca5d71f4fb036a5260291635f5b6272e9845fa3e6ef31ae9b98cd9798cf0c36499c2c560897d65979cbbe52259f13c8c7a1a056d94f497b2e2c461242fbf7f2f0917f7e1a3b7cd231597e0bba691d4716248112c287fcef1b2dcede16f64a5f532e9a039c03a6ed7cf60c2e96c091197861bb42197b6c550be6548196e9e87e9e25432925e1ee657daf2b15961e5d0b080fd25d51c4d719d7ea394b2eb6bb594e9ccdcde96532d19724f3c1ee621e59cd935b4e65caaec4374c0f5343a591ad40579d3228794c8d164c0260405aee1aa495f25700a094aea7c54b3ef92efb73dec58344751e369188a96b6b97bc44ed6acb4b593259a12514bfb1768d7d95c1bbff49a519aab5a0723c50b531be5ac68409216af8a9114ff645aba8f76ad2d9975c9ebf8e6249f416b8b8306cba08187735b8204389d1e846f1f9a282e992f8f1f50893629', 'kept', 1, '2026-11-18 20:44:08.096849+00', NULL, NULL, '2026-11-18 20:44:08.096849+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('96dea125-c65d-45a0-8892-d4b7a924697c', 'invitation', '2776b66b-cb59-4856-8cc7-742d114fa3ae@example.com', 'Invitation to join “Organization 49de8055”', '\x017a784276c05519a26de64a57e57e18a09c80a7cb94c1c17c86961651af54ec9511f613e19d149827ca1678da63e3cc1cdcecb8145c2f29816b42f2b76094186a7315a2b949fa384f01de3aae025899de097516dd3b03c09b70e3f161b14fc3a10a40f13c47461f8c5e4cdd76d72d94f8d227305c979d516a26c95b23582a4903881c9f7bac5c656e0428e725d4e62f406cbe4266c663576764283f0ff42dba568d328e4698d903b279293ed185744cb861c4f732e0dbcc8b4254f85d1e17230d825a3fb46c6a8a8ceab12d1418734b984ee32953e3ce6d32a7b4b327eb9dcc5579c6f25a2c28122532f3e4f8ddb6b61d79965c927f504095fcabc83992e0e8d869f775fb50da22cecdc25a1b1eaa66d3c1b70cf8a0cd8c221bcf9b1b9c6c12a6fd78d9b4f19651096d06666c1d209e75e77aa30e3ac3bffbd20a29e4d17e8a9d1c15eb942d2ed8cfd4fbe5bd3a452465d62123e8871a907ae0373d5a855f2c60a571c85fc34810c36cfa0a67c884328e10c3d90ecc1bf8463b65b622a6b9af6c73ca73fcb4de7485e6b791c81f95885e929c8ad60025a9f0fd7b69f81ff801bd67caead20be901a310ecb38286305a8c309f7823e3dc99a2be17b1c3cf37f05c326e7deec49960a85ea21b4701e805350c48d13d7ebf54c7b13f731e40dcfe7604b2c5956feb23ce9fc1e55dfe687719ad3106d6a216206e277ad4e561f0e0ced27e2b1d008ba11f9ee1d6db69f824d8e2eef6858e68e026348bef007fa7c18ce5055a65ec27fe508d4a20d7f9670ae7e7bddecb52569209102e9ecf402d25eb0ea57bdcf510d239abe3add0294e588d12cbf20ded74c336434c9a59df64b1c9646d6cd8a45a598a9e5fe2e22674e6e2c5f20395c112389ef52878d372072928c0e89ec240ff2ed9957e9b77c2f163bad41e3a389f1f84f03eef8ac6ccf1dfb02caebe93b1aa1702004a8fba2afb9c8544f9a998ffbe7cb3054d2bee90dabadade8ffbccafd3367d25ade1cd74b28d9878b0efd1cc8827c8e9c949b0b8d8a09795ce20d600afccd85727305b6c89bbfea8a795e06cf578a350b2735191ae0c6526e8d28e06553e914eb0ce90436ac5574a2559b07fbd33c16e9139437f84283ebc187e8127a9e4b244e0cd6ae05a92851e28bcd97f3a86d2e4e1fa7515c1c18abd9231b617b04dcb0ae62eb34a5e6633c353861fcda2b0414dccd9826cb14408b9d05185090de325ffdb063bd0235439956f3d0d97542f5a346735723257d752d1eeb82f629a5e1af447117851ba2edcd0a1307ec80032758dd37445b3f20a191b4bf623db5d9846a06996b776a1495bf817925cd559eae4ade46d6dff80c17abbe5da688b12f2a47e1099b939861d8271d09b2049c81c16cafcb6d36ecbab1e6e22246c38d6b6c392a4476dde6267af0fb0df4b4976755a77b381c95ca2c9133239e0cff5a6e41fbc37f97fc5ec5a5e671b86b49cd1f332924b7061ae030ab4ca0f0a5b5d336c6a961ece17d70093bd8f307d82f616b55177026ca5bddae5336aba5959b2c2a51277c47bda03936e43cdec14c2682e6f85bb286712177ce70175b091031d8c839e73a463f8892768f6c7f77b029e4586e2f4ac2f4b35628d829d73851bb18d4e38f6f63fdeb558f3e63bac2f5f82f530134a973abe74134affc48b139a4b0d309dc330390f2e8201c3a06f130b1b19f3667ff2ae84c3c1aaebd9648994d855c39d938e45eadaeaa60ed4ad6d34eb0f93e5fe3f734112fadb9b8c529fc1445da5733fe4ed41840f5e5cdcb65988174fc5fb8116bae608071d00ee2bd3e311acf8b9d022fd722d820017f969f016302570a747748d4a1b201700a2ab63717e718b2b9a48274be149357b64d1cdda1a470ff9e10b3d6f103fc0e3bec75b739f1f9c60bdb119608a897f1081ce536f7b3ef0120e524e53b38ec77521c9a34cfcd51b3f590558b405c4bb722623f9a648e7d9ceaf9299d50fd48b5ae9520aef4bffddeb5325cb1f657688d57b3e0ca8b57df2fc6801cdf19d0b42de25aad191535d60bf7c6240a66546d368f361188524d55546225ff5cc0f0071e4927ae539d4f83898957f825a55f0a8c8e37ecfcfd8c617edaf61fe610c2cd0b7ece5d3bb75205e22d7be15aed15b6be2f6d41134e8c59cfbf4d2943fa4ebd4f4283441e9bfd6df7952444df6cb222368967aa96a8e8d48b9ba4c6c22e7341a5669e776c6569fc49b5871b1fbe5621620bcaa3dcc0005c9b4c1764f279fb1d942f513b17a417d3eb2208f0cb1855f60e63b45ba5225ae76c433da963ba99416ae4ba4b4b12ed4cc1daff88df4744cca82279a6673cf81e8cbd54b8f39fe8a0dfae2803e127517e47eaf1d17429882eb2698f067f963561950718af97dfbfa4fc53897bf9ef52de8c9694f1c3bab0cd68fdb137ae2cbeb7215407a2270271a9698b8f66100dbd8ff8d90bb2c8b35a21c079a4f555fdf3730dc0c7176acbe0a668d01ab5ab259273c5cd7eb69696dc0d87846e396e5acacf2e2a0f30aca5496e1763ff245e82e35834545bcef732bc279964d5aee8128bb1ff827edfd4464b0f96fd93bc0760f93ac9d220fab1370884f2b0b74316c5f0e8b1ffca5baabc4dc4f58c5136198a57b698532eaf6ecded3d8a11e787541015d88359aca4f873caebd80a41743b7f3d19b3a7d06d7899e55a16be93baadcedbe1dcc0de28c822579e1490b731344ea192b08a5b6d01e7147123a8f76aa43bd466c479811fc5c818e743146854ac1fd26de57ace4e1f4e23addc0f5a4cd3456a59f151a71704c2d0e36ed26a7cbba3dcc8c628da03beedaf12ac9bd2ec6b3c26b3f1a6479c4877d10bc987f67a2636317fe0bb7deb01fde334dc44bfe573ec1eb305aebee21ba60f2edf9c3662dc622fa909a25e7c3b63824a00b7112854b77a176544ab8c1342c2b105e50b760598f1ee536e784a1fe3ee60b47dc52f06b0daeb83a24926354840552fb0bc828800f63d9b76f1361c431182a4771017f135339619e9955850675a9125dcd2c12d186f758bd097c62fd748e3a22f8a1a8163c4de6e1b800082b4c4072d481b78bfcc830d0c2249c4f45ca1dee3955853bed853ae94ed0e99e219fdc3e1a2540a373127a16c5fd1f026686ac785649687351533a2fe512d4aa8d1caca7dd77c93a2b8fa4792cb228863b719c3e2a4d78aec7f5a3e01ae58e90ce4dc5be04a4dc5e1ddb676193e261ac75bd78cccc2ea6cf239ce99f862c946ffff73ab31a68b9a2f72c19622d645e2dd919094f7db544c6564cafc747785238672be068e5e1617577831b1ff24a34183cf3ebdf662e7c051c56ca62984671906573ae6c62d91cc81c3d00d2dbed756d34d33667d9f63fc50ed255160d8979f595560160820a903e04a48c8f6dbe6afcc946521148705bfc9eda08c969eaa552043a30ba92a4991272c39ae84510f1f19771c6f587efbc3de7639edb2e9587bd18a5d0a5f588c75807a442acb4fbcda58f2ec08a6d0574921a6ba51ea74b3db4dec8e7557800ca5c4adddb6159c012e3876ac0ba0d45258093bce4a4ef6cd89893f18243ed93910f6df75642b950a3405e6773c361aaccab7d7fa53021710e245d2a14b1ca28cd20057d4257ad507c4dc380a374184fca0822ab51392ab04d43ec7167ced152a99896bd46b60eda018bce5ba02637a39de811e78c5b8b3cdcdcb4a361d982c29f2f3e4431b320f2e08db4f58f236ef43e56ef888d0e414660a322899746e97ce1ec57cec0029f0fd6d87adf10b4be6844535dd12308627bd3b8529229bcee210070d7cd23eae459369fc9ea704f1f9cf6a09d62e918a137176b3b3e907742a595577a5734a179ff9187227596d497dd019dde2e53b8e3e48de112f23fe4e5620256d16058dd6bc7c9ccfb66827247ea5b06496b2b3e933518bcf984bffa947901d910c72b17e332f8e3722fcbaabf6cb436b4c5b2cf6fc262b5b62733065a81e868b0340210f3892c741822c74b73c08328598825199a9278f167fb0bc94f65c278816706f35ed9b40160c84a6a09ea577d8cc0dbf2561ecdba623b1d65c7144f94ada3c1503a9b67c299e18471316d192fb61b9da21d9fa2ea68b4eef4123e176d3a542a81681fb9863ea4d20b004e072c4bf9b2c6699ac8440283d080d5289716855ac82363f2269fabea9e45feb5516e937a3b7f0c8ea1e3f82355fd0572c90261fdb6e49de98a21d1c0d36fa7573544ab3778caf0fd467c3a53858cdcd1cd10193e5db1b905300ecd7a9b24b17f0103e0fdaaa0357186a284915a2f8d150446f2f37859ba869ea98fc1475e47d36720097313ef8573e01069f2d89d6c8963df80a3e9aa30d7f77796e3fdbbce7eab255ca28c2b4a2218b6c257493fb0102a5266e51a42099fd18f490df3b84517482ee4dabfbfdc3294d1df0770c0e2c85606462302cb0f02ecbbb331b0e8105df97517b1c0c8043d74fe025e86fc3cb5fbfb160aa0f04076e9ccafc89444baef73b449642390c0b4ef185bc2df5cd2c2b3a351d257aa49e0610c0b21dbe786cceccb4493d5842bb2a0e2f7b573ef9f631a6777d8ca0ab7aeaff618f7b03a23fc8dc92dccc9ad900e32bcd99bda9df9731412ad1d1f16aa5cd6a58d582167668dfe10449589435f88c164ca03241389edf1a844b3a28a9851ee1ccacf279bd348fc80c83545a3f6f383ed01a10df470df329a3060f805496b96f61dec6a4b7a0bafad66de791e39317ea71359daafbaf1cb7efac91703490d6d8d4b3891aa037ced002b311d95510d7da9171fc3ed834166f7c36aded5f4e51a202ea9d53ce40623409decadfff2632fafaa18b6d22c65c8bec31bd5af9696553c21e7ac3f11fb56c4a66055bf6c0e2bb12d904d36fafe0c407e7f9e4748e01eab261a79921f1847ed75b9c7e5ac33a69379c5488be6125959ab3db350c9697205198f301aa4918dce091445143144242bcba922bd463104739c40cd462e3a7f308e143fafb8127233adb18699ecf478901f988f00d0be7ee88c78aa939c168d130a79aa11758dc48f28182b95ae0faeda6eac8886ac026247c5ff428d8c2e287739a165bebe19b7f3d9234439b859eb36508c66f0cf3d1eefafe157f3ae82d435b7115b3976aa0e4c53c1a8f60d8c7951a74a9a2a9f37c2cc74dacf94519e0ac778554c81a7f545425ba81ac9a0723ffe208893bdd595a3b79025fe0fe1d94f0c0c4df6e025372df8b9549bece74005c3065f7062bc28c4565cede19f85c9bfa0084beba7113b00bc770cee2fc1c6d6fe27c1ddff13496d4a84a6382c39b4262c405a8b93c2eda618ba88b952c19e13ec0caf6dc2bf70a6c504a92349063a1fcbc5b476a446cef14a5efa9b63d014400f72b0f99d2dd015e5b854d61509a82bdcb7d75a2931cfeffa7d67e0e9d7f4b318b257ad1d6574bd18a25734831a83f7a773c5ae6e843a5f14075ddc279bf81deefca788ce5e39c0a9c9528fc7707c8effa9fab376dd29ea72a078f33fec8a449defeaecc7a47704ae559035541b4a0a4ebfd178c4a03b9ed29b936586ac7cd5aefd1bacc8b30cccb1390cbdc81eb1898676b61e50a140b6d2d28406222f16c045485ea4b9b475a99c3c61ae7af38f700d82663a08b097a8bb7c2323f9b9abed8eaedcf20cbae8d2b470c6640b99c42e3a054a9560194958dd6b12b99c55fb8eac59221f9a5fc065174772e28dbcc3fe852942a7cd1fa1bc4400ff390ccede4047cbd5663480a140293a82a7c9701b4b7ceaae16d18f620fce9cb616ac591658d232006be365c42c8b1f385847428d488f8cb6ed581ed7454c870eeaae6d5026d01a0d7d1c6e4a4617f62da02da22e67813d7da455333e491cc9b689e02908e88c2bc8ecf66c5c4ed2570dfe156caad2b61e5a03bd07046ed08150f665dba503d6aca7d5db0ca0500f99d88adbeb2bbe5982ba00474d071059654600d88c5e630d4d5e1e7187fce7253130e39a123fedf1397f4fa05622f010e943fde26ff9b8c1131d8f5bcb50014ac211dcbeb5cb2e9fd97331979e5027b97575c17b448e59d07baf789f60efc5e484b6ea8b8149704307ecb2805a0b1e5ed271404430b8bc2176e6433c1417c595a60b4bcb9c614b884f787ff37a249c5a2ac9deef2fc3e578c031fb0d674ad8b08795148bc529d8449ccd8108f82d182eb8aa944ee296e24f51d18d413a940ec6b36d25d610a65e7f2a39d2ef5c074b1aa722cc6b9cde09d5d24620acaf130bf048d3098c0c3369c25a856bfbff942aa48ef35f630432123da52aadabace9a163a9711a7bb667f01e1af905faae5bf9fe875b408091703abfe67d245ffa7c43674256f4553ecf93444479018033a1d6f549185adfbb2bbedfa20ac69a36c15706a5a18b44535c78d76cbc0f1817f88986921052826033dc969691dbf569a3bffd53d0ad114b64218acded0e42cf34ab8e504875f16d56264613b9944c4a0a8f90f7d2a535b947694c28bad050349842b5f20ab839734b53156c00a3559ad24582d0946264a9725ae80a0a7e08a4c91d8807fd45016db83ad5df6545bcd446a88f03c139df3447b5b55d9679b723e60ae2df43d154aa58e34c6ffaefbd6b659ddf5df21cc724da6c4bf51016681e67815b97be192dafb9a4fbb312c454110e3018e8691c5ea0c2049638607fb64ca31dfae0e98b19b61c6c315e0fab516c52071b8c6af83c50cc58a639426396f6a6a16bcb00717782cb7ac6f57363455a89080deadf1feb53a37047ac123ae26fc16b2c792c32fad769e1a436dc3c913742e696a1ee40bf001e4e578dfc240d6a9a25ecdf007c655b6dddd6152ed508930980666a9f93b17e6693c839948c1b2fec4e45b5c20d5a33bef869cc9718bdb83ac4d62b44fd7ece2aaa196d8dea9f5ad195c7f4b3af21c15d5db75dee11faa88bf0c54add0500884e24a72779218adbd7304b4d9b726a81957b787c456d72891cd6fdb2cceb73b46c6ac23df96fd3f3de8158b63d11806873a39ddb00432779d0a5', 'kept', 1, '2026-11-18 20:44:07.076242+00', NULL, NULL, '2026-11-18 20:44:07.076242+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('ae84b2c7-980f-499c-834b-b8cb7bd9a02c', 'new_place', 'ana.duarte@northside.example', 'New sign-in to your account', '\x017a784276c05519a2e316eed46d61b805021211733c33675a4ba0bb61879a516fd4263bd5acd0ee3788229b6792cb6ad95975e523a5f74902afbeaed9567878f0be64280887137b131af093f5f38267f6bb5e28ce6ca50a6e9e9dfa7a2fb6bb49ad383230be11673f9b01d35c5751d960373ac7cc15fd942d54102bc5a86d327724591d8080ab677f15b038b3122e439d5865295d91df18b97edebd13a5bb6423eeca2a69b9a618c95e2be3606159504a3b2239267d3f7a67fdbec4223880e8410a4d090e843360ba513e5645448db4608cf8860b45fe85b58e271a7f606b1075b2fada3b3ba97adce1e1b26379aa6fe0dd02ea5d6c63eb6e72a4a5ca909bf2c61e082c52cb7739378ba707dfd68d3b89a11e9b5bdd325f501e8b9ed5075019156476d00f12b5c5735a4a9351f0e1be314d80447c0ae44e0588a7a2865f596b95fdad5186819095d8ee3711d967e97316d54769e80d01d3f4e56a3be25d3bbd564f3f63dcace2b649c69b2233db0f85b2dc22d83a726b64b6bf05ba36bcea4bcb312455204cf9ee47500dce2ae6d2a8b6b92492c06b5169b67b1211b9a998a86c5af153657018a8f5f8516f6128858abd7101bbe3c7a9e6044e3a98859dac7d6eb19a889838f99b00b028736f39dbd60c996c9066e0fff93c87d7b06c06f7b7548696f077c3bb088f6177fa4bea40bd6d6995448a00ffc30e565c3e42e8ce6b14e667657a29578501ec9edc6586de87ca3360184469d901254e6d2596d6ce99c8ec3e6c5321d995e5f8fb2a22f665d8ebe4428fbd49b02eaa12674456751f7afd70bf609562a6ff26bb3272b192153f6d577d8f7ab619e4dc4d62efb4819e658bd1fba1654c6d4913aad2c92e19bd356344dc2be451d330022a9531527ad05ae580501d890fb55e13170348f2c26ccf9e5cefca6428b8b99e367f16bbf8b9140e5837425044c29381489b0fc80b2cff0a3b9bd76cf66408ade85c7ac25984f3c357fbb8408c46ec2618e57109124977d28ce46f07aaaa6b8dcfee40013d952d6a81684e9fa74c2a34067d9012c65bf3484d19710b101a4125c632a980efa71132b1688cdf3bd81642125dfc7386b15984be865d0a54d799a33d9cb6e0d858a659b1472fd3efa583973201d08ee7144b37d3667f3df18c87e086f5328dbb28125168eee6ecece57329237809d9260851da979cd2b9b6ef0fee8b9ad5beeaacc7e1c114f1043a5a6ccb02862390d465bdecf74a6b846cb01b37d42ae2c8009b341c53fe5dd2ff42c993be48bec31a66fa927ca1bb26b0237f9e92eebde19c495b3bbff6b16b02531991b64c092fe128a49a5baaf66f36e22bfcf8c0e87c84af80f38865d6b8bd7b13d8b3a86b3bd7a6001c47bf411999d78e76fe539659378a0c71a61a723d9ae9f2d56614ee9101be66d764dd856640846760447c486c1d5f4c4aa15d50f8cba5391837562495585f35ac63c05e6fe5cf9861a2e94c860d2eafa4bba1bc038a4cf4f87ee625c1bf48a2aaa8d210bb59cd16acc45c5d744aeeef59d6eeb4ab9bb92fc55a9bc966789dd6e6b88255f3ec935259a5afc4ef23c71536041005dc691bdc6ef67d967425c9f36fd75a776977be4b708535566548f5078e28dc5ba9cb49d7e9fb5d373cdda5d9532ec43e1ff1c43443b7303c0be289b4615b8a1facb525cb3d198cf9b6ec7caa242f9f8af27bfb669e70a875a1d01dbbd6dc911213b06d4b6c33eb8928e0c4d865f33b5b59d7c03c93d9adf819779ed8c204c711642c943b38c482315ab47b007d1c5e78fb75868ae6f642200a17802bb2f34cf5f0e8183592ce4f1c51a20646809ebd53defa3edcf488e3fb9a2947d3cd5f90d8bb87076afd5f23e01d7f68413454fcaaac4af2e0026c974ab3f0e8551e181fa1153c37349eb31858a4ebcb78a5839fb1939529b70090f35b45d062d13a002e214674b03d2ad05c5a94edfa7ba172152fc7ca133ace80e5f92da28a1632a397dd44b423bb71a7596301793cd3e30a4b98e1f9277fe7df37031f24e307db55bd69f2632a4f85a95e38876ed629115dc9670bfb801ffda63916266972e202ba2aa99697e45e978037bce2d3bf1f044a5731dfc98656657730e5ea9124600184b76cef33a0cfbfa7223fd9c1b8afbfd3ce38811ac5ee1f3c87e958b1bb209ba8add47c2872d07591d3eb57946318073c3dbc049b2fec094a56594dd0554d4647ccc666c6b69fd11c7e03b717678738d478edeabb40a52b7adda6afbff541d5902789bc797561946d8e2eff73c7bd4a6a5054e7f96b5525835e18f9358e6cf374aec7b6e41b46d4f5341f4a695a5ff9bb9e9bb8d43fae931783156bdab109c4994286d36d2bf95a8d7ea560d2c1d965389e8bc398e9471471d48d2987d221015332b64d982ee0cef5c117108971cf984bbea3355584c37ad14c309e3b4c7ff2f1f8960ebfa95d2b1996256cc47edba20f00533b93a8afcde1ef2b5f868c60ab753b5266d7341f341a6d686ed90616b0963942ab456a5903513b8f1259a6378e134c2f09bf2044d892ac9b5fdf874afd29905f56964b1814d71f3c3fef481eede8cc22be01025d8b87c63f709e3896292adeae21577ab2c3290a69f4ef9529d17eb731d193e2557b5320368a2362fd1f38b32896fdecdb4f9ca96e3879608a4e9fdc0d33c26d8bab66ade2992f0e16df56478969b660d08bc0de9176e24187fe9de02eb050d2b36d9c9dc0b60def272898cc94ba6bb76f955e6ccce0574ed3142e49f6d5da6af94d75325ce4bc7964db50bbbbe6b5851426a127eb121c02eeba08ea1687701b243afd266c570272104705f71e868f2cfd4ffd9524d103c55600d8dfd10ba8ae6396c913140918ca51341a6661913cc223d580b170799b609b842a7e5919329dda3f6ef588334d2a4e8683fe18454d746ddcaaf9f05c3d254fa89f155c1e8cb967c3752582d7c51205b31bde08c14f1d332ed68491e47d8f311b32eb0605fa7a4a4515b3e3a3f3ed8f6b442a1d493623a439963c1478cdf1ade31e208b5167d1e7eb81d5f73e7b61a70d93063f406733495309ab00f5b77bfb61365dc3b3ea77b4bf48a71c685c473f001b0acfeb51972479cc91e573fd39e07106053041fe31ee1dc648d0232df24621295799dfafd8c48eecda2b8f6716c5a7545372a0aef3b1a3b7c6312bebcead9759868e75778b146951894234dbc3ecb260c19eb6a568de71bfa45a75117f1c4d1d294b97c534be0ca560d13ecd8df18c2c07d04fc6765fb7d1741637acbf4693cdf057778e2da4efc474779bcc54079db36fe6dfc7229b1fc640aa28c831c4fcc5ba953e02bab5c2d3d3b25d58872991000f2d86ea17c8ad3db266c6ecab6cbfa765ae6abbb40ea875a684e1a5306d84ff0e5f607b74958787fb1d8fe59361c330471fe8006a8b9f602b8b4e9554beef6ad01782e39f5150360a8d4d9c3c8d07d88fa59a34dcbb10582601ca9fb690f7a5ae89e4965c99c7f72d1d767c5aeaf7cc4ceac08459b867f6a0d21dbe9fba4fd2f6554ee6e709730ace6876c8ab3f455dcb4aa13f4346a39d6dde773467f6fc658b906e342dbe45328b8d95afc77beec9c41829f78bdca1eaf874196e2b7032c9d5ec74757ef08a5de4b5c2abe8debc4d9d9ffe2dccde0706975a9bda33e885cc96c73cbcd06535a0f100f8211cea48c5a866b50b22ce5043738ff09c8438edc12129030e9887780ee08080f3a9f9c42cd0299308e5f8c5d98d366dbded47d6b220d0e18cefda0418634d252609e4749dffcdd99cf196ea663e53c4856aedbc7ff74906a4996ba5d42c72736c3b7cc97e5f40154e3d6206a5067f53506abe35c3ed11878ace53a05c1b706282904b879ee056378975d7b87193606eefc2e3286f4fa7e5059c89c83d1ccc106ed8b6c4f6a4181b18df324fae5f57608e37e9b9e9f91969e31b700fa98b311f46ee51b6a9efab644708193a8a5aa29d67c3a47b720dde52fd50a58b4c5e1f111e4ad7baeb74bab240dadbad8b2d24474cb77ff75029812aace6ae3c3594bb6c87a3cf43c37e00ef85ddf19d5759224d2c31003b7386f8393002c32485b63bd577f956618feaaf5781381364f8982da4b574859718a589bf927e031fbfa9c43f2ead1bd514df3a112ee3a8e3dcab19bc1f89fe8175b1cf652cd40726f5b1bb7d392c9180386e043bdf8b49a842c33cbc0996e07520d4e826c59cff1f61d2565c53a4c04a186b7bace970b899ae0d061ea11aadfd45ba65c10faaf30c548c116ec1a873e1345b1e217404b59bbd3afff53b8d6307b3a961f52f0835514557ac32765df4b020001cd800e57fed7b3eaa9d6fb0e7f37217dde4db8935cfe5365b5733224c3d9b404ae17ff802e2ae214cf85f0f3948060b58642605ecfb0cd8855d3f34f4c120e787a3ca81470bd6b67d7170cae127d0345a6908855f33e36123d6177e99f7a5316b3930b411ce09ce49c465048a83339f6ec23ce669d73bab89aa84612546b641b830f5fde6312a71f42cf7aebe98485dc8fcd0a860534b53132c9f17f0bab4e2cc24e768549b066d4ad27d18c34b80b44b23ba142df5e34c796a061649c446685cd8b3f729dfae4a1df909289282f41bad4078b4278b01bd496e260022b53328b6c03f70f86c6d82993ff94c9f58309ecb9388a49e21b8ca07c8e646f90a9ce85c97078a6892e206e22c6a2766f1d6233bdaa45700b71ed0b82d4b0fcc663ff5cb5063c4dbfdf0fea0b99589d78e8048aa80b3a709a32dc9c254c19d8341f21ff3cbb9b61404190fd4e50b899f8c766d8d89468defef6f899f3be107666003e8e52e7eba26c836a39c46458246d8754b1937cbd97dbca434af20c049fa18b7dc7c0e6f7a8fdc95df0eccda276b942a1bb87f2cb4fba42266fc7dc9777af51ca8ae8cf2207fbc47145f1d8b2312233fd033986b605ce2d458374dd59d894ceec8f7b59011613983206873646c7aaf8fd2cca2a0ed617b4aeaa32fc6104a32b37b2122d8d0007be258764c65758faf1f836dbce6710e0e7a85d4b295006200196681208bac9251ab1180e9c5fdd94995efe27b8cfb83769fedcd43a57348ef08e4578becd89d012f173aacb343cfd4225a1e670e2fcc1c06d386c98131a07190e3350c11a2aa358c014b845267303ae3b3780bf37f8aaa114cabf507b964c5b4b1787c21821637a1795e3c51059b1cffa77c20c7cb306b932dfc260e4a8acd2770da23e9825bf9bc13a6aa32dba737acc05014d03a99139c61485cacb71e8ee9b610fa7ed1b9a173de288c24170adceb28fcb3997842f82ab1ab58a5f0a5713ce5c2be0389e34c4b7f0e00358d682ad7c0a128fb2d3e319e1d8123892f59c70a8b5d336fa27022fcd1ccdd96efe3aed4bbc2eaa4003545b7c25f73a19d0fabcf8724eaa202a8d0e464febe4e88193c31c7800eee71e73c8740944577d53a93bd607aa8d83964f89954f5174bbfa1fecfca7a80366a7bcad88fc1040061f5e474106a73c2e006266b59ecc7718408bf47d7f50ec6952dfaa44e2deefb1b46de7db94b2fe2a2ad21d7ea24ac04eea497a165f56733d3437ff89ed1adf9cdd1efd88098cbf69de8569ca8c314b8ff808f06e6d2f16448acaec350053ecd407d3d7bc7af86cdfaecd7d04bbcf05db5df5b79ff2950ff063bbbf61809795c11eb6d11ee4bc6f63c166c9803c74c57b371c05ded0b283dee08242d93a3e7188e2042d558c1924779e2adb45c5edf4c200515e193265f605ea9f99915351353099e0148f5653538b3f3e2bd39c2a3cea1271422d96a912430bdb038a1cea0688aa76f5d5baf7ee31fa8457af1573f2c0207dbb3eb73565fd3960c872caa50c00d3e0baf9b35ac507504a23e8c411fe03e6a4d1d8dbbe41c5f9b4398ce0c6624e7e9519ca4fd4646b326ce3a9ee2e6b0bdb2dbc6ecd0b40ad92ca9ad9503476112c32c03910988d690077d95eaf7420eeaa4b4d35e64156af7acb8cfe29d1e8bb4132d04108f737b17a2866906c81ddc061f6ffbb482b73c229d70eb9198cea5d7bc565ec08dac38d225d4784ed1f6ba979303fd5bcc749a6a727984523afe2182276c5c884c4904752695fc0d747ea19e82cf594b14c8b7c4cdc6fe04ab95e543d7dc5ba7278efdd04df43b1134821141b86fa2cdae17f637a97989032fe74944379ecc1299866922fc9f5cab24c9794ba33009b2f71c118172e2a35293799754fc05b2ec4b3024ed77829bf8dac495b9f09784a012710912457e76673fe76f2f880b5f0d73919199d3d02ea0d316cb6afc49258b9d5689e34d9d5932f2a6baf84a75f6a4fb0f4c9270d07ea67d4c8b9319822bed1d4889bcea33b1ee573c6eb88942edf089985bff5633bc76124d91ed924f3023a6acbbeecb3eb249175f9042037acdacfef1cf39f1589aa0896ff02dcc1a08ddb522d25fbd75f308da79c6c86979982e547ed19b8301a5943fb96b817856208d0e0b88afa9eb7675f103f3dc8e05440ea50682b3fd0b0036f7ba01477f6256c5020124965f6f7542bf38b6beefb78cd07f2b8c69b99f84fa771f9c57924b85366058170826b20a0acc3b265dfdbb6a529cccfea9eb69687f4f4ec9afa1e6ca8387bec511d39d1a4d116dcafc52c0873a727a4bef612a68f4964a66a2951ddadb022fd6f8fdf4568855d5da38dfdee50e1e9b03e0453566b2c07c359f85666212166b6b9d4d9a709451f73a5cde0d2fc3cfbc0687d9a0a01fa5845a20a148f54d8ea1b3124d0529906e9fc3b304e89851ecbebe58c1ebcdb49e0e9357971662a0f6cf0b757c719f1a5fbd7c82eb66a7ef16a96926ded4636fb9e3c411ac026234aa5ea8a0db4b82fe976effbaa6c05aee6e820b035f9fe6b24f13cd1e6c25696089cebb13e4f97f3b3e0c642ed1a44a1f564c98068bee938d840f5a8953410e41e21444ef62060033786d789e93ad9676e260cb680c6607d42d4759025299f5f1d53f1da361f53ed7f2962513cc53dcedd198f3753ecb8cbc78756effadf774664421f0529905db29756ae150487c0bf95a09112f63f6e00d1aa37eb862832df07fc76afd55bc29e0621160b067bf53e7ed46f42686f87f4b5e359adcd1daccbd6cb135644987fd78565a769824b07af6ff0215db860bf062c1fab5a57595e55ebb0a13bd5be9d9f82ad1d48ab0cf51479fa8a7468503542f1c4c074695838ffb99ecb8eb5fecd56496a374f661406f07f7565df6474d96df9e724e4f97c021dd8df4a39d81f715b875ebc75cebe79f150e94cd38a885c3062283dd809f8d9a5444e77837f262afebf54898e00745b4012147f9a948a615fd5b2cce8919c201f021ef212411d0071da042745e6afc90497dfb56768ed512914171b819859f6a08f78d2f0c37a5c0a06dacaff78e56803efc91d82875f5db8e0f28e16c51c5710901de82ad68d131218fe4b9cfbf54e3c7f0e903f6011ee83dc1cec5aaa6c40102fbd459d995ce7867a4dd7debc38ae4f1c94ce7e1433f022e16564aff3dfc5f99102be580a6ab136e1c000cfe4c15404dc1c5022842670c846604b1ecf59cdc728be035969388197ec1023206ab8d22a1700df592310c53e853171ea50ff874b58f26f0462e5d528085af4ea18f12185ae88952b46c27b15ff7c5fc1db0da4d', 'kept', 1, '2026-11-18 20:44:29.188857+00', NULL, NULL, '2026-11-18 20:44:29.188857+00', NULL, DEFAULT, DEFAULT, 0, NULL);


--
-- Data for Name: network_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_changes VALUES
	('c505ca0f-47fe-4ab8-92b1-2593a855a04d', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', '2026-02-12 16:22:15.965054+00', NULL, '{application,organization,profile,referral}', false),
	('c5c318bb-b862-469f-88dd-e4d83351a6d0', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', '2026-02-19 18:10:36.309604+00', NULL, '{application,organization,profile,referral}', false),
	('fb29a66f-b2c5-4cb9-9307-fe5d8834e6f9', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'St. Brigid Hospital', '2026-03-09 14:53:01.294339+00', NULL, '{application,organization,profile,referral}', false),
	('3053d0d3-f087-43ec-8188-46dc356711db', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', '2026-03-10 16:47:53.36117+00', NULL, '{organization,survey}', false),
	('aacbfc97-18cf-4f48-b95b-b3a8dd2f5b90', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Clinique du Parc', '2026-04-02 15:31:38.761338+00', NULL, '{organization,survey}', false),
	('2c8dbd6f-31b8-4c91-8495-e86c2cd89821', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '511d629e-002c-425d-b21d-25dad5fa7321', 'Prairie Home Care', '2026-04-10 14:35:51.247709+00', NULL, '{application,organization,profile,referral}', false),
	('5bdb5c1d-3b1e-4efd-9985-4b9db6a2b38f', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '2026-05-15 14:27:33.274303+00', NULL, '{organization,profile,referral}', false),
	('f5aa2730-05c1-476d-9786-68d1b4aadeba', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'Cedar Dental Group', '2026-05-22 15:20:53.65501+00', NULL, '{application,organization,profile,referral}', false),
	('dec8dfd1-ae04-473c-8942-d7340abe944a', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Harbour Lane Pharmacy', '2026-06-01 18:36:06.182105+00', NULL, '{organization,profile,referral}', false),
	('116d82be-d870-4f7a-8643-8de8872f275c', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '2026-06-08 16:12:26.566228+00', NULL, '{application,organization,profile,referral}', false),
	('eb566bc0-3e16-4692-8e0b-2face66219c1', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '2026-06-30 17:08:19.845596+00', NULL, '{application,organization,profile,referral}', false),
	('52abe886-ad3a-4f0f-9b9e-e8f518c98b0b', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', '2026-07-07 15:26:40.265745+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('28c17ed5-c957-4941-84b8-f13d6deb5d4e', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', '2026-07-07 15:26:40.265992+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('beca2038-cdc4-4c8d-998d-27cd55b0db8f', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'St. Brigid Hospital', '2026-07-07 15:26:40.266123+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('3fd07f19-8edb-4899-93c8-97a2f1359ace', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '511d629e-002c-425d-b21d-25dad5fa7321', 'Prairie Home Care', '2026-07-07 15:26:40.266234+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('dfa750cb-dbf9-47ef-99eb-1181ea95e7fc', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'Cedar Dental Group', '2026-07-07 15:26:40.266337+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('38dc52f2-78fa-490c-b4a3-af3c11f6e01a', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '2026-07-07 15:26:40.266436+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('6a454e19-f864-49dd-a84c-052f10d8d073', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '2026-07-07 15:26:40.267112+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('a745aa62-fa7c-423a-865e-843c8892f06e', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '2026-07-22 14:59:13.173779+00', NULL, '{organization,survey}', false),
	('81b46cc0-dcdc-4831-b024-98143a6b5794', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '2026-08-20 17:31:26.875474+00', '{application,organization,referral}', NULL, false),
	('645a61bd-1eed-4a59-92b9-0df222c29377', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '2026-09-10 16:57:28.051892+00', '{organization,survey}', '{organization,referral,survey}', false),
	('e8190c74-482b-4dc0-8903-3fd86c713837', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', '2026-09-11 15:03:20.12675+00', '{organization,survey}', '{organization,referral,survey}', false),
	('0c994618-e943-4b05-857f-929499e02f20', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', '2026-11-09 17:19:55.448963+00', '{application,organization,referral}', '{application,organization,referral,survey}', false),
	('6e622b2d-3d2c-4c3f-834c-a72474c8b1a3', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '2026-11-12 20:36:31.712393+00', '{application,organization,referral}', NULL, true),
	('73594df9-430b-4285-81c7-eb9532763326', '3bec69bf-160d-4d59-9283-8db9ea5b8164', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Organization f6d624c1', '2026-11-18 20:44:06.009555+00', NULL, '{organization}', false),
	('fe9178bc-29b1-4240-8cc0-3fe99b1ad0ef', '5d7e8931-f177-41ed-97cb-4f4d00ca716e', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Organization 49de8055', '2026-11-18 20:44:06.472108+00', NULL, '{organization}', false);


--
-- Data for Name: network_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_end_letters VALUES
	('b3149593-371e-4152-ba0d-f3741a869b9c', '91dba114-729c-4af0-b124-e454322803f8', 'Ended', '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '2026-11-18 20:44:30.852917+00');


--
-- Data for Name: network_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_members VALUES
	('0f1139b9-08b7-421c-95fa-cad1310d87c5', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', '4c78ac71-937c-4d99-9473-1adbc38e91af', '{organization,profile,referral}', '{}', NULL, '2026-05-14 15:11:41.196495+00', '2026-06-13 15:11:41.196495+00', '2026-05-15 14:27:33.262808+00', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL),
	('3077a241-f50d-43ae-a14b-f60313864775', 'b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', '9a08a0ec-6a91-4065-a304-ed682e4572a1', '4c78ac71-937c-4d99-9473-1adbc38e91af', '{organization,profile,referral}', '{}', NULL, '2026-05-29 16:14:14.08113+00', '2026-06-28 16:14:14.08113+00', '2026-06-01 18:36:06.165699+00', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL),
	('ee18259b-ba90-4b58-85d9-cd3cba86119f', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral}', '{}', NULL, '2026-02-10 14:48:31.762706+00', '2026-03-12 14:48:31.762706+00', '2026-02-12 16:22:15.921909+00', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL),
	('34140a61-48e3-4294-bf13-d87811309d21', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '{}', '{}', NULL, '2026-11-13 14:51:23.772787+00', '2026-12-13 14:51:23.772787+00', NULL, NULL, NULL),
	('24a8eb58-e287-4183-ac0c-ab7c77d590f1', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral}', '{}', NULL, '2026-02-26 17:24:56.708257+00', '2026-03-28 17:24:56.708257+00', '2026-03-09 14:53:01.281731+00', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL),
	('d2645373-137a-4c07-9696-ee26e649907c', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '511d629e-002c-425d-b21d-25dad5fa7321', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral}', '{}', NULL, '2026-04-09 16:03:59.146762+00', '2026-05-09 16:03:59.146762+00', '2026-04-10 14:35:51.240196+00', 'd81f1195-e095-4d06-aba5-5198c78ee50e', NULL),
	('f1d44e1d-8a89-45ba-831e-71642c3c6055', '3bec69bf-160d-4d59-9283-8db9ea5b8164', '1812e27a-0d90-4720-8aeb-2ef45c71c906', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', '{organization}', '{}', NULL, '2026-11-18 20:44:05.807538+00', '2026-12-18 20:44:05.807538+00', '2026-11-18 20:44:05.990144+00', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL),
	('02bc5ba9-20b0-4e3b-8068-3c05466f6923', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '91dba114-729c-4af0-b124-e454322803f8', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral}', '{}', NULL, '2026-06-29 14:16:27.740286+00', '2026-07-29 14:16:27.740286+00', '2026-06-30 17:08:19.832528+00', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', NULL),
	('6a06691a-00c9-4d04-b3f3-e32ccd3a420b', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '{organization,survey}', '{referral}', NULL, '2026-03-31 14:19:54.589254+00', '2026-04-30 14:19:54.589254+00', '2026-04-02 15:31:38.747657+00', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL),
	('9ee25c32-92b4-47f1-8eb1-2744d681893b', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '{organization,referral,survey}', '{}', NULL, '2026-07-21 15:28:21.045091+00', '2026-08-20 15:28:21.045091+00', '2026-07-22 14:59:13.165146+00', '35366076-3263-4f87-afd7-795a25d1759a', '2026-09-10 16:57:28.042845+00'),
	('e64a614b-8b8c-4a70-8d90-8a9d83b21866', 'e9f94b84-29c8-4da6-9b3b-f2b5f6552654', 'b955a326-ec4a-4807-b816-710a12f2c685', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '{organization,referral,survey}', '{}', NULL, '2026-03-10 15:05:53.360466+00', '2026-04-09 15:05:53.360466+00', '2026-03-10 16:47:53.355999+00', '4c78ac71-937c-4d99-9473-1adbc38e91af', '2026-09-11 15:03:20.120258+00'),
	('abae149a-511e-439f-98a0-bff50fe13170', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral,survey}', '{}', NULL, '2026-02-18 15:39:44.239764+00', '2026-03-20 15:39:44.239764+00', '2026-02-19 18:10:36.302289+00', '68866aa4-42cc-40ad-80b2-f1a965600a6a', '2026-11-09 17:19:55.446886+00'),
	('ffc6fba2-b92c-4b08-8951-cede092f809b', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{application,organization,referral}', '{survey}', NULL, '2026-05-21 17:55:01.563042+00', '2026-06-20 17:55:01.563042+00', '2026-05-22 15:20:53.64469+00', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL),
	('1f75256d-4678-4d58-a065-c4f6e71c0963', '735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'b955a326-ec4a-4807-b816-710a12f2c685', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '{}', '{}', NULL, '2026-11-12 15:35:31.717519+00', '2026-12-12 15:35:31.717519+00', NULL, NULL, NULL),
	('48280974-2032-48f7-ab8b-3323dc6532ae', '5d7e8931-f177-41ed-97cb-4f4d00ca716e', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', '{organization}', '{}', NULL, '2026-11-18 20:44:06.172804+00', '2026-12-18 20:44:06.172804+00', '2026-11-18 20:44:06.3274+00', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL),
	('14bca01a-6514-439d-86f9-f5a126402363', '3bec69bf-160d-4d59-9283-8db9ea5b8164', '6a6d2481-5f14-4361-9c0d-e8d764acb0b2', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', '{}', '{}', NULL, '2026-11-18 20:44:06.83438+00', '2026-12-18 20:44:06.83438+00', NULL, NULL, NULL);


--
-- Data for Name: networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.networks VALUES
	('b9b1cd26-69e8-4bed-966b-d1cda7d0e4a0', 'b955a326-ec4a-4807-b816-710a12f2c685', 'Referral Desk', 'Who takes whom, in four towns.', '{organization,profile,referral}', '2026-05-12 17:02:57.029013+00', '2026-05-12 17:02:57.029013+00', '2026-05-12 17:02:57.029013+00'),
	('e9f94b84-29c8-4da6-9b3b-f2b5f6552654', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Town Health Panel', 'Answers from small towns, by year.', '{organization,referral,survey}', '2026-03-06 15:15:09.189744+00', '2026-09-07 18:45:51.810357+00', '2026-03-06 15:15:09.189744+00'),
	('735a2576-4a85-46cb-ad4a-abdac0fc37f3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Care Circle', 'Clinics and researchers who refer people to each other.', '{application,organization,referral,survey}', '2026-02-09 16:30:39.657924+00', '2026-11-05 15:53:11.283997+00', '2026-02-09 16:30:39.657924+00'),
	('3bec69bf-160d-4d59-9283-8db9ea5b8164', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Network 2eb952af', '', '{organization}', '2026-11-18 20:44:05.45415+00', '2026-11-18 20:44:05.45415+00', '2026-11-18 20:44:05.45415+00'),
	('5d7e8931-f177-41ed-97cb-4f4d00ca716e', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Network 64d425bd', '', '{organization}', '2026-11-18 20:44:05.666892+00', '2026-11-18 20:44:05.666892+00', '2026-11-18 20:44:05.666892+00');


--
-- Data for Name: oauth_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_artifacts VALUES
	('Grant', '\x0686ea7a92ddf931c32a929f8762e72f9f8c654adf95521a6bbf8658f5a6ff3b', 'UBeMg33kE8UGBtaFIRYK5BFtbMzF5_MFjl60aMbL7nj', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', 'c357f642-737d-477c-84fe-c68a27573c79', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"exp": 1826570644, "iat": 1795034644, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "ce8b37b0-519a-47cc-b049-e0672ef752db", "clientId": "73eede02-4c1e-4f09-bf6e-0355e26dabbf", "accountId": "b2d8ae90-fc95-4a4c-97f0-32045a2ab57a", "sessionId": "ce8b37b0-519a-47cc-b049-e0672ef752db", "approvalId": "c357f642-737d-477c-84fe-c68a27573c79"}', '2026-11-18 20:44:04.896425+00', '2027-11-18 20:44:04.896425+00', NULL, 'ce8b37b0-519a-47cc-b049-e0672ef752db', NULL, NULL),
	('AuthorizationCode', '\x0d5d51d3b790d037f0c42a2dd4f582d9fe144b53e207706ee0ca2d60634355d8', 'UBeMg33kE8UGBtaFIRYK5BFtbMzF5_MFjl60aMbL7nj', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', 'c357f642-737d-477c-84fe-c68a27573c79', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795034704, "iat": 1795034644, "sid": "BRXOCNOGO5_sko-F-qNmWA", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "UBeMg33kE8UGBtaFIRYK5BFtbMzF5_MFjl60aMbL7nj", "authTime": 1795034643, "clientId": "73eede02-4c1e-4f09-bf6e-0355e26dabbf", "accountId": "b2d8ae90-fc95-4a4c-97f0-32045a2ab57a", "redirectUri": "https://app.example/callback"}', '2026-11-18 20:44:04.935015+00', '2026-11-18 20:45:04.935015+00', NULL, NULL, NULL, NULL),
	('Grant', '\x1c681a160ee49014e8d831268a48a7216252062f725bf6b99f2f5f94753e1007', 'PRfePzretXTcdW8bddoRcKXyOTn9r-XeQ2BoaI5CEFl', '93495584-53ca-4e63-afe4-e398e24dbec8', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', 'ad4e887e-f101-412d-905a-92a454e2117b', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"exp": 1826570645, "iat": 1795034645, "kind": "Grant", "openid": {"scope": "openid user:read profile:read", "claims": []}, "givenIn": "33245281-1f11-45f0-a880-91b336cd4231", "clientId": "93495584-53ca-4e63-afe4-e398e24dbec8", "accountId": "dc7903b5-c9e7-40d4-b553-9b67b539bfd4", "sessionId": "33245281-1f11-45f0-a880-91b336cd4231", "approvalId": "ad4e887e-f101-412d-905a-92a454e2117b"}', '2026-11-18 20:44:05.042134+00', '2027-11-18 20:44:05.042134+00', NULL, '33245281-1f11-45f0-a880-91b336cd4231', NULL, NULL),
	('AuthorizationCode', '\xf81737ffb1d99b6f42ebcf306185dfabff3adc332e424356139c4b04b7e59bca', 'PRfePzretXTcdW8bddoRcKXyOTn9r-XeQ2BoaI5CEFl', '93495584-53ca-4e63-afe4-e398e24dbec8', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', 'ad4e887e-f101-412d-905a-92a454e2117b', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795034705, "iat": 1795034645, "sid": "af934y5NN8jMYP4AD1MBaQ", "kind": "AuthorizationCode", "scope": "openid user:read profile:read", "grantId": "PRfePzretXTcdW8bddoRcKXyOTn9r-XeQ2BoaI5CEFl", "authTime": 1795034643, "clientId": "93495584-53ca-4e63-afe4-e398e24dbec8", "accountId": "dc7903b5-c9e7-40d4-b553-9b67b539bfd4", "redirectUri": "https://app.example/callback"}', '2026-11-18 20:44:05.059965+00', '2026-11-18 20:45:05.059965+00', NULL, NULL, NULL, NULL),
	('Grant', '\x5d4fcc587db81f59ff533bb73ef3292b744d734f14090219eadd496b82eaa04b', 'IWV3MvwIp4XUFJAj5v9WlV3Zzt48_z6jEI4O7Nqum4X', '93495584-53ca-4e63-afe4-e398e24dbec8', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'b9012f65-5ef9-4ceb-8b8a-6559568c5c7c', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"exp": 1826570645, "iat": 1795034645, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "e54ba49d-d026-411d-95d5-dc84f49987f2", "clientId": "93495584-53ca-4e63-afe4-e398e24dbec8", "accountId": "e6026c4f-6f8f-44b8-9347-603b78ed91c0", "sessionId": "e54ba49d-d026-411d-95d5-dc84f49987f2", "approvalId": "b9012f65-5ef9-4ceb-8b8a-6559568c5c7c"}', '2026-11-18 20:44:05.12906+00', '2027-11-18 20:44:05.12906+00', NULL, 'e54ba49d-d026-411d-95d5-dc84f49987f2', NULL, NULL),
	('AuthorizationCode', '\xe7e5aafba9399fac1b2f8409312a37dbb4f83a5004f319493b2b9188d3fd57f4', 'IWV3MvwIp4XUFJAj5v9WlV3Zzt48_z6jEI4O7Nqum4X', '93495584-53ca-4e63-afe4-e398e24dbec8', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'b9012f65-5ef9-4ceb-8b8a-6559568c5c7c', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795034705, "iat": 1795034645, "sid": "ZpiDMpoH5mEZg0-a-5UJeA", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "IWV3MvwIp4XUFJAj5v9WlV3Zzt48_z6jEI4O7Nqum4X", "authTime": 1795034642, "clientId": "93495584-53ca-4e63-afe4-e398e24dbec8", "accountId": "e6026c4f-6f8f-44b8-9347-603b78ed91c0", "redirectUri": "https://app.example/callback"}', '2026-11-18 20:44:05.138831+00', '2026-11-18 20:45:05.138831+00', NULL, NULL, NULL, NULL),
	('Grant', '\x0261bc883d0b5091b46f6e0dd9de722bf88b716750b7916550b5ba213819e231', 'nOV75iXpBPRLmpZt35XbhIIZGzIYsukgaPoX58ykQDR', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '9aa44da2-f095-42c2-8ca7-90618e76d416', '1812e27a-0d90-4720-8aeb-2ef45c71c906', NULL, '{"exp": 1826570645, "iat": 1795034645, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "70fe69ff-d595-4f27-ba6e-b34ef98219db", "clientId": "73eede02-4c1e-4f09-bf6e-0355e26dabbf", "accountId": "bb34136f-33b1-4d46-b0b1-4390ad1c3a5a", "sessionId": "70fe69ff-d595-4f27-ba6e-b34ef98219db", "approvalId": "9aa44da2-f095-42c2-8ca7-90618e76d416"}', '2026-11-18 20:44:05.256939+00', '2027-11-18 20:44:05.256939+00', NULL, '70fe69ff-d595-4f27-ba6e-b34ef98219db', NULL, NULL),
	('AuthorizationCode', '\x0048fd5309afed7528795f3e278bc0cebc396a1570c986684a88d322cc117efd', 'nOV75iXpBPRLmpZt35XbhIIZGzIYsukgaPoX58ykQDR', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '9aa44da2-f095-42c2-8ca7-90618e76d416', '1812e27a-0d90-4720-8aeb-2ef45c71c906', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795034705, "iat": 1795034645, "sid": "ZS2jlgiR9isUqArgurGTig", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "nOV75iXpBPRLmpZt35XbhIIZGzIYsukgaPoX58ykQDR", "authTime": 1795034642, "clientId": "73eede02-4c1e-4f09-bf6e-0355e26dabbf", "accountId": "bb34136f-33b1-4d46-b0b1-4390ad1c3a5a", "redirectUri": "https://app.example/callback"}', '2026-11-18 20:44:05.265858+00', '2026-11-18 20:45:05.265858+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: organization_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organization_activity VALUES
	('33ce7354-0497-4c2e-a4f0-2e5a7c5d86eb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 1, '2025-11-20 14:11:11.29+00', 'organization_created', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"name": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x733271cdaf4396a1e0c8b4bac1feae18', '\x5a3415bff826a2e792dd4621964323ecc7048c8d62e780318927af1fbfbb87c1', NULL, '\xa167f5d66daa2b568c138797ae5f4ad0ed7664daf49dba05bf0e01c4f351b4df'),
	('97dd2bb4-8772-4a56-b7cd-b59a16d631d1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 2, '2025-11-24 14:25:55.234+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\xf697ccd0ebc76a15a567003efc29f220', '\xb2f0404aac23d5ea76a85bd8ad614611b1a1d0c7c526d0b4ffc7cff783290c07', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x2a100afed039b1a304eebf92cbe24fef', '\x2de943fcf381a7dfcdff197679c19bc27b7538c9455317dee50944ef89d0f422', '\xa167f5d66daa2b568c138797ae5f4ad0ed7664daf49dba05bf0e01c4f351b4df', '\x31ff8eb1f31c2314581005ddabb18ef00ac518e841d36964e93e5efe0e010674'),
	('4d8b33b1-0973-4b8e-be52-75e59346c79a', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 3, '2025-11-25 14:02:47.291+00', 'invitation_accepted', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\xbb7b79d0715c770c4201cb38852b4e06', '\xe64d12b9732f855891715c68927450b460a82da6b9ad6e638eb70aa11225c3ea', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc0b61c4826eee73a87b375ea4cf9ca55', '\x54717619cc7479b5b43db228a6499a6ecbfd7e8bdf58e765a10c2667bde126d5', '\x31ff8eb1f31c2314581005ddabb18ef00ac518e841d36964e93e5efe0e010674', '\xa43bacfad56d4b7bd07c827b412d3040b31d9a29e9fcb5c17ca9cbd0b23f68f9'),
	('41252322-b186-4ae8-ae16-8b73dfe568bb', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 1, '2025-11-28 15:32:23.597+00', 'organization_created', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"name": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2b3f3fba707e5c8a7f35fcece57f0120', '\xe88bb1d513cbf51f7f7f8951af34aff64e035c93e3a1bc3c5216943578fed6eb', NULL, '\x0e2faa73079bfe33276619f5b30bf01fbbea7e67c84ba3fec8e108885e1506ff'),
	('e5812a3a-a6cd-4aa3-a6b4-d7910fd2e9c4', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 1, '2025-12-03 16:05:59.761+00', 'organization_created', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"name": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa55fbd46bcf186e452e7a4da93fdce2b', '\x9519f56ac30933c8c8b992ca55e5dc0bb6dd3995e0d1f637710c5cc7270ec41b', NULL, '\xdf7ed6129ccead3222e57f65a268896537c7e06fedf03ea9d7de80a04352dcdd'),
	('00a3559e-bf6a-4365-9d17-0c9af605538d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 4, '2025-12-05 13:02:43.962+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x143885fade8f49ca8617539c4517c20b', '\x1af35e8fcce026e6b41980dcf17cbe5a61be25f50d6e84a2862ef2c1877e4f4c', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x16fa1ccca41c0625acc82df7acfb4d58', '\x0fff2ea55fe761ddbf79e5f86d9bba7a05cd9719b3f0b7cc55b6b788abc22c7a', '\xa43bacfad56d4b7bd07c827b412d3040b31d9a29e9fcb5c17ca9cbd0b23f68f9', '\xac26d9bae01b6e9cc8210beb1748c05301c0f49d5ac3abe35ec5bbcb50a85130'),
	('ca1b08cb-2a82-4c3d-a9ce-cbdc2afb9f42', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 5, '2025-12-05 13:31:43.952+00', 'invitation_accepted', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x56f6c3293613e04aabec73b24f822167', '\xfb73ea57165062085c6d0b462485055655c9c35b09cca77580ad013e038c4bfe', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x404ca687cd8502eebe1ac0d918199757', '\x511403935bb3670bc7b1591b3b7c10dda4f3773b38d7d18544e4444445ce0ad7', '\xac26d9bae01b6e9cc8210beb1748c05301c0f49d5ac3abe35ec5bbcb50a85130', '\xd8ed885f186878379b178f03c958e29f1deedf2329c3e9e5dc46ef641025dbd0'),
	('a4c82cdd-e0f1-42cb-9017-a109d5535ae1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 6, '2025-12-09 16:18:28.121+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x425bab34b5083cac55645d768d1bdb5a', '\xdd7a013932a0db5c4b1f8880d92fd8ef6ef6325bfc56a874734ab2017939f672', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x43e9a0421dac7786c3b3b60f8fff7db0', '\x67c61d9cc4dc55e585f0d65f9207bad60978667f79a1541175b29830fc2b1fb3', '\xd8ed885f186878379b178f03c958e29f1deedf2329c3e9e5dc46ef641025dbd0', '\x95593623aab4284f86de5d9938c7880bbc8cc39dd18b961d34057ce21ae10a7f'),
	('124ffe65-cbfb-4413-b7d1-560b416d8dbc', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 7, '2025-12-10 15:09:20.236+00', 'invitation_accepted', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '9671e468-4213-4467-b535-5b194909a56d', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\xa74abab6ccacd6988fd6f1590978c123', '\xcb2b04218f6ad59e0ee4ed48d443ba94f905a4982b4c6a1acf3de2083070a4a8', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xd4b08d945ea38950e9cc89184778b5da', '\xb63c71831ccdc60b9c92a09ffc3c91762f45af48814a1e323b40bd64ca8100dc', '\x95593623aab4284f86de5d9938c7880bbc8cc39dd18b961d34057ce21ae10a7f', '\xbd5d08e6f2d5dedf41528b2b3489e9b9b6dad584909742d37edd262c7ec8d646'),
	('95814841-f020-4470-b2f9-c83551481053', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 1, '2025-12-11 17:48:12.26+00', 'organization_created', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"name": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x0951e156bc251152b45250fa05c3a69a', '\xe632cc81f1e69895c618cd8b01cc375ea5feeab045fa42be32d707a121966c61', NULL, '\x30ba2312424d70eae7f2ce000bad72514c832a5009cfa359e74fd565e5cbf9a0'),
	('7af427c7-7dff-4a32-9f41-59047abbed40', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 8, '2025-12-12 15:18:04.342+00', 'application_created', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x46f6e292b8ef07bb0b16a28789e8bc31', '\x383c2093d71856c997ea19f1f721bee64b8d064f917a6ea4072d1b5975c3a172', '\xbd5d08e6f2d5dedf41528b2b3489e9b9b6dad584909742d37edd262c7ec8d646', '\x0a9232ba18dad1b79b2fb546c79fd98eb036fe48427ed9a898e7800e28a4a8f1'),
	('8930af74-75fd-4efa-ac35-a5a4d4e95eb3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 9, '2025-12-12 15:18:04.355+00', 'application_redirects_changed', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"added": ["https://scheduler.northside.example/callback", "http://localhost:4000/callback"], "removed": [], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x911b1f5e70cfaa6845ff60753892f928', '\xba6e093db29f08996ffc14a558dd71b825a74718439a33a2c41b902986b817da', '\x0a9232ba18dad1b79b2fb546c79fd98eb036fe48427ed9a898e7800e28a4a8f1', '\xe584d8f4400d9944129fc64f6dbc308b13f6e011e4c0c5648df06a129e528cc5'),
	('66fd53b1-b042-4538-b633-95c7c6bdf409', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 10, '2025-12-12 15:31:04.385+00', 'key_shown', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x682cd680f34f9844da5aa7ff48707a74', '\x118797cd37987a00c8aca3fdecb0d9b0056943cbf536aa2f3ed36098e5976a33', '\xe584d8f4400d9944129fc64f6dbc308b13f6e011e4c0c5648df06a129e528cc5', '\xf3b07bca4dc36a9ed91d3cf7523618d8656403475dbfc26554097191cb56ced7'),
	('8056e1f5-9c8b-4d04-b5bc-28806f3f5475', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 11, '2025-12-15 15:55:56.469+00', 'member_invited', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\xf8b5479c7ff4c4e983cc7c2b689c49d1', '\x96ced75c9c518b33c86fea0e028c082f0f3c285bc0e47a917a180ef33e9cca46', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8b2c9ac78c6131e6ce4b60ca6d8e134e', '\x0705a037ef6bb01d6236dbb3cd298cf1c4b55cf4f8a7dff4ff05421dc4d10076', '\xf3b07bca4dc36a9ed91d3cf7523618d8656403475dbfc26554097191cb56ced7', '\xbc7fa5c104bd386a81638ebb79ea210e48a62e184294b0ab9d31886d87a31641'),
	('ec552db1-e488-41e0-b42e-6fed5a18bef8', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 12, '2025-12-16 14:12:48.502+00', 'invitation_accepted', 'person', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\xac05e92bbd44173d758c04fd600b832c', '\x0c6ebf71dd7aab8b9b5072f7854df117f9c9a026585c0817eceedbdac04c4e38', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x387d102b4ecf3f2b89a840685ad3caa0', '\x620e107a9e742505f11a50b993b7fcc586ac2820d084980748744e2edbb34ed7', '\xbc7fa5c104bd386a81638ebb79ea210e48a62e184294b0ab9d31886d87a31641', '\x2a71ced313b27d5f4999b6a51ba67e3b0bec686ad4c5ec4c23c82823c88ec744'),
	('8df59194-c08b-4c24-828d-2a0ec2667946', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 13, '2025-12-17 14:21:40.571+00', 'application_approved', 'person', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x50fe7cce74cd9d3b4319e14679ec6f89', '\x0ff083b2e835dc77d4fdf61d75cf65063837226eb2e613d394f671bb2dbc860a', '\x2a71ced313b27d5f4999b6a51ba67e3b0bec686ad4c5ec4c23c82823c88ec744', '\xbfcd9e5cbd1aa6ed52a02e6c3a099f03a3084894a6bef2316e78deb9a04ba6f5'),
	('ffb06b26-6791-4293-b84e-b87c8b14e0ab', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 32, '2026-02-12 16:22:16.021+00', 'network_joined', 'organization', NULL, NULL, '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x8715945ee4a3d0e17f629372e0ecca617e71046127d9b5bf9b8fe76ac900a32e', '\xd21996a6bbc50c75dabaf0aa00ddb6c8a9c5bade29bd004af7056cd8cf2f2690'),
	('cccba6b9-2846-495e-9c48-3cdc2a2f6cbb', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 2, '2025-12-18 15:27:32.659+00', 'member_invited', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\xbb3540b1d080e4719eb58cb444315dc3', '\x7fa186a94b97bfdf2acac5c7079c38e9c80ffaeef54e311575b4ceca93ddbff7', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x504de9f4b7ec6482d83388d29c563e10', '\x639eb5cb7c2ddcf8ea64d9cb73cb4aa355d9d7fdfb95a00fc98d6744e5ae9da7', '\x0e2faa73079bfe33276619f5b30bf01fbbea7e67c84ba3fec8e108885e1506ff', '\x64c2ec76c05b6084b6277bd753b361d5c2885a7fbf3c7169f509d4db8a134ef8'),
	('f9cd316c-60eb-4ec2-9877-c5d49336ebab', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 3, '2025-12-19 13:36:24.738+00', 'invitation_accepted', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\x0d875ef9f1fb1c8f2442a1b111e960be', '\x693fa7e6c7f542515eda9b054bebcbfc7fdc5f5365fbf65863bd56026da01919', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa4ba9b9cd74d3e21950ba88ecd151f30', '\x1e6ed69abd8fd09ce422ea624a34e8289fa4c7744a2c72369c0235bccf9ea246', '\x64c2ec76c05b6084b6277bd753b361d5c2885a7fbf3c7169f509d4db8a134ef8', '\x4e582979fbce52f8b6c9665b7cbf16722e888eab2515b764aedc2e83a8d1da7d'),
	('baceb829-1605-4ec0-b23e-31be6ca5bcb3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 4, '2025-12-23 16:40:08.897+00', 'application_created', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc59fd17724a9160203dbde9ada729a8c', '\x5509076162bb994915350111204db3ae43f6477f9cd8d8d697b37ae98141185d', '\x4e582979fbce52f8b6c9665b7cbf16722e888eab2515b764aedc2e83a8d1da7d', '\x6e7bb77cb6eb4a64fd8cef36bbf5a0705a2ee485714e8a150162e541167c1690'),
	('84699131-5909-4239-9d59-b0ebb9cd1000', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 5, '2025-12-23 16:40:08.901+00', 'application_redirects_changed', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"added": ["https://explorer.maplegrove.example/signed-in"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc4c4248887c3d15e5530dc9838b53d9b', '\x8fdd03869c8e81928244f96f7b06a686de9e92927001e3c789711aac50d9d2e8', '\x6e7bb77cb6eb4a64fd8cef36bbf5a0705a2ee485714e8a150162e541167c1690', '\x852b8cb093f887d500557ecce59b4289f9d11757671d539643b1a0b9c1230d96'),
	('170d93c3-8b8c-4b88-805d-4b3280ea0891', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 6, '2025-12-24 15:44:01.014+00', 'application_authorized', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x819a3ba46de432e2ab442e4f3f38d0dc', '\x60e1f2be13452154d88e3df09301de600bac5b5c8e5c5c577bf9f83009621240', '\x852b8cb093f887d500557ecce59b4289f9d11757671d539643b1a0b9c1230d96', '\x55091b927b757ac6109b5543eb76889489f2adc01f3cf85870f9040e553cb03c'),
	('333398b9-4032-4249-bbb0-a5b0b221e067', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 1, '2025-12-26 14:36:45.168+00', 'organization_created', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"name": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x129ab89573309ede0e1d49b2748142bc', '\xeed6041309ef4171864922069baadf9161d46e3519b124c5b470d21aaab4451d', NULL, '\xa6b2479c944566814a0c81dbebdf4e2d790a815abd3b269274d8d5994b760720'),
	('25462057-e368-4849-8c4d-1eee3b4b75b7', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 14, '2025-12-26 17:12:45.184+00', 'application_authorized', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6a45934c88b0692dcc2df8df475483fc', '\x50e4b847c45defc07561f7bce41d0e6411814a8bec6d414a3b0b57a0e14f6824', '\xbfcd9e5cbd1aa6ed52a02e6c3a099f03a3084894a6bef2316e78deb9a04ba6f5', '\x030803ac6b76efa3d1746f26867cb1ac6a857047e79d563da0f41dc9a97a9e79'),
	('ae47ca75-822f-4cd3-8e1f-4d7293d0ad7d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 15, '2025-12-29 15:36:37.223+00', 'application_approved', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["user:read", "application:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xc193645c4b778756a8b28f80c410d3ec', '\xa371852b914996346e2b8354089eeefb42bb0c36f73cd2b045571a6bd3181a14', '\x030803ac6b76efa3d1746f26867cb1ac6a857047e79d563da0f41dc9a97a9e79', '\x732f7a23944f0548ec96b530bf079e8cd23379f18ad14ce55fa49632e24c3845'),
	('e49565d7-0927-4040-975e-5d7240c6522c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 16, '2025-12-30 18:22:29.307+00', 'application_created', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb82dcb92bade3ce7677fff6109759b91', '\xaded09dddad15051e73296fa2aaeaf7bf5a74445dd09ffc79ef7f85d672ec1dc', '\x732f7a23944f0548ec96b530bf079e8cd23379f18ad14ce55fa49632e24c3845', '\xca7baa897c5ccff8f208256a71e0dcb94ed8337a8d6c3858f09a8f31588d2132'),
	('9608c641-ed9e-425d-a8fb-eb7efd687907', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 17, '2025-12-30 18:22:29.323+00', 'application_redirects_changed', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"added": ["https://intake.northside.example/callback"], "removed": [], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7f0b1c0db2a42a6fad5a0bb179c67fed', '\x9ea24456b66960be8fdb1cba89b7673c3c0ad32135cd0ab600800ed5f694bdaa', '\xca7baa897c5ccff8f208256a71e0dcb94ed8337a8d6c3858f09a8f31588d2132', '\x3b5f5592efdfac552129a81fcd695d0ef326a4b9156876804175e5d4c7454869'),
	('9f6b3a0b-1b79-4270-af4d-574f481b5b6e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 18, '2025-12-31 14:50:21.383+00', 'application_approved', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa4c774ed652bfa1b8e99964a36aeaf82', '\xa29f9474aa13218bb522d1678c3aef1e411786c8b4a410c05c02dd7d8efc861f', '\x3b5f5592efdfac552129a81fcd695d0ef326a4b9156876804175e5d4c7454869', '\xcc4df0cc5f44e9c9ea02c90c18838c46f6d16b4cb51e882525e9fb016b4ea7c1'),
	('fcad9f17-0d10-4b42-bd9c-4e829cc76a41', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 7, '2026-01-01 17:20:13.519+00', 'member_invited', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\x5f11d1f7d5007e61aae23fc385574243', '\x45eee33cda12f1e7cef221f4540b3e8f25cbdaf13a750fb3deb851c4d62909fb', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xe95278bfcb55b5110eb1617fcbd3222e', '\x854b8d280b7940c589b2827d11c3251a1254ab5be7bb3c7dbedf2c05a087ccbb', '\x55091b927b757ac6109b5543eb76889489f2adc01f3cf85870f9040e553cb03c', '\xdfdd78f2c2c84488bffd17701717f1a61d555a06e437ece644dc88e376240a86'),
	('5d251ad9-b11b-4f27-b90f-51fdad6cd1d3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 8, '2026-01-02 18:03:05.563+00', 'invitation_accepted', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a8b5a8a0-54c7-4235-ad1d-fdc98cbaa852', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\x9a9a3e804d1f91e4d27f28201d006ae3', '\x8c1eea5b3a8b4823d34b1e72b1a95d01b759842d6f761edb05122dbfaa34828e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x975943b46c60258f0f5a88dda65ad598', '\x628c4d8d3207aec39d92ab337416f438e08206a4fd45b6138e9fb652ef1b2a42', '\xdfdd78f2c2c84488bffd17701717f1a61d555a06e437ece644dc88e376240a86', '\xd612bd4743a4aa8f88536301dd98f3793bc3cdc3b6ad06ba6b654fe102b09b55'),
	('a9f14872-b166-4fbe-9607-02c65a1e5d61', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 19, '2026-01-05 19:31:57.638+00', 'member_invited', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\x1256120e229748342e7c939b72f51b36', '\x15b65259e109a13e3f33c713c680480748d7a708746b84005ed46b65c6a8c9fb', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x645642477bc0af1ecf620fecb9eb0867', '\x4a2ebbfbf80fe7e5a508d9755f46ef2c0bf8c96712bc621c7b7cb500d830cb0a', '\xcc4df0cc5f44e9c9ea02c90c18838c46f6d16b4cb51e882525e9fb016b4ea7c1', '\xb600c33e345e709dc23f01606ff607ad14e44fd5376a9c91497e83245c234aed'),
	('e863f9bd-c664-41d6-b491-e0fc347b89b2', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 20, '2026-01-06 13:40:49.738+00', 'invitation_accepted', 'person', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\x6e99496a7851b12a9162536d81874ecb', '\x8006410ad394bd7675d10caa28d1981481e424d5169621161e711e8b39ef088e', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe8ef506d0068ef9fcaa1973f5bb06d54', '\x51b6dd19aa873c4397e4186f18e8c1841b4680756ca678648b20da995540c0e7', '\xb600c33e345e709dc23f01606ff607ad14e44fd5376a9c91497e83245c234aed', '\x3df3ef37572dbcdef978191cf50282a56c39365fac86bb6d910db6e8e366364f'),
	('55748886-6091-4dac-95e4-4d78d1edf17e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 21, '2026-01-07 13:55:41.808+00', 'application_approved', 'person', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x379c3868718138af737a2531cf6ccde6', '\x21575be5c9e2ffbf987dba504fca5e2ee19e9bce6c49cd2536bbe8c9b7468df0', '\x3df3ef37572dbcdef978191cf50282a56c39365fac86bb6d910db6e8e366364f', '\xb1921b249e492a5b3f105bbcd2531bbfa5558d55844a3e545ed5775d507a278f'),
	('b55927cd-c642-4b10-85e9-1847bb903657', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 22, '2026-01-12 14:47:18.046+00', 'application_created', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf948d799ed6c5a7e6a8970bf0868ee1e', '\x0344b264545602fb823118f236f0ea8f456092e1e11ff186eac91e7d932a540b', '\xb1921b249e492a5b3f105bbcd2531bbfa5558d55844a3e545ed5775d507a278f', '\xd8965faac63066c90f32515262693a05a3c16702aa3ba35c8a3aeaa0794d7d18'),
	('2a0be3dc-dff4-4b92-af37-d6506c34fee1', 'b955a326-ec4a-4807-b816-710a12f2c685', 1, '2026-01-16 15:20:46.368+00', 'organization_created', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"name": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x08b690b623391873ad37ce40411c152a', '\xbc0adc02ca27d962f2685bd58b498d6756a91dfdc2fffc40a1ffdd9d85c135c5', NULL, '\x1e8b70a7ef210bee3da7de21de5842a906978ef219658b7025c9c70ea975ceb5'),
	('ca4e6a3e-743b-4377-a87c-013ed3541e9f', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 23, '2026-01-21 16:06:22.721+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\x12e2258815c31ebcc87876574f80c07e', '\x52d6dae942654db1c5242330d60cf3542af6b337f25552fc9f9ccbf797e69a4a', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xee2b7c54408176fb4da4d252300725bb', '\xcaf1b2c47067ca5919122df934d53a31f75592af147c9cc6cb87a45de6ad6550', '\xd8965faac63066c90f32515262693a05a3c16702aa3ba35c8a3aeaa0794d7d18', '\xfd4d7c27be3efdb895a3a9bcc6761171a3b7118d028ffb4f67d91e7b9917eb36'),
	('81d4101e-8f10-4d24-9102-5519c4f02f7c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 24, '2026-01-22 13:25:14.718+00', 'invitation_accepted', 'person', '84a61121-1d16-4bf6-a587-24545021e19d', '1feb74b2-610a-4c43-9ed9-f35d903dea39', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\x03bcc00847e30fea65ad1487fa2f8b0b', '\x4bb39f83f0a4841d760b42432bfc14ec8ae0cd9e4d8078bc7e792937d629ca14', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x6c15f8ecd2bb0cc4e11762feebeaa0de', '\xd7fcc8f43bd1b6cc84f062571cd8c8a44fcae9d050fcfb14274222ce668fa517', '\xfd4d7c27be3efdb895a3a9bcc6761171a3b7118d028ffb4f67d91e7b9917eb36', '\xa43b348e0054ff0138c0f321eeae3b20d28ff406b805ae3302a1869e4a161d27'),
	('1a031a67-4a6b-4556-8d67-59a89d4e78a6', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 25, '2026-01-26 15:26:58.88+00', 'roles_changed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"after": ["admin"], "before": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\xd3f6e2fa6175e625af738c9ba472981e', '\x65bb942384a2d6ee88e0e7b49ff1403af713924b35f71a0f48b44344e3e52c3c', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x18c69c838989ef7ea75240e2e7125960', '\xf8ed8291ca275025967cd81b685a9e6299deb7c1dba3a32c21369dd7c41a7eb2', '\xa43b348e0054ff0138c0f321eeae3b20d28ff406b805ae3302a1869e4a161d27', '\x5ce792a6a5e7a338898ab2fccc77dc71dd649e237f5ddf1489b3ddc84e4112e3'),
	('ff8893b5-c31f-4e45-b6e1-ca74f3aeb59f', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 2, '2026-01-28 17:05:43.033+00', 'application_created', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x758e9b6fd6f7854e12f552fb2c12f849', '\xbc585d2a996fdb2765086242424c6e2e87f0e393165062d75b39af85ca7ea3e1', '\x30ba2312424d70eae7f2ce000bad72514c832a5009cfa359e74fd565e5cbf9a0', '\x629775356afc0965f531a28ad10e6ff2785665a3fe3f8082187582d6e3181cbb'),
	('9856ac70-d5e0-4a9b-a5b3-af04b2da68ce', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 3, '2026-01-28 17:05:43.038+00', 'application_redirects_changed', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"added": ["https://results.lakeshorelabs.example/callback"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xa05cdd7828acd113312ff656fa3b1fd8', '\x84bc07560ded38d3f36010f26f7ad0fb5f832bff7d14b9e5b68ce094246f5164', '\x629775356afc0965f531a28ad10e6ff2785665a3fe3f8082187582d6e3181cbb', '\x4accf16b4f1c1f3d0367ce4ff04436d7e0753b6e4154b48f3d98ef1fe7c6fbf3'),
	('b850e36b-aae3-4a72-a098-b89a683fc976', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 26, '2026-01-30 14:58:27.18+00', 'application_authorized', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd07ff4f7d86e35105595160cfa24cd0e', '\x5c7d8f2a0c3b8bb6529dbecb5fc8663c12471374204379cd2cbac390ed24f1e9', '\x5ce792a6a5e7a338898ab2fccc77dc71dd649e237f5ddf1489b3ddc84e4112e3', '\x07d6246ecd4d8746d1c74822525f9f4299f152745929feeefb64241788a46f94'),
	('aa6e3219-d7c7-42b9-9b26-d2ca8e2c41a6', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 2, '2026-02-02 16:37:19.28+00', 'application_authorized', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x24ffabceab850dccd0f1d139e9fd9914', '\xb4307d816fee6c37acf04b84639d338683c936e709adc6dc535d2408ea996b41', '\xa6b2479c944566814a0c81dbebdf4e2d790a815abd3b269274d8d5994b760720', '\x6e70be0ff05150e0ddd6b822883c01fab7e7340fa0203257292708a33f72de9f'),
	('bc9d5dc4-de08-4b62-8a71-e6f0a1d31288', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 27, '2026-02-03 15:33:11.343+00', 'application_created', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["organization:read", "transaction:read", "service-account:manage"], "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x732e0297538fc9baee930f319b14f946', '\x8a578fe1105f2f29835cc8c1804fbb80855c737bece77f13864da94610bdffc1', '\x07d6246ecd4d8746d1c74822525f9f4299f152745929feeefb64241788a46f94', '\x0fb689bbcde34e3b74ec4e04393bcaf06237917c10e8b6cf4bf926c3be180bbf'),
	('692f5f8e-91d1-4dfe-b98d-becac616c654', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 28, '2026-02-03 15:40:11.36+00', 'key_shown', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcb8a9bdd5f28b80411ee23a0922c2b07', '\xa3e1b142a384c063b68dac28419ecdebfd9a3cc88d058f91d5d3f4782949edee', '\x0fb689bbcde34e3b74ec4e04393bcaf06237917c10e8b6cf4bf926c3be180bbf', '\xc5819b03fe63f399f5ff4db0448dafb5d420c75c5072b8e6a3aced77232736d4'),
	('a3bbdc5a-bd60-40c0-b8f7-b07e8614ab22', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 1, '2026-02-04 16:42:03.433+00', 'organization_created', 'person', 'd5431573-870a-4b02-8176-442f1da66f0d', '5f34650f-ebcf-4c8d-badc-759088d2e862', NULL, NULL, '{"name": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc798db91a606d3e43c5e43e63963d468', '\x9d8b67eae03d30b2134e2f21a353e6c187ecbb4e2c21178a3979d15613e8c342', NULL, '\xc4a359833d5b3b7369ffa781085201f78db97ced85e1e810379f65927f64832b'),
	('32849274-0a03-4945-8d35-5a4488cece0e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 29, '2026-02-06 16:24:47.58+00', 'application_approved', 'person', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf8de1d2755f05760e484f1581e378e68', '\xb5c3270e68db31e6712db3fc2f60356ed04ba4a22462fa1f2ab5d4d279b29b86', '\xc5819b03fe63f399f5ff4db0448dafb5d420c75c5072b8e6a3aced77232736d4', '\xe6c2e0d959c0ea2f356a67e233220586e6474e5cc081f1efa016a7fc9a32355c'),
	('bf1ac1df-96d5-4588-a918-76794a4ee062', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 30, '2026-02-09 16:30:39.693+00', 'network_created', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xbc1ee41df0f0e32e0c9f30aa5a1ff061', '\x0aacc74f757b7f33ae08c98a1b5f3ae9be1c16214434f316724b789c963ef3ca', '\xe6c2e0d959c0ea2f356a67e233220586e6474e5cc081f1efa016a7fc9a32355c', '\x2915f46a45ed4a9ab9c9647f5b7525a6f5668c8201d6572e8750a88dc7467afc'),
	('090f219a-5157-4309-b479-d311198f015d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 31, '2026-02-10 14:48:31.881+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0f219262616b2deb03f04dd5321bdeea', '\xee0ed2c539d081786d7e6038b090461a84a06b37235713702ac6b204d5bfb3f7', '\x2915f46a45ed4a9ab9c9647f5b7525a6f5668c8201d6572e8750a88dc7467afc', '\x8715945ee4a3d0e17f629372e0ecca617e71046127d9b5bf9b8fe76ac900a32e'),
	('360814f6-b1b1-49b8-8000-cd60e8bfeaf3', 'b955a326-ec4a-4807-b816-710a12f2c685', 2, '2026-02-11 15:22:23.998+00', 'application_authorized', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x42246347384b91af0893bdabc2aca192', '\x5fe8ce8ee60dfcba6aee59d7e4d781671fd27c1f7a2160ae26972a1bb939d716', '\x1e8b70a7ef210bee3da7de21de5842a906978ef219658b7025c9c70ea975ceb5', '\x20853270d29be30ef7e637bd1eb48ecd293a2438d11f4fdb0584411cdb64acaa'),
	('daff7432-050d-481f-97b9-014ca5355502', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 9, '2026-02-12 16:22:15.986+00', 'network_joined', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x1c54c71243cd2e92da204f5a4d0afd83', '\x320c0ce1f813dacb56f64dcc5610129930f592ed2ad5bc1c1a411e325e84c81b', '\xd612bd4743a4aa8f88536301dd98f3793bc3cdc3b6ad06ba6b654fe102b09b55', '\x10c1ec6e557ce021736a4a91dfea8e61b777a6f83d62dcca7bff78ea0a7ec097');
INSERT INTO public.organization_activity VALUES
	('8dc65c2f-7cbb-4e9e-bd7f-996b58b0e39a', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 33, '2026-02-16 18:44:00.131+00', 'member_invited', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\xd31111efa12dd6737407d792eba0ca46', '\x5295d6c233850aab02568df6d95221567cc312816206b59f26428badd4ac22d6', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa247cba6537c70ff81c3983bea022665', '\xb1e6927c27b591784b25fc9e2240372f502ea309509111e15bf4612fe6f11146', '\xd21996a6bbc50c75dabaf0aa00ddb6c8a9c5bade29bd004af7056cd8cf2f2690', '\x1e1c258c4f3ba7effb99768adb8e31b6277d6275082816cc9adee108fa9d1681'),
	('fc6d46dd-149f-44ed-ab21-5d6339b7d1c2', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 34, '2026-02-17 13:58:52.238+00', 'invitation_accepted', 'person', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', '8a47d824-8811-4243-9022-c9cc43ab9a32', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\x36150c92cd095797fd09806cd095465f', '\x58465833866977f038d1e88d0f7ef26d62486f7f2de672768d5d3ad663201293', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd758f613136e8459b1a34d8c158173fc', '\x1c7a58076ca6b1c3ecd2b16d62eacb1e7c3edc178ad088708be8c4cea6fc1970', '\x1e1c258c4f3ba7effb99768adb8e31b6277d6275082816cc9adee108fa9d1681', '\x14cffbdd927d8f5a36f008b4c2c0542672dd8c9effd836911c912263c7295791'),
	('f325153b-d941-4932-838c-906424081a07', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 35, '2026-02-18 15:39:44.311+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x9c3733717bc48eb4fb1c62d880dafe90', '\x18664ce46da0a5b80cbe827f9abb3944b3af795702ebb38b46b268afff5a56e4', '\x14cffbdd927d8f5a36f008b4c2c0542672dd8c9effd836911c912263c7295791', '\x205d228149b3920b0de5267820f689295ee99262f94e7af141f0bc897dbea307'),
	('609a73b2-a4e1-49aa-ab02-492cde13ce54', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 36, '2026-02-19 14:37:36.5+00', 'member_invited', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\x4715197b92407d51b29dfd44eccf8047', '\x8f570b39edb306da089ad41dde33fa6b04bdd9f9c24d087e0a779f6367c99bba', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe5583f9aaa7884336e122357fd106007', '\x5cb0fdbc0be556287b4c8e6dbb980e05159e9ee21ee7dce2908bdb1b69befb31', '\x205d228149b3920b0de5267820f689295ee99262f94e7af141f0bc897dbea307', '\xa262c89bc5d27a62523858ebe7ba68d3662f60347be0d54957c5d04fe4c2b9cc'),
	('81fc8b9a-2f79-459b-b771-65877a2ace57', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 4, '2026-02-19 18:10:36.314+00', 'network_joined', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe68dc6872e45d2e7c411a26f5b076e0e', '\x0a8a7dfe0bb7d5c79228ee5f21643058eb3658a83bce85a1608685ad7e1c54a8', '\x4accf16b4f1c1f3d0367ce4ff04436d7e0753b6e4154b48f3d98ef1fe7c6fbf3', '\x2607cdbde9ecf8da9eaf8b91099260ce0993b1f567bd9bdf5e3a5b1573f19cdc'),
	('99ca294f-206c-4d04-87d5-f8b72988da2f', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 37, '2026-02-19 18:10:36.319+00', 'network_joined', 'organization', NULL, NULL, '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xa262c89bc5d27a62523858ebe7ba68d3662f60347be0d54957c5d04fe4c2b9cc', '\x16bf4c76b6499032ac629b27eb6268daa5a5761ddd5a14d4746033e996cbe4d3'),
	('32db14d5-f299-446e-a9ec-f984ecdfb146', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 38, '2026-02-20 13:22:28.402+00', 'invitation_accepted', 'person', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\x1cf23b3666cd07d624acd15218f2baf4', '\xa1537e7455093d1b7410c5728d372f1b6b00a05add35858f85d0d7ab3af37a58', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8b7020262a8c70ed121581e3be3eef34', '\x09e66dd04a9fe8086398a525378924db4ba64faa4ebb9de4c94ff090baec4c6d', '\x16bf4c76b6499032ac629b27eb6268daa5a5761ddd5a14d4746033e996cbe4d3', '\xaddb1964e7bf47525a05b1abb04cd628a21635c35cce4a15718b3c9c38357210'),
	('89dfac5f-5a72-442b-9fdb-347a756191ec', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 39, '2026-02-23 15:01:20.459+00', 'application_approved', 'person', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xdaca3ec1b032a6c11d5535dbc0f4530a', '\xd5bf2ac5a4820aef789c85621f31fffb3c10056994b40618c75ebc605ad0c19a', '\xaddb1964e7bf47525a05b1abb04cd628a21635c35cce4a15718b3c9c38357210', '\x06a86a286f0ed91e7e4e5ea7f0bee6281b7b7cdb7c120e02f0199e190234ed57'),
	('6ef067d5-3c67-4587-8245-57dd964d9357', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 40, '2026-02-26 17:24:56.734+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x082c549ea83be06f7b6060fc93f4a193', '\xd1534467adfe9adb83a6ac96eeae536d7bfab4736cd60ee65ae7e2990a45e3b6', '\x06a86a286f0ed91e7e4e5ea7f0bee6281b7b7cdb7c120e02f0199e190234ed57', '\x754da616bda2f47e21c9b4387dfdabbe0f47326a0eed347a88333ade7efbb653'),
	('5272db67-e8c9-4ab2-a479-75974c8905f7', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 10, '2026-02-27 19:08:48.796+00', 'application_created', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x703f9c6ab9ae8298b1c79290cecaf486', '\x5b7275bea41fa55a5286c868346ce74a7dcdd80252a5a8e2e821a0ee5429a35a', '\x10c1ec6e557ce021736a4a91dfea8e61b777a6f83d62dcca7bff78ea0a7ec097', '\xbaff1f9a43cf62133603ba4415cd291c6c253a4d98cc7765eddd4b2ac8f5e019'),
	('2f2f5d87-394a-4736-bbf4-1d9bfb363ca9', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 11, '2026-02-27 19:08:48.799+00', 'application_redirects_changed', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"added": ["https://map.maplegrove.example/"], "removed": [], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x32bd85edc8a7b5ffc037d3aae0880921', '\xf9ffa9f4551a05abaa41d84d2d065d8a378c4479202c21feaec5e25a5cb54372', '\xbaff1f9a43cf62133603ba4415cd291c6c253a4d98cc7765eddd4b2ac8f5e019', '\xb514b4afbb83ac74c4c195734420822d8784d1ee9fe7e0eaa3134db1eb2f36df'),
	('c92b5ab1-2cd1-4221-82d2-5bbfd5c8596b', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 1, '2026-03-02 15:04:40.871+00', 'organization_created', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"name": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x0970b85986937594b5fe0092e34278b7', '\x1db95f2a2ada9900f5b7d6f3c22e1ee2043085dfd85043ec48f87456e6a9c8ae', NULL, '\x1ca73b0ae7c76acf5ddae4bc5d357fbce8a760edaedb99c482bb9b30227e213d'),
	('247afc03-fef6-4565-9ce7-922da6148b37', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 41, '2026-03-02 16:09:40.87+00', 'application_authorized', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x56e0da57cd24ace0271a11d0257335f7', '\x811d681363093294170a2a04e7ed3972b4e962a61823ae8205359b5f8d0a7693', '\x754da616bda2f47e21c9b4387dfdabbe0f47326a0eed347a88333ade7efbb653', '\x94d97735b6fadf8c1109a2e8d6d101ed458b6fbf923ebbfdadb8b746f1031ed6'),
	('be63f699-6fd6-4c15-9e4c-bf5cada16f06', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 42, '2026-03-05 20:18:17.168+00', 'authorization_revoked', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x825959e869382f0a06e983e3e6a96925', '\x2817e0660bfec9aadb28a89f18974da925b70ab46a3804c495ed556c7bd1c1f2', '\x94d97735b6fadf8c1109a2e8d6d101ed458b6fbf923ebbfdadb8b746f1031ed6', '\xc170a1da85d4864fedc27ff956554c4fe1f40ad8b6bebfcab83dd82f6d534594'),
	('32ebeef6-43f5-40d3-98e5-7ca4d8434ae3', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 12, '2026-03-06 15:15:09.194+00', 'network_created', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x7821087fcfac52eae8dc2e4363fceb5d', '\x2a9b60aea50e809c05e4b0f6930ae76a432839af56ede90e240bf5f052a71197', '\xb514b4afbb83ac74c4c195734420822d8784d1ee9fe7e0eaa3134db1eb2f36df', '\x95bfdc9819d4ad157e9e618f92d7a8299a5b4a537716df5d5e20c39eeb02174f'),
	('7e46e36f-b8c4-484c-bfe2-4ab74ac862d1', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 3, '2026-03-09 14:53:01.3+00', 'network_joined', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x435b3f0b968b77a8b205c76e754ed8b5', '\x7c3e42ca75572264a062d22d8ca1251d7b796ffef5392727d14c4e149ce5caaa', '\x6e70be0ff05150e0ddd6b822883c01fab7e7340fa0203257292708a33f72de9f', '\x758ccf9ef91e545570f3cfee3c4688712ced69e8dbfc128f3de5d464d22c830e'),
	('d5f25c8c-87f6-4dd4-ac23-2ce68971fcbe', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 43, '2026-03-09 14:53:01.315+00', 'network_joined', 'organization', NULL, NULL, 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'St. Brigid Hospital', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xc170a1da85d4864fedc27ff956554c4fe1f40ad8b6bebfcab83dd82f6d534594', '\xd95963667546c96dd111dba9b6d2c5048236f6bc79b93def6e32f0bf9127f570'),
	('9c093e31-c4a8-45a9-a845-4779fb7d8f3b', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 13, '2026-03-10 15:05:53.383+00', 'network_invited', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"network": "Town Health Panel", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x528dbe781b09e754ceca3a920fd71096', '\x76f07cde0b005742ab09b7501320205248f7f80ec1555112374d5a9e33be192d', '\x95bfdc9819d4ad157e9e618f92d7a8299a5b4a537716df5d5e20c39eeb02174f', '\x9df5c1829e43486d26ced5f3c34624d01e1fc35403ebb0410127de15f70310c7'),
	('23973163-c27c-4c33-b24f-26b7c7f1e1da', 'b955a326-ec4a-4807-b816-710a12f2c685', 3, '2026-03-10 16:47:53.367+00', 'network_joined', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x479af3d35fd29aed05b58b1e7c4cdc44', '\x4f65e3f1c45c6f7f319310afb576414f655d58212b21edb40131701185ca9c5f', '\x20853270d29be30ef7e637bd1eb48ecd293a2438d11f4fdb0584411cdb64acaa', '\xf1cca57e779c68889df27be868aa74d4ca08dd7812bdf1c1aa8ac18ae8e0d5c5'),
	('a2b2313d-6c94-445d-a68a-e2782dcc9a08', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 14, '2026-03-10 16:47:53.371+00', 'network_joined', 'organization', NULL, NULL, 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x9df5c1829e43486d26ced5f3c34624d01e1fc35403ebb0410127de15f70310c7', '\x0073aca0b17f3d44c9586dcd0224483de2c7fb48a0752bc03755f26ff6a75af1'),
	('59ef2662-f334-47bd-9f47-adf03ff66ea4', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 15, '2026-03-11 14:45:45.504+00', 'member_invited', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x649423df7a04c91538906cf54cb8a4f2', '\x1844aa9ab9dbe965940963c2a5ae8c7926763d2bbd25957be051d2599e9ec118', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6eb089ed192395f8181e0e2b62d0f97a', '\x0757baa17d12db0b68670a229db9661ee39e6740f4d73b5e8c06d8e07b8c24a1', '\x0073aca0b17f3d44c9586dcd0224483de2c7fb48a0752bc03755f26ff6a75af1', '\x5dc462e1334025b4e7d2ddb5916b48aa029e647e13170f7df02bc72fc2f96c4b'),
	('e4334a68-08c5-401e-8bce-3ed8ca8dd744', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 16, '2026-03-12 13:33:37.611+00', 'invitation_accepted', 'person', '6716613d-2c87-4aec-8f23-74b969be4d58', 'b47ddbc2-a8ca-4e7d-8bed-fdf140f13d92', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x5020d915998b0fe9e6728ea8a158ce82', '\x66487e24f3d33f799599630957e692a11b4858735ddff7ce307835cd6b8de00b', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa5b7a21e33596b549ea886329224e85b', '\xf64352db38bb7df0f26476f01733d8fb33cc6249b39b1922c13a80c770df4f53', '\x5dc462e1334025b4e7d2ddb5916b48aa029e647e13170f7df02bc72fc2f96c4b', '\x029d106c1cf66a9b9da4e17d844cfbd5173989666c8ff92f5b37064a47a85408'),
	('843f4ed6-b2d0-440c-9272-1edfdf3f43d7', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 17, '2026-03-13 17:40:29.619+00', 'application_approved', 'person', '6716613d-2c87-4aec-8f23-74b969be4d58', 'b47ddbc2-a8ca-4e7d-8bed-fdf140f13d92', NULL, NULL, '{"scopes": ["user:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x421a51f71eb2b3c20f851d127d32da2e', '\x9bf151af51d0593189c8005bcaf1f8586630446cf1819c91772b6eca33e669f1', '\x029d106c1cf66a9b9da4e17d844cfbd5173989666c8ff92f5b37064a47a85408', '\xa9955c14e766ce7dad28ffebd6d66001c39884a5f4343bf4796cf88a1f1a91ce'),
	('1f723a71-25bd-4a88-aa75-e0b72e035a68', 'b955a326-ec4a-4807-b816-710a12f2c685', 4, '2026-03-18 14:33:05.898+00', 'application_authorized', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x68ea78ef2337770c0be94543c783b631', '\x825b332329decdc9379d2b614c2ccb5d816fba23f4bb4dad6cd46287c2e83cf9', '\xf1cca57e779c68889df27be868aa74d4ca08dd7812bdf1c1aa8ac18ae8e0d5c5', '\xf9b79c2a14b7459e98c205c82372264569a40c149111df2d9ff408f7b850f98d'),
	('c359ba8b-fa46-44b8-9608-aacf3b6aaaad', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 44, '2026-03-24 20:12:34.187+00', 'organization_updated', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"fields": ["address"]}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xa9e28b5f4bf9cc66344c3af1ae009816', '\x8358c96eb01c1c29a14c9adcf86ccf07f3a1d8f1bb44dc819262ea75b84ef82c', '\xd95963667546c96dd111dba9b6d2c5048236f6bc79b93def6e32f0bf9127f570', '\xcc305a41982046e0671eb33de04fe4c6cd6e2f6ce482bed04d706c075ede4671'),
	('9a4764de-78e3-4f7d-9f1a-bcf14a984480', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 2, '2026-03-25 16:11:26.273+00', 'application_created', 'person', 'd5431573-870a-4b02-8176-442f1da66f0d', '5f34650f-ebcf-4c8d-badc-759088d2e862', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x40873517cb59e3181dd02082ff894183', '\xf5ac6bc6941d2a89408f0e7d13e7819a1a585931ba728d1554e8df595f2847ed', '\xc4a359833d5b3b7369ffa781085201f78db97ced85e1e810379f65927f64832b', '\x2280aca8be46e0f449e93d48d821b5d08ff1d5833a7ef88510d2b04de3a59092'),
	('d4d19838-94dd-446e-85e1-68e747210b8c', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 3, '2026-03-25 16:11:26.281+00', 'application_redirects_changed', 'person', 'd5431573-870a-4b02-8176-442f1da66f0d', '5f34650f-ebcf-4c8d-badc-759088d2e862', NULL, NULL, '{"added": ["https://claims.beaconmutual.example/oauth"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x9df027f1abf55fa9d64eacf1520c99a6', '\x4fa63f7f472c70984b5ae97cd63ebf62f7f3a09d0753da864f4cf7be53105906', '\x2280aca8be46e0f449e93d48d821b5d08ff1d5833a7ef88510d2b04de3a59092', '\x18786a6166a4c1f5303ca120a1ff45eaad6ff1895a8cf7556827cfba95f22dcb'),
	('1be0a166-f088-4cc7-a423-9f621983daf9', '511d629e-002c-425d-b21d-25dad5fa7321', 1, '2026-03-27 17:15:10.432+00', 'organization_created', 'person', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'd81f1195-e095-4d06-aba5-5198c78ee50e', NULL, NULL, '{"name": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xaa941f921839009e022b75e4b3a46b93', '\x7d72a918b2363e63d000b880222af400e441e2d81994bf3dce40a056d8eca444', NULL, '\xaaa474d06ac43abdbdbc969641b4b2ae9d9d66fe6edaee7480c9e7657a0b9124'),
	('b3a5ff83-9b6a-442a-be40-86b52faf8c2a', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 18, '2026-03-31 14:19:54.644+00', 'network_invited', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"network": "Town Health Panel", "organization": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xfa9a50be709d24ac68c308a53ed7d1d6', '\x576a8060e3b4dac283e18fc02e3a1fa343b4881c5511a17f19c153c030855275', '\xa9955c14e766ce7dad28ffebd6d66001c39884a5f4343bf4796cf88a1f1a91ce', '\xb93616176a07086ec9c42a0186e034199585a605859054dd7e889b5bf394d215'),
	('f53bc6ca-8af4-4943-9465-96733e1502c6', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 2, '2026-04-02 15:31:38.77+00', 'network_joined', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x1cab3bcaddf354360efe15b0f2c80493', '\x523a6096a6db0459b9349512498cdb8a48d28b115bea96ac61fa7c97b6bd3d89', '\x1ca73b0ae7c76acf5ddae4bc5d357fbce8a760edaedb99c482bb9b30227e213d', '\x63d35233b8afca14e9ed78d71fd6832dfdf5ff9172204a91d6c6633a213a47d8'),
	('8e5529fa-0f26-428b-9cac-10c722fbe128', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 19, '2026-04-02 15:31:38.785+00', 'network_joined', 'organization', NULL, NULL, '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Clinique du Parc', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xb93616176a07086ec9c42a0186e034199585a605859054dd7e889b5bf394d215', '\x2f6d5af8c72153415c1dbc8c35a52dd773b529eabe467afe9c4bd2f31f37a442'),
	('4ec2c01e-d746-4fc4-922b-c3821f293ba1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 45, '2026-04-03 18:41:30.845+00', 'application_authorized', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc9793dc9675dfd091bbbd494b7088a0c', '\x06adc29ca98435744cb02fb594723ed5ce69d93a04d3cc7589f6c84cbd1209d9', '\xcc305a41982046e0671eb33de04fe4c6cd6e2f6ce482bed04d706c075ede4671', '\x0ec642e85ae4fb432041a42d362ee28621f408681e502892d817b0034cf9ae5f'),
	('aa774cc1-9769-4b11-aeb1-85e787766422', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 46, '2026-04-06 14:18:22.902+00', 'application_approved', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["user:read", "resource:read"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x57182c2ca31ed29049b79e0eb96265d9', '\xbb1593b4b4012b9e1e96dccdcf6886fab67d69b4d93e1ccfaf218fdc87cd815b', '\x0ec642e85ae4fb432041a42d362ee28621f408681e502892d817b0034cf9ae5f', '\x92b34bae21b8d2979afce254c53edc1b891db3b9bce62609c724fc5b62e5ffbc'),
	('b26b221e-26e7-457b-a0e6-85f3da773713', '511d629e-002c-425d-b21d-25dad5fa7321', 2, '2026-04-07 15:02:15.021+00', 'application_authorized', 'person', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'd81f1195-e095-4d06-aba5-5198c78ee50e', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x072d1d37afd52c0206b950c3e30c5fd8', '\xa4019cce978dc955a24bd0ff4851a4ea3f09abe7061d064bfef236464668f600', '\xaaa474d06ac43abdbdbc969641b4b2ae9d9d66fe6edaee7480c9e7657a0b9124', '\x9ac5f560daf7f9f66d51160e9f97ee2d4c043ecb1269d335fcb1c24a11b73901'),
	('5e3b2ea2-410b-4808-972c-044270928e7e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 47, '2026-04-08 14:29:07.047+00', 'application_created', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["user:read"], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x34fffc5fc6f58668502c5badc5b3a246', '\xeb2a01709a4ff5a463257e29109342c67744ac0855d8bc71e8d5e3d2f598f3e6', '\x92b34bae21b8d2979afce254c53edc1b891db3b9bce62609c724fc5b62e5ffbc', '\x3e4180114eec923bc33c34912745908cd1b7eb1e42902db0370527b9f8a61370'),
	('fc076366-e53f-4eba-8da7-755909decf29', '0fed2c87-478d-47b1-80d1-d90f9d323842', 1, '2026-05-26 18:09:37.844+00', 'organization_created', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"name": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa0881dd2c337ac8537abdb8cf18586a4', '\xd4fcc7d12ea271bd5c3d4713dc6b17be4e5276b9ab61135bb4b5e650a0c96921', NULL, '\x34e90aa55c5385f7e60e9b2f65dbcbc80465bcfc5300dbed2ed899313e984367'),
	('1ac95173-1681-4c59-b5c7-f79bb819ac52', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 48, '2026-04-08 14:29:07.05+00', 'application_redirects_changed', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"added": ["https://waiting.northside.example/", "http://localhost:4001/"], "removed": [], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x115fca8e40650a44639cdaf2fac0b99f', '\x6c89c0ff8732d6f1bcc2fdb6dd640edaeaa58a20619ed40c559003c6ce5e2e55', '\x3e4180114eec923bc33c34912745908cd1b7eb1e42902db0370527b9f8a61370', '\x55d06b2338d59c3ba6ec66b492614fa1105e82539b6ae649a9bf373ceb24ed1d'),
	('6c2b8196-2b35-4fec-b593-be719ae1f025', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 49, '2026-04-09 16:03:59.216+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4c3fd7e2c3c26fa66d4636817c4cff04', '\xddd04dc0be89f2cf7390e48ef5d344d2d467b609bf456a46fe02fd7353996e35', '\x55d06b2338d59c3ba6ec66b492614fa1105e82539b6ae649a9bf373ceb24ed1d', '\x8b0eb0ec4532d2e89a482462c4da3fd2b7462373be36545c8fe2563b82cc96db'),
	('1727db4a-70a3-4fde-bdb1-d5fd09a211a2', '511d629e-002c-425d-b21d-25dad5fa7321', 3, '2026-04-10 14:35:51.272+00', 'network_joined', 'person', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'd81f1195-e095-4d06-aba5-5198c78ee50e', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xfd267e7ffac4b2d3b5dbcafdcb8bd860', '\x5d33ae9c3a2193244e5b09d4b0c6f6271c8433fbd12688fb2b0ea6900b08ea94', '\x9ac5f560daf7f9f66d51160e9f97ee2d4c043ecb1269d335fcb1c24a11b73901', '\xffda19158fca369eb48a52c3a98a67d43441c31f055c62f50f443b5491bbe5e1'),
	('ee499f22-d5b0-4087-b947-f0046faa5630', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 50, '2026-04-10 14:35:51.274+00', 'network_joined', 'organization', NULL, NULL, '511d629e-002c-425d-b21d-25dad5fa7321', 'Prairie Home Care', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x8b0eb0ec4532d2e89a482462c4da3fd2b7462373be36545c8fe2563b82cc96db', '\xc316d0b19dc6a9fe39f4b808f19bb70bb5cedea0bcbd47ab7a9d315014c64e9d'),
	('66ce7d1d-2038-4be2-aa58-a642103cc2d9', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 1, '2026-04-13 14:52:43.326+00', 'organization_created', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"name": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x946e5f16a33057a23700aea981fc20e5', '\x02f3e63743b920a6a27d6e3a64a65c77b21734c10b5d17cf9a39a47d1318dce4', NULL, '\x36719005114c5c22d404bd4bebf28271bed24d4bdb8d4dea38c74a80dda6e381'),
	('04041e64-37d2-4da0-a03d-7e8d9abc1049', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 2, '2026-04-14 16:33:35.523+00', 'member_invited', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\x3897a2072ba8ce65141654d14fe8aaeb', '\xa9f82d4ffe50c96dba064cf76134c5134a3a9451820d094793cb7cd814ea7cd3', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x4666c138271361e9cf031c82f7a5a577', '\x70e7c9d57517e2b5db738d5b8a4434f8ce0d85f34ffc5c6a3aa3c00f7c412902', '\xdf7ed6129ccead3222e57f65a268896537c7e06fedf03ea9d7de80a04352dcdd', '\x80365910fd2896021ae513f6a52247cb22cfc2d4e581caf4bb9a3c821a282f85'),
	('943ce166-020a-4bd6-879e-629663594357', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 3, '2026-04-15 14:20:27.503+00', 'invitation_accepted', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', '0145fa20-8bf0-4105-9da1-a5309f89c8c1', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\x3800e56e01ad5938d53321201f39ba79', '\xcf519679e54964e02d4176f334f96118c3aab9085f120c9ad872baa6b291c73b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x65e43a69082f8da2f118b0374986105e', '\x2d4add9c708c28b3a5118f58a8c90d2dad66d577b5c87d7c40187ad24898ebfb', '\x80365910fd2896021ae513f6a52247cb22cfc2d4e581caf4bb9a3c821a282f85', '\x957270e8b0ec2e23d066c03b2d8a63ccab676ceaba7b6bff34a36d49299966d6'),
	('a6528876-2c9e-404e-965d-6c6da2f57fae', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 4, '2026-04-16 17:52:19.578+00', 'application_created', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x849636c9991d10ab23f28c0893617bf3', '\xe0582fbc7d9d825f174ae9b39729b32ce7134260e2c4d81ac4a62751ed4dd874', '\x957270e8b0ec2e23d066c03b2d8a63ccab676ceaba7b6bff34a36d49299966d6', '\xd33c1af5be0ced9ff0b34b287bb2d085aba143e6a289cbc2ca9448f83353d30d'),
	('b09f0ed0-09c5-44ed-9907-7579954d1e8b', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 5, '2026-04-16 17:52:19.588+00', 'application_redirects_changed', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"added": ["https://refills.harbourlane.example/callback"], "removed": [], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xe15935df8a6e6652fa9de71170fe3b9c', '\xd2a3619fed31b5c9185ec925eefc313be980b2fe30461822ae76ff83d8870a4c', '\xd33c1af5be0ced9ff0b34b287bb2d085aba143e6a289cbc2ca9448f83353d30d', '\x0f95b16ad297bff0e3458f43a51d6c93db8ba10fe6d1318fb782599acf1211b5'),
	('dfb3da81-4e5b-4f8e-b2f6-b615e7fca707', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 6, '2026-04-20 18:12:03.788+00', 'member_invited', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\xe2c0e586a43c1ab017e9365274c8fb34', '\x6827c67c55778f992d741487d05a6a7af7515db463a84ccebaef9cadff8063e6', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x523919051b191b42977e5cfe3bd0d7ed', '\x79c9cbedfdcb4b2c820d634c27521161a49d6979c9a9bc6ddab1868ba73c589e', '\x0f95b16ad297bff0e3458f43a51d6c93db8ba10fe6d1318fb782599acf1211b5', '\xd74950a41a1028d08f6e77d33e18780b9c57259bb5ab5320e164fdc909f4f4b0'),
	('0d7a5662-bc38-414c-baf1-1906ef2714fd', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 7, '2026-04-21 15:50:55.796+00', 'invitation_accepted', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '7a290188-fda0-48cc-aa9d-5d891563f301', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x4a3a06e87dca9fff5e73163d92582ba5', '\xf8798ae047e74b733ccd8a8ca7fa64967c97bb375482b62af8eca7522c57896e', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xcde07de4d116accf6d7a9b717ee84474', '\x109b5a2bec99c3725ba7fade69ac48bffdbfee2829a465882228ea1af13e4f80', '\xd74950a41a1028d08f6e77d33e18780b9c57259bb5ab5320e164fdc909f4f4b0', '\x86e293caa880a0099c080423610c058c31dd084d02913a4e16ab105b57690dab'),
	('4fa3eba6-9272-4cea-aea9-4fd512ee5fd5', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 51, '2026-04-22 15:13:47.932+00', 'member_invited', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x5dc89247d96621718a350d523962edc2', '\x22d91909aa5fd5a0ecf9ca7f2f9b68cc7edc3a4158f0de98482fa0d5037151f8', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x3228682f7b5af5ca3b25188258c3caeb', '\x14a64b3d4c8fe178e5e31ca9920a91c2351517f8bed30e47dfaeff107ad4eaf1', '\xc316d0b19dc6a9fe39f4b808f19bb70bb5cedea0bcbd47ab7a9d315014c64e9d', '\xcffb3871ebbc5e3a52ae17d408b844962413ef154072ff0ca2e75a1adba8a70d'),
	('a76d62ac-f843-408f-8796-c7603a8015fb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 52, '2026-04-23 13:45:39.998+00', 'invitation_accepted', 'person', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'afb1220c-bb57-47cd-b783-150640374ec2', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x40359631f43865f593eca8e89ac43cfd', '\x842ad2f53c5a7b2c2045005c756bbc1734a033d62303b44dd127e9dbbc2afb15', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xdcddf32790341098c7c095985c173e8f', '\xd5bf47e86f3b47b70f17058a43f93525b850d4df5c331f1fef115b145748c66b', '\xcffb3871ebbc5e3a52ae17d408b844962413ef154072ff0ca2e75a1adba8a70d', '\x0d30ed9fc62eb8cd9a7bf13bd6f07617d49c7a62cf12151104368482824188ed'),
	('6e33d7ce-fe36-4ae2-8d36-c6b9e04d4f88', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 53, '2026-04-24 14:05:32.025+00', 'application_approved', 'person', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'afb1220c-bb57-47cd-b783-150640374ec2', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x48a18c9c5f213767ed026591ca70e1f9', '\x47b112134b2120bae7c74d2cd0cf0d75a283b6036c5119fc57bd0ccd80e16abb', '\x0d30ed9fc62eb8cd9a7bf13bd6f07617d49c7a62cf12151104368482824188ed', '\x692b9fdda43f370c94997276d756fdd478ea3e6ecf64711a05977bdab7a34081');
INSERT INTO public.organization_activity VALUES
	('c1034965-8241-4b6e-8386-aa3345a266fb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 54, '2026-04-27 17:26:24.127+00', 'application_authorized', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x93cda1f476e9af957d49a00bbe668490', '\xfbb5dd008978db7db0ccd498935891b329cf82dd0dfbffb6bf532f5427668a64', '\x692b9fdda43f370c94997276d756fdd478ea3e6ecf64711a05977bdab7a34081', '\x58290e68b789141fb43a3a4db38443c4eaaf693b0c72fc0106203fd506ba2fff'),
	('32c329a9-d39d-435e-a29f-051d574208b2', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 8, '2026-04-28 16:51:16.19+00', 'application_authorized', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xb1ddd3cd0e455fcaea9542b9fe65ac16', '\x617936986a3faeac78dbaf230f3bb15ed1f29a5ac36ac05244cccd055476d817', '\x86e293caa880a0099c080423610c058c31dd084d02913a4e16ab105b57690dab', '\x6d229af157d9b6e90e2de42040fb377cd8b4087e780d899182a138995d4682b5'),
	('861ca037-e124-43dc-af73-36d27788b55a', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 55, '2026-04-29 19:20:08.322+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x55138b9bdb3eeb8f46d560e0ee79c85f', '\xb696672d2c8f353526af10bab73aa86decadd3cb46cd4d46339ce69db9fdf616', '\x58290e68b789141fb43a3a4db38443c4eaaf693b0c72fc0106203fd506ba2fff', '\xc3f02cd1f2fbd5d93eb96f3b8171096542149311902f62ae27391449b451ead1'),
	('4c1760b0-1f9e-4f1b-93c7-7bf40ed8ac89', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 56, '2026-05-01 14:10:52.469+00', 'application_authorized', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x410c7878256078e871b598a4ce906d1c', '\x6e090d7a764bf41125ed3baea3f30aa6fc7fc577877c33de5dd07f2d291d8249', '\xc3f02cd1f2fbd5d93eb96f3b8171096542149311902f62ae27391449b451ead1', '\x569327963e57f9a3d8455e2d876cf8d140f3c8bd9f2a1d2a2e008ab5379c7959'),
	('720842ac-b002-4a83-b15a-55d67d9a8c1b', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 4, '2026-05-04 15:46:44.587+00', 'network_declined', 'person', 'd5431573-870a-4b02-8176-442f1da66f0d', '5f34650f-ebcf-4c8d-badc-759088d2e862', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xf82203fffde7e8d0e98a373c49f22cee', '\xc8799dbfb7880cbe335b097a1b52b8be777d057e42c571bfed295c9ba8787d2c', '\x18786a6166a4c1f5303ca120a1ff45eaad6ff1895a8cf7556827cfba95f22dcb', '\x18654fb0b114c9501e9b90e6e2351b72c20c3603290ce6233de7f35ab91bfef7'),
	('3cfab519-abd3-471d-ab93-502e9f54557b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 57, '2026-05-04 15:46:44.619+00', 'network_declined', 'organization', NULL, NULL, '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x569327963e57f9a3d8455e2d876cf8d140f3c8bd9f2a1d2a2e008ab5379c7959', '\x8b67ff6ec82da66c8b45765a6c2fbc2607a8364a31dfdefaa3f49c46a72d1ab3'),
	('bd19247c-c3cc-498a-a3d8-7969ec13288b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 58, '2026-05-05 18:19:36.622+00', 'key_created', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"last4": "iGeA", "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7bde6acb1ef73358ef8e41336f4b3e77', '\x28c44c96f3f99b9170b4dfbd651ed1e5d4181c8b924cf6c971cbf0112c440d7b', '\x8b67ff6ec82da66c8b45765a6c2fbc2607a8364a31dfdefaa3f49c46a72d1ab3', '\x9f2679f3ccd556d3c5a45437a754b2bf5869c0004ef9827ab4b6795e667d488c'),
	('c2829abc-5db3-4135-b29f-f6bb7833ee0d', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 3, '2026-05-06 15:37:28.715+00', 'application_created', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"scopes": ["user:read", "organization:read", "transaction:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x8fa89733fba76b08ffe124e66e875f5b', '\x4690184e993b65c174cbed80b362abc5ba3e2902437fe02b96af699f6cc4674c', '\x63d35233b8afca14e9ed78d71fd6832dfdf5ff9172204a91d6c6633a213a47d8', '\xce91981cbfa0eafd64cf82305da9f8e60d92d5250ac62f1351d00e130f749400'),
	('d275cd46-e9c0-4fcb-9dc4-05ae1d848470', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 4, '2026-05-06 15:37:28.736+00', 'application_redirects_changed', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"added": ["https://rdv.cliniqueduparc.example/retour"], "removed": [], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x32f37acfd3d7c482438b9bf7acf73ce6', '\x0f33a9dbd7b7aa7ea10f0cdccb6d41de5df146375283ab552dd04e913d98b752', '\xce91981cbfa0eafd64cf82305da9f8e60d92d5250ac62f1351d00e130f749400', '\xe86968b1faf00ddd1c6f2ceef842ceea189996773d582ccb9a8588ee8289d0e5'),
	('b7d0afba-2305-4e98-a20b-9fa1781cceb5', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 4, '2026-05-07 15:08:20.84+00', 'member_invited', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\x5143c469f95820d93e9ffa13a82d10f5', '\xb51f2dae1b41f825888fd3bc70220c576a660b5fc10bc427c519f5b61b9d2dd6', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5a5bec5e2c3575928a0458bb2ea29607', '\x8f02cf3292c0a90d59d2bb1ed51b69cf81663696d8e1914d0aa4281cfe5fafe0', '\x758ccf9ef91e545570f3cfee3c4688712ced69e8dbfc128f3de5d464d22c830e', '\x4cafbc3d8149f070efc0ced789e909e2353229b552b4732870e4aa3b0a68e852'),
	('002dcd6c-0fc5-4a23-a5a2-cd88725a6817', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 5, '2026-05-08 14:14:12.877+00', 'invitation_accepted', 'person', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\xefbdd3c60a3b08a852c5b5b1fdf95851', '\x3aa9866546a51b796086eeafeb3dfdba58643df575fc1119985ceaa5ac9dfa75', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x73cc044332a0b1cc4851ed9c68a1f5e0', '\x94df0e60c56642c426971bc35916f7601c3f7a036f33aea32f90bea0fd2e9409', '\x4cafbc3d8149f070efc0ced789e909e2353229b552b4732870e4aa3b0a68e852', '\xc02ed7be589bec51d10d4301af620c0f14520a41be47b9a00ef37b16013fd620'),
	('1ceac937-9311-44fc-8442-0dfa612da632', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 6, '2026-05-11 15:29:04.929+00', 'application_approved', 'person', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xeb2d99f7c435e407513850d43f4ba152', '\x4dde3f5f9e6af2e573734eb7cabc00ee8933fe0af9166cbda6756eee17793d25', '\xc02ed7be589bec51d10d4301af620c0f14520a41be47b9a00ef37b16013fd620', '\xdad1f5b0916dfc95fda324458aa797452f88bc9e511ff1c5eb205c93824182b4'),
	('b8daa54d-06c9-465d-9ca9-d045b7f93e4d', 'b955a326-ec4a-4807-b816-710a12f2c685', 5, '2026-05-12 17:02:57.032+00', 'network_created', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x245e24cf8885128cc16623cfedb2f763', '\x1923cc6358e7ff23dadacadb846b5c86c60d73e9b172d23f21059ebedb086719', '\xf9b79c2a14b7459e98c205c82372264569a40c149111df2d9ff408f7b850f98d', '\x4c6e586f982f21850b66b5d18e731945978a5b60bd3edff6ef01b9efc64ebb15'),
	('8a019060-a650-437a-ab89-e8927d274501', 'b955a326-ec4a-4807-b816-710a12f2c685', 6, '2026-05-14 15:11:41.286+00', 'network_invited', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"network": "Referral Desk", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x1f59344492e3ef23c7d7ec86b0aa4571', '\x97ffbfb28a5e2d60ced625b9e56b25db6a2f196c6297b7fdc13a59195d64f12c', '\x4c6e586f982f21850b66b5d18e731945978a5b60bd3edff6ef01b9efc64ebb15', '\x1a82b3cb2589b5501d81e6df4260bcd7fc3363bed62181506b6740bcd1d8db6a'),
	('413a672b-a5d7-407f-b292-5e47968b08bb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 59, '2026-05-15 14:27:33.279+00', 'network_joined', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd8a7c8afb05bb98b5616df25d4fd6928', '\x09641c701962b0495f9b88dd7dc8d2b5b1285150b7af89cdb9c531e41ba54cf3', '\x9f2679f3ccd556d3c5a45437a754b2bf5869c0004ef9827ab4b6795e667d488c', '\x92975c34c91fe13529918171c6bf7b2b677821c41416a52b1a8dd5832f6e122c'),
	('e2687959-e560-4b6c-8320-3ea252139c6d', 'b955a326-ec4a-4807-b816-710a12f2c685', 7, '2026-05-15 14:27:33.292+00', 'network_joined', 'organization', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x1a82b3cb2589b5501d81e6df4260bcd7fc3363bed62181506b6740bcd1d8db6a', '\x2a9c7d6cbf6ebb986cf87e3d2c046ca1d3fc219d0d9128c9e451f4538774fd46'),
	('d2e63ef1-160c-42c7-841f-507582505582', 'b955a326-ec4a-4807-b816-710a12f2c685', 8, '2026-05-18 14:31:25.365+00', 'member_invited', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\xe1ada27f55449db67a83821acfc53f80', '\xc18ebbb10a015d5d51c3270a8ac0db7e8d6950ff7a9e3cc8acbc94200b9f46be', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xc3234680ba5a3a4572ccbb21bb33aa66', '\x47478d2abc15ec6669580df91b380f9b3f7891b1bb9f3880691bde6ecc4aad87', '\x2a9c7d6cbf6ebb986cf87e3d2c046ca1d3fc219d0d9128c9e451f4538774fd46', '\xe188d0470b7a8abd529dcf17b12c1c2b829d1cafa91b8922c80794a88fa6714a'),
	('514288c7-0dd2-41ac-a147-0a7c1794dcd3', 'b955a326-ec4a-4807-b816-710a12f2c685', 9, '2026-05-19 15:16:17.443+00', 'invitation_accepted', 'person', '6716613d-2c87-4aec-8f23-74b969be4d58', '98dce90c-e847-40b9-8454-07ef77ac2c34', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\xc9d0983cf7debc2f83a57edbdc7d8e5e', '\x7889665b7c9d5c5ca82380133761b1fa1e55c7235c694cd3507e6973047b1147', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xdd9abb5efeeebbdc2ade21ea4b163d97', '\xb0964466361589b94f2a77cdd9f4e4a860c9a9a960f96422be729b4c0b1a0f4a', '\xe188d0470b7a8abd529dcf17b12c1c2b829d1cafa91b8922c80794a88fa6714a', '\xe43818be219e91460862252bf5a5c7a00f838a55ed0e04ea1a975882f365a36c'),
	('1ce1bf28-3f68-41b9-8c91-094e05fced6b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 60, '2026-05-21 17:55:01.594+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x39a658374efb27a1bb87fc1d98a775da', '\xcf4e884f681eef65b37cf2e3c20e568a88c535d8ce1eb851c0d8c6d0bfbb253d', '\x92975c34c91fe13529918171c6bf7b2b677821c41416a52b1a8dd5832f6e122c', '\x21f6097924d0a26651e180e8d930a498314847e233b0cd348a89a5ab4df32e8e'),
	('f4e24500-b5fc-4617-bcce-5971f8aa8cd3', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 2, '2026-05-22 15:20:53.658+00', 'network_joined', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbf0a092224dedc7954ef7961365fcdc6', '\x7f0afadd0f9d9d5b8c0b7bb587de0b9481e4f6aed66435d2c415c85e7a6566c6', '\x36719005114c5c22d404bd4bebf28271bed24d4bdb8d4dea38c74a80dda6e381', '\x3f65796ace7f23b56187fbe6e25868edee76a8cfd2857ff2a9ac0c015ff16d9a'),
	('a56ccd11-6aaa-4e08-a3ea-6b5bc04f9ad3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 61, '2026-05-22 15:20:53.663+00', 'network_joined', 'organization', NULL, NULL, 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'Cedar Dental Group', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x21f6097924d0a26651e180e8d930a498314847e233b0cd348a89a5ab4df32e8e', '\x6b2594013dbb264fa1c30011e8854931d403c7698299429f23ca8975f84a4851'),
	('262b0086-202c-4f86-9af8-a47b4b3ac1d8', '0fed2c87-478d-47b1-80d1-d90f9d323842', 2, '2026-05-27 16:26:29.94+00', 'application_created', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd52e84c1f5a4ccc120f190816e2bf462', '\x99ca5d76885fc6c4be078b8ce61799e305541bf3df1a08fdf6f6eba843801700', '\x34e90aa55c5385f7e60e9b2f65dbcbc80465bcfc5300dbed2ed899313e984367', '\x131bdaec06d7014a9ea58cb5676b96c7a47dc998f22ac2f839905d2da69abf96'),
	('45bd6615-0661-4ddb-858f-ceb1b4d6d1da', '0fed2c87-478d-47b1-80d1-d90f9d323842', 3, '2026-05-27 16:26:29.95+00', 'application_redirects_changed', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"added": ["https://plans.greenleaf.example/callback"], "removed": [], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xdbe672ed2909d371085fefcb8c37d8a9', '\x64cb30a6606950ed337ba6282119cd01df2d569bf3ad2564bd8a43aa14ab4c32', '\x131bdaec06d7014a9ea58cb5676b96c7a47dc998f22ac2f839905d2da69abf96', '\xc7ea61b5fd2cdfe6eb4f3eb8fd64b9f5a8670eaba658263981e6c96f28dbaa76'),
	('7daccd0c-9749-4fa6-aa64-adee83e9bb22', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 62, '2026-05-28 19:03:22.072+00', 'application_authorized', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x97c0fe460bfe16cc467fa02e5f15fc4a', '\x4a1665f05c3b95c47eb8513f413f87c1c253f54a915bb668aa2104dfeb51e071', '\x6b2594013dbb264fa1c30011e8854931d403c7698299429f23ca8975f84a4851', '\x1d594f3a980512b44b37d12056a79c96299c6b440bd83be263d8b85b05cf6544'),
	('ea444c81-9779-447f-9fa0-1a940b15ed6a', 'b955a326-ec4a-4807-b816-710a12f2c685', 10, '2026-05-29 16:14:14.185+00', 'network_invited', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"network": "Referral Desk", "organization": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x15386b8bf26c3470f208f87ec191a24c', '\x8991137ea5135a8b232c3d58fbd93a486d168757d64bc9eb4a1285284ab72c28', '\xe43818be219e91460862252bf5a5c7a00f838a55ed0e04ea1a975882f365a36c', '\x96c4b270d305c338accfe0e717edd7fde03d1d3532fc4721f797bf8041730c99'),
	('6bfb27f4-b412-4500-8548-a6edadb681f0', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 9, '2026-06-01 18:36:06.204+00', 'network_joined', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x11c5c679b5a4a157d42b99c1065e4611', '\x279cde82fb13b21b7896b977eca20339d11dc1cbea70b8fed2d0bcbff8b2ddfc', '\x6d229af157d9b6e90e2de42040fb377cd8b4087e780d899182a138995d4682b5', '\x50146a37290df070cf81c518a4c9e7bc8c8317cf7a1dc8107b272b9509776f83'),
	('c6583ac3-744b-44a0-9523-80b81f07d0ec', 'b955a326-ec4a-4807-b816-710a12f2c685', 11, '2026-06-01 18:36:06.218+00', 'network_joined', 'organization', NULL, NULL, '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Harbour Lane Pharmacy', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x96c4b270d305c338accfe0e717edd7fde03d1d3532fc4721f797bf8041730c99', '\x499efaccbb9aa6de02e52be3cb3ec215ada6b91243a4ce170c0c12e7fd4ab840'),
	('7d6672f3-e90d-4a1c-bf43-64478fbcad51', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 3, '2026-06-03 18:50:50.365+00', 'application_created', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbba77e81dd3b75c0b2f1319c3b296b15', '\xf4414738cea834121fdbd5ceef428a26ec4f95bdebc35e265e95ecd3bbd74015', '\x3f65796ace7f23b56187fbe6e25868edee76a8cfd2857ff2a9ac0c015ff16d9a', '\x27dfe2641738115a1a1bf8a79de7af9131b67f701157ea963f289e942c4e3225'),
	('0ad44b52-c301-4df2-a734-78c4e9e1ce76', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 4, '2026-06-03 18:50:50.382+00', 'application_redirects_changed', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"added": ["https://chairside.cedardental.example/callback"], "removed": [], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x3ba3a6bb510f72bc8c10f3a9c3727e44', '\x51b5b66ae3711003c3412ae3ca76839c443e2108a038db623c7ca655f5104ea3', '\x27dfe2641738115a1a1bf8a79de7af9131b67f701157ea963f289e942c4e3225', '\xa96cc0bc98595569fd39d5236ac76aa7b7f545b57c2eaeef2486e47e2ea95ad7'),
	('823d14f0-734a-468a-8aff-1dc93649c3cb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 63, '2026-06-05 15:02:34.526+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x35aca0033ea4373152361d840ad95234', '\xaf168b7df21a75030a789fa85f5359dab12335cc085a59515123016cda80e7c1', '\x1d594f3a980512b44b37d12056a79c96299c6b440bd83be263d8b85b05cf6544', '\xd67facf62548c9df19c9f2adb71fd10551560d6f967d48ca43e59753360512b8'),
	('dfe46fab-7441-44b7-88b7-3b14690b4dd2', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 5, '2026-06-05 15:14:34.49+00', 'application_authorized', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbdd5635bce37991d1caebfdf21165ec3', '\x10a20981c4786fcf289cd0412d8636eb52bcadc4105864d1c9ec464b68141dc4', '\xa96cc0bc98595569fd39d5236ac76aa7b7f545b57c2eaeef2486e47e2ea95ad7', '\x803b51797f1f56b2af2a80839435d9670c13eccca3e4d9d22b0c7339181c7a59'),
	('53e9a925-7855-4b3f-8b36-0a734148443b', '0fed2c87-478d-47b1-80d1-d90f9d323842', 4, '2026-06-08 16:12:26.573+00', 'network_joined', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5718fd7b30bc47f22e72a365b60bbe07', '\x9b28a140011d10bc948ccf3c8e18608853c2f4faf7cd0692eaf325c64c5f6e71', '\xc7ea61b5fd2cdfe6eb4f3eb8fd64b9f5a8670eaba658263981e6c96f28dbaa76', '\x47ee3c0994da38a16dfeebc0059368c6965480355a039a08b1cc376adbe4c857'),
	('4e2a4ef4-7df3-4ca3-8c9c-0f086e9585e1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 64, '2026-06-08 16:12:26.598+00', 'network_joined', 'organization', NULL, NULL, '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xd67facf62548c9df19c9f2adb71fd10551560d6f967d48ca43e59753360512b8', '\xb26be0d33c5c634a7477bacb827611cf5a9ee1c8e1ebd048ec876a7648a0a6bc'),
	('bf410877-f731-4978-973c-db4c930a52b7', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 65, '2026-06-08 21:15:26.591+00', 'member_left', 'person', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', '989575bb-40c3-49e8-ae95-7e528e5c347e', NULL, NULL, '{}', '{"email": "elena.petrova@northside.example"}', '\x461658ede23d936f54197c25b437448e', '\x07315b4d62e1fe67e7495a644ec1630225c5bb2ee26a0cad23c33dc450009ddb', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcf2378b551033b1c9096edbcb6eb6249', '\xb8c19c8fb663b7c60f343e9a3f1da2d80bb9e7381baa796da89f915a42640909', '\xb26be0d33c5c634a7477bacb827611cf5a9ee1c8e1ebd048ec876a7648a0a6bc', '\xc86fe19c6a7e0eae8703602269c7971a9916575e2be9807ded5e6804b95b1679'),
	('ffdb7538-8f16-42f1-b098-4786301069e5', '91dba114-729c-4af0-b124-e454322803f8', 1, '2026-06-15 15:57:46.948+00', 'organization_created', 'person', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6f335c33122fc3ccf4dbe1d6e8dbc24c', '\x34642622fd457319bbf77c266408144e9d3c6c47e117ff2558a0c83ba0df0903', NULL, '\x03e3b58aaf02e140571dbd2fe949736d1ce2f8f0fa3ae10726cf326b6a1ca767'),
	('3526e25f-10db-48ae-a07f-d0649d8ca1b1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 66, '2026-06-17 16:59:31.118+00', 'organization_activity_rule_set', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"after": 7, "before": null}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xe8817a8c3b561f1d2b5aaba4982bd9ee', '\x1ea2af3c797093eb685660cd20f090fe6d7383fe074e110977cc6244226bdfd0', '\xc86fe19c6a7e0eae8703602269c7971a9916575e2be9807ded5e6804b95b1679', '\xc8216f989c8c4f97b3f4f84e41404bc5e2cd2700ffb6313afe7fd05e0a255d0d'),
	('c61bc952-704e-4870-aa35-cebb05b8b53f', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 5, '2026-06-19 16:45:15.314+00', 'application_authorized', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x5eb968fcc1736abb78b1b0e35b2b435c', '\x5eccd8f640c523cd225def6205ee734ad96cbed328eba86f6b7abba57b225850', '\xe86968b1faf00ddd1c6f2ceef842ceea189996773d582ccb9a8588ee8289d0e5', '\x4dacff740ac8330367ab2f10bad7f116001de5e527f5e45f58bb1a21c38eeb8d'),
	('d9003623-3aa7-4d3f-b0a6-41c3054d76ec', '91dba114-729c-4af0-b124-e454322803f8', 2, '2026-06-23 15:33:59.459+00', 'member_invited', 'person', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\x4facb60fa4c07cf87e150d6bc8f65ec7', '\xcefec4b8c88da123294c4d1c6408d9d2400feab1bad08e10703f095b6a831c34', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x29be133d5c965799183e3cda607ae3c0', '\xe1ff26645c203e92afac35be7a9453837f6d916821af6eb8809719b58ac99661', '\x03e3b58aaf02e140571dbd2fe949736d1ce2f8f0fa3ae10726cf326b6a1ca767', '\x6ac297b03faee544f1b25755761011299659e08dfccd9877ffc32063169a14bf'),
	('0fb9cabf-5b37-42c7-9553-67b32b5650b9', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 67, '2026-06-23 16:12:59.495+00', 'review_started', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"due": "2026-07-07T16:12:59.449Z"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8adad060b9b69321ec00076828ac32d7', '\x7bf8006e6fd07e2396d6857857a5ba3b44b225ee26ba5bfa13ee1c85f1c9d3e5', '\xc8216f989c8c4f97b3f4f84e41404bc5e2cd2700ffb6313afe7fd05e0a255d0d', '\xd2ded89dbcaba2d8f450304c64386b72747302598b1fc98f97ecc5cfc4f3004f'),
	('b06301cd-0a60-44c9-b3de-216283dd31d4', '91dba114-729c-4af0-b124-e454322803f8', 3, '2026-06-24 14:07:51.546+00', 'invitation_accepted', 'person', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'ca9e5218-6ce9-47b6-92e7-5b1f1db66019', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\x46fe224672ecd4cfcac60597d075bcc1', '\x044acd907bb40a7610f91028285b872f4f39947d33ae9aedc0a2eee23f829787', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xdaf3c753e31d9de2ab4359cf151bd2f0', '\x5d22b00c2f1900f87e7d435d3a74b1e7dc94855e2e232bf4cfd0bdf717126b88', '\x6ac297b03faee544f1b25755761011299659e08dfccd9877ffc32063169a14bf', '\xad66372cabd86ca577756142d27e1611281819efb77d99a2f41b5a4da0f3b8fd'),
	('90a1e040-1a10-4110-ab57-b416e4802bc3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 68, '2026-06-25 20:02:43.657+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\x5e19d53b361def0f912faccb672d56f8', '\x7493120f0d764352bac180e7c25c9d378992697a68875932cedb56463ba370a0', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xdc7145c33bceb7f0d2417114251879bf', '\xfba6c648cbfa6228d15622c24135adcde1f31fc9ee603bd25c265e9fd25bdfbb', '\xd2ded89dbcaba2d8f450304c64386b72747302598b1fc98f97ecc5cfc4f3004f', '\xd7a0d817c80e8366bc1455d1ca895191413f4138db8cca4e6709c7acc6b16862'),
	('3a7ecaf1-2b7a-4be7-8be5-5eff89da91ff', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 69, '2026-06-26 14:28:35.688+00', 'invitation_declined', 'system', NULL, NULL, NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\x18f69dc807b0b6d2d569b92390623c9e', '\x14ac0ded4ab78c93820a54cd79d1017e18b7846a9f9e59c45d95c5cdcb84f431', NULL, NULL, NULL, NULL, '\xd7a0d817c80e8366bc1455d1ca895191413f4138db8cca4e6709c7acc6b16862', '\xf64594a60d24e46434def3f4b45581fb22d7b6f98a5d96da74d2d94721b41a06'),
	('a49726e2-1894-4a23-b05a-b2ee878a30bd', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 70, '2026-06-29 14:05:27.767+00', 'review_closed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"kept": 27, "revoked": 2}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6391f8ab8d3c68a4c8833d1c641fbc30', '\xcba08fd53ce02d4ed4efa4759d2ce53a7760a8d6ccf69dd4db3a896bd70ffa51', '\xf64594a60d24e46434def3f4b45581fb22d7b6f98a5d96da74d2d94721b41a06', '\x1126138cf6c78bedf83fc5b3ea23bf4cf6774de8e459f0299ad064eec4677706'),
	('18baa687-53c6-4614-bae1-b4d527e8abba', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 71, '2026-06-29 14:05:27.846+00', 'authorization_revoked', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x1126138cf6c78bedf83fc5b3ea23bf4cf6774de8e459f0299ad064eec4677706', '\xab91deade805d692f8dab7a5c539c5a553b7532439ae346533df97dddf656449'),
	('d3c6def2-91f3-4743-a199-fa1e0bd8b1f7', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 72, '2026-06-29 14:05:27.899+00', 'member_removed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\xf26438920aae2711f3c62d361c8cde2e', '\x18d2f25251db0fc6e48b63408cdf668a113a37402e4efc7f3b44ce13b2c0f9d2', NULL, NULL, NULL, NULL, '\xab91deade805d692f8dab7a5c539c5a553b7532439ae346533df97dddf656449', '\x2e66c225e250a0dfe4cb658c7f8bd9df1c221197ffa83d0167b882b3ad2feb42'),
	('d0a25c53-089b-49dd-b6bf-a788114b1934', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 73, '2026-06-29 14:05:27.937+00', 'review_carried_out', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"gone": 0, "ended": 2, "refused": 0}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x2e66c225e250a0dfe4cb658c7f8bd9df1c221197ffa83d0167b882b3ad2feb42', '\x13e4f28ff525c446d07882db4434c3e63f0f37a670c9e3f826479f63134773ec'),
	('5a74cdda-84a7-482b-92ca-166cc520b3ca', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 74, '2026-06-29 14:05:28.142+00', 'export_completed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"file": "northside-health-access-review-2026-06-29-1405.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x13e4f28ff525c446d07882db4434c3e63f0f37a670c9e3f826479f63134773ec', '\x16ffb336f424e22e263292157e357886eae986d20db7f8561e56891db95c6c00'),
	('dc6845f7-d76a-4d35-99bc-2880d385edf3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 75, '2026-06-29 14:16:27.765+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xacb5f17c4e50aae08ea4e17694b1defa', '\x3ea1a3c26a78d89472a6b8a04da55a4e27f00cd34aabc212e95f6604fc9d8dd8', '\x16ffb336f424e22e263292157e357886eae986d20db7f8561e56891db95c6c00', '\x2a299fcade8cd972db6baec997082e7c8dee13877c045a2421b6af37418f5963'),
	('cfebe9c8-2899-471a-950a-09141d23dd40', '91dba114-729c-4af0-b124-e454322803f8', 4, '2026-06-30 17:08:19.847+00', 'network_joined', 'person', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xa16dc9ac79fd2bd9166033b91710a91d', '\x485f9e885d9037059c3701dcc70b9fd9ea6395e43bdb25290637bbd52e785ec4', '\xad66372cabd86ca577756142d27e1611281819efb77d99a2f41b5a4da0f3b8fd', '\xb9e8b47f34eadd1c5b4b79adcf39124fb01bdb1a3b9147fb59000aa65e310eec'),
	('a2339e52-0162-4eb5-860b-31151f7393ce', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 76, '2026-06-30 17:08:19.849+00', 'network_joined', 'organization', NULL, NULL, '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x2a299fcade8cd972db6baec997082e7c8dee13877c045a2421b6af37418f5963', '\x97f62bae717aed9d76d7f04c9f2d3ca742860594c50027c886f1ad5e5aa5baf8');
INSERT INTO public.organization_activity VALUES
	('b1fc57a3-09bc-4f10-94eb-75a3bd2ae330', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 20, '2026-07-02 15:41:04.001+00', 'organization_updated', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '494805ea-9717-41b0-ad6e-02ff55dc7daf', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xb77898b211cb238cfa24074cc94d6baa', '\x99bb2bec9682773cbd3c8fb622a57c8f5ff5d7397c0ccdf26105f972fbf565f0', '\x2f6d5af8c72153415c1dbc8c35a52dd773b529eabe467afe9c4bd2f31f37a442', '\x6ccc2b488d3a64c958b3f6b8b2692ab9d61abe38143f96768278c5ae6da3084a'),
	('c7ff3dab-1f2b-4faa-9f40-d0b50ad846c0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 77, '2026-07-07 15:19:40.241+00', 'application_created', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8d03649e36343d05b77a05b3cecc6728', '\x17dbcfba41bf7c28d4b010828fdbee84b173900972da9b249d291ff601ea0d66', '\x97f62bae717aed9d76d7f04c9f2d3ca742860594c50027c886f1ad5e5aa5baf8', '\x8701da967b2cea57d14693490103536e6b7eb7c929f43bd5afe900b4ed0db6b5'),
	('9c10ea4c-cbdb-4e4c-bf71-609801696a3c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 78, '2026-07-07 15:19:40.243+00', 'application_redirects_changed', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"added": ["example.northside.rounds:/callback", "http://127.0.0.1/callback"], "removed": [], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x04bdb219cbabaef6459ea4aead16fda3', '\xfdfaae660f549af137a14ca0fe01bad2c12bb76b7493559c8bcbfc1cfdcb9ccc', '\x8701da967b2cea57d14693490103536e6b7eb7c929f43bd5afe900b4ed0db6b5', '\xf82f108d3e0ba0a47297e198e5dbacc93a57e699114cebdf4f12dadb1e15d314'),
	('8557320b-e1a7-4515-b66d-e80ac7d78849', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 79, '2026-07-07 15:26:40.271+00', 'network_shares_changed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"after": ["application", "organization", "referral"], "before": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xe428dc767a45a7aa43859f75fb577d1e', '\x86960ad6eeb845e4d1d2010eaf28a6d03ff3e29cad551cec39169ae487b80ee6', '\xf82f108d3e0ba0a47297e198e5dbacc93a57e699114cebdf4f12dadb1e15d314', '\x5332f58159f0fd3f4249d4ea158440855245e6eaa1a5d6ccebf8ca1a18ec1f50'),
	('573b574b-71c0-49e4-940b-86da0fc532aa', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 80, '2026-07-08 14:12:32.319+00', 'application_approved', 'person', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2e348ab22962febf7e77ce5e3f625e08', '\x68e3b5acd83ed623e914dd559bafa409dd7a725767a7cd2a5aab4dbf25a20892', '\x5332f58159f0fd3f4249d4ea158440855245e6eaa1a5d6ccebf8ca1a18ec1f50', '\x11ef66f7c65dceae933ee48760b23224341705fe4527858c349f6f83b747274f'),
	('887767f4-b795-4bfb-ac31-d8cf7201e770', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 81, '2026-07-09 14:55:24.409+00', 'key_created', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"last4": "I0gM", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6875c313b365ea97602ce086b80da2cc', '\xa865a8217e10a26f71ffc4ab997506c4e27e3c840ae9c9f16ef4e9c2ff8b7cb3', '\x11ef66f7c65dceae933ee48760b23224341705fe4527858c349f6f83b747274f', '\x5513e5fbb992c527c66c916af4e8a76631b139a8235edcf7aee8079fc21836fc'),
	('c5f5fe67-38c1-45e2-ab0d-fe229d48ae76', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 82, '2026-07-09 18:33:24.398+00', 'application_approved', 'person', '84a61121-1d16-4bf6-a587-24545021e19d', '1feb74b2-610a-4c43-9ed9-f35d903dea39', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xce5a17fefa312188e2bbf9d47681776f', '\xa05b3702a5344a0cfa5c45dc09017f474b9c14a5e243ed9fa71f8df2cdb217ab', '\x5513e5fbb992c527c66c916af4e8a76631b139a8235edcf7aee8079fc21836fc', '\x086b0af80e8456bea590deaee5374839e4db1c6ff90261e72583d5e53afc934e'),
	('684c9ea3-2d38-4b8b-b38c-cfc253f1af42', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 7, '2026-07-10 17:31:16.495+00', 'application_authorized', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xef2c93f86a4b3f655eac9fe769c3189a', '\xd1a85e8ec3c768a84429567f3aed573bcd0bbe274ebf82a4ce530ee934b45c1b', '\xdad1f5b0916dfc95fda324458aa797452f88bc9e511ff1c5eb205c93824182b4', '\x10d0b323157149e5c4ecf01feb4889e1bfe274eb6ee323c06a85dafb01fdc558'),
	('d7432666-5688-4005-9c65-c6b9d7fa1757', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 5, '2026-07-14 14:40:00.677+00', 'application_scopes_changed', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"added": ["referral:read"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6f64781d530535dcb0737b435f6cc48a', '\xdb9c370c93da25bcfd41ff2d6fe591019bae3aba5f6a8a997dccb1569c441d13', '\x2607cdbde9ecf8da9eaf8b91099260ce0993b1f567bd9bdf5e3a5b1573f19cdc', '\xdb1c015deff4f9ebafbe2017614e6fe01333251c6482fdf9f8264df67b912bf9'),
	('fa64427e-b977-4562-b8b9-29725ee87e05', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 83, '2026-07-16 15:50:44.834+00', 'authorization_changed', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["referral:read"], "decision": "grant", "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x047fdff0d55027eeafed4ca00ab65d57', '\xdf68bcc55a86fad4687ad0f802065e0594230d4b3a6c405e99b13b1dd7d3ebe1', '\x086b0af80e8456bea590deaee5374839e4db1c6ff90261e72583d5e53afc934e', '\x46dbe45baea0de148ecf10be6d1821d13828ddca226cb0f73e2523aed9dff524'),
	('4bff6f1b-23ac-4cf2-8240-c92a9cd70582', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 6, '2026-07-17 16:20:36.945+00', 'member_invited', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\x41cf25fdaf52a382e63ba13bd3bd8f0d', '\x9b7d4e4b41e266841df8881bcb6baf2722e0fea6d5d3ebe28e23db4e804a731c', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2458fe74042e69d0927fa3c6cc730f79', '\x1130b4e600abdae16b63ad14e63a258ec5fecef53642a7098207592e9ebb3624', '\xdb1c015deff4f9ebafbe2017614e6fe01333251c6482fdf9f8264df67b912bf9', '\x77e539b74008890051be0a7437f35f1d53f5d9a6940d7369700455d0687484ad'),
	('91544254-0a5e-4d86-bce1-065371199409', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 7, '2026-07-20 17:44:29.04+00', 'invitation_accepted', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '5fa1eb0f-0104-441a-912b-c29648cec525', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\x0bc8de5da366221eb359cf88d284f9a4', '\x663c6063be538fb51d74f9eac895a06e86108279d8e64416d2b401100874693f', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbbd41a9e618efdb5e6c05a1c2891eab8', '\x82bc1c0abebe09769831eac2bd5c8232b966721b3a19391538903bd4c344afaf', '\x77e539b74008890051be0a7437f35f1d53f5d9a6940d7369700455d0687484ad', '\x88ecb003c7567c26d645bf6eb374185ca5d5fa0f6a3c3dba3b9db3cb704ea481'),
	('a10b77e9-a8f8-4fe3-8241-ec736a1757de', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 21, '2026-07-21 15:28:21.069+00', 'network_invited', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"network": "Town Health Panel", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa63ee113efd944ce380b1af136a22277', '\x22a6f56f3858d86fead81d64801f8f5adc19f458c75b8348f0a760c531f62194', '\x6ccc2b488d3a64c958b3f6b8b2692ab9d61abe38143f96768278c5ae6da3084a', '\x7f25a83bcb32b10634044821925f5e6be68e2aa7624dbb2bd921bbb03308a569'),
	('19d306a1-6ded-4c4e-a605-68167146068b', '0fed2c87-478d-47b1-80d1-d90f9d323842', 5, '2026-07-22 14:59:13.176+00', 'network_joined', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf05432e8d32207639a1fb0e1db210cf7', '\x42264677dad92d26f2239797f01c0f23cf912b394e7786709e284ba3a933337c', '\x47ee3c0994da38a16dfeebc0059368c6965480355a039a08b1cc376adbe4c857', '\x358d23827fbc9528fedd17d44100aac0789582bb31f6b083ad56959630db1fdc'),
	('c4559ddd-9487-4641-a82e-83ef1dbdc7d1', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 22, '2026-07-22 14:59:13.187+00', 'network_joined', 'organization', NULL, NULL, '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x7f25a83bcb32b10634044821925f5e6be68e2aa7624dbb2bd921bbb03308a569', '\x22c9c83256c8d46eb9f7384bbc0c84b96ce9b72d01f47ed0a884b528dfa5bc5e'),
	('8bed52ed-240b-4fc7-b93f-9ae07483812a', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 8, '2026-07-29 15:24:33.566+00', 'organization_second_factor_set', 'person', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', NULL, NULL, '{"after": "2026-08-12T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x08afae6f3bfde5362309b60cafa5d899', '\x22033887e1275693a2b4abb876e30695f7915e809217677bc2ce2b75c683a33a', '\x10d0b323157149e5c4ecf01feb4889e1bfe274eb6ee323c06a85dafb01fdc558', '\x7a3a213da2ca6de7e096dd0635df5094e2535c5c8cfb343cf8743a0d3771114c'),
	('0a24d252-80f9-4de0-a9a7-97e246524278', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 84, '2026-08-05 17:36:53.965+00', 'member_invited', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\xa17ddabea6334a75c9d71daa3120e794', '\xf4868a389d6d1e7292c69562382e01dbffa12928900c47083eba6c16a69f45b7', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd1ca226446273cb6156ddde9e1357123', '\x267677bc638a2b33e4e87d79c5ef6628be127fa0512b3676ce2cbd681f6a149f', '\x46dbe45baea0de148ecf10be6d1821d13828ddca226cb0f73e2523aed9dff524', '\x2ba871b48a6a918d231023f9d50f5ca57d154aef498530bea3213abebf92f569'),
	('b64dee9f-083a-4f44-81c9-a4bbf86dc749', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 85, '2026-08-06 13:19:46.08+00', 'invitation_accepted', 'person', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', '675d2881-8d86-4948-82cf-6b240f1d5a45', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\x8cfaa31140ae55e6c5f89838fa4365b2', '\x9b33a7f49c926a2bb8364e67b3bf83b22bdae6d7c00a82a618beeb4c3086738e', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xfc666d858a9b2b7f5748ac30cc68e125', '\x7f065b7f86c1b76ba26c52dae6785b8200338b87c79a1f89cfeb0d3cff8aecd2', '\x2ba871b48a6a918d231023f9d50f5ca57d154aef498530bea3213abebf92f569', '\x09ac042f146863cb352d92ff590955c55fc38b3d3046fb70b15825e848f2d01b'),
	('fc4bd402-5be2-49e4-b143-01d1f627fdd4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 86, '2026-08-07 14:40:38.101+00', 'application_approved', 'person', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', '675d2881-8d86-4948-82cf-6b240f1d5a45', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x68618f32f10c1a781700efee476050ab', '\xa82fef3e187dfc23d7079e68b60d1b1c7679477feb83fb016a219d627b0bb0e8', '\x09ac042f146863cb352d92ff590955c55fc38b3d3046fb70b15825e848f2d01b', '\x86e187f7f3bef4917856c1ca80b94c78178287ba01493b6387306c62e5cb893d'),
	('60589990-c3d9-46d9-a7d0-70a67ec35d9e', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 5, '2026-08-11 17:09:22.32+00', 'application_scopes_changed', 'person', 'd5431573-870a-4b02-8176-442f1da66f0d', '5f34650f-ebcf-4c8d-badc-759088d2e862', NULL, NULL, '{"added": ["survey:read"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x1054f41968221747bcf51749c550c2e6', '\x4bdf24e8cf982c51d76fe94788013478905aefbb42d9130ba3386cc965c435bb', '\x18654fb0b114c9501e9b90e6e2351b72c20c3603290ce6233de7f35ab91bfef7', '\xd4527e402ce5e2a72142852696a3d99dc3d08dd90c77ea0b86c50919e2dd9d2b'),
	('aa0684a0-a8b5-4f59-9f07-58f88596f2cb', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 87, '2026-08-12 14:44:14.445+00', 'authorization_changed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"scopes": ["survey:read"], "decision": "refuse", "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7dd1d09a8e257b78a56968b6c6d49f95', '\xa9d7ffccb71c2f3d387d353c0c6c339a3c1840c962330c251883ab0fd008cf82', '\x86e187f7f3bef4917856c1ca80b94c78178287ba01493b6387306c62e5cb893d', '\x9938f05c748a598da878631d8a4aca668d22608a4320d4e72d3c429e5c46e164'),
	('dee311d7-f11d-4178-973f-1a71245e7238', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 9, '2026-08-14 23:30:58.511+00', 'organization_second_factor_begun', 'system', NULL, NULL, NULL, NULL, '{"since": "2026-08-12T12:00:00.000Z"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x7a3a213da2ca6de7e096dd0635df5094e2535c5c8cfb343cf8743a0d3771114c', '\x27e8b4cdf9373e7432ccfaf7cd71bc1615e2a3524d855ce421ec36951415bbec'),
	('4e2cd201-c893-43a6-9e57-340d82e13a5b', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 88, '2026-08-20 15:39:26.885+00', 'export_requested', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf35acb20269cfa6b3954201a5276b4b4', '\xff41aadfcb7951120fc60ea2b80136ef93ffd8502851029122f84f82c2df22dd', '\x9938f05c748a598da878631d8a4aca668d22608a4320d4e72d3c429e5c46e164', '\x5d8ea64db58e6a488e43645bfa0c251e2760e692a2548cadc26f1cd0680f0d4f'),
	('c68f951e-0a49-496f-9572-74df78bc0e1d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 89, '2026-08-20 15:39:27.274+00', 'export_completed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"file": "northside-health-2026-08-20-1539.zip", "rows": 127}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x5d8ea64db58e6a488e43645bfa0c251e2760e692a2548cadc26f1cd0680f0d4f', '\x094aee52ec73b9dc13472e46a0a4f0aad6fc15faad0de6092cc5bcd521a85272'),
	('34a03017-85da-4381-ba81-68387ffd9166', '0fed2c87-478d-47b1-80d1-d90f9d323842', 6, '2026-08-20 17:31:26.896+00', 'network_left', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf3b9e23d3107f40cfba540aef1642b3d', '\x58c448ef091762236bdeeb85fe2682cf385d8c40c5129a95a3f0a1e4401c1b9d', '\x358d23827fbc9528fedd17d44100aac0789582bb31f6b083ad56959630db1fdc', '\x864816580c0c4ca247b86d565e6cc84cf5074e6e8c20e2f990474dbc26233ff2'),
	('b0d75775-a535-49eb-88f8-9e26f0067d36', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 90, '2026-08-20 17:31:26.905+00', 'network_left', 'organization', NULL, NULL, '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x094aee52ec73b9dc13472e46a0a4f0aad6fc15faad0de6092cc5bcd521a85272', '\x21ed0bee33d5751c8c3dead62a3b68a56dacf0baab430b6fd16baa13d7ff938b'),
	('522ea24f-5397-4c6d-91b7-abde999a9d69', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 91, '2026-08-24 18:27:11.002+00', 'organization_updated', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x79b40439287cb13d97f8cc508ee3410a', '\x596ee14ece67d7182bc4648fad568a14688b86625506832251fdffe2a5ec7e28', '\x21ed0bee33d5751c8c3dead62a3b68a56dacf0baab430b6fd16baa13d7ff938b', '\x5f2caa2f9116478b315389d8b2e89a3aac6f4b1b12880e7b6c300a08f4e87f6e'),
	('5757569d-e751-4349-aa43-370c0f3cf23c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 92, '2026-08-28 19:27:39.339+00', 'key_shown', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6da4d1bd1a752690c118e70e6bcee412', '\x6f1e5e96d15f2bbabfc6777eec6de00773ab7ee6b68bbfc2eb0ac627716b2739', '\x5f2caa2f9116478b315389d8b2e89a3aac6f4b1b12880e7b6c300a08f4e87f6e', '\x311d45482bb14fcb4c6de9d0e3c1fb92d9e877105eb9b56acc74432f74936d1b'),
	('b0e91deb-3b9f-45f3-b18b-7d0cab564283', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 23, '2026-09-07 18:45:51.843+00', 'network_shares_changed', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"after": ["organization", "referral", "survey"], "before": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa60acac966e7850a668e81cfeb4dac5e', '\x73e9bcb187e77cace7bf7fa1423ddf990f32f330d3b9e4e34f3d1343ff78261b', '\x22c9c83256c8d46eb9f7384bbc0c84b96ce9b72d01f47ed0a884b528dfa5bc5e', '\xaad76abe7d05005f1d6fefd075993b2b391896d858626892197325e2b9a6aa7a'),
	('db850c21-28fb-44e7-b5c7-62772833bcfe', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 6, '2026-09-09 14:38:36.04+00', 'network_shares_decided', 'person', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x55b02a67791c5ecc098c8203e3fca9f0', '\x46d19ecc72bed0343a516fcba81537aa3cd97d117cea626fbed0f786b1622e8c', '\x4dacff740ac8330367ab2f10bad7f116001de5e527f5e45f58bb1a21c38eeb8d', '\x685cc56540a1f7d0571e0a5f30f960eadb840f88ecb2a59c1869f51dc6bb140c'),
	('a68e500d-6198-4ad4-8d9d-97f1c0f059b7', '0fed2c87-478d-47b1-80d1-d90f9d323842', 7, '2026-09-10 16:57:28.053+00', 'network_shares_decided', 'person', '8b6641f6-195b-44b7-a662-b970c71e0d99', '35366076-3263-4f87-afd7-795a25d1759a', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6454e930d1898e7168d611aaee9cdcae', '\x6bca3a3a7588b6c917f32184b7e8821fef19f1621eaf48d936bf0b9e30ffba42', '\x864816580c0c4ca247b86d565e6cc84cf5074e6e8c20e2f990474dbc26233ff2', '\xda9eb9ba220ac5ca1f49eb1ce35e93005d0f9f237fed5a6a5cdbf1a34b1bb985'),
	('3dbbf53c-79f5-49ce-8bfe-a498a34e1853', 'b955a326-ec4a-4807-b816-710a12f2c685', 12, '2026-09-11 15:03:20.134+00', 'network_shares_decided', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x39a6049678ee6ae86dc6693389174ffa', '\x95f312df24741b2b167cc303059cb6315524a013abd1ccd2b28a11dc13040452', '\x499efaccbb9aa6de02e52be3cb3ec215ada6b91243a4ce170c0c12e7fd4ab840', '\x23f7ec70cf9beb18b7800dbe601ddac6a5f3f5df4a814bf4267ecc7bc29b3b2a'),
	('7dfb52a7-a513-4712-bb9c-846c2699e184', 'b955a326-ec4a-4807-b816-710a12f2c685', 13, '2026-09-16 16:08:56.405+00', 'export_requested', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"of": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xd66bd27bfcd0341fdd770c3ffa85635c', '\xac91399cdea046bc7c4ae2b075a0504c62feaba54c583a309364aadd827ea79a', '\x23f7ec70cf9beb18b7800dbe601ddac6a5f3f5df4a814bf4267ecc7bc29b3b2a', '\x9a78d6dab1dd67ccc5a4a1c10bde775fbeb88c55831e7144da165e7696e184ab'),
	('b925844d-e087-439f-8014-4c9ae838afc8', 'b955a326-ec4a-4807-b816-710a12f2c685', 14, '2026-09-16 16:08:57.516+00', 'export_completed', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '4c78ac71-937c-4d99-9473-1adbc38e91af', NULL, NULL, '{"file": "referral-desk-2026-09-16-1608.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x9a78d6dab1dd67ccc5a4a1c10bde775fbeb88c55831e7144da165e7696e184ab', '\xb20720b9386f1cfe232b93e525a3a6e8440b2a54500f1a18981a70e77b5ba243'),
	('a3060d8c-fbc9-4f51-87d5-8a4dc1c6550e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 93, '2026-09-22 14:02:24.707+00', 'contact_added', 'person', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'e3590c5f-504f-49a2-b952-32e6e03d2183', NULL, NULL, '{}', '{"email": "mei.lin@post.example"}', '\x31000d251db09c167337e0f7a53d8373', '\x36f964dac44d85fad215ee9effab7f8a617c3f45bde26c966ccd9d884eeca0d9', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xdf9c870cb9f07833427ea1478a54909e', '\x2daf490b683d3c02b7e9034dc4770dae05f9f243a4909bb04899c0d0cc7d8903', '\x311d45482bb14fcb4c6de9d0e3c1fb92d9e877105eb9b56acc74432f74936d1b', '\xda3cd6380045b56147e7040208f3921d04759fae33f1c71697250c3c0386779a'),
	('cb5b5ce4-03a8-4790-b462-43f76d4e42a5', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 94, '2026-09-22 14:02:24.717+00', 'application_approved', 'person', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'e3590c5f-504f-49a2-b952-32e6e03d2183', NULL, NULL, '{"scopes": ["user:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x5537f37b0905b82442b1c017ebc783b7', '\x4fffe17a129725491c945c971f5005bb6c4b32fb4ef7100904053d98942f169a', '\xda3cd6380045b56147e7040208f3921d04759fae33f1c71697250c3c0386779a', '\xfe89e75bc97b5d1ae3c660a18b5aadb82bc99bd0a4c91d5c4c78b8c5fe4c435a'),
	('2e4344c0-40cb-4e4d-8636-2cfead1babe5', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 95, '2026-09-23 15:07:16.805+00', 'organization_approvals_rule_set', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"after": "authorized", "before": "any"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0ac6ac095e86cc8860099726ad130ac1', '\xf35953304d6b3e285b7444d384e9808df4e9584e3ab376ae75b8aed07a02dee2', '\xfe89e75bc97b5d1ae3c660a18b5aadb82bc99bd0a4c91d5c4c78b8c5fe4c435a', '\x3351435686444ae070f082161b514d14674615567e5869c6f02932230b120aef'),
	('4417d094-785a-4b8c-832e-6eb22e7a4182', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 96, '2026-09-25 16:51:00.943+00', 'member_invited', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["member"]}', '{"email": "paula.quinn@northside.example"}', '\x49468c1bc320d31980de4ae3038b1285', '\x1de1b2143e9dc8d2ce44f51ee76840ad8b3204fc255024a0ed6ecca9941b9622', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xac56ad0748cfe3472b02178a0b1a8b5d', '\x447fd596759e59e31d11b9078b62847f30d8d98330ed9e5ce168eae633ab6ba3', '\x3351435686444ae070f082161b514d14674615567e5869c6f02932230b120aef', '\x5357b67cb21b59fec5e252dfe38e052bf5cc01204e76dfc15da8dad275cf86c4'),
	('d53635aa-9d60-45c3-9355-fe9054974cb0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 97, '2026-09-29 16:15:45.233+00', 'application_requested', 'person', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '71bf9442-e790-4532-8c83-d2913da7b9e4', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x5170ee6be7117a28b3bcb8a18ff531f4', '\xad8455a3b99383ae9b7292534310b861c77cd0f55121aef7ff88ef1bb3d04065', '\x5357b67cb21b59fec5e252dfe38e052bf5cc01204e76dfc15da8dad275cf86c4', '\xe66239f0acb6dc3f9ae064cdfbc6373132bd5d4f99a8af779d4bf4354cc57ce2'),
	('211eef40-6d7b-46e1-9062-9a96ff351559', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 98, '2026-09-30 14:26:37.275+00', 'application_request_answered', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"answer": "declined", "scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x66b5e37cde3acaa98e6995000eaf4b76', '\xfe38c91765ba29cd867977a76e719d6e06e46f33f0080062eafab61260ee5616', '\xe66239f0acb6dc3f9ae064cdfbc6373132bd5d4f99a8af779d4bf4354cc57ce2', '\x855b009ef8526ac7c706e7be16bb14e21d7975aa2491e3ba07ebb0ba91edff58'),
	('86bb22ef-1b22-4bbb-9378-d095c85b5d09', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 99, '2026-10-12 17:33:33.829+00', 'export_requested', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"of": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x58ac31872f2362a5f739f6a127e8bf48', '\xd575c4003bfb4e26b6a8ee9d8c63862bb8a7d7db9b20337a3c599109637ab774', '\x855b009ef8526ac7c706e7be16bb14e21d7975aa2491e3ba07ebb0ba91edff58', '\xae78abd2906b398047ef071c1203ea70e78418c8f77df1c4090d485cd5012870'),
	('e0b68e87-dde3-4b34-9502-4a4e2cde3c09', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 100, '2026-10-12 17:33:35.104+00', 'export_completed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"file": "care-circle-2026-10-12-1733.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xae78abd2906b398047ef071c1203ea70e78418c8f77df1c4090d485cd5012870', '\xd50e269dfad74a88b367547a5cf4cc67d4499c672503ef554384a1f51ef3970d'),
	('fc024bca-0e22-4bab-acf0-a59608e28c9f', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 101, '2026-10-19 18:30:54.33+00', 'application_requested', 'person', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x12dfc8a3d704d44b520bc9f45cd6bc48', '\x91ce5e4de031f711c935d1306570debc7eada4e111644fe7cdcb3a7be433b02a', '\xd50e269dfad74a88b367547a5cf4cc67d4499c672503ef554384a1f51ef3970d', '\x56d65e5a33a424f754b9791294128c24e78d52b7a38ab00946985a99e5ba41f9'),
	('f269ba44-002f-4e74-a647-2389915b2c8c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 102, '2026-10-20 15:12:46.333+00', 'application_request_answered', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"answer": "authorized", "scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcdfa0866c9a429b09d612b7b106706fd', '\x9efa8fda6b4b6ebfdcc2300caa722f94a9784fc9ee1989f85e3993553a53b2ba', '\x56d65e5a33a424f754b9791294128c24e78d52b7a38ab00946985a99e5ba41f9', '\xc12b709774561d8f10f16c753396358037ba722682535aaea8bb708eb1e0fa78'),
	('fd2fb00b-034f-47d5-bd60-5dbc6cafced7', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 103, '2026-10-20 15:12:46.335+00', 'application_authorized', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6b9a8f567293c06e3f4b91be394388e8', '\x98b0bb40ee53fa093bce90fcff1dc1027971dc55ca447d4ab712799ad1e39607', '\xc12b709774561d8f10f16c753396358037ba722682535aaea8bb708eb1e0fa78', '\x6f0f0b3cf6df4166f49282b370c94c289694fb57dadd8d017c3043f316b15e43'),
	('6ef1794c-b8b5-4e28-938e-1f32b38ce8b1', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 104, '2026-10-21 15:17:38.387+00', 'application_approved', 'person', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', NULL, NULL, '{"scopes": ["user:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe416ee6ad20ecad113d0f37c42427c1a', '\xf2852709ac90c8ef198b665654c51fc30058ae7b66d66d5dbf2495dd5d9f69ff', '\x6f0f0b3cf6df4166f49282b370c94c289694fb57dadd8d017c3043f316b15e43', '\x3ab186a64e5cf01556c97a2c5e67c69a9557b580c390515d14b38bed64506eef'),
	('22f68728-c354-4d1f-a767-ea1aaf9d5bd3', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 105, '2026-10-28 15:48:58.82+00', 'member_suspended', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\xe168444b5ec7a9e1aab271dcd388124d', '\x9e25fe54126b6e59ad93f054ae763eec5bba25faeb186376c6fdc35306b59dc3', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x89044699e6433f62e52fd305897a522d', '\xa3315cb6c2bc4a2d44131d47e2f8e0dd953f3569e5c8b0840641be951a572480', '\x3ab186a64e5cf01556c97a2c5e67c69a9557b580c390515d14b38bed64506eef', '\xe03bc61973b064c4785d66027341c2ab7291ba7e38319cc65b5d08758d5720ca'),
	('36d50f18-665b-490b-9d6b-5367ec6a95fe', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 106, '2026-11-05 15:53:11.299+00', 'network_shares_changed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"after": ["application", "organization", "referral", "survey"], "before": ["application", "organization", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x9ce8019a64767f3a2a6036af180f406b', '\xc645f8975a3229c1d9ed0e46a5f7285030908c8f1173892ab1e845b098fd0162', '\xe03bc61973b064c4785d66027341c2ab7291ba7e38319cc65b5d08758d5720ca', '\x99aba1e8e7926f6d7976dc26674d4148f16c0291dd422568c422237c5cc201ff'),
	('01d71ac8-7dd4-4a29-83c0-41e472c0bbaa', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 107, '2026-11-06 14:33:03.38+00', 'review_started', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"due": "2026-11-20T14:33:03.376Z"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4569977c36f62646e7a36df2908fa857', '\x89546fc0c43b5c9279bb4e6610b60029ebb7efa823444e950d34368d4f91f4a1', '\x99aba1e8e7926f6d7976dc26674d4148f16c0291dd422568c422237c5cc201ff', '\x95e3bb6a2318864a7bd4892ec830fc0343d82118fc63923463bada49a5aa510a'),
	('5b5ed0b1-00e0-4d33-996b-5ded25059c5a', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 8, '2026-11-09 17:19:55.454+00', 'network_shares_decided', 'person', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '68866aa4-42cc-40ad-80b2-f1a965600a6a', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x72a72750b13301bb66cb9df4dd60d286', '\x87324ccefaa3c30360b345c61f0f154055f499f998f862c0e6d01c1e9dc61911', '\x88ecb003c7567c26d645bf6eb374185ca5d5fa0f6a3c3dba3b9db3cb704ea481', '\xb86dc8687342be7230daf18881b1d4bcab0a172c24629d47261e7972d52eb023');
INSERT INTO public.organization_activity VALUES
	('0b9ca6bf-f7ff-452e-826f-e7e9e9d1da97', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 24, '2026-11-10 16:34:47.54+00', 'application_scopes_changed', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"added": ["survey:manage", "transaction:read"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x4dafa89897ebac83a4859f5eda4e8129', '\x46fb58bf182d6c2dde3044a6f170f5f34ccaab16ea852520df488c81b210e31f', '\xaad76abe7d05005f1d6fefd075993b2b391896d858626892197325e2b9a6aa7a', '\x400a6b7482d81b31c0d0021e502991f2b33d1024660448b9080b7fa1023419f1'),
	('e0e26159-c561-41c5-a4ba-3c63d3030cc6', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 6, '2026-11-11 14:42:39.64+00', 'network_shares_decided', 'person', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x35c978e78374d32a6f40bd8c63e6d030', '\x3b3f7b92b573f329fe7254f0763bc09b6814330b184184c28194ff158ef80f31', '\x803b51797f1f56b2af2a80839435d9670c13eccca3e4d9d22b0c7339181c7a59', '\xbecd13e76cd0250f5ff72695851c7d4e52376bfe96e52890bac9e44b8f99fd62'),
	('31e71103-a1cf-47b6-88ee-68e4746d3337', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 108, '2026-11-12 15:35:31.811+00', 'network_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"network": "Care Circle", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x2c3ebf4e978ce51267b82bfb945a13b3', '\x9f8e1e01ad9bee6384c37ebdbfebdf3c09d19c9ad026f950b937abab9ef06a3c', '\x95e3bb6a2318864a7bd4892ec830fc0343d82118fc63923463bada49a5aa510a', '\xac8247184593fcc02627b3ac300b334e36613ebfa61bfa6c691660399c47f3bf'),
	('fb14b86b-b589-4ba6-be8f-371667530f2f', '91dba114-729c-4af0-b124-e454322803f8', 5, '2026-11-12 20:36:31.753+00', 'organization_deleted', 'person', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xfe4da5d541b6de2ced506637425642bc', '\x1b1b734b6bcecb4d57dbb1f4d00178ec49d39254e56e4b77017c0c01d94df7e7', '\xb9e8b47f34eadd1c5b4b79adcf39124fb01bdb1a3b9147fb59000aa65e310eec', '\x73c86d6145953a6add70cc91326f1d1b96bb820fe5c9c5fdf426fd379c8a5b00'),
	('a5f6ae10-b4e8-4253-8b5e-f036cbe854dd', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 109, '2026-11-12 20:36:31.786+00', 'organization_deleted', 'organization', NULL, NULL, '91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xac8247184593fcc02627b3ac300b334e36613ebfa61bfa6c691660399c47f3bf', '\xb707d39dbd20fda3f12e997a6f032d739ed22b53e159ce7fb537417188907533'),
	('eef32dc2-0339-4f14-b001-43359381f5a8', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 25, '2026-11-13 14:51:23.82+00', 'network_invited', 'person', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', NULL, NULL, '{"network": "Town Health Panel", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xd484fa51971c6d95966e8b32a6c9b782', '\xabc2a899f5c61529b6c6ea1b8314fa710dda724a921b56b65bc42858d50f2319', '\x400a6b7482d81b31c0d0021e502991f2b33d1024660448b9080b7fa1023419f1', '\xa4d5e5a0870e8852e12d0de98a5664eef3d7d00177a640cae43c6d8a2e1f2b1f'),
	('fe1bc82f-d20b-4553-a479-cebc83551578', '511d629e-002c-425d-b21d-25dad5fa7321', 4, '2026-11-13 18:05:23.811+00', 'member_invited', 'person', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', 'd81f1195-e095-4d06-aba5-5198c78ee50e', NULL, NULL, '{"roles": ["member"]}', '{"email": "mei.lin@post.example"}', '\xf5bf128a2d020a30ffb31b0f17b91a03', '\x51eb0e8e700e2cefbf53040b0a80a2abd732b378493f8ea7f29951b48ac755d9', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8189842c87e066e60ced84a0f9028189', '\x6c9faae10a22d0f1a22e4208fe5f5269e265bbdf6d269055cc987e7a09ee3b87', '\xffda19158fca369eb48a52c3a98a67d43441c31f055c62f50f443b5491bbe5e1', '\x3349a401473c650eb3c949255499ebba208c53ee52042d1245b7b760358fd443'),
	('c07ad0d7-a780-4fda-ba94-32324a3e3663', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 10, '2026-11-16 14:17:15.868+00', 'organization_second_factor_set', 'person', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', NULL, NULL, '{"after": "2026-11-25T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xd841d32ed31fb017bc71b7a731557741', '\x2408df045468dd795303e18505876b8877f3ba80b25cce9893005eaad67f1d39', '\x50146a37290df070cf81c518a4c9e7bc8c8317cf7a1dc8107b272b9509776f83', '\x07db24c977854efe1c2c45428cbdebe4997149e56fac6507a1ea31a49da514bd'),
	('8166d703-7645-442d-96cd-6ef22517477c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 110, '2026-11-16 15:22:15.891+00', 'member_invited', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"roles": ["member"]}', '{"email": "june.park@northside.example"}', '\xb1fc023b60fc1ea6e570bb3e84c65b3c', '\xb0dc74de297bce10dcb434073c83bda5d22e4bd4de2179042083aebcc4cb07e1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x062c22ffaf3c91521401e807e5cdf355', '\x3fc4bba1f42a52f98a601fea9cedc81d95384a7d606b07c1eba4d1690b36f2d0', '\xb707d39dbd20fda3f12e997a6f032d739ed22b53e159ce7fb537417188907533', '\x404c532a46838a6f706b5181b17ba48ca601893eab36d7b5fdff54a313afc1db'),
	('133840ee-5f5d-4168-85cc-ff16e23ec382', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 111, '2026-11-16 17:44:15.913+00', 'application_requested', 'person', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x3be8e6cf47c7f117eb9e5ebb41711f46', '\x6df8a1e82fd5b4efe9fc93e7f4cb3eda04268eefb649443fa9e59cd8387c9757', '\x404c532a46838a6f706b5181b17ba48ca601893eab36d7b5fdff54a313afc1db', '\x388b61c4a9025ec2af280a0c6fc7e7bc22b3b06459234cfd147ce7d56ac89609'),
	('0cbc31f2-5792-4337-819e-928ab94576ba', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 112, '2026-11-16 20:10:15.918+00', 'export_requested', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x075a446a55a993525d2210b364671368', '\x91eb0fb33706cffc9badc8cf178b1ebbe35bd867d6697fff4bdc41199275fd3f', '\x388b61c4a9025ec2af280a0c6fc7e7bc22b3b06459234cfd147ce7d56ac89609', '\xbdbc56f006912ef683325cd79f0cf197e2b0b59f0f46f9cb3c6464d7c39c25da'),
	('995a2888-7115-47a3-845b-6032292d154c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 113, '2026-11-16 20:10:16.059+00', 'export_completed', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"file": "northside-health-access-review-2026-11-16-2010.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xbdbc56f006912ef683325cd79f0cf197e2b0b59f0f46f9cb3c6464d7c39c25da', '\xc937bdd76aab604f06fdcc2e15a5b5f8c2f9bcabd2da78b4001581e3718f89b7'),
	('8dabb147-8be9-4eed-b1d6-e263953b08b0', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 11, '2026-11-17 16:20:07.998+00', 'application_requested', 'person', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '7a290188-fda0-48cc-aa9d-5d891563f301', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x3311bb223b276a96ad494d685965a6d8', '\xc61b56cd45b04fdf368bf2c9ebf8c52b286c8ed27ce5127e81a7292d0d44ba30', '\x07db24c977854efe1c2c45428cbdebe4997149e56fac6507a1ea31a49da514bd', '\x93096c2dc0ea749ace5f4456cd0ac7921652502331381e99ff37f93660da8fdf'),
	('b6942fe2-24d4-4a55-8989-2a94dc386b2c', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 114, '2026-11-17 17:20:08.037+00', 'application_deleted', 'person', '31c892e6-34c9-4686-b11f-b18531499d39', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', NULL, NULL, '{"application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0b8301781b6cee14a49df10ff510b30a', '\x5c821a5d027c55296fcae7a1de877d29d7510599cf2ef322d7b69b7ea84a3d1c', '\xc937bdd76aab604f06fdcc2e15a5b5f8c2f9bcabd2da78b4001581e3718f89b7', '\xad46198efde7fac071723a1e1d6a25280b8601fe74b7e8f3a68d90b1177f801d'),
	('6c7d5adb-7eed-42dc-8bb2-be7a9ccc8b77', 'b955a326-ec4a-4807-b816-710a12f2c685', 15, '2026-11-17 17:20:08.087+00', 'application_deleted', 'organization', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', '{"application": "Fax Bridge"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xb20720b9386f1cfe232b93e525a3a6e8440b2a54500f1a18981a70e77b5ba243', '\x6b9e69f64ac578e265365601e3219e5a666d859f27766f4d7f282fef81126269'),
	('5c10434e-12b9-415c-a5b0-a825e4b1dca4', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 115, '2026-11-17 19:40:08.001+00', 'member_invited', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"roles": ["admin", "member"]}', '{"email": "sam.rivera@northside.example"}', '\xd3ba3832bcf81837b326e552e6c8fde7', '\x90c8f4378b9a88ad6d7724cc2355f57359c298624c5facb333e41b1b113c9516', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe35f05ae7c71f5e6b2f095e75feb8f51', '\x8b0d60816e8e5fdfa180376e9102ee4bebbbdaadce897ae2b458bb5ea530d6fa', '\xad46198efde7fac071723a1e1d6a25280b8601fe74b7e8f3a68d90b1177f801d', '\xe77905339951721a629c345279ec0255e67d7d231e39c367eb71dd9315fdfd7f'),
	('4428bd8c-a500-45c6-bf29-c85976effd52', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 116, '2026-11-18 14:31:38.112+00', 'key_created', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"last4": "RImw", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcdce13f261dc9055cc4eb8e169e65d72', '\x30a39ced9d98f403401d72f119933b15cffd173afe57e4dc7a1221e8dad655ed', '\xe77905339951721a629c345279ec0255e67d7d231e39c367eb71dd9315fdfd7f', '\x4b601e41bcd28c310c360712429ddb741e2e7a27a782da4b7618d25d9735727a'),
	('c4aa2976-3c3d-483f-a574-d655f5830386', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 117, '2026-11-18 17:18:38.085+00', 'export_requested', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbceda47230da93dd58f14d7a13d58e84', '\x3ed74dbfa00d6ae1b9cd3fdc7e954ba077bb33dcae61127f887c98ab52fd6818', '\x4b601e41bcd28c310c360712429ddb741e2e7a27a782da4b7618d25d9735727a', '\x6c3363fa8c6272399458d1e7d149c4cc956a80a43677b77fe32abdfa7cb262b6'),
	('2c1a8062-5bac-4cf8-b3a9-e604972fe9ea', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 118, '2026-11-18 17:18:39.273+00', 'export_completed', 'person', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', NULL, NULL, '{"file": "northside-health-2026-11-18-1718.zip", "rows": 166}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x6c3363fa8c6272399458d1e7d149c4cc956a80a43677b77fe32abdfa7cb262b6', '\x0b5b0860fe1f78cad708e3b7c9baebf328e3c050b0b1871cfacafd7fea5ed161'),
	('b3325f44-eeb8-4d9e-b36d-46dc3f7a5885', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 1, '2026-11-18 20:44:02.5+00', 'organization_created', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"name": "Organization 49de8055"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x06a414a722b4136001ff15039d4a2d0e', '\xae3c51e118e9b359cef3473485bdbdaf249f29c7c65b258f6be226671fecc0bf', NULL, '\x488b286c9cef6b33894ba7d612bfa705816c2edc33ae877348e58e471f0e0284'),
	('70c33044-a6a3-4c2c-9ed0-cd08984365be', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 1, '2026-11-18 20:44:02.943+00', 'organization_created', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"name": "Organization f6d624c1"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x5bde8d5815b723e462a9d63e4e7eb4c7', '\xe73431c411824ac92515d1968e453a57ed4e9c9789656dec0b0d5da9915fad42', NULL, '\x2c32cb921ed0edb4ad2f2b4710da7fd85b200caf343a93bcc135d8cdcdec5aea'),
	('20e49a42-20d6-45e0-a209-a6b50a8b11a8', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 2, '2026-11-18 20:44:03.988+00', 'application_created', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x37f1e4fa22421e606a88f44520bbf425', '\xe87ad974558903249cca63c7d2f40329a5871ceed844ff62707432a63e00ecf6', '\x488b286c9cef6b33894ba7d612bfa705816c2edc33ae877348e58e471f0e0284', '\xd147a7ac45a083c5fc7003bb9a11b6bd2d5ce01b43b59292699fcc15a5d5a840'),
	('ab0bd563-36d5-4a36-9976-b8277490e09a', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 3, '2026-11-18 20:44:04.054+00', 'application_redirects_changed', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x00f1a3cc9fada7b0fe18a7964294e218', '\xe35b8e4e48b99b82b350b3b75706fd96380c386224866c5d719cccbf12bc9c7a', '\xd147a7ac45a083c5fc7003bb9a11b6bd2d5ce01b43b59292699fcc15a5d5a840', '\x299ed3b23468d279189b4721539a5c39acea5dcae1e98fb46962ffac7ec67c62'),
	('8f1f70ac-bf8d-4d7b-9a40-f17b06c26271', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 4, '2026-11-18 20:44:04.129+00', 'key_shown', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xf70c56f27b3d3aa1de3b1867099e31ad', '\x45cda18649b8e1c7df183f0d992f0077e3224bf18912f9e4654c41efa0848667', '\x299ed3b23468d279189b4721539a5c39acea5dcae1e98fb46962ffac7ec67c62', '\xc67746dccee4762590bc0a7edb88149e66ba1904b8b4ab09cd3016af14742c9d'),
	('95889ec8-84b7-4945-b655-f2a3b342edf4', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 2, '2026-11-18 20:44:04.215+00', 'application_created', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xc0291cf9e265b6e867c73232272a33f7', '\x66939e0bf4a54376bedd51be4499a1cd43a075ac50e91be3d8b892a44f563ada', '\x2c32cb921ed0edb4ad2f2b4710da7fd85b200caf343a93bcc135d8cdcdec5aea', '\xf054c7024a8b973e03255375b4d5e6f6fa5190ebded4296436b3d9fbce1ff67b'),
	('31098db7-80ad-4217-b02f-415a11c06fd2', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 3, '2026-11-18 20:44:04.283+00', 'application_redirects_changed', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x3fe11eaebcee515d63cd5b9b181d381c', '\x93903abb11668276c2c1bb11bf3383cb680f9d7b90cd4895c12f44cfbb763ca2', '\xf054c7024a8b973e03255375b4d5e6f6fa5190ebded4296436b3d9fbce1ff67b', '\x52f70a5cf6b18ff29518cb8b3bc4133b7edbd3c0d1dcadb6529c4b23fa8211f6'),
	('466a6381-fd38-4fc4-8684-af2521388867', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 4, '2026-11-18 20:44:04.37+00', 'key_shown', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xd83dc282dc5dc60a90c993a02e09c174', '\x58a150c8031f0223689fbe6b55c6d27ac41222f63b7e033c5bedd9f55e3d92ac', '\x52f70a5cf6b18ff29518cb8b3bc4133b7edbd3c0d1dcadb6529c4b23fa8211f6', '\xa5d2ac1d99a97561e597983e3c54c54c029d4b4f52bff0b87bfad143f7b4c3b7'),
	('9e178de5-e9dc-471b-8968-f7951298ceaa', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 5, '2026-11-18 20:44:04.503+00', 'application_authorized', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x42c582a497b0c345a3a044aa4bda26e4', '\x9d20b61a7881ce7643d14dd010cdc8cfdf3fb40e62159f9fd6bcf414584a75a9', '\xa5d2ac1d99a97561e597983e3c54c54c029d4b4f52bff0b87bfad143f7b4c3b7', '\xd5efda6661041407495e2c6c92171bd546990fc50e90f92f608965cc62a730d1'),
	('51b62b04-8194-4681-85ea-d9e7fe7df121', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 5, '2026-11-18 20:44:04.604+00', 'application_authorized', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x181cbcd6152950ee4d058277a79a3553', '\x0a531f21ea826f3f51d6f40694ecc3d7f4772d94d7dc2482900ea908b4dae4a9', '\xc67746dccee4762590bc0a7edb88149e66ba1904b8b4ab09cd3016af14742c9d', '\xa2dc58b5380e6e50a1f42b1a2db65216b36f094a5340b91beb1f1f8221fe280b'),
	('814545be-641a-49e6-870a-eff9637b370c', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 6, '2026-11-18 20:44:04.844+00', 'application_approved', 'person', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', '7e98f743-e9b6-49f5-ad83-d244c4d1cac5', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xfd97f09b3d3204b1e952379d1a1b90b9', '\x231d802df479fc953594ce62461e15b179cce074fcdc2c105fb642a19c361273', '\xa2dc58b5380e6e50a1f42b1a2db65216b36f094a5340b91beb1f1f8221fe280b', '\x83c62f8d35fd128351a57a725e8e331e6f71088012c53e1ba027fc8462c0c001'),
	('6dcbbfe7-731d-4f92-bfa7-a1b17439b71f', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 7, '2026-11-18 20:44:05.029+00', 'application_approved', 'person', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', '158b8c33-2df4-415a-b05f-df51bdd1f592', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x268c9e8f7d349b31b61e619ddb7c82a5', '\x0862a59f20d2715f41452ef249202d748a7b42879edbada929d3888688b971e3', '\x83c62f8d35fd128351a57a725e8e331e6f71088012c53e1ba027fc8462c0c001', '\x43e12867e052ec4d933af1fb545414f942bef3f83307969a744583a7d84d7c13'),
	('3ec78d52-e03e-43d0-9ee5-f2007e2af93b', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 8, '2026-11-18 20:44:05.109+00', 'application_approved', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x8a725e8f42ac152364d36d8fd3dd0aec', '\xfb255b1d6d93c2850b7222c53d21a28e4c167c7bd3a909dba95012d364278713', '\x43e12867e052ec4d933af1fb545414f942bef3f83307969a744583a7d84d7c13', '\x778ceeeaf6448a1d11e5af42041ced431015e59b33a17924752f931b261a68bd'),
	('df9ee25d-474c-47aa-9da9-9d7896eb5b8e', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 6, '2026-11-18 20:44:05.209+00', 'application_approved', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xdf13cdf50b6d857c27d2ee99af2b34e5', '\x0420c0ab55cf70b6e7442e32ddf18d7414d071e96db853e0dece269379f616bb', '\xd5efda6661041407495e2c6c92171bd546990fc50e90f92f608965cc62a730d1', '\xf778b2b270d8462cc3f1b7ba22607c99415e5322615c68c4d70f642f24d77bc9'),
	('ba8d6afe-e3e3-4787-8cae-8417b8ad7673', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 9, '2026-11-18 20:44:05.483+00', 'network_created', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"network": "Network 2eb952af"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x3cdfaf11376eb2d527ccb2a5b075bb36', '\xc2044c3db0fffdb836b36aed08b5acce76f7214d4418fcd21b0e051951893a02', '\x778ceeeaf6448a1d11e5af42041ced431015e59b33a17924752f931b261a68bd', '\x57d73f46982a15bcbf6df5990ecb403cdc7ad0cfa96364db62eb9336e453ae6b'),
	('1441ba69-d725-4a95-9777-7ef7e2b46656', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 7, '2026-11-18 20:44:05.682+00', 'network_created', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"network": "Network 64d425bd"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x3c7790e02e5f715982d544df43546b9d', '\x26b47bbfe2ba8ff12c10482fb7297e1bff3ffd9e4807ea208db021827568cfa2', '\xf778b2b270d8462cc3f1b7ba22607c99415e5322615c68c4d70f642f24d77bc9', '\x8ec048526de5a4c0fb99ac083e50cdbcfd061ca53c73141c59d6dfcbd8482cca'),
	('020b87ee-51ea-4fa3-bb15-a65d8afec3d6', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 10, '2026-11-18 20:44:05.926+00', 'network_invited', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"network": "Network 2eb952af", "organization": "Organization f6d624c1"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x3a2dba3ed1c50ef2994b0a6dcff97e8f', '\x842c57760e61ac3f37317a89923ef74f31b251088398517a55c8d8597a655062', '\x57d73f46982a15bcbf6df5990ecb403cdc7ad0cfa96364db62eb9336e453ae6b', '\x5e17224122361956c180258e20bb713e32fe36bed0011ace6a8b8c48ce2b3392'),
	('673bbe2b-e052-4ac4-9421-e4251a5d1179', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 9, '2026-11-18 20:44:06.296+00', 'network_invited', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"network": "Network 64d425bd", "organization": "Organization 49de8055"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x9656653f5c8fa50fda144b3041e5d1f9', '\xe581fa73b093ad3b6689c58209e1cca5f420e2be6fe2a520e686ccf09f000f06', '\x94c632f952fa021ab67926abf034a2c046d8a1f85bfe1c9112faf488d10988c3', '\xb2223ce29ba03313bf5b3e1032c34e64df0bb94591443d09563f4699bd2157b2'),
	('eccec8e1-9c05-45a0-89b8-21bbad1e2f89', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 8, '2026-11-18 20:44:06.034+00', 'network_joined', 'person', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', NULL, NULL, '{"shares": ["organization"], "network": "Network 2eb952af"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xcec814dfbbb40900449dc8043dd7ae9c', '\x22190d3c747c52ddfb26c3800e2e276fea66f4cae29edd9c70cf6211d5a6c8dc', '\x8ec048526de5a4c0fb99ac083e50cdbcfd061ca53c73141c59d6dfcbd8482cca', '\x94c632f952fa021ab67926abf034a2c046d8a1f85bfe1c9112faf488d10988c3'),
	('c682e0c1-00cf-4770-a144-46ee80d81020', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 11, '2026-11-18 20:44:06.05+00', 'network_joined', 'organization', NULL, NULL, '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Organization f6d624c1', '{"shares": ["organization"], "network": "Network 2eb952af"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x5e17224122361956c180258e20bb713e32fe36bed0011ace6a8b8c48ce2b3392', '\xec25f4eb275a0f475d7ce498ec661c19d1b0871724b54142df39e36b5fed61cf'),
	('f9bf0b80-5a79-4b90-8954-35ccb748b740', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 12, '2026-11-18 20:44:06.519+00', 'network_joined', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"shares": ["organization"], "network": "Network 64d425bd"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x038a05c3aa56d76b60763d2eac152507', '\x096a06af3bffbda04de07b129f4c4af29e58e4b6a7a70a553449faedfe57b40a', '\xec25f4eb275a0f475d7ce498ec661c19d1b0871724b54142df39e36b5fed61cf', '\x195f1e59723f73166888e0503782fda8457adb9220b3708c306f09b7dbe5859e'),
	('ff5d68a5-8e89-4cbc-b6c4-17e2e5a42214', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 10, '2026-11-18 20:44:06.539+00', 'network_joined', 'organization', NULL, NULL, 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Organization 49de8055', '{"shares": ["organization"], "network": "Network 64d425bd"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xb2223ce29ba03313bf5b3e1032c34e64df0bb94591443d09563f4699bd2157b2', '\x94bde58004d1b91a0e65a0698429a05d53076146dad73ba3d656df437e40898c'),
	('bad464ef-7c0c-42c8-b146-5e3e94deac4c', '6a6d2481-5f14-4361-9c0d-e8d764acb0b2', 1, '2026-11-18 20:44:06.714+00', 'organization_created', 'person', 'e2692b74-aeba-483e-ac12-2b05df7cba88', 'bd4ac0fd-f67d-4b51-8a73-a9448f9c11d4', NULL, NULL, '{"name": "Organization a98fef08"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xedd4e78d26528654b34b9aa332f0bea4', '\x055e165d0cfb48c081ef1040853b6bd275c34942ab7e7d44f78f2b9088d3e13a', NULL, '\x1a5d3cc6a80226fc19ab4f1e82ed0e3c49a7f5200608779ce580e23485d1bcad'),
	('c0b45417-2368-4509-abcc-93d0b76b12e0', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 13, '2026-11-18 20:44:06.978+00', 'network_invited', 'person', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', NULL, NULL, '{"network": "Network 2eb952af", "organization": "Organization a98fef08"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xdcf6f273265e85bcde8fda511ffd3248', '\xb1f7d05a24c66f5197c5345dac4c6643143a19ec179d8cfd47df22dcfb987383', '\x195f1e59723f73166888e0503782fda8457adb9220b3708c306f09b7dbe5859e', '\xd369762c610aaa4a032fb68552a1d53d66deb77aa4c815245db76975d12ab3bf'),
	('c2c10966-ebdf-4f69-a508-92ba58af5f87', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 14, '2026-11-18 20:44:07.137+00', 'member_invited', 'person', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', 'e360fd00-587a-4347-bd3c-cba845eabd96', NULL, NULL, '{"roles": ["member"]}', '{"email": "2776b66b-cb59-4856-8cc7-742d114fa3ae@example.com"}', '\xa7eb9451612fca5957a08860d630586a', '\x67b03b1dbaf1cdc9869a5771397d59909bdb38af7e7688e0dee45f99a093d70b', '127.0.0.1', 'node', '\xa9d1549822175954663a1d6588a081c9', '\x16a6a53e94ea40047a4c5c977bb26f294666e97889c69c7feaab25b4dfe1be9d', '\xd369762c610aaa4a032fb68552a1d53d66deb77aa4c815245db76975d12ab3bf', '\x10572ee12b262c06cf7ad9bc435d7f8a37f6ed38aeeb185bdf63db07db5e0953'),
	('80bfb4e4-9f02-4428-b395-57eb2abb3959', '7edf371e-26d1-493e-9240-ae4090659feb', 2, '2026-11-18 20:44:08.858+00', 'organization_updated', 'person', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', 'bd190fe5-532f-4250-b26c-7c815c8cd48c', NULL, NULL, '{"fields": ["city"]}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xb1ca88d497e633d0aa084fca71c89858', '\xbd6553524e5cdec997c6541eaed667039477e62cd89c2267b6f5293c131d1587', '\x1ecbd123c33fc95f78dda4d1fd1c7ea18cca3eec929dd6526bcb093bbae0a19d', '\x040c3e0baa8c1b2b73636c5fcdfe3d80d930bdf59d06ba154071fcefd2931d7a'),
	('cc6b3c4d-5ba1-48c0-9a3b-61137073b104', '7edf371e-26d1-493e-9240-ae4090659feb', 3, '2026-11-18 20:44:08.942+00', 'activity_cut', 'system', NULL, NULL, NULL, NULL, '{"to": 1, "years": 1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x040c3e0baa8c1b2b73636c5fcdfe3d80d930bdf59d06ba154071fcefd2931d7a', '\x8c49d228f9361d254d70d1c125ecf882a53a9522106538584550a42b3f8b818f');


--
-- Data for Name: organizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organizations VALUES
	('91dba114-729c-4af0-b124-e454322803f8', 'Bluewater Physiotherapy', 'Physiotherapy by the lake.', '', '', 'Kingston', 'ON', '', 'America/Toronto', 'CA', true, 2, 5, '\x73c86d6145953a6add70cc91326f1d1b96bb820fe5c9c5fdf426fd379c8a5b00', '2026-06-15 15:57:46.936255+00', '2026-06-15 15:57:46.936255+00', NULL, NULL, 'any', '2026-11-12 20:36:31.711274+00', '2026-12-12 20:36:31.711346+00', NULL, 0),
	('dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 'Community clinics on the north side of the city.', '1200 Lakeshore Avenue', 'office@northside.example', 'Chicago', 'IL', '60614', 'America/Chicago', 'US', true, 10, 118, '\x0b5b0860fe1f78cad708e3b7c9baebf328e3c050b0b1871cfacafd7fea5ed161', '2025-11-20 14:11:11.146422+00', '2026-08-24 18:27:10.990574+00', NULL, NULL, 'authorized', NULL, NULL, 7, 0),
	('2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 'Surveys about health in small towns.', '55 Rideau Street', 'office@maplegrove.example', 'Ottawa', 'ON', 'K1N 5W8', 'America/Toronto', 'CA', true, 4, 25, '\xa4d5e5a0870e8852e12d0de98a5664eef3d7d00177a640cae43c6d8a2e1f2b1f', '2025-11-28 15:32:23.553132+00', '2026-07-02 15:41:03.98526+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('511d629e-002c-425d-b21d-25dad5fa7321', 'Prairie Home Care', 'Nurses who come to your door.', '', '', 'Winnipeg', 'MB', '', 'America/Winnipeg', 'CA', true, 1, 4, '\x3349a401473c650eb3c949255499ebba208c53ee52042d1245b7b760358fd443', '2026-03-27 17:15:10.40559+00', '2026-03-27 17:15:10.40559+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Clinique du Parc', 'Médecine familiale, du lundi au samedi.', '4455, avenue du Parc', '', 'Montréal', 'QC', '', 'America/Toronto', 'CA', true, 1, 6, '\x685cc56540a1f7d0571e0a5f30f960eadb840f88ecb2a59c1869f51dc6bb140c', '2026-03-02 15:04:40.868272+00', '2026-03-02 15:04:40.868272+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', 'Meal plans for people with diabetes.', '', '', 'Madison', 'WI', '', 'America/Chicago', 'US', true, 1, 7, '\xda9eb9ba220ac5ca1f49eb1ce35e93005d0f9f237fed5a6a5cdbf1a34b1bb985', '2026-05-26 18:09:37.819087+00', '2026-05-26 18:09:37.819087+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Harbour Lane Pharmacy', 'Prescriptions by the harbour since 1962.', '17 Lower Water Street', '', 'Halifax', 'NS', 'B3J 1P3', 'America/Halifax', 'CA', true, 3, 11, '\x93096c2dc0ea749ace5f4456cd0ac7921652502331381e99ff37f93660da8fdf', '2025-12-03 16:05:59.757607+00', '2025-12-03 16:05:59.757607+00', '2026-11-25 12:00:00+00', NULL, 'any', NULL, NULL, NULL, 0),
	('6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', 'Health insurance for people who work for themselves.', '', '', 'Hartford', 'CT', '06103', 'America/New_York', 'US', true, 1, 5, '\xd4527e402ce5e2a72142852696a3d99dc3d08dd90c77ea0b86c50919e2dd9d2b', '2026-02-04 16:42:03.411399+00', '2026-02-04 16:42:03.411399+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('1812e27a-0d90-4720-8aeb-2ef45c71c906', 'Organization f6d624c1', '', '', '', '', '', '', '', 'US', true, 1, 10, '\x94bde58004d1b91a0e65a0698429a05d53076146dad73ba3d656df437e40898c', '2026-11-18 20:44:02.894813+00', '2026-11-18 20:44:02.894813+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 'Blood work and imaging, with results the same day.', '', '', 'Evanston', 'IL', '60201', 'America/Chicago', 'US', true, 2, 8, '\xb86dc8687342be7230daf18881b1d4bcab0a172c24629d47261e7972d52eb023', '2025-12-11 17:48:12.242271+00', '2025-12-11 17:48:12.242271+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('6a6d2481-5f14-4361-9c0d-e8d764acb0b2', 'Organization a98fef08', '', '', '', '', '', '', '', 'US', true, 1, 1, '\x1a5d3cc6a80226fc19ab4f1e82ed0e3c49a7f5200608779ce580e23485d1bcad', '2026-11-18 20:44:06.689967+00', '2026-11-18 20:44:06.689967+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('e8e42f36-2a6e-45d0-915c-525853096f1c', 'Cedar Dental Group', 'Six dental practices and a van.', '', '', 'Oak Park', 'IL', '', 'America/Chicago', 'US', true, 1, 6, '\xbecd13e76cd0250f5ff72695851c7d4e52376bfe96e52890bac9e44b8f99fd62', '2026-04-13 14:52:43.301549+00', '2026-04-13 14:52:43.301549+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('e732c397-907c-4544-925c-9b4b2d1dc14f', 'St. Brigid Hospital', 'A teaching hospital with 312 beds.', '2100 Martin Street', 'records@stbrigid.example', 'Milwaukee', 'WI', '53205', 'America/Chicago', 'US', true, 2, 9, '\x27e8b4cdf9373e7432ccfaf7cd71bc1615e2a3524d855ce421ec36951415bbec', '2025-12-26 14:36:45.155259+00', '2025-12-26 14:36:45.155259+00', '2026-08-12 12:00:00+00', '2026-08-14 23:30:58.492516+00', 'any', NULL, NULL, NULL, 0),
	('b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', 'One clinic, four towns.', '', '', 'Perth', 'ON', '', 'America/Toronto', 'CA', true, 2, 15, '\x6b9e69f64ac578e265365601e3219e5a666d859f27766f4d7f282fef81126269', '2026-01-16 15:20:46.361058+00', '2026-01-16 15:20:46.361058+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'Organization 49de8055', '', '', '', '', '', '', '', 'US', true, 4, 14, '\x10572ee12b262c06cf7ad9bc435d7f8a37f6ed38aeeb185bdf63db07db5e0953', '2026-11-18 20:44:02.444935+00', '2026-11-18 20:44:02.444935+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('7edf371e-26d1-493e-9240-ae4090659feb', 'Organization f3023eeb', '', '', '', 'Bath', '', '', '', 'US', true, 1, 3, '\x8c49d228f9361d254d70d1c125ecf882a53a9522106538584550a42b3f8b818f', '2026-11-18 20:44:08.641258+00', '2026-11-18 20:44:08.847995+00', NULL, NULL, 'any', NULL, NULL, 1, 0);


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('6344a45e-3b6e-413c-8a71-c71e65e6c730', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '\xe265b6f564601a1fe8dc42785cd18a868bd8013eb5899560e79248767a683e6b', '\x2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683', -7, 0, false, false, true, '{usb}', 'f42fd387-0140-419f-bf7a-16908ee666f4', 'Security key', '2026-11-18 20:44:30.729985+00', NULL);


--
-- Data for Name: pending_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pending_sign_ins VALUES
	('\x62a2fed3d6e08c44835fce71f02210b1ddabfb066e39edf1e6c261988f824dd3', '31c892e6-34c9-4686-b11f-b18531499d39', 1, 0, '2026-11-18 20:44:30.678422+00', '2026-11-18 20:54:30.678422+00');


--
-- Data for Name: profiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.profiles VALUES
	('a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '31c892e6-34c9-4686-b11f-b18531499d39', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'ana.duarte@northside.example', true, NULL, '{owner}', true, '2025-11-20 14:11:11.213332+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, NULL),
	('494805ea-9717-41b0-ad6e-02ff55dc7daf', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2025-11-28 15:32:23.583842+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'noor.haddad@harbourlane.example', true, NULL, '{owner}', true, '2025-12-03 16:05:59.760187+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, NULL),
	('9671e468-4213-4467-b535-5b194909a56d', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'theo.okafor@maplegrove.example', true, NULL, '{admin}', false, '2025-12-10 15:09:20.227847+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee'),
	('68866aa4-42cc-40ad-80b2-f1a965600a6a', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'kenji.watanabe@lakeshorelabs.example', true, NULL, '{owner}', true, '2025-12-11 17:48:12.258706+00', false, NULL, ' kenji watanabe kenji.watanabe@lakeshorelabs.example', NULL, NULL),
	('a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', '04cff053-024c-41f1-9baf-127b3e4f7e77', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'marcus.lindqvist@northside.example', true, NULL, '{member}', false, '2025-12-16 14:12:48.496787+00', false, NULL, ' marcus lindqvist marcus.lindqvist@northside.example', NULL, '989575bb-40c3-49e8-ae95-7e528e5c347e'),
	('c49a8ad9-d8d7-4dd4-8473-80976e63824a', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'ingrid.sorensen@maplegrove.example', true, NULL, '{admin}', false, '2025-12-19 13:36:24.732666+00', false, NULL, ' ingrid sørensen ingrid.sorensen@maplegrove.example', NULL, '494805ea-9717-41b0-ad6e-02ff55dc7daf'),
	('a8b5a8a0-54c7-4235-ad1d-fdc98cbaa852', '31c892e6-34c9-4686-b11f-b18531499d39', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'office@maplegrove.example', false, NULL, '{member}', false, '2026-01-02 18:03:05.551308+00', false, NULL, ' ana duarte office@maplegrove.example', NULL, '494805ea-9717-41b0-ad6e-02ff55dc7daf'),
	('71bf9442-e790-4532-8c83-d2913da7b9e4', 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'tomas.herrera@northside.example', true, NULL, '{member}', false, '2026-01-06 13:40:49.721852+00', false, NULL, ' tomas herrera tomas.herrera@northside.example', NULL, '989575bb-40c3-49e8-ae95-7e528e5c347e'),
	('4c78ac71-937c-4d99-9473-1adbc38e91af', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'b955a326-ec4a-4807-b816-710a12f2c685', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2026-01-16 15:20:46.365538+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('1feb74b2-610a-4c43-9ed9-f35d903dea39', '84a61121-1d16-4bf6-a587-24545021e19d', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'maximiliana.von.hohenberg-castellanos@northside.example', true, NULL, '{member}', false, '2026-01-22 13:25:14.686848+00', false, NULL, ' maximiliana alexandra von hohenberg-castellanos y etxeberria maximiliana.von.hohenberg-castellanos@northside.example', NULL, 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee'),
	('5f34650f-ebcf-4c8d-badc-759088d2e862', 'd5431573-870a-4b02-8176-442f1da66f0d', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'yusuf.demir@beaconmutual.example', true, NULL, '{owner}', true, '2026-02-04 16:42:03.424607+00', false, NULL, ' yusuf demir yusuf.demir@beaconmutual.example', NULL, NULL),
	('e1dae917-8807-4e6c-99c8-0ffe48b90b7e', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'layla.almansouri@northside.example', true, NULL, '{member}', false, '2026-02-20 13:22:28.397993+00', false, NULL, ' ليلى المنصوري layla.almansouri@northside.example', NULL, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e'),
	('62b84a3f-4204-43d8-8ef0-8f87f785eab8', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'chloe.tremblay@cliniqueduparc.example', true, NULL, '{owner}', true, '2026-03-02 15:04:40.870039+00', false, NULL, ' chloe tremblay chloe.tremblay@cliniqueduparc.example', NULL, NULL),
	('b47ddbc2-a8ca-4e7d-8bed-fdf140f13d92', '6716613d-2c87-4aec-8f23-74b969be4d58', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'jamal.carter@maplegrove.example', true, NULL, '{member}', false, '2026-03-12 13:33:37.589888+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, 'c49a8ad9-d8d7-4dd4-8473-80976e63824a'),
	('d81f1195-e095-4d06-aba5-5198c78ee50e', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', '511d629e-002c-425d-b21d-25dad5fa7321', 'sofia.rossi@prairiehomecare.example', true, NULL, '{owner}', true, '2026-03-27 17:15:10.422019+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, NULL),
	('50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', 'e8e42f36-2a6e-45d0-915c-525853096f1c', 'liam.oconnor@cedardental.example', true, NULL, '{owner}', true, '2026-04-13 14:52:43.32476+00', false, NULL, ' liam o''connor liam.oconnor@cedardental.example', NULL, NULL),
	('0145fa20-8bf0-4105-9da1-a5309f89c8c1', '31c892e6-34c9-4686-b11f-b18531499d39', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'ana.duarte@northside.example', true, NULL, '{admin}', false, '2026-04-15 14:20:27.485194+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413'),
	('7a290188-fda0-48cc-aa9d-5d891563f301', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'theo.okafor@maplegrove.example', true, NULL, '{member}', false, '2026-04-21 15:50:55.792337+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413'),
	('c1c76791-d9fd-407a-b7aa-3631e1e4c76b', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'dana.whitehorse@stbrigid.example', true, NULL, '{member}', false, '2026-05-08 14:14:12.864831+00', false, NULL, ' dana whitehorse dana.whitehorse@stbrigid.example', NULL, '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b'),
	('98dce90c-e847-40b9-8454-07ef77ac2c34', '6716613d-2c87-4aec-8f23-74b969be4d58', 'b955a326-ec4a-4807-b816-710a12f2c685', 'jamal.carter@maplegrove.example', true, NULL, '{admin}', false, '2026-05-19 15:16:17.426501+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, '4c78ac71-937c-4d99-9473-1adbc38e91af'),
	('35366076-3263-4f87-afd7-795a25d1759a', '8b6641f6-195b-44b7-a662-b970c71e0d99', '0fed2c87-478d-47b1-80d1-d90f9d323842', 'rosa.delgado@greenleaf.example', true, NULL, '{owner}', true, '2026-05-26 18:09:37.836173+00', false, NULL, ' rosa delgado rosa.delgado@greenleaf.example', NULL, NULL),
	('9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'amara.nwosu@stbrigid.example', true, NULL, '{owner}', true, '2025-12-26 14:36:45.162209+00', true, NULL, ' amara nwosu amara.nwosu@stbrigid.example', NULL, NULL),
	('e99fc324-d6b7-4cee-91c3-d1cdc3abe647', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', '91dba114-729c-4af0-b124-e454322803f8', 'hannah.goldberg@bluewater.example', true, NULL, '{owner}', true, '2026-06-15 15:57:46.944307+00', false, NULL, ' hannah goldberg hannah.goldberg@bluewater.example', NULL, NULL),
	('ca9e5218-6ce9-47b6-92e7-5b1f1db66019', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', '91dba114-729c-4af0-b124-e454322803f8', 'sofia.rossi@prairiehomecare.example', true, NULL, '{member}', false, '2026-06-24 14:07:51.54179+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647'),
	('5fa1eb0f-0104-441a-912b-c29648cec525', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'noor.haddad@harbourlane.example', true, NULL, '{member}', false, '2026-07-20 17:44:28.976417+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, '68866aa4-42cc-40ad-80b2-f1a965600a6a'),
	('cfadb4b8-864b-43b9-af62-dda2cba5c02e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'priya.raghunathan@northside.example', true, NULL, '{admin}', false, '2025-11-25 14:02:47.282326+00', true, NULL, ' priya raghunathan priya.raghunathan@northside.example', '2026-01-26 15:26:58.850918+00', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee'),
	('675d2881-8d86-4948-82cf-6b240f1d5a45', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'oskar.nowak@northside.example', true, NULL, '{member}', false, '2026-08-06 13:19:46.076813+00', false, NULL, ' oskar nowak oskar.nowak@northside.example', NULL, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e'),
	('e3590c5f-504f-49a2-b952-32e6e03d2183', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'mei.lin@post.example', true, NULL, '{contact}', false, '2026-09-22 14:02:24.696475+00', false, NULL, ' mei lin mei.lin@post.example', NULL, NULL),
	('afb1220c-bb57-47cd-b783-150640374ec2', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'grace.kim@northside.example', true, NULL, '{member}', false, '2026-04-23 13:45:39.985952+00', false, '2026-10-28 15:48:58.795958+00', ' grace kim grace.kim@northside.example', NULL, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e'),
	('8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '506e8d40-93d7-4742-b037-5559321be58c@example.com', true, NULL, '{owner}', true, '2026-11-18 20:44:02.473411+00', false, NULL, ' ana duarte 506e8d40-93d7-4742-b037-5559321be58c@example.com', NULL, NULL),
	('3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', '1812e27a-0d90-4720-8aeb-2ef45c71c906', 'ffd40936-2140-4412-8b37-a92acbf7b5d6@example.com', true, NULL, '{owner}', true, '2026-11-18 20:44:02.918823+00', false, NULL, ' ana duarte ffd40936-2140-4412-8b37-a92acbf7b5d6@example.com', NULL, NULL),
	('e360fd00-587a-4347-bd3c-cba845eabd96', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', 'a51c4c8b-94a6-4503-8ca1-cf9c93d7b978@example.com', true, NULL, '{admin}', false, '2026-11-18 20:44:03.159297+00', false, NULL, ' ana duarte a51c4c8b-94a6-4503-8ca1-cf9c93d7b978@example.com', NULL, NULL),
	('7e98f743-e9b6-49f5-ad83-d244c4d1cac5', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '7778c432-4f2d-4327-8644-abfbf2f865e8@example.com', true, NULL, '{member}', false, '2026-11-18 20:44:03.419479+00', false, NULL, ' ana duarte 7778c432-4f2d-4327-8644-abfbf2f865e8@example.com', NULL, NULL),
	('158b8c33-2df4-415a-b05f-df51bdd1f592', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', 'ce6adf25-b76a-47a6-9b37-0f00a70a158a', '3344bb52-1a2f-4eca-a0fb-7f82a3f559d2@example.com', true, NULL, '{contact}', false, '2026-11-18 20:44:03.729027+00', false, NULL, ' ana duarte 3344bb52-1a2f-4eca-a0fb-7f82a3f559d2@example.com', NULL, NULL),
	('bd4ac0fd-f67d-4b51-8a73-a9448f9c11d4', 'e2692b74-aeba-483e-ac12-2b05df7cba88', '6a6d2481-5f14-4361-9c0d-e8d764acb0b2', '197a23bc-a435-4799-915e-972c93895370@example.com', true, NULL, '{owner}', true, '2026-11-18 20:44:06.695623+00', false, NULL, ' ana duarte 197a23bc-a435-4799-915e-972c93895370@example.com', NULL, NULL),
	('bd190fe5-532f-4250-b26c-7c815c8cd48c', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', '7edf371e-26d1-493e-9240-ae4090659feb', '40dd30f9-f496-4a3a-9c27-2957ba4cfc8e@example.com', true, NULL, '{owner}', true, '2026-11-18 20:44:08.66682+00', false, NULL, ' ana duarte 40dd30f9-f496-4a3a-9c27-2957ba4cfc8e@example.com', NULL, NULL);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes VALUES
	('\x1afd3cc15c32351850740df2302cd7eaa32cd17738156203ecc1d13d7d709a3b', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x7cc9dfe8c92abe7990c4c5babd3cadbc61a3546526aa67bd6bb683dcea5e02f6', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x44959ad4e160e8918ecb368ee4452b952d807b6529aa6945fe413718f3e526cd', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x3dcd772923dcbab8a1b6e383289639f0cbb0a1754bdf2c9504c88959d48ecf54', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x4bcf355c9905a1c7e9524ee74277312dbd622823c669c303807bdd12e69d78e1', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\xcb057c138ec3f7b25b0179f621fc97bd2586645954d59e31e282ec8c1e31ef94', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x3a3946e41af307483f983a017f294573abcbb471aaa8e1a8cf8877ddf2c27246', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x6241b708795e318ea245373347712069b0982436283b20de1d94603604ae217a', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x05921a95f1401a8bd8dd359fcd56761433068ecade7bc27c1e4b35bf1f6aafe5', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x41b6536edf9a1021aba615b044c01002c9a0ee7ff94662cdd8567d2e2828a72d', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL),
	('\x4dfb32ab763b9a82ff39a27a3e828c49d4cbf97b7fe2e724824ccf73088dd754', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x85233234267b6afa7a126953b24ba02ae46005dfb2fa9d8e9d207ec5aacb4896', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x92d973c1c2e451c5cf5882735c3660bc18eb7d8da705ba1733719dd5dfa8e692', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x0397a560f97b07813442d40ec3dabbe65facfcb82574609ee237570a9423b2bf', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x211d5b7adac8112d26a5f93dae44a8cf145c3f413334d93dd1313d25b4a43007', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x8d58da7a1aab592bcb963618648fcc5c83939eea517928313801c26efd6ce3aa', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x25a274816113185d4a7bea3b89deb0e2818918d3bf4533a5d7958ba4c236cf24', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\x3a5fcf3a2568914c7b8d273425d02d872ff66bf7e6a2f0cde653dd3d5fc5b38d', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\xb28d71d0ad04e83e96b39d2f0492867a36ea2e9b6903df9c89dab453eb534208', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\xe597074a47f3ffa3c27fdd2e9c79752fb9d0860aff109127ae99299ddf6abf5e', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL),
	('\xf5c37df1c30c765620c4dc8b8436286c4b1c5ccb308ac756727c2ec51606a706', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\x01c877b4a450bc8c2a9f65702dcf3093f0c53e4b0d6df7e3479228a8570f3bfc', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\xe469a16627db8d67e9733684a7aed0910ba8883a5cae101d6b421c15dd361835', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\xf8d204cead1fe2c3e62c92fe210618bc401817a74115fa58d989b442e50dfb2d', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\x3831744ec963a3b6cfbd775eacd34ff538cd187d61e67482f41e1d774872a777', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\x9b2ee0766d5aee1ce5882f8fed40162c3e3521bfae3a03e6a74302286aee2061', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\xbb950a7e500553ae20f8fc5aa4f4187464619dce7a10b6464ed2ee368a21eb56', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\xbc2458203d8d45d8b768a499e85e3e3ed43a1c7f426cce07b71255a1ffd6667c', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\xe5a9d8908eaa33ddb6731de96da90cca620a8cfc0e84a698089be02904d8ab89', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL),
	('\x9f06e924b83ef6916f9a3a45efa034f87706a8b47eddc47c91d7890e5f97af38', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL);


--
-- Data for Name: review_keeps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.review_keeps VALUES
	('e1d724f4-7193-4300-a1c1-15d11d57bcbd', '2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '2026-11-18 20:44:30.871699+00');


--
-- Data for Name: reviewed_ways; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reviewed_ways VALUES
	('0066b6b1-2e00-4e38-a743-15b03e8455fa', 1, 'person', '7e98f743-e9b6-49f5-ad83-d244c4d1cac5', 'Ana Duarte', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-11-18 20:44:07.320142+00', NULL, false, NULL, '{}', '{}', 'keep', '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 2, 'own_application', '86803e55-c787-45e9-800c-6d89916e40ae', 'Fax Bridge', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '86803e55-c787-45e9-800c-6d89916e40ae', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.032488+00', NULL, false, '2026-06-15 20:30:38.025+00', '{organization:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.032488+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 10, 'approval', '244f09aa-4754-487b-8e16-caa2f9af8575', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.375611+00', NULL, false, '2026-06-22 18:38:38.025+00', '{organization:read,profile:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 30, NULL, NULL, NULL, false, '2025-12-31 14:50:21.375611+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 9, 'approval', '3ae984b7-738b-45d0-8402-33907be6037b', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.802718+00', NULL, false, '2026-06-19 16:36:38.025+00', '{profile:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 29, NULL, NULL, NULL, false, '2026-01-07 13:55:41.802718+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 6, 'authorization', '171db20a-8758-4a1d-9eab-78ee522e0c27', 'Refill Reminders', NULL, NULL, '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Harbour Lane Pharmacy', 2, 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.44128+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.44128+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 8, 'authorization', '18e988e7-0afe-405b-90ff-09a4c87bd443', 'Survey Explorer', NULL, NULL, '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.159221+00', NULL, false, '2026-06-17 15:44:38.025+00', '{application:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 9, NULL, NULL, NULL, false, '2025-12-26 17:12:45.159221+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 7, 'authorization', '1f4230d6-480b-42c6-b639-38aa42db239e', 'Town Health Map', NULL, NULL, '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, 'de114ed5-185e-4aeb-9b75-afa38d8204d7', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.101701+00', NULL, false, '2026-06-15 20:30:38.025+00', '{organization:read}', '{allowed_by_former}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 7, NULL, NULL, NULL, false, '2026-04-27 17:26:24.101701+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 5, 'authorization', 'dea77c03-6904-4c6e-93dc-7904a949895c', 'Meal Plans', NULL, NULL, '0fed2c87-478d-47b1-80d1-d90f9d323842', 'Greenleaf Nutrition', 1, '841bd002-db9e-4f87-a490-7f72378bf26f', 'Meal Plans', '{}', '{user:read,profile:read,survey:read}', '{}', NULL, '2026-05-28 19:03:21.976907+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'revoke', 'Never used: the pilot did not happen.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-06-25 15:34:43.582178+00', 'ended', NULL, 0, 71, '\xab91deade805d692f8dab7a5c539c5a553b7532439ae346533df97dddf656449', '2026-06-29 14:05:27.846+00', 0, NULL, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 0, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-06-25 15:34:43.582178+00', false, '2026-05-28 19:03:21.976907+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 26, 'approval', '1f9fd319-1278-4c2e-9860-64eb175d9eaa', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', 1, 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.898715+00', NULL, false, '2026-06-19 16:58:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.898715+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 27, 'approval', '2db36198-a9e8-4da5-98a4-95185f5adb32', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.457978+00', NULL, false, '2026-06-22 18:38:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2026-02-23 15:01:20.457978+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 11, 'approval', '35611fe3-da7c-4ab4-8b64-e9ec383cf709', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.219909+00', NULL, false, '2026-06-17 15:44:38.025+00', '{application:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 9, NULL, NULL, NULL, false, '2025-12-29 15:36:37.219909+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 25, 'approval', 'a746d1d1-9ca2-46ba-bb18-0e1b9d22eda0', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Grace Kim', '2026-04-24 14:05:32.024301+00', NULL, false, '2026-06-22 18:16:38.025+00', '{profile:read}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 20, NULL, NULL, NULL, false, '2026-04-24 14:05:32.024301+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 28, 'approval', 'ede02bb8-21af-4136-8cdd-48de4dd8b842', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.575834+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'fb890157-e53f-4bf6-b561-692a7769d9e9', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2026-02-06 16:24:47.575834+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 12, 'approval', 'f9034015-e008-4360-88dc-19ef8cb4334d', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.568726+00', NULL, false, '2026-06-19 16:58:38.025+00', '{profile:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '04cff053-024c-41f1-9baf-127b3e4f7e77', '04cff053-024c-41f1-9baf-127b3e4f7e77', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 29, NULL, NULL, NULL, false, '2025-12-17 14:21:40.568726+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 24, 'authorization', '352d3075-7ee2-4388-8be2-a2f605515fa7', 'Lab Results', NULL, NULL, '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{}', '{user:read,profile:read,transaction:read}', '{}', 'Ana Duarte', '2026-01-30 14:58:27.162701+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2026-01-30 14:58:27.162701+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 23, 'authorization', '6078959d-a260-4946-94ef-b75e90a670b8', 'Claims Connect', NULL, NULL, '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', 1, 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.817795+00', NULL, false, '2026-06-19 16:58:38.025+00', '{organization:read,profile:read}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 11, NULL, NULL, NULL, false, '2026-04-03 18:41:30.817795+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 29, 'network', '0f1139b9-08b7-421c-95fa-cad1310d87c5', 'Referral Desk', NULL, NULL, 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.262808+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 3, NULL, NULL, NULL, false, '2026-05-15 14:27:33.262808+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 4, 'own_application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.333819+00', NULL, false, '2026-06-22 18:49:38.025+00', '{organization:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2025-12-12 15:18:04.333819+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 22, 'own_application', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', 'Nightly Reports', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.335077+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2026-02-03 15:33:11.335077+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 21, 'own_application', '534c06d7-2212-4ff8-a3d3-012ce1a14475', 'Waiting Room', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '534c06d7-2212-4ff8-a3d3-012ce1a14475', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.044945+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 26, NULL, NULL, NULL, false, '2026-04-08 14:29:07.044945+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 3, 'own_application', '7363a048-09bd-4497-8df8-a7d041a84eb4', 'Intake Forms', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '7363a048-09bd-4497-8df8-a7d041a84eb4', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.29786+00', NULL, false, '2026-06-17 15:44:38.025+00', '{application:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 14, NULL, NULL, NULL, false, '2025-12-30 18:22:29.29786+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 16, 'person', '1feb74b2-610a-4c43-9ed9-f35d903dea39', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.686848+00', NULL, false, '2026-06-17 15:44:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '84a61121-1d16-4bf6-a587-24545021e19d', '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 9, NULL, NULL, NULL, false, '2026-01-22 13:25:14.686848+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 17, 'person', '71bf9442-e790-4532-8c83-d2913da7b9e4', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.721852+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2026-01-06 13:40:49.721852+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 19, 'person', '9671e468-4213-4467-b535-5b194909a56d', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.227847+00', NULL, false, '2026-06-18 16:10:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 11, NULL, NULL, NULL, false, '2025-12-10 15:09:20.227847+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 20, 'person', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.213332+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2025-11-20 14:11:11.213332+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 18, 'person', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.496787+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2025-12-16 14:12:48.496787+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 13, 'person', 'afb1220c-bb57-47cd-b783-150640374ec2', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.985952+00', NULL, false, '2026-06-18 16:21:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 13, NULL, NULL, NULL, false, '2026-04-23 13:45:39.985952+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 15, 'person', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.850918+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 59, NULL, NULL, NULL, false, '2025-11-25 14:02:47.282326+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 14, 'person', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.397993+00', NULL, false, '2026-06-22 18:49:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-06-26 19:06:35.666318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 30, NULL, NULL, NULL, false, '2026-02-20 13:22:28.397993+00', false, NULL),
	('72a321f2-c506-4f14-93fa-6924e1b1a02f', 1, 'person', '8a47d824-8811-4243-9022-c9cc43ab9a32', 'Ben Foster', 'ben.foster@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-02-17 13:58:52.194875+00', NULL, false, NULL, '{}', '{unused}', 'revoke', 'Left the project in spring.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-06-25 15:30:43.586484+00', 'ended', NULL, 0, 72, '\x2e66c225e250a0dfe4cb658c7f8bd9df1c221197ffa83d0167b882b3ad2feb42', '2026-06-29 14:05:27.899+00', 0, '3aa9c982-b7fc-4317-b458-67fa1ac38edb', NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 0, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-06-25 15:30:43.586484+00', false, '2026-02-17 13:58:52.194875+00', false, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 1, 'own_application', '86803e55-c787-45e9-800c-6d89916e40ae', 'Fax Bridge', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '86803e55-c787-45e9-800c-6d89916e40ae', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.032488+00', NULL, false, '2026-10-19 20:12:38.025+00', '{organization:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.032488+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 2, 'own_application', '7363a048-09bd-4497-8df8-a7d041a84eb4', 'Intake Forms', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '7363a048-09bd-4497-8df8-a7d041a84eb4', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.29786+00', NULL, false, '2026-08-12 20:16:38.025+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, false, '2025-12-30 18:22:29.29786+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 4, 'authorization', '171db20a-8758-4a1d-9eab-78ee522e0c27', 'Refill Reminders', NULL, NULL, '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'Harbour Lane Pharmacy', 2, 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.44128+00', NULL, false, NULL, '{user:read,profile:read}', '{unused,allowed_by_former}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.44128+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 6, 'authorization', '6078959d-a260-4946-94ef-b75e90a670b8', 'Claims Connect', NULL, NULL, '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', 1, 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.817795+00', NULL, false, '2026-11-05 18:30:38.025+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 24, NULL, NULL, NULL, false, '2026-04-03 18:41:30.817795+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 8, 'approval', '97ef0390-5c8a-47ae-8212-ae19a40ed857', 'Clinic Scheduler', 'oskar.nowak@northside.example', 'Oskar Nowak', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Oskar Nowak', '2026-08-07 14:40:38.092111+00', NULL, false, '2026-11-04 17:20:38.025+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-08-07 14:40:38.092111+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 9, 'approval', '3ae984b7-738b-45d0-8402-33907be6037b', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.802718+00', NULL, false, '2026-11-04 17:42:38.025+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-01-07 13:55:41.802718+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 10, 'approval', '244f09aa-4754-487b-8e16-caa2f9af8575', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.375611+00', NULL, false, '2026-11-05 18:30:38.025+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, 29, NULL, NULL, NULL, false, '2025-12-31 14:50:21.375611+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 11, 'approval', '35611fe3-da7c-4ab4-8b64-e9ec383cf709', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.219909+00', NULL, false, '2026-11-02 16:50:38.025+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, 11, NULL, NULL, NULL, false, '2025-12-29 15:36:37.219909+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 5, 'authorization', '1f4230d6-480b-42c6-b639-38aa42db239e', 'Town Health Map', NULL, NULL, '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, 'de114ed5-185e-4aeb-9b75-afa38d8204d7', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.101701+00', NULL, false, '2026-06-30 17:45:38.025+00', '{organization:read}', '{unused,allowed_by_former}', 'revoke', 'Nobody here has used it since summer.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:16:55.437589+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 0, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:16:55.437589+00', false, '2026-04-27 17:26:24.101701+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 7, 'authorization', '18e988e7-0afe-405b-90ff-09a4c87bd443', 'Survey Explorer', NULL, NULL, '2aa2ee92-2dae-461e-9f22-1f6df40d6034', 'Maple Grove Research', 2, '4f0645f2-71e9-4a35-8aad-17a3620d28fa', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.159221+00', NULL, false, '2026-11-02 16:50:38.025+00', '{application:read}', '{asks_for_more}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-11-13 18:40:23.775298+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 11, NULL, NULL, NULL, false, '2025-12-26 17:12:45.159221+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 12, 'approval', 'f9034015-e008-4360-88dc-19ef8cb4334d', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.568726+00', NULL, false, '2026-11-04 18:04:38.025+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '04cff053-024c-41f1-9baf-127b3e4f7e77', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, NULL, 31, NULL, NULL, NULL, false, '2025-12-17 14:21:40.568726+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 13, 'person', '675d2881-8d86-4948-82cf-6b240f1d5a45', 'Oskar Nowak', 'oskar.nowak@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-08-06 13:19:46.076813+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-08-06 13:19:46.076813+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 14, 'person', 'afb1220c-bb57-47cd-b783-150640374ec2', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.985952+00', NULL, false, '2026-10-25 17:54:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 19, NULL, NULL, NULL, true, '2026-04-23 13:45:39.985952+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 15, 'person', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.397993+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-02-20 13:22:28.397993+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 16, 'person', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.850918+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-25 14:02:47.282326+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 17, 'person', '1feb74b2-610a-4c43-9ed9-f35d903dea39', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.686848+00', NULL, false, '2026-08-10 19:02:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '84a61121-1d16-4bf6-a587-24545021e19d', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, 1, NULL, NULL, NULL, false, '2026-01-22 13:25:14.686848+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 18, 'person', '71bf9442-e790-4532-8c83-d2913da7b9e4', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.721852+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-01-06 13:40:49.721852+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 19, 'person', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.496787+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-12-16 14:12:48.496787+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 20, 'person', '9671e468-4213-4467-b535-5b194909a56d', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.227847+00', NULL, false, '2026-11-05 18:30:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, 13, NULL, NULL, NULL, false, '2025-12-10 15:09:20.227847+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 21, 'person', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.213332+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '31c892e6-34c9-4686-b11f-b18531499d39', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-20 14:11:11.213332+00', NULL, NULL);
INSERT INTO public.reviewed_ways VALUES
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 22, 'contact', 'e3590c5f-504f-49a2-b952-32e6e03d2183', 'Mei Lin', 'mei.lin@post.example', NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', NULL, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{contact}', '{}', '{}', NULL, '2026-09-22 14:02:24.696475+00', NULL, false, '2026-10-23 16:40:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', NULL, NULL, NULL, 3, NULL, NULL, NULL, false, '2026-09-22 14:02:24.696475+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 23, 'own_application', '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'Ward Rounds', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'Ward Rounds', '{}', '{user:read,profile:read}', '{}', NULL, '2026-07-07 15:19:40.228782+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-07 15:19:40.228782+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 24, 'own_application', '534c06d7-2212-4ff8-a3d3-012ce1a14475', 'Waiting Room', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '534c06d7-2212-4ff8-a3d3-012ce1a14475', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.044945+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 29, NULL, NULL, NULL, false, '2026-04-08 14:29:07.044945+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 26, 'authorization', '1b005ad1-5e53-4b3c-b5d2-5c43c5166a22', 'Rendez-vous', NULL, NULL, '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Clinique du Parc', 1, '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', 'Rendez-vous', '{}', '{user:read,organization:read}', '{}', 'Priya Raghunathan', '2026-10-20 15:12:46.30583+00', NULL, false, '2026-11-05 18:41:38.025+00', '{organization:read}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-20 15:12:46.30583+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 28, 'approval', '06b568df-ff2b-4045-b7e3-b1fb766de079', 'Rendez-vous', 'layla.almansouri@northside.example', 'ليلى المنصوري', '86bd34f7-7dfb-43eb-9520-c3af4d213c68', 'Clinique du Parc', 1, '2c24d6eb-70a0-43d2-804e-2fda6f17efa0', 'Rendez-vous', '{member}', '{user:read}', '{}', 'ليلى المنصوري', '2026-10-21 15:17:38.386476+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-21 15:17:38.386476+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 29, 'approval', '334bf724-53b7-479a-81a7-52706d541b69', 'Clinic Scheduler', 'mei.lin@post.example', 'Mei Lin', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{contact}', '{user:read}', '{}', 'Mei Lin', '2026-09-22 14:02:24.714157+00', NULL, false, '2026-11-05 17:46:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', NULL, NULL, 15, NULL, NULL, NULL, false, '2026-09-22 14:02:24.714157+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 30, 'approval', 'aecd2f08-0f82-4fab-9181-f403ee67d20d', 'Ward Rounds', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', '2026-07-09 18:33:24.394249+00', NULL, false, '2026-11-05 18:30:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '84a61121-1d16-4bf6-a587-24545021e19d', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-09 18:33:24.394249+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 31, 'approval', 'bb1bb51c-eb88-4c81-aaa9-6a63555ccdc7', 'Ward Rounds', 'tomas.herrera@northside.example', 'Tomás Herrera', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-07-08 14:12:32.317718+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-08 14:12:32.317718+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 32, 'approval', 'a746d1d1-9ca2-46ba-bb18-0e1b9d22eda0', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{member}', '{}', '{}', 'Grace Kim', '2026-04-24 14:05:32.024301+00', NULL, false, '2026-10-26 17:58:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, NULL, 26, NULL, NULL, NULL, true, '2026-04-24 14:05:32.024301+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 33, 'approval', '1f9fd319-1278-4c2e-9860-64eb175d9eaa', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', '6d7f475b-2ebe-4b31-be9c-73caf29b0b35', 'Beacon Mutual Insurance', 1, 'b14f0887-13e6-44af-a572-0cbd8c573f1b', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.898715+00', NULL, false, '2026-10-27 19:08:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.898715+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 34, 'approval', '2db36198-a9e8-4da5-98a4-95185f5adb32', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.457978+00', NULL, false, '2026-11-05 18:30:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-23 15:01:20.457978+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 35, 'approval', 'ede02bb8-21af-4136-8cdd-48de4dd8b842', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.575834+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'fb890157-e53f-4bf6-b561-692a7769d9e9', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-06 16:24:47.575834+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 37, 'export', '328fe0ef-ed2f-4622-84f4-34481e179a4a', 'Referral Desk', NULL, NULL, 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile}', NULL, '2026-09-16 16:08:57.456036+00', '2026-09-23 23:40:16.76069+00', true, NULL, '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-09-16 16:08:57.456036+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 27, 'authorization', '352d3075-7ee2-4388-8be2-a2f605515fa7', 'Lab Results', NULL, NULL, '2ecdfdb9-a8a0-4df8-a8b2-9a9c6312f7ca', 'Lakeshore Labs', 1, 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', 'Lab Results', '{}', '{user:read,profile:read,referral:read,transaction:read}', '{}', 'Priya Raghunathan', '2026-07-16 15:50:44.808818+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', 'keep', 'Still needed every day.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 60, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', false, '2026-01-30 14:58:27.162701+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 3, 'own_application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '16f42af7-04d5-4501-ab07-b410c2c39df3', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.333819+00', NULL, false, '2026-11-05 18:41:38.025+00', '{organization:read}', '{asks_for_more}', 'keep', 'Still needed every day.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 60, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', false, '2025-12-12 15:18:04.333819+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 25, 'own_application', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', 'Nightly Reports', NULL, NULL, 'dae9653f-5a8d-48a6-8f6d-722253013cdc', 'Northside Health', 3, '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.335077+00', NULL, false, '2026-11-05 18:41:38.025+00', '{}', '{}', 'keep', 'Still needed every day.', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '1d198aeb-19da-4b18-81ad-d23f683d16e0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', 60, 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', 'Priya Raghunathan', '2026-11-09 15:10:55.494318+00', false, '2026-02-03 15:33:11.335077+00', NULL, NULL),
	('2a16911c-eaf8-4f0a-b80d-ac6862f3b74e', 36, 'network', '0f1139b9-08b7-421c-95fa-cad1310d87c5', 'Referral Desk', NULL, NULL, 'b955a326-ec4a-4807-b816-710a12f2c685', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.262808+00', NULL, false, '2026-10-30 14:59:38.025+00', '{}', '{}', 'keep', '', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', 'Ana Duarte', '2026-11-13 18:40:23.775298+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '31c892e6-34c9-4686-b11f-b18531499d39', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, 7, NULL, NULL, NULL, false, '2026-05-15 14:27:33.262808+00', NULL, NULL);


--
-- Data for Name: second_factor_resets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_resets VALUES
	('9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b', NULL, '2026-11-18 20:44:30.705775+00', '2026-11-21 20:44:30.705775+00', NULL);


--
-- Data for Name: second_factor_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_waves VALUES
	('af58b70d-fe51-49fc-b0a3-f8c6ea872e4e', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'announced', '2026-08-12 12:00:00+00', '2026-08-05 12:00:00+00', '2026-05-08 14:14:12.864831+00', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', '2026-08-10 23:30:30.169159+00', '2026-07-29 15:24:33.531007+00'),
	('d2e9176c-8b98-4524-9980-cf51f533688d', 'e732c397-907c-4544-925c-9b4b2d1dc14f', 'begun', '2026-08-12 12:00:00+00', '2026-08-12 12:00:00+00', '2026-05-08 14:14:12.864831+00', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', '2026-08-14 23:30:58.492516+00', '2026-07-29 15:24:33.531007+00'),
	('d5f993e7-89cb-4460-a105-0f24c02a59ba', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'announced', '2026-11-25 12:00:00+00', '2026-11-18 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.849329+00'),
	('9eac8c44-fcaa-4be6-88ef-4fc46e20ddeb', '9a08a0ec-6a91-4065-a304-ed682e4572a1', 'begun', '2026-11-25 12:00:00+00', '2026-11-25 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.849329+00');


--
-- Data for Name: secret_key_check; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret_key_check VALUES
	('\x7a784276c05519a2242f7d0200259a54d831b8817ad671110e2bc97cd55fec71', '2026-11-18 20:44:22.905908+00');


--
-- Data for Name: session_applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session_applications VALUES
	('ce8b37b0-519a-47cc-b049-e0672ef752db', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', 'c357f642-737d-477c-84fe-c68a27573c79', 'BRXOCNOGO5_sko-F-qNmWA', '2026-11-18 20:44:04.686246+00'),
	('33245281-1f11-45f0-a880-91b336cd4231', '93495584-53ca-4e63-afe4-e398e24dbec8', 'ad4e887e-f101-412d-905a-92a454e2117b', 'af934y5NN8jMYP4AD1MBaQ', '2026-11-18 20:44:04.986113+00'),
	('e54ba49d-d026-411d-95d5-dc84f49987f2', '93495584-53ca-4e63-afe4-e398e24dbec8', 'b9012f65-5ef9-4ceb-8b8a-6559568c5c7c', 'ZpiDMpoH5mEZg0-a-5UJeA', '2026-11-18 20:44:05.079658+00'),
	('70fe69ff-d595-4f27-ba6e-b34ef98219db', '73eede02-4c1e-4f09-bf6e-0355e26dabbf', '9aa44da2-f095-42c2-8ca7-90618e76d416', 'ZS2jlgiR9isUqArgurGTig', '2026-11-18 20:44:05.169146+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('14118bae-cd6d-460f-81a0-7932dfffcaa8', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-11-20 14:11:11.064612+00', '2025-11-20 14:11:11.064612+00', '2025-11-21 14:11:11.064612+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-20 14:11:11.064612+00', NULL),
	('8c383c9a-25dc-4796-ae91-5c26cf76f859', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-11-24 14:25:55.184821+00', '2025-11-24 14:25:55.184821+00', '2025-11-25 14:25:55.184821+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-24 14:25:55.184821+00', NULL),
	('8802c562-17e8-4d08-98eb-ad9b84895702', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2025-11-25 14:02:47.267101+00', '2025-11-25 14:02:47.267101+00', '2025-11-26 14:02:47.267101+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2025-11-25 14:02:47.267101+00', NULL),
	('75eb79c7-8dd7-428b-b46c-cc7b7d51b822', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2025-11-28 15:32:23.53985+00', '2025-11-28 15:32:23.53985+00', '2025-11-29 15:32:23.53985+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-11-28 15:32:23.53985+00', NULL),
	('fe1ae930-269a-4700-ac9f-44e9dba2bd21', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2025-12-03 16:05:59.753059+00', '2025-12-03 16:05:59.753059+00', '2025-12-04 16:05:59.753059+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-03 16:05:59.753059+00', NULL),
	('551643b2-f183-479c-9dd5-9c399bc8f7cf', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2025-12-04 14:20:51.836449+00', '2025-12-04 14:20:51.836449+00', '2025-12-05 14:20:51.836449+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-04 14:20:51.836449+00', NULL),
	('96bd729c-66dd-4ecf-b942-9e003425fceb', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-12-05 13:02:43.930265+00', '2025-12-05 13:02:43.930265+00', '2025-12-06 13:02:43.930265+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-05 13:02:43.930265+00', NULL),
	('881b2f75-d6c9-4183-9e60-764fad627bf8', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2025-12-05 13:31:43.914574+00', '2025-12-05 13:31:43.914574+00', '2025-12-06 13:31:43.914574+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-05 13:31:43.914574+00', NULL),
	('91a82400-103f-439c-b989-e8209402f8bb', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-12-09 16:18:28.074882+00', '2025-12-09 16:18:28.074882+00', '2025-12-10 16:18:28.074882+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-09 16:18:28.074882+00', NULL),
	('7200f1d4-83e1-4f87-aa36-4da6f87dbdb1', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2025-12-10 15:09:20.180835+00', '2025-12-10 15:09:20.180835+00', '2025-12-11 15:09:20.180835+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-10 15:09:20.180835+00', NULL),
	('73d8775c-a5ad-4208-bbb8-7fcbdece386b', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2025-12-11 17:48:12.23849+00', '2025-12-11 17:48:12.23849+00', '2025-12-12 17:48:12.23849+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2025-12-11 17:48:12.23849+00', NULL),
	('660bbf6c-3dd4-4aa7-acc5-aa9f23d1315e', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2025-12-12 15:18:04.327224+00', '2025-12-12 15:18:04.327224+00', '2025-12-13 15:18:04.327224+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-12 15:18:04.327224+00', NULL),
	('5ea75f4d-1f12-4a67-b868-4455f67c9b48', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2025-12-15 15:55:56.409268+00', '2025-12-15 15:55:56.409268+00', '2025-12-16 15:55:56.409268+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-15 15:55:56.409268+00', NULL),
	('8218ac9e-e4df-4fc5-bb1a-44719746d84a', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '2025-12-16 14:12:48.481173+00', '2025-12-16 14:12:48.481173+00', '2025-12-17 14:12:48.481173+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-16 14:12:48.481173+00', NULL),
	('7be16834-81d2-4844-b503-a4c13a0197fa', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '2025-12-17 14:21:40.566845+00', '2025-12-17 14:21:40.566845+00', '2025-12-18 14:21:40.566845+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-17 14:21:40.566845+00', NULL),
	('0e919984-bb45-44a0-aa11-e6cf4e848055', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2025-12-18 15:27:32.642851+00', '2025-12-18 15:27:32.642851+00', '2025-12-19 15:27:32.642851+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-18 15:27:32.642851+00', NULL),
	('ef32b084-19d5-4685-9718-4c59bf374ef0', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2025-12-19 13:36:24.723877+00', '2025-12-19 13:36:24.723877+00', '2025-12-20 13:36:24.723877+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-19 13:36:24.723877+00', NULL),
	('f7242a44-2dbe-466b-a3d9-671d1f24e30a', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2025-12-23 16:40:08.884818+00', '2025-12-23 16:40:08.884818+00', '2025-12-24 16:40:08.884818+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-23 16:40:08.884818+00', NULL),
	('16d352d8-bb06-4855-b542-489821961d5c', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2025-12-24 15:44:00.967794+00', '2025-12-24 15:44:00.967794+00', '2025-12-25 15:44:00.967794+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-24 15:44:00.967794+00', NULL),
	('3c0eacc9-117c-401b-b2fc-58ef5eb83c32', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2025-12-26 14:36:45.14666+00', '2025-12-26 14:36:45.14666+00', '2025-12-27 14:36:45.14666+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2025-12-26 14:36:45.14666+00', NULL),
	('808fe2ed-57b5-4d7e-94b4-3342da97f9ea', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-12-26 17:12:45.131327+00', '2025-12-26 17:12:45.131327+00', '2025-12-27 17:12:45.131327+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-26 17:12:45.131327+00', NULL),
	('c4e9b7fd-31c2-4d6e-af76-861993785031', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-12-29 15:36:37.208684+00', '2025-12-29 15:36:37.208684+00', '2025-12-30 15:36:37.208684+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-29 15:36:37.208684+00', NULL),
	('53893ebd-aefa-4b7d-93e9-af02b0a69c05', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2025-12-30 18:22:29.294982+00', '2025-12-30 18:22:29.294982+00', '2025-12-31 18:22:29.294982+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-30 18:22:29.294982+00', NULL),
	('cc0381b6-2e70-4010-b25b-2d981280cf1d', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2025-12-31 14:50:21.372756+00', '2025-12-31 14:50:21.372756+00', '2026-01-01 14:50:21.372756+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-31 14:50:21.372756+00', NULL),
	('f630ae9d-9356-4ecd-a99d-97a5634b7d26', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-01-01 17:20:13.453185+00', '2026-01-01 17:20:13.453185+00', '2026-01-02 17:20:13.453185+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-01 17:20:13.453185+00', NULL),
	('8e0530c0-adfe-41b3-b1cf-ff5e2f811f37', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-02 18:03:05.533989+00', '2026-01-02 18:03:05.533989+00', '2026-01-03 18:03:05.533989+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-02 18:03:05.533989+00', NULL),
	('5fd2cefe-387a-4294-9833-2a1613768e7a', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-01-05 19:31:57.614111+00', '2026-01-05 19:31:57.614111+00', '2026-01-06 19:31:57.614111+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-05 19:31:57.614111+00', NULL),
	('ceb33524-7431-4afe-8ea3-46c7509b542e', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-01-06 13:40:49.700956+00', '2026-01-06 13:40:49.700956+00', '2026-01-07 13:40:49.700956+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-06 13:40:49.700956+00', NULL),
	('9aa897b3-d4a7-4a5b-84d7-dd77546e22de', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-01-07 13:55:41.777296+00', '2026-01-07 13:55:41.777296+00', '2026-01-08 13:55:41.777296+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-07 13:55:41.777296+00', NULL),
	('bb63b736-aa29-495b-94fc-af00a16d0a46', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-01-12 14:47:18.021037+00', '2026-01-12 14:47:18.021037+00', '2026-01-13 14:47:18.021037+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-12 14:47:18.021037+00', NULL),
	('8db7a01c-387a-4578-ae68-02a1f5e7565f', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-14 19:11:02.183045+00', '2026-01-14 19:11:02.183045+00', '2026-01-15 19:11:02.183045+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-14 19:11:02.183045+00', NULL),
	('b0c978a0-8e43-4a3a-97d0-93c3006f12a3', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-01-16 15:20:46.350662+00', '2026-01-16 15:20:46.350662+00', '2026-01-17 15:20:46.350662+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-16 15:20:46.350662+00', NULL),
	('9da76c94-f42f-41aa-8d12-9cf1fde6c4eb', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-21 16:06:22.630647+00', '2026-01-21 16:06:22.630647+00', '2026-01-22 16:06:22.630647+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-21 16:06:22.630647+00', NULL),
	('d258b043-464f-45cb-bd55-7f1472c4c3ee', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, '2026-01-22 13:25:14.667961+00', '2026-01-22 13:25:14.667961+00', '2026-01-23 13:25:14.667961+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-01-22 13:25:14.667961+00', NULL),
	('32e83b18-fd4c-40ae-b4c1-6061fc60dc9c', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-01-26 15:26:58.834119+00', '2026-01-26 15:26:58.834119+00', '2026-01-27 15:26:58.834119+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-01-26 15:26:58.834119+00', NULL),
	('077d1040-5a7f-4454-a952-05521b9a48ef', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-26 15:26:58.846983+00', '2026-01-26 15:26:58.846983+00', '2026-01-27 15:26:58.846983+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-26 15:26:58.846983+00', NULL),
	('344ce713-e1a0-40a1-9fa5-ce3955e24b64', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2026-01-28 17:05:42.994358+00', '2026-01-28 17:05:42.994358+00', '2026-01-29 17:05:42.994358+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-01-28 17:05:42.994358+00', NULL),
	('651585f3-8b87-43b8-bdeb-b358a3116432', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-01-30 14:58:27.152685+00', '2026-01-30 14:58:27.152685+00', '2026-01-31 14:58:27.152685+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-30 14:58:27.152685+00', NULL),
	('720881f4-d036-452f-b1e5-789955082163', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-02-02 16:37:19.233693+00', '2026-02-02 16:37:19.233693+00', '2026-02-03 16:37:19.233693+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-02-02 16:37:19.233693+00', NULL),
	('3c4996c7-7330-4f07-9d90-707a44ff6e04', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-02-03 15:33:11.321975+00', '2026-02-03 15:33:11.321975+00', '2026-02-04 15:33:11.321975+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-03 15:33:11.321975+00', NULL),
	('36e35d07-d79d-4ec6-af5b-bc1f09e84bac', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '2026-02-04 16:42:03.396099+00', '2026-02-04 16:42:03.396099+00', '2026-02-05 16:42:03.396099+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-02-04 16:42:03.396099+00', NULL),
	('2fd6d623-62fa-414a-b79b-b98348aa1ab2', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-02-06 16:24:47.561875+00', '2026-02-06 16:24:47.561875+00', '2026-02-07 16:24:47.561875+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-02-06 16:24:47.561875+00', NULL),
	('74ecf4cd-fc33-438f-ab98-975d261d26eb', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-02-09 16:30:39.641861+00', '2026-02-09 16:30:39.641861+00', '2026-02-10 16:30:39.641861+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-09 16:30:39.641861+00', NULL),
	('e389cf8a-3e5e-4ccf-bcc4-bb70aeb85a80', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-02-10 14:48:31.731735+00', '2026-02-10 14:48:31.731735+00', '2026-02-11 14:48:31.731735+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-10 14:48:31.731735+00', NULL),
	('29750419-9f92-4070-afc1-02f695b962b7', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-02-11 15:22:23.814918+00', '2026-02-11 15:22:23.814918+00', '2026-02-12 15:22:23.814918+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-11 15:22:23.814918+00', NULL),
	('c545e401-1d3c-4c25-a4a3-1b16f16157c8', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-02-12 16:22:15.907774+00', '2026-02-12 16:22:15.907774+00', '2026-02-13 16:22:15.907774+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-12 16:22:15.907774+00', NULL),
	('763f86d0-07cd-4519-a594-4fb5b097a992', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-02-16 18:44:00.05486+00', '2026-02-16 18:44:00.05486+00', '2026-02-17 18:44:00.05486+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-02-16 18:44:00.05486+00', NULL),
	('5048ad17-bed4-4dbf-86d4-820263b53333', '3aa9c982-b7fc-4317-b458-67fa1ac38edb', NULL, '2026-02-17 13:58:52.147101+00', '2026-02-17 13:58:52.147101+00', '2026-02-18 13:58:52.147101+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.32', NULL, '{password}', '2026-02-17 13:58:52.147101+00', NULL),
	('76807ba9-fb8b-4677-b678-7c54e5870836', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-02-18 15:39:44.218187+00', '2026-02-18 15:39:44.218187+00', '2026-02-19 15:39:44.218187+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-18 15:39:44.218187+00', NULL),
	('b2fc5912-7967-4c5e-b063-b159a6cb56c0', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-02-19 14:37:36.339052+00', '2026-02-19 14:37:36.339052+00', '2026-02-20 14:37:36.339052+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-19 14:37:36.339052+00', NULL);
INSERT INTO public.sessions VALUES
	('621a7e8c-53f0-4ffa-af55-ddde0e5855f9', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2026-02-19 18:10:36.296563+00', '2026-02-19 18:10:36.296563+00', '2026-02-20 18:10:36.296563+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-02-19 18:10:36.296563+00', NULL),
	('649c3485-9766-439c-992c-a33456c68947', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '2026-02-20 13:22:28.373791+00', '2026-02-20 13:22:28.373791+00', '2026-02-21 13:22:28.373791+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-20 13:22:28.373791+00', NULL),
	('ad073d93-b2ca-4d00-8009-cbb36d71906e', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '2026-02-23 15:01:20.448669+00', '2026-02-23 15:01:20.448669+00', '2026-02-24 15:01:20.448669+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-23 15:01:20.448669+00', NULL),
	('1c4572ab-e6da-469c-9af7-8b9a4667df80', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-02-26 17:24:56.693387+00', '2026-02-26 17:24:56.693387+00', '2026-02-27 17:24:56.693387+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-26 17:24:56.693387+00', NULL),
	('abe2edc9-e3b9-43c6-8a1d-a6aa7160fabf', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-02-27 19:08:48.773513+00', '2026-02-27 19:08:48.773513+00', '2026-02-28 19:08:48.773513+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-02-27 19:08:48.773513+00', NULL),
	('e7260825-cb14-42b2-ad4c-4b9a9c51e7b1', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '2026-03-02 15:04:40.863959+00', '2026-03-02 15:04:40.863959+00', '2026-03-03 15:04:40.863959+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-03-02 15:04:40.863959+00', NULL),
	('11c8a2ec-ef82-41d9-b23e-57eafe64c447', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-03-02 16:09:40.855434+00', '2026-03-02 16:09:40.855434+00', '2026-03-03 16:09:40.855434+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-02 16:09:40.855434+00', NULL),
	('b3d1ba21-fa7f-45e6-ad91-671bf70641c5', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-03-05 20:18:17.104841+00', '2026-03-05 20:18:17.104841+00', '2026-03-06 20:18:17.104841+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-05 20:18:17.104841+00', NULL),
	('1780ae7e-529c-4cb5-abcc-f1d7e5e9b7ef', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-03-06 15:15:09.180442+00', '2026-03-06 15:15:09.180442+00', '2026-03-07 15:15:09.180442+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-06 15:15:09.180442+00', NULL),
	('9bd2e4cc-a9f9-40e4-a415-68b69d489604', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-03-09 14:53:01.266306+00', '2026-03-09 14:53:01.266306+00', '2026-03-10 14:53:01.266306+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-03-09 14:53:01.266306+00', NULL),
	('af0b6588-968f-40d0-b7b5-dd4414aa3cfc', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-03-10 15:05:53.349498+00', '2026-03-10 15:05:53.349498+00', '2026-03-11 15:05:53.349498+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-10 15:05:53.349498+00', NULL),
	('e0d70dab-7524-4833-a54c-b10fd8a7e905', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-03-10 16:47:53.344929+00', '2026-03-10 16:47:53.344929+00', '2026-03-11 16:47:53.344929+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-10 16:47:53.344929+00', NULL),
	('907bf916-a97a-4861-b618-bdbe01264916', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-03-11 14:45:45.423631+00', '2026-03-11 14:45:45.423631+00', '2026-03-12 14:45:45.423631+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-11 14:45:45.423631+00', NULL),
	('16aa23ed-814e-4c5e-aade-a7ceb299a61c', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '2026-03-12 13:33:37.547421+00', '2026-03-12 13:33:37.547421+00', '2026-03-13 13:33:37.547421+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-12 13:33:37.547421+00', NULL),
	('712b27bb-b0c0-4ed1-af17-ed868f74e439', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '2026-03-13 17:40:29.603191+00', '2026-03-13 17:40:29.603191+00', '2026-03-14 17:40:29.603191+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-13 17:40:29.603191+00', NULL),
	('d0da8612-e411-43a1-b127-bab19ef6ed94', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-03-18 14:33:05.829932+00', '2026-03-18 14:33:05.829932+00', '2026-03-19 14:33:05.829932+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-18 14:33:05.829932+00', NULL),
	('007abd4e-5d15-4365-a883-3889b9327084', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-03-24 20:12:34.151215+00', '2026-03-24 20:12:34.151215+00', '2026-03-25 20:12:34.151215+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-03-24 20:12:34.151215+00', NULL),
	('780e2e7d-f59c-436e-8d66-9ec5055c430f', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '2026-03-25 16:11:26.238408+00', '2026-03-25 16:11:26.238408+00', '2026-03-26 16:11:26.238408+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-03-25 16:11:26.238408+00', NULL),
	('36ec29af-400e-42bb-9fff-72ef278bbaeb', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-03-27 17:15:10.400402+00', '2026-03-27 17:15:10.400402+00', '2026-03-28 17:15:10.400402+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-03-27 17:15:10.400402+00', NULL),
	('62d72ec6-66fd-48ab-bd92-f9b1c0b3c94e', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-03-31 14:19:54.555269+00', '2026-03-31 14:19:54.555269+00', '2026-04-01 14:19:54.555269+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-31 14:19:54.555269+00', NULL),
	('edb23d0e-a7e7-46ff-8d59-9a36c60a638a', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '2026-04-02 15:31:38.731172+00', '2026-04-02 15:31:38.731172+00', '2026-04-03 15:31:38.731172+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-04-02 15:31:38.731172+00', NULL),
	('f28f33a0-618a-4ae5-82a2-c67020d7c8c1', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-04-03 18:41:30.79893+00', '2026-04-03 18:41:30.79893+00', '2026-04-04 18:41:30.79893+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-03 18:41:30.79893+00', NULL),
	('b2eb0a5c-833c-4206-b6e7-86062622c82d', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-04-06 14:18:22.885933+00', '2026-04-06 14:18:22.885933+00', '2026-04-07 14:18:22.885933+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-06 14:18:22.885933+00', NULL),
	('75319015-0b57-43c0-a5ab-40954430b5ed', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-04-07 15:02:14.967796+00', '2026-04-07 15:02:14.967796+00', '2026-04-08 15:02:14.967796+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-07 15:02:14.967796+00', NULL),
	('a33945aa-ce3a-4eca-a072-fd3347c93abe', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-04-08 14:29:07.042697+00', '2026-04-08 14:29:07.042697+00', '2026-04-09 14:29:07.042697+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-08 14:29:07.042697+00', NULL),
	('cf5a0995-71f1-462c-ad20-054b65c9dbaa', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-04-09 16:03:59.121742+00', '2026-04-09 16:03:59.121742+00', '2026-04-10 16:03:59.121742+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-09 16:03:59.121742+00', NULL),
	('c2704310-ec53-4252-a1e9-48be4a5c72f9', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-04-10 14:35:51.209024+00', '2026-04-10 14:35:51.209024+00', '2026-04-11 14:35:51.209024+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-10 14:35:51.209024+00', NULL),
	('5de7e72c-fd75-4822-9b91-6dbe6b9f8822', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-04-13 14:52:43.283995+00', '2026-04-13 14:52:43.283995+00', '2026-04-14 14:52:43.283995+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-04-13 14:52:43.283995+00', NULL),
	('439fdda1-dea7-4b5d-90f3-2a18b2eac6a6', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-04-14 16:33:35.365933+00', '2026-04-14 16:33:35.365933+00', '2026-04-15 16:33:35.365933+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-14 16:33:35.365933+00', NULL),
	('6f777f75-dc48-4e74-90ca-44ba5a014f90', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-04-15 14:20:27.470939+00', '2026-04-15 14:20:27.470939+00', '2026-04-16 14:20:27.470939+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-15 14:20:27.470939+00', NULL),
	('6e6b358e-4c8b-427e-bd49-284c02d31ceb', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-04-16 17:52:19.526687+00', '2026-04-16 17:52:19.526687+00', '2026-04-17 17:52:19.526687+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-16 17:52:19.526687+00', NULL),
	('717faa8f-4105-4692-b3c2-e60e17b2559d', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-04-20 18:12:03.727406+00', '2026-04-20 18:12:03.727406+00', '2026-04-21 18:12:03.727406+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-20 18:12:03.727406+00', NULL),
	('9b9b32ce-f194-48ea-a1f8-3e3cfa2d7193', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-04-21 15:50:55.782498+00', '2026-04-21 15:50:55.782498+00', '2026-04-22 15:50:55.782498+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-04-21 15:50:55.782498+00', NULL),
	('da297137-55ef-428e-b26c-84e21882b5b4', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-04-22 15:13:47.861932+00', '2026-04-22 15:13:47.861932+00', '2026-04-23 15:13:47.861932+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-22 15:13:47.861932+00', NULL),
	('86514e11-6912-429d-9edb-0f6b302cfedf', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '2026-04-23 13:45:39.943452+00', '2026-04-23 13:45:39.943452+00', '2026-04-24 13:45:39.943452+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-23 13:45:39.943452+00', NULL),
	('dae17205-a3cb-47be-8a1d-d53eb22c2fbe', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '2026-04-24 14:05:32.014324+00', '2026-04-24 14:05:32.014324+00', '2026-04-25 14:05:32.014324+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-24 14:05:32.014324+00', NULL),
	('f6ae2539-a372-4da7-b55f-ff2e436d2a89', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-04-27 17:26:24.098824+00', '2026-04-27 17:26:24.098824+00', '2026-04-28 17:26:24.098824+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-04-27 17:26:24.098824+00', NULL),
	('efe4537c-c582-4957-8c7c-928734b4a16f', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-04-28 16:51:16.174744+00', '2026-04-28 16:51:16.174744+00', '2026-04-29 16:51:16.174744+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-28 16:51:16.174744+00', NULL),
	('30915902-8efb-4624-9969-4e68c073222f', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-04-29 19:20:08.25573+00', '2026-04-29 19:20:08.25573+00', '2026-04-30 19:20:08.25573+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-29 19:20:08.25573+00', NULL),
	('01d0f4d4-4859-4dae-9fa8-72659d20a8bc', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-05-01 14:10:52.41891+00', '2026-05-01 14:10:52.41891+00', '2026-05-02 14:10:52.41891+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-01 14:10:52.41891+00', NULL),
	('e8598d2a-4945-493a-a18d-95717fc43239', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '2026-05-04 15:46:44.514658+00', '2026-05-04 15:46:44.514658+00', '2026-05-05 15:46:44.514658+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-05-04 15:46:44.514658+00', NULL),
	('31c055e3-686c-4e08-aa44-889e6e207b62', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-05-05 18:19:36.579781+00', '2026-05-05 18:19:36.579781+00', '2026-05-06 18:19:36.579781+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-05 18:19:36.579781+00', NULL),
	('8cd78fdc-c516-445a-bea6-949494913e1f', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '2026-05-06 15:37:28.677868+00', '2026-05-06 15:37:28.677868+00', '2026-05-07 15:37:28.677868+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-05-06 15:37:28.677868+00', NULL),
	('50bda86d-2209-4040-a800-682e85c88545', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-05-07 15:08:20.766501+00', '2026-05-07 15:08:20.766501+00', '2026-05-08 15:08:20.766501+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-05-07 15:08:20.766501+00', NULL),
	('f30342fe-c3c3-4059-a220-fa869e6535af', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', NULL, '2026-05-08 14:14:12.833684+00', '2026-05-08 14:14:12.833684+00', '2026-05-09 14:14:12.833684+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-08 14:14:12.833684+00', NULL),
	('3de13212-0cf7-4b79-ae35-bd0776b00a5f', 'c379a317-50ae-45e8-b0c5-733ba351dc1f', NULL, '2026-05-11 15:29:04.913572+00', '2026-05-11 15:29:04.913572+00', '2026-05-12 15:29:04.913572+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-11 15:29:04.913572+00', NULL),
	('a5a39e9b-c819-4925-8930-491260f0e215', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-05-12 17:02:56.986682+00', '2026-05-12 17:02:56.986682+00', '2026-05-13 17:02:56.986682+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-12 17:02:56.986682+00', NULL),
	('3192a292-dd70-4dac-9a22-1b89e75729b7', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-05-14 15:11:41.148941+00', '2026-05-14 15:11:41.148941+00', '2026-05-15 15:11:41.148941+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-14 15:11:41.148941+00', NULL),
	('ee7e4f5d-484f-4a4c-9fc6-e41ef524f6e7', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-05-15 14:27:33.232924+00', '2026-05-15 14:27:33.232924+00', '2026-05-16 14:27:33.232924+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-15 14:27:33.232924+00', NULL),
	('c9f9698c-4278-4c1d-80c0-7391e7004361', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-05-18 14:31:25.310876+00', '2026-05-18 14:31:25.310876+00', '2026-05-19 14:31:25.310876+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-18 14:31:25.310876+00', NULL);
INSERT INTO public.sessions VALUES
	('9f04ffc8-dec1-4033-b6c2-3193071a740a', '6716613d-2c87-4aec-8f23-74b969be4d58', NULL, '2026-05-19 15:16:17.404761+00', '2026-05-19 15:16:17.404761+00', '2026-05-20 15:16:17.404761+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-05-19 15:16:17.404761+00', NULL),
	('5c42d47a-5e2d-400f-9e0d-7a898157dd24', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-05-21 17:55:01.551843+00', '2026-05-21 17:55:01.551843+00', '2026-05-22 17:55:01.551843+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-21 17:55:01.551843+00', NULL),
	('ee136397-413d-43b1-a176-4765f5e28a8f', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-05-22 15:20:53.639181+00', '2026-05-22 15:20:53.639181+00', '2026-05-23 15:20:53.639181+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-05-22 15:20:53.639181+00', NULL),
	('fc181f16-a95a-47ba-8d95-4ddb3e521577', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-05-26 18:09:37.809367+00', '2026-05-26 18:09:37.809367+00', '2026-05-27 18:09:37.809367+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-26 18:09:37.809367+00', NULL),
	('4a996506-6467-46f2-96a0-59c1088b436b', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-05-27 16:26:29.879395+00', '2026-05-27 16:26:29.879395+00', '2026-05-28 16:26:29.879395+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-27 16:26:29.879395+00', NULL),
	('27058c29-ace6-4068-bb90-edee7985db24', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-05-28 19:03:21.969842+00', '2026-05-28 19:03:21.969842+00', '2026-05-29 19:03:21.969842+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-28 19:03:21.969842+00', NULL),
	('711d5b1d-236c-463e-96b8-80ceb872fc6e', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-05-29 16:14:14.051955+00', '2026-05-29 16:14:14.051955+00', '2026-05-30 16:14:14.051955+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-29 16:14:14.051955+00', NULL),
	('ec9d37f8-5d15-4f5c-aaef-9559661c8d2e', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-06-01 18:36:06.139837+00', '2026-06-01 18:36:06.139837+00', '2026-06-02 18:36:06.139837+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-01 18:36:06.139837+00', NULL),
	('e2a8c2ff-0408-469c-888d-6486221dab98', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-06-03 14:20:50.281331+00', '2026-06-03 14:20:50.281331+00', '2026-06-04 14:20:50.281331+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-06-03 14:20:50.281331+00', NULL),
	('4b43648b-6172-40c4-8e31-f1c2102877e6', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-06-03 18:50:50.28556+00', '2026-06-03 18:50:50.28556+00', '2026-06-04 18:50:50.28556+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-03 18:50:50.28556+00', NULL),
	('3eb940eb-82b1-4fb1-bbd4-f88afaedea50', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-05 15:02:34.459654+00', '2026-06-05 15:02:34.459654+00', '2026-06-06 15:02:34.459654+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-05 15:02:34.459654+00', NULL),
	('6045c7df-7e3b-4b38-a699-e13863dc92ea', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-06-05 15:14:34.447622+00', '2026-06-05 15:14:34.447622+00', '2026-06-06 15:14:34.447622+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-05 15:14:34.447622+00', NULL),
	('de6ca7b0-58fa-4130-9216-82ea6dc18d90', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-06-08 16:12:26.534242+00', '2026-06-08 16:12:26.534242+00', '2026-06-09 16:12:26.534242+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-06-08 16:12:26.534242+00', NULL),
	('1e3208fc-cf1f-446d-b57a-f08def83a2e4', 'c97e3a79-91a7-4778-97f4-e9472cb97f5b', NULL, '2026-06-08 21:15:26.550955+00', '2026-06-08 21:15:26.550955+00', '2026-06-09 21:15:26.550955+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-06-08 21:15:26.550955+00', NULL),
	('08b9544f-ea47-4d80-9a31-8b4365d03bf1', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-10 13:10:10.734271+00', '2026-06-10 13:10:10.734271+00', '2026-06-11 13:10:10.734271+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-10 13:10:10.734271+00', NULL),
	('717c273f-afa6-444b-abfb-dab80dd8f841', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-06-11 13:17:02.784655+00', '2026-06-11 13:17:02.784655+00', '2026-06-12 13:17:02.784655+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-06-11 13:17:02.784655+00', NULL),
	('debc02e2-06e1-4641-b98e-dfbe0f411f3c', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-06-12 13:24:54.847729+00', '2026-06-12 13:24:54.847729+00', '2026-06-13 13:24:54.847729+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-12 13:24:54.847729+00', NULL),
	('497d7a5c-255c-4a6e-ba2e-5ad207cc9e70', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-06-15 13:31:46.931694+00', '2026-06-15 13:31:46.931694+00', '2026-06-16 13:31:46.931694+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-15 13:31:46.931694+00', NULL),
	('d63258d3-5819-4085-aecd-9d01cc3b4e7f', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '2026-06-15 15:57:46.928858+00', '2026-06-15 15:57:46.928858+00', '2026-06-16 15:57:46.928858+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-15 15:57:46.928858+00', NULL),
	('e853f342-a91f-44e3-a964-e0100d42abc5', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-17 16:59:31.090853+00', '2026-06-17 16:59:31.090853+00', '2026-06-18 16:59:31.090853+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-17 16:59:31.090853+00', NULL),
	('6d214fcb-885c-4537-980e-de35feccbf87', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '2026-06-19 16:45:15.253233+00', '2026-06-19 16:45:15.253233+00', '2026-06-20 16:45:15.253233+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-06-19 16:45:15.253233+00', NULL),
	('40e2ef49-2d0a-4b46-956e-a24c9fd7d421', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '2026-06-23 15:33:59.418211+00', '2026-06-23 15:33:59.418211+00', '2026-06-24 15:33:59.418211+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-23 15:33:59.418211+00', NULL),
	('2e002b20-dbd0-4030-afc0-ffcbd8cb63fc', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-06-23 16:12:59.430038+00', '2026-06-23 16:12:59.430038+00', '2026-06-24 16:12:59.430038+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-23 16:12:59.430038+00', NULL),
	('ba156fbb-cebb-4635-84af-017bfdf54294', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-06-24 14:07:51.499114+00', '2026-06-24 14:07:51.499114+00', '2026-06-25 14:07:51.499114+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-06-24 14:07:51.499114+00', NULL),
	('e890cda9-88b6-4eaa-bf07-18cb2c34836a', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-06-25 15:30:43.58121+00', '2026-06-25 15:30:43.58121+00', '2026-06-26 15:30:43.58121+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-25 15:30:43.58121+00', NULL),
	('b6884913-30b2-4b10-adaa-f9c566e1e124', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-25 20:02:43.578908+00', '2026-06-25 20:02:43.578908+00', '2026-06-26 20:02:43.578908+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-25 20:02:43.578908+00', NULL),
	('8b3c2ab7-2983-4aaf-bfea-c3b3480c4ae5', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-06-26 14:28:35.66227+00', '2026-06-26 14:28:35.66227+00', '2026-06-27 14:28:35.66227+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-26 14:28:35.66227+00', NULL),
	('1e506fd6-658d-498b-8593-a057f29d83de', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-26 19:06:35.660284+00', '2026-06-26 19:06:35.660284+00', '2026-06-27 19:06:35.660284+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-26 19:06:35.660284+00', NULL),
	('708891c0-dcca-4ba8-9729-74463f610bbe', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-06-29 14:05:27.741292+00', '2026-06-29 14:05:27.741292+00', '2026-06-30 14:05:27.741292+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-29 14:05:27.741292+00', NULL),
	('4dde59e6-a4d5-4da4-b0c8-f31b36577c3c', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '2026-06-30 17:08:19.823449+00', '2026-06-30 17:08:19.823449+00', '2026-07-01 17:08:19.823449+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-30 17:08:19.823449+00', NULL),
	('54234c26-8d18-42f8-aa5e-e283fd566ce2', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-07-02 15:41:03.981878+00', '2026-07-02 15:41:03.981878+00', '2026-07-03 15:41:03.981878+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-02 15:41:03.981878+00', NULL),
	('e5727652-d792-456f-805e-735fc12bf112', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-07-03 13:10:56.067707+00', '2026-07-03 13:10:56.067707+00', '2026-07-04 13:10:56.067707+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-03 13:10:56.067707+00', NULL),
	('ca4fa9d0-3810-441e-af18-78879aece111', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-07-06 13:17:48.145274+00', '2026-07-06 13:17:48.145274+00', '2026-07-07 13:17:48.145274+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-06 13:17:48.145274+00', NULL),
	('afaae972-16ed-4656-843f-032fb52f2ebb', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-07-07 13:24:40.224741+00', '2026-07-07 13:24:40.224741+00', '2026-07-08 13:24:40.224741+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-07 13:24:40.224741+00', NULL),
	('02ed24dc-7de2-4098-89a9-50e0a6e4436a', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-07 15:19:40.226309+00', '2026-07-07 15:19:40.226309+00', '2026-07-08 15:19:40.226309+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-07 15:19:40.226309+00', NULL),
	('24b5adfb-37df-4c72-a11b-13b16d044088', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-07-07 15:26:40.226705+00', '2026-07-07 15:26:40.226705+00', '2026-07-08 15:26:40.226705+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-07 15:26:40.226705+00', NULL),
	('d4367b80-eab4-4a8e-9afe-ea4235873a00', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-08 13:31:32.314328+00', '2026-07-08 13:31:32.314328+00', '2026-07-09 13:31:32.314328+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-08 13:31:32.314328+00', NULL),
	('4b38be66-d354-4731-8a2a-6df596a6e977', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-07-08 14:12:32.311403+00', '2026-07-08 14:12:32.311403+00', '2026-07-09 14:12:32.311403+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-07-08 14:12:32.311403+00', NULL),
	('c99dd0bb-5127-46dd-9d43-fe2b8d8a05c5', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-09 14:55:24.387179+00', '2026-07-09 14:55:24.387179+00', '2026-07-10 14:55:24.387179+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-09 14:55:24.387179+00', NULL),
	('be93f765-5b5d-4cb9-a352-733354ade4ac', '84a61121-1d16-4bf6-a587-24545021e19d', NULL, '2026-07-09 18:33:24.386858+00', '2026-07-09 18:33:24.386858+00', '2026-07-10 18:33:24.386858+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-07-09 18:33:24.386858+00', NULL),
	('b3d57046-f1e9-4b1f-852a-86857fd246b1', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-07-10 17:31:16.467803+00', '2026-07-10 17:31:16.467803+00', '2026-07-11 17:31:16.467803+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-10 17:31:16.467803+00', NULL),
	('ffa9c9e2-58b8-4a58-8c55-e4c0b1053835', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2026-07-14 14:40:00.631048+00', '2026-07-14 14:40:00.631048+00', '2026-07-15 14:40:00.631048+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-14 14:40:00.631048+00', NULL),
	('902a5b7c-cb36-4262-b211-7a9b8ac71376', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-16 15:50:44.800626+00', '2026-07-16 15:50:44.800626+00', '2026-07-17 15:50:44.800626+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-16 15:50:44.800626+00', NULL),
	('1a53ee3d-d958-4744-be48-4d5be8a0563b', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2026-07-17 16:20:36.876616+00', '2026-07-17 16:20:36.876616+00', '2026-07-18 16:20:36.876616+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-17 16:20:36.876616+00', NULL),
	('c4b79d62-69bd-4c4f-8d35-3f6b41628c67', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-07-20 17:44:28.958367+00', '2026-07-20 17:44:28.958367+00', '2026-07-21 17:44:28.958367+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-20 17:44:28.958367+00', NULL),
	('c5b0bb1b-97f7-4729-b222-75fd29a6cece', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-07-21 15:28:21.035227+00', '2026-07-21 15:28:21.035227+00', '2026-07-22 15:28:21.035227+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-07-21 15:28:21.035227+00', NULL),
	('fbd18776-7dd8-4582-ada0-f584bce6d525', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-07-22 14:59:13.146179+00', '2026-07-22 14:59:13.146179+00', '2026-07-23 14:59:13.146179+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-07-22 14:59:13.146179+00', NULL),
	('b9db3907-db68-4d5e-a20c-6b426fbe3ec9', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-23 14:20:05.196834+00', '2026-07-23 14:20:05.196834+00', '2026-07-24 14:20:05.196834+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-23 14:20:05.196834+00', NULL),
	('8a429bf4-8888-4017-ab91-1d06d129d88f', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-07-24 13:10:57.28633+00', '2026-07-24 13:10:57.28633+00', '2026-07-25 13:10:57.28633+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-24 13:10:57.28633+00', NULL),
	('7bfdb45f-b6e8-460c-a29f-cfd1291e6caf', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-07-27 13:17:49.361135+00', '2026-07-27 13:17:49.361135+00', '2026-07-28 13:17:49.361135+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-27 13:17:49.361135+00', NULL);
INSERT INTO public.sessions VALUES
	('f0dd3b0f-5b67-4c52-aa71-7558d593664d', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-07-28 13:24:41.439749+00', '2026-07-28 13:24:41.439749+00', '2026-07-29 13:24:41.439749+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-28 13:24:41.439749+00', NULL),
	('56c78e4c-e797-4f1e-a866-143b3b212f24', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-07-29 13:31:33.525455+00', '2026-07-29 13:31:33.525455+00', '2026-07-30 13:31:33.525455+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-07-29 13:31:33.525455+00', NULL),
	('13cabb20-0a9b-43a2-993f-c70047e4dcdb', '9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', NULL, '2026-07-29 15:24:33.520993+00', '2026-07-29 15:24:33.520993+00', '2026-07-30 15:24:33.520993+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-29 15:24:33.520993+00', NULL),
	('09591803-edd7-4513-b0eb-797f82c8ac8b', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-08-05 17:36:53.932946+00', '2026-08-05 17:36:53.932946+00', '2026-08-06 17:36:53.932946+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-05 17:36:53.932946+00', NULL),
	('9c07456d-a7f3-4f4e-94bb-afa578629eba', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '2026-08-06 13:19:46.01101+00', '2026-08-06 13:19:46.01101+00', '2026-08-07 13:19:46.01101+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-06 13:19:46.01101+00', NULL),
	('bb19bc6f-f2a3-4991-bca3-037c5ad6caad', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '2026-08-07 14:40:38.088233+00', '2026-08-07 14:40:38.088233+00', '2026-08-08 14:40:38.088233+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-07 14:40:38.088233+00', NULL),
	('a708249a-1c86-408f-a4b2-f4643dc7abad', 'd5431573-870a-4b02-8176-442f1da66f0d', NULL, '2026-08-11 17:09:22.253761+00', '2026-08-11 17:09:22.253761+00', '2026-08-12 17:09:22.253761+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-08-11 17:09:22.253761+00', NULL),
	('4d3bc004-3351-4a26-a47d-68dbeea023d0', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-08-12 14:44:14.375716+00', '2026-08-12 14:44:14.375716+00', '2026-08-13 14:44:14.375716+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-12 14:44:14.375716+00', NULL),
	('31f03a11-a74c-49fc-95c3-01df07fd5424', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-08-18 13:10:42.656408+00', '2026-08-18 13:10:42.656408+00', '2026-08-19 13:10:42.656408+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-18 13:10:42.656408+00', NULL),
	('85177cc9-11fc-483e-97e1-fb73b18a9187', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-08-19 13:17:34.743955+00', '2026-08-19 13:17:34.743955+00', '2026-08-20 13:17:34.743955+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-08-19 13:17:34.743955+00', NULL),
	('20f62481-240d-402c-ab36-8cd984275862', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-08-20 13:24:26.830246+00', '2026-08-20 13:24:26.830246+00', '2026-08-21 13:24:26.830246+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-08-20 13:24:26.830246+00', NULL),
	('0dfaac16-c08b-415f-9885-b7f1580d586f', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-08-20 15:39:26.827586+00', '2026-08-20 15:39:26.827586+00', '2026-08-21 15:39:26.827586+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-20 15:39:26.827586+00', NULL),
	('f369ce16-347a-4ac8-9b2d-f1730aae8568', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-08-20 17:31:26.81695+00', '2026-08-20 17:31:26.81695+00', '2026-08-21 17:31:26.81695+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-08-20 17:31:26.81695+00', NULL),
	('756daaa6-c1a6-46b9-8bbe-57a7c1ba6b4f', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-08-21 13:31:18.899508+00', '2026-08-21 13:31:18.899508+00', '2026-08-22 13:31:18.899508+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-21 13:31:18.899508+00', NULL),
	('877eafec-122d-46f8-87d0-fb033b046294', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-08-24 18:27:10.987987+00', '2026-08-24 18:27:10.987987+00', '2026-08-25 18:27:10.987987+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-24 18:27:10.987987+00', NULL),
	('c133b9ac-cde4-4f39-939f-9b7fcc8ba431', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-08-28 19:27:39.305696+00', '2026-08-28 19:27:39.305696+00', '2026-08-29 19:27:39.305696+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-28 19:27:39.305696+00', NULL),
	('af936a1c-67b4-4ffd-ae47-b0f59d9475b4', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-08-31 13:10:31.390396+00', '2026-08-31 13:10:31.390396+00', '2026-09-01 13:10:31.390396+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-31 13:10:31.390396+00', NULL),
	('96aeec49-2789-4755-97b1-a1e295ca3b98', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-01 13:17:23.477109+00', '2026-09-01 13:17:23.477109+00', '2026-09-02 13:17:23.477109+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-01 13:17:23.477109+00', NULL),
	('70e348c0-0906-441a-a97f-f3007281469a', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-09-02 13:24:15.549366+00', '2026-09-02 13:24:15.549366+00', '2026-09-03 13:24:15.549366+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-02 13:24:15.549366+00', NULL),
	('72144a07-55d9-47e1-bf86-7ccbbe501de8', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-09-03 13:31:07.632073+00', '2026-09-03 13:31:07.632073+00', '2026-09-04 13:31:07.632073+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-03 13:31:07.632073+00', NULL),
	('8471a131-beaf-4ddd-8099-7b4bd083f2ab', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-09-07 18:45:51.791407+00', '2026-09-07 18:45:51.791407+00', '2026-09-08 18:45:51.791407+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-09-07 18:45:51.791407+00', NULL),
	('a1de9eff-5c9b-4ba5-8d95-79c366bd45c4', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-09-08 13:10:43.875082+00', '2026-09-08 13:10:43.875082+00', '2026-09-09 13:10:43.875082+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-08 13:10:43.875082+00', NULL),
	('062e1155-ffc0-4ce3-a9f9-9844634cc59d', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-09 13:17:35.950895+00', '2026-09-09 13:17:35.950895+00', '2026-09-10 13:17:35.950895+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-09 13:17:35.950895+00', NULL),
	('2c258db6-79b6-4a6e-95a8-1c6a69006d42', 'f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', NULL, '2026-09-09 14:38:35.963734+00', '2026-09-09 14:38:35.963734+00', '2026-09-10 14:38:35.963734+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-09-09 14:38:35.963734+00', NULL),
	('8cbf040d-2710-4d0c-b3e5-b8779a3f8f7a', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-09-10 13:24:28.031824+00', '2026-09-10 13:24:28.031824+00', '2026-09-11 13:24:28.031824+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-10 13:24:28.031824+00', NULL),
	('6c5b9137-f15d-4bc4-9b7f-d32272629beb', '8b6641f6-195b-44b7-a662-b970c71e0d99', NULL, '2026-09-10 16:57:28.031693+00', '2026-09-10 16:57:28.031693+00', '2026-09-11 16:57:28.031693+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-09-10 16:57:28.031693+00', NULL),
	('ab9cec9d-7fd8-4d4b-8c5d-90848feac39c', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-09-11 13:31:20.130664+00', '2026-09-11 13:31:20.130664+00', '2026-09-12 13:31:20.130664+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-11 13:31:20.130664+00', NULL),
	('d8b6f5fa-6019-4834-a14e-0217361b70eb', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-11 15:03:20.112748+00', '2026-09-11 15:03:20.112748+00', '2026-09-12 15:03:20.112748+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-11 15:03:20.112748+00', NULL),
	('d8796537-b34e-42ee-8f30-bea228cb5b90', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-16 16:08:56.357081+00', '2026-09-16 16:08:56.357081+00', '2026-09-17 16:08:56.357081+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-16 16:08:56.357081+00', NULL),
	('967cd5c0-bc82-44b6-b529-3b8ba2a62d25', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-09-17 13:10:48.439554+00', '2026-09-17 13:10:48.439554+00', '2026-09-18 13:10:48.439554+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-17 13:10:48.439554+00', NULL),
	('6b447e52-d45e-426d-8364-c34f81968144', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-18 13:17:40.521497+00', '2026-09-18 13:17:40.521497+00', '2026-09-19 13:17:40.521497+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-18 13:17:40.521497+00', NULL),
	('b8d4fdb8-0ea8-4572-8b6a-760beca46cd7', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-09-21 13:24:32.612328+00', '2026-09-21 13:24:32.612328+00', '2026-09-22 13:24:32.612328+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-21 13:24:32.612328+00', NULL),
	('5fc0be30-685e-4c94-a90d-2240a5aedee9', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-09-22 13:31:24.686307+00', '2026-09-22 13:31:24.686307+00', '2026-09-23 13:31:24.686307+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-22 13:31:24.686307+00', NULL),
	('6dd79893-29f3-4773-b003-ed88548ec992', 'b235bb1d-fa37-48f0-9e0b-6c506e3152ec', NULL, '2026-09-22 14:02:24.683606+00', '2026-09-22 14:02:24.683606+00', '2026-09-23 14:02:24.683606+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.43', NULL, '{password}', '2026-09-22 14:02:24.683606+00', NULL),
	('64432cc2-7d3a-47f1-8437-533d651043db', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-09-23 15:07:16.760894+00', '2026-09-23 15:07:16.760894+00', '2026-09-24 15:07:16.760894+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-23 15:07:16.760894+00', NULL),
	('df64be1a-bdf5-45a9-a252-55bb325bb60e', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-09-25 16:51:00.922792+00', '2026-09-25 16:51:00.922792+00', '2026-09-26 16:51:00.922792+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-25 16:51:00.922792+00', NULL),
	('9a4a1064-4e30-461f-929e-ab72eb43e9e6', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-09-28 13:10:53.003808+00', '2026-09-28 13:10:53.003808+00', '2026-09-29 13:10:53.003808+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-28 13:10:53.003808+00', NULL),
	('c35756dc-93d7-4851-848d-8fce3435373c', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-09-29 13:17:45.084835+00', '2026-09-29 13:17:45.084835+00', '2026-09-30 13:17:45.084835+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-29 13:17:45.084835+00', NULL),
	('897423e7-780f-43c0-b19e-8ccce61c63cb', 'fb890157-e53f-4bf6-b561-692a7769d9e9', NULL, '2026-09-29 16:15:45.085755+00', '2026-09-29 16:15:45.085755+00', '2026-09-30 16:15:45.085755+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-09-29 16:15:45.085755+00', NULL),
	('f06857c5-b0b0-4838-88c3-c51ff5e29104', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-09-30 13:24:37.167588+00', '2026-09-30 13:24:37.167588+00', '2026-10-01 13:24:37.167588+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-30 13:24:37.167588+00', NULL),
	('55a5323f-8382-46ca-a68a-09b19beffe07', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-09-30 14:26:37.19618+00', '2026-09-30 14:26:37.19618+00', '2026-10-01 14:26:37.19618+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-30 14:26:37.19618+00', NULL),
	('be5cb6aa-5426-4f61-abb4-e97104d9060b', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-10-01 13:31:29.246713+00', '2026-10-01 13:31:29.246713+00', '2026-10-02 13:31:29.246713+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-01 13:31:29.246713+00', NULL),
	('9622d0d4-e543-4938-96cd-a92396b1be97', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-06 13:10:05.489688+00', '2026-10-06 13:10:05.489688+00', '2026-10-07 13:10:05.489688+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-06 13:10:05.489688+00', NULL),
	('1d073377-8562-494a-936a-ba3f1784eb52', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-10-07 13:17:57.570689+00', '2026-10-07 13:17:57.570689+00', '2026-10-08 13:17:57.570689+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-07 13:17:57.570689+00', NULL),
	('bda6118b-f7d9-4b44-b39d-9cdeea54680c', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-10-08 13:24:49.651598+00', '2026-10-08 13:24:49.651598+00', '2026-10-09 13:24:49.651598+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-08 13:24:49.651598+00', NULL),
	('95717a53-71dd-401b-9e39-5003aede66b9', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-10-09 13:31:41.732655+00', '2026-10-09 13:31:41.732655+00', '2026-10-10 13:31:41.732655+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-09 13:31:41.732655+00', NULL),
	('b99cc285-0904-4cee-92a3-fe59fe0f4596', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-12 17:33:33.813753+00', '2026-10-12 17:33:33.813753+00', '2026-10-13 17:33:33.813753+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-12 17:33:33.813753+00', NULL),
	('9ab66a08-3be5-4de1-9ed5-2b63d8958ff9', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-15 13:10:10.056736+00', '2026-10-15 13:10:10.056736+00', '2026-10-16 13:10:10.056736+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-15 13:10:10.056736+00', NULL),
	('4b5bb8d9-a160-4c38-b55b-2ebb3fb9cb71', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-10-16 13:17:02.141847+00', '2026-10-16 13:17:02.141847+00', '2026-10-17 13:17:02.141847+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-16 13:17:02.141847+00', NULL),
	('6795c5a8-f8bd-47dc-aaf6-70eb4ad6a74d', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-10-19 13:24:54.225203+00', '2026-10-19 13:24:54.225203+00', '2026-10-20 13:24:54.225203+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-19 13:24:54.225203+00', NULL);
INSERT INTO public.sessions VALUES
	('5a437ddd-e0fc-4a64-ae68-1c5b38f667fa', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '2026-10-19 18:30:54.222234+00', '2026-10-19 18:30:54.222234+00', '2026-10-20 18:30:54.222234+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-19 18:30:54.222234+00', NULL),
	('5c89844c-c5b8-439e-aa0d-1c9a46326f6d', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-10-20 13:31:46.306486+00', '2026-10-20 13:31:46.306486+00', '2026-10-21 13:31:46.306486+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-20 13:31:46.306486+00', NULL),
	('0987465a-32b7-45dd-8702-c4753f5160f7', '1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', NULL, '2026-10-21 15:17:38.380769+00', '2026-10-21 15:17:38.380769+00', '2026-10-22 15:17:38.380769+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-21 15:17:38.380769+00', NULL),
	('6aa01935-d055-4f27-86b2-3fac005f6a72', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-23 13:10:22.552045+00', '2026-10-23 13:10:22.552045+00', '2026-10-24 13:10:22.552045+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-23 13:10:22.552045+00', NULL),
	('e81ec9eb-0680-443a-a491-e095af3a4728', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-10-26 13:17:14.623623+00', '2026-10-26 13:17:14.623623+00', '2026-10-27 13:17:14.623623+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-26 13:17:14.623623+00', NULL),
	('a6cef276-c8f7-4673-b9db-9a6738b20c6f', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-10-27 13:24:06.704644+00', '2026-10-27 13:24:06.704644+00', '2026-10-28 13:24:06.704644+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-27 13:24:06.704644+00', NULL),
	('513b611a-5909-4ceb-a955-4208be6f98ce', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-10-28 13:31:58.785627+00', '2026-10-28 13:31:58.785627+00', '2026-10-29 13:31:58.785627+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-28 13:31:58.785627+00', NULL),
	('13e0e40a-91c8-44d7-98bc-e90de33a83f7', '61487fc1-a8e2-4a80-aeba-4ef9f67d0298', NULL, '2026-10-28 15:48:58.785903+00', '2026-10-28 15:48:58.785903+00', '2026-10-29 15:48:58.785903+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-10-28 15:48:58.785903+00', NULL),
	('a5587cfd-41d1-442d-bd04-ffcb4a1c5a01', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-28 15:48:58.787751+00', '2026-10-28 15:48:58.787751+00', '2026-10-29 15:48:58.787751+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-28 15:48:58.787751+00', NULL),
	('d4c85b29-4255-454d-9487-55c51b91a739', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-10-30 13:10:42.950247+00', '2026-10-30 13:10:42.950247+00', '2026-10-31 13:10:42.950247+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-30 13:10:42.950247+00', NULL),
	('16635465-f074-4ddc-8a41-e25123413bf4', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-11-02 13:17:35.035064+00', '2026-11-02 13:17:35.035064+00', '2026-11-03 13:17:35.035064+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-02 13:17:35.035064+00', NULL),
	('b38e6489-c36b-4051-a23c-1cd96afe0f33', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-11-03 13:24:27.109895+00', '2026-11-03 13:24:27.109895+00', '2026-11-04 13:24:27.109895+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-03 13:24:27.109895+00', NULL),
	('275a9791-cbaa-411b-81a3-40a9a6f8fbb5', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-04 13:10:19.192306+00', '2026-11-04 13:10:19.192306+00', '2026-11-05 13:10:19.192306+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-04 13:10:19.192306+00', NULL),
	('cf0b2c01-8d67-4d0e-bf7c-7659c9e00cba', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-04 13:31:19.191021+00', '2026-11-04 13:31:19.191021+00', '2026-11-05 13:31:19.191021+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-04 13:31:19.191021+00', NULL),
	('ff568d53-d555-4e63-9fb7-d87554ceffd0', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-11-05 13:17:11.271793+00', '2026-11-05 13:17:11.271793+00', '2026-11-06 13:17:11.271793+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-05 13:17:11.271793+00', NULL),
	('417c108f-61c1-4a94-bbb5-05280dccdb2c', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-05 15:53:11.271857+00', '2026-11-05 15:53:11.271857+00', '2026-11-06 15:53:11.271857+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-05 15:53:11.271857+00', NULL),
	('4816842d-feea-41fd-a327-070e70a3a5fb', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-11-06 13:24:03.364137+00', '2026-11-06 13:24:03.364137+00', '2026-11-07 13:24:03.364137+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-06 13:24:03.364137+00', NULL),
	('5e177806-b9f8-44d3-82a0-33405423e952', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-06 14:33:03.354508+00', '2026-11-06 14:33:03.354508+00', '2026-11-07 14:33:03.354508+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-06 14:33:03.354508+00', NULL),
	('d0b87872-8fa7-4aa4-b5ba-abd6db55f264', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-09 13:31:55.449518+00', '2026-11-09 13:31:55.449518+00', '2026-11-10 13:31:55.449518+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-09 13:31:55.449518+00', NULL),
	('3074d64d-6f6c-480b-9d9a-099ccae11ef4', '4ece2547-a5a1-4fec-966e-dbb14a4976b4', NULL, '2026-11-09 17:19:55.434476+00', '2026-11-09 17:19:55.434476+00', '2026-11-10 17:19:55.434476+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-11-09 17:19:55.434476+00', NULL),
	('9220c230-98c9-48bc-9bc8-119b79e1545b', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-11-10 16:34:47.516588+00', '2026-11-10 16:34:47.516588+00', '2026-11-11 16:34:47.516588+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-10 16:34:47.516588+00', NULL),
	('ed6df9a5-01d7-4aa9-b9ea-b4902fd7cb7f', '38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', NULL, '2026-11-11 14:42:39.595755+00', '2026-11-11 14:42:39.595755+00', '2026-11-12 14:42:39.595755+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-11-11 14:42:39.595755+00', NULL),
	('9a55eecd-e2ed-4729-810f-2a8521bcfef2', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-12 15:35:31.686143+00', '2026-11-12 15:35:31.686143+00', '2026-11-13 15:35:31.686143+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-12 15:35:31.686143+00', NULL),
	('a4424175-874c-4eae-a9f0-216b8200d197', '2140ec94-61a8-47f5-b12e-d6af3e4bfb72', NULL, '2026-11-12 20:36:31.678316+00', '2026-11-12 20:36:31.678316+00', '2026-11-13 20:36:31.678316+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-11-12 20:36:31.678316+00', NULL),
	('79be4795-4e04-4e6a-8237-4ba1271878e8', 'bd8588e5-8ff3-4e7f-9c88-991887243d63', NULL, '2026-11-13 14:51:23.757979+00', '2026-11-13 14:51:23.757979+00', '2026-11-14 14:51:23.757979+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-13 14:51:23.757979+00', NULL),
	('5682dd30-e2f9-4b36-8632-974e925e677e', 'acbb1193-da9b-4df7-b9d4-f1765e9336de', NULL, '2026-11-13 18:05:23.760768+00', '2026-11-13 18:05:23.760768+00', '2026-11-14 18:05:23.760768+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-11-13 18:05:23.760768+00', NULL),
	('cd798cd6-37fb-467b-8dbc-5efa6e68a575', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-13 18:40:23.760737+00', '2026-11-13 18:40:23.760737+00', '2026-11-14 18:40:23.760737+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-13 18:40:23.760737+00', NULL),
	('b2d28f7e-2abb-4bf2-9157-53c1611903d3', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-11-16 14:17:15.838759+00', '2026-11-16 14:17:15.838759+00', '2026-11-17 14:17:15.838759+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-16 14:17:15.838759+00', NULL),
	('1aff8609-1361-401e-b754-3c6792b3a0dc', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-16 15:22:15.838903+00', '2026-11-16 15:22:15.838903+00', '2026-11-17 15:22:15.838903+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-16 15:22:15.838903+00', NULL),
	('fae679e5-6ac0-4d83-a23c-c669d10b17f2', '04cff053-024c-41f1-9baf-127b3e4f7e77', NULL, '2026-11-16 17:44:15.840378+00', '2026-11-16 17:44:15.840378+00', '2026-11-17 17:44:15.840378+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2026-11-16 17:44:15.840378+00', NULL),
	('53f0ad3e-4471-4205-8e69-e9efc560336a', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-17 15:55:07.919805+00', '2026-11-17 15:55:07.919805+00', '2026-11-18 15:55:07.919805+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-17 15:55:07.919805+00', NULL),
	('a3546485-1fc8-4151-8c7a-214bb69ecbba', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-11-17 16:20:07.920509+00', '2026-11-17 16:20:07.920509+00', '2026-11-18 16:20:07.920509+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-17 16:20:07.920509+00', NULL),
	('8a0b25f4-20fe-4f9a-9d33-eebfca001449', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-17 19:40:07.920834+00', '2026-11-17 19:40:07.920834+00', '2026-11-18 19:40:07.920834+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-17 19:40:07.920834+00', NULL),
	('359e51d1-6972-40db-a721-50d73f83bf3d', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-18 14:31:38.045866+00', '2026-11-18 14:31:38.045866+00', '2026-11-19 14:31:38.045866+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 14:31:38.045866+00', NULL),
	('d3f7e9d7-0d6c-433f-8bab-8d4979ff57f1', 'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', NULL, '2026-11-18 18:35:38.044775+00', '2026-11-18 18:35:38.044775+00', '2026-11-19 18:35:38.044775+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-11-18 18:35:38.044775+00', NULL),
	('a05c5537-b01e-4b51-bdc5-36e52ffc87ae', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-18 19:58:38.045033+00', '2026-11-18 19:58:38.045033+00', '2026-11-19 19:58:38.045033+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.8', NULL, '{password,totp}', '2026-11-18 19:58:38.045033+00', NULL),
	('6e05e6a3-819c-4240-b134-e927287f067a', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-11-18 20:02:38.050133+00', '2026-11-18 20:02:38.050133+00', '2026-11-19 20:02:38.050133+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.14', NULL, '{password,totp}', '2026-11-18 20:02:38.050133+00', NULL),
	('ce94ebe7-a307-4bfd-9249-4e8032065799', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-11-18 20:06:38.048953+00', '2026-11-18 20:06:38.048953+00', '2026-11-19 20:06:38.048953+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.11', NULL, '{password}', '2026-11-18 20:06:38.048953+00', NULL),
	('0ba535fe-4fbb-4331-8257-93320c6f27aa', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-18 20:10:38.048977+00', '2026-11-18 20:10:38.048977+00', '2026-11-19 20:10:38.048977+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.5', NULL, '{password}', '2026-11-18 20:10:38.048977+00', NULL),
	('4b73c510-3c5f-4cfa-a609-b37089b40243', '1d198aeb-19da-4b18-81ad-d23f683d16e0', NULL, '2026-11-18 18:54:38.04969+00', '2026-11-18 20:29:38.047233+00', '2026-11-19 18:54:38.04969+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 18:54:38.04969+00', NULL),
	('c6f8baaf-5c10-47da-ae3b-10e28d2370f0', '9c63863d-fa1a-4175-9c4e-5acb15b1ae78', NULL, '2026-11-18 18:58:38.046168+00', '2026-11-18 20:33:38.056052+00', '2026-11-19 18:58:38.046168+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-18 18:58:38.046168+00', NULL),
	('23d62bcb-45b8-4c5e-80b1-d545f95b361a', 'f33b168a-f79e-49f1-8927-e02bc51ae4b2', NULL, '2026-11-18 19:02:38.044755+00', '2026-11-18 20:37:38.045813+00', '2026-11-19 19:02:38.044755+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-18 19:02:38.044755+00', NULL),
	('47c68ced-b8ca-40da-9d78-30d94744fbcc', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-18 19:06:38.045739+00', '2026-11-18 20:41:38.044633+00', '2026-11-19 19:06:38.045739+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-18 19:06:38.045739+00', NULL),
	('e54ba49d-d026-411d-95d5-dc84f49987f2', 'e6026c4f-6f8f-44b8-9347-603b78ed91c0', NULL, '2026-11-18 20:44:02.122723+00', '2026-11-18 20:44:02.122723+00', '2026-11-19 20:44:02.122723+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:02.122723+00', NULL),
	('70fe69ff-d595-4f27-ba6e-b34ef98219db', 'bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', NULL, '2026-11-18 20:44:02.837022+00', '2026-11-18 20:44:02.837022+00', '2026-11-19 20:44:02.837022+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:02.837022+00', NULL),
	('ea9b7c06-3625-4caf-99a7-6dfd0dc1664d', '4a08d8e5-dd9e-422e-b71b-e11bafea944f', NULL, '2026-11-18 20:44:03.117049+00', '2026-11-18 20:44:03.117049+00', '2026-11-19 20:44:03.117049+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:03.117049+00', NULL),
	('ce8b37b0-519a-47cc-b049-e0672ef752db', 'b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', NULL, '2026-11-18 20:44:03.383643+00', '2026-11-18 20:44:03.383643+00', '2026-11-19 20:44:03.383643+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:03.383643+00', NULL),
	('33245281-1f11-45f0-a880-91b336cd4231', 'dc7903b5-c9e7-40d4-b553-9b67b539bfd4', NULL, '2026-11-18 20:44:03.680339+00', '2026-11-18 20:44:03.680339+00', '2026-11-19 20:44:03.680339+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:03.680339+00', NULL),
	('436d24bb-1de2-4d5e-93f5-5126b0329d7c', 'e2692b74-aeba-483e-ac12-2b05df7cba88', NULL, '2026-11-18 20:44:06.638478+00', '2026-11-18 20:44:06.638478+00', '2026-11-19 20:44:06.638478+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:06.638478+00', NULL),
	('b85e43c6-cbec-4f91-90df-1d5c4d7b3fe0', 'f49b04cc-ef14-4849-9868-2ed6018a2fc8', NULL, '2026-11-18 20:44:08.597232+00', '2026-11-18 20:44:08.597232+00', '2026-11-19 20:44:08.597232+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:08.597232+00', NULL);
INSERT INTO public.sessions VALUES
	('5350ebc4-5c31-4a93-9a9c-fe2b2e4ca535', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '2026-11-18 20:44:29.188857+00', '2026-11-18 20:44:29.188857+00', '2026-11-19 20:44:29.188857+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 20:44:29.188857+00', NULL);


--
-- Data for Name: signature_key; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signature_key VALUES
	(true, '\x017a784276c05519a222c2ea7f4d287b2b7c6bc24137fdbf007b2441c465a1a2577dd314a1f7afa121e03de7139836ee7d1f77123f298c8801783b55fa23385a87c1e04ce473a521417c84f34f74be316930834d54318010767e03f8a39dcf839ed6a5baf6');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signing_keys VALUES
	(true, '\x017a784276c05519a279af2c25e3bab49daaa88e9ae0452b29ef65cc105a75842adc7ad6f02ab3177e76356f25743c3343fefa9cbef5339e05f754128d4b14b7be09d5b4a103ded0ea3b58448e467142d4b5887db8fc00e396290ff27d850a930459d40925306fa865608ae6aa20e1caac189bc30428f2b58866060fd343de4476da30efafcf731d461e96b8588a13bfe0ca8959d136815b4f8ec000b1b0057c83c2b3878a43224131d16c2165af2809b3393ebf03dadb1ace7940fb77648920b95bc19f71755a0b2dbd9d0512600563d446d4a19211c4825f500dfbe1c47763b3548d5cbd5a0ec361e700eb92b8bdd8cf43f344c4b4671e0484ca3f45a143c7f45436c40a6ebaaf698d9919b4cb036af6be5b01a79cea2b09441c77b0eab1bccc586d29c2bbc57004654122c5aa193ee18e5bec9f7acdbc62fe596c6219848b1dff0b907279f0fe0291cebc77558dbf979eefde5d75ffbd2f3f688e0f873902207964df1382ff78aaa8b7fc07c3ddf02099c2cbccd902b07da0f8a88e65d9cb8c57777ef93ea6939f26e98de4f9f218e55f18983586b69a16afede2b19112fea1cb3a02e780ca357d996c5af337f91570234411389743fb69c8b9eee0d7093e96ad1ceb3ccc9281a82b39a0a4901153ceacefa5efb43d6c428a6fbe8d72aeff4fffb796c3e585c18fd39df809be327041e0a8b6509bbd36624bd6d1195b02e8aa076a7622888858c67a6352f2c0d007da76e7682be75e2096154930be378a50b500bca05c4ae5a3214147a88e3ac0bb716d49d7cc1711b675bbd8c3c84919dfc85cdc2b2b9bfeccfc2ff3c66a3a903bc28b7eec4c476c8567861ce0206b7deadf13360e779f009095127b9d0a88e822f42f08e0ccd37b07635f1ee2cb56858b0e0e0509a100db216c8b211d2142ff90a850824e736b4429ada6cec53256a555b2fbc530aecef964400e85c00b6986d6e9771f9725a96db0a5b3d8a1b5152d835276a143f50db5d31f3f917afaf9313a744d970fc0a8dcd616ac43cbc2bc371e71b9930ad17ff82e73132db4c91d2513e8fe6720a7829d0cd52508cc6f950cbf2dd819031852ebf4d31bf7a700274e82f7a6e3210c602e2656531fef8cab68adf3f85c46dc7d2b3791d1e383b3891eff49bdbdd24f604c8ada284fe6bbdf513308e52dba77fcadfa69011e1a7bf928e3283e4b35b05aeb3224f4fe3ccaf0f90df7feef3cb279d266748849ee0da8670734d4d71a011e8018c215f7c988e54aaa28728d7318630cce3739e05d03d3fd342b78feb3cdf1456f38000d83d12e3d2e7d6ac5e3448b13190b0eb8b4bbbb378aa1a1fd411e8dfc944e6e0629ad91d1f413f3a991287638e886c449feee1640382cb0fc9c6da57ee40b78a03856e0ee4c061a7694f54b3b5875cdf1d1d9409847fb0c669a26e13190a21e129f51627295964d7a9eec566e0c8e6b8715ba4495fa178d069ee76d6ae57155eb16f8e3f2edbf156d0c3f0e2aed4aa5cdb69f2fb3822ae3b8d482aa7dec2ecf63abef6caa9e54d29bcac41f3cec979d82d39713863d579e19f88410ffcf10dd95f3fb3bfdf8857176dc100c18afa3b572aabbff640d8b899c525a16d70501e2ee0af45746c9149e65d141e9fdb5f8fd204ef5f4a6ffb1b9afd97ccdf50533c8c9286efce99f0eb7098bf9350c7f9af482dfa0f8253e27cd9c08bc1e104557c7c0946fdbf962df9849a02365c762d0785931428fa496ee87aa6a212b4199e5640179e9e9a3cf3f83f198a2417786149994fbb5772e7a72f99e47f916bbad801e9b003d133ca2ea2991eb45d53b8831bf17f0474774c0523e61c130470513040fd76099165ba172b4d3eba02ad85349cb88e7c0bf97d63eefdc7eb72d6c8c72f30e50c74949a413fe3e1a8233b54c48f583abb3bd81455fd35edd90c40a7a089a8701293788cc4e44ac58fbf83d17b89765ba3e69689fc889a4295982fa7c7703e42f823600f586a240c53e6b2b7723f12d6948edfdaa30303451ffe31999311c4a87962b9e2ca335a0e77f1f41ff0758593d1183e144fcb7a2b3ae2ea581a2a00f55c5195c7a9599f6bc21c56c56e3156eaaa4d28bb3da9bc982e1f946742aac54b948e50d7c5983d1f618847e6184dc36375107dba53639835aa8e5b5ae73f436c915ac6af2bb3f0cee8bc8a1729b1dadae050f2e90864b44f032afb8b5d903526773c16f23f20069649443295003b8739bf58b9ed1667af1794121c7e1f36258acaaea36aa7ab6b238f6a818dd31927008906163c1ae929b648a5dd4de90180fcaafb27dad4eb54ea5ed686484e06bef2eadc07f1d4bb29e0c8d1c38b48768af2955b9d0999cab99940917c32a3bcf6388b2d66ffb68711dddc1b0d81f529fbaba32a77f594cd1687bfeae69bd64756b1477d89de2ea0d4950cae095ed5c1a8d3ff50da5ddad63da6bb207e04d1d0b7c2810a6ddeb401aabbe521f8e2a2cfda9613fac1712274fc9401660641aff56f9adf187573380a6f6735ee6e967a396f4aec9a9a2bcc381c25532cdb3421b8cbc6758bf798d266818db009d426393ff4b82d687500bea6108581e8df42303a2f2945d4e8d98bb7136b644df42559da137296bd8fd1b6f33094f8c9559dc731eefe0a494a4920365dd558babb2f9db4147f6ee546ef79d3838e38a99f420154cefac2b8daa7e6d3ca729751f2c61b30a15b78cfa0d55127c76fce752eaf3192d8ae8a304ffa2ee6ae962d41ec5b235b1c17c2824e42ec880e073006d55be1d54cdd75b1a4ac829481f2b9c662cc596d571b4fa4834ce0c1317f0afc52e5e9022d8138c3d26748e4f63524453d818eb5c24eac1a9319cc83acbe8c1e75d9ee924b142a684b506772b6d986b24135530d92c8a532d2aba497e605a8e26682aad6e5ce603d2f17d798026d9b285b22ade13f60458698b827fc50624a376de88ed07aa0dd270fe891b2501f0db094c511e8c33dd8913098db0a51161cd6f54fe63a3e344ef95c1ef0a641aced83e58a19e1d3318ba571682a08ce02887aedda43307c8c90e5bdd89ced538834386b68453d8e9f8ae45545185d1a9c7721008aa0b736e39acd9851b86b4874326d5557b87f226b869482b1f4966d26045bf566c2548633fb4ec65d5a572b4b3ce31eb184026c00c5f9984695d5f5ecc6917156d88ba378987784818e7a450367f8d3d5153e1cdf22913fa564bd881569f782508a3a74e83cd920ddaa20cd36711a34f98a8f0de73d2a38040cc90c65d92c5420e1398861eef324ae1a570be6e48ea4a91872c6abc8fb5c69ee930f030acf6c623726d83fb1716865777aaf48bee9ab4da6317f09011b9d2f5a37918afb8ab8443bf6d0b0b6fe6cce9a779cf2e7dd1f429c3cd173c2bb39cf2471c3503c8d177508f0302d785ddd80ada80a8e929f691a35bfae32e3413de3c0af468fc17982f0e6273b2597d26bb9b374296df4117819d2349613f699a1c84b0698d03b0ccb2ddd93079ef05394ba0d1cfa923d37546e37e005683bf10c8503ec142f541bc36d44c4725846e7edbbf670f8eca3811961e6a4518b49f84d1044433a9f65e9ee07d9e703210a79fb732919339f931d1e70bda4e483011aae159ed9cddcdc13f65c536c95676044cee1e1ac637d960542c5028d292ea62a84cfa29fad58c89c64e2691ca708f80e6e7ccb768adc866a60553d51f729c0cb403524c1a23127c0a25b098a92a040d2c00995b9fcc72713a8861777af79b0fb98c6231109e2afef1ac9faa388b6b181bd87e75f8b389946609ecbf36756765d14d57cc85b6f855385a11d5be1418dd4db771c0c9d4cd759f7660c7700dfed42ae858b9f92a5c655064297d3700c3b4baafa1f5e3e7e8bb666286e89f172095cda4ac6e46f16fad66235b5bfe362d9bcc8cbe7a3fed0ebc424ac9c756171bef46c7c63ae88666b26bce258db3cb21f61f1ffecbf24d87c167ef89e532f854c1fc3fcd55499538fdb522d0935ef905a5b2cfe1f536e56db9c63dcba98e8a56267ffab1d6561e97fd7805b3c76a5ae67f941f1c57d73ba69a5a4c7549c0ce36858c352e1dbe17f27f90882299d155c49af7edb82e6365f767885f163620dc34e35a90bd750aa0f3ce06f614e6dcda9b5d571005d71895d5cedd6977aad37c26a03501b49f275cf5c0d2baddb1ae4db607910a652d49374e4dca4fc6e5a12227be75916aa6e8578ca1f6fd145c935f5671b4e4b2e73542f67e1d87ecd7ae0c9c243c55e67ca34b727daaf8745deb978030caa9a2e437c2968ddb9149eef8e06328272f2798a0c3a6769f25e4adb04fccef69307bf6e0df348c9f99916f2994c468d5bba27fb357dde7233d7cbe960ccfb22ad296b6ae72acef8fddc6f6c00f164fc6adc19cb73d2ea5730c48a4ab1482474021abf5e7d407b994e62acf5fa739eeae7f61b473dc63f0b978faf3b4c25f965faaafd0fb240693c0a4d5ce71ea2421525470bb6f21fb236744af29c40d650d6619ff739e7ed49fe205ac07919a7457bad03f1f04f293864bf39e53c145d51719feb1839d54f2045e4f2a7c5df95a428edf47ca90e3512eae51c315fc43cee52165f13124fc1b6548f7ada03a5cf991285996930256b68440090873aef445a58a12e6c11a14ec549f7ff60751878645be2663a46a429cb3db74f014fe8f6888a3ba4dab270ae735887f21842cbd5134cf98dfe10f98d31879ba738a93598abed7bbf0870a2e6654e632f842f1340e3f1a1f3ccef54cc2117ec35b59fe8675fee56135d1a597a1da159a6c466f66d720ee8847b4d6ad1e31747e87cf9db1961cf4e4e02e37fa01a642f645c5be39ea38d7be9f01c383f88e30ec2bac3266f46353fa80d3092ada7de7c9aaf5a2314e25acc2fdaa3d312b9e28c8a3c805fc561116effb5735f825e0e952cc47dcf00fe20a195de441be519cba47fbc4f2592640d1530a0e5263a77cfef0ed9785caf7b60337556ba7c491dd6f88a8699abe3c126fa17a2cf526353ff1aef80b6f54a7090c3bc4649231df17c021f4ff25649e4a7a68e6611244d40ee30a695ca5b8e4eadbe09e38836ca7946df4784cd5f639d68ab5b74b64f832252b922e949ba05257f49a4e61e01ac2d700b57f493cb82da9dcf2bc9995ec977c17e041a2c95ba62b077d2417f91692ae1d9d1f0feba9c6b93464bb3469d18c70eac59dd22e2952cf0ae643efe08cf1b83b10a6abd5a9708ce29a515007a7747f05da7a56e3162dee861358d64761e02e178e0fc8431a967cf56de39be0354a716ab2dadd4da79904cb0eeade973b19bb3a44478f581f74b4ac8acc0bbbc9568c65631ba1f9e86ac77c7a0c39ec227730c7b07109a21b326c68d01f7c1cb6dfd9d37cbdd7d938ff908bcefde5a63f75acfd2d4dd2c2162192d19dca148964ba72045fa0454bf5ff9673219511b8cc83566be321b9b6e07177497586b8f5fe803f96f6139ca7b1cf9fe3dbee30156633217888c5a86c19a349e62e9577ff7e2c22a4ec654a302c04486379c7d5eb881cde24bc47ad538a31c4bf1597cab5d85bcc406a4041f5e95567e81890ba2182c0a969a3b0d17191d9a30c139a573732ad6dd05d597c86819a21f9e50fb1cba64d21eeccc8ade0ca74c67c5e907f6adb024485d00958c603f003fd9e33d4b4fafe9066e375df2b77f4065c398888b3ef5d71ab59da40fa5c88a6afbe00b25cb166aee88b6dfc29a74341fe52c3494f5e06311da5280490a839abf60c30ae484f703394ab1622ad723e03df519cdc46395f11da051080c9e362472b14f1ccad835bdbccc2bce0c7f70ad55a4807f610fce230514f847c38d184882a2a2a20848e9a8b9324a13d46c0499e9d541a64de19d7aeef51740ca1ba2c7203bf3f45a95ad0a7df18a68ac02a20c8f4a67dc2a922e470f8b2c2d3f9b26d6238dff9010f80fc5c28b3d08f0c83de7f530f21346b97670baff23b75155ae7b3b019d8287345d37654942e3e66b08812864a472ff6ca7b8db5bb5d3c672ed3174d477e37321f90a66fa2ff49bcf86f02066ce270c4ebe6fd7957e594bb5e1e232c4481fff5f55f37f3f3f3614d4f9d92edf791fffeb5eefbb3336d1059ed63bae56ac05301fda8d521b761e371080b4456dbd88e2c5e4cdc6d175bf72bf7d975c866ce0527cb7d285175a1f387be922560f329e6a3d301adafa127e60f4ae4991f7ffff7e7eca5e3d8ba531f2db61109fe203c13702d48420c962aa4ea73b79d4f17a8fbe936c0f76d9bc6fc8781023dc709656e67df0c104039a310e7f51aca43cc4e916b15624ae64ab261f9c3df0157616dccac7a3e8c3a9af50fa114de4d2b34e92fc8c656da593346ba0debaf40ed0955cf7c1a6509a1a8e300ed9b798f80e9590377549e9796eff6ece14cc2df9a5557451ab0b3f891bd5ec2bb8ea0a38640e1056765460ae600c069b3ade9681fda3d0575d3ebbcc9cb4cbf4c448032bc40132151e41433e20fbc0b1135e625de91b738ecef2b971f39a1668a69647605a20b66adfa9d2464b72d73dd9c7d35e5009b23bce88b393a609e7d189d9b02bdf718266cf2a388cd39f785ee697011faded9eb635cfddfe3f45d6a833be15ef401235fb27f0bea6ae218505485ee656e1d8bd1067ed46353d0132a8d3eb3ef73f5ad218c3e7d73e7e0e2b5fd7bb851656b496d132dc53b72a7d1ecf0c9bcdaa8691fad4a725b3526e0f7b5ac33718830fa8733eb985d25ad8f3988c193aaa29df327ef98f04ca67f54d9260e3cbfc07add4a8b656623a874c59cca36ee4b1e3e3314eaf777e478f8367c513cdc3542a1b1af3fb63c1546154c84b6d429c232adfe45ba0bdf6a07a38d30cc33f868e916fa64ca4ecb30876ab24cace45b03e3a07ca0229581b914d6e5fc355af675d090fe025a42dd52f6cb98bc7ad098432fa7d4318079e3e03532297a62d164726e91cb4986619e3f6cc9709b7694a5193e94b19c84b663128337011594fb70c52340c8468bbb211456ce5ead1dd114342c7768a8fbacc9f5b01cbe1dff9dad1897d4140e1f57a6bae6fa8e220a7aede44d44fa420d4d068655361806eb7d9b29c3305f12b58d3517f2d0f55d82ec08d2c40f5664a823b029f34ad9851cab4d71e3793a9a82d31a12db679fb5c9b479358715fe7284bd7353161d51bd83ef4b0bf1d733fd1e0038c5b33ba10d9a06693c01ddd50059be56cde0b073f3a095946470e85a41e0d41e5e3b5e509503fbc1e18c34abf51c595fb4ddb1181b9db08140e800cc14a69740e8cce18c968d4dcf3698610ea9682f675dc26d3176d41dae97310b950d86d4a1144ba9348ac78903ea281ef757c09588fdba433aa6eb4b7ab3f989665233159a1edd10bb0f0f99f0273ce5cea3107b8f4183ddc55316048c4f3da9f9fc3d371509c984cfc27b42e039346c74c30f8210ebb0c233f49a46d4f95208b6f164eb9fae8db17e9114efaae45f6ea9fa46581d9baabea373b1737849fa0eb590c6853d7a8735506f1a89a61a038acc8d8f006798248b0c289c435c8b8cd819a76e82a304d9c30a6795d31bba7a110230897e29bf4fb6e4acbb1d3a4e33dd25d622e722984f893ef76e648032b456a72cc4dd916a3b1a79aad69aa99b6ebf1674c248dead0d692fecfdf1ec995b1becf2cf7e2fec377c1acd52e473edf3d91810bb7f8d3ef7c84d7ceb28031e93b2d341bdddd35ac1272d8920665fd3329bdb589337e19937006e7e355180146eb7781dda0c79f6ae6ff02b1ba62ac5188849073a51d4380efbc739ab082e233688f83f2d5a8eca7c265e97f53420ed84f88678413d34365381ea1c1c1a0424790ce78365b8c035d971fdf8fd01567ddc9f18440c78515f8a905d9609a44302a38aef4a5ace73ee', '2026-11-18 20:44:27.29164+00', NULL);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES
	('\x7668d1abdd58959573aa520a077e1390e683ef1afdcc1530e3402ba74f1b27a5', 'e54ba49d-d026-411d-95d5-dc84f49987f2', NULL, 'user', '2026-11-18 20:44:02.122723+00', '2026-11-18 21:44:02.122723+00', '2026-11-18 20:44:02.122723+00'),
	('\x9b12000dec62db31750e203d2da8b3e092c52149c5fc9afcdbb60019a0791a4a', 'e54ba49d-d026-411d-95d5-dc84f49987f2', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', 'profile', '2026-11-18 20:44:02.6315+00', '2026-11-18 21:44:02.6315+00', '2026-11-18 20:44:02.122723+00'),
	('\x048fcc67f926fbea013490baa1a452332e8a5a33081809dbd0a70f456a371fee', '70fe69ff-d595-4f27-ba6e-b34ef98219db', NULL, 'user', '2026-11-18 20:44:02.837022+00', '2026-11-18 21:44:02.837022+00', '2026-11-18 20:44:02.837022+00'),
	('\x895168592e57a3014b517007a4cbb646e9aebb0535ad0e0c5da4d734649b30fb', '70fe69ff-d595-4f27-ba6e-b34ef98219db', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', 'profile', '2026-11-18 20:44:02.974103+00', '2026-11-18 21:44:02.974103+00', '2026-11-18 20:44:02.837022+00'),
	('\x9ade5177823d520bb89448a6fde74f66ec9b73669e5197cff03df6851c581aab', 'ea9b7c06-3625-4caf-99a7-6dfd0dc1664d', NULL, 'user', '2026-11-18 20:44:03.117049+00', '2026-11-18 21:44:03.117049+00', '2026-11-18 20:44:03.117049+00'),
	('\x0f2c2b2a075bda78ddc2f41140e9ffe6b905f40987d94d3f4732e8981b618425', 'ea9b7c06-3625-4caf-99a7-6dfd0dc1664d', 'e360fd00-587a-4347-bd3c-cba845eabd96', 'profile', '2026-11-18 20:44:03.214403+00', '2026-11-18 21:44:03.214403+00', '2026-11-18 20:44:03.117049+00'),
	('\xa9e16c83025d44e05637044f5a2b89327751b29770e92dc69a546839b4b049c3', 'ce8b37b0-519a-47cc-b049-e0672ef752db', NULL, 'user', '2026-11-18 20:44:03.383643+00', '2026-11-18 21:44:03.383643+00', '2026-11-18 20:44:03.383643+00'),
	('\x61ea89a8ddfc23d8096f12c36ac324feb086d640f5fb7a48ceee8f714e3dfd99', 'ce8b37b0-519a-47cc-b049-e0672ef752db', '7e98f743-e9b6-49f5-ad83-d244c4d1cac5', 'profile', '2026-11-18 20:44:03.574923+00', '2026-11-18 21:44:03.574923+00', '2026-11-18 20:44:03.383643+00'),
	('\xbe6d5fcc27078d9635bc2e251032be9186e2ee972ed101f7e43d7545bf95eac5', '33245281-1f11-45f0-a880-91b336cd4231', NULL, 'user', '2026-11-18 20:44:03.680339+00', '2026-11-18 21:44:03.680339+00', '2026-11-18 20:44:03.680339+00'),
	('\x4f07377584bf883dd9d3f33cf8796c1914fb45994a6388ac08f7d72f5c64028e', '33245281-1f11-45f0-a880-91b336cd4231', '158b8c33-2df4-415a-b05f-df51bdd1f592', 'profile', '2026-11-18 20:44:03.832369+00', '2026-11-18 21:44:03.832369+00', '2026-11-18 20:44:03.680339+00'),
	('\x53e5d74e498c9b71a27ecd9ae2b5ef30293ac1808f059fa7172de62f70b0f325', '436d24bb-1de2-4d5e-93f5-5126b0329d7c', NULL, 'user', '2026-11-18 20:44:06.638478+00', '2026-11-18 21:44:06.638478+00', '2026-11-18 20:44:06.638478+00'),
	('\xf20ded9b47c254574a59f3439dcd58741cd87e935ddab00ef401e5f9d7322ed7', '436d24bb-1de2-4d5e-93f5-5126b0329d7c', 'bd4ac0fd-f67d-4b51-8a73-a9448f9c11d4', 'profile', '2026-11-18 20:44:06.766757+00', '2026-11-18 21:44:06.766757+00', '2026-11-18 20:44:06.638478+00'),
	('\x78624f5646c994c23d8feb3a397f82ec8c926b26d1afc42e8f53cdc49fda1365', 'b85e43c6-cbec-4f91-90df-1d5c4d7b3fe0', NULL, 'user', '2026-11-18 20:44:08.597232+00', '2026-11-18 21:44:08.597232+00', '2026-11-18 20:44:08.597232+00'),
	('\xfcc445e53379df689e1f6f70f1e5567a288c773607a287bfd7fb27b34bb2669e', 'b85e43c6-cbec-4f91-90df-1d5c4d7b3fe0', 'bd190fe5-532f-4250-b26c-7c815c8cd48c', 'profile', '2026-11-18 20:44:08.71027+00', '2026-11-18 21:44:08.71027+00', '2026-11-18 20:44:08.597232+00'),
	('\x90a25d7f170dcbdc0d6ef30598cb5cdff8cbbfb13cb8413dead307c11aab80eb', '5350ebc4-5c31-4a93-9a9c-fe2b2e4ca535', NULL, 'user', '2026-11-18 20:44:29.188857+00', '2026-11-18 21:44:29.188857+00', '2026-11-18 20:44:29.188857+00');


--
-- Data for Name: told_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_sign_ins VALUES
	('\x6b81d3c0b970ed1b4bfa59467609ae6b76408f4439d3bd0c7649aea19dec326e', '31c892e6-34c9-4686-b11f-b18531499d39', NULL, '127.0.0.0/24', 'Unknown browser, Unknown system', '2026-11-18 20:44:29.188857+00', '2026-11-25 20:44:29.188857+00');


--
-- Data for Name: totp; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totp VALUES
	('9c63863d-fa1a-4175-9c4e-5acb15b1ae78', '\x017a784276c05519a206cea8ba141ad8221d5f12758ba228e48919d7944db34a4bd9b887c356529e8b81d629d6e3d0e1be786b6a09d4afcbfc7c323a67f0b5a90a', '2025-12-04 14:20:51.842735+00', 0, '2025-12-04 14:20:51.842735+00'),
	('9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', '\x017a784276c05519a2de9b9641714b499b2b253913aa1bd8df355c15a91a1fbfaa9f5ef0e222bee6f7cc4276e591c0ce9c058cd19ddd06c3804a9a965eea9dd56f', '2026-06-03 14:20:50.290197+00', 0, '2026-06-03 14:20:50.290197+00'),
	('1d198aeb-19da-4b18-81ad-d23f683d16e0', '\x017a784276c05519a28f78c55672f8954aa1ce7556c93353599d14e370ef258b9982241d74540f21cd8cbb0d70b488d1e5b63c23504091e00a0922f584fa6d7a39', '2026-07-23 14:20:05.19817+00', 0, '2026-07-23 14:20:05.19817+00');


--
-- Data for Name: use_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_days VALUES
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-24', 20),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-25', 13),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-26', 6),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-27', 22),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-30', 24),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-03-31', 17),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-01', 10),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-02', 3),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-03', 19),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-06', 21),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-08', 7),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-09', 23),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-10', 16),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-13', 18),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-14', 11),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-15', 4),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-16', 20),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-17', 13),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-20', 15),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-21', 8),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-22', 24),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-23', 17),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-27', 12),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-28', 5),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-29', 21),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-04-30', 14),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-01', 7),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-04', 9),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-05', 25),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-06', 18),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-07', 11),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-08', 4),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-12', 22),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-13', 15),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-14', 8),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-15', 24),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-18', 3),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-19', 19),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-20', 12),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-21', 5),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-22', 21),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-25', 23),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-26', 16),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-27', 9),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-05-29', 18),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-01', 20),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-02', 13),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-03', 6),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-04', 22),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-05', 15);
INSERT INTO public.use_days VALUES
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-08', 17),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-09', 10),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-10', 3),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-11', 19),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-12', 12),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-15', 14),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-16', 7),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-17', 23),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-18', 16),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-19', 9),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-22', 11),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-23', 4),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-24', 20),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-25', 13),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-26', 6),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-29', 8),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-06-30', 24),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-02', 10),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-03', 3),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-06', 5),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-07', 21),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-08', 14),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-09', 7),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-10', 23),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-13', 25),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-14', 18),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-15', 11),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-16', 4),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-17', 20),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-20', 22),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-21', 15),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-22', 8),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-23', 24),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-24', 17),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-27', 19),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-28', 12),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-29', 5),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-30', 21),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-07-31', 14),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-03', 16),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-05', 25),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-06', 18),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-07', 11),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-10', 13),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-11', 6),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-12', 22),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-13', 15),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-14', 8),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-17', 10),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', 'profile:read', '2026-08-18', 3);


--
-- Data for Name: use_recording; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_recording VALUES
	(true, '2025-11-19 12:00:18.949424+00');


--
-- Data for Name: used_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.used_challenges VALUES
	('\x2dd00bd77e0222ced882665481a9c1d9f907309d16e05ed007a1ea63928477a9', '2026-11-18 20:44:30.669325+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('f33b168a-f79e-49f1-8927-e02bc51ae4b2', 'theo.okafor@maplegrove.example', 'Theo', 'Okafor', '\x017a784276c05519a22a060d81b109eabdaaa00a4ec0ac6c8aef88e258fbcf3f6c77a7adca3e5b5316e0551c2308ec77ec6ff78462d0c8d7fcdeaf58a89e069cd2346acc773fa7e2d948f977d78ae5e101ecf6f400d5b92439ffaa90c2d80bf5768e1e7278a77fac9846bab92ab9b16545383055bec9b49a084cd65ebac7a147b34c89', '2025-11-28 13:10:23.515294+00', NULL, '2025-11-28 13:10:23.515294+00', '2025-11-28 13:10:23.515294+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('9c63863d-fa1a-4175-9c4e-5acb15b1ae78', 'noor.haddad@harbourlane.example', 'Noor', 'Haddad', '\x017a784276c05519a251e14d678386185eee83f30386df940e433d8babfac98448c3c3c0d9ecb75a2ef1dbddbadb064fbdb448e33911d0b75ad17f450d9f96f0d10866aea739cc70fef7adae604c1f026fc41482bf211a567fbb7f999067f8c01e2f2b11b39de21e37bb8f6cef707dbf6088ea0b1bb4657eaee51ac9b6628daffbbf9c', '2025-12-03 13:10:59.751933+00', NULL, '2025-12-03 13:10:59.751933+00', '2025-12-03 13:10:59.751933+00', 1, true, NULL, '2025-12-04 14:20:51.842735+00', NULL, NULL, NULL, NULL, NULL),
	('c97e3a79-91a7-4778-97f4-e9472cb97f5b', 'elena.petrova@northside.example', 'Elena', 'Petrova', '\x017a784276c05519a29d5d88b701cf6feebc3aeb24e6ae4431e66ba064bdbae7509b5a9aecf1f08f00899e7428870bd92f133223e6b1fadcfbe1aa4806cfc870160d4a15acae8109c854187d8288dcd49f4cdb0c7ef84284d6cfc342bd14169fa03c954f3df8e38b323ee66d4a63741d5257aa47e493b5b2667773cd731ea5a6ae9b1a', '2025-12-05 13:10:43.912347+00', NULL, '2025-12-05 13:10:43.912347+00', '2025-12-05 13:10:43.912347+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('4ece2547-a5a1-4fec-966e-dbb14a4976b4', 'kenji.watanabe@lakeshorelabs.example', 'Kenji', 'Watanabe', '\x017a784276c05519a284ea88023371484aeed5561990ea1860e56e1c2790db70acf11faef15626fe5f3f4ff8380467c5ad5e8f52c3432de47be7184abc396d67c771377f775cc5612321aaa8f915bae26cd9e8f72bbfd35835d01ed6143e7ecf626a24998d6fa7260a2da55b77886f11668a04fb97c7ecef2cd03458864dea9233d446', '2025-12-11 13:10:12.236524+00', NULL, '2025-12-11 13:10:12.236524+00', '2025-12-11 13:10:12.236524+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('04cff053-024c-41f1-9baf-127b3e4f7e77', 'marcus.lindqvist@northside.example', 'Marcus', 'Lindqvist', '\x017a784276c05519a23ac02f3e6de2655d82529d4b46198052e89b9461be7ae9b419c66ccfc9e2a1ff66a5c000af8c2b3641b2667e0d7f40b589f1755698ca17bf3b05c94d87da74403a7352fe93a2d40cdfbcbc6f3adeb07aa0b018a468b823dbec8a7494ea0002285a3c4e8f06187605ee669a8d99791fdb3f4fc4113da560fba31b', '2025-12-16 13:10:48.479721+00', NULL, '2025-12-16 13:10:48.479721+00', '2025-12-16 13:10:48.479721+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('bd8588e5-8ff3-4e7f-9c88-991887243d63', 'ingrid.sorensen@maplegrove.example', 'Ingrid', 'Sørensen', '\x017a784276c05519a29a7bd7aca23d230298ba19544c0e9d055e82c5fb3b5f93121e87ae9f06d34ee3abbe9ecd973efee4cf43df40543a10e15aff48dafeebb8bb611ed33847f1e9a6c948159851545c5cd48f106fd90d67040dee9da37ff40ebfb3de543c329d13c7baf8d6443332029225d657e21ac2e7600dd3d63f1fb47f2a2346', '2025-12-19 13:10:24.722309+00', NULL, '2025-12-19 13:10:24.722309+00', '2025-12-19 13:10:24.722309+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('fb890157-e53f-4bf6-b561-692a7769d9e9', 'tomas.herrera@northside.example', 'Tomás', 'Herrera', '\x017a784276c05519a20bb6c00458734258fb1542ab69164a7a2020ce5370fbaf739c8e09d62158c5946b29437cd7dd15db65f79875333b4733faec3c45630e0cb090d523da212ad1c11674bbe8cccfb4d4c2976d09bad21b8605e63d9cda8ed9992970889ae705a030d5bc9468b5a22b7471eaee0eed16e7927869347f4998bce27e72', '2026-01-06 13:10:49.698205+00', NULL, '2026-01-06 13:10:49.698205+00', '2026-01-06 13:10:49.698205+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('84a61121-1d16-4bf6-a587-24545021e19d', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra', 'von Hohenberg-Castellanos y Etxeberria', '\x017a784276c05519a22db11a663717512e00e0d39ccad5c2e8f1767bde4cc39b17ebbe527d2c465f8ddbad8e0716e79d0c0b12ab534e9f130cfdc7b5472c0cfb707f5beb61674b31910c795916c7a308794ffd08983e74462679ea8f1c48b70e828c9d269331228814a55ae97c1f5a46daca190442f76fb68683f0355dbc7de30d9b73', '2026-01-22 13:10:14.666316+00', NULL, '2026-01-22 13:10:14.666316+00', '2026-01-22 13:10:14.666316+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('d5431573-870a-4b02-8176-442f1da66f0d', 'yusuf.demir@beaconmutual.example', 'Yusuf', 'Demir', '\x017a784276c05519a2356216dc1bc104e2a65f2fd9548fd5a7e909b2a8e973c607f4ebf0a24f7d86ddbbbefbd0d09bc540c8ff592c117dbc65c1e89d220aeeb60c6afbf3a49110086e556bd93efb7cdc1a9d00a3e16b18068b3efbc9cf9f343f0e2765f9a102552701967ba3617e5a2dc8548e2af66ae15b133a1777963797081d7035', '2026-02-04 13:10:03.396246+00', NULL, '2026-02-04 13:10:03.396246+00', '2026-02-04 13:10:03.396246+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('3aa9c982-b7fc-4317-b458-67fa1ac38edb', 'ben.foster@northside.example', 'Ben', 'Foster', '\x017a784276c05519a2f580a4a68071781fda2c8f0c0cb5b45bc88845c4c4b701ab008ea476feeaf2748ae9449299d961f638426b0c1147d5d5b90862488ed14baec967e2439832f663f25a261991d368f30d207cf21e4d1dd5509eed8bb1d0c9f22a63b81af7192ce48e0caa7335f2c6897d843dc428dba7d1f8de36884aee436d45d6', '2026-02-17 13:10:52.127575+00', NULL, '2026-02-17 13:10:52.127575+00', '2026-02-17 13:10:52.127575+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('1cab6e68-caa0-40cf-a6fb-2b1dc704a70e', 'layla.almansouri@northside.example', 'ليلى', 'المنصوري', '\x017a784276c05519a2e7550f276d635d8b2f21a460895f99f57b2e29c8bdc39213fb0af859d91380e9026e03f865379b0a30739f13af2aa101133e984cee5176dc6b29da9415385e79c796b4625acfb4f1e08efdc7c87196e588b21e3f431600c6fcbf2e02dca24826763ec3791779313c653fe4d81be59dfa3fc70aaf2389a0687a86', '2026-02-20 13:10:28.367933+00', NULL, '2026-02-20 13:10:28.367933+00', '2026-02-20 13:10:28.367933+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('f713c55c-cc2b-4ba6-bf87-ded7bd034cb5', 'chloe.tremblay@cliniqueduparc.example', 'Chloé', 'Tremblay', '\x017a784276c05519a2d921ede60e57537a862e9f3682d1b3b45bbd2c8c6b507be765564288768b4c5ef15830a3e2945b1e4dadd98e8f69654ce06408c4c511c2ef272c49640e47a7dd3fb85a14e5d7119ed0477167bfe862650f84bde09deebae4ed15544b1478f0a52b76061017ae73a03fb9b8eb003915ecfecf01c7a928ee3f93a3', '2026-03-02 13:10:40.855841+00', NULL, '2026-03-02 13:10:40.855841+00', '2026-03-02 13:10:40.855841+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6716613d-2c87-4aec-8f23-74b969be4d58', 'jamal.carter@maplegrove.example', 'Jamal', 'Carter', '\x017a784276c05519a249910e81bdaf0a3c4fd6a0df76f705981d6170a4430ecd609b1f5a5d74b4594649612174b91ef203aeb19ea583819159906930db3bebc541462803c2ecf6aae3d4b0d81cc20862c8c08b22cace52d3e573654bebd45ee92df73fac7963dab5a8a90c55d254aa1e54f16094330353965f59fed3bd9db92723f190', '2026-03-12 13:10:37.50381+00', NULL, '2026-03-12 13:10:37.50381+00', '2026-03-12 13:10:37.50381+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('acbb1193-da9b-4df7-b9d4-f1765e9336de', 'sofia.rossi@prairiehomecare.example', 'Sofia', 'Rossi', '\x017a784276c05519a219a1ec356626e6c0e86f09fb5d25ccec3f323b24b901b34ced2293aca64e8a43c5f50492fd442d0bcb8c154741ab006e14d26d38f7004b05b2d6977027966e94cf0792c8f747c4d5f2a7c8498363ffbe8751cefb0460e8e343ae5c7bfd5499399ad92455a00e778e06066590571b2fb0fb8a3cfaa81c3ef747e0', '2026-03-27 13:10:10.397697+00', NULL, '2026-03-27 13:10:10.397697+00', '2026-03-27 13:10:10.397697+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('38f19aea-35b7-4fcb-ab5b-9517ab3b6b13', 'liam.oconnor@cedardental.example', 'Liam', 'O''Connor', '\x017a784276c05519a291b1aa404c8e6d9ffd4f72552e315d55bc76d465e645564af9873984e23473e6aff49e9a80ea4714bc448e5c20e6fc8d0e874dee22c293c8694b9788a5059979990504b2cb2cc6a02b1ca433a45b78292ad874f1e1dbcf8d54e7665d724759cbfb39588d41a5eaea0635ee12bb700bac4a75a573e9eb2cb05d43', '2026-04-13 13:10:43.283328+00', NULL, '2026-04-13 13:10:43.283328+00', '2026-04-13 13:10:43.283328+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('61487fc1-a8e2-4a80-aeba-4ef9f67d0298', 'grace.kim@northside.example', 'Grace', 'Kim', '\x017a784276c05519a234614f072974d43a6bd672267bcedccb8ef665ded82b0d7e86f824dcbbbb7945a85471071a13ff94fdcfca28f787f04ded752bbb4008cf8061c3d8fe4105ec808629c113fe7c192170a16845860dd3baa05161c153111013cbf280fd5f340931faecccd7b1609ece1ef24a4cc2644d5c9cf2758216065b913aff', '2026-04-23 13:10:39.936258+00', NULL, '2026-04-23 13:10:39.936258+00', '2026-04-23 13:10:39.936258+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('c379a317-50ae-45e8-b0c5-733ba351dc1f', 'dana.whitehorse@stbrigid.example', 'Dana', 'Whitehorse', '\x017a784276c05519a287bb8591e6125f10cdec9a171ce659eccee86fb9f6f6d95bc50968044659c1ca328345d6fd99bb2419923007f92d687f17f61542882dbda3c842d2baab700ac52c776a927792f44e87aa06563d31f786c4dac7014718691e2260169bab6af29b9b1e2ef7a60d0a1f604fe055316e7115b6fa11b92a31028cfa05', '2026-05-08 13:10:12.835267+00', NULL, '2026-05-08 13:10:12.835267+00', '2026-05-08 13:10:12.835267+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8b6641f6-195b-44b7-a662-b970c71e0d99', 'rosa.delgado@greenleaf.example', 'Rosa', 'Delgado', '\x017a784276c05519a2047a75a2dee2384c72c814db348d3b5ae172a84caa6e05d9d4baa81e765c66a7938e5dc150d87cf6e671cdacabc136f5f14ebf853792cf100f54ed4d5970b5bbc18d57390d20be5b3abc2475460dd884222bd3fff14492b53aee3762a4aaa342e4e032bfd4fa9ebab535ebb70e21fc1f150a546e53f112fe1fab', '2026-05-26 13:10:37.797932+00', NULL, '2026-05-26 13:10:37.797932+00', '2026-05-26 13:10:37.797932+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('9ad5d50a-ecbd-4869-a5ea-9f6248b0f04d', 'amara.nwosu@stbrigid.example', 'Amara', 'Nwosu', '\x017a784276c05519a22f593bf7ce11d95d589ca0dacc0618b9146567b2acae5142a1284749343a713ba2aab6237f3bf6f19b963edb8ed76d620270617b1860693ada5287bc40cb04b9a2dcc1bce74cbdf7b8e633f6413f1ff2f04064155b731830c9f90e9f9061afe3da40c3527bca15fe69d5b1848288673f476f0248dc8b3163a799', '2025-12-26 13:10:45.127443+00', NULL, '2025-12-26 13:10:45.127443+00', '2025-12-26 13:10:45.127443+00', 1, true, NULL, '2026-06-03 14:20:50.290197+00', NULL, NULL, NULL, NULL, NULL),
	('2140ec94-61a8-47f5-b12e-d6af3e4bfb72', 'hannah.goldberg@bluewater.example', 'Hannah', 'Goldberg', '\x017a784276c05519a2a9b9141da72e221ef7ce954670b7255a70a85fa3849b7bd7c535b2aefc55b3e567710ccec72e734063d8748d54253a272f2c84edae5bb7f8fe7cf16da2c09cfa67752dd927169c60690fc0dc07f565f9820b5f219e35b3a24b3b4840fc868b8b3f14c75ca2a34dd2cfb31bb6bdc518c5df0aec8c95e238be99fd', '2026-06-15 13:10:46.929057+00', NULL, '2026-06-15 13:10:46.929057+00', '2026-06-15 13:10:46.929057+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('1d198aeb-19da-4b18-81ad-d23f683d16e0', 'priya.raghunathan@northside.example', 'Priya', 'Raghunathan', '\x017a784276c05519a2e9efdddc6bf2720a66b57742bb8eee5e4a163cac16a180c77f6c71e46192dd0cbcf370df46c674f7d83a9067fbb73db5cc6feeb47a471ee4ffd3005e1f084f25a1fd2400630b4cff5795c2d2d8abedebcff5021700f092fde62fc323853404c1d01f65abb14ae0a1372e5791425290c3cc4f87f06b7ded88a04d', '2025-11-25 13:10:47.264404+00', NULL, '2025-11-25 13:10:47.264404+00', '2025-11-25 13:10:47.264404+00', 1, true, NULL, '2026-07-23 14:20:05.19817+00', NULL, NULL, NULL, NULL, NULL),
	('ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e', 'oskar.nowak@northside.example', 'Oskar', 'Nowak', '\x017a784276c05519a2e9de154c73eb1a3790a0948bd6c25ae54cefcc5ae2f30e20c6241b9d141b16e883d6f9ada0cf69c6505eda736d793c5a57e7eaab6d8b887de10f2951f57e6a8c851ede81236b27e838cf0c2d9e6fd673bae723b458c243acb470aae1b3355f72f0df94ebf8e05c9e3dd858940ae444d0c3d82f111fdca1f72bef', '2026-08-06 13:10:46.006454+00', NULL, '2026-08-06 13:10:46.006454+00', '2026-08-06 13:10:46.006454+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('b235bb1d-fa37-48f0-9e0b-6c506e3152ec', 'mei.lin@post.example', 'Mei', 'Lin', '\x017a784276c05519a2aa0d69f2bcda99f72388544aa458fad8ac610c383b62de2e50ae2504211ebfc7add8c399955baf9677c817c39cd43f89c5b0b409225c250d96a478a989c0a7b93a86200fdb35aa229219f9ef98e188c718cf68672f4e96fe98a36c647fc5f89e6be4a6c84939fbf07ca177e9c5f8fb4c62864226eea069b7456f', '2026-09-22 13:10:24.692554+00', NULL, '2026-09-22 13:10:24.692554+00', '2026-09-22 13:10:24.692554+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8caab8bb-54f8-4dce-bd3f-4ed6392f9f47', 'june.park@northside.example', 'June', 'Park', '\x017a784276c05519a2031d7e0387e319da5218152d6c225a222554028fec1768b57191f745e7be08a9e7e700b13582589c8908fa22169d921d0e52606cad69e95058bac8ea67b6bef06f78874c46ff52018d1bab47f8650436338eb9a632df5987bf6a7e6457edd0716c1561ad338640733341e988e274af3c845a820609940595ddac', NULL, NULL, '2026-11-18 19:56:38.051228+00', '2026-11-18 19:56:38.051228+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('e6026c4f-6f8f-44b8-9347-603b78ed91c0', '506e8d40-93d7-4742-b037-5559321be58c@example.com', 'Ana', 'Duarte', '\x017a784276c05519a268c575bca19f1101b909aa9cd0c1b54dfe67e1330b21d316444731b3f05acbdf2558d66acfa136e05524ccefc174fb7eb9bf71dcd8fa960ba1b3f680ade33ebf6ecf15bcb2170d601eea4fbc98ce49e9c2711c48b88bba43b933db57f7832753f3a651892bf34e762d75dc1e392dd4869e175e6a5139d365a165', '2026-11-18 20:44:01.880583+00', NULL, '2026-11-18 20:44:01.736369+00', '2026-11-18 20:44:01.880583+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('bb34136f-33b1-4d46-b0b1-4390ad1c3a5a', 'ffd40936-2140-4412-8b37-a92acbf7b5d6@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2a2622879f78af92fb3197e4de62c658579ed48c2fb55ce76917d868920ebdab5914343aa6dc775bd9d3a27e5ea471f0b6d2158f19b9fe30bf6d99aa08b04cd0cb60c58da40b2c0a4d02087a67bb65a994522ba6e1a5eef6e04e5ff4170e8c807b6502e1383a6bd79cce88ca48c02b26bbbd3441908c9f7f0d88d', '2026-11-18 20:44:02.7768+00', NULL, '2026-11-18 20:44:02.725896+00', '2026-11-18 20:44:02.7768+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('4a08d8e5-dd9e-422e-b71b-e11bafea944f', 'a51c4c8b-94a6-4503-8ca1-cf9c93d7b978@example.com', 'Ana', 'Duarte', '\x017a784276c05519a220ad50419c6f4fd7eebb6e10aede7264e9bbf9fd0bc20150acd77069e9c079d88b5c663701a14bdd2d0d09eb7ba6a958606b4d9e503486be2ab3864a775ce095c5798485806204976e8b553c044f964e5b94934e077933fdb76063a3207bc312ab24347f288598925d4685bc9dba760eff57cd814b2b7d6b2409', '2026-11-18 20:44:03.067674+00', NULL, '2026-11-18 20:44:03.030535+00', '2026-11-18 20:44:03.067674+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('31c892e6-34c9-4686-b11f-b18531499d39', 'ana.duarte@northside.example', 'Ana', 'Duarte', '\x017a784276c05519a2cf8e92133e9244589e5d6d694c5a422dce4b9b1ddfa39bcac492357b5621cb93c44b0990e165cdbf4c9bb31413bce1bc2515f3d0aeceb3598dcb02d2cbdbb03bb71a9ab1c70c63a8675319bc8660d0879989971f257e04618c5c46bfb4c2a2459682aea3a5caa60b35f611c82a920638e4db20a1befcc7c8ed586b91b2', '2025-11-20 13:10:11.023019+00', NULL, '2025-11-20 13:10:11.023019+00', '2025-11-20 13:10:11.023019+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('b2d8ae90-fc95-4a4c-97f0-32045a2ab57a', '7778c432-4f2d-4327-8644-abfbf2f865e8@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2ef05213274b59b1e5634038192e76cd57a6f5d73d02c3a5e4f2d60bde1255a4f2a9f957be0413a83e38678bf22bd3ee805b2b61071b474380d0b9110fbd8d56d206f34caa80b24faf9c031453984b5f74132929648217cf54c3e966b4869f6ae7f79e5f2fc0fab665af6f133eb2f857c3bb4c6c73155ed096b19', '2026-11-18 20:44:03.334145+00', NULL, '2026-11-18 20:44:03.281956+00', '2026-11-18 20:44:03.334145+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('dc7903b5-c9e7-40d4-b553-9b67b539bfd4', '3344bb52-1a2f-4eca-a0fb-7f82a3f559d2@example.com', 'Ana', 'Duarte', '\x017a784276c05519a21ef4d3fbdd52748438c23237cddaf373a8c80c4f8d78d63d7fb2a373864b735eff97bac1a8cbc56d85b47e002006f2928a50368e40cab52f3b1dd477d5b092a63d000d4f854ca8eda30ffadc0e9c3ef7bd24ca17b57fcdab1b6333184be6a1f2a18907227851ec477f095f94e7d32773cc925b2b9a2047667a11', '2026-11-18 20:44:03.657109+00', NULL, '2026-11-18 20:44:03.623825+00', '2026-11-18 20:44:03.657109+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('e2692b74-aeba-483e-ac12-2b05df7cba88', '197a23bc-a435-4799-915e-972c93895370@example.com', 'Ana', 'Duarte', '\x017a784276c05519a259bb1465191d0154ed3d0255fcf83fc0e0dc544c073d49c12b11aea31cbf75246b76a548d269a1cad9a23c2dcea9fb608e7447cb220521fd9f91982411a3bb563630fe7154b633964d1c8d948ce3099ea1017aa28e5dbb31ada8815020712710811cd850f3bceb237e415e50445f7b868b2564c7cd3ee854c822', '2026-11-18 20:44:06.621531+00', NULL, '2026-11-18 20:44:06.59079+00', '2026-11-18 20:44:06.621531+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('f49b04cc-ef14-4849-9868-2ed6018a2fc8', '40dd30f9-f496-4a3a-9c27-2957ba4cfc8e@example.com', 'Ana', 'Duarte', '\x017a784276c05519a28e82612a02a055cdf2f9b5fc800349a33d90eb61cf38c5e00ddf52b5b42e11adb032c7e504201a5f64d35625c5bb120d2e8762d6c449bd73fee6166379fa9dadb08434467ea4a8ecf769236f08245f60525c205a046a45733416a8816a8cccdca989d8910d7545d0cfa4ccad204fa99bbbd633b5d34ac82ef609', '2026-11-18 20:44:08.516391+00', NULL, '2026-11-18 20:44:08.096849+00', '2026-11-18 20:44:08.516391+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: uses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uses VALUES
	('network_member', '17ea0df6-72f0-4b18-8481-8d37d5b3a960', '2026-06-19 16:03:38.025+00'),
	('profile', '158b8c33-2df4-415a-b05f-df51bdd1f592', '2026-11-18 20:44:04.97+00'),
	('profile', '3b4cb30d-9c56-4f6c-9bd9-6cc9f1aa3e07', '2026-11-18 20:44:06.149+00'),
	('profile', '7e98f743-e9b6-49f5-ad83-d244c4d1cac5', '2026-11-18 20:44:04.634+00'),
	('profile', '8cf3d0cb-aaa4-4d4a-918c-bb13e9d40dc3', '2026-11-18 20:44:06.828+00'),
	('profile', 'bd190fe5-532f-4250-b26c-7c815c8cd48c', '2026-11-18 20:44:08.845+00'),
	('profile', 'e360fd00-587a-4347-bd3c-cba845eabd96', '2026-11-18 20:44:07.047+00'),
	('application', '16f42af7-04d5-4501-ab07-b410c2c39df3', '2026-11-18 20:42:38.025+00'),
	('application', '3e7f478c-65b5-4fc5-9b23-a5d442bde1e6', '2026-11-18 20:42:38.025+00'),
	('application', '42b1beff-cbd6-4f40-94ef-21dfb83b7a9a', '2026-11-18 20:42:38.025+00'),
	('application', '534c06d7-2212-4ff8-a3d3-012ce1a14475', '2026-11-17 20:05:38.025+00'),
	('application', 'b14f0887-13e6-44af-a572-0cbd8c573f1b', '2026-11-16 19:28:38.025+00'),
	('application', 'b703fe1c-1054-4bf5-bd7f-76d6da53e260', '2026-11-18 20:42:38.025+00'),
	('approval', '06b568df-ff2b-4045-b7e3-b1fb766de079', '2026-11-12 17:00:38.025+00'),
	('application', '4f0645f2-71e9-4a35-8aad-17a3620d28fa', '2026-11-02 16:50:38.025+00'),
	('application', '7363a048-09bd-4497-8df8-a7d041a84eb4', '2026-08-12 20:16:38.025+00'),
	('application', '86803e55-c787-45e9-800c-6d89916e40ae', '2026-10-19 20:12:38.025+00'),
	('approval', '35611fe3-da7c-4ab4-8b64-e9ec383cf709', '2026-11-02 16:50:38.025+00'),
	('approval', 'a746d1d1-9ca2-46ba-bb18-0e1b9d22eda0', '2026-10-26 17:58:38.025+00'),
	('authorization', '18e988e7-0afe-405b-90ff-09a4c87bd443', '2026-11-02 16:50:38.025+00'),
	('authorization', '1f4230d6-480b-42c6-b639-38aa42db239e', '2026-06-30 17:45:38.025+00'),
	('key', 'becc9c58-5e54-4f07-97ce-4818c9f9688f', '2026-08-12 20:16:38.025+00'),
	('network_member', 'e64a614b-8b8c-4a70-8d90-8a9d83b21866', '2026-11-04 17:42:38.025+00'),
	('profile', '1feb74b2-610a-4c43-9ed9-f35d903dea39', '2026-08-10 19:02:38.025+00'),
	('approval', '09f5b5a7-9ace-41fa-b7b8-11e4f6206106', '2026-11-16 19:06:38.025+00'),
	('approval', '1f9fd319-1278-4c2e-9860-64eb175d9eaa', '2026-11-16 19:28:38.025+00'),
	('approval', '244f09aa-4754-487b-8e16-caa2f9af8575', '2026-11-17 19:54:38.025+00'),
	('approval', '2db36198-a9e8-4da5-98a4-95185f5adb32', '2026-11-17 19:54:38.025+00'),
	('approval', '3ae984b7-738b-45d0-8402-33907be6037b', '2026-11-16 19:06:38.025+00'),
	('approval', '6af6c011-79e8-4c89-9af9-6107967843c9', '2026-11-13 17:26:38.025+00'),
	('approval', '7ee43e38-6475-42d4-8067-393e63d6c974', '2026-11-12 16:38:38.025+00'),
	('approval', 'ede02bb8-21af-4136-8cdd-48de4dd8b842', '2026-11-18 20:42:38.025+00'),
	('approval', 'f9034015-e008-4360-88dc-19ef8cb4334d', '2026-11-18 20:42:38.025+00'),
	('authorization', '09df6334-f3bb-47ef-a094-9b1bd2b0fbfd', '2026-11-17 20:05:38.025+00'),
	('authorization', '11dc5299-8aaa-4347-80eb-1fdb3103be44', '2026-11-12 16:27:38.025+00'),
	('authorization', '307ab435-0e43-436d-a9c7-110250bcffbf', '2026-11-18 20:42:38.025+00'),
	('authorization', '352d3075-7ee2-4388-8be2-a2f605515fa7', '2026-11-18 20:42:38.025+00'),
	('authorization', '578df3e2-0397-46cd-8bde-359931b6a901', '2026-11-15 18:29:38.025+00'),
	('authorization', '58aded91-edcb-450b-86cb-0e4ec5a6fdda', '2026-11-13 17:26:38.025+00'),
	('authorization', '6078959d-a260-4946-94ef-b75e90a670b8', '2026-11-16 19:28:38.025+00'),
	('authorization', 'a9bd2f95-d433-4230-bcd6-aaa9c7da68e7', '2026-11-16 19:17:38.025+00'),
	('authorization', 'eedb8c2c-cd89-40f1-babc-e0088ced708e', '2026-11-17 19:54:38.025+00'),
	('key', '41968c9c-a436-48a4-86aa-dc10025703aa', '2026-11-16 19:28:38.025+00'),
	('key', '73d12174-4a68-4813-b120-3ef930c63f1b', '2026-11-18 20:42:38.025+00'),
	('key', 'c8961c9a-a34c-40ac-9be7-296651a338c6', '2026-11-18 20:42:38.025+00'),
	('key', 'd4919740-df76-4e14-a98c-f95de1af5414', '2026-11-18 20:42:38.025+00'),
	('key', 'd63aae23-f8d4-401e-b216-dc2961cb98bf', '2026-11-17 19:54:38.025+00'),
	('network_member', '02bc5ba9-20b0-4e3b-8068-3c05466f6923', '2026-11-12 16:27:38.025+00'),
	('network_member', '0f1139b9-08b7-421c-95fa-cad1310d87c5', '2026-11-09 15:09:38.025+00'),
	('network_member', '24a8eb58-e287-4183-ac0c-ab7c77d590f1', '2026-11-10 15:35:38.025+00');
INSERT INTO public.uses VALUES
	('network_member', '3077a241-f50d-43ae-a14b-f60313864775', '2026-11-08 20:21:38.025+00'),
	('network_member', '6a06691a-00c9-4d04-b3f3-e32ccd3a420b', '2026-11-06 19:18:38.025+00'),
	('network_member', 'abae149a-511e-439f-98a0-bff50fe13170', '2026-11-11 15:39:38.025+00'),
	('network_member', 'd2645373-137a-4c07-9696-ee26e649907c', '2026-11-13 17:15:38.025+00'),
	('network_member', 'ee18259b-ba90-4b58-85d9-cd3cba86119f', '2026-11-15 18:51:38.025+00'),
	('network_member', 'ffc6fba2-b92c-4b08-8951-cede092f809b', '2026-11-10 14:51:38.025+00'),
	('profile', '0145fa20-8bf0-4105-9da1-a5309f89c8c1', '2026-11-16 19:06:38.025+00'),
	('profile', '35366076-3263-4f87-afd7-795a25d1759a', '2026-11-10 15:46:38.025+00'),
	('network_member', '9ee25c32-92b4-47f1-8eb1-2744d681893b', '2026-11-05 18:30:38.025+00'),
	('profile', 'afb1220c-bb57-47cd-b783-150640374ec2', '2026-10-25 17:54:38.025+00'),
	('approval', '334bf724-53b7-479a-81a7-52706d541b69', '2026-11-13 16:42:38.025+00'),
	('approval', '97ef0390-5c8a-47ae-8212-ae19a40ed857', '2026-11-12 16:16:38.025+00'),
	('approval', 'aecd2f08-0f82-4fab-9181-f403ee67d20d', '2026-11-17 19:54:38.025+00'),
	('approval', 'bb1bb51c-eb88-4c81-aaa9-6a63555ccdc7', '2026-11-18 20:42:38.025+00'),
	('authorization', '1b005ad1-5e53-4b3c-b5d2-5c43c5166a22', '2026-11-12 17:00:38.025+00'),
	('authorization', '67bd3644-0eeb-4a58-b476-83514b9fae98', '2026-11-16 19:28:38.025+00'),
	('key', '7fde7885-c336-4298-b620-f94b1dc086fe', '2026-11-17 19:54:38.025+00'),
	('profile', '494805ea-9717-41b0-ad6e-02ff55dc7daf', '2026-11-16 19:28:38.025+00'),
	('profile', '4c78ac71-937c-4d99-9473-1adbc38e91af', '2026-11-09 14:47:38.025+00'),
	('profile', '50e1ef0a-ffe6-4b3e-8f39-76eb536822d2', '2026-11-13 17:37:38.025+00'),
	('profile', '5f34650f-ebcf-4c8d-badc-759088d2e862', '2026-11-13 17:37:38.025+00'),
	('profile', '5fa1eb0f-0104-441a-912b-c29648cec525', '2026-11-16 19:17:38.025+00'),
	('profile', '62b84a3f-4204-43d8-8ef0-8f87f785eab8', '2026-11-13 17:37:38.025+00'),
	('profile', '675d2881-8d86-4948-82cf-6b240f1d5a45', '2026-11-17 20:05:38.025+00'),
	('profile', '68866aa4-42cc-40ad-80b2-f1a965600a6a', '2026-11-17 20:05:38.025+00'),
	('profile', '71bf9442-e790-4532-8c83-d2913da7b9e4', '2026-11-18 20:42:38.025+00'),
	('profile', '7a290188-fda0-48cc-aa9d-5d891563f301', '2026-11-13 17:04:38.025+00'),
	('profile', '9671e468-4213-4467-b535-5b194909a56d', '2026-11-15 18:40:38.025+00'),
	('profile', '98dce90c-e847-40b9-8454-07ef77ac2c34', '2026-11-15 18:40:38.025+00'),
	('profile', '9ee1f8b1-c8ef-4162-a6d3-86acce4df06b', '2026-11-16 19:28:38.025+00'),
	('profile', 'a3944a6c-0671-4dba-ab03-f0bd06b9a2ee', '2026-11-18 20:42:38.025+00'),
	('profile', 'a59ff4fe-31d2-4aba-ac4f-c1d4fd4fd935', '2026-11-18 20:42:38.025+00'),
	('profile', 'a8b5a8a0-54c7-4235-ad1d-fdc98cbaa852', '2026-11-17 19:54:38.025+00'),
	('profile', 'b47ddbc2-a8ca-4e7d-8bed-fdf140f13d92', '2026-11-16 19:28:38.025+00'),
	('profile', 'c1c76791-d9fd-407a-b7aa-3631e1e4c76b', '2026-11-13 17:37:38.025+00'),
	('profile', 'c49a8ad9-d8d7-4dd4-8473-80976e63824a', '2026-11-16 19:28:38.025+00'),
	('profile', 'c7b13f8d-b94d-4bcd-ac0d-ad4170a1b413', '2026-11-17 20:05:38.025+00'),
	('profile', 'ca9e5218-6ce9-47b6-92e7-5b1f1db66019', '2026-11-12 16:49:38.025+00'),
	('profile', 'cfadb4b8-864b-43b9-af62-dda2cba5c02e', '2026-11-18 20:42:38.025+00'),
	('profile', 'd81f1195-e095-4d06-aba5-5198c78ee50e', '2026-11-13 17:37:38.025+00'),
	('profile', 'e1dae917-8807-4e6c-99c8-0ffe48b90b7e', '2026-11-17 20:05:38.025+00'),
	('profile', 'e3590c5f-504f-49a2-b952-32e6e03d2183', '2026-11-10 15:46:38.025+00'),
	('profile', 'e99fc324-d6b7-4cee-91c3-d1cdc3abe647', '2026-11-10 15:46:38.025+00');


--
-- Data for Name: wider_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wider_waves VALUES
	('890ffb84-0c33-4f22-8871-6f6a8f7c5894', 'a32a88b5-5954-41c9-be15-f4b285ed7ba8', NULL, '2026-11-19 20:44:30.786601+00', NULL);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261118 queue_stats_20261118_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261118
    ADD CONSTRAINT queue_stats_20261118_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261119 queue_stats_20261119_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261119
    ADD CONSTRAINT queue_stats_20261119_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: access_reviews access_reviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_reviews
    ADD CONSTRAINT access_reviews_pkey PRIMARY KEY (id);


--
-- Name: account_activity account_activity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_activity
    ADD CONSTRAINT account_activity_pkey PRIMARY KEY (id);


--
-- Name: activity_ends activity_ends_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_ends
    ADD CONSTRAINT activity_ends_pkey PRIMARY KEY (organization_id);


--
-- Name: activity_floors activity_floors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_floors
    ADD CONSTRAINT activity_floors_pkey PRIMARY KEY (organization_id);


--
-- Name: activity_heads activity_heads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_heads
    ADD CONSTRAINT activity_heads_pkey PRIMARY KEY (organization_id, "position");


--
-- Name: answers answers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (hash);


--
-- Name: application_keys application_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_keys
    ADD CONSTRAINT application_keys_pkey PRIMARY KEY (id);


--
-- Name: application_requests application_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_requests
    ADD CONSTRAINT application_requests_pkey PRIMARY KEY (id);


--
-- Name: applications applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);


--
-- Name: approval_end_letters approval_end_letters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approval_end_letters
    ADD CONSTRAINT approval_end_letters_pkey PRIMARY KEY (id);


--
-- Name: approval_rule_ends approval_rule_ends_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approval_rule_ends
    ADD CONSTRAINT approval_rule_ends_pkey PRIMARY KEY (id);


--
-- Name: approvals approvals_once_per_profile; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_once_per_profile UNIQUE (profile_id, application_id);


--
-- Name: approvals approvals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);


--
-- Name: authorizations authorizations_once_per_pair; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.authorizations
    ADD CONSTRAINT authorizations_once_per_pair UNIQUE (organization_id, application_id);


--
-- Name: authorizations authorizations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.authorizations
    ADD CONSTRAINT authorizations_pkey PRIMARY KEY (id);


--
-- Name: codes codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (hash);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (profile_id);


--
-- Name: deletion_letters deletion_letters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deletion_letters
    ADD CONSTRAINT deletion_letters_pkey PRIMARY KEY (id);


--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (hash, user_id);


--
-- Name: email_changes email_changes_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_code_hash_key UNIQUE (code_hash);


--
-- Name: email_changes email_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id, number);


--
-- Name: email_changes email_changes_undo_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_undo_hash_key UNIQUE (undo_hash);


--
-- Name: export_receipts export_receipts_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.export_receipts
    ADD CONSTRAINT export_receipts_once UNIQUE (export_id, organization_id);


--
-- Name: export_receipts export_receipts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.export_receipts
    ADD CONSTRAINT export_receipts_pkey PRIMARY KEY (id);


--
-- Name: exports exports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (id);


--
-- Name: instances instances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.instances
    ADD CONSTRAINT instances_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: keys_seen keys_seen_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys_seen
    ADD CONSTRAINT keys_seen_pkey PRIMARY KEY (key_id, user_id);


--
-- Name: known_networks known_networks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_networks
    ADD CONSTRAINT known_networks_pkey PRIMARY KEY (user_id, network, agent);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (name, key);


--
-- Name: logout_notices logout_notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logout_notices
    ADD CONSTRAINT logout_notices_pkey PRIMARY KEY (id);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: network_changes network_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_changes
    ADD CONSTRAINT network_changes_pkey PRIMARY KEY (id);


--
-- Name: network_end_letters network_end_letters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_end_letters
    ADD CONSTRAINT network_end_letters_pkey PRIMARY KEY (network_id, organization_id);


--
-- Name: network_members network_members_once_per_network; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_once_per_network UNIQUE (network_id, organization_id);


--
-- Name: network_members network_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_pkey PRIMARY KEY (id);


--
-- Name: networks networks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.networks
    ADD CONSTRAINT networks_pkey PRIMARY KEY (id);


--
-- Name: oauth_artifacts oauth_artifacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_pkey PRIMARY KEY (kind, hash);


--
-- Name: organization_activity organization_activity_in_order; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization_activity
    ADD CONSTRAINT organization_activity_in_order UNIQUE (organization_id, "position");


--
-- Name: organization_activity organization_activity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization_activity
    ADD CONSTRAINT organization_activity_pkey PRIMARY KEY (id);


--
-- Name: organizations organizations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);


--
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: pending_sign_ins pending_sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (hash);


--
-- Name: profiles profiles_once_per_organization; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_once_per_organization UNIQUE (user_id, organization_id);


--
-- Name: profiles profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (hash);


--
-- Name: review_keeps review_keeps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_keeps
    ADD CONSTRAINT review_keeps_pkey PRIMARY KEY (id);


--
-- Name: reviewed_ways reviewed_ways_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviewed_ways
    ADD CONSTRAINT reviewed_ways_once UNIQUE (review_id, kind, way_id);


--
-- Name: reviewed_ways reviewed_ways_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviewed_ways
    ADD CONSTRAINT reviewed_ways_pkey PRIMARY KEY (review_id, "position");


--
-- Name: second_factor_resets second_factor_resets_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_resets
    ADD CONSTRAINT second_factor_resets_code_hash_key UNIQUE (code_hash);


--
-- Name: second_factor_resets second_factor_resets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_resets
    ADD CONSTRAINT second_factor_resets_pkey PRIMARY KEY (user_id);


--
-- Name: second_factor_resets second_factor_resets_reminder_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_resets
    ADD CONSTRAINT second_factor_resets_reminder_hash_key UNIQUE (reminder_hash);


--
-- Name: second_factor_waves second_factor_waves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_waves
    ADD CONSTRAINT second_factor_waves_pkey PRIMARY KEY (id);


--
-- Name: secret_key_check secret_key_check_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secret_key_check
    ADD CONSTRAINT secret_key_check_pkey PRIMARY KEY (value);


--
-- Name: session_applications session_applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_applications
    ADD CONSTRAINT session_applications_pkey PRIMARY KEY (session_id, application_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signature_key signature_key_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.signature_key
    ADD CONSTRAINT signature_key_pkey PRIMARY KEY (only_row);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (only_row);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);


--
-- Name: told_sign_ins told_sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_sign_ins
    ADD CONSTRAINT told_sign_ins_pkey PRIMARY KEY (hash);


--
-- Name: totp totp_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (user_id);


--
-- Name: use_days use_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.use_days
    ADD CONSTRAINT use_days_pkey PRIMARY KEY (subject_kind, subject_id, scope, day);


--
-- Name: use_recording use_recording_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.use_recording
    ADD CONSTRAINT use_recording_pkey PRIMARY KEY (only_row);


--
-- Name: used_challenges used_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.used_challenges
    ADD CONSTRAINT used_challenges_pkey PRIMARY KEY (hash);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: users users_webauthn_handle_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_webauthn_handle_key UNIQUE (webauthn_handle);


--
-- Name: uses uses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uses
    ADD CONSTRAINT uses_pkey PRIMARY KEY (subject_kind, subject_id);


--
-- Name: wider_waves wider_waves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wider_waves
    ADD CONSTRAINT wider_waves_pkey PRIMARY KEY (id);


--
-- Name: job_common_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


--
-- Name: job_common_i12; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


--
-- Name: job_common_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261118_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261118_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261118 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261119_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261119_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261119 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


--
-- Name: access_reviews_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_ended ON public.access_reviews USING btree (ended_at) WHERE (ended_at IS NOT NULL);


--
-- Name: access_reviews_ended_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_ended_by ON public.access_reviews USING btree (ended_by) WHERE (ended_by IS NOT NULL);


--
-- Name: access_reviews_ended_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_ended_by_user ON public.access_reviews USING btree (ended_by_user) WHERE (ended_by_user IS NOT NULL);


--
-- Name: access_reviews_letter_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_letter_at ON public.access_reviews USING btree (letter_at) WHERE (letter_at IS NOT NULL);


--
-- Name: access_reviews_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_of_an_organization ON public.access_reviews USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: access_reviews_one_at_a_time; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX access_reviews_one_at_a_time ON public.access_reviews USING btree (organization_id) WHERE (state = ANY (ARRAY['starting'::text, 'open'::text, 'closing'::text]));


--
-- Name: access_reviews_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX access_reviews_open ON public.access_reviews USING btree (organization_id) WHERE (state = ANY (ARRAY['open'::text, 'closing'::text]));


--
-- Name: access_reviews_started_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_reviews_started_by_user ON public.access_reviews USING btree (started_by_user) WHERE (started_by_user IS NOT NULL);


--
-- Name: account_activity_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_activity_by_time ON public.account_activity USING btree (at);


--
-- Name: account_activity_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_activity_of_a_user ON public.account_activity USING btree (user_id, at DESC, id DESC);


--
-- Name: account_activity_with_device; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_activity_with_device ON public.account_activity USING btree (at) WHERE ((address IS NOT NULL) OR (agent IS NOT NULL));


--
-- Name: activity_heads_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX activity_heads_by_time ON public.activity_heads USING btree (at);


--
-- Name: answers_by_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX answers_by_creation ON public.answers USING btree (created_at);


--
-- Name: answers_of_a_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX answers_of_a_person ON public.answers USING btree (user_id);


--
-- Name: application_keys_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_keys_of_an_application ON public.application_keys USING btree (application_id, created_at DESC, id DESC);


--
-- Name: application_requests_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_requests_answered ON public.application_requests USING btree (answered_at) WHERE (answered_at IS NOT NULL);


--
-- Name: application_requests_answered_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_requests_answered_by ON public.application_requests USING btree (answered_by) WHERE (answered_by IS NOT NULL);


--
-- Name: application_requests_of_a_profile; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_requests_of_a_profile ON public.application_requests USING btree (profile_id);


--
-- Name: application_requests_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_requests_of_an_application ON public.application_requests USING btree (application_id);


--
-- Name: application_requests_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_requests_of_an_organization ON public.application_requests USING btree (organization_id, ((answered_at IS NOT NULL)), created_at DESC, id DESC);


--
-- Name: application_requests_once_while_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX application_requests_once_while_open ON public.application_requests USING btree (profile_id, application_id) WHERE (answered_at IS NULL);


--
-- Name: applications_by_origin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_by_origin ON public.applications USING gin (public.origins_of(redirect_uris));


--
-- Name: applications_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_of_an_organization ON public.applications USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: applications_removed_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_removed_from ON public.applications USING btree (removed_from) WHERE (removed_from IS NOT NULL);


--
-- Name: applications_stopped; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_stopped ON public.applications USING btree (id) WHERE (stopped_at IS NOT NULL);


--
-- Name: approval_end_letters_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approval_end_letters_organization_id ON public.approval_end_letters USING btree (organization_id);


--
-- Name: approval_end_letters_profile_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approval_end_letters_profile_id ON public.approval_end_letters USING btree (profile_id);


--
-- Name: approval_rule_ends_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approval_rule_ends_organization_id ON public.approval_rule_ends USING btree (organization_id);


--
-- Name: approvals_of_a_pair; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approvals_of_a_pair ON public.approvals USING btree (application_id, organization_id);


--
-- Name: approvals_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approvals_of_a_user ON public.approvals USING btree (user_id, created_at DESC, id DESC);


--
-- Name: approvals_of_an_organization_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX approvals_of_an_organization_by_time ON public.approvals USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: approvals_once_per_person; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX approvals_once_per_person ON public.approvals USING btree (user_id, application_id) WHERE (profile_id IS NULL);


--
-- Name: authorizations_granted_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX authorizations_granted_by ON public.authorizations USING btree (granted_by) WHERE (granted_by IS NOT NULL);


--
-- Name: authorizations_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX authorizations_of_an_application ON public.authorizations USING btree (application_id, created_at DESC, id DESC);


--
-- Name: authorizations_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX authorizations_of_an_organization ON public.authorizations USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: codes_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_by_expiry ON public.codes USING btree (expires_at);


--
-- Name: codes_by_profile; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_by_profile ON public.codes USING btree (profile_id) WHERE (profile_id IS NOT NULL);


--
-- Name: codes_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX codes_of_a_user ON public.codes USING btree (user_id, purpose);


--
-- Name: contacts_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_of_an_application ON public.contacts USING btree (application_id);


--
-- Name: contacts_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_of_an_organization ON public.contacts USING btree (organization_id);


--
-- Name: deletion_letters_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deletion_letters_application_id ON public.deletion_letters USING btree (application_id);


--
-- Name: deletion_letters_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deletion_letters_open ON public.deletion_letters USING btree (created_at) WHERE (done_at IS NULL);


--
-- Name: deletion_letters_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deletion_letters_organization_id ON public.deletion_letters USING btree (organization_id);


--
-- Name: devices_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_by_expiry ON public.devices USING btree (expires_at);


--
-- Name: devices_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_of_a_user ON public.devices USING btree (user_id);


--
-- Name: email_changes_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_changes_from ON public.email_changes USING btree (old_email) WHERE (changed_at IS NOT NULL);


--
-- Name: email_changes_one_waits; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX email_changes_one_waits ON public.email_changes USING btree (user_id) WHERE (code_hash IS NOT NULL);


--
-- Name: email_changes_undo_until; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_changes_undo_until ON public.email_changes USING btree (undo_until);


--
-- Name: export_receipts_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX export_receipts_by_time ON public.export_receipts USING btree (at);


--
-- Name: export_receipts_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX export_receipts_of_an_organization ON public.export_receipts USING btree (organization_id, at DESC, id DESC);


--
-- Name: exports_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_by_expiry ON public.exports USING btree (expires_at) WHERE (file_deleted_at IS NULL);


--
-- Name: exports_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_ended ON public.exports USING btree (completed_at) WHERE ((file_deleted_at IS NOT NULL) OR (step = 'failed'::text));


--
-- Name: exports_of_a_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_of_a_network ON public.exports USING btree (network_id, created_at DESC, id DESC) WHERE (network_id IS NOT NULL);


--
-- Name: exports_of_a_network_running; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX exports_of_a_network_running ON public.exports USING btree (network_id) WHERE ((type = 'network'::text) AND (step <> ALL (ARRAY['completed'::text, 'failed'::text])));


--
-- Name: exports_of_a_person_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_of_a_person_by_time ON public.exports USING btree (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);


--
-- Name: exports_of_a_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_of_a_review ON public.exports USING btree (review_id, created_at DESC, id DESC) WHERE (review_id IS NOT NULL);


--
-- Name: exports_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_of_an_organization ON public.exports USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: exports_of_an_organization_running; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX exports_of_an_organization_running ON public.exports USING btree (organization_id) WHERE ((type = 'organization'::text) AND (step <> ALL (ARRAY['completed'::text, 'failed'::text])));


--
-- Name: exports_requested_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_requested_by ON public.exports USING btree (requested_by) WHERE (requested_by IS NOT NULL);


--
-- Name: exports_requested_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX exports_requested_by_user ON public.exports USING btree (requested_by_user) WHERE (requested_by_user IS NOT NULL);


--
-- Name: invitations_accepted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_accepted ON public.invitations USING btree (accepted_at) WHERE (accepted_at IS NOT NULL);


--
-- Name: invitations_accepted_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_accepted_by ON public.invitations USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);


--
-- Name: invitations_by_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invitations_by_code ON public.invitations USING btree (code_hash);


--
-- Name: invitations_by_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_by_email ON public.invitations USING btree (email);


--
-- Name: invitations_by_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_by_organization ON public.invitations USING btree (organization_id);


--
-- Name: invitations_by_role; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_by_role ON public.invitations USING btree (organization_id, public.effective_role(roles)) WHERE ((accepted_at IS NULL) AND (declined_at IS NULL));


--
-- Name: invitations_declined; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_declined ON public.invitations USING btree (declined_at) WHERE (declined_at IS NOT NULL);


--
-- Name: invitations_of_an_inviter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_of_an_inviter ON public.invitations USING btree (invited_by);


--
-- Name: invitations_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_of_an_organization ON public.invitations USING btree (organization_id, created_at DESC, id DESC) WHERE ((accepted_at IS NULL) AND (declined_at IS NULL));


--
-- Name: invitations_open_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invitations_open_once ON public.invitations USING btree (organization_id, email) WHERE ((accepted_at IS NULL) AND (declined_at IS NULL));


--
-- Name: invitations_to_an_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_to_an_address ON public.invitations USING btree (email, created_at DESC) WHERE ((accepted_at IS NULL) AND (declined_at IS NULL));


--
-- Name: keys_seen_by_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX keys_seen_by_a_user ON public.keys_seen USING btree (user_id);


--
-- Name: known_networks_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX known_networks_by_expiry ON public.known_networks USING btree (expires_at);


--
-- Name: limits_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX limits_by_end ON public.limits USING btree (window_ends_at);


--
-- Name: logout_notices_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX logout_notices_of_a_user ON public.logout_notices USING btree (user_id);


--
-- Name: logout_notices_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX logout_notices_of_an_application ON public.logout_notices USING btree (application_id);


--
-- Name: mails_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_answered ON public.mails USING btree (site, sent_at) WHERE (state = 'sent'::text);


--
-- Name: mails_by_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_by_creation ON public.mails USING btree (created_at);


--
-- Name: mails_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_due ON public.mails USING btree (priority, site, LEAST(attempts, 1), next_attempt_at) WHERE (state = 'queued'::text);


--
-- Name: mails_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_in_order ON public.mails USING btree (recipient, about) WHERE ((about IS NOT NULL) AND (state = ANY (ARRAY['queued'::text, 'sending'::text])));


--
-- Name: mails_leased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_leased ON public.mails USING btree (leased_until) WHERE (state = 'sending'::text);


--
-- Name: mails_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_recipient ON public.mails USING btree (recipient);


--
-- Name: network_changes_of_a_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_changes_of_a_network ON public.network_changes USING btree (network_id, at DESC, id DESC);


--
-- Name: network_changes_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_changes_of_an_organization ON public.network_changes USING btree (organization_id);


--
-- Name: network_end_letters_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_end_letters_organization_id ON public.network_end_letters USING btree (organization_id);


--
-- Name: network_members_accepted_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_members_accepted_by ON public.network_members USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);


--
-- Name: network_members_invited_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_members_invited_by ON public.network_members USING btree (invited_by) WHERE (invited_by IS NOT NULL);


--
-- Name: network_members_of_a_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_members_of_a_network ON public.network_members USING btree (network_id, created_at DESC, id DESC);


--
-- Name: network_members_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX network_members_of_an_organization ON public.network_members USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: networks_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX networks_of_an_organization ON public.networks USING btree (organization_id, created_at DESC, id DESC);


--
-- Name: oauth_artifacts_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_by_expiry ON public.oauth_artifacts USING btree (expires_at) WHERE (expires_at IS NOT NULL);


--
-- Name: oauth_artifacts_by_user_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX oauth_artifacts_by_user_code ON public.oauth_artifacts USING btree (user_code_hash) WHERE (user_code_hash IS NOT NULL);


--
-- Name: oauth_artifacts_of_a_grant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_a_grant ON public.oauth_artifacts USING btree (grant_id) WHERE (grant_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_a_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_a_key ON public.oauth_artifacts USING btree (key_id) WHERE (key_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_a_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_a_session ON public.oauth_artifacts USING btree (session_id) WHERE (session_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_a_user ON public.oauth_artifacts USING btree (user_id) WHERE (user_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_an_application ON public.oauth_artifacts USING btree (application_id) WHERE (application_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_an_approval; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_an_approval ON public.oauth_artifacts USING btree (approval_id) WHERE (approval_id IS NOT NULL);


--
-- Name: oauth_artifacts_of_an_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_of_an_organization ON public.oauth_artifacts USING btree (organization_id) WHERE (organization_id IS NOT NULL);


--
-- Name: oauth_artifacts_with_an_answer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_artifacts_with_an_answer ON public.oauth_artifacts USING btree (consumed_at) WHERE (answer IS NOT NULL);


--
-- Name: organization_activity_by_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_by_kind ON public.organization_activity USING btree (organization_id, kind, "position");


--
-- Name: organization_activity_by_other; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_by_other ON public.organization_activity USING btree (organization_id, other_id, "position") WHERE (other_id IS NOT NULL);


--
-- Name: organization_activity_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_by_time ON public.organization_activity USING btree (organization_id, at, "position");


--
-- Name: organization_activity_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_email ON public.organization_activity USING btree (((words ->> 'email'::text))) WHERE ((words_salt IS NOT NULL) AND (words ? 'email'::text));


--
-- Name: organization_activity_new_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_new_email ON public.organization_activity USING btree (((words ->> 'newEmail'::text))) WHERE ((words_salt IS NOT NULL) AND (words ? 'newEmail'::text));


--
-- Name: organization_activity_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_activity_of_a_user ON public.organization_activity USING btree (user_id) WHERE (user_id IS NOT NULL);


--
-- Name: organizations_removed_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organizations_removed_from ON public.organizations USING btree (removed_from) WHERE (removed_from IS NOT NULL);


--
-- Name: passkeys_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_user_id ON public.passkeys USING btree (user_id, created_at);


--
-- Name: pending_sign_ins_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pending_sign_ins_expires_at ON public.pending_sign_ins USING btree (expires_at);


--
-- Name: pending_sign_ins_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pending_sign_ins_user_id ON public.pending_sign_ins USING btree (user_id);


--
-- Name: profiles_by_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_by_email ON public.profiles USING btree (email);


--
-- Name: profiles_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_by_name ON public.profiles USING btree (organization_id, found_by, id);


--
-- Name: profiles_by_role; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_by_role ON public.profiles USING btree (organization_id, public.effective_role(roles), created_at DESC, id DESC);


--
-- Name: profiles_contacts; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_contacts ON public.profiles USING btree (organization_id, created_at DESC, id DESC) WHERE (NOT (roles && ARRAY['member'::text, 'admin'::text, 'owner'::text]));


--
-- Name: profiles_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_listed ON public.profiles USING btree (organization_id, created_at DESC, id DESC) INCLUDE (found_by);


--
-- Name: profiles_managers; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_managers ON public.profiles USING btree (organization_id) WHERE (roles && ARRAY['admin'::text, 'owner'::text]);


--
-- Name: profiles_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_of_a_user ON public.profiles USING btree (user_id, created_at DESC, id DESC);


--
-- Name: profiles_one_founder; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX profiles_one_founder ON public.profiles USING btree (organization_id) WHERE founder;


--
-- Name: profiles_owners; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_owners ON public.profiles USING btree (organization_id) WHERE ('owner'::text = ANY (roles));


--
-- Name: profiles_searched; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_searched ON public.profiles USING gin (found_by public.gin_trgm_ops);


--
-- Name: profiles_without_second_factor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX profiles_without_second_factor ON public.profiles USING btree (organization_id, created_at DESC, id DESC) WHERE (NOT second_factor);


--
-- Name: recovery_codes_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recovery_codes_user_id ON public.recovery_codes USING btree (user_id);


--
-- Name: review_keeps_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX review_keeps_once ON public.review_keeps USING btree (review_id, COALESCE(kind, ''::text));


--
-- Name: review_keeps_profile_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_keeps_profile_id ON public.review_keeps USING btree (profile_id);


--
-- Name: review_keeps_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_keeps_user_id ON public.review_keeps USING btree (user_id);


--
-- Name: reviewed_ways_allowed_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_allowed_by_user ON public.reviewed_ways USING btree (allowed_by_user) WHERE (allowed_by_user IS NOT NULL);


--
-- Name: reviewed_ways_decided_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_decided_by_user ON public.reviewed_ways USING btree (decided_by_user) WHERE (decided_by_user IS NOT NULL);


--
-- Name: reviewed_ways_invited; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_invited ON public.reviewed_ways USING btree (email) WHERE (kind = 'invitation'::text);


--
-- Name: reviewed_ways_noted_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_noted_by_user ON public.reviewed_ways USING btree (noted_by_user) WHERE (noted_by_user IS NOT NULL);


--
-- Name: reviewed_ways_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_of_user ON public.reviewed_ways USING btree (of_user) WHERE (of_user IS NOT NULL);


--
-- Name: reviewed_ways_revoked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_revoked ON public.reviewed_ways USING btree (review_id, "position") WHERE (decision = 'revoke'::text);


--
-- Name: reviewed_ways_undecided; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviewed_ways_undecided ON public.reviewed_ways USING btree (review_id, "position") WHERE (decision IS NULL);


--
-- Name: second_factor_resets_due_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX second_factor_resets_due_at ON public.second_factor_resets USING btree (due_at);


--
-- Name: second_factor_waves_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX second_factor_waves_due ON public.second_factor_waves USING btree (due_at) WHERE (done_at IS NULL);


--
-- Name: second_factor_waves_organization_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX second_factor_waves_organization_id ON public.second_factor_waves USING btree (organization_id);


--
-- Name: session_applications_of_an_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_applications_of_an_application ON public.session_applications USING btree (application_id);


--
-- Name: session_applications_of_an_approval; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_applications_of_an_approval ON public.session_applications USING btree (approval_id);


--
-- Name: sessions_by_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX sessions_by_browser ON public.sessions USING btree (browser_hash) WHERE (browser_hash IS NOT NULL);


--
-- Name: sessions_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_a_user ON public.sessions USING btree (user_id);


--
-- Name: tokens_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_by_expiry ON public.tokens USING btree (expires_at);


--
-- Name: tokens_of_a_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_of_a_session ON public.tokens USING btree (session_id);


--
-- Name: tokens_of_profile; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_of_profile ON public.tokens USING btree (profile_id) WHERE (profile_id IS NOT NULL);


--
-- Name: told_sign_ins_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_sign_ins_by_expiry ON public.told_sign_ins USING btree (expires_at);


--
-- Name: told_sign_ins_of_a_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_sign_ins_of_a_user ON public.told_sign_ins USING btree (user_id);


--
-- Name: used_challenges_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX used_challenges_at ON public.used_challenges USING btree (at);


--
-- Name: users_to_be_removed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_to_be_removed ON public.users USING btree (removed_from) WHERE ((removed_from IS NOT NULL) AND (removed_at IS NULL));


--
-- Name: users_unverified; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_unverified ON public.users USING btree (created_at) WHERE (email_verified_at IS NULL);


--
-- Name: wider_waves_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX wider_waves_application_id ON public.wider_waves USING btree (application_id);


--
-- Name: wider_waves_network_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX wider_waves_network_id ON public.wider_waves USING btree (network_id);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: queue_stats_20261118_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261118_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261118_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261118_pkey;


--
-- Name: queue_stats_20261119_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261119_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261119_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261119_pkey;


--
-- Name: network_members network_members_note_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER network_members_note_change AFTER DELETE OR UPDATE OF accepted_at, shares ON public.network_members FOR EACH ROW EXECUTE FUNCTION public.note_network_change();


--
-- Name: organizations organizations_note_activity_end; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER organizations_note_activity_end AFTER UPDATE OF deleted_at, removed_from ON public.organizations FOR EACH ROW EXECUTE FUNCTION public.note_activity_end();


--
-- Name: organizations organizations_note_deletion_in_networks; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER organizations_note_deletion_in_networks AFTER UPDATE OF deleted_at ON public.organizations FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION public.note_deletion_in_networks();


--
-- Name: profiles profiles_found_by; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER profiles_found_by BEFORE INSERT OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.find_profile_by();


--
-- Name: users users_found_by; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER users_found_by AFTER UPDATE OF first_name, last_name ON public.users FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION public.find_profiles_of_user();


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: access_reviews access_reviews_ended_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_reviews
    ADD CONSTRAINT access_reviews_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: access_reviews access_reviews_ended_by_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_reviews
    ADD CONSTRAINT access_reviews_ended_by_user_fkey FOREIGN KEY (ended_by_user) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: access_reviews access_reviews_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_reviews
    ADD CONSTRAINT access_reviews_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: access_reviews access_reviews_started_by_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_reviews
    ADD CONSTRAINT access_reviews_started_by_user_fkey FOREIGN KEY (started_by_user) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: account_activity account_activity_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_activity
    ADD CONSTRAINT account_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: activity_ends activity_ends_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_ends
    ADD CONSTRAINT activity_ends_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: activity_floors activity_floors_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_floors
    ADD CONSTRAINT activity_floors_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: activity_heads activity_heads_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity_heads
    ADD CONSTRAINT activity_heads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;


--
-- Name: answers answers_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: application_keys application_keys_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_keys
    ADD CONSTRAINT application_keys_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: application_requests application_requests_answered_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_requests
    ADD CONSTRAINT application_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: application_requests application_requests_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_requests
    ADD CONSTRAINT application_requests_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: application_requests application_requests_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_requests
    ADD CONSTRAINT application_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: application_requests application_requests_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_requests
    ADD CONSTRAINT application_requests_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: applications applications_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: approval_end_letters approval_end_letters_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approval_end_letters
    ADD CONSTRAINT approval_end_letters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: approval_end_letters approval_end_letters_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approval_end_letters
    ADD CONSTRAINT approval_end_letters_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: approval_rule_ends approval_rule_ends_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approval_rule_ends
    ADD CONSTRAINT approval_rule_ends_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: approvals approvals_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: approvals approvals_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: approvals approvals_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: approvals approvals_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: authorizations authorizations_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.authorizations
    ADD CONSTRAINT authorizations_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: authorizations authorizations_granted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.authorizations
    ADD CONSTRAINT authorizations_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: authorizations authorizations_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.authorizations
    ADD CONSTRAINT authorizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: codes codes_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: codes codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: contacts contacts_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL;


--
-- Name: contacts contacts_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: contacts contacts_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: deletion_letters deletion_letters_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deletion_letters
    ADD CONSTRAINT deletion_letters_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: deletion_letters deletion_letters_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deletion_letters
    ADD CONSTRAINT deletion_letters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: devices devices_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: email_changes email_changes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: export_receipts export_receipts_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.export_receipts
    ADD CONSTRAINT export_receipts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: exports exports_network_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_network_id_fkey FOREIGN KEY (network_id) REFERENCES public.networks(id) ON DELETE CASCADE;


--
-- Name: exports exports_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: exports exports_requested_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: exports exports_requested_by_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_requested_by_user_fkey FOREIGN KEY (requested_by_user) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: exports exports_review_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.access_reviews(id) ON DELETE CASCADE;


--
-- Name: exports exports_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_accepted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: invitations invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: invitations invitations_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: keys_seen keys_seen_key_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys_seen
    ADD CONSTRAINT keys_seen_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.application_keys(id) ON DELETE CASCADE;


--
-- Name: keys_seen keys_seen_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys_seen
    ADD CONSTRAINT keys_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: known_networks known_networks_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_networks
    ADD CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: logout_notices logout_notices_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logout_notices
    ADD CONSTRAINT logout_notices_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: logout_notices logout_notices_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logout_notices
    ADD CONSTRAINT logout_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: network_changes network_changes_network_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_changes
    ADD CONSTRAINT network_changes_network_id_fkey FOREIGN KEY (network_id) REFERENCES public.networks(id) ON DELETE CASCADE;


--
-- Name: network_changes network_changes_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_changes
    ADD CONSTRAINT network_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: network_end_letters network_end_letters_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_end_letters
    ADD CONSTRAINT network_end_letters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: network_members network_members_accepted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: network_members network_members_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: network_members network_members_network_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_network_id_fkey FOREIGN KEY (network_id) REFERENCES public.networks(id) ON DELETE CASCADE;


--
-- Name: network_members network_members_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_members
    ADD CONSTRAINT network_members_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: networks networks_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.networks
    ADD CONSTRAINT networks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_approval_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES public.approvals(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_key_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.application_keys(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: oauth_artifacts oauth_artifacts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_artifacts
    ADD CONSTRAINT oauth_artifacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: organization_activity organization_activity_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization_activity
    ADD CONSTRAINT organization_activity_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE RESTRICT;


--
-- Name: organization_activity organization_activity_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization_activity
    ADD CONSTRAINT organization_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE RESTRICT;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: pending_sign_ins pending_sign_ins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: profiles profiles_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: profiles profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: review_keeps review_keeps_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_keeps
    ADD CONSTRAINT review_keeps_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;


--
-- Name: review_keeps review_keeps_review_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_keeps
    ADD CONSTRAINT review_keeps_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.access_reviews(id) ON DELETE CASCADE;


--
-- Name: review_keeps review_keeps_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_keeps
    ADD CONSTRAINT review_keeps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: reviewed_ways reviewed_ways_review_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviewed_ways
    ADD CONSTRAINT reviewed_ways_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.access_reviews(id) ON DELETE CASCADE;


--
-- Name: second_factor_resets second_factor_resets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_resets
    ADD CONSTRAINT second_factor_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: second_factor_waves second_factor_waves_organization_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor_waves
    ADD CONSTRAINT second_factor_waves_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: session_applications session_applications_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_applications
    ADD CONSTRAINT session_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: session_applications session_applications_approval_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_applications
    ADD CONSTRAINT session_applications_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES public.approvals(id) ON DELETE CASCADE;


--
-- Name: session_applications session_applications_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_applications
    ADD CONSTRAINT session_applications_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: tokens tokens_profile_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;


--
-- Name: tokens tokens_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: told_sign_ins told_sign_ins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_sign_ins
    ADD CONSTRAINT told_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: totp totp_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: wider_waves wider_waves_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wider_waves
    ADD CONSTRAINT wider_waves_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: wider_waves wider_waves_network_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wider_waves
    ADD CONSTRAINT wider_waves_network_id_fkey FOREIGN KEY (network_id) REFERENCES public.networks(id) ON DELETE CASCADE;


--
-- Name: FUNCTION cut_activity(floor public.activity_floors); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.cut_activity(floor public.activity_floors) FROM PUBLIC;


--
-- Name: FUNCTION note_activity_end(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.note_activity_end() FROM PUBLIC;


--
-- Name: FUNCTION remove_activity(organization uuid, most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.remove_activity(organization uuid, most integer) FROM PUBLIC;


--
-- Name: FUNCTION remove_activity_of_account(account uuid, most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.remove_activity_of_account(account uuid, most integer) FROM PUBLIC;


--
-- Name: FUNCTION remove_old_account_activity(before timestamp with time zone, most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.remove_old_account_activity(before timestamp with time zone, most integer) FROM PUBLIC;


--
-- Name: FUNCTION remove_old_heads(before timestamp with time zone, most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.remove_old_heads(before timestamp with time zone, most integer) FROM PUBLIC;


--
-- Name: FUNCTION remove_old_receipts(before timestamp with time zone, most integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.remove_old_receipts(before timestamp with time zone, most integer) FROM PUBLIC;


--
-- PostgreSQL database dump complete
--


