--
-- PostgreSQL database dump
--


-- Dumped from database version 15.19 (Debian 15.19-0+deb12u1)
-- Dumped by pg_dump version 15.19 (Debian 15.19-0+deb12u1)

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
	('exports', 'standard', 100, 5, true, 60, 14400, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:18:52.985883+00', '2026-11-18 18:18:52.990604+00', '2026-11-18 18:18:53.00766+00', '2026-11-18 18:18:33.188462+00', '2026-11-18 18:18:47.955575+00'),
	('logout-notices', 'standard', 100, 5, true, 3600, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:18:53.046093+00', '2026-11-18 18:18:53.049057+00', '2026-11-18 18:18:53.060193+00', '2026-11-18 18:18:33.202763+00', '2026-11-18 18:18:47.960264+00'),
	('review-starts', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:18:53.075321+00', '2026-11-18 18:18:53.077187+00', '2026-11-18 18:18:53.100365+00', '2026-11-18 18:18:33.208964+00', '2026-11-18 18:18:47.96311+00'),
	('access-reviews', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:18:53.107491+00', '2026-11-18 18:18:53.108932+00', '2026-11-18 18:18:53.11592+00', '2026-11-18 18:18:33.220496+00', '2026-11-18 18:18:47.965778+00'),
	('account-removals', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:18:53.122398+00', '2026-11-18 18:18:53.126711+00', '2026-11-18 18:18:53.182042+00', '2026-11-18 18:18:33.231173+00', '2026-11-18 18:18:47.968663+00');


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
	(43, NULL, '2026-11-18 18:18:33.191482+00', '2026-11-18 18:18:53.151518+00', '2026-11-18 18:18:53.015264+00', NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: access_reviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_reviews VALUES
	('1369c96c-bccd-4311-ab91-8feaf48061a0', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'closed', 29, 27, 2, 2, 0, 0, 'Priya Raghunathan', '2026-07-07 16:12:59.418668+00', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'Ana Duarte', '{owner}', '2026-06-29 14:05:27.741379+00', '2026-12-26 14:05:27.741379+00', NULL, '2026-06-23 16:12:59.426425+00', 'ed172b77-d955-4ec5-9323-413749f9f714'),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'open', 37, 5, 1, 0, 0, 0, 'Ana Duarte', '2026-11-20 14:33:03.355895+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-13 14:33:03.355895+00', '2026-11-06 14:33:03.362318+00', 'd33d97d5-1b3b-4584-b023-73608acc639c'),
	('b8575ce3-cb93-4b9b-a6d5-afee50733b0a', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'open', 1, 1, 0, 0, 0, 0, 'Ana Duarte', '2026-12-02 18:18:43.606894+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 18:18:43.606894+00', NULL);


--
-- Data for Name: account_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_activity VALUES
	('7ac0f238-cce4-4064-ad7d-462ac8fe1978', '2025-11-20 13:10:11.0288+00', 'signed_up', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('dd8e9741-8dd0-4088-8357-74f163e94794', '2025-11-20 13:10:11.032437+00', 'email_verified', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('84fff5d6-cfa4-4b2c-b006-a89eea48582d', '2025-11-20 14:11:11.033694+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '6cd83a17-fb21-4ae1-9335-7133297407b4', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1ebb2940-3ed7-4f52-aafb-16025645200c', '2025-11-24 14:25:55.186371+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'a47d0ac8-2f94-4414-b522-0ef8c64e2e7d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('359774ac-2169-4c3f-83cc-a8d32b410a91', '2025-11-25 13:10:47.266158+00', 'signed_up', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('12cb6996-e69c-4928-b4d8-6e4e9f119b76', '2025-11-25 13:10:47.267864+00', 'email_verified', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e208d9c9-a544-4835-be01-f0b8f61f993b', '2025-11-25 14:02:47.269162+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'bcb6f2f8-0a4a-4a87-b64c-91dcde720313', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('67134266-aed8-465d-9bd9-7290443d572c', '2025-11-28 13:10:23.509149+00', 'signed_up', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0c0e9258-3afb-4e55-b472-bbb8a4ce6622', '2025-11-28 13:10:23.510762+00', 'email_verified', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('5074dd90-a21a-434c-90e2-174b6cfaf473', '2025-11-28 15:32:23.5195+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '13af3687-8431-4273-ad82-89d5249542aa', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('367417a2-4836-46f0-8b84-890ec9e7e0f5', '2025-12-03 13:10:59.752235+00', 'signed_up', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7b97097d-8f9d-4884-80c3-d916eafa4fe8', '2025-12-03 13:10:59.753994+00', 'email_verified', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('5366729c-db5d-4807-b666-3cf70a103bf6', '2025-12-03 16:05:59.753852+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '3d26146d-8b7a-48e1-8092-3d580b4fe85c', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a9ebb358-741d-4889-9b36-1a11e9a854b7', '2025-12-04 14:20:51.835175+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '3523d435-5f7b-44cd-9e06-921b5f539a3e', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2e21766d-c949-47ce-a946-00f623d1b667', '2025-12-04 14:20:51.850521+00', 'totp_added', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('cb7252b5-c6f3-475c-b5d4-f7102899a100', '2025-12-04 14:20:51.851128+00', 'recovery_codes_made', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('db6f1fcd-2618-48fe-9e8d-2ed814e58ee8', '2025-12-04 14:20:51.851827+00', 'second_factor_begun', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3838a1bb-0442-481d-a9ff-6f650cb50e7f', '2025-12-05 13:02:43.92086+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'e0ede9e7-0b2f-4aa2-a73f-2f4316ba7a9d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2c4b5531-020a-498a-8dac-37855ef84f5a', '2025-12-05 13:10:43.914015+00', 'signed_up', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4cdbf9a3-7270-41e4-a68e-1eb59fad6b0c', '2025-12-05 13:10:43.915389+00', 'email_verified', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('dd4a0e54-41b2-405e-9096-c2a6c384b037', '2025-12-05 13:31:43.915588+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '0e7e9bbe-94e6-4eb5-8b45-0032a40b8b3f', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('be2cfe8b-6105-48bd-9fcb-19111a282234', '2025-12-09 16:18:28.075954+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '8824fcc2-3bd0-45f1-bf5b-6503b39e0e4d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ff30c2c2-0412-497f-9ce0-1d6308f5e734', '2025-12-10 15:09:20.158934+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f7da51f6-b6cf-4901-b69d-ce228d91e722', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0da1503c-ed05-4ec1-9a54-a7e54fec63b0', '2025-12-11 13:10:12.237964+00', 'signed_up', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('dca106b9-8dad-4d8e-8d76-67c73174340a', '2025-12-11 13:10:12.239265+00', 'email_verified', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('0a25f40d-35e8-41d8-8781-e1276e8c499a', '2025-12-11 17:48:12.238123+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '26572a08-e252-4488-97f6-b31198d059b5', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2ecfd622-2a3e-413c-b587-465dbe99db84', '2025-12-12 15:18:04.318955+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '35b860e8-a69c-46d0-b368-30ded0b084ca', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ebc82d78-ed3a-4020-9308-9e1194afc290', '2025-12-15 15:55:56.400191+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '5f14613e-ed06-4ab4-8317-8e412e6fe294', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d822c7db-fb0a-4ed7-b24a-0a59bb648f88', '2025-12-16 13:10:48.480939+00', 'signed_up', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c75d2ff1-0e82-4756-8f91-2d23f2b6330c', '2025-12-16 13:10:48.482211+00', 'email_verified', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c999c706-0301-45bc-81ce-723fad107e08', '2025-12-16 14:12:48.482516+00', 'signed_in', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '714fd24b-53b7-43d1-8aa5-1c4407f80905', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4ab2646c-22eb-4aee-87ca-5ea245163185', '2025-12-17 14:21:40.562043+00', 'signed_in', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '6223b65f-7bc2-4093-a523-6b1fb648d78d', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b8197df9-bd46-4a9a-a040-38119a2b14df', '2025-12-18 15:27:32.642931+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '0c53addd-d230-4f17-95a3-19e36190363d', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('420b7243-fbfd-49b6-9c8a-feb18f50ffe1', '2025-12-19 13:10:24.7248+00', 'signed_up', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e05edbbb-68b0-4b31-aca2-9d0432bebd92', '2025-12-19 13:10:24.726025+00', 'email_verified', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0758042e-81f3-4b38-8bdd-a01fa6caca2c', '2025-12-19 13:36:24.725294+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '7e5b53ba-de42-4483-8f21-4edc0eaf6f6a', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('12679f82-4740-46cd-9269-96d54f5b33b2', '2025-12-23 16:40:08.885743+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '7ace2db0-e801-40df-9d3f-b4b5180ad376', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2ec93803-24b7-4f19-98e0-a615da0f0347', '2025-12-24 15:44:00.967444+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'e5b4ed1c-ce03-401c-bf91-813b59c6b7a6', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c3fcab62-d35b-45a8-b3ac-4323e1d72082', '2025-12-26 13:10:45.128976+00', 'signed_up', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('277d60c4-cef6-46ce-a863-27548cd05862', '2025-12-26 13:10:45.130429+00', 'email_verified', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e37f8781-4805-4f9c-8836-36ef4fa1e681', '2025-12-26 14:36:45.129209+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', 'e2703cfa-3cd9-4f75-805b-6b6f3b755d68', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5664ece9-f1f4-47fb-9965-7bbf4a727699', '2025-12-26 17:12:45.128688+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '26dbec71-a861-4b4a-ac80-cbdddc23f350', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('13216cb9-83bd-4271-84dd-de4f19127c67', '2025-12-29 15:36:37.210181+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '4ef29353-5c14-4a3d-a811-deb726ec2eb1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cd68aff3-82c6-4e9f-a4ea-8b8ccb7b535b', '2025-12-30 18:22:29.310791+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '9e29fd8d-4848-45ab-9124-919998ab4783', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('039c5786-5e6d-4a0e-92fd-b33981bba57b', '2025-12-31 14:50:21.372476+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'a068639b-0c02-4930-925e-8be16753a682', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('973d24e8-67a8-4d11-9288-86adc7be5daf', '2026-01-01 17:20:13.452916+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '0ab3b949-5f8b-4c6d-9807-815cff6732e3', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('dca5e7bd-e09e-4eff-aff0-7967ed552dd2', '2026-01-02 18:03:05.535269+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '80161b7d-e525-42f9-bdaf-47e8d1a94122', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0f879b02-90c5-4459-86d9-13968298a520', '2026-01-05 19:31:57.614757+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'bd402be3-5966-4030-8bec-36429f9ace59', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('caa22272-8538-4e6b-a44a-f3a8191afbfc', '2026-01-06 13:10:49.696006+00', 'signed_up', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('bd431315-f232-404d-aaf3-43e92a73dcff', '2026-01-06 13:10:49.697134+00', 'email_verified', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('b5181b27-1a3d-439e-af06-b4eed8bf5ee5', '2026-01-06 13:40:49.697183+00', 'signed_in', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'f9d50e0f-ece1-4c48-9e4e-699c0f3c439f', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('17cfc360-71b7-410e-b050-3f4d65fe5cc9', '2026-01-07 13:55:41.783457+00', 'signed_in', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '384fed68-8cfa-4efa-91fb-d716cef3aa8a', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3ebb87b3-98c3-4f58-b8b4-6b22b20b5be3', '2026-01-12 14:47:18.019724+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'fc1b01f1-8f78-4276-ba49-5ce58760fa94', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('82d651fb-9577-4ef5-b3db-20e8d65895cd', '2026-01-14 19:11:02.181774+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '09a29fe4-a04c-49ff-820d-2e779977200d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('22a8ee94-fe62-4c98-aa29-00bf0268a5bc', '2026-01-14 19:11:02.183859+00', 'approved_for_oneself', 'd33d97d5-1b3b-4584-b023-73608acc639c', '09a29fe4-a04c-49ff-820d-2e779977200d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', 'Survey Explorer'),
	('5528f18b-d528-4a57-b721-d372550d085b', '2026-01-16 15:20:46.344033+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '4cdb6ded-83f5-4d85-ad79-2497b7af172b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('29a334ff-202e-44b8-bae0-044a24c992e3', '2026-01-21 16:06:22.586814+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'b99ac3c1-7b41-493a-b603-1afe6e2e2361', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5cbd34e7-b4e0-44b2-a8a3-f990d134e09c', '2026-01-22 13:10:14.668176+00', 'signed_up', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('31b785b1-06f1-4e26-b5d5-ba1a606f9fc2', '2026-01-22 13:10:14.669278+00', 'email_verified', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c5de0d3a-5eca-41c2-940a-eb71419f10c9', '2026-01-22 13:25:14.66941+00', 'signed_in', '6ef4a709-d469-4e57-8f80-6f2758b04851', 'db36ff8a-b1b9-4051-a34d-a74b49566f7f', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('788ebc9a-818b-4247-88da-592c182bd881', '2026-01-26 15:26:58.830155+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd80ce176-19db-465e-8b3c-0f06c2504e85', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('56f0e50c-d128-40f7-a639-379b9174a783', '2026-01-26 15:26:58.832433+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '94c518c1-943f-447b-887b-629d5447ff9e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('26ec8836-1acf-488e-a3fc-a689f6eae26e', '2026-01-28 17:05:42.991636+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'b6d8ead6-0e77-4cf3-93ba-6d83c0de7dd2', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('22df0692-8dab-46b3-a3a6-f52f3d78acdd', '2026-01-30 14:58:27.153884+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '75be4ba2-e37f-48be-a834-9098aed002b1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('50a0fbc7-864c-4c41-891b-5527ad0a9adf', '2026-02-02 16:37:19.243745+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', '15e2fd59-a1a8-4bc1-b235-10c4b2d191cd', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('076fe0da-22c3-41dd-8233-6fc00e746872', '2026-02-03 15:33:11.315882+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '11cb1af2-e39f-4502-8109-7f4874f726bb', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('8f5dbe20-eb1b-4c62-bfc2-d8ff1c54f12c', '2026-02-04 13:10:03.397168+00', 'signed_up', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('16c12c7b-e59f-4e10-a9fa-3a6c8d9fa172', '2026-02-04 13:10:03.398216+00', 'email_verified', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e930dd12-5e67-43de-ad9f-3ace35d1432e', '2026-02-04 16:42:03.397115+00', 'signed_in', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '64b2f14c-b2ae-40da-8b78-dbe9eccd5ae1', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2a76da02-0821-4ddd-8906-b160f91f9213', '2026-02-06 16:24:47.558742+00', 'signed_in', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '70d48551-69c1-4fec-a04f-89e87a69a18c', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('420b22a3-64eb-432a-97f0-2910c6d39f5d', '2026-02-09 16:30:39.640628+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '197761eb-7192-4f03-8781-039ad51a7485', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1c99076e-a134-4f9f-aa49-2e9e5c0803c9', '2026-02-10 14:48:31.728748+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '0870ae1a-4c49-4a61-910a-8bd05bfc8be6', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('aa954a72-2415-4337-93c3-90e479c0e108', '2026-02-11 15:22:23.801732+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '4edbeae7-45c5-40ec-8247-b966c883c99e', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4d7a49ba-99bb-4671-bf8c-0afe9746c277', '2026-02-12 16:22:15.884835+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'b8dc1f7d-6026-4963-9f1e-e5fee29f3cd5', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('dbf121de-e0e7-4ca0-bdfe-8d6181a10c14', '2026-02-16 18:44:00.0447+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'dd7e2d29-f65e-4ae4-9b7b-c08a6db74dbf', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5f09bc80-cda7-4bde-9e8c-42b33a39c844', '2026-02-17 13:10:52.125607+00', 'signed_up', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0ff979bf-ce79-42ee-a7f9-8fc3a3077081', '2026-02-17 13:10:52.126725+00', 'email_verified', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b9d7097a-24e2-4657-9eca-4abd77ca1ee2', '2026-02-17 13:58:52.128796+00', 'signed_in', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', '59df3aeb-5241-4aac-921a-eef0e412b15a', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f0219d9c-f268-4c8d-87ac-d4b5c6f7b8c0', '2026-02-18 15:39:44.207431+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'b8537ba9-15c0-4c84-b55d-f79126aebc4e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4c8b6214-af5b-460e-bfb9-a8c4ab848a0e', '2026-02-19 14:37:36.288333+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '35cccd03-68de-4d8c-876c-6a6f405f764b', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e26ee5d3-3f47-4b38-aa68-6b0263ff83e2', '2026-02-19 18:10:36.289545+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '59b91176-3d9b-4ff8-bd98-47de7f1d2afb', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('30648727-abd7-44b3-9f2e-bb933523b469', '2026-02-20 13:10:28.368597+00', 'signed_up', '232349b7-9ab1-4b03-a837-860297023031', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f722522e-6135-408e-8060-e940adacc622', '2026-02-20 13:10:28.369717+00', 'email_verified', '232349b7-9ab1-4b03-a837-860297023031', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('10c2cf15-9ece-4b05-91b3-4cd1c216d254', '2026-02-20 13:22:28.370061+00', 'signed_in', '232349b7-9ab1-4b03-a837-860297023031', '6a210025-c25e-426d-ab34-72524c414193', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('cfd4b2e1-5947-49dd-a68c-98751f615028', '2026-02-23 15:01:20.449675+00', 'signed_in', '232349b7-9ab1-4b03-a837-860297023031', '6e0511ad-c750-486f-83ff-70c3dc55b30d', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('0a998a7a-b059-44ed-aea6-dfaa1d163a68', '2026-02-26 17:24:56.692637+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '527dbb9f-95f7-48ce-b9a4-a2eaa50f6930', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('fc40f28b-3fbb-44f0-920a-65dac1a148ee', '2026-02-27 19:08:48.773616+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'd27b4412-67bb-4c0b-9ff5-a57ad271fd15', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('bb67af5d-6cfa-4138-9fb0-acb3bd4674e4', '2026-03-02 13:10:40.854562+00', 'signed_up', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('5624e01b-fb0a-4ffc-8ae5-7d3281c45711', '2026-03-02 13:10:40.855638+00', 'email_verified', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('9b9c458f-5545-4bc2-9f12-877449abc2e2', '2026-03-02 15:04:40.854799+00', 'signed_in', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '8e78e623-a946-40a5-b51e-591025075f4c', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('79166a23-bdcd-493b-8149-425cbda5c975', '2026-03-02 16:09:40.854689+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '50fa4915-5d8b-4f93-9d6d-e571ddc99a10', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9ea1f762-1d87-4876-b708-eee8f952164d', '2026-03-05 20:18:17.100859+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '79b42513-5ba9-4d52-a3ba-dbef540c40d0', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0f796aa5-644c-46f8-a8ed-247406e7a73c', '2026-03-06 15:15:09.178885+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '159567bf-24af-45f0-97b3-bdbb683b0cef', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('592d14ca-00f2-4867-9e87-868722ffa087', '2026-03-09 14:53:01.261005+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', 'c6fef730-599e-439f-b40e-afd8745ddc34', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('25e08d7d-0932-47c8-aba8-4d4d08ae6664', '2026-03-10 15:05:53.340715+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cf865611-4486-43f3-9f4f-017c8033dd61', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('46b0df3a-473a-4ab5-ac9b-07208339d795', '2026-03-10 16:47:53.341544+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '8a42f9c6-0731-4c5a-a71b-55ff221d8dac', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3d4168f7-18ee-4bc4-bed0-4e994d868826', '2026-03-11 14:45:45.422108+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'acb79fab-032f-42d4-887e-73b25181c378', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6e209e69-a2a9-47df-ae05-69f98c26ce89', '2026-03-12 13:10:37.502705+00', 'signed_up', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c58d2b45-9d7b-4261-b695-0a6a17d42afa', '2026-03-12 13:10:37.50622+00', 'email_verified', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('540f9037-b2b1-4a7f-bcf4-566773689e41', '2026-03-12 13:33:37.506567+00', 'signed_in', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '46ac3757-973a-4232-81f6-2f132a08f91f', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL);
INSERT INTO public.account_activity VALUES
	('f2951a5c-2849-47c8-97f7-645979d2f3de', '2026-03-13 17:40:29.609313+00', 'signed_in', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '633996f8-277b-4893-ac43-79630448a336', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ef02ebf8-7e9f-4c8f-9284-2298d7aa7d20', '2026-03-18 14:33:05.834717+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'ef0ac718-a853-4e51-a859-0aa4b1efd0c2', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e9e9233e-75cb-419c-b6fe-e88700506b42', '2026-03-24 20:12:34.150921+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd5b87cbe-b7d7-4b6f-8322-f8277f789afb', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('40a64d4a-58d7-4fe0-aa0e-bdf472bbb6c4', '2026-03-25 16:11:26.231735+00', 'signed_in', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0c14c6a7-ce78-43fe-bc2a-20c0c4eacc16', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e43433e4-4577-4065-b7eb-da4c14e8e5cc', '2026-03-27 13:10:10.393585+00', 'signed_up', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('511add4d-206d-4ed9-99cb-4533900f1dd3', '2026-03-27 13:10:10.394705+00', 'email_verified', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('996be3ee-7a60-42f7-a7b7-a8a0495aee4f', '2026-03-27 17:15:10.393831+00', 'signed_in', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '78c70b6b-cafa-43b3-a9fe-b9789f2805ca', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('30d2941e-0a86-4056-b61e-2c20dca1f703', '2026-03-31 14:19:54.556419+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '317e7f9c-f587-4867-ab28-7e88c09d6bf7', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('66a75892-66a0-4232-8b42-1ee55118f298', '2026-04-02 15:31:38.718834+00', 'signed_in', 'f4953d01-5418-49f3-a35a-67f7935cd84d', 'ad9fdd0e-7994-4159-a74c-3dbe459b9cb5', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('6116a92a-a984-4037-8e24-3ba11b1b7b0b', '2026-04-03 18:41:30.798736+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '65968838-14c6-4305-9bb8-59cafc7e987d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('1debad39-f118-4392-9c02-ef723b810fcc', '2026-04-06 14:18:22.879726+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'bee723c7-9a79-4c0a-bcd0-281cf7b6b99a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('7d972d25-39e3-4188-b8b3-0dfae699c387', '2026-04-07 15:02:14.960829+00', 'signed_in', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '51ed570a-6a37-4562-a573-5fffd8a516a1', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e6198636-fddb-46d0-a882-275b7e727c9b', '2026-04-08 14:29:07.0449+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '87ad71f1-fa21-4087-8f2e-8744223e9de8', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e5630dcd-f9dd-4718-9c05-76d789a74a2b', '2026-04-09 16:03:59.122774+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd6ad69d7-bf5a-41e1-983b-b4ad9f053b64', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a65943a7-119d-46a0-ad05-2d54dc4cb194', '2026-04-10 14:35:51.20471+00', 'signed_in', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', 'a091c63c-a525-4b3b-9005-68adc8310117', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d9e4fec0-d521-4060-af0a-f8cf5b210b89', '2026-04-13 13:10:43.284618+00', 'signed_up', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('37fa8962-21d2-460a-b1b0-a044943b5c33', '2026-04-13 13:10:43.285871+00', 'email_verified', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('cdbc3ff3-6ab9-48d1-892c-939b0b3e235b', '2026-04-13 14:52:43.285643+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'f33c7d8e-c2d4-4999-8b98-9b09de4c85a4', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f68d0845-29cd-47b3-b87f-ed466988a3a1', '2026-04-14 16:33:35.365705+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '76bb6058-c4cb-49d3-8f0d-75ca0ce181eb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('dbfc6c85-5a26-479b-9a4f-8b6bbe7338b2', '2026-04-15 14:20:27.447903+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '244e9df6-c7fc-48d6-9d94-56cfe2bf1a08', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9868ba8e-cd16-4ad0-8eb5-aa18d172c633', '2026-04-16 17:52:19.527648+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '64cb631c-348f-4a6b-8712-73efb62a1a24', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b3884216-d5b5-48e3-9880-228f6b6d487c', '2026-04-20 18:12:03.689746+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'fc21b4a2-4e2f-456b-a1b7-66e874fb98b1', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('61910abc-0f04-4cdb-ae43-24f44be61fa4', '2026-04-21 15:50:55.771976+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '56ad04ba-e75b-4d9c-92b9-f3fc2ebd8389', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ea2bcbc2-2384-4bca-82a3-25eccf9001cc', '2026-04-22 15:13:47.854427+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '50e1971e-5eef-4681-81d1-00cf55b2b610', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c05bc57d-8110-4337-9fe4-bd0b5489e902', '2026-04-23 13:10:39.932568+00', 'signed_up', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('08c94cfd-a34c-4442-8c06-1488c7b85fde', '2026-04-23 13:10:39.933683+00', 'email_verified', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2989ba18-ae91-443e-9367-67d32983d689', '2026-04-23 13:45:39.934197+00', 'signed_in', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '172d5a81-7367-4d92-95c9-eecb4c783441', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('82336c00-379b-4aa5-9560-f269657fcf02', '2026-04-24 14:05:32.013714+00', 'signed_in', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '54551960-56e9-4ad5-a855-163e6ab18198', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('9910d128-b9a4-412b-a48f-d1b907fb571b', '2026-04-27 17:26:24.094653+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '56d361cb-13cc-47d4-9925-97f140716372', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e08c13ac-3451-401c-acd9-abd94f88c0af', '2026-04-28 16:51:16.179662+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'db01d03f-37e4-4f02-a13f-9f1506c507b1', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ae81b8ed-91ef-4657-b5fc-00808be5627f', '2026-04-29 19:20:08.258631+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '110e4e7f-3a48-414e-82e2-f5400dcdf630', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('7f7f6774-e389-4cd4-b288-a68f8a8e5139', '2026-05-01 14:10:52.418782+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '4e164ca3-e450-40e5-b4ef-ce1ed3678530', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('851eed30-c943-4b1d-ba60-d7d6654a57c7', '2026-05-04 15:46:44.500589+00', 'signed_in', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '546e36d5-f7f9-476c-aa57-29de230ada04', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('f38198ca-ca20-4ea4-bde2-3cc41d05c2b8', '2026-05-05 18:19:36.580691+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'b1c01a9a-535f-4eda-9a44-6f9760397c07', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('7355de6a-8b55-419a-aa18-27fddb708002', '2026-05-06 15:37:28.661683+00', 'signed_in', 'f4953d01-5418-49f3-a35a-67f7935cd84d', 'f06b01d5-8ce9-4ee5-8dc6-d2783eb448c6', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('585065e5-bd2d-4326-a3b9-325ff28fef30', '2026-05-07 15:08:20.742756+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', '6872de11-6a9b-4955-a733-0ae119db0694', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8ade1839-a897-4ba6-8b62-fec950d1831d', '2026-05-08 13:10:12.823576+00', 'signed_up', '5db265ea-ede3-45b6-bd20-c664404b712a', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('544c8b7e-9306-4a8e-8d46-07cda735afd0', '2026-05-08 13:10:12.824733+00', 'email_verified', '5db265ea-ede3-45b6-bd20-c664404b712a', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6517c9be-2312-4d4b-965d-a90f28c9cb6e', '2026-05-08 14:14:12.824942+00', 'signed_in', '5db265ea-ede3-45b6-bd20-c664404b712a', 'eae49308-42eb-48f5-b8af-3d2ad57f40dd', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('93360410-d633-40cb-b506-d01f6d87656b', '2026-05-11 15:29:04.904776+00', 'signed_in', '5db265ea-ede3-45b6-bd20-c664404b712a', '2e1d7430-aa1f-47d5-98ab-eba2083bd1e4', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('bc90beb2-86a2-40e8-8266-9c4dc913d6ef', '2026-05-12 17:02:56.985993+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '7ab833d2-eb51-44bf-858f-93990246b3cc', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('52510289-f9d5-47fd-a318-8894d604e4fc', '2026-05-14 15:11:41.148014+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '5cbf6213-ac7b-4f02-9ee8-b6ae67c2c9f6', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('d0a13738-00e0-4351-ad40-7aa8df6fb452', '2026-05-15 14:27:33.229695+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'becda39c-4d26-4663-b563-e56027d7b608', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e5084116-b58f-4a5f-8b45-1d0ead5d635b', '2026-05-18 14:31:25.312018+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f9ae08d4-9280-46c1-8e00-2df90706873b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('126f3289-0705-403b-907e-9e37f576fa6c', '2026-05-19 15:16:17.392108+00', 'signed_in', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', 'd0f597a5-caa3-4077-8799-14c9217616b4', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('389c6dbb-3dea-4596-85e0-9dcef7c1104c', '2026-05-21 17:55:01.553538+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '7d5efe68-e2cb-4ca5-ae13-c0a602f182e8', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ae427f40-3803-40ff-8efe-0163223574a6', '2026-05-22 15:20:53.634551+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'a088c1ba-6d64-4e24-88c2-93c954fb538d', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('abbe1886-2978-4aa1-9fd7-41c0cb6be133', '2026-05-26 13:10:37.795674+00', 'signed_up', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('90868988-e948-411d-a76b-4e9e9f8b62be', '2026-05-26 13:10:37.796756+00', 'email_verified', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2c2f9fae-20dc-4f12-8167-fa4ab9cb9c43', '2026-05-26 18:09:37.795928+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '0feccd41-7eae-4d7c-9562-ef05381c20fb', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('0cb871a2-cd25-4e34-84f5-b436ce61001d', '2026-05-27 16:26:29.876835+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '4dd423f5-9124-4e5f-acfb-4194f366cbd8', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a2521286-f089-40c2-b231-4e16f052f168', '2026-05-28 19:03:21.957664+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '09e41769-aa8f-47f6-98d6-400390ea5103', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0891d7c7-1c40-4707-b60b-9ad4b45f1b60', '2026-05-29 16:14:14.041157+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '534601a8-ba70-4786-8f35-f5b894b8d6a8', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a9c912dc-2bdc-4766-9a6c-2114fcfdadf8', '2026-06-01 18:36:06.122367+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '30a83db8-6630-4601-99cc-419334d2d07a', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('bfdc0421-4e6a-4ef2-a221-6752ee4ff8b0', '2026-06-03 14:20:50.28171+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', 'f77db69a-e074-4d84-89d6-ccac01588c40', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e3922c60-5dc8-42d8-8d6b-b015514cb671', '2026-06-03 14:20:50.287112+00', 'totp_added', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4dda4249-c15f-41a0-bffd-65f847b90748', '2026-06-03 14:20:50.287687+00', 'recovery_codes_made', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('45e80d76-148b-449b-93b3-c532e8b4dce3', '2026-06-03 14:20:50.288288+00', 'second_factor_begun', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('48a3d8f8-0717-48a2-8bac-9043a078d3c8', '2026-06-03 18:50:50.281753+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', '968f0ff6-d037-478e-a5f0-6ea894cf6424', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5b26bedf-3039-483c-8bbe-3f6d9bf5167f', '2026-06-05 15:02:34.446823+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '27fe8847-e38f-47de-b89b-380ab56f715e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('384eedc8-9666-409b-ac6b-3b10afbbf248', '2026-06-05 15:14:34.443651+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', '2686bce1-ae4e-4077-ba55-5f25f556512b', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('eaf12d88-ee16-45b0-a982-00eda9e5b221', '2026-06-08 16:12:26.526035+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '771a6608-4538-4a30-8ab0-701ef81a8ed3', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bb350296-5844-479f-a9ba-bd4b3e0f5149', '2026-06-08 21:15:26.524667+00', 'signed_in', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '4eb0609f-7b7b-4bba-9d06-2b2bf20fe431', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('057991da-a663-4b5a-9c5f-39470254f408', '2026-06-10 13:10:10.686691+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'eef1ddae-2273-4d98-8740-cbd24759a74d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9313d238-1aa0-4bf7-8f2f-8d7edb3cf3db', '2026-06-11 13:17:02.767543+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f6d930ac-9bfc-4b4d-94aa-cb6569adb02b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a9aa314a-3746-4126-9a9e-981a61ade41b', '2026-06-12 13:24:54.848549+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'c4a2645f-739c-4591-9244-7815e64e776e', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3ff2b180-0115-40e3-a9e0-cdce019b1c0f', '2026-06-15 13:10:46.929611+00', 'signed_up', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a18363b0-ab5d-4430-b594-fddb37a14cdc', '2026-06-15 13:10:46.930641+00', 'email_verified', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('86cf38c8-d1a5-461c-beee-366be7099fb7', '2026-06-15 13:31:46.929643+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '0143b4fa-ed18-4410-88be-a3303d5ff589', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('61dad81e-9649-4f2c-96eb-861c7e34cf8f', '2026-06-15 15:57:46.92993+00', 'signed_in', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'e7e8a5a6-32dd-43e7-841b-bc329d915113', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b0fcd4d1-f3f7-4742-9cbe-4d426b29a14f', '2026-06-17 16:59:31.091568+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '87e5d449-4a87-482b-8bed-114b5c4621d3', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e9029fed-b953-4d32-ae56-870ee36a43e9', '2026-06-19 16:45:15.253506+00', 'signed_in', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '4a38f236-ebba-4350-8ed8-1fe0d9ec1bc4', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4034e9d0-615e-456d-8f6a-69bd7132a64e', '2026-06-23 15:33:59.41782+00', 'signed_in', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', '33ebc2ed-a33d-4f78-af98-09420121630e', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('15da7b02-a0b4-46b9-9f02-b1883359ce3a', '2026-06-23 16:12:59.41683+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'df134bca-28b6-4869-b00a-9dfd4ba3fca8', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('4f7f6030-ec66-4b88-8fbb-ef22a0b34599', '2026-06-24 14:07:51.500118+00', 'signed_in', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '44854341-8faa-48c0-bc35-13a801e058d4', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6844c53a-f01f-43a6-b916-f26647019b95', '2026-06-25 15:30:43.579106+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '5a242ff1-e5ed-44ac-b330-a76dcd2e4697', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ac120d71-2cfe-4469-a918-5f4ddca594e0', '2026-06-25 20:02:43.577619+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'b25e03a1-51c2-450f-97c5-586a69ef98f4', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('da9485a8-3151-4833-a0b2-4820bda1ae85', '2026-06-26 14:28:35.65991+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', '6b1241cc-fa2f-4701-b9a2-c1636690e40b', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('91f9c3ef-0e47-4ed8-ae99-43c28f671ca5', '2026-06-26 19:06:35.659723+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '0340674d-5f47-4c66-a82e-f77e084c36ca', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('64ce51ad-3f91-433f-95ee-7143043a3342', '2026-06-29 14:05:27.739762+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '2a683e49-bf03-4543-b8ea-85f37e451245', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('3534480b-e190-44ff-a20d-f748cab782af', '2026-06-30 17:08:19.821793+00', 'signed_in', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', '9cc89efe-535e-4a64-8500-0fd669e2f7dc', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('dbe424ca-6af3-436b-8df5-740ffe0ea4b3', '2026-07-02 15:41:03.983689+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '80b4d703-0a7f-47b1-9b89-19743b82b57a', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('d87d2c0d-6ff2-4e41-9af2-db18dc4cdb4b', '2026-07-03 13:10:56.063751+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '833cd160-55d9-46cb-b562-5c7cffafd2f9', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('11e83925-28a6-408b-b28c-4252ef547031', '2026-07-06 13:17:48.145238+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'a9a599ad-4acb-4120-969f-684bb4a825a9', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b406e263-8dc7-4e22-b17d-30041e307f4d', '2026-07-07 13:24:40.226037+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'c63aa1f8-9e8c-4e7e-88fc-235435937c40', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3769c48c-0d83-408f-bb5e-e575920b2791', '2026-07-07 15:19:40.225731+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'e686f243-954e-4c21-9f79-1043d134bc76', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('57300f5f-c62d-4cba-ae85-7342e054e475', '2026-07-07 15:26:40.225875+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '317d77ea-fddb-47f8-a82d-25cc28a91e93', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f6467e6a-d7bd-4212-a8a4-45fb72cf293f', '2026-07-08 13:31:32.307005+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'b137fcbf-dd01-4502-8d29-80098fe39a13', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('78261313-1ca8-4f86-9209-4af7edd7f71b', '2026-07-08 14:12:32.306708+00', 'signed_in', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '4d4afbd6-46a6-4550-a25f-3f9e7a8d97e4', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('89604520-6330-448f-9a48-5ec34aa19f4b', '2026-07-09 14:55:24.387705+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '2def99ef-211a-48b8-ab3f-ef4417832ec7', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ff10afb8-c2a9-44c9-ad64-527e733221c3', '2026-07-09 18:33:24.387715+00', 'signed_in', '6ef4a709-d469-4e57-8f80-6f2758b04851', 'c05c291d-77da-4092-bae0-25c43b1d31c8', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e618e968-b6f0-4f64-8cf4-b9e600a069af', '2026-07-10 17:31:16.468675+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', 'bd10f8f8-742d-40c9-acf5-e7dc4dc3a7f0', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('7a6b57d2-3464-4b13-8cd3-35bc5635daf1', '2026-07-14 14:40:00.631248+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '4bcb6797-23c7-4dfc-a0f1-a01d1efe327d', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('1d7cceeb-2c8b-4dc0-bfe5-b712429be41e', '2026-07-16 15:50:44.792977+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'a982e90e-7669-4820-a3a9-0c1846457af1', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f164926a-efcf-4588-87de-7b722785b4e0', '2026-07-17 16:20:36.874488+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '01b8078e-5786-46f3-94ab-009a81abbfa8', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c5255666-6362-4776-8787-8f9833240887', '2026-07-20 17:44:28.957932+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'ff356922-418e-4c56-9891-c92c3fa3883b', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ab015dab-6a82-450f-adaf-81b4b47b9cab', '2026-07-21 15:28:21.035708+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '90f9b210-8721-4347-b71e-ebc1ee3a15ee', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e1cac836-d55e-4515-b83a-5a252194eb71', '2026-07-22 14:59:13.118113+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', 'f0a2334a-f4da-4901-be91-5b061c3c799b', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6d722d3f-965a-49a6-9b49-42d2c24e0cce', '2026-07-23 14:20:05.198119+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'dd02b07b-8807-41a0-950b-09e7a09b6409', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d109ef84-cb0f-4793-8fa8-d61a990f1fe3', '2026-07-23 14:20:05.205801+00', 'totp_added', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('fcbc2b77-e31f-4a6f-8a3b-a65582936793', '2026-07-23 14:20:05.20632+00', 'recovery_codes_made', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d03abace-eaa4-4907-a573-38efee31d2f6', '2026-07-23 14:20:05.206789+00', 'second_factor_begun', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ad31462e-3be7-432a-8eb9-9c70c1d33f5f', '2026-07-24 13:10:57.278735+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd3e94158-3463-4928-997e-25498f5a3238', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('fffc65b8-290b-440e-8c5d-e38b9f9913c4', '2026-07-27 13:17:49.360171+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '71af54c6-7674-4d25-8b22-b69fd7c42ec1', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ec87665e-aee2-48e3-a509-b444ee868f31', '2026-07-28 13:24:41.440681+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'f0febe4b-40c1-4d65-9d08-0bab24c765f6', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0395e40f-c12e-42a5-8ad0-574e91dae04c', '2026-07-29 13:31:33.521716+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'e65f22a9-ad82-4690-98e1-476e9f80ac1c', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('36ad792c-b3f0-454d-8718-9e8f786350fe', '2026-07-29 15:24:33.521831+00', 'signed_in', '354bf531-f978-4f08-a3f2-05d68901a429', 'bf15107c-4678-4a41-99e8-54908a308dc0', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('21b2f7ed-7e93-4185-a5d1-129f8250418f', '2026-08-05 17:36:53.926861+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd84fce2b-9851-4d6d-a005-05de163f4eb4', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('483334d3-6783-484d-9f3d-8e3f37054fe1', '2026-08-06 13:10:46.007681+00', 'signed_up', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a3e37790-cfa6-4a0d-8e95-942491d1c35f', '2026-08-06 13:10:46.008836+00', 'email_verified', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8eb3739e-c785-4de7-b182-d5d7519e009e', '2026-08-06 13:19:46.008942+00', 'signed_in', 'ca08244c-f484-49a7-bcb5-35a302dddced', '131a8e6f-c757-4a3f-98d8-a7e0e2dad98e', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2b45c3d9-aedb-4b3b-8d7f-860a844ac380', '2026-08-07 14:40:38.088719+00', 'signed_in', 'ca08244c-f484-49a7-bcb5-35a302dddced', '54168a60-5046-48ca-b191-8cd41eee1f3c', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('111bba9c-3d02-407b-a97c-ba64d673ecbd', '2026-08-11 17:09:22.251142+00', 'signed_in', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '57a05121-0774-4650-8abc-71161e15bc7b', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('87e9117e-2432-418d-93a0-181af8838831', '2026-08-12 14:44:14.331738+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '83b55b4a-076d-4df7-b971-22ab1333a325', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('40f2dcbb-4591-4219-a1ca-37da5c8a4244', '2026-08-18 13:10:42.655652+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3c3c2d17-0276-4189-9dcf-c4ba7e860b50', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1772a3e3-eafa-453d-aa56-db2d99274030', '2026-08-19 13:17:34.736588+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '65badc7a-efe6-4ab5-84dd-cfe55945b632', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4017568c-5a5b-49d2-b5d6-7cc9dddd79bc', '2026-08-20 13:24:26.817636+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'd4177980-b806-4622-afdd-96cdb72ae1ec', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7e5cc188-ac8f-4dff-8a6a-67b0fcd2cd2c', '2026-08-20 15:39:26.817786+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'c6efad11-7a12-4449-819a-829468359d22', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f9087e19-0e8f-49cd-8dad-9e94009c8448', '2026-08-20 17:31:26.817858+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '2ef7f530-0bc6-4120-a40d-85780caa7c19', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1b31f1e4-6899-4cb3-b1cb-429228f6a091', '2026-08-21 13:31:18.898635+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'dbf61e43-723a-4e41-b78c-0bc2e55e5df6', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c958e9fa-98f8-4125-83af-43394c7c5994', '2026-08-24 18:27:10.979588+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'e0311b5b-df63-4d84-b6ba-ed25f62e3981', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c8c40043-797c-4437-bd6a-b34caa4d362e', '2026-08-28 19:27:39.303672+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '52d003a5-e798-4a0f-a1dd-e8695fc99682', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('784ab20f-e4de-4a98-898e-1e94663a844b', '2026-08-31 13:08:31.383995+00', 'sign_in_failed', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('98849710-3bc8-4d24-8b0b-23ee39d11fce', '2026-08-31 13:10:31.384636+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'e4ffd8a4-cdde-430f-8410-d51ebc5394dd', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('32e7d5c7-2dbc-43da-8886-c2102cf43247', '2026-09-01 13:17:23.465547+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '20157fd3-acd8-4ac8-b1a0-58e9893dad61', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e09f1966-e27e-484f-9487-d5726f1964ea', '2026-09-02 13:24:15.546581+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'd34be135-63fb-4439-9867-9e1dabe158d9', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('aa6d91b8-eb15-48b4-a1cc-5c5f72e0df07', '2026-09-03 13:31:07.627542+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '558b635e-27d8-48a2-b9ec-f9121502f498', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d8ed05de-e1be-4212-aa7a-ea5e00f27b68', '2026-09-07 18:45:51.789568+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '232a1d03-06bc-446d-8018-265508b10e38', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ce4db1d4-3763-4f43-844f-da8918a6261d', '2026-09-08 13:10:43.870667+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '7265edd7-57de-4d3c-b5c8-5c7d5a1ff2be', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b305e96d-841f-4b1e-a8bb-0160753f9751', '2026-09-09 13:17:35.951608+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'a0949478-6e1f-4d53-901d-f4f40322f1ce', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('37edca79-dff5-41d2-bd9a-e14675d6dbee', '2026-09-09 14:38:35.951658+00', 'signed_in', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '7a52303e-4713-4402-a757-f1efc7b9c32e', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('aac80387-ddd8-4455-8ad7-e975fa8048a3', '2026-09-10 13:24:28.033062+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'd71f60c6-39c7-4ca1-b736-572dcbbbefba', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7a4587fa-66cd-40d9-90c3-913b590eef56', '2026-09-10 16:57:28.03291+00', 'signed_in', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '6666a1cc-30cf-443a-8d3b-25fd75035bb9', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bd9069b3-21d2-4f4d-9136-6b150ffab5bd', '2026-09-11 13:31:20.113515+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'c5f17e3d-fc4e-439d-b40b-0aa6d34af53d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('44c30a3c-a182-4a71-8e87-38b400fedf00', '2026-09-11 15:03:20.113536+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'a4c74ea3-4191-4f80-a711-241103d40b5b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('147f6a0f-1dc2-40d9-871a-0ce590d3bd87', '2026-09-16 16:08:56.356615+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '6345c1ae-8a12-4cce-b852-9ad037a34501', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('59c5180d-63f8-493f-8486-2a2cff68215f', '2026-09-17 13:10:48.437629+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'e871c027-66aa-43bb-a2b1-a76517ed3363', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bd299ffd-7ecc-4790-b15a-9397e22c591a', '2026-09-18 13:17:40.519748+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f43eb19a-9624-4689-941c-c34dd7043be2', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('18964535-b432-46dd-935a-807b702e0a04', '2026-09-21 13:24:32.599708+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'a8f25f0c-ae06-43f4-8e8b-534aad158289', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2e25f00f-e964-437d-ad1e-360aa7080188', '2026-09-22 13:10:24.680513+00', 'signed_up', '8556b297-2c40-403e-88a9-add42ec5c9c3', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('282910ab-c7a6-4708-b9aa-77b6f5a65798', '2026-09-22 13:10:24.681594+00', 'email_verified', '8556b297-2c40-403e-88a9-add42ec5c9c3', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ec776fd5-513d-4fae-8d29-13a3e37d3e7f', '2026-09-22 13:31:24.680679+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '04c1f164-189c-4293-823c-fd16b3ebaac9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('98948902-b76d-4799-9133-22c10a6a24e0', '2026-09-22 14:02:24.680782+00', 'signed_in', '8556b297-2c40-403e-88a9-add42ec5c9c3', '6995265c-c10e-4a4f-817e-5cf4481d06dc', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3314c85b-88b4-424e-96ec-375becd0235f', '2026-09-23 15:07:16.76177+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'acae3ab9-196b-421e-bdb9-65ff4ae9d594', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c8394e7e-2798-4b87-8ab4-1ad65fe3fad4', '2026-09-25 16:51:00.923638+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '956585dc-d60e-4d31-a02e-7ad495971786', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d5be5199-cc9e-4a04-bafa-e2847732bc28', '2026-09-28 13:10:53.004624+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'aff48683-19b4-4b9e-a84a-2de314ca5b9f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ba884cfb-75ea-42e4-be4c-ed43c0bcbaa1', '2026-09-29 13:17:45.085602+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'c94f9038-7d71-4d4e-bbbc-e6d477121b69', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('5422f640-b969-4e65-9815-c57355adda76', '2026-09-29 16:15:45.085676+00', 'signed_in', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '8c37f9cb-f1a7-40c9-a636-ec91109236ca', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('df1bbe0b-0055-4240-9148-1d91bf73fb6d', '2026-09-30 13:24:37.169445+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '2c64646a-ff90-477e-a3c4-0fd4d9e024fb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('916b4c00-5fc7-4258-86c2-fa6ad47bf064', '2026-09-30 14:26:37.166773+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '9d5721b5-e715-46c0-9ce2-952904706054', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('2a97da56-1356-48c6-94e3-4660f7238d36', '2026-10-01 13:31:29.247646+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'cdbcb0b3-4a6f-49f5-a241-5dab0d76c55b', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('78503d2b-f707-4ed2-87e7-aac8133b6609', '2026-10-06 13:10:05.490652+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '13979275-0f1a-4e96-b5f4-c66dc296c47f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('209ff67f-6ece-475d-80e5-c3070fbbede3', '2026-10-07 13:17:57.571716+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f4823219-3c01-4433-af51-4ba015163df0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('f0b2d707-076f-44e4-85c5-f575ed3b09d4', '2026-10-08 13:24:49.652607+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '8659c9e2-05dc-491f-8813-db372a307331', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('53036112-0b55-4b80-befc-9f78f6be0bed', '2026-10-09 13:31:41.733581+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '6ee96e2e-ec0b-487e-a3f1-182bf38c37e4', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3f6f032d-af50-4357-b037-33be607110f0', '2026-10-12 17:33:33.814718+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3a8a880c-006f-40d6-8e24-f0dc950d9c24', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c15a9b4c-dda7-4f84-9120-faa2d710a609', '2026-10-15 13:10:10.057727+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '75c52fa4-9137-4ffb-8cc8-9acc4b892e07', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cd3f9a5e-fd8d-4466-ad46-5fc2a2c77393', '2026-10-16 13:16:02.137863+00', 'sign_in_failed', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('bf34e5e0-8b5f-4c06-a5a1-ed6395a8b4b3', '2026-10-16 13:17:02.138648+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '39f31407-b82c-4167-bd13-58f8d6ee53eb', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a7629327-eab3-40b2-a76b-9f6df0f3e052', '2026-10-19 13:24:54.220118+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'c82bf0ae-cc5c-4adf-aaee-854e16a0a961', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('28c35e13-9a83-4a46-8332-88366f25830c', '2026-10-19 18:30:54.219557+00', 'signed_in', '232349b7-9ab1-4b03-a837-860297023031', 'bf23226e-971f-4173-bf44-d404a1614aaf', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('70f87c8e-444b-443f-a7ea-d730373dd099', '2026-10-20 13:31:46.300715+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'b688dd11-0758-410b-aaf9-7d5926f01c26', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e5691684-0d81-4027-9612-c35360b5b4b1', '2026-10-21 15:17:38.381613+00', 'signed_in', '232349b7-9ab1-4b03-a837-860297023031', '5f10e67f-7ac9-4908-9b19-87cff51fb051', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('fb3a9451-b65c-4801-902d-67d22f7111d3', '2026-10-23 13:10:22.543483+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '4276b932-d990-4aea-a71c-eecfd2746a6e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('47cc4e2e-179f-4f7a-b99d-a1d6032fc8c0', '2026-10-26 13:17:14.624523+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '57d6140f-3bdb-4e22-ad62-06bac7f013de', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0787da63-d6c3-469e-b69d-06b1f5ab0e5c', '2026-10-27 13:24:06.705498+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'c9ecb681-1daa-4bb3-a9ef-7e9a0f7d30ae', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a0a1642a-90a3-40dc-bc90-6e3fd55bda9e', '2026-10-28 13:31:58.786566+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'ec966e0d-1723-425c-9a32-1800e24b7d66', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a328acfa-9999-41e3-af0e-a2e4d851471e', '2026-10-28 15:48:58.786789+00', 'signed_in', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '777192cd-b684-4476-95c4-958377711960', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('67f85dbe-019c-418d-bd32-0d836471fe0a', '2026-10-28 15:48:58.789061+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3a10f834-8e94-45d3-b752-4976c34f9d84', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a9250258-e5e4-4609-b11f-953d4ca01b62', '2026-10-30 13:10:42.948588+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '7879e162-6a56-4e00-aa72-d2d25e9ac2d2', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('75de2e0d-1f11-45f7-b582-9d1f763c3581', '2026-11-02 13:17:35.029552+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'f9af8e9a-39e7-4c5b-bd4a-b1350341d25c', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('58c0a589-7d41-4b7e-9c9a-d9efe7064029', '2026-11-03 13:24:27.11047+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'f5ab6bbf-04ae-433d-af52-48e528b8b429', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3a081731-eb55-4411-8e42-23d1f4f295b2', '2026-11-04 13:09:19.190754+00', 'sign_in_failed', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('85961828-80ea-4815-93b7-e607758c9ecb', '2026-11-04 13:10:19.191519+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '0e6f1fcc-95b3-4b93-b2a8-95dd508dd37c', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('dab7233b-f6fe-4dc5-b679-1fbf6b0bfb39', '2026-11-04 13:31:19.191885+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '14420d13-c8ec-43bd-8a5b-1f7ab5c520f9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b9441f88-e94e-4816-87ea-fffc0592a0be', '2026-11-05 13:17:11.272652+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'dfee20f0-e09a-4044-bb94-2576f4a586d9', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('49df2366-8942-4b0f-aef8-d850a651c3a3', '2026-11-05 15:53:11.272417+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '6a48b991-8357-483b-93dd-30f83ced83fe', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e3e7ed0e-c93a-4aa5-a65f-1603e2d1643e', '2026-11-06 13:23:03.352878+00', 'sign_in_failed', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('9536dfdd-652e-4e01-b93c-2fa61ac3838b', '2026-11-06 13:24:03.35346+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '820fcb46-5c27-4f2d-a3b6-66f1559ef86e', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('03c1de47-3f08-4cfc-99e4-7bc13df74429', '2026-11-06 14:33:03.35404+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'b3370369-5294-4d95-add3-5710a59c0a23', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f9d2060d-c984-444a-b1c1-41bd1e819476', '2026-11-09 13:31:55.434792+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'f5556315-a7a1-4269-a85c-020e8bd30d1a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('84b42f03-6965-4f54-918e-8edb7d662145', '2026-11-09 17:19:55.434543+00', 'signed_in', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '05366e9c-9455-4783-a324-1d77c8cf5d87', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6378807e-b13a-4b7e-88a9-f4f24c52f528', '2026-11-10 16:34:47.515494+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '3e35a36c-0f18-4911-8474-ff134a76a3e4', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('53e2dff9-937e-49b0-8669-cf9945f4c078', '2026-11-11 14:42:39.596617+00', 'signed_in', '76c768a2-ecdf-47f2-86fa-472dd32654ad', '880d40aa-01b7-49c4-b77e-c32766e83137', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('51f05a6d-7412-427a-8b3f-5c4bccb05ed0', '2026-11-12 15:35:31.677552+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'fc163469-1cb3-4075-8409-dff92c8ef554', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6bdc9db6-e763-420c-8ad2-e03005f5101d', '2026-11-12 20:36:31.677714+00', 'signed_in', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', '985d0b7c-da87-41ad-acc2-060312828264', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ad07f07a-f8b4-4068-a888-d3be21b1d000', '2026-11-13 14:51:23.758521+00', 'signed_in', '73c7eb96-d892-4992-8d0c-afb8019be17f', '6d8eb7cd-6676-4977-aad1-7dc5b63e5057', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('5b2639f4-5d13-4315-b8c8-3e594e8d1dac', '2026-11-13 18:05:23.758649+00', 'signed_in', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', 'fd1942ac-3880-413b-9af0-a3ac60f6d3dd', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ac20e50a-2608-4e43-8644-b2b59164c77c', '2026-11-13 18:40:23.759143+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'c6d85cf6-fd48-400e-b2a3-e4b658e3925e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5aea8834-4736-4042-b522-381e19ada4be', '2026-11-16 14:17:15.839598+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'a59fdc6e-4410-475b-a017-2146babf381e', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('1cc9788b-b2a5-4d5e-af68-6b273e56011c', '2026-11-16 15:22:15.839518+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '2955c27e-1360-48d1-8e24-4f9825105d1c', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c24ad188-7514-4809-bd59-eb9781e7ba91', '2026-11-16 17:44:15.839452+00', 'signed_in', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '2d4021a1-e017-4a3c-96aa-1329f43b9641', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('d312d8ed-a00f-4e6e-8bb2-3b681d6ef996', '2026-11-17 15:55:07.920695+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '6aa39b36-532d-40d0-93ba-2ad3b0ce7eeb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('4b39ede4-d50f-4908-a0ec-611a570dc0fd', '2026-11-17 15:55:07.92884+00', 'data_export_requested', 'd33d97d5-1b3b-4584-b023-73608acc639c', '6aa39b36-532d-40d0-93ba-2ad3b0ce7eeb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('49a7b2dc-e774-4164-ada9-0fbaa9d85f24', '2026-11-17 15:55:08.039356+00', 'data_export_completed', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, '', NULL),
	('ceeadbb1-715b-42ee-8fdc-f3ea93815d0d', '2026-11-17 16:20:07.920667+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', '351db34d-b6ed-4327-b4b9-75cec088c2df', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('452c7fb9-603a-47b6-8763-64374a61c2bd', '2026-11-17 19:40:07.920625+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '2f1fd8b8-a357-4d21-b37b-4d1427908ec0', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('afeeb824-6b1f-4d56-a53f-823b313dbecd', '2026-11-18 12:06:37.331539+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', 'b8597080-e47a-49ca-b872-ba603c6f4329', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('43881755-f86c-44d2-bb70-34857886d39d', '2026-11-18 16:10:37.331621+00', 'signed_in', 'ca08244c-f484-49a7-bcb5-35a302dddced', 'f7b15e25-55cf-4b66-b37e-8308a3d62e56', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('9125214c-c2c5-4b1f-9110-5e37822b7e42', '2026-11-18 16:10:37.343891+00', 'email_change_asked', 'ca08244c-f484-49a7-bcb5-35a302dddced', 'f7b15e25-55cf-4b66-b37e-8308a3d62e56', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL);
INSERT INTO public.account_activity VALUES
	('e7fbdbd8-7eaa-4ff0-a978-b3b7a46c7d58', '2026-11-18 16:29:37.331551+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '51ff6c8a-e92d-42a1-88f0-8546c6cfba55', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('538e36a3-b52e-4b15-8e1e-82e316b1bab4', '2026-11-18 16:33:37.33144+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '0e1a57b6-fdfe-4817-aff2-fe12f1120ac7', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('17286bf5-bb26-47c3-aaf6-cd1c20218f3d', '2026-11-18 16:37:37.331398+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'e42ca8de-3b31-4ad6-8d69-139e595bb87f', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0e7e91e1-cb5f-49cd-888c-7aff55cd904e', '2026-11-18 16:41:37.331469+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '0587eaa1-261f-4847-b109-639b6b66906f', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5f7b0737-6214-4480-b4cc-0d8e707bd7de', '2026-11-18 17:31:37.331436+00', 'signed_up', '0c91f6ce-0e87-4553-8bc4-b6f8262ac6d4', NULL, '203.0.113.44', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1fc36ef6-5315-40ac-8bd6-5e71a23b9ae1', '2026-11-18 17:33:37.332775+00', 'signed_in', 'ed172b77-d955-4ec5-9323-413749f9f714', '1b20b9c4-8e96-43c9-b76a-69acc111ebac', '198.51.100.8', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('eafa2da3-369f-43a3-a277-fc2c86a4b056', '2026-11-18 17:37:37.332307+00', 'signed_in', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '4054e888-e1a9-49a6-ae31-0b11df0ee69a', '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('16b01e8f-0a62-41b4-8110-be0b1546b23e', '2026-11-18 17:41:37.336147+00', 'signed_in', '3383351c-0550-4c1f-ac25-2ae002af418d', 'd76d1ad7-10ef-4523-ab5d-2aa65f8d2214', '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('2412227c-719b-4bc9-abbf-a023dc6102ee', '2026-11-18 17:45:37.332035+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '2a3f3136-6db4-4043-8480-f81a1f0e2756', '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('3cd37085-6885-4483-b73d-8a05b3cb4e37', '2026-11-18 18:18:42.101998+00', 'signed_up', '17607497-9f57-4323-a220-9202c44c9e65', NULL, '127.0.0.1', 'node', NULL),
	('66177e17-b453-468c-b064-e29f21fac067', '2026-11-18 18:18:42.206317+00', 'signed_in', '17607497-9f57-4323-a220-9202c44c9e65', 'b6e6f219-1b65-4d8e-931f-c47122e28f69', '127.0.0.1', 'node', NULL),
	('0586722f-1f92-497b-b9a7-1af39bf5fa0e', '2026-11-18 18:18:42.432922+00', 'signed_up', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', NULL, '127.0.0.1', 'node', NULL),
	('8104007c-477f-4c2e-abdc-c9748853e0d6', '2026-11-18 18:18:42.456419+00', 'signed_in', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '9030102c-979b-46da-8e62-823147b5fd70', '127.0.0.1', 'node', NULL),
	('ce7f8aa9-40bb-411b-a215-954cf19f105d', '2026-11-18 18:18:42.52826+00', 'signed_up', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', NULL, '127.0.0.1', 'node', NULL),
	('0284a421-5b65-4efa-94dc-ca5bac64877b', '2026-11-18 18:18:42.583764+00', 'signed_in', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', 'b5ddd984-98ac-475f-8a69-0cdb1ca5f2c3', '127.0.0.1', 'node', NULL),
	('efe6dbc7-bfd8-4b28-85ca-6d19d5c75930', '2026-11-18 18:18:42.620274+00', 'signed_up', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', NULL, '127.0.0.1', 'node', NULL),
	('e4fef7a1-5a8d-4e4c-a0a1-3b9e831b5c54', '2026-11-18 18:18:42.646905+00', 'signed_in', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', 'ad91b5dd-a246-4bed-b502-86f0d875e5ba', '127.0.0.1', 'node', NULL),
	('d3c5b01a-8418-41d6-ae32-fdbb719145e9', '2026-11-18 18:18:42.676637+00', 'signed_up', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', NULL, '127.0.0.1', 'node', NULL),
	('eca57a3c-bfbf-4bdc-863f-4c640ea02e15', '2026-11-18 18:18:42.706381+00', 'signed_in', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', '127.0.0.1', 'node', NULL),
	('c3e1431f-a45d-4306-bff5-5fad6e280fbb', '2026-11-18 18:18:43.458049+00', 'signed_up', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', NULL, '127.0.0.1', 'node', NULL),
	('2dbe85de-3570-4b74-8fd3-f0a2d6f3f631', '2026-11-18 18:18:43.478425+00', 'signed_in', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', '8e066107-9209-4d05-a9b4-52ffd36e66db', '127.0.0.1', 'node', NULL),
	('cd64b4a9-3e44-468c-9590-de3fb842d5aa', '2026-11-18 18:18:43.727207+00', 'signed_up', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', NULL, '127.0.0.1', 'node', NULL),
	('86814acf-ec77-49ad-b1f2-ea78b543b752', '2026-11-18 18:18:43.757798+00', 'signed_in', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', 'ace9ae9c-88db-4238-a40d-0845fe5dd516', '127.0.0.1', 'node', NULL),
	('3f216f0d-a6cc-4fca-97a1-611abe8ad834', '2026-11-18 18:18:53.296951+00', 'signed_in', 'd33d97d5-1b3b-4584-b023-73608acc639c', '41ef447a-82d7-44e5-8e95-6f74b57ec585', '127.0.0.1', 'node', NULL);


--
-- Data for Name: activity_ends; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_ends VALUES
	('ad10cf8a-03bb-4440-8b58-3da3682d3907', '2026-12-18 18:18:41.419647+00');


--
-- Data for Name: activity_floors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_floors VALUES
	('4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', 1, '\x7d93f6137a7f57b8b5ac7c82d72053788496956eb816f84695c9c999faa6ec2d', '2025-11-18 00:00:00+00', '2026-11-18 18:18:43.832+00', '48206e6140964399', '\x6412e634c3c8cc4b7e27fdba268e7014291402b6d7cd80481b2909df5a8d6aca360e2c24450e7826be4f66bc598a3af19fa14ced9560f4d2f99b156f7b514105');


--
-- Data for Name: activity_heads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_heads VALUES
	('041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 73, '\xf5535e56aee4b294b61e9c7c7214a759bf5204dae11c6a25d441b5195876e5a7', '2026-11-18 18:18:39.83+00', '48206e6140964399', '\xfb5ce2858de684e60616575c5fa8f9a7183b7ce266c8ddc1edc61a7bf968cb28322017d56c4d299f2cbef5d356d964572bcd8231307b8da675f0408a7dc14509'),
	('041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 88, '\x7f82ee17905f513a86642f9db2569a874a7b94e1a9259c3ab266eefd792997a7', '2026-11-18 18:18:40.357+00', '48206e6140964399', '\xdca15704516887bd0f9d5f17332859fea53aebe79ffa36f4d150d1ebab2a7c85d76cd24015161570e4c49d29728641071e4d33144c1516786fbab622b3190a02'),
	('041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 112, '\x8037e21ed34f6219af90a1dbc177644014ef8b75920e0547b4463fd6ca9d2f0f', '2026-11-18 18:18:41.548+00', '48206e6140964399', '\x2fb155cd8bd041c32dcedb440c8cc4cd1eda983b07303425261e58b5a09b60c6eed827f07b256fb7d8e174a424f906b8dee513b95177ee75a584e667fd783507'),
	('041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 117, '\x8cd86e3b925edd3f2ba49cd845a6a60ee8cf3b4a9fa54cfd57958f6c1552528f', '2026-11-18 18:18:41.799+00', '48206e6140964399', '\xbd282905453edb505fc802ed5823253ebf401840fad901b6254295ac1040b86df30f70a0846aa7e59d88b19b41fd0b7dd43d1676554b5435525d4fd7aa1af10d'),
	('ad10cf8a-03bb-4440-8b58-3da3682d3907', 5, '\xb4cfb8926a20204f68c2f118500073fad29427b46233c3c62b481e0bb2d99d56', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xa2a4811a5a005cb204a878425269915189ae6843fc926d8f1b14824b822cc12d3d00c58a5c2699212bb09349a821c7c9c703de32948808220d043d408faf4f03'),
	('7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 25, '\x842a0f71070e5c77c3b775bcbdd82a0e02023086d8583a55ca8a76d7c5d0b5fe', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xcbfa191300b4fb3aaf5d9061a0ec0fd2b5b0ed2f5622a1bbb8a36e5de33d83dfa7e0f5422994d37f2ea98e12657d0421ae5f5a4ab6e89c9c060ea2b9e89a7300'),
	('92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 4, '\x5d5039bed35c6924622db5dd50b0de9ea9c55cc2d9b608b19b3f1df68f2ee9cc', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xfa56c3b011e6ba1df26f6b71c1bd1ccb008ad9c8ea0060f2bdea9d93e4122ef0c682287d6afd7057ce18a380977726df02f24cbc3dff900c8e0e76772a8f2004'),
	('fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 6, '\xc239fdae781a2313fc8927f439592356624ad1410d8fe89acced177cb90db3f6', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xbe606e690c601ebf29a66a9c241ea13406edbabbc9c481cd364013fecffad79f30e5a42fe817ec397d353eb0edf39e18af007f3ae55c494b2ba46d44d0897002'),
	('87d98148-127d-4aaf-8d93-b963df3df8ed', 7, '\x2c0fd952ffac025c994725f61844763b1126dbb12883f3f247df63e74b6b8c99', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\x68359537cec336bd19a7e07466f548a7f65ab219c2eed61fe3fdd8d892784751754a888528db27a312d5d3179969d1afc9ec38214c702d029690468327343b0e'),
	('155c52bf-9eee-4420-b0b6-28d5e503ed66', 11, '\x3331f401de1c37169cefb655512ebe25c4de7d22ebc48015882ac348c936a4c9', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xab90ae87b59f0eb7184eddfa72c1640f15328e1bdf20f9209f5d39d753bebc36d8db56e859956a65b8203028eb3a9156a13a0ea41cf5399afa312839f7a84709'),
	('8f4e9494-5667-4446-bd4d-e53ed638a760', 5, '\xeddd9a361cc3264387f7f950ab20d411262d1f4484cee6858bb2f91f3e6f9ee7', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xec726156aaa83e16b9e3a0fd9f1ef156dbcebd20026d34d7e05134cfdd19e5415a196cae0ad4d29d2554e66e95427c143610da2d478d531912a94d2b90bf9b0b'),
	('12b9c853-a263-4e38-94b8-0b8e5ba9481d', 10, '\x185c57b38b2b0c5f959391f78c204c2e793eb4670f234d6eae2f27e080fc457f', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\x0f42883a1815194d18940de559fbd7399d7a82363787115927490fc1060c9c7c5fad1ffc72c4f221dc9357c2f13a1c07b96c6e127ebab2c2a0d3a3dd2522a804'),
	('4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 8, '\xf8fa6c5eabb2c7db539d04d4fc99ff2ac1737dce0ca2acfb1bb1e4b073a4ebe8', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\x4623193dc1137bc72ee6b64dbc84efd856d5e3f5e304b433ecd3a350a459c15a8d7abd52d9649d88ab53dbaa6559d3fc684e951c25e09be419700398d8c2f207'),
	('1a9eb97f-b8c8-44a1-a9c6-e8381157b47d', 1, '\xa5e5b349c53015bcfeafa6defd65eea80d4ba483862e9946bd8ea9888b6346cf', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xd9389003f7ee7abff6c5c0486a8c1b2dbc317fb133573fa8fa1d92bacc2b7f2e04372bd2e6519aa7add1a6b77acd76863c6fdbedac1d38d812f9bbe683a6920f'),
	('06d39d0d-8cb7-4607-8e92-ab2b77a16850', 6, '\xa40c726d253cdb18ce0cb514628b65aede6f8aa715b3aa3ef6e2f2943fc63b95', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\x763ddcf7cbcd84f8332febf1210d288ee6d3e2c551bc31901915c96fb660450b11dfd0944bb47c879958a07c9ad7388aeabbc5ce2bceafc8849703159e799306'),
	('29c64f92-14c0-494e-9b47-e69fac55dce5', 9, '\x3d9e991e794cc3a9ba3f15e64f9d519a7903f5a4eed81b329a906d4afa9195cb', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xfb0f1aabda411c806b1ae048da1e8a2999f0521027e9bc5f322b3fbfbe927e0af08c3b8dd0ed4abf87ec3bafb5c870a0329ae6f6fa0b43f41961295cd0e86503'),
	('78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 15, '\x6b30ef4b9b84a30ce4915d1d6b9d5b49f40c0f276d10c6784d883f1169060077', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\xf76c8992b3c8104db7e1d8be05130b7e984ac0620e2bd15707de2d9a2268de76fb297ecc96aa6ed59be4ea11073656b0d64849db52d378665f1041a1a172df04'),
	('92b545bd-72e5-4418-98ed-4d53d84bbbca', 14, '\x395533e5eea65cfdb4c97fb9b735ef3ad42dbd1c5abaa261a35a09ccd7e5dfa6', '2026-11-18 18:18:43.609+00', '48206e6140964399', '\x1cccb2116bcf899b276f8c303a2420cc72599e4b9ca60a66641941ca67307315298ba28473cafd5d568c15f7616c0d1924b66e5b4526ab73da88b639ec7a780e'),
	('4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', 1, '\x7d93f6137a7f57b8b5ac7c82d72053788496956eb816f84695c9c999faa6ec2d', '2026-11-18 18:18:43.8+00', '48206e6140964399', '\xe51f5cecb82c9bbe4840710d5b40b6d7f272379adcfabc5331e47f2e5654d05aa29dc79ae266689735f8d79af0316a8ab38f9f312767b7a3462512054c45ad0d');


--
-- Data for Name: answers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.answers VALUES
	('\x0db52f4076c082518412afd3dd3576e2cb0c63703fd7fed5e23ade60efef31d9', 'd33d97d5-1b3b-4584-b023-73608acc639c', '\x1f58b9145b24d108d7ac38887338b3ea3229833b9c1e418250343f907bfd1047', NULL, '2026-11-18 18:18:53.53763+00');


--
-- Data for Name: application_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_keys VALUES
	('fca34b74-3fac-435a-a936-3d0b785b1f17', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', '\xe1cd6fe1fad02d6555bc43046b3b88fa6659db4c156b78a9404b3e8e3dfa56a2', '\x017a784276c05519a2a48bceacd482acb839f2be67c3ccc07a71a5e0776bf454b65a93ba82df627ed81b5301a830d26a6bbe4acdbd99d04a96d57b5b6fff8c7eb158c7d5e214dd1a9f4cc058381b326eb11d3b9a', 'fF44', '2025-12-23 16:40:08.892666+00', NULL, '2025-12-23 16:40:08.888529+00'),
	('3792f4ad-9459-4635-81de-306596bfeb9a', '47e75928-344b-49b1-960e-a8cdd0012aa4', '\x401f824846eec381a6c9ed78120211559d61aac5bb26a660f410434016e579aa', '\x017a784276c05519a2cd65d155a783ca9e564ea454d09e82e4e41ab3c37bab8211219a47c3c6db58d63ced1c167bba8be7129cc41c38ff794c261420f3d35e13d0712acc6f16b4cac13677b403fbc926af84497e', '0fVA', '2025-12-30 18:22:29.323087+00', NULL, '2025-12-30 18:22:29.318241+00'),
	('751ccbba-0c05-4bba-9872-edb1e66c91c4', '983ae7a0-9937-4936-9a1f-6f62722e9384', '\xa54b27927e8642d2f72b4c0ff0ef9f0ea84140d29e86f089740e17620c3b816f', '\x017a784276c05519a27e82a64c5461ac26eb9af71e12c854df7764de91b704c26761756aa618202d220b6706b6352508dae4c1d5d03f969f63f7a8491156e8a0f581f53a2209e3e4175fcd7cf216c79bc0189fb9', 'KVo4', '2026-01-12 14:47:18.024806+00', NULL, '2026-01-12 14:47:18.021696+00'),
	('158aa899-9d9a-4680-a68d-b1a1fee10be5', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '\xeb8e1d6fa881b7e1025f673508d10a6c39969c21bef514c2d581a5bee5e62bec', '\x017a784276c05519a2e3a73f72afb1aab34f0cdcafbe1b90e93bfa94a574ae7d728304674ef1982e47c128de1cc0710c1066a76997b2e6f014a1990994661e1eab77fa29ca3ea800ca9c90b9065ac9ecd396cef0', 'FaFU', '2026-01-28 17:05:42.996179+00', NULL, '2026-01-28 17:05:42.993241+00'),
	('91eac107-4551-4829-93d0-bebf30339ae0', '2b5922d5-fa45-4735-a2a6-aaadf838a76c', '\x8140d276086d0e24708d564963bc4731f9eb69fd6db66a0aa725c00a18e752d5', '\x017a784276c05519a2785f87df57fcd4dc10d8b1c34008d9469123f858ce92eb87cc9ce2462ed3048dc3d5004aa9839cb736c8fb25db44e60676dff72611491528ec22fd7221e5580637bcbbf0138ef2e2142992', 'bqc0', '2026-02-27 19:08:48.778685+00', NULL, '2026-02-27 19:08:48.77539+00'),
	('dab282c6-b9b4-4d8e-b6e0-05e875f3ab66', '74569b35-d576-4bf8-9026-6affbbaeb84b', '\xf8dd469dfe9abbb179a15a398882c807cb9f5cac9c7988dd1f9b9ab46e2acf8f', '\x017a784276c05519a2dd97baaa226a018cd98e5164811b74223052e838c6146a434dfc835306e517466ffa23458ddc8db518c1a3ed08e9ff4b60b49f5cf40e78891164c0eed588c5aa9859fa23fa00ff23e3acb1', 'IItI', '2026-03-25 16:11:26.236386+00', NULL, '2026-03-25 16:11:26.23333+00'),
	('5ed42299-4767-4eca-a68f-5f30cd5bb1bf', 'd2285471-7939-427a-bb90-f59327c2353f', '\x008898aabdfeb1a69da3669875594065b1cfe60db12fb0fcac0759793c9da6cf', '\x017a784276c05519a2bfce07c57ae22e9c75c9b4c7fb732fd0720a86e0565991c6396bf63c15d800c6c85d0a9078438f653267973076ed45cedf5bd35dd548aa9a0132857adebebb16dcd63d2c2b420bf84b53a7', 'xivI', '2026-04-16 17:52:19.532766+00', NULL, '2026-04-16 17:52:19.529449+00'),
	('93dcf58b-ad84-45a7-921b-368a9c5f7811', '643a35be-6804-4350-a927-df374d561077', '\x2992161c8d7b39386fd3a68ba16b1b5a78b40e0bafa1ef6b3bd154ba859eeea1', '\x017a784276c05519a20d1241f524e0eb8979ee3bfff1c29671cc356e6423b8c035598af074757383783087b883ae46f3ea54e189095cc11775e97fec2149d4e452d5e255efbd66db3d328b313f6b6766fbe55438', 'F9JQ', '2025-12-12 15:18:04.328087+00', '2026-05-06 18:19:36.583758+00', '2025-12-12 15:18:04.32121+00'),
	('45e2af39-11e4-46d9-93f4-c9c57983d0c2', '643a35be-6804-4350-a927-df374d561077', '\x249811af1678e042d6d5ba1f7aefb78971b3f53793afd82930d77d55ee5373ae', '\x017a784276c05519a278ce8ea808c1e5dcf2bd8e41165938052bc80edd0f48eca4121605ef8bf7be1d1f468444b92c8706ac915ad02a7e21fa0e566bd93066301b5926f062149e0ca30722dc9528c26a1f9730a0', 'jS24', '2026-05-05 18:19:36.588112+00', NULL, '2026-05-05 18:19:36.583758+00'),
	('700f6f36-c376-4917-b451-30a1d15f5c33', 'a3a09132-ce42-4d92-b5fe-d10a70feb480', '\x32fa48a1de25abc05f9795380572c0a3d98b134df2490b285e0fb33f19e4b72f', '\x017a784276c05519a2dd46cc7ce01f41e77bad3378aed83a26b22012895447efd5520fcd582e7f31c519b60c252b144db4f4b8a550abc27f059e7a55030771212b0c630179b40a74ec81e9085ec8a79542c291c1', 'a2N8', '2026-05-06 15:37:28.666271+00', NULL, '2026-05-06 15:37:28.663332+00'),
	('a48040e0-1d56-49f5-978b-72a73ac41501', 'c4ec3500-5d80-42fc-a5fe-9b6bed540560', '\xab68fcb1ec22ab5ef077c2ecac43299aac1f53c2275defe2b984c98fd4276a6c', '\x017a784276c05519a2c4b6a6d07803128d9b3ac8be47a22f6408b170ea018401e3beeaf81939790aae293c0084088f8cba8f6eb7539a42e78854a02c5d53965ead9de7fe7ae97d7886572c7964cc836fe909b30a', '9lzs', '2026-05-27 16:26:29.881703+00', NULL, '2026-05-27 16:26:29.878552+00'),
	('2e0e13d3-21bd-4848-b389-f78a6ea8ab45', '86c086a9-9cb5-4cb2-b476-3e7e0db6712a', '\x5cf8d9eded773766df827911345c0f8db85ab7c0b52b1c4e56ee97bb0c258b36', '\x017a784276c05519a22011c01c8cdd1dfcd09545bde27174070a0c2631b9fe63aebae05670d9cae9646894ec15ca21aee92a4f023d0093c75cf70f7bcc0b04dfb955a7344b97b2ecc8dac8908c764bda6badb9aa', 'lS6A', '2026-06-03 18:50:50.286476+00', NULL, '2026-06-03 18:50:50.283463+00'),
	('c1934271-6a3f-438b-a147-8a87c4ce772e', '81f8f10b-f153-410d-8730-813af55f9a02', '\xaf1ec1f86c6185751620a60c1b4fc17ec318af4fc59861249c3d0840fd8ebd4d', '\x017a784276c05519a2056f2c9e907b0edda3266e5412916a15cb05dd988eb71658519e2a0b7fdbcfd223d8d34b986cfbd7310595419faad2993e5b7d171a9a4766b901cae097f8a31961496c1b17ea2b34327e1a', '7r9A', '2026-02-03 15:33:11.321443+00', '2026-07-10 14:55:24.390082+00', '2026-02-03 15:33:11.317765+00'),
	('a242a4b1-c5bb-4721-b065-8b5fc2c5334d', '81f8f10b-f153-410d-8730-813af55f9a02', '\x5b65c867b667ddbae9d739ad6fe6fd3af588074ae434b700f2f9469bf276de69', '\x017a784276c05519a206312ad00ff3ca75ded810bb7445d62e2f089ad3c622653f640dec7055144f59b8470f4b587021e46a12d9596da43798c1019f9feb246412e468b1db89e967338ed6d816e2e1518cf4df7a', 'C8KI', '2026-07-09 14:55:24.394152+00', '2026-11-19 12:06:37.333845+00', '2026-07-09 14:55:24.390082+00'),
	('357179b3-f0f1-43e0-bdc2-9038272d56d5', '81f8f10b-f153-410d-8730-813af55f9a02', '\x5a8be962fa7a6e0f55f78406983e83326703463218860f77d35f7b9993a61d71', '\x017a784276c05519a24db850e0face2796a144f63f12323bbdd341fab264a488d3abf98cf7e82a19881d6e1c996e6cd0c8553d6c2e48a22ed35eae20abb3372ecd4b6beefd4903ef2d0e72d9c82489bc2978ba2e', '4DC4', '2026-11-18 12:06:37.337521+00', NULL, '2026-11-18 12:06:37.333845+00'),
	('12a09dda-f8e3-483f-abe3-ade69035906b', '30e9383c-d7df-4099-aef0-19c8a3264286', '\xec6951c7791f57481373c3bd19f07774a72f2aa7b53dd8f9306227f9636679b4', '\x017a784276c05519a26fc3a9cfd80b6913ac209bf23f0de0c95b528aa4b88b99803ce8883c439f3cc4058d6cc0cfba2b29a1f917aec375c0a49e3d341ea6c5377cf173f70cd315c539aa50d6fdfde6308a42cdae', 'Gz9A', '2026-11-18 18:18:42.803402+00', NULL, '2026-11-18 18:18:42.795966+00'),
	('4bd3a7db-ad83-45cc-a66f-ebb4eb07b1db', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '\x3b5b525e09f9f0e9e82cf603af222d691bfb99799f511ab08fc9025556467aaa', '\x017a784276c05519a20e0bfb69858c3dfa965de3adb3eb05fada2a48c99e15c5b3e1871e642b46cd0de25e8688fec849d22d50f16d27e0f87f63f9bf33f2faec25ec9af1c983544fd38fccf85e2f915ad9f07886', '6z14', '2026-11-18 18:18:42.918818+00', NULL, '2026-11-18 18:18:42.903077+00');


--
-- Data for Name: application_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_requests VALUES
	('168a8a01-5a0c-4aba-80c3-9d57602060d9', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '86c086a9-9cb5-4cb2-b476-3e7e0db6712a', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', '{user:read,resource:read,resource:manage,profile:read}', '2026-09-29 16:15:45.088153+00', 'declined', '2026-09-30 14:26:37.170566+00', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'We send people to Cedar; we do not chart for them.'),
	('a03ba2b0-4cb7-4bd9-b4f7-4250a8a70a1b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'a3a09132-ce42-4d92-b5fe-d10a70feb480', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', '{user:read,organization:read}', '2026-10-19 18:30:54.221888+00', 'authorized', '2026-10-20 15:12:46.300573+00', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'For the exchange with Montréal.'),
	('b72829b4-33cd-4781-8563-174e0a79caec', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '86c086a9-9cb5-4cb2-b476-3e7e0db6712a', '021332e4-fb17-4beb-94e9-7922a47ff138', '{user:read,profile:read}', '2026-11-16 17:44:15.841622+00', NULL, NULL, NULL, ''),
	('abdea265-832c-4438-82c3-decb04acebd5', '155c52bf-9eee-4420-b0b6-28d5e503ed66', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'aba24e95-2767-4894-bc2c-8a849bd18b42', '{user:read,application:read,survey:read,survey:manage}', '2026-11-17 16:20:07.922854+00', NULL, NULL, NULL, '');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications VALUES
	('d2285471-7939-427a-bb90-f59327c2353f', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Refill Reminders', 'Tells people when a prescription runs out.', '{user:read,resource:read,profile:read}', '{https://refills.harbourlane.example/callback}', 1, '2026-04-16 17:52:19.529449+00', '2026-04-16 17:52:19.529449+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('47e75928-344b-49b1-960e-a8cdd0012aa4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Intake Forms', 'Questions that a clinic asks before a first visit.', '{user:read,application:read,survey:read,survey:manage}', '{https://intake.northside.example/callback}', 0, '2025-12-30 18:22:29.318241+00', '2025-12-30 18:22:29.318241+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('a3a09132-ce42-4d92-b5fe-d10a70feb480', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Rendez-vous', 'Prend rendez-vous sans attendre au téléphone.', '{user:read,organization:read,transaction:read}', '{https://rdv.cliniqueduparc.example/retour}', 1, '2026-05-06 15:37:28.663332+00', '2026-05-06 15:37:28.663332+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('81f8f10b-f153-410d-8730-813af55f9a02', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Nightly Reports', 'Runs without a person, once a night.', '{organization:read,transaction:read,service-account:manage}', '{}', 0, '2026-02-03 15:33:11.317765+00', '2026-02-03 15:33:11.317765+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('14ec6635-b55b-4457-8f28-72aaf6ed3876', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 18:18:42.903077+00', '2026-11-18 18:18:42.93338+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('e085f15d-7e59-44d5-ba9f-c77d67b81f19', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Survey Explorer', 'Shows what towns answered, by question and by year.', '{user:read,application:read,survey:read,survey:manage,transaction:read}', '{https://explorer.maplegrove.example/signed-in}', 2, '2025-12-23 16:40:08.888529+00', '2026-11-10 16:34:47.517043+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-11-10 16:34:47.517043+00', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d'),
	('86c086a9-9cb5-4cb2-b476-3e7e0db6712a', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'Chairside', 'Charts for dentists, beside the chair.', '{user:read,resource:read,resource:manage,profile:read}', '{https://chairside.cedardental.example/callback}', 0, '2026-06-03 18:50:50.283463+00', '2026-06-03 18:50:50.283463+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('983ae7a0-9937-4936-9a1f-6f62722e9384', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Fax Bridge', 'Sends referrals to those who still have a fax machine.', '{organization:read,referral:read}', '{}', 1, '2026-01-12 14:47:18.021696+00', '2026-01-12 14:47:18.021696+00', 'web', '{}', NULL, false, 'ES256', false, '2026-11-17 17:20:07.920545+00', '2026-11-24 17:20:07.920545+00', '2026-11-17 17:20:07.920545+00', NULL, NULL),
	('643a35be-6804-4350-a927-df374d561077', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Clinic Scheduler', 'Books appointments and reminds people of them.', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{https://scheduler.northside.example/callback,http://localhost:4000/callback}', 4, '2025-12-12 15:18:04.32121+00', '2025-12-12 15:18:04.32121+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('7e5dacc6-7775-4c99-b210-4a7fd8977a3c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Waiting Room', 'Shows on a screen whose turn it is.', '{user:read}', '{https://waiting.northside.example/,http://localhost:4001/}', 0, '2026-04-08 14:29:07.046858+00', '2026-04-08 14:29:07.046858+00', 'single-page', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('2b5922d5-fa45-4735-a2a6-aaadf838a76c', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Town Health Map', 'A map of clinics and referrals.', '{organization:read,referral:read,network:read}', '{https://map.maplegrove.example/}', 1, '2026-02-27 19:08:48.77539+00', '2026-02-27 19:08:48.77539+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('c4ec3500-5d80-42fc-a5fe-9b6bed540560', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Meal Plans', 'What to eat this week, by what the lab found.', '{user:read,profile:read,survey:read}', '{https://plans.greenleaf.example/callback}', 0, '2026-05-27 16:26:29.878552+00', '2026-05-27 16:26:29.878552+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('72fd458b-3e20-4d77-8371-cc91238ea37d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Ward Rounds', 'Notes on the way from bed to bed, on a phone.', '{user:read,profile:read}', '{example.northside.rounds:/callback,http://127.0.0.1/callback}', 0, '2026-07-07 15:19:40.227633+00', '2026-07-07 15:19:40.227633+00', 'native', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL),
	('67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lab Results', 'Sends results to whoever ordered them.', '{user:read,profile:read,referral:read,transaction:read}', '{https://results.lakeshorelabs.example/callback}', 3, '2026-01-28 17:05:42.993241+00', '2026-07-14 14:40:00.633254+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-07-14 14:40:00.633254+00', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa'),
	('74569b35-d576-4bf8-9026-6affbbaeb84b', '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Claims Connect', 'Files a claim while the patient is still in the room.', '{user:read,organization:read,resource:read,profile:read,survey:read,transaction:read,transaction:manage}', '{https://claims.beaconmutual.example/oauth}', 2, '2026-03-25 16:11:26.23333+00', '2026-08-11 17:09:22.252919+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-08-11 17:09:22.252919+00', '0585652c-0a4b-4dc0-858b-7eea4954cb8f'),
	('30e9383c-d7df-4099-aef0-19c8a3264286', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 18:18:42.795966+00', '2026-11-18 18:18:42.826503+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: approval_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approval_end_letters VALUES
	('6631c856-b5aa-4ed4-8969-1234126684e0', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{Charts}', '2026-11-18 18:18:53.55181+00');


--
-- Data for Name: approvals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approvals VALUES
	('4ba6d7f4-435e-4c71-97cb-a7dc2ac996a7', '643a35be-6804-4350-a927-df374d561077', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '021332e4-fb17-4beb-94e9-7922a47ff138', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2025-12-17 14:21:40.56341+00', '2025-12-17 14:21:40.56341+00', '{}', NULL),
	('f61a6a2d-ff36-4c32-b740-12450a9b43a5', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,application:read}', '2025-12-29 15:36:37.242276+00', '2025-12-29 15:36:37.242276+00', '{}', NULL),
	('753414e8-6241-434f-8db2-b39fc9aac28e', '643a35be-6804-4350-a927-df374d561077', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,organization:read,profile:read}', '2025-12-31 14:50:21.37435+00', '2025-12-31 14:50:21.37435+00', '{}', NULL),
	('67b9edfa-6b0d-4e50-8750-00b5216237a7', '643a35be-6804-4350-a927-df374d561077', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-01-07 13:55:41.786361+00', '2026-01-07 13:55:41.786361+00', '{}', NULL),
	('b8403111-9c77-4e91-8158-cf6277d19b50', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, '{}', '2026-01-14 19:11:02.182503+00', '2026-01-14 19:11:02.182503+00', '{openid,profile,email}', NULL),
	('027556b9-0002-4e97-ae52-b9381144663d', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-02-06 16:24:47.559877+00', '2026-02-06 16:24:47.559877+00', '{}', NULL),
	('acb90377-73ed-4cb4-bb2d-1bb006101ce3', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-02-23 15:01:20.450681+00', '2026-02-23 15:01:20.450681+00', '{}', NULL),
	('df400ce5-5380-4f12-a6e8-a56b7620a775', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '348d8dac-a29c-458a-bcbc-d177dff1a0f1', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', '{user:read,survey:read}', '2026-03-13 17:40:29.622937+00', '2026-03-13 17:40:29.622937+00', '{}', NULL),
	('38f3a0dc-acf5-4820-8846-0789a81dfc15', '74569b35-d576-4bf8-9026-6affbbaeb84b', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,resource:read}', '2026-04-06 14:18:22.880738+00', '2026-04-06 14:18:22.880738+00', '{}', NULL),
	('493c1ffd-767a-4a21-bb7d-8f9812e552d0', '643a35be-6804-4350-a927-df374d561077', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-04-24 14:05:32.014767+00', '2026-04-24 14:05:32.014767+00', '{}', NULL),
	('7e403853-abcf-4d36-a293-438777de6df1', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '5db265ea-ede3-45b6-bd20-c664404b712a', '13649395-c5aa-49a0-978e-62d490e6990c', '29c64f92-14c0-494e-9b47-e69fac55dce5', '{user:read,profile:read}', '2026-05-11 15:29:04.905877+00', '2026-05-11 15:29:04.905877+00', '{}', NULL),
	('8f231560-fcb7-40bd-a2ab-70eaff9d6734', '72fd458b-3e20-4d77-8371-cc91238ea37d', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-07-08 14:12:32.307737+00', '2026-07-08 14:12:32.307737+00', '{}', NULL),
	('c333731c-1f13-43f4-b91d-e44206b2e1e0', '72fd458b-3e20-4d77-8371-cc91238ea37d', '6ef4a709-d469-4e57-8f80-6f2758b04851', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-07-09 18:33:24.388708+00', '2026-07-09 18:33:24.388708+00', '{}', NULL),
	('5a92dcdf-2bf7-4aef-aa26-1929826de8c3', '643a35be-6804-4350-a927-df374d561077', 'ca08244c-f484-49a7-bcb5-35a302dddced', '108623a5-b34b-4764-a41e-fd385bad5179', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read}', '2026-08-07 14:40:38.089715+00', '2026-08-07 14:40:38.089715+00', '{}', NULL),
	('019bd2ba-8118-4aaf-bfa9-f2047a45130b', '643a35be-6804-4350-a927-df374d561077', '8556b297-2c40-403e-88a9-add42ec5c9c3', '7e8dcf81-c17d-4ac8-8803-053ffa578214', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read}', '2026-09-22 14:02:24.687989+00', '2026-09-22 14:02:24.687989+00', '{}', NULL),
	('0a59aa23-5e18-4be0-a789-5c59d0f4ac3b', 'a3a09132-ce42-4d92-b5fe-d10a70feb480', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read}', '2026-10-21 15:17:38.382504+00', '2026-10-21 15:17:38.382504+00', '{}', NULL),
	('bcdd448f-5ea2-4d70-8f80-32ccdaff0c0e', '30e9383c-d7df-4099-aef0-19c8a3264286', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', 'c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:18:43.099153+00', '2026-11-18 18:18:43.099153+00', '{openid}', NULL),
	('6754e495-9b37-4787-8978-e020bdd15315', '14ec6635-b55b-4457-8f28-72aaf6ed3876', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '0930a530-2ba5-4667-80bd-eb3f361f44a7', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '{user:read,profile:read}', '2026-11-18 18:18:43.15712+00', '2026-11-18 18:18:43.15712+00', '{openid}', NULL),
	('de1101d6-d772-4acf-b69d-96002fe6bc87', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:18:43.206242+00', '2026-11-18 18:18:43.206242+00', '{openid}', NULL),
	('00101401-3bc3-4743-8bcb-24425984ece1', '30e9383c-d7df-4099-aef0-19c8a3264286', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:18:43.253499+00', '2026-11-18 18:18:43.253499+00', '{openid}', NULL);


--
-- Data for Name: authorizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.authorizations VALUES
	('0f15a85d-aa8c-489f-855f-c88d879abb35', '643a35be-6804-4350-a927-df374d561077', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '281f4901-6510-4f45-83dd-529aa5b7d0ea', '2025-12-24 15:44:00.97103+00', '2025-12-24 15:44:00.97103+00', NULL),
	('50ab53cb-c7e9-499c-8a18-fadad48e5f28', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,application:read,survey:read}', '{}', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2025-12-26 17:12:45.130521+00', '2025-12-26 17:12:45.130521+00', NULL),
	('b348b518-e3ed-4d9e-a671-25a57baa48fa', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '29c64f92-14c0-494e-9b47-e69fac55dce5', '{user:read,profile:read,transaction:read}', '{}', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', '2026-02-02 16:37:19.246913+00', '2026-02-02 16:37:19.246913+00', NULL),
	('20f9ddba-6070-46bb-87f0-ce3fc68449fa', '983ae7a0-9937-4936-9a1f-6f62722e9384', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', '{organization:read,referral:read}', '{}', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '2026-02-11 15:22:23.803783+00', '2026-02-11 15:22:23.803783+00', NULL),
	('c1c90cb5-0cde-443d-bb4a-06232ab16be4', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', '{user:read,application:read,survey:read}', '{}', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '2026-03-18 14:33:05.84096+00', '2026-03-18 14:33:05.84096+00', NULL),
	('b521a1f1-b3be-4974-b945-1e824d68969c', '643a35be-6804-4350-a927-df374d561077', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '2a5935ab-058c-4554-8c07-5060bc84430f', '2026-04-07 15:02:14.962645+00', '2026-04-07 15:02:14.962645+00', NULL),
	('475161ce-3857-4202-97f3-d63d45a6ba1b', '643a35be-6804-4350-a927-df374d561077', '155c52bf-9eee-4420-b0b6-28d5e503ed66', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '27ac52c3-fbb4-4ca7-9f27-734c92699929', '2026-04-28 16:51:16.18153+00', '2026-04-28 16:51:16.18153+00', NULL),
	('fb71ca8c-83c8-4296-9f1a-47ac08486035', '643a35be-6804-4350-a927-df374d561077', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', '2026-06-05 15:14:34.445821+00', '2026-06-05 15:14:34.445821+00', NULL),
	('88015fa3-95fa-48cd-87d2-a455c6c35e29', '2b5922d5-fa45-4735-a2a6-aaadf838a76c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.096334+00', '2026-04-27 17:26:24.096334+00', NULL),
	('137017cc-1a58-4d18-a6e9-8fe31367975f', 'd2285471-7939-427a-bb90-f59327c2353f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.42156+00', '2026-05-01 14:10:52.42156+00', NULL),
	('64ec5feb-45cb-4534-b40f-85bb7a0d2422', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', '{user:read,profile:read,transaction:read}', '{}', '77abce36-604e-48b5-8446-246ecae1789d', '2026-06-19 16:45:15.254933+00', '2026-06-19 16:45:15.254933+00', NULL),
	('83897709-53db-4582-9355-70017f9dda20', '74569b35-d576-4bf8-9026-6affbbaeb84b', '29c64f92-14c0-494e-9b47-e69fac55dce5', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', '2026-07-10 17:31:16.470982+00', '2026-07-10 17:31:16.470982+00', NULL),
	('c7598983-2d0d-48f4-907d-afdf70ed9b63', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,profile:read,referral:read,transaction:read}', '{}', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-01-30 14:58:27.155843+00', '2026-07-16 15:50:44.796662+00', '2026-07-16 15:50:44.796662+00'),
	('3f30e4b4-bc74-41e4-9587-8fc0454e8a77', '74569b35-d576-4bf8-9026-6affbbaeb84b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{survey:read}', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-04-03 18:41:30.800453+00', '2026-08-12 14:44:14.334386+00', NULL),
	('ee55c458-d3c8-4ab3-b2be-495daae0d727', 'a3a09132-ce42-4d92-b5fe-d10a70feb480', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{user:read,organization:read}', '{}', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-10-20 15:12:46.300573+00', '2026-10-20 15:12:46.300573+00', NULL),
	('67a463be-4c2e-475e-83a4-a37ae8d36002', '30e9383c-d7df-4099-aef0-19c8a3264286', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', '{user:read,profile:read,service-account:manage}', '{}', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', '2026-11-18 18:18:43.033215+00', '2026-11-18 18:18:43.033215+00', NULL),
	('6b92b808-dad1-49fb-a960-1f09f845da3d', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '{user:read,profile:read,service-account:manage}', '{}', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '2026-11-18 18:18:43.069679+00', '2026-11-18 18:18:43.069679+00', NULL);


--
-- Data for Name: codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.codes VALUES
	('\xb30263680f87585b069928d4cdfce1f42c0e3ec1fefd56ed75fb4d032355e562', 'verify_email', '0c91f6ce-0e87-4553-8bc4-b6f8262ac6d4', NULL, 'june.park@northside.example', '2026-11-18 17:31:37.330313+00', '2026-11-19 17:31:37.330313+00', NULL),
	('\x663304dc617c6a85beb354b3f1d0bde2dee87df3d46373f96c8b78d8b83941a2', 'verify_email', '17607497-9f57-4323-a220-9202c44c9e65', NULL, 'f43690fe-e02e-4e63-81b8-779eccd0f491@example.com', '2026-11-18 18:18:42.078879+00', '2026-11-19 18:18:42.078879+00', NULL),
	('\xf55074b5abdaca0678af1dbd4f9ee87ea571049963add7c21d04019034a0eb0d', 'verify_email', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', NULL, '38ae8089-2781-45b9-8b24-cc49766af91e@example.com', '2026-11-18 18:18:42.418681+00', '2026-11-19 18:18:42.418681+00', NULL),
	('\xbdcc3202d37849f7e3951bc4bc12fb85b59a3b432fb84f8c9f93186b36f943c3', 'verify_email', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', NULL, '86d4acad-ad3e-4385-a116-41ce80c3a6d7@example.com', '2026-11-18 18:18:42.514024+00', '2026-11-19 18:18:42.514024+00', NULL),
	('\x03e749b85ca40a14e650fdc5cfb9c7adc805e88b69cbcde5d6d48be7703246a4', 'verify_email', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', NULL, '4af4e5e2-f8f9-4602-900b-4d977bbb905a@example.com', '2026-11-18 18:18:42.608134+00', '2026-11-19 18:18:42.608134+00', NULL),
	('\xf7023d27f9865660cd9b4e4fc9b79568f00c1d9a38092ac8d9348dd3a7e34924', 'verify_email', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', NULL, 'b043567b-d764-41f9-a5c7-f0eed1e3ea50@example.com', '2026-11-18 18:18:42.667679+00', '2026-11-19 18:18:42.667679+00', NULL),
	('\x93940e2b3ca20b8df9118bb80d8533676a86493a4d7d4e44cbf442bdaa18c9c7', 'verify_email', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', NULL, '22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', '2026-11-18 18:18:43.447438+00', '2026-11-19 18:18:43.447438+00', NULL),
	('\xb2cf13f0a2173b497c12616cc2a61d5535f25a8faa7287bb716e6aefc125caac', 'verify_email', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', NULL, '2e513e1f-f496-4a7d-a639-715c42a7e81a@example.com', '2026-11-18 18:18:43.719413+00', '2026-11-19 18:18:43.719413+00', NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('7e8dcf81-c17d-4ac8-8803-053ffa578214', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '643a35be-6804-4350-a927-df374d561077', '2026-09-22 14:02:24.687989+00'),
	('0930a530-2ba5-4667-80bd-eb3f361f44a7', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '2026-11-18 18:18:43.15712+00');


--
-- Data for Name: deletion_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deletion_letters VALUES
	('11f817bf-6455-4de0-a8d5-884f3c62722f', NULL, 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'deleted', 'members', 'f73aa9e4-987d-41f5-b640-4c94e27e4c01', '2026-11-12 20:36:31.693252+00', '2026-11-12 20:36:31.67879+00'),
	('2132fb0b-125a-4ca1-923f-d8d47c120a79', NULL, 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'deleted', 'networks', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '2026-11-12 20:36:31.702081+00', '2026-11-12 20:36:31.67879+00'),
	('ddfb4836-a81b-44d5-b750-cce0a008ae51', NULL, 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'deleted', 'served', NULL, '2026-11-12 20:36:31.712694+00', '2026-11-12 20:36:31.67879+00'),
	('6cc3b5b6-91ee-47fc-892b-8595c1c1588e', '983ae7a0-9937-4936-9a1f-6f62722e9384', NULL, 'deleted', 'served', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', '2026-11-17 17:20:07.940913+00', '2026-11-17 17:20:07.920545+00');


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.devices VALUES
	('\x263a4dbe41488fb87214b0032339dbb9f0c8da14c16dfcf13084bf3c2552eca5', 'd33d97d5-1b3b-4584-b023-73608acc639c', '2026-11-18 18:18:53.541638+00', '2027-05-17 18:18:53.541638+00', 'c6c2b6db-422d-47b9-b30f-8e6dcab5d80a');


--
-- Data for Name: email_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_changes VALUES
	('ca08244c-f484-49a7-bcb5-35a302dddced', 1, 'oskar.nowak@northside.example', 'oskar.nowak@lakeview.example', '{}', '\x23c492afe86cb0d0ba87860f7153c9ad65fa8b2acda27f10cc2a4aa85d4b6f08', '2026-11-19 16:10:37.334833+00', '\x538f4d2b1c7f27e96861ea48198a36d63540b187a7b804cbb92533281cf56aa9', '2026-11-21 16:10:37.334833+00', '2026-11-18 16:10:37.334833+00', NULL);


--
-- Data for Name: export_receipts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_receipts VALUES
	('db19f9ff-32f1-4a0f-a159-4788cf3165ba', '8917e72d-c964-46b9-ad1d-7d7a7d7c6b1b', 'e753b4a8-ba92-4235-bb75-349f516a1852', 'Referral Desk', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '{organization,profile}', 10, '2026-09-16 16:08:56.426309+00'),
	('26f2a21b-7ff6-4a18-b2ef-a50f19c8c127', '8917e72d-c964-46b9-ad1d-7d7a7d7c6b1b', 'e753b4a8-ba92-4235-bb75-349f516a1852', 'Referral Desk', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', '155c52bf-9eee-4420-b0b6-28d5e503ed66', '{organization,profile}', 4, '2026-09-16 16:08:56.426309+00'),
	('ed9065f1-4cc4-4b51-b37b-4c11549e2101', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', '{application,organization}', 3, '2026-10-12 17:33:33.907925+00'),
	('31f2d2a7-9f2f-441e-8f31-eee37f2ea300', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', '{application,organization}', 2, '2026-10-12 17:33:33.907925+00'),
	('ec988f01-86f0-4eee-9907-f9538c5f6300', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '29c64f92-14c0-494e-9b47-e69fac55dce5', '{application,organization}', 1, '2026-10-12 17:33:33.907925+00'),
	('5f032f75-8251-4659-a029-9edca573a6d2', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', '{application,organization}', 1, '2026-10-12 17:33:33.907925+00'),
	('d19f98f7-b46e-4807-aa18-0c41f33626df', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', '{application,organization}', 2, '2026-10-12 17:33:33.907925+00'),
	('cc2bfb21-eb92-40b9-bb2a-cdcb74c42c3d', 'd34ae1bb-164b-4888-8de5-b20e6d11344b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'Care Circle', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', '{application,organization}', 1, '2026-10-12 17:33:33.907925+00'),
	('3dd11d4e-aa6e-418b-898d-790ffbd53bcc', '62a0cbd5-36af-420b-9d0c-71e2b0098f4b', 'f5e4775b-946a-432d-9605-e9d1fe008119', 'Network 910e90e0', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Organization 28de7c4a', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', '{}', 1, '2026-11-18 18:18:43.608422+00'),
	('7650ec20-b8aa-4e13-a91d-3599405cb541', 'cfa85d5e-601d-4084-b23d-c9216d1c627f', 'cf422b3b-0109-4306-b95d-ce253891dd1a', 'Network 03cd4ca0', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Organization 4adc00a1', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '{}', 1, '2026-11-18 18:18:43.609219+00');


--
-- Data for Name: exports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.exports VALUES
	('2eef24ea-a55b-4efe-8652-2bc21e51bd53', 'access', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', NULL, '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'completed', 58, 58, 1, 'northside-health-access-review-2026-06-29-1405.zip', 12415, '\xc43dd7c750db62b8c099f66b4ccdb45885d6d07d1a6d5c5a37881f4a393b3bda', NULL, '2026-06-29 14:05:27.787335+00', '2026-06-29 14:05:27.901386+00', '2026-07-06 14:05:27.901386+00', '2026-07-06 23:40:48.143855+00', '\x017a784276c05519a27d5195ad61c5d71ae9a59ae69b6630340bbec74f7bd232a5dbf48f7dd06c29c283ab988a1821b8bf4bc4ead4447378072ac9ba0018cd33331199b7c50cfd91c310d6c28878082787', '1369c96c-bccd-4311-ab91-8feaf48061a0', NULL, 0, NULL, 1, 0),
	('b29e5d4c-daa6-4304-8cb9-11838043ac2d', 'organization', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', NULL, '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'completed', 127, 127, 1, 'northside-health-2026-08-20-1539.zip', 47608, '\x5147b80b3db6c80a5e3694e0683d374436211d636ae62cda3051b28e7edf2704', NULL, '2026-08-20 15:39:26.820552+00', '2026-08-20 15:39:26.981624+00', '2026-08-27 15:39:26.981624+00', '2026-08-27 23:40:47.222169+00', '\x017a784276c05519a274b5d4c8be30cdd17e374b9334035132629ae5f6fcd45c2daddcae6f2a0aabaa07c4e45a6404c04a73f925f76e8f1eac8275da17dd9786a9be231a32bdf2e4effa9c54cece5700c4', NULL, NULL, 0, NULL, 1, 0),
	('8917e72d-c964-46b9-ad1d-7d7a7d7c6b1b', 'network', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'e753b4a8-ba92-4235-bb75-349f516a1852', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '3383351c-0550-4c1f-ac25-2ae002af418d', 'completed', 17, 17, 1, 'referral-desk-2026-09-16-1608.zip', 8340, '\x742b19ecfb9607c1a9639670ccf137e027fb6b7a58b992961e945c629a5c9a76', NULL, '2026-09-16 16:08:56.359681+00', '2026-09-16 16:08:56.426309+00', '2026-09-23 16:08:56.426309+00', '2026-09-23 23:40:16.76056+00', '\x017a784276c05519a255b507a075e494808224a9d61b5bb8138ef7b7786bf83c1007ae68b97a9d6e8cfe9da5a7d08a17cae13183c02cfa04cf31cad4efa3a0fe82601c40b2dab6995688f8c050f913da15', NULL, NULL, 0, NULL, 1, 0),
	('d34ae1bb-164b-4888-8de5-b20e6d11344b', 'network', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'completed', 17, 17, 1, 'care-circle-2026-10-12-1733.zip', 14197, '\xb420a2a6f4c62aeeb6863e917f9443564b9b11f68d6af20ebe850f15015372d3', NULL, '2026-10-12 17:33:33.817781+00', '2026-10-12 17:33:33.907925+00', '2026-10-19 17:33:33.907925+00', '2026-10-19 23:40:54.218453+00', '\x017a784276c05519a279bdd5646d3588fc73e04cb924d9a5839a515200cfdbfb00430cd8d86b33a8777c0e5bc91d8652914a041d69be1cb4c4ed9c1d2261ba7eabcb446089399840fe275c2acf5828d6a8', NULL, NULL, 0, NULL, 1, 0),
	('736783a7-86df-456b-a4a6-f90bb87c315e', 'access', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', NULL, '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'completed', 58, 58, 1, 'northside-health-access-review-2026-11-16-2010.zip', 12428, '\xdc567af5933fcace8f6913ade4e2f27eba6ff598dfca5a55b78d9b38d3548276', NULL, '2026-11-16 20:10:15.840155+00', '2026-11-16 20:10:15.873869+00', '2026-11-23 20:10:15.873869+00', NULL, '\x017a784276c05519a29c3006c94ec95cda914c466be62e211b97be7571794ed3331cf193bea407d15476a075abaa0aeeb8c14c49c4b06a436b3fb0f1475b376616b9e2afdf3b66e580d8403ef337cd9a8b', '1369c96c-bccd-4311-ab91-8feaf48061a0', NULL, 0, NULL, 1, 0),
	('93a8d5dc-7b5e-49f4-9a02-2bbb59ce2593', 'person', NULL, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'completed', 774, 774, 1, 'data-about-me-2026-11-17-1555.zip', 43664, '\x65d77245eaebf03567b1f1c5a4285bbd83e8347095b45287ae32da9c2e4afba2', NULL, '2026-11-17 15:55:07.923221+00', '2026-11-17 15:55:08.037418+00', '2026-11-24 15:55:08.037418+00', NULL, '\x017a784276c05519a21369c59cf4d77c6c2e44e29cc31e0f3cd1f964e3f059947f97ad0abe6c8d825f6c3989c28c137757bdef285542d3c6113c2f2a81f428b48e3bac72599deaf490d18a897c6ab37aa9', NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 0, NULL, 1, 0),
	('918e06f6-510c-45a1-bc2f-06691e0000a5', 'organization', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', NULL, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'ed172b77-d955-4ec5-9323-413749f9f714', 'completed', 166, 166, 1, 'northside-health-2026-11-18-1453.zip', 59521, '\xa77d5a4b14edb634f26cf76bca65874f5b1292758681507466f64f76d39fd783', NULL, '2026-11-18 14:53:37.332435+00', '2026-11-18 14:53:37.443441+00', '2026-11-25 14:53:37.443441+00', NULL, '\x017a784276c05519a2855223022575fdc68f1af85139818f48fd4e0d5f1f68343e83efee74617fbc20ab999bd355733fbaf195c5eb464bb06e0b4c8bb25c586ee674d296f8fe197be967576fdc9db85a1a', NULL, NULL, 0, NULL, 1, 0),
	('e9294736-d9bc-45f9-97e5-16b73b85bf71', 'organization', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '17607497-9f57-4323-a220-9202c44c9e65', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 18:18:43.584766+00', '2026-11-18 18:18:43.589681+00', '2026-11-25 18:18:43.589681+00', NULL, '\x017a784276c05519a21e9aff60ca45ea8deacf6777c7a8a814de21161dfef1afa69d6b47f08be03b450d48feb3742e623d2d991ec69ca3d3ecc7d7294826ec797785203c441c04dc422fb773b072bb5725', NULL, NULL, 0, NULL, 0, 0),
	('7906423e-9f39-4d82-a9d2-6701b43367b1', 'network', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'f5e4775b-946a-432d-9605-e9d1fe008119', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '17607497-9f57-4323-a220-9202c44c9e65', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 18:18:43.595333+00', '2026-11-18 18:18:43.604417+00', '2026-11-25 18:18:43.604417+00', NULL, '\x017a784276c05519a2fed2298c95eea6f0dd75f8bf6a8ee3a4c5200b6ca8488b720383d9b219a2cdd3b9e18d4723117d1577d4887f8db624ce999867f20f4f499ffe2cb41a9545aaa6894ac7f9e15af9d7', NULL, NULL, 0, NULL, 0, 0);


--
-- Data for Name: instances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.instances VALUES
	('921220af-8f6b-405b-8913-eb8eccba57ee', '2026-11-18 18:18:53.539369+00', '{a}', 'a', '2026-11-18 18:18:53.539369+00');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations VALUES
	('ec371cdb-9c03-4dfc-85c9-3eab5bd31526', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'priya.raghunathan@northside.example', '{member}', '\xcba71b15bbe42811391dee1b0f7ed9ab6155592bd4ad59cbc33089150026d289', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2025-11-24 14:25:55.189079+00', '2025-12-02 14:02:47.264717+00', '2025-11-25 14:02:47.273194+00', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2025-11-25 14:02:47.264717+00'),
	('e77f1d74-4d13-49d6-9d77-c50febf12ab1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'elena.petrova@northside.example', '{admin}', '\xa43fc61cee7e7d342b7e655d1421136ab0924f4a1e0998a459fa6db3ad36f21b', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2025-12-05 13:02:43.923589+00', '2025-12-12 13:31:43.912426+00', '2025-12-05 13:31:43.917337+00', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2025-12-05 13:31:43.912426+00'),
	('3d8137c7-f89b-4f62-96b4-06b2a251ea4c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'theo.okafor@maplegrove.example', '{admin}', '\xeff2e1db87f9892b6e23408ad96bc1bfa81059f9bbab24cd345eca9bf62a8a7a', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2025-12-09 16:18:28.07822+00', '2025-12-17 15:09:20.155438+00', '2025-12-10 15:09:20.160704+00', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2025-12-10 15:09:20.155438+00'),
	('eb22724c-56b9-4ec7-9ae1-c1c5de99b684', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'ingrid.sorensen@maplegrove.example', '{admin}', '\x870955e4888e20a1c1ad1f56edcb0f7ea0841a3696b158106bdfcb981c32935b', '281f4901-6510-4f45-83dd-529aa5b7d0ea', '2025-12-18 15:27:32.644744+00', '2025-12-26 13:36:24.722396+00', '2025-12-19 13:36:24.72694+00', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2025-12-19 13:36:24.722396+00'),
	('cae1aafd-ae39-4113-bb09-ddf964ab1092', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'office@maplegrove.example', '{member}', '\x737a2dc728cf80f64c9137c795dc34f9af8bffc500bf3f4daa52001bbb564214', '281f4901-6510-4f45-83dd-529aa5b7d0ea', '2026-01-01 17:20:13.462185+00', '2026-01-09 18:03:05.532381+00', '2026-01-02 18:03:05.536876+00', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-02 18:03:05.532381+00'),
	('774017d1-9357-4210-ab12-5e5c18730f55', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'maximiliana.von.hohenberg-castellanos@northside.example', '{member}', '\x9f4e9d86beafb97402de2a4ba95e71bdfc703a7e41433d4f7314647bbbe54251', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2026-01-21 16:06:22.588703+00', '2026-01-29 13:25:14.666323+00', '2026-01-22 13:25:14.671541+00', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, '2026-01-22 13:25:14.666323+00'),
	('7c5ff722-6f55-495b-bf36-c681d90c4f16', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'layla.almansouri@northside.example', '{member}', '\x8f4e2efa7b5b542b33fda892060313a72ebd9ec415c94020035ae7136465ce78', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-02-19 14:37:36.290135+00', '2026-02-27 13:22:28.367354+00', '2026-02-20 13:22:28.371484+00', '232349b7-9ab1-4b03-a837-860297023031', NULL, '2026-02-20 13:22:28.367354+00'),
	('7c9dcca1-04d9-4456-81f6-d86857dcfed2', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'jamal.carter@maplegrove.example', '{member}', '\x60a4036987d98f4a142a3499c1d9dde9e9c25a307ff7b98c096e2e7de75c7aef', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '2026-03-11 14:45:45.42423+00', '2026-03-19 13:33:37.501441+00', '2026-03-12 13:33:37.509098+00', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '2026-03-12 13:33:37.501441+00'),
	('0bdcfc78-4651-4ddf-9eff-65a703bdcd2e', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'ana.duarte@northside.example', '{admin}', '\x25636bb6f269589a1fbf143398feab2559074dfb166105295e907a383f1dd8db', '27ac52c3-fbb4-4ca7-9f27-734c92699929', '2026-04-14 16:33:35.367328+00', '2026-04-22 14:20:27.445313+00', '2026-04-15 14:20:27.449333+00', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-04-15 14:20:27.445313+00'),
	('5420bdb8-babf-4071-8dcf-4a8f72a6e4c4', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'theo.okafor@maplegrove.example', '{member}', '\x10e73f3194233dca7b50a5fb2eb67686852f1bc4c5ea03a0f5b757e1b6817daa', '27ac52c3-fbb4-4ca7-9f27-734c92699929', '2026-04-20 18:12:03.691822+00', '2026-04-28 15:50:55.769342+00', '2026-04-21 15:50:55.773388+00', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-04-21 15:50:55.769342+00'),
	('694a3acf-6e55-4d44-b97a-f5953cac8c89', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'grace.kim@northside.example', '{member}', '\x641d10d8ec1cbc6819944db4170a435a9fde08df70a791e437f818e679e24d7b', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-04-22 15:13:47.856231+00', '2026-04-30 13:45:39.931371+00', '2026-04-23 13:45:39.935638+00', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '2026-04-23 13:45:39.931371+00'),
	('a033cfbd-0560-4e9a-a936-dc082c5f3626', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'dana.whitehorse@stbrigid.example', '{member}', '\x24ad46b25d9481dbcf03dc530172c4f66016d55ccedd68e2bcc3da9a083532df', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', '2026-05-07 15:08:20.744331+00', '2026-05-15 14:14:12.822354+00', '2026-05-08 14:14:12.826426+00', '5db265ea-ede3-45b6-bd20-c664404b712a', NULL, '2026-05-08 14:14:12.822354+00'),
	('42d2900d-db4f-4278-a0e2-430bad266059', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'jamal.carter@maplegrove.example', '{admin}', '\xa2bbfdd0c112e79d34de332967d0caa4f0bb17193f6130f6531592ca031c8823', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '2026-05-18 14:31:25.317114+00', '2026-05-26 15:16:17.389365+00', '2026-05-19 15:16:17.393611+00', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '2026-05-19 15:16:17.389365+00'),
	('ae1bc50e-3794-4648-8570-fc95135d1a6a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'marcus.lindqvist@northside.example', '{member}', '\xcdf5b51d3c75e8c3ce0d2167760dfd1ba4128484d26c4e6e4c32cf1e5b565982', NULL, '2025-12-15 15:55:56.402428+00', '2025-12-23 14:12:48.479377+00', '2025-12-16 14:12:48.484149+00', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '2025-12-16 14:12:48.479377+00'),
	('97128944-2074-4edf-8dd1-2b068a671671', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'tomas.herrera@northside.example', '{member}', '\xb43f539100683dec1c1c3bbcbe27902d71c00a771b47ff2a66a37fc037c6812f', NULL, '2026-01-05 19:31:57.61688+00', '2026-01-13 13:40:49.694354+00', '2026-01-06 13:40:49.69861+00', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-01-06 13:40:49.694354+00'),
	('4a3c4934-5e21-44bc-916e-ccdb4de4e283', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'ben.foster@northside.example', '{member}', '\xcc045c101d142dc2f9f68f17d31e6cf4ba4924fe79f97c3562315143a0fea8a2', NULL, '2026-02-16 18:44:00.046492+00', '2026-02-24 13:58:52.124367+00', '2026-02-17 13:58:52.130387+00', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', NULL, '2026-02-17 13:58:52.124367+00'),
	('23ba2111-3bbc-4f4a-a129-3e996cb4b846', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'sofia.rossi@prairiehomecare.example', '{member}', '\x35b8acd09e112d9b120f69241664ee92751c5b9c245fd01a9387e216e126dd51', 'c54f3499-e9cc-4198-8706-7f59a531e84a', '2026-06-23 15:33:59.420449+00', '2026-07-01 14:07:51.495449+00', '2026-06-24 14:07:51.503525+00', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-06-24 14:07:51.495449+00'),
	('a51fae3d-f356-431d-8260-51e6e163b39a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'liam.oconnor@cedardental.example', '{member}', '\x05fce707faea74534ecd85fa3664c535d7d5bbbf012f84db21e63f854fb0be28', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2026-06-25 20:02:43.58414+00', '2026-07-03 14:28:35.657357+00', NULL, NULL, '2026-06-26 14:28:35.661359+00', '2026-06-26 14:28:35.657357+00'),
	('6c5b8bff-95c5-4f2b-95ad-59d8daeb58f2', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'noor.haddad@harbourlane.example', '{member}', '\x6540720bb352547e45ed8f5cd50f68e9cc7ca939e6796b64216065b89b4c0e67', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', '2026-07-17 16:20:36.876167+00', '2026-07-27 17:44:28.953393+00', '2026-07-20 17:44:28.960728+00', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-07-20 17:44:28.953393+00'),
	('4d04e2a4-d400-48b5-89d0-8b5394c68ad4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'oskar.nowak@northside.example', '{member}', '\xb75cca753ac180389a6efd384bf94c0b0e40a18b538362c5afcce3de9c46b8b6', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-08-05 17:36:53.928645+00', '2026-08-13 13:19:46.006357+00', '2026-08-06 13:19:46.010343+00', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '2026-08-06 13:19:46.006357+00'),
	('ea45b72f-1aa7-4584-aa2d-885d9e6e119c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'paula.quinn@northside.example', '{member}', '\x14f78bd9f7a19b687758c88cf023464001d45c438ca63d902ae91f1a46984d0e', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-09-25 16:51:00.925416+00', '2026-10-02 16:51:00.925416+00', NULL, NULL, NULL, NULL),
	('b505ab2c-fdac-4cce-a277-c2ff77debd94', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'mei.lin@post.example', '{member}', '\xa3b69ee7c53b47d2fcf269ef2398549d220844dd4c2dbb04db916874550581dc', '2a5935ab-058c-4554-8c07-5060bc84430f', '2026-11-13 18:05:23.760116+00', '2026-11-20 18:05:23.760116+00', NULL, NULL, NULL, NULL),
	('f0373ccc-e1e2-4773-8935-683a82b5afc1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'june.park@northside.example', '{member}', '\x02b4bff8b17d2231947aa4a9904132122af728687e95df91c0610a6abfd718ea', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2026-11-16 15:22:15.841171+00', '2026-11-23 15:22:15.841171+00', NULL, NULL, NULL, NULL),
	('1ca6ac86-6ee6-4670-8374-0ca3e52a3973', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'sam.rivera@northside.example', '{admin,member}', '\x8b6d296c00d0ed0184a3782f65f47bf852602f865282183b76c5138f521f150c', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-11-17 19:40:07.925784+00', '2026-11-24 19:40:07.925784+00', NULL, NULL, NULL, NULL),
	('d2c99fd8-d073-4282-aa05-46742c438e89', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '45a7ae83-9121-46d8-8bee-f66f17fdbd17@example.com', '{member}', '\xe614026ed1bacb67a190f29c9fb84e6a3eaad07e5430758a3ca62285dd5d9ab1', '6fe4aba0-0a5c-49b3-9c2c-6b533a4e1a17', '2026-11-18 18:18:43.553693+00', '2026-11-25 18:18:43.553693+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: keys_seen; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys_seen VALUES
	('93dcf58b-ad84-45a7-921b-368a9c5f7811', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'Elena Petrova', '2025-12-12 15:31:04.320357+00'),
	('c1934271-6a3f-438b-a147-8a87c4ce772e', 'ed172b77-d955-4ec5-9323-413749f9f714', 'Priya Raghunathan', '2026-02-03 15:40:11.316704+00'),
	('45e2af39-11e4-46d9-93f4-c9c57983d0c2', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'Elena Petrova', '2026-05-05 18:19:36.583758+00'),
	('a242a4b1-c5bb-4721-b065-8b5fc2c5334d', 'ed172b77-d955-4ec5-9323-413749f9f714', 'Priya Raghunathan', '2026-07-09 14:55:24.390082+00'),
	('3792f4ad-9459-4635-81de-306596bfeb9a', 'ed172b77-d955-4ec5-9323-413749f9f714', 'Priya Raghunathan', '2026-08-28 19:27:39.307035+00'),
	('357179b3-f0f1-43e0-bdc2-9038272d56d5', 'ed172b77-d955-4ec5-9323-413749f9f714', 'Priya Raghunathan', '2026-11-18 12:06:37.333845+00'),
	('12a09dda-f8e3-483f-abe3-ade69035906b', '17607497-9f57-4323-a220-9202c44c9e65', 'Ana Duarte', '2026-11-18 18:18:42.846331+00'),
	('4bd3a7db-ad83-45cc-a66f-ebb4eb07b1db', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'Ana Duarte', '2026-11-18 18:18:42.983119+00');


--
-- Data for Name: known_networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_networks VALUES
	('17607497-9f57-4323-a220-9202c44c9e65', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:42.172734+00'),
	('4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:42.448058+00'),
	('ad28c4eb-e298-4a71-b04d-b312c057c90d', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:42.55077+00'),
	('9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:42.644401+00'),
	('a0150b9c-1240-402c-9d29-db3fdb969e1f', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:42.695027+00'),
	('3c772a4c-0d56-4540-9cde-6b2bbe0355a1', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:43.470299+00'),
	('b89fbddc-09ed-4bc5-879e-5cc81eb8942e', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:43.744471+00'),
	('d33d97d5-1b3b-4584-b023-73608acc639c', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:18:53.276586+00');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001-baseline', '2026-11-18T18:18:33.047Z', '0.1.0', '68767df8627c8a7fbc4e08b5bd752977268905b7a84c332ab7b2b64cd8e28cd5');


--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limits VALUES
	('adminMailPerMember', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 1, '2026-01-26 15:27:58.834784+00', NULL),
	('applicationsPerOrganization', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 1, '2026-04-16 17:53:19.528848+00', NULL),
	('applicationsPerOrganization', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 1, '2026-07-07 15:20:40.226891+00', NULL),
	('applicationsPerOrganization', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 1, '2026-06-03 18:51:50.282899+00', NULL),
	('applicationRequestsPerPerson', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 1, '2026-09-29 16:16:45.087582+00', NULL),
	('applicationRequestsPerPerson', '232349b7-9ab1-4b03-a837-860297023031', 1, '2026-10-19 18:31:54.221297+00', NULL),
	('accessReviewsPerOrganization', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 1, '2026-11-06 14:34:03.35516+00', NULL),
	('applicationRequestsPerPerson', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', 1, '2026-11-16 17:45:15.841115+00', NULL),
	('applicationRequestsPerPerson', '3383351c-0550-4c1f-ac25-2ae002af418d', 1, '2026-11-17 16:21:07.922327+00', NULL),
	('applicationsPerOrganization', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 1, '2026-11-18 18:19:42.901612+00', NULL);


--
-- Data for Name: logout_notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.logout_notices VALUES
	('8811ea52-055a-4e41-85ee-512929d9d82e', 'd2285471-7939-427a-bb90-f59327c2353f', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'session', '2026-11-18 18:18:53.546644+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('019885d9-e453-4c77-abec-779c6dddfe81', 'new_place', 'ana.duarte@northside.example', 'New sign-in to your account', '\x017a784276c05519a2463ce1e88db5165e7f12c2e0217ea892487572ad65b67108eb34a5d0950fefc47a60fcef2e4aa8e38e0a61ecf092aa4c287965eb2d036dafdee95ba4f329d955775b7c5ec607f64f3c635cfe08debe79068e7c396061a1eb854ebecb398f8d910351ca1489d9b2f3d4f807b4189df7b0cacbf194b498be2af5128c0e240c572849b42d5fe704202b04133f2471f7fb8c0333387dcc5d0e9d151545d20c88c83c6a84a267725992fdef7eaf1e2fec93861c7e42e0b377656856fb2a1e292ac73896b432bf79a745f2895b07d93b00cea9deeab70aebac705e8fdf21f6b8a447ee0a19a6ab8357126519b30901b9708aac439d579224c2f6bae007354c2a3aa1a31422b6a2627380e722895b32118f5e9130360d7c8a19aa08f7aaac42c2515923b39ea63ea447da25677d75dea2b6ae1ad78655eeb05eb0583df7a7b6a55b2e0413cea5a02007b19eb3f4f72551c818ef5de3327ad0e10dc407e16b0c89ce33af86975f6003b837b86fdabe0aab31d4eb0e6382776ecb090ca049058009c57ce7bcad14a7d518c040b2d192b6d8cda5c400f71a1df2f4c52b6408e1eec7f38edfb808c7043d126cda3a82bf215be4de2675f96f3e3fa1d23b7dec7c5aa05bf8b27bb52cae41a524020e8e6ef51f24a234081c9d493cf1112b116718a8b6643ba8776b8632af6c9c030b6701a4e916013a24aa32cdc4a5e1e0cf096a0d66a4ddc6a695f76cafc4403a8b66fd78414cd7481b6adb8aa8f34dbe1bfc8097af16be85679524597215d37d88f27265085e98c2fa94cc21795e56081b0e7a44ae6b6f39d5937f5f2b8e9c03ddef0df139fd7e666b35e295be59a3cfbb7e8f48b0e90c04ce6ce3630d095083179e3699163c8e054c6b0390235b6e5e818eba5ecce20602ba0ea0705185f684330bf1c5d1e9cd306b5101242d63ba17497b0fe7ba10f8387a443411a7ba0c2ac8f9f0ccebc3f2717258789b23a79830ef409ad04cb6a9f7a3846f0e38e9b8b64c10c6bf71e4e426b622a823c2732a424b7eaad1171e078c585a275cfa15e2f804196a2645d092202eb24a5059918776a7c3116b6c26280298076f8db06fddd02e43c527fa26933e568b2d75936342814f8cdcd80444ede864160c53d6f1581c94817fcfd244380c31536784435766fca17686830f29975d30c52bbd5328aabe70718db060c0f92c514b62f4dfa2d2c217a9e96d060cfeb87af35cf8a7816aa8f7533015359a4c4de56f4e11fd5bc14bb782c688a6acb68597b291214f1f3158aebd6670ab9201dd70ff86f29810eb6ec4cb3902ba04b9274d0fb19746ebb0887adf7fa10d531ef91aefe1bc134fde934236168950af04a4f85cda723fb46df49b79108d6485d2671a20a89be541ed3aa5062e7e436a45bbf49950f58d043ef5504db18c63f296cc6b5d98a8177d41ebabf74053116c05ccebf9accfe8a7aa57b9b8bf138f66bd8de2e34a17eb2fbf84c1baf2d8e4c6fde6b37a036e63c1b13613cb69316caebde2eda05e373ed915715bbf023c2eadbfe98b7515d5fee5b13a1704c6755bf8aa38b7484f6b32803d359b4a08c90446d7833fd98448a30727f7bed907a9a947d505b07e560244d346397e51371868f12ed13c956325e8bbe35dc6921f69bb41faec783a102a0201294487d68389e535e44ef35b5d57b6d0b2becfc2da277f145211bd330fd228e78bf61ef863c33994967282af48bda6d423b2764020c60c07e19d1b697ce1d49d22c580f623038b412ce0f1111c10d51f4eb80c1924da357fbd24ae8d66baa6aac7d5aa1832485f068eb1a686ad2aafe9ee58656da3de35583c25a116bb865e087939989f35789835ee79199a4afea145af2d5d09021e8c5be62f2704eaf16cd4ccd3f34c168a7e55d3ed30fad0b320e25f5d146babd45e62ea9f56411328e6ad3416ae358c9f5b24a4501f8d7fa47c4c78c3a5ac75f374dc5be05b5475617560201fb3c4cce993ceef585406c6a876517f26f2798389f52f0e42686b33793a34a1fecc487030370b0011b0244f59cabbea5953290265bf6d84eb986755849acf1682f35eb566c3ac237d82e215ff3f0c11a6b12be645dda38b482ad015c9ae67886bb72ce387fa0a9319cc857105052ef54a7313a2be7a4192bb8bb0f2d640546323a06990c19a506f1f4d3af3d5d67a7357ab5ddbb5d4398cf1a6791f001ccebd60ea68cd5d80063c77de4e26ff5bf8beb3bdde6267f8c85310a1240e27ba48ade92f2d9bece0b5039936fb736da2aa37c0c7226be8cb9987e3d23238dd24ffa88c7587c7734b1f55fb2981406783a95bfff4459835804a7a12085086fd947a286603551bf9feecc4f164a61f29fc1ce7293382a3f035de06f10116463e73dbe8a550ce82213b69f42f7ed91aea906aba2ce7db7e8d9d8da89bb98b15a0231dfe484a9ce19c80be045f7df4005e6d97a85ef766482cb68ef0b0e808f37751a70ece93304694c9869073b06083547a8407c83d536fa0ccd0299baabea431f0b8ef41b6a4120dae1928e6d5a2de29fa9e37e0488d97ffc66046d7ccc62ec239b881dc5b9040839f0e30f92ab2afc5675c3ef7554897bc0198bd70abb37f00b9321b0b18e1db5a3baf8004f3a8563f7e68d5c51f2b24885d602fcd50309cde87362cccf669ed5101343bfb439a46e53b5dcea1839ed5290712958574281a79a9da9c8991046a1498b1687343d5ef060abbdcd1c9445719b04b20807881655af6df004b436ac0968940ce9106b10de2137ab80a592dbc45736e4aaa99f165d63a5c971539707bbc31f78e98e6bc68c04b3f3d34018c125accab0e16e98d7705a772823bc545bb355dabb09e2a3e85c6f1e8208c1a13bd1620ef07e6494e20538b57327c1c75609acad1efa4f454cf7a6526f78a27b2336c8be8b2e4dacd94ed7bbd226bd897bfaa244b5d5a971edd85c2999cb781fea0c244d5caecc821d46729110e623a8a9e1f4348bee6b264d9d6c7177493672612dcf59b04578937a27512734db44eb8010983c90022f7e6d85a7ef5cf37f5339455bbced74f032e847a5c6017cd1c1fed6a234dfcb0b4343c2289ec9b8f2fb66ea25f3b4f06394784aba92f82bfdb34c6afcefacc5317013f679812241d61b8c11d3a2b09153910843423e28e59c108a695731a7c596dd696c0ce1d0f1b527aa3f725061561198ea128d47e1f0ebd242994521ab1d99029b60a387eb46049b74f902477fe9a6e8a99b6cbc43ff6c5f99624149769f046437fd868131217117c23bd275dc5e08f2d2652d4a4367249403982d7e02ab8263f30d51ad4ab5749587fc164a65d52cde410f4448e5d46dfe66c7c837fd2699c3ef6f16af3df8b84cfd181e568fb37598ac32fdfd5c15280f9317eac4d001cce2ebc098356e5ece79452d4182db300ec26b5814b0e3728bb46c2e87ec58b3cd98786de42762626ebbfed2b2e4b774da2517c16e440d9cb4ab94981aca13be217b1147657d4e86282d1548692b8c2c00a0dc280cf317a82a5c9141fe83ddb60990c829b4e43a285a17809e37c156a29946b66dc18934c85cc0c6f7ed36d9e73c6bffc04216bc35454f48ebcaeb15ebbd9c289517a4e95bc67d7eb474498f7b0d9864389eee61606338ef963e9037fcc21a69e3dacafbfd84d5079033405768656db9baf3e29d12c7c502d1efcd0bed8edba39521761cbd19b696a07dcf8b79f357960aae8ec585e96ee460ee31d12bf226eea4e6f4e17552df7847e0d8482fdc21b1aff0179102fe6ceae6662d62b9d32339d09e87822af3550c3a40bc3b886ba46658619470af5dad7b3b2658ad1383e379bc7978b784d28f6eaa29119c1ccbd905790063f9c0ff4ce1d5d32141db7ae56ccbaa300ed55c0dfa56e76e01a6475c43ef2d135c7b0fa81d5874129a244637ea04e7ef92b3515bd2c1589acb18d39c6efb7fe95ddb5a1985456dbec520b18d496fd1473cc07b51ea2538a88c8ce4bf8475328eb384ea581e4f226a33b4bfc842e28e253a7a8a299ee871255979f6d789de2f20285a6823e55b0d292903b2ca14b8997dd0f8640d39186e68ea9d6047e2f11eb0b4150cd8e5912d17c87e367c01bf4e0bfbb641ef65ded7c237efd76410c960f9f711a3877f93fc2fdf087edc8c928ec06a88acdd498ed9b2b7e9888457ac4a7bef828326391a35709e4a9cebc60fdf033a825b94a53d51976a808ab306597cd2d30dc081b5be15b5c86569638ba1b8126ff3b63409a7062c9fcc3dc06093e0b742b8be7472ff5df453d294f67d7e9bf57e4d291ef662b52796bb935ddc7b30c97cb36291dc2ee63ad0e61766f720284033253e214b736da46fb49057fc7f14891db3132cc95102f5b4eaab0ee26a0fa114fc30e3ca64e1362d7a25634106b882b037a433d709ca6002c7192a87aa46fe59ad93001d59db0d727f7badec9f2d53cfd902b9ebf805a7ffa3f16aae6ac92a04dac09413b4ef8182a4fbea95e8da50427259873703081bd04508ddbe6834b9b8194b6cd9b54a39fe8e77ddc9dd51c49655af347142af5306cebe753e37bbb8ab38928a4c6a409eba0ef041ef87168b3a091528b72fad783e65aa7839b6ea1f84cb9ca2c9468a52404dce4483806a3199b01df701e7503c66bf6ea1a45781dbec0429de72c6a867c1ba8d7058fe36d8f0321906939a859a5f23e6457734a282f1e2e68ed88f9a52170b0eb9ce25803100f354573f14efec9b84c69bad0e8b2238d7b8811cd4fb76d1665d71022496865f654e282e78aa7f5a08b1dbdd339077d3094e3f8ad7a19eba87af5c2431c9ab6744d6d3cb65cc4203748b87b50917f3ea549928ba548af03d5284889af2b5e064dde1c3dc8ba67425e98b422a8e508d7b0ec34ca8de87f8e9573daa0d25e488c2102377a3b5da2ba67c5bb9eb323a5d22f877e66550084ce5359dd7216bf75ee2af310aa34d27b297c203efde98eb46793c34849c0a2f188785305e53a76f41bc04658352e8e02eef0db68bed22d01f5775f84e3f1cfe21bda66800cc18a8847dc6e3e7111c12cacb9a62d6727160fa4890f086cdbd9e8f86831b79ac81828bdc16f38997fe42038b5db06d3109495e25f2b7be5c1f0718429ed0794223c7caf163269269c9c801c8e49c6686365b2ccc33bd6768b2e66fca0281327e6a573b65701887b9ee07fbd802fdc0762a4dd9622040eb98c89bfc6243fdc1ce104f442888acb8d2cec78a81604c193410b1989c6cf27d8e047fbc61a034d1bd1e2b800c94733b28cc7321a1f84a3329719d93cb66c02bb18295c7cf678663050f9f8c9024865d18833095c6c4aac64b3be1b38dd19f7e213af178ad58feb5f6e8c4caccd7b20366b7c2c0230cd10d2a7c39044dd1e2172487a5ba9daeac6d233fc7048c3cf0241980b2542ede273c830866fb318fa062aa12d3135f6e150fd0351c93903bb36b4e565952b6b6fa39ae8c60e81c1785aa44935285a502bf0e8882c6c19ee8abe4c350dbe206fe98fe34ca45b14329729744636246fdadee6271b47286177e3e34065dee234cdcd7af9fec84107b959187875b085169b6a8055337fc4d99b87507be6a4dbef3855a0686661055d2101a6012259689c270aeeb6293d993bf493ad793b58d50279b20f6bafc4b6a861f21c63889d042db44bd567d910b53620efc522abe7877cab455bdccd626b95f4ff3b94e6977f76af63aa46f8c28a4607d41c365c2d5ff4abf0760e896f40937c593310ad50174e689f5c3edc1b6d1e8c6b79d7ddd7b154f717e901c00460ab6276be39d945b911962cdd8907a445152b4f179706a4421332047b5191f86a9906c7c0cfc4c3a6c2bc1973bb46e9a71f345d1e1eb21be366e45851b5d542ca744a98c82e99b2d494fd5350a90769a09794c350ed4cb849d3748cde2767aa41f74d80fc19c4b79c3d2a614217504de7dd2dab35b4db2aa863b36348a427a9ee154f2d024f288bdf0a68e19371dcfc284ef49af5939afdaacc5c3941b5ce2d79994b1ac13687eb0bd515860aa1e1170a17856292100f40729b9faa489b06783f1518a15d3516cf35bb6fab61abd5eea7668af3da7172b658b49a6e388cf445734dcc4ffb2fa19d4fcf1d881840a8e57d36ba951e52296d1b09d54c0433b55d6767ae86eb5f08a95e0d71996a2229662eafa0f52e0e79997da41bba57b5c251428e2e56b8d9bef5777785e440757c580774ed082a18be2bf212ffcc890e0b288597d6f895b46634619587eea224159591819c530799996bf31ba0a63694cc0e86edb4d4cc892c737094d4275d523dff1230474fde8d05d7c6a41aa8012cc5a0d1e069f944dac9ce891b3559a492544d071e6bfc01fe1bb3868fb694e04960e0fe6f9cfa792bd03ff3cb09139128fb9ca2b711ebe022767a8d82ad6f7a653de3ec5bb99e779ba51b1da4096167f007805a2c5d06b821e28382575f1b631dd6f9c3c557f118de5c22eea6b2797d1ac77574eea6777132707721c3ca94963ed9357080a97f3997c5a61c5fa1a51b047eeb6cb2c08736282150b275d8b10294afe12fedfb3e7fd16500cc3b641cc5d3969a658eae39c53f72b2bf6423c533e3123b05c5b0004d5e0244ea15c2c97989c2530c526a5af5113f50963321d1e0387d222eac83763bf7d325a8b276642350e7930731371b97cbaa1bca542ae218ce43ae8b6fe256610dc79fc81d9e2a19049ddcf43b068ca92682e50f193eeced055fa60355c6700633b2c0e6858998f862d21a24c931da7e5777d3431dceecf7743c7fade26c9df6be6bc9e402ab22f581b1e524354abdaf817b2b12c2c5e9031b1a41a4ffcc85ec5e9d6b59657a9af800bfbb6f557a6387a2929b9d0720022aa4d00f7d44a300996e57723eb980aa17cb7842dba92ea0b9990f653336ef672003d5f6aaae853c11a91a173a1bf7c18bee989258c1622b0883ea8b9944f36560d42f39774cb274e75e00576d07ec0782ba983efcdf5ff097376dd585b6a30d46412a19252d08fd1de7dd4565a0e3245647a6161067d5135d3104171fffea43a603768e5f69d5535e56fcc6d6221c4fba58b4e828f8dfba906337d529bd201cf0b7da050fc74d7ef30cf3640f35fafc800516a312af46d5185f55e0934da43a7ea96517741663de75be236d8ac5b44d95722ba1d9194d6893792ee90e9559acf6eac81d8cd8176eeedadb92197a631ee63d4f3a0a9953725d04e172bf41c1bf32c5f02852c959376810d6a1395b6536c12585b4f59fe9e3a0c9801a760ccb10d534471fca6dc6568d17d30b546a6a61285f144df4c2ff5658abe52b76693c815b6c8bb0826678179bddd59e043565fdf8581f1122248e64c62c0a7574b7148a5b20b9a647958f352c1298cff4e00e8383a8ac16cdf4061a076d2550d61780486313f7194df2384281d861d954267f49efbdf89f7a0418e32281e309a6cad1b2c6410954d0a3f6ea0243d3c77a1f1394b94941addcb438aee3dec68087d24cd22fb66ff80d0b09fcdd45d0c63adbb666b8e89d1543a585013d88c1da773d45697f3b53ba406ddbb1c80ab92b5ea7d328d84ea6fcc490b4ebc64df3a9b0c1893ae57a96cf2e3c900714244d7babba0688f8303ea7c3bd3c37e7bdda880dd53abb29247ea04eaad54a30', 'kept', 1, '2026-11-18 18:18:53.276586+00', NULL, NULL, '2026-11-18 18:18:53.276586+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('651c9a2c-0521-46b2-b1dd-421ead25ff9b', 'verify_email', '22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', 'Verify your e-mail address', '\x017a784276c05519a222028c3c9cce128cab82ce24f0560cd90bfde09792a02dd70510642e7e6386ddca4b26e720e3d1b02db3996bd0a4df7b1741713321016eeb48d5d0b5362aaeb24e6abda954c9265d941d0356f51beaf00b5a59277aed18e1df982b628303491819fa73cc744d77167e25ef4bac86e3a832277a3033e92f8985ac6c9b53bd88befaddefd1746f0408dcac9e3b9aa8ef9c8fb2b4242b9f9726583179a6f7d67be1b766fef21545e0398d6df1bf26cd535c992f9e37db9c90f6eb618a380338e07a5c91f7e7f7e48e5eee2df5cef0d0c5c04a59b7281cee445b3cd0ff4d492b0d7b28c13aedab6dfaa57ad241b07ef275ce42097dbe44831b72bd1507bc6564f11e0675b730246e272236ee7dede61d1ea47f3021f5ef6ca4224e8e8f959e443361f49b9f80df06c117392ef2207d01e5c605eb4f5fbda78fb9b7efa09e0e49dd5dfb286163457fadded67ef8400261e3007d397606519e2739f47d670eeebf85ff6208a95e1208976e8c8548a8070bae3c5cfad7f4b6fb774bea13143db7d1e17b0286cabd93b52db40e049942baca7d1a25829615a4d381fbf3695d0bbd5548c21ffc1c59bf29c8485e81640442af8cc371625b923a5e0ec736561f901e3462f45a5ce35a3c88ead7bd0a89fe582bce06f7dbe23bdcd17b679fc8ba14c1f33d8a94e3ce95c32f1ec182707ddaf03c20e13675cd304c26a7878a7d19db3b5096581c611c0cc814587eb1b4b7bda93546107f05e2af57aae1a0097089e419472aba2f37506b25457c1fb5fa5b3f7a640c780fc6e2168214333d542881ec4541fb917c9a603402c377d7030667a48a9e05d7f4fc4c5a42eb1faa3bd1fa6d2d0c78ca256006969ccab9d43aa5a65d2630e4e6b1bad653d4b25b9f20162353a853775f355f0eb2220dc3ba9b691e55f6371981d442627d64b0fc39f7c8dcbecc63e30a6837687412ee7cc2d9975b26998c1f2b0a8977010ddaa287d482c9c5ebedd83de7ad678c1152f999a7fa4b6a68178b9d2c6ea18926e96fdc501bfa1861f1fe7c27eb0d1dde8f53340e6abf71864c4766d1c31bdf91b25292e4e4fdc3d462ee899cc3b7248585fa6e04bc60315211fdcd67cde07ef659416c69b541c5c8500611ec696039c8cb001ae4bafaa97ea281d34635f029b51b18c4905f0c0fc381b9924e9393e0bb2dfd459438e1dec0b80b6fc98b1366e4d20c059d854ed7e6f345264feae2af2a14b48ff615e770cf9f2064c6bba7bce471f8554c8ea4d67b400662e8901ff1a0549d2947d276d12fdd0e6d001c6af071e4826ebce9b1cca0981d871d1ff713ede6a252e42eaaaaf8bb6a16e2b3adaa9e035a6ca973108a65b059c3d0a2bbb306c9f606cddbfafe999593e0c9ab9bae7e9ae0616e13fdcfca9b52b21d502656844dce765ec6a7c1483b2394a10ca69716b3b3a9eb399be22cd55fd3c594b7888aa8c179a71957d3bd9c92fb1f815786b80ee9c30fd80464027c35eab5ca76af93cb415f92210c1e9bb17d77054f7a36e9658d9a33eb7f06e4076b949a8c19706a4a88f1ee9dd5e7bd0efb1b0e12354d10fd745eafdeb960dd88f1652790975ba429e91159a69a5e6b5ff1098af4e50d89912a9a2c5fffb2c3856dcb00663a6a4fe226f2cb0f98d093a54e2b01c1ef5e11bb38f6125a1e91e4c0f0325f88e6999d61c93082856432c470510c16103e84c2b73ca2b689364d33af0ba135713de967c496d99fcd6a127c57b7d6e829147da932a13e595ae3df3d04df42f644fa850d33bdf407d6201dc25a00541ad72088b9dae2b283c34e110e3f7a7540b576be1adeff0367658cee30fd3c2f399bc8f7024ae3b642eb349964a82212b402745476d69232f5ae3434a1f17086f78fe1c63f27af0971044c7eb50a06725e2c058b470255ce5625c5a239edc6453520168e70f585c22a32cc013f5993bfb0a72c08f68b13c6adfbc0a238a186d11406d6a3713ea5e8b0960622641a87e0ae197775ef19bbe8e666edf2d66f8261bd2d3400ad0b75d113718c69a401ea7e6db356a845cd3ab267ef89618bb4ef3c08ecbbfb09e0a224f0f2cfd4538cd708fe91780e4802c2b84d00ef0aeb4544e31fe2099d82cf0dbbef3edceb4fbe406570fae408489bd198b16b878409d9bbd831e664816c3493d15e9ff73cb59d2a1ee23cb330510e7607e2a0fcdfe970cda68a8aac9949ee196a8fcf7b6a7998b80ea868a6244e57cfc53cf31ce6fc9fc257f20bdfb5ff8a5468fef578c57cc35620cb5d2219bd4d40d37944320a950bb3cc799b4df19fbd9a16550b79d729e13b2feda09251c1212ddc2de151c07e8b4f4cf456edb10d66aafeb266eab35f258201b71bac8e69ea7a784f528387f1cd14ce508b801b472d50c5749d4bb3507a2a3d5a4e71400dd87268b9c82a95dcf09f2960c86a772d42aa7b24aa1f87a443bc951f6f3a5316f3e416324862b66e90d28bbd43d618419c8a3ad5d24cfb4532ff07d17fd046d29245e8a53a457b29ff04e7d9aacabb5ecd18f56c2e94458f2ad3e3f1d9ad5eda5390c703173214f9298cd508ab24cbd4239024866f8a49b606b9f17befe6875fe0c349487859d71dbc74539f3d2af08123f50261a150f8f4ce512135cc4ee0b98f029ef95d0f0591650085d1bb3adb32d05cc2e3eac2a4aa5d3143c9013514e17fc4eadf0b164e6c43506ff244a2878a04948e218b04f28b4906af32a026d14d7b8541d2400361838417d1500714aa7999fe849084ad18c99ce283b0584b76c55547da7f83c911a3033c34834d2d1d4cda908b01e8728e15c2f9cbdcdfa3ce7ffdbb48839d246deca228e9c71596372883018bd92121c7091935477c529460c767e847a61e79756e503130eb9f1fb9ce32350eb1c271721e7727397e8e71c35e2576fe351a8b8c61c1ed8bc3e9b64881fd60aaf6a4dfaeca21abd713b141c1956c52108f570914b030bc27f3791e63e57c2534e2ba5805cf8f1ac5580c11d455a85dd3f9fdceba13dd09edc6569a3a336e57e1afb59e638f31a42136658a684df3becc2a01407533aea4e3a99443a24e6e73c4f5813c07c943b2f4a401ffef27c2f982a1ef3c9bc3cfc0061355fe43f54f23a099fc77b6b5cd14e57bb679b87c4d4fa5f3ca3648d08df5c02f0799a5f4b19138f86a6d77e0524d41ecd190cbb22916cfd684a3338347601c6a2d7bb38ce185019605e1aea8647d684f846f10f0a620f52e4ec572509b00aa176e326daac487bfabdccd33226ccfdc3d4f38284c136324a02e5763a26c518b2dd0183a734a1192b0ce3caf350ad2b9eafdf881061a05fa937b80fc0dee3d7e2e13b43da4902bd6fef866819dd9b0e1d3f33c167874731c361979d405dcf387d607f56d35b6c8686cc15a036729a05f1ba77aa385afd3af53bba2c1556bf8d325144821c6a8ac9e4bd34d03b924cb0d38356ded4707bc17d4b9e5ebe5d17e0891c510c50281509f81c5085c1797d9a94280f04cafa5d284ed9856f5adcaad9cc655ab6a74813464ed787b48eccaad89ce2aaa898a7563f85d7b0f13d83aa3e24bde914324221b895b96ae73a9da6b68383b9d96266b03209c05a707109f4229a651e8b4a1d83295569c0443aeefb50fad99caf5377b072e35100a8c3b8838be179008ac261e93896ff2d99c611a45feb6f7d95fae25b6fcd55cf3b1520a79d94968b9151db348551039128390408c9806785becf130cbc45cc9d161264812261a3e3263e1c9567aac5d231bb1bfd28bda4c15dd0262c12ffffaffbe9a99dad3572f571b8193798e0a32f11b65a8c7685299d6f9dfa7d531aa425b2fea6040a86b6beb0cc53c4b232f390ebc7232cb048b26ebedab4abf2ff4eea519404c673981b13ccc0c50eb39b6de9e3bf6cbce94681d1fdc3cd14d1e3a34780de1dd761d194517ac28d246072b8aa740d263017ec2fef827fd15c8d38daef331b377523cf461a0a5257523be5b33f69df8d7fbc41753f62fe79cdfa4ad24e5ca91fc60487dcb79cc7398da1c1c57ab6f936dbe2c7fe79eddcd9f1e6efdf5822fbe17a7470712a9824227acce03dad8b10e213a93d1b2144a3b88a56c275562b3b4b5635a90392fffd0d4cac065365ce5e191311bb9eef007230ad34152defffaf7b9bea9837da37345c5e088203295f6330816cb2aecb2906ed84308e342adbcb248c170f0e66a2162b988e91b332dfba908ccb3f504c291edb4c46fbd7a7a89ef941c7dc8a13ddec933edc389ae685a94aa89070ac2a14a41e2b2e3f8ec39791be1ea7ccb75787f5d51899098c4583fa79b2d7e429de80c8980c3bc07f57a1a577b4bb7f451b8a3d9930a102d63371e3951309ac09626bc5ed516ebd1d42706dd7237479ee7fd7f6a149ca8273d18523a6946da6d95be0ec1bc46ffb0bab86e1cb6d24680b6be79af97814a1a7dde64363eca787ac01dba9b9cecc8e1b39ba2b75a1bd2af6a06d8cf67b3727ab7baa4908c695c90afb596f6aba17c12846e3989cd1802d45f4b67d275f0cac85395353045d741c6fc314d3b8eda2ddcea98d06b2af6d15a9d37e787f7e6acd1e84842a2a692a74017c77b71a5cc7820a01100c0f6c6eb764f747a4454f5b23da6732008c5a5119c36f33d05bb6f34c1cea6c2d4aa4858e18cd32dc58faf0dd0945b285aa30cc34bf43dba9335c913da8c9089fea8ce1fd738d8ebbe2a5f3b145090c36fc685175c23be59b2f77a28946098f79ec5e5575a732b4c951683fbe13cfafdcda7252f396efa6dd39a2f106a2ad5bac315d713b4624a6bf129b37cdcbbcceb56525034ada4458eb4a90c7bb62a87292f53813036c573cf460c5e461580f9d7179e37f6b2b10c074cb0898642e635e29d2adc0f4846eea722d1a76b370988fdb0e08d9e93269b0aaf5ddb8bdc5e1c39038803696a566170b4d0ec312e1d283791f590fb6bbeff3fb92872b4cff719496a7f3001c7f3f1e4d22ab1f593e1af34531d4bba6d670bb5585a9f6b296b799546d1a643ee507035fc38664d72bc1ddd0042467d85fb347b821304bd488a8ebf3f284ded01a78ed52c122eeb0a72cf1ca08b91805d1bf6c0493222f7f63a3e453ec54c9e5ea5c0e02e8a9c10b58382a8fd04a7cdaf17d152aab05951805c8694cd4b49954b1d99722737de88a060134326ce189e3122b3d409f7f0eba7562a5f9564894c2b856be006220ac195511d9ab02b8551d21945063044160af76bcdd8a632dd118182e22d2588d5a89f097630d49332530cd365b8d001ba59b9b260fbcbb11c742c3cdd5de04db5a67d8ea8edb5b6998a4701008462884b59d3bffc31350120ae63a93cc85b962f36406a329d4f515e32fe3fa889e07c8a3a6832b6dc2bb33a352e9cbbf941ff2c1cff165461c20c287e09f5afbb7c7c6f38b44564fe1d6c152b769b50197801e501e4e59335726b1f1509629502b306d980da409521b9d970da1e0dfc33de12339b352c926b02c92e69a36304de195e37e9e152fd0fcbdfe001e473996e398406c61c3ab848719463fbfb8d43c4b2aeea5e484d94aed7ea28822a4168c24aa5827ec45396ba011f8ddf6f3a984e343b1c34c9d3d05d097faac9814fcddfa9964e24c3fef08c941b37ef462eb8f80c591a931e3b7cf28f8913794bd0cab5a6b4d916c6cc4a49a482a1ac57ff75cb05fc71c4cb609db576379985671c30d648c6554824d48b1820760dad0e44fc9d75892c3b5bbad50ebf43cf04744ecdf7e44dc8586095333da2e293eeec0b46422cf0e78431b1c3e75e41d58d93a0f6b76e768490b91b50217c59e3fc2f383f8afc8abb2376d5bfdcf97ccca9987c348f4738ad6c79905d29968979294530eef04181abec5df49d929b47516da32f0d4ab690f0572e5af7ea57b2749ee68599b2863f696b985b76e862e5f8879978949a5f959a38a6795868b684da39da91e3f303a233c5ac82230f2abd2e39e48a093b752014913d4eded310bbfedabf984a1930da4102d86cd14487c7d88cbef0f207ef142faed9511a09ea81262927440d8bc87749be773651517f554bb005ea2a1268f40d5ccf2523cbbefe2ea5618082cda3af87b4928a9ccdc5cf632649e7bf1684831e32bfc430157409aaee6b105e5749bc4235555b82d2cad182873d1e94ac48b034de956c5242bb6e', 'kept', 1, '2026-11-18 18:18:43.447438+00', NULL, NULL, '2026-11-18 18:18:43.447438+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('9642cb9b-a3b6-4cba-ad0f-3080449f942c', 'network_invitation', '22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', 'Invitation for Organization 2dbf1975 to join the network “Network 910e90e0”', '\x017a784276c05519a290cb923291b1611fdb477dca509125e03e188825b8f78c6f2b9db452ae6d5fcaf78f993a0038c737d2afb8aa09fecf84ffa9084858ca8e7cb23dd6d30f21b43d120405c1fbcb26f48135f4eb653c2cd0d6f8aefa5f74751d04a718f5a0d6483034cc2e3633b90107feca2a69e97db7daa0f4870c95ed6be94aaff299f3c04f91e3afa0190f376b7ae88c41fc00e6473e679e1771d40ae673e1cc8894fff5f73d4fca59a2cf5e06184ff8c1023ec2fb04a209de5676b442be8ab41eddd6acb412255830d02ca098b78fb821a5aa264c0ad1bd5b09b85d4574f64b2636d1abc20dbc1fbbff17bce15a80ed3195bc3c8cd8c10d37d014c12f4c69d58973dd4d1936fcbcb6a465360fce53e401902d5f97bd7d855ccd83080fbbb849d96675682b36e2add7dcc6bc297239c6f0c5adc7a78ba73f753eddd43bcedf55da167844cd6895162d55d5202a2f45803e29894ecaab0d4f2fa8cccafe9578be2f63152af333d0dc25061637bd797fc32075c0524f248e34533f1ac0c4b964eb1619e8126649a8035cdb3d9ac5766f9ca54357a354caa1fb7f7a8b5cc8f5126e2b3c7a703b3586220f78b4e13c8c291a9046b40575d05311d84d0367bac01fa781f031a0300d5d6128b625e09d527caf51d0861448b4b38a47b885a6e97b6d0e2feffa46ee2142e2e07a717cadc8c3b1d65af581ab795f6c15cbb19cbc8630193e8296e1bc5809ddd0f023817217639db0952a6a824552cf616a84a16c6c440019e34dc7163153fa2177420ca147dc336cac09497cb663937514bbaad2df6bf1f9a05258096de43868ffbf65e830e9fb30f7f488ebffea7a6d6adeb33c58608e56295ab63acc092024d705e5bdb039309ee2f7276e5d63da00e223944c028df23fd1f3d230e8236de0ef0fbbfa7f3246998c80eb65d00389b558c6619d7495238e32dd424c9ee5caa9f5ae5b6b508ce115a72adae914ba25bc22ebeedd62f555c566f8affacb19956937c0be421d9d322b8183244aed88629086d3e001e030f553a9ae1d9ddeffc78c1e0f8882b0256200d4aac394457b734165cbba0f90c969711e83e1de5489f395eb8d187197926ea79a5b2b0e34c11fd8fbd325b1d684f397506a33443eb4c61c644925c5539373ec8431afe454684bffc1e65601495040ea05cda499f7c14692d76bc118e4304b269faa740414ecb6b7a34889311c98ef540517f7bdf428e073e9e7b639c690c79d500ea09047d00b99e7dcb265ab816fbaeb619cf3d359fe949e0f884ab4501a9f0c01ff725f3b192aa5d435b47244c0722ef452a9c7482adc859d44cea1cd17d6ae1f6e01a42b1e0d8d645e2b2c7bb098b00b36366fdc6ebae31eee169670a5a153a4c5c5dceeae9f84c053fb188a40fe4423934ae187d1168a1fbf93bf05897316f2c8aa11bb4bd43c7b5c479c1efaaeaca68b36353e8c6608063b854934fa8f1110963a848a63d076dd56ad18d0142487f5ba01f66773d1d7f6e59f98f12b9d840c314cd414404fc741c1f850b098a888a27828bf914c45006d4f44e64d4d80316db88c26b0d1ba02233050fca818b8cc525224520a6196c38ee04de80715af5abb60f705fa97c626ce943a4fc759f269179dedfe770189025640805b48f741453ee6898771098e4ce94470415140023b56a8ca1f39e36a3e430e9217e977fde79689d0f6a28da72858f73f32eedf2911cd2db5253fbcce39a72d31961dc2f2cec0db6887b7bbd180f326297237380e20d0a5607d85c8a09c02e697516fec5bd65373aa9daee2675a068a9655252a2ae93d80fd9edfb49355755cf68ea02bf8e013e15ccf99fcb79e0ca0e959d45e1a96388f6f99ebd43c4cc390985e7405b13d5a5c6c5c2e7ec8c0905189f2fedaa5fd3bff8d4b1b64cb6e8fb41f6dcfecab7a77ce9ed717844aea1f47bf611b35333923b5024991d1babe3b9c1ffaca113b807a9ae6a1275894fcf5ef536745b29cb555ef9d96475e3c9956d1539e7365d3f7e5ba0244e1d53026fc28de1a18cc33fc4a989bf701561e3945c1884637bd81af44c77c886ef0e53136cdd9e7af5b17318207ad942870e6ea24ae02ea02476ce8d9fadc345130e5127e82e1df4832888b74bdbd8894bb9c7c870ffb0d5400a35eb95ea7b4d47336324c4d9c0e0cd806ed3f452b87d058fd8d21dc2b3e582f7bcd562af8d0c08bab501f47009fa4c16bea6bc1bbdc74c9a677359a6813422819e993348c22c72d66a7f66aef596408b2b1c5bb5ce6fce354fcc7d5bc39b6b98d68db3e9ab0312ccd31165914552e6540f500843241f2cf0bd6546bc59a16c738350f239d44bb27a1557cb2dfaeeaea59c38922d47b519ba475778568b54e4b9ffd654500c2c4c216e8ec709633eafb3d0fbb9afdc21c9f7194cb248370e20e68eac9c50d5a644caba4cefea805b973d5a09f6709ecd328aacd92abd3e96ccf020ed8fe67e3d4a97c55a5def5e3ef792416736b145f7667046bafcacc3246c965c0194be8c5e5486e7aea93037070ec7e40c0093d3cc804d07af83c956a81e98ef56d7332a692866863149741b94723d19fae3eb74108c42406bbb64019dce27232bd5e8bcf248839f1f130c6ab1bcd4e60422ca09bc8c94d5bc9c7dd27bcde2b4fd85e8ce007e1828b64efc04d86d2218206d41a4ddddf7637a0b98a4bdd67ec2236e53721c420a83a8c468b8df0b8238c80ed3b121c5f3a3356d3403867fb7cb1912626a2a0a293ef2399ee25d24fe8f43e532bd1f907f72347761ca2893d9d08321fe6b9f2c2543c6f48c1909db2f7a4fe9753cd78d3d518bf6ee6a1166eaa178c212ef14eb233ebd0ded525f9a686ab1ae22dfdacc4c74d71be7bf5136659fbb180cac124671e026c32deea830afe18e9c3a9bc9537f7b3becd11755a5bd10328cea4f2d7c800c1dac440a9f9bf04b921721c7785609567f026f63e3fcc63cd0c4b6f23223a5cda70aaaa090119e20a459eff03489fb3ff31ec05470dd8044a6c5caab882c61d9429a32074f24d84c36c96b64c4ce2118595530118af2cd9bd0b129329d13358b7ba9dddfbf5efb784bf44249e5450c53872b3ccaef92275566a3887bb0f9750070f4eec6d0eddb629271e90dbc0b72bffb8df38217290927a5f14bed5ff1a52abe5bce7f758bf3184b061b22e2a9dd5b559f4d10dad346ed4939fb4b5ef75ec0b169ab45de8974eeff527ce6d43889fd3217a2c0af67d1537161e01b2ec504acbf2c4b357e43f4824f3ab8a84e6fb80b249bf5f5d256c93d75cf3744581e9bfaf367876efee255dc90cdee1fa49bb9b738aaa7502ecdb8549d74005886a2216cf8b83a3488828fb1a18a1a23af67ecd6ac20d14ea9581a1109b81150747b697196a36af38a5dd1eca7aef8b9366d52d0d2c92bed49e4d8bc7b97d3fd4d91898fd82070b47158807f87cb5ce91e715df048521383c1e1f4996206b052268d99288d0c1db8aa4dfd995b70ad5118e46dade92b4fc0a96e6685491526938ab5e434fe73663f4b51026ca09aca2524a9b81b2152081c8deedaf1953f3a44f32997942a242abf51d324529a2bd5af7192b124bdb6771c61bbeacbf98f3b3a4da6cad550d0c49da0638a801bd8dc92e8c0b445738e7d01b583305e84d8fd624923074e421d1c144d7af71a00f2b3561907ce1b11173d163a51437990ade7d90be867718492635841890c1bd923f74ef21b8312bfd8c65aa08358591eac1c6abd58df6c868cff9bb29cf4afebf9a5a6aa13f3cc84f5451d6c8978321bb9feca7cfc4267e92d8fa7c63e1802a0cc5849735097aa1217709291ae8908ce4bc3dc428e6eca8fcf7b20d5cf7d583cbc22c648aab6b14c600c0efd99ccf5417dc911e4ff8c208d85c0b18c17c3ba65e10c1bab2bc6152ffa5dfdf771f84500abfc6c12df5b9592641076bd48bf32d5b4b04060c26e96b094db8be1548d63fbb491d9ea1433dd7e9ccb485cbb2b7e64391eb6c77f54a1f8581b8c94878f84a3697a745905d9da9878708e5a83fb2b6bcd1a9faa863f675b34ba035689c7267051168165fb926ec0a54fc00fdcf67e64829a48d2d46861cc4f047577da3a78bfdf0ee4c07bd6866b1abe317f457b9b1ce5366e31a4c87b4c634851bf65dfe453f89cb8d98a4bdfb808c4f4d012ea683c3e7246a3079493acee7c1cd584e027e8e3651dc2cbbe3f75271089edc34af7b1636fdd487c1079f1a63c9f7fe2249731cd427ba40fd66315022c30a754c0622070002bd2ad190a936638746c846f16bb2d0f113c93b0e971c311171e2f9b966dcdb100fa87c0fef846e8983b6eb66a0899b1083a29227beeb2f31b8ba0b3e0482121051a8a84029e979b722dc3850a370a7cc48ce7b990530a2446740d7a9be38222fc0e6e105fb37ac9131e4c6f7e7d4100b281390862b3a498c1e29da12b97e32c1e6d1095d5aac2476b064dd5df964727c27849ef83b3664810c788554580cf21c8fa33ef7fca76fba75222203ead69a906802ff301f24657d76d6163dc0f56d81d922a7b81ba3c030da6249a05132a8090c049b5478f84df2cff9adeb1c5c25fae87b19f3890775af210d70ebc55367669fdaeb60421d0d14a524ef365a584629eebb8b0c77b01a74b8a532ea21c905a0ea51e30767aa565e2cc06df3660ca174650f392874a27a9dc87524bf6faaa24ffc167df75a339b773e475f207ecb56699a5b364f0b7381d86a002e52156951ec7aa283d399f89c37615f94b29bb595eda057f61b6d8ead1c0171c7f71a7d99b6d61da3a66643029e161ff69ac67400b7be6543177be6091688b16ef0a65375749cd4bc5c9fc2b780582a2fc99ff86e81778787cb4581aef00b7bdfa1633285af68c72992dc79885c4c6fd9292a4919414f5069813b9ee643a40e658b75d3ec101d34adac9b4a22336de8ccf08d04065e21e8ed1035f39325a56879e23bc6cb186b8fc3422d14c498d8078e57a9e083497da4f8c6a7d22231c4e6ecfea811ac78372cfeccddb5e6e77a12d98c26211501e9f3f487a366d82150eff799f5b23e155ae147ca18ebf49f8f84f01462358c71b7e3066c0a8968bda326c062351836acc4060d4916fd06ac4f53b4d9d01520bbd9d9b3cae368770a64e669a545ef5756eca86e92bd23f19ab152378bbc25a95a2c2875ded2469197a5628570d6026d918259aa06694fb3f91a7e0ef2c56acdfbe57a84cebe4f10851ce4e1515d3d54a2534d4720b5c1b5b7b4b42cf906ce18823a7ba71f20325e3c2f43b474347e2cc7550f5854160af1fff4d3ba2dd9d5d12043cb18810e6c5489bfdcaa85231f48328355e15230a67fad851f129545bfe43929354780b424ad07debfd84beb7854e5d6b669d470bc6db46bc443980d9762db3eab10ab5a9ac18cd9daa577b648b537354591dc24ca7a6dd982c98d4b9039454a8453bcca470390eac7959aff2edde73aa367a36ef2abc284aefc3c2005b78bfa00e06fc37a12af79a8de4a75f1bfd07369b0688c027b76b1d09aa3635330611217d4a6b8238ab435394978df63236a1e31e8db95ff7a99005adede6ee1105573df0ef6d3ae411c8a289d16ba6f08f78b463299fa5a59d750f95e9b254ddf2e0b5f8e4cf8ff86dd6101ddacc14d2971049fc0fc5a82fe85e97eb02721b7ea60ee5bbb301763a6a381c096556c92f1cd4071708d73acbf05307161d066eeb31461e60b7b7caba7c6f924667557cca280a4293a34677e06495487b18a959f0b496fe1c696b615b216b631706edbcc6cae266f45649c4d9fe474d902484b46f0dc7cce79e30f9be3d68d3a3ee433641fb4630320a9295f1993d2c5544bdb501aa0c9b95f44cb1407c09d10dcdd501d98837b60292552c70a4ad11155b652efbe4f13d687ef788774a4254e74200c4fa4cfb7b02c271b2d5666f7ea54319c01a989f7c7699e6606e250bf73f781ae90ece2576d4887bfa2f84715321a9af7b6a8bef1fa4513033f59d6c6cf4fd7176bfb11e0b1deb7ba59b8bbabb8d01054798a720e7fa995bc4583db83edd8752261c844768d40c2935ab1c6b26f3d8f3f5d0d6548417eb2a7f25f8b1977b0e31935f603947d6714ca9cdc501e6c5020d26928d5a00287bdec9568beda997f1678b3d1d94c6808b81a40ce100978d8af3cb30f35293dd6729c28683d7e742156cb74fcd470e64e98605b29e201df334ffa3f65010401f50fcd6196e1783e74c9391f661a8314813160d0d3e0ca6230819b6ed0e8c8a0586898bdf54c0053fa023d0477f06c739bd4eb5d7d39ac63e0a63bf2c46af4d76d2e32c04d307b6dd6d89bff9255e27c486d6eb902c105777550b48767f3ffe9b0ae5dc5d5f68a811284ab5b379780735c36469a364b0affae6dfc10f193bd7c7c7dfca3e8ceae869aea4cdbeaf30153d374c9e9d33a35c39962a35c2a6edfe3f549e410302e73e204c0947c14f8a022765cbc7949084412d1e0480a66949e7180ae72986434e71280bf635dd13c5e41d4b3483b9356893ccbfc7b905a62919680196dc0bb3013591395da2f373e10e3192f9d7796600fb9f1ecfd967baf798f1589b26850b34f701d37810515a53bd030912504e7185bdfbee3255787e18a793477260df5175ad61996f37fe330d9f08c5b73e9fd5386bf7ef08c04bef6b3ddfdc2bcb47c9ddbdebc4c3bff290919b481c250a33af031f6fb21919415e7c7710a65c050504b5e8fb40d971bf0238a8947b09f0d6e54a2a5ae70bf54cc2f9f60a5d5a43d0ec2d0cbeccd4789c702336457358fff0e4f8c207601b58bffacff13fc572b0efd6eb89005e3c09befab3c36001ca9525a9aba44cbf19e00c4474bc3ccfd89b2d1d25bb5b8d928b5186301a92115d06dfab366290e53cbbe31bac26b6add2ef058dff6c18f856e776d55b2309933eee66c8c2170296b296eb400acec37aa613c97b4177373e696576f8228fd8efb073b418c40', 'kept', 1, '2026-11-18 18:18:43.523582+00', NULL, NULL, '2026-11-18 18:18:43.523582+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('b748f3ec-4096-4739-9c94-55b236ed31f9', 'invitation', '45a7ae83-9121-46d8-8bee-f66f17fdbd17@example.com', 'Invitation to join “Organization 28de7c4a”', '\x017a784276c05519a224a69e4eccb628adf42ffc20909c0a1e43cd2b409016854766a2e6bc001b47de4f0f00f6f6b71563caf8f85d7256b2b0fda0a5e91131a2105b52a2124c1258276ccb0e5c4bb4aa96c23275a590a81a1cf10b34e458dda7948c88340a46a3e72808895c0fa1b418e804aba89dfa08b802ca5f205745f7bd92c33696adf3de10b3794e34dae686f948913c5dc31bba032cba64c854d2382bce575dbe1b302add7849ae3e67cb3fabeb76f6c6c8f2b16a37eb69f8351c64f75e03032f0fc8b245e9d0a264893e113555b08b9170468c0cb31de8b29f24c537c47285e11c0e76f228dbe260e0198d92086efa342e4d72e349ad80279ef5a3fca61fd79ad34e532013fcdedee4cc8cace7240fd919e3e6dff7d483244ff28685bafd789fef34a854d0060afad136932fc59ee443abf25d22c8a0e780922036475f946440456c92c810ab8423a97b0ea1f4da08cd9c3bb3a6f021eba2a12584f9ac9e0b43cb638693457e410b26d8a41b74000029e058c2668a75b022f7c45e70babcb61467ef08e1077b952f1787174cb33722e278e51a534164e6f0e4526f59fb2316d16b4027836773ee197b750106759e06ddb40291c8d42e3a911cf77097c1bc585255f4199db5443574f070e467a40ce7d83f22fb84d7808930247d0c16722c1510803cb0ad3fd707ee8ea311e2b459412633a11ebec56a7b306f4e301dce24af98a4313db4bdebbd1702973344298fb937430e1f14f9eaf1ca8c72de0e4bf2ed55122dfd49b0c6217d3045a3b30dbb67a2d535ff2deee74c6029ec895b48fe24ccb1d8fe59b8c8fd650798dc415fc123d06d0fcb3ba2b90e082a7969ea4d7bb3de8e03433f36f58716e75bcb845edac9101ac59c840b272360a7cde2a30d7cf94c556bbc0cfaceba01f9169cc2cc6108725864a7299a176ca38ccf73240f3c0d2f9a50f0852ac1b92874ea7be66c95a56b16e518759984b3ba2f8d738b542cf3eaf1d4be8a7ec7ac30c8b2aa8265b725e6b7f41f3d7a1ffd1c76bfde56d6ca939935547e41f57695bc24e4d4de96c0040e0b34de7da85c84a0fd0fc8f3b8b7696ef0f117f0f3c112a6d941a1c0bb0209ae7e3fc3028ab9fe2cd6849a46d403c8dfd0995884a47b668a19776762e6e48599a46399b3e41782789295eb5394a19d1488e77b26ecbc244250485fb074c6702f2eb660b01c46b766bfea26aca1a87d240368068d27ce3cc7f89dff73e3d5b87143541c8597ebd6fc33ea849fdd3a67aa6f722fb108a4bb989fce6c20957719369e9d0154e6db5d0ee2111c8eb2dc25057b4989c08cbb278d772a63db8421b4684bef3f6dd10f1c35f2382183988fc81dcb027c29a59e1cab236f7ab60c89782228d72849223c614ae51bbba5b213cdda78a5936e5487dfc5f641d578aaa991a5476d3246a8b2c4e121606f1766c3a309f0a8fb4745b40e19981b33d8f883d1d7c1a2ce3df3b010d06a2d5e6a2fbeb14455ce995323df07877e997c2666ac2403706aa49203ff38bfdd9ebdb81fb852404baf80cc1d0bc833c8b90008c9716e1ad7b02b77f501866850366acc0a1648439fcde3bfdf31a54d6daa6471ec879dfad117ac20bf84a8f4db6c39831511b388772da2699c0bbb41a9c2286a3157388ea19617619f4c691b97c335af612ea53c832ac4a84a9b7023a702fb95577d5c764c50c9e1090a2793fb52f000dd2d37bc3ca66b060073c5fcda06a11bddea8454a3ba8858c2d406109be4607de5adf243272dba286b30be259091bc0e9b88a83b3ee19724d7c34872d962410191a6edebd405e0a22262108e093b16d7f2cc3bfd0093c71b72d1a071d18e1f3377e1d11e2c2ed42ec4b4bcf35551bc0afa80c5ae048579b2ecfe9d5e6442568f5c89de08fc5e2e2f95f7c15646b17608fdf1db8bd3dbbf37c4f6ed6f8e386548d7ddf97e6de5f05d0f34aa1096b21e2cd721996ebbd631822932e1694edb08a66b8170e2f173f86b903aa914b243e244c1bd43465a2b516571d7d59d2fe9c542d62bea1471c143156fcce45e425a2f23d7fb7b4e242c920a206c22ceb0373ed65d6378ba8666be1c293671560515eae4ead55a581bd7a259c0749e3c41184f64fcfd8ce64113ce2a063d12d03c7e2a186e30c55818e93bd22101c259f3f39babc7394e7431b1932982c34a1e315cf9882aeef0427f5c709325a42142891368a3e4771d2c88653472983c6d897472d6f0168020d0d73e771a94e270eba9080edbea6d0a67eaca0a53663d1bcb5a3e21bb7e456420708e541a8e0654c449eeb669903ac1777a6907666af8575aea12f0180004dc890b823a0577ac6f0dfc1bec582ce51b1e43e79a483fb677843d1bb9d45c9b965cd2a2472f1e2fd42e2ea6da7240836b4d4e3105e39ba803a8bf6f5eb9ec7b3de2061db5ba59b1ba6b15772d1773dd6dfe4b953ba70f2923af2ab7278ee9e80e1350fcf2e1e1ce9aed9a27af9996b4e00cd5f64fc3fb8e8cacc4f1ec9735e7da04cdf36a86c21c8b7817f02f58d37cc994df9b432335628246c54dabded33cd1c8025c02590cebe8f6031f175505bf125a224e3673feb2400cee0ce84a042d464ef3ff368b1d3b0fda87bca43d8842280aafd237da87bf2089936a44da763c4be25e399ad1f26fa6fdfb4b762894f0de5da98f284a57e5c8f75991c1bd6946bfc43d9983f608a32fd92b47e10846c8db1d6c508a0d94fa5343bad823eb0fb46ca6bf2ac1c6e8e75f74c68ccd2c4fed69608c7ce1e4388921d9cc921d033bc67475654e63b3a25fdbe0ca7265068cf1e4e39b477e991b1bc0da5082a18c0e91b3ac5af7432753ebfb9f68d789aa4ec5987a5fb805a09eb706c7cf225734a1e9aea4e2a568f6b85099373c5d9b8827df7fb7b6377a2ec74f68576f82408e860fddefdb4ed99459b66213c9bde65e2e810ac0fcf0a220c3f44887cda9558805ba8ab5447fc5d9a9a5ae1d1beefb14770f12f4d950bd63770a96a6f329ac7688b788db6e8d958a8d51ff328725d0b31c47444bf62d1e827d21016a59f7f9182b17d6e3491d853a660b1bbab9846382679d81aee739becb08b417d27d837eb872360ed3ead66b10310924630f05a5351df50db728fc69b45b6e0576b9bb62867bbfc0301ca3afb59ff9746360dbd0007d6d0ba99efd7ce653f8e334f919fb713bf8335128f313545c60b2157697aef7b39a9e34f2ac9a9f8ac5977118edb0ffcd430b5a52785bcc819cc679325e79c62942479d519f429d37e334dcf9c68b2c6aeec39ed2dc141e04038f7161241eb35605fb7350f6b539ed8567136832d07706ddaa37c2180deb157e1824de99ce900139aade91a7f0b0d487043c565b1dd4d98e0a55d862320372ad010c481a8edeb1316581fbe3a5e67e796ba8b70d4dc61bd82f842bc3ff7ab96f40dc04386eb2cee164b8735b33b2b3ba11d316e17921397af6a95655e1539b781106f466391c9a7a277780f42d4a97b1124e33bf873efe8e79a49a65a776cfab159bc85799084028c5761735c34bc41faddf5060493307d9168a70388ebf749644e5530e82530d9f928a20996101621ab3c3fc9a1b66a862a3c24146e5df98a37e6f61f8a784a5e0c5d64ec4aa7245f3c3b2938b5ef1989c8254980036b6ef23a2358c5a959717c7beff6a1f16350659d695ebd3e57c55d8525dd914bbc3f22a5b0483da4bbee0cf5f067f2b92a4f8906bfe30dd951e9dc7b64ba5a973e49b78ffb8bad5e972b7dc45b98c3b85d01b36b3f16e3903790d43fe35a23d75613cf35813fd40740ee240663518428c58ef79f8eefa8993caa69f9ea54b149f0d36abe6ebbe8047a6511e3b0d5b624df5e5f60897b305b0fd63efcdfb4cf77f9235572cbf6a65e3a0e9e3f43d4a92a1bf1f8cac60f2ff55c8dbfec2c14da2774883a3ed72af4a783b1b2e3270297dd57854cb8d1aa2042b7316bfef676083540baa771303c544fbd042d13dcf94cc3e64d3b64375ed0bed6b0b98593aac60d6081f0c4f45c753c6771d028ef2c947c375a33a907a415a56c989da2178b4b8ae17610337363faf5b335d95f899bf7586833eb2775c5e388564263e8dea155a70467594e65f71bac8d11945d2a55a42f0f47931804769ddc9f8e4b354c5b1096895974f5e91f7e0d41fe1504475d8cdd9c2570e0415f8dece1dcc13f2fa6559e23adfc19dbdc0e3d38604ced192b8ff4ed88e081dd0820430c5ee92644707eeffb12176c3489a0e6f4f68f2ab3d868ad1faec52a01be9f6dc46bbda6a7cef239a8b459792c659ecb784cfe0c5b9fc3c087b91f1fc71e0544a9fc9c598758d163cdf0249d33bdc5e691c803ba114207a0a71cddd2be2ab85e37f9f681ac07f73595daa0521571b123681a2020ece649bda46d9e8ff3830276ebffc8e0cad6c5a4df40e5f694840f11d8a617eca222a7756b04fdd8af32e459fc7a6083de9eae0947d5d085064918ac06ee85d76d88e7b03090bad15a3a617871afd9825af36b916728f942c489d1c42848ff959afd63273461a33791a45c1e57b70ced784f5a49124bb83fe86627d0fa7688d93b24dbc84e872fb4c7733c51008db824682734aa0464f4815abff6b8ab45d4fe0fb9b47d92f0121f893fa0975e84bcd73447608a9523e4cb7fbdd66e3a257ffd22f34c707ee560e23eac3078ae4111a796fdee832b5522899b9412addea45b78864227eba239e08625085521e73e726a418b121053e2b33413e922fe9a7838ec3771c5618b6f7bcf0fc24138766d68c84a670bd0fd58c858390ba0736b06a9835406b4a180ea0696c4caf6b203977baca753dfc522066665d5b9a032bedda7e3375ad17c7af3ec7da71174d49c8c560906e2e60c6013eb5d5a920def067cb281fc42f09ebcc4b5cf76e15f12a5eeda03486e24c5c82317e4e9b1130befa8dca83194b2476cb2560fe0bdd2cee807f13750bb8f832f30d468ef0c8233a6099841607cf123aa65828d362a524c0cf85724d2d33754f24d7a43984417bce52e6bb97863ad0d0f282fa74b1efcf1e4e912456d9017effd8d15baf6c2275a694eb3a482fd13d24fa4ebcac59e0434bcae2a97a649fe1712bb5c50e9b772fd5d4a65f811ee2859b9daaa68ef6b416e9838aa11310ea567107e1366dff2e5fb950bd553c3a4f4a93c6dab95b12b191f0e42e936587d7748acfcf1386a1c240af74f7e8402bc150ea4dba1346a7791b37c036ffcf2486cc09c44cadf62abc97835864d72222a105855558003a2d76b8716a5875fed5a9467585728c6992030a34da8ba1a53a514a22a11b342e19104ac980b7c83e676af5f6db11fcff2d53425e0f1cdfddd0117a8f6ad4740779487eebe5a15fd20501559c2e92414434d2e0fcb6cc58d03461b6b01dd4cd991cd574acf7b1ae6247cb4d5bb07d1c655c475cbf4807ab9161edaa4a2566d5689e99ede39a85562ebccccae0d6769b464757f823bf4fb84b5e6566831f07354e8162bcec72bfffa00ea381506097f2a79e811658a29821b77291402dc0046893395ff4cd07c637df505fe148712fa28c0159c47422388ef7f83d789175d39b35700f0d74763866ecfeec807e8ca9518ef4441e914a34c9b43f9efe0c77c782006b96cced9b597d309e1475cef56019a3d47ebd9c229b4563dcdb46321c84e420c65e4748e4c642298775a507f968862dd5c5b0488f232b5d804afc53c05475773aa76ceaa1cbb1686b2c4758a12e10dc5fd3df6d8a6b49194c757d3c65d32b721bc523eb74d73087b578d4c15d022d1d26b29632f6b3d013836fa96638470eabc9c19662633c852a12843da013ec88338b2c4f4ff4df9f0f311ccee9d85559bee870781bf464ed7d6f66b7c172cebba5ab8e32ad309e7a72a6783f9327da7bb11d88dd3457df676284894e423f506b799ec553129eba1dcc0d48155835bef08402e5d147e3e411505e25a158451872a3de65e3a64c6ddab81077a52bf3fa52db15b9addc24e48368c2650070c36efdec912620c5062d773e840c74c0e16a3025ed40b41d8c3662a5d4ebd425fac3c0042f22d527a717808fa257a3ed7e959bfccaefaf5b35e6a113ce25d09acb7d4d2ed7371c6686903ba0a922dda2ef63446e0b5ad88787f027019268c37ff3301a83493ad1557423e2ed49a76258efb8230bfc586cb680b6a68abaf921dd5f69402a49ed94c19e9884c9b52d6580b3a576f872f8505129e4a829ebae7388608cbf5ecb8a1172a5e3cfdd9871ea13acf4b85c02016104859b51a63089f9f59c244094d229a1ca923dd85aad20173bb703d1f24a3f32868f441c143c6a92ba1714b296143b4e0a8804df05225fe4c7656718693fb51c87eccd1811a5d10d081b50133752eb6935849b2af380cc33045a78fb28d73f7255c9cb2ad4beb948ccc40b3454a3e6370cd3f3ce1a26cb1d4f1fc33fed2806fdfa992454c03fd72af4466eb2ec68b3f0c46cc324d0eea4cc73362d5ed627d546e8b488f6442b12ceaa62ba9a087b589f6281613f5caeb0af1a1aee049c3b1eab644d34511dd4515d80c280b70af1054a695e8c41f92ec54aabc3d0807038d168965b5081d1af507f50a4cc04fc9be63b916685fbb97f29c2b990cc278e53c9b97217bcf82903349c3a58d38c067a5f1983861eeefb616b18f89cdeacbbae4a2f50061a6c87751fa96b1282ff668065b5a6aec309e68c0eae9b77ab9c42e7eee1bb8a1c59e3cd5e0f750a6dc7f86696737d4fee30b5133eb77dd85ce0a7f14726f204a343613e7d20dcfe38fa95c3f988a09138afdf79e6a398e7e27a8ecaebb98c5c68e33cb2a3635eb9534dd66a36bb1d9fa220163ba91a217fe68dda0200ec958b78adcbd5323ed15feb08ed8f4bd8c36cf984355b8a6577c47b21f177eae471e18edd67cc1fb3eb3ba3776c4c7b8f637c04a32a94c2b694b28588adb434d5c7e2f19a6266a36c788695c3e7f75b409853dcc95bbf0bf3b642f008acbfcbda2af62a6bd2d18493fe452b1a95e4ad0cea88693415', 'kept', 1, '2026-11-18 18:18:43.553693+00', NULL, NULL, '2026-11-18 18:18:43.553693+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('e0bdd296-513b-4d34-8093-796c9625d3fd', 'verify_email', '2e513e1f-f496-4a7d-a639-715c42a7e81a@example.com', 'Verify your e-mail address', '\x017a784276c05519a23f45849810d9aaa9dac5605a74144a93662d68373906264b646004a150dd7441fdb114836ff79d1f6970a7310ec517c4c45a602447946e3d907a572666bfe38c77f0debaf6299d44e4389696656aa54c58731a4ee3a894181a9ee5c8d1889534e5d0ddb14f1369c0de805274217f4280b311e7ab8647db386a31466e9a580419b9936201a8afd7324fb78a14e267734b02775b2703a561ef9c01689f99fe44e1e3094378bc07e3c616a7c25d2795ba34271d5f6e3cd930443d39aa66dcd93ed4947e42963820c88e995fd71cb55b31ccf548e3b8146ab0990091b548034cd3c0416debf90e5adad77d32f6c83d33cc495bf3772ee96d2531c841c2a8ac14381db3c1c9f4fbe4e7d0fc4c1f95ad49ce71c6b714b6adc2d25889ff6e8bae9b10e2a9bfc9f27cac017c578bd53ee809e49e47d1de8fc19954658bfac0c6a7f35833c11ee0fbaf19b26044c1a020d99fa9a84afbb28a8ae8e4f6f0fc216351b45f2b06bc70c4211e5afee284eedb3a2b11e8c26b6feca53314ebdb08988d53647f9ade85cd58e7710a1c07b9d09c9985b89568449fed7de7e3e093f359773a6af086bbeb8b501bd4aaf1e5d0683271d9ddcc83c8e3ecd9232adef60c2773dbe89d3585e29193ab19217b00b396ce6c6e1453326750d83b53e7560b01d467d85ab71952b5191d990acc102b2d87ceaf92cbcbe2de5a4cef14e43b4ed46cf56e0af55e59429d7c0136bb750b5904e1f5fc7126aaa0e228b056b1a279b9172facd5319ab5ea61c380fb0349eddafd429649ddeca5f42c3cf66f69f0e6adf2f60199524eeb39413b9e1ab1e76828a2454fb6ce3ebb6abbd233eafb738cd748bd0e9328ad6074bb84aa268b54812fe3e303122c9733f26f1a1c8f36869dde8af4bf31d50c33c2ae4d90105f716be01b5109f0dc07d3669cbd4ac5d7c02739f8d24c959934bfbca18505f87fb598737e24aad0cd73da79ad40d798e61d8562aa43b8311044e62bd09e2fad933703ac279caa99443884b2a062fc80cff42ae0fcbcd4617722fbeb244569e92bd16f4cecbdb20fe5e60476749996a7bee83a8cb6f79bac2349dc429df348e4f8245b1f5609e74ebe44d96f7b086b6d7d5befeb1648401cbb3ba19c8362bcef5156c65aeeea548a34014adb68714dbf7a33f3a5ea2e05b3f9ba79753243261b052f7319636fa099213358db08b616a8abbed07c5c4dea6ffc4373a3e312cd4a97c7c807fc2f2e6bde71dfc71a23361a37e2e2d5c7c549569dd328e5d07d9555dafcd3e550711184e5a4cb7ef1b1e5c5b4784ed17cd0e81ba7d394a8e4f00e6e4bf311b577db275e659808ded0682487b003ef5867cd0f93ee55df9475363cc3125242175807e71859a495fb743a345882fc2d40ecce09f2172096518d8fa1073e0185a2dfc2158899f49c92b5f9f4f1bcb66fd72b0c86a4d405067dc5f78550e406df2942c6c2a0704b5bd264089e5868d8193800530331290e470d2afbe4820f318ada03bd122515dfafe2015e5a00bd7ab697b0ac2dd8512eec933ca7fb14ca31322187da44d5dd23e19f4bef928f6724e55b2af334200505fdc37603f348f6e85d67d6a06e9a861c08be795fb4a2a49b0f13c5c288bc7fe578c2e21ee894334ea3bfc5534036b5233a4fa0105b080698ca11683352fb00636f3ed8d58d4b70f0d597b60ec9e54405a679ef8f830b4a17eba415d04a551c059ec9837bd88a7046f666015d351c8819e6d8dd2184fed689ad4aecd2141954a9f2ebe6ee632358220c5fe668fe1f4c1799dadf8aa5b16ba255cf8128e2ed52f0d40bcdf49cb6a1aa2c43575a64d6ad19b5f8ebe53699c3bd09fa94d03ae276f4a8c7a1b90cdaec2633afcc4ba031ee9020ebfe5a6409be360f63bfcdcb6b7d02deb5f64625e8128f5a8609eacc05e7062453445cefbcde218a2393c0e3508d353fe47937665e7d9cf9409fb6a24233edb4d86f32dd03e79232cbe18931f34f076bd4bf8b0857411aab5100364b3f56099a5f2ca071628adb0181cd9e9bafa3815b3b2ddd79c0e8bd9054e7acc641b64f74af86058ff8aef0a92c65e68e199401a00224caac97a23c4a6e57f4899d4ef39a6ffa7ba6da33a14bacf868d5c4240204972677a8536753980f467023fb4ad691b600d92bd17bcc4830d80d86467cec381ea9f290e72e3c55a871dcc54134d55596d39adeacde942a07ef0ba806131e99a437a58d86deae7f940c12cf6d731db1efdd0c5b1745e2340b6601780baf2b4c2cf9a5d123254e67f3b901049d788c6101e797733ea40538445ae02cfe0819befc158a5b00416f827323ba09a3197a12ca387c71cb8edd0be837902377ebe20548ac8df35236d0e21c878807b68e1f4e6f76003a06f52cde901cad8f152ff5e55dc1b88deeb4eef30946d61a5dd7acfd9ce4dc5ffd72f22fcaf34aa8bbc65b664cda2a0014d40f64ff608852ebf5f21c890ee6b2d07a5c3d91236a8cf51bd409ee22ae05873e774c0fdfad760b06f7169aef522b2f35160573cf98cbd912071551c0af573a78045f0ec156bd2704773dcd4043f3c2a279b02e8cad4b6750d986a5f06d610e1f074fdce8b996750d6048a3e4ada23cfa76aa68e867b3e62ae8f0342168cc17a2e20e3ea41b9ef084f1e79b1a5ebb35622f90133378c2fd7c9d098d53d047e26b5e184d8123eac292b7fea8df3618415a25b578bdc43b7e1ebaf9dadf2fdc98f46a85e49b6ff47a2252a4b363c64a30f540416264554433c8391728714fcbd2dd4be7d1828fce2d6987bc680e3fca9837d586a8dfadb24ab9db92febfafe281b43e33ed51240a2910768376532e1c6da44969ce667d9a3518ac84d0e248160476bd3c5b6e7b301cd65beaea6355aac1fa4bbc23b2eb576acada95d2dd6def765935a45d09f376ac03f1cc73030f88053e302a31155a801be00d38d0f1167db1080d9ccfe3ce7d575560a93d2e85e7dfe64c29327c8d377b756291517e03527f038a00d9f80a21cab9a5df8593094b9d1a33b4d913dee3238077fc76e9e42dc703cd36e152698ac943010fe20dc3e54ed55eadb307b01992834cc726e36a02e1fe66eb198914db64ebfd0bc6d93915fe664c9b76340819ca9d6f727f8b2cd750cdfd66eecaa541f8501709c4b36b653a95939a66e7621a11b87905b2da105fc03bb29b38d3dc52462b169bae12c97ed311792390aa82e719db556251cf77fa09eabca450f74ce799c836025116c285f5a8edbb872bcd8fd297d9be440ffff82c7d2dd1c36535187b4837637465bf3f9e8a355e6f0175ea004ac8261027cae599e7372bf4654c1e80d5001537ad2f8effeb9dc5f9ace600d17beb1abf20c681ef7f999f58fa69568ac6c9537b635c7de26bd2dc94761cc0c96298cd542ef7a8962ee1f8b47cb64832010b896bb82092a15d01bd34c73e07b8cfa5527e0cd6ada45fa3c5c921436274f7ebd1c2ef34577b3dcf873c4b04269ed292d4b2d10bda519fad62f1e1124da4b2683c73d0207229f36fdc88b99e5da3207d26ddb7f1ca44bbcae5b64001d033e240f6f6e4abe537c98504081e45f1dcf3669355bdabae6566a792fd1f72943031358fff2f696e76c2736727d82d5009645647bc680643dd8bf861fad572aeb5afcc8851255c2cb04ff8c75f563d6c449f50738b4edabbea94087a2b4050e9f46b9f6608d8d3af695677d732bbcb2bdb793ef107d184e821da6d2d57f613360c7f9c60ecdf031071a7bec66926c72dcb82fce6e96d6e9f3e2d4d628e6e1f4be33ff2796fb7ce3ea669636b8ab495e73fba04b3c48e46ec186d4745e8d4ce1353e4ab93367fca6ebecf4d491b17cbb0f45740a5169c92e8334aefb6194d08dc49d8267160608182809e4f4aeca80202caab429b265052cd42f845be5148c9c6f6547b8df791811fe3308341af5fd28f1ca32e3df7c4dcec6d6e0680deee9bf78099a923387db3d98232d67c977f9e7fe63842b54e07d6f5c332756c32ae355c68f34b3e4ecb239d9b7fdbd04a8b37ff604dcf777d81aa552a52b3f10479b35fe7be4f327fd09b907159e4e9785fcb7f9d23df8580e6f258a6944134c70d8243de6d86a329de64975a98c2c14c6553beee2cee8a8a1001d2f015f48fdaf5164023a0dd934ef45c5959da62e41be1ab1696cb49b0944b2e234892223638a85daf56ddf3830855ffafbf265ad1ae6afcfca150b1d72e773f68a28ebe61962d6adfd223dfb8942e563cb4071dae6748a828498e90c29660b9665d4181e7274a6eb0cd0ec65bf3dc26d93f6ecd88d8cf9b98642b5746d68879bc3cb6f77dbe3c8fb783595116a1a52b19c13759d5f8e905f6ec3af0ed97541b64a447210a61295a007677c4c73e0f1d4e280c772ae084037f935c741e17d62e3cd30c0fb00b87c46221005822f46e9424de2b65b991bd55890e54819ea2cb59cab819db19053917c560b5e67eb1d2a0dd6cad881ac85186ef9bfd73288f1e745564e3d3e9e75dd793540e4724eb6edbc98b5a4a84218028046ba6a5746ea0d0ea97f96c7f75e784ec57c1a0693faf6e01d6e493ede7970027e31507c8030ae92470df18449e3b6d3ebb5aa8580823b4b321a149442665cf7bced8b4e9ed44fa254018442bc59594cc02505bd85b0c9840466390d1c94886e03e13afbbaa0d234dbd18a1479433746626117a23ddbd78928eb91af764a7ad59817aa4e9edf1ff1fc4b771901c6a06af2fb814f4148377e5df3bfb91adcbf84481c4dc17f7599103823fc427ca5901864f8dcd4c27cdece522e7046d12b237160062f4c7773e7eee50d1a0dc4a852984a4e9b794674584528b50dd2485b07b894f5a6fc05c61dd1bf89c9154dc19ba508478e03aaf30f2774818d60964cc3898b58b5da66633785383d9ae2e542133d13a98032f3c5e58c00e95ae5f64f7ed30197532fcfef77bb77edceb93b144d1893df94cc4d17d682fa5e9d63ffe87910fa1bd510704b2fe574b77412da649e113aa19183b90afa21abce48b6d7ba4af9cfe4704121db46bfcdbc4ef310e33dcba071730f2182632ee418d5fce7aa2b6d8d6671709139755ae3107a7ea9e9ae998b7b9d7d92b027a43f9a42f7f4062475c18a38618eacab3652851927413bbd25f7107b71eb172fee26db850c40827866d7b1599b2490277a1864bc187647f4fc83437e450da7da73ef7ef14a88d8eeb61466f5b7674a26e03b35302cf48a17fc5d9f5fa867e5d0d8e5ff3187e353dea01cb23a24193065022b5ab6fde146200a79fff823925b7d913502985dd4da799f97fd56f1cd8e7d614a1318c6bcc5fedc3a7ac6299c922f4202d55d76a218637dc7e73918cca8aabbb0f5df92dbdad423aedcdee6e5e114538ee59f253999efb66928ad37819eb8c5d3bc412c4a1353931446e940b9f7aabf129ca556848f0ef78d405cf09d702ae9a5a8d0df1146c5df567269cf277ced063f70a0e348e5c4647293f08d3eed4a62b48e1c8eb4d5d4d064bdc6d834ab10fc8e834b5567bdab7dfed5548e0970c11d4026c1f08e8bb5aa1f2ecd2fc4445f91b49546db8de0f5195da6f927b04683bd32fc1064d444d58c3367ca17f9281a0bf838ff52c374b99ff9e4c038f6d574688b5b6dfaa397093f5ac216ad308c1864c76b54224353b5229a923d5c9a7e373f1af95b35dcaf89cd5d1d5071e6e114e4d2e88abb585ef75b3e669dd3a28eec4b2f4ca118386e7c967a047d0b5b2d2eb5225b32cf2028da395161d8a8c474e20ca91325fb8282d928c95609d622a92e050fe1d38f1f9eca98fc7583906fe771632695115804f19bd5304d52fafe2bc2cca8a00652388987e5e3ed0c1df98b0b89e3ce25004a3faf3b3ae78c4ef461285cfe8eef0b20eb78ad6c99bb0c3f41ed9960502a5128cd94a82cbf6d7fd40fb00018e27e99e85c887abdf7b1bc1d5828dcf5f227207982abac54d56160ed7faeae921b767e013e1d55e0c1c61d6be906f9f2bc4a63618e98713eaf580a7188f0c6cec7a7cb857f18676674d4fb88762f1c21af9774b3d96338347c5d6c120f72e74ee49bc38a7ac49f38b15879b3b5f09e6da6cf025487ec13865692b00e5f0c36f87f5f953c82558a2d68c1f36961685191144562b3e342e7418f19d6ed8bc7a12450cc329781e0aa813', 'kept', 1, '2026-11-18 18:18:43.719413+00', NULL, NULL, '2026-11-18 18:18:43.719413+00', NULL, DEFAULT, DEFAULT, 0, NULL);


--
-- Data for Name: network_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_changes VALUES
	('3caaa779-0b84-4d0b-99ec-50739432e9d6', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', '2026-02-12 16:22:15.892191+00', NULL, '{application,organization,profile,referral}', false),
	('3c372327-f344-4b20-9298-56daa39c58a2', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', '2026-02-19 18:10:36.294932+00', NULL, '{application,organization,profile,referral}', false),
	('d34dabf5-ea33-4072-be9f-fa82d72c8ad3', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'St. Brigid Hospital', '2026-03-09 14:53:01.265989+00', NULL, '{application,organization,profile,referral}', false),
	('5a20b50a-bbfb-4622-925c-ea0ab1c0ef4d', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', '2026-03-10 16:47:53.345892+00', NULL, '{organization,survey}', false),
	('c62ac2e8-cc0b-4f9b-84e8-4bc1be19eeb7', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Clinique du Parc', '2026-04-02 15:31:38.726602+00', NULL, '{organization,survey}', false),
	('b7f0cefb-2401-47c7-8a0a-3b7590c01b37', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'Prairie Home Care', '2026-04-10 14:35:51.209092+00', NULL, '{application,organization,profile,referral}', false),
	('4366650f-894b-467c-88a8-8548462eaa9e', 'e753b4a8-ba92-4235-bb75-349f516a1852', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '2026-05-15 14:27:33.234194+00', NULL, '{organization,profile,referral}', false),
	('d1c9fd84-e42f-43d5-8403-bfdf04c71359', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'Cedar Dental Group', '2026-05-22 15:20:53.639125+00', NULL, '{application,organization,profile,referral}', false),
	('9f1bc0c5-33b8-4824-b866-0c6504ab7e87', 'e753b4a8-ba92-4235-bb75-349f516a1852', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Harbour Lane Pharmacy', '2026-06-01 18:36:06.128994+00', NULL, '{organization,profile,referral}', false),
	('fd03259a-92b0-455f-b965-4affb7b2df43', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '2026-06-08 16:12:26.5308+00', NULL, '{application,organization,profile,referral}', false),
	('4f5ef898-c2c0-47c9-8a4b-b3481e775b15', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '2026-06-30 17:08:19.8263+00', NULL, '{application,organization,profile,referral}', false),
	('f5329ea7-ab86-4c24-a802-f262a5d774e5', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', '2026-07-07 15:26:40.235859+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('795ee5d5-3fd4-434a-a564-c1474557a140', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', '2026-07-07 15:26:40.236092+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('b334f4af-3a64-4d22-bb05-6d3e522f17fd', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'St. Brigid Hospital', '2026-07-07 15:26:40.236304+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('961fccf6-1519-4b35-abe5-5a303c2ed399', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'Prairie Home Care', '2026-07-07 15:26:40.236457+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('a8063a7b-6692-4551-b7d0-9354bd10ae69', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'Cedar Dental Group', '2026-07-07 15:26:40.236589+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('5ca18497-56bb-4011-8a77-1af21473e0c4', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '2026-07-07 15:26:40.236713+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('017b288d-4304-4141-a802-6ffec84088ea', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '2026-07-07 15:26:40.236835+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('4d7aa70b-b3b0-4381-8a9f-8a610e284514', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '2026-07-22 14:59:13.123431+00', NULL, '{organization,survey}', false),
	('bf0ca1ea-3d58-4359-9cb9-2d84633cf508', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '2026-08-20 17:31:26.823522+00', '{application,organization,referral}', NULL, false),
	('79488ef6-339d-439a-ba94-6155d54d24cd', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '2026-09-10 16:57:28.037801+00', '{organization,survey}', '{organization,referral,survey}', false),
	('f480fc71-622a-4a20-9167-6d4a49ddcc85', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', '2026-09-11 15:03:20.117899+00', '{organization,survey}', '{organization,referral,survey}', false),
	('d058bcac-59ac-4bfa-b9e8-fdd6cb98a79c', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', '2026-11-09 17:19:55.440235+00', '{application,organization,referral}', '{application,organization,referral,survey}', false),
	('1de8ac09-0803-4bc8-bf3e-d3cb63082a4e', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '2026-11-12 20:36:31.682765+00', '{application,organization,referral}', NULL, true),
	('55784dad-68ea-400b-89c2-c2f358f6827b', 'f5e4775b-946a-432d-9605-e9d1fe008119', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Organization 4adc00a1', '2026-11-18 18:18:43.350704+00', NULL, '{organization}', false),
	('d4842582-ac09-4dba-b7e4-2490a795b805', 'cf422b3b-0109-4306-b95d-ce253891dd1a', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Organization 28de7c4a', '2026-11-18 18:18:43.425896+00', NULL, '{organization}', false);


--
-- Data for Name: network_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_end_letters VALUES
	('45b6c7d9-d21c-4f19-85b4-ee8eeab6e985', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Ended', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '2026-11-18 18:18:53.54894+00');


--
-- Data for Name: network_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_members VALUES
	('933d1d89-b5be-4db3-bf68-2a016dc45a4e', 'e753b4a8-ba92-4235-bb75-349f516a1852', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '{organization,profile,referral}', '{}', NULL, '2026-05-14 15:11:41.150781+00', '2026-06-13 15:11:41.150781+00', '2026-05-15 14:27:33.231683+00', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL),
	('2352e99b-f3f4-4623-9094-0a97fc9fd90e', 'e753b4a8-ba92-4235-bb75-349f516a1852', '155c52bf-9eee-4420-b0b6-28d5e503ed66', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '{organization,profile,referral}', '{}', NULL, '2026-05-29 16:14:14.044349+00', '2026-06-28 16:14:14.044349+00', '2026-06-01 18:36:06.124484+00', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL),
	('1ed803f6-77e6-4913-8cf7-397b546b950d', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral}', '{}', NULL, '2026-02-10 14:48:31.733741+00', '2026-03-12 14:48:31.733741+00', '2026-02-12 16:22:15.88707+00', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL),
	('3e7d9002-c4b9-4341-8d4d-cc6e47d9d31e', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '{}', '{}', NULL, '2026-11-13 14:51:23.760984+00', '2026-12-13 14:51:23.760984+00', NULL, NULL, NULL),
	('d350313b-f120-4f1c-a426-d1f76f6ca92a', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '29c64f92-14c0-494e-9b47-e69fac55dce5', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral}', '{}', NULL, '2026-02-26 17:24:56.695245+00', '2026-03-28 17:24:56.695245+00', '2026-03-09 14:53:01.26346+00', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL),
	('9e2a301f-b891-46b2-bdf8-da8f3c36ddac', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral}', '{}', NULL, '2026-04-09 16:03:59.125651+00', '2026-05-09 16:03:59.125651+00', '2026-04-10 14:35:51.206645+00', '2a5935ab-058c-4554-8c07-5060bc84430f', NULL),
	('0f7fbff0-b976-419a-8dc3-810f07cc7cf8', 'f5e4775b-946a-432d-9605-e9d1fe008119', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '{organization}', '{}', NULL, '2026-11-18 18:18:43.309211+00', '2026-12-18 18:18:43.309211+00', '2026-11-18 18:18:43.341684+00', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL),
	('1c4aa3b0-73f2-4811-8274-f8a277912a4b', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral}', '{}', NULL, '2026-06-29 14:16:27.741484+00', '2026-07-29 14:16:27.741484+00', '2026-06-30 17:08:19.82379+00', 'c54f3499-e9cc-4198-8706-7f59a531e84a', NULL),
	('58b26a52-539b-4a57-87c3-0944332f81be', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '{organization,survey}', '{referral}', NULL, '2026-03-31 14:19:54.562684+00', '2026-04-30 14:19:54.562684+00', '2026-04-02 15:31:38.72252+00', '77abce36-604e-48b5-8446-246ecae1789d', NULL),
	('5400f8ff-57de-4d94-afb1-c1bdc966e9a2', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '{organization,referral,survey}', '{}', NULL, '2026-07-21 15:28:21.039692+00', '2026-08-20 15:28:21.039692+00', '2026-07-22 14:59:13.120161+00', '3ed5e4ad-26d2-439d-8e9a-773528b78105', '2026-09-10 16:57:28.035354+00'),
	('4b7fd338-5c01-4ad3-b583-4a10afeae7cf', '43f639b1-3efe-4b25-bc1b-ca9f9b661979', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '{organization,referral,survey}', '{}', NULL, '2026-03-10 15:05:53.34358+00', '2026-04-09 15:05:53.34358+00', '2026-03-10 16:47:53.343373+00', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '2026-09-11 15:03:20.115805+00'),
	('47e1e0e3-ae00-433c-aff9-612683c24181', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral,survey}', '{}', NULL, '2026-02-18 15:39:44.210916+00', '2026-03-20 15:39:44.210916+00', '2026-02-19 18:10:36.291745+00', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', '2026-11-09 17:19:55.437969+00'),
	('f7d60f17-51e2-4a4f-a5f1-2970da14854f', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{application,organization,referral}', '{survey}', NULL, '2026-05-21 17:55:01.556838+00', '2026-06-20 17:55:01.556838+00', '2026-05-22 15:20:53.636552+00', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL),
	('2b7894f5-e6d1-4e4c-9648-24a11fe4be2d', '4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '{}', '{}', NULL, '2026-11-12 15:35:31.680002+00', '2026-12-12 15:35:31.680002+00', NULL, NULL, NULL),
	('85e21ab0-0141-4423-b352-d5d074cff9bb', 'cf422b3b-0109-4306-b95d-ce253891dd1a', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', '{organization}', '{}', NULL, '2026-11-18 18:18:43.368966+00', '2026-12-18 18:18:43.368966+00', '2026-11-18 18:18:43.409686+00', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL),
	('fbb70312-4d33-43f7-be81-74c68bed1d5e', 'f5e4775b-946a-432d-9605-e9d1fe008119', '1a9eb97f-b8c8-44a1-a9c6-e8381157b47d', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '{}', '{}', NULL, '2026-11-18 18:18:43.523582+00', '2026-12-18 18:18:43.523582+00', NULL, NULL, NULL);


--
-- Data for Name: networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.networks VALUES
	('e753b4a8-ba92-4235-bb75-349f516a1852', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Referral Desk', 'Who takes whom, in four towns.', '{organization,profile,referral}', '2026-05-12 17:02:56.987687+00', '2026-05-12 17:02:56.987687+00', '2026-05-12 17:02:56.987687+00'),
	('43f639b1-3efe-4b25-bc1b-ca9f9b661979', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Town Health Panel', 'Answers from small towns, by year.', '{organization,referral,survey}', '2026-03-06 15:15:09.180491+00', '2026-09-07 18:45:51.793722+00', '2026-03-06 15:15:09.180491+00'),
	('4d8768a4-7fe8-4e5e-9ca0-e358153344bd', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Care Circle', 'Clinics and researchers who refer people to each other.', '{application,organization,referral,survey}', '2026-02-09 16:30:39.642395+00', '2026-11-05 15:53:11.274162+00', '2026-02-09 16:30:39.642395+00'),
	('f5e4775b-946a-432d-9605-e9d1fe008119', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Network 910e90e0', '', '{organization}', '2026-11-18 18:18:43.279402+00', '2026-11-18 18:18:43.279402+00', '2026-11-18 18:18:43.279402+00'),
	('cf422b3b-0109-4306-b95d-ce253891dd1a', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Network 03cd4ca0', '', '{organization}', '2026-11-18 18:18:43.29632+00', '2026-11-18 18:18:43.29632+00', '2026-11-18 18:18:43.29632+00');


--
-- Data for Name: oauth_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_artifacts VALUES
	('Grant', '\xad0e044ab69a5738809c587bbe0ed76230ee72456c61ec9ece45766f7eaaa076', 'hxLF-Lu76-PvVTVNDhrdweifOiUOKnInpGZG-j9xOWw', '30e9383c-d7df-4099-aef0-19c8a3264286', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', 'bcdd448f-5ea2-4d70-8f80-32ccdaff0c0e', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"exp": 1826561923, "iat": 1795025923, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "ad91b5dd-a246-4bed-b502-86f0d875e5ba", "clientId": "30e9383c-d7df-4099-aef0-19c8a3264286", "accountId": "9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed", "sessionId": "ad91b5dd-a246-4bed-b502-86f0d875e5ba", "approvalId": "bcdd448f-5ea2-4d70-8f80-32ccdaff0c0e"}', '2026-11-18 18:18:43.127522+00', '2027-11-18 18:18:43.127522+00', NULL, 'ad91b5dd-a246-4bed-b502-86f0d875e5ba', NULL, NULL),
	('AuthorizationCode', '\xd743d1ae2fd07431999dcd074364033143d309a3690ef3f78d5dfc53e7d8a269', 'hxLF-Lu76-PvVTVNDhrdweifOiUOKnInpGZG-j9xOWw', '30e9383c-d7df-4099-aef0-19c8a3264286', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', 'bcdd448f-5ea2-4d70-8f80-32ccdaff0c0e', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795025983, "iat": 1795025923, "sid": "ueWhatyPzpqFQZNxApzysg", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "hxLF-Lu76-PvVTVNDhrdweifOiUOKnInpGZG-j9xOWw", "authTime": 1795025922, "clientId": "30e9383c-d7df-4099-aef0-19c8a3264286", "accountId": "9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:18:43.142671+00', '2026-11-18 18:19:43.142671+00', NULL, NULL, NULL, NULL),
	('Grant', '\x011c54ffb4e0520f3a39cb5523d073db77731ab00a363ee5421d0c09e7c7cf89', 'imBbkxRHfwP4OxyDiyrWnb7u0mLv4tKEWn77OyyRaa-', '14ec6635-b55b-4457-8f28-72aaf6ed3876', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '6754e495-9b37-4787-8978-e020bdd15315', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"exp": 1826561923, "iat": 1795025923, "kind": "Grant", "openid": {"scope": "openid user:read profile:read", "claims": []}, "givenIn": "99f3b27f-4600-4b67-b0dc-754a0d0ce1d8", "clientId": "14ec6635-b55b-4457-8f28-72aaf6ed3876", "accountId": "a0150b9c-1240-402c-9d29-db3fdb969e1f", "sessionId": "99f3b27f-4600-4b67-b0dc-754a0d0ce1d8", "approvalId": "6754e495-9b37-4787-8978-e020bdd15315"}', '2026-11-18 18:18:43.180388+00', '2027-11-18 18:18:43.180388+00', NULL, '99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', NULL, NULL),
	('AuthorizationCode', '\x2f2a0e08cf4ac79d1c9d09d7b2822bef8d8c54ba8e296c30e73a8391a26a9bd4', 'imBbkxRHfwP4OxyDiyrWnb7u0mLv4tKEWn77OyyRaa-', '14ec6635-b55b-4457-8f28-72aaf6ed3876', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '6754e495-9b37-4787-8978-e020bdd15315', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795025983, "iat": 1795025923, "sid": "fSMX9I7A6Db1UCzizMTJcg", "kind": "AuthorizationCode", "scope": "openid user:read profile:read", "grantId": "imBbkxRHfwP4OxyDiyrWnb7u0mLv4tKEWn77OyyRaa-", "authTime": 1795025922, "clientId": "14ec6635-b55b-4457-8f28-72aaf6ed3876", "accountId": "a0150b9c-1240-402c-9d29-db3fdb969e1f", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:18:43.186083+00', '2026-11-18 18:19:43.186083+00', NULL, NULL, NULL, NULL),
	('Grant', '\xb48e6d42ae979a2197ff0c7ec16262b3840260db71b44ffd1dd356cdb7c15405', 'BA8Nd4nbaOap26wMHakdur2X1ozYNpY4DX6lP6WodpU', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '17607497-9f57-4323-a220-9202c44c9e65', 'de1101d6-d772-4acf-b69d-96002fe6bc87', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"exp": 1826561923, "iat": 1795025923, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "b6e6f219-1b65-4d8e-931f-c47122e28f69", "clientId": "14ec6635-b55b-4457-8f28-72aaf6ed3876", "accountId": "17607497-9f57-4323-a220-9202c44c9e65", "sessionId": "b6e6f219-1b65-4d8e-931f-c47122e28f69", "approvalId": "de1101d6-d772-4acf-b69d-96002fe6bc87"}', '2026-11-18 18:18:43.239527+00', '2027-11-18 18:18:43.239527+00', NULL, 'b6e6f219-1b65-4d8e-931f-c47122e28f69', NULL, NULL),
	('AuthorizationCode', '\x012dbea437d6a691dec1e2811e27fa63ccc52d1bc606a921be4c45b85c6bc3a0', 'BA8Nd4nbaOap26wMHakdur2X1ozYNpY4DX6lP6WodpU', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '17607497-9f57-4323-a220-9202c44c9e65', 'de1101d6-d772-4acf-b69d-96002fe6bc87', '92b545bd-72e5-4418-98ed-4d53d84bbbca', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795025983, "iat": 1795025923, "sid": "tiXH9GQh_j68ib03v3m1Lg", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "BA8Nd4nbaOap26wMHakdur2X1ozYNpY4DX6lP6WodpU", "authTime": 1795025922, "clientId": "14ec6635-b55b-4457-8f28-72aaf6ed3876", "accountId": "17607497-9f57-4323-a220-9202c44c9e65", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:18:43.242177+00', '2026-11-18 18:19:43.242177+00', NULL, NULL, NULL, NULL),
	('Grant', '\xf85dc1c72570fe30118e96b5f9ae3f5beafc89cfd58bc238caf2baf1ca4d2a5d', '2Z-SETVJuvzAibL8mzp_-EB3RJAhCt9GT19vTvS2mOb', '30e9383c-d7df-4099-aef0-19c8a3264286', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '00101401-3bc3-4743-8bcb-24425984ece1', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', NULL, '{"exp": 1826561923, "iat": 1795025923, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "9030102c-979b-46da-8e62-823147b5fd70", "clientId": "30e9383c-d7df-4099-aef0-19c8a3264286", "accountId": "4939a6fe-c1d4-441b-b494-dd8c965ebdd9", "sessionId": "9030102c-979b-46da-8e62-823147b5fd70", "approvalId": "00101401-3bc3-4743-8bcb-24425984ece1"}', '2026-11-18 18:18:43.271552+00', '2027-11-18 18:18:43.271552+00', NULL, '9030102c-979b-46da-8e62-823147b5fd70', NULL, NULL),
	('AuthorizationCode', '\x821d3b03caa654e84ffd58454760fa99dd3d9b9e88f7800ec1f5a75751541740', '2Z-SETVJuvzAibL8mzp_-EB3RJAhCt9GT19vTvS2mOb', '30e9383c-d7df-4099-aef0-19c8a3264286', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '00101401-3bc3-4743-8bcb-24425984ece1', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795025983, "iat": 1795025923, "sid": "FIBj49hm9jDVDNFAl1wAEg", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "2Z-SETVJuvzAibL8mzp_-EB3RJAhCt9GT19vTvS2mOb", "authTime": 1795025922, "clientId": "30e9383c-d7df-4099-aef0-19c8a3264286", "accountId": "4939a6fe-c1d4-441b-b494-dd8c965ebdd9", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:18:43.273919+00', '2026-11-18 18:19:43.273919+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: organization_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organization_activity VALUES
	('708bf492-34ad-42ed-a726-1f37c5a39749', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 1, '2025-11-20 14:11:11.053+00', 'organization_created', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"name": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb27486de920a10535b24abfc2c70a66f', '\xdc11cceecd85caef47370082b479ea12a0bf4a4f640dbf40fed8a18fda4a6e04', NULL, '\x27c55e6d14f2a6ef3fe4a24cc8c947b4be332c8adc07a03682a375e95979f5aa'),
	('5a2b6cbb-8525-4fac-80a5-288955dc93d3', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 2, '2025-11-24 14:25:55.209+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\x563e20bc2c5010cca4e71b7a7fe98e9e', '\xb3dea272a46cd01f4806bce1b89186f60b02e2503cce3f4ae2a6985593a377fd', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4c2fd9d2ca0c0a2d143c7842076e9154', '\x9bbfd1c94ab2ae89b32647f31d3112117eeeadd3c31586d94e0b77da037f1386', '\x27c55e6d14f2a6ef3fe4a24cc8c947b4be332c8adc07a03682a375e95979f5aa', '\x591f2491bb0557c0af9f165a534e497c72756c67502a0867ad45a13e49ce2aa4'),
	('0669d20e-85c5-4e2a-968f-e2f17223f26a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 3, '2025-11-25 14:02:47.286+00', 'invitation_accepted', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\x88dc627bfb6bb94d829abfd6a56594e7', '\xb7a8e5f7cc591fd00d25aa7f61828a865723679f554ba531ed27364e76d3cfe6', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd0e6e438c4aad9383a6a7754b5630d46', '\xdb1060d384efa73610e50db119e7dc71610667f322624350ca13b0a5dc0d21b4', '\x591f2491bb0557c0af9f165a534e497c72756c67502a0867ad45a13e49ce2aa4', '\x0aa2d2f11e3472677225b620edf03a85ab3d02892b7c49f2c46fceb5cf8b9a79'),
	('4110523f-3253-4fca-8d36-1c8fc9897bce', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 1, '2025-11-28 15:32:23.53+00', 'organization_created', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"name": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x44a816f852d49f7dfac74bd9d96b8058', '\x4b3c7cbd0d8d5e355bdf46fac8faf48fd0421a3bfcb274f2d7d605808a27b091', NULL, '\xf44ea8f89a1d183f7cb0cfef1ae43ed268393d3ed5277a266f4f19177693dd32'),
	('c5e08010-7f97-4763-9cb9-621cd99a42cf', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 1, '2025-12-03 16:05:59.76+00', 'organization_created', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"name": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x0e744d41d2c69b4b9ce537193139df01', '\xe00c94c029695cd1636078d2438f413b6204d5c90f5ba25bbc874b0494a0519b', NULL, '\x9f260eab82a52b5fcf9df67f00f79b74ff65e0b72739bc8d0a74b6ac81bb0ff6'),
	('9098233d-d1a1-4052-8a0d-7e052aa8ed6f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 4, '2025-12-05 13:02:43.932+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x32c2f0cb64bb6a2fd6b30ca000deea40', '\xf694729825b4f0f8009f0d11301baed65b016cad0f33cb81cf7e7c0494a2dbd7', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x1626e8bcc377dc331f3652cc0a9c5621', '\x6ee23f3bdc9fc9c51c42a55ce09e25f3497eba5aaf99f91b92eb1051bbe27a01', '\x0aa2d2f11e3472677225b620edf03a85ab3d02892b7c49f2c46fceb5cf8b9a79', '\x5a5eaaaaf5d74707f3247cf00b3bda5a02a7f325c4492080b3392eb567af7aa5'),
	('3c6cefab-6b29-48ad-b156-daeb8e6f66a2', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 5, '2025-12-05 13:31:43.924+00', 'invitation_accepted', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x2390c10d690e313c24acbbda71654e7a', '\x5d3e12c0adab26b3db47f89f1be8ffc7a4f45cdf4f6ae452866a97cad1f4076c', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x989418bff4abaa9d60b024c8f053d6d0', '\x6227a315b6ebb547bc5b6102fc7df0bd3a58519bb18735f56e06a33ac12d8fdc', '\x5a5eaaaaf5d74707f3247cf00b3bda5a02a7f325c4492080b3392eb567af7aa5', '\x1db56cd9a03e722e76078f31e9fe5317115d60d0b6c2d6f222fbe94e424dd894'),
	('ebb2cac4-52e5-4c4e-b579-dd9cfa8b292d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 6, '2025-12-09 16:18:28.086+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x9f4469dd6d5234bc3c7d60800a5e4f7d', '\xf6084021622d4b564710debc3267ac5e8fbb3fe595a0971bc7d9a90b09f9360b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x592c140d41ceb07e50a394c06fa3b3e7', '\xd62672fb379489757a1c181790b13a2baab6c86115fbfa50f622380e4e423621', '\x1db56cd9a03e722e76078f31e9fe5317115d60d0b6c2d6f222fbe94e424dd894', '\x422a61e998ce6c522653f8e355a2fee597ae2779ff635e5c7818e4745d9aad3a'),
	('3d555202-b0f2-4227-8cfb-7d89a22c396f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 7, '2025-12-10 15:09:20.167+00', 'invitation_accepted', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', 'b147bbf1-443c-4bed-bbc4-f0fd9f225e63', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x0718bdc53c0a7c636b558987bc9a87a6', '\x30e39132ac7ed2421c6273d653c2951b7c1c21dd9e5224172fea4c841c434707', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xee063ce474e66431b3231d594138e116', '\x74f78abd8f55897978d5e3da462e12fc3025f4a4fc2d30dfa968367936b4a160', '\x422a61e998ce6c522653f8e355a2fee597ae2779ff635e5c7818e4745d9aad3a', '\x5ce862208c1534591dd2eae25cc55f5cec0901922df4462bd2a3a8c27bc19d5f'),
	('c50a3c3f-cec8-481a-b81e-10a79641a288', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 1, '2025-12-11 17:48:12.243+00', 'organization_created', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"name": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x600738ad87ba3521cc5149fbb7ee0393', '\xc5757d82c7a6bacfca04cd2bc7b9206e29d959d7730df2fdd99a37b6dafc20fe', NULL, '\xf0e3a15de10f4dda7d3f1735e1ea7d24a5b72e2bac0e83e43194210e6bc641b6'),
	('b71e12b5-f919-43c4-8bd3-3a20805be02f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 8, '2025-12-12 15:18:04.329+00', 'application_created', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xbec22d01e51feccd68c6dcd43ac75c31', '\x213c2800df54398c677a1f49b4e8f617d51ed3d7170e15672cae21cb6da589a0', '\x5ce862208c1534591dd2eae25cc55f5cec0901922df4462bd2a3a8c27bc19d5f', '\x5ab4e6fd4af14ae86c280d67d272720f2248dc6cbf7feb3970e9975611b5073f'),
	('332ca446-5f9a-425f-a28d-cda79b8e4c16', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 9, '2025-12-12 15:18:04.332+00', 'application_redirects_changed', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"added": ["https://scheduler.northside.example/callback", "http://localhost:4000/callback"], "removed": [], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x689380ad5009c20329f619e606a7eae3', '\x59e13eb2c05ae51e2d3bb0a74d2411a31a14d6218019ba1dfe65b55e30ecda27', '\x5ab4e6fd4af14ae86c280d67d272720f2248dc6cbf7feb3970e9975611b5073f', '\x2848610f74f605f2500f3e7fddb5c7acb7a0cf9ae1f16b43a5744c5cb2a001b7'),
	('e70ee6f9-22d7-4f5d-a1bf-2328857d8e3b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 10, '2025-12-12 15:31:04.333+00', 'key_shown', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf9277c98aed269663a8c6183e459a659', '\x407979b0d0bc8f6015457ffaa1b775db0fc300bd8f225d02d0f6ce925ec8d34d', '\x2848610f74f605f2500f3e7fddb5c7acb7a0cf9ae1f16b43a5744c5cb2a001b7', '\x7e851fdebd3384dc90801ef87a67b4ed4553fa515eac32526e8248c143209660'),
	('fe45a730-4ac1-4f2b-8ce6-ac30aa7002a4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 11, '2025-12-15 15:55:56.413+00', 'member_invited', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\xb052e2ca523eb9c02e1e7b90451c5a65', '\x0c69350d1a14236e78b2e2224a9f572325875d149ad1f8a97a114bf0bbd8e378', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3062f216f8c042435994724023d80818', '\x0078a66980d37f31e6a2dc70cdee02f6ce05b0bf6cd8689802049f582d97d470', '\x7e851fdebd3384dc90801ef87a67b4ed4553fa515eac32526e8248c143209660', '\xf09b040c6d0bc6c7eff19c6e7d0d2f9e234aa5875d6eab48b31411ec98bd10f2'),
	('413c75c7-633a-4cdb-b1a8-6def5dcee590', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 12, '2025-12-16 14:12:48.492+00', 'invitation_accepted', 'person', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '021332e4-fb17-4beb-94e9-7922a47ff138', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\x1dba20b1cf38ebc42dec82ca76d9eba3', '\xcb24411e31db919e5af17cf4fe4db3d6591ec70066a939eda97875a7faa621e0', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x19d6dc0ed1634b4483f503794836459b', '\xf952fb24267ef6ea86b174f7ec9663533004cda5283688ddda2e71e42e4fbd86', '\xf09b040c6d0bc6c7eff19c6e7d0d2f9e234aa5875d6eab48b31411ec98bd10f2', '\xa7989b0bc1e5759acc086446cdb1a345bded381a2980f989bf294487988c372d'),
	('ac51bb1a-8c06-4701-b57c-7ae484f53209', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 13, '2025-12-17 14:21:40.566+00', 'application_approved', 'person', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '021332e4-fb17-4beb-94e9-7922a47ff138', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x68729c8aaa5bf17830d7653a5e20daf4', '\x8a05c809c152d67f64ebb6289ced7d35ec3adbe7c69c4c3f1b6fb6773e0e20ee', '\xa7989b0bc1e5759acc086446cdb1a345bded381a2980f989bf294487988c372d', '\x959d94aa9d393c1a617a13d470a05602135cee354b0906c64a60e97f120338bb'),
	('04b8944f-ec8d-434c-8d55-9ec662a10c4a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 32, '2026-02-12 16:22:15.898+00', 'network_joined', 'organization', NULL, NULL, '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xb95b861770181c72e8a057a9876514324a899d003ad8faa295c3445fc7c65b54', '\x50d72e5f7137ef14411d05cd30bcfb65d4fe0727442c54b7615ffb9f51bb6992'),
	('9f46e534-ba1b-44e0-a27c-c54d3ca7fd8b', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 2, '2025-12-18 15:27:32.653+00', 'member_invited', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\xe1f1ec87208cbb6baf62fd728f321204', '\xe84ab26f2bf35e9be07b697bc94af9b7b82c30c0dd1080ed6e5fa45da2aac617', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xfc75f27b61394129367289ba46f9397e', '\x3a1d7e2ba6831b71fa2e2e5010bc2416856e592a908fc00e2fe495523d85d400', '\xf44ea8f89a1d183f7cb0cfef1ae43ed268393d3ed5277a266f4f19177693dd32', '\x619d93be8cfec93e3c0f729fac0a854051d9ab927f493bab37079bde6aa8181a'),
	('daeadf29-ab71-4855-a615-c356f1b85ce8', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 3, '2025-12-19 13:36:24.735+00', 'invitation_accepted', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\x1fb789f2e3eecc316ea684bcc6c21969', '\xfd58cb1ab48b75a75d32fb483b5e55afb630138fe91b8e3c67cd338a9b010265', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6cda60ac55cabf2d7006fc33d042b6a7', '\xf69a1a401595e1752ecf4db863d797dcda1986ddea506ab9684f20cdfe772ad8', '\x619d93be8cfec93e3c0f729fac0a854051d9ab927f493bab37079bde6aa8181a', '\xbaea0ecafd87a8f79f4857608a0da9b6d03264823dc98540230a613e668efdc7'),
	('50341743-2e3b-4b4d-86f6-31bcde695894', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 4, '2025-12-23 16:40:08.893+00', 'application_created', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xd41a4dbcb45aec44ecd40ed5af1f68e6', '\x24843329907fc128321dbc57de50fba091a75a80024189ecbc38ef815cf1246d', '\xbaea0ecafd87a8f79f4857608a0da9b6d03264823dc98540230a613e668efdc7', '\x4af29e0c545e2edfe0d5632c2cdbc694a37d2fb67f9de31a41ae0fdc1451884f'),
	('e199b135-0ac5-4dfb-b627-e7248946251b', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 5, '2025-12-23 16:40:08.896+00', 'application_redirects_changed', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"added": ["https://explorer.maplegrove.example/signed-in"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xb12e881bf821b4936fb19729c9dd099a', '\xbf42ef696e9323922f2c982fd33e906396ecf9c38d39007d604d49675ce32372', '\x4af29e0c545e2edfe0d5632c2cdbc694a37d2fb67f9de31a41ae0fdc1451884f', '\xd17683473594ac3c569b4a8785dd96bae6e2edfc61664e3c999fa14eb623d868'),
	('228e107b-ec65-4d6a-a9e7-6bfee46929e8', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 6, '2025-12-24 15:44:00.993+00', 'application_authorized', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x83079a539439a2b36f32e8ab707d7486', '\x0be69766145a51dd765e8d998d80221f958e9f5c2e452d5264b69d9077fad18b', '\xd17683473594ac3c569b4a8785dd96bae6e2edfc61664e3c999fa14eb623d868', '\x4a7537bc4670c18ff12ea4c88085240335bdd857e2c66398cd7940571e85f00c'),
	('d2e9844f-d928-426d-a790-92e5762abdb4', '29c64f92-14c0-494e-9b47-e69fac55dce5', 1, '2025-12-26 14:36:45.134+00', 'organization_created', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"name": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa64c3c89a548b852c86acb8e93da8479', '\x69938add0bccd94f52dda28849a549550b78d4830b1531e2061e823516b80b13', NULL, '\x064304545e56121e977a0e2ca288807ce81fb9308e8929c340c47482eb500c60'),
	('7f9c2689-65c1-42c7-824b-8abd1d18544f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 14, '2025-12-26 17:12:45.137+00', 'application_authorized', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8b0b867099ec567f142a67f5203541fa', '\x3aeaa3916ae12d2eea7cd28d3f0effe7e62c9f63c2113144d3386a6474a65924', '\x959d94aa9d393c1a617a13d470a05602135cee354b0906c64a60e97f120338bb', '\xad0b2c43628ffa936c9c46f74be16026fbebac82926917bd3e3fa8a241a0e49f'),
	('7fb1cbe2-d8b4-47c0-bf1f-7056971c179d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 15, '2025-12-29 15:36:37.254+00', 'application_approved', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["user:read", "application:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x09b8df7fcefbd00e14d8b1b8d5babd16', '\x92d600b808fa90642fa2beb764c02fcdfd8cddf3098e2031ba0a4de432f91b6e', '\xad0b2c43628ffa936c9c46f74be16026fbebac82926917bd3e3fa8a241a0e49f', '\x748053fba764e88dddbe45c69861eb46ccf0ef66b8c4718a5e4cab810490ec01'),
	('9e0b7e20-f59c-47ef-9c88-88e57299004a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 16, '2025-12-30 18:22:29.328+00', 'application_created', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x69b6602ddc84b73c6a7118bc6e80239e', '\x05cfe4b5bc037178333373facee8198a6beaa7f07c6f760c03741cce5810c655', '\x748053fba764e88dddbe45c69861eb46ccf0ef66b8c4718a5e4cab810490ec01', '\x93b91f8395ac7be8dcadffb30ed36b69dc95963facca37f963d6b6f48341a13c'),
	('a5a4d6fa-5229-4857-aae7-f1ebc14fa366', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 17, '2025-12-30 18:22:29.332+00', 'application_redirects_changed', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"added": ["https://intake.northside.example/callback"], "removed": [], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x25daaa6051cc00fb87965c39ccd3858a', '\xb439c8fbd18923c57543e855a77303938317dfc0c954c5068b9943eb3451c761', '\x93b91f8395ac7be8dcadffb30ed36b69dc95963facca37f963d6b6f48341a13c', '\xd3790b38da09b7d4d7521fa4630fcd45fd16258c7c8d766435d303b304a422ef'),
	('88538269-8fed-4065-b887-21985034ef7f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 18, '2025-12-31 14:50:21.391+00', 'application_approved', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7775b77831b71d9d7a816e78eb231319', '\x9885851a7cbb61aca0efb3122c1179b56cfef3bdc483a267034ad982e5746022', '\xd3790b38da09b7d4d7521fa4630fcd45fd16258c7c8d766435d303b304a422ef', '\x7ca6e8ba53f24e94b5120d0b000acd5a537f2a8bf8db74ac05e48b49c7561dc6'),
	('41e2f3a3-2797-4446-a22e-fc70df672761', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 7, '2026-01-01 17:20:13.484+00', 'member_invited', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\x6eecb252a3a62b650ee555a4377c5caf', '\x229785b0b64ac2be76a83894a8c7937616dd82c18a5b5f5bd3b242aed7913e12', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x7ad9ba90ada5fa337465ea4ca6f2dfb6', '\xa5a52916bcff93acba4e63875a76cdf9be49318be172bde261b48641d731be35', '\x4a7537bc4670c18ff12ea4c88085240335bdd857e2c66398cd7940571e85f00c', '\xbb514e711baa0be2725a5af4e6aa99a2bbf03ab23698a56aef35cc0c0bf59d71'),
	('98e4eb22-ed0f-42b5-9f21-f5c8695b0e54', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 8, '2026-01-02 18:03:05.542+00', 'invitation_accepted', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '068a0c9e-6dc8-4ee6-bf54-e121b79d341a', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\xdb9d5a3c7063fd0a4abb454076ea6cca', '\x92034318ba2018d577ff1857560115cf4840f3b3402002722dfbcb5e742f0d7a', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf21b1ae76b4516eb5e18bb0a0dae6d2e', '\x33ee4e82979e8298bb673c0940c389dc90c132d6f001a0a42881cc465c991856', '\xbb514e711baa0be2725a5af4e6aa99a2bbf03ab23698a56aef35cc0c0bf59d71', '\x320d6b8ec68fd40e8a59f1063d9ed0232f8ba2e32e2649ad54ebec666f7d445a'),
	('243979d5-3c64-4398-8275-ee492eedaa16', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 19, '2026-01-05 19:31:57.625+00', 'member_invited', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\x9f2dee86b4f94682e9f7903fc48bd9ba', '\xe4ace865e84fea8b3b7cd1320f914b355514f01635534b22050bc16cfb43aaff', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4ad96bcb6fbe6d908482cb1b9c9c8200', '\xe7958594bbbee772f4fa704974a166b367a8cdb86278703864e222f80709ede3', '\x7ca6e8ba53f24e94b5120d0b000acd5a537f2a8bf8db74ac05e48b49c7561dc6', '\xfff8ba04e87572279f320f84c3cfa31c619ecf7f4702d169d4c914c85dc8cdd2'),
	('b1f74b4a-92fc-44c2-b91d-a464adad9b42', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 20, '2026-01-06 13:40:49.704+00', 'invitation_accepted', 'person', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\xca684fdf92c30fe4b5087198c8f05298', '\x4d0dc2bff7ddd1ea7d06ea31bba808d7efe658f0f4286ec84dccfcd49e6441cc', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xa5e425eebde4f9eb84d03f676b94580e', '\x1454f46c4cec7fc073bea0f805ef2de039714670fb2833919184afa809a4a073', '\xfff8ba04e87572279f320f84c3cfa31c619ecf7f4702d169d4c914c85dc8cdd2', '\x38e87126d1369a23bba2ea4f9efda1b70e25e13fe97b1dbd03cc72892142ff7b'),
	('e1249e42-3cbf-45c9-9d5f-2c0ffba37921', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 21, '2026-01-07 13:55:41.787+00', 'application_approved', 'person', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2c075a4f957247a95a13c30274200d1f', '\xd49acfd7331b2382028c5a12a537a1229fe546ddbbbd7c9b578e5eec584c287e', '\x38e87126d1369a23bba2ea4f9efda1b70e25e13fe97b1dbd03cc72892142ff7b', '\x930f900d50c656ceb9193eb916d726c5e92dac8e344f09cc9dbc758fc6ed225d'),
	('4c0257ca-adeb-4621-a375-57bdc74a1e25', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 22, '2026-01-12 14:47:18.025+00', 'application_created', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5a6553d766d223273a82286a6d15625a', '\x1cc9f497c8eec7cce891fe2a99537981928cdd970e50117d318e7516113c7888', '\x930f900d50c656ceb9193eb916d726c5e92dac8e344f09cc9dbc758fc6ed225d', '\x01c5cc3322cf09b2bb748732b90b30d96e69589dd4259494c7aad15248ac78e4'),
	('07fe8613-6570-4f75-bd22-b597c70cf9bd', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 1, '2026-01-16 15:20:46.348+00', 'organization_created', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"name": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xc02754de804c35f6808e177701363aed', '\x6fb2797befb05e9ce42f6f47516bd2a30d0e9c40d5b3d7054ebfa0f6cf88c49a', NULL, '\x357fb83ca035c43f4b8673438b641c93873cb0cc35732192a367405c1c27e5bf'),
	('1f7a76ae-f171-4198-b222-8fa475cb8357', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 23, '2026-01-21 16:06:22.597+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\xec4f43b95700124b776b9ef8891405f0', '\x1058d57fe0a4a0db27c1c4645ac90a28b95606dfe428d75f556cd95e30024462', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xaef733d5a71e8f5b8085203821c97e88', '\xdda6375300051924e89728c21b947e7e192c4229d037ce3ef59dac8b54ded6fc', '\x01c5cc3322cf09b2bb748732b90b30d96e69589dd4259494c7aad15248ac78e4', '\x36d5910b4a073bb344b1ae4ebbd5950f6a89ae653c69ef7c526506c8652f5b21'),
	('4009c213-749b-4d83-b5fa-d3df08f5c772', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 24, '2026-01-22 13:25:14.679+00', 'invitation_accepted', 'person', '6ef4a709-d469-4e57-8f80-6f2758b04851', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\x95a86f7ff10980958198c861a7daacce', '\x0aa4ef04a12b39b70f9e179abdb31dffc8507d862d34b126c85450c04f392d34', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xc9d9448eb16b059189fff831a1c7e7ef', '\x46f5e035335ec479368223739e122a33ecd4082cd658d0dd5eaef72b0c5e03e6', '\x36d5910b4a073bb344b1ae4ebbd5950f6a89ae653c69ef7c526506c8652f5b21', '\x1f515a4428d1bd8c4f22c4592300cbd1654f4d49f2d0d62b354a0f8f42af0848'),
	('e5ea3399-afb4-4a88-8a1e-597ca98cda87', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 25, '2026-01-26 15:26:58.843+00', 'roles_changed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"after": ["admin"], "before": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\x078ef47c22e39c5623cc5c219ac1d343', '\x66757aba966a15c19eb698002902d1e8b418fd3ebc8b25961c8a4808220e2001', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xefbd22bb4a4cb5f88ba9d4c9024c2c18', '\x724d216ea213d09aa8a192ee1700f6eba7010c645ca16d55d1074448abe728d6', '\x1f515a4428d1bd8c4f22c4592300cbd1654f4d49f2d0d62b354a0f8f42af0848', '\xc6d6d22a723888782888a43efa3e20ae2574ffb68eb6b26581d4a4d89161ee69'),
	('9b6b4988-0bed-4527-a071-15393dd4c6a2', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 2, '2026-01-28 17:05:42.996+00', 'application_created', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x25cb23bb38b4d235caa87c5cd4136c7e', '\x76c33d8f8bcb81057a50185819d6dd7dcc16bad80730d0c0977b8216d88317fe', '\xf0e3a15de10f4dda7d3f1735e1ea7d24a5b72e2bac0e83e43194210e6bc641b6', '\xc5d892898a729ee2931d8db2390aafa4ce36610f337d84be2600e0eb6313096d'),
	('887487ac-c5d8-443d-8cf0-7071e5df53b3', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 3, '2026-01-28 17:05:42.998+00', 'application_redirects_changed', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"added": ["https://results.lakeshorelabs.example/callback"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbda547ac36948ec88d82e04cd35f0913', '\x16b67866451e23bd8dc61a5cf6e5a07678423bc10bb50cbda183a72cd806c3fc', '\xc5d892898a729ee2931d8db2390aafa4ce36610f337d84be2600e0eb6313096d', '\xa15fc71bd9daae6c97a5188d0517ef2e7bbcc74342a14d8cef8bb7327a024041'),
	('2ad1c4b3-6353-457c-877e-67ebf6dd4181', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 26, '2026-01-30 14:58:27.165+00', 'application_authorized', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4e316dbb617ac548245af47660f9bbd9', '\xc3d76d9bfb51756c3ed36db8e1fdc2a00a62389ff7a7d98f38b75d2a293121fb', '\xc6d6d22a723888782888a43efa3e20ae2574ffb68eb6b26581d4a4d89161ee69', '\x969076514ef58c5872f24624db3e4eceb0a3f7d9696ed7df194730d75d353389'),
	('544df49b-a607-431e-b6e4-d35446da5121', '29c64f92-14c0-494e-9b47-e69fac55dce5', 2, '2026-02-02 16:37:19.261+00', 'application_authorized', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xe49c00340b57e33463484348cc474fec', '\x62fc8d151f35eb57472e0959fbb9f36122264340cd860f7b2ea9177296d3f828', '\x064304545e56121e977a0e2ca288807ce81fb9308e8929c340c47482eb500c60', '\x037e566c4186522ea05a7d6d20e984f2ec3242e85121e47ee98ec5291bbb9e83'),
	('f62000fb-6162-4996-8f26-f92abf4cf60f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 27, '2026-02-03 15:33:11.322+00', 'application_created', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["organization:read", "transaction:read", "service-account:manage"], "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf59757b3084dcb9c7952385d4f4b01b7', '\xb265c5ccff885f4cb6acd8ed01b3e841e389d53011f4132f9d225438084ee499', '\x969076514ef58c5872f24624db3e4eceb0a3f7d9696ed7df194730d75d353389', '\xd2193072d355cad77a989744857b7c593efb1b816c372094433ef17357a0f1c2'),
	('6ca4cf4b-ecdc-4e65-9ec7-4c8f818ec8c1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 28, '2026-02-03 15:40:11.322+00', 'key_shown', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcf71ace7b35d09ffefa96e9a7cf5f05c', '\xb787208ec2bc68176bea32a652057266307c10642e736dd165ad7f2e6c82acaa', '\xd2193072d355cad77a989744857b7c593efb1b816c372094433ef17357a0f1c2', '\x345977127143443ea408ee26a414f7ff254498950c18d310908f444d365092c1'),
	('6c08bdbb-e084-4db1-8634-64f763fde9e8', '8f4e9494-5667-4446-bd4d-e53ed638a760', 1, '2026-02-04 16:42:03.403+00', 'organization_created', 'person', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', NULL, NULL, '{"name": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6f56dcb9938eee883bd26b8391ec6e1d', '\x9b71cb19ee2e251fd19f2549a32e2d06265a309457f812c8b5fb711a6551bd65', NULL, '\x09e1a876f53fb173e6e423c0a7b9e99350f94aaeceaffe26008c807cd71a8d33'),
	('f9458f50-2d48-41dc-a7ea-d7f86ac0d366', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 29, '2026-02-06 16:24:47.561+00', 'application_approved', 'person', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2f293265dc25e25afa1d200528f2f218', '\x59c7c58be8f916b37c0891c7268da967d0398945b004f408147999db5352587c', '\x345977127143443ea408ee26a414f7ff254498950c18d310908f444d365092c1', '\x6b621be5e2a90fadd4e33a5e73c50ab3f55ff261404fd0005ace7444676fe537'),
	('9c52730f-299f-45bc-b835-800466ebd653', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 30, '2026-02-09 16:30:39.649+00', 'network_created', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x21775fd10ddb53b8499aa1eab46b2605', '\x1546f1eeed1c0c438cf4ac0b7520ef0f892a44e774a39ec934719233e4c38dd2', '\x6b621be5e2a90fadd4e33a5e73c50ab3f55ff261404fd0005ace7444676fe537', '\x9cad909ce2afe35c6bc61733ff1f3ed2d66eeecaa3b7dcdb9ab0966e4d84e49f'),
	('1573bfd1-a132-4581-ac76-434129e475be', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 31, '2026-02-10 14:48:31.752+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x774985cc762e1ba4f21383a5907ed09a', '\xdaf296dd9c734e86857a2dfb4acbe3aef5204574df470cc73715e6d1ab39ed6e', '\x9cad909ce2afe35c6bc61733ff1f3ed2d66eeecaa3b7dcdb9ab0966e4d84e49f', '\xb95b861770181c72e8a057a9876514324a899d003ad8faa295c3445fc7c65b54'),
	('df2bceff-b6c1-4b3b-8168-ab61d9e1c08d', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 2, '2026-02-11 15:22:23.815+00', 'application_authorized', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x9da7bce07a9744f56680bcf0d21a0923', '\xcf767a3e495dcfadb9d1c91d001a48f7c0baa0c8347212e40fdad9966e2c283e', '\x357fb83ca035c43f4b8673438b641c93873cb0cc35732192a367405c1c27e5bf', '\x17be6e4c9341b464d7098a2c855b869dfdefb44aeead7d621a347face2b509ef'),
	('ad682cec-ca0f-4595-bd1e-7e3d1ab4dc81', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 9, '2026-02-12 16:22:15.895+00', 'network_joined', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x3a5beb5995d338ea3520918fbf07a1d7', '\x488185895a1d147efc431e479751aad8b2292b498865fdccc992b8095f7c442a', '\x320d6b8ec68fd40e8a59f1063d9ed0232f8ba2e32e2649ad54ebec666f7d445a', '\x17f08ce2f247d10844106869051644220f98669bdc20c1dd92a47a080310d952');
INSERT INTO public.organization_activity VALUES
	('bb66a662-199a-4a3e-9a5e-2d7ec802aa54', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 33, '2026-02-16 18:44:00.054+00', 'member_invited', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\x18fc4059b724d7e29464c96e2cc12499', '\x08218bef215395de9651ff6d7c0ebd78c6c9becd50ee8c82dcce6fc34d5104c2', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xe2adb1ed70c598a0082e6dfb36d9a295', '\x87c5ded8919d77cf22c5c5ff920edc45e6f8b4f309f40b53699dc9c3c0a9e0da', '\x50d72e5f7137ef14411d05cd30bcfb65d4fe0727442c54b7615ffb9f51bb6992', '\x18299e7897e1820e222dd9edf31fcd0e4a3a75a8107fd2bba0fd21c86fd4b255'),
	('7f34c492-57eb-48c5-8392-5d5068dadc7d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 34, '2026-02-17 13:58:52.135+00', 'invitation_accepted', 'person', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', '9eba3884-5a6d-4734-bad3-86ad2b3ccd4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\x371b311a3d088e6a6517e9a7ca5eb758', '\x03338b656982cbbd0430ba7978d68cdd35a7a0b299efbd37d6033333f5402d6b', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8a58b219f6e6d9e6532ddf8d1536d01b', '\x234e2dd235895e31eec5a9d72a16f96cb838c78379f77a683ac46ce59ec6d831', '\x18299e7897e1820e222dd9edf31fcd0e4a3a75a8107fd2bba0fd21c86fd4b255', '\xfcf68aea763a975f95206d7e987ea80ce02a26512578017d4cbfe1d6d581dec8'),
	('e5b04ee9-847a-4823-af14-66ea5a67effa', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 35, '2026-02-18 15:39:44.218+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5724f8080ea108acfac3fc470bd9ef7a', '\x46e041b84ba4f5e230e6d784fa0d963a0cf852322ff6f534e8dc547b85fa571f', '\xfcf68aea763a975f95206d7e987ea80ce02a26512578017d4cbfe1d6d581dec8', '\xe0d7f5cd07bad2ec72f3cf95c52b6a67903a3d79d37a58268f0e2d64fd64976a'),
	('40f00e4e-3cd1-4c7c-92f4-ef7b2459b597', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 36, '2026-02-19 14:37:36.296+00', 'member_invited', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\x46b7fb871df573d14648b42e5477e9d5', '\xdcb0ddfb117f5898684c4b2ddf1317a0773ec9f507d0a25bb31fb04b59d31602', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc56462ad230233a9c56b3082a5846e6b', '\x887459772ea10a0231b61d2d4dea852a5da1799ba0f70d61e8bc7677d348437f', '\xe0d7f5cd07bad2ec72f3cf95c52b6a67903a3d79d37a58268f0e2d64fd64976a', '\x6a1205e3e4aea3faaad28ce29ec4d2678485dab7747009d022c05f465e7117c4'),
	('874a3d30-2bcf-451b-b6f1-82ca8686d1eb', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 4, '2026-02-19 18:10:36.296+00', 'network_joined', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2d71ffe6bbfe7d22869d2d00ef647e91', '\x7ba152436c5f2a39120abd295465697f5dd3903ad26f548e77616c4fcc59b81c', '\xa15fc71bd9daae6c97a5188d0517ef2e7bbcc74342a14d8cef8bb7327a024041', '\x89d20755a60c0586b2259dffe0e9885ce81d066d3f204892a0fc723ba2f3df8b'),
	('b1f6e5d0-3f69-492a-9ced-53988b0aeb28', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 37, '2026-02-19 18:10:36.298+00', 'network_joined', 'organization', NULL, NULL, '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x6a1205e3e4aea3faaad28ce29ec4d2678485dab7747009d022c05f465e7117c4', '\x6224a4507e4088e6e62a97fddd420f02294f79c0884e1c42822888405d513025'),
	('adb81625-5a5a-4fe8-b3eb-38314eca221c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 38, '2026-02-20 13:22:28.376+00', 'invitation_accepted', 'person', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\x48ef5a726c4b6e9ee2db2b6d73d3184d', '\xb5086d0309982bdc3825a1849bc37709db89cc852e4b0c93b37dc24fcb10f8fe', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x4596886b34911c6b204a1dcbb2bf8e6b', '\x16b4eb1a0d20c93e8dc38603289798dbaf08ab7e804dc1bf830f1e1867d9aee0', '\x6224a4507e4088e6e62a97fddd420f02294f79c0884e1c42822888405d513025', '\x4a832707d54edb1e74cead5da8770fac0e32516227640141e698daefe2a1b00e'),
	('98603b58-cd6f-4908-a53a-2b21bd79038a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 39, '2026-02-23 15:01:20.451+00', 'application_approved', 'person', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x1f12f1d1ac362fbed7a9178cc2d22d16', '\x12dcf1ed63750846c7c4873febf93cb8762b78324026d3ed87e6ab9ae52c5d5f', '\x4a832707d54edb1e74cead5da8770fac0e32516227640141e698daefe2a1b00e', '\x02fe994b47a92cbe63b2fb6354d4f62af75862e792fca1cd25eb64e783c0ae23'),
	('0b54ca21-8dcb-4fbe-a573-4cea4debd622', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 40, '2026-02-26 17:24:56.703+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x019f539c6549adf70240ef4e332b94c8', '\x5046091ee000c3a3109bb4c267c0559d0acec84f32428a3c3570285a73ce733c', '\x02fe994b47a92cbe63b2fb6354d4f62af75862e792fca1cd25eb64e783c0ae23', '\x2c8a3e16ec901b53519bfb70039d5f3549e932020d890ef59c1da610f14f9e55'),
	('96b5b738-edac-4c0d-9677-8df100e7c6db', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 10, '2026-02-27 19:08:48.779+00', 'application_created', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc42ff18809672b146703439048b6b36e', '\x5f158f3988b992bcefa48b833e938d73abff092913092c62a771f6e3c5de6d4d', '\x17f08ce2f247d10844106869051644220f98669bdc20c1dd92a47a080310d952', '\xbbbef7cdcfc424d249f15dff298de5aae102e52d46f86b88837f60be0adff947'),
	('ce325def-9d2b-4912-ba2e-9bc48aeddb3f', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 11, '2026-02-27 19:08:48.781+00', 'application_redirects_changed', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"added": ["https://map.maplegrove.example/"], "removed": [], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x45ae33ec78773e97c433b22a864a92ae', '\xafbbfb4a38785575464d51513a80f196fe81f2636951d30cd5ebbd1c85c934fc', '\xbbbef7cdcfc424d249f15dff298de5aae102e52d46f86b88837f60be0adff947', '\x58201f77cb3363a3f0967178089c41cabc9aca1852d90e2ced104b5329b691db'),
	('ea416735-90b3-47e7-af00-8456ac846788', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 1, '2026-03-02 15:04:40.859+00', 'organization_created', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"name": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xa369d752526b83af83bd5b5fffd82b16', '\x2ac01511283373b0b20879007fb93d2716e5731342b13f953493ef7d186264af', NULL, '\x8a36704cbec2775672590d11b9c60c0a906d16f6d7b08c612470d9f28c026d20'),
	('ede81e05-3096-4dff-b3fe-cc0325863f85', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 41, '2026-03-02 16:09:40.863+00', 'application_authorized', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0d2e48e4babe635a7077e7d8ecc29b38', '\xa943cb9e86d0da6efbcf0bb2b1ba2ec5bc7cb9fdbf80d036368d21e589ff6f9a', '\x2c8a3e16ec901b53519bfb70039d5f3549e932020d890ef59c1da610f14f9e55', '\xd372232ab0621ba3c7471f20143faceaedd6deb0a9266ed34b84a0c05572ec6e'),
	('f9c9154b-cd67-4642-b10a-017c76af990e', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 42, '2026-03-05 20:18:17.117+00', 'authorization_revoked', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf0ef510bad869cd2d2fa66b523ef1e38', '\x1e8e2086b5f20bff6c623345c6293a64ba5426e0e49e83cd0ece85587722ba92', '\xd372232ab0621ba3c7471f20143faceaedd6deb0a9266ed34b84a0c05572ec6e', '\xba6a1a8abfb82c33d5b6ef021ef61b7ed3f359b8d80a938579d683314d78bc08'),
	('e057fd98-d2e8-4ff1-b779-e5090b0b059b', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 12, '2026-03-06 15:15:09.183+00', 'network_created', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6b91cc10f3d9788d1135454e09b0622c', '\x4cdf271b7580c6a93629b9d11ce2d8b6a5816f104e7c3f1e6140d257188ab89f', '\x58201f77cb3363a3f0967178089c41cabc9aca1852d90e2ced104b5329b691db', '\xce60604bebcd68c87cc51401934b19e9a2aab25e6ea6069c691675fefbab955a'),
	('6e5417bd-27be-4a11-a48c-e726ad9356f9', '29c64f92-14c0-494e-9b47-e69fac55dce5', 3, '2026-03-09 14:53:01.267+00', 'network_joined', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x1970b570d59411ac99f5531b4c245211', '\xec631e8e89f82872fdf4385105d886ee5c668fe9e8ee61182b819f72e530a160', '\x037e566c4186522ea05a7d6d20e984f2ec3242e85121e47ee98ec5291bbb9e83', '\x259a086364076e83bd17c61273d49de105ec55a61b959d595295f8f20cd182cc'),
	('209afd81-eacc-4d1b-93ad-4d66bc69ee1c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 43, '2026-03-09 14:53:01.269+00', 'network_joined', 'organization', NULL, NULL, '29c64f92-14c0-494e-9b47-e69fac55dce5', 'St. Brigid Hospital', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xba6a1a8abfb82c33d5b6ef021ef61b7ed3f359b8d80a938579d683314d78bc08', '\xf0c8cc3a14bce81c9b80b31686bea82b062b0743afdf1150c3d866d355a01d3f'),
	('d18929ac-63be-410c-8b53-1336072aa81c', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 13, '2026-03-10 15:05:53.352+00', 'network_invited', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xb85beb3e665a4af16667e41b669e329d', '\x5da14167f89a966416510a4335d2425f50af109a20e0704ca901ed325e5ff347', '\xce60604bebcd68c87cc51401934b19e9a2aab25e6ea6069c691675fefbab955a', '\x88812a0af03795d8ec73613556ac6e9fbd7b651bec8da8d65f2cd10ff92d7f3f'),
	('a31da58f-c2c4-45d2-973b-98013d21eb0c', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 3, '2026-03-10 16:47:53.347+00', 'network_joined', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x9e40f447dca5e35a90aae2747519fe94', '\x885550b96ee57b11fd1d9e749d96698ed1237aa3c79e4e6c44e1a9d0aa020a31', '\x17be6e4c9341b464d7098a2c855b869dfdefb44aeead7d621a347face2b509ef', '\x1850f97eaad15b24b59aa55df1901786d26b3bba24c6194f0f79b37661331bc4'),
	('9e096205-ee56-4da3-b2d0-70120788f8ba', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 14, '2026-03-10 16:47:53.349+00', 'network_joined', 'organization', NULL, NULL, '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x88812a0af03795d8ec73613556ac6e9fbd7b651bec8da8d65f2cd10ff92d7f3f', '\x3fdec8bd80524312e3b11175b2fea967f7f9d974f74267145380a18269b5d6fa'),
	('b7a2fa50-2e93-4756-a107-e9767c3925a4', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 15, '2026-03-11 14:45:45.431+00', 'member_invited', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x7e4eb2910e8042c496545be271c59f6c', '\x7624e736ba3caf215524f2a7cffa1ec363cdee5de54c836a0dfe3f31382f96ab', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xba69bc52b390260e4d1d0388d2fa603c', '\x5734504abcf23dc184c18e4148bacb4fa89e1dc4ccb660663c836e1392b3d174', '\x3fdec8bd80524312e3b11175b2fea967f7f9d974f74267145380a18269b5d6fa', '\xf0b1cd08999fc5e7cf30f2879117e2f015f3cc57b43ddcf4aa5ad841a3a08e70'),
	('7228a23a-3c4a-4e78-87f8-cc73215decba', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 16, '2026-03-12 13:33:37.514+00', 'invitation_accepted', 'person', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '348d8dac-a29c-458a-bcbc-d177dff1a0f1', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x70ba4bdfb924a9d5f36039e6e29101c8', '\xd2ab17653dab1b279b6a2b99437e14be6d015093495531b97cfa3948e37b8900', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xfd5b6bdb6da83e752beb7a0cc32a343a', '\x4a99b1f9295b192a41b73048933733388f924b6f0e33dfe0a51822acfad8e341', '\xf0b1cd08999fc5e7cf30f2879117e2f015f3cc57b43ddcf4aa5ad841a3a08e70', '\x5a90d5c97469d3b240e9dca2c363fcc5aa7f8637a10f0b31fcc60716c047d673'),
	('ed7cff99-43e1-4d34-983f-7543e5f93a98', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 17, '2026-03-13 17:40:29.624+00', 'application_approved', 'person', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '348d8dac-a29c-458a-bcbc-d177dff1a0f1', NULL, NULL, '{"scopes": ["user:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x1e2a41500fbbf70db74601bb6b0c9a33', '\xdf215b6a0ef20281f5fb24667d9d3d644e2838831fe3346ce12b1cfacdb4bf1b', '\x5a90d5c97469d3b240e9dca2c363fcc5aa7f8637a10f0b31fcc60716c047d673', '\x607a1da81a5f8d9625126f6dd419b9af16871e561ba5fe2c64f860ad9638c705'),
	('0049fa94-3f38-49db-b2f0-f44ecf814b1c', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 4, '2026-03-18 14:33:05.874+00', 'application_authorized', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2a24fe25763859ad33b28da2e0d55e8c', '\x9c4861f94ad57008d4b47526e0e5d80b8837b1d79d9c028512276808bb4a42f0', '\x1850f97eaad15b24b59aa55df1901786d26b3bba24c6194f0f79b37661331bc4', '\x2d6df0232cbbf19c10f64c1383d2e950659e123c62560b04ac226aa7c182bd99'),
	('676779e0-c84a-4d30-9e18-e05b7047d4ea', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 44, '2026-03-24 20:12:34.156+00', 'organization_updated', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"fields": ["address"]}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x45c3d7954f80d14add5feed1fa478f24', '\xed559f75f30d9aeef9363244d4e10e4d8c2ffeab7bd102b86bfd8fbd2f6c8128', '\xf0c8cc3a14bce81c9b80b31686bea82b062b0743afdf1150c3d866d355a01d3f', '\xd8551b2b531158fb444f56b74231d1e3d92cd20f6877bcfc3c4f980cf10fd551'),
	('412dd503-2f56-4c15-b796-9e680fc95911', '8f4e9494-5667-4446-bd4d-e53ed638a760', 2, '2026-03-25 16:11:26.237+00', 'application_created', 'person', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xfdcdc9ca4026e88bb9dbd6db236a1926', '\xe31504c84d22c3d16da5b319e95ffbeae1016cd5069c69a72235683da6f3f719', '\x09e1a876f53fb173e6e423c0a7b9e99350f94aaeceaffe26008c807cd71a8d33', '\xeb8a48dae8885b76e3d6058c730adff102c748effbf07f08b284c8a11daa28ab'),
	('030c39a2-d6a6-4cc4-9311-3a893e176370', '8f4e9494-5667-4446-bd4d-e53ed638a760', 3, '2026-03-25 16:11:26.239+00', 'application_redirects_changed', 'person', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', NULL, NULL, '{"added": ["https://claims.beaconmutual.example/oauth"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xe3581eedd4e298d612557b456a442d6f', '\x9a91d8bc1d874738a8d3887da2768c06e80b472c057402f14d4f3358bffa6b33', '\xeb8a48dae8885b76e3d6058c730adff102c748effbf07f08b284c8a11daa28ab', '\x85ddd7ba2e3d89177aedb2ca073fbb759721018c2344d1d030d0d28a0bae0a13'),
	('2e38d1a9-7992-46fa-9244-f97bcb9a799f', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 1, '2026-03-27 17:15:10.398+00', 'organization_created', 'person', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '2a5935ab-058c-4554-8c07-5060bc84430f', NULL, NULL, '{"name": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x394472c3917a746691c167280a4f4279', '\x0012b2ab0ae0a519ac729e38821cddcc7deb854d432bb4acad70412b33b044af', NULL, '\x75a3078e45500e3de3d66c6f7a245f6a56f4d94f504c25c304b2e665be0bd903'),
	('74735b46-c604-4786-8e62-12778d594377', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 18, '2026-03-31 14:19:54.573+00', 'network_invited', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xae4ea75b275bc7ce4917d40c9a207761', '\x78c0c242b078da506c964138e0d256ce90756d7a1c673cf73cb01622c31df15a', '\x607a1da81a5f8d9625126f6dd419b9af16871e561ba5fe2c64f860ad9638c705', '\x6a7fc4010fb7e6a21a67af787af574aa0edd492f5084a727f857a5c5799e5fb1'),
	('43c4c007-9b15-4581-85e7-1daadb160743', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 2, '2026-04-02 15:31:38.728+00', 'network_joined', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x7641ac4e80b86e665f7ae55a808d9ab3', '\x7de39c8c86b2525180a25a03e8adfe77f9550de606b9740407a9efa1a8605202', '\x8a36704cbec2775672590d11b9c60c0a906d16f6d7b08c612470d9f28c026d20', '\xfbc40e3c39a3360802519e7a95d89f80e259ba4d1fa8c5174dbaf6973501714b'),
	('e744ec50-d1db-40d1-98d4-d933b07c6630', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 19, '2026-04-02 15:31:38.73+00', 'network_joined', 'organization', NULL, NULL, 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Clinique du Parc', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x6a7fc4010fb7e6a21a67af787af574aa0edd492f5084a727f857a5c5799e5fb1', '\x70780eddb0a1d2965a60be4900f85214778fdbef7add57171639a7da097a9eb5'),
	('aa81da12-1955-46b2-9edd-157f1e369c1b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 45, '2026-04-03 18:41:30.807+00', 'application_authorized', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xff69af8958a8b226c5d683d2d1735c7c', '\x2fcbc3ad82ab68c56d7c80864756bbeb4e5c202329647865d218fce38f461371', '\xd8551b2b531158fb444f56b74231d1e3d92cd20f6877bcfc3c4f980cf10fd551', '\x4b63416e035ec8588ada19eea504e8eb0fc12d50e9bbdba90ae8addbb6ea61db'),
	('81ff3b93-4913-4783-a9e5-c5883e0dbb9f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 46, '2026-04-06 14:18:22.882+00', 'application_approved', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["user:read", "resource:read"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xccc163b049e56e576882a7ee75ac4e9d', '\xbc04ed92976dcba7b742babbb4052a7582fa25138a1a5ff4fed207269e038661', '\x4b63416e035ec8588ada19eea504e8eb0fc12d50e9bbdba90ae8addbb6ea61db', '\x041066eceb668904941da1e2eb98040c65c8012e25efd06d6d643cd53d7892f3'),
	('b8fd04c2-8725-4466-9902-19257241d00a', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 2, '2026-04-07 15:02:14.971+00', 'application_authorized', 'person', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '2a5935ab-058c-4554-8c07-5060bc84430f', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb4cf9817d32b641fb92b9d2033ed4aa4', '\xf6e4dd07bac96dcb189a368e8f2e0f424b042fd38420ebe220f385e2c3371d56', '\x75a3078e45500e3de3d66c6f7a245f6a56f4d94f504c25c304b2e665be0bd903', '\x86a8ea826ed8e03572a6001c5e1596a3256ca2dadf1890d9a6f9473d3397a5a6'),
	('f251d65e-32b0-4408-9d60-24919f039de6', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 47, '2026-04-08 14:29:07.05+00', 'application_created', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["user:read"], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x0fe645002b90e8f2b3e36f3d21602d61', '\x732ae27f0f1ed21248bf35d762dff3baa59a840035aafeec3a7e66adace3ec5f', '\x041066eceb668904941da1e2eb98040c65c8012e25efd06d6d643cd53d7892f3', '\x1fa41871a1e59695e9bc2fa4b6c961f7604c9fa2f78791219b6cb5e1c9a52d6f'),
	('9ac028ae-70af-4003-b3dc-8acb2d74bde4', '87d98148-127d-4aaf-8d93-b963df3df8ed', 1, '2026-05-26 18:09:37.805+00', 'organization_created', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"name": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xae99a14a368a4b45de2d65bfe36304c2', '\xf9f36c6912ac3f7bd806843d2cbe2917d4ad346a406b534c07f7d7d8456de0ce', NULL, '\xd049cfe0a2d246b8443d17934ebcaf26f329d35e9dd370f83ece1e7ba4d53ee1'),
	('fff0d97a-3cef-4bb5-8ffb-d83519a999d8', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 48, '2026-04-08 14:29:07.052+00', 'application_redirects_changed', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"added": ["https://waiting.northside.example/", "http://localhost:4001/"], "removed": [], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf4911dad6753b5630a5e2a061629b407', '\x6ebff9cde6b3289c248a19efe7caecd23e62fed3c33690f5c6e14f4ae774d052', '\x1fa41871a1e59695e9bc2fa4b6c961f7604c9fa2f78791219b6cb5e1c9a52d6f', '\x300a656831665b7956e6640d4dacd098c35e67339bee5bdbb359589d13aadd2d'),
	('a9b07aa2-5151-4b3d-96fa-97777cc62b8a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 49, '2026-04-09 16:03:59.135+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6358e9d4f2408787a28244e8ffc38e27', '\xd08436f56b3cee387a2fb2c176d76986842ddd4a438835d39b73754f0e8f0b9c', '\x300a656831665b7956e6640d4dacd098c35e67339bee5bdbb359589d13aadd2d', '\xcf515b4a3b12dcd34b6ceb6d46ed6221d552bd26e6973abdf46c4654c5d49d27'),
	('2c1b5c5d-e750-4bff-8401-afddc243446c', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 3, '2026-04-10 14:35:51.211+00', 'network_joined', 'person', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '2a5935ab-058c-4554-8c07-5060bc84430f', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5ef3196ecf9ad0ff49c6ece409d8fa84', '\x354d2568fecb57b1f73914d0cd113ff1d6caf9578835b168c2b23ccf6f0f0365', '\x86a8ea826ed8e03572a6001c5e1596a3256ca2dadf1890d9a6f9473d3397a5a6', '\x9108c7e1fc6fc73f9c77c38470646e07576369807b6b4c1904ce624c7dd01341'),
	('af78d855-3489-47f8-8ed0-5e49dfcb8011', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 50, '2026-04-10 14:35:51.213+00', 'network_joined', 'organization', NULL, NULL, '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'Prairie Home Care', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xcf515b4a3b12dcd34b6ceb6d46ed6221d552bd26e6973abdf46c4654c5d49d27', '\x7ef0742d22ba144aad460197d3706fd632c185df1a483d6da34b69d898c6d37f'),
	('cf811b9f-704b-477f-b61c-cb07fa8df83e', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 1, '2026-04-13 14:52:43.291+00', 'organization_created', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"name": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x370b9830300d1637f7d1dadb63077816', '\x033955351003c244c0999a1f492ff9ea093c37226ca0e9d7e4e676e650bc7683', NULL, '\xa1aa8c4f5d45e9edc9a9e99d0bf0bc285257ef4005c8029d76fc2602ddfa6d99'),
	('004021c7-525f-42b1-aeaa-1f076c0a1b7a', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 2, '2026-04-14 16:33:35.381+00', 'member_invited', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\x7e21863240b9fa92c2181f0e7ec5c975', '\x38107400ac17f46ce4fac53893e4ca9a1c45b4a8dd2fd14eb7e12c72ad5a4dab', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x869ba243642fc522c25428708bee6ce2', '\xf75c951cedd6aeed340b9e8c83c0be4ac88f08e530cf64219a6640421dd86885', '\x9f260eab82a52b5fcf9df67f00f79b74ff65e0b72739bc8d0a74b6ac81bb0ff6', '\x4dffb72f3a196108f8a43a723eb494bb0a04720d11a5f2546980272d983371d4'),
	('2c6c9aa0-aa99-4a22-acbc-c6367580e29f', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 3, '2026-04-15 14:20:27.454+00', 'invitation_accepted', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '4e88e797-587e-4bbe-ae15-b852b89c3fc4', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\xe433f79c95c2ea5d6f6cb5acadd0da9f', '\xf27f52a8cd333662ed65950e861c18298542c22d7a319681ee60b8f66707a659', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3ab3b76cb5e54d94daae89611994227e', '\xa5439f0e9c9fbaba919c5e6a33cbe2c524deb366b499d6d2420be4042463c462', '\x4dffb72f3a196108f8a43a723eb494bb0a04720d11a5f2546980272d983371d4', '\xf90f83354179bcb1eb6bb709ad535f24cdea499b96fa3df0218f1142d13da6a6'),
	('c7838058-9ca7-4ef8-94c4-d35d6293c7a4', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 4, '2026-04-16 17:52:19.533+00', 'application_created', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x990ed426ab58ff34deb58cca42f7c5d8', '\xbe4cccc8709d8e9a50b158fb4b4cfc49d44cb191abf1644eb7b2d603c6a4f64b', '\xf90f83354179bcb1eb6bb709ad535f24cdea499b96fa3df0218f1142d13da6a6', '\x69cd6014b2373c8806fb476583528d7905573eabf8313ec41b005e89d26c9d23'),
	('5b733f81-0a5a-440b-b49e-c613b3fdedef', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 5, '2026-04-16 17:52:19.535+00', 'application_redirects_changed', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"added": ["https://refills.harbourlane.example/callback"], "removed": [], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x06cdc31e4129e972c69da1721f68752e', '\xff5ee03170b83962026d1841cbd3b1feb672434b9739e5591a69d032ca871f6d', '\x69cd6014b2373c8806fb476583528d7905573eabf8313ec41b005e89d26c9d23', '\x2d7095e0b8d669d349a5025613abd59e2984f34816b48628377476b7f3a8a5f3'),
	('7250dda6-c9af-45f3-bf8b-544c2f1483cc', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 6, '2026-04-20 18:12:03.698+00', 'member_invited', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x17d0cdc5d34be9584b9e1309c7aacb6c', '\x3cb0004f289086291056087e9efad4d8456d1d11856fdeba72529dc45ac0f53b', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x8efea0d591ff29d1f7b189ace38b6fe3', '\xc3130d71ab7c4081f96de73b95c8be11138262b6bbfbc6b64c080b2d76cb435e', '\x2d7095e0b8d669d349a5025613abd59e2984f34816b48628377476b7f3a8a5f3', '\xcaa6b3b6e4fbe354c5947000855562333cd9de6d77351e240d1264c4d533f7a1'),
	('369ebcec-95be-4f7d-ae5e-bdb0ad20ec40', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 7, '2026-04-21 15:50:55.779+00', 'invitation_accepted', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', 'aba24e95-2767-4894-bc2c-8a849bd18b42', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x979ba5fd845a87450bd820a8d924b2ca', '\x38111841a6856403c14ca9e3ed102fef02b4eee857f1c3fc994d8e54fe5404ee', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x3be85b777e8b0dcd9668fb0443d6efab', '\xdccda4caf6740943a825317697903dc129253785db9845e025e804f2519fefc6', '\xcaa6b3b6e4fbe354c5947000855562333cd9de6d77351e240d1264c4d533f7a1', '\xe84a1658fb103448d30c8ab4ec47d45ab187aa49af8f2ab068bb436835778c0a'),
	('74103608-8e6c-42b5-9d05-168a765ad5ac', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 51, '2026-04-22 15:13:47.863+00', 'member_invited', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\xc5b19d8aff3d46e7d50cf4f0547a3537', '\x91936ef781078273c5e1f598fa8d4e4066e2b96574d23dfd40bdf2b19f53ec07', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf73fde63a2d9cad7804cb0a4427fe343', '\x04be0945688021230353063cb7dc6677bc4d393ec70fedca7d3c8db5d62d69c0', '\x7ef0742d22ba144aad460197d3706fd632c185df1a483d6da34b69d898c6d37f', '\x318b2757147f5772b32aacaa94591269a371ab8b394f1c3d2042279577bcd3d0'),
	('46e08bb9-78bd-4fc8-af17-9ecb6b11cdea', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 52, '2026-04-23 13:45:39.941+00', 'invitation_accepted', 'person', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x1bd6ae59e026f8f0bddda8fbf0be23b4', '\xe905c6752b5a9eacf84840e41e2d49e5a8402d3f397aed3e70498138b616e544', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x68cb9a2c6efc040873c3b70ae581f860', '\xaefa73db4a16bacdb09304e9876960eaa1580ead7e0c2cdd18600c1a8dcfea6b', '\x318b2757147f5772b32aacaa94591269a371ab8b394f1c3d2042279577bcd3d0', '\xf0ddde13f4e67faf7e6da4104044fc6e1b40269c3495a79c2b1a75648b82a853'),
	('899dc104-7445-4bda-a31d-7406b34803bc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 53, '2026-04-24 14:05:32.016+00', 'application_approved', 'person', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x652c20b2316ad858c2b1adacd9eb74b9', '\x4af1b493f2abd1cd57caaa47402a48663190a75fee651cbd788bff09f93dd58f', '\xf0ddde13f4e67faf7e6da4104044fc6e1b40269c3495a79c2b1a75648b82a853', '\x4df75f802850650ca3c02b6aceb1852c8c386aa80cf5e126520c6ac7b5321220');
INSERT INTO public.organization_activity VALUES
	('7e496ef9-7f40-4774-80c2-545b9cc925ee', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 54, '2026-04-27 17:26:24.103+00', 'application_authorized', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7bff7d2bf8615d33f2ade66dc915f9f5', '\x6b0eb8cc844f9f40977198808eedf403a83d3060719fac3a37376fecf5b762ae', '\x4df75f802850650ca3c02b6aceb1852c8c386aa80cf5e126520c6ac7b5321220', '\x9d8862607dd7b3d95d12f7aef5f0b96318b187d4ef9228713f17084b689e1381'),
	('c885faea-001f-41e3-90ef-f2482ae67707', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 8, '2026-04-28 16:51:16.188+00', 'application_authorized', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xcb3b74b5602dbb7fe69dddf25d903279', '\x3aa97f741bbff4e6096be69eab174a45872e2ba1b110f2072927afb03148e6f6', '\xe84a1658fb103448d30c8ab4ec47d45ab187aa49af8f2ab068bb436835778c0a', '\x0ca882f05d77d385b21aa48493492d5b2126c2e3f6e8d09e25a2e94fcfa83d81'),
	('e00c9e8a-00a4-40d0-83fa-20677cce959f', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 55, '2026-04-29 19:20:08.27+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8ecc42f86527124dcc1e3f9ab4300a3e', '\x216484c0aa1378d5cb0aa324e0c3edfa7988d2a1f3875e51ecb068f2e89a6c1e', '\x9d8862607dd7b3d95d12f7aef5f0b96318b187d4ef9228713f17084b689e1381', '\xea4a405be018fe9f800da634bfc110947ef5cf31fe0c2ea6eb9bb738d3a505a6'),
	('29417776-80b7-4b0e-9e40-199e3a96150d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 56, '2026-05-01 14:10:52.43+00', 'application_authorized', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x528991bd04353ba2bfb729395ada020d', '\x2528288b7bcd5f04dd99249926fb36472507a36fbdcd45eca49fcae49c74c0f9', '\xea4a405be018fe9f800da634bfc110947ef5cf31fe0c2ea6eb9bb738d3a505a6', '\xd78d0f639d464908a6621aabb060fd35e402fd3e2ac655a600a2fed42207bf90'),
	('c0c29e78-dbbe-4786-b16b-93aca03ff537', '8f4e9494-5667-4446-bd4d-e53ed638a760', 4, '2026-05-04 15:46:44.509+00', 'network_declined', 'person', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x614a56789db20c6e3abdfc438ed610e9', '\x73988643b40e3cfc71035f2d7a7a3c22d743fbc9cf678f8b79f907658488bf6b', '\x85ddd7ba2e3d89177aedb2ca073fbb759721018c2344d1d030d0d28a0bae0a13', '\xd33abd872cdcf697e63344166fa8b357df9070e4801948bf72e72acf165eca15'),
	('7c74c275-50e1-44c2-9a13-3544425ab53e', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 57, '2026-05-04 15:46:44.511+00', 'network_declined', 'organization', NULL, NULL, '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xd78d0f639d464908a6621aabb060fd35e402fd3e2ac655a600a2fed42207bf90', '\xd6d7093f1a83e057000e586dfac131d5f23cf7a2a8221acbb999e0cbae003113'),
	('636ff639-edcc-4f08-ae08-7a9995441661', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 58, '2026-05-05 18:19:36.59+00', 'key_created', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"last4": "jS24", "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xc25f41c92d6ade0123fbef27a52abce9', '\x70759f9fccad41fec30e44e6fc1b1df32639bc19867bd0c684309d78b1d3ef68', '\xd6d7093f1a83e057000e586dfac131d5f23cf7a2a8221acbb999e0cbae003113', '\x798b68d703342e051bd22868f36f9d4a5c1465423a218956ab40cdf321181462'),
	('56845a9a-fc27-4252-8431-9a39c7966f7d', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 3, '2026-05-06 15:37:28.667+00', 'application_created', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"scopes": ["user:read", "organization:read", "transaction:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xcbd754c9d0363185973631be0012fb02', '\x4b16e85e60cde22200923c0689b475f4880aea2cbe3ce6c434e6fcf9765a7542', '\xfbc40e3c39a3360802519e7a95d89f80e259ba4d1fa8c5174dbaf6973501714b', '\x190d1f023281e1dc4916a92982853f21ea8dc92a8541fc87f09f2e14ca1eed5a'),
	('1481fff5-feee-4251-8ff5-f0766cb4d7ee', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 4, '2026-05-06 15:37:28.668+00', 'application_redirects_changed', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"added": ["https://rdv.cliniqueduparc.example/retour"], "removed": [], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x759ab876db64298127c12edaf3e0dd7e', '\xdc4478a4283f72f25379b536db8d19770648ccb1d4c7a0a1382b0b90202b0c93', '\x190d1f023281e1dc4916a92982853f21ea8dc92a8541fc87f09f2e14ca1eed5a', '\xcd8b9d9591fe580313787677512c634687ef12368f662e9309ce47c5f9b4c4c0'),
	('38b519fc-8b26-4868-8098-8d5607154895', '29c64f92-14c0-494e-9b47-e69fac55dce5', 4, '2026-05-07 15:08:20.75+00', 'member_invited', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\x43178e62309230c59a2e4fb04d2d925e', '\x9ab71533f093429d457c204c7e4d5b6303a897d6960a8ecb7c06ac468770657b', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xae3f17125637e7c3b8111a33b94a0bd3', '\xa2d83ef0e32c9c08cea269fede3cbea9088505879786ce7480166b1dac4adaa7', '\x259a086364076e83bd17c61273d49de105ec55a61b959d595295f8f20cd182cc', '\x8b341c8069aa712bf070d2b2e89f25c360b48455bfb20001df7919a4b1a4f4ce'),
	('579c621e-5097-4a2a-baca-391b91432f9a', '29c64f92-14c0-494e-9b47-e69fac55dce5', 5, '2026-05-08 14:14:12.833+00', 'invitation_accepted', 'person', '5db265ea-ede3-45b6-bd20-c664404b712a', '13649395-c5aa-49a0-978e-62d490e6990c', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\x6cc4e84599f992424e75c77fbe7e3b85', '\xf237015c53fbee9d19d240f9967466e0b4ab63790f796820d962bac569ba7d4c', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xcdb51300b008c21e4b33a18a8b4f3bee', '\x75d1c64e71c98540ff5d8279dc1b3c0fd2f90d01823bec5798855bd1e1fbe99b', '\x8b341c8069aa712bf070d2b2e89f25c360b48455bfb20001df7919a4b1a4f4ce', '\x68e20b1cee32d10b58244f7f708001ca69730326413f70c16136c6b591649830'),
	('5edf0ccc-6467-49d2-9cc9-3bb2063e090b', '29c64f92-14c0-494e-9b47-e69fac55dce5', 6, '2026-05-11 15:29:04.907+00', 'application_approved', 'person', '5db265ea-ede3-45b6-bd20-c664404b712a', '13649395-c5aa-49a0-978e-62d490e6990c', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbd4fb0db59eb9cf01e99c696833d76f9', '\xba07741fd30dc217cfa67198ad42ce11395b3a6a5b99d6b17e6f63d9f77d49ca', '\x68e20b1cee32d10b58244f7f708001ca69730326413f70c16136c6b591649830', '\x94e1423f45259d4c1c162612909b4bedbb0aa2e31c0c8735e070bb543a29b01d'),
	('e5b02dd8-b585-469c-8d21-8bdfd5c66994', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 5, '2026-05-12 17:02:56.99+00', 'network_created', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2a687fafc30555421f4b24aa62ed0554', '\x645f2138ecea150b103cf739aa0941532de4c606629b1f1f90126e5978256f59', '\x2d6df0232cbbf19c10f64c1383d2e950659e123c62560b04ac226aa7c182bd99', '\x0d7695b8ce09ba489a3a6415975613405df844c91c563f8baa3d4eb050424890'),
	('bcf9a42e-454f-46ef-adcf-2c1f4caa7c2a', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 6, '2026-05-14 15:11:41.168+00', 'network_invited', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"network": "Referral Desk", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xcfcb860ef803500b776eeb8303f69104', '\xd0c3ebf0bd1e8d4d8bf201c3ba863e0c597bd04f7c9ce1ef5b407f04ca11d565', '\x0d7695b8ce09ba489a3a6415975613405df844c91c563f8baa3d4eb050424890', '\x209d3ee59388d997d1790dd7b4d80c5a25b62e47adbc1691ed3751b1e9913faa'),
	('badc0a36-3838-4618-a01c-04901e01b74c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 59, '2026-05-15 14:27:33.235+00', 'network_joined', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5e937641295488ac60611bbb115821f8', '\x5f132b81f3f4cd8d2411e40d003e535b8f810434e887306e3ac5ec7f7ea077ab', '\x798b68d703342e051bd22868f36f9d4a5c1465423a218956ab40cdf321181462', '\xa5815d63522b6def04e84783f31b7284c23d889888cea3adeb6078c0656368a5'),
	('c612520d-ff22-427f-89ed-33d5e7d6f802', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 7, '2026-05-15 14:27:33.237+00', 'network_joined', 'organization', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x209d3ee59388d997d1790dd7b4d80c5a25b62e47adbc1691ed3751b1e9913faa', '\x1e882206f0af97a99e0106e304346762ce5f3e115b4103668f615e9c7b9cec5b'),
	('32db760d-bc22-4b5f-9f70-dcdf6a905b85', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 8, '2026-05-18 14:31:25.324+00', 'member_invited', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x34a44698d5ea3bcf11392aa461143cb0', '\x63f548f21cd6588bf015456824c221002687399d5700cb730b310a9e0c780a01', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x583326c793df7915acb9e7f1a7adf350', '\x739a69f0b9515226be0500021a945439e013007705be41a7f77c8396354a6f0f', '\x1e882206f0af97a99e0106e304346762ce5f3e115b4103668f615e9c7b9cec5b', '\x574abd76ccb52e67967e309a4d8a9124687d1d3f1ad369a0e8c600cf15f6b535'),
	('df3dc910-cf08-435d-b17e-16ee7aaa279e', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 9, '2026-05-19 15:16:17.399+00', 'invitation_accepted', 'person', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', 'bbd8d086-673b-49e9-bb48-c8089f236072', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\xa709835dbcd0118d38ecc5fb1b9d5742', '\xba71cb66e8d2a14b6f27e55a4eb3634b448aab989fafcbd975e1845da151ffb5', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x25b6878d2e5b56e3f793f895544fd1e1', '\x54e277c6fa9f02b106945c06c5186287be3ca8ba9972ee2d65fa72385e4b076d', '\x574abd76ccb52e67967e309a4d8a9124687d1d3f1ad369a0e8c600cf15f6b535', '\x9c9f2bdc533964b7db54d29e00a870bc74903f0ba2a6dc1709dd0553a0770caa'),
	('a3f8c385-d902-42e7-aca1-8e12b0a38dc4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 60, '2026-05-21 17:55:01.565+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x9e440d8b1f1aa00410b44a93b9f93a04', '\xdb1defb7d60422620224a117cad92454bce6ec089262e423cc7e90dc0fa559bf', '\xa5815d63522b6def04e84783f31b7284c23d889888cea3adeb6078c0656368a5', '\x55418c81a0bb3823936d22fdbf935650397e3e77487f91efcc4f87fdc4092bc1'),
	('fec086b7-2d01-4b48-b289-4201f3b61ce1', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 2, '2026-05-22 15:20:53.64+00', 'network_joined', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x110e14e49e283d782cb8317eadaa018a', '\x675f8da3e5fe0241b404b6181004708c45c44041cceaf7476573eb229490c8b5', '\xa1aa8c4f5d45e9edc9a9e99d0bf0bc285257ef4005c8029d76fc2602ddfa6d99', '\x4ea5887b0dcdcf2842b7673b373bde2448e4199f17a26db245cdebba5b8064d2'),
	('dbfa47b3-e890-44f1-9f39-a9dfc03e05cd', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 61, '2026-05-22 15:20:53.642+00', 'network_joined', 'organization', NULL, NULL, '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'Cedar Dental Group', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x55418c81a0bb3823936d22fdbf935650397e3e77487f91efcc4f87fdc4092bc1', '\xfada40da7057982d27b5aa02258c693938fa915b6f564e7983be000bdda08237'),
	('4641a4df-62e1-46ba-939d-6916be0a625f', '87d98148-127d-4aaf-8d93-b963df3df8ed', 2, '2026-05-27 16:26:29.887+00', 'application_created', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xbbfd922c0a193700b6cbd6a449e0601a', '\x736b8e2d81c4a68a7896965a16f44357d56bd87774196ac5852aa842bccb276f', '\xd049cfe0a2d246b8443d17934ebcaf26f329d35e9dd370f83ece1e7ba4d53ee1', '\xa5cf6d6a212012d69ab49c591319cdbe661af5e295205778a7de0cb47cee1caf'),
	('09995f89-ed73-4f10-9f0f-d1a6cd041a67', '87d98148-127d-4aaf-8d93-b963df3df8ed', 3, '2026-05-27 16:26:29.889+00', 'application_redirects_changed', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"added": ["https://plans.greenleaf.example/callback"], "removed": [], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x222cf7e8b46fe43794a4d6018ce16cc3', '\x95b327c3c8bfaa248e594960fe0ae5da6ae2f89fb69c64c303384045ba5f41eb', '\xa5cf6d6a212012d69ab49c591319cdbe661af5e295205778a7de0cb47cee1caf', '\x0a3f28bb6597ee2c9ed4cf10b63b5a92d9d4d704e0935ca9e5a396a5ba434226'),
	('6ab78c7e-7796-41a3-988e-08d22f308684', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 62, '2026-05-28 19:03:21.973+00', 'application_authorized', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3e88cb1d4a6617db0ca1e8cb536cb48b', '\x7344ad9de59feea6479c3a81e37c0dba9b35171ae7a78cca2ccad3784ec333df', '\xfada40da7057982d27b5aa02258c693938fa915b6f564e7983be000bdda08237', '\x8865f8ae44dd8d1b0bbff97be01ecebbaf5ac5666ec93014bb1f041e8a840638'),
	('b54127f1-2134-4eaf-a1cb-6ade8a45af38', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 10, '2026-05-29 16:14:14.059+00', 'network_invited', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"network": "Referral Desk", "organization": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xa8c9d37869b67a5c6f8061b65ed813e9', '\x1acf879fa5ab2add7ed4385eeaa6ec7de9ee6342e59bc52095c7f632a550dac6', '\x9c9f2bdc533964b7db54d29e00a870bc74903f0ba2a6dc1709dd0553a0770caa', '\xa87c2d139f18ee04156310ef6027593f97a2ee1517c3d6d17960482087460d7a'),
	('30a7bd1b-6e35-49f1-8bf7-167e904fcacb', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 9, '2026-06-01 18:36:06.131+00', 'network_joined', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x03c92b45b0222b61245ffc67742d58f9', '\xe9752c6b0b542027f8a4d93ee8b494bbe34a0cba11c1e3caed6f78d360217862', '\x0ca882f05d77d385b21aa48493492d5b2126c2e3f6e8d09e25a2e94fcfa83d81', '\xcbd6870ad9598f0bfa7c3afae2f035b209a7b0b469586a787708dfc57f4d12ca'),
	('7264d05f-6c9b-4298-bfcb-8f408280e589', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 11, '2026-06-01 18:36:06.133+00', 'network_joined', 'organization', NULL, NULL, '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Harbour Lane Pharmacy', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xa87c2d139f18ee04156310ef6027593f97a2ee1517c3d6d17960482087460d7a', '\xcd62680b9fd1038d8ce369bb03cdc27aa463fa9919e5a499b0a30e68a0deddbd'),
	('bee85610-ac79-4508-967f-cce81754735b', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 3, '2026-06-03 18:50:50.287+00', 'application_created', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xaf755f1f532446d5ba16ca361dbee98b', '\x52a9ead114f72fdef3610bc3476ceab1de93c6e6034c7ab3937c2c5aaf87b3b1', '\x4ea5887b0dcdcf2842b7673b373bde2448e4199f17a26db245cdebba5b8064d2', '\x4990c1a150744784f3babcc528e2e1d77cdb48673b0d33cc36f27d557087cbf3'),
	('ba62b56f-71bb-4c7e-919a-7e74574d44eb', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 4, '2026-06-03 18:50:50.289+00', 'application_redirects_changed', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"added": ["https://chairside.cedardental.example/callback"], "removed": [], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9ac4f9fa54df14ad61aa3567de6595c4', '\xdbfc66ded4a7366d5b379bfdd2ec3bbb2cb44190734b6f6b363aa76717d1e2c3', '\x4990c1a150744784f3babcc528e2e1d77cdb48673b0d33cc36f27d557087cbf3', '\x768130225d19a102fc8d063f65bb87b7b201ef29d7a5cdd3f107d0d84427132a'),
	('3b89cae3-ce13-43cb-83dd-7762ae6d7e73', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 63, '2026-06-05 15:02:34.46+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xdc62ff13a55e17218866e708094eb636', '\x65bfa4341d123a57b06e8cab7b729e8f583e0d2e2ac9b8dbe5132fec5cc84082', '\x8865f8ae44dd8d1b0bbff97be01ecebbaf5ac5666ec93014bb1f041e8a840638', '\x712bf0462288e00cdd703008486fecb33e33c1658a94ba83170d10114eff730f'),
	('25d86550-3083-4295-a725-b68f69ebf7aa', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 5, '2026-06-05 15:14:34.455+00', 'application_authorized', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe89cbfe92d727f752cde5eda7220bfc7', '\xd5556804b5c69c41083ad363087ac9ecf878bfa7d464d5a65a93e574c2df01cb', '\x768130225d19a102fc8d063f65bb87b7b201ef29d7a5cdd3f107d0d84427132a', '\x60189e71dc05c7c5f759d595f428ee8e0f661c51c79911373e5c975a604c8424'),
	('e795e01d-d9db-4fef-95b1-267a96a47924', '87d98148-127d-4aaf-8d93-b963df3df8ed', 4, '2026-06-08 16:12:26.532+00', 'network_joined', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3c96614d7e0537cac822e5795bf10ccd', '\x805699a0192412fb20822ce4d58ade9c1cd29081c6c9fe55d6bccbb5cc0805dd', '\x0a3f28bb6597ee2c9ed4cf10b63b5a92d9d4d704e0935ca9e5a396a5ba434226', '\x967c3612d364768d046a9f30f8a7582717d333dcd9e8d9b19d6821591c550230'),
	('2a6998e7-d99f-45a0-82a6-367bd785f1cc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 64, '2026-06-08 16:12:26.533+00', 'network_joined', 'organization', NULL, NULL, '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x712bf0462288e00cdd703008486fecb33e33c1658a94ba83170d10114eff730f', '\xce9cd4aae677ddfa094770343aa660ff20cbc9e0d71751786cf9444b6af5b71f'),
	('9085384d-3e1c-4a2a-a677-a188594b7cef', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 65, '2026-06-08 21:15:26.534+00', 'member_left', 'person', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', '731e945b-753e-4578-93f9-8982ac8af1b7', NULL, NULL, '{}', '{"email": "elena.petrova@northside.example"}', '\xd754e751563d153a9ef7ba40029830af', '\xaf480b7df28ea122f99fee254bb1e93e79d42991e5969fd039f3a7678fabf258', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x053f011a629fe53d2b747717d94dd744', '\x921340dfdd38afcbdffd8d9db251b869a5df7b5042ce7d850e3086ce02a40eb8', '\xce9cd4aae677ddfa094770343aa660ff20cbc9e0d71751786cf9444b6af5b71f', '\x06613e33b7c1ed4be43cd6b785453a414b21040f42a5a166f4095b1faa591311'),
	('13472b6b-bc80-4b91-b503-9de4d64ec998', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 1, '2026-06-15 15:57:46.934+00', 'organization_created', 'person', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'c54f3499-e9cc-4198-8706-7f59a531e84a', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x0974d28e414d376abc114b816fe6a09f', '\x16f25d5fc2532e3bd9aa1d04a893d48dfed4198b0b68c6533357cbca04bc7e43', NULL, '\x688179f6276c9a43bcd805b36d796ce36dd6f5469b675d201104424e35ec96cf'),
	('9fb1a0ea-b0f9-487f-b0d0-7ccccf9e6293', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 66, '2026-06-17 16:59:31.096+00', 'organization_activity_rule_set', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"after": 7, "before": null}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7539dc144d4b31d52ee55c1cd8fd5fbd', '\x816b5a5c751d605c966be1ed8b519daa1092b88d47cd2ecbe8e636e4f285c58e', '\x06613e33b7c1ed4be43cd6b785453a414b21040f42a5a166f4095b1faa591311', '\xc0e9d6bddbe28552449ae8435598b88b0fe717428238c60cb17fda22c5892c36'),
	('8b8604db-ba57-461a-8a47-1d66afd9481a', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 5, '2026-06-19 16:45:15.263+00', 'application_authorized', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x598cb2a681bca6ee8fc978479bbb1ee9', '\x883b927afef868bc9e90584c684e7b7e326c2ef9497ad8c4d8668fad17bb95b2', '\xcd8b9d9591fe580313787677512c634687ef12368f662e9309ce47c5f9b4c4c0', '\xddb8325571d4347cd7a205dd5ee6961d092328c908eab5e2d025a5f4d6402ea7'),
	('f227a512-8587-476b-a120-5792384fc7ad', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 2, '2026-06-23 15:33:59.431+00', 'member_invited', 'person', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'c54f3499-e9cc-4198-8706-7f59a531e84a', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\x6eb5b8630a7af8452f12c03f7e815f0b', '\x25e0d0c62eefaf5da067d95fbb849daa8815d1cb2029c48b205c87531585dc69', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9e3ff3a9a596a7b61cb2a6a41e14b579', '\xdbeb117b7cc4675275cdd910b15823b473e0842943d4a03c1ef801e684ae3d09', '\x688179f6276c9a43bcd805b36d796ce36dd6f5469b675d201104424e35ec96cf', '\xd96e34e71774caea3f1568357696a55e1db5d5317e00ac17e5635dce0b71e71f'),
	('c0771d71-310f-44bb-9166-c9b5559bf5a1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 67, '2026-06-23 16:12:59.424+00', 'review_started', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"due": "2026-07-07T16:12:59.418Z"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x0319cc6847e187cf96272de5251d1722', '\xe382d5696faa79c283d6abab294d820cee64029d3cf2ddbd9e9bfc215b979a7f', '\xc0e9d6bddbe28552449ae8435598b88b0fe717428238c60cb17fda22c5892c36', '\xe2e0898a6e0e04afc9d7bbbd7424096e7e572b896d38e5e2ade318b041584693'),
	('623faaf0-36ce-44d3-a308-19aff69039ae', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 3, '2026-06-24 14:07:51.509+00', 'invitation_accepted', 'person', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', 'f73aa9e4-987d-41f5-b640-4c94e27e4c01', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\x713c62403e1dbc7eafd9bee995f6eb52', '\xac876926f34e70c1f1339a2c7207fceffbdbb290d1be880e5a8246ce192ae9a2', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6c01bd07dd46e9c70d1cb4ec6298638b', '\x19b0b4e7b9b18b2b90fce7c39f9d235d6eb86ccc091c14525ee2b81dc7c4fbb0', '\xd96e34e71774caea3f1568357696a55e1db5d5317e00ac17e5635dce0b71e71f', '\x3013b096a8ffec4a261427c2c4ce823a9e581d302222b9d77dc0d22990f90864'),
	('440a7359-ede4-4f02-8810-7055d88c4ff4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 68, '2026-06-25 20:02:43.591+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\x6e3241b690118c4f2f3cca25eb9cd768', '\xaf43b3170af6048a5f5a61d3ec62f2a12d3815c71114246521e3d5f59fdee776', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xdb23093f68c8343dad7ae683326e9c66', '\x34a82609300383924818b90fee37f6af7d14d3c43fa5f3e8db412f8fdef1be59', '\xe2e0898a6e0e04afc9d7bbbd7424096e7e572b896d38e5e2ade318b041584693', '\xfe7016bc877559e33419cd0e6b0512c469e5765a2aef8806fcc7ec798e606447'),
	('a6fcb1a1-43fd-4615-8bc6-d7416dda3425', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 69, '2026-06-26 14:28:35.665+00', 'invitation_declined', 'system', NULL, NULL, NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\xbfe4f18d2915d2589bf61bcf52dd992f', '\x9ab01993b976acc1434e14a35e41ea2d03c41e64a16235328b5e37e1adb3cef7', NULL, NULL, NULL, NULL, '\xfe7016bc877559e33419cd0e6b0512c469e5765a2aef8806fcc7ec798e606447', '\x30e805c12c5411546b126a46d237055991a97f499e72779c1248c332fc8bfb63'),
	('cc064c78-e30a-4492-be3d-a6680c759cac', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 70, '2026-06-29 14:05:27.751+00', 'review_closed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"kept": 27, "revoked": 2}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0db25858cbc84eda1c2224660deb0fb6', '\xccf705289132ec8d37cae2bd1380ed9c45d30bf34fcc54490b34cc7bbc64ebd5', '\x30e805c12c5411546b126a46d237055991a97f499e72779c1248c332fc8bfb63', '\xf50c72cc134d010114df81953e67ea229449d1d33091b984f2ac73f375107fca'),
	('e0cc3fda-e7dd-42de-9877-2fa0a82efe5e', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 71, '2026-06-29 14:05:27.768+00', 'authorization_revoked', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xf50c72cc134d010114df81953e67ea229449d1d33091b984f2ac73f375107fca', '\xb22bfc2e290f0ebe2fcfe27b12343a547f978fdf1c9d10f306f09554081e1d7c'),
	('bf08b0c9-2187-4451-b77e-97b11614db90', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 72, '2026-06-29 14:05:27.782+00', 'member_removed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\xaaf6bef723a43d4e354fd31ca9ce0021', '\x1f33a29258cafd4ea46f089dbd4b194a6fa6d3361a1873b32b36d1d5ae3f3d0f', NULL, NULL, NULL, NULL, '\xb22bfc2e290f0ebe2fcfe27b12343a547f978fdf1c9d10f306f09554081e1d7c', '\x3de4aa7774bc6e7f19dc3f4beb8da8d2c955f0278ee49e304c29ecb429977e95'),
	('4fedd358-bb81-4f4b-8e6d-7174775dffcc', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 73, '2026-06-29 14:05:27.793+00', 'review_carried_out', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"gone": 0, "ended": 2, "refused": 0}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x3de4aa7774bc6e7f19dc3f4beb8da8d2c955f0278ee49e304c29ecb429977e95', '\xf5535e56aee4b294b61e9c7c7214a759bf5204dae11c6a25d441b5195876e5a7'),
	('877e54a6-ddb2-48bf-8f10-fcdf2578094e', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 74, '2026-06-29 14:05:27.905+00', 'export_completed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"file": "northside-health-access-review-2026-06-29-1405.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xf5535e56aee4b294b61e9c7c7214a759bf5204dae11c6a25d441b5195876e5a7', '\xb232830e3546a73c7cabf4131691aa01b41c2ce469609783c1f121de1f08f584'),
	('e540f8e6-910d-4d45-bb5e-b3e6d98c1a86', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 75, '2026-06-29 14:16:27.758+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7cd4e0469e15849585edb899d4cbe4c5', '\x0970118213573d15821b49ab3f46b699680b6c9c78b0d901bfdfe21fe1bbaf8a', '\xb232830e3546a73c7cabf4131691aa01b41c2ce469609783c1f121de1f08f584', '\x2a1dcfccfae7849d6b64d5e7bd9a3d0bf507f1f717742b18136a867fa5b38154'),
	('1c3ccbff-9aae-4bf0-9421-62dcc646c7f1', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 4, '2026-06-30 17:08:19.827+00', 'network_joined', 'person', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'c54f3499-e9cc-4198-8706-7f59a531e84a', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9eb8ff508d9f91e8d4816738373e4aec', '\x151f614a2ce6bd7875d71f525f760bfd1b575e15854110fd75bbed6dad828b7a', '\x3013b096a8ffec4a261427c2c4ce823a9e581d302222b9d77dc0d22990f90864', '\x515fa319ba7d17cb429eddbe7d9b1a8e8e2caf7704c55cfe3f3fc3329155194f'),
	('55d88ca4-2020-4741-9f55-5cd235d39165', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 76, '2026-06-30 17:08:19.829+00', 'network_joined', 'organization', NULL, NULL, 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x2a1dcfccfae7849d6b64d5e7bd9a3d0bf507f1f717742b18136a867fa5b38154', '\xa3cd49499123db30ba74174f30fe58e907690de5e3046bf851d4b0f2290c75e9');
INSERT INTO public.organization_activity VALUES
	('708a360e-3110-4b6d-a1e4-7e758f92ca95', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 20, '2026-07-02 15:41:03.989+00', 'organization_updated', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '281f4901-6510-4f45-83dd-529aa5b7d0ea', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x28db85b3bee9ae9c905f9d270c3c609c', '\x915f1fcaeb2d1d6f17f4eeffd61019f5654c6a39a82bb81dd72c55659ce0802b', '\x70780eddb0a1d2965a60be4900f85214778fdbef7add57171639a7da097a9eb5', '\x7e8b14fce68511045069c050c7587f10309685f85b95397bbb1759f657f40b0a'),
	('d40f8056-2a52-4acf-95f5-c9e8b6715fc1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 77, '2026-07-07 15:19:40.231+00', 'application_created', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x65d08140cc72eb4f523c327007ac209e', '\x74614913e8000ee12ee67ce16360c9e3ddd26c0d258aa6cf3bf06f23e5cdff5d', '\xa3cd49499123db30ba74174f30fe58e907690de5e3046bf851d4b0f2290c75e9', '\xf3f84eba0f39d4dac8db5e0b1561ce40fd927d102f5629857128eb3faa15ea90'),
	('d829be69-9b96-4af1-9b09-e334abcc9db6', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 78, '2026-07-07 15:19:40.233+00', 'application_redirects_changed', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"added": ["example.northside.rounds:/callback", "http://127.0.0.1/callback"], "removed": [], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x94da83c0ebeeb8c1e6d4e2a1739b1e2d', '\x09d58074874a781eef3c16069ef420fb9eeed3705b67755af40ba248af9b8278', '\xf3f84eba0f39d4dac8db5e0b1561ce40fd927d102f5629857128eb3faa15ea90', '\x9df84a4bd89324fa78a64b15d3ab0c1a59f99c7aa4cae3c290a388d29f9ce56f'),
	('b4b6dd17-d5df-49f4-954f-d49e0c9cccf5', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 79, '2026-07-07 15:26:40.238+00', 'network_shares_changed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"after": ["application", "organization", "referral"], "before": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcc2e21960047cfc851964537c31eba4a', '\x5b6bfb665b3288e2344f77edf35edd4ac2002c7bea8b7acc914bf9fb65bc0b77', '\x9df84a4bd89324fa78a64b15d3ab0c1a59f99c7aa4cae3c290a388d29f9ce56f', '\x639e46ab61ec210839b0227e36de0ffafdbff14f961c6ef1422ca26e7cde89d5'),
	('e76ed717-d3f5-46ed-b05c-a8d9af026ab7', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 80, '2026-07-08 14:12:32.309+00', 'application_approved', 'person', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x4eb069bfde0cf19e88a8b6cfb94f219c', '\x2484301c41bc4aa568fa432086566b263bf424b5c58655ec0327ac21d6ae8918', '\x639e46ab61ec210839b0227e36de0ffafdbff14f961c6ef1422ca26e7cde89d5', '\x7c25fa0d3b9964c9c822aea3614c781c4f9ed907e6e20e81287c4ef4fc11c671'),
	('39b6dc56-02b4-4141-865b-642eac8a6c8b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 81, '2026-07-09 14:55:24.395+00', 'key_created', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"last4": "C8KI", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe2373e03a86c357698e1092a21f03fff', '\x94018aeee4172ec261659421a0a4985b2a0828a637ea218afbe227a1e18a9b52', '\x7c25fa0d3b9964c9c822aea3614c781c4f9ed907e6e20e81287c4ef4fc11c671', '\xbd3cec1ee0d78df5f2b0274954898fa0c261b7a2bf1d456087635ef34965307f'),
	('622eb140-950a-4ef2-aca1-a2f5737a5f58', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 82, '2026-07-09 18:33:24.389+00', 'application_approved', 'person', '6ef4a709-d469-4e57-8f80-6f2758b04851', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x9e9b8c38abebebd3d8f1c237d65daff9', '\xba0f5669df70c84c8c4d1f4a3346d90da44fcc5afadf2563546ea79fd8ddbf49', '\xbd3cec1ee0d78df5f2b0274954898fa0c261b7a2bf1d456087635ef34965307f', '\x0d2f909e7fcecdcb8c32c6752f81507db8e073753b09515c251df81a30154d6d'),
	('2740d1d7-e2d9-46a2-a7ae-9fda29325349', '29c64f92-14c0-494e-9b47-e69fac55dce5', 7, '2026-07-10 17:31:16.478+00', 'application_authorized', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8a3fe7d3b29a97f592751203c033e37c', '\x1e04c0e0e7e8dba4e64fe4c3332998321ad833da2e580cd1edb7ab6a5b6dff8c', '\x94e1423f45259d4c1c162612909b4bedbb0aa2e31c0c8735e070bb543a29b01d', '\xb4cd3004c03e9447154f862168cae25bb20ecf7f636a4c68d8551b1e8595ef21'),
	('265632ac-055d-4f68-bd2c-4267ce750b5c', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 5, '2026-07-14 14:40:00.641+00', 'application_scopes_changed', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"added": ["referral:read"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc3e48ff575c14dcb02cc24eb06ccfa63', '\x945c009aef50253d6c59d84f89052cef0c4078f25b989d2ece126193037df0da', '\x89d20755a60c0586b2259dffe0e9885ce81d066d3f204892a0fc723ba2f3df8b', '\x7743ec9fb2ea7105dc8af99eff752768b465f7cfa8bb961fe24d85fe86ae7055'),
	('59193af1-9d6d-4ab2-9c3e-d19be94b98e2', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 83, '2026-07-16 15:50:44.804+00', 'authorization_changed', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["referral:read"], "decision": "grant", "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8f4c33eb5352df499497026e61aefebf', '\xd029c84d0b9b8ad3e8ca4e1109e0e46a5352068169fd12fc7dd4701b62674422', '\x0d2f909e7fcecdcb8c32c6752f81507db8e073753b09515c251df81a30154d6d', '\xe678d2d1d0a5640aacfb8f21123120af297710883e85f0af447a359ddeb37682'),
	('f3e8a164-a2b6-412f-9859-9deadacdcfb0', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 6, '2026-07-17 16:20:36.884+00', 'member_invited', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\x2f523a6a541673b1f4f43461600f7592', '\x816bfe1af0d773765bee340aa7217addf791ca71072546f72f6864981b1f1dc4', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x1303855bdee0021284c8b9bfb852758a', '\xf0f74017c7ba36e1c951e7d5a436f350ac77fde865dc6290b15a6f6291d6e166', '\x7743ec9fb2ea7105dc8af99eff752768b465f7cfa8bb961fe24d85fe86ae7055', '\xe869b7fd2df935d08d4809d8e5139a33f2fae61e63526dc91fc974540471774c'),
	('982fd7c7-7e3c-4699-8ab2-4ceab08610e4', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 7, '2026-07-20 17:44:28.97+00', 'invitation_accepted', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', 'a386487b-6038-436d-83ae-8c9fd1989fec', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\xe2c1456ce762f884172bc0bf47ae3d72', '\x35f7e3dfe72d7768a7dca530b3818d9512a0006212488a02842e0813a4cb182b', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x533bdb1c8ab4af2b40032336b2d0a040', '\x2ee1486543b654d8590d264b95befb2f6f0df95bdbe956e06878abaf125ac26b', '\xe869b7fd2df935d08d4809d8e5139a33f2fae61e63526dc91fc974540471774c', '\x5d70a907efbdc7a5999ed734e2b5576240da21a010b36dc3116c22d26f7b779f'),
	('bf6bb354-b5d9-484f-aa83-a7391b371395', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 21, '2026-07-21 15:28:21.056+00', 'network_invited', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xf76ff1f730638a9e89daa2af103207d8', '\xcdb83c687a22989f48cdb61b2bd78960ae8eebc817bc9c1209d8dc4b57947094', '\x7e8b14fce68511045069c050c7587f10309685f85b95397bbb1759f657f40b0a', '\x352f9ea274d4e4d8311a089f508b958cc74062f5ea1194ad4d660ab08b3475d1'),
	('a677363c-f10e-4db0-95ab-0a079f80d764', '87d98148-127d-4aaf-8d93-b963df3df8ed', 5, '2026-07-22 14:59:13.124+00', 'network_joined', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x93d0d90dccaa7af2a850f3c78246ffaf', '\xdd2ec9444ff8b5615f1451ba6c1056774e919409d37bcec3a110fe20f15abc10', '\x967c3612d364768d046a9f30f8a7582717d333dcd9e8d9b19d6821591c550230', '\xda14538f117f78398e1cd63cf3dc4f4eef20c58ec966975f80bec907bf784459'),
	('ab46386f-aef0-4a3c-9aa9-8e68f007b678', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 22, '2026-07-22 14:59:13.126+00', 'network_joined', 'organization', NULL, NULL, '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x352f9ea274d4e4d8311a089f508b958cc74062f5ea1194ad4d660ab08b3475d1', '\x534c2a64385c77f1bef7e25830402260b51acd369e7b8f592f74afb3ed40844b'),
	('edf4e19d-9974-4f31-a459-c4b0d8cb2a52', '29c64f92-14c0-494e-9b47-e69fac55dce5', 8, '2026-07-29 15:24:33.538+00', 'organization_second_factor_set', 'person', '354bf531-f978-4f08-a3f2-05d68901a429', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', NULL, NULL, '{"after": "2026-08-12T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x496b04e4f8b90fa337d2f63b69d5eddc', '\x813becbe2d69c4bb6613c5a64bcc6bb36453d9e7e59269cbccc269fbffa9761d', '\xb4cd3004c03e9447154f862168cae25bb20ecf7f636a4c68d8551b1e8595ef21', '\x5f8967bc5928f1a82ce0a7be49df7260f3f2e82d061fdb951842fb323e45f6b1'),
	('b16dc7c8-9e92-47c6-a34a-d41353ea2812', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 84, '2026-08-05 17:36:53.935+00', 'member_invited', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\x05c2f24a2aada5884c1ed28290dbdfe8', '\xa9707b4f7c17634d7e8d66070c28a81a13bfcbc0de88edf405ce4a16698ca0a4', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9fe01bb36d8ed22b30a96121a9a0fb72', '\xe05733dda7d3587d2910ae77ba7bfa79be4464d2bc2745c63cef6bdb91127b3f', '\xe678d2d1d0a5640aacfb8f21123120af297710883e85f0af447a359ddeb37682', '\x36749a19ac2043b5f3089ce48060bc83b56f8720705249e24ba20da646c863f2'),
	('e88d40aa-09ec-4688-bdcb-bcfdd29930c5', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 85, '2026-08-06 13:19:46.016+00', 'invitation_accepted', 'person', 'ca08244c-f484-49a7-bcb5-35a302dddced', '108623a5-b34b-4764-a41e-fd385bad5179', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\xdd2999699eb47bf59d850698c9740e3b', '\xa7289508d2d800884896e0e8f7b79324a6b067490e748616a286cfcdd8da8172', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xd6bf55deb060b4e78d96924743304e0f', '\xa9e8f2c5977c14a47e1b0181da7e40595130f14e2b0f4e20800223c9328e0243', '\x36749a19ac2043b5f3089ce48060bc83b56f8720705249e24ba20da646c863f2', '\x32d651dcaac904458eb2af6237e43e8e1e8b74663225950100b8700c9defd379'),
	('fc4232e3-b516-41ce-9af2-9de84d2d6efe', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 86, '2026-08-07 14:40:38.09+00', 'application_approved', 'person', 'ca08244c-f484-49a7-bcb5-35a302dddced', '108623a5-b34b-4764-a41e-fd385bad5179', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x06742a4f03c83e2dd97a15764b813492', '\xdaeb5f3e6d5ef766a4333830d144e16a048457c5b1bed6bbfc86ec63b1545085', '\x32d651dcaac904458eb2af6237e43e8e1e8b74663225950100b8700c9defd379', '\x792357545ad241417be14d6f91cbba608654b46451c6feb49156259675b6c801'),
	('dd2f6247-9642-49f4-90c6-51d446a50283', '8f4e9494-5667-4446-bd4d-e53ed638a760', 5, '2026-08-11 17:09:22.257+00', 'application_scopes_changed', 'person', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', NULL, NULL, '{"added": ["survey:read"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x4776485a1375243fdfcca69956596925', '\xedf77acf6bfd945694525ffa1b4e6063fb38069fdc588f19f8b5be86395bd55f', '\xd33abd872cdcf697e63344166fa8b357df9070e4801948bf72e72acf165eca15', '\xeddd9a361cc3264387f7f950ab20d411262d1f4484cee6858bb2f91f3e6f9ee7'),
	('17a3af47-67c2-466c-a691-3178f9fc218a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 87, '2026-08-12 14:44:14.339+00', 'authorization_changed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"scopes": ["survey:read"], "decision": "refuse", "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7a169199c3c82c23c56a0b300d25e764', '\x4153f379822abddbbd4381ffa8ae32046f563b9c97a30061584ba6c804eda460', '\x792357545ad241417be14d6f91cbba608654b46451c6feb49156259675b6c801', '\x2621b61b66e8f4c18454bbe7ba7cc2317719fa633b1dc74c4d18fe8c1644afc9'),
	('052e7366-fc52-4f40-b70f-8a8b36a75b06', '29c64f92-14c0-494e-9b47-e69fac55dce5', 9, '2026-08-14 23:30:58.495+00', 'organization_second_factor_begun', 'system', NULL, NULL, NULL, NULL, '{"since": "2026-08-12T12:00:00.000Z"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x5f8967bc5928f1a82ce0a7be49df7260f3f2e82d061fdb951842fb323e45f6b1', '\x3d9e991e794cc3a9ba3f15e64f9d519a7903f5a4eed81b329a906d4afa9195cb'),
	('0fcc5284-0241-4fd0-affc-80f557cf2087', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 88, '2026-08-20 15:39:26.825+00', 'export_requested', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb0a4d4db7c44de0c2be83067699fa1bd', '\x67062f5d3e150e70494908b9bc4fa826bb499e009cf9f5498df2d599bacccbb0', '\x2621b61b66e8f4c18454bbe7ba7cc2317719fa633b1dc74c4d18fe8c1644afc9', '\x7f82ee17905f513a86642f9db2569a874a7b94e1a9259c3ab266eefd792997a7'),
	('211ab88b-b757-44aa-99f1-67e5b55bb29a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 89, '2026-08-20 15:39:26.984+00', 'export_completed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"file": "northside-health-2026-08-20-1539.zip", "rows": 127}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x7f82ee17905f513a86642f9db2569a874a7b94e1a9259c3ab266eefd792997a7', '\x3cbe459229b38b1593ed0179eea5c8ae3fa14462bf9d532ec91082985e90b1ea'),
	('93e39b72-8de7-4a88-aa0a-1730b272b378', '87d98148-127d-4aaf-8d93-b963df3df8ed', 6, '2026-08-20 17:31:26.827+00', 'network_left', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf08423fc21539f66765e9dddf11b0465', '\x9fc408c4b97c8d0a0661958c2fec3d6270ce02e5554b37bf581097baf59cde40', '\xda14538f117f78398e1cd63cf3dc4f4eef20c58ec966975f80bec907bf784459', '\x86313bc154176c7b1550d8177a93c8fe73b767e52473396d9a1cd5623923ad73'),
	('c95fe744-71be-4b3b-afcc-b20a02f5e3dd', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 90, '2026-08-20 17:31:26.828+00', 'network_left', 'organization', NULL, NULL, '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x3cbe459229b38b1593ed0179eea5c8ae3fa14462bf9d532ec91082985e90b1ea', '\xbc49d22dcc6cd74c5c8606d0fcf0aebcfaba83a5d913609cc61930723f638441'),
	('32b6f8cd-7880-4e7a-999e-033593f96766', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 91, '2026-08-24 18:27:10.983+00', 'organization_updated', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x68773435467d433f6f5108e85b8a4b0c', '\x1b1bf6b16b679fd8f911d6b39421bb4273106830c2c081ea3288da9dc6c4e64c', '\xbc49d22dcc6cd74c5c8606d0fcf0aebcfaba83a5d913609cc61930723f638441', '\x4dd4325d6285f9881d3c89e9c9d56a1f16d84a87755296e7c67508478a3e7112'),
	('3504ace5-a70f-419c-bbd9-db9581bc425c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 92, '2026-08-28 19:27:39.312+00', 'key_shown', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcc065999aaeb59b16d925ac1d4aa75fc', '\xa210205d69561b904ddcfcbd71ba6cb584dca105c34fc25dd0aadaa79bd71b60', '\x4dd4325d6285f9881d3c89e9c9d56a1f16d84a87755296e7c67508478a3e7112', '\x47a23387df7da86b9f1c82ca04a99b15722b87977b0531da7cdaa6f0f0018f93'),
	('a41c47a3-08ee-4828-91be-25053947da60', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 23, '2026-09-07 18:45:51.8+00', 'network_shares_changed', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"after": ["organization", "referral", "survey"], "before": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x1d11c5face8d309d1b70c9befdc830cf', '\x7718ea73f84a5bdf424fc599aea686d94a10807c96f59ae96b79840f64e03255', '\x534c2a64385c77f1bef7e25830402260b51acd369e7b8f592f74afb3ed40844b', '\xf001e63cfc8fc2a3334621de55d394936b69c8b4165ffa6906789717fbec2440'),
	('2695ff5a-93f0-41e2-b7ee-bc30c75b7bc4', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 6, '2026-09-09 14:38:35.961+00', 'network_shares_decided', 'person', 'f4953d01-5418-49f3-a35a-67f7935cd84d', '77abce36-604e-48b5-8446-246ecae1789d', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xa380b7aefbec857c093f869a0fce42a4', '\x85779b0a1bbdfbfa40eea94610a5105594c0c37fa71c5403035306b607526e82', '\xddb8325571d4347cd7a205dd5ee6961d092328c908eab5e2d025a5f4d6402ea7', '\xc239fdae781a2313fc8927f439592356624ad1410d8fe89acced177cb90db3f6'),
	('8883e8e3-9f99-46b3-9107-9a035f310c3a', '87d98148-127d-4aaf-8d93-b963df3df8ed', 7, '2026-09-10 16:57:28.039+00', 'network_shares_decided', 'person', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '3ed5e4ad-26d2-439d-8e9a-773528b78105', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6e9d8a65e33060f8a8a5aeed7e00232d', '\x355aeb79ef9ef50eaa60864bde7ab60481bce0c57e36d6f18e5a69ee976b38b2', '\x86313bc154176c7b1550d8177a93c8fe73b767e52473396d9a1cd5623923ad73', '\x2c0fd952ffac025c994725f61844763b1126dbb12883f3f247df63e74b6b8c99'),
	('119626e7-8b31-4e17-bdf8-70a92b650d50', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 12, '2026-09-11 15:03:20.119+00', 'network_shares_decided', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x38eb9a4d1cf68fbea0fa963cbb75dff9', '\x3ee9d5779ee0e0d6c83a1f31ee4c97020165911f5efba3af4db5a761b815e516', '\xcd62680b9fd1038d8ce369bb03cdc27aa463fa9919e5a499b0a30e68a0deddbd', '\x6d1066cf42bb67922b878197841dd4a813f903db01b10d4e0347d5eedad63864'),
	('55f2a0c3-654f-4775-9757-6999446ed356', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 13, '2026-09-16 16:08:56.366+00', 'export_requested', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"of": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xbf18212106b1013be9bc0ad727bbf85a', '\xe4213965f65422ae86cc09147183cf15dd7bb71989a1bec9567a126df538be02', '\x6d1066cf42bb67922b878197841dd4a813f903db01b10d4e0347d5eedad63864', '\x1e28b85cda1e3700bb2887cfd0d9823024784ca2a2783ad6cb130d208f1d37c4'),
	('92492874-30a1-4730-a448-237ac9d643b7', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 14, '2026-09-16 16:08:56.434+00', 'export_completed', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', NULL, NULL, '{"file": "referral-desk-2026-09-16-1608.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x1e28b85cda1e3700bb2887cfd0d9823024784ca2a2783ad6cb130d208f1d37c4', '\xa5905b89395770f4b004ae4bab2dde836cbe51c78683742c47d1e185b2da59cc'),
	('1418c9e2-3752-4814-956e-0d9118dc9d57', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 93, '2026-09-22 14:02:24.685+00', 'contact_added', 'person', '8556b297-2c40-403e-88a9-add42ec5c9c3', '7e8dcf81-c17d-4ac8-8803-053ffa578214', NULL, NULL, '{}', '{"email": "mei.lin@post.example"}', '\xee2f98863a75d64cd9a833db0a726297', '\xa552bf7e87895d2a571a2cf7a40a58d4f124bfb33f43947a7e778624d3daef5c', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x585c215f28d84603c7888bd3c105d24d', '\x56656075d568ea0f0c7783302331211ec0f991e26c70408885ddaba9eafbf172', '\x47a23387df7da86b9f1c82ca04a99b15722b87977b0531da7cdaa6f0f0018f93', '\x1e958eb5a4fcabca2f3f5b29e4ba5f814e678ba3fc0ea4157a6054ef12a4ad50'),
	('9bf22be2-bdf2-4951-aecd-b45508281cc4', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 94, '2026-09-22 14:02:24.692+00', 'application_approved', 'person', '8556b297-2c40-403e-88a9-add42ec5c9c3', '7e8dcf81-c17d-4ac8-8803-053ffa578214', NULL, NULL, '{"scopes": ["user:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x3417f4651a1bc6013ef4f7421f16757d', '\x3fad3f35b6ef6c2fb13de195c1686884e1a11116e8d54fb9b337932f57b33526', '\x1e958eb5a4fcabca2f3f5b29e4ba5f814e678ba3fc0ea4157a6054ef12a4ad50', '\x2fcebd2feeb585e79ec95eec2703b30f8fca5b936a577428b824574e65f97f4a'),
	('baf75ae2-eed6-4505-9891-7d82310e3d5c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 95, '2026-09-23 15:07:16.77+00', 'organization_approvals_rule_set', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"after": "authorized", "before": "any"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd21dc6349657d1e186064420005fe9bb', '\xd7a07750c4561bed6cd45f25ffddf3eef5de5e71a6731667a66d0503260f05c0', '\x2fcebd2feeb585e79ec95eec2703b30f8fca5b936a577428b824574e65f97f4a', '\x61a2573f893a513a557bf164359a3810fe35d36b97e5c84c3f226359b7742cf5'),
	('17e5fb34-65c0-46c0-8207-e620ac5979fa', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 96, '2026-09-25 16:51:00.931+00', 'member_invited', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["member"]}', '{"email": "paula.quinn@northside.example"}', '\xa3e6db77b44f138a8909079c8214f0fe', '\xfed1a32c639315839161bef9aa2404f5b358a2d73d63ef7b39f8d154a5eb051c', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x4870643bd42b538a78738d4a35dd3c31', '\xc8a068cfc8adbfddf45a93ef0b4a5ee8be83ba92c324222cb2e8b88932f27f1e', '\x61a2573f893a513a557bf164359a3810fe35d36b97e5c84c3f226359b7742cf5', '\x262ffe238133195a474e5150ea776501e4e016dce008cff941242cd66dd7da31'),
	('6558fe7c-98ea-498f-88db-e27f17e1d0b6', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 97, '2026-09-29 16:15:45.107+00', 'application_requested', 'person', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xfd7b988acfca5a4a65e817e564439eb3', '\xfa560bdbbcf9f6d2c65c9f33239607853c099abd214fcb6f1ff0391dd937ddb4', '\x262ffe238133195a474e5150ea776501e4e016dce008cff941242cd66dd7da31', '\x3f77b514a2ece71396b8e594cc82f1ae17f22abc4dc39c402a415681081a77c9'),
	('8a59546d-6a93-4223-b956-cd5da5dd79ff', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 98, '2026-09-30 14:26:37.177+00', 'application_request_answered', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"answer": "declined", "scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0ad22cb5ccb7666888a76eddd9abf6df', '\x3959924ce5934fe1aa13d19b8983efbfed65e004465da6df6912f7c9ef95f860', '\x3f77b514a2ece71396b8e594cc82f1ae17f22abc4dc39c402a415681081a77c9', '\xdd3cc4a0a1c63f3495012b2592bebec91038d0feb8d2405b81585dcd24ab1d58'),
	('0327e1f9-0d2c-4e1c-8a07-a4c1a49cb019', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 99, '2026-10-12 17:33:33.822+00', 'export_requested', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"of": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x73d1eb05f272f2390d6c821474057655', '\x0a79594336f2c15235e8194b613ffa4a718c2f3024ffd0bcad39dd7390fb8790', '\xdd3cc4a0a1c63f3495012b2592bebec91038d0feb8d2405b81585dcd24ab1d58', '\xbef0f8d5c61e855a8d75baed1f2f8de30d2faec7b364d1c4b9ec90e4b5490e89'),
	('6c91d6cf-6f4f-443a-9c79-aa8bbb4ec3ea', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 100, '2026-10-12 17:33:33.921+00', 'export_completed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"file": "care-circle-2026-10-12-1733.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xbef0f8d5c61e855a8d75baed1f2f8de30d2faec7b364d1c4b9ec90e4b5490e89', '\x7b74238aeec8c28719887a2e0f4e7ad72df3ddebc23177e19b29c9de4901e232'),
	('2cc74fa1-0ccb-47b4-84ef-5cd3773ece00', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 101, '2026-10-19 18:30:54.234+00', 'application_requested', 'person', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf2329d3eb0fd51da6705fa4aed777070', '\x239cedeff9b6e2e93f0b04ce27ac299512685ad3632df7f6659936e3f92a342b', '\x7b74238aeec8c28719887a2e0f4e7ad72df3ddebc23177e19b29c9de4901e232', '\x771b22c48e1e3da37262be720d748202e946386e823d0bd3d4469239e105ea85'),
	('720b7c1b-1cc5-4a87-990c-978f77e185ce', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 102, '2026-10-20 15:12:46.308+00', 'application_request_answered', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"answer": "authorized", "scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd96f8c412b8c1f28ddacde32b5f259e8', '\x4762f81e305826e01fa121e94e18e3b72e54cf2a2255d202219d0071c0010f9d', '\x771b22c48e1e3da37262be720d748202e946386e823d0bd3d4469239e105ea85', '\x122538175b3aed657881313950c5b6fa7a6c25ec021c2a38ad37ab168fbf41a9'),
	('4307fe95-5486-4545-9a9a-016e1f2226bd', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 103, '2026-10-20 15:12:46.31+00', 'application_authorized', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2c859aaa1ae9a62c0123bd7b1434e57e', '\xd1b42ca9fc1101542a54819301dbf8053451d4d552cd9342268672fc280481fb', '\x122538175b3aed657881313950c5b6fa7a6c25ec021c2a38ad37ab168fbf41a9', '\xb2053556a355c49859195775e80c03a08b56be73b68d7525158b561ebc595af8'),
	('94368b55-975c-4252-8768-3985e0efd1ab', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 104, '2026-10-21 15:17:38.383+00', 'application_approved', 'person', '232349b7-9ab1-4b03-a837-860297023031', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', NULL, NULL, '{"scopes": ["user:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8270bb6675d4e9a1d6fbb73ad43907fd', '\x7130a299d4fd66a3b0606ceea0ac350d40209bcd4a5b262c08b58804a69244ea', '\xb2053556a355c49859195775e80c03a08b56be73b68d7525158b561ebc595af8', '\x7546a56fc615adcc7a54a0b7b66c8cce03e32c315f8fccb4fb490e6c2b44c318'),
	('b0075d87-5e71-4641-a05e-7526ce400104', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 105, '2026-10-28 15:48:58.798+00', 'member_suspended', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x691dcb9aba3dd985b0967faf6cd4f35a', '\x13b08b1551478e4ab56c20c4aa4a89934995fa994b649d7c7e9e695b23702601', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4b75b894bf9b04dc595f5c2c8f75937e', '\x40d011e474bb1b8ade69d3cf00c85579429b1a6eeb579999e8f54723e553cb00', '\x7546a56fc615adcc7a54a0b7b66c8cce03e32c315f8fccb4fb490e6c2b44c318', '\x5514e596a05c3255a0250abc5005b4ae17b5e57b9f0de24b1a4af098b52497f1'),
	('78f58a21-fabb-4dc7-a97a-d497d812250a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 106, '2026-11-05 15:53:11.278+00', 'network_shares_changed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"after": ["application", "organization", "referral", "survey"], "before": ["application", "organization", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5a50063272b66444aa65e4c9e7b67949', '\x351e800e56bd3015b7396890745e11ae52e628fb914f4c5d3310eabb866fb4bd', '\x5514e596a05c3255a0250abc5005b4ae17b5e57b9f0de24b1a4af098b52497f1', '\x50abc69e7c3c5f83de9755e04e9c63aa5056791ab85ce266811c1db6b13a72dd'),
	('793fd8c6-bf6f-44ae-8b04-ebcabd328cc0', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 107, '2026-11-06 14:33:03.358+00', 'review_started', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"due": "2026-11-20T14:33:03.355Z"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x15d4f5e9e683bcd83b961fa1044bdc28', '\x332dccab4de0a7045219b4641f53b49341ab216705d0d6bbecd038a5547ff740', '\x50abc69e7c3c5f83de9755e04e9c63aa5056791ab85ce266811c1db6b13a72dd', '\xc545d3786667a0a41c0c29310245dfc0dcfc72196f0a1894b140a173ff140739'),
	('598c58a1-36ce-4732-8c13-798be12ed4de', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 8, '2026-11-09 17:19:55.441+00', 'network_shares_decided', 'person', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe68a2f6f7d483b607778f423df3917e0', '\x5fde12d7d1854b04ccfc638531d709a382873bf9a8d054c2a20479e2a738f125', '\x5d70a907efbdc7a5999ed734e2b5576240da21a010b36dc3116c22d26f7b779f', '\xf8fa6c5eabb2c7db539d04d4fc99ff2ac1737dce0ca2acfb1bb1e4b073a4ebe8');
INSERT INTO public.organization_activity VALUES
	('d1b026f1-9a1d-4913-8fe1-ac2bec7bf219', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 24, '2026-11-10 16:34:47.535+00', 'application_scopes_changed', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"added": ["survey:manage", "transaction:read"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x92ffc32a466de73317a992473f2c431e', '\x554efe8fbbe684622f3d69df7cb1505a1d836ebfab1e6eeb0f90aa542ff610df', '\xf001e63cfc8fc2a3334621de55d394936b69c8b4165ffa6906789717fbec2440', '\xe8ed1dc8de08c1746b73d5e22faf9fb0548ad9960e76a0ed4fad74c5e49f1f2a'),
	('2144338c-99fc-431a-b3cf-c8485445aa21', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 6, '2026-11-11 14:42:39.602+00', 'network_shares_decided', 'person', '76c768a2-ecdf-47f2-86fa-472dd32654ad', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x2e190741cd4f1b85440417f2aebe1af0', '\xdebfb7159601122e524d07500fb3c97b859b5bfe52e9744491a51f489539287d', '\x60189e71dc05c7c5f759d595f428ee8e0f661c51c79911373e5c975a604c8424', '\xa40c726d253cdb18ce0cb514628b65aede6f8aa715b3aa3ef6e2f2943fc63b95'),
	('ea63c278-e2a8-4594-a368-70e73265a9a7', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 108, '2026-11-12 15:35:31.689+00', 'network_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"network": "Care Circle", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf0c3e57d4f3fc41c7de19065d9941276', '\x5d807d75f758ce4d567d10539fe267348770d3192586188e050f7c2f5e5a2b26', '\xc545d3786667a0a41c0c29310245dfc0dcfc72196f0a1894b140a173ff140739', '\x6b69800c07fd2f7848a1775b026d43374e1d5066d557ff7b091df1865a26ffc9'),
	('16b08f6e-6ec1-4311-a29b-1057be1d7392', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 5, '2026-11-12 20:36:31.691+00', 'organization_deleted', 'person', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'c54f3499-e9cc-4198-8706-7f59a531e84a', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe6eb1d5568bc67a887e416ebc3a0a6d8', '\x1b72b1ea9c918d1a164b69f4e363d91ccff3cc00d33b21a908db6b4cf611cb30', '\x515fa319ba7d17cb429eddbe7d9b1a8e8e2caf7704c55cfe3f3fc3329155194f', '\xb4cfb8926a20204f68c2f118500073fad29427b46233c3c62b481e0bb2d99d56'),
	('503eda24-f30e-4081-bb30-5c771cda0109', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 109, '2026-11-12 20:36:31.71+00', 'organization_deleted', 'organization', NULL, NULL, 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x6b69800c07fd2f7848a1775b026d43374e1d5066d557ff7b091df1865a26ffc9', '\x66b5f5ef9f706f0c4fb5c7a3e0d1ef5ad59381801265a9af950035dec57daee4'),
	('cc455429-978f-46e5-946b-68f5deef78da', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 25, '2026-11-13 14:51:23.772+00', 'network_invited', 'person', '73c7eb96-d892-4992-8d0c-afb8019be17f', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x1417e40c8bad72f5f483d7a61b42c81d', '\xe416312afaad912125e380450d6d30b48e99342ed1e90133ba88efa4c22e4d05', '\xe8ed1dc8de08c1746b73d5e22faf9fb0548ad9960e76a0ed4fad74c5e49f1f2a', '\x842a0f71070e5c77c3b775bcbdd82a0e02023086d8583a55ca8a76d7c5d0b5fe'),
	('37d15d7b-5b4f-4de8-a470-6a15d3a49098', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 4, '2026-11-13 18:05:23.766+00', 'member_invited', 'person', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '2a5935ab-058c-4554-8c07-5060bc84430f', NULL, NULL, '{"roles": ["member"]}', '{"email": "mei.lin@post.example"}', '\x4c50d56d1e21d831021e3e595a586746', '\xbc3d0ef53d9bde80edeb76eea583565b512534e360482994df9c421a6914adfd', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3fe80e569614d322ed886df70be75438', '\xbcecfe8319d2d976a867744657434cb462716b014c0cacd2f178c64a1a20f1c4', '\x9108c7e1fc6fc73f9c77c38470646e07576369807b6b4c1904ce624c7dd01341', '\x5d5039bed35c6924622db5dd50b0de9ea9c55cc2d9b608b19b3f1df68f2ee9cc'),
	('23f15ace-69f5-4e2e-a1a0-e9d794fef3a0', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 10, '2026-11-16 14:17:15.849+00', 'organization_second_factor_set', 'person', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '27ac52c3-fbb4-4ca7-9f27-734c92699929', NULL, NULL, '{"after": "2026-11-25T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xe7a4c322a2383afaa017a411276a291a', '\x313bea1a5e7977304cb45605a4d3ff9d430f6184a7596831acb8b34d8f2c4933', '\xcbd6870ad9598f0bfa7c3afae2f035b209a7b0b469586a787708dfc57f4d12ca', '\x34b2eb531a10058c3f2fc95f9ef41914afc54a00f4868de3c462231251516e92'),
	('9f117710-0a73-4481-977f-934218d4546c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 110, '2026-11-16 15:22:15.848+00', 'member_invited', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"roles": ["member"]}', '{"email": "june.park@northside.example"}', '\x8e8251970dab096c6201ec587b03c4e4', '\x48ff73403e44b7d7e3f3288582e8ac2918c3d2fb4d45f0636277794214d47856', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5bb305158b2c40f03b035e0575489edf', '\xc5bc328327b80d088bc6e2804d980261105c8e08f0505e502c9bf52be7436e0e', '\x66b5f5ef9f706f0c4fb5c7a3e0d1ef5ad59381801265a9af950035dec57daee4', '\x26cdd8b276c02adfee4923c161487dfddd1c324523bc19d1f876d70bf68db87d'),
	('3e78763c-e5a6-4d44-917a-e657fe0c4b2e', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 111, '2026-11-16 17:44:15.853+00', 'application_requested', 'person', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '021332e4-fb17-4beb-94e9-7922a47ff138', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2685e4da9adc34fc09e502931c53a87d', '\x8ee77adcd020bec2ee44c27db70f38a097636c9ddc1f4ebdb0b44d9b114e7637', '\x26cdd8b276c02adfee4923c161487dfddd1c324523bc19d1f876d70bf68db87d', '\xa4fa27c060607214ff59b68cd198a91a5dbafc424ad820a74507be55399d1d8d'),
	('a12084e5-fd3b-4052-b976-63e94dbbc6ad', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 112, '2026-11-16 20:10:15.845+00', 'export_requested', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6d6747e994f7c40469fbe428bc085fc3', '\xbb705d52b0f365bce37186a4896cc851d976f23cf93e1a6791e95ecc27cad121', '\xa4fa27c060607214ff59b68cd198a91a5dbafc424ad820a74507be55399d1d8d', '\x8037e21ed34f6219af90a1dbc177644014ef8b75920e0547b4463fd6ca9d2f0f'),
	('43cfb0ee-3430-4a11-b0b0-1cd6050d7ae1', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 113, '2026-11-16 20:10:15.876+00', 'export_completed', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"file": "northside-health-access-review-2026-11-16-2010.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x8037e21ed34f6219af90a1dbc177644014ef8b75920e0547b4463fd6ca9d2f0f', '\x607d1843b330b73d478abed20f96e7efc4cfe813f6d683c7532772be8e327261'),
	('d5cbaf44-169d-4854-8b73-0c9fbb47f73e', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 11, '2026-11-17 16:20:07.932+00', 'application_requested', 'person', '3383351c-0550-4c1f-ac25-2ae002af418d', 'aba24e95-2767-4894-bc2c-8a849bd18b42', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xe7476b3cbd7debe583df6e6e4b293f12', '\x2a5e08c0c731b2d4bd366bb3ff140b78d75b2c82f55e267d89c69ce3af5cfe9f', '\x34b2eb531a10058c3f2fc95f9ef41914afc54a00f4868de3c462231251516e92', '\x3331f401de1c37169cefb655512ebe25c4de7d22ebc48015882ac348c936a4c9'),
	('3715d5f2-7bb3-4fd1-b8f7-7cd6c2b23f1d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 114, '2026-11-17 17:20:07.938+00', 'application_deleted', 'person', 'd33d97d5-1b3b-4584-b023-73608acc639c', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', NULL, NULL, '{"application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3d544e8bb4d166826085aff9bbe68368', '\x1d2656047b62b5f356c0440ed8667d767edfa563c8d55c35f9e896b8a86dd33d', '\x607d1843b330b73d478abed20f96e7efc4cfe813f6d683c7532772be8e327261', '\x5bf937de8fe8d60435bf935d338a7eaa95947d63a09ff736d597d8bfebe35293'),
	('ff7eb46d-cc72-4746-a0e4-5a04b0bd1d09', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 15, '2026-11-17 17:20:07.946+00', 'application_deleted', 'organization', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', '{"application": "Fax Bridge"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xa5905b89395770f4b004ae4bab2dde836cbe51c78683742c47d1e185b2da59cc', '\x6b30ef4b9b84a30ce4915d1d6b9d5b49f40c0f276d10c6784d883f1169060077'),
	('90588ef4-9396-404a-8695-83cf0c8350f2', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 115, '2026-11-17 19:40:07.932+00', 'member_invited', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"roles": ["admin", "member"]}', '{"email": "sam.rivera@northside.example"}', '\xdce30581f9717ee0ddd52cdb3707c568', '\x5c2482f3385e2959f8f4e8653c6c1c18c2bc707ecf4534bb51ee3027db27b1eb', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xefdd76fa00309ed070b4648b6920da74', '\x13ae808be23f0f9f1894bc6e7306affa80bc044cb75c946d1a4384bc063886c1', '\x5bf937de8fe8d60435bf935d338a7eaa95947d63a09ff736d597d8bfebe35293', '\x18e994373f7dda710bc3a4cb0cf2522b251842aba6a8e6fa8d2935902eab7a6e'),
	('e0b14bcb-f9dc-4ab2-98cc-e477b4bd0089', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 116, '2026-11-18 12:06:37.339+00', 'key_created', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"last4": "4DC4", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x97922ad90169ab358c29a596df52c105', '\xfaea19232d52523592f35724c42f76053251d3336a600afcdf57954a4332b357', '\x18e994373f7dda710bc3a4cb0cf2522b251842aba6a8e6fa8d2935902eab7a6e', '\xec8443f13bada20310d5bf3ea3ddc9b99b352fe8bd7b1adb93b5e44267cd8582'),
	('cddedfa6-b5f3-40ff-aac8-48170e118850', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 117, '2026-11-18 14:53:37.338+00', 'export_requested', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x87225dd6cc386910016ef6ae96e57100', '\xfb2adb0f7b6401f4e11a9b182527084ab1c9b5fc99000d9d90fcc5601a31a81c', '\xec8443f13bada20310d5bf3ea3ddc9b99b352fe8bd7b1adb93b5e44267cd8582', '\x8cd86e3b925edd3f2ba49cd845a6a60ee8cf3b4a9fa54cfd57958f6c1552528f'),
	('60ed5c42-3345-49d0-8f59-ee674c08d60b', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 118, '2026-11-18 14:53:37.446+00', 'export_completed', 'person', 'ed172b77-d955-4ec5-9323-413749f9f714', '7f220969-0fc7-4d9d-b512-d00d5263df3a', NULL, NULL, '{"file": "northside-health-2026-11-18-1453.zip", "rows": 166}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x8cd86e3b925edd3f2ba49cd845a6a60ee8cf3b4a9fa54cfd57958f6c1552528f', '\x43e4aa72ed07b0b29101a4ce2fb50910b3b364cc8229cbdba708af31ca520907'),
	('89fb9c28-3634-4244-a9fe-98fa72ddbd11', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 1, '2026-11-18 18:18:42.284+00', 'organization_created', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"name": "Organization 28de7c4a"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x1d97f7ee04e65cb0ef4bd493d07ea427', '\x61c2f0384cf872cb08bf2304a54f1c3f7983b0eba386f370feec313aac9a156d', NULL, '\x932882479fe2c20dfcc1bec3a4f777affa2be32a12a49bd7106102ebdb68b5c7'),
	('fd786082-7ff7-46de-bdf5-f65dc5027af3', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 1, '2026-11-18 18:18:42.475+00', 'organization_created', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"name": "Organization 4adc00a1"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x4f0bbf5c0e858649b240c1e456a898bb', '\x36cafbc2f26a05bb4c0416b9f986671e651aeb0b77e376103a4e5d5814f643c8', NULL, '\xcccc11ac0972744b702c69223eea1349340a778c48f974d5dcb50758e8ee7af6'),
	('49a01538-9ef8-4973-a8c8-a910ef0a87c6', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 2, '2026-11-18 18:18:42.804+00', 'application_created', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x6cefb4d781f503029c6d59b1ab45fb1c', '\xc0ad04077a10c49258208ef36e0d22cec24b451d83524076faa8d38a00693257', '\x932882479fe2c20dfcc1bec3a4f777affa2be32a12a49bd7106102ebdb68b5c7', '\xd629e9be29716e0e41077d5b6ecfd51989abad9b95269b7561e91bb0902e6622'),
	('4728fead-a38a-44bd-b4dd-a2d7f8535fad', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 3, '2026-11-18 18:18:42.832+00', 'application_redirects_changed', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x656e0c00c1852de5cdcbb47cb5cd9a16', '\x62a3617b8c776eefebcd8abe793d9428cb828e3dd00be950c67b24bed6c0163a', '\xd629e9be29716e0e41077d5b6ecfd51989abad9b95269b7561e91bb0902e6622', '\xab8e7f9dd2b19c23f561f073900f636ffafd871435527f8e3702136ae06cb1bf'),
	('e7925318-228c-4fcc-a5cd-24596816827e', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 4, '2026-11-18 18:18:42.879+00', 'key_shown', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x5f6290cabafa110f21e8a0ca9b64c923', '\x0b73396f30a2a1c2d186b98d97c93936c7d16b593fd1a107158f8cc7896e3b3e', '\xab8e7f9dd2b19c23f561f073900f636ffafd871435527f8e3702136ae06cb1bf', '\x0b28402f5ee328e2bce019b3fbadbaa8344cdcc2c562d7865adc37fd529a38b4'),
	('e670bacf-cb7c-4269-83e1-c8c61c0c49c9', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 2, '2026-11-18 18:18:42.92+00', 'application_created', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xa4f3b50cba670f621d0533c3f97c0b97', '\xa6a974f70ddf39774eeea86de2bd79da5e18e75182a2858e710bc3e3beddfb71', '\xcccc11ac0972744b702c69223eea1349340a778c48f974d5dcb50758e8ee7af6', '\x5a0de25cd18ad396ffb100944b1577920b4d5536a39152269dc4313af3b5efb6'),
	('b2fe943c-230a-442b-b2f9-e3c91265762e', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 3, '2026-11-18 18:18:42.96+00', 'application_redirects_changed', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xd39a8537c217e0e80f3fd35c58d99900', '\x1c10f23508d4f16bc205bf7c0e7bcffe76c2df92f8fe696a465b6106da29cec4', '\x5a0de25cd18ad396ffb100944b1577920b4d5536a39152269dc4313af3b5efb6', '\xcdb60ef18f3489b1a2aefd99c8cefbdb7c429835e8ba0f5dff5aab53e717a85f'),
	('14be373c-0193-480a-a611-c5453e3e5cda', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 4, '2026-11-18 18:18:43.008+00', 'key_shown', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x693a8d3df473173f1004f8e959c30d31', '\x731e4ba0fc1b35011dbfe6159c2e926f5ecc998311ddda629de85b3902912085', '\xcdb60ef18f3489b1a2aefd99c8cefbdb7c429835e8ba0f5dff5aab53e717a85f', '\x4f7a6b1518af5866ad2fbbffbd1f02b228eba7db67b843168ea2367205578515'),
	('597a8f88-05f7-479c-964c-c04f1063cc9d', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 5, '2026-11-18 18:18:43.056+00', 'application_authorized', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x30b6aa1e8a7708275110fe50aed1b6a2', '\x4288b41daee68a492a35145617bb842af40f5c7d3b93218c538d10ea250a5bdb', '\x4f7a6b1518af5866ad2fbbffbd1f02b228eba7db67b843168ea2367205578515', '\x46678d5558e9e1331466d94a177b21139402a8e132af31679cd188a061fe3846'),
	('c8f50917-ff03-4862-99b1-c0deb5b50645', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 5, '2026-11-18 18:18:43.082+00', 'application_authorized', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x4c05e6b14c65d00467df09da4195e8ec', '\x7409642a5efc925f61de701103cff8d2ec31bd92ea4e4e3eb71301b125b24529', '\x0b28402f5ee328e2bce019b3fbadbaa8344cdcc2c562d7865adc37fd529a38b4', '\x01ad733c74688b48b7f67502a73cbbcccf4be41336d836ad875b9aeade984885'),
	('a01dac99-a265-491b-b074-2dce3af16907', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 6, '2026-11-18 18:18:43.113+00', 'application_approved', 'person', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', 'c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xe6626b4d2374dff318472e8b8c5eb73c', '\xa97d54bd70d1a7653024ef3c636a01651572567b53ac1ab35973989a2a45a356', '\x01ad733c74688b48b7f67502a73cbbcccf4be41336d836ad875b9aeade984885', '\x98ddc651dc76aa73d99cc485410c399d45f43fe7d7482f7344555e74d5fc7e1d'),
	('ef13292c-72a7-4bc0-b5e9-cc0ec873dc33', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 7, '2026-11-18 18:18:43.173+00', 'application_approved', 'person', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '0930a530-2ba5-4667-80bd-eb3f361f44a7', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x8f96088bb765817e16bcf91b170b864b', '\x8d793feb19b40e982b2576331d4417f057df449337f7378bcf95f4e350a477af', '\x98ddc651dc76aa73d99cc485410c399d45f43fe7d7482f7344555e74d5fc7e1d', '\xb84b058d154ccb191dc7cc315d6add8e730f6a79156ae0a3b9ca1d93ae1660e0'),
	('aff21a4c-bc48-4498-9247-d1308535ab2b', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 8, '2026-11-18 18:18:43.235+00', 'application_approved', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xf296c7e1d39b3be195e189b5ac4b1982', '\xf4de724e55aacb1a6f85d1d140804ef74a3dc06c12aa5eef38d1992980d6a171', '\xb84b058d154ccb191dc7cc315d6add8e730f6a79156ae0a3b9ca1d93ae1660e0', '\x7616822dfd2a5c556bf45bb28fc32e49e63ba1edb6117e4390def86258bcdfe7'),
	('4b15cba2-a191-415d-bfa3-c6d49199a61e', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 6, '2026-11-18 18:18:43.263+00', 'application_approved', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x0c8a66d7fb12a84353d20cd97ca742ed', '\x4afc57907fd34d2b99110aaac9596e979156cb3a90c67c40037c65924e5badaf', '\x46678d5558e9e1331466d94a177b21139402a8e132af31679cd188a061fe3846', '\xa8fec72fae368d52bf567bd5592c9283d98aaa67397aab20de63647a2b5c5fef'),
	('0406e1ed-3006-4f21-bfdd-8f7eb77f9938', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 9, '2026-11-18 18:18:43.289+00', 'network_created', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"network": "Network 910e90e0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x94466db2b0bc611758b096b90afb4691', '\xf8988317ec5c139f5fbd7a62c4b3bc4b5d67a85cda6758f7b50b0ed941da5a33', '\x7616822dfd2a5c556bf45bb28fc32e49e63ba1edb6117e4390def86258bcdfe7', '\x6c2d20ee29604fdcad93d61a0cc29123aa3a97bca8abe48ab7200a9091ed3de3'),
	('d16ba8e4-d91b-4934-b48b-db612b9fae2c', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 7, '2026-11-18 18:18:43.3+00', 'network_created', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"network": "Network 03cd4ca0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x24ba57ba9f3a78c361fd1caabcb643e4', '\x49c038e6354863645cac5615e46ff6d40a315d9c19730a980aa613b693abe485', '\xa8fec72fae368d52bf567bd5592c9283d98aaa67397aab20de63647a2b5c5fef', '\x5b571803821ddd37bcede33a4f296073bed63631fc9feb04b9dc8e1ddef3fb93'),
	('3c4c4694-946b-4c7e-9840-be42d8721af4', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 10, '2026-11-18 18:18:43.325+00', 'network_invited', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"network": "Network 910e90e0", "organization": "Organization 4adc00a1"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xa6865bcd45129a943d2fefb81122a15f', '\xd7482a918e12cadf2a90bf81feb03161cb18765751191101272c6785504475bb', '\x6c2d20ee29604fdcad93d61a0cc29123aa3a97bca8abe48ab7200a9091ed3de3', '\x94b542568e12ee55d92039e86fdb695cdd1e5541424589826e795d8d4b89af35'),
	('2508b4ce-c1cf-49ed-95ab-780e3527f1b5', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 12, '2026-11-18 18:18:43.429+00', 'network_joined', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"shares": ["organization"], "network": "Network 03cd4ca0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x0a612f2b88c531348a41e663907e7e66', '\x1f14274d3909b6b12ef1c17e53c2e98065b2c86b0c49bf6485c095983996c587', '\xfbeef7663eb7b1fdb23398a2e4a4321c946d1318b18905d7fef01a271b668301', '\xb4f64807df9842534e4da2584e8183a163d8b7c8d19e7fb4463bc264c4be421b'),
	('9889b827-72c0-4586-9602-ed5b80d1ba57', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 10, '2026-11-18 18:18:43.435+00', 'network_joined', 'organization', NULL, NULL, '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Organization 28de7c4a', '{"shares": ["organization"], "network": "Network 03cd4ca0"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xac033be454a0fc265e1538ff2375a8ebd10d67690d5dfe318dfa761056eb705e', '\x185c57b38b2b0c5f959391f78c204c2e793eb4670f234d6eae2f27e080fc457f'),
	('b3fdc1cf-1ade-4549-9879-532130c9193a', '1a9eb97f-b8c8-44a1-a9c6-e8381157b47d', 1, '2026-11-18 18:18:43.496+00', 'organization_created', 'person', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', '241784f0-0654-4202-b86b-2f7505005076', NULL, NULL, '{"name": "Organization 2dbf1975"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xfbaf65a68f512d9595fbe4ed8ff353e1', '\x2b6b0486ed35c5e663ee3b44c761e6bf069ff73390a71b76d2ce629c3dd89e04', NULL, '\xa5e5b349c53015bcfeafa6defd65eea80d4ba483862e9946bd8ea9888b6346cf'),
	('dcda7097-74c0-4a83-97af-15d96d0057c5', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 13, '2026-11-18 18:18:43.538+00', 'network_invited', 'person', '17607497-9f57-4323-a220-9202c44c9e65', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', NULL, NULL, '{"network": "Network 910e90e0", "organization": "Organization 2dbf1975"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xfdf0ed3df8f3adc19659052712654c71', '\x35c8e30de9a291dd66054ef5526517869835fcfd32c989b6500531a3b8388dad', '\xb4f64807df9842534e4da2584e8183a163d8b7c8d19e7fb4463bc264c4be421b', '\xf140289861f66ea5ef6eb7c26b36ae730126b67b3b3de3bc258dfb5e2e1255e4'),
	('007fee8d-d20d-4ba8-95d0-1e79763ef257', '4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', 2, '2026-11-18 18:18:43.815+00', 'organization_updated', 'person', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', '1210f196-8bdc-4b93-8b89-ac9c840ba02e', NULL, NULL, '{"fields": ["city"]}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x9c374c27f400e1a89f243d9ac9d31421', '\x20ddfedd29c946e98b50f6e65daaf1d02f1697c8a70c0e238cb9b034a9fdd2ed', '\x7d93f6137a7f57b8b5ac7c82d72053788496956eb816f84695c9c999faa6ec2d', '\xe4ebf4d249a4e732583b83f916e3478947b75a34a8a92a376e73cf1cd8a249c2'),
	('5e08fa7f-7002-4eef-9f36-662372d69ba4', '4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', 3, '2026-11-18 18:18:43.832+00', 'activity_cut', 'system', NULL, NULL, NULL, NULL, '{"to": 1, "years": 1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xe4ebf4d249a4e732583b83f916e3478947b75a34a8a92a376e73cf1cd8a249c2', '\xf9b031d5adfb72c608614d3c3dc6a5284b380e8c3f46cd620439c76e2eefd52b'),
	('bcce6477-7c3d-4f29-80b2-6df9d40e6b67', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 8, '2026-11-18 18:18:43.355+00', 'network_joined', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"shares": ["organization"], "network": "Network 910e90e0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xbb8be5bc6c13722b0e72087d83895d9e', '\x3d04bed712a97df118d4a9ad613193cf032e4f1c1dc4b3924fb6db1b7d4bc4fd', '\x5b571803821ddd37bcede33a4f296073bed63631fc9feb04b9dc8e1ddef3fb93', '\xc6ae75fb37e2b7a15d1078c8713cec7d08bac18e09c8beaec1c91e6b815577ae'),
	('4888932e-b367-44a1-876a-7d042924bb41', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 11, '2026-11-18 18:18:43.357+00', 'network_joined', 'organization', NULL, NULL, '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Organization 4adc00a1', '{"shares": ["organization"], "network": "Network 910e90e0"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x94b542568e12ee55d92039e86fdb695cdd1e5541424589826e795d8d4b89af35', '\xfbeef7663eb7b1fdb23398a2e4a4321c946d1318b18905d7fef01a271b668301'),
	('8b925228-5d92-4a7b-be70-b877af3beda9', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', 9, '2026-11-18 18:18:43.393+00', 'network_invited', 'person', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', NULL, NULL, '{"network": "Network 03cd4ca0", "organization": "Organization 28de7c4a"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x6ec04a6fda5a2ced009c0fe28a9078b3', '\x6813141a6ef35eee9ae4dea9cce540a05084a0de85441fc4d3e62d5db83abf7f', '\xc6ae75fb37e2b7a15d1078c8713cec7d08bac18e09c8beaec1c91e6b815577ae', '\xac033be454a0fc265e1538ff2375a8ebd10d67690d5dfe318dfa761056eb705e'),
	('746846bd-e5ea-40c4-b663-bbd589a581da', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 14, '2026-11-18 18:18:43.574+00', 'member_invited', 'person', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', '6fe4aba0-0a5c-49b3-9c2c-6b533a4e1a17', NULL, NULL, '{"roles": ["member"]}', '{"email": "45a7ae83-9121-46d8-8bee-f66f17fdbd17@example.com"}', '\x3a2968b1af6784e898589d8b89ad87a8', '\x54eed5166bc6501d3f5df9d6c1decc1bf80a0128bc7aee31c5d6cc4ccd3b280e', '127.0.0.1', 'node', '\x45d27465676559d217b32c1ffd30b9ad', '\x007ed65b6d758d67a8d8730d453ab8d2f0012e33d9b4fce319384b265d826152', '\xf140289861f66ea5ef6eb7c26b36ae730126b67b3b3de3bc258dfb5e2e1255e4', '\x395533e5eea65cfdb4c97fb9b735ef3ad42dbd1c5abaa261a35a09ccd7e5dfa6');


--
-- Data for Name: organizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organizations VALUES
	('ad10cf8a-03bb-4440-8b58-3da3682d3907', 'Bluewater Physiotherapy', 'Physiotherapy by the lake.', '', '', 'Kingston', 'ON', '', 'America/Toronto', 'CA', true, 2, 5, '\xb4cfb8926a20204f68c2f118500073fad29427b46233c3c62b481e0bb2d99d56', '2026-06-15 15:57:46.93101+00', '2026-06-15 15:57:46.93101+00', NULL, NULL, 'any', '2026-11-12 20:36:31.681585+00', '2026-12-12 20:36:31.681646+00', NULL, 0),
	('041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 'Community clinics on the north side of the city.', '1200 Lakeshore Avenue', 'office@northside.example', 'Chicago', 'IL', '60614', 'America/Chicago', 'US', true, 10, 118, '\x43e4aa72ed07b0b29101a4ce2fb50910b3b364cc8229cbdba708af31ca520907', '2025-11-20 14:11:11.037164+00', '2026-08-24 18:27:10.980628+00', NULL, NULL, 'authorized', NULL, NULL, 7, 0),
	('7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 'Surveys about health in small towns.', '55 Rideau Street', 'office@maplegrove.example', 'Ottawa', 'ON', 'K1N 5W8', 'America/Toronto', 'CA', true, 4, 25, '\x842a0f71070e5c77c3b775bcbdd82a0e02023086d8583a55ca8a76d7c5d0b5fe', '2025-11-28 15:32:23.523515+00', '2026-07-02 15:41:03.986041+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'Prairie Home Care', 'Nurses who come to your door.', '', '', 'Winnipeg', 'MB', '', 'America/Winnipeg', 'CA', true, 1, 4, '\x5d5039bed35c6924622db5dd50b0de9ea9c55cc2d9b608b19b3f1df68f2ee9cc', '2026-03-27 17:15:10.394975+00', '2026-03-27 17:15:10.394975+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Clinique du Parc', 'Médecine familiale, du lundi au samedi.', '4455, avenue du Parc', '', 'Montréal', 'QC', '', 'America/Toronto', 'CA', true, 1, 6, '\xc239fdae781a2313fc8927f439592356624ad1410d8fe89acced177cb90db3f6', '2026-03-02 15:04:40.856075+00', '2026-03-02 15:04:40.856075+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', 'Meal plans for people with diabetes.', '', '', 'Madison', 'WI', '', 'America/Chicago', 'US', true, 1, 7, '\x2c0fd952ffac025c994725f61844763b1126dbb12883f3f247df63e74b6b8c99', '2026-05-26 18:09:37.800745+00', '2026-05-26 18:09:37.800745+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Harbour Lane Pharmacy', 'Prescriptions by the harbour since 1962.', '17 Lower Water Street', '', 'Halifax', 'NS', 'B3J 1P3', 'America/Halifax', 'CA', true, 3, 11, '\x3331f401de1c37169cefb655512ebe25c4de7d22ebc48015882ac348c936a4c9', '2025-12-03 16:05:59.755325+00', '2025-12-03 16:05:59.755325+00', '2026-11-25 12:00:00+00', NULL, 'any', NULL, NULL, NULL, 0),
	('8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', 'Health insurance for people who work for themselves.', '', '', 'Hartford', 'CT', '06103', 'America/New_York', 'US', true, 1, 5, '\xeddd9a361cc3264387f7f950ab20d411262d1f4484cee6858bb2f91f3e6f9ee7', '2026-02-04 16:42:03.399053+00', '2026-02-04 16:42:03.399053+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('12b9c853-a263-4e38-94b8-0b8e5ba9481d', 'Organization 4adc00a1', '', '', '', '', '', '', '', 'US', true, 1, 10, '\x185c57b38b2b0c5f959391f78c204c2e793eb4670f234d6eae2f27e080fc457f', '2026-11-18 18:18:42.466353+00', '2026-11-18 18:18:42.466353+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 'Blood work and imaging, with results the same day.', '', '', 'Evanston', 'IL', '60201', 'America/Chicago', 'US', true, 2, 8, '\xf8fa6c5eabb2c7db539d04d4fc99ff2ac1737dce0ca2acfb1bb1e4b073a4ebe8', '2025-12-11 17:48:12.239476+00', '2025-12-11 17:48:12.239476+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('1a9eb97f-b8c8-44a1-a9c6-e8381157b47d', 'Organization 2dbf1975', '', '', '', '', '', '', '', 'US', true, 1, 1, '\xa5e5b349c53015bcfeafa6defd65eea80d4ba483862e9946bd8ea9888b6346cf', '2026-11-18 18:18:43.488832+00', '2026-11-18 18:18:43.488832+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'Cedar Dental Group', 'Six dental practices and a van.', '', '', 'Oak Park', 'IL', '', 'America/Chicago', 'US', true, 1, 6, '\xa40c726d253cdb18ce0cb514628b65aede6f8aa715b3aa3ef6e2f2943fc63b95', '2026-04-13 14:52:43.286838+00', '2026-04-13 14:52:43.286838+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('29c64f92-14c0-494e-9b47-e69fac55dce5', 'St. Brigid Hospital', 'A teaching hospital with 312 beds.', '2100 Martin Street', 'records@stbrigid.example', 'Milwaukee', 'WI', '53205', 'America/Chicago', 'US', true, 2, 9, '\x3d9e991e794cc3a9ba3f15e64f9d519a7903f5a4eed81b329a906d4afa9195cb', '2025-12-26 14:36:45.130563+00', '2025-12-26 14:36:45.130563+00', '2026-08-12 12:00:00+00', '2026-08-14 23:30:58.492382+00', 'any', NULL, NULL, NULL, 0),
	('78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', 'One clinic, four towns.', '', '', 'Perth', 'ON', '', 'America/Toronto', 'CA', true, 2, 15, '\x6b30ef4b9b84a30ce4915d1d6b9d5b49f40c0f276d10c6784d883f1169060077', '2026-01-16 15:20:46.345321+00', '2026-01-16 15:20:46.345321+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('92b545bd-72e5-4418-98ed-4d53d84bbbca', 'Organization 28de7c4a', '', '', '', '', '', '', '', 'US', true, 4, 14, '\x395533e5eea65cfdb4c97fb9b735ef3ad42dbd1c5abaa261a35a09ccd7e5dfa6', '2026-11-18 18:18:42.251182+00', '2026-11-18 18:18:42.251182+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', 'Organization 9669bf31', '', '', '', 'Bath', '', '', '', 'US', true, 1, 3, '\xf9b031d5adfb72c608614d3c3dc6a5284b380e8c3f46cd620439c76e2eefd52b', '2026-11-18 18:18:43.762469+00', '2026-11-18 18:18:43.812158+00', NULL, NULL, 'any', NULL, NULL, 1, 0);


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('1f45fcb9-9610-4732-83ba-770b54e7adbe', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '\xe265b6f564601a1fe8dc42785cd18a868bd8013eb5899560e79248767a683e6b', '\x2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683', -7, 0, false, false, true, '{usb}', '389fb97d-0245-4191-8b0c-fdaaf10a3c82', 'Security key', '2026-11-18 18:18:53.545583+00', NULL);


--
-- Data for Name: pending_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pending_sign_ins VALUES
	('\x62a2fed3d6e08c44835fce71f02210b1ddabfb066e39edf1e6c261988f824dd3', 'd33d97d5-1b3b-4584-b023-73608acc639c', 1, 0, '2026-11-18 18:18:53.540626+00', '2026-11-18 18:28:53.540626+00');


--
-- Data for Name: profiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.profiles VALUES
	('3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'd33d97d5-1b3b-4584-b023-73608acc639c', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'ana.duarte@northside.example', true, NULL, '{owner}', true, '2025-11-20 14:11:11.045422+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, NULL),
	('281f4901-6510-4f45-83dd-529aa5b7d0ea', '3383351c-0550-4c1f-ac25-2ae002af418d', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2025-11-28 15:32:23.528006+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('27ac52c3-fbb4-4ca7-9f27-734c92699929', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'noor.haddad@harbourlane.example', true, NULL, '{owner}', true, '2025-12-03 16:05:59.758813+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, NULL),
	('b147bbf1-443c-4bed-bbc4-f0fd9f225e63', '3383351c-0550-4c1f-ac25-2ae002af418d', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'theo.okafor@maplegrove.example', true, NULL, '{admin}', false, '2025-12-10 15:09:20.164804+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, '3b83b58f-85fa-401c-98e8-9ac4cf293d4a'),
	('a1934314-c3ca-4dd2-ac75-1112f76f03fa', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'kenji.watanabe@lakeshorelabs.example', true, NULL, '{owner}', true, '2025-12-11 17:48:12.241791+00', false, NULL, ' kenji watanabe kenji.watanabe@lakeshorelabs.example', NULL, NULL),
	('021332e4-fb17-4beb-94e9-7922a47ff138', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'marcus.lindqvist@northside.example', true, NULL, '{member}', false, '2025-12-16 14:12:48.489485+00', false, NULL, ' marcus lindqvist marcus.lindqvist@northside.example', NULL, '731e945b-753e-4578-93f9-8982ac8af1b7'),
	('cdbd9cc1-c92b-491d-95cd-3da1519e563d', '73c7eb96-d892-4992-8d0c-afb8019be17f', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'ingrid.sorensen@maplegrove.example', true, NULL, '{admin}', false, '2025-12-19 13:36:24.731718+00', false, NULL, ' ingrid sørensen ingrid.sorensen@maplegrove.example', NULL, '281f4901-6510-4f45-83dd-529aa5b7d0ea'),
	('068a0c9e-6dc8-4ee6-bf54-e121b79d341a', 'd33d97d5-1b3b-4584-b023-73608acc639c', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'office@maplegrove.example', false, NULL, '{member}', false, '2026-01-02 18:03:05.540165+00', false, NULL, ' ana duarte office@maplegrove.example', NULL, '281f4901-6510-4f45-83dd-529aa5b7d0ea'),
	('b6453e4e-b7fb-4575-ad5e-751e33962efc', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'tomas.herrera@northside.example', true, NULL, '{member}', false, '2026-01-06 13:40:49.702051+00', false, NULL, ' tomas herrera tomas.herrera@northside.example', NULL, '731e945b-753e-4578-93f9-8982ac8af1b7'),
	('8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '3383351c-0550-4c1f-ac25-2ae002af418d', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2026-01-16 15:20:46.347402+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('8edf9e41-e298-445e-98e9-d1fa730b8cdd', '6ef4a709-d469-4e57-8f80-6f2758b04851', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'maximiliana.von.hohenberg-castellanos@northside.example', true, NULL, '{member}', false, '2026-01-22 13:25:14.676736+00', false, NULL, ' maximiliana alexandra von hohenberg-castellanos y etxeberria maximiliana.von.hohenberg-castellanos@northside.example', NULL, '3b83b58f-85fa-401c-98e8-9ac4cf293d4a'),
	('0585652c-0a4b-4dc0-858b-7eea4954cb8f', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', '8f4e9494-5667-4446-bd4d-e53ed638a760', 'yusuf.demir@beaconmutual.example', true, NULL, '{owner}', true, '2026-02-04 16:42:03.40162+00', false, NULL, ' yusuf demir yusuf.demir@beaconmutual.example', NULL, NULL),
	('a1737dfa-8b68-47fe-a5b0-b79303aae13c', '232349b7-9ab1-4b03-a837-860297023031', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'layla.almansouri@northside.example', true, NULL, '{member}', false, '2026-02-20 13:22:28.374575+00', false, NULL, ' ليلى المنصوري layla.almansouri@northside.example', NULL, '7f220969-0fc7-4d9d-b512-d00d5263df3a'),
	('77abce36-604e-48b5-8446-246ecae1789d', 'f4953d01-5418-49f3-a35a-67f7935cd84d', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'chloe.tremblay@cliniqueduparc.example', true, NULL, '{owner}', true, '2026-03-02 15:04:40.858083+00', false, NULL, ' chloe tremblay chloe.tremblay@cliniqueduparc.example', NULL, NULL),
	('348d8dac-a29c-458a-bcbc-d177dff1a0f1', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'jamal.carter@maplegrove.example', true, NULL, '{member}', false, '2026-03-12 13:33:37.51238+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, 'cdbd9cc1-c92b-491d-95cd-3da1519e563d'),
	('2a5935ab-058c-4554-8c07-5060bc84430f', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', '92e7e6c8-47d7-4c46-b440-0a84c9b26ea4', 'sofia.rossi@prairiehomecare.example', true, NULL, '{owner}', true, '2026-03-27 17:15:10.396906+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, NULL),
	('fc6822cd-34b3-492c-9e3c-d6ace578639f', '76c768a2-ecdf-47f2-86fa-472dd32654ad', '06d39d0d-8cb7-4607-8e92-ab2b77a16850', 'liam.oconnor@cedardental.example', true, NULL, '{owner}', true, '2026-04-13 14:52:43.28985+00', false, NULL, ' liam o''connor liam.oconnor@cedardental.example', NULL, NULL),
	('4e88e797-587e-4bbe-ae15-b852b89c3fc4', 'd33d97d5-1b3b-4584-b023-73608acc639c', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'ana.duarte@northside.example', true, NULL, '{admin}', false, '2026-04-15 14:20:27.45238+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, '27ac52c3-fbb4-4ca7-9f27-734c92699929'),
	('aba24e95-2767-4894-bc2c-8a849bd18b42', '3383351c-0550-4c1f-ac25-2ae002af418d', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'theo.okafor@maplegrove.example', true, NULL, '{member}', false, '2026-04-21 15:50:55.776622+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, '27ac52c3-fbb4-4ca7-9f27-734c92699929'),
	('13649395-c5aa-49a0-978e-62d490e6990c', '5db265ea-ede3-45b6-bd20-c664404b712a', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'dana.whitehorse@stbrigid.example', true, NULL, '{member}', false, '2026-05-08 14:14:12.830515+00', false, NULL, ' dana whitehorse dana.whitehorse@stbrigid.example', NULL, '745f4bf5-44aa-4fc1-9cc5-b27320ba6310'),
	('bbd8d086-673b-49e9-bb48-c8089f236072', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'jamal.carter@maplegrove.example', true, NULL, '{admin}', false, '2026-05-19 15:16:17.396785+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, '8890f3e9-13a9-47db-b87c-4ebd2d41ee90'),
	('3ed5e4ad-26d2-439d-8e9a-773528b78105', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', '87d98148-127d-4aaf-8d93-b963df3df8ed', 'rosa.delgado@greenleaf.example', true, NULL, '{owner}', true, '2026-05-26 18:09:37.802734+00', false, NULL, ' rosa delgado rosa.delgado@greenleaf.example', NULL, NULL),
	('745f4bf5-44aa-4fc1-9cc5-b27320ba6310', '354bf531-f978-4f08-a3f2-05d68901a429', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'amara.nwosu@stbrigid.example', true, NULL, '{owner}', true, '2025-12-26 14:36:45.132717+00', true, NULL, ' amara nwosu amara.nwosu@stbrigid.example', NULL, NULL),
	('c54f3499-e9cc-4198-8706-7f59a531e84a', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'hannah.goldberg@bluewater.example', true, NULL, '{owner}', true, '2026-06-15 15:57:46.932793+00', false, NULL, ' hannah goldberg hannah.goldberg@bluewater.example', NULL, NULL),
	('f73aa9e4-987d-41f5-b640-4c94e27e4c01', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', 'ad10cf8a-03bb-4440-8b58-3da3682d3907', 'sofia.rossi@prairiehomecare.example', true, NULL, '{member}', false, '2026-06-24 14:07:51.507288+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, 'c54f3499-e9cc-4198-8706-7f59a531e84a'),
	('a386487b-6038-436d-83ae-8c9fd1989fec', 'be04eb38-01dc-4612-9300-ba371e2d0a30', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'noor.haddad@harbourlane.example', true, NULL, '{member}', false, '2026-07-20 17:44:28.968083+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, 'a1934314-c3ca-4dd2-ac75-1112f76f03fa'),
	('7f220969-0fc7-4d9d-b512-d00d5263df3a', 'ed172b77-d955-4ec5-9323-413749f9f714', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'priya.raghunathan@northside.example', true, NULL, '{admin}', false, '2025-11-25 14:02:47.282473+00', true, NULL, ' priya raghunathan priya.raghunathan@northside.example', '2026-01-26 15:26:58.834784+00', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a'),
	('108623a5-b34b-4764-a41e-fd385bad5179', 'ca08244c-f484-49a7-bcb5-35a302dddced', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'oskar.nowak@northside.example', true, NULL, '{member}', false, '2026-08-06 13:19:46.013741+00', false, NULL, ' oskar nowak oskar.nowak@northside.example', NULL, '7f220969-0fc7-4d9d-b512-d00d5263df3a'),
	('7e8dcf81-c17d-4ac8-8803-053ffa578214', '8556b297-2c40-403e-88a9-add42ec5c9c3', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'mei.lin@post.example', true, NULL, '{contact}', false, '2026-09-22 14:02:24.683876+00', false, NULL, ' mei lin mei.lin@post.example', NULL, NULL),
	('955de49f-b9cf-42eb-96b4-0c7ead04e77a', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'grace.kim@northside.example', true, NULL, '{member}', false, '2026-04-23 13:45:39.938882+00', false, '2026-10-28 15:48:58.790764+00', ' grace kim grace.kim@northside.example', NULL, '7f220969-0fc7-4d9d-b512-d00d5263df3a'),
	('edd036c9-1a49-4f20-a8fe-1084f2033f9d', '17607497-9f57-4323-a220-9202c44c9e65', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'f43690fe-e02e-4e63-81b8-779eccd0f491@example.com', true, NULL, '{owner}', true, '2026-11-18 18:18:42.274529+00', false, NULL, ' ana duarte f43690fe-e02e-4e63-81b8-779eccd0f491@example.com', NULL, NULL),
	('f3b3c1a3-3ff5-44b7-b290-55e79204029b', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '12b9c853-a263-4e38-94b8-0b8e5ba9481d', '38ae8089-2781-45b9-8b24-cc49766af91e@example.com', true, NULL, '{owner}', true, '2026-11-18 18:18:42.470391+00', false, NULL, ' ana duarte 38ae8089-2781-45b9-8b24-cc49766af91e@example.com', NULL, NULL),
	('6fe4aba0-0a5c-49b3-9c2c-6b533a4e1a17', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '86d4acad-ad3e-4385-a116-41ce80c3a6d7@example.com', true, NULL, '{admin}', false, '2026-11-18 18:18:42.588438+00', false, NULL, ' ana duarte 86d4acad-ad3e-4385-a116-41ce80c3a6d7@example.com', NULL, NULL),
	('c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', '92b545bd-72e5-4418-98ed-4d53d84bbbca', '4af4e5e2-f8f9-4602-900b-4d977bbb905a@example.com', true, NULL, '{member}', false, '2026-11-18 18:18:42.654045+00', false, NULL, ' ana duarte 4af4e5e2-f8f9-4602-900b-4d977bbb905a@example.com', NULL, NULL),
	('0930a530-2ba5-4667-80bd-eb3f361f44a7', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', '92b545bd-72e5-4418-98ed-4d53d84bbbca', 'b043567b-d764-41f9-a5c7-f0eed1e3ea50@example.com', true, NULL, '{contact}', false, '2026-11-18 18:18:42.762388+00', false, NULL, ' ana duarte b043567b-d764-41f9-a5c7-f0eed1e3ea50@example.com', NULL, NULL),
	('241784f0-0654-4202-b86b-2f7505005076', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', '1a9eb97f-b8c8-44a1-a9c6-e8381157b47d', '22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', true, NULL, '{owner}', true, '2026-11-18 18:18:43.494953+00', false, NULL, ' ana duarte 22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', NULL, NULL),
	('1210f196-8bdc-4b93-8b89-ac9c840ba02e', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', '4786ef1a-ebdb-476c-84c3-3cc9b864cf9c', '2e513e1f-f496-4a7d-a639-715c42a7e81a@example.com', true, NULL, '{owner}', true, '2026-11-18 18:18:43.76514+00', false, NULL, ' ana duarte 2e513e1f-f496-4a7d-a639-715c42a7e81a@example.com', NULL, NULL);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes VALUES
	('\x7ce9db515194545b89711a5b3c07cb51a75789d3b6563c605ed08677a7a47077', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x13387fdcb39db32dea26bf6e38c4b143b4cacb7b27efaa162884314d51adf82d', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x5795aa38e147b9c53a780e22efd87c5442fd44141b6a5ea5d2fc7ca3893c4d67', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x9f5158d67236ad3f5966652003ecf3e05ab68c640b10e3b631370092e92e2177', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\xa40b52a148e723b2d46daa68819edcb144828813426f921646a73ca208933fe8', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\xb619f806feb7dd996c61f6b068da4d019ad02003885a82fc2bb76186236d6c36', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x5eb0030426ff8b1132f3a202c417615f0da09a3faec63ec24d76c68e1e881d9e', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\xbb2bddfdfed030a08a26f0e35810a506a412cd7c5dbae6bc33d78418c935b4d5', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x9bfbfbebbc6a65f8b5f3b9d35c114a87d635cea4d7f91930dbe49842257e4de5', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x610689213b0a7e9643bbc40d9cdfc97ab0720c96580987b749f03208bcacd842', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL),
	('\x285aef0760108b145998bdde935f35f8e26139d9e078c810072d0b0346d5ff73', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x88d6f68d9a7b3254a1ce67a8152dd5fe2d5644a527abaec6752819c757505431', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\xfafb892397ae3cb65a7b9c12e218417469c3571dfcbc808095eb9e8229d2f645', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x766d29b2a32e19d8f1453352db4b2297e62d430926243cf431519d38d8270570', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x34a6196ba259e57bc6c6872f4764d5b0de51a62f26e2e4118a0ef710a463197e', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x0f5e3e2ad46d36b28dafafe6d3e72553c9b2e6df19923be86ce2c9f9f14e5c09', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\xb9f3daa0456ca3b4e5bcfb339c468e2c50d905bea6122c4a89e78d55839b4c21', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x167d84c1fce3d3eb714fdd19c47c36dbda976deb54cee949d54dc63d9e19ca53', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x8da65a1e7b2a81627f30cc7734c90d3d5a923f79311eba7c872eb8c452923bfa', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x3a89ad3fd8944774f58c9cbc6a4e89a6bd15e1fd394c154e49a828e9dc84e58d', '354bf531-f978-4f08-a3f2-05d68901a429', NULL),
	('\x5ffffa117da0db59d7888c8127e0cd75b48d3656e81237bb1dec04224a1ba629', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\xff468a8b744c22e0f4bfe40c17f9d82c5010cb2faf91776177211347e7c2ad88', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\xb24fac5c4c4d135d628ff1f0d499fdbac4e2aa1b95a858cbb31b0561d8ccd0b2', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\x5f8100c6683f2ae5b226760421b9428d959c8bd899fc45ab65ff31f6aae9c033', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\x859074877e112378647316217f333b9efd4a3e42d0522c3d819137d3cb79342f', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\x4cc002c607106660b20cf5c642d728f41b2d386be70f868d6d9a4d0355a339cb', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\xaa8192153b3ba302964435cd9dc5931df80e2ecf0b01c286b6d6e42102cf7de1', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\x60669159810eaef1d153f411d2fd649211e4704241bb00f15fcc93b861d21aae', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\x5b02875e6494ef17ebdeb46ae9ab50e5eef5bb270877375e34a536356564ae09', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL),
	('\xfac329e37441fd34fca2540c0edad521a98d054d6a87599f83fa90f782719bb0', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL);


--
-- Data for Name: reviewed_ways; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reviewed_ways VALUES
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 2, 'own_application', '983ae7a0-9937-4936-9a1f-6f62722e9384', 'Fax Bridge', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '983ae7a0-9937-4936-9a1f-6f62722e9384', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.021696+00', NULL, false, '2026-06-15 18:05:37.328+00', '{organization:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.021696+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 9, 'approval', '67b9edfa-6b0d-4e50-8750-00b5216237a7', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.786361+00', NULL, false, '2026-06-19 14:11:37.328+00', '{profile:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 29, NULL, NULL, NULL, false, '2026-01-07 13:55:41.786361+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 10, 'approval', '753414e8-6241-434f-8db2-b39fc9aac28e', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.37435+00', NULL, false, '2026-06-22 16:13:37.328+00', '{organization:read,profile:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 30, NULL, NULL, NULL, false, '2025-12-31 14:50:21.37435+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 6, 'authorization', '137017cc-1a58-4d18-a6e9-8fe31367975f', 'Refill Reminders', NULL, NULL, '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Harbour Lane Pharmacy', 2, 'd2285471-7939-427a-bb90-f59327c2353f', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.42156+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.42156+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 8, 'authorization', '50ab53cb-c7e9-499c-8a18-fadad48e5f28', 'Survey Explorer', NULL, NULL, '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.130521+00', NULL, false, '2026-06-17 13:19:37.328+00', '{application:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 9, NULL, NULL, NULL, false, '2025-12-26 17:12:45.130521+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 7, 'authorization', '88015fa3-95fa-48cd-87d2-a455c6c35e29', 'Town Health Map', NULL, NULL, '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, '2b5922d5-fa45-4735-a2a6-aaadf838a76c', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.096334+00', NULL, false, '2026-06-15 18:05:37.328+00', '{organization:read}', '{allowed_by_former}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 7, NULL, NULL, NULL, false, '2026-04-27 17:26:24.096334+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 5, 'authorization', '4805be72-a4ba-41d6-a0bb-06c36d3fcf51', 'Meal Plans', NULL, NULL, '87d98148-127d-4aaf-8d93-b963df3df8ed', 'Greenleaf Nutrition', 1, 'c4ec3500-5d80-42fc-a5fe-9b6bed540560', 'Meal Plans', '{}', '{user:read,profile:read,survey:read}', '{}', NULL, '2026-05-28 19:03:21.959327+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'revoke', 'Never used: the pilot did not happen.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-06-25 15:34:43.578103+00', 'ended', NULL, 0, 71, '\xb22bfc2e290f0ebe2fcfe27b12343a547f978fdf1c9d10f306f09554081e1d7c', '2026-06-29 14:05:27.768+00', 0, NULL, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 0, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-06-25 15:34:43.578103+00', false, '2026-05-28 19:03:21.959327+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 28, 'approval', '027556b9-0002-4e97-ae52-b9381144663d', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.559877+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2026-02-06 16:24:47.559877+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 26, 'approval', '38f3a0dc-acf5-4820-8846-0789a81dfc15', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', 1, '74569b35-d576-4bf8-9026-6affbbaeb84b', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.880738+00', NULL, false, '2026-06-19 14:33:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.880738+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 25, 'approval', '493c1ffd-767a-4a21-bb7d-8f9812e552d0', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Grace Kim', '2026-04-24 14:05:32.014767+00', NULL, false, '2026-06-22 15:51:37.328+00', '{profile:read}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 20, NULL, NULL, NULL, false, '2026-04-24 14:05:32.014767+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 12, 'approval', '4ba6d7f4-435e-4c71-97cb-a7dc2ac996a7', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.56341+00', NULL, false, '2026-06-19 14:33:37.328+00', '{profile:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 29, NULL, NULL, NULL, false, '2025-12-17 14:21:40.56341+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 27, 'approval', 'acb90377-73ed-4cb4-bb2d-1bb006101ce3', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.450681+00', NULL, false, '2026-06-22 16:13:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '232349b7-9ab1-4b03-a837-860297023031', '232349b7-9ab1-4b03-a837-860297023031', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2026-02-23 15:01:20.450681+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 11, 'approval', 'f61a6a2d-ff36-4c32-b740-12450a9b43a5', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.242276+00', NULL, false, '2026-06-17 13:19:37.328+00', '{application:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 9, NULL, NULL, NULL, false, '2025-12-29 15:36:37.242276+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 23, 'authorization', '3f30e4b4-bc74-41e4-9587-8fc0454e8a77', 'Claims Connect', NULL, NULL, '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', 1, '74569b35-d576-4bf8-9026-6affbbaeb84b', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.800453+00', NULL, false, '2026-06-19 14:33:37.328+00', '{organization:read,profile:read}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 11, NULL, NULL, NULL, false, '2026-04-03 18:41:30.800453+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 24, 'authorization', 'c7598983-2d0d-48f4-907d-afdf70ed9b63', 'Lab Results', NULL, NULL, '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{}', '{user:read,profile:read,transaction:read}', '{}', 'Ana Duarte', '2026-01-30 14:58:27.155843+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2026-01-30 14:58:27.155843+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 29, 'network', '933d1d89-b5be-4db3-bf68-2a016dc45a4e', 'Referral Desk', NULL, NULL, '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.231683+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 3, NULL, NULL, NULL, false, '2026-05-15 14:27:33.231683+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 3, 'own_application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'Intake Forms', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '47e75928-344b-49b1-960e-a8cdd0012aa4', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.318241+00', NULL, false, '2026-06-17 13:19:37.328+00', '{application:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 14, NULL, NULL, NULL, false, '2025-12-30 18:22:29.318241+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 4, 'own_application', '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.32121+00', NULL, false, '2026-06-22 16:24:37.328+00', '{organization:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2025-12-12 15:18:04.32121+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 21, 'own_application', '7e5dacc6-7775-4c99-b210-4a7fd8977a3c', 'Waiting Room', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '7e5dacc6-7775-4c99-b210-4a7fd8977a3c', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.046858+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 26, NULL, NULL, NULL, false, '2026-04-08 14:29:07.046858+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 22, 'own_application', '81f8f10b-f153-410d-8730-813af55f9a02', 'Nightly Reports', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '81f8f10b-f153-410d-8730-813af55f9a02', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.317765+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2026-02-03 15:33:11.317765+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 18, 'person', '021332e4-fb17-4beb-94e9-7922a47ff138', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.489485+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2025-12-16 14:12:48.489485+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 20, 'person', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.045422+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2025-11-20 14:11:11.045422+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 15, 'person', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.834784+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2025-11-25 14:02:47.282473+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 16, 'person', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.676736+00', NULL, false, '2026-06-17 13:19:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '6ef4a709-d469-4e57-8f80-6f2758b04851', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 9, NULL, NULL, NULL, false, '2026-01-22 13:25:14.676736+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 13, 'person', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.938882+00', NULL, false, '2026-06-18 13:56:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 13, NULL, NULL, NULL, false, '2026-04-23 13:45:39.938882+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 14, 'person', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.374575+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '232349b7-9ab1-4b03-a837-860297023031', 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 30, NULL, NULL, NULL, false, '2026-02-20 13:22:28.374575+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 19, 'person', 'b147bbf1-443c-4bed-bbc4-f0fd9f225e63', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.164804+00', NULL, false, '2026-06-18 13:45:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '3383351c-0550-4c1f-ac25-2ae002af418d', 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 11, NULL, NULL, NULL, false, '2025-12-10 15:09:20.164804+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 17, 'person', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.702051+00', NULL, false, '2026-06-22 16:24:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-06-26 19:06:35.661682+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 59, NULL, NULL, NULL, false, '2026-01-06 13:40:49.702051+00', false),
	('1369c96c-bccd-4311-ab91-8feaf48061a0', 1, 'person', '9eba3884-5a6d-4734-bad3-86ad2b3ccd4a', 'Ben Foster', 'ben.foster@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-02-17 13:58:52.133595+00', NULL, false, NULL, '{}', '{unused}', 'revoke', 'Left the project in spring.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-06-25 15:30:43.581252+00', 'ended', NULL, 0, 72, '\x3de4aa7774bc6e7f19dc3f4beb8da8d2c955f0278ee49e304c29ecb429977e95', '2026-06-29 14:05:27.782+00', 0, '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 0, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-06-25 15:30:43.581252+00', false, '2026-02-17 13:58:52.133595+00', false),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 1, 'own_application', '983ae7a0-9937-4936-9a1f-6f62722e9384', 'Fax Bridge', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '983ae7a0-9937-4936-9a1f-6f62722e9384', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.021696+00', NULL, false, '2026-10-19 17:47:37.328+00', '{organization:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.021696+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 2, 'own_application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'Intake Forms', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '47e75928-344b-49b1-960e-a8cdd0012aa4', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.318241+00', NULL, false, '2026-08-12 17:51:37.328+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, false, '2025-12-30 18:22:29.318241+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 4, 'authorization', '137017cc-1a58-4d18-a6e9-8fe31367975f', 'Refill Reminders', NULL, NULL, '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'Harbour Lane Pharmacy', 2, 'd2285471-7939-427a-bb90-f59327c2353f', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.42156+00', NULL, false, NULL, '{user:read,profile:read}', '{unused,allowed_by_former}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.42156+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 6, 'authorization', '3f30e4b4-bc74-41e4-9587-8fc0454e8a77', 'Claims Connect', NULL, NULL, '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', 1, '74569b35-d576-4bf8-9026-6affbbaeb84b', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.800453+00', NULL, false, '2026-11-05 16:05:37.328+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 24, NULL, NULL, NULL, false, '2026-04-03 18:41:30.800453+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 8, 'approval', '5a92dcdf-2bf7-4aef-aa26-1929826de8c3', 'Clinic Scheduler', 'oskar.nowak@northside.example', 'Oskar Nowak', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Oskar Nowak', '2026-08-07 14:40:38.089715+00', NULL, false, '2026-11-04 14:55:37.328+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ca08244c-f484-49a7-bcb5-35a302dddced', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-08-07 14:40:38.089715+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 9, 'approval', '67b9edfa-6b0d-4e50-8750-00b5216237a7', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.786361+00', NULL, false, '2026-11-04 15:17:37.328+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-01-07 13:55:41.786361+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 10, 'approval', '753414e8-6241-434f-8db2-b39fc9aac28e', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.37435+00', NULL, false, '2026-11-05 16:05:37.328+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, 29, NULL, NULL, NULL, false, '2025-12-31 14:50:21.37435+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 11, 'approval', 'f61a6a2d-ff36-4c32-b740-12450a9b43a5', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.242276+00', NULL, false, '2026-11-02 14:25:37.328+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, 11, NULL, NULL, NULL, false, '2025-12-29 15:36:37.242276+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 5, 'authorization', '88015fa3-95fa-48cd-87d2-a455c6c35e29', 'Town Health Map', NULL, NULL, '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, '2b5922d5-fa45-4735-a2a6-aaadf838a76c', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.096334+00', NULL, false, '2026-06-30 15:20:37.328+00', '{organization:read}', '{unused,allowed_by_former}', 'revoke', 'Nobody here has used it since summer.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:16:55.434943+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 0, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:16:55.434943+00', false, '2026-04-27 17:26:24.096334+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 7, 'authorization', '50ab53cb-c7e9-499c-8a18-fadad48e5f28', 'Survey Explorer', NULL, NULL, '7fd7c700-14e7-45f5-8bd1-1e60f4a0e19e', 'Maple Grove Research', 2, 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.130521+00', NULL, false, '2026-11-02 14:25:37.328+00', '{application:read}', '{asks_for_more}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-11-13 18:40:23.76213+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 11, NULL, NULL, NULL, false, '2025-12-26 17:12:45.130521+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 12, 'approval', '4ba6d7f4-435e-4c71-97cb-a7dc2ac996a7', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.56341+00', NULL, false, '2026-11-04 15:39:37.328+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, NULL, 31, NULL, NULL, NULL, false, '2025-12-17 14:21:40.56341+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 13, 'person', '108623a5-b34b-4764-a41e-fd385bad5179', 'Oskar Nowak', 'oskar.nowak@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-08-06 13:19:46.013741+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ca08244c-f484-49a7-bcb5-35a302dddced', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-08-06 13:19:46.013741+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 14, 'person', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.938882+00', NULL, false, '2026-10-25 15:29:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 19, NULL, NULL, NULL, true, '2026-04-23 13:45:39.938882+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 15, 'person', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.374575+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '232349b7-9ab1-4b03-a837-860297023031', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-02-20 13:22:28.374575+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 16, 'person', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.834784+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ed172b77-d955-4ec5-9323-413749f9f714', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-25 14:02:47.282473+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 17, 'person', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.676736+00', NULL, false, '2026-08-10 16:37:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '6ef4a709-d469-4e57-8f80-6f2758b04851', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, 1, NULL, NULL, NULL, false, '2026-01-22 13:25:14.676736+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 18, 'person', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.702051+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-01-06 13:40:49.702051+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 19, 'person', '021332e4-fb17-4beb-94e9-7922a47ff138', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.489485+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-12-16 14:12:48.489485+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 20, 'person', 'b147bbf1-443c-4bed-bbc4-f0fd9f225e63', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.164804+00', NULL, false, '2026-11-05 16:05:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '3383351c-0550-4c1f-ac25-2ae002af418d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, 13, NULL, NULL, NULL, false, '2025-12-10 15:09:20.164804+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 21, 'person', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.045422+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-20 14:11:11.045422+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 22, 'contact', '7e8dcf81-c17d-4ac8-8803-053ffa578214', 'Mei Lin', 'mei.lin@post.example', NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', NULL, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{contact}', '{}', '{}', NULL, '2026-09-22 14:02:24.683876+00', NULL, false, '2026-10-23 14:15:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '8556b297-2c40-403e-88a9-add42ec5c9c3', NULL, NULL, NULL, 3, NULL, NULL, NULL, false, '2026-09-22 14:02:24.683876+00', NULL);
INSERT INTO public.reviewed_ways VALUES
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 23, 'own_application', '72fd458b-3e20-4d77-8371-cc91238ea37d', 'Ward Rounds', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '72fd458b-3e20-4d77-8371-cc91238ea37d', 'Ward Rounds', '{}', '{user:read,profile:read}', '{}', NULL, '2026-07-07 15:19:40.227633+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-07 15:19:40.227633+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 24, 'own_application', '7e5dacc6-7775-4c99-b210-4a7fd8977a3c', 'Waiting Room', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '7e5dacc6-7775-4c99-b210-4a7fd8977a3c', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.046858+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 29, NULL, NULL, NULL, false, '2026-04-08 14:29:07.046858+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 26, 'authorization', 'ee55c458-d3c8-4ab3-b2be-495daae0d727', 'Rendez-vous', NULL, NULL, 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Clinique du Parc', 1, 'a3a09132-ce42-4d92-b5fe-d10a70feb480', 'Rendez-vous', '{}', '{user:read,organization:read}', '{}', 'Priya Raghunathan', '2026-10-20 15:12:46.300573+00', NULL, false, '2026-11-05 16:16:37.328+00', '{organization:read}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-20 15:12:46.300573+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 28, 'approval', '0a59aa23-5e18-4be0-a789-5c59d0f4ac3b', 'Rendez-vous', 'layla.almansouri@northside.example', 'ليلى المنصوري', 'fcbc22bf-d22e-49bd-8cdf-12a8a4583c1a', 'Clinique du Parc', 1, 'a3a09132-ce42-4d92-b5fe-d10a70feb480', 'Rendez-vous', '{member}', '{user:read}', '{}', 'ليلى المنصوري', '2026-10-21 15:17:38.382504+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '232349b7-9ab1-4b03-a837-860297023031', '232349b7-9ab1-4b03-a837-860297023031', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-21 15:17:38.382504+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 29, 'approval', '019bd2ba-8118-4aaf-bfa9-f2047a45130b', 'Clinic Scheduler', 'mei.lin@post.example', 'Mei Lin', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{contact}', '{user:read}', '{}', 'Mei Lin', '2026-09-22 14:02:24.687989+00', NULL, false, '2026-11-05 15:21:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '8556b297-2c40-403e-88a9-add42ec5c9c3', '8556b297-2c40-403e-88a9-add42ec5c9c3', NULL, NULL, 15, NULL, NULL, NULL, false, '2026-09-22 14:02:24.687989+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 30, 'approval', 'c333731c-1f13-43f4-b91d-e44206b2e1e0', 'Ward Rounds', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '72fd458b-3e20-4d77-8371-cc91238ea37d', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', '2026-07-09 18:33:24.388708+00', NULL, false, '2026-11-05 16:05:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '6ef4a709-d469-4e57-8f80-6f2758b04851', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-09 18:33:24.388708+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 31, 'approval', '8f231560-fcb7-40bd-a2ab-70eaff9d6734', 'Ward Rounds', 'tomas.herrera@northside.example', 'Tomás Herrera', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '72fd458b-3e20-4d77-8371-cc91238ea37d', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-07-08 14:12:32.307737+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-08 14:12:32.307737+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 32, 'approval', '493c1ffd-767a-4a21-bb7d-8f9812e552d0', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{member}', '{}', '{}', 'Grace Kim', '2026-04-24 14:05:32.014767+00', NULL, false, '2026-10-26 15:33:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, NULL, 26, NULL, NULL, NULL, true, '2026-04-24 14:05:32.014767+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 33, 'approval', '38f3a0dc-acf5-4820-8846-0789a81dfc15', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', '8f4e9494-5667-4446-bd4d-e53ed638a760', 'Beacon Mutual Insurance', 1, '74569b35-d576-4bf8-9026-6affbbaeb84b', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.880738+00', NULL, false, '2026-10-27 16:43:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.880738+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 34, 'approval', 'acb90377-73ed-4cb4-bb2d-1bb006101ce3', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.450681+00', NULL, false, '2026-11-05 16:05:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '232349b7-9ab1-4b03-a837-860297023031', '232349b7-9ab1-4b03-a837-860297023031', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-23 15:01:20.450681+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 35, 'approval', '027556b9-0002-4e97-ae52-b9381144663d', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.559877+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-06 16:24:47.559877+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 37, 'export', 'db19f9ff-32f1-4a0f-a159-4788cf3165ba', 'Referral Desk', NULL, NULL, '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile}', NULL, '2026-09-16 16:08:56.426309+00', '2026-09-23 23:40:16.76056+00', true, NULL, '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-09-16 16:08:56.426309+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 27, 'authorization', 'c7598983-2d0d-48f4-907d-afdf70ed9b63', 'Lab Results', NULL, NULL, '4e65693b-d421-4165-b3d4-c1a8ad0bd8e5', 'Lakeshore Labs', 1, '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', 'Lab Results', '{}', '{user:read,profile:read,referral:read,transaction:read}', '{}', 'Priya Raghunathan', '2026-07-16 15:50:44.796662+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', 'keep', 'Still needed every day.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 60, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', false, '2026-01-30 14:58:27.155843+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 3, 'own_application', '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '643a35be-6804-4350-a927-df374d561077', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.32121+00', NULL, false, '2026-11-05 16:16:37.328+00', '{organization:read}', '{asks_for_more}', 'keep', 'Still needed every day.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 60, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', false, '2025-12-12 15:18:04.32121+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 25, 'own_application', '81f8f10b-f153-410d-8730-813af55f9a02', 'Nightly Reports', NULL, NULL, '041ff08b-d9b8-4ff5-a057-8f2d9ace0d27', 'Northside Health', 3, '81f8f10b-f153-410d-8730-813af55f9a02', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.317765+00', NULL, false, '2026-11-05 16:16:37.328+00', '{}', '{}', 'keep', 'Still needed every day.', '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'ed172b77-d955-4ec5-9323-413749f9f714', 'ed172b77-d955-4ec5-9323-413749f9f714', 60, '7f220969-0fc7-4d9d-b512-d00d5263df3a', 'Priya Raghunathan', '2026-11-09 15:10:55.435176+00', false, '2026-02-03 15:33:11.317765+00', NULL),
	('3bb07c9d-4db7-4f4f-b760-c41b51b3a6d1', 36, 'network', '933d1d89-b5be-4db3-bf68-2a016dc45a4e', 'Referral Desk', NULL, NULL, '78bce26a-8f1b-4a60-a42c-d6c4ce5f9883', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.231683+00', NULL, false, '2026-10-30 12:34:37.328+00', '{}', '{}', 'keep', '', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', 'Ana Duarte', '2026-11-13 18:40:23.76213+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'd33d97d5-1b3b-4584-b023-73608acc639c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, 7, NULL, NULL, NULL, false, '2026-05-15 14:27:33.231683+00', NULL),
	('b8575ce3-cb93-4b9b-a6d5-afee50733b0a', 1, 'person', 'c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', 'Ana Duarte', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-11-18 18:18:43.607508+00', NULL, false, NULL, '{}', '{}', 'keep', '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: second_factor_resets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_resets VALUES
	('be04eb38-01dc-4612-9300-ba371e2d0a30', '\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b', NULL, '2026-11-18 18:18:53.544415+00', '2026-11-21 18:18:53.544415+00', NULL);


--
-- Data for Name: second_factor_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_waves VALUES
	('2f57b861-fddb-4d4f-aadd-bdde5f946f2a', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'announced', '2026-08-12 12:00:00+00', '2026-08-05 12:00:00+00', '2026-05-08 14:14:12.830515+00', '13649395-c5aa-49a0-978e-62d490e6990c', '2026-08-10 23:30:30.168428+00', '2026-07-29 15:24:33.524239+00'),
	('67d05482-1555-4a7a-8a97-7db8fef7223b', '29c64f92-14c0-494e-9b47-e69fac55dce5', 'begun', '2026-08-12 12:00:00+00', '2026-08-12 12:00:00+00', '2026-05-08 14:14:12.830515+00', '13649395-c5aa-49a0-978e-62d490e6990c', '2026-08-14 23:30:58.492382+00', '2026-07-29 15:24:33.524239+00'),
	('99228a82-c9d0-424a-87f0-5e7dfe5abd84', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'announced', '2026-11-25 12:00:00+00', '2026-11-18 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.841501+00'),
	('e76dbe27-c6ec-4ee6-ab6f-7a4fc51540af', '155c52bf-9eee-4420-b0b6-28d5e503ed66', 'begun', '2026-11-25 12:00:00+00', '2026-11-25 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.841501+00');


--
-- Data for Name: secret_key_check; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret_key_check VALUES
	('\x7a784276c05519a2242f7d0200259a54d831b8817ad671110e2bc97cd55fec71', '2026-11-18 18:18:47.995527+00');


--
-- Data for Name: session_applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session_applications VALUES
	('ad91b5dd-a246-4bed-b502-86f0d875e5ba', '30e9383c-d7df-4099-aef0-19c8a3264286', 'bcdd448f-5ea2-4d70-8f80-32ccdaff0c0e', 'ueWhatyPzpqFQZNxApzysg', '2026-11-18 18:18:43.099153+00'),
	('99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', '14ec6635-b55b-4457-8f28-72aaf6ed3876', '6754e495-9b37-4787-8978-e020bdd15315', 'fSMX9I7A6Db1UCzizMTJcg', '2026-11-18 18:18:43.15712+00'),
	('b6e6f219-1b65-4d8e-931f-c47122e28f69', '14ec6635-b55b-4457-8f28-72aaf6ed3876', 'de1101d6-d772-4acf-b69d-96002fe6bc87', 'tiXH9GQh_j68ib03v3m1Lg', '2026-11-18 18:18:43.206242+00'),
	('9030102c-979b-46da-8e62-823147b5fd70', '30e9383c-d7df-4099-aef0-19c8a3264286', '00101401-3bc3-4743-8bcb-24425984ece1', 'FIBj49hm9jDVDNFAl1wAEg', '2026-11-18 18:18:43.253499+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('6cd83a17-fb21-4ae1-9335-7133297407b4', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-11-20 14:11:11.031428+00', '2025-11-20 14:11:11.031428+00', '2025-11-21 14:11:11.031428+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-20 14:11:11.031428+00', NULL),
	('a47d0ac8-2f94-4414-b522-0ef8c64e2e7d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-11-24 14:25:55.185284+00', '2025-11-24 14:25:55.185284+00', '2025-11-25 14:25:55.185284+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-24 14:25:55.185284+00', NULL),
	('bcb6f2f8-0a4a-4a87-b64c-91dcde720313', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2025-11-25 14:02:47.268098+00', '2025-11-25 14:02:47.268098+00', '2025-11-26 14:02:47.268098+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2025-11-25 14:02:47.268098+00', NULL),
	('13af3687-8431-4273-ad82-89d5249542aa', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2025-11-28 15:32:23.515163+00', '2025-11-28 15:32:23.515163+00', '2025-11-29 15:32:23.515163+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-11-28 15:32:23.515163+00', NULL),
	('3d26146d-8b7a-48e1-8092-3d580b4fe85c', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2025-12-03 16:05:59.752491+00', '2025-12-03 16:05:59.752491+00', '2025-12-04 16:05:59.752491+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-03 16:05:59.752491+00', NULL),
	('3523d435-5f7b-44cd-9e06-921b5f539a3e', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2025-12-04 14:20:51.833058+00', '2025-12-04 14:20:51.833058+00', '2025-12-05 14:20:51.833058+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-04 14:20:51.833058+00', NULL),
	('e0ede9e7-0b2f-4aa2-a73f-2f4316ba7a9d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-12-05 13:02:43.916731+00', '2025-12-05 13:02:43.916731+00', '2025-12-06 13:02:43.916731+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-05 13:02:43.916731+00', NULL),
	('0e7e9bbe-94e6-4eb5-8b45-0032a40b8b3f', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2025-12-05 13:31:43.914606+00', '2025-12-05 13:31:43.914606+00', '2025-12-06 13:31:43.914606+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-05 13:31:43.914606+00', NULL),
	('8824fcc2-3bd0-45f1-bf5b-6503b39e0e4d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-12-09 16:18:28.075072+00', '2025-12-09 16:18:28.075072+00', '2025-12-10 16:18:28.075072+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-09 16:18:28.075072+00', NULL),
	('f7da51f6-b6cf-4901-b69d-ce228d91e722', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2025-12-10 15:09:20.157955+00', '2025-12-10 15:09:20.157955+00', '2025-12-11 15:09:20.157955+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-10 15:09:20.157955+00', NULL),
	('26572a08-e252-4488-97f6-b31198d059b5', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2025-12-11 17:48:12.237288+00', '2025-12-11 17:48:12.237288+00', '2025-12-12 17:48:12.237288+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2025-12-11 17:48:12.237288+00', NULL),
	('35b860e8-a69c-46d0-b368-30ded0b084ca', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2025-12-12 15:18:04.318149+00', '2025-12-12 15:18:04.318149+00', '2025-12-13 15:18:04.318149+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-12 15:18:04.318149+00', NULL),
	('5f14613e-ed06-4ab4-8317-8e412e6fe294', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2025-12-15 15:55:56.399199+00', '2025-12-15 15:55:56.399199+00', '2025-12-16 15:55:56.399199+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-15 15:55:56.399199+00', NULL),
	('714fd24b-53b7-43d1-8aa5-1c4407f80905', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '2025-12-16 14:12:48.481593+00', '2025-12-16 14:12:48.481593+00', '2025-12-17 14:12:48.481593+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-16 14:12:48.481593+00', NULL),
	('6223b65f-7bc2-4093-a523-6b1fb648d78d', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '2025-12-17 14:21:40.561118+00', '2025-12-17 14:21:40.561118+00', '2025-12-18 14:21:40.561118+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-17 14:21:40.561118+00', NULL),
	('0c53addd-d230-4f17-95a3-19e36190363d', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2025-12-18 15:27:32.641986+00', '2025-12-18 15:27:32.641986+00', '2025-12-19 15:27:32.641986+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-18 15:27:32.641986+00', NULL),
	('7e5b53ba-de42-4483-8f21-4edc0eaf6f6a', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2025-12-19 13:36:24.724351+00', '2025-12-19 13:36:24.724351+00', '2025-12-20 13:36:24.724351+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-19 13:36:24.724351+00', NULL),
	('7ace2db0-e801-40df-9d3f-b4b5180ad376', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2025-12-23 16:40:08.884896+00', '2025-12-23 16:40:08.884896+00', '2025-12-24 16:40:08.884896+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-23 16:40:08.884896+00', NULL),
	('e5b4ed1c-ce03-401c-bf91-813b59c6b7a6', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2025-12-24 15:44:00.966618+00', '2025-12-24 15:44:00.966618+00', '2025-12-25 15:44:00.966618+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-24 15:44:00.966618+00', NULL),
	('e2703cfa-3cd9-4f75-805b-6b6f3b755d68', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2025-12-26 14:36:45.128376+00', '2025-12-26 14:36:45.128376+00', '2025-12-27 14:36:45.128376+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2025-12-26 14:36:45.128376+00', NULL),
	('26dbec71-a861-4b4a-ac80-cbdddc23f350', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-12-26 17:12:45.127882+00', '2025-12-26 17:12:45.127882+00', '2025-12-27 17:12:45.127882+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-26 17:12:45.127882+00', NULL),
	('4ef29353-5c14-4a3d-a811-deb726ec2eb1', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-12-29 15:36:37.209016+00', '2025-12-29 15:36:37.209016+00', '2025-12-30 15:36:37.209016+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-29 15:36:37.209016+00', NULL),
	('9e29fd8d-4848-45ab-9124-919998ab4783', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2025-12-30 18:22:29.309546+00', '2025-12-30 18:22:29.309546+00', '2025-12-31 18:22:29.309546+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-30 18:22:29.309546+00', NULL),
	('a068639b-0c02-4930-925e-8be16753a682', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2025-12-31 14:50:21.37136+00', '2025-12-31 14:50:21.37136+00', '2026-01-01 14:50:21.37136+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-31 14:50:21.37136+00', NULL),
	('0ab3b949-5f8b-4c6d-9807-815cff6732e3', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-01-01 17:20:13.451991+00', '2026-01-01 17:20:13.451991+00', '2026-01-02 17:20:13.451991+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-01 17:20:13.451991+00', NULL),
	('80161b7d-e525-42f9-bdaf-47e8d1a94122', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-02 18:03:05.534418+00', '2026-01-02 18:03:05.534418+00', '2026-01-03 18:03:05.534418+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-02 18:03:05.534418+00', NULL),
	('bd402be3-5966-4030-8bec-36429f9ace59', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-01-05 19:31:57.613897+00', '2026-01-05 19:31:57.613897+00', '2026-01-06 19:31:57.613897+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-05 19:31:57.613897+00', NULL),
	('f9d50e0f-ece1-4c48-9e4e-699c0f3c439f', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-01-06 13:40:49.696409+00', '2026-01-06 13:40:49.696409+00', '2026-01-07 13:40:49.696409+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-06 13:40:49.696409+00', NULL),
	('384fed68-8cfa-4efa-91fb-d716cef3aa8a', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-01-07 13:55:41.77581+00', '2026-01-07 13:55:41.77581+00', '2026-01-08 13:55:41.77581+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-07 13:55:41.77581+00', NULL),
	('fc1b01f1-8f78-4276-ba49-5ce58760fa94', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-01-12 14:47:18.018882+00', '2026-01-12 14:47:18.018882+00', '2026-01-13 14:47:18.018882+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-12 14:47:18.018882+00', NULL),
	('09a29fe4-a04c-49ff-820d-2e779977200d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-14 19:11:02.180967+00', '2026-01-14 19:11:02.180967+00', '2026-01-15 19:11:02.180967+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-14 19:11:02.180967+00', NULL),
	('4cdb6ded-83f5-4d85-ad79-2497b7af172b', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-01-16 15:20:46.343213+00', '2026-01-16 15:20:46.343213+00', '2026-01-17 15:20:46.343213+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-16 15:20:46.343213+00', NULL),
	('b99ac3c1-7b41-493a-b603-1afe6e2e2361', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-21 16:06:22.585882+00', '2026-01-21 16:06:22.585882+00', '2026-01-22 16:06:22.585882+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-21 16:06:22.585882+00', NULL),
	('db36ff8a-b1b9-4051-a34d-a74b49566f7f', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, '2026-01-22 13:25:14.668603+00', '2026-01-22 13:25:14.668603+00', '2026-01-23 13:25:14.668603+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-01-22 13:25:14.668603+00', NULL),
	('d80ce176-19db-465e-8b3c-0f06c2504e85', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-01-26 15:26:58.829063+00', '2026-01-26 15:26:58.829063+00', '2026-01-27 15:26:58.829063+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-01-26 15:26:58.829063+00', NULL),
	('94c518c1-943f-447b-887b-629d5447ff9e', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-26 15:26:58.83165+00', '2026-01-26 15:26:58.83165+00', '2026-01-27 15:26:58.83165+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-26 15:26:58.83165+00', NULL),
	('b6d8ead6-0e77-4cf3-93ba-6d83c0de7dd2', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2026-01-28 17:05:42.990835+00', '2026-01-28 17:05:42.990835+00', '2026-01-29 17:05:42.990835+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-01-28 17:05:42.990835+00', NULL),
	('75be4ba2-e37f-48be-a834-9098aed002b1', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-01-30 14:58:27.153068+00', '2026-01-30 14:58:27.153068+00', '2026-01-31 14:58:27.153068+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-30 14:58:27.153068+00', NULL),
	('15e2fd59-a1a8-4bc1-b235-10c4b2d191cd', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-02-02 16:37:19.239248+00', '2026-02-02 16:37:19.239248+00', '2026-02-03 16:37:19.239248+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-02-02 16:37:19.239248+00', NULL),
	('11cb1af2-e39f-4502-8109-7f4874f726bb', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-02-03 15:33:11.314957+00', '2026-02-03 15:33:11.314957+00', '2026-02-04 15:33:11.314957+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-03 15:33:11.314957+00', NULL),
	('64b2f14c-b2ae-40da-8b78-dbe9eccd5ae1', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '2026-02-04 16:42:03.396355+00', '2026-02-04 16:42:03.396355+00', '2026-02-05 16:42:03.396355+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-02-04 16:42:03.396355+00', NULL),
	('70d48551-69c1-4fec-a04f-89e87a69a18c', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-02-06 16:24:47.557899+00', '2026-02-06 16:24:47.557899+00', '2026-02-07 16:24:47.557899+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-02-06 16:24:47.557899+00', NULL),
	('197761eb-7192-4f03-8781-039ad51a7485', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-02-09 16:30:39.639764+00', '2026-02-09 16:30:39.639764+00', '2026-02-10 16:30:39.639764+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-09 16:30:39.639764+00', NULL),
	('0870ae1a-4c49-4a61-910a-8bd05bfc8be6', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-02-10 14:48:31.719988+00', '2026-02-10 14:48:31.719988+00', '2026-02-11 14:48:31.719988+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-10 14:48:31.719988+00', NULL),
	('4edbeae7-45c5-40ec-8247-b966c883c99e', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-02-11 15:22:23.800908+00', '2026-02-11 15:22:23.800908+00', '2026-02-12 15:22:23.800908+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-11 15:22:23.800908+00', NULL),
	('b8dc1f7d-6026-4963-9f1e-e5fee29f3cd5', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-02-12 16:22:15.884025+00', '2026-02-12 16:22:15.884025+00', '2026-02-13 16:22:15.884025+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-12 16:22:15.884025+00', NULL),
	('dd7e2d29-f65e-4ae4-9b7b-c08a6db74dbf', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-02-16 18:44:00.043865+00', '2026-02-16 18:44:00.043865+00', '2026-02-17 18:44:00.043865+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-02-16 18:44:00.043865+00', NULL),
	('59df3aeb-5241-4aac-921a-eef0e412b15a', '2cdbefee-7785-4fe1-9fb4-f698384cd2ab', NULL, '2026-02-17 13:58:52.126477+00', '2026-02-17 13:58:52.126477+00', '2026-02-18 13:58:52.126477+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.32', NULL, '{password}', '2026-02-17 13:58:52.126477+00', NULL),
	('b8537ba9-15c0-4c84-b55d-f79126aebc4e', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-02-18 15:39:44.206546+00', '2026-02-18 15:39:44.206546+00', '2026-02-19 15:39:44.206546+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-18 15:39:44.206546+00', NULL),
	('35cccd03-68de-4d8c-876c-6a6f405f764b', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-02-19 14:37:36.287294+00', '2026-02-19 14:37:36.287294+00', '2026-02-20 14:37:36.287294+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-19 14:37:36.287294+00', NULL);
INSERT INTO public.sessions VALUES
	('59b91176-3d9b-4ff8-bd98-47de7f1d2afb', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2026-02-19 18:10:36.288673+00', '2026-02-19 18:10:36.288673+00', '2026-02-20 18:10:36.288673+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-02-19 18:10:36.288673+00', NULL),
	('6a210025-c25e-426d-ab34-72524c414193', '232349b7-9ab1-4b03-a837-860297023031', NULL, '2026-02-20 13:22:28.369213+00', '2026-02-20 13:22:28.369213+00', '2026-02-21 13:22:28.369213+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-20 13:22:28.369213+00', NULL),
	('6e0511ad-c750-486f-83ff-70c3dc55b30d', '232349b7-9ab1-4b03-a837-860297023031', NULL, '2026-02-23 15:01:20.448879+00', '2026-02-23 15:01:20.448879+00', '2026-02-24 15:01:20.448879+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-23 15:01:20.448879+00', NULL),
	('527dbb9f-95f7-48ce-b9a4-a2eaa50f6930', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-02-26 17:24:56.691844+00', '2026-02-26 17:24:56.691844+00', '2026-02-27 17:24:56.691844+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-26 17:24:56.691844+00', NULL),
	('d27b4412-67bb-4c0b-9ff5-a57ad271fd15', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-02-27 19:08:48.772843+00', '2026-02-27 19:08:48.772843+00', '2026-02-28 19:08:48.772843+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-02-27 19:08:48.772843+00', NULL),
	('8e78e623-a946-40a5-b51e-591025075f4c', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '2026-03-02 15:04:40.854028+00', '2026-03-02 15:04:40.854028+00', '2026-03-03 15:04:40.854028+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-03-02 15:04:40.854028+00', NULL),
	('50fa4915-5d8b-4f93-9d6d-e571ddc99a10', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-03-02 16:09:40.853885+00', '2026-03-02 16:09:40.853885+00', '2026-03-03 16:09:40.853885+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-02 16:09:40.853885+00', NULL),
	('79b42513-5ba9-4d52-a3ba-dbef540c40d0', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-03-05 20:18:17.100055+00', '2026-03-05 20:18:17.100055+00', '2026-03-06 20:18:17.100055+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-05 20:18:17.100055+00', NULL),
	('159567bf-24af-45f0-97b3-bdbb683b0cef', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-03-06 15:15:09.177942+00', '2026-03-06 15:15:09.177942+00', '2026-03-07 15:15:09.177942+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-06 15:15:09.177942+00', NULL),
	('c6fef730-599e-439f-b40e-afd8745ddc34', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-03-09 14:53:01.259866+00', '2026-03-09 14:53:01.259866+00', '2026-03-10 14:53:01.259866+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-03-09 14:53:01.259866+00', NULL),
	('cf865611-4486-43f3-9f4f-017c8033dd61', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-03-10 15:05:53.339862+00', '2026-03-10 15:05:53.339862+00', '2026-03-11 15:05:53.339862+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-10 15:05:53.339862+00', NULL),
	('8a42f9c6-0731-4c5a-a71b-55ff221d8dac', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-03-10 16:47:53.340777+00', '2026-03-10 16:47:53.340777+00', '2026-03-11 16:47:53.340777+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-10 16:47:53.340777+00', NULL),
	('acb79fab-032f-42d4-887e-73b25181c378', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-03-11 14:45:45.420975+00', '2026-03-11 14:45:45.420975+00', '2026-03-12 14:45:45.420975+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-11 14:45:45.420975+00', NULL),
	('46ac3757-973a-4232-81f6-2f132a08f91f', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '2026-03-12 13:33:37.505233+00', '2026-03-12 13:33:37.505233+00', '2026-03-13 13:33:37.505233+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-12 13:33:37.505233+00', NULL),
	('633996f8-277b-4893-ac43-79630448a336', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '2026-03-13 17:40:29.60526+00', '2026-03-13 17:40:29.60526+00', '2026-03-14 17:40:29.60526+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-13 17:40:29.60526+00', NULL),
	('ef0ac718-a853-4e51-a859-0aa4b1efd0c2', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-03-18 14:33:05.827785+00', '2026-03-18 14:33:05.827785+00', '2026-03-19 14:33:05.827785+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-18 14:33:05.827785+00', NULL),
	('d5b87cbe-b7d7-4b6f-8322-f8277f789afb', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-03-24 20:12:34.149992+00', '2026-03-24 20:12:34.149992+00', '2026-03-25 20:12:34.149992+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-03-24 20:12:34.149992+00', NULL),
	('0c14c6a7-ce78-43fe-bc2a-20c0c4eacc16', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '2026-03-25 16:11:26.230829+00', '2026-03-25 16:11:26.230829+00', '2026-03-26 16:11:26.230829+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-03-25 16:11:26.230829+00', NULL),
	('78c70b6b-cafa-43b3-a9fe-b9789f2805ca', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-03-27 17:15:10.39303+00', '2026-03-27 17:15:10.39303+00', '2026-03-28 17:15:10.39303+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-03-27 17:15:10.39303+00', NULL),
	('317e7f9c-f587-4867-ab28-7e88c09d6bf7', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-03-31 14:19:54.554959+00', '2026-03-31 14:19:54.554959+00', '2026-04-01 14:19:54.554959+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-31 14:19:54.554959+00', NULL),
	('ad9fdd0e-7994-4159-a74c-3dbe459b9cb5', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '2026-04-02 15:31:38.717941+00', '2026-04-02 15:31:38.717941+00', '2026-04-03 15:31:38.717941+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-04-02 15:31:38.717941+00', NULL),
	('65968838-14c6-4305-9bb8-59cafc7e987d', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-04-03 18:41:30.797888+00', '2026-04-03 18:41:30.797888+00', '2026-04-04 18:41:30.797888+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-03 18:41:30.797888+00', NULL),
	('bee723c7-9a79-4c0a-bcd0-281cf7b6b99a', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-04-06 14:18:22.878862+00', '2026-04-06 14:18:22.878862+00', '2026-04-07 14:18:22.878862+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-06 14:18:22.878862+00', NULL),
	('51ed570a-6a37-4562-a573-5fffd8a516a1', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-04-07 15:02:14.959952+00', '2026-04-07 15:02:14.959952+00', '2026-04-08 15:02:14.959952+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-07 15:02:14.959952+00', NULL),
	('87ad71f1-fa21-4087-8f2e-8744223e9de8', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-04-08 14:29:07.043874+00', '2026-04-08 14:29:07.043874+00', '2026-04-09 14:29:07.043874+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-08 14:29:07.043874+00', NULL),
	('d6ad69d7-bf5a-41e1-983b-b4ad9f053b64', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-04-09 16:03:59.121868+00', '2026-04-09 16:03:59.121868+00', '2026-04-10 16:03:59.121868+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-09 16:03:59.121868+00', NULL),
	('a091c63c-a525-4b3b-9005-68adc8310117', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-04-10 14:35:51.203844+00', '2026-04-10 14:35:51.203844+00', '2026-04-11 14:35:51.203844+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-10 14:35:51.203844+00', NULL),
	('f33c7d8e-c2d4-4999-8b98-9b09de4c85a4', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-04-13 14:52:43.284772+00', '2026-04-13 14:52:43.284772+00', '2026-04-14 14:52:43.284772+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-04-13 14:52:43.284772+00', NULL),
	('76bb6058-c4cb-49d3-8f0d-75ca0ce181eb', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-04-14 16:33:35.364888+00', '2026-04-14 16:33:35.364888+00', '2026-04-15 16:33:35.364888+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-14 16:33:35.364888+00', NULL),
	('244e9df6-c7fc-48d6-9d94-56cfe2bf1a08', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-04-15 14:20:27.44709+00', '2026-04-15 14:20:27.44709+00', '2026-04-16 14:20:27.44709+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-15 14:20:27.44709+00', NULL),
	('64cb631c-348f-4a6b-8712-73efb62a1a24', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-04-16 17:52:19.526846+00', '2026-04-16 17:52:19.526846+00', '2026-04-17 17:52:19.526846+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-16 17:52:19.526846+00', NULL),
	('fc21b4a2-4e2f-456b-a1b7-66e874fb98b1', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-04-20 18:12:03.688903+00', '2026-04-20 18:12:03.688903+00', '2026-04-21 18:12:03.688903+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-20 18:12:03.688903+00', NULL),
	('56ad04ba-e75b-4d9c-92b9-f3fc2ebd8389', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-04-21 15:50:55.771158+00', '2026-04-21 15:50:55.771158+00', '2026-04-22 15:50:55.771158+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-04-21 15:50:55.771158+00', NULL),
	('50e1971e-5eef-4681-81d1-00cf55b2b610', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-04-22 15:13:47.853619+00', '2026-04-22 15:13:47.853619+00', '2026-04-23 15:13:47.853619+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-22 15:13:47.853619+00', NULL),
	('172d5a81-7367-4d92-95c9-eecb4c783441', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '2026-04-23 13:45:39.933392+00', '2026-04-23 13:45:39.933392+00', '2026-04-24 13:45:39.933392+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-23 13:45:39.933392+00', NULL),
	('54551960-56e9-4ad5-a855-163e6ab18198', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '2026-04-24 14:05:32.012885+00', '2026-04-24 14:05:32.012885+00', '2026-04-25 14:05:32.012885+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-24 14:05:32.012885+00', NULL),
	('56d361cb-13cc-47d4-9925-97f140716372', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-04-27 17:26:24.093878+00', '2026-04-27 17:26:24.093878+00', '2026-04-28 17:26:24.093878+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-04-27 17:26:24.093878+00', NULL),
	('db01d03f-37e4-4f02-a13f-9f1506c507b1', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-04-28 16:51:16.178844+00', '2026-04-28 16:51:16.178844+00', '2026-04-29 16:51:16.178844+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-28 16:51:16.178844+00', NULL),
	('110e4e7f-3a48-414e-82e2-f5400dcdf630', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-04-29 19:20:08.257801+00', '2026-04-29 19:20:08.257801+00', '2026-04-30 19:20:08.257801+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-29 19:20:08.257801+00', NULL),
	('4e164ca3-e450-40e5-b4ef-ce1ed3678530', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-05-01 14:10:52.417937+00', '2026-05-01 14:10:52.417937+00', '2026-05-02 14:10:52.417937+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-01 14:10:52.417937+00', NULL),
	('546e36d5-f7f9-476c-aa57-29de230ada04', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '2026-05-04 15:46:44.499776+00', '2026-05-04 15:46:44.499776+00', '2026-05-05 15:46:44.499776+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-05-04 15:46:44.499776+00', NULL),
	('b1c01a9a-535f-4eda-9a44-6f9760397c07', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-05-05 18:19:36.579865+00', '2026-05-05 18:19:36.579865+00', '2026-05-06 18:19:36.579865+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-05 18:19:36.579865+00', NULL),
	('f06b01d5-8ce9-4ee5-8dc6-d2783eb448c6', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '2026-05-06 15:37:28.660873+00', '2026-05-06 15:37:28.660873+00', '2026-05-07 15:37:28.660873+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-05-06 15:37:28.660873+00', NULL),
	('6872de11-6a9b-4955-a733-0ae119db0694', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-05-07 15:08:20.741923+00', '2026-05-07 15:08:20.741923+00', '2026-05-08 15:08:20.741923+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-05-07 15:08:20.741923+00', NULL),
	('eae49308-42eb-48f5-b8af-3d2ad57f40dd', '5db265ea-ede3-45b6-bd20-c664404b712a', NULL, '2026-05-08 14:14:12.824166+00', '2026-05-08 14:14:12.824166+00', '2026-05-09 14:14:12.824166+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-08 14:14:12.824166+00', NULL),
	('2e1d7430-aa1f-47d5-98ab-eba2083bd1e4', '5db265ea-ede3-45b6-bd20-c664404b712a', NULL, '2026-05-11 15:29:04.903902+00', '2026-05-11 15:29:04.903902+00', '2026-05-12 15:29:04.903902+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-11 15:29:04.903902+00', NULL),
	('7ab833d2-eb51-44bf-858f-93990246b3cc', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-05-12 17:02:56.984978+00', '2026-05-12 17:02:56.984978+00', '2026-05-13 17:02:56.984978+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-12 17:02:56.984978+00', NULL),
	('5cbf6213-ac7b-4f02-9ee8-b6ae67c2c9f6', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-05-14 15:11:41.147014+00', '2026-05-14 15:11:41.147014+00', '2026-05-15 15:11:41.147014+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-14 15:11:41.147014+00', NULL),
	('becda39c-4d26-4663-b563-e56027d7b608', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-05-15 14:27:33.228892+00', '2026-05-15 14:27:33.228892+00', '2026-05-16 14:27:33.228892+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-15 14:27:33.228892+00', NULL),
	('f9ae08d4-9280-46c1-8e00-2df90706873b', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-05-18 14:31:25.311142+00', '2026-05-18 14:31:25.311142+00', '2026-05-19 14:31:25.311142+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-18 14:31:25.311142+00', NULL);
INSERT INTO public.sessions VALUES
	('d0f597a5-caa3-4077-8799-14c9217616b4', '142e6660-f5c5-44f7-8e39-ddf28cf1f634', NULL, '2026-05-19 15:16:17.391241+00', '2026-05-19 15:16:17.391241+00', '2026-05-20 15:16:17.391241+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-05-19 15:16:17.391241+00', NULL),
	('7d5efe68-e2cb-4ca5-ae13-c0a602f182e8', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-05-21 17:55:01.55266+00', '2026-05-21 17:55:01.55266+00', '2026-05-22 17:55:01.55266+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-21 17:55:01.55266+00', NULL),
	('a088c1ba-6d64-4e24-88c2-93c954fb538d', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-05-22 15:20:53.633725+00', '2026-05-22 15:20:53.633725+00', '2026-05-23 15:20:53.633725+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-05-22 15:20:53.633725+00', NULL),
	('0feccd41-7eae-4d7c-9562-ef05381c20fb', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-05-26 18:09:37.795055+00', '2026-05-26 18:09:37.795055+00', '2026-05-27 18:09:37.795055+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-26 18:09:37.795055+00', NULL),
	('4dd423f5-9124-4e5f-acfb-4194f366cbd8', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-05-27 16:26:29.876012+00', '2026-05-27 16:26:29.876012+00', '2026-05-28 16:26:29.876012+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-27 16:26:29.876012+00', NULL),
	('09e41769-aa8f-47f6-98d6-400390ea5103', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-05-28 19:03:21.95687+00', '2026-05-28 19:03:21.95687+00', '2026-05-29 19:03:21.95687+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-28 19:03:21.95687+00', NULL),
	('534601a8-ba70-4786-8f35-f5b894b8d6a8', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-05-29 16:14:14.037891+00', '2026-05-29 16:14:14.037891+00', '2026-05-30 16:14:14.037891+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-29 16:14:14.037891+00', NULL),
	('30a83db8-6630-4601-99cc-419334d2d07a', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-06-01 18:36:06.121484+00', '2026-06-01 18:36:06.121484+00', '2026-06-02 18:36:06.121484+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-01 18:36:06.121484+00', NULL),
	('f77db69a-e074-4d84-89d6-ccac01588c40', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-06-03 14:20:50.280862+00', '2026-06-03 14:20:50.280862+00', '2026-06-04 14:20:50.280862+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-06-03 14:20:50.280862+00', NULL),
	('968f0ff6-d037-478e-a5f0-6ea894cf6424', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-06-03 18:50:50.280935+00', '2026-06-03 18:50:50.280935+00', '2026-06-04 18:50:50.280935+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-03 18:50:50.280935+00', NULL),
	('27fe8847-e38f-47de-b89b-380ab56f715e', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-05 15:02:34.442825+00', '2026-06-05 15:02:34.442825+00', '2026-06-06 15:02:34.442825+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-05 15:02:34.442825+00', NULL),
	('2686bce1-ae4e-4077-ba55-5f25f556512b', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-06-05 15:14:34.442849+00', '2026-06-05 15:14:34.442849+00', '2026-06-06 15:14:34.442849+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-05 15:14:34.442849+00', NULL),
	('771a6608-4538-4a30-8ab0-701ef81a8ed3', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-06-08 16:12:26.525243+00', '2026-06-08 16:12:26.525243+00', '2026-06-09 16:12:26.525243+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-06-08 16:12:26.525243+00', NULL),
	('4eb0609f-7b7b-4bba-9d06-2b2bf20fe431', 'a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', NULL, '2026-06-08 21:15:26.523898+00', '2026-06-08 21:15:26.523898+00', '2026-06-09 21:15:26.523898+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-06-08 21:15:26.523898+00', NULL),
	('eef1ddae-2273-4d98-8740-cbd24759a74d', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-10 13:10:10.685831+00', '2026-06-10 13:10:10.685831+00', '2026-06-11 13:10:10.685831+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-10 13:10:10.685831+00', NULL),
	('f6d930ac-9bfc-4b4d-94aa-cb6569adb02b', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-06-11 13:17:02.766809+00', '2026-06-11 13:17:02.766809+00', '2026-06-12 13:17:02.766809+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-06-11 13:17:02.766809+00', NULL),
	('c4a2645f-739c-4591-9244-7815e64e776e', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-06-12 13:24:54.84782+00', '2026-06-12 13:24:54.84782+00', '2026-06-13 13:24:54.84782+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-12 13:24:54.84782+00', NULL),
	('0143b4fa-ed18-4410-88be-a3303d5ff589', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-06-15 13:31:46.928824+00', '2026-06-15 13:31:46.928824+00', '2026-06-16 13:31:46.928824+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-15 13:31:46.928824+00', NULL),
	('e7e8a5a6-32dd-43e7-841b-bc329d915113', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '2026-06-15 15:57:46.929176+00', '2026-06-15 15:57:46.929176+00', '2026-06-16 15:57:46.929176+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-15 15:57:46.929176+00', NULL),
	('87e5d449-4a87-482b-8bed-114b5c4621d3', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-17 16:59:31.090854+00', '2026-06-17 16:59:31.090854+00', '2026-06-18 16:59:31.090854+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-17 16:59:31.090854+00', NULL),
	('4a38f236-ebba-4350-8ed8-1fe0d9ec1bc4', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '2026-06-19 16:45:15.252738+00', '2026-06-19 16:45:15.252738+00', '2026-06-20 16:45:15.252738+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-06-19 16:45:15.252738+00', NULL),
	('33ebc2ed-a33d-4f78-af98-09420121630e', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '2026-06-23 15:33:59.41476+00', '2026-06-23 15:33:59.41476+00', '2026-06-24 15:33:59.41476+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-23 15:33:59.41476+00', NULL),
	('df134bca-28b6-4869-b00a-9dfd4ba3fca8', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-06-23 16:12:59.415103+00', '2026-06-23 16:12:59.415103+00', '2026-06-24 16:12:59.415103+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-23 16:12:59.415103+00', NULL),
	('44854341-8faa-48c0-bc35-13a801e058d4', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-06-24 14:07:51.499236+00', '2026-06-24 14:07:51.499236+00', '2026-06-25 14:07:51.499236+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-06-24 14:07:51.499236+00', NULL),
	('5a242ff1-e5ed-44ac-b330-a76dcd2e4697', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-06-25 15:30:43.578228+00', '2026-06-25 15:30:43.578228+00', '2026-06-26 15:30:43.578228+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-25 15:30:43.578228+00', NULL),
	('b25e03a1-51c2-450f-97c5-586a69ef98f4', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-25 20:02:43.576803+00', '2026-06-25 20:02:43.576803+00', '2026-06-26 20:02:43.576803+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-25 20:02:43.576803+00', NULL),
	('6b1241cc-fa2f-4701-b9a2-c1636690e40b', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-06-26 14:28:35.659151+00', '2026-06-26 14:28:35.659151+00', '2026-06-27 14:28:35.659151+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-26 14:28:35.659151+00', NULL),
	('0340674d-5f47-4c66-a82e-f77e084c36ca', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-26 19:06:35.657998+00', '2026-06-26 19:06:35.657998+00', '2026-06-27 19:06:35.657998+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-26 19:06:35.657998+00', NULL),
	('2a683e49-bf03-4543-b8ea-85f37e451245', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-06-29 14:05:27.738919+00', '2026-06-29 14:05:27.738919+00', '2026-06-30 14:05:27.738919+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-29 14:05:27.738919+00', NULL),
	('9cc89efe-535e-4a64-8500-0fd669e2f7dc', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '2026-06-30 17:08:19.820848+00', '2026-06-30 17:08:19.820848+00', '2026-07-01 17:08:19.820848+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-30 17:08:19.820848+00', NULL),
	('80b4d703-0a7f-47b1-9b89-19743b82b57a', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-07-02 15:41:03.982842+00', '2026-07-02 15:41:03.982842+00', '2026-07-03 15:41:03.982842+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-02 15:41:03.982842+00', NULL),
	('833cd160-55d9-46cb-b562-5c7cffafd2f9', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-07-03 13:10:56.062888+00', '2026-07-03 13:10:56.062888+00', '2026-07-04 13:10:56.062888+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-03 13:10:56.062888+00', NULL),
	('a9a599ad-4acb-4120-969f-684bb4a825a9', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-07-06 13:17:48.144475+00', '2026-07-06 13:17:48.144475+00', '2026-07-07 13:17:48.144475+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-06 13:17:48.144475+00', NULL),
	('c63aa1f8-9e8c-4e7e-88fc-235435937c40', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-07-07 13:24:40.225039+00', '2026-07-07 13:24:40.225039+00', '2026-07-08 13:24:40.225039+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-07 13:24:40.225039+00', NULL),
	('e686f243-954e-4c21-9f79-1043d134bc76', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-07 15:19:40.224924+00', '2026-07-07 15:19:40.224924+00', '2026-07-08 15:19:40.224924+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-07 15:19:40.224924+00', NULL),
	('317d77ea-fddb-47f8-a82d-25cc28a91e93', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-07-07 15:26:40.225031+00', '2026-07-07 15:26:40.225031+00', '2026-07-08 15:26:40.225031+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-07 15:26:40.225031+00', NULL),
	('b137fcbf-dd01-4502-8d29-80098fe39a13', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-08 13:31:32.306109+00', '2026-07-08 13:31:32.306109+00', '2026-07-09 13:31:32.306109+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-08 13:31:32.306109+00', NULL),
	('4d4afbd6-46a6-4550-a25f-3f9e7a8d97e4', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-07-08 14:12:32.305909+00', '2026-07-08 14:12:32.305909+00', '2026-07-09 14:12:32.305909+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-07-08 14:12:32.305909+00', NULL),
	('2def99ef-211a-48b8-ab3f-ef4417832ec7', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-09 14:55:24.386892+00', '2026-07-09 14:55:24.386892+00', '2026-07-10 14:55:24.386892+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-09 14:55:24.386892+00', NULL),
	('c05c291d-77da-4092-bae0-25c43b1d31c8', '6ef4a709-d469-4e57-8f80-6f2758b04851', NULL, '2026-07-09 18:33:24.386881+00', '2026-07-09 18:33:24.386881+00', '2026-07-10 18:33:24.386881+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-07-09 18:33:24.386881+00', NULL),
	('bd10f8f8-742d-40c9-acf5-e7dc4dc3a7f0', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-07-10 17:31:16.467875+00', '2026-07-10 17:31:16.467875+00', '2026-07-11 17:31:16.467875+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-10 17:31:16.467875+00', NULL),
	('4bcb6797-23c7-4dfc-a0f1-a01d1efe327d', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2026-07-14 14:40:00.630427+00', '2026-07-14 14:40:00.630427+00', '2026-07-15 14:40:00.630427+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-14 14:40:00.630427+00', NULL),
	('a982e90e-7669-4820-a3a9-0c1846457af1', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-16 15:50:44.792119+00', '2026-07-16 15:50:44.792119+00', '2026-07-17 15:50:44.792119+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-16 15:50:44.792119+00', NULL),
	('01b8078e-5786-46f3-94ab-009a81abbfa8', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2026-07-17 16:20:36.873645+00', '2026-07-17 16:20:36.873645+00', '2026-07-18 16:20:36.873645+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-17 16:20:36.873645+00', NULL),
	('ff356922-418e-4c56-9891-c92c3fa3883b', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-07-20 17:44:28.956318+00', '2026-07-20 17:44:28.956318+00', '2026-07-21 17:44:28.956318+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-20 17:44:28.956318+00', NULL),
	('90f9b210-8721-4347-b71e-ebc1ee3a15ee', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-07-21 15:28:21.034895+00', '2026-07-21 15:28:21.034895+00', '2026-07-22 15:28:21.034895+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-07-21 15:28:21.034895+00', NULL),
	('f0a2334a-f4da-4901-be91-5b061c3c799b', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-07-22 14:59:13.117173+00', '2026-07-22 14:59:13.117173+00', '2026-07-23 14:59:13.117173+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-07-22 14:59:13.117173+00', NULL),
	('dd02b07b-8807-41a0-950b-09e7a09b6409', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-23 14:20:05.197178+00', '2026-07-23 14:20:05.197178+00', '2026-07-24 14:20:05.197178+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-23 14:20:05.197178+00', NULL),
	('d3e94158-3463-4928-997e-25498f5a3238', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-07-24 13:10:57.277917+00', '2026-07-24 13:10:57.277917+00', '2026-07-25 13:10:57.277917+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-24 13:10:57.277917+00', NULL),
	('71af54c6-7674-4d25-8b22-b69fd7c42ec1', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-07-27 13:17:49.359364+00', '2026-07-27 13:17:49.359364+00', '2026-07-28 13:17:49.359364+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-27 13:17:49.359364+00', NULL);
INSERT INTO public.sessions VALUES
	('f0febe4b-40c1-4d65-9d08-0bab24c765f6', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-07-28 13:24:41.439888+00', '2026-07-28 13:24:41.439888+00', '2026-07-29 13:24:41.439888+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-28 13:24:41.439888+00', NULL),
	('e65f22a9-ad82-4690-98e1-476e9f80ac1c', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-07-29 13:31:33.520871+00', '2026-07-29 13:31:33.520871+00', '2026-07-30 13:31:33.520871+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-07-29 13:31:33.520871+00', NULL),
	('bf15107c-4678-4a41-99e8-54908a308dc0', '354bf531-f978-4f08-a3f2-05d68901a429', NULL, '2026-07-29 15:24:33.521078+00', '2026-07-29 15:24:33.521078+00', '2026-07-30 15:24:33.521078+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-29 15:24:33.521078+00', NULL),
	('d84fce2b-9851-4d6d-a005-05de163f4eb4', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-08-05 17:36:53.926016+00', '2026-08-05 17:36:53.926016+00', '2026-08-06 17:36:53.926016+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-05 17:36:53.926016+00', NULL),
	('131a8e6f-c757-4a3f-98d8-a7e0e2dad98e', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '2026-08-06 13:19:46.008196+00', '2026-08-06 13:19:46.008196+00', '2026-08-07 13:19:46.008196+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-06 13:19:46.008196+00', NULL),
	('54168a60-5046-48ca-b191-8cd41eee1f3c', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '2026-08-07 14:40:38.087909+00', '2026-08-07 14:40:38.087909+00', '2026-08-08 14:40:38.087909+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-07 14:40:38.087909+00', NULL),
	('57a05121-0774-4650-8abc-71161e15bc7b', '57dfe26e-b3a0-4368-95e0-9c3afbd95f35', NULL, '2026-08-11 17:09:22.250207+00', '2026-08-11 17:09:22.250207+00', '2026-08-12 17:09:22.250207+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-08-11 17:09:22.250207+00', NULL),
	('83b55b4a-076d-4df7-b971-22ab1333a325', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-08-12 14:44:14.330901+00', '2026-08-12 14:44:14.330901+00', '2026-08-13 14:44:14.330901+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-12 14:44:14.330901+00', NULL),
	('3c3c2d17-0276-4189-9dcf-c4ba7e860b50', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-08-18 13:10:42.654835+00', '2026-08-18 13:10:42.654835+00', '2026-08-19 13:10:42.654835+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-18 13:10:42.654835+00', NULL),
	('65badc7a-efe6-4ab5-84dd-cfe55945b632', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-08-19 13:17:34.735809+00', '2026-08-19 13:17:34.735809+00', '2026-08-20 13:17:34.735809+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-08-19 13:17:34.735809+00', NULL),
	('d4177980-b806-4622-afdd-96cdb72ae1ec', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-08-20 13:24:26.816855+00', '2026-08-20 13:24:26.816855+00', '2026-08-21 13:24:26.816855+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-08-20 13:24:26.816855+00', NULL),
	('c6efad11-7a12-4449-819a-829468359d22', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-08-20 15:39:26.816934+00', '2026-08-20 15:39:26.816934+00', '2026-08-21 15:39:26.816934+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-20 15:39:26.816934+00', NULL),
	('2ef7f530-0bc6-4120-a40d-85780caa7c19', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-08-20 17:31:26.817024+00', '2026-08-20 17:31:26.817024+00', '2026-08-21 17:31:26.817024+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-08-20 17:31:26.817024+00', NULL),
	('dbf61e43-723a-4e41-b78c-0bc2e55e5df6', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-08-21 13:31:18.897819+00', '2026-08-21 13:31:18.897819+00', '2026-08-22 13:31:18.897819+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-21 13:31:18.897819+00', NULL),
	('e0311b5b-df63-4d84-b6ba-ed25f62e3981', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-08-24 18:27:10.978827+00', '2026-08-24 18:27:10.978827+00', '2026-08-25 18:27:10.978827+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-24 18:27:10.978827+00', NULL),
	('52d003a5-e798-4a0f-a1dd-e8695fc99682', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-08-28 19:27:39.302856+00', '2026-08-28 19:27:39.302856+00', '2026-08-29 19:27:39.302856+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-28 19:27:39.302856+00', NULL),
	('e4ffd8a4-cdde-430f-8410-d51ebc5394dd', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-08-31 13:10:31.383865+00', '2026-08-31 13:10:31.383865+00', '2026-09-01 13:10:31.383865+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-31 13:10:31.383865+00', NULL),
	('20157fd3-acd8-4ac8-b1a0-58e9893dad61', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-01 13:17:23.4648+00', '2026-09-01 13:17:23.4648+00', '2026-09-02 13:17:23.4648+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-01 13:17:23.4648+00', NULL),
	('d34be135-63fb-4439-9867-9e1dabe158d9', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-09-02 13:24:15.545843+00', '2026-09-02 13:24:15.545843+00', '2026-09-03 13:24:15.545843+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-02 13:24:15.545843+00', NULL),
	('558b635e-27d8-48a2-b9ec-f9121502f498', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-09-03 13:31:07.626797+00', '2026-09-03 13:31:07.626797+00', '2026-09-04 13:31:07.626797+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-03 13:31:07.626797+00', NULL),
	('232a1d03-06bc-446d-8018-265508b10e38', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-09-07 18:45:51.788816+00', '2026-09-07 18:45:51.788816+00', '2026-09-08 18:45:51.788816+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-09-07 18:45:51.788816+00', NULL),
	('7265edd7-57de-4d3c-b5c8-5c7d5a1ff2be', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-09-08 13:10:43.869872+00', '2026-09-08 13:10:43.869872+00', '2026-09-09 13:10:43.869872+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-08 13:10:43.869872+00', NULL),
	('a0949478-6e1f-4d53-901d-f4f40322f1ce', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-09 13:17:35.950828+00', '2026-09-09 13:17:35.950828+00', '2026-09-10 13:17:35.950828+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-09 13:17:35.950828+00', NULL),
	('7a52303e-4713-4402-a757-f1efc7b9c32e', 'f4953d01-5418-49f3-a35a-67f7935cd84d', NULL, '2026-09-09 14:38:35.950927+00', '2026-09-09 14:38:35.950927+00', '2026-09-10 14:38:35.950927+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-09-09 14:38:35.950927+00', NULL),
	('d71f60c6-39c7-4ca1-b736-572dcbbbefba', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-09-10 13:24:28.032107+00', '2026-09-10 13:24:28.032107+00', '2026-09-11 13:24:28.032107+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-10 13:24:28.032107+00', NULL),
	('6666a1cc-30cf-443a-8d3b-25fd75035bb9', '4fac2122-5ba6-47cf-ac72-3229e4452fe7', NULL, '2026-09-10 16:57:28.03206+00', '2026-09-10 16:57:28.03206+00', '2026-09-11 16:57:28.03206+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-09-10 16:57:28.03206+00', NULL),
	('c5f17e3d-fc4e-439d-b40b-0aa6d34af53d', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-09-11 13:31:20.112754+00', '2026-09-11 13:31:20.112754+00', '2026-09-12 13:31:20.112754+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-11 13:31:20.112754+00', NULL),
	('a4c74ea3-4191-4f80-a711-241103d40b5b', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-11 15:03:20.112781+00', '2026-09-11 15:03:20.112781+00', '2026-09-12 15:03:20.112781+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-11 15:03:20.112781+00', NULL),
	('6345c1ae-8a12-4cce-b852-9ad037a34501', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-16 16:08:56.355864+00', '2026-09-16 16:08:56.355864+00', '2026-09-17 16:08:56.355864+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-16 16:08:56.355864+00', NULL),
	('e871c027-66aa-43bb-a2b1-a76517ed3363', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-09-17 13:10:48.436797+00', '2026-09-17 13:10:48.436797+00', '2026-09-18 13:10:48.436797+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-17 13:10:48.436797+00', NULL),
	('f43eb19a-9624-4689-941c-c34dd7043be2', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-18 13:17:40.518947+00', '2026-09-18 13:17:40.518947+00', '2026-09-19 13:17:40.518947+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-18 13:17:40.518947+00', NULL),
	('a8f25f0c-ae06-43f4-8e8b-534aad158289', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-09-21 13:24:32.598832+00', '2026-09-21 13:24:32.598832+00', '2026-09-22 13:24:32.598832+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-21 13:24:32.598832+00', NULL),
	('04c1f164-189c-4293-823c-fd16b3ebaac9', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-09-22 13:31:24.679879+00', '2026-09-22 13:31:24.679879+00', '2026-09-23 13:31:24.679879+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-22 13:31:24.679879+00', NULL),
	('6995265c-c10e-4a4f-817e-5cf4481d06dc', '8556b297-2c40-403e-88a9-add42ec5c9c3', NULL, '2026-09-22 14:02:24.679973+00', '2026-09-22 14:02:24.679973+00', '2026-09-23 14:02:24.679973+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.43', NULL, '{password}', '2026-09-22 14:02:24.679973+00', NULL),
	('acae3ab9-196b-421e-bdb9-65ff4ae9d594', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-09-23 15:07:16.76094+00', '2026-09-23 15:07:16.76094+00', '2026-09-24 15:07:16.76094+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-23 15:07:16.76094+00', NULL),
	('956585dc-d60e-4d31-a02e-7ad495971786', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-09-25 16:51:00.922802+00', '2026-09-25 16:51:00.922802+00', '2026-09-26 16:51:00.922802+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-25 16:51:00.922802+00', NULL),
	('aff48683-19b4-4b9e-a84a-2de314ca5b9f', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-09-28 13:10:53.003818+00', '2026-09-28 13:10:53.003818+00', '2026-09-29 13:10:53.003818+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-28 13:10:53.003818+00', NULL),
	('c94f9038-7d71-4d4e-bbbc-e6d477121b69', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-09-29 13:17:45.084796+00', '2026-09-29 13:17:45.084796+00', '2026-09-30 13:17:45.084796+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-29 13:17:45.084796+00', NULL),
	('8c37f9cb-f1a7-40c9-a636-ec91109236ca', '1efdb553-4fd9-4fb7-806d-f018fdfb15d3', NULL, '2026-09-29 16:15:45.084906+00', '2026-09-29 16:15:45.084906+00', '2026-09-30 16:15:45.084906+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-09-29 16:15:45.084906+00', NULL),
	('2c64646a-ff90-477e-a3c4-0fd4d9e024fb', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-09-30 13:24:37.165838+00', '2026-09-30 13:24:37.165838+00', '2026-10-01 13:24:37.165838+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-30 13:24:37.165838+00', NULL),
	('9d5721b5-e715-46c0-9ce2-952904706054', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-09-30 14:26:37.165946+00', '2026-09-30 14:26:37.165946+00', '2026-10-01 14:26:37.165946+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-30 14:26:37.165946+00', NULL),
	('cdbcb0b3-4a6f-49f5-a241-5dab0d76c55b', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-10-01 13:31:29.246823+00', '2026-10-01 13:31:29.246823+00', '2026-10-02 13:31:29.246823+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-01 13:31:29.246823+00', NULL),
	('13979275-0f1a-4e96-b5f4-c66dc296c47f', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-06 13:10:05.489786+00', '2026-10-06 13:10:05.489786+00', '2026-10-07 13:10:05.489786+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-06 13:10:05.489786+00', NULL),
	('f4823219-3c01-4433-af51-4ba015163df0', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-10-07 13:17:57.570844+00', '2026-10-07 13:17:57.570844+00', '2026-10-08 13:17:57.570844+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-07 13:17:57.570844+00', NULL),
	('8659c9e2-05dc-491f-8813-db372a307331', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-10-08 13:24:49.651754+00', '2026-10-08 13:24:49.651754+00', '2026-10-09 13:24:49.651754+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-08 13:24:49.651754+00', NULL),
	('6ee96e2e-ec0b-487e-a3f1-182bf38c37e4', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-10-09 13:31:41.732817+00', '2026-10-09 13:31:41.732817+00', '2026-10-10 13:31:41.732817+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-09 13:31:41.732817+00', NULL),
	('3a8a880c-006f-40d6-8e24-f0dc950d9c24', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-12 17:33:33.813904+00', '2026-10-12 17:33:33.813904+00', '2026-10-13 17:33:33.813904+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-12 17:33:33.813904+00', NULL),
	('75c52fa4-9137-4ffb-8cc8-9acc4b892e07', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-15 13:10:10.056875+00', '2026-10-15 13:10:10.056875+00', '2026-10-16 13:10:10.056875+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-15 13:10:10.056875+00', NULL),
	('39f31407-b82c-4167-bd13-58f8d6ee53eb', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-10-16 13:17:02.137849+00', '2026-10-16 13:17:02.137849+00', '2026-10-17 13:17:02.137849+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-16 13:17:02.137849+00', NULL),
	('c82bf0ae-cc5c-4adf-aaee-854e16a0a961', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-10-19 13:24:54.219358+00', '2026-10-19 13:24:54.219358+00', '2026-10-20 13:24:54.219358+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-19 13:24:54.219358+00', NULL);
INSERT INTO public.sessions VALUES
	('bf23226e-971f-4173-bf44-d404a1614aaf', '232349b7-9ab1-4b03-a837-860297023031', NULL, '2026-10-19 18:30:54.218799+00', '2026-10-19 18:30:54.218799+00', '2026-10-20 18:30:54.218799+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-19 18:30:54.218799+00', NULL),
	('b688dd11-0758-410b-aaf9-7d5926f01c26', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-10-20 13:31:46.299868+00', '2026-10-20 13:31:46.299868+00', '2026-10-21 13:31:46.299868+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-20 13:31:46.299868+00', NULL),
	('5f10e67f-7ac9-4908-9b19-87cff51fb051', '232349b7-9ab1-4b03-a837-860297023031', NULL, '2026-10-21 15:17:38.380722+00', '2026-10-21 15:17:38.380722+00', '2026-10-22 15:17:38.380722+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-21 15:17:38.380722+00', NULL),
	('4276b932-d990-4aea-a71c-eecfd2746a6e', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-23 13:10:22.542741+00', '2026-10-23 13:10:22.542741+00', '2026-10-24 13:10:22.542741+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-23 13:10:22.542741+00', NULL),
	('57d6140f-3bdb-4e22-ad62-06bac7f013de', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-10-26 13:17:14.62375+00', '2026-10-26 13:17:14.62375+00', '2026-10-27 13:17:14.62375+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-26 13:17:14.62375+00', NULL),
	('c9ecb681-1daa-4bb3-a9ef-7e9a0f7d30ae', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-10-27 13:24:06.704751+00', '2026-10-27 13:24:06.704751+00', '2026-10-28 13:24:06.704751+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-27 13:24:06.704751+00', NULL),
	('ec966e0d-1723-425c-9a32-1800e24b7d66', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-10-28 13:31:58.785755+00', '2026-10-28 13:31:58.785755+00', '2026-10-29 13:31:58.785755+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-28 13:31:58.785755+00', NULL),
	('777192cd-b684-4476-95c4-958377711960', 'aab1883c-c562-4ed0-886e-cb4c1d38bb13', NULL, '2026-10-28 15:48:58.785945+00', '2026-10-28 15:48:58.785945+00', '2026-10-29 15:48:58.785945+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-10-28 15:48:58.785945+00', NULL),
	('3a10f834-8e94-45d3-b752-4976c34f9d84', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-28 15:48:58.788265+00', '2026-10-28 15:48:58.788265+00', '2026-10-29 15:48:58.788265+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-28 15:48:58.788265+00', NULL),
	('7879e162-6a56-4e00-aa72-d2d25e9ac2d2', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-10-30 13:10:42.947791+00', '2026-10-30 13:10:42.947791+00', '2026-10-31 13:10:42.947791+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-30 13:10:42.947791+00', NULL),
	('f9af8e9a-39e7-4c5b-bd4a-b1350341d25c', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-11-02 13:17:35.028759+00', '2026-11-02 13:17:35.028759+00', '2026-11-03 13:17:35.028759+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-02 13:17:35.028759+00', NULL),
	('f5ab6bbf-04ae-433d-af52-48e528b8b429', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-11-03 13:24:27.109731+00', '2026-11-03 13:24:27.109731+00', '2026-11-04 13:24:27.109731+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-03 13:24:27.109731+00', NULL),
	('0e6f1fcc-95b3-4b93-b2a8-95dd508dd37c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-04 13:10:19.190744+00', '2026-11-04 13:10:19.190744+00', '2026-11-05 13:10:19.190744+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-04 13:10:19.190744+00', NULL),
	('14420d13-c8ec-43bd-8a5b-1f7ab5c520f9', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-04 13:31:19.190788+00', '2026-11-04 13:31:19.190788+00', '2026-11-05 13:31:19.190788+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-04 13:31:19.190788+00', NULL),
	('dfee20f0-e09a-4044-bb94-2576f4a586d9', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-11-05 13:17:11.27177+00', '2026-11-05 13:17:11.27177+00', '2026-11-06 13:17:11.27177+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-05 13:17:11.27177+00', NULL),
	('6a48b991-8357-483b-93dd-30f83ced83fe', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-05 15:53:11.271736+00', '2026-11-05 15:53:11.271736+00', '2026-11-06 15:53:11.271736+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-05 15:53:11.271736+00', NULL),
	('820fcb46-5c27-4f2d-a3b6-66f1559ef86e', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-11-06 13:24:03.35272+00', '2026-11-06 13:24:03.35272+00', '2026-11-07 13:24:03.35272+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-06 13:24:03.35272+00', NULL),
	('b3370369-5294-4d95-add3-5710a59c0a23', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-06 14:33:03.353113+00', '2026-11-06 14:33:03.353113+00', '2026-11-07 14:33:03.353113+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-06 14:33:03.353113+00', NULL),
	('f5556315-a7a1-4269-a85c-020e8bd30d1a', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-09 13:31:55.433941+00', '2026-11-09 13:31:55.433941+00', '2026-11-10 13:31:55.433941+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-09 13:31:55.433941+00', NULL),
	('05366e9c-9455-4783-a324-1d77c8cf5d87', '60dc781e-5f9a-4685-a91a-e6e77d99bdf1', NULL, '2026-11-09 17:19:55.433797+00', '2026-11-09 17:19:55.433797+00', '2026-11-10 17:19:55.433797+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-11-09 17:19:55.433797+00', NULL),
	('3e35a36c-0f18-4911-8474-ff134a76a3e4', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-11-10 16:34:47.514737+00', '2026-11-10 16:34:47.514737+00', '2026-11-11 16:34:47.514737+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-10 16:34:47.514737+00', NULL),
	('880d40aa-01b7-49c4-b77e-c32766e83137', '76c768a2-ecdf-47f2-86fa-472dd32654ad', NULL, '2026-11-11 14:42:39.595798+00', '2026-11-11 14:42:39.595798+00', '2026-11-12 14:42:39.595798+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-11-11 14:42:39.595798+00', NULL),
	('fc163469-1cb3-4075-8409-dff92c8ef554', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-12 15:35:31.676783+00', '2026-11-12 15:35:31.676783+00', '2026-11-13 15:35:31.676783+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-12 15:35:31.676783+00', NULL),
	('985d0b7c-da87-41ad-acc2-060312828264', '115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', NULL, '2026-11-12 20:36:31.676905+00', '2026-11-12 20:36:31.676905+00', '2026-11-13 20:36:31.676905+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-11-12 20:36:31.676905+00', NULL),
	('6d8eb7cd-6676-4977-aad1-7dc5b63e5057', '73c7eb96-d892-4992-8d0c-afb8019be17f', NULL, '2026-11-13 14:51:23.757761+00', '2026-11-13 14:51:23.757761+00', '2026-11-14 14:51:23.757761+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-13 14:51:23.757761+00', NULL),
	('fd1942ac-3880-413b-9af0-a3ac60f6d3dd', '77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', NULL, '2026-11-13 18:05:23.757768+00', '2026-11-13 18:05:23.757768+00', '2026-11-14 18:05:23.757768+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-11-13 18:05:23.757768+00', NULL),
	('c6d85cf6-fd48-400e-b2a3-e4b658e3925e', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-13 18:40:23.758374+00', '2026-11-13 18:40:23.758374+00', '2026-11-14 18:40:23.758374+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-13 18:40:23.758374+00', NULL),
	('a59fdc6e-4410-475b-a017-2146babf381e', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-11-16 14:17:15.838845+00', '2026-11-16 14:17:15.838845+00', '2026-11-17 14:17:15.838845+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-16 14:17:15.838845+00', NULL),
	('2955c27e-1360-48d1-8e24-4f9825105d1c', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-16 15:22:15.838764+00', '2026-11-16 15:22:15.838764+00', '2026-11-17 15:22:15.838764+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-16 15:22:15.838764+00', NULL),
	('2d4021a1-e017-4a3c-96aa-1329f43b9641', 'e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', NULL, '2026-11-16 17:44:15.838722+00', '2026-11-16 17:44:15.838722+00', '2026-11-17 17:44:15.838722+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2026-11-16 17:44:15.838722+00', NULL),
	('6aa39b36-532d-40d0-93ba-2ad3b0ce7eeb', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-17 15:55:07.919892+00', '2026-11-17 15:55:07.919892+00', '2026-11-18 15:55:07.919892+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-17 15:55:07.919892+00', NULL),
	('351db34d-b6ed-4327-b4b9-75cec088c2df', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-11-17 16:20:07.919822+00', '2026-11-17 16:20:07.919822+00', '2026-11-18 16:20:07.919822+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-17 16:20:07.919822+00', NULL),
	('2f1fd8b8-a357-4d21-b37b-4d1427908ec0', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-17 19:40:07.919816+00', '2026-11-17 19:40:07.919816+00', '2026-11-18 19:40:07.919816+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-17 19:40:07.919816+00', NULL),
	('b8597080-e47a-49ca-b872-ba603c6f4329', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-18 12:06:37.330782+00', '2026-11-18 12:06:37.330782+00', '2026-11-19 12:06:37.330782+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 12:06:37.330782+00', NULL),
	('f7b15e25-55cf-4b66-b37e-8308a3d62e56', 'ca08244c-f484-49a7-bcb5-35a302dddced', NULL, '2026-11-18 16:10:37.330843+00', '2026-11-18 16:10:37.330843+00', '2026-11-19 16:10:37.330843+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-11-18 16:10:37.330843+00', NULL),
	('1b20b9c4-8e96-43c9-b76a-69acc111ebac', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-18 17:33:37.331646+00', '2026-11-18 17:33:37.331646+00', '2026-11-19 17:33:37.331646+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.8', NULL, '{password,totp}', '2026-11-18 17:33:37.331646+00', NULL),
	('4054e888-e1a9-49a6-ae31-0b11df0ee69a', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-11-18 17:37:37.331293+00', '2026-11-18 17:37:37.331293+00', '2026-11-19 17:37:37.331293+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.14', NULL, '{password,totp}', '2026-11-18 17:37:37.331293+00', NULL),
	('d76d1ad7-10ef-4523-ab5d-2aa65f8d2214', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-11-18 17:41:37.335164+00', '2026-11-18 17:41:37.335164+00', '2026-11-19 17:41:37.335164+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.11', NULL, '{password}', '2026-11-18 17:41:37.335164+00', NULL),
	('2a3f3136-6db4-4043-8480-f81a1f0e2756', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-18 17:45:37.331243+00', '2026-11-18 17:45:37.331243+00', '2026-11-19 17:45:37.331243+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.5', NULL, '{password}', '2026-11-18 17:45:37.331243+00', NULL),
	('51ff6c8a-e92d-42a1-88f0-8546c6cfba55', 'ed172b77-d955-4ec5-9323-413749f9f714', NULL, '2026-11-18 16:29:37.330796+00', '2026-11-18 18:04:37.330518+00', '2026-11-19 16:29:37.330796+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 16:29:37.330796+00', NULL),
	('0e1a57b6-fdfe-4817-aff2-fe12f1120ac7', 'be04eb38-01dc-4612-9300-ba371e2d0a30', NULL, '2026-11-18 16:33:37.330689+00', '2026-11-18 18:08:37.330329+00', '2026-11-19 16:33:37.330689+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-18 16:33:37.330689+00', NULL),
	('e42ca8de-3b31-4ad6-8d69-139e595bb87f', '3383351c-0550-4c1f-ac25-2ae002af418d', NULL, '2026-11-18 16:37:37.330687+00', '2026-11-18 18:12:37.330329+00', '2026-11-19 16:37:37.330687+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-18 16:37:37.330687+00', NULL),
	('0587eaa1-261f-4847-b109-639b6b66906f', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-18 16:41:37.330692+00', '2026-11-18 18:16:37.330342+00', '2026-11-19 16:41:37.330692+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-18 16:41:37.330692+00', NULL),
	('b6e6f219-1b65-4d8e-931f-c47122e28f69', '17607497-9f57-4323-a220-9202c44c9e65', NULL, '2026-11-18 18:18:42.172734+00', '2026-11-18 18:18:42.172734+00', '2026-11-19 18:18:42.172734+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:42.172734+00', NULL),
	('9030102c-979b-46da-8e62-823147b5fd70', '4939a6fe-c1d4-441b-b494-dd8c965ebdd9', NULL, '2026-11-18 18:18:42.448058+00', '2026-11-18 18:18:42.448058+00', '2026-11-19 18:18:42.448058+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:42.448058+00', NULL),
	('b5ddd984-98ac-475f-8a69-0cdb1ca5f2c3', 'ad28c4eb-e298-4a71-b04d-b312c057c90d', NULL, '2026-11-18 18:18:42.55077+00', '2026-11-18 18:18:42.55077+00', '2026-11-19 18:18:42.55077+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:42.55077+00', NULL),
	('ad91b5dd-a246-4bed-b502-86f0d875e5ba', '9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', NULL, '2026-11-18 18:18:42.644401+00', '2026-11-18 18:18:42.644401+00', '2026-11-19 18:18:42.644401+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:42.644401+00', NULL),
	('99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', 'a0150b9c-1240-402c-9d29-db3fdb969e1f', NULL, '2026-11-18 18:18:42.695027+00', '2026-11-18 18:18:42.695027+00', '2026-11-19 18:18:42.695027+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:42.695027+00', NULL),
	('8e066107-9209-4d05-a9b4-52ffd36e66db', '3c772a4c-0d56-4540-9cde-6b2bbe0355a1', NULL, '2026-11-18 18:18:43.470299+00', '2026-11-18 18:18:43.470299+00', '2026-11-19 18:18:43.470299+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:43.470299+00', NULL),
	('ace9ae9c-88db-4238-a40d-0845fe5dd516', 'b89fbddc-09ed-4bc5-879e-5cc81eb8942e', NULL, '2026-11-18 18:18:43.744471+00', '2026-11-18 18:18:43.744471+00', '2026-11-19 18:18:43.744471+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:43.744471+00', NULL);
INSERT INTO public.sessions VALUES
	('41ef447a-82d7-44e5-8e95-6f74b57ec585', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '2026-11-18 18:18:53.276586+00', '2026-11-18 18:18:53.276586+00', '2026-11-19 18:18:53.276586+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:18:53.276586+00', NULL);


--
-- Data for Name: signature_key; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signature_key VALUES
	(true, '\x017a784276c05519a2d1a41d6bb27a334ade59e50b4f5ae20e78d380505f0ac8cb3175c2917424e319e229b70c55240c79dd3030484dcaccd87b6f67cdd2a57036eba1a448eb7c08c035ec5d7c2c1d6ad4c1a7386b57a74c5b081a70fdaf9203665fc02577');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signing_keys VALUES
	(true, '\x017a784276c05519a23a3d059e80a7b90e31dba7befa164a9767da54f9ddd924a6a950792ea5b47d1fed44b5097d51030000165df7ac03d788fded1b998a85ee6655d26e8283b0ea67bfb49b6f946960cacf8e36427ee0b59053b969112fe035905e9ef0b44b7c4354bebe8d5f5495f4892968b43428f903395873d162a84db4c72add1ac2140dfb0f9e63a03379c4eb766c9a455959191c91d616362a0370c12ff037e0680a8f07a3cbf72ffe15f8d761a6cb9c305a66fb9d05be0e924c64f8cd7f4e932f0b23b12ca1a233ee0b0c9e6dee8041d989ceff6554ed40cc25622e1700fcdfe913ceda784e47237be7783c7f7a89eaa07b967d37d1f3ea1cc1a375d582da227a450731d90e8298c0cc4550f94387f8430c0744b1a1644f963d7ef4038b91f5d00f1448c51d2238793f5fb059b1db74d7f5811edd7e60427c305bd41ca41c749ff635fa502b4a778604d224d211537e18bae3134602988127eeda107907f98dc5ae35d9b99a0ea1123c07197de7c538c3c3f6f2a8aa5191abb7475dbaf643beb17be216e146d5bff4f3bd1e9b8d94275daa51c898e8c636adc6f945f7214e8ee1f62afb155c076b229e563d507cef23fab072b765d2b2304cbce86dfd554997fef35f51f824932af91a28e00529599b458a71d628dd7b38ad4ca1924fb79f82fddf5dd08c90a44634cab5ae3a1d01498833198f8e3c1872e3cc2526d1354881f094cf54748f81031c1128746252c45f49f2d486c5995dd348cb7c291b06603f6ad04ad4305ab618de3dd9dc09afdb69c2118c42c3ec9e4467d52d801af107cb304be6a1931500b6a1389f912ce29598508d314ee399b6b5bb5630c7a4d016c41a34dd590ab511cfb72fe2a210c153cced17f90f92c4d2e328303fec00e1e23a68733e1ef3b3b04b46c9e7d36f76dc8c375475791e16cd353a4f0d0be1bbb1e4df49cb7158553fd4337a820c8d62f4c3ef417a69b050bc10da6e6a93f6b705b43185e66d52d9f70fae179017a61e85dcc5aaca70dcf81626f6316cee2a95d7f5a214c88b5595cf59df1e2757598e583227013f01f0ea398a9ca62141e50553609b15fef4a5c72d01648d38529ce2aa40fcf859b902c4d47adc8892b96ba49b79744383f9181152b912c9f7fe3382df4ffcb2f4c30f2eaa06d547e957550eaa37e07943606190d0e8c69dce865e08c2a67f8a1f04dc5924999063b7777ebaf6efbb266d55e0689406ee7d36fbe9e2a4aa2a8245e47ee973053721c50c29efe14e531b4fb34810073ca431ddd897676eaf720ba4a491f43a70fe443b96d9234aa5610c9af6d7e49cc4985347ff728289f720401cf94b43cfe3d4b875534f69f4a2be2fa43af21d921bd78f36dfbbdfcfe26923727df3c5267d5d186f8b8f659bb1ebf8184ca024abd90758d4f6d638de5f88c953d2c68059e8e44a7db5e2878172fa55f53a4727b4ec3630c22ad90f4d7b83c3d9632c87dab3c00abda6fbb5b78c813a264a4a9571592f5ddaea5bc6c534494ebaca55b25cf6581946517af3ac8b60cf20065f1521bcdac01eb26dee8e1bba5ebcd4625dba43ff929bd26f4facbe70860051b11bb273de69d8b37877bd807de90ecb068e640a5ac63098ae43cdbc45ac77bce38798157f7cf0b19fdde243103912e69159233ffc1163adab96082f57af604fce51b95dc83ed75803a3465ec09dcb2ec82b5dcced9b4f57f9d00c9b0645b709a5cc5415dfcb375004f6e4abd391f3e8fedc6081887686a7c25ddd6d788545c7c986b116be454527555a8782488b326109386ffe508de18191715ed18ae6e834e55984585afd548187560c641f327033d6e6d8192740dac08ac0d7f3039b7e1d90109d5057591814e9bf3de81b062d2e56e47216076d97c289db995acde5f54ebae146f72116d4bf213474a698aa281f9125f1bc7ac754019fa6558391efedabf45c7c4054dc99d01cc3d0ae498199e7726eca9b943257089cc1c8b73babf19fd38f1938ef20c47cf299b84aa0f26c5a1d61778cafdd32840b85c0a82228000d318ca88ec2ad18a7c405bad17453eee47dbe3a04ff18803b678942276eb408b691d43693418af12a760b83b46009c728c970bad512d8257959667dc6ebe60d1803a9d43221543a2f2b851190979cc65d38095da281338d875fb790dfc93d5af8f8486e5891fa62d8ff8adf541e9c3f8fa9933047c063cee5b16649115e05c0e0871c744579a145e1596979c4155c9842daa5a4c8a365197f4e6ee3b914e579b1982227b7e50f9d40eb8052ede584e924f11f84f8e341c8021222988df95ded7995f2fd109033dbb8c17bcb938ff3c4af59c64a1c83c3ff0b3bd563be676dbe806f633b3c43e5b0de912bfd46789d3cb6df65110f1aa6ab8f740090067913f3c9f6fd3bffc52abc6e485d7d53e2c6f825a9ab98967362ce4f06681033fa92b33704414e9d3d36859d7247d0d68f67a0945f3993c5da3715604c73c935d4255dc7bca179ceac8b04989f1dd58240d7355e15d6924dedde5ed85182453ba1ed3d8ad1d93f149eeaf4b1bf5dca6fb38843e7ecfefbba9dac9c581a62fc109fd19ec5723b323a2e8eb3c3c163d2aecf00ace755ad040e5810191264a40d08d85276a85cb9fa84804a071205f4af5433d505090a4c33ff1140a66b35be2e4977734389a134e1ea54fc68a0110bb5676edbb4c51d74d7fafe22d05fb06ad0ad69cae08485a287652933cc299232184663b0c86f69551479fe6b90e83daeca6aa3f3e08756cccbc4cb993e12ea54dbd968ee8fee3c75b2c5f9a6cbc5711615345a1d7e9a0a89b03dd64609858522f0386cd7ff36e43ea493ee20d1fdd6d69cb099d676794d5e12dd4bf5c0131354bfd728ffa711e2d0e6d642dac2aeb78cd6c0ee2597520bb24188e73ac25dd3038e0eabbe9c07ed86f92f6f1b87e978e4a6dfdc54d381c9e9d59213a9e4b3bdafdc494ac5ff26300415ca33b59ab05f7a40cd799e2a74f9af1bad18ae75ba3b0238d8023d6798215f39ce73e0ed7bd1c2e6d64968165a361595ccbb652515fbd0c3a9f5e0c5d9b122935a21eb7b484731c54d55cbeacb3b77f4860bdd73a78bc809754dbaf73141440e86a558ce67de1fd05cc8f9c1a2b8ddf6758bfac6e3156206f0a8e6f2e61eacd3099f70a0f581365d30c9e1b66ef0a5f140036e9949b844455fd81ac9c78b6244623260a1a1e0f51cc2c131648cd4c562b0b67870b6a01136b11e23609e258c32cd2250fc3bb5c47a3e13c2b6f0a7d36d243fb89f33c120b6c9036e101f464a21dcbb5b6b3eba2500afb128a6b3e43aa798924125d62eefc03596f4f4210ecb2f32dee8d057ff5ad01e4d675388640e98ece5880fb92beac45da2a54520aa00125c769f94781e1fa8c0124882e47267cc498b68cf29b903cb7d67de6aad1017e973d47c0c9b1f585e3784f2875180910aeed0f280aba5e72b36cd8a34da00e2bfc960e10ffcbe6881cdb4ee6b6839b6b92653a268e8a73615a1df80b9a6275f0efaf50860413d87285cd6b32fedc0d6a7c5ff7ba3944ba210398e7ea48f1c3402a41acf0e7c6d6db058601ea08877ece6f65aa51c4707ee617e5c6bc49d97c9077e4aca8a2bcd63babb76ac5dbe530d3bcf4f374e11ab2077a22a00813401a769e036668cc62408ca987b73f4f1d35310df061ba6cf8d4d79c0754b3f4392b341534e9a9eafdc5482918612853cc298b9dbfa4448f4ba3d64dd5ecebbdb5189922a69f3bcb02dccc0379d0e93c5d0b3eb06eafa6a45c2f941d41469fcde343afecca69b98c71cce356008bdcd972b340688f949837fd378539e1b13ac1e0c74ff8b59522f5ba2937444c21456d8c521601d61673010ad61250fb081908662a64fa96446a0508dd4ffd9bb28c9d0256bc2e14d413a96295da3f62e28a40be2ed99e7946f946a578e16b3b7fc2e95fa9e08c70768c9eb68a4041e5921b3cc1d671a7c750834307863b91a667b2182cd12289a762170d1a29e6c07254148e08bad62431d7cff26dba0cadb4d8f6e30631d2aa247340bc3887f4c4a9b3133be9b28eb89053ecab862097aa48c14c845a3d9585c7bc9facb334813641dd25360e0e232201813127a1669846eabb32f17075b723296955f4867f02cd32fb4b3e2e05408dd1aa3143c5ccac691a2a8b64c6f6c830158aa02b35521f06826ed032ed205ec4fc27da454ed2d993c1aa9fcfd2cc07c000e99223b1909c64ca4d1ea42bc2100c3cb41a77c9fbbc955063bb7e2c53c9a70dad9ae22ff9d1b2714f173d6efa653b834ad9b620b5ee92d4c2e93ece3259ed39b7eaee98ec0d1c3bec75cf92548fdae0a6ded4328676260efe40527cf16faffbf659e9f25bcf56f435b091b4aa09b5e2cc8926672a3f4fa185bab9a08aaa95812ac21fe22281ce40d286bcf64c74d3dfae314a83c8abccc2f16eb91f64726651bd27cef362a6c4f30c4bc1debf928c6f30caa752b856143dc7e72f78a79b9e807a9a69c293a63043db26b5a0e35efd0538e02b5158b12fd878c8d3ba021fc0002a1b948cc7015710106894432a9d1204525bcbcf18a43fa35c7795923b12203f674d0d33a6265d31c4bd85845195aaa9889c1a6055a92364aa9347ceaa34772178b9211b27b6278909bdfb1de406b6f3277a47149b61afe8d0796997b0a896fda1c6be47968accecce8c5731bdde9539a1ff56e3ab0283595057ef238a8ad9e76ae44f7f80bd35107c4fd36a41b77afdfdf22502b20d77c4583a4eb9d655a5d63ed0378707ca734dea1e253276ddd9df11a57f8d2e332e4e3fcd7e30747743047c24020b9e356503d8ee7d44cb81c71481b95c739ad3e9142d20bc87667193d42b2eced7a479d4a19ae421504ecbf1882ddae5ed053271b5c40606ce6334f8510af42423950f1971f4056395f875945933d539ee081fb773909285e9c4cc51e3cb434837540f37fad08d975896593997720bb3ad925f773e0a04a259abf0b892bb861b4063e86f07c478669128e88d06db43b7cade79db25e7572d7c48ae57d702553f339426271025978d7e9537a8109369a3103e1c8f88e07c9afaa51e34fc63c879ea168a9aac4733e42cbdb8d15592278443906baee9e96fa5446af125da0ab1017d1f327695578cad7e3d68bb29e3713918c768483ce1b668f5598e2464f0eed20a45db403babd47cb9aa7edd8cf450d41873d49521c7f9bfff411ef0246511d9d9737dea3d13f073dee113aee5c2212d7d8ee2489eec3ef04dd62699e4f496df235799a3bc956efdb1a93e5e49d38e4fa6650bb45848d6224e6a216f7d43f003b7e02eb5531f97050bfb77e6b8c82c7876fa60efadc4c32397543b6d8a13da5bff61171382b5c4bba93957d158cefd2adbec3413d83e714e9510e686f0cd6cc7d34db414dafaec316d7bcd85c67c3ec600230d8a89d7a29db968a7df2cc6b178fea9377c8b79773b95b56fb5d25a49bf7a430d4f752c2817506d51df0e2d8a5fd47d3f19cec354bd3af59de40b2c2e26c4b9f48e03cc22d88470ae7a613a71ee256e44569ac57f446e0f29cd78c52ca8dddb10075b625b2ba08eb569bc2e3a0b72708d494f27268c10434277a05ba3353c02d0424dc8982e9ed530d668fe50bc1cf9fae4b33802fe35fbac5d1371605c669460dd2538743e2df6d7d014c1bd869d39119345d88aebdbe7650b87629fb81bb1ce391c94944c75a50e40a92896cf1152aea9d375357f051f824cd18fed750254b79cc1270e7da3c67caac0428d23db43c8b360bb23d7df4ee158645fbdbb9bb51ab64f794e42c6ef089cb6712f4048d13b70d6a15b1a9093cf1a0a679f819908553ab4ba3795f450b236c8287955e1b404db4256b0df093b4b9264c02c1344f969ace92e8aea075bb4ff787586a7d2f13c72b796f50bfb505b64ec4f2127a3cdb7364aed8e462b52da746de37e8cec6f0c1693684ab4c4dca1fd5a4237c409ac2486dc5fcb7763635f00343b6b9b7de381d2d47dd27364de152070014f0b58ac8f8881d05a1c8ddf8191f3cf0f76d74f22314ca48d87bc394c69ca57ecb5cbb3026410679cd22c759d24d74d4734099916ba2fd7076a154c2a262fb4b7b096716aa7cf261030f547d4580735e34de1aa4209481f623b509871fec72a5b658965bb401840f3aab1595b307af6f845407825c72a19fbcab3374099e92c1d724d4159fa2bde80be912d83d3be1474ac0feffea687db24384bc9775a2d17f51cd718636ce9a15cd480b5118aee3c6fb72e62ce070db0420dfb4baff754a8df28b6cdff75193a4596e85d8e7f7bfc40869cce249bf34d025999af8fddbec36bcc148437322df3e00f633467c7c9f9c21fc54ab1c036f66d181416c253b70c999da7a4e4089629b8bb42c0ca2881fb541cb65509081e923570a569808afc3bb9c095e3f01fcd2ab5f9652824c6597257eeafee8906edbbb213175faa6288d98f83e6ee7cfb3e5505e8b2957062a9f82942ca47626221bc8d56e10774b7c4dabf1763943f2403b32d2ba1a5c06b07fa077b542549f8af89dc2722c9f9edc2e5815d58499a716b288aff8cb2f2a216764420e1f2f8d952166fa0ab339da0bdd8df69c9d436116876132d8136108487c17d11f738fdbedfcb8a8c01aa77bc0baf794302ec4f741149129b7fc39d0f347075508eed558d94e73b3a8f862e55d911677c0c7509123616f3685e2fd478924cb269847797864cd91e8c0ce226909da8142db4b464c0f2493d0433d9c7f9b23808a186a34d28c52d9d3c8310af8568a5d76943493d0c3db82857c81aaaf5c7032bb15c895e31e74a39cba4f948e642a2771ca9483656a427a2d908bb49068cc01c2f5ef3bd52d409465b970227a2653916168bff73cd61de21166139e502ca2a1d63c6a9240b4caa379f88176259db09fb4da796adec4932738a8fc1a022f6febddd0f6ecc02ef11855d0dfeb13ac1c4b0107f3c283931d58cce5aa6922755ce47f0f6624dba9bd1d978ef2f8db137eb2b7ddb5d561190aabacde62e57f9457c8e13a50cb70616af5a6411e07487064f920b7b74b6c18b68aade58c8740740fa954d441211742bed26f5f415c324a16e05b56829024965ee5b3c8b2a13d4800a7b91d93d8f398b3399bf5984e1ad7e869ccfcf6b29e149e0340410366eac6350a2e1dc9c3633ea5b22fd2a829d744c6e85c2c04633d4fbcd1fa4d9f0339918fce31949666b023c460e506d783847747ec6d2bd6148be04c595e8eb3c2077024dbde3e7fedafd80ad7ec1b52f40a8c0027758c92e3c82f72e4165d5041d8c3a1286cd7e7eada481c5f80a7f7d2bc3e324361f4f50773a2185a506108cbf49b72e1bfa5d4319aea75fda7a17b2329caa338a85257909e09a3e150e1a1b30c73b7eb37dfccad8c174c9db8c9d92e3e2c29aa53e6168b9a411e146052bc64142e50031dd27f0de1bcf343a8322df6cfd601aad63e6f5e9253bc7055bc57326901cb73e6d43cc8d154eb441e63275869174ab227e2766d53650b90e55e9760ce005fae387d7d867fc4ced4a2e9eb6d781d29ca95e282af602d54095c7f2ece8357afff9d0b2203d9feb93e0ac3c31ecc97d2c9fd9ac97b0457552b3291945c59e1233fb289401fabbb5e9a89cc2e42835267d0d0f084c2f9560675a64d7d950bfddcc93fc38c967d26ecb9b23260f0fd12f96b40e8a8faae22a2d26c5ebc9da98424c3fb13bef48ee7b447c3195959dfad2dc0b1f4a553284d409ab8e7b5e58932acbbcc6655200e93e7dd08a999f8b307208a3c0c65b373d44741f2a56e668ce545f813675f20a62e876fd5c362744f2019ee8550fd82fc858572cf8ed8b9b7f528eef381f2f7182f59d220d9e9ca76e8af3975c8651200', '2026-11-18 18:18:52.693115+00', NULL);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES
	('\xcfce256bc73c46803feb1c61db4572856c8b21b056015498ba16c4773d0dff3c', 'b6e6f219-1b65-4d8e-931f-c47122e28f69', NULL, 'user', '2026-11-18 18:18:42.172734+00', '2026-11-18 19:18:42.172734+00', '2026-11-18 18:18:42.172734+00'),
	('\xd1b37096b8ec629a42000ab086a14b8f22bd193caf797e8e079d97a09571d92a', 'b6e6f219-1b65-4d8e-931f-c47122e28f69', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', 'profile', '2026-11-18 18:18:42.387299+00', '2026-11-18 19:18:42.387299+00', '2026-11-18 18:18:42.172734+00'),
	('\xc3f129a218d840f8ef09da335e976c5cd964161003898979ea86624616a915c6', '9030102c-979b-46da-8e62-823147b5fd70', NULL, 'user', '2026-11-18 18:18:42.448058+00', '2026-11-18 19:18:42.448058+00', '2026-11-18 18:18:42.448058+00'),
	('\xb07280be15d30a4f2ca65894a4822e6c3c9455316a9e0802af57b298b49cbe25', '9030102c-979b-46da-8e62-823147b5fd70', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', 'profile', '2026-11-18 18:18:42.483872+00', '2026-11-18 19:18:42.483872+00', '2026-11-18 18:18:42.448058+00'),
	('\x72b9ea7411417622e5eba4224e0021e6c11e1a328ec2d77b1bc6ef34780d69a3', 'b5ddd984-98ac-475f-8a69-0cdb1ca5f2c3', NULL, 'user', '2026-11-18 18:18:42.55077+00', '2026-11-18 19:18:42.55077+00', '2026-11-18 18:18:42.55077+00'),
	('\x26a72327aa963a467c7e526b0493221f1badd2cedb66dc46f5f658361f366bc7', 'b5ddd984-98ac-475f-8a69-0cdb1ca5f2c3', '6fe4aba0-0a5c-49b3-9c2c-6b533a4e1a17', 'profile', '2026-11-18 18:18:42.597063+00', '2026-11-18 19:18:42.597063+00', '2026-11-18 18:18:42.55077+00'),
	('\x70512f4ae068214300289a990bb7da1d3d1801512723b0ae56ba39dbb919526d', 'ad91b5dd-a246-4bed-b502-86f0d875e5ba', NULL, 'user', '2026-11-18 18:18:42.644401+00', '2026-11-18 19:18:42.644401+00', '2026-11-18 18:18:42.644401+00'),
	('\x91a9d2ab5895d907f2f17104721d8b3df44db529be269132b77e3a5e7a7bf573', 'ad91b5dd-a246-4bed-b502-86f0d875e5ba', 'c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', 'profile', '2026-11-18 18:18:42.659946+00', '2026-11-18 19:18:42.659946+00', '2026-11-18 18:18:42.644401+00'),
	('\xf714ace3b8fd1cd77e4deccd568c24f964a499d2e4cc80fb390c8df323d2e50d', '99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', NULL, 'user', '2026-11-18 18:18:42.695027+00', '2026-11-18 19:18:42.695027+00', '2026-11-18 18:18:42.695027+00'),
	('\x0dc33e704632229534c24f61b5f33f5f113e3d83f33707fe581c2c83194056a1', '99f3b27f-4600-4b67-b0dc-754a0d0ce1d8', '0930a530-2ba5-4667-80bd-eb3f361f44a7', 'profile', '2026-11-18 18:18:42.777727+00', '2026-11-18 19:18:42.777727+00', '2026-11-18 18:18:42.695027+00'),
	('\x87f82fa91f55c2027ae070ee70e09f6976ca3e7b0370597cac1767c8ca22b20b', '8e066107-9209-4d05-a9b4-52ffd36e66db', NULL, 'user', '2026-11-18 18:18:43.470299+00', '2026-11-18 19:18:43.470299+00', '2026-11-18 18:18:43.470299+00'),
	('\xeeb539974b786b1f3b0372b34b15202278d0778667b85011086eeb220628cd45', '8e066107-9209-4d05-a9b4-52ffd36e66db', '241784f0-0654-4202-b86b-2f7505005076', 'profile', '2026-11-18 18:18:43.510052+00', '2026-11-18 19:18:43.510052+00', '2026-11-18 18:18:43.470299+00'),
	('\x6c175ee3c1611d4a4afc9560c7906fd2c252abb6bd53b505ad2196c6380e5823', 'ace9ae9c-88db-4238-a40d-0845fe5dd516', NULL, 'user', '2026-11-18 18:18:43.744471+00', '2026-11-18 19:18:43.744471+00', '2026-11-18 18:18:43.744471+00'),
	('\x9d2f462cf83893edd1c1b29e31df9c05f9852e4c5b662e4aa127d7c184beb17f', 'ace9ae9c-88db-4238-a40d-0845fe5dd516', '1210f196-8bdc-4b93-8b89-ac9c840ba02e', 'profile', '2026-11-18 18:18:43.782383+00', '2026-11-18 19:18:43.782383+00', '2026-11-18 18:18:43.744471+00'),
	('\x4a5496d2a131daba8b83c399ded3e2047ab6e1e833b0cea632d4e7c4a0271df1', '41ef447a-82d7-44e5-8e95-6f74b57ec585', NULL, 'user', '2026-11-18 18:18:53.276586+00', '2026-11-18 19:18:53.276586+00', '2026-11-18 18:18:53.276586+00');


--
-- Data for Name: told_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_sign_ins VALUES
	('\x3d59d25dde2673a27162771109f2bf7acacaf00287dc5654f3cf8815a3e196c2', 'd33d97d5-1b3b-4584-b023-73608acc639c', NULL, '127.0.0.0/24', 'Unknown browser, Unknown system', '2026-11-18 18:18:53.276586+00', '2026-11-25 18:18:53.276586+00');


--
-- Data for Name: totp; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totp VALUES
	('be04eb38-01dc-4612-9300-ba371e2d0a30', '\x017a784276c05519a2dc715b42885e56c7a5069e0793a1ee23be037f2be44ba29d6bbf984f962dfc2c5444c0f2ce10234a9c4996c39ad14cca646ac19ff8c3f37f', '2025-12-04 14:20:51.835963+00', 0, '2025-12-04 14:20:51.835963+00'),
	('354bf531-f978-4f08-a3f2-05d68901a429', '\x017a784276c05519a2f37f1e7f0ea361953145559608f14cfcb93fdd5d05b90bc79f24bc5d9642fbeaa2f288c061eab17a3b209397917c9b8ef7c49f39e4936dea', '2026-06-03 14:20:50.282256+00', 0, '2026-06-03 14:20:50.282256+00'),
	('ed172b77-d955-4ec5-9323-413749f9f714', '\x017a784276c05519a2e7843bcd2f9a31c9683dbfcd3c87241cd30c3ef4a69ac1643f2e11c0af41b0eeb7e45259596b19a88aba8c21215c3b93e2053fb01465af74', '2026-07-23 14:20:05.199383+00', 0, '2026-07-23 14:20:05.199383+00');


--
-- Data for Name: use_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_days VALUES
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-03-25', 13),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-02', 3),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-06', 21),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-10', 16),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-14', 11),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-22', 24),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-04-30', 14),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-05-04', 9),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-05-08', 4),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-05-12', 22),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-05-20', 12),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-01', 20),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-05', 15),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-09', 10),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-17', 23),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-24', 20),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-25', 13),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-26', 6),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-27', 22),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-30', 24),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-03-31', 17),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-01', 10),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-02', 3),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-03', 19),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-06', 21),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-08', 7),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-09', 23),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-10', 16),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-13', 18),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-14', 11),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-15', 4),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-16', 20),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-17', 13),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-20', 15),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-21', 8),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-22', 24),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-23', 17),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-27', 12),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-28', 5),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-29', 21),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-04-30', 14),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-01', 7),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-04', 9),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-05', 25),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-06', 18),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-07', 11),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-08', 4),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-12', 22),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-13', 15),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-14', 8);
INSERT INTO public.use_days VALUES
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-15', 24),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-18', 3),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-19', 19),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-20', 12),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-21', 5),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-22', 21),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-25', 23),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-26', 16),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-27', 9),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-05-29', 18),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-01', 20),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-02', 13),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-03', 6),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-04', 22),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-05', 15),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-08', 17),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-09', 10),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-10', 3),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-11', 19),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-12', 12),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-15', 14),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-16', 7),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-17', 23),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-18', 16),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-19', 9),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-22', 11),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-25', 13),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-06-29', 8),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-03', 3),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-07', 21),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-15', 11),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-23', 24),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-27', 19),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-07-31', 14),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', 'user:read', '2026-08-12', 22),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-23', 4),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-24', 20),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-25', 13),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-26', 6),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-29', 8),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-06-30', 24),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-02', 10),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-03', 3),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-06', 5),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-07', 21),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-08', 14),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-09', 7),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-10', 23),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-13', 25),
	('application', '643a35be-6804-4350-a927-df374d561077', 'profile:read', '2026-07-14', 18);


--
-- Data for Name: use_recording; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_recording VALUES
	(true, '2025-11-19 12:00:18.940869+00');


--
-- Data for Name: used_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.used_challenges VALUES
	('\x2dd00bd77e0222ced882665481a9c1d9f907309d16e05ed007a1ea63928477a9', '2026-11-18 18:18:53.539963+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('3383351c-0550-4c1f-ac25-2ae002af418d', 'theo.okafor@maplegrove.example', 'Theo', 'Okafor', '\x017a784276c05519a2ecd8ecf3e59a12709d4a746b90a7399ea8442f16d1213b7690a491c9e805fe35815067c4109840b747066e82da95b336ccae637f8d08bfd986d3e50acb843c1a18fe2f4c82491d91bb0cb97cfd61980944c318437966a6b01702309c0bf27cf2185d7e84d9c9254469c089299aefc2e8fda6a9194b757791ecb1', '2025-11-28 13:10:23.507463+00', NULL, '2025-11-28 13:10:23.507463+00', '2025-11-28 13:10:23.507463+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('be04eb38-01dc-4612-9300-ba371e2d0a30', 'noor.haddad@harbourlane.example', 'Noor', 'Haddad', '\x017a784276c05519a29453ed0e6f8a3062ca0e79356ab4b000fa99683c59cb6c1544b40bac133d404776ac291a9f96122ebe08fc3e6605b238800a153f10f8a2cb8ebd830a2c2dcc74e7d41bad6aac4a3936e8bae8ebe7fe1afdba92c8b17c738b9802ddfee3a7eacc0625dc81734b5f6177507fc17f5d91d5ca12ec6313c5848cf0f7', '2025-12-03 13:10:59.750528+00', NULL, '2025-12-03 13:10:59.750528+00', '2025-12-03 13:10:59.750528+00', 1, true, NULL, '2025-12-04 14:20:51.835963+00', NULL, NULL, NULL, NULL, NULL),
	('a6ff74fc-5a61-41e4-a1b5-1d97ca75fc54', 'elena.petrova@northside.example', 'Elena', 'Petrova', '\x017a784276c05519a208d5a1791dcac12ed8ddee4040bf6e6a40b982ad54e2f22b16e78596df2242a1e98c730767ea60e4b891d41abe3d6d983e87d7c861bed4f9c041ab7ab6b109d218a8868fad055f61bb34dc8248968f5d753f9559f9350e67ff27a05c29ef9e859e50fe663b4443e855d7f4bca8dad382b5672110f9468242ccf1', '2025-12-05 13:10:43.912434+00', NULL, '2025-12-05 13:10:43.912434+00', '2025-12-05 13:10:43.912434+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('60dc781e-5f9a-4685-a91a-e6e77d99bdf1', 'kenji.watanabe@lakeshorelabs.example', 'Kenji', 'Watanabe', '\x017a784276c05519a22d4bfbdc44cb6add1ceb502d316d2233d4e479bc4cd95a58a9a2c26d1824a45bff53d1c26033e604c952ab59c3f9156bc1833bad75e4682ab106223fc2782e788d1e65b8094e2d1516524b70dad0bf545b1d51d8d36e2cfa9d11f20c3c9bbf0b0eaa956d9dcd42e43face9d4c5e8ba10906942d84582a8e9e103', '2025-12-11 13:10:12.236462+00', NULL, '2025-12-11 13:10:12.236462+00', '2025-12-11 13:10:12.236462+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('e39c8ff6-4fb1-4d23-a3a6-58fd1fb8f21a', 'marcus.lindqvist@northside.example', 'Marcus', 'Lindqvist', '\x017a784276c05519a2c30636454bea36eb44ab0515a1aae8aad1f71f8d6967be10b11c20daf7a36a303ba76fa10cf2e7f6c9dcae70d21ae469adab6ad4c428a7d914c78517b1af2cbda51ba1655ca67b81a5eed063701816305c537fde8de4a5beae69682364097a2eb865f4c3a69ef680a774d87b23f5e454d7f59282c5dec341673e', '2025-12-16 13:10:48.479453+00', NULL, '2025-12-16 13:10:48.479453+00', '2025-12-16 13:10:48.479453+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('73c7eb96-d892-4992-8d0c-afb8019be17f', 'ingrid.sorensen@maplegrove.example', 'Ingrid', 'Sørensen', '\x017a784276c05519a27f621b26b2903c72c57fae83098bdad769e7d6365fedfd7f08b1bbf269b165f21cf39e2aed160b76f62616dc1e1c4037bf6b6476d575d1759e9934ebb5e5d48f1d5c0147d3a4caa89485dbf94abb0443e81ce2ad2733201ba974903f686356ee0b76f2a5444169a761b4ee9bdb55f7a3009317993f3b74790a44', '2025-12-19 13:10:24.722426+00', NULL, '2025-12-19 13:10:24.722426+00', '2025-12-19 13:10:24.722426+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('1efdb553-4fd9-4fb7-806d-f018fdfb15d3', 'tomas.herrera@northside.example', 'Tomás', 'Herrera', '\x017a784276c05519a28e2c918704405a9050f29c81da930016147121a1074c6f342a1fe8f093e2e80180420045c501056f114088294818a03ce6695c65fda11918e605848901fe67302ba376e07747f8b814ff63c038c9c55949123ccfe7efcdfae76356a41ce077b5ff6ef15b209ea390ec196fccb46f3c9c0f5839619e8c65ed95df', '2026-01-06 13:10:49.694459+00', NULL, '2026-01-06 13:10:49.694459+00', '2026-01-06 13:10:49.694459+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6ef4a709-d469-4e57-8f80-6f2758b04851', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra', 'von Hohenberg-Castellanos y Etxeberria', '\x017a784276c05519a2f2806a6e935580c9aab4dc6caa1d6a7bece861de56974f0d7c076554b3553fbb98b9cf8ce43c6a46f84933904d816e964d202d0a638e58dab481a658d98a74fa787cab46ac9afd1d4d4c68767f3ddc850a8e9168540f71b0504c204a84ff0ee56b56de30806aefa8d306d9dba86f2d26f34887354bdd9b7f6c47', '2026-01-22 13:10:14.666945+00', NULL, '2026-01-22 13:10:14.666945+00', '2026-01-22 13:10:14.666945+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('57dfe26e-b3a0-4368-95e0-9c3afbd95f35', 'yusuf.demir@beaconmutual.example', 'Yusuf', 'Demir', '\x017a784276c05519a2ea7c62aa653dcdc80be257827bcc0490fd2b34f3ee00214101e39e934177804060a2be914d398a13dc33c56a8ca802367df4d186cc7fe4cd6a1417084785f3edab786e7fc23b9722e672289e7258baf1abec6b523fd7aab0b8829319771eeb455b675e54ba80e12e7de109490090167aad0de9923eef91ffa7b4', '2026-02-04 13:10:03.395379+00', NULL, '2026-02-04 13:10:03.395379+00', '2026-02-04 13:10:03.395379+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('2cdbefee-7785-4fe1-9fb4-f698384cd2ab', 'ben.foster@northside.example', 'Ben', 'Foster', '\x017a784276c05519a2ce4e4fe5d0ba0c25e12d44b8d2b28a08b3ae9e33255d77593004049964e68d9a41c969ec4ec6ffbb8e68ecd61277397fa973e1775d8b67e1f964ad70a68acd05e928ed48c9fff7c456e2c85fef4c0fe735b6a42b9fd3779ab9ac5aa74f63ee061d7b5c9ffcaba889ef00319a11c7e57551176648aaf39413b742', '2026-02-17 13:10:52.124356+00', NULL, '2026-02-17 13:10:52.124356+00', '2026-02-17 13:10:52.124356+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('232349b7-9ab1-4b03-a837-860297023031', 'layla.almansouri@northside.example', 'ليلى', 'المنصوري', '\x017a784276c05519a21b39e6b759650afa6bc2bd44f9ed13968e518143c96218d43b9353a049a0e9472b8b78519bcee8f958c8abdd00b21dca1c3aa3ce09db3cc0b2ec80ec3c0dbe7ecce4c30c1bf1c38ca7f819d04b9967a80a0b5c47bf188264279ac2587d1ce014e7fdcf45e8a86df163488c3a8008ad93b9a162dfdbb9a0b72589', '2026-02-20 13:10:28.367369+00', NULL, '2026-02-20 13:10:28.367369+00', '2026-02-20 13:10:28.367369+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('f4953d01-5418-49f3-a35a-67f7935cd84d', 'chloe.tremblay@cliniqueduparc.example', 'Chloé', 'Tremblay', '\x017a784276c05519a2e530448fd36ff8bdfc0e98f32f2507372623d2039eeda488f67e240d06b21f7bdd3cf81847f42927ba97e0791c20c471b14b6a3f43aefc96d3e039f31e051a8618358c9b0c665893d0eb3053905e20f6fedf63f7bac750c699a7cab46c75926d4ec48ed28097a20f4a101f8890fe2c91b2b3bec737fc8f2841a9', '2026-03-02 13:10:40.853331+00', NULL, '2026-03-02 13:10:40.853331+00', '2026-03-02 13:10:40.853331+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('142e6660-f5c5-44f7-8e39-ddf28cf1f634', 'jamal.carter@maplegrove.example', 'Jamal', 'Carter', '\x017a784276c05519a273a41e7a0e29175d5b371722330f49898e23e2d4426d861759901f9060ad82f1973d0a0f9bd990f7fd1476397161bb7f3e61aa5088bbbadb0d3a3fd9936e7b6c4a4e475aab41318233b5f7c152b1bb01701363d73beb0d530846ff410d19e2901f2abfb09c2e32faedddf8e8fb3f32a0d76f37c020d3e3c5c8e7', '2026-03-12 13:10:37.501494+00', NULL, '2026-03-12 13:10:37.501494+00', '2026-03-12 13:10:37.501494+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('77aeeb70-fd7c-4ca9-b2c0-72c448d1c873', 'sofia.rossi@prairiehomecare.example', 'Sofia', 'Rossi', '\x017a784276c05519a2d61550990ba49ecbea995dfc2d3445ce3ef9faeaa879cae1744033891b1bb1098b23d8e27f4a5bd733ed2d7ce58fc5d3cb8791b5a0f1e2c1ada8dc5954d72288eea6930f48eccec0c1a58c858df38b417c9ea4233fcdb2e7071a2503b77aeb6fb8ce6a954ada96ea34230c2a33b8d1dc110d54d2ce6e5dd6d5b6', '2026-03-27 13:10:10.392375+00', NULL, '2026-03-27 13:10:10.392375+00', '2026-03-27 13:10:10.392375+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('76c768a2-ecdf-47f2-86fa-472dd32654ad', 'liam.oconnor@cedardental.example', 'Liam', 'O''Connor', '\x017a784276c05519a2afa2381b5921abebc79ce3ea480759b170c252ae704ea6a9fd585a52e2879163f61746f24cb49f6d68aa4607fd5acece86d257f8b38328680a8f281b4008acbd9732cc9808ede79211d229b9566ecd238e27ab12606d7672f47f36ad8dadf6729bf744e55625ddf29ed577ab3b97ec2dbd3cfb55e0bd37ffe2a3', '2026-04-13 13:10:43.283383+00', NULL, '2026-04-13 13:10:43.283383+00', '2026-04-13 13:10:43.283383+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('aab1883c-c562-4ed0-886e-cb4c1d38bb13', 'grace.kim@northside.example', 'Grace', 'Kim', '\x017a784276c05519a292a4df34e14a4b36b2383ce7b6d3678f474d175385137a8c0b1df3c57461d1b759c419c10f4cafae17ffc4d668396c1b4f77f2e21819e0d9b5ea3694caa0c04b7c9ccd5d8ffe0fbac21444f2761650dddeb86937d83dc7768fae7be93f0fde7d681b98087e3d538c4c421e0f2098f78b84ccd9261b57c5d8389e', '2026-04-23 13:10:39.931364+00', NULL, '2026-04-23 13:10:39.931364+00', '2026-04-23 13:10:39.931364+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('5db265ea-ede3-45b6-bd20-c664404b712a', 'dana.whitehorse@stbrigid.example', 'Dana', 'Whitehorse', '\x017a784276c05519a2efaef0d0e8a6407c9ed1d0cfe6ed66e6da0b80a5c04a049100bad04a73b142a0b97d195afbe347595fffc3552bd4e979ec760ef11c4a714464416e87665d275604b155a30d56e5b6d19ffb79d1b2075a468327d35e5c16f2a608e515c4058284014c9b3787ba9fed2be4f3f40bb1922f59dc0fb1e2adb9e4b620', '2026-05-08 13:10:12.82236+00', NULL, '2026-05-08 13:10:12.82236+00', '2026-05-08 13:10:12.82236+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('4fac2122-5ba6-47cf-ac72-3229e4452fe7', 'rosa.delgado@greenleaf.example', 'Rosa', 'Delgado', '\x017a784276c05519a2428664be5e9f19a679602882abd8dd291a01c55a3f3505b1a354c08eb6a2d3d4615711000fa08705483563434a3375293c5ae726eed2a60cf02a38b6ee63c6a60afc438ddfd52f12e0ca513adb2e8854a732aacdd2b18d921a484b57dce260f34bb5cb29ffd0ed42e5b98526f2e5ae72c0a6c44d1c44bc3c41de', '2026-05-26 13:10:37.794389+00', NULL, '2026-05-26 13:10:37.794389+00', '2026-05-26 13:10:37.794389+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('354bf531-f978-4f08-a3f2-05d68901a429', 'amara.nwosu@stbrigid.example', 'Amara', 'Nwosu', '\x017a784276c05519a2bb8c5e1fe2efc390e1b94e2f360f7436f92b3fcb9acf690c1f2bf84246a30ed79a499fb8584ca407ff9f214d3cf113cc61c8d9b4da94b0ce26f24f4e996f3b1c10d02b2b132f2bb7f09ef448b0eb4411b493d61a6c9b581b69866d73a18e8e624344ace81f7140d3ddc49a4d1caeba9e5e6ccb56347919cc33b0', '2025-12-26 13:10:45.127595+00', NULL, '2025-12-26 13:10:45.127595+00', '2025-12-26 13:10:45.127595+00', 1, true, NULL, '2026-06-03 14:20:50.282256+00', NULL, NULL, NULL, NULL, NULL),
	('115f629c-ae42-4dbf-aaaa-5efcff1fe5d5', 'hannah.goldberg@bluewater.example', 'Hannah', 'Goldberg', '\x017a784276c05519a2eda8306dd12b4510d6e90330261e9fcbdea3401a5674f48193a663412d4369a536c06cd04b2a4ce7e8cdc9ab05d1f39d238e885850573f3dbd81fab99895b5edd834c0d84d5165c3996ebd90e60dd109a51ed6fb839ee9d15670cfff326b3949fbffe30fb41b290c497ad305777416ad8bac71d6b692513cae51', '2026-06-15 13:10:46.928338+00', NULL, '2026-06-15 13:10:46.928338+00', '2026-06-15 13:10:46.928338+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('ed172b77-d955-4ec5-9323-413749f9f714', 'priya.raghunathan@northside.example', 'Priya', 'Raghunathan', '\x017a784276c05519a2eb854afa56f88ef91ab84259b18098b51f0b2af57a5a8a0d772d82dfbd9c385fd7f7460df694fd47e1d8d5b13888e08cebda0c1659361eec25ec961d69ac6a40a6e5040a55ebdce98a2b592ba75843d2fb25ccf0d7adfda84ed15517fb73784afa4f68142a92c6890235721e67e35c7a311757cb8241a0559508', '2025-11-25 13:10:47.264497+00', NULL, '2025-11-25 13:10:47.264497+00', '2025-11-25 13:10:47.264497+00', 1, true, NULL, '2026-07-23 14:20:05.199383+00', NULL, NULL, NULL, NULL, NULL),
	('ca08244c-f484-49a7-bcb5-35a302dddced', 'oskar.nowak@northside.example', 'Oskar', 'Nowak', '\x017a784276c05519a2ed873481e26f16d64865c2a1c6db506ba0250f0ae6ba83f020a5670ca4b3f4deecc960fc85c6567ffaf302f62fb2714733772c2422f8a3ddc2bdbe50829eed253f539e8d8c8250e62a466488e64e48db6dd4d91398f53e0d732ba38a8e5526c2af5ba8230be7ee464a89de3e4618043357f4252ea9b55418f428', '2026-08-06 13:10:46.006403+00', NULL, '2026-08-06 13:10:46.006403+00', '2026-08-06 13:10:46.006403+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8556b297-2c40-403e-88a9-add42ec5c9c3', 'mei.lin@post.example', 'Mei', 'Lin', '\x017a784276c05519a25b2077a2153f9e2cf8aeb18eaad9dc2f4275cecec80fd64356e7d575ce54ccd8a9a7029595137f389b57f268e661a4c532dea054bf6e778c3ae4e9589c67e39ba7c159c0debf75271d2b65ce97af4a8ae1768c023679c84b27d783c4e5bdc2ee412b728f5dc95202b38468327620e26b8ebb49e6eff85b151ffb', '2026-09-22 13:10:24.679362+00', NULL, '2026-09-22 13:10:24.679362+00', '2026-09-22 13:10:24.679362+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('0c91f6ce-0e87-4553-8bc4-b6f8262ac6d4', 'june.park@northside.example', 'June', 'Park', '\x017a784276c05519a2709c353fee28581b3ca3d85d41dde30342c973b73be07a6c22d52cd2c48d3261abf9aa9a71865eb8e709ee2f52be0a83e0486ebccf861dc4b8f0444069a97337d9d7681663b3a4499ef4e70e560491a6816a0c477d27dd002deb79a912aa431344fca24f197b2f85ba570a8453be87578dea22f3b1926db50498', NULL, NULL, '2026-11-18 17:31:37.330313+00', '2026-11-18 17:31:37.330313+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('17607497-9f57-4323-a220-9202c44c9e65', 'f43690fe-e02e-4e63-81b8-779eccd0f491@example.com', 'Ana', 'Duarte', '\x017a784276c05519a211a92556348cbcdc21516522f7da64a6bc7a65c623fcb8f86d1383e01f2ad13f56091632b95f4b2ef1936d16f9887fa7ab9392ba8d977ef52b6b999a5b2d690190dca4cf1aafe761ca37bc7291a822c98613cc991b753b83f75adc0074d7c12defbf25bd64ec7fb6c1d6e2e6954a998fb6e2a93ab4879347274b', '2026-11-18 18:18:42.130655+00', NULL, '2026-11-18 18:18:42.078879+00', '2026-11-18 18:18:42.130655+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('4939a6fe-c1d4-441b-b494-dd8c965ebdd9', '38ae8089-2781-45b9-8b24-cc49766af91e@example.com', 'Ana', 'Duarte', '\x017a784276c05519a236efa7cf4f535266e558b4fc451fa1b503b5e6b69970e032419cb244c4174f9800b042d964f9d66aafb9163ca7be34cc31e4d3d88b0d5f270323d26cd0a34ec41d008a195bd9cf1fbd143066e0526e4452332c2090c827a05b73f0d526b651f2dfaf0f27a7a3ab9ff1faf2e5ec00eca197f0b45993cf672a7698', '2026-11-18 18:18:42.436469+00', NULL, '2026-11-18 18:18:42.418681+00', '2026-11-18 18:18:42.436469+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('ad28c4eb-e298-4a71-b04d-b312c057c90d', '86d4acad-ad3e-4385-a116-41ce80c3a6d7@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2ddc2b5146c44224a519fb27e7af48a65ed3f11e183f51ebdac09c70105df9f9876efb5ab9a92273a321f8614fe650a07f433923a955f6ce3808353b9ed9cd37faf489f87ac4128908a7ca4268768a353faeaf2c15a823befe2c42edea4a48492cde4bcfcde6370f5d1dcc8c90dc14cdea47ae88ec99795682e65', '2026-11-18 18:18:42.531623+00', NULL, '2026-11-18 18:18:42.514024+00', '2026-11-18 18:18:42.531623+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('d33d97d5-1b3b-4584-b023-73608acc639c', 'ana.duarte@northside.example', 'Ana', 'Duarte', '\x017a784276c05519a26eb05dd5400e5a13c5fa8e29e60757cfcdc829cdc4a8a648c3e3154a3e79fc8488eb1bf35a31aa1ff352211319deab0d45fa0d861f4e407b57915f4f2d08041449a63a98014391e4c1629aeb58ef971f8180f6dbfa2c2462d8473aec562be745722e7e5491abacce3e4be96458e49fa76edac879ba1bf1d99bff0d62c5', '2025-11-20 13:10:11.021854+00', NULL, '2025-11-20 13:10:11.021854+00', '2025-11-20 13:10:11.021854+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('9d9d378b-c9d9-433d-8cc5-7c7c8cab28ed', '4af4e5e2-f8f9-4602-900b-4d977bbb905a@example.com', 'Ana', 'Duarte', '\x017a784276c05519a27f4e451cb0a6c6a26823dd1e805557d66207f5a3f8bd8c704ef3f6187d18aa64d0c81d5374d96cef0f7a831120aee4da92811bd6e85b294fc63997a57c3db513c00bcb07563438687f86588ef3a04840b9f01171952577e5a26a3b4d8f6799d7443195bd12f7e22eb1f9eb13521232ac8e47a62150a15bcb25c5', '2026-11-18 18:18:42.623146+00', NULL, '2026-11-18 18:18:42.608134+00', '2026-11-18 18:18:42.623146+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('a0150b9c-1240-402c-9d29-db3fdb969e1f', 'b043567b-d764-41f9-a5c7-f0eed1e3ea50@example.com', 'Ana', 'Duarte', '\x017a784276c05519a23c200bdd8a75c84bef19aba93efd29c4318d3bc4d807bec7f25df9aaebcc99591c4a6dcc843de1c9047394b2cd5d688bcadb683d7e866ac62f163ff326acbdfa3b004e77cedb74f8014de0694df5ce6e73a5d8446faa39686ab578a3109c6da62b7de6ef5aa0a906c4b442dfb2756e8374d880d51213d5e59511', '2026-11-18 18:18:42.678307+00', NULL, '2026-11-18 18:18:42.667679+00', '2026-11-18 18:18:42.678307+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('3c772a4c-0d56-4540-9cde-6b2bbe0355a1', '22c47d45-e71d-486e-a83a-e63b9a23f98f@example.com', 'Ana', 'Duarte', '\x017a784276c05519a21980b39f2a8219b1c56a3bfae12cc040faa9326dff31e5337d7766ac7e3ce833fbceb8323dc1a01f2a3bc3cc41b0e62871301f64e04e27402a6e6a987fa23f8860cf4fc36c8cad3b57ae1b0425645923b4613912a8cab173acad53130c312369592edc5745a4906b769ddae224ecf7ec25efce57fab8eef9603a', '2026-11-18 18:18:43.461685+00', NULL, '2026-11-18 18:18:43.447438+00', '2026-11-18 18:18:43.461685+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('b89fbddc-09ed-4bc5-879e-5cc81eb8942e', '2e513e1f-f496-4a7d-a639-715c42a7e81a@example.com', 'Ana', 'Duarte', '\x017a784276c05519a23cbe3a3f3e0af65d3319a84542ec66ddce4d2bc769fd98e1b9609c32bd86434398a92865f782b038b180f77ba7b707babcb3275492ae8dd4542657789ae5958ae761cbb04f91b23b70ab22037869b4340dbe25f8d318f3a783e1117fbadbfacf2de156529a90adad10e12c82e171c9d4d5452277eab3c39e1c8a', '2026-11-18 18:18:43.73292+00', NULL, '2026-11-18 18:18:43.719413+00', '2026-11-18 18:18:43.73292+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: uses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uses VALUES
	('network_member', '5795d394-3a36-48e5-aa0f-9a82703ddaa1', '2026-06-19 13:38:37.328+00'),
	('application', '643a35be-6804-4350-a927-df374d561077', '2026-11-18 18:17:37.328+00'),
	('application', '67337b08-bca4-4bd8-8c9b-aaccbf8026c4', '2026-11-18 18:17:37.328+00'),
	('application', '72fd458b-3e20-4d77-8371-cc91238ea37d', '2026-11-18 18:17:37.328+00'),
	('application', '74569b35-d576-4bf8-9026-6affbbaeb84b', '2026-11-16 17:03:37.328+00'),
	('application', '7e5dacc6-7775-4c99-b210-4a7fd8977a3c', '2026-11-17 17:40:37.328+00'),
	('application', '81f8f10b-f153-410d-8730-813af55f9a02', '2026-11-18 18:17:37.328+00'),
	('approval', '019bd2ba-8118-4aaf-bfa9-f2047a45130b', '2026-11-13 14:17:37.328+00'),
	('application', '47e75928-344b-49b1-960e-a8cdd0012aa4', '2026-08-12 17:51:37.328+00'),
	('application', '983ae7a0-9937-4936-9a1f-6f62722e9384', '2026-10-19 17:47:37.328+00'),
	('application', 'e085f15d-7e59-44d5-ba9f-c77d67b81f19', '2026-11-02 14:25:37.328+00'),
	('approval', '493c1ffd-767a-4a21-bb7d-8f9812e552d0', '2026-10-26 15:33:37.328+00'),
	('approval', 'f61a6a2d-ff36-4c32-b740-12450a9b43a5', '2026-11-02 14:25:37.328+00'),
	('authorization', '50ab53cb-c7e9-499c-8a18-fadad48e5f28', '2026-11-02 14:25:37.328+00'),
	('authorization', '88015fa3-95fa-48cd-87d2-a455c6c35e29', '2026-06-30 15:20:37.328+00'),
	('key', '3792f4ad-9459-4635-81de-306596bfeb9a', '2026-08-12 17:51:37.328+00'),
	('network_member', '4b7fd338-5c01-4ad3-b583-4a10afeae7cf', '2026-11-04 15:17:37.328+00'),
	('approval', '027556b9-0002-4e97-ae52-b9381144663d', '2026-11-18 18:17:37.328+00'),
	('approval', '0a59aa23-5e18-4be0-a789-5c59d0f4ac3b', '2026-11-12 14:35:37.328+00'),
	('approval', '38f3a0dc-acf5-4820-8846-0789a81dfc15', '2026-11-16 17:03:37.328+00'),
	('approval', '4ba6d7f4-435e-4c71-97cb-a7dc2ac996a7', '2026-11-18 18:17:37.328+00'),
	('approval', '67b9edfa-6b0d-4e50-8750-00b5216237a7', '2026-11-16 16:41:37.328+00'),
	('approval', '753414e8-6241-434f-8db2-b39fc9aac28e', '2026-11-17 17:29:37.328+00'),
	('approval', '7e403853-abcf-4d36-a293-438777de6df1', '2026-11-16 16:41:37.328+00'),
	('approval', 'acb90377-73ed-4cb4-bb2d-1bb006101ce3', '2026-11-17 17:29:37.328+00'),
	('approval', 'b8403111-9c77-4e91-8158-cf6277d19b50', '2026-11-13 15:01:37.328+00'),
	('approval', 'df400ce5-5380-4f12-a6e8-a56b7620a775', '2026-11-12 14:13:37.328+00'),
	('authorization', '0f15a85d-aa8c-489f-855f-c88d879abb35', '2026-11-17 17:40:37.328+00'),
	('authorization', '3f30e4b4-bc74-41e4-9587-8fc0454e8a77', '2026-11-16 17:03:37.328+00'),
	('authorization', '475161ce-3857-4202-97f3-d63d45a6ba1b', '2026-11-15 16:04:37.328+00'),
	('authorization', '64ec5feb-45cb-4534-b40f-85bb7a0d2422', '2026-11-17 17:29:37.328+00'),
	('authorization', 'b348b518-e3ed-4d9e-a671-25a57baa48fa', '2026-11-18 18:17:37.328+00'),
	('authorization', 'b521a1f1-b3be-4974-b945-1e824d68969c', '2026-11-16 16:52:37.328+00'),
	('authorization', 'c1c90cb5-0cde-443d-bb4a-06232ab16be4', '2026-11-13 15:01:37.328+00'),
	('authorization', 'c7598983-2d0d-48f4-907d-afdf70ed9b63', '2026-11-18 18:17:37.328+00'),
	('authorization', 'fb71ca8c-83c8-4296-9f1a-47ac08486035', '2026-11-12 14:02:37.328+00'),
	('key', '158aa899-9d9a-4680-a68d-b1a1fee10be5', '2026-11-18 18:17:37.328+00'),
	('key', '45e2af39-11e4-46d9-93f4-c9c57983d0c2', '2026-11-17 17:29:37.328+00'),
	('key', '93dcf58b-ad84-45a7-921b-368a9c5f7811', '2026-11-18 18:17:37.328+00'),
	('key', 'c1934271-6a3f-438b-a147-8a87c4ce772e', '2026-11-18 18:17:37.328+00'),
	('key', 'dab282c6-b9b4-4d8e-b6e0-05e875f3ab66', '2026-11-16 17:03:37.328+00'),
	('network_member', '1c4aa3b0-73f2-4811-8274-f8a277912a4b', '2026-11-12 14:02:37.328+00'),
	('network_member', '1ed803f6-77e6-4913-8cf7-397b546b950d', '2026-11-15 16:26:37.328+00'),
	('network_member', '2352e99b-f3f4-4623-9094-0a97fc9fd90e', '2026-11-08 17:56:37.328+00'),
	('network_member', '47e1e0e3-ae00-433c-aff9-612683c24181', '2026-11-11 13:14:37.328+00'),
	('network_member', '58b26a52-539b-4a57-87c3-0944332f81be', '2026-11-06 16:53:37.328+00'),
	('network_member', '933d1d89-b5be-4db3-bf68-2a016dc45a4e', '2026-11-09 12:44:37.328+00'),
	('network_member', '9e2a301f-b891-46b2-bdf8-da8f3c36ddac', '2026-11-13 14:50:37.328+00'),
	('network_member', 'd350313b-f120-4f1c-a426-d1f76f6ca92a', '2026-11-10 13:10:37.328+00'),
	('network_member', 'f7d60f17-51e2-4a4f-a5f1-2970da14854f', '2026-11-10 12:26:37.328+00');
INSERT INTO public.uses VALUES
	('profile', '021332e4-fb17-4beb-94e9-7922a47ff138', '2026-11-18 18:17:37.328+00'),
	('profile', '0585652c-0a4b-4dc0-858b-7eea4954cb8f', '2026-11-13 15:12:37.328+00'),
	('network_member', '5400f8ff-57de-4d94-afb1-c1bdc966e9a2', '2026-11-05 16:05:37.328+00'),
	('profile', '8edf9e41-e298-445e-98e9-d1fa730b8cdd', '2026-08-10 16:37:37.328+00'),
	('profile', '955de49f-b9cf-42eb-96b4-0c7ead04e77a', '2026-10-25 15:29:37.328+00'),
	('approval', '5a92dcdf-2bf7-4aef-aa26-1929826de8c3', '2026-11-12 13:51:37.328+00'),
	('approval', '8f231560-fcb7-40bd-a2ab-70eaff9d6734', '2026-11-18 18:17:37.328+00'),
	('approval', 'c333731c-1f13-43f4-b91d-e44206b2e1e0', '2026-11-17 17:29:37.328+00'),
	('authorization', '83897709-53db-4582-9355-70017f9dda20', '2026-11-16 17:03:37.328+00'),
	('authorization', 'ee55c458-d3c8-4ab3-b2be-495daae0d727', '2026-11-12 14:35:37.328+00'),
	('key', 'a242a4b1-c5bb-4721-b065-8b5fc2c5334d', '2026-11-17 17:29:37.328+00'),
	('profile', '068a0c9e-6dc8-4ee6-bf54-e121b79d341a', '2026-11-17 17:29:37.328+00'),
	('profile', '108623a5-b34b-4764-a41e-fd385bad5179', '2026-11-17 17:40:37.328+00'),
	('profile', '13649395-c5aa-49a0-978e-62d490e6990c', '2026-11-13 15:12:37.328+00'),
	('profile', '27ac52c3-fbb4-4ca7-9f27-734c92699929', '2026-11-17 17:40:37.328+00'),
	('profile', '281f4901-6510-4f45-83dd-529aa5b7d0ea', '2026-11-16 17:03:37.328+00'),
	('profile', '2a5935ab-058c-4554-8c07-5060bc84430f', '2026-11-13 15:12:37.328+00'),
	('profile', '348d8dac-a29c-458a-bcbc-d177dff1a0f1', '2026-11-16 17:03:37.328+00'),
	('profile', '3b83b58f-85fa-401c-98e8-9ac4cf293d4a', '2026-11-18 18:17:37.328+00'),
	('profile', '3ed5e4ad-26d2-439d-8e9a-773528b78105', '2026-11-10 13:21:37.328+00'),
	('profile', '4e88e797-587e-4bbe-ae15-b852b89c3fc4', '2026-11-16 16:41:37.328+00'),
	('profile', '745f4bf5-44aa-4fc1-9cc5-b27320ba6310', '2026-11-16 17:03:37.328+00'),
	('profile', '77abce36-604e-48b5-8446-246ecae1789d', '2026-11-13 15:12:37.328+00'),
	('profile', '7e8dcf81-c17d-4ac8-8803-053ffa578214', '2026-11-10 13:21:37.328+00'),
	('profile', '7f220969-0fc7-4d9d-b512-d00d5263df3a', '2026-11-18 18:17:37.328+00'),
	('profile', '8890f3e9-13a9-47db-b87c-4ebd2d41ee90', '2026-11-09 12:22:37.328+00'),
	('profile', 'a1737dfa-8b68-47fe-a5b0-b79303aae13c', '2026-11-17 17:40:37.328+00'),
	('profile', 'a1934314-c3ca-4dd2-ac75-1112f76f03fa', '2026-11-17 17:40:37.328+00'),
	('profile', 'a386487b-6038-436d-83ae-8c9fd1989fec', '2026-11-16 16:52:37.328+00'),
	('profile', 'aba24e95-2767-4894-bc2c-8a849bd18b42', '2026-11-13 14:39:37.328+00'),
	('profile', 'b147bbf1-443c-4bed-bbc4-f0fd9f225e63', '2026-11-15 16:15:37.328+00'),
	('profile', 'b6453e4e-b7fb-4575-ad5e-751e33962efc', '2026-11-18 18:17:37.328+00'),
	('profile', 'bbd8d086-673b-49e9-bb48-c8089f236072', '2026-11-15 16:15:37.328+00'),
	('profile', 'c54f3499-e9cc-4198-8706-7f59a531e84a', '2026-11-10 13:21:37.328+00'),
	('profile', 'cdbd9cc1-c92b-491d-95cd-3da1519e563d', '2026-11-16 17:03:37.328+00'),
	('profile', 'f73aa9e4-987d-41f5-b640-4c94e27e4c01', '2026-11-12 14:24:37.328+00'),
	('profile', 'fc6822cd-34b3-492c-9e3c-d6ace578639f', '2026-11-13 15:12:37.328+00'),
	('profile', '0930a530-2ba5-4667-80bd-eb3f361f44a7', '2026-11-18 18:18:43.149+00'),
	('profile', '6fe4aba0-0a5c-49b3-9c2c-6b533a4e1a17', '2026-11-18 18:18:43.543+00'),
	('profile', 'c6cf69bf-44c7-4cda-bb3a-c40b7bd77295', '2026-11-18 18:18:43.092+00'),
	('profile', 'edd036c9-1a49-4f20-a8fe-1084f2033f9d', '2026-11-18 18:18:43.518+00'),
	('profile', 'f3b3c1a3-3ff5-44b7-b290-55e79204029b', '2026-11-18 18:18:43.364+00'),
	('profile', '1210f196-8bdc-4b93-8b89-ac9c840ba02e', '2026-11-18 18:18:43.809+00');


--
-- Data for Name: wider_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wider_waves VALUES
	('94297057-d370-4807-9d45-844d92595185', 'd2285471-7939-427a-bb90-f59327c2353f', NULL, '2026-11-19 18:18:53.548123+00', NULL);


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


