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
	('exports', 'standard', 100, 5, true, 60, 14400, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.636659+00', '2026-11-18 18:30:32.160373+00'),
	('logout-notices', 'standard', 100, 5, true, 3600, 60, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.646472+00', '2026-11-18 18:30:32.164213+00'),
	('review-starts', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.656026+00', '2026-11-18 18:30:32.166087+00'),
	('review-keeps', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.658509+00', '2026-11-18 18:30:32.17804+00'),
	('access-reviews', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.666361+00', '2026-11-18 18:30:32.180059+00'),
	('account-removals', 'standard', 100, 5, true, 60, 3600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 15, false, NULL, '2026-11-18 18:30:42.485681+00', '2026-11-18 18:30:42.501219+00', '2026-11-18 18:30:42.546109+00', '2026-11-18 18:30:01.668471+00', '2026-11-18 18:30:32.189688+00');


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
	(43, NULL, '2026-11-18 18:30:01.637701+00', '2026-11-18 18:30:47.582138+00', '2026-11-18 18:30:42.561409+00', NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: access_reviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_reviews VALUES
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'closed', 29, 27, 2, 2, 0, 0, 'Priya Raghunathan', '2026-07-07 16:12:59.430232+00', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', 'Ana Duarte', '{owner}', '2026-06-29 14:05:27.744217+00', '2026-12-26 14:05:27.744217+00', NULL, '2026-06-23 16:12:59.470827+00', 'a912c84a-bfef-4346-8800-60dfb0e40824'),
	('ec31e239-093c-439b-a084-3616b1c3c704', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'open', 37, 5, 1, 0, 0, 0, 'Ana Duarte', '2026-11-20 14:33:03.359851+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-13 14:33:03.359851+00', '2026-11-06 14:33:03.381065+00', '77e19e46-efb0-4c66-a545-17b1c6069770'),
	('f9ffe43d-dab5-447d-aa41-19fb166ea6c4', '954599b2-0905-4f2c-8361-b00185bc2eab', 'open', 1, 1, 0, 0, 0, 0, 'Ana Duarte', '2026-12-02 18:30:22.499069+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-18 18:30:22.499069+00', NULL);


--
-- Data for Name: account_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_activity VALUES
	('6bd79ecb-6a4c-4be4-b053-5a92f3fce865', '2025-11-20 13:10:11.038815+00', 'signed_up', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c262fbf0-82e0-4d88-8c25-40b0092497a4', '2025-11-20 13:10:11.042724+00', 'email_verified', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('eec1f269-ea4a-46ba-bdb6-397c5a109950', '2025-11-20 14:11:11.04129+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '35ffa8cf-e2d4-45c7-97e2-9e03a4253040', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8c731752-67fe-493c-ab9e-8fa9d95971a3', '2025-11-24 14:25:55.194577+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'b4d3648c-305f-442e-83e6-912ed4b71401', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a0b0cfc4-0bfc-4bc9-a17a-82f6646ad23e', '2025-11-25 13:10:47.266572+00', 'signed_up', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a82d56f9-7516-42de-a13e-22ccd17db04a', '2025-11-25 13:10:47.268337+00', 'email_verified', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f7b2aa3b-33de-4347-9a8e-9ef0db82a123', '2025-11-25 14:02:47.272092+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '2263d69c-6303-4953-9dad-c0b67f9d1954', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a58e173b-0fa1-473b-aa45-2453aa37f275', '2025-11-28 13:10:23.50959+00', 'signed_up', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('84222298-c4fe-494b-ac18-c0cc5057ae81', '2025-11-28 13:10:23.511946+00', 'email_verified', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('795b5ffb-b6fa-4252-bd8a-76d7d5b5983b', '2025-11-28 15:32:23.519515+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '2f450013-03f3-4525-844a-5c4be06188eb', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('f7872107-3d7e-4746-b184-44920336aac7', '2025-12-03 13:10:59.752469+00', 'signed_up', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('88a57df9-6eec-46e4-9708-f6c89623be32', '2025-12-03 13:10:59.755918+00', 'email_verified', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('651d777a-f290-4f6c-9891-1f752efd40f1', '2025-12-03 16:05:59.755828+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '97e52631-1148-4ab7-b92d-ccf9b6638540', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0de02ab5-eb37-4c57-90ce-0a4da203852c', '2025-12-04 14:20:51.834706+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '75387427-4edd-4382-b2e4-af1d8ea46fa2', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('94160239-8d01-4658-88db-77e1edba5d8b', '2025-12-04 14:20:51.853474+00', 'totp_added', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9c327270-873e-4e2e-a0ac-1f596ab9cea0', '2025-12-04 14:20:51.8541+00', 'recovery_codes_made', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('72963186-61f8-451f-b0da-de3b58b20072', '2025-12-04 14:20:51.855696+00', 'second_factor_begun', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7356337c-7eeb-4402-9820-bf9cac0836bd', '2025-12-05 13:02:43.915641+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'f5935320-eff8-461a-8487-c9a5a766f254', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('79f49648-58d3-4972-9edf-04fe056806cb', '2025-12-05 13:10:43.918235+00', 'signed_up', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2621c4f8-67b5-4f10-9c49-08af12f8a12f', '2025-12-05 13:10:43.919751+00', 'email_verified', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0984930f-0e5a-4d97-8085-88bbf7cf487a', '2025-12-05 13:31:43.916264+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '4c1a17b6-5dfb-45c1-82a5-0c7bb01d77a2', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f759fecc-5142-405e-bc3b-01e25e749053', '2025-12-09 16:18:28.077787+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'a9d57067-2c4c-4820-a80f-d067ed8b4b6d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('10b08ed8-4a07-4567-a863-f10dd205aa64', '2025-12-10 15:09:20.162817+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'a883f14c-0d00-4100-b127-5a85306f11d0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('847062a1-a7fd-45f2-87b3-28ea7a21417b', '2025-12-11 13:10:12.242734+00', 'signed_up', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6c5930d6-decd-4622-aed9-7561298c9b35', '2025-12-11 13:10:12.244116+00', 'email_verified', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('262ffbf3-b98f-486a-bdcd-0c85e7e09713', '2025-12-11 17:48:12.240511+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', 'd7a01690-a3c2-4a3a-9d42-a3483d7585dc', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('9f48bac5-40f0-40af-8815-f69e01212c10', '2025-12-12 15:18:04.3238+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '3841c8ea-6634-4f91-afbe-f6434a477795', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('53a3287a-7a61-40e9-a958-c5aeb841415a', '2025-12-15 15:55:56.400256+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '32f406ec-218c-4463-9ef9-91b730858abf', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8e7cfbcc-92dd-408c-8c35-65629e87462e', '2025-12-16 13:10:48.48135+00', 'signed_up', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8b8fc735-0176-47a1-8bf7-27bcb1a47faf', '2025-12-16 13:10:48.482812+00', 'email_verified', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('fcee7bac-4841-4c1a-b9ef-e02514420915', '2025-12-16 14:12:48.486107+00', 'signed_in', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'ddf829a4-4da7-41a5-aef5-741b3627f121', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('5c8dd519-b57f-4add-ae9d-ca92cd9df34e', '2025-12-17 14:21:40.563375+00', 'signed_in', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'bec023a5-eb16-4066-b1b9-155f89128a97', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('542946a5-1acc-43b6-97ce-b9e06874ce8a', '2025-12-18 15:27:32.643189+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '4cd2a1e2-4d26-491a-9cbd-6882a69a5742', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ce961b9b-89a5-473c-ac74-aa8f5ca9718a', '2025-12-19 13:10:24.724034+00', 'signed_up', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('3d9b166f-efe5-4185-9512-2d29943a30d3', '2025-12-19 13:10:24.725702+00', 'email_verified', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ca9ba16d-abf2-47f2-a66d-16bfcd9807bb', '2025-12-19 13:36:24.730296+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '1efcbe48-7c7f-4727-9f47-83b07673ad9d', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c79c0de1-4aa3-4753-a536-3193f0cbeadb', '2025-12-23 16:40:08.890602+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2af07bde-aa9d-4c71-83d2-4159e25dfe5b', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9461b3d7-b719-4abc-b772-2b7fbcfa7488', '2025-12-24 15:44:00.967754+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '7432c470-a9f9-4f8a-bb01-947468fce4e1', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('4230ed5d-ba7b-4f0f-8fc6-bd38b7e07887', '2025-12-26 13:10:45.132228+00', 'signed_up', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1f0ce762-c027-4210-b587-628f82ae4489', '2025-12-26 13:10:45.133755+00', 'email_verified', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cd8c02f1-99f2-4543-97f3-d08aefd43804', '2025-12-26 14:36:45.134285+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', '9162abdf-3da3-4c8d-b7b5-c779a7c727f8', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('83d1915f-5964-4b40-8c8f-bd8135e2cee8', '2025-12-26 17:12:45.129118+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'cb522da8-2ef8-406f-b740-c7d51698573e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('32838fb8-ef98-4019-b5af-f787f6ef3de3', '2025-12-29 15:36:37.213714+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'ff649023-4133-4b82-92f8-20eecb790072', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c99d2716-a2af-430d-9470-ad45e9cac75d', '2025-12-30 18:22:29.291157+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '0ebd50a5-0b1e-4105-bce8-f87a1bf7573c', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('719a07eb-8fa0-4382-a4ae-1c980d8cd16a', '2025-12-31 14:50:21.372218+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'c888d592-d7df-4fa3-ad77-d7a628a64a0b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d70e06fc-234b-4689-ae9b-a2c5b2db4cae', '2026-01-01 17:20:13.453365+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '8a5e4eee-9b81-44b5-875b-c4e4e53ff6a0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('194ec5fe-ec7e-49a7-8537-3beffcf1b85b', '2026-01-02 18:03:05.536009+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '7a925483-b4d4-4760-ae27-c515ad120667', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('47c3d198-166c-472b-b75b-27bcf92ae166', '2026-01-05 19:31:57.615571+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '3c878442-f7d4-4469-aa62-f65a3b07b16f', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('13ec0379-188e-4522-9487-c023f5a71eee', '2026-01-06 13:10:49.697254+00', 'signed_up', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('7c739b18-c5ea-43c5-8cda-6306e3bdb9c2', '2026-01-06 13:10:49.698912+00', 'email_verified', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('6e74300e-849a-407d-90be-419125c303b4', '2026-01-06 13:40:49.698632+00', 'signed_in', '105932f4-e3a7-4349-b500-11e167f2925b', '52ded7ee-0c1c-48b3-aa59-b6b85e5d891c', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('02538853-4d79-4607-bd50-a2ed7145c83a', '2026-01-07 13:55:41.777529+00', 'signed_in', '105932f4-e3a7-4349-b500-11e167f2925b', '334fde37-7aaa-4311-9e76-60dac0af2c3d', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2bf4389f-bb20-4d5e-a9d1-7086c409857a', '2026-01-12 14:47:18.020529+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '363bbc86-1178-416b-bf3b-af5dab934e41', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bfe23c51-fe9a-40f6-b18b-9291c7f68b22', '2026-01-14 19:11:02.182374+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '107b6d19-bcf6-4c2e-8c38-8a22a30bf06b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ca412eff-fd6b-4cb7-832c-fb0de055d373', '2026-01-14 19:11:02.185141+00', 'approved_for_oneself', '77e19e46-efb0-4c66-a545-17b1c6069770', '107b6d19-bcf6-4c2e-8c38-8a22a30bf06b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', 'Survey Explorer'),
	('07757004-40fe-4354-8c18-95b95bba18d8', '2026-01-16 15:20:46.344561+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'e44e24e5-b92e-4dc0-8b9f-d18a5a5cb8f0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b6d87cb4-7c53-4020-a276-1988b186f1cc', '2026-01-21 16:06:22.587879+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'b8922134-6600-4b4f-8585-f1755fc1e586', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d5ef9924-2fc3-4280-9ed8-12acbac2dd0a', '2026-01-22 13:10:14.667696+00', 'signed_up', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('859e38b5-7e9a-49a7-b67d-9774d9bbdedc', '2026-01-22 13:10:14.66896+00', 'email_verified', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('465dde99-1d07-41a5-b365-cc8d7739486c', '2026-01-22 13:25:14.669378+00', 'signed_in', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '406fb07f-7116-40c7-9412-d8c668c3067d', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('87c94fc4-1667-4481-b487-50029fa7db0c', '2026-01-26 15:26:58.830169+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '59e81d81-a1f5-4a6f-86ce-3a7a2dbe6f19', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('feab9a19-9a19-4fa7-80f8-2cd41bb6fc61', '2026-01-26 15:26:58.83264+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'c34ad680-02fb-44b2-af3a-4e0fecd5dad3', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('31272d43-42ae-4cb6-ac86-229f7e39130b', '2026-01-28 17:05:42.991829+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '3aadbc19-5aa7-4ce3-89fe-0785520fc06d', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d982a608-5596-4a3f-a10a-e3dfadfd93ea', '2026-01-30 14:58:27.154001+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '33dc5ba8-56b1-4efe-969e-5520a1631592', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e8e66557-cbc9-4e8f-9454-f273f004ef99', '2026-02-02 16:37:19.236257+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', 'bfba5fb1-f51e-4583-97e8-83044f96adb1', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c373a7a9-bf76-41c0-a4d2-f81eb54413d1', '2026-02-03 15:33:11.318049+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '4cbabbd7-af54-49fd-a051-ff7f742e9acd', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('7ac85633-6ee3-4254-af70-7bde83de7eaa', '2026-02-04 13:10:03.399537+00', 'signed_up', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('f4f77535-0f8f-4693-b982-8ea9d13f8695', '2026-02-04 13:10:03.401247+00', 'email_verified', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c8f6da61-6eff-4aea-817a-044414cc11ec', '2026-02-04 16:42:03.402151+00', 'signed_in', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '9908e088-1fa4-40fd-bd6b-ba1fd8cb5889', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('c41beb66-c70e-4cff-801a-0cab25a623e6', '2026-02-06 16:24:47.566813+00', 'signed_in', '105932f4-e3a7-4349-b500-11e167f2925b', '57412beb-6ccd-4538-9a29-faacd5177093', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('49d87bc6-52b1-4427-a15d-74e7848876a8', '2026-02-09 16:30:39.642005+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'a604d25e-b6a6-4130-aaf3-b4f3443aa6a9', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d9407a67-4285-4635-ad7c-ad76c1a5db7f', '2026-02-10 14:48:31.723758+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'ba8d2220-cd55-412b-9289-19f3f6fc5555', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('db695eaf-b5e1-47eb-9db8-76872dfd91f3', '2026-02-11 15:22:23.804808+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '2df21083-82cb-45f1-91b5-9b3afd80dd9a', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8ab14537-13bd-49e5-9208-7771522d814d', '2026-02-12 16:22:15.89124+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '7a73c46d-cabf-4264-a1a6-397f86ad1c92', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('e3bd2161-42a3-4a8e-be7f-6e7029592afe', '2026-02-16 18:44:00.046124+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '4d57feba-f995-4630-9b86-fe06f376abd3', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('519e1e16-b06f-4b23-8c83-401cbb13eb30', '2026-02-17 13:10:52.127565+00', 'signed_up', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('61cb291d-0190-4440-8551-211787e5caa9', '2026-02-17 13:10:52.132403+00', 'email_verified', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', NULL, '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('25e3564b-9464-4bca-ad69-19436498be75', '2026-02-17 13:58:52.135037+00', 'signed_in', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', 'fda919d8-5de4-4fe0-bd41-3deffd293fd7', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('459614ff-6c96-4d1c-8a65-366364ba3034', '2026-02-18 15:39:44.214574+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '8b7cf844-5baf-48fc-acd7-f8dd9f202657', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1177f01f-9e51-436f-b09f-feb5e4f76f84', '2026-02-19 14:37:36.289438+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'bfb0f9b1-56b1-45b5-96cf-cbac821ff49c', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('1e918695-b9d2-4149-9ff5-7ad2734e16f3', '2026-02-19 18:10:36.294538+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', 'e578ea07-dfd7-4139-b1bb-9aafcad1c6c2', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3f7abfeb-8573-4c79-8310-7995eab253e7', '2026-02-20 13:10:28.370324+00', 'signed_up', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('975d5af5-05c9-4b20-a691-bd75b2a1350f', '2026-02-20 13:10:28.377565+00', 'email_verified', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('c310c2f1-6fc2-4929-800f-e86803d6bfc1', '2026-02-20 13:22:28.37732+00', 'signed_in', 'eb2f1007-adb2-4576-973c-18299a66d373', '647fa7ff-2a33-4c8a-bc4a-6e6277a4b731', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ea7d11e1-364b-4a24-b000-b654b14e16b5', '2026-02-23 15:01:20.457254+00', 'signed_in', 'eb2f1007-adb2-4576-973c-18299a66d373', '741230a7-38a2-4420-8fa2-d8453e5dc8a7', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('bdf2075a-73f7-4bc5-9e0d-780608f34385', '2026-02-26 17:24:56.692874+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'bc0e7a1c-1a37-4931-ab99-54cc8c12c3d1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('3a5465f7-7282-466e-a05a-b221215c677f', '2026-02-27 19:08:48.779042+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '9ce4c036-0212-4716-a169-ef319bf4d4ca', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('88cc23ac-04dc-4df8-8473-395e59411eb0', '2026-03-02 13:10:40.854677+00', 'signed_up', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2c0a99c9-102d-4c36-adc4-be1ab1d42211', '2026-03-02 13:10:40.855758+00', 'email_verified', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('80db40e3-9624-4ec7-8dc0-6c7c45b30964', '2026-03-02 15:04:40.859667+00', 'signed_in', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', 'e5584fd1-76be-4972-b5cc-13a96efad27b', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('1da97502-8142-4b22-99c7-ba13e2953c2c', '2026-03-02 16:09:40.855481+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'bcf7b654-1462-4c8b-a20c-026f94355558', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f6bbf72f-4386-407d-9995-8bac7a2c9470', '2026-03-05 20:18:17.100496+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '39be2658-2d5d-4ac9-a302-56aad92cfc88', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('bc929c64-8d20-4e42-af77-5e441e0fbd67', '2026-03-06 15:15:09.183693+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', 'de2166ef-9b2a-49a7-90c9-7a379601625b', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('f2b7c702-b16c-4b5e-9dec-8e21f93c67aa', '2026-03-09 14:53:01.267033+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', 'b0f7907a-2707-4e84-b97a-4619505287d4', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('65b622bf-3b07-4fb3-9f0a-238d1c0444c3', '2026-03-10 15:05:53.342752+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '5cd729cf-a469-4edd-a51b-8c455fccc4fd', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('d82e21a5-6c57-464c-ab4b-4494866d7361', '2026-03-10 16:47:53.344517+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '20c31ec2-b882-44d9-9173-800d754a15e6', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('52f98cee-e287-4d65-98fb-bcbacf749baf', '2026-03-11 14:45:45.426618+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '9e4d3b71-143f-414d-8fe4-1d7e4aa44ea0', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('af1896aa-cdb7-4bec-8bb8-d62a6ae50c2e', '2026-03-12 13:10:37.502771+00', 'signed_up', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ff6c1949-91c9-44c9-b4bf-26826c13c031', '2026-03-12 13:10:37.504782+00', 'email_verified', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('4b9c592a-1788-4922-b5d1-5526508db5f6', '2026-03-12 13:33:37.507038+00', 'signed_in', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '1f271578-2210-456b-bf99-19802fc9bcf3', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL);
INSERT INTO public.account_activity VALUES
	('a12c8646-b1fb-44b8-8c13-a20f9347a007', '2026-03-13 17:40:29.588068+00', 'signed_in', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', 'ef188d19-6b0d-47ad-b4cf-c70f538a657b', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6bc55fc2-2c78-465b-8009-46bf2c7679f4', '2026-03-18 14:33:05.829418+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '9efbd9ca-aa97-44dc-b447-b681bd27267f', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('fdaccd5c-98c1-4cf5-a022-2cf2731f10f3', '2026-03-24 20:12:34.160133+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '13e88379-8c5b-4e55-9070-da9d5dc25115', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b7a859fd-31d9-47cd-a3a8-4def5272cc5b', '2026-03-25 16:11:26.233861+00', 'signed_in', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', 'e3e20199-921c-47fe-be79-32830e63b733', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a2c64eae-4249-4884-9c44-a973bc03c210', '2026-03-27 13:10:10.396873+00', 'signed_up', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2418f773-5540-4189-afdf-6076f2808a0f', '2026-03-27 13:10:10.398018+00', 'email_verified', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8a283df4-25f7-45b7-94c1-ca44a6aaead3', '2026-03-27 17:15:10.403798+00', 'signed_in', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '40c8b6fa-a87f-4eeb-b281-c1d886d7ae90', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cbfdbd7c-1867-40a2-9537-85101e70535f', '2026-03-31 14:19:54.557056+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', 'd7dd67a6-5ee6-4ca1-9411-feb98c44e9b7', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9dc09e34-17a3-4aab-b0f6-39cbda977b17', '2026-04-02 15:31:38.722519+00', 'signed_in', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '1cc2626c-a4e5-41f7-9ef3-2b275d2b52a9', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('534bd83d-dffa-4ec9-ac9f-44e2d046a5d2', '2026-04-03 18:41:30.806282+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '37c4c735-ef92-4178-9166-964f0002af4d', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e8a8fef5-800f-448c-85dd-0edfa811207c', '2026-04-06 14:18:22.887874+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a65babff-776d-4ec0-b4b5-5038d4b51acd', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('9d289954-8b26-410e-ba30-4a70d869f3a6', '2026-04-07 15:02:14.964605+00', 'signed_in', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '9b5bf751-f53a-4d40-bcdc-bb134bd743e5', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('987599a0-496b-4c2c-947b-15e935c03b82', '2026-04-08 14:29:07.045098+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '0040ab4a-cdc8-48d1-b4a7-06a1226a192b', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5dd5babf-43fb-47b7-811e-ba4b2aabca51', '2026-04-09 16:03:59.129121+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '8659dd59-2851-49e1-be9c-47ef080ed204', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2ba2f86a-5ba3-45e6-b462-3e104b9ad2af', '2026-04-10 14:35:51.20581+00', 'signed_in', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', 'ff1ff1f8-e6bf-4273-a9c6-8abb15713b62', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e362b240-b407-42e9-b84f-c9c93a736fe0', '2026-04-13 13:10:43.28638+00', 'signed_up', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3bcc42ec-f946-41dc-aaf9-249c52be5b2e', '2026-04-13 13:10:43.287823+00', 'email_verified', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6de9c327-45ab-49ae-b577-60a9652650e3', '2026-04-13 14:52:43.28864+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', '3d83eb9e-30be-4ac4-8112-2a101c66cd89', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d42acfa9-e275-4e5f-a8d8-d8e3c5044ac7', '2026-04-14 16:33:35.373595+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '669c4439-db78-4f1e-afc4-8616b53b1245', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6df8530e-8910-4c78-937f-8f0bc9b85ed3', '2026-04-15 14:20:27.45506+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'fcb369e0-c6a2-4059-958f-718668fdbdef', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('aea31fa8-0934-4464-a262-d8e72a836adf', '2026-04-16 17:52:19.529733+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '234fb61d-7a48-4d58-ba90-b9754cadd69b', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2cfd21db-3c57-4187-9bdb-03966892d92c', '2026-04-20 18:12:03.69067+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'f1a8318e-e6cd-4982-9b22-6c9f9974f653', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('243cdc85-0482-4b1d-ab0b-a6110607cb4e', '2026-04-21 15:50:55.776472+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '78ddc88f-4a23-4a8b-8f00-f5c62a9092c0', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('852c3bec-7c7a-45e2-a1cb-cde2d65608bb', '2026-04-22 15:13:47.853927+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'f2016d36-233a-49c3-bb91-750e92c8bcd4', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('dbece207-7d3b-4272-a992-35f3c5080242', '2026-04-23 13:10:39.937524+00', 'signed_up', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('0d53537d-3119-49bc-97b3-322c0f5a8232', '2026-04-23 13:10:39.940962+00', 'email_verified', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('1304834d-f15b-46f4-a0a5-5cc5e5f18d74', '2026-04-23 13:45:39.934151+00', 'signed_in', '1800081d-c5d0-419d-b03d-b99060746640', 'e9514dc5-8692-43b5-ae9d-9b4f11999a64', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('7ea2dc82-40a0-4149-8d48-f97b95561304', '2026-04-24 14:05:32.014819+00', 'signed_in', '1800081d-c5d0-419d-b03d-b99060746640', 'ff53344a-5388-4caa-b524-51334e7359aa', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('11182b63-951b-4b8a-ad29-46afbdcfb930', '2026-04-27 17:26:24.096263+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '4513405e-6127-4440-8dfe-73fa13ef19b9', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('33583777-0ffc-493b-ac3e-011c3f93718d', '2026-04-28 16:51:16.178649+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '26f8dd21-1d70-4106-8698-8aca97e39139', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('05d5a22a-3108-4da9-8af2-5de2aee95beb', '2026-04-29 19:20:08.257185+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'e8e92a4e-2671-49cf-8d52-ed708eb96fb2', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c73f1dd3-0e1b-47ff-b6bd-eaf648f1101a', '2026-05-01 14:10:52.421501+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'bc51c211-509c-45c1-bf3b-780c6785f0fd', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('242914d1-7efc-4533-a335-dc1872cfcf26', '2026-05-04 15:46:44.509986+00', 'signed_in', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', 'af0024c1-be45-4872-9ee9-9a4ed38925db', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b3e0984c-c4a8-4c48-af77-f9311c6db3e3', '2026-05-05 18:19:36.582845+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '544c1ad4-20fd-4031-b41e-20a499f9b2e8', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5a945cd0-a285-4b4a-aa4e-1d42582e264e', '2026-05-06 15:37:28.663273+00', 'signed_in', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '395e7a5b-2692-4b56-9223-4cf15d8c5133', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('b16667c0-344d-444f-98b6-62366c0a226f', '2026-05-07 15:08:20.744441+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', '178a9bdb-0204-4275-b508-7152d0bd59fd', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('18abebb0-ec03-4d2e-b6c9-ecaaab90f3ba', '2026-05-08 13:10:12.827901+00', 'signed_up', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('fa85146e-ad09-4a9d-8bea-1030a749a294', '2026-05-08 13:10:12.830314+00', 'email_verified', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('47ea2e9b-4360-4cb2-b399-0c36a7fb96a9', '2026-05-08 14:14:12.834214+00', 'signed_in', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', '956a8d5f-1013-4884-8213-ba28f250429e', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9be7d029-6e25-4e0a-8ae4-7720d6172e8d', '2026-05-11 15:29:04.912485+00', 'signed_in', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', 'b7e1d328-127a-4e54-af2d-ae84245b8f44', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('161a41e5-3cc7-4a98-a33c-c302f5af7259', '2026-05-12 17:02:56.986955+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '8d51ff50-3875-481f-a297-44f78d60e719', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ac2d45a7-8162-4457-8ed7-a528e5dd1f40', '2026-05-14 15:11:41.151006+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'd486cda2-ef72-4761-ba0e-50c726c2b5b7', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a7140262-3cf7-42a4-afe4-5a9e81287604', '2026-05-15 14:27:33.2299+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'd5123142-b22f-4f56-9dc5-212cdd1875bc', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('100b4174-d03a-4922-9563-3697bb43b1b3', '2026-05-18 14:31:25.311866+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '3b0001a6-4b0f-44b3-8339-6849e04d027b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('ba2e3c5f-c61b-4220-823d-74d9965c810f', '2026-05-19 15:16:17.396104+00', 'signed_in', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', 'e99c0d1a-cb8c-47ee-a1f6-bf3923886134', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6e4c2bef-be0c-49d0-9276-0964009d23fd', '2026-05-21 17:55:01.554428+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '6c4bf152-44aa-4a96-b56c-e0d906bc9c68', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9ce280b8-272d-49a7-b638-931491b612f0', '2026-05-22 15:20:53.640369+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', '25a9b80b-b78a-4f90-82e4-e9fa72fbb0af', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('297dc30b-688f-4216-83b0-05eb6976ed36', '2026-05-26 13:10:37.79766+00', 'signed_up', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9a2b1d67-4c2a-4371-8450-83c86fa53a79', '2026-05-26 13:10:37.801611+00', 'email_verified', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e9b55c9c-e65c-4385-83c7-e33ad2d56652', '2026-05-26 18:09:37.803051+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', '8c7740f8-a0c3-4891-a566-535532ffdfc5', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('21a43de9-c0a6-4875-b3f6-aa536fe707f6', '2026-05-27 16:26:29.880575+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', '34b369dd-2b9c-4c80-9ffa-ccffc523340a', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('3520c147-eb6d-4a0a-a8df-b1a9e3f9eae3', '2026-05-28 19:03:21.95915+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', '781f3955-ec81-4502-a0be-c597689c41d5', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2620b389-ea16-443f-bd31-1ee22916d995', '2026-05-29 16:14:14.04551+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '27166f26-fc1e-4a50-b9c1-c89bfc8c3f80', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3f47bd42-50ae-46d5-a2a3-54cf92f5718b', '2026-06-01 18:36:06.127616+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'a08de004-dbe8-4337-88bc-4e62e1615f4c', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('96ac84b6-049c-43ae-8b43-bdbf91498e0d', '2026-06-03 14:20:50.287785+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', '56190d9b-34f5-47e8-8a7d-d900bfd7b34f', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('dd7bedd8-525d-4852-9a8a-d95f82d3425d', '2026-06-03 14:20:50.302907+00', 'totp_added', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e6ab01c8-795f-4de1-8030-490bb0ab9414', '2026-06-03 14:20:50.307228+00', 'recovery_codes_made', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1d3dbc21-9903-4c76-9b88-8367198ddb21', '2026-06-03 14:20:50.308008+00', 'second_factor_begun', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('1fc916af-01cd-4c5c-abe3-6b542550bfde', '2026-06-03 18:50:50.281819+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'f02982b4-99d0-4468-853b-14e346a0d949', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('08ae79be-d1ce-410a-89eb-db8b241b05d9', '2026-06-05 15:02:34.445435+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'dcc842b5-eac0-430a-b603-9fcd3cae8395', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e01f69bb-3f05-45f8-bf2c-b758bf08fe38', '2026-06-05 15:14:34.446277+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', '0ee8b573-b410-472d-8dd0-c2dc528d16d3', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6ddf9289-7258-487d-a995-032887cf8006', '2026-06-08 16:12:26.529531+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', '4af3bbd5-f460-40cd-86f5-127a623beb79', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('51af55a3-be6d-4721-a14f-7dfe36258c1d', '2026-06-08 21:15:26.529287+00', 'signed_in', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'aa91a0a9-a6be-4625-809a-932fa81afb58', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2992c5c9-eb1f-4cdb-a5ce-8f1f757620b3', '2026-06-10 13:10:10.695323+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'ccade933-c753-455e-a86a-b568da2953dd', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('505b3cde-aa15-4ac4-98cd-82e1834dcd02', '2026-06-11 13:17:02.768411+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '4e859eb9-298c-48df-ae54-a8f1e2e7f789', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('602b5cb0-6072-4b42-911a-3d4f22994054', '2026-06-12 13:24:54.848734+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'f28b5d02-18c3-47aa-b61a-024897ab7b53', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9992a71e-2987-4ca2-bd30-8a583ffbf84f', '2026-06-15 13:10:46.9328+00', 'signed_up', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('356effa1-bac0-4248-a742-915d1c74c63c', '2026-06-15 13:10:46.934779+00', 'email_verified', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('84a18281-8e94-478e-a740-2fb4a29591ca', '2026-06-15 13:31:46.935583+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '59b2e4ee-9fd1-4b5e-95a4-6f04e36fda02', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('01b44956-bb53-47e5-94cf-567185b492bc', '2026-06-15 15:57:46.932362+00', 'signed_in', '48fa1433-b6f8-486e-be25-9a314c1f5467', '23158699-dde1-4e51-a816-ef9c65af5cb4', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2a4fd4b4-a0b5-476c-b0ce-9ac676e61d28', '2026-06-17 16:59:31.094307+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '2a855462-833a-4aad-bf86-4ce03a8fd62a', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ce7a690d-24ed-42d9-aedf-82d3ada5d83a', '2026-06-19 16:45:15.256248+00', 'signed_in', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '5743700d-4899-44e2-aedc-05d776fe4c18', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('dc70eb88-8e8f-4d94-8348-ccbfa8362474', '2026-06-23 15:33:59.42012+00', 'signed_in', '48fa1433-b6f8-486e-be25-9a314c1f5467', '822449a0-c7df-41b0-b166-295aae59f977', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f9ba6432-8e40-491d-815c-11769e7d671c', '2026-06-23 16:12:59.417384+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '1158180c-de0c-4b55-9378-957097d6e551', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('e932cf69-e347-48ac-a9b0-3e4ba3b85fe9', '2026-06-24 14:07:51.501309+00', 'signed_in', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '69aabc4a-b3c7-4d7a-953a-3c6ee11ed32b', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d89b53d8-8c20-4c26-9722-9d198eb54cdd', '2026-06-25 15:30:43.5842+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'ebf092fd-0064-42e4-8148-9bf655f98efd', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ca49a733-d299-47bd-9f4a-073f6b308d5e', '2026-06-25 20:02:43.5777+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '199c6970-949b-49d5-8572-02d65448eacb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('6fcd1901-9a6d-484d-9b3c-f24fbbca818f', '2026-06-26 14:28:35.662149+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', '0b4e2962-85a6-4afd-a368-422dd39c06f5', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('73d15820-bc36-4c33-a2b8-699b61fd0f98', '2026-06-26 19:06:35.661219+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '75a8bab8-1552-4c9b-b9f8-750bf6625982', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0bfbf88e-6522-435d-a286-dd831df6928c', '2026-06-29 14:05:27.740879+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'e970240a-9da4-4bff-8c3c-631db64bc0b7', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f54ead79-fae4-4e95-9dd5-8660ff266162', '2026-06-30 17:08:19.832233+00', 'signed_in', '48fa1433-b6f8-486e-be25-9a314c1f5467', '5800e1e2-522b-4844-ae65-bdc1ac4c7ee5', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6c6ed8d7-1a67-4aff-9edc-893b26479213', '2026-07-02 15:41:03.984675+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'c07b6070-22a7-4cad-bdb1-b97e30b2f69c', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c80a0de5-7784-4014-983f-ab65b197e76a', '2026-07-03 13:10:56.064224+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'fb657632-f99b-4520-a0b6-372f2a2fedf0', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('7d105c96-29d1-4665-828b-340b28d61060', '2026-07-06 13:17:48.147563+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '99eaa191-1b36-4aa9-87e4-6c574ed1b6ef', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('d5273f5c-8cac-4c97-94d8-a60d148f197f', '2026-07-07 13:24:40.22637+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '3c1b4954-d34f-4122-a012-42c4e4fa7bb3', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2fe3947a-7582-4cb5-90ef-6ba92cf94723', '2026-07-07 15:19:40.227373+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '2a457d5b-a143-4eef-92e9-ed6382b02419', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('cbbc65b8-2988-4112-bb74-2ba4822e86f3', '2026-07-07 15:26:40.231455+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '92d20921-867a-45a0-afd7-087e1b7dcb94', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8fe896a0-e24a-405c-a83a-8ec2e67c819d', '2026-07-08 13:31:32.312322+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c3299bdc-7927-4c9c-9e43-7486ef522594', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('af2d952a-a75c-4d1e-b08e-261aebfb9b82', '2026-07-08 14:12:32.310686+00', 'signed_in', '105932f4-e3a7-4349-b500-11e167f2925b', 'e1f0c087-fd98-4668-9eb8-fe34d1be6c27', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('fcc435eb-effd-4e0a-b6e5-a6a764539062', '2026-07-09 14:55:24.392048+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '3d4d8a26-439a-43fe-8acc-9c56d16bc1be', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('60589ece-3169-4fa6-be4e-5f6bf15a4e17', '2026-07-09 18:33:24.397368+00', 'signed_in', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', 'a549c01f-2724-4218-9caf-b42caaceabb1', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('58e0b98e-a1b0-4bf0-9c7e-087a897311aa', '2026-07-10 17:31:16.472208+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', '8946ae40-f636-4109-81a2-00444c63184f', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('987506c1-0dea-4db0-9844-337818b95c21', '2026-07-14 14:40:00.633177+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', 'be0c3ef3-40c9-4ab7-a64b-c63b19c3ca90', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d749e695-f8a6-4ab4-beba-f80942e56013', '2026-07-16 15:50:44.796662+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '10392a2d-5ba0-409c-b760-9f2affd68d69', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('4d79f966-3894-40c7-b32e-80d50189029d', '2026-07-17 16:20:36.881134+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', 'c4ecc37e-a535-4cbd-abfc-c6e83c904239', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('fa37d381-6eeb-47c7-a2d8-09040ac4172a', '2026-07-20 17:44:28.959051+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'dcb2bc52-a774-4cac-a1b2-fb087fbdccf8', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('87393fca-85a4-4f4f-acc4-e70614288871', '2026-07-21 15:28:21.036858+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '9804c2e9-9165-4761-9287-8ed0f70a4d64', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('97ac995d-a011-48ef-84db-34ad6e240e2d', '2026-07-22 14:59:13.118633+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', '04cf3ecd-3300-4d74-b6df-a11921c50755', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('80ffcaf8-0121-44ac-847c-2debb8db0968', '2026-07-23 14:20:05.199709+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '9a6d4b0c-ec32-4315-9f99-a85c507c24a5', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('cf800905-8645-48a2-b690-efe70ecd90cf', '2026-07-23 14:20:05.209282+00', 'totp_added', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL);
INSERT INTO public.account_activity VALUES
	('c954ba90-171e-488b-9090-8e1bd777871b', '2026-07-23 14:20:05.209818+00', 'recovery_codes_made', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('24ed335f-fb43-4285-b6f9-1077e6744214', '2026-07-23 14:20:05.210303+00', 'second_factor_begun', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('a26377cf-59e9-4e82-9eb7-0df67b20649f', '2026-07-24 13:10:57.280163+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '4ef57287-e1fb-452b-8443-118f5b0040b2', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a98bb25c-c84b-4ff0-a0eb-e9edc427a43d', '2026-07-27 13:17:49.360717+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'b2ccf2e1-ddde-4854-8d4d-c2cbe1964b09', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('786df475-d384-4c9b-98fa-b3d673f17406', '2026-07-28 13:24:41.441658+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '68253f4f-d337-4c8c-b416-4158daaf68dc', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('b3444c74-dea6-4ff8-9776-5aa07d83064e', '2026-07-29 13:31:33.524304+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '8b83ff85-c37b-48ce-bb16-9e57d2e6b750', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('74c5ee11-6059-4700-a2a2-77c9a313effe', '2026-07-29 15:24:33.525477+00', 'signed_in', '6d20545e-c368-425c-b963-288bb23d5c4f', 'bef72e99-23d5-4659-a2e9-6fa6137569ea', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('2462b0e0-df80-4e4b-a109-19fd40885ea3', '2026-08-05 17:36:53.935049+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'e4141dda-7334-4f3f-a55e-a394586e4c57', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('5eaca6ec-9eaf-47df-bcaa-1415f3ecd165', '2026-08-06 13:10:46.020357+00', 'signed_up', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('7474db33-0464-457f-b431-835001fa8ee9', '2026-08-06 13:10:46.024818+00', 'email_verified', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('eed1fdb8-461e-467a-a2f4-2bdb4331902c', '2026-08-06 13:19:46.019546+00', 'signed_in', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '0f85027e-cc71-44fe-b6c6-0ed0502166e4', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('698f21f7-f249-4386-b882-05fac257a88f', '2026-08-07 14:40:38.091059+00', 'signed_in', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', 'f421502c-8053-459c-9a4d-2f80d5b9c424', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2a927a92-c977-44f4-990e-66d55c0b6810', '2026-08-11 17:09:22.252143+00', 'signed_in', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', 'c8644440-a429-405f-8eda-9b96a581a206', '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('fe5ab853-1e99-44b8-9a6d-9ada560c2211', '2026-08-12 14:44:14.332083+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '23199cc2-5382-49a2-8636-65769808d1dd', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9086bcd3-d1a1-4e41-b96f-99cf310e7f8c', '2026-08-18 13:10:42.656883+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '94d4bab3-11d1-4382-bcda-59645a0b039d', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('91fca6df-4801-4fc4-a25a-ffca4183d8bc', '2026-08-19 13:17:34.741598+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'f52f1836-d1aa-4a94-892b-10ff4c7dbe7b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3c337ff9-56f4-42ef-8d08-44bfcd7ad85b', '2026-08-20 13:24:26.819381+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '30c49930-5147-43aa-9e96-0cd03b356a98', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('adf87203-7c7e-4b70-895e-92eda4ba26e9', '2026-08-20 15:39:26.827775+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'dff420e9-a0df-40f3-8184-81e05c4f3ec3', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e3478f1a-0d79-4dd7-883a-190e7d69d420', '2026-08-20 17:31:26.81798+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', 'd6f60214-c9de-44bf-85ff-ce7c5821f07c', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('e5bb6db7-a570-4a25-8e0e-522effbe7837', '2026-08-21 13:31:18.906152+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '93ceb288-fe27-43e7-8a52-b821a431cb8a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3d0415af-3d08-4fc7-9353-94102f983ac2', '2026-08-24 18:27:10.982973+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '97ba2353-0e21-40b7-b276-90dd990d34e8', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('9eca6775-353b-40a6-a445-6ffc37f96c20', '2026-08-28 19:27:39.303848+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '9dd402e1-266d-42d4-aaa5-4e9b70b492b3', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d01dd3b9-9bbe-4f65-a56e-423622946747', '2026-08-31 13:08:31.385602+00', 'sign_in_failed', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('de2909c2-cc80-4589-9a95-8fcd5c09a8f7', '2026-08-31 13:10:31.394971+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '06158c4e-ca2e-48a6-b2db-275a44a7fd20', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f96342d0-e983-49d4-a729-1f8380a430f4', '2026-09-01 13:17:23.465837+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '8cdce8f5-9e8d-4491-bb14-94367f63f1fd', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('9305ea07-b861-47d3-ad29-b7f6389c3eb9', '2026-09-02 13:24:15.549942+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '2d50dc77-6491-4cd3-a91f-8d4115642af7', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0fcf51a1-e02e-4998-add7-93ba3551759b', '2026-09-03 13:31:07.63417+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'f0571365-c92f-4725-99ff-3335799afef1', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('7bdb02ad-98e8-472d-a925-f06b1aedfa1a', '2026-09-07 18:45:51.792232+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', 'b5da2b8d-e95b-448d-b9ed-4ae93a464f38', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('de7e5eff-92ef-42ae-ab27-1cce2e25b891', '2026-09-08 13:10:43.874518+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'ba80c458-3122-44f6-99fa-d022146b8344', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('0b88bda3-ad0a-47cd-8304-0eba6a7c955b', '2026-09-09 13:17:35.956813+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'b9513f04-5b86-4f13-8d2e-17de8d338fcd', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('97e372eb-4467-4fba-a5c1-822c7f2fe7ab', '2026-09-09 14:38:35.954897+00', 'signed_in', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '7f6e9aa5-c250-4ed3-b2ce-65f57401b4e3', '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('f6cbb089-9944-470b-89ca-4692e7a299ee', '2026-09-10 13:24:28.034885+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '967a290c-a211-4848-b8fa-a788ec87aaba', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('0d3ff156-30ad-4d01-ad71-032ae3e45dfc', '2026-09-10 16:57:28.038891+00', 'signed_in', '91466e11-cac7-40a5-9da8-5149b88cee84', 'a020a7ba-87a9-4117-a429-84c97987392e', '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('fab35761-b16b-4cee-8cdd-d1d93f31d5a4', '2026-09-11 13:31:20.121441+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'cfd172cb-628d-4204-af03-51cbf298f1ac', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('befc9aae-d976-4a9a-a866-afecc3fd507a', '2026-09-11 15:03:20.113813+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'a5c0dd8a-cf91-40da-88d2-df9aba2aa187', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('da81ff95-5cd2-4679-8bc8-5061096ed36d', '2026-09-16 16:08:56.358609+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '8bf261be-90d8-4632-a689-b63dbcfa3f42', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c9c77e7a-a73c-4765-924e-13ae4f6a6c3a', '2026-09-17 13:10:48.437736+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'dffbd6e1-0a64-4e48-b723-c2ab2e57a9e5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('d71969a9-c2ee-4d82-94d3-bccfaf53abf5', '2026-09-18 13:17:40.518609+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '45ff3a99-3ecf-4a48-8483-af2517c6e110', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('303380c4-247d-4b50-a21b-f0f1bdb98f60', '2026-09-21 13:24:32.599723+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '22e742fe-7b03-455f-8a42-b563b685f6fe', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('63ce1d47-b5a5-41f7-af3e-e28497ce31f7', '2026-09-22 13:10:24.682036+00', 'signed_up', '56f127cb-bab6-41e4-958a-9782a4e61c24', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ff77dfed-dc1d-4959-96f4-40fa8a07bb4e', '2026-09-22 13:10:24.687024+00', 'email_verified', '56f127cb-bab6-41e4-958a-9782a4e61c24', NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('a97b0cb1-ff37-47dc-b645-00a52db48b4b', '2026-09-22 13:31:24.682721+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '3182f901-01e9-40cc-a84b-1393f2a359c2', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('46d73cef-1ee8-4e75-96cc-17fec72b852f', '2026-09-22 14:02:24.682187+00', 'signed_in', '56f127cb-bab6-41e4-958a-9782a4e61c24', '97b9f7e4-09bf-4df7-b0a9-497c5e122194', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9703dae5-0276-4e8f-94a4-2444709821ab', '2026-09-23 15:07:16.76461+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '5a214b29-866a-4431-b671-4e770834cbad', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('ac75492d-f924-449e-af23-a86d4a99714d', '2026-09-25 16:51:00.926271+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '3a64182a-24eb-42e0-bcd1-d217cc4ae067', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('8868d987-72f6-4019-9c2e-2198e819fdd5', '2026-09-28 13:10:53.006639+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'd0c2dcc0-af98-4b46-b0fa-8ed6b9046f11', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('f603cd07-5c74-4f38-82db-eaf63bf8195d', '2026-09-29 13:17:45.091395+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '087ae97f-93ef-4398-ac37-1f3555e49e8d', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('c28eeea5-e9a5-4e45-b9a5-bd3d8be8d8fc', '2026-09-29 16:15:45.08983+00', 'signed_in', '105932f4-e3a7-4349-b500-11e167f2925b', '5270efcb-9d8e-44d3-8cd0-4c4902da211d', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6db6afa6-053d-4adb-bd74-bb48532bdeda', '2026-09-30 13:24:37.169144+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'ce475292-6ef4-455a-bffe-1ebc59ab4726', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('34cadbe9-9c4b-4337-9e4d-6ac7f9b2af05', '2026-09-30 14:26:37.169645+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'c46918f2-bbbd-4931-b71f-6d5551a26fcb', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL);
INSERT INTO public.account_activity VALUES
	('1746055b-d1d1-488c-9fb3-73036f6a0db4', '2026-10-01 13:31:29.253598+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '1d6ecef5-0638-489f-984d-4b162b804dca', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('f4a87f7e-a0e7-41eb-91df-7e5769d973a6', '2026-10-06 13:10:05.49723+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '9689ca3d-73be-43aa-b8a6-e87e65695302', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('19620af3-8666-4274-9013-bddbfe79af3e', '2026-10-07 13:17:57.574432+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'f91ecef1-8808-4d8e-a6a3-b8a4fa8619c2', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a73191bc-33ca-49e1-b3d1-7ca9b2f45e3d', '2026-10-08 13:24:49.654857+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'dd64389d-ecb2-4f14-85d2-2445a1ff21f7', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('7491f388-a353-43d5-aace-1e13ed6f7bc8', '2026-10-09 13:31:41.737902+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'f81c3303-8e58-4c65-b68e-d662b2da1e1e', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('56bc9873-2a88-4fe1-a156-89568860ea7e', '2026-10-12 17:33:33.8166+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '782d058e-f66f-4d74-9017-54e1a0b00fd0', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c1d4d98d-0f27-43d7-9c6c-c3a3befb55db', '2026-10-15 13:10:10.057654+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '19f953f8-f5be-4e15-8367-79c2206c1e65', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('b1155ba7-d4b0-45b8-80f9-56020bc83dcf', '2026-10-16 13:16:02.137862+00', 'sign_in_failed', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('66c242b4-4dc9-4899-a61d-e3235dc8255d', '2026-10-16 13:17:02.13862+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '6a857d57-0c7a-4a13-b723-7e0d2e1a01f9', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a40df298-6720-4b81-bf1a-b592fc645dd6', '2026-10-19 13:24:54.223135+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '9963b0eb-404c-4f02-9c06-6ee251e55634', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('fea43f11-d353-4016-bbaa-fe92fe07315f', '2026-10-19 18:30:54.225628+00', 'signed_in', 'eb2f1007-adb2-4576-973c-18299a66d373', '6185cf95-ad14-4d20-b60f-280fec5e1964', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6143464d-78f5-4eb4-ae00-7c5af9b3e096', '2026-10-20 13:31:46.30066+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '7ed99ab5-eb35-4583-b380-96499ca56f1e', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('96e5777e-0508-44b2-b8aa-7b7cdaf08a7f', '2026-10-21 15:17:38.387112+00', 'signed_in', 'eb2f1007-adb2-4576-973c-18299a66d373', '502afbb3-27b9-4126-b200-aeac76db4a8a', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('2a6e30e1-e945-49c2-b5dd-6a785553dffb', '2026-10-23 13:10:22.545233+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'de1d58de-b3fe-4090-8593-5a2ec15a72f6', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('06d8a261-70f0-4045-9e62-ba651ea603a3', '2026-10-26 13:17:14.633013+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '10cabe8d-6e69-47d2-8a1d-e830f4efbd1b', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('eff8ae84-ed90-49a8-b241-f6cfcf959a74', '2026-10-27 13:24:06.706944+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'af434f69-32e8-41e0-90bd-f6bb0aaef3cb', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('2cda9073-f8b7-454c-9a2b-82eddaefb0fa', '2026-10-28 13:31:58.790984+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '715cd1d4-3847-401a-be06-87e4e4afe606', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('654395a1-20ae-4725-ad2e-938e2d245b8c', '2026-10-28 15:48:58.793881+00', 'signed_in', '1800081d-c5d0-419d-b03d-b99060746640', '62404f7e-a017-4725-857a-59e4033bdbbd', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('10279d8d-e507-4697-b2e8-3c6c87246ba2', '2026-10-28 15:48:58.803111+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'ef35c28b-e0a7-489d-9d71-4f5ec7b2a5fe', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('cae7978d-1931-476c-8fc2-eaafa232d976', '2026-10-30 13:10:42.953064+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'efa40a4a-d00b-4edc-86ef-1d1fc8563940', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('c70dbfc9-2eb6-458c-a393-b248934c7659', '2026-11-02 13:17:35.032309+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '301646a4-997f-4741-9b71-490118c7d4ef', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('21f091fb-3da8-43e2-b26a-f05c1bc1f9ba', '2026-11-03 13:24:27.113587+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '7f15bdec-2cb5-4dcb-8ae0-9c5ad8874959', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('8e191131-d857-4f1e-8b40-de58a040ac66', '2026-11-04 13:09:19.19354+00', 'sign_in_failed', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('e70671a4-37c7-40ea-b9c2-f93c06d251ce', '2026-11-04 13:10:19.19764+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '90d1f3b2-0e32-4b40-9428-b06a848855e5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('dda7a308-e1d8-4425-9f01-9c7a56056be9', '2026-11-04 13:31:19.19796+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'dd20a8bd-f5e7-442d-b099-c524333468a9', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('6000d400-9735-4348-9056-2499c4199326', '2026-11-05 13:17:11.278226+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'ad778b60-1277-4312-b06d-7b5428811efe', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3c3cc209-e916-4a07-b92f-ba152a9bf02c', '2026-11-05 15:53:11.275921+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '40725814-3e24-4676-987e-cbd2a0789205', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('3681a506-3fc9-4e0e-87ed-9eaf90c08bce', '2026-11-06 13:23:03.353662+00', 'sign_in_failed', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('baa542e3-a962-42be-b7ce-d84de2d71b65', '2026-11-06 13:24:03.356384+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '7f0b951f-c353-47c8-83ce-94ce3f4ecae7', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('6a54c746-a037-4291-bbea-061158bfbd3a', '2026-11-06 14:33:03.356636+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'eb048851-e46e-454c-99a3-9e5b65179408', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('7aaa6333-fc8e-49c8-b0e1-13b3be4dd0eb', '2026-11-09 13:31:55.443577+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '510325ec-c489-4702-a8f4-63f94f672bd2', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('587d9b03-c9b9-4008-b84e-8425611385a4', '2026-11-09 17:19:55.441424+00', 'signed_in', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '3368d180-9674-4f35-84ad-ce23089dbbd3', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ee7aad50-1f5b-4349-945f-5ddb36b54f7c', '2026-11-10 16:34:47.518822+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', 'fb35a8b6-ac37-4153-b1e0-01951ba8b963', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('ea03d1bf-ba51-4bda-94e7-03196b9fa1c6', '2026-11-11 14:42:39.597556+00', 'signed_in', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', '43551cf6-ef23-41a0-85b6-091261ef70a3', '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('d85dedb1-368c-4edc-997d-67d35ce63f3d', '2026-11-12 15:35:31.6778+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '75546c01-22e5-4e44-aa15-aa8763dbf5d7', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('16238077-26b0-452f-b20c-af6c6549e7b1', '2026-11-12 20:36:31.732713+00', 'signed_in', '48fa1433-b6f8-486e-be25-9a314c1f5467', '8bca97a5-e0e7-43ff-a991-764bff7505d5', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('ebc5932b-e011-4bf4-aa7b-157af74ba96d', '2026-11-13 14:51:23.758918+00', 'signed_in', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '6f2bee93-7f4d-4370-b4c4-44df4fd56f17', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('e0a591c4-42bd-42a3-85d7-4c0044aa38f0', '2026-11-13 18:05:23.771604+00', 'signed_in', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '371f3ace-71c3-4b81-a094-b9e29c588f6d', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('8d149879-e47d-4705-aa2f-894f8d854eea', '2026-11-13 18:40:23.785564+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'eec92d99-1795-44d7-a59f-e4a42ba45d58', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('5d46440f-be87-4c56-a502-6d04537759fc', '2026-11-16 14:17:15.846225+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '167a7d7e-31be-4cd8-990c-f45307624295', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('9485ac7c-791c-4f87-ae65-f7f9b9016ec7', '2026-11-16 15:22:15.841402+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '8b0fde4b-5564-4f63-b838-2cbe7040a527', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('936a9bb5-b144-4974-8b11-6b8dfc36fac6', '2026-11-16 17:44:15.842378+00', 'signed_in', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', '4c22ca2b-aba9-4043-bb86-1521f7fbfdb0', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('3b0578f8-c584-41ec-b705-98c0b7c25f30', '2026-11-17 15:55:07.920939+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'd3a242f4-8199-4dd0-8a6f-79f7393d1745', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('da63210a-273f-47e2-b60f-f0fe59eb6f8a', '2026-11-17 15:55:07.935929+00', 'data_export_requested', '77e19e46-efb0-4c66-a545-17b1c6069770', 'd3a242f4-8199-4dd0-8a6f-79f7393d1745', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('a13fd8a4-e97f-4c50-9a37-e158d2b8a9e1', '2026-11-17 15:55:08.199387+00', 'data_export_completed', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, '', NULL),
	('d2237f60-c910-4dc3-a8d9-a1d73a209d80', '2026-11-17 16:20:07.921141+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'd087ddfb-61ec-4381-b6b2-b09e98731f98', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('2294feb4-64d7-42da-99e2-c4edde470cb3', '2026-11-17 19:40:07.923251+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '13d3f98c-e69f-49a9-8e60-4cd13483ff46', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('3882bf60-0e35-4c99-ae51-f130f9fe104a', '2026-11-18 12:18:08.069393+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'f936f874-9b96-483d-88a8-1438244826f1', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('b741cb64-f43d-41ac-b231-ed9e887bd602', '2026-11-18 16:22:08.058611+00', 'signed_in', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '8229e3f5-c9a4-42a6-91ff-3451ea6eae03', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('8343e744-ee0e-4fb3-9124-e9d32c563dc3', '2026-11-18 16:22:08.132202+00', 'email_change_asked', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '8229e3f5-c9a4-42a6-91ff-3451ea6eae03', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL);
INSERT INTO public.account_activity VALUES
	('95e0c93e-bce0-4cda-8cae-85d3b6036538', '2026-11-18 16:41:08.069419+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'd74b8d57-8429-4dbb-8f58-a05ad182e458', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', NULL),
	('4cf5a3dd-d616-4e7e-b186-fce8be9bf71d', '2026-11-18 16:45:08.061479+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '38e8a2a2-b447-4278-86c8-c272b944f82b', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', NULL),
	('231ff775-e561-4640-8936-0e099b0ba082', '2026-11-18 16:49:08.060233+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', '4a3c41ae-2270-4f6e-9852-8307f1d8edd6', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', NULL),
	('a3f70618-7eb1-4350-b546-37d3845fe235', '2026-11-18 16:53:08.06552+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'e708f1d6-67bc-4ee3-864c-903e502ceed8', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('16e07dca-e63a-4702-a2d2-f202af34a98b', '2026-11-18 17:43:08.063269+00', 'signed_up', '3a8f7b0a-f8dd-4d3c-94b7-f1570fc19309', NULL, '203.0.113.44', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', NULL),
	('58a3f41d-b947-4ac7-8743-2421e4ead460', '2026-11-18 17:45:08.06003+00', 'signed_in', 'a912c84a-bfef-4346-8800-60dfb0e40824', '2d27399d-a6e4-4886-b22e-45c08b12cd31', '198.51.100.8', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('4dd5823a-c8e5-4e48-8213-e8cdc0ee936a', '2026-11-18 17:49:08.075006+00', 'signed_in', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '5820a19e-975b-4a8d-b712-a2a0e026a140', '198.51.100.14', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', NULL),
	('f2ad126a-0137-4ba1-9a56-51a2586d396b', '2026-11-18 17:53:08.078104+00', 'signed_in', 'fd235c51-8035-4c37-b704-d06b53588459', 'f995bb45-5f2d-4735-b19c-cdb24b00a719', '198.51.100.11', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('cf5ec675-0497-442f-af1d-a912211d325b', '2026-11-18 17:57:08.065182+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', 'a446117e-96fa-43fd-88c2-d3278522be70', '198.51.100.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', NULL),
	('3addfe41-c996-47bb-943a-eadbd545ad9f', '2026-11-18 18:30:19.437004+00', 'signed_up', '50aa1f78-7333-4c2a-abc7-ef9d33443874', NULL, '127.0.0.1', 'node', NULL),
	('50c6fdfc-bb46-4448-8fdc-444124f847b9', '2026-11-18 18:30:19.567948+00', 'signed_in', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '6dec0a77-00d2-48bc-ac3f-29323e8b72b0', '127.0.0.1', 'node', NULL),
	('3c120f5c-8c76-408b-a65c-435696d84240', '2026-11-18 18:30:19.889952+00', 'signed_up', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', NULL, '127.0.0.1', 'node', NULL),
	('d652b7cf-c4e3-4c7a-bb80-719f8770e8c9', '2026-11-18 18:30:20.00049+00', 'signed_in', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', 'e9c2c52e-7a13-4753-873d-f36234557c8c', '127.0.0.1', 'node', NULL),
	('9d7c3b88-b049-4a6e-8a88-34f49a9c436b', '2026-11-18 18:30:20.163852+00', 'signed_up', 'dc39f439-834e-4b88-80b1-d61618f7ef43', NULL, '127.0.0.1', 'node', NULL),
	('a1549aab-ed82-4694-a120-aad244863411', '2026-11-18 18:30:20.200802+00', 'signed_in', 'dc39f439-834e-4b88-80b1-d61618f7ef43', 'c700084d-642f-4211-a692-8cbc05eb0820', '127.0.0.1', 'node', NULL),
	('95335e28-f8f3-4338-806c-1f66eefc5713', '2026-11-18 18:30:20.228494+00', 'signed_up', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', NULL, '127.0.0.1', 'node', NULL),
	('70b433c7-9476-417b-b118-eb10ae07f0cb', '2026-11-18 18:30:20.270431+00', 'signed_in', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', 'cc881f40-7b2e-411e-9918-8578509d1f73', '127.0.0.1', 'node', NULL),
	('98882d58-ea01-4403-bfba-60c8378688dd', '2026-11-18 18:30:20.308065+00', 'signed_up', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', NULL, '127.0.0.1', 'node', NULL),
	('cb858d47-8dd9-4165-ba3b-6b71b142fabe', '2026-11-18 18:30:20.334734+00', 'signed_in', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', '127.0.0.1', 'node', NULL),
	('ebbc67ae-5343-4037-aabf-3da4d7809e4d', '2026-11-18 18:30:21.950769+00', 'signed_up', '64afed2b-c7f6-4177-8087-3c73a937cfe2', NULL, '127.0.0.1', 'node', NULL),
	('9c54f6a4-20e3-41c8-b245-73dcf2e84fd8', '2026-11-18 18:30:21.985974+00', 'signed_in', '64afed2b-c7f6-4177-8087-3c73a937cfe2', '6cab3dee-21af-448b-be09-2f7f6d682a16', '127.0.0.1', 'node', NULL),
	('316691fd-f2c5-4de5-9b78-409e7909adf4', '2026-11-18 18:30:22.923766+00', 'signed_up', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', NULL, '127.0.0.1', 'node', NULL),
	('dda3ade8-74d2-4295-ab7e-97bd1e33b25d', '2026-11-18 18:30:22.959835+00', 'signed_in', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', 'd745e8d1-c57e-44f6-96f8-ddd3b0ec8af2', '127.0.0.1', 'node', NULL),
	('095b95a9-61a2-413c-b1f7-e94b1c18806b', '2026-11-18 18:30:47.519358+00', 'signed_in', '77e19e46-efb0-4c66-a545-17b1c6069770', '22a921d6-78d7-4d81-ba63-2c1ff38d377a', '127.0.0.1', 'node', NULL);


--
-- Data for Name: activity_ends; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_ends VALUES
	('377ec2e2-5ec6-4a29-a184-9701dd69ff8d', '2026-12-18 18:30:17.152357+00');


--
-- Data for Name: activity_floors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_floors VALUES
	('ece24dbf-96f8-4ef4-a062-afd4637592c6', 1, '\x1ddf70f3b72a86e681848bffb5e0b4c972eeac1392d604cd316317dcea7b6213', '2025-11-18 00:00:00+00', '2026-11-18 18:30:23.138+00', '48206e6140964399', '\xe05b1fa3a1ca7017d4f81f209875bc88f1785bb908653451ce76d34262d4c057ffb25d6bb40dab1907de9326a75e06b57522ba48937a02323aae1efa43951406');


--
-- Data for Name: activity_heads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity_heads VALUES
	('3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 73, '\xc7d623f60dbf01845d5c34a018d37aab8026a1cf1184f0c8167da1de0ec86404', '2026-11-18 18:30:13.122+00', '48206e6140964399', '\x4107a2b7d16ea9ec0dbc768a4f883678390fd71cc85f0ce2eefef0da841e18cf0f064c6d096064074cf80751ebd09eff3abe4f7fcebd779e335849aab8b05d0d'),
	('3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 88, '\xdb9e17a3742c7474b2ac819034ef3a91714e249349c8a3da375496e58c84941c', '2026-11-18 18:30:14.397+00', '48206e6140964399', '\x94bd40b3c74e202dc319b2b6b7a26e918b6c7614703ffa40d27a3f2d2e0b5b3280f9e746da231c66b10186e162e07cddb4d0d72b3263dd984a8a4979215e3c0b'),
	('3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 112, '\xb3e7a557be36bd66b17f7362e1c49178777656b43fd61ed196a14c2cfed7fd40', '2026-11-18 18:30:17.834+00', '48206e6140964399', '\x661593f7e795cdeb4c52140764156a620217d5b291b797ee7478ba17ec1ca5346a69572607f5a8086b899caeb49abf1c4f427b1f035bacd043b0070124adcf0b'),
	('3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 117, '\x6ab29b2dd7658ab996061c0c7208cdcb27f600f7605c68475e45cd182ebfc5a3', '2026-11-18 18:30:18.606+00', '48206e6140964399', '\xda08a204bcef290593255a71911859ba97621a4c645c74af90541691146d966086b55b37ead37db10d1d11973b9ca8abdbd8475880d29077b57948a9958cb50e'),
	('377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 5, '\x09fbb40190cfbe1d64b2f7709dce0cdc26ec7ca77921ad59044739eb54036ced', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\xca1ca6dfdf10a26846f54efa2f929f1d4cc7c936c766f1f8c239f8f1a8d6b5259a955ee2eac884bf321e4f0b7a75c3696789b83da3d56a99b3c08712b29cea07'),
	('335a674a-4d9b-47a5-a441-0389d4e94bcc', 25, '\x91f28acab6aee8f8ea19f2e98f3a1745179e683064340291e596bece516a3ff4', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x2215f5abf96be425765d190086867b4c60c04a3d7078ad6fe0372f793c244b2027227d904a44a0a3f87cef9f7eb9fea8f0362411a9060f588172aaf91e7d7f05'),
	('2d332273-75fd-4f54-b067-902b7c837691', 4, '\x0fbdf3163c535783b5880b47e2e914e66c8f17b5bb437b01eae43a7b3ccc8b41', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x0fe0e22a9dd2692f1ad3f365a951fd691e09149e6326971e66d2b2ba9ea429b4371c5845759b02ec1e07fdb062ae6443f7bccc53f92a95055049a2fd884e740b'),
	('fed96eb4-64df-4f97-8752-e243468bdfab', 6, '\x1cc12c0cdff943befd2bc27cf9eb003f6dae863f8ca03ab846e4ffb2d17f7c44', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x4155fe63e5d0837fdd457577483979fa67ffc39b42b3ee2a4806058dc1e8607005cf522ed9444fd3f6f8129867b4f50e4b9ba384109fbb3f51923ce3e24c2502'),
	('f6881fbb-395f-4c3b-8e23-e7f9a908f102', 7, '\xb04e461799d595abe416caceb8478f479b96cb26c866f4f3420bfb8f519a23da', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x310c025f07d7fdbcdc9c57e5c0d0e91a8971f59df6a9afd9c04cdc91a39a17498ecea097b8bdea27c162eb7458437828272ada91a5d60056efbfdb2f02562f00'),
	('86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 11, '\xb85eae120bd1c42b4abe0d92e37ceb1d9f9b9decf0c57d1a4faf78aad15c14f3', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x392530ac0c5cd23e4073ac54d18690110db9a2b24d819391b27478af03097d9291745007ed0da0d3a534c42410cf50cad809a7bda523f43c8de087c526acc908'),
	('e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 5, '\x2589d9d043bc419cc0946ea3b0c5aafdf4563319f6f9415a097230c4bcc666cc', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\xa52a9a762b1e37f17e48aa3b995207f3b9684350297e9ccfe2517b35bdaf83b1ce9f0230237016c2810d6b5d51cb99c7690801bc0241f809b4e63dce651cd10b'),
	('e93ec455-d9c8-4080-aad9-a325a08ca766', 10, '\x65082eae5977376cf09cf63ef52cddbf5a8646d1a5d128ca3a4a897f20cb8b18', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x09f2d5747c4a45be2de8d06c4ac1249398e04189a342115d64244ae01f14c710a4c9207e4b080ded19fa65dd114414e6c901adab9d29fe99ef25d49a21326604'),
	('b6d540c1-880b-4300-b9a7-5b04bec8297a', 8, '\x5ab2a3ea0defe8229b852d2afcb435f0ceed2dbd9fa7c7105c36a3b1622a9993', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x34fedf9510bee0da4bff6881f1f63fddee1d6a2287ed06677cafb38a3928d5d3eeebbcc4fd9ad0c8c36748e4df6d1906e4c8e594469f8ba100d17771b348d901'),
	('35f248c5-2ee7-446c-8578-65854b8d8cd5', 1, '\x9430742e0dc94588cac31708f84380cf2793088c9d2f3bf641f7e75cdc809d21', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\xaf48b016085cf99f612088c0655f3ea7ee95ae9d04ac8f1be3f5b3946594940f479b39a77f15504df9d06726d5355c71c86780f5b600c1ce5c0915174b42310e'),
	('e2ffc094-4067-45bf-843a-5ccc84ac968c', 6, '\xfba80b76d1d24948ba1724b024c652058eda5aff63805dd20dfa7d05a3a9cbf6', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x154ee8cc4496cb5a67091daff7a17d19728067168452b28a650a4546507072b5a3e787000a7673052d4aacae45c0bb394334f5831a2802030093a8fcb08e4f09'),
	('c03c0d2b-f305-41f0-8758-99afd60ebd62', 9, '\xf6849548f83c0b24fe388c716173aa7aa33ad99961883d391e4343dea56d5625', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x93140340927a0c8705185f12409e59ad0f927648979cac38d06bf498867f2925ad36cf9e78c82ac2eec631883eeb276852c967515a31fb0fb5ee6d915c63f202'),
	('044b4a60-8856-41ef-9c35-806738311dc8', 15, '\xa94144ef62661cf3220cccd2fb43646da35081e0e6726f4420fcffd8e3a860c5', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x329352f14704bd0e9ee43e6da52e9dbee5a70a64d69a7ba699a837403d2e50dec09ca30a9161f2e72541e9c2b3f9ef0e013f25d90c28d3fc00bb16b94580d503'),
	('954599b2-0905-4f2c-8361-b00185bc2eab', 14, '\x71166e71233c9b96daa080b9f595d94f6773b59de89509bdb91c5dc33a465432', '2026-11-18 18:30:22.509+00', '48206e6140964399', '\x2e39c8d62f41180bde8feeb76476bd43bcd955b0201dd54d44b7cccfc006092d3d35826395d2968b802848ce42305de3eaff31c41272a3cff555df9d3df6df08'),
	('ece24dbf-96f8-4ef4-a062-afd4637592c6', 1, '\x1ddf70f3b72a86e681848bffb5e0b4c972eeac1392d604cd316317dcea7b6213', '2026-11-18 18:30:23.043+00', '48206e6140964399', '\x11bddbe4d214d5f913afc73a95362330f2faae89d602e43f6d12fe4d5272b4cad2da13f4c090b19488d4b146eef01f6efed0ce31b8b08689a7caa3fbb515c40e');


--
-- Data for Name: answers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.answers VALUES
	('\x0db52f4076c082518412afd3dd3576e2cb0c63703fd7fed5e23ade60efef31d9', '77e19e46-efb0-4c66-a545-17b1c6069770', '\x1f58b9145b24d108d7ac38887338b3ea3229833b9c1e418250343f907bfd1047', NULL, '2026-11-18 18:30:47.790317+00');


--
-- Data for Name: application_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_keys VALUES
	('2926d82c-e3ef-47fc-a590-6a03c6887a41', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '\xad67076049ad410030781bc65f90a58a27a3f8fc51c6fc8ef320e623cdb9dca5', '\x017a784276c05519a24c8a018b01205b263f1f5950dd227a9ea0f5dff131b64be9dab68725086ba1eeb58a5497dc0b4e5e15e3d93342dd34d4a015c0d3b08733f614aabbbe9c53a4702c7aa8a676d0f0eacb5e22', 'mXlE', '2025-12-23 16:40:08.902036+00', NULL, '2025-12-23 16:40:08.892922+00'),
	('3d160bd0-fe44-47cf-a76d-2164e833cb5b', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', '\xe5c135562ae7b7ece9a9c51787d9985769d5e9d32bf321c803c99bda8a05d533', '\x017a784276c05519a28502ba250af993de0aa300366666ccdab852fac047761eba8fe12c708704032f8c97a06f51e55f97da80c02c5659569a371be4d9690c99a9ee5caab3cc4b1c743ec6dea8654800ee7ea99a', 'qcRU', '2025-12-30 18:22:29.3028+00', NULL, '2025-12-30 18:22:29.293688+00'),
	('9c3fc07e-d1aa-47b4-91ef-91f94cee1b30', '884cd8c4-992b-45aa-bc47-b5047c58aef8', '\xe89a3756ad088e582a6d524853040bbe0c6c94847e2ec19059f68ed04356b8f5', '\x017a784276c05519a2220831232498366143229eea16ca9bb6477cfe8df66925c37132ba1cda3dcf9e7e1e643ca77c3223ac8b48049868094cd4c0088376c1aa0ae367baf368673d9f35b8d6e920e07068502148', '-SIo', '2026-01-12 14:47:18.02869+00', NULL, '2026-01-12 14:47:18.023898+00'),
	('cae56602-ce43-480d-8e3d-1535b88d5ccf', '47808c47-95c8-4327-bffa-7b868169a352', '\xa01cc63574f30f87772cc95bc43ecabf3f67386f8b354fbfc36655b0ca12f60c', '\x017a784276c05519a2bfd8e68711cfeaffd88404f131d780e55c36e266f8853e7b0d453c52a3de73a08aa0ff4d8d1b737916f693af25e43a9ca8ec9698bea36184b866f8669dfda21a2a1c77bb4c252ecb2ef9a1', '9Fjk', '2026-01-28 17:05:42.996817+00', NULL, '2026-01-28 17:05:42.993674+00'),
	('93df62f7-088a-4e08-8659-c4bfb09e6974', '3c61e181-d2f3-46f7-804d-5441546f3779', '\x1739b953df76fb5376b32aa3a174d50a12fd2f77eeae85b30110377664eb7ec1', '\x017a784276c05519a213b57f68831b0e4a48f823281d12a64041546a52f8d8ff189c20c2881612cf9a59e17533da7ed7ab0bf7fa76700cf709592f2ad3158c5fb85c0aa9926dbba6ee0c1480c2b9e80c999f0a86', 'U2j4', '2026-02-27 19:08:48.794314+00', NULL, '2026-02-27 19:08:48.786608+00'),
	('f21991fe-7990-4f65-a90a-d3db43b48fe1', 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', '\x777c4016ca10fa9d8a7a6026194e37ae1cea2f0cbddb5d879b1d15a7aacbd3b1', '\x017a784276c05519a2834c5bc9eb46ac4595d955dcf9c33a2e60002d38f1116a356b2314b295532dc534a5bdbaed1360ecdaa239a06a2e6e30530768efc0827577112f81be591d00791c4c75e6a7b548734914ee', 'Kjds', '2026-03-25 16:11:26.245015+00', NULL, '2026-03-25 16:11:26.239299+00'),
	('2ead8fef-5bbf-426d-8a11-740ed6c0f2a9', '699b8a88-41b1-4741-acfa-4ace46d7b2ac', '\x93f90321123e2e9d740554f20963635dff54bd0021866efc8bee54d1efed5143', '\x017a784276c05519a2d26b41b68148ba9d19cd38ce2e17aedc550e131c0a61c06368bc77609e9eca56e6a3e207c381420894435d5bd98eb8573b9ffb727e4dafe57cfc0b13225757f7eabbb3c2e2209ed51536bc', '067k', '2026-04-16 17:52:19.536682+00', NULL, '2026-04-16 17:52:19.5314+00'),
	('9e235560-3834-485a-bc7b-f523fc47d6c5', '353dffdb-078f-49d7-a807-17830933c410', '\x482a6af9ce4a7054ea818ae27bdfd0c01e8347b32c036fb9a3449159dce8fbd3', '\x017a784276c05519a24a7d60148c3c226f3ab344c746b64e60251ee5baa6521e397ef68944b0021e00686db7076626955d88e052ea61411884693b9c7f44f0eae48314cdce5bea8c09627adb21417fbef6c80172', 'q0T8', '2025-12-12 15:18:04.337409+00', '2026-05-06 18:19:36.589752+00', '2025-12-12 15:18:04.326553+00'),
	('f8f2ac65-43e6-4b60-8140-5d96107a4b86', '353dffdb-078f-49d7-a807-17830933c410', '\x22baa20dc21a0ff6eaea6ce0dac3c916c97b6d21886e4bbd4153e45ca3cca9f9', '\x017a784276c05519a2e30558a5aa85c1154f57536f83b8ec671f0ab3350b3eaeb7d830bfe19d674f06c0e1fb1c5bc545a39390c019556fc2c01423feecf2c568b0124b6894ff2f9c369c0a9c1e92d93c61c5249d', 'jldg', '2026-05-05 18:19:36.599793+00', NULL, '2026-05-05 18:19:36.589752+00'),
	('f6e55739-5183-4f24-9e81-39c51ca4c305', '3d08a219-9e3f-490f-bac0-286b3e28c7c9', '\xf984aea835fe34f6f8c90a29fa996234017f04f95043223c10d0bca1b6f29ecf', '\x017a784276c05519a20981f44894e0bc78e547070421f4b424aa205d2d8a44c4af5e635050614abcc5e0c3cfdadc6b5469508d2d4b0f9a6b086d347ad7d35008f348e33c4ae2ebf85581eac5584281c28f153e38', 'Y0bk', '2026-05-06 15:37:28.67743+00', NULL, '2026-05-06 15:37:28.666382+00'),
	('022c9d32-17e0-4772-a804-ba71ed69ee49', '89cd4ea7-99e0-4702-9758-e58283884bbe', '\xbf50d8bf280a8f4692c9159afef0ecf2a3ecdebc4483cc4663061d95dd84c5bb', '\x017a784276c05519a2f3a8562ae83b09d835758cd10f899372d52739639ad4c2c6247e5b354c46be1a1bb03de70a7565380f2fb6d5d6d5a8530f6b7be0d03e64f0b3de198ed3472244a589f5ec0c4ce053a70514', 'Mrw8', '2026-05-27 16:26:29.892491+00', NULL, '2026-05-27 16:26:29.883699+00'),
	('02e08665-a3af-4acb-bfdf-fdc56b05f8ae', 'af3e3bdd-2e98-4780-a448-fb45af1e5c8a', '\x77a9aca7e32a47ee923d55c569992c59b9eb7767436258a3fa66dd31fcbb78d7', '\x017a784276c05519a2d7e3f1313f22c79182502a8e4dbdabc69b020022754816a691df28551b61b503ac02545e65d230fdac03f23b6abc4d007b72155729ce6e80095110d43558409850aaaa55f822443290fd4f', 'xGTU', '2026-06-03 18:50:50.298322+00', NULL, '2026-06-03 18:50:50.285363+00'),
	('4dfc2946-1af3-4208-9a6c-a93e785023d7', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', '\x018c52185eeb5d100fb3f0fdba6096417bda7cc83de0db8be271658fa9905135', '\x017a784276c05519a28aa7430250da4d44d547d6d1f10a86667700977fd824adecf0506e0bbcd04d704b2c196f947bb31681d7d1008f12dfc705e5c64eb2c79db8c137a82266ddca1518cd1de169bfcfd21a2fe1', 'Pl8s', '2026-02-03 15:33:11.328157+00', '2026-07-10 14:55:24.394589+00', '2026-02-03 15:33:11.324886+00'),
	('d887d63a-82a0-4fa5-aecc-88d5427d2dcd', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', '\xd2f64fa4fa9fbfc846e00fc1f245ded0c3e1e76660a70ce46bc528d238876eb1', '\x017a784276c05519a28674e46014343ded24280bb5b12b8a881434e37c6081b0b2f4baef752e35d517a794c9e167345a863f3ba6eebfaebbef4fb7eb6bbba09c0b1c14dc2ba3e0334af3982ad501b0a695e309f2', 'OSfw', '2026-07-09 14:55:24.409021+00', '2026-11-19 12:18:08.079791+00', '2026-07-09 14:55:24.394589+00'),
	('582dcfb2-d6e5-4cd7-b079-51a43b1487db', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', '\xb7c6741ff2e1cb0227cf62888b3695641ab114b2620c677ef3ff745399af79d6', '\x017a784276c05519a2400a667776f7dcda98709384a69dc561fc171bdc7477eb7c12b5614e0be89776aeb484766a6ba0a3ac03b70b4a18bab53657bf7d06c4d4643c2a2ccbd180ef697d728a07034ca99fe49dad', 'X6wg', '2026-11-18 12:18:08.090333+00', NULL, '2026-11-18 12:18:08.079791+00'),
	('c09b039f-df83-4e5c-8588-0a91df82e8a6', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '\xeb6e9a645b229ab03b6e95244c70165066e428633e327dcf98a85e26d7d6f7fa', '\x017a784276c05519a23ee76c69bdf5b53ec02c0ea7f3c1803e4f01fa92d784922a4677cfc8d20209d25ed051eb0ae7ea4497de62f142c92fba0145ca735472ca04be2cac2e8b0a2118a85d41525e69effc7f21a8', 'AhGM', '2026-11-18 18:30:20.37214+00', NULL, '2026-11-18 18:30:20.367132+00'),
	('04f51afe-d3ba-4ef6-b748-32ca93695755', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '\xca02bd3ac38b879004cc50dce26618f26785062058f5915b18fc146eaa6d42c2', '\x017a784276c05519a2681d02036f238ff3e4662612c6409ce00c1306a13cc3486a0cf36ffc88443f235b4b5af540c7647003564e2f27a8cbab758b5decc890e69ba8ac8c415557044e9c69caafb053c259bd0975', 'EnJ8', '2026-11-18 18:30:20.485321+00', NULL, '2026-11-18 18:30:20.474411+00');


--
-- Data for Name: application_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_requests VALUES
	('919cb61d-7464-4fb5-b861-4ee9157715ee', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'af3e3bdd-2e98-4780-a448-fb45af1e5c8a', '1a9b362d-115d-4b02-992a-d928f972f309', '{user:read,resource:read,resource:manage,profile:read}', '2026-09-29 16:15:45.092679+00', 'declined', '2026-09-30 14:26:37.175833+00', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'We send people to Cedar; we do not chart for them.'),
	('4ff3a911-0fb7-465e-a5e6-451ce5065b88', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '3d08a219-9e3f-490f-bac0-286b3e28c7c9', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', '{user:read,organization:read}', '2026-10-19 18:30:54.228501+00', 'authorized', '2026-10-20 15:12:46.30769+00', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'For the exchange with Montréal.'),
	('3eab769d-9715-4388-9639-8afbad7e55f2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'af3e3bdd-2e98-4780-a448-fb45af1e5c8a', 'c11929cd-d654-441f-94fb-bd482219f4a2', '{user:read,profile:read}', '2026-11-16 17:44:15.848105+00', NULL, NULL, NULL, ''),
	('f1043347-0358-405d-857f-d8cc604ce149', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'a3db64cc-c896-46c2-9a50-fd4ee42150ac', '{user:read,application:read,survey:read,survey:manage}', '2026-11-17 16:20:07.923367+00', NULL, NULL, NULL, '');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications VALUES
	('699b8a88-41b1-4741-acfa-4ace46d7b2ac', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Refill Reminders', 'Tells people when a prescription runs out.', '{user:read,resource:read,profile:read}', '{https://refills.harbourlane.example/callback}', 1, '2026-04-16 17:52:19.5314+00', '2026-04-16 17:52:19.5314+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Intake Forms', 'Questions that a clinic asks before a first visit.', '{user:read,application:read,survey:read,survey:manage}', '{https://intake.northside.example/callback}', 0, '2025-12-30 18:22:29.293688+00', '2025-12-30 18:22:29.293688+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('3d08a219-9e3f-490f-bac0-286b3e28c7c9', 'fed96eb4-64df-4f97-8752-e243468bdfab', 'Rendez-vous', 'Prend rendez-vous sans attendre au téléphone.', '{user:read,organization:read,transaction:read}', '{https://rdv.cliniqueduparc.example/retour}', 1, '2026-05-06 15:37:28.666382+00', '2026-05-06 15:37:28.666382+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('10e5e6e5-20af-47e7-87e9-103eb89dce4b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Nightly Reports', 'Runs without a person, once a night.', '{organization:read,transaction:read,service-account:manage}', '{}', 0, '2026-02-03 15:33:11.324886+00', '2026-02-03 15:33:11.324886+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('1fec0775-7058-4e6d-96b9-6ed5aaeccc24', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 18:30:20.474411+00', '2026-11-18 18:30:20.509685+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('d2d68c04-6cc1-420d-89c3-679a206abf7f', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Survey Explorer', 'Shows what towns answered, by question and by year.', '{user:read,application:read,survey:read,survey:manage,transaction:read}', '{https://explorer.maplegrove.example/signed-in}', 2, '2025-12-23 16:40:08.892922+00', '2026-11-10 16:34:47.521891+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-11-10 16:34:47.521891+00', '2058c058-d791-48fb-b853-890ac3cbbc7d', false),
	('af3e3bdd-2e98-4780-a448-fb45af1e5c8a', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 'Chairside', 'Charts for dentists, beside the chair.', '{user:read,resource:read,resource:manage,profile:read}', '{https://chairside.cedardental.example/callback}', 0, '2026-06-03 18:50:50.285363+00', '2026-06-03 18:50:50.285363+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('884cd8c4-992b-45aa-bc47-b5047c58aef8', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Fax Bridge', 'Sends referrals to those who still have a fax machine.', '{organization:read,referral:read}', '{}', 1, '2026-01-12 14:47:18.023898+00', '2026-01-12 14:47:18.023898+00', 'web', '{}', NULL, false, 'ES256', false, '2026-11-17 17:20:07.926167+00', '2026-11-24 17:20:07.926167+00', '2026-11-17 17:20:07.926167+00', NULL, NULL, false),
	('353dffdb-078f-49d7-a807-17830933c410', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Clinic Scheduler', 'Books appointments and reminds people of them.', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{https://scheduler.northside.example/callback,http://localhost:4000/callback}', 4, '2025-12-12 15:18:04.326553+00', '2025-12-12 15:18:04.326553+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Waiting Room', 'Shows on a screen whose turn it is.', '{user:read}', '{https://waiting.northside.example/,http://localhost:4001/}', 0, '2026-04-08 14:29:07.05406+00', '2026-04-08 14:29:07.05406+00', 'single-page', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('3c61e181-d2f3-46f7-804d-5441546f3779', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Town Health Map', 'A map of clinics and referrals.', '{organization:read,referral:read,network:read}', '{https://map.maplegrove.example/}', 1, '2026-02-27 19:08:48.786608+00', '2026-02-27 19:08:48.786608+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('89cd4ea7-99e0-4702-9758-e58283884bbe', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Meal Plans', 'What to eat this week, by what the lab found.', '{user:read,profile:read,survey:read}', '{https://plans.greenleaf.example/callback}', 0, '2026-05-27 16:26:29.883699+00', '2026-05-27 16:26:29.883699+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('6fd21da3-a219-4c21-be08-78089812a810', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Ward Rounds', 'Notes on the way from bed to bed, on a phone.', '{user:read,profile:read}', '{example.northside.rounds:/callback,http://127.0.0.1/callback}', 0, '2026-07-07 15:19:40.230531+00', '2026-07-07 15:19:40.230531+00', 'native', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false),
	('47808c47-95c8-4327-bffa-7b868169a352', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lab Results', 'Sends results to whoever ordered them.', '{user:read,profile:read,referral:read,transaction:read}', '{https://results.lakeshorelabs.example/callback}', 3, '2026-01-28 17:05:42.993674+00', '2026-07-14 14:40:00.642611+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-07-14 14:40:00.642611+00', '06746d89-18c7-446c-8b49-177459582963', false),
	('b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Claims Connect', 'Files a claim while the patient is still in the room.', '{user:read,organization:read,resource:read,profile:read,survey:read,transaction:read,transaction:manage}', '{https://claims.beaconmutual.example/oauth}', 2, '2026-03-25 16:11:26.239299+00', '2026-08-11 17:09:22.25583+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, '2026-08-11 17:09:22.25583+00', '41c94302-3e86-492d-a616-1e2ee107bde2', false),
	('8102ef60-b135-46c3-af0b-4f83b4b71e28', '954599b2-0905-4f2c-8361-b00185bc2eab', 'Harbour Calendar', '', '{user:read,profile:read,service-account:manage}', '{https://app.example/callback}', 1, '2026-11-18 18:30:20.367132+00', '2026-11-18 18:30:20.39543+00', 'web', '{}', NULL, false, 'ES256', false, NULL, NULL, NULL, NULL, NULL, false);


--
-- Data for Name: approval_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approval_end_letters VALUES
	('f3a11dcd-21ed-4fea-93bf-687c921be7ee', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{Charts}', '2026-11-18 18:30:47.854006+00');


--
-- Data for Name: approvals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.approvals VALUES
	('6745875e-a8ca-4844-8b5d-efc6ef8f17d7', '353dffdb-078f-49d7-a807-17830933c410', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'c11929cd-d654-441f-94fb-bd482219f4a2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2025-12-17 14:21:40.565555+00', '2025-12-17 14:21:40.565555+00', '{}', NULL),
	('5ee7281a-a1b0-4f8b-afcb-4101c978696a', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,application:read}', '2025-12-29 15:36:37.214918+00', '2025-12-29 15:36:37.214918+00', '{}', NULL),
	('09455e6f-8850-4afc-bc92-1f74573f22c3', '353dffdb-078f-49d7-a807-17830933c410', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,organization:read,profile:read}', '2025-12-31 14:50:21.373666+00', '2025-12-31 14:50:21.373666+00', '{}', NULL),
	('5585182e-a6a2-458b-be18-e55e84fd536a', '353dffdb-078f-49d7-a807-17830933c410', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-01-07 13:55:41.7794+00', '2026-01-07 13:55:41.7794+00', '{}', NULL),
	('b57e76ef-f7b4-4a46-bab9-772b0dde7e1e', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, '{}', '2026-01-14 19:11:02.183367+00', '2026-01-14 19:11:02.183367+00', '{openid,profile,email}', NULL),
	('225e8017-14a9-4fe4-ba96-a7af31ca31b9', '47808c47-95c8-4327-bffa-7b868169a352', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-02-06 16:24:47.568434+00', '2026-02-06 16:24:47.568434+00', '{}', NULL),
	('fcf72c0e-c682-4b58-8c24-8f96f580bf73', '47808c47-95c8-4327-bffa-7b868169a352', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-02-23 15:01:20.462628+00', '2026-02-23 15:01:20.462628+00', '{}', NULL),
	('545f0ac4-6315-4412-a989-22c34f058260', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '8cedcbfc-7588-4bfe-8556-a20a16eab7bb', '335a674a-4d9b-47a5-a441-0389d4e94bcc', '{user:read,survey:read}', '2026-03-13 17:40:29.58927+00', '2026-03-13 17:40:29.58927+00', '{}', NULL),
	('811e346b-a38e-4a0b-8b8c-8ad49cd36f7b', 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,resource:read}', '2026-04-06 14:18:22.88981+00', '2026-04-06 14:18:22.88981+00', '{}', NULL),
	('b4abdd21-1a84-4392-b886-571e59651ecd', '353dffdb-078f-49d7-a807-17830933c410', '1800081d-c5d0-419d-b03d-b99060746640', 'a19a2398-c95f-449c-97f8-2ea16e092caa', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-04-24 14:05:32.018223+00', '2026-04-24 14:05:32.018223+00', '{}', NULL),
	('2a8e36a7-f026-4ae9-8095-1a359d82f126', '47808c47-95c8-4327-bffa-7b868169a352', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', '87755fdd-e0c5-463c-bf72-801a8b466375', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', '{user:read,profile:read}', '2026-05-11 15:29:04.920427+00', '2026-05-11 15:29:04.920427+00', '{}', NULL),
	('58bf983c-3a33-4467-8085-db5f42b226e8', '6fd21da3-a219-4c21-be08-78089812a810', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-07-08 14:12:32.311773+00', '2026-07-08 14:12:32.311773+00', '{}', NULL),
	('f6ea3e86-6577-4ab7-a7a4-8e8044ba0b54', '6fd21da3-a219-4c21-be08-78089812a810', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '50659989-14ce-4940-94cf-f1ee106663bb', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-07-09 18:33:24.398448+00', '2026-07-09 18:33:24.398448+00', '{}', NULL),
	('ca833e04-730b-4ce5-9ace-b5b585a5f10f', '353dffdb-078f-49d7-a807-17830933c410', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '131f57f9-1a0f-46cd-9f15-3b72da18a364', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read}', '2026-08-07 14:40:38.093196+00', '2026-08-07 14:40:38.093196+00', '{}', NULL),
	('5e23879b-1428-48cb-9b14-96ab2a7ace54', '353dffdb-078f-49d7-a807-17830933c410', '56f127cb-bab6-41e4-958a-9782a4e61c24', 'd81c6528-78fb-4dce-a256-1231a94d51e2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read}', '2026-09-22 14:02:24.704895+00', '2026-09-22 14:02:24.704895+00', '{}', NULL),
	('0e18c462-2c63-4ca4-a9ed-1a74ee3211ad', '3d08a219-9e3f-490f-bac0-286b3e28c7c9', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read}', '2026-10-21 15:17:38.388705+00', '2026-10-21 15:17:38.388705+00', '{}', NULL),
	('12ad87de-f6e6-41f9-8b2a-b7261a40bfd2', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', '1c840087-0736-4380-a8b3-fb845ba756dc', '954599b2-0905-4f2c-8361-b00185bc2eab', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:30:20.644032+00', '2026-11-18 18:30:20.644032+00', '{openid}', NULL),
	('220f9574-5061-40dd-bc96-f3f27faf3617', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '22a9c727-eb21-4f0a-8edb-49bea2ca34c3', '954599b2-0905-4f2c-8361-b00185bc2eab', '{user:read,profile:read}', '2026-11-18 18:30:20.792892+00', '2026-11-18 18:30:20.792892+00', '{openid}', NULL),
	('4b73f316-ebe2-4856-b15a-c4fdfb3871f8', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', '954599b2-0905-4f2c-8361-b00185bc2eab', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:30:20.944566+00', '2026-11-18 18:30:20.944566+00', '{openid}', NULL),
	('8c21c9e8-8b5d-4395-a761-827d8437c4cc', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', 'e93ec455-d9c8-4080-aad9-a325a08ca766', '{user:read,profile:read,service-account:manage}', '2026-11-18 18:30:21.028495+00', '2026-11-18 18:30:21.028495+00', '{openid}', NULL);


--
-- Data for Name: authorizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.authorizations VALUES
	('34ec86ad-50a4-40aa-bb49-13b140f02b98', '353dffdb-078f-49d7-a807-17830933c410', '335a674a-4d9b-47a5-a441-0389d4e94bcc', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'f77f895a-ffae-4f76-914a-2923421402d0', '2025-12-24 15:44:00.97289+00', '2025-12-24 15:44:00.97289+00', NULL),
	('804867c7-fef5-4b82-bf25-3c7eaf7bff0c', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,application:read,survey:read}', '{}', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2025-12-26 17:12:45.131522+00', '2025-12-26 17:12:45.131522+00', NULL),
	('8dfff613-1068-4847-9dda-e4bfd77fb43f', '47808c47-95c8-4327-bffa-7b868169a352', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', '{user:read,profile:read,transaction:read}', '{}', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', '2026-02-02 16:37:19.241822+00', '2026-02-02 16:37:19.241822+00', NULL),
	('6999f0e0-ebf1-459d-9a12-d4c9784e5165', '884cd8c4-992b-45aa-bc47-b5047c58aef8', '044b4a60-8856-41ef-9c35-806738311dc8', '{organization:read,referral:read}', '{}', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '2026-02-11 15:22:23.811719+00', '2026-02-11 15:22:23.811719+00', NULL),
	('5d43aa21-dd48-4bf2-8431-fc25792fb972', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '044b4a60-8856-41ef-9c35-806738311dc8', '{user:read,application:read,survey:read}', '{}', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '2026-03-18 14:33:05.832923+00', '2026-03-18 14:33:05.832923+00', NULL),
	('64700eb1-0dc3-4237-bc2d-62e7ca6c00de', '353dffdb-078f-49d7-a807-17830933c410', '2d332273-75fd-4f54-b067-902b7c837691', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', '0714c6ca-80af-4573-9040-cda6fd9422c5', '2026-04-07 15:02:14.973122+00', '2026-04-07 15:02:14.973122+00', NULL),
	('dbf2e5bc-338b-4f3c-a04c-2dc8026148f3', '353dffdb-078f-49d7-a807-17830933c410', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'cfb57e54-479e-4c0b-bf8c-f736013da981', '2026-04-28 16:51:16.183569+00', '2026-04-28 16:51:16.183569+00', NULL),
	('6c6bc7ad-8389-4b6f-acf7-43711029cc82', '353dffdb-078f-49d7-a807-17830933c410', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', '2026-06-05 15:14:34.449262+00', '2026-06-05 15:14:34.449262+00', NULL),
	('c858bd53-adf3-4ad7-9ddc-70aadc0c2c09', '3c61e181-d2f3-46f7-804d-5441546f3779', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.100513+00', '2026-04-27 17:26:24.100513+00', NULL),
	('c6f5f5db-d58d-4730-902f-6700904a16a6', '699b8a88-41b1-4741-acfa-4ace46d7b2ac', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.424654+00', '2026-05-01 14:10:52.424654+00', NULL),
	('ca7f8803-1c00-44c7-b874-2c3d728563e3', '47808c47-95c8-4327-bffa-7b868169a352', 'fed96eb4-64df-4f97-8752-e243468bdfab', '{user:read,profile:read,transaction:read}', '{}', '0605970d-b356-472a-accd-4f547e39e6ee', '2026-06-19 16:45:15.262322+00', '2026-06-19 16:45:15.262322+00', NULL),
	('8b3e6fe3-6303-4183-98c1-146e853b6f0e', 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', '2026-07-10 17:31:16.474943+00', '2026-07-10 17:31:16.474943+00', NULL),
	('9411d433-d79c-4fa4-96c1-fde5910e2afe', '47808c47-95c8-4327-bffa-7b868169a352', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,profile:read,referral:read,transaction:read}', '{}', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-01-30 14:58:27.156556+00', '2026-07-16 15:50:44.806736+00', '2026-07-16 15:50:44.806736+00'),
	('25077fd1-6236-4e52-868d-5631c3f03936', 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{survey:read}', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-04-03 18:41:30.810305+00', '2026-08-12 14:44:14.335901+00', NULL),
	('0d536621-f2eb-4d9f-a4a6-9940dc6d46cd', '3d08a219-9e3f-490f-bac0-286b3e28c7c9', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{user:read,organization:read}', '{}', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-10-20 15:12:46.30769+00', '2026-10-20 15:12:46.30769+00', NULL),
	('74859781-d21c-4a98-91ec-c3d77ee83151', '8102ef60-b135-46c3-af0b-4f83b4b71e28', 'e93ec455-d9c8-4080-aad9-a325a08ca766', '{user:read,profile:read,service-account:manage}', '{}', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', '2026-11-18 18:30:20.5616+00', '2026-11-18 18:30:20.5616+00', NULL),
	('f69ee7a6-c6ac-4734-88fd-d7ec32acf4eb', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '954599b2-0905-4f2c-8361-b00185bc2eab', '{user:read,profile:read,service-account:manage}', '{}', '827a4704-bd79-42af-a7e1-d190aec9386a', '2026-11-18 18:30:20.609998+00', '2026-11-18 18:30:20.609998+00', NULL);


--
-- Data for Name: codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.codes VALUES
	('\x006a557f1e59959656622fa4c0a4ebb202dd408099babf0549bf6981a4985ea3', 'verify_email', '3a8f7b0a-f8dd-4d3c-94b7-f1570fc19309', NULL, 'june.park@northside.example', '2026-11-18 17:43:08.057334+00', '2026-11-19 17:43:08.057334+00', NULL),
	('\xca27aec5e92d49f4b62049f8ccdf18a8436e665f541443b4fdcce6faed95ac35', 'verify_email', '50aa1f78-7333-4c2a-abc7-ef9d33443874', NULL, 'd2522ab6-2c97-46c5-add0-4466a835dce3@example.com', '2026-11-18 18:30:19.422524+00', '2026-11-19 18:30:19.422524+00', NULL),
	('\xe286aa9e9616452b4c3cff7510ccfcd8f4d72c8a63ea48c9f542630b357a8b40', 'verify_email', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', NULL, 'ca87d144-0192-4c66-abee-ab9b64fbbadf@example.com', '2026-11-18 18:30:19.859677+00', '2026-11-19 18:30:19.859677+00', NULL),
	('\xf49d3658918f76b519cf67f4f71eab7a5125db21256cf95390ad7cc3ffc9620e', 'verify_email', 'dc39f439-834e-4b88-80b1-d61618f7ef43', NULL, '7d974a91-70eb-4d91-9e97-181fdfa043e7@example.com', '2026-11-18 18:30:20.153046+00', '2026-11-19 18:30:20.153046+00', NULL),
	('\xc5407ee81dd047363c9e5861445f531eac96798888741d9a0d7bed1edd162c4f', 'verify_email', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', NULL, '0803ba90-826c-4d40-b9c8-188a9c5f1227@example.com', '2026-11-18 18:30:20.223998+00', '2026-11-19 18:30:20.223998+00', NULL),
	('\xbbbf0b93e58f21889f3475d89a5634b64aea3bdd8c081143a0aa7e5f546ef891', 'verify_email', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', NULL, 'a60583f2-8ec0-4f22-b535-4736240b7f27@example.com', '2026-11-18 18:30:20.302866+00', '2026-11-19 18:30:20.302866+00', NULL),
	('\x8823912d4b7c0f7a426716eb08a3705193c85ff6e72cb272a270b52e2082b147', 'verify_email', '64afed2b-c7f6-4177-8087-3c73a937cfe2', NULL, '736e8885-db23-4366-aa94-d9891f1a14ce@example.com', '2026-11-18 18:30:21.884893+00', '2026-11-19 18:30:21.884893+00', NULL),
	('\xd24019bbb8d43b97a8ee9e79d80e006565c8c58522e48d09a24da87afa3b26bc', 'verify_email', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', NULL, 'ca1a0346-a538-4e1a-bcbd-f94a3dbb0faa@example.com', '2026-11-18 18:30:22.891167+00', '2026-11-19 18:30:22.891167+00', NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('d81c6528-78fb-4dce-a256-1231a94d51e2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '353dffdb-078f-49d7-a807-17830933c410', '2026-09-22 14:02:24.704895+00'),
	('22a9c727-eb21-4f0a-8edb-49bea2ca34c3', '954599b2-0905-4f2c-8361-b00185bc2eab', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '2026-11-18 18:30:20.792892+00');


--
-- Data for Name: deletion_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deletion_letters VALUES
	('175b9547-074c-402e-b6d0-bfee91038b21', NULL, '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'deleted', 'served', NULL, '2026-11-12 20:36:31.81518+00', '2026-11-12 20:36:31.735563+00'),
	('2d8c1054-9df9-41d7-b2d8-e85b727fc7ef', NULL, '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'deleted', 'networks', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '2026-11-12 20:36:31.827115+00', '2026-11-12 20:36:31.735563+00'),
	('f7fbe154-8060-48a0-963f-06e08d0bcaea', NULL, '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'deleted', 'members', '2a13aa8c-c3bc-4111-80e9-a26393f76464', '2026-11-12 20:36:31.840617+00', '2026-11-12 20:36:31.735563+00'),
	('11b600b1-47c2-473b-ac84-a0e784af6042', '884cd8c4-992b-45aa-bc47-b5047c58aef8', NULL, 'deleted', 'served', '044b4a60-8856-41ef-9c35-806738311dc8', '2026-11-17 17:20:07.994019+00', '2026-11-17 17:20:07.926167+00');


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.devices VALUES
	('\x263a4dbe41488fb87214b0032339dbb9f0c8da14c16dfcf13084bf3c2552eca5', '77e19e46-efb0-4c66-a545-17b1c6069770', '2026-11-18 18:30:47.805716+00', '2027-05-17 18:30:47.805716+00', 'd3ed192b-49e4-4f72-adbc-07b1d8494aca');


--
-- Data for Name: email_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_changes VALUES
	('05c366f8-0a42-4a9c-899c-1eb5e4f36963', 1, 'oskar.nowak@northside.example', 'oskar.nowak@lakeview.example', '{}', '\xc87f8c831e49e46120f08f70f2d177f50f019d6e9c4bb421daac337b78012d16', '2026-11-19 16:22:08.061944+00', '\x2db0685349804b04bc7b65ec67523f49c159af9fce10df6933455ceaf74acce5', '2026-11-21 16:22:08.061944+00', '2026-11-18 16:22:08.061944+00', NULL);


--
-- Data for Name: export_receipts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_receipts VALUES
	('5e0cb1e5-6618-4469-94c9-22f20ba9e0ab', '0a7ed01d-8073-4542-afde-a71366aa8e98', '593d68ef-c3bf-4542-96d1-92fd11d25532', 'Referral Desk', '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '{organization,profile}', 10, '2026-09-16 16:08:56.45056+00'),
	('5617bcb8-5ea5-45b0-9eac-c6635a1a49b1', '0a7ed01d-8073-4542-afde-a71366aa8e98', '593d68ef-c3bf-4542-96d1-92fd11d25532', 'Referral Desk', '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', '{organization,profile}', 4, '2026-09-16 16:08:56.45056+00'),
	('956dea98-ac97-4110-9f25-4fbd2cd3a650', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '335a674a-4d9b-47a5-a441-0389d4e94bcc', '{application,organization}', 3, '2026-10-12 17:33:33.978446+00'),
	('b25a5ec5-80bc-4b9c-869e-a9b347ce7430', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', '{application,organization}', 2, '2026-10-12 17:33:33.978446+00'),
	('60e3a78c-3bec-47b0-9aa3-6802436673cf', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', '{application,organization}', 1, '2026-10-12 17:33:33.978446+00'),
	('38e69cbe-79f5-462c-88b5-51d60a15414f', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '2d332273-75fd-4f54-b067-902b7c837691', '{application,organization}', 1, '2026-10-12 17:33:33.978446+00'),
	('c1bca6d0-ab9d-4f17-861b-43d69287f3a7', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', '{application,organization}', 2, '2026-10-12 17:33:33.978446+00'),
	('6bf7fef8-1d5a-44f8-a4ac-b85471048d16', '5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'Care Circle', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', '{application,organization}', 1, '2026-10-12 17:33:33.978446+00'),
	('530459a2-4350-40d6-b350-68e5f2ab41ca', 'a8af49ba-89b8-413f-8ff9-c3ccd3e8860b', '933796d8-0bff-44e3-8504-77f33b45fc27', 'Network d3ca0aa0', '954599b2-0905-4f2c-8361-b00185bc2eab', 'Organization 59d6aef9', 'e93ec455-d9c8-4080-aad9-a325a08ca766', '{}', 1, '2026-11-18 18:30:22.506333+00'),
	('afd7f1a7-6196-4ba5-b30d-7ace759a5021', 'ef748d42-eff2-462b-b65c-c882b76be562', '650e8dd3-3abf-4034-98c7-23897392fa2c', 'Network 73bab0f8', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'Organization c646b35b', '954599b2-0905-4f2c-8361-b00185bc2eab', '{}', 1, '2026-11-18 18:30:22.50772+00');


--
-- Data for Name: exports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.exports VALUES
	('b86c9570-273d-4735-8f0b-1bc016d5e69c', 'access', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', NULL, '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', 'completed', 58, 58, 1, 'northside-health-access-review-2026-06-29-1405.zip', 12408, '\x3d8b6a558df0313c46423feac81836051a082507d483ee49c783bcf3b81b5c8f', NULL, '2026-06-29 14:05:27.846581+00', '2026-06-29 14:05:28.040817+00', '2026-07-06 14:05:28.040817+00', '2026-07-06 23:40:48.143872+00', '\x017a784276c05519a2759ecb0a37ea069111e1aa05219e464213241061a4ec49636a7b6ef0f1c1137ad3b13fae994a4e25f5b2ea76ad4729147a211fe03bfeb28f811c6e0b1ee33ba808d2584c0d641021', 'c5ec0c8e-b87e-45c3-89c7-717992acb196', NULL, 0, NULL, 1, 0),
	('cd693116-c176-4f6c-b7e2-38ba7360e303', 'organization', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', NULL, '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', 'completed', 127, 127, 1, 'northside-health-2026-08-20-1539.zip', 47629, '\x3d25bd5105e9a7d7f0fac32183752221785107a7dfeee6bf65f4842e00efd02c', NULL, '2026-08-20 15:39:26.833836+00', '2026-08-20 15:39:27.026883+00', '2026-08-27 15:39:27.026883+00', '2026-08-27 23:40:47.225458+00', '\x017a784276c05519a2677a639bd14076091c9f54e09416f3b967be781b45aa3e63284c7836c73cf2eb909a6fdc47818fcd1efcfdeee8d677cac26c26fd6eed86ea262c96c635e0f6b7788817a1a769e1cf', NULL, NULL, 0, NULL, 1, 0),
	('0a7ed01d-8073-4542-afde-a71366aa8e98', 'network', '044b4a60-8856-41ef-9c35-806738311dc8', '593d68ef-c3bf-4542-96d1-92fd11d25532', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', 'fd235c51-8035-4c37-b704-d06b53588459', 'completed', 17, 17, 1, 'referral-desk-2026-09-16-1608.zip', 8341, '\x7d64421685c4e59bac43cc55ad0fe261ee9e25fdaa8da1ce34dc709a31196df3', NULL, '2026-09-16 16:08:56.370234+00', '2026-09-16 16:08:56.45056+00', '2026-09-23 16:08:56.45056+00', '2026-09-23 23:40:16.761942+00', '\x017a784276c05519a25fa21058a742d4b3b37598a1a5a2573d093100d606ee23bc6f6621bf631aff5c4d1bab2bb22a9365656f7d9ece8ccdc036c285af4596199baa50331c237f9263e8718b4a19f8fc60', NULL, NULL, 0, NULL, 1, 0),
	('5bcb8ed1-6fb7-4bb2-a846-61d0bdb71ab1', 'network', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', 'completed', 17, 17, 1, 'care-circle-2026-10-12-1733.zip', 14215, '\x416bfa3e71797c298f230aecd93407421883570948f3368cd7c1a172aa4beea4', NULL, '2026-10-12 17:33:33.826391+00', '2026-10-12 17:33:33.978446+00', '2026-10-19 17:33:33.978446+00', '2026-10-19 23:40:54.218802+00', '\x017a784276c05519a22f28f78e252df115e114f6929c341a6bd950e55a459d55d3bf0a83d2adb8048436a2abe3e21084008bd9e6888cea03a9e1acb21cc2b475ac148dda0f8a6a37062fdeed48bdda34a6', NULL, NULL, 0, NULL, 1, 0),
	('6492b46c-ee70-47a3-8fd4-021fcadc51eb', 'access', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', NULL, '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', 'completed', 58, 58, 1, 'northside-health-access-review-2026-11-16-2010.zip', 12418, '\xeb2f7f671ede986368f75336362e984504f306fa00240fee963dfb62f25edc4c', NULL, '2026-11-16 20:10:15.847908+00', '2026-11-16 20:10:16.026635+00', '2026-11-23 20:10:16.026635+00', NULL, '\x017a784276c05519a2fc2d6777ae401e208baebc07fff7e6581d938c3392711211487093460268a75d53ac30107857cca650c7aee6b183844fe5f9d9419c82e2e62e68efa368e432a6cdcf411af298bb07', 'c5ec0c8e-b87e-45c3-89c7-717992acb196', NULL, 0, NULL, 1, 0),
	('b9a4808f-d5dc-4fd5-9e53-60d7b622715f', 'person', NULL, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', 'completed', 774, 774, 1, 'data-about-me-2026-11-17-1555.zip', 43440, '\x6e8d8f5faa477e4bc1163f9b337151f89c9490a30419f97e78c07de2e6011d64', NULL, '2026-11-17 15:55:07.927147+00', '2026-11-17 15:55:08.197345+00', '2026-11-24 15:55:08.197345+00', NULL, '\x017a784276c05519a2b698758bcc64a2e70faebe5442e4275f47a88424d7c1b06347c56b9124c6eff2583754dc3306e734e94fb03b6376aa82d58141ed8f21471f783763150940331310e6e738fa5d7ba1', NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', 0, NULL, 1, 0),
	('4035a377-a80e-4600-9e03-54da784d18b9', 'organization', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', NULL, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'completed', 166, 166, 1, 'northside-health-2026-11-18-1505.zip', 59481, '\x2760434e296cb1b44680ab84f0c275c5e8225e491529c0f42cb6b7f10e7810c0', NULL, '2026-11-18 15:05:08.067215+00', '2026-11-18 15:05:08.228378+00', '2026-11-25 15:05:08.228378+00', NULL, '\x017a784276c05519a2dd773eda6eba52fe2597fa2a07acad00f7dbb91fa89bae6cb8850e75db92570677d9dd2bb5e15a142878a08247ad7f48cc10ce6a454430a25da5e927cdbf941ead96f2c933c33b27', NULL, NULL, 0, NULL, 1, 0),
	('a434c139-09c5-4dd5-99a6-de1e5e08d1a8', 'organization', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '827a4704-bd79-42af-a7e1-d190aec9386a', '50aa1f78-7333-4c2a-abc7-ef9d33443874', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 18:30:22.313361+00', '2026-11-18 18:30:22.357303+00', '2026-11-25 18:30:22.357303+00', NULL, '\x017a784276c05519a2fddbdf36a1e27b2758fea79cb1c611c4c3d2dfa6fa32b095ea6fdf51dfa7ecd39263d3e63b11dca64074ad576c5eb35f60eff9e72513209b4021f8f45d3e9debffa3dfee11f37951', NULL, NULL, 0, NULL, 0, 0),
	('bd0aeb39-2746-4564-bb63-8c38e0659e73', 'network', '954599b2-0905-4f2c-8361-b00185bc2eab', '933796d8-0bff-44e3-8504-77f33b45fc27', '827a4704-bd79-42af-a7e1-d190aec9386a', '50aa1f78-7333-4c2a-abc7-ef9d33443874', 'completed', 0, NULL, 0, 'harbour.zip', 4, '\x3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80', NULL, '2026-11-18 18:30:22.360298+00', '2026-11-18 18:30:22.37012+00', '2026-11-25 18:30:22.37012+00', NULL, '\x017a784276c05519a293dce00ba230d3957d7aad1d389d85ee0d261920590d513496de11d791d15cd1b0fe88327286e708252667baec2be6c9cefec8631f29a7e2217f7f4e83395496d3417456ee9b0e47', NULL, NULL, 0, NULL, 0, 0);


--
-- Data for Name: instances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.instances VALUES
	('6e4426e0-d12d-40af-ad90-b72d2017b489', '2026-11-18 18:30:47.799677+00', '{a}', 'a', '2026-11-18 18:30:47.799677+00');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations VALUES
	('cae13c78-3276-4257-a4af-81bb68c7616c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'priya.raghunathan@northside.example', '{member}', '\xf45e0e09a9a423ebc10c26ae53b9a6866558030be439ac19f85a7e316ce55a15', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2025-11-24 14:25:55.202393+00', '2025-12-02 14:02:47.265678+00', '2025-11-25 14:02:47.280164+00', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2025-11-25 14:02:47.265678+00'),
	('3b3a876b-87a6-4b53-b12d-518635205be5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'elena.petrova@northside.example', '{admin}', '\x46f7fe15250312206779ec416384dc3fa1bb2bbd52f2fc0a7b1c33a3d5a4cbe1', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2025-12-05 13:02:43.920511+00', '2025-12-12 13:31:43.912429+00', '2025-12-05 13:31:43.920776+00', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2025-12-05 13:31:43.912429+00'),
	('6053e406-76ac-4119-a922-01fdea2fe2f1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'theo.okafor@maplegrove.example', '{admin}', '\xc8a529ce6ae5dc35036ebfbed6b3f5daa8b32d64743ae73b29fd0def34e53823', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2025-12-09 16:18:28.083261+00', '2025-12-17 15:09:20.156841+00', '2025-12-10 15:09:20.164918+00', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2025-12-10 15:09:20.156841+00'),
	('8d315448-7540-4245-a174-e97f28575454', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'ingrid.sorensen@maplegrove.example', '{admin}', '\x61e7cf20aefac7de918145bd10b46eac84b063f725cfe80c237f50c42f6fc12e', 'f77f895a-ffae-4f76-914a-2923421402d0', '2025-12-18 15:27:32.645635+00', '2025-12-26 13:36:24.7235+00', '2025-12-19 13:36:24.732265+00', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2025-12-19 13:36:24.7235+00'),
	('48ddb99b-a21f-4ae9-b10a-194e40bbdcf2', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'office@maplegrove.example', '{member}', '\x8e6440adbfe4565d2ad095059e882f5681255577ba413dbf925d06b02e463953', 'f77f895a-ffae-4f76-914a-2923421402d0', '2026-01-01 17:20:13.455968+00', '2026-01-09 18:03:05.532504+00', '2026-01-02 18:03:05.537957+00', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-02 18:03:05.532504+00'),
	('adeb0ff7-2002-4bef-aa97-fb4d804ba05a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'maximiliana.von.hohenberg-castellanos@northside.example', '{member}', '\x2362f13896a621d9460e524449f138ba622ce3e32138fbe5de5da28191e21477', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2026-01-21 16:06:22.59126+00', '2026-01-29 13:25:14.666474+00', '2026-01-22 13:25:14.670925+00', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, '2026-01-22 13:25:14.666474+00'),
	('7fdebb89-8bf2-4f51-bb33-ff48adfb2ffc', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'layla.almansouri@northside.example', '{member}', '\xce039d41c939b365e0f0683552aa9799db56b77284c38dbf18b42ffa35c76bb4', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-02-19 14:37:36.29489+00', '2026-02-27 13:22:28.367378+00', '2026-02-20 13:22:28.380939+00', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '2026-02-20 13:22:28.367378+00'),
	('b0f4f6ea-7f6c-40fe-9a01-de8c4c4f4eae', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'jamal.carter@maplegrove.example', '{member}', '\x9e56d6857313d3b07e9924d1a042e6795854b28de798e0c1aa46fec83d785545', '2058c058-d791-48fb-b853-890ac3cbbc7d', '2026-03-11 14:45:45.431189+00', '2026-03-19 13:33:37.501348+00', '2026-03-12 13:33:37.510976+00', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '2026-03-12 13:33:37.501348+00'),
	('1031701f-224d-4773-b0b4-58fed3706c43', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'ana.duarte@northside.example', '{admin}', '\x71a89369d6b2f8a96b31abd279a65fa77128457d84446990ac5ff6b0b2f0c329', 'cfb57e54-479e-4c0b-bf8c-f736013da981', '2026-04-14 16:33:35.377266+00', '2026-04-22 14:20:27.446319+00', '2026-04-15 14:20:27.459543+00', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-04-15 14:20:27.446319+00'),
	('3af901dd-0a03-44bc-a813-74bba3c0ae50', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'theo.okafor@maplegrove.example', '{member}', '\xb192cf839e5df11072db517e1453e0fa0bd70d2fcec624b252ece25e890818b4', 'cfb57e54-479e-4c0b-bf8c-f736013da981', '2026-04-20 18:12:03.692484+00', '2026-04-28 15:50:55.769385+00', '2026-04-21 15:50:55.777939+00', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-04-21 15:50:55.769385+00'),
	('d562ae14-5d9c-4577-9346-db5ce33294e8', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'grace.kim@northside.example', '{member}', '\x61251647f6ad5dca2c6b6de5ee980ccb61bee725d8a2dc01573264fb3d6c34fc', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-04-22 15:13:47.863751+00', '2026-04-30 13:45:39.931427+00', '2026-04-23 13:45:39.942188+00', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '2026-04-23 13:45:39.931427+00'),
	('b671f90c-9e50-4a48-9444-56d0f109daee', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'dana.whitehorse@stbrigid.example', '{member}', '\xc07aea204804ca2d1ffbedac31014f2296ca16f166f218e8b1d2d1a63965ba0c', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', '2026-05-07 15:08:20.749007+00', '2026-05-15 14:14:12.823737+00', '2026-05-08 14:14:12.838433+00', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', NULL, '2026-05-08 14:14:12.823737+00'),
	('519ef75f-8cb7-4e43-bc26-c20db07941c3', '044b4a60-8856-41ef-9c35-806738311dc8', 'jamal.carter@maplegrove.example', '{admin}', '\x691007fe3ce2fef91d4d75f41e90abb733fd7744bcb3bf68d359b5662f5d62ef', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '2026-05-18 14:31:25.315392+00', '2026-05-26 15:16:17.389409+00', '2026-05-19 15:16:17.401828+00', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '2026-05-19 15:16:17.389409+00'),
	('0b78774b-f631-43aa-ae38-3c7fedac9a2f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'marcus.lindqvist@northside.example', '{member}', '\xbea4be59e7fefdfb1b9b41e5fc16d2ef88d35b60a4c1cda8d6b1dfb5a4f6a4da', NULL, '2025-12-15 15:55:56.403096+00', '2025-12-23 14:12:48.481501+00', '2025-12-16 14:12:48.488053+00', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '2025-12-16 14:12:48.481501+00'),
	('5c599850-2944-4080-8fdc-1e5612d5690b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'tomas.herrera@northside.example', '{member}', '\x6b4a1334e540606d9663f846ae1d53b5ca57f832957294cbc9d753852095a784', NULL, '2026-01-05 19:31:57.619393+00', '2026-01-13 13:40:49.69462+00', '2026-01-06 13:40:49.700735+00', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-01-06 13:40:49.69462+00'),
	('daa08798-2f2e-4671-adf6-73f679d26b8f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'ben.foster@northside.example', '{member}', '\xd9a998da7d01cbecb6d85cf2cf0f2bb1185b3aee3e69b564a93b479320b33689', NULL, '2026-02-16 18:44:00.050093+00', '2026-02-24 13:58:52.124404+00', '2026-02-17 13:58:52.136954+00', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', NULL, '2026-02-17 13:58:52.124404+00'),
	('6d8abaa9-aaa4-48ab-819e-cc190fdabbda', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'sofia.rossi@prairiehomecare.example', '{member}', '\x726447c613a967ce60202cfc1e2a0e3fd51bd5b794325f7e6c989ae25e3722eb', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', '2026-06-23 15:33:59.424987+00', '2026-07-01 14:07:51.495525+00', '2026-06-24 14:07:51.508979+00', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-06-24 14:07:51.495525+00'),
	('3134f9bb-26cc-42d7-b8d2-921c7ff3e0e1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'liam.oconnor@cedardental.example', '{member}', '\xcba28e4796305fbc441c59a56e85963c91e17148565a4ecf58ed9d9bd718d51d', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2026-06-25 20:02:43.58286+00', '2026-07-03 14:28:35.657391+00', NULL, NULL, '2026-06-26 14:28:35.665253+00', '2026-06-26 14:28:35.657391+00'),
	('2f60c0ca-655f-4a90-b390-7fd282382a52', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'noor.haddad@harbourlane.example', '{member}', '\xc5ccc39ed7e52a4ccc1fb8724f4d1bf6a5a202d409304fb741d858891e288a45', '06746d89-18c7-446c-8b49-177459582963', '2026-07-17 16:20:36.884438+00', '2026-07-27 17:44:28.953397+00', '2026-07-20 17:44:28.963572+00', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-07-20 17:44:28.953397+00'),
	('57e793b1-5665-4242-9bf0-3d2d75aea21f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'oskar.nowak@northside.example', '{member}', '\xe7aeb296a8d30d697b08a5b535d60407f27b9a8c7cb6b44e653399dcf4b6a364', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-08-05 17:36:53.941479+00', '2026-08-13 13:19:46.008385+00', '2026-08-06 13:19:46.021475+00', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '2026-08-06 13:19:46.008385+00'),
	('34cd652e-fa01-4ab8-b9c8-71c29e362282', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'paula.quinn@northside.example', '{member}', '\x7693206f830fb1fc2021b0720a1de4b58bc10d1078c997c07ed4b01bc2ff717b', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-09-25 16:51:00.930778+00', '2026-10-02 16:51:00.930778+00', NULL, NULL, NULL, NULL),
	('712580f3-77a7-42dc-a933-f366f060de8a', '2d332273-75fd-4f54-b067-902b7c837691', 'mei.lin@post.example', '{member}', '\xd37029b71200e02944ed6e65ecf548c9787d28d3071e920a59afac664b6e479e', '0714c6ca-80af-4573-9040-cda6fd9422c5', '2026-11-13 18:05:23.791015+00', '2026-11-20 18:05:23.791015+00', NULL, NULL, NULL, NULL),
	('6903382f-f9ca-42ee-92a2-ec16075de52d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'june.park@northside.example', '{member}', '\x71fe29ddc504ceec5578af13415f78d4533a663bd8ee17d1bd0365f4278254de', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2026-11-16 15:22:15.850924+00', '2026-11-23 15:22:15.850924+00', NULL, NULL, NULL, NULL),
	('61df83be-f6ef-4c23-b9c5-5044c81b0f7f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'sam.rivera@northside.example', '{admin,member}', '\x91192eeca11e747549f7f203cd32551e28bd92d356a586229c8bd638d8739cb7', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-11-17 19:40:07.926458+00', '2026-11-24 19:40:07.926458+00', NULL, NULL, NULL, NULL),
	('0384939a-f44b-42f1-bc6d-04382472d59a', '954599b2-0905-4f2c-8361-b00185bc2eab', '363c9a68-3446-47dc-850a-c471f5132671@example.com', '{member}', '\x826a389ed52ad30767daadea765e0daeecefcf253a43aa4964ec59571756ce7c', 'df00f479-3ff9-4d57-8538-df4e28713ed1', '2026-11-18 18:30:22.178141+00', '2026-11-25 18:30:22.178141+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: keys_seen; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys_seen VALUES
	('9e235560-3834-485a-bc7b-f523fc47d6c5', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'Elena Petrova', '2025-12-12 15:31:04.32238+00'),
	('4dfc2946-1af3-4208-9a6c-a93e785023d7', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'Priya Raghunathan', '2026-02-03 15:40:11.319516+00'),
	('f8f2ac65-43e6-4b60-8140-5d96107a4b86', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'Elena Petrova', '2026-05-05 18:19:36.589752+00'),
	('d887d63a-82a0-4fa5-aecc-88d5427d2dcd', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'Priya Raghunathan', '2026-07-09 14:55:24.394589+00'),
	('3d160bd0-fe44-47cf-a76d-2164e833cb5b', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'Priya Raghunathan', '2026-08-28 19:27:39.310791+00'),
	('582dcfb2-d6e5-4cd7-b079-51a43b1487db', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'Priya Raghunathan', '2026-11-18 12:18:08.079791+00'),
	('c09b039f-df83-4e5c-8588-0a91df82e8a6', '50aa1f78-7333-4c2a-abc7-ef9d33443874', 'Ana Duarte', '2026-11-18 18:30:20.427343+00'),
	('04f51afe-d3ba-4ef6-b748-32ca93695755', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', 'Ana Duarte', '2026-11-18 18:30:20.530269+00');


--
-- Data for Name: known_networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_networks VALUES
	('50aa1f78-7333-4c2a-abc7-ef9d33443874', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:19.521676+00'),
	('896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:19.987123+00'),
	('dc39f439-834e-4b88-80b1-d61618f7ef43', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:20.187656+00'),
	('4b8aced8-548b-4b66-b0b9-a51a3599f16c', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:20.255436+00'),
	('16ce0348-d46d-4fdb-a864-1cd79bc3b959', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:20.320849+00'),
	('64afed2b-c7f6-4177-8087-3c73a937cfe2', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:21.979682+00'),
	('2e6df79e-e7f5-485d-9a6b-8787beaee2e8', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:22.953696+00'),
	('77e19e46-efb0-4c66-a545-17b1c6069770', '127.0.0.0/24', 'Unknown browser, Unknown system', '2027-05-17 18:30:47.40736+00');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001-baseline', '2026-11-18T18:30:01.356Z', '0.1.0', '4812a68c5a356f11720ff0333cd92086377afb9f7600afb5520fa03aa883a692');


--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limits VALUES
	('adminMailPerMember', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 1, '2026-01-26 15:27:58.8351+00', NULL),
	('applicationsPerOrganization', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 1, '2026-02-27 19:09:48.782429+00', NULL),
	('applicationsPerOrganization', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 1, '2026-04-16 17:53:19.530822+00', NULL),
	('applicationsPerOrganization', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 1, '2026-07-07 15:20:40.228523+00', NULL),
	('applicationRequestsPerPerson', '105932f4-e3a7-4349-b500-11e167f2925b', 1, '2026-09-29 16:16:45.092111+00', NULL),
	('applicationRequestsPerPerson', 'eb2f1007-adb2-4576-973c-18299a66d373', 1, '2026-10-19 18:31:54.227934+00', NULL),
	('accessReviewsPerOrganization', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 1, '2026-11-06 14:34:03.357693+00', NULL),
	('applicationRequestsPerPerson', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 1, '2026-11-16 17:45:15.846832+00', NULL),
	('applicationRequestsPerPerson', 'fd235c51-8035-4c37-b704-d06b53588459', 1, '2026-11-17 16:21:07.922843+00', NULL),
	('applicationsPerOrganization', '954599b2-0905-4f2c-8361-b00185bc2eab', 1, '2026-11-18 18:31:20.366221+00', NULL);


--
-- Data for Name: logout_notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.logout_notices VALUES
	('fa0410ad-4791-47ef-99f9-8ed2c0a1981f', '699b8a88-41b1-4741-acfa-4ace46d7b2ac', '77e19e46-efb0-4c66-a545-17b1c6069770', 'session', '2026-11-18 18:30:47.822612+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('55562166-daae-4217-b9ec-81dd2ddcc49b', 'verify_email', '736e8885-db23-4366-aa94-d9891f1a14ce@example.com', 'Verify your e-mail address', '\x017a784276c05519a277f7a7069b47635b669945ba4969142c35dd25385a280e558c24a6fb8e6343eb3b8c774101eb39c79ce9be92c365479762a2ec419558a9a88c2513a9c28a3569e54894137a0207c630803897acfb2faae18a6c4f77efe3dcafc858d018aecd029831680b45f606bc92b0504f35c49ef4e24b81fdb26573778c8e2b4eeadd358228802c342fb93d2d32fe1e7b5ed59862f98c2eb410611fc48a491868e7dd975868771935161ccd9292b16201ba5ff9a20e8cd2b80a7c1d59c0e3a6987cac172150761b83f1421f54fba61e3136b0d3f66fc17610b8dc34b87a22b058b45cc27b31b50d26d2c9deffd9e284afa233d954f3de4554ca5900dddce187341d7f02131abfaaa515db590152b6493e9e7606be7e980a9823ca2889c3e11ab397623988087427728f1e07253d69aba6e76cfc53b3763d48ee56f411f9c74f232ed68fd7a18b7e4fe473468d9f6f2abe6f9638fa2c1808eab1435b8c442a6e7cdeb86c6706ab94d6a192d2b23988b3bce0f3defb722ac33ded272503a1b124ad22338ded69da05489b285f3d324f51436520ae02fa33ea827ecf17b6980b3fd6c3e484847d63decdd74d66c2565e2fd333c9c5c8d096eb5c0457aa899a7d15e5e84ee69cfe97c79b739220daf5c782c570d0c9ecd3ab8a954604b117a47c78d52853870bc844df8a0fbfd6f68fdd244e57041af6a05d1e809f3e5d82d2d11871985192998e7fd15b2eb3e3f6e472ee034090616e0972d8bb4a93bb798a19aa13d1f88ea0644b6293eb23e09fc0ac6b539d56a9dc7edb9ea4c31c300633a8b8dc982884d98fdadbf1411a55b3b63935f834d6686308bf1dac0d0ce9e84c99ba5a30699d3c4741a1f4025090312b95179eb385c09fbd0a9e8241d6e515ee9a227825e0641a0ce197733299d490c8cd309480b16c4320cc281a40f8cf6831cc5b25104e09188122a04d019822d971b29681925b544a848a63099c43545b1697eb405b42fea24acd258e7eff813fb9fba67c551d67ab6f05a0c495dbbd4725e8173b325ba559d727003e462bf26a192502984587d1a5706338da24daf64c7c9669fca212ed562157d1d8fc3b714509ae715cd23115a30f0526f7ddf7709f0bec6817ffe899f6b07f96ee8290307b7054b9078a980c3b8257b77c7194920c217047daef6cf6dbf79a159552a4b3f92fc4e77b4015c8fad0b5dc22f93bab005790b4c04a19cecffbb47938df34f63d2d0d272194d0a9aa3ed5f1fcc69b29af1554685e1d15d9699c10e237f7f1bacdfa2c46a23b3334c5792d0f75368921aa540d7f8bf9624056f1d2bcfc7d604d1f45ec0a76b32f3bb7993cf66cef14366ea55e6a87a3ec6642226e83a7fa13e9f2d414bafe42ec1c11b1ce7f7c01a7f709aabf31158098bc530bd324e5b22cf2f7351d5b258303eca9ecfd3d541d27203d186b9c515844a5e6db58bd70ead59b505bd81296039e20aa9b96d47efda59d852b67e49ef4f177c218bb8eca4be88bb99ad6575325a66a1cfde391ec33388acb829e4bc308acaefa6598c0e96f32d6e3fd21150e196a0d77a5437c5975b551075ff6764618b977d99cfd3a3cef91689288a4f235fc88b38eb89b3be0b563725a08485853fb8e9e29355530ed93968b41b81ed409fd62b5b339f2a31d6c71fd3f98df097df3a24e0e6cdba66565501508a2aa77ac8b2b7a87f3b302b7f14eb897212f3516d11fef27da782dadc1ec9751e96bc188e17aa3ceb594f939238bdf296a4c07592182223a58b60340f9e1ece899ff59c65d4bd8d30f7fd24fb47044d6e4e1ab74a95671b63e5fdfcd96a5512e807d5d7936d5404bccaccb897706e21288c71004bc1126781de5c938e79e76cdebdbe597d1dfbc1137e3a277227876657e7e32bb0e27fa2277cf6646dec99c85340493c2bcad08e01e3fd19ad7942ab67aea39ffed94b2fd2e8c667c25c11958ee54485e2d86e3f23fa00ecec99dbfabb08fd48d5c117e5d66579236a88d7232b617fc0c14a104e312ac632466cdaf5fe0651a3f0cd25c640ca5abd8fbcc613c67fcdad81cb52abd132b63fd6a81165a73ed1bdca09734fe79220d562ccbdc7fcb93395cce2587a8dd6b1ecfaef9b96ee7ac80f506beeb0ad272f136b550b15ccf06e95f40ef2b3bfc0832765e152fd6c681405eb55ae0565de537353a82f35d5a291f80f57072f67afc19458df5ff83459182b223f7cb3698f138337dcb81bcefd79eddc266dd9f30de9472f15a2d8799996a17d7ae3ec3536b3bfcbe374ed437d992c6b4c98e596f38c230c181d72fa044b30e97b69d10fe12445d45342ff4ddbf74e729c932cdf5d04cabab9b6412e2758515f8a86d958b0e2b953da924a097bcf9e07620ae55d48b2946cb5faff7eee4f61be329a47080558f50beaddbf554a77a514b7c8fdaf92b022682968c22a0d6ea5db27a590f31b68fdc457010dc62e97287772692671af312e6e82ca0687b0ce089a69ac0bb8176cac21329590f5465e130deaabd2c900ad20b19b8695174002ae6bf7e13af5204f845c22c394c8d89511c58388263498e0967ba249d421aac17bcd11406c3859ff540ac395623003c1d62e063ae780f693391a29545fec1086b983a20cd6432ea3c8d15da6bee0ba1525bbee93e46e06ad62c2003c56c4bce33ba745397dca32e3eece6402fc675b35ea72ab0ec5aae4b057f95d83835d9d0271b5602032fe36a33f875625c3c766bb9e5652ee67c43cfa660d23ce7799cd8ccb7cc0d7f1e00608028784a0ff866e7fd8dbb86ef8fe4e829f60cf6a00d6bc5326c63e3d57b04593a8408820f2f183ae6657e7c0423d1a3b16d0a0c6114569a7c694fd53ba2ecc49667f24a65c1e28cc768a4756ba721f206c2a0829022c413ceca761f6d8ad9d9e550728510a6b5dafddb32634ddc3483a82cdf3f5d3c497a115ff0738247cc456bc413ffcff932d175c327a7f52a49bb82181a8777a12b3247edea8e961cc1b705d1a52fda8083a202798b0d1513f8fc2f02be8a8114887d45516d76714f936e93e1252edd56253ff25b4c4468391403052ae9a579952e3db96f0ed6f2db4938404bdde94ffc9eebf0161903c9a0ae9c3341dae1e36bcd0a5a65c64bc29e42881f1e661b57b0ac54954cd8b28fdca0662f2769f4676a80416e190aedf22bee6fce0967c4d27d4eab1e5b7fa46d44f1d04064888168134901c0b69cebec559ebdd540ef1e07698bc61aa10f941b8ec1a97f1e886de6d7e08d184d389d003442939b3e374cb63ae1e3b23f5bb5ba8e0544ad437c9e9d4f8bd766db5445c2131424c92e2f8e48fbf1dacf7a3471021c1e4dedd0f2c37fb2efbb5d29d80c64cfdbd6b77d761f1e8e5ad86784f4588b9d85c132b5aef62ac20e3f5d9cb2554490035f1a51a06401a87a48168364b32ddd69a4ec7625c2dce5f61ef7425b1c6146050dafcd91b1ed47ca17c7a72a6c5ca9eec7b1a3e8f90eb559770d7f78979025818e1ffc5820ed06b8026509558cc7e56c41994d205a6c87d5eca03531df37c4cb8075698c230262d4f84a9bc372897c85814acb92b17b0c62d56518658ff46457ac8326bb5d1447567cdc9d44936dd483f4b7e5fc799c80180130c1084943a2851a51fd14ecc12d731bd24bece79762446cf12df707b2e0bbb9263b754ac973c949bc20b3f73a44e08ce8589f87a915e8238670692babb8766810247b87203de606e3e3fd1ea452850fbeace908651c182845f486fd9b36f6db47c2368c2d2c362c9ef93162594618f9cba37a2702e8040e7094e17c027153b236f44f60426036c1afd365964c04fa7fee1770ba39402c05e291a822d3d54c45df996a29d90a5ce8fa0e26f7bbcda743315641d30e2797303d052e24081ed67d0cd3b17190319ab37ab74832d3e26e9c247681a869272e1bc27d01dc60d4b73f092fe88d412d66d8d0b69709bb6742c4ac4272508c8a78c9b352bda2db0f1648bfcf02ab57a6b42fd1dd0a1852672f3e9dbebc6fd4df7aa94f348df0ce200494c5b29031c60e82d3eba80a8f3121f268ea53c5b27d35338976f0cafd17bab01888b6a92b29c147b56343392fa08aeea5400b1222e7926bd909b4d88ac4c604d2048033e217764b0c29fe6f1402e8b79fa964ded80877f7ffad965e20818b69d89a7fffac9bb761e26dbe9cae3e178e8719656c42488325147e2ff96cca671e526965731d147e7306eac05f6ee27a244c8e0110066d068a8f1f3e481adbe049bb5b99726854fcfad13543b2f968cbd76c946e86468e9c4902b2a63084da8cfec19fa26c1a3a957b87ffd898b0382e1ee67a5dca5cf8838ea0fb75f976fd36978412b5619b2089143d1e7883f59da9a855792f39db7e6ce6137100ef41c4cb5585a33bd99c8cd40e20bacba34c44bc8a695e789a1dd85a7fea6ec1104565750415f7bb94a003090e95985f7d42d5b6361caf2f7e52746b2255a850dcf4a144e7b8ec16d0406e056854279cce39c7ecbb053000bc25d9551a339f8471b9c428895eee9071829a20093289e02f65ae3863d36899c6c8046646f84f48322c22b348a25a96482c46b8b157a63af8184a35459e2bfb9dfaa495f648a62dd61d902417cdc90157fb43b4e4cc78411b56193100766b34df707cd39e119c3a540a944758679e9bd343888dee92670c766ba611b51d850b4ff9d567c56d1ff42dfd0dfd6fc10491ada172bf75f29cf8177b8374208d038c42e0a0f1a30f1bbe1748cc549516197b504d7714c78c3d0c3abf852bd80f308f5b41e3c0104a55c3b42ad25a8709e5c096e538fbd539b59421d6c00e60e4cf219dbedca8c0f9ab641c477ad9be5d6ef5a8e6f7a437a322c23fdbd4ff98a3d49519e0eb3df2957ed1dd44ea7e4e8c542275f254ece0e7ed2f508373e9485ac27681023160c7ca8e57f215c6a79dd990e22fb6661acdea261f69b13fba165f52abce5a24f7e9ba1fa3f925f8970bb6214e18406b908f31d53f04a65dba2e86c2ad6854707f40c35b4596ee1bec3642e82b3f85d703cbd7d4b444f6e6156e56237c3e72572ce8919680de1325ccfb7393528705cd9c3d9cb6266c534e7e1bcf5b359a653e174048a88c7d92046e596d56607ecd2978fc5f0f91a021ecc274d6d062d042adb91c3ec23e8b28ffccb2313c06f950e28ef01bf545644a5666eeef749435dc857924c9eba93135e0fd145969ddd78229707216c6d689fc40d99bc8a0e0995754f11594a7fe27d2c032d5a41029a435c5c5fa382a1bf868300004f115c55b72063c7a186a63cd04cf92cda3ce9fee10087b0695b0ded8c0154323f4ff2b8aee0066b1f3e0b8b1e18f357637c7dd59caf32b20b5448649b57cf6d39d5527d3c5b515f4799bab78bb09f6b48711cbc1554ca8a28776fd72e47f2ea39cae035d4e44eafd092fbcb6b5996bc958816b478a18f34f2c3044553d2ce685294f1dcc87180c13cc42a2dd6dd794348714fd33912bbdbd9a6ff38f3f077fc196b11d3a4e0c2620df2b59a250fc546b5de7e0edc5b5a48e37a076f9001c59a98bcd1e4e7d5ae39142f180360637fc91733d386fd07f3340239b478247012c11d6359f8abb6c78330f22fbcd66920e39366051cc931f0056011e07c2ad7f3c5095926f909c935d0681b6374fbfbac6a0f4914c21a53380f8cac7e22d5d2ae6fb2a48329978b6e5957eb3072b1bbf17e7fbcfc82259dccf01888dfe336c1dfd58628885dc1ada83d2b473bba426c2840c2b3c27b992f4d0c6805201accba88abe28596666108c6746ebc823d62140137ca7ba3d025bd9c20eb30c9fd535fd98002579a49147ac06574351921bd395b53b55b17d859bb4808d5dd55cb588c1fd97eb86e95e0597fe9e39ed3435170352d82d7d092b700a8aeebb968b17033f22361fb4d724b7c2af73fb6f8c20e80b099f898221f281fbf696e7fef931308ddc5fb3a1aa7d8e8c453f667c2ffc0e7f0a23c4250c4e800f9d9117ec940f661427fc330d6ec47ce92e5fd0f55d26751ec2ac57e3ec4912a4e72c5536d95b6935714bd4042ee98c690c5a320c6ff433d4ef2f67837582d22cf4de5640bfcc6e3bfd73bc6409195ea6aa5e8282674f5c2d7609f097160d245782a6b6bdb5ac1c93878a641498386e4e7d0e3df42586424dfbee78d0ca1c01', 'kept', 1, '2026-11-18 18:30:21.884893+00', NULL, NULL, '2026-11-18 18:30:21.884893+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('6095b0d2-017e-43fb-834a-903edaeae025', 'network_invitation', '736e8885-db23-4366-aa94-d9891f1a14ce@example.com', 'Invitation for Organization c3ab9600 to join the network “Network d3ca0aa0”', '\x017a784276c05519a291c2bf611acbfc63e949dd0ce8691ab61df26f68e9130e3c03f386bddaafda25c2b71b5c87d785929901629177739d5d0436da461ee5800ccef938056e647f98c114369367e41dda347f75b02f98fdd0cd084a44b882103c99d8502a45803f340491b2ce8ac54f81e827012a6f042fc1643073be67af408abc065b67af64217210078185deacac1e4c960f4e18c2551a19039f15f9b2a7ae7c33bcb9147544366cd598e8661d4778bf652be6ca306703c74b8d1d0b4c07dec68654ca10c9bb784ff2a2ff801cacced150cf21290d36399f630c14ac54ed1d5dd27bcd050ee227222f821259cdfb1c5d3b4b677461b7e9d4620e22254505e621ef3e26c4b8cb85dcd9c6c3f1e48b4657ad9f826d30f6d43f58a9a6f042fc8a1d550e917eefc96e62e411a0a3cab678ab53f28c67b0fcd3041998a7f1198960228f210c068f794e2a920c9256ac72417b082568886478b0ea438da9b12c2140153bebdda4b50c0026224173ebf7b78499762bc49206611c796457c8b10ffbb473c5a594fb25616457c34407d0247b702577fd8f1abfca3726ac5c8d174ded5f04b38b152daa883090e479f4c7f365de8b6b37a64833d2fa67400b109482bc223599001e63616cfda947be75d8ff4397498602dc9e0329e8aacde8198523b2b48aae87b4b6af308a6018ae6f487e9aff2255b25e8eca4a41b11f27323a0cf0de2635a98ffb89791ad89eae802f891aa142efe0fc9ebe93949fdd760fcf42192d549cd635831ba57d1757fb0c3629a737d477b95c6cc70dbfec1917173f36cb67ca058f720dfe1755dc2db3277ce9690c32db1040635b98cd454b21c4864fe1067321bb782a4767c87e36bb3bbdd6374dfecf6711a9ceebc70567f5619e48f3e1cbabddc04684a8d8c5a08a9edb9be4f7a77abf56ea6ed98b2ce31d18bedffbe08722813f0e41e1f7d0263696b3d21623d17432598938ad53558b4239ff4d623b9a36d0ea11aac40e79430ac92dd8569a1d4dda23fbebcdd61f1476813dbf5ddc3b08ba526e6c593e437bf2239161b13790add51bbc4b722fe7a89c6bf65e1b2f179d50991fa58abe14aa5a8c5bcda520ec5f42236eff470859b35650fbece3c06803df40372f2ff41b188e6b5d00cf60217cecc57b54c0778503bec2fb2acfe9ebeddeda2f6fbbd66347374c2fe428bb5c2118c5e14fde151af12f0a8563f20fa925d003a3c51c9db2e70ab43e5287d4d000afdd2c32065bf452f384cc47ef0cf40c318fa17b2bb648ce354d1f4a7974a57996c0fa499b7ee7bbfedc406744c10656e34f979d11dfdef9fd219fdf01ea85bf2da8ca68feb45486b4622fa074c7b12cfe77b3405cc9713d4da7783c89ced861e9047a9134923ae87c07407bc0617b94f727386f4e4f8a2a95bb4ae45f704c1325f1f06a62f4f05b4303ce71418c852682fff5b71cf70232f99c55e449039f9873c92566b1758d7fb9370fd7820334e045f9c21ed7e1fb91bd84674ee765aeed4c700566548d88656e3c0729707c435f1839d6c340f4c4a42867a32f3eb88a7bba3ed813844b59177272ed2f35857ed6a54b7148fe0a5cec88885e9f18756d56a8d2f282786aa9da92d77437fc8be24a3cea3ab8bdb7af345d64550100603ce94805b8b748fbf52998c76fae52bdab27d1b90c4eb3cc71338bc4dd6dd275d5d78e24b96facad5c902280b7255e78f45aecd613246874e7ca04e1a37fa07790a1a82aa741fc6a53b48c982c6bd6522a57fd74885b04838eaee72d75935215373374dad9a9b13c91da827e71a3f5ec3b1b029cdb131eef637b6d259ce58629dac90eebd652c4bec5d5308d8eef8ad587e434c51916f05e30fbe62ffcc8aaf891b28247ab90edb49ad415d30dcc881f85c492fb05372a0d36bb207a9f13d0772a8111535af711c700c18857da2c87367d4ffe57836797349f071d3c1b6b0fec6ff4298b38390071acf2f4d0cbb2514220c9bd55435efaace4e035d4e868b662b79fb6961356659f4a68b5295cb2b3245d8ce985ec8ad9d0f4446ed2b66443a5e9c09accafe201442e4478de4919f91bc6ac87bf7046ee9972db084f07253482bb4f51d16f9818a927ea3e5ac790960bf0143911db3cbe4ed1bb65cea80ae6121ec4f7fb18b54d00b2a8fcafa5e81482996b7d1d05d767c7ad640da2b37e4d1373f616af746b8e3fcb2d1d87b7c82c016216e4ab7eec421bb212f7174a69c17e8ba58e9fba1fb3d5d904de78ccc0a12f9ac33ec4d77deaac71d6a9ad0e6383157559cf6fc0526b9ac7e5a5d1dbe75e77e4ed0e1ef7c2a02ff1dfc3b8790104c55bcf94be334b2245c07fece3e812fa58a9a3b253d03533c452156874014044b89e2df63f64579fc1937e1680adea43a1b16a158959bda44e212c34af5c4bfa8af0e69954d15d7d8306d330b35618fe8af0d887eff43e06dfba0cf1dca5ad6970a477370783ccac67be2af8879c272420a6beaccf5052d07deb0e44504e7d1546d209ef1acc953832277ef63a7856fccbcd51bf920f96db23f3cd28452b077429a75efe08299dde7cc9528bdb2870e63c30275d2330aad5124a4ec32e634609f64d1d387c603f7a04b8708159f9365d4075cafcce97bb643380390b8e0a43fa4ca298b32c1d60e104c182102b7baa65330b3485d3c3c4e866564945d954d4fa85787eb2e1cd43f59edda20fa5702df9c808ae51bf014b681f3eec5fb5af346c30e71085135cd0382d720c99d93b12ac5b248006c8c07058f95a7cdb7d41cce1073efb68846b3cec4f568d106b41c4af1aa9719511b9a91a3b98554bbd624c618ce1e3144abf365041c2e6625c633c94a28c5ded6f4e167806b684a1b1bd6bf796ae0b5179849695605014c0a1854efb8b90e9fff5ea77eee4b1ce922c341d018c087e46b400a88e2399fef412d1594599c0484efc47b779a10a5fcd0d59cbfba67a2df5b1f4f0617bb1d8087f54ef456402d92fa37c601434774ab5b44e057d36c64691a33f7d22c56662033626ab57f36688e16ce843f1d462421f43d56c9a341b5fc4b1bdc961e4933298abb8e50442969906d9547ad7e42743b259ba343e46ce1428f492089115c99572489daac5255af173464f2eeb81c8f651b39233215f193bd99262497127c7228003409160a0e11cd8ac5c85ca38465dd477c87b9550bd83915d2f88c734e06c875f565b8bcf6207faef377d9c1085a36084b86e555baee811ab17cf57ce36c72c9c26897db03abc4075f39167c3b33176c39fd5cbeba10aea404fbfa6ec6d597c2d527c3b939ca0c38d8083bc157e141461d0b026b9df442df715af7c026018ab3a9c0978c86f641f49ab07309bed4e5b48b69b3eea05dee42e0507df18d6f5f15f3086a04bd9f0df227d21898019b127823e3b75ba8c739e981119cdfc41ceac9d6860e37dba173c8e8ac7b6f22a2d6c9188fcaaa9b4a45c72cdce1fdcdabac7b7d4a25ff7ef45bec23371aec531ac84b77604ee3e8667121b8628a5d7ecb296bcfde9be8eee67ad9c2cc8edd30cba03f34bd965c0a842f985e7348cd49a2f767f32768703e3f1db578c6749c0b5b4cf12fd5c4cfd2fa23a39fdaf219f5ca2f0e54db06cc638833538700ddb2216f91c6d40792b5befe72021a9ecee34ef1fd81f4488100a1b2a45494e63c18e3f304a6ae1e62ba9f0b05524b20425fa2a33345b1dae2114e871c300cca789f86fb6726905d3c20781525f6fb646ea43080a63b40548b3363e42a559706f0e2da0f807d1b4896ffb597361791cc351bd0de16ad8783f5b44767b808025ed6dabf66b67027c08b9d5393c4c980fe36f968ab8b914c0e6fc919202f23d293b73ff47dcb13c3f4e21d7c9afbcf288695ce8c07343aece98fda0b69dec33ffa3b63ea81c9a9e7a553db4ae53f11732280136d9b33a58d4935d1f573341bfb9432ebe68daf4b50a2a64e0fb3a4c1aacbf49d856e78d78672d493dad1dd4a50ba5076417c07a5f011b4f798e492954a6891af7174a9244ca027afe893185a91027bbf2f984330aabba29001d4a7f4801181bc70a125934e9bd981af32ca2729b6a5a21957263b7b051269632774e6600e66a2b3c26a60609b5b878a20455c2f28c6314fbf9c020eabde2e17938c64dd0bedab31face3a0371cf21d520761753b43394f6604a42f9516afdd6d82d10b2471997ce5cc64fd82aa39f18f158c546879a387cc149e7673e0c796d16cd74a2a776cb0f052023d559494b0c2554bcd2594a62b65d8994c60b6705a66cadeb16d10c287687767fc3f7dbfeaa03fb798024545e179463a9703ffa8946024aaaa51fb9d0c7281f24816ad285af299c72fcf0b265fc240ff66b17b9c040a412eeb4317a887ccc1117b1eb072fda7ee014c330d0b6cc46525cef678fc2c67c578cc2ed38a571f46c3e1bfc02b37f2177351549716cfe6272c5f53083c4af4c3853677aa4215835af2245366327635201436b56bac7b03cc9cecbbc53478a2fbb353d9d5eb690bb2b73c806b253697d084fb38d92ba862c6754d588826624eefe3e19b15e13bad97b7e849c27b9ee692ff7d706a067414cbf1e5592f60200112d319966bc5f4241fa18ef615ce4eaa7da7d24fd298dc8ea8c1b8bc82099b2d32556471cea3db51d7870caf63eab13dd7f9323773dfc13298bf2456f951f13edfacc61a77467f8a26be24c0bd57d511387e418b5839bbd3b65d213b8d5b2d60137a87b640766d83975990b66ae96b3190c39b96433ca49438ce172aace596f65934f0b1fd0cc695875fbc3c9ec83c4bded98b6530d0f12c358ddfcef6652143484bf79248da43f5af49b5b3147545463695d2903bbefd3d92f520101369863f6d2193219b64dca823333d3e0277ceeda79507c36140518ee4f0634b493616f3e4468d143d2afeb781f366c9575cd1bd0c634499ef9808b11a253f4dd1a641d43dad9f4eb7f29bdf498524bcf9437108e8a735e6181fec67264f3d458179a3f9832be8595a8fc45f98e19cf84e33ef461415f52781d22f0a780ad02742ac777283d51d8252e78cf610c92f96789452056857ae250338fd0a1632409131a166defff2dd2070af5c56f18fdaf069c1a71d71fadad4cbb7b9fef2096083d1bb9eff368ff06824297467e501ab39c5cfd5e17b4fee50cf851270a3de2e85d0913ee49c28f73ca744a060f16d56ed6b1cf7d77968cb95812e75edafd5b021888d4463c084ae39beb5a46565d79f6de32436c0a12c6d96dc5199642142117d65b553e0de8d8ec242241c51a02e459f5709e57c1695b841b2af7f0d8a117c04fba2522a7c54acabf730dca196ffacb0189215f0e788406114a87522ab9a91e15708baf5310ba24945b4ff705c542fab65333e0b86719b255da93ca087f3fafbc6a5e219ab63e459155a3a9c08acd2b59979fa5e03d981125ac38d865635812556e9fa56590a44e8de46360a08892185c6f2bb34755376322cc3c2878758b3d669a4549e8cc3abdf8d31060f5efee9ec3a90a55d3b44e1382bb3edc18714f3f4d67cc48fd8c0bfd9522d276bea62cc62a04efd56c3dc47375819b82ac15f3b915f703fcfc2991e8355cbc61edd73878b466e13faf06ab3cfd94c76e6087d3bca4a8df347c83cf39e5e1cd7196a88a5b8511c83d8a48d86d4746e7072bfc6896f9f7a0b80b9b69bb50f4bfa4e7fce3bd7f0be2094145f6e07a8f97cb2bc56f3b495015013c796763a508892823c793dbe60987845688e896f020330c00c4b13b371f2a9af7e428c14a28671ea6c4b37e9533d6313cafe3ab7b057d10f8f4e7c2af0cc4ae5ee9baac3a987e41c8febee855fa7258ee95c2803295b7ffa18f6d1955ba2569cdd56176a4b968b6ad72708ad13bad2a44cb062f1467767f7ce2fbffa6c8426f2170a1d44a92f1613f14b018c3f32bb0b0eeb80f5d4f01fc85273f25ed67988c17461d1bb8524165ccc06f4456874a7081898f126def32b8590ae7b3604b9bc440ecee417082e05078370e5fef815d4c6310f94ddbec39e9c8b0dc7ce8a7dfc52ebc591cca03c0c2d125c953227e33114c4cdd56245d485705952cb882ee2d581d8e13ec6d543fd13cc538aebf76779e94d8c188aa55857ce49f6f9745e9a6713fd1753d13a7f11a1765bf6db73745aba7e6f9c1634a7fc9bd469497151f490ef81c48e4e75957266bacce8642a191b129aef2bfc05608b1b58c873683011fb317ba329e0cc59ae278a89c6c0bc92aeb5c1ec9f72653962f77637bd30a2d911b24a33bf75f152c110a87ead96c75b1e199e7c4a6701765e97db9bb3b477a0b7e4abaee1b9fa4e843a699498d27151c2e2ba224d0ae216c388da4930b3c079d769b6ef6c37888a2ab69a4fc75a05ba6c0941b17d397370bbbf073025425be3209b3304cee0a07497b431b982801dc4b2cc44a419b2a325d6ae9a22529cd2d062ada8531375429a4102c0237f0a65a5c6eea4be7d74fe70db321bf7c4531c5409ca040095c390c5a87b80ee5f6780da70f1080492d835bd0323881958f6a13667ea35d547e0f26c5d999560d68d4c3a299b8d535f3648b40f8968ef4b4b7ac80fbc51b47904def7047ddac6c5ef4246207bd3c05789eb6b5596ca71db172e09fa3df4ca37ba9658b04c368a325108a5252498c177f3bc628ea9a0870fdad933a1a51715f12264021e3c28557a227824cd9960f67767d8d0b4daba66be44ca423002f8e8cd97ae57954d2b04df78558bbdcbd50c941a98b588a35190620b15519799746a2aeed116e29b8f28d672b23af3aabed1ce04ecc6faafbe592ef5211465d4305090771696a08f7b3aa4d7d03c2dcb5832ddb0b3a90326516d9cff3315d4005b5b7e2c45e495778c6c890032d1992bf9fefbc177369bfbb362278616388bf1a5b643cf7bbf2e96edd20d940c5b2e955d26338fd3c076c5a87d723c079650221b5412cee1ee0f563daf893f1e9ba2', 'kept', 1, '2026-11-18 18:30:22.108541+00', NULL, NULL, '2026-11-18 18:30:22.108541+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('f99755fa-6bd7-446a-b9f7-773051712ddb', 'invitation', '363c9a68-3446-47dc-850a-c471f5132671@example.com', 'Invitation to join “Organization 59d6aef9”', '\x017a784276c05519a20da9bea11cb96d991a924921a94ee153dcba3f042e8d3ec820a4f596ead705aa436cf9cf8e5cf45e2e76f5ac124e0c6c68b92e20cfb991ef9b56d991ed65557465086a69d74eefba5b164e92387cf07f5d4401759c37992189031c398d192080c6fe7f50e872befb6c2b585899eedbad78453eb24240bcb8aa6b841c0d1c3883ea89bf5688894b239ed87f8c647509833418b7581dae3081656798817641a5d40e953e915783c7ee720d41031762d05c78564dcf1cffe530ab6c31bb35a23807b708f7495025cd93c749568c4ff32c95c3debb228d26f64cdbfbbf9784f113a9f8b8f883c5e30c906003c47a70ed9452ab8e59f47397591f993288613ed8e5c1895a8f7e6bdda7e5dc3a5b37eb03609768d39359371affc9b2453d1ba4501bf30b7029e10ea2f022cc7fc273785a37a6cd878256f68c228b3eae6d2c5e1a73b2504de990ccd89f2b40706c4705ea2f434666d536863125fc4e1cdd5e5fd8e343bc8f47f45fdc2bc4d9c9685488a5116fd378db21bd3a35a1104988a072ff011cbf154be745a18d3cad2903b6bebf6df2c01302006ac12804a97481a1278613223f97c7d2837d98f97db5a1f1ca2ac242cbc3d9ce858a86359287005277bd36468ec6935d1fae98629ccae06bc3564f5c9a24b3a8197743d03d906a5accd97f02d0c28756fafdf5e5225c40b1b99c8d4ea4faf0576a224f587a94085e91c2d602dd6f24b4311aaf1dff8db2207409ac71c900b4ce75cfb0b89364301c536e7175762fcc223a72e01025e890667058f0e8cf0cf0936b344ea469adacdc3207ff4583e091a0d750987b338170132ac5030cf144e0bc1aad76cca02dbbb1b738d3644269f865b5d62b075951effd526929e9a404e1946d49a75fabfb804eb72557c2f2842d9632fd4d7b71d8b8f01d5ad07d674c7c4eddf7deb7613045efa0695ecdcf033b0e09e396d15ab497889e7a872b698d6ec4b6620f7e22b06ccd501515b002065d1da0b5d6842ed2344267c81085944d15dbb5f347949d6d74a149258a47bf816e59d85fd32b898eff2fe0995ebb37a7ed258192bf82a401812ac93f8aa0df5074d82b197107dba808907ad1f170a05f7e4a4adb91aa4ecdb26a1f6e26cdda0b3841ab2c8ffaae7b2bce2dc8e7bd6cd4345bb2c3380f80a03c19aaa746f87215285851e7aa1b2be642afd4bf17f0a983fa6fd3969a58d3ea3f7b6532944ac0a48ed85cbe5710494736f94a4f728bf029f83b6257a0d3f7fc1a715e100e3f105468c0c326c98f484fba251ce642a23129e2bc464601fbcfd0aa75439168ec26b6aab9b9326860dc4053e5b28837ce32662c4fbaa743aa2a89b88010ead74abb20acc030cfa60e4b03de958bfaf3a8222230ae60ffcc22c3cc1f074c837b9754d17433fe6ced90fa8a8c9fcee572b30d36ae645684cf54ce2667442d17996572ecc9da62c3d83b91ced8ce7dbb1a6567d859f5ccd74e884784c0c84411207e8f70f8e6f48bb6688f41ef87831763f2d5f62aa5f80919af81c07d1aea15f626bca33508f67543cc73328246ac8d2bef97b0e5f839416d4ca0a5ab887e312b93e003555416b26731acfe06d5438652fb97d43d2095107e2ad48e24b1c4f4c6abec9970df0e13e0f2c7f9d039603206b48dc293ac2e549addfd54071859e0eb954048d3bde9a8da519316c81bced4124e0f37e9086f19b811e4aae3338450f0cafa78000a9ca3f0ad68eceeaccb1e3efb29670a3d37fbb0b23a32033f5812ea6063712a8e3f1f545ec0b521c6abefb5cbc8884320fecad7724364346e5cbde3c9025844d5231acc728f913fd2f9a88dd9320d87457cd7f5efbf877f478d3b3f8011aa6ebcb296fcf9928453c581c9509ebba2c8b596d3eeeac6a5f1f760b6f2898357c2afdda61a49823d31a64916c9d0cf042c4dbd9df10ea30063c6e9915eb1c71f680804b3bb146ae16d642537b05b0bbc7ce8b2ef6eac1bb2a7c2bebfe75f6cfe23bd48ee40c2472d7dbf197218166c226bde264cbd0dbdf3aad05a79d8ccac2c34c18b21c9eef31df1c9cf0052257c9ea9ed37dde7f6f18278043acbb8a86cc557e644abc7fde7cd3f7345e3d90ec0eee3ed735085a0a5852506ec40667289baa020124ef5aac6654816704d9e36282361854e48166345ede4c5bdfc41c3c49ff2ceb261d479439ebeac54960bf5c36b295bb62dda64c943d87780104ce95d6165dc5c6a27fc4dbd66ba266bf7aa18f59949665173a427074212a0def17075bb0fe02fc4992daaba0a327650b5d99de512ec03c4c2b8295ac2e6cd005a0a060e2e52a90b4d930e6a2207fe297a310f58ee0cde98367d3817f460edf0617919ba343584b1ea4a5f77b53c6aedc9496ed424df53ef8e5fceb9a02a760620ad17b042f123b39cc7c1f1d8b23d0a294874a25d454d4075ce2f90381ee23e9982b41de11935242b6e2abba552f33000bb53a7e14999c95d10f1ef5c71e716a50687dcd694c6a6eca2774c26e24dbd40af5c099d8fd4caaa50b7390985efad72f6bd45aa8fa3d2eaf8083f408ace5664543aa4bea6a5cbe86c28a05090469408f0367f6a746eddb3c07c3fac38961c5cddd828c81b8aff387208f1f9ec4a55f561f09032e7f4c4fb7a03a08f3a450fa17ba575adfd32c03362757b2e12952d62aa6b6749541acf6f5c922f54482953479d2b5aebd5d31cafb1b4817e83f48acdeeffaf14501e10401ca32f2b6c07b582f96a5d5f6ed4dbb1003cc841e2164ad612568b2d150ccf298ef85ed71f41bf4febcf891290ade39f48a867211960fafab51ff336a46bc32b673d1d086babb31908e83b5ea2e374f20377b9552423ea37393b186cae6fa80a10676f0b725924293188aac8a874c0e3381a4d1c0b282ea223df5242facf3044f04c4f05121986e72bba8b9be60621d6ac5f6e530f703f013cfbeb480d3f07107dd5f8e43413da168ebe89c6a51085625f6b2578e5c2eee363f0bd63f86dcd3601a959025d9c581de0206bd4ff7a7afecc9be0de31ddcce85bc7e0f7dcc8d2fe90c37c3bedbbda8fac510778b179c7928689e100f2f9ccf5ed687137253210bc3ffb6f7549c46395d24698ceb7b03257440a0cca51e314ff45c3b85e5e86641f0005ce7fe0e90b76b030948e37c183178de3655b75cefcf13d87890671599958631ff4233ebf4ee16684e9c375c22f86b07a7d9318803d1225a2055d963b85456261d9fe196be27b1443db2ed7783602d4b25887550ac4fa9f7e40cd1733d147e62843cfc28ae7efd1fa7dd26d7f87715fcca5d02d7be8ffd02665163faa192178138cb396dc288f9cf96604a8881150056fa86e20e0614de6b7f656a166c0548033475ade6af19d202175ed91c0e01bb2a29a54a45efa875aceb3031b266d7b554952df3d8a51c517dc7bdd295037f1a5d891d92e7b484296859f6d21110b67f6528187d7e10583693a6d81a144574443e5ca7a57271cd75910b4126b74d4cd699e6e71d2919562dc6301bc7bbb9eebbb56c984b72b9e71739abccbbdb44199c831ded7cfcdd3ad00e22d37f9f994a20107386bf341e5ac9c3c054a912a23633875e33b0c1f5e29dfd3c179c5989fab243c3cda7cc5e924f218d6ea575bbe443786a92ea6c2d17656068404d8db8b78712af026a19d484812eeb40a0e24144b34b9e37f61b497ed2d5f6390984454a17ffb88bddc61c6aa67408acaa41d416ff8d8aa23e0a2f0debebfc06253670be8938dc6d94a616979344e25935e6828ae05c2a82d2b301087dcf83ea190088e21fda11d59712dd1a6b750d4c0adf5d0bdab6efe9b0d61e6c719fcee7d72fca157827ed670b755d7265e03671b337deb38c08d28b660b949751323deb2858d02ad5830af7f520a93028baf3778caa2f151c94d32b6e341f441ed2cc6482775d5a6c850b5ed3a8d5b747d0f1a80ccb9ff7cf504b0c2de2b4bc517c6709e8851c63d7e42f57f944e377016ab48cf3257d398852685e206c2d74c97b29d9e391b7f41361c4ad58b4d7330c466ef7999ea1dfb6b8be535c36f958567fc0e2e7ee610d7fe5cd0c089a278cbe70ffcb1524d624f66cdbc7ccd3e42af3f4dd8884f89bc4386147207470130ee4548a7b5a3ef65ca3d9be3aa30f3766c7ba9669771acc6fb77d5dadc5036d3d784941f54b7caa46426f07bccfa7d267b285929fdccc3776a6282ecc239b05e76d43276a9b7b147d8ac866c7823292fbcdfa6692f8446228859dea4aef2fccb59b17ba4658f77ab98a84b86cea7729977443f3e99883960d5a087cad115a54980849681cf817781183dcceeb63c29f3a153ff459ac6212427572520b2367e1ce2a765b65a9d4eb4bd46af6c2f96797f6b79ad0540c61ab60c5fad0e32e1f314e6dea0a475bdff12d14172e40a2d72157496830ecaccbf40c35a3150bc68c7e7cebf248a679de9e69aff535f1fe24c6089d1348b1924d2ad269e0160225626486ff5b0fa1329c04044e070687dc694ea01855d814b4c75073cad36614ae94a65d1301fe702259fff4bd46725b53d2ae0fab38a5299f56bab7c7ac89d7c5a9840d1cd56c3993cbd8725dae60dc0a89dd9822b65e6bdd2294f73bf671725fa128c618ca270e5c9c44841aee9e0ae65b7aa803ae57213ee5cd3661e3f817c1a902bc67527e4f601bc33420cd7dc68af967e2d15ef925413e02d2aa506e533302514fdbbb01652d4375eb38cd0e429fd79e3b374fb75f085a9d1654c3579140db457a13d022b0cbdf9fabf9eee847e422c15587c5ce7135143b25aee2c7dac0c0d39ee4e4b9eaf68efdab9ac832e001f76094be2e96d70c914d3e323f3f75275f7972bb8992479ff5233f2e100d849baeedeaadb369051a4920095ea973f51d800eaf83c2aec339ea141617089ff11c4313bf6fa07c9b9e29f2ceed39b252c24b956af79e64d0bedb9a3dbb741c64894178c75c7dfb1728ed8ed568754f23b78a8efd9b4dd78061344ce48912b58ba4e7176193e960b17cc3862a99a45b429aa9ea2ad22df6eae4aa911f8ad22f3576cf897f9d4baf897b6befaa1c887218a231e0ee31e762da9987c20fcddae0a20c8d381041649febb37bae62c175757507f72dd8c008db828b6a33185ac721f14d917d89d8eee3d526a3e81e310fb58eafc28f68f793ec57c96c8b7273f864d557bfd14fb9176fa1952e4c85be0641772b53c5874db7e6f7c19cf056cc560416f631be27dccc9bd9bda3bb88416f523ccd75e83406c9bddd0fa621261392e8b601ede67ad4bb68ac8d4cb59d7806b4ba3b5c9a63baf9d656c7fdbca9a0bf27cb04c7f36887f083d0fbc8f6a03fba2aa1a3ec8d1ab4f11acd5a3e2e579f2b86189dde4638b747865d445c8aa9d70826b8a7f6a7a74fea9cd46cc4a8245146d6b4b0657b4273c6f0edfde1537a90c949038b06b3f49d8b37a2961b779abf922b77fd44561083426a3357a1ba047e6e3e2bc8b3407107819143f87d74883152eafd9ec896195bce8445b580309c2df8bf826fed14e156cc8591cd370c95cef234a778a0664ae4932a818ee718e48c38f5cae8fedca45c1d9e7951fb502e2c5017a11dcde22e000b86b1c9f839908d7f773fed525d1eeb65f590a50033c41768bd261662c46a88b12113603d22081ef88874554899d412b508b1053d25faa5b379d633e01220926cdb488d5fb1d4ad8025ceadc72ea912d60af5464e3e2e55c7e4c5ed696fdd54963e899f196e213f6b9563c9852837fe1cacd8c4cb4ab6cf2a75c8ccce04fc733dbc5262e3893e2c309297c3b4d71cff0ba6a16e21f5ee71eb70d1615f47751fa1bff361f6cccdc6c5c21dec19e9fbf7cc3cb3ea3c6797ae2bc60474bf975655a5c13baf8bc2be266e52e34cef8103cb61175d284b960167f93e4d7329df7f9de6a8f1814abd9e6812488d205dcad68b5c67aa072314df3223e059f514a5af38d63908a58fc62639b8ba3703fb2dfba6e99372eec20a0e13cdeaee05da4ac342349bd8c344f5a5b12f5b7d97837659610ad29dee3915bc143454d98188cd1f3d5c111dedf696aa074d54524c5c5bb0893c5455dc2839be6c7ffff11c66bc48b2537e2a263ce6380ddca32387eeeb82cba4beae5fcd23ccfdf9600a62a1908d6beace4f86a6b302f289c2925160f14278e272d9d31e51ce6fd01cee08110275e215d1be141f5c601e777300ec848cd28c2ed3c2c98a3648d613129959427cb0013e8100e02e8ffd1be467362135a9b4f3396e2c9acd110ec06ab6d64b3aabd28343e0054e121c7c8165a1fc2dbdb3dbd0e9b1060c030fcf4af86858f13e63105b5bf33e2a194f5e8adcca3e11a298a2114bc6340f8f8b122088c9157102fe0a3e16bb9a9b5c037aac9bc903de8cfaccd80c1963226df1419aa1e8bd64db1f3919e60190e31d7446426dd96edc906870efd82854fc81573563ee05fdd357f51b62c98fd87a91a30180486641f6904cd1d116a0dfc5c2ce6f9e2ab3b45279fe3644287b8fc2ce0f3c50660e18401bb06db63f0f67113fd9bca8cc33870e0218ef9337759d964721991bacbee522f711fac887222b542728d35546b9b1225e3eb8b951a4f240fa5e9802f0ec106a808f02a51ba7a772f0aeaeb74cee4b10789e92c0fa5b6fa47655dfae963d3a14c885a710a21d47abceea0b08512ffc8840e975f291aa2ddaaf9a86a5d92b906ff23afbeeebd7b06de85c409635e6706da760caa591bdcb06e83b692c1be9254b9d347be7a13d8a7346ea1074acad3d648086b8c84edb39455a0a3a27b62c609eb7a693550f08da26675a961c0b6fe7b125cdd25070cb92a801d4378296097314523e5a6ebef58c7b8d3d3c96f7d263725b9ffdb7298db5f4fd45a47faf84439d134ea73e07a60ebb9cbddd031c2a466f2f1260a06099ab63e85d6c5bf8d32b6d9f3d8622dc1ee24cd43f01f6da382a6a6c671bfbe2aee5c05e07579f57b2a9c11227d5e1d73caa9f3433a81302856cb9dcabf36c989d228ed572ba0a0f957', 'kept', 1, '2026-11-18 18:30:22.178141+00', NULL, NULL, '2026-11-18 18:30:22.178141+00', NULL, DEFAULT, DEFAULT, 1, NULL),
	('cd957900-30e9-47de-8f19-f13ba064541c', 'verify_email', 'ca1a0346-a538-4e1a-bcbd-f94a3dbb0faa@example.com', 'Verify your e-mail address', '\x017a784276c05519a2c03f051c9578de96a2fce7f2ef0dfc0c8fb8f5d6d91f814cd7c9f3f1321d45446b954612401abacb9e2dcf6fb094aa04362d48f232c95d79ae5835631931a6e6f3c93e9e52cb6784adbacf0da3d7a1d4b9c2364d33aaa2b5bf7131680eb290fad96fd23ea4858450eb06cd830f7faf22e964cea23d3c5b7f74f755b793591897a275d2b41471f919d9fd5f86f474ce1367d1279000334721f6f36b45295c4cbcbd2ce135b97f71690f4112c597cc62da3b6f322a66f6da3f83e58f1429b6d18847795bf915398729f39aa5063edee0d789374738f850109793b3b21f098eb187fd8a64d1834bcce29316cab1bc95247a8fc2d2b5a5b89f50818d33fe42d1a2700d5d177152121e547c676ea6ecc01c2bd84c13c1cabeca2a8bf660422d9a64e429e9443b61f4a924c1e5605ee5b1fd4effc1c245db5cdd8ade2d9e69c91b6fca04d2eadb706fa2b41e2339fbb56d1d30ab89df5295a0a3b26904905d63427fcc66a161f1fdb52b2b908771498ec82824ec276f3206342c9c1c4c6577f565315ce1b03fd0c075f1be41a05900584ba18db64ab8cc7174976482ad9a9e687cecbfe205a796fd99905c92f0c62cbe3082c39fbb7e8c92e9dddbcf15eaa62f13f2a6121c2470d369a6ae58c8e64634e06312aab8ccbbe4dac8b152b37fe61cc50ebb0f86148eaed2430d5eacc69d5910d0ee44437139d856fe6e4a8bfada28533baa572d3cbd961a94894f2376c0769c5256bed09cf6669b6e660bcef656a91fbe213b049c3ceaa815d8feb730f5abd58d992b396c1b4105a4bdad324e2b8664fa5ea1beb1d4d718db70b986b7e1dbf69da93167de695a3b70f252c057f1eba9860c5c11443ac87d522303ffd5dd4a9cc4dfaa110dbef5a0d32ec668928848766f5ef4939bec19abe914512c53b6dc81141e5b71be78529297dcb289d28a26a236b503f9ede70b4b4d430db11e1037e1bc5fdfe69980861c22535120101a03abe36f50f22d9742ec6a2673ccf8a677f64f447ae16d783b07991dbeec67d278daf58ba1e07d3694080a655873723cf4fa22973ad18f051783c888c19882d9a4fe687b18c9605e43c725ad83f6173f3d1f913b6646bbe306a1f0f8d7d5e190b101923cc2d4cb0e2715a0792747e9cf3b6065bf1d9331096a35817650faca85edeeaa96e9566fdbdef5e716c76e1ae081bb1b1f03593e66a28d2a45b90b1df60426498422db4fafb8c90d0a6b79e35d036d2dc6f677680b62e060d96ce8eb808ff30bc336f6282d090ec5ec1927ad5c109ea62a4108f467ba64350cf614162dd4be7b4a23908b5b6a286993d18659a37e1c26b5c3f2b65aec33ca397b03274dad3d63f6145890d9117a1a7c080435b761f3be866b9327900a7d1d36d626812bae682d01f44b27ba33f628615cdb2e4fc72b7d66d5fad092dff533ff4aeb6bb1cf063f06b7b97c8341d493c80de201b47ef82e16741a29155a5862514fdaae4fc751148947d6416ed7ccebf59b72b74112cb18eaed1d5e236c0a580e1dfedd51dd284f9cd33d97925d787b95092715989752b8d3bb67af2875ad1b190b4d2fbe3b076238c9b0c89689c082dbc2f2a9e28517e81bdf5ff21c2db00832df93fbd80a9d6b429a0f02a3cdbb49621fd06e2414b936b27b5598f4a70a0a623592f6dfe3b71eb8e4904e6ee5ad3cb587511783c13b2f455b883c4c7bdb825db09e5d98856bb19fa72fd2ead162c47c4afe478d306cf878e95fd60b72c3b928b723de4db149932cfcbe42e793e9ab69864d04c24bd319fbe3e0d5faeb0059bf0d490270975c0e364090f73176a1a72d24696944f6a258374df49bd0e2ec9fc63e989100033423fe63521cf92b60ed4e6b992fcb8eaa7accdeb37b1250f7fa8fd104e5adf9d600a42ce14a3abf7a2ed95c379f5dcb04683df6864552f4231621a84008b64de0e75a770f0c1960b4c0982aa3cbe8c7e5f0059dd390e666d32362036167b183a4943461c979009e2787d302adad01a1bf04ab0594400589f9977f3257195748a544057aba9833f46802e8046b8c9ad88b678f843af406db5cdf86d04305db1362cbdec9126c65bcc06a17c55de1b034b85c4b0b8d7a47bbc613c8c781c7a35ce16e5bebe5858b8bdc0d5bbcbe3409fd1ce13e00a4fef3bad0d76c5c3d653d2f5f09714e82f0d3e98688f8976e3f56dce4c5ce5bd229c1b053d1734eaa97592d6b8650130820d74777715211bb2ff42026ed39081babaa1c35f1b0d6dabff0a5fe5674991747b96f8bc920ecebe6bce3b4be707d52b6d8858ffae2027148bc25b707f6e5c7631d85d9e307084e05bdb02d7d604ec2320e59640a07c3ced6f9668f705a91c7a80851850a0c1bab055aa3f715ac4676f22ae96828188d1afd66da4ac2743238bc54650ede9fd150b40a5e26f9aef4ff4f2ca600d7168c219ff5048a907453d8964326919b1cb57bfc0dd62bb30f17c15ec68a13960b019823b5046232a4680f3ee3085fee8e2fbc54bb4f89a86f975f448da51cbcdc639d96de0608742466757e05fa028260ea022407dec6485f03fc34ac7b458d32f6ed935751badf15fcd3fbb4a0d150792e2a10ae652141363f966f5b12b262083ecfdbbcec294adb9fb89333dcbc1ca5b6cc7bd211a2c07f702d3e11a09f5fdcde936b764a509fa0915cec4fb2d0512894ad7a8c16df373b6fa592f4e99de5e1e0ccc5b45c7add1d9a22a8158d9e66c54fd937171998f06a462c0e2b891dc4c6383ade4aff6eaa72399cbe067f720550492ed9cfda53641d2f935c2af208c1e0aa988ba88c83d475b57a036d60158e2269daf8d803b007f7c9ffb1582513428d1aed7666860b189a3487e6ea91661a22f0d72f733d0a0500d67307183b746c2b9e7ca00a403763c26890931cf2d80642e86e816d77ebb5200577c0c7e2841c7aa13c1ce7b5df196ed34c53541ba225372a10300f6b07426a2ca518e65420b9c8840abcb4c9dd6d8038f25900f1c684c88ba8ab7baf22baa9a7025b34b056fb4e03908b7dec8031cc6481181bcd6f7f5fa07eacb50aedd65266bf93193d37e87acd92bd7e627466c143e8ad8628ea539e352f370693654bccc6b10f10fc13bbf2e7e6b6ffd9bf324f09542f65bad4abe9f8d99d3bcb773311cc6d19301735a81871387702445ff73f5f7fe404f4f0f8724d423654123a1f871d9a37b93d23623db86b2a111627e2f1eeeaf8284169f49867e25434e21f5f7385c06cb05c1c2ce7459d1169d16d1e46c389014a9f0e90bd04008216d328f0632633ac2c3a6560c70fc4360f24f5ae178363d2beab3b753d7bb7f428fd77535e81a1ebd85e8f2a70f4f1409e251a6557233586de3c5ab166ab9dc5385b85199e3625a2c59a5d206cf78e20874e96fe1efb876c73e26fc3f9d427945a9ba72c96ea21caf3f58f9cc9c901d6f6c5d019595b78021eb9abe0fd1944aa1efc77043c7cee06773123f6f05a9647084ebebc9c258c3bcd736809afdb3c98a8defb8acfad87157741d87ea48ae4d8f453f36c53416d514c9404eab229f29b163c64c02e22213593fa68da088295c504c7da486f6a71238e79ab56d4cabd169770d2204ffa3631c60ee66350301767cfc718197d759d791db12a2c3d5d970239d0e8a8a35f8550f62d2bb92b756c647acc002bcdfe4a7b3f7a2907423cd6d50908c1b4d6e0174dfa237711ccd064ef6399f41582e81f7d7ed3f49431c8852a180b8b6b1aea117080e00394da95e0ce537e5fe7a04a8fc521fb7f5fa36123b3be34d5599900d10c29c32ffabbff9b6f4d28dd93d278d6c0b9715cc57a03d43edd8b443a917b5a241b7cdf8b422b723ac17683a11a72757f6a66f40c759de2e329b4c53892421c54ad4e44c9b52e2814dac96effb0215ed424a12d96c02183f4e8634e125cadbe27a9d1ff44b992551957d5e568e0126b7ba575255cfc2300606449849325ee5091e3041597e5b5b179ab215404f58dcf2c1446ec372a80563449c35b9432907198c805052f39dbdf64d2d76d530c0d4217d942a2e48cc56b11277dd3a6f60a92f2a4b3878c145c0c5fa83592a999a01a41272c5842b11ba5722ad169241a2351fd3c811444fed9bac728815379fad9e0007d2d36e8e9f1b6b4c0df0978543c3a586f744e0871d80eb60452dd9253fc3e320cfecf8149883cde45bc7404f4033d97b7b0089bea889b11299fc854909ec3524ce9ec43b97b7f0f0f5610c2cbd687a279479ff48a7d27da6a078567d2187c01bb49bd680244250a631b10e269a1a594c329edf4f0b73cec1aadb8b1aa8ff4f3308cfced692f906f1e78416612b96dba4a7509da562c86c30a1f94748d74a29352524bb41f115b8339c91161278672a4ce1f06efc4f3dea9f8dacbb2c532735eef27bcea9bed733056e48a58fe585d8ab71355bc88eafa5ac5b5b1264db1cf269f174a31cdc5bb5b0c431a3d6dde860eae9efa8588e0543895d1cf3e75a7c86ccd1549e9461785be59b732ffb7a46a1edb0cf19220b57210be8ef97bb015a7285dc9373a73acd6dfa998a1ae1987ccf49c42bcf9e885dc0033792dac38609196858e5e50c13430f9ed83705b7a622425575f8df201f5074c9551d404c14f1d6dec7585f913ee6e6ff1f3cc8192ad0e7645d78c3f62784c5105cfd673e666e318d9f6f9c0ace5dfcc2e33ffe5662df796bec41c7b51364437d86d558f77fc1f88c31ed43d6a60176b81c91963ecaf17a26aa1483e0ebb710c5f584dbcd86b8da416b8af607ae25c9684e6ff77ddf90f378077264215d1fc07754beb207f6040fb9b43b228aa6bd792cc06ca47119c4ef8deb311bbdb82c8f90e33a7a7a2904723aaa0d91a1ef2eea0f88fed7847b09cc18c3dfb89c91a40441149bf74215162889c349bc5bc905c530a6bdf1aff7752280f02a3ce7a571e781f2c8a2a63ff6080360cfdb8079fa08233cc7453f2006a751b4ab4f21f0765d2776fef422784a1232239192dd28cc2908ecebfd334320a22dd5eb007951b8ef4e4029725a565ce89ca66d8441addfb69d4ae3e08a79c7baf1ac48bd017ef8290a3d85d9b6c1c7bf16248796bd11c24202fb65260cea6f488135d693ae3d37df489337cac35b2a82e9d35ef4ddbcc3476de56387a793d4ca1754711b716afd8e9b4ebef46fa8664860b5b147ec4cf23fd241926a63d2f112ad2e4a8a6ba2958536fb87caffe14cc10f19a9756f813069bff37166f7c33c66634bc72872e67970c76ea7ddc2d5984bf04799082cbcae1117d3ffaef9e7da3542a473053d3b4d8238e87dd5459d364da83b3e5a2f3839292c2bbbf5f5f355e9a2b9bedce3e07437fb361a024cf839de2164386bd19f97cb4c9300340bc6da767b973fc5a94be20ee69b98f74f08dc4f7b4986a31dc7771992923e1de03d32c7d5851ee3779c23ae334f1cbca2b3071d1ce921b477c33be6d07deba2b5fc8e3ff7f95e36ca56ccc1cba3a5fb8cba17249e057bf9fafdb0966031aa2134c2e9324b20ed8e2a2fd3831efc7adab29b076ff292bfa639f7e67a235cad352ff841cede0f66c7626e43121748ba01fc03899255b146afbd8baa7f2a813d86aebf32b936fc7d10d94cddb9da7f26fd62dfb1bd8f32eb6208e417dc6223a15f14e4df1e3e0f384fc3d080d9373e1170bc6a9c09d88cb9304d10ae1e36060946743bb5f80a0d1532d982297d2d449672523e0ab56148601592c7f81e03d2e046f4366adc94f3552a12ec724ab85a5f38b2bd8d665edaee2958a271b3aceb72717b38aa1b67b6d302280c203219cf2e685b4b58703758f81a486485ee0269095b4b1c8b69ef49144a1a0c83312a03ed16250c5aa0e17fc26dfe9574c3bace20af4abb05f453d1c0c3a553dd73a33a79f36772233701b4d9150750915b1d4a9571c5097ce57a5dc84df44a838a9a7861ccb74a4e70102060c1782975b03399b5a39137544ab78ede56fbe128ccd1d2720f1d6863e747bb79d85af4668f9c9cc99bada57af7bcb0d30bb78acd73ad7e9a79d6be69b097fa8252dd6d783b0f88076a5719a3c651dd19e3b2c1eb88e1ed5bf3d0ab1916aa55c6415d283c9b9d21fd4267519d1ea00b80219beb7e7cae19d155cdfe700d10ba4fb9141efdabd930c927786cecba06c15db2aefd4a452c1d817', 'kept', 1, '2026-11-18 18:30:22.891167+00', NULL, NULL, '2026-11-18 18:30:22.891167+00', NULL, DEFAULT, DEFAULT, 0, NULL),
	('ef246498-a636-40fe-b206-9861471075c6', 'new_place', 'ana.duarte@northside.example', 'New sign-in to your account', '\x017a784276c05519a2b30ddf45f4f9c8b6a0bcee09d35256fe3051df56386f6864c88323ff47d9ee011c91543c207949c14a28b08b4cf272c7b3681beefc2642f04aae8092296ce2c8e3285c9d0b3938c9cb74d246ed98a8b51fcaaddcdec6a9e01202b82cfb091f829640eed7c8a56237b0b4dfe9dcb00f63fc0c9b98058b3640d419b8f2b7d16c84d9eb720fb69288bc3cdc4d8ade96772a504f2d641b0cfd0024c8a0e18d4b4ac5673029b80199b9058cfdec3637374f9fb77db8f31753202caec8c8d8cf0ac087f4d85b928f0de5e847de2b6bda2ddc9629401abc89dca8790f2486d056bc93ff9d9f59f4ad90a3e9d435e16ca08c48c25eac5d293cf7b3fecfe4205e7906acd480bb5e6777304dcd1c0dd0027f65dbcdc7c25a6eb4c0454808a4bb604a2f450e01a276a64fdaf95c8891d47feb3112b1a638c5aea8530911a78a6bc7075a407e2e5b5eae17b737e4d2a8b5c51a1da5e08e66392815323ed22fc3993cebf7609c0347b8607e160399e26d6338d941998d34a4071473eb71de3b32fc996325d5f3b86a5331f73502ff1eada6a2984613938a8667a720c1268eaf532894db1be789e6029a902baae313c8a8dcf7b69711703dbc570f8f0c2851ff6d1773c5588bb5614c69dee5670d8058f963d3e86e1abed0d232852244f7e01f7f2d1b6fa5d2ff5f6c2580bacfa1bb5bf3bc33c65c3ad511b2715fd2acf4ccd44588b2f0df0eaae7d5760dc94991be312003cd39222f624cefa4ae8299c14382a7870a69cf60b658f5b0b642601241dc3b15a88a00bd47bfd2261329c852a075bb6e1f39af8e59dbab4eadd78329366da3c88cf7f88b17523413f392c088c984dbfa8a93cbc4aaf30f6c079239f6af4be074c977808af3bc8d138ade88934d059c95d5ddbc62b4b85ddc03345836afed597e70ac8cdb2366f4dc4e082f8fb6ca8a182187b7e1b375cb1145f0b111d9c4c006614b2ee9ea60384211292088f8d3846bae2d233bc0afede54fa3bfe38a07b0cfa22b044bd94d266b1af380dad868ea6d7c7e51ef0b0b38d7a3d815b5f51f581043660aebd939ab7ef4e50d82f95f68a9155a954f37f924a15262ce0d9d547a15ff9a30c94b09f14a8b9831b69141d4bb23f6f8f17147406556ac47ec0976ec3f686f0e34bfd405b3ede90c0a18c91ad8e94dd97e03ee50805d8cce207d9632687ca1affdd5a600324024b18eac0326046d3cd385971573331abb9f13f64d58666ddbb6262041c25859ae93547410b7a5d266102139bcfb018516d1863522160110099be01546b22728b563c3d5b044038e221d5f0c45a1c938806fa5863dafb9f9a2c3ef5cb7a334a07188008dad4f34cd62be9b113c350b991043f4e9e708726af6bb301f9d73600268c41d4cc7b42961c008e00fe1238ae84fe7a327d9385b6e3bd518f6ee4136e13d0f88efda3131e0a5005311b484a2cd3eb4b7fdf708729aa52305a5dbf0670341da0fc70ae3c183016d85d50e473b64b67468f41159de64ef047822e0b0b81cf727064f10d744776e645238a00e222bb6c28849b79c426dd0010f948b8c081a33ee81e1c4f806959277c6753bc01d6555c09c6418335ced7f3df5053be6271c2b081b1abd52c53f04a0e53898b97025cfa2b02beeafef952a770c6af961d3e3e2e6a7aa3f72897fa57e082ea561f011165c29deb8680345fcb990e845188c6d62a476c5fbcdda8ab9a7f8bd622124100e1a4ce0be862ebc7b522dc37e47db86ea03c8dfddf87a2c7b6462627c9168d9a6c23d89ff1983f0276cbac9f3cca2a26d3210275816d385d8737dcf70cbbfc730bd0b4e9ccf6ac9dfeee25c6f9666a24bc987c7ddca8f4519460d6284fd91def80f734cffe7a1705c097f5a0be3e23ed023d763738f4f2c7172f54d2d523e4135ef76dfaa229aebbb0f67941ccc1fe84ba4f5168be26647e815bff21dee51dceba216113c119c38b635c6fd587683e03b6a1050f5642cf236ec8fd41f48ff23b1b431b9768aab85e12a38400a1a2c1621e2cd28b1670c23ea6ad4bad66424084bbb656958f9e7651e8e0a3dd0db1a9cbf0c18954057a466be4ea57e5143c9fb710af003711a55c596bbc08048e068f2360e88eeb6c676abd2a309b40767ea416087cd478e50b45f570a9129bec0fb31347814cd639c35199e2427103c45e4a092cc30085b5068bf81bd8f5914d72523bd10c19b8ec95cde2c1d92c86a749cc686a622fe82abe9cca3a46decf8b2f8da016ed0cba6880b8a8dd816c06c7735315867e8eb66e092cafc58ea6c04d309c9ec65355848bf9a093c210b018397d717090b97e1cd76f7996017a4aeefbe9dbea2f2b1090a983dfcfb666bd84832149bb87513725e1504fda45f878a90e39728ebeaea5ac6b524cb943f2a41114e2374790796d9c301513cb7b32be6375536a3a5eeaaeb567c562880ff7e6d96d66f411e6ade13ed345a824f11a23d45a38308d9ffd6b3d500f6f2956d50fff3890e478d7419ccf13b8a6e33d3b0da8944dc039e401391c1ac823f59f8396548cbf1c93e394fa65d86562f06bb2d6abbd583142ee3cdeb41bee354acaff825163d4a0f398daa6de7cff8a7dee635645af08430e4dc7ebfd53d18cd8e207fe70e4121cb1d4333f43b01bd013e1c6c90c39ccf5655e041b2f54786a29eebf0eafb51ce6e06487d824ecf6865b7b283004ea9d4b00c1167a635297b085558cbdcd68ed8e83689d5d7b235fb0fc917ee566d75d135a9d623320881da6e237b154e504d5de9d57ff51bc8479a4e32918f852b4c15dcc22f5ee289d82a616f066dbfe1585e850d05a5eeef7628c460e493755af2144a94c720a18ff66f56f22328723e195cf10fe53a1f74cd1c368a14a19baea72a09229499f256f299f8f2cb63e17aa7737527f81a2ab794dae3acff08b9f485ca52bc4a69f0fcda91a454b34e24c6ccbd0dd209d0deb688b3641db66fcd60b9756c69a23481049679a4cb58436a00a91979e726c04b09151ec1b526385477cf5a57ce0663c1ae49c803ba87897a2f72e8ae8b16cfc300312079a7462ca35b49dac78384aef5df8ebaabd3555a9e09b23fa3d72658b8375a624fa11e27c60c519634a108bdb34b5e9c208518e4b47eeba01e91cbcdb08c8520b0a1f8f45ab300aa3d8e0f204226769d1cfb86350cbc9c10d96f1ddf613bf0d4e23b3ff88e45760e379ee05e673e1687bcfed42ea9d30b7212bc91115e51f34d09d051c3d47730c188520a3a7005422cc4b619ed0bfc850bb77dc51b6d63b3ec41d21dbf2f52a09a5f5a97267e4ea423fc3e921ca5bb6656358e24fd2959a34532eefb2533eac00a1b2cb64e387307c309cc42da0ae6a94f94f01507dbe1541604796a50551d8242b5f559bee67772e20aa9bf4cf08db913e1ce6ebabd1bac6d08f9075ba86240705ffb447b9d02497cc780e8cb6d37033decb6f0b526db312ace7dde70c691dc6dbdc920b2f1e036d7fe2cf9ead420af41cfcd8fb679972731342cb0c2d75dc53da6599e27e02aa7777adacee5587669f149cf7cc6500f68eae024e30ac6b6d799ebd9bf4b70c2b00e8d038894536a73659d840a701a733d9f35b8c4a8843ffd04d75ae3c5635ffb7746056f634f4d2522679a7e1dfde82b92215a7b0628335f29e90f58cc6f06f547d0f5c2b6b27eeb9a492539a9151b7f6aff173a12e784b400c647fff2f8453dc53e9058c4352df48c73f22911a0d3a56810b2718d9cea20170a4bd6732811efd2b50b6412eb66ebfc215c7aad0ca5ca0451caedf8e545d6136ef1fe0f909019bcc562d924acb43dc782f59da14b7ea4954cec0347ad30f5d897678ab9abe46513c0f3304527bbd5fb9a29b8ee955db4adf4da7e5c3058174eab53880fe0f644a0dd66f1e1247ec95f6848b57179dbab5499563d5681351e5c68752ef402e7b6d09814c1a097ca98b2ba8be2be6a9c79e0cde92c976301d3d7e5284807423c62248a0f4d0f6cf6eef0175794b9522d92100ada7317d718f07e0a4a8977d627ca6e3dda88eddafa49c8df038c8528c77182cb4742bd3646f474f5daf76dc352736d95e0e3e50f67c36155b1144e545d2baaaa650e2cdc88317f5f1b3f0d9cbe079847204aa3873a1e03d6133f7df04a0e5c5ddfd4c0a20e809340e909910ae682698a6017301d1d4a54089e3ccc1ee39e2773ab4e35d4ecfc779777d104f49111fb16baee85fb3f221e95fe16103936962b313971d09253f8bd3fc1ad549f4062f144dbd4ae56111533e4b918cd7d9c5046af17b6b37ae7724802cc8c0347bd79c8ec656c35b6f790bd6e53bf9f8a661b93121bcc35b04de8059769e3cc505e0617fb057ac9d6f6fce1059733d36d5417ea4be8fc1b3e9faba50c0c422794e9a19e6ad6eb3703f99ee8aaceeb5a127cbf67cca7fb6b6829ba8cd8101ab5aca708b0c7b6f6d0295809267a62d0d39ea40ab5aeb26ddecaafa4b76a4dc833e5719b41a2b77d43aef68e70bca249fb016474315281f4d933a5ed66969e0a144a1792e23d99f04fdd214d6e5b4e5507951a2a2a49df2cd1129ba2546f125a09c9ad602c59c6bbe5016f28e12c47e5e1107543fde1ba80e041b04b49485f26b083a105d5c3cb06740714811cd9189dd0bbdd10acb79bad08f6dabcdb2c91e52284734489343c9fc718e460b9b11561bd63dfbee3bdf3c68c428089f64b63d7ff08a980647ecfb857613d39d12d1f90455be9ffbc5214f16346dd103874c2d562200718861831b1890e3a8088beb35a1a26021e1a1cd8c42673d2ef74ea36e97497c8c7237a0c6d699eba2a24b03590beec6368f967d24129c7268a89f6c8a5b3b422542a085641e37fead02b0e5339958fc55b0ba28610559b24bed6c74b8afa9fcec17983ff441e437542c9457f73209a4ae8800ecdbfe33d92e6de066bc6026f17a927eecdc3d8222c130183f8b260fba869694760bf5770197ed8e36657640b396acd44a3607140544dc9d009e178e9f57ba910d440a8c9021bf5d10b7555175d17b2ff176e1993ca347ff0953ef078a73730e450ee8cf3b24e8cb858a5546ac489a8c7e4590a516123cd016943036f5cead942d94c10bce7fdd80d0fe2eeaa92309c13d29b2a8a8b8e8d13f1dbdab1139e6095714ee335e47ba78fc815ba485e3349035d7d2527515e25930cf70a14d0986f7ac4ce997ddad1f3a434676404b413712c55bea2849a4806c72037dbecbe655129c3136a90f0bf81ba5710f24a408f10360e6c3624c1602d6230ffb8cb44d79fa4575bdeb9384f975715674baa2e71769ff9c30b8e2ea3ecd4ca2e038a4b1cd827e5ff3e5a150f1471f9731b1255a14fa310d8105c6634cad774704b2eeb83276d644ded4ba0880ea54095a6d9da7fca88800a7fb69ef589de94930faad002e5999ddeac01e336754d9e33ad66073bdeb43baf475d7e350fd9d8c52ed06c64dde8850721001df9bfe732ce93158a12808b8e6275926e011a972720ac90df45b095b3f6d7ed1dd38fe2c377c03d29eeed93e10015339ddf89b593dee91bec74f90444a2918b272d47a0f37d12ea2ecd97b7c70996ba76e4ca7bf73e1191ea589485a1ad89b20c6a5978a4540bf0c065bd40d4e68de2af32ecd43ba747eb7c53188e4c46969b6d5a6b17efad5670d646a0de4c6d21c78b139fa8075bc7b3056404cafa978c61913265318c52bb55eeeb58a08651463d17f65f6815d1fc93b6fd4788cc3f36fe0f67cc3f141e8fb2a4bf8557e8d3128016820a0343efa15a2ab6792bcf34d104674e7e7bfe0cfbae5722c304d7a32c64372c95779a3adc3bcc23fca013fc13690d4da306e67545d440f5e3b106af4c713b69cbfe5e74487a2a76a53ab7769c89ca061615c0d55dabdb7e72d3b27793822b560b2a260a6b8aae2bca4bcb8fec9d0fb38fde67d428f1d789c17cdf4c54ca028c098eb8f43be24be66d28fc89282ddc0e98a4137637003038c0153060a6fe1092e4b085244a6a2ec81c8e18e0c36994dc42ffea80649a8c0a53813d63b95e01274ea07be7cae806aec69b8b6428b1a27c3abac10851a701d0181b787191b7cdd9b009ae482484a9bb8f9a41832cbf6d857f0f571c943c106d087f1ba3cbdefe3d42731659169460ec521ade73365fd520ac0fd996b26087e576db6420cba9aae1b57d3f37f31e642ca4a665783529cb9b407502059dcf302ec261b3f1454f7f4b1a0d6c9a460902885ef8ff92b4061058ec2f16b714f0cffdb73a70a4f8abd18c9f011eded08fe0c6d2ad50a2ae13797fbd6ab02a9a23abe5de1e57dda2a3e62e96e53026df8910b3edc5bd453813339654dba3836363a8c1272992a843d110cc94b181de0998064dcd693badf162610245c8532577c34e7f2e7282ae89c9b6459cedf38d105c9650553c799bd3d8c3be4fd4160b93d403be29a3eaa14b9fdf81bac9a2c38b41c32e9f12d7b5c74a6abb1fdffcc701b31475bfa61816ccfabe9e8a99d6a9556bef574d8a21854e293fe1cb604c14f2ea74933ff20cbc7e1e44e63fa819b795564fd3749f2d10b05e751ad2b9667e49e73030bbbda5edebfb5f6098aa4599d05044f5783362d9808e3ff6c14c1613bb05a3bf86055d318ed9d08d249f0ec67b3d9230b5ce44ee32b5017d50441df0bec501314bd696bae85fa84d82c62298852b68822f95082b65a3b8fb56cab8d6abceb3d4c64d792711a9550355859c6f122dec7546b48a878b8d8d6827fa76096541237c8e10bfbbc73a7702d0954c398f27ec05cf1744530ee9a4dff81f17240225770bd68f9f34d77a6d96296b22db41f616c760b9e036c377487f07a22e58e035f90da9cb4e4c2312306f48e7d7980d83537dd6862a39b168f31a0fdde954db4559bc611db8a6a860fe1ba2aba80587fa0224e2072b9c1990da89a664ea794779199924f5f27bafc983e717588787d423cf434cfa85ec7913353dd67ad720c730f3ee58da4c259f857522323b678eb25ce907e0cce778478bc5c6fca374791bd1455d249a8e518136e0b9f9db9da617a874004812bd1e5822fac8cd7bc3e0bc645b6c901dd26fed3e34272db2bb6d0276925bfb97ec91d5361bf04895d78d4d0f870c08fe159839dc9e427845e798f7486e564dc0bcbaadae1dacc4b829221d52e1e10ff2096a02d0dd1c4d37ae91e549848657a638e8439a32ab41f1381287176334a04a31bfeae31986af24f32b022cc2a83e68554afcff3cd9251df779179c78ab6214aee8c89ef7755c1ca0589b0875a275de762b34ea1fa3c81ea092cd188a54b1adbc7fa97b9f1056f27504912e1ea4c59cf75226ea4415e7f48ea2cd94c2e17e4e01b1afe202f12ea776ace8c6aac96c9ad04c6cda2ce9ab48d0f9f510d52b59119d0db9f89e5c0333d682b66390030fc4c9c3240a56b1b7b653d95617f3a7f136d873154a1fb6a6f3a66e3f8be6e46ed4a02c893ff01195e92d683cc9aa586f2cd01a5939664924db574769e2dd824b6619c21c6707e98ad7988338c1c43b529a97eebcdc6de842ec1bca4570234a7aa9d9fda98c12a562ca8b1accfe5f521afb35182693271f6b61173ac065b8f13fe9f13ecf1e554a24532b8bb6c407a3b783b070917bf7b5886585e77b4f92fa9b548886c64e4d4949685b18566750', 'kept', 1, '2026-11-18 18:30:47.40736+00', NULL, NULL, '2026-11-18 18:30:47.40736+00', NULL, DEFAULT, DEFAULT, 0, NULL);


--
-- Data for Name: network_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_changes VALUES
	('9154def4-f37a-48c9-a44b-deb3a968e4ae', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', '2026-02-12 16:22:15.911718+00', NULL, '{application,organization,profile,referral}', false),
	('77d91a6e-dc27-45c1-8681-e761dfd37eca', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', '2026-02-19 18:10:36.306811+00', NULL, '{application,organization,profile,referral}', false),
	('d0c45e4a-c411-418f-a5f3-058d7c094d1d', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'St. Brigid Hospital', '2026-03-09 14:53:01.283076+00', NULL, '{application,organization,profile,referral}', false),
	('b79b656e-712b-4df0-b7de-fda1718cdac6', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', '2026-03-10 16:47:53.359852+00', NULL, '{organization,survey}', false),
	('c9157b4e-384e-4d40-8d6b-05dbd296d17d', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', 'fed96eb4-64df-4f97-8752-e243468bdfab', 'Clinique du Parc', '2026-04-02 15:31:38.737958+00', NULL, '{organization,survey}', false),
	('2ce6787d-683d-4d51-a00a-6e298e82303d', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '2d332273-75fd-4f54-b067-902b7c837691', 'Prairie Home Care', '2026-04-10 14:35:51.216664+00', NULL, '{application,organization,profile,referral}', false),
	('af584765-65b8-4632-b507-99fd73a0deb1', '593d68ef-c3bf-4542-96d1-92fd11d25532', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '2026-05-15 14:27:33.243238+00', NULL, '{organization,profile,referral}', false),
	('0260d158-fd9f-422e-a7da-76037a20c9fb', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 'Cedar Dental Group', '2026-05-22 15:20:53.650189+00', NULL, '{application,organization,profile,referral}', false),
	('6757ec51-300f-4328-96c5-5b07ef09f4d2', '593d68ef-c3bf-4542-96d1-92fd11d25532', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Harbour Lane Pharmacy', '2026-06-01 18:36:06.147101+00', NULL, '{organization,profile,referral}', false),
	('7c59f8c0-6e8d-494b-9a8e-14ebfc5eb39e', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '2026-06-08 16:12:26.543441+00', NULL, '{application,organization,profile,referral}', false),
	('69353f95-e36f-4356-92b3-a3a82e3aa02d', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '2026-06-30 17:08:19.84565+00', NULL, '{application,organization,profile,referral}', false),
	('67b58d08-9980-4d2f-86ee-61a47e651234', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', '2026-07-07 15:26:40.25265+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('46b9fde0-9450-438c-a5ea-4dfa540d5f3f', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', '2026-07-07 15:26:40.252906+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('0d1f72c3-d435-4f70-a817-07f43611a785', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'St. Brigid Hospital', '2026-07-07 15:26:40.253126+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('090890be-57d0-4f9c-b08a-5bd80954d5a7', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '2d332273-75fd-4f54-b067-902b7c837691', 'Prairie Home Care', '2026-07-07 15:26:40.253305+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('d7060236-a030-47ba-86a7-280817b29ffd', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 'Cedar Dental Group', '2026-07-07 15:26:40.253471+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('e4c4829d-283c-4284-9ed1-00d4b1cca776', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '2026-07-07 15:26:40.253603+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('1e9b885e-466f-4371-ab87-19b1e891c3ac', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '2026-07-07 15:26:40.253724+00', '{application,organization,profile,referral}', '{application,organization,referral}', false),
	('d6f7d38a-7924-4a78-a7fb-1eb0557c0f00', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '2026-07-22 14:59:13.126253+00', NULL, '{organization,survey}', false),
	('95fa8428-c65c-4dfb-bfa9-25c8f8c73ffa', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '2026-08-20 17:31:26.825778+00', '{application,organization,referral}', NULL, false),
	('1d082992-7351-45db-800b-2ef944a3f8cc', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '2026-09-10 16:57:28.051598+00', '{organization,survey}', '{organization,referral,survey}', false),
	('751b5b06-640f-424a-99cb-78b4eab79347', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', '2026-09-11 15:03:20.129641+00', '{organization,survey}', '{organization,referral,survey}', false),
	('a069012a-3ae6-4a7b-9029-8b8d73e81f84', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', '2026-11-09 17:19:55.45375+00', '{application,organization,referral}', '{application,organization,referral,survey}', false),
	('37ff37fd-40cd-4d6e-80b5-2bc94e19b1cc', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '2026-11-12 20:36:31.787413+00', '{application,organization,referral}', NULL, true),
	('6184e80b-d9fd-41b1-a0ac-2d0f50494d0b', '933796d8-0bff-44e3-8504-77f33b45fc27', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'Organization c646b35b', '2026-11-18 18:30:21.505712+00', NULL, '{organization}', false),
	('a9a4e315-3659-4138-8ab3-d9906c6c383b', '650e8dd3-3abf-4034-98c7-23897392fa2c', '954599b2-0905-4f2c-8361-b00185bc2eab', 'Organization 59d6aef9', '2026-11-18 18:30:21.79768+00', NULL, '{organization}', false);


--
-- Data for Name: network_end_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_end_letters VALUES
	('04fd384e-b0ed-4562-a68b-c87f72947adf', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Ended', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '2026-11-18 18:30:47.83929+00');


--
-- Data for Name: network_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.network_members VALUES
	('b7b64594-bbf3-4c50-b646-d5a475e8fb53', '593d68ef-c3bf-4542-96d1-92fd11d25532', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '{organization,profile,referral}', '{}', NULL, '2026-05-14 15:11:41.157385+00', '2026-06-13 15:11:41.157385+00', '2026-05-15 14:27:33.234213+00', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL),
	('b97d9fa5-6c28-45fe-8719-5254ea0d6a73', '593d68ef-c3bf-4542-96d1-92fd11d25532', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '{organization,profile,referral}', '{}', NULL, '2026-05-29 16:14:14.056974+00', '2026-06-28 16:14:14.056974+00', '2026-06-01 18:36:06.135945+00', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL),
	('4c9da1d8-aac5-40ee-a387-ddf793e175a6', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '335a674a-4d9b-47a5-a441-0389d4e94bcc', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral}', '{}', NULL, '2026-02-10 14:48:31.730243+00', '2026-03-12 14:48:31.730243+00', '2026-02-12 16:22:15.9017+00', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL),
	('b4d79de4-4910-49db-a255-e120922b01a9', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', '2058c058-d791-48fb-b853-890ac3cbbc7d', '{}', '{}', NULL, '2026-11-13 14:51:23.762309+00', '2026-12-13 14:51:23.762309+00', NULL, NULL, NULL),
	('263fd47c-ac7e-41fb-8464-7884a5f65e15', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral}', '{}', NULL, '2026-02-26 17:24:56.702127+00', '2026-03-28 17:24:56.702127+00', '2026-03-09 14:53:01.277673+00', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL),
	('223ff339-9d12-457b-aca0-f0bfbcccb3af', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '2d332273-75fd-4f54-b067-902b7c837691', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral}', '{}', NULL, '2026-04-09 16:03:59.141076+00', '2026-05-09 16:03:59.141076+00', '2026-04-10 14:35:51.213076+00', '0714c6ca-80af-4573-9040-cda6fd9422c5', NULL),
	('c1ec3649-3eb4-4b1b-aa97-0e15eed65c17', '933796d8-0bff-44e3-8504-77f33b45fc27', 'e93ec455-d9c8-4080-aad9-a325a08ca766', '827a4704-bd79-42af-a7e1-d190aec9386a', '{organization}', '{}', NULL, '2026-11-18 18:30:21.282891+00', '2026-12-18 18:30:21.282891+00', '2026-11-18 18:30:21.476487+00', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL),
	('63f41c20-138e-4950-9dc9-af7fceb37d29', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral}', '{}', NULL, '2026-06-29 14:16:27.744689+00', '2026-07-29 14:16:27.744689+00', '2026-06-30 17:08:19.839298+00', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', NULL),
	('baa12b8d-7bdb-4e7c-ab40-b190b11fbd27', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', 'fed96eb4-64df-4f97-8752-e243468bdfab', '2058c058-d791-48fb-b853-890ac3cbbc7d', '{organization,survey}', '{referral}', NULL, '2026-03-31 14:19:54.573598+00', '2026-04-30 14:19:54.573598+00', '2026-04-02 15:31:38.731409+00', '0605970d-b356-472a-accd-4f547e39e6ee', NULL),
	('2a09d7ca-576a-4571-a3b6-1a08c1349ca5', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', '2058c058-d791-48fb-b853-890ac3cbbc7d', '{organization,referral,survey}', '{}', NULL, '2026-07-21 15:28:21.044661+00', '2026-08-20 15:28:21.044661+00', '2026-07-22 14:59:13.120604+00', '3c1eba29-48bd-4059-ac04-03665054e497', '2026-09-10 16:57:28.044206+00'),
	('40deac0a-e9c9-4252-8418-b0a7b83dd926', 'de6656c9-ca0b-4581-88e1-d0c95d3d59fc', '044b4a60-8856-41ef-9c35-806738311dc8', '2058c058-d791-48fb-b853-890ac3cbbc7d', '{organization,referral,survey}', '{}', NULL, '2026-03-10 15:05:53.349998+00', '2026-04-09 15:05:53.349998+00', '2026-03-10 16:47:53.35472+00', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '2026-09-11 15:03:20.118722+00'),
	('49858610-7387-4da2-81fd-3efb58bd6eba', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral,survey}', '{}', NULL, '2026-02-18 15:39:44.222512+00', '2026-03-20 15:39:44.222512+00', '2026-02-19 18:10:36.299238+00', '06746d89-18c7-446c-8b49-177459582963', '2026-11-09 17:19:55.451472+00'),
	('18e824a3-bc37-49e0-89f9-ad1d2646e54b', '54bbae28-72a0-4e87-9d86-a898af19ff2b', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{application,organization,referral}', '{survey}', NULL, '2026-05-21 17:55:01.561891+00', '2026-06-20 17:55:01.561891+00', '2026-05-22 15:20:53.644997+00', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL),
	('f5438b7b-2b3f-4f43-884c-9402cdf32c11', '54bbae28-72a0-4e87-9d86-a898af19ff2b', '044b4a60-8856-41ef-9c35-806738311dc8', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '{}', '{}', NULL, '2026-11-12 15:35:31.685017+00', '2026-12-12 15:35:31.685017+00', NULL, NULL, NULL),
	('0fdf1969-5b0a-49ce-8a5b-fac54b6a1e60', '650e8dd3-3abf-4034-98c7-23897392fa2c', '954599b2-0905-4f2c-8361-b00185bc2eab', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', '{organization}', '{}', NULL, '2026-11-18 18:30:21.638493+00', '2026-12-18 18:30:21.638493+00', '2026-11-18 18:30:21.782426+00', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL),
	('dbb368da-724d-4faa-ba74-d223b44fbf83', '933796d8-0bff-44e3-8504-77f33b45fc27', '35f248c5-2ee7-446c-8578-65854b8d8cd5', '827a4704-bd79-42af-a7e1-d190aec9386a', '{}', '{}', NULL, '2026-11-18 18:30:22.108541+00', '2026-12-18 18:30:22.108541+00', NULL, NULL, NULL);


--
-- Data for Name: networks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.networks VALUES
	('593d68ef-c3bf-4542-96d1-92fd11d25532', '044b4a60-8856-41ef-9c35-806738311dc8', 'Referral Desk', 'Who takes whom, in four towns.', '{organization,profile,referral}', '2026-05-12 17:02:56.996441+00', '2026-05-12 17:02:56.996441+00', '2026-05-12 17:02:56.996441+00'),
	('de6656c9-ca0b-4581-88e1-d0c95d3d59fc', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Town Health Panel', 'Answers from small towns, by year.', '{organization,referral,survey}', '2026-03-06 15:15:09.187308+00', '2026-09-07 18:45:51.79627+00', '2026-03-06 15:15:09.187308+00'),
	('54bbae28-72a0-4e87-9d86-a898af19ff2b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Care Circle', 'Clinics and researchers who refer people to each other.', '{application,organization,referral,survey}', '2026-02-09 16:30:39.648914+00', '2026-11-05 15:53:11.283116+00', '2026-02-09 16:30:39.648914+00'),
	('933796d8-0bff-44e3-8504-77f33b45fc27', '954599b2-0905-4f2c-8361-b00185bc2eab', 'Network d3ca0aa0', '', '{organization}', '2026-11-18 18:30:21.147255+00', '2026-11-18 18:30:21.147255+00', '2026-11-18 18:30:21.147255+00'),
	('650e8dd3-3abf-4034-98c7-23897392fa2c', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'Network 73bab0f8', '', '{organization}', '2026-11-18 18:30:21.206166+00', '2026-11-18 18:30:21.206166+00', '2026-11-18 18:30:21.206166+00');


--
-- Data for Name: oauth_artifacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oauth_artifacts VALUES
	('Grant', '\x0566a9903d5b161e6dd6f77f7871a636a2ea4fa9affac308f5fd626685f588b8', 'ADXYr7FhkpV7Kkak291MruAnyHnzu5mprH77z-b9R1P', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', '12ad87de-f6e6-41f9-8b2a-b7261a40bfd2', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"exp": 1826562620, "iat": 1795026620, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "cc881f40-7b2e-411e-9918-8578509d1f73", "clientId": "8102ef60-b135-46c3-af0b-4f83b4b71e28", "accountId": "4b8aced8-548b-4b66-b0b9-a51a3599f16c", "sessionId": "cc881f40-7b2e-411e-9918-8578509d1f73", "approvalId": "12ad87de-f6e6-41f9-8b2a-b7261a40bfd2"}', '2026-11-18 18:30:20.722491+00', '2027-11-18 18:30:20.722491+00', NULL, 'cc881f40-7b2e-411e-9918-8578509d1f73', NULL, NULL),
	('AuthorizationCode', '\x2b0022916e7048c432c7ecbb120812f0f6da2b483ad37891d110c161d1df31cc', 'ADXYr7FhkpV7Kkak291MruAnyHnzu5mprH77z-b9R1P', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', '12ad87de-f6e6-41f9-8b2a-b7261a40bfd2', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795026680, "iat": 1795026620, "sid": "aTGld6ANLAymNKegWFqWtQ", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "ADXYr7FhkpV7Kkak291MruAnyHnzu5mprH77z-b9R1P", "authTime": 1795026620, "clientId": "8102ef60-b135-46c3-af0b-4f83b4b71e28", "accountId": "4b8aced8-548b-4b66-b0b9-a51a3599f16c", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:30:20.745784+00', '2026-11-18 18:31:20.745784+00', NULL, NULL, NULL, NULL),
	('Grant', '\x643884629b81dfef53a88e2ada0fd0b514635c3688db98fc902235dde95526fb', 'F_NRDcf-nOT3mxJCrELPxHQ4N-fDRoA3hZriY1kYxNy', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '220f9574-5061-40dd-bc96-f3f27faf3617', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"exp": 1826562620, "iat": 1795026620, "kind": "Grant", "openid": {"scope": "openid user:read profile:read", "claims": []}, "givenIn": "6cd11e3f-757a-4d2c-93c8-32a41dbf9c75", "clientId": "1fec0775-7058-4e6d-96b9-6ed5aaeccc24", "accountId": "16ce0348-d46d-4fdb-a864-1cd79bc3b959", "sessionId": "6cd11e3f-757a-4d2c-93c8-32a41dbf9c75", "approvalId": "220f9574-5061-40dd-bc96-f3f27faf3617"}', '2026-11-18 18:30:20.880821+00', '2027-11-18 18:30:20.880821+00', NULL, '6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', NULL, NULL),
	('AuthorizationCode', '\xf837ab4971ecb4d25446b609e63eaed0cc8b139357179e8868803e77dd19bf23', 'F_NRDcf-nOT3mxJCrELPxHQ4N-fDRoA3hZriY1kYxNy', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '220f9574-5061-40dd-bc96-f3f27faf3617', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795026680, "iat": 1795026620, "sid": "shv6chyD0IEwjRrCpqEUyA", "kind": "AuthorizationCode", "scope": "openid user:read profile:read", "grantId": "F_NRDcf-nOT3mxJCrELPxHQ4N-fDRoA3hZriY1kYxNy", "authTime": 1795026620, "clientId": "1fec0775-7058-4e6d-96b9-6ed5aaeccc24", "accountId": "16ce0348-d46d-4fdb-a864-1cd79bc3b959", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:30:20.890133+00', '2026-11-18 18:31:20.890133+00', NULL, NULL, NULL, NULL),
	('Grant', '\xf202ab496726d3516e2312c4e1c5ff45d94a12577b51a2e918d876396f9d21a5', '7RjQAAeTl45Ijv6REet0cQm78AJQnC1Zpmm6xXdKLJg', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '4b73f316-ebe2-4856-b15a-c4fdfb3871f8', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"exp": 1826562620, "iat": 1795026620, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "6dec0a77-00d2-48bc-ac3f-29323e8b72b0", "clientId": "1fec0775-7058-4e6d-96b9-6ed5aaeccc24", "accountId": "50aa1f78-7333-4c2a-abc7-ef9d33443874", "sessionId": "6dec0a77-00d2-48bc-ac3f-29323e8b72b0", "approvalId": "4b73f316-ebe2-4856-b15a-c4fdfb3871f8"}', '2026-11-18 18:30:20.992416+00', '2027-11-18 18:30:20.992416+00', NULL, '6dec0a77-00d2-48bc-ac3f-29323e8b72b0', NULL, NULL),
	('AuthorizationCode', '\x620d8feefdabe7e5fa9474eb6dc2e6acc41cebece2f61b63efa73808179e0adc', '7RjQAAeTl45Ijv6REet0cQm78AJQnC1Zpmm6xXdKLJg', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '4b73f316-ebe2-4856-b15a-c4fdfb3871f8', '954599b2-0905-4f2c-8361-b00185bc2eab', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795026680, "iat": 1795026620, "sid": "RwbsJfrQwF9fUj5EpybzuQ", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "7RjQAAeTl45Ijv6REet0cQm78AJQnC1Zpmm6xXdKLJg", "authTime": 1795026619, "clientId": "1fec0775-7058-4e6d-96b9-6ed5aaeccc24", "accountId": "50aa1f78-7333-4c2a-abc7-ef9d33443874", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:30:21.000787+00', '2026-11-18 18:31:21.000787+00', NULL, NULL, NULL, NULL),
	('Grant', '\x985233486efdd8c4fe669952dc4615c4a6803487030642f3db8f1c26addfd716', '0ggGGUaQgW3ymwJT9AMuSlzgfZXmhYtyoKms-qgIg-l', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '8c21c9e8-8b5d-4395-a761-827d8437c4cc', 'e93ec455-d9c8-4080-aad9-a325a08ca766', NULL, '{"exp": 1826562621, "iat": 1795026621, "kind": "Grant", "openid": {"scope": "openid user:read profile:read service-account:manage", "claims": []}, "givenIn": "e9c2c52e-7a13-4753-873d-f36234557c8c", "clientId": "8102ef60-b135-46c3-af0b-4f83b4b71e28", "accountId": "896186f7-ada2-463b-afe0-c6a2f9a4fd9e", "sessionId": "e9c2c52e-7a13-4753-873d-f36234557c8c", "approvalId": "8c21c9e8-8b5d-4395-a761-827d8437c4cc"}', '2026-11-18 18:30:21.113695+00', '2027-11-18 18:30:21.113695+00', NULL, 'e9c2c52e-7a13-4753-873d-f36234557c8c', NULL, NULL),
	('AuthorizationCode', '\x01c404c567e241d768a5db87d26a18e351e022859e316a781ffbd915171a9a59', '0ggGGUaQgW3ymwJT9AMuSlzgfZXmhYtyoKms-qgIg-l', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '8c21c9e8-8b5d-4395-a761-827d8437c4cc', 'e93ec455-d9c8-4080-aad9-a325a08ca766', NULL, '{"acr": "pwd", "amr": ["pwd"], "exp": 1795026681, "iat": 1795026621, "sid": "fT4ML9QISX5iayens86FdA", "kind": "AuthorizationCode", "scope": "openid user:read profile:read service-account:manage", "grantId": "0ggGGUaQgW3ymwJT9AMuSlzgfZXmhYtyoKms-qgIg-l", "authTime": 1795026619, "clientId": "8102ef60-b135-46c3-af0b-4f83b4b71e28", "accountId": "896186f7-ada2-463b-afe0-c6a2f9a4fd9e", "redirectUri": "https://app.example/callback"}', '2026-11-18 18:30:21.121338+00', '2026-11-18 18:31:21.121338+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: organization_activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organization_activity VALUES
	('d4c0dad1-65e8-48cc-abc7-c1ddc0c71c73', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 1, '2025-11-20 14:11:11.069+00', 'organization_created', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"name": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7c58d27e766368e80528d57d997c158b', '\x9f4de3b1f09ddb781bdcc47c532528289c0479b03bbefb19714a7df47a6e117e', NULL, '\x77f23dfe6f67a2e3a0cab08fa4e0f677183c8219e7ef8a1da0564236b7c1d389'),
	('63fea1f9-3ae3-4f0f-bbd6-d83744f1aed4', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 2, '2025-11-24 14:25:55.232+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\xadf6451064a65c1e13625e708298dc50', '\xd53522fdbd067c3a697b8a3497ea369ff04f57be8f1f87a3b7337c878829a8f5', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x776091cde3e2a8db71e1e0c73a94bef9', '\x93bacac5201f37f987d7412ccdf4fad6cf4652bee3c9675754613342e790cddd', '\x77f23dfe6f67a2e3a0cab08fa4e0f677183c8219e7ef8a1da0564236b7c1d389', '\x80bddba6065f8e798f9fe9368fd7eaf3a3ec399d3faaa556194a9196172d20f6'),
	('bbd0426a-234a-4972-acb2-8ffee0b38715', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 3, '2025-11-25 14:02:47.302+00', 'invitation_accepted', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\x5986babe91028c6a29e91040b6c3312b', '\xe5abc3be1588a1976dbe2edd54cdd723528d54606b749a218f7b016ee6e26cd7', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9dc92550638e1dea2b7e0da50c1402ba', '\x951330b82ea20156cc47c5bfc79a93b982b6c762054e0089db663b5c9f8301f4', '\x80bddba6065f8e798f9fe9368fd7eaf3a3ec399d3faaa556194a9196172d20f6', '\xe22da74c700b081bac9b2e4b17683d95fa1ed936d84755fc67aab0d463aff75f'),
	('d138c345-6e89-4da1-9693-a10a40a789ef', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 1, '2025-11-28 15:32:23.536+00', 'organization_created', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"name": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x78b043e844f284ed4797908142f368ad', '\xed07c8f3e7f54a4b80009e5e2e1ec828dafd791ab2967fade70b84e7b3c39a25', NULL, '\x89687fd3992906f47bc2fbaba2c4d9185295923c1a9eb6766b1c5d2329e8f31f'),
	('97c9ed0a-b980-485a-871d-d4fd7512279e', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 1, '2025-12-03 16:05:59.767+00', 'organization_created', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"name": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbab1dfc7a0b595c6b6850583c6c933e4', '\x169ee3a07d68247863812767c5f9568434dfaeda57db451d28b80219c935a071', NULL, '\xc8d4feef99dd611730b44bc6c7db0aeb6b6dc267e732dedf402a13366cdd8ad8'),
	('3bd53c62-cbb3-484d-8d69-ecd52fd4bd2d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 4, '2025-12-05 13:02:43.936+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x13c1b2146350917ae187f2c49bc18e62', '\xe0f7240fb448a7dc9b455170d65a4f814180c2f4e4fad91c9e07d99377123e40', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0f89e0d870d2e360cc6bfec14c4feccd', '\x0c0eabd043a689ae864bb587bcba8a4acc055c4aa512eaa2c245804a69ddab35', '\xe22da74c700b081bac9b2e4b17683d95fa1ed936d84755fc67aab0d463aff75f', '\x6a08d07a4534232cfc71e9ce1e2fd767eb02359a82cc4a6fd5c90136bca9b090'),
	('4f0863cb-42cc-4fd1-a353-62797ea80994', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 5, '2025-12-05 13:31:43.932+00', 'invitation_accepted', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"roles": ["admin"]}', '{"email": "elena.petrova@northside.example"}', '\x3a61c3b12d05200cb30603162562f2cc', '\xf23545c29115c4f4a04723f48baf24f601a8c7f122f885cef8c8e9e746423c96', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3408c6979073f9b87f717882eb6d3572', '\x0e6bfd4e79178183a5d686be843fb74a223a0b7b4c59228b73592a21bbddaf4a', '\x6a08d07a4534232cfc71e9ce1e2fd767eb02359a82cc4a6fd5c90136bca9b090', '\x7a9af965b520a89e0febeb0cc54dd437728fcbf71c016645f01f836b88d8fab1'),
	('6ce97a1d-cfc9-4b4a-8068-69b8a44450b6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 6, '2025-12-09 16:18:28.099+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x83fb21417153faa9e2fd42d766e2de52', '\x45942c90ca21d6ce11a88c5a295593b0e45aedc266d9cb8e0760c4585f6c2a5e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd873e0d32f11c76a34bf7ef599e6f201', '\xed95c64c10e65fb3b46c75a4ef5e4e6061a5ecd290b005b1e3e150ee0c6fe751', '\x7a9af965b520a89e0febeb0cc54dd437728fcbf71c016645f01f836b88d8fab1', '\xf238103a78bacd2b26428264e7febdf913a3b44e535d41184b986ecc4ca93a92'),
	('8f3ff5ab-5104-4889-89d9-fc71717609e0', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 7, '2025-12-10 15:09:20.19+00', 'invitation_accepted', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '2687a6b8-f941-47a2-bedf-498ce8509a62', NULL, NULL, '{"roles": ["admin"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x6cba45a68c7b42e7e7d14d5884b79971', '\xce27d25a8b5d2e3258c93cc32f4ab3bdf5494d97656289a3c8ca582965bed896', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xbf19fa4e982a8a28e515f1e3f0fc4e81', '\xd2f428de5d60e0535218154c49092359f1ac4be83f4960ff90054363b8efd891', '\xf238103a78bacd2b26428264e7febdf913a3b44e535d41184b986ecc4ca93a92', '\x2211069f2664ad0b56cf55f4677f30bc2d052c25550acac2eb08e4e9b286ae59'),
	('ef79ff4b-03b2-41f6-91aa-f1c0a93adde7', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 1, '2025-12-11 17:48:12.254+00', 'organization_created', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"name": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf051b242b9d424a3bdd25ed024e92b15', '\x2cc4ef83edb1237b874d05a7fd262600cdfd46695661aa69f518b158bb61126c', NULL, '\x60762c7cc9d4fcfc78e5e5adec0b5712937c7118ee02c9d5a9c66df3a09b56fa'),
	('fefa2f27-3137-4060-9bda-6b3db4bc0eec', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 8, '2025-12-12 15:18:04.339+00', 'application_created', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x376618ba05f08391ad03365b085113f7', '\xb0ceecd1e0213eef4e6957747dbef717f94744f52b805b3072a740a1e2953aa8', '\x2211069f2664ad0b56cf55f4677f30bc2d052c25550acac2eb08e4e9b286ae59', '\x1037a6eee9c9f5dd63155ae47d7498deb2feb82fa39b1678fc7812bb2b6f621a'),
	('098c6788-75ac-402b-909e-3d4a2fa4b778', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 9, '2025-12-12 15:18:04.344+00', 'application_redirects_changed', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"added": ["https://scheduler.northside.example/callback", "http://localhost:4000/callback"], "removed": [], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3f8982b9d386ddab258004abf896c503', '\x681c698f3d65db5ccaf2097a44f587468b2b5b78df3890e29c9226d8c029a1f0', '\x1037a6eee9c9f5dd63155ae47d7498deb2feb82fa39b1678fc7812bb2b6f621a', '\x48b0c6de59f7158459513d453d989a586a3e421388ed40d2c2fcb740bb7dfd0d'),
	('3ea931e5-1438-4a92-bfee-2ae36e9158fd', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 10, '2025-12-12 15:31:04.343+00', 'key_shown', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x30246ab545d100478f7a36fbf68c7f65', '\x5d98160120f37666b128ae9adee3920504d110f0289054213e95aa36e50305ff', '\x48b0c6de59f7158459513d453d989a586a3e421388ed40d2c2fcb740bb7dfd0d', '\x0a194f437256269e0765d9c82b6d85e8a6b9ba672dc56210e112fb50aa4c00de'),
	('fabfeac2-b74b-407a-a0bc-ed808f9eba0f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 11, '2025-12-15 15:55:56.415+00', 'member_invited', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\x978cd037f0580f7347637432166cac1b', '\xf75efa87358639fae1b6ed9d192d803360e4c1ab3e50555857d07d2270d7150b', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcc8e0c3befc2a363c9c7c93d0982ce50', '\x9f9cc7d6c9cf7c2dca9e77a119264151d6bfd517f5089a76a636bcbe1c7f5481', '\x0a194f437256269e0765d9c82b6d85e8a6b9ba672dc56210e112fb50aa4c00de', '\xadf7809c7f42e979d4e9c08d8b54b70a33d62aaf8b7743bdb76e655b4b5aa004'),
	('513dd8c2-8fc6-4435-baaf-33e4ceb2279c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 12, '2025-12-16 14:12:48.507+00', 'invitation_accepted', 'person', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'c11929cd-d654-441f-94fb-bd482219f4a2', NULL, NULL, '{"roles": ["member"]}', '{"email": "marcus.lindqvist@northside.example"}', '\x04d98abd02d77f8b2be22ce483035eb8', '\xf777c70e2742b7c92aad30956c4d3cf7ff3e7deef308bf2014f4df22fc150b26', '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x41a8847a27d396be3cddb92c6ab2cff4', '\x1bab327e9a5f07a714558b6a8617551212c7cac29ab65cf04fe74efea13dd80f', '\xadf7809c7f42e979d4e9c08d8b54b70a33d62aaf8b7743bdb76e655b4b5aa004', '\x0af320f9ddffd486646daa9785167080b01fcbb463844a1b5a617df8c2ff6cb9'),
	('0f4c6b14-5efa-4b3d-8aa0-dcebcced4860', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 13, '2025-12-17 14:21:40.57+00', 'application_approved', 'person', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'c11929cd-d654-441f-94fb-bd482219f4a2', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x6ea0866e1c5d49cba6738757b8b20811', '\x6b5a47052ff2a5fe7b392b470cb84000432afad8927c4c75e220975a33b46993', '\x0af320f9ddffd486646daa9785167080b01fcbb463844a1b5a617df8c2ff6cb9', '\x0ea3848143109132834a355b31c56baecbf3c195b2a5cddae5a0eb2c1f5f2855'),
	('636f1fef-1fa7-44ac-8e3d-eda9d5614aa1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 32, '2026-02-12 16:22:15.926+00', 'network_joined', 'organization', NULL, NULL, '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x264ff577c77a4aa6774f6be58945809bb8fd0345dba5da7b39073a33adfe35f7', '\xa4b8817c8a007bc2ca79965b87ecafbdcbed2e272231fd11eeb816d0b2bc90e0'),
	('dfc98a51-852b-4439-afa5-4a825443f698', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 2, '2025-12-18 15:27:32.657+00', 'member_invited', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\xf9ac9a841240237ba041488f408c84aa', '\x829e039f282071ff2de2fcd99a04a95232cd9bb954edce63c2a9b5369d94f341', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x6af2ffd017fe1e1d739ad8960f1906c6', '\x3c7d694ca83411687b34fe018eeaa9112a11dd534c21dbb49cb9c1ba191b9120', '\x89687fd3992906f47bc2fbaba2c4d9185295923c1a9eb6766b1c5d2329e8f31f', '\x05b1c2d7694debcaef8d7ce3437226f6d9e0d1b213be255abd22560c7397de4b'),
	('66196b9f-2b77-42e6-83e7-0a9405316081', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 3, '2025-12-19 13:36:24.753+00', 'invitation_accepted', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ingrid.sorensen@maplegrove.example"}', '\x565a095cc3f776b7d55ac38b7b67785e', '\xea3001bfa9e97dd90c64b85255412c57b0f0b2e8369bc832c391b4f9e310838d', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6ad2aae73f7c9207273f7f7376db2fe6', '\xe05a22d31a0a12d5b1b919cf6cad10570d678414e715d95a5d6bda59e9a555e9', '\x05b1c2d7694debcaef8d7ce3437226f6d9e0d1b213be255abd22560c7397de4b', '\xf59917c523e59642de110ab2196d82a4cb439f2f25b433a04f3babf959541910'),
	('35acce83-b57c-4f16-9642-603045d96990', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 4, '2025-12-23 16:40:08.903+00', 'application_created', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xa9819c32714cfd8bb0892d193d7118f4', '\xc6f8a093e04e96380728880981e0d6511c5021bbc33f95fe3cfcc694b6aa822f', '\xf59917c523e59642de110ab2196d82a4cb439f2f25b433a04f3babf959541910', '\xf01c8e97d464ee1d46c6782696a60f2c4e04340b39b7da8440a261f8bc6a9a2f'),
	('e2bd4b15-fa74-43e6-aa58-70b8e40a556b', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 5, '2025-12-23 16:40:08.908+00', 'application_redirects_changed', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"added": ["https://explorer.maplegrove.example/signed-in"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x8244477379e732fc2bf8553576a65b1a', '\xa800efcc5314314a9fbf33fdb8bf899366028cec82becb64ebbd5284426b95be', '\xf01c8e97d464ee1d46c6782696a60f2c4e04340b39b7da8440a261f8bc6a9a2f', '\xea5d0f6e4c9ad84fd20bafb298a43ee1a9148fd31fd160e101b1525cf40f7f80'),
	('928911bc-5936-4a62-9126-8525693393c3', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 6, '2025-12-24 15:44:01.001+00', 'application_authorized', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x68dad4cffdd097e1f2395f5e4be1c2f3', '\xc07adbd282ad34eae19c9e71eb42f9ca3b1028a6f0646cd54cbad6a753d9aa79', '\xea5d0f6e4c9ad84fd20bafb298a43ee1a9148fd31fd160e101b1525cf40f7f80', '\xa8bb27d56ffe7571646758fa1af87ac2eb39541413e13178137a5a2bf3889486'),
	('8fe945ab-551e-4af3-b043-65222dab06db', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 1, '2025-12-26 14:36:45.14+00', 'organization_created', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"name": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x91e5422ef1205cb9bfed9b051ec7ef3f', '\xf5c5d130484a9c9ab255e45c4d909b19a035df5873c22440f7ebdd98daa4ed05', NULL, '\xb70c997c6d2bbb669361c20b2a4bbb71d9999ba1403a48419218fd3429276e81'),
	('86e986ec-3560-4705-8ca5-ba17b2e6023c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 14, '2025-12-26 17:12:45.144+00', 'application_authorized', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf020ac0682186af77c4e3870743cc925', '\x4608a37d6b24e4bc590b3ca0868accd7248ccbf46a4fcb9d6b9247cee2773299', '\x0ea3848143109132834a355b31c56baecbf3c195b2a5cddae5a0eb2c1f5f2855', '\x94e371284560e33b76741b9eb9b92c1362b1512a975bd8440267494f4ef8deac'),
	('0651a115-cdf8-41b1-b896-eaa64e5887c7', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 15, '2025-12-29 15:36:37.216+00', 'application_approved', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["user:read", "application:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5c148b2e9877cb827f580a6735d168e7', '\xe37f2a462647f81d30e2c090ff38b2127b3546767bd866cb800d7eaefa2fd35e', '\x94e371284560e33b76741b9eb9b92c1362b1512a975bd8440267494f4ef8deac', '\x7f9a56baf6fa4846e8fbf01448ca53ef8ac1677433b0f1196a06aad1f474ef96'),
	('443ae269-9dfa-4e9a-9e83-73b752d3e4e5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 16, '2025-12-30 18:22:29.303+00', 'application_created', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4a5b5adfefbf7c2a25a07a80160a49a6', '\x0c366580893d4e01b653330a547e46a762de407a416b8c8f6d35576a2b997dea', '\x7f9a56baf6fa4846e8fbf01448ca53ef8ac1677433b0f1196a06aad1f474ef96', '\xf8bc97a483e93760d40f13c1e7fc895b3b9670ca65c403bff002be8fc16adee9'),
	('5b3ed24c-ceed-4467-b2ed-2a164b58f06d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 17, '2025-12-30 18:22:29.315+00', 'application_redirects_changed', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"added": ["https://intake.northside.example/callback"], "removed": [], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x5824b6883f00a693e0d46996e8047e12', '\xa18238946fa538bc1e717ff4d3b3219626ccc9dc03d87d9c07dfb41363d6af0e', '\xf8bc97a483e93760d40f13c1e7fc895b3b9670ca65c403bff002be8fc16adee9', '\x364c3797ca1c6d84c37225ca0cee82c49363ec0aad08aeee96f9b2eacda3b88d'),
	('ac5f4aca-be57-480f-a1a0-7c20fb350224', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 18, '2025-12-31 14:50:21.375+00', 'application_approved', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x998036b243eb9fe22f3fee96c6134569', '\x7adca99884c060e8920f2adab72d3b959ff000d67dc99b516867ee1b6058ba69', '\x364c3797ca1c6d84c37225ca0cee82c49363ec0aad08aeee96f9b2eacda3b88d', '\x081078eb780b382085d8fab8961490961be41d31f0d39b86477af7b36d12af8b'),
	('51b43461-2569-4708-844f-421eee0ac4a9', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 7, '2026-01-01 17:20:13.47+00', 'member_invited', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\x4d71d8a95e8d64d210d36423d013d113', '\xec22572cd9439629f965664cdffd2a04db664d962e44703b6d89a240298b59d8', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2cf16ef537c51beb3b0e14432b7983b0', '\x820e60d8bd91419bea4cda387fb33336bb922508c69f2c7ac9d886e580772632', '\xa8bb27d56ffe7571646758fa1af87ac2eb39541413e13178137a5a2bf3889486', '\x2147f44544d3fa5fe5c106ebeed63128228365471830144b4aa2899c6e225721'),
	('13dc5e8e-6539-476e-b004-7007a0f55338', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 8, '2026-01-02 18:03:05.546+00', 'invitation_accepted', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '2bd274e9-dd05-446b-b197-905a96451f81', NULL, NULL, '{"roles": ["member"]}', '{"email": "office@maplegrove.example"}', '\xfa713bf6e55b26446a39a2c62278862e', '\x4217505870a1be9f58c87d140abec45596a21ecec03e02adee2c674e3907c2f1', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf9b639de2f37e0fcf4ce5025b0527792', '\x0e98d9a50471f146f334f66cfc84e35e2fb1566e95ccc801bf1bdbf3417d7b0b', '\x2147f44544d3fa5fe5c106ebeed63128228365471830144b4aa2899c6e225721', '\x6fd1db1100f2be19b125b7391cc082a0f0f033ee683668347ea7881302dbcc1c'),
	('6765d9f2-f3e8-4c29-af43-f6fb13fa539a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 19, '2026-01-05 19:31:57.628+00', 'member_invited', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\x9378404646ebce229bd81f25cfe65d7d', '\x9fcdbd75e9cecded34c55f10036291b23dafb6cb618b0a64721dbd6d6562c28d', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8f79b6a3bdb701e30560ac979673ec60', '\x62152676d9b9cb29bd44bb20588c71182bbf120d87fba2b1d1798eea0d44b0ca', '\x081078eb780b382085d8fab8961490961be41d31f0d39b86477af7b36d12af8b', '\x20a81fe50920968731a0c32f008ece2d1b9a111a1ea2331c12cf1e3542a556ff'),
	('255b3051-ecda-4f1a-b134-150836259056', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 20, '2026-01-06 13:40:49.709+00', 'invitation_accepted', 'person', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', NULL, NULL, '{"roles": ["member"]}', '{"email": "tomas.herrera@northside.example"}', '\xeec2cf46b173a745d0708d192c5cafe6', '\x5cda22f2359ea74b1968a2c60fa9467cf6070f9f0f2276d61d13601f0e0c861e', '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x72789be3c943df07c344cbc80cdeaba0', '\xd53d5616a6993928f97e274ec892e025320898a10ea9cb1ba4f2c81c4afea54c', '\x20a81fe50920968731a0c32f008ece2d1b9a111a1ea2331c12cf1e3542a556ff', '\x246ce7699fcb98d8b945ce5f60b438657a77e55c3bb581bbf5b73c9fc447c5f8'),
	('cc613c55-d2e3-45d0-a7fa-649f9fc9aa24', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 21, '2026-01-07 13:55:41.781+00', 'application_approved', 'person', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xebae957a1a3fb7650742d7896a432164', '\x7319abaef4e55fe08434898e79bdaa98523dcb961684303f33b14230e32e1867', '\x246ce7699fcb98d8b945ce5f60b438657a77e55c3bb581bbf5b73c9fc447c5f8', '\x24426cd1f9fdc44562d18b49cb2fb795f92fc8da5ed169b201b843d06ef19c07'),
	('1ccb559b-45fa-4b23-9b65-d029225456d1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 22, '2026-01-12 14:47:18.029+00', 'application_created', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x43723b2d3bd0ad8c051bb85653fff26b', '\xed250c1817a7669f871d45fd5fdcf653540ff54e1f3be35cc686add54c51e7dd', '\x24426cd1f9fdc44562d18b49cb2fb795f92fc8da5ed169b201b843d06ef19c07', '\x7e95bc9728f186a0fedf14050c0b9afdb027cb4fe3b07ca901401d14a5eea5f4'),
	('8c2e0cc8-a083-420a-9e57-37399588fdd0', '044b4a60-8856-41ef-9c35-806738311dc8', 1, '2026-01-16 15:20:46.353+00', 'organization_created', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"name": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xa9196b8b861b26e6e921e0d3cabe4427', '\xd93eeae2ee5d531c10f72291ec7897afe8769b5b4df6897a3f2e71f32c971347', NULL, '\xca1845f041b6dd040d3b55e130dbe71ca71db9cd606d8a714bc1c59ace06162d'),
	('6e59d028-6e34-4674-a22d-473383f94371', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 23, '2026-01-21 16:06:22.605+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\x8515ce664a26cdb8ac67f2c08a7f0268', '\x826b1381b66de018b800dfbae74f1d62f46098d0870720e289ea12a6cc92d970', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x263620916661138591ece72071dc1a7a', '\x2c89fb22b1bf9709fb485bcea1f72f41a45a2db08bdd9d3542e80df1283cefae', '\x7e95bc9728f186a0fedf14050c0b9afdb027cb4fe3b07ca901401d14a5eea5f4', '\x242d81e52057f6b218f72fadc253e1b31391da3f6aa350df0315d45a78531f36'),
	('f0c450a2-84a3-4874-aab7-68068b26640a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 24, '2026-01-22 13:25:14.677+00', 'invitation_accepted', 'person', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '50659989-14ce-4940-94cf-f1ee106663bb', NULL, NULL, '{"roles": ["member"]}', '{"email": "maximiliana.von.hohenberg-castellanos@northside.example"}', '\xb5bbaffbd20f332c61f3f5dd65d6db97', '\x6e3b568b2d902acaa5e17428d5ed3e0ac129ef0dab5bb42bbb912975b5d351dd', '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x0727c86b50dd49373157dce294a7bf46', '\x6ac4c167a67117577536098cd9d5a4af48bca0358039b2e8cace789bdd6f622f', '\x242d81e52057f6b218f72fadc253e1b31391da3f6aa350df0315d45a78531f36', '\x4c0ee6c18f08aa80e383ea18ef347f0d3e1505426d2d390c7b34e57160163c9c'),
	('fd93e78e-d614-44ac-a597-53bf66d92e52', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 25, '2026-01-26 15:26:58.844+00', 'roles_changed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"after": ["admin"], "before": ["member"]}', '{"email": "priya.raghunathan@northside.example"}', '\x750b08745c2b701e52335c7e6bba2608', '\x9eb831d1521b716d3445aa6ebae2055cf8c0622218ee4a7cd1c14f081f95f777', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x210f9818c56d9f48d15b91e8cddb44d2', '\xc138a1b983e6863269a57e7e9bb14d453e8d83000ac9bbbe2580fcace1d6a0fa', '\x4c0ee6c18f08aa80e383ea18ef347f0d3e1505426d2d390c7b34e57160163c9c', '\xc2e57779a32dfdc1416024468cea0d7e2ed561eae15e1571ec6b3a7546d650d9'),
	('98c49f82-0dff-4672-ab09-428b015606c9', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 2, '2026-01-28 17:05:42.997+00', 'application_created', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc15f47e7ed188f1694a896ac8558ea31', '\xf3f5fb2beb3c96d11d23bcdf3617d9a2be041ca797acb009a4460cc551f33746', '\x60762c7cc9d4fcfc78e5e5adec0b5712937c7118ee02c9d5a9c66df3a09b56fa', '\x258c6f046bd26fdde985d7d5e268d33cfce25eb4a3fa9d6e44106b7135a1258a'),
	('d35e72ab-2559-4cb8-90a1-5bcc6557d810', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 3, '2026-01-28 17:05:42.999+00', 'application_redirects_changed', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"added": ["https://results.lakeshorelabs.example/callback"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x5f557dabfdc079a494365a09daefb1c2', '\x51022157247281c9e2d4e560d393ca2d552d83e8d38be0fd50edb10e1693bddc', '\x258c6f046bd26fdde985d7d5e268d33cfce25eb4a3fa9d6e44106b7135a1258a', '\x3d0d637a9a6c44cb5cc1f59e270b6b334182734d88b064e1b110d7f1559f3ad1'),
	('580596c9-bbab-4ee2-907a-3ad6eb546408', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 26, '2026-01-30 14:58:27.17+00', 'application_authorized', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xe79cb98f54e9fbf246b401202512da03', '\x3380b9fcfd7d210487b3753442c07155e126f2e5993e936cd70f95155f612278', '\xc2e57779a32dfdc1416024468cea0d7e2ed561eae15e1571ec6b3a7546d650d9', '\xca602bb3d414cc73254bd168ccd87f19451c2475bfbb62b4bdf5341ac9f6c20f'),
	('0eb504bf-c19c-494e-839f-91e67b66dc80', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 2, '2026-02-02 16:37:19.26+00', 'application_authorized', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xef3eb1ceccf1b239349912ca4fce1f01', '\xa3df5c97ee1d5573da5fcd73fbf7c9d0138df3df4b8d7a99c9fa7bd3209478e5', '\xb70c997c6d2bbb669361c20b2a4bbb71d9999ba1403a48419218fd3429276e81', '\x8130ce3583e04651a134b1d27eadd1d2e254ead66014814528f4be336f85a717'),
	('97aa9a4c-6a6b-4994-8e5e-83b0e73a5165', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 27, '2026-02-03 15:33:11.329+00', 'application_created', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["organization:read", "transaction:read", "service-account:manage"], "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x4f2782d59d0c70fcd157d0ec29693a4c', '\x087ff93f6dfb23475675b8f7d8f5c26eda8734ed58f516588006f446017b85e9', '\xca602bb3d414cc73254bd168ccd87f19451c2475bfbb62b4bdf5341ac9f6c20f', '\xa1cb4ef2869f60b7111310eccc676b7428644be9b2909f4fa01919830333ca69'),
	('12fa0acd-55c3-437b-91d5-ac62487faf56', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 28, '2026-02-03 15:40:11.333+00', 'key_shown', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xab571a20ff5fdd68537975b88144f045', '\xdbe8221f7663dfb546313ae21a3cbcbbb45420cc1667b3b117f811079cab7c73', '\xa1cb4ef2869f60b7111310eccc676b7428644be9b2909f4fa01919830333ca69', '\xc1d362687633793edc504f4ea67c6b7e1ff245840d544a49b5ee30b6ce7143d4'),
	('bdb0a3a7-ee10-4464-8363-43e02e22c203', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 1, '2026-02-04 16:42:03.416+00', 'organization_created', 'person', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '41c94302-3e86-492d-a616-1e2ee107bde2', NULL, NULL, '{"name": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x56dc8bdf9687f205315194240dd7eb1d', '\xd21b939578dd3c6e5305869f629ef633fe37c98b59a865977feddc913c0e159b', NULL, '\x025ffe42b628e5ad8e89e3c629f9891f9598a72d1c32aace6e887110fb2399bc'),
	('a6f1e162-c278-49f9-8840-527aa4dfdeeb', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 29, '2026-02-06 16:24:47.569+00', 'application_approved', 'person', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x98e56ec7f350e8d6237f16c99a893983', '\xf9eb8f4137e85ceee65f223d6f59a745b86aaf4c7ac091665b285c4313fa3fd5', '\xc1d362687633793edc504f4ea67c6b7e1ff245840d544a49b5ee30b6ce7143d4', '\x55d284df8b3f48f717a19bbcae1a8ef2c99e56df5e081b74ff924a71d44a340d'),
	('019c98ad-b398-4957-beee-aeb108c4c4ae', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 30, '2026-02-09 16:30:39.664+00', 'network_created', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x21d48429a5e6607889c78be9dee0eff7', '\x7eaa94f12476c6d32863a693a0db512b9cd233b0751628a88be9eb9aeafdea4e', '\x55d284df8b3f48f717a19bbcae1a8ef2c99e56df5e081b74ff924a71d44a340d', '\xc27999daeac87f9f9a10a7b916ced104bab87f4399b75449cff37642251b074f'),
	('adcce1a7-f335-49fa-8b68-9e16d681fef5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 31, '2026-02-10 14:48:31.784+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Maple Grove Research"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xc910f8591511e3e996b45cccb82efffc', '\x70b85d6810642b03db81873d91234e1b0035f9b8eaa7725e9a9dc7fe8846267e', '\xc27999daeac87f9f9a10a7b916ced104bab87f4399b75449cff37642251b074f', '\x264ff577c77a4aa6774f6be58945809bb8fd0345dba5da7b39073a33adfe35f7'),
	('22250227-b5b8-4485-9411-977e9dfd02c8', '044b4a60-8856-41ef-9c35-806738311dc8', 2, '2026-02-11 15:22:23.835+00', 'application_authorized', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"scopes": ["organization:read", "referral:read"], "application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x298402048420b525a3fed8b96d8df144', '\xfa4a38671f705e23584ec1f5c21df5e9d3e30b4158f53edce5590560cb41bd49', '\xca1845f041b6dd040d3b55e130dbe71ca71db9cd606d8a714bc1c59ace06162d', '\xd2e9bbe8d1d1b74a3eb68bf159e420697fa1bcd64ce412279263e3643d62a5a6'),
	('59906121-2532-457f-8eac-aa1e2879f966', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 9, '2026-02-12 16:22:15.917+00', 'network_joined', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xdc17397225125314f354c2efbc97c4b9', '\x0b3f48c0c836e3592b9b6676f9d05717b6ad44369a2fadd99a862a0ff1d5949f', '\x6fd1db1100f2be19b125b7391cc082a0f0f033ee683668347ea7881302dbcc1c', '\xe575899de4252620f52313dd0919288fa4c8a98af41573e802f1613994d0fe0e');
INSERT INTO public.organization_activity VALUES
	('43897fd9-142c-467f-ab2b-b311703a7aba', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 33, '2026-02-16 18:44:00.077+00', 'member_invited', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\x96856f735d3a971d57a8119649294777', '\xc4ef5f3ee618e0ef68f909691bb0a57064d0dbe3a40ac1d0b4d0769b1fbf6762', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8eeafec039fa191e91e3c3d798146dad', '\x5f38d4ebcdb2b9b37ae7f19c74d0691cfcfe847cf4d53105d8537aeb9f7712ed', '\xa4b8817c8a007bc2ca79965b87ecafbdcbed2e272231fd11eeb816d0b2bc90e0', '\x17e3c18a8bd27ad7fba44209e14719cc35838de7a6d044c6ed5a543754c0fab7'),
	('72f8a445-401a-4822-a144-d461479e5aaa', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 34, '2026-02-17 13:58:52.198+00', 'invitation_accepted', 'person', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', '2cb5e757-c22c-4dc4-bb76-0b68efa8627c', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\xc773673277a261fdcfa69ab24e09c5b1', '\xeff352652087049215daaf1adddb3fc4bbd6d50db9e657f3bf00663a245a17a5', '203.0.113.32', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x12f6ab4bafe90f2d15a1ba9db238df38', '\xc3734f0c97bb2c293c3798eacb4398dc73ebfc646c14c84f093e5effcf6a7c6f', '\x17e3c18a8bd27ad7fba44209e14719cc35838de7a6d044c6ed5a543754c0fab7', '\x1d326104ca64802a4d236628520fee60ef40c170c164272e7f93671e0f5b8c6f'),
	('4f67af7f-36a5-4684-aec9-7d30013a1b9a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 35, '2026-02-18 15:39:44.254+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Lakeshore Labs"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x22e861e291172d6f969ba91ff8f79a90', '\x663ceca0cebd7b2b4d667774d14ba6efe2840b3f9709b40dbc6d151453516da7', '\x1d326104ca64802a4d236628520fee60ef40c170c164272e7f93671e0f5b8c6f', '\xb045b2c7ea2c93398311e580824304ac8e83fc9ce4f862a02c01cbddb80d9beb'),
	('fce11b0b-209a-478f-a828-b97c43e1f14c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 36, '2026-02-19 14:37:36.313+00', 'member_invited', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\xcc92f0d68dd90f0b680b3feff0e90849', '\x013725763c782e55b26fea8eb67cbf89b46d4ab215410cd4042e8a0705a209ef', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x1cae0030db2df84b07fd029014bdee07', '\xe4a13654690168a5f665632ebdd51282913f58edf03f010a7824e4a6fa1c76c0', '\xb045b2c7ea2c93398311e580824304ac8e83fc9ce4f862a02c01cbddb80d9beb', '\x3c6e6a44059cc79a084089a745f62de5b4dbc4a375c91c393048ee14b08c211e'),
	('f55c32ab-f037-4d18-896b-a18c0657fb1f', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 4, '2026-02-19 18:10:36.312+00', 'network_joined', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xcc4809759d8c9c3326754019a923296f', '\xf791105196b6e7be017a93ea0b61cce103baefc2714f9cc758e8a0a950e9d28d', '\x3d0d637a9a6c44cb5cc1f59e270b6b334182734d88b064e1b110d7f1559f3ad1', '\x0f7942e9ec4f5d466380c2f59a4aa9b74c20113000a10ce2825a9d56974e186b'),
	('945b1ef1-01bd-4d5c-ba20-3aeb98156436', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 37, '2026-02-19 18:10:36.319+00', 'network_joined', 'organization', NULL, NULL, 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x3c6e6a44059cc79a084089a745f62de5b4dbc4a375c91c393048ee14b08c211e', '\xafb7935497871342eaf5da7b92a5aa98665dbaa1ec1bead2862e28178b1ac7b2'),
	('32e1b89a-4e2d-489f-a45e-fe6616a6e276', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 38, '2026-02-20 13:22:28.397+00', 'invitation_accepted', 'person', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', NULL, NULL, '{"roles": ["member"]}', '{"email": "layla.almansouri@northside.example"}', '\x00f3c524c1afecd5f637354297e4b78a', '\xb5b5706279163cfd32704b6b7dd8c6e0a768672e607c68acf4edb103872cf45d', '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xad23ad8e77c4ebf480dd9fc5b0233add', '\x5f3773bf4bc9ee541e1c116a99b985a7bf3280fb175565b1ea7ea4a7b280d04b', '\xafb7935497871342eaf5da7b92a5aa98665dbaa1ec1bead2862e28178b1ac7b2', '\xf2f981b1b686b17bcf898e6f066d4bd9d427379c5f6f6d0c3954df08da40a57d'),
	('870b8618-eceb-4a8d-992d-6be9d56450c8', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 39, '2026-02-23 15:01:20.466+00', 'application_approved', 'person', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x991f1fbac3007ba1c690915de296ccc8', '\xa1e9bcf38b722c4f137d07cda6c50351a28f73f2f54cf88223a0494d78f871b3', '\xf2f981b1b686b17bcf898e6f066d4bd9d427379c5f6f6d0c3954df08da40a57d', '\xa8e3c56a90192c28171f516703ad3b1a9918dc3214c82b93b39c8945f0c60854'),
	('b7659fd6-fd5f-49a6-acce-50be0b7d3054', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 40, '2026-02-26 17:24:56.725+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "St. Brigid Hospital"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x425a52687a22d9dec1f2047a4e00bbe5', '\x9e7456c19cd600211d74a05a7e67cc0eef37210f31755a8f464875b82a349fca', '\xa8e3c56a90192c28171f516703ad3b1a9918dc3214c82b93b39c8945f0c60854', '\xbd340349917dd2f8e6982343b85d702065ff7aee1aa21668f82d71f7d532378c'),
	('182eb73f-0f5b-4399-b10d-01c0a3b5e824', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 10, '2026-02-27 19:08:48.795+00', 'application_created', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xcc624635ebb82a33416f94bc1bd04fa0', '\x1fcb47e3dfd08c692bcc868aca1af782a8d0e07386e182f2b1c4a22fa105dde3', '\xe575899de4252620f52313dd0919288fa4c8a98af41573e802f1613994d0fe0e', '\xcbafebd1af79fbc0d2b9c74019d7300f57020988cf65ba8e787b96fe925215d5'),
	('4632906a-1642-49eb-baf8-751b77623213', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 11, '2026-02-27 19:08:48.801+00', 'application_redirects_changed', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"added": ["https://map.maplegrove.example/"], "removed": [], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x8f77380aedc27f622aab63f0ce214ab8', '\x5f14872b0a37dab2ddca8566e4e254b16164c7e35861e0e128f9209605a9e6d3', '\xcbafebd1af79fbc0d2b9c74019d7300f57020988cf65ba8e787b96fe925215d5', '\x321cc8c49827937186ac6e30b852cce2a5b8c1eaaf2e1a05df0a08c425e50991'),
	('133918f0-2149-44dd-85ab-982f6e2f76a4', 'fed96eb4-64df-4f97-8752-e243468bdfab', 1, '2026-03-02 15:04:40.866+00', 'organization_created', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"name": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xbf5d3e703192f19884acb46063a1a683', '\x3904c118fd6ba83ec4af2b14ed0ba581ebab2e88c161d273f7f59cf26d4ccf27', NULL, '\xd5bccbc59549320a63233d9fe46da2f3f97ef661ada278cb9bf59dd5cfee5f17'),
	('b43ee681-925c-4478-af8d-676f812f6e84', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 41, '2026-03-02 16:09:40.87+00', 'application_authorized', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xef333dd6e2065dc35effb19921e2a7d1', '\x6588b2a588c13a0d7bbc3823e06c80ac448ba4a2f4d8f30fe4bdc505242a5efa', '\xbd340349917dd2f8e6982343b85d702065ff7aee1aa21668f82d71f7d532378c', '\x3635985bcc45378008e9c8991b71a05a7bbaa8ec7558cf07e776117b69fea2a5'),
	('f4c1487b-9be8-49ee-9a6e-335193a36f1c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 42, '2026-03-05 20:18:17.14+00', 'authorization_revoked', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7425fe2df3d9c606d5993a0a0b02db32', '\xa5e95f1604ff1c88b4244bc95de7b77611166ba0f63a98a914b0fb70ecc0fb9e', '\x3635985bcc45378008e9c8991b71a05a7bbaa8ec7558cf07e776117b69fea2a5', '\x954c79707a5eafe97fc11807f9f0f31e3d70770d1ed0912437e0107fe08984da'),
	('1f3119ac-9230-48f1-9e6a-72a08bcd4053', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 12, '2026-03-06 15:15:09.194+00', 'network_created', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x9b079a5c1acb297ca1825cb654257225', '\x6fca3be312d20503a60340d5c35ab2a3b636b14ccd20358cc32507342361f7d3', '\x321cc8c49827937186ac6e30b852cce2a5b8c1eaaf2e1a05df0a08c425e50991', '\x99b37517658a06596e85aebf3a8c2464937ee46eee07bfb8eebdd4b3c86be44f'),
	('3e8befe9-7a5e-45f2-a3a8-427c2fccb4f7', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 3, '2026-03-09 14:53:01.286+00', 'network_joined', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3337038068d6930b6278e223c0766e1b', '\x90b8dd975303c5418a01d93731f1103ffc17ab0495f53b5dac0f9f2aa25ef761', '\x8130ce3583e04651a134b1d27eadd1d2e254ead66014814528f4be336f85a717', '\x249c73b5903c0ebb116a6869a34ad8d21f52d821dcf2c3229de1b2b18cb00086'),
	('34253fc0-bed1-4ad3-9e49-6e380fac9315', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 43, '2026-03-09 14:53:01.29+00', 'network_joined', 'organization', NULL, NULL, 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'St. Brigid Hospital', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x954c79707a5eafe97fc11807f9f0f31e3d70770d1ed0912437e0107fe08984da', '\xbedd0fdc91428b551fe92eb27216207453fabd660d6b6e0c5743c2b15bc8d50d'),
	('fd16dfb6-4207-4edd-a5df-97bf141eb73e', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 13, '2026-03-10 15:05:53.372+00', 'network_invited', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xd646527b2195d76027227d97b188a16e', '\x2df6bb7522a7d2d942193bea0fc9d7a3cb207eeb5d8ff3d63ef20313f8f56b31', '\x99b37517658a06596e85aebf3a8c2464937ee46eee07bfb8eebdd4b3c86be44f', '\x63562210eb43498048933b9c5bf313d6e39d5933d040eeff67efef0e81984be0'),
	('0f4b0191-fd87-4a3f-987b-8a47e85853f3', '044b4a60-8856-41ef-9c35-806738311dc8', 3, '2026-03-10 16:47:53.364+00', 'network_joined', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x8fb3045f6a01fbba3b57b22834b71e35', '\x19336e264acd90818deba782b4d05d99c8cd1baebb7a24fb5caeb10bcc77233e', '\xd2e9bbe8d1d1b74a3eb68bf159e420697fa1bcd64ce412279263e3643d62a5a6', '\x82341e35bde0ac1010ae07cc15fa493bccddcdcb7129dfcb93506089b7938d2b'),
	('7f1f42be-5107-46ba-b554-13c7c474be8e', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 14, '2026-03-10 16:47:53.367+00', 'network_joined', 'organization', NULL, NULL, '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x63562210eb43498048933b9c5bf313d6e39d5933d040eeff67efef0e81984be0', '\x0522304be008c9935940a85216ae88a586f0312ac71e6684c3e960c652a99764'),
	('1d3f44cb-52ec-43e3-b49e-a2e4678c5d81', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 15, '2026-03-11 14:45:45.449+00', 'member_invited', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x5153789c58a34b7933c1cd558cc953e6', '\xdf369d4417f38c1b0843d6e389b6a7f8e74fb1f228564ee9a104b5bc7a4054f7', '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x6f41292bb65d2f764e87b7b021f89131', '\x351eeb71e708553ddc2dfdef1ab14bfa1c8356ff495685d6fe8352a54191b600', '\x0522304be008c9935940a85216ae88a586f0312ac71e6684c3e960c652a99764', '\x499cefce15c6b2da5299a9d43d6adbf40230846f8f109a24bb827c509120a0f8'),
	('8cef86cf-8043-4803-adfa-9035ed2b7670', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 16, '2026-03-12 13:33:37.528+00', 'invitation_accepted', 'person', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '8cedcbfc-7588-4bfe-8556-a20a16eab7bb', NULL, NULL, '{"roles": ["member"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x11d39604dce908a1cd42399a2e6bf90f', '\x4616e479116614a518c1cdf4c312635a4d6e2506b0bd5db70608648bce511037', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x780e46702dab66ce7997c82f6343d1a6', '\xe162fda87c93c6ec6f13b9001777601b098b8d3bb1205b95b7a8fb0b94a4be17', '\x499cefce15c6b2da5299a9d43d6adbf40230846f8f109a24bb827c509120a0f8', '\x59843483af62fec192c73f05b32e4af97d035e4a7aba0aa6624fe452488aff18'),
	('f872d5cf-fda1-4b89-9615-a6b5acbf996b', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 17, '2026-03-13 17:40:29.593+00', 'application_approved', 'person', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '8cedcbfc-7588-4bfe-8556-a20a16eab7bb', NULL, NULL, '{"scopes": ["user:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x57d5efce153b72dc00c914022e7cec6c', '\xd277c2d87dc599bc03a3890763c5d3cba01324761f0bae3b9cb719647738347a', '\x59843483af62fec192c73f05b32e4af97d035e4a7aba0aa6624fe452488aff18', '\x8cd91d7dfdf5ffdd45929b6c4d93479a22dd12ffad2cf851b474faa0373ed68c'),
	('7d82607c-a87f-4951-8906-b22cdcf0ca98', '044b4a60-8856-41ef-9c35-806738311dc8', 4, '2026-03-18 14:33:05.854+00', 'application_authorized', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read"], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xdf9eb149153590d58e2ffb7e58caa91a', '\x8682e1d279293834a4672625c16cac098cd1e4d3d62ee1dfc10d1d895e3d4180', '\x82341e35bde0ac1010ae07cc15fa493bccddcdcb7129dfcb93506089b7938d2b', '\x8b968d26b7514f6729b0bfb32a90f2ab354984cd271ba657c2e2dfdc469efd8d'),
	('91488e37-54db-44f5-ab36-ebd8964c0800', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 44, '2026-03-24 20:12:34.177+00', 'organization_updated', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"fields": ["address"]}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x5324229d0892bc8fc7b777c781017a24', '\x78eebe41335a72fc00db390f38c5f2d6fa9656d6db577b8370a95b22d7c29598', '\xbedd0fdc91428b551fe92eb27216207453fabd660d6b6e0c5743c2b15bc8d50d', '\xc71f06650329aaa2fc65c57a409742ff03e2714cf5ff99d4cba7ea8c3cc897f4'),
	('2d1c1ecd-0bfc-4767-92d5-68bd760caee7', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 2, '2026-03-25 16:11:26.246+00', 'application_created', 'person', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '41c94302-3e86-492d-a616-1e2ee107bde2', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x7fd29c85a4412fbecb72d598f8338dd9', '\x45efaf6ecda0c177d2eca8cf4d38c2224afd52281c2b3691f1579c01ea18f5b4', '\x025ffe42b628e5ad8e89e3c629f9891f9598a72d1c32aace6e887110fb2399bc', '\x8b32476ae143da3bf39f3906ef3b3112d3b8e9971044a36906288b059dc72136'),
	('ff974b0e-b656-4494-a7e2-b5761443c259', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 3, '2026-03-25 16:11:26.251+00', 'application_redirects_changed', 'person', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '41c94302-3e86-492d-a616-1e2ee107bde2', NULL, NULL, '{"added": ["https://claims.beaconmutual.example/oauth"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x463b0e59dcc357a597c6b0e1fd2b104f', '\x44ea5515f5cdb5f67b28635bf6d4c7553eb428548d5c0eedfa49ee81a055dc6a', '\x8b32476ae143da3bf39f3906ef3b3112d3b8e9971044a36906288b059dc72136', '\x16b4c60ca0ba58e560f95fcad466410b8389782770e98ac97430687006215302'),
	('02774483-162c-4700-8bad-5175c937072f', '2d332273-75fd-4f54-b067-902b7c837691', 1, '2026-03-27 17:15:10.422+00', 'organization_created', 'person', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '0714c6ca-80af-4573-9040-cda6fd9422c5', NULL, NULL, '{"name": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x34a285191db492bdf42a7241199f4b9e', '\x9c3582a326b585173343983ede7d685ab8f63100362131987d9ef8fda28c91d0', NULL, '\xdf0b098d675c5cf1ce6f2ca684103006101963b1afb6edf6927247febf9150cd'),
	('a86c22c8-6922-46a1-b519-3f24df72b2a2', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 18, '2026-03-31 14:19:54.61+00', 'network_invited', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Clinique du Parc"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xec3b3eedfc30b37b81cfae17705d4241', '\x7c6575dd1d043dda80677561b472d35aa669f67362b862acf324601fbfd24f79', '\x8cd91d7dfdf5ffdd45929b6c4d93479a22dd12ffad2cf851b474faa0373ed68c', '\x0d7f276fea4e112e60977d64cae3f82a9e37b33e688c11af3b80b900a3aa4df0'),
	('3ee2be8b-0c7c-44cd-9303-9ceca542e876', 'fed96eb4-64df-4f97-8752-e243468bdfab', 2, '2026-04-02 15:31:38.742+00', 'network_joined', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xeb07f9befe8204f2a732e08d29a1b3b3', '\xc28c228d017422246dc6a1fe9a9c8a30f52556731129a9991cf7949d71c91270', '\xd5bccbc59549320a63233d9fe46da2f3f97ef661ada278cb9bf59dd5cfee5f17', '\xda7f07b040b97f2e28f9052eda982d48a264ccc9eff6a9ab1ed71960547cb6a3'),
	('c98cb40b-1b14-4965-bca2-66660bc1635c', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 19, '2026-04-02 15:31:38.75+00', 'network_joined', 'organization', NULL, NULL, 'fed96eb4-64df-4f97-8752-e243468bdfab', 'Clinique du Parc', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x0d7f276fea4e112e60977d64cae3f82a9e37b33e688c11af3b80b900a3aa4df0', '\x87b36a94857c9756c5dca059ad262b9bea777a070a91ca06caf325fe48ddf63a'),
	('8eb97500-b34b-4555-8a81-975e1c15d29b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 45, '2026-04-03 18:41:30.839+00', 'application_authorized', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf14d5d5780ed251c342f2ed9e10e4a62', '\xf90465254412c729ff6fe59d2d94ccb29b61dd77780fd54d3f985e9c45183ac2', '\xc71f06650329aaa2fc65c57a409742ff03e2714cf5ff99d4cba7ea8c3cc897f4', '\xacdeb646cf50de4df1f029a7a8662da088a30e36a596581bee30ab89c8f525d5'),
	('78bb74ea-9b8d-4e37-9c4e-22eb968528a0', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 46, '2026-04-06 14:18:22.892+00', 'application_approved', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["user:read", "resource:read"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf046c1dc22baccd4133649e0386c3246', '\x863decface79f5a0c037df3f6cceecd45451755ec3540ea922951bdc9a894bbd', '\xacdeb646cf50de4df1f029a7a8662da088a30e36a596581bee30ab89c8f525d5', '\xa28da5aaebd002a9b6e1a76e57cab1bcb2e09afcd6a23c166a536716fb990114'),
	('1d1b0858-68ea-49ea-aafe-d8f054f2d6bf', '2d332273-75fd-4f54-b067-902b7c837691', 2, '2026-04-07 15:02:14.994+00', 'application_authorized', 'person', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '0714c6ca-80af-4573-9040-cda6fd9422c5', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcdbfc8bd4b20d473a3d0eab1220eef0e', '\x572956a230010a43ab802165f7487d922490574fe4e2a72bdc2d34badce8c5c3', '\xdf0b098d675c5cf1ce6f2ca684103006101963b1afb6edf6927247febf9150cd', '\x02b277d4becaab25ba37dc0f7501f7701d2316b21a7113813ff82655870d8ccc'),
	('bababa6b-e8fd-4832-9f8c-1b0f1de14af8', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 47, '2026-04-08 14:29:07.059+00', 'application_created', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["user:read"], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd8455cb5a5ef3cd44f33bc23ec201435', '\x34385d346be46590c9ebf072f7e21b36aab33dfa495c179ad85e48021f380d9a', '\xa28da5aaebd002a9b6e1a76e57cab1bcb2e09afcd6a23c166a536716fb990114', '\x27c88435e9a5c777e9124067c7b5b67fa981393b805d2a60e1e5db1aa93232b4'),
	('cb18a0b1-55d2-42bf-8fa2-9c123b5cfab6', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 1, '2026-05-26 18:09:37.814+00', 'organization_created', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"name": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3736f9b6888d4ddedc1088ba83340d25', '\x12644629a72fb7b1e5b091ae6141a15fb0fc873e8f703284ed2347187c1733a4', NULL, '\x17ce55e458f6b5ccc1e46c1e18ac5018004bd26c9a00c97222991c242fb138a3'),
	('20a5c763-ff36-46ec-9f71-c739eb308f18', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 48, '2026-04-08 14:29:07.067+00', 'application_redirects_changed', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"added": ["https://waiting.northside.example/", "http://localhost:4001/"], "removed": [], "application": "Waiting Room"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xa021ceaedbfffee4b5f448e61108b15e', '\x7fd64aa941caea6251c748a5876e0645417b7ff38d523c4f9d7465a8797684ce', '\x27c88435e9a5c777e9124067c7b5b67fa981393b805d2a60e1e5db1aa93232b4', '\xa5d8fd78e25aaa256c4dd976d565c38f8b348f1a6c1b0820a04b6bba3dcc5978'),
	('e22706db-09d8-4850-bdea-5f911891dd83', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 49, '2026-04-09 16:03:59.159+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Prairie Home Care"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x213a07e410344d8f003ab19a0bbd9128', '\xe03cd8a6cdba525f235a95085bb1a29239a0e6fd75013043b4e173297326dbb1', '\xa5d8fd78e25aaa256c4dd976d565c38f8b348f1a6c1b0820a04b6bba3dcc5978', '\xf5367a7501431de8cb0b23c590b23aa20411a11c6d88ca313eba53178234f458'),
	('157b140a-514c-40d7-b265-21dd6a6611ac', '2d332273-75fd-4f54-b067-902b7c837691', 3, '2026-04-10 14:35:51.221+00', 'network_joined', 'person', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '0714c6ca-80af-4573-9040-cda6fd9422c5', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf13b1b0378815c904794647f7b709126', '\xb6856f8949b56ba8f8c98c6e739ff49fff12eac009d59a66bad611b5055a4955', '\x02b277d4becaab25ba37dc0f7501f7701d2316b21a7113813ff82655870d8ccc', '\x7d35d05364cea362dff39278b37ee955506bbadcb4ee266a2207473bc0ab91a1'),
	('21bb014c-b704-47f5-a9c7-75e5e7d4c4fd', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 50, '2026-04-10 14:35:51.225+00', 'network_joined', 'organization', NULL, NULL, '2d332273-75fd-4f54-b067-902b7c837691', 'Prairie Home Care', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xf5367a7501431de8cb0b23c590b23aa20411a11c6d88ca313eba53178234f458', '\x540ef71aef96cc04cef57b164c7f101b905745f2d982a017c550e0bb75bfeacd'),
	('e17e5edc-29f3-4b63-b11e-759f801eb8ab', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 1, '2026-04-13 14:52:43.304+00', 'organization_created', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"name": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9e2643191894781cdd5503c92c7b8e61', '\xbb36510262e3761072a0a27235060c8af4d4db153d9cb1d775df93bd044a9b73', NULL, '\x871776d4097c712cab8135f56616794f64b215e5edf63e255a5d62ea9ec86911'),
	('76c13099-0e74-42bc-8790-e45f883e20e9', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 2, '2026-04-14 16:33:35.403+00', 'member_invited', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\xce1bb548706a1f287d683c5048c93aff', '\x6c0aaacb551b5f22a2a022af3f78bcb36c3377814e0d0f3fee9356e8ec7604c9', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xfa7a3d70ca28911951ac624cae6509cb', '\xe11aa5ab3232ad2312f3c6f828ffbbfd0d7210cfe8a81d1edc40bd451640c0b1', '\xc8d4feef99dd611730b44bc6c7db0aeb6b6dc267e732dedf402a13366cdd8ad8', '\x133d98cd9249786cfe201f648c5ca7766c38e887ee96aba1b9bd9439cb756722'),
	('de9d9031-9e6f-474a-84ac-f4c39076e9e1', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 3, '2026-04-15 14:20:27.474+00', 'invitation_accepted', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '69c7dd16-a123-4135-9e09-a593577d6fee', NULL, NULL, '{"roles": ["admin"]}', '{"email": "ana.duarte@northside.example"}', '\x4b3cac4561c7cd4d2b4d867123b66c92', '\x278bd8f9e2c3be2e27343f3aa746fe1caf082ff651b1712cd760e260c0ac6e0b', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8cc82148c7413ac1b0175b7f6120a525', '\x55931d2f0e6bd5844acd3556243f1d8d9b01c23d2e5aa03e9ab8638a102fce2f', '\x133d98cd9249786cfe201f648c5ca7766c38e887ee96aba1b9bd9439cb756722', '\xadfd3fd902ea16bbde94d56863f9ff4b86752342d58756074dec429b93dc326d'),
	('52dde65b-cd26-4015-83a6-137c20f4c5b9', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 4, '2026-04-16 17:52:19.537+00', 'application_created', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x012c70efcb59a360ad11992141d59764', '\x95afb1507ce80e5bd8e63fa5e97fe285290113490afc5baba69e8dfbacf72b42', '\xadfd3fd902ea16bbde94d56863f9ff4b86752342d58756074dec429b93dc326d', '\x4ef33db75c853fa42f92b6cdcc97557873f735ec84ac86ed085de1f461f9acba'),
	('93096552-425f-4526-bdcc-be0a9f5ba2a0', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 5, '2026-04-16 17:52:19.543+00', 'application_redirects_changed', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"added": ["https://refills.harbourlane.example/callback"], "removed": [], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xd6abef7654853770a476d9221bd09f88', '\x842c711ebfced2f6ec9d8044da32c9f63ad1eb7bc5208048d3a8d746f2b3853b', '\x4ef33db75c853fa42f92b6cdcc97557873f735ec84ac86ed085de1f461f9acba', '\x53e268c545f6eb7480793b962b17b51023cb3efeb17c34366fb14c9dad455d6c'),
	('9ed52eca-d085-4f70-acee-f95ee277866c', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 6, '2026-04-20 18:12:03.702+00', 'member_invited', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\xcc038a85b3404455fefe1a7a73194ae7', '\xd8a39e1b1f2dedbda2c6cdc25bd493a992b11546de83164cddbf1a2cbeae0712', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbfc44781e4f510c892c7be5959d4fc57', '\xc38c28b4aa3331608b8518ddea8bb2d56a2560daca2f4c3ea49e0a91f73d276c', '\x53e268c545f6eb7480793b962b17b51023cb3efeb17c34366fb14c9dad455d6c', '\x0d8cd129499107e0d9ec1372503117cc0266b100541864573ac8932369bec1dc'),
	('912e5a7c-ca00-4f9a-96db-a9477aec60aa', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 7, '2026-04-21 15:50:55.807+00', 'invitation_accepted', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'a3db64cc-c896-46c2-9a50-fd4ee42150ac', NULL, NULL, '{"roles": ["member"]}', '{"email": "theo.okafor@maplegrove.example"}', '\x0ea146597e258b7b1362a7a764a5231b', '\x7b593b8fcf07e9d2a1be42b2a14fbc6dcc66d137c29b48a6cb6d6606ca2335a5', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xdde9026ac3c1933721bb3485b1123504', '\x5488e214a1dfffd81aae56ffc97662f0f177bf113cdc0b7790b21097fca076d8', '\x0d8cd129499107e0d9ec1372503117cc0266b100541864573ac8932369bec1dc', '\x6abdbb6b133f29c22f01eb9f50a89753575fcb9f25587399c636c084fd305e96'),
	('f65bc98f-d74c-4e25-aa84-e063db261ec3', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 51, '2026-04-22 15:13:47.881+00', 'member_invited', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x061d09a4a7bb79f58938819485f82df3', '\x8a7f49e850a3caf27c1594f97828ac03c8eaccad1db6a6615b8637cf2a88d646', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x73877ede99974c7a5cd9d310959ad503', '\x954f61083fb3eb5582d914713584fa5316c987cc0a0554e09cdacdaaaef313ae', '\x540ef71aef96cc04cef57b164c7f101b905745f2d982a017c550e0bb75bfeacd', '\x0d5db9f83ad5a40b094d06643a4b95e876102448c3b3de6c0db2f627df45d568'),
	('5d6d22a3-e678-450f-8a43-6a327a3f0d67', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 52, '2026-04-23 13:45:39.953+00', 'invitation_accepted', 'person', '1800081d-c5d0-419d-b03d-b99060746640', 'a19a2398-c95f-449c-97f8-2ea16e092caa', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\x06d86ee6c5b85f23f9c09c14332e31ab', '\x8a4788bc22728dac1f584132c550c024baf1cc55dc80b9d7a838db210eeaa874', '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x128d3107d28733d739379339ece1ff50', '\xc894d572e441ae8e82eea46bf777b1f9df1231c509cbb859bf42ae21221b98af', '\x0d5db9f83ad5a40b094d06643a4b95e876102448c3b3de6c0db2f627df45d568', '\x37b9ca61b520a9b913f97e87c34e34b702e4afdfe655c5439c4ef801b1931730'),
	('4cccd3c0-32e7-4f96-88cb-e1b6ee4a9da1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 53, '2026-04-24 14:05:32.022+00', 'application_approved', 'person', '1800081d-c5d0-419d-b03d-b99060746640', 'a19a2398-c95f-449c-97f8-2ea16e092caa', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.38', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xbdd307665a873c3979994f8e9e8698b6', '\x0da90f45749a2cdf543c7de915adbb58236fbe0a63f85882d133730883dca094', '\x37b9ca61b520a9b913f97e87c34e34b702e4afdfe655c5439c4ef801b1931730', '\xfbcb053bee385e4806e3b145e86a88188227ae7201426005ac9a0d1e11eba13f');
INSERT INTO public.organization_activity VALUES
	('19214f1f-e534-481b-97b8-693066b40d2b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 54, '2026-04-27 17:26:24.119+00', 'application_authorized', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["organization:read", "referral:read", "network:read"], "application": "Town Health Map"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb3f84704f8dc7ea3d71ec81bb07cbfee', '\xb744671458c6a8d5a2848537591b9896813f212a14e97759e8fd2fdde9c6f96c', '\xfbcb053bee385e4806e3b145e86a88188227ae7201426005ac9a0d1e11eba13f', '\x3d32fbbe677612866aaa54b689a1949e51a93d5fbbfda4a9a48958209faa0840'),
	('72478393-34b6-424c-b6ab-31eef4e9106b', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 8, '2026-04-28 16:51:16.206+00', 'application_authorized', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xe605588b7c9b2d8938eb5ed77e001c03', '\x7476ff252d6e95bd02d09be800c9ecdec695080c1ed557df11e6d39bb8d91a14', '\x6abdbb6b133f29c22f01eb9f50a89753575fcb9f25587399c636c084fd305e96', '\x3b57630d28088c7b10c798181c8f17a9651219dbaf9ad392ced4c9e36ba85745'),
	('5f886a99-d8a2-4918-883f-b217a5ae8f84', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 55, '2026-04-29 19:20:08.29+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Beacon Mutual Insurance"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x063b008316259aca3e2b6e4a1a78cc3a', '\xeb2d4f492f3cce2d40eec5dfe386e983cf39711dffec43573d99b4cabcbf3c52', '\x3d32fbbe677612866aaa54b689a1949e51a93d5fbbfda4a9a48958209faa0840', '\x5d9b3b409ff3b8a3542ab4347441719ed5a31ef244427042f852d895bb06eacf'),
	('a03aca84-5615-4ea2-b7aa-c38cb8e8b488', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 56, '2026-05-01 14:10:52.441+00', 'application_authorized', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["user:read", "resource:read", "profile:read"], "application": "Refill Reminders"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x146970cb2a21c6913b938dfd4ee7c08a', '\xed327c478855e0131d78f716561038e373624bf4b91659712d45a0cb20cdfa2b', '\x5d9b3b409ff3b8a3542ab4347441719ed5a31ef244427042f852d895bb06eacf', '\x9bcfc209bef85e8a5415c92d31b629843562e6d5f41dab9acaaa9d479ef03ba4'),
	('8df0a198-b8a2-47f9-b1ff-3d974e078ac5', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 4, '2026-05-04 15:46:44.524+00', 'network_declined', 'person', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '41c94302-3e86-492d-a616-1e2ee107bde2', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x28057d36a04867e62e11b2b991a5c284', '\x9435dd2d7ac75e6811b85cabdc191e0641e83e29adcc2f1cdb4a8ade574eb52f', '\x16b4c60ca0ba58e560f95fcad466410b8389782770e98ac97430687006215302', '\xbf76854365a6a58afef656237ee24fa36a1c06b00fe95c5eed02ecaf73921e3a'),
	('b26fe7a8-ca8b-4487-aac4-9d602925bc53', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 57, '2026-05-04 15:46:44.527+00', 'network_declined', 'organization', NULL, NULL, 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x9bcfc209bef85e8a5415c92d31b629843562e6d5f41dab9acaaa9d479ef03ba4', '\xf71f6b26ddefbf70cb9b327c8d322c97fd498993ba08f030080b1d13848a053a'),
	('29175412-8d79-4cc6-9584-597943d24ce6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 58, '2026-05-05 18:19:36.606+00', 'key_created', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"last4": "jldg", "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xc3ff7ed1dc72a7d6ffa3349589a3a499', '\x2a91804343ebc8c0db78640a1633f2fdd8158dc1830d9460d66a0a5f93b75079', '\xf71f6b26ddefbf70cb9b327c8d322c97fd498993ba08f030080b1d13848a053a', '\xc887ab7ed59b4461bfb850af772444fa5108fb054c1be11f61e7abc39feac28d'),
	('c9e86fea-deef-406d-ac57-1d96e806f7ad', 'fed96eb4-64df-4f97-8752-e243468bdfab', 3, '2026-05-06 15:37:28.678+00', 'application_created', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"scopes": ["user:read", "organization:read", "transaction:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x86d18b708f1b4174dce2364814f87622', '\xab21135bea7d167987b72a0d075a5941dc3dce36fa2ce4e72ddaab38fe52a4d7', '\xda7f07b040b97f2e28f9052eda982d48a264ccc9eff6a9ab1ed71960547cb6a3', '\x6d3f357eabd5d5625aad514e15e902b904a0eeeb6f83f421c318a7a11288eac2'),
	('c87c536d-f0b3-416a-b47c-78b55ee32575', 'fed96eb4-64df-4f97-8752-e243468bdfab', 4, '2026-05-06 15:37:28.689+00', 'application_redirects_changed', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"added": ["https://rdv.cliniqueduparc.example/retour"], "removed": [], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x604f03eb161077d30aca874832fc7c42', '\x06a475e8dacfa322261895cbd05de1e08a9e98f51ede19ad5c1ba873d6bce465', '\x6d3f357eabd5d5625aad514e15e902b904a0eeeb6f83f421c318a7a11288eac2', '\x1227730683411b55ed87a6a0a4b3c8ddbe61b1ab06fc674e177bc63271eb8f1e'),
	('21cf02be-5d64-418c-b00a-77519fddd144', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 4, '2026-05-07 15:08:20.768+00', 'member_invited', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\x636c50bc009ac469d6bbaee88b4a47fe', '\x84ae5788466317d59d339299bd2f1b42c21c72681c3b96a9101e3254ddb877d5', '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x46a2c76c48ec07b17abe20cb8b086e41', '\x2a1520c9e1e7d0bee38289dffeba03b820ecdd91248b4c192475597227761660', '\x249c73b5903c0ebb116a6869a34ad8d21f52d821dcf2c3229de1b2b18cb00086', '\x6cb6eb3b6a7da066c9ffc4eb9d499e1cdafb6e25482dc59dcb42c45685f915bd'),
	('23281307-8dad-4b79-bc68-c56f87b20610', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 5, '2026-05-08 14:14:12.856+00', 'invitation_accepted', 'person', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', '87755fdd-e0c5-463c-bf72-801a8b466375', NULL, NULL, '{"roles": ["member"]}', '{"email": "dana.whitehorse@stbrigid.example"}', '\xccfff4b5e5fc74ffb40134e1706569de', '\xec67c5d1cf4d9dbd6da9c55ed28a445558cd662ceb21ac6a9531fc9e38c091f3', '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc07ae21af329ed3a04868e13f21aad8d', '\xff61414b620f64311374f2a934b19bcab55c8fc84a8573690384d83be32cf8ff', '\x6cb6eb3b6a7da066c9ffc4eb9d499e1cdafb6e25482dc59dcb42c45685f915bd', '\x6ce0a8dea98afd49ec420eec4938632ebfaef2d8bad61a63ef54c618679433cc'),
	('ca04fb08-3c69-4f7f-a158-4c75cc9fb697', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 6, '2026-05-11 15:29:04.921+00', 'application_approved', 'person', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', '87755fdd-e0c5-463c-bf72-801a8b466375', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.39', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x745d665370b5c4efb3daf40ef13120fc', '\x2650fd41c16bc9a5e14dfba8030255d75b6eacf69363c9c1685783efc38d7339', '\x6ce0a8dea98afd49ec420eec4938632ebfaef2d8bad61a63ef54c618679433cc', '\x9edecd1977ace67ff010006ea379f22e2ead1a85a05e0488e93cb7de841a0ce1'),
	('776ad06e-fe49-453b-a29b-7c0e85963831', '044b4a60-8856-41ef-9c35-806738311dc8', 5, '2026-05-12 17:02:57.002+00', 'network_created', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2b474951d7074cc895dd26bda5d133ad', '\x512a66ea5a4dee3d9e64e1e77d9c07fb22b75b7011013da2bcbc9232b5850b92', '\x8b968d26b7514f6729b0bfb32a90f2ab354984cd271ba657c2e2dfdc469efd8d', '\xce60b1fa25097c614cff291fb649abde657e61ff069d225e0fa35282ab9aebd8'),
	('723b7c77-81f5-4fb4-9396-6275bf7bc355', '044b4a60-8856-41ef-9c35-806738311dc8', 6, '2026-05-14 15:11:41.206+00', 'network_invited', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"network": "Referral Desk", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x2099cbeaa0c8a58b7803185352835520', '\xec0c2c0fd1b37aa2c184b1d9eee6eca1f7c2e6133f832526379b6ac4ee1e32fd', '\xce60b1fa25097c614cff291fb649abde657e61ff069d225e0fa35282ab9aebd8', '\x9ae9919f6eab28bb1e04aa473e584b2ac70500d7ee0b6068416ceee446c42a07'),
	('68e8e5c5-35a1-4457-ac34-08a99013aac1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 59, '2026-05-15 14:27:33.245+00', 'network_joined', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x3d38cf2d32dfed947fa6082854638ed4', '\x2a7c8deb1330a8f230b01cfd46040ebd9d17042f1afa40dbbf56376e16289a0f', '\xc887ab7ed59b4461bfb850af772444fa5108fb054c1be11f61e7abc39feac28d', '\x27990e2563aa501f22dd2ae1b39ae962070b6767fae34e742d8242eb88ee1918'),
	('8d139217-cf07-4d86-8bc7-d312a737982d', '044b4a60-8856-41ef-9c35-806738311dc8', 7, '2026-05-15 14:27:33.249+00', 'network_joined', 'organization', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x9ae9919f6eab28bb1e04aa473e584b2ac70500d7ee0b6068416ceee446c42a07', '\x2e536bc033a7928494134b2689037eee4679732193672805b735ff2b5f320450'),
	('cd755c63-6aaf-48f3-a50d-ba08e86dc0d2', '044b4a60-8856-41ef-9c35-806738311dc8', 8, '2026-05-18 14:31:25.336+00', 'member_invited', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\x95b1264d391bbd86d318c8dbffe49d1f', '\x13df6ec823f80a6fb8572942f61cfb12253c73b8755a4f6d06237af178fcd039', '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x4c765e6f589b6ddaf0a7bdb3c4b9dc51', '\xfb0a801f161ed30492fb9d1f3530a645a562333ab9b0af5b6cc07c74e17d210a', '\x2e536bc033a7928494134b2689037eee4679732193672805b735ff2b5f320450', '\xa186f98609e9f0abc2f0a9198cbc1d58d63162301a56caa6e05ae20571cb3803'),
	('5cf754f8-68a1-40e6-a7d7-2f6aa177bc89', '044b4a60-8856-41ef-9c35-806738311dc8', 9, '2026-05-19 15:16:17.42+00', 'invitation_accepted', 'person', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '462538bd-7631-4c05-be9e-5707540f4c03', NULL, NULL, '{"roles": ["admin"]}', '{"email": "jamal.carter@maplegrove.example"}', '\xa2735ed5cd4a5d605d080286f4a37b15', '\x361ee9de432441fe03398cdbb1b8874a490480cb7d9e29c2021237a9099dba24', '203.0.113.35', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xc39e609b9ef69b3222f8222d307d798e', '\x301997756fd9d9c1bc182796ee1818b3849d842fd846c848311feb073aea6fd1', '\xa186f98609e9f0abc2f0a9198cbc1d58d63162301a56caa6e05ae20571cb3803', '\x486c4bb53622724dcd7238e8e55c75482fa3211a97ca00beb61e71893cb530f2'),
	('d43cbeed-d6d8-4db6-93f7-ced4a4eab983', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 60, '2026-05-21 17:55:01.59+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Cedar Dental Group"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd62679e5dacad8356a0c54f6e2a839ef', '\xcb2983fc422677c8d10dfce7864a708472372ea761873a857dc935f6649f8fe8', '\x27990e2563aa501f22dd2ae1b39ae962070b6767fae34e742d8242eb88ee1918', '\xf0a56a357a0430512295f0683ce8173b358e6d4ac266c79aef59247916a26ce6'),
	('6ba6baaa-7737-43d7-9b53-3c230382ba6b', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 2, '2026-05-22 15:20:53.654+00', 'network_joined', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xf552464c2201ee3700e26b6fbda69b13', '\x761c47ca165d3ffde42ed467b4913474f7b27e2c6a39ad572def55388c05adf2', '\x871776d4097c712cab8135f56616794f64b215e5edf63e255a5d62ea9ec86911', '\x4c6f38f72d81767e64e53f8e6754cfd29a0730a0f509564d99253fb5e839396b'),
	('8e135fae-287d-46d5-92ae-91387907bdc7', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 61, '2026-05-22 15:20:53.662+00', 'network_joined', 'organization', NULL, NULL, 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 'Cedar Dental Group', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xf0a56a357a0430512295f0683ce8173b358e6d4ac266c79aef59247916a26ce6', '\x9dcbf7efefe9f695f5162fef2c095989b9cfc7321efc482ca240846917577958'),
	('c8f9c45a-5eaf-4ffb-8f67-1b7fd93e76e5', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 2, '2026-05-27 16:26:29.894+00', 'application_created', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf475c1fa0f2cf56e8ba3babe3ee45014', '\x9f9a1de89e65fb4e94c133b4baf4666d950f6a5c1eabf4ac46f0c201d69b98b9', '\x17ce55e458f6b5ccc1e46c1e18ac5018004bd26c9a00c97222991c242fb138a3', '\xc1f2228a845ef53167fcd8e95772805a42807e0966eedc307c0425765e9fc88c'),
	('6fe6eaf9-4954-40f9-8a76-1276263a070b', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 3, '2026-05-27 16:26:29.899+00', 'application_redirects_changed', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"added": ["https://plans.greenleaf.example/callback"], "removed": [], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xca2980c4cba9d439843afd39c86672e9', '\x0c16b76da9dcbbe7da384ac1ca0bc866a7deab723f0569a2dc0a31c996cd5544', '\xc1f2228a845ef53167fcd8e95772805a42807e0966eedc307c0425765e9fc88c', '\xc2467718f6922f3db493172129fe72d981ef6199d1d34bc42eb88207d54c777f'),
	('a8f8ea27-fe70-43ea-b03e-2d0359bdbc90', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 62, '2026-05-28 19:03:21.983+00', 'application_authorized', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x0e1a95d1f09ac98736e6d5b950d26fa3', '\x989f531a4005d768f852475ead7ae1ae986e5d71795c1ef484d5a3df88db0d07', '\x9dcbf7efefe9f695f5162fef2c095989b9cfc7321efc482ca240846917577958', '\xbd01a2eadd0342c8603bfe7320223c55c37523b139003c0df4c4690f39823920'),
	('5bb4df86-3fe5-4147-a3d2-2440ade1012e', '044b4a60-8856-41ef-9c35-806738311dc8', 10, '2026-05-29 16:14:14.086+00', 'network_invited', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"network": "Referral Desk", "organization": "Harbour Lane Pharmacy"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x83061e59dbfc653e54816ee580ac5e0b', '\xbe45be68720354f7f1bea112f9ef205bd461df1e13c1a0be53554f195cf0339b', '\x486c4bb53622724dcd7238e8e55c75482fa3211a97ca00beb61e71893cb530f2', '\x93a649a8ace56e9e0ca4f0982be84fa43ee4caad16d4a81cb047af4d80711ce5'),
	('e8e9b51a-3c1f-45e6-95e9-b2de7c427624', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 9, '2026-06-01 18:36:06.149+00', 'network_joined', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x5e482910ddde1fb9c24d14829e71c268', '\xdb5b570505d91f41577c3dbddc1c9491cf0d1c319abab7c6f51f8c5dfa6d9be1', '\x3b57630d28088c7b10c798181c8f17a9651219dbaf9ad392ced4c9e36ba85745', '\x956232b2910bf924121e864ceac4c4b91a72f9cc82c09101d5aa4730c6273f67'),
	('30e24d6a-febd-44fb-bd9d-2775b1972322', '044b4a60-8856-41ef-9c35-806738311dc8', 11, '2026-06-01 18:36:06.158+00', 'network_joined', 'organization', NULL, NULL, '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Harbour Lane Pharmacy', '{"shares": ["organization", "profile", "referral"], "network": "Referral Desk"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x93a649a8ace56e9e0ca4f0982be84fa43ee4caad16d4a81cb047af4d80711ce5', '\xd32f579e422fae87c01636422d890d3048020a7eaa4f0b8f6da9a00bba78823c'),
	('ce1ed5ec-45a7-41b2-8923-0a0c872facd2', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 3, '2026-06-03 18:50:50.299+00', 'application_created', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x293df44ce18de8eedfcb31b4ff54c256', '\xf49d81420dc7963bbb45d9201d02cc6e8835866befa020aa90a4ae42e1e16a60', '\x4c6f38f72d81767e64e53f8e6754cfd29a0730a0f509564d99253fb5e839396b', '\x6247db9e9b728279c817b0cfa877700298f379ca38bc6fbe1ad6a58a84986113'),
	('d62c9444-40b6-435c-a91c-5fca3608dbb0', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 4, '2026-06-03 18:50:50.304+00', 'application_redirects_changed', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"added": ["https://chairside.cedardental.example/callback"], "removed": [], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x771f54c462db9ed74f6a30fca4de59d7', '\xd064156277715a9b0478da2dc88ba07d090dca9752b89ddd474e6b952cd87a7e', '\x6247db9e9b728279c817b0cfa877700298f379ca38bc6fbe1ad6a58a84986113', '\x2ae92c26a2eab914e18a91cbb225c264fdd0c7728a0ce7b5d624ba5abc219b0b'),
	('8102041a-6d0f-4a8f-a9e2-3412b28955c6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 63, '2026-06-05 15:02:34.478+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa37b20c06ef8ac7d87fbf93ad7d8f316', '\xf65d3cb1058267463b22bb2759239701ff896749f929b9a4d9f70d4a2c1c5343', '\xbd01a2eadd0342c8603bfe7320223c55c37523b139003c0df4c4690f39823920', '\x15eef65b2bf8645ccb08c754013172bda6474d8e7a64ff30d6831a021c2e1354'),
	('a9757bbb-3e21-4608-8e99-c203bb55c758', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 5, '2026-06-05 15:14:34.471+00', 'application_authorized', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"scopes": ["user:read", "organization:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x3d6871d700f414082b4a583ccc9213f6', '\xf6bfb9ee9712f7548311d5389afb8ffac7e9ef11caae8d0254e84fd7bd9efde3', '\x2ae92c26a2eab914e18a91cbb225c264fdd0c7728a0ce7b5d624ba5abc219b0b', '\x533924abdfafcbdaababac2132c702311d63ee02832b802dcd8027f42b2853f6'),
	('bd684abb-0850-43db-8bb6-b82cf57cb1e4', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 4, '2026-06-08 16:12:26.55+00', 'network_joined', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xedba04f380f1b9a785f4ac21d70db1c8', '\x4d9f1ed557835bdace52f5e919117b8f49430d204c6e924b8eb5c21a6c81181e', '\xc2467718f6922f3db493172129fe72d981ef6199d1d34bc42eb88207d54c777f', '\x435cc0e5cc66e63b142ecbcdf1f6c7ac4ee7f40d454d3d3cfaa9d21ff2c75138'),
	('6ce26f87-0671-4152-a274-2b1b55fc55c5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 64, '2026-06-08 16:12:26.553+00', 'network_joined', 'organization', NULL, NULL, 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x15eef65b2bf8645ccb08c754013172bda6474d8e7a64ff30d6831a021c2e1354', '\x4ff862cb831d12332067742cff421e651ba95d3d869253130d94eabd01f66301'),
	('0e0f4fb8-bbf8-481c-b88f-129fb03377ee', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 65, '2026-06-08 21:15:26.558+00', 'member_left', 'person', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb', NULL, NULL, '{}', '{"email": "elena.petrova@northside.example"}', '\x0b9bea2582fcc0f47ed420bcff7b6fcd', '\xb844af419b73d52fe10f4b327744babff160e4a5681f468e998bf2c920a158ba', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4fc28618fd1495578ac6d09553d26daf', '\xf7ac3cc429514d01fd61d03c280900920707b64a8aab306e7c668ae50ac869ec', '\x4ff862cb831d12332067742cff421e651ba95d3d869253130d94eabd01f66301', '\x14b697e4240db4af519a011020f2b999ea8ac2317d048bde87a4277fad8c0b2d'),
	('8b5e3cbd-cadf-490a-93ae-760752037f5a', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 1, '2026-06-15 15:57:46.945+00', 'organization_created', 'person', '48fa1433-b6f8-486e-be25-9a314c1f5467', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6e3b72086003fb103172fddee8a52097', '\x77713e519274baaa712a5bf1761e823e53a893c3c20daba7e23a7a9f5d551aa9', NULL, '\xe26f8bc965e7918d303add047d4f2e2b9d71f481064bf715035a60a1f7e9b5ee'),
	('ef043dba-0cfe-4686-85fb-f70de7543b6f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 66, '2026-06-17 16:59:31.105+00', 'organization_activity_rule_set', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"after": 7, "before": null}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x000ff4373cc1432652ea86b3dd6d3526', '\x61be27739f8c909fafae21403c05943fbf8b40aecc9590537061bc9f2e59b60f', '\x14b697e4240db4af519a011020f2b999ea8ac2317d048bde87a4277fad8c0b2d', '\x2acb5e62c4964d97cb5b9ccf4ae75f9501aff4bc82a24dd31366025ad385eeaa'),
	('77f46577-1547-47c5-900b-610aa3ba0708', 'fed96eb4-64df-4f97-8752-e243468bdfab', 5, '2026-06-19 16:45:15.275+00', 'application_authorized', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"scopes": ["user:read", "profile:read", "transaction:read"], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x0ab050532d7df67d32837d9d8ec2247d', '\x2829349259446e8ce821cd67e6be27ab0e719ecf750d54267bb1af3ac702821c', '\x1227730683411b55ed87a6a0a4b3c8ddbe61b1ab06fc674e177bc63271eb8f1e', '\x85a6d8dce879ea57ec6518409aceeb514baedd501d2489f83089e3a6d2cdc261'),
	('ad1a4d60-6446-469f-bd89-d668e48bde44', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 2, '2026-06-23 15:33:59.445+00', 'member_invited', 'person', '48fa1433-b6f8-486e-be25-9a314c1f5467', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\xb8e9fb44c5e5a97f767c88532b03bd66', '\x27e503389048c8f0482f983d05ed3a82dc5d87eb040731d5c3b01151efc47003', '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x71a76c50df6b057b259d977427e4af3c', '\x68c66ac83259311988af12daa22d83695325538ce58c493a91dc31f66a197e30', '\xe26f8bc965e7918d303add047d4f2e2b9d71f481064bf715035a60a1f7e9b5ee', '\xa246bb9d9a3e2c775894737ee2c81e79b70b7c7676a4ec43a3d63d16d85db512'),
	('a918c754-367a-4f5d-8ef5-13feb00d23e1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 67, '2026-06-23 16:12:59.453+00', 'review_started', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"due": "2026-07-07T16:12:59.430Z"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x7a2a8530ff6c178133b939d51e358630', '\xb3267d7898e9f9297c39de685e5c89443479143b03a5ce89ebe91aefbfdeb9c5', '\x2acb5e62c4964d97cb5b9ccf4ae75f9501aff4bc82a24dd31366025ad385eeaa', '\x3a7cdc88f1166663bf28187c160c729aafd0342a00241374d19d9c333559e937'),
	('cd64b4c3-e2d0-41dd-ae76-3d2d8c5914a2', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 3, '2026-06-24 14:07:51.525+00', 'invitation_accepted', 'person', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '2a13aa8c-c3bc-4111-80e9-a26393f76464', NULL, NULL, '{"roles": ["member"]}', '{"email": "sofia.rossi@prairiehomecare.example"}', '\x44ff436592d5568a06dd4e742bfbd848', '\xc7544d89b55f299a0983e80575ddd270048521cb860c5fd0b9c2c8b1b122d1b6', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x98f63553d457f47e5b7035660c8c3896', '\x53c736e6166059f545d54bd46a50b6b8904c7d4e4484825c2f44b015f26a8dd0', '\xa246bb9d9a3e2c775894737ee2c81e79b70b7c7676a4ec43a3d63d16d85db512', '\xfa2c44df67d15ffc1932d0fdb44f5900051fda1b1de6726da731710411f294d3'),
	('c8073427-f614-4bb2-b57c-decfa78f1129', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 68, '2026-06-25 20:02:43.592+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\xb1a733765de31e79fe3e3781071dbee5', '\x638b07aa6218d51bf71588862b0ed8e5a8b8bbaba6b66e249a977b953759ef13', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb542a2417ae788f27af525955230123a', '\xb80ce0d6a7fdf8561f1bab55966697638b1af8747be83281053158a8af8a166b', '\x3a7cdc88f1166663bf28187c160c729aafd0342a00241374d19d9c333559e937', '\x505856980c87fa5e1a34124998e19bc91f85981610a715896ae6c84307a2305d'),
	('af59d3a5-5971-48c7-99b8-39a52849b5c6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 69, '2026-06-26 14:28:35.672+00', 'invitation_declined', 'system', NULL, NULL, NULL, NULL, '{"roles": ["member"]}', '{"email": "liam.oconnor@cedardental.example"}', '\xde2125cb959a9c03959044937a43d00e', '\x9f44f498e7a2490e4815b02a9c7f9f8ae01900ff2804c2271c16f9f19bfe76da', NULL, NULL, NULL, NULL, '\x505856980c87fa5e1a34124998e19bc91f85981610a715896ae6c84307a2305d', '\x0ae0662d4b1c316a2121209530f2446a19eb473482ea3487bda34e0c0e713467'),
	('236df7e1-e32a-46d8-84ee-6ac7e1c6773b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 70, '2026-06-29 14:05:27.76+00', 'review_closed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"kept": 27, "revoked": 2}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x19cb05159ac880b55507a91bf7795104', '\x28f8cf8f5b1a52cbf8a18c26781783ca017bd3456bbfadbc589cd3501f160905', '\x0ae0662d4b1c316a2121209530f2446a19eb473482ea3487bda34e0c0e713467', '\x2184873401e22c5b0be4b3970e06609a9bfc37d06a7dd81510bbd4d3db5a0384'),
	('d72d208f-44ab-4454-88b8-f56a3c350533', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 71, '2026-06-29 14:05:27.805+00', 'authorization_revoked', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["user:read", "profile:read", "survey:read"], "application": "Meal Plans"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x2184873401e22c5b0be4b3970e06609a9bfc37d06a7dd81510bbd4d3db5a0384', '\x63217444d55f0072aced87ee3b41554d86e821a546f27b2f86608c4554f0db29'),
	('92e48e58-06d0-4a05-8810-615e51696754', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 72, '2026-06-29 14:05:27.835+00', 'member_removed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "ben.foster@northside.example"}', '\x4fe36b1b50eba6a862f65ed0315e5026', '\x403efb590c1f08fb57b51d44418f2d79be8856d6679d0fb952f89789b7d64f9d', NULL, NULL, NULL, NULL, '\x63217444d55f0072aced87ee3b41554d86e821a546f27b2f86608c4554f0db29', '\x15f2fb37cc5f106b53aa66e8bc003d186105c8e991d53bbd38197ac2ab5927fe'),
	('97844dd3-d61a-4ed6-aeb4-52a4fc00691e', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 73, '2026-06-29 14:05:27.855+00', 'review_carried_out', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"gone": 0, "ended": 2, "refused": 0}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x15f2fb37cc5f106b53aa66e8bc003d186105c8e991d53bbd38197ac2ab5927fe', '\xc7d623f60dbf01845d5c34a018d37aab8026a1cf1184f0c8167da1de0ec86404'),
	('2910e145-a304-4c25-b639-b2460952bec5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 74, '2026-06-29 14:05:28.044+00', 'export_completed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"file": "northside-health-access-review-2026-06-29-1405.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xc7d623f60dbf01845d5c34a018d37aab8026a1cf1184f0c8167da1de0ec86404', '\xe0b8ea770b208e96847004d9eb92cce99dca2778046f25123d5040ad30b51105'),
	('3454290e-80ff-4f51-93be-12fffec598f8', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 75, '2026-06-29 14:16:27.781+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa848a39c1b2070df8c7c0bdcb7bc2203', '\x68218a69d2b6b41c38dd93145e11dc88e207b637cb18af05274f507fea426f65', '\xe0b8ea770b208e96847004d9eb92cce99dca2778046f25123d5040ad30b51105', '\x1316af1547e385c90f62c71201c52cf2d63cd7209b9182a1f55a1e68e70dbaec'),
	('417d6ce9-2751-4413-9adb-be95a4b11908', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 4, '2026-06-30 17:08:19.849+00', 'network_joined', 'person', '48fa1433-b6f8-486e-be25-9a314c1f5467', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', NULL, NULL, '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbd581fe17a8106286975112de16523f3', '\x3fcf2e663dbb44f99d6a9977c32f070d0b402217541da7fab805e1523c83e41a', '\xfa2c44df67d15ffc1932d0fdb44f5900051fda1b1de6726da731710411f294d3', '\xd9e54d9735d238708a981cce0a06c2d1cc225f0ab27de8ec4cbe96ac2582f265'),
	('2c717fcf-4b55-4b08-825f-786236b062be', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 76, '2026-06-30 17:08:19.857+00', 'network_joined', 'organization', NULL, NULL, '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '{"shares": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x1316af1547e385c90f62c71201c52cf2d63cd7209b9182a1f55a1e68e70dbaec', '\xb6631d17e450b62bea61e9e824dc229dce55a3e26a51a5267870272c209a4b86');
INSERT INTO public.organization_activity VALUES
	('b83fb7d9-9b03-4cba-9a5e-be3d13f6903e', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 20, '2026-07-02 15:41:04.002+00', 'organization_updated', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'f77f895a-ffae-4f76-914a-2923421402d0', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x4b43d104d75ff0933be68d4ad78aa665', '\x7166b530e91ba0b78aa07af43f7f0b3bad76810f9a7d168d3609a2af8655c12c', '\x87b36a94857c9756c5dca059ad262b9bea777a070a91ca06caf325fe48ddf63a', '\xf1e6080a6cbdd9e6dcc407d68d4e1a51cacb0c8b83df5264da74ebcfee6197ac'),
	('f9987af6-5d92-4ff2-a01d-492e35c82e55', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 77, '2026-07-07 15:19:40.236+00', 'application_created', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x8a9a277cb96f11fa08af9c22bf71a547', '\xda1f7167229e967711886295979ff81999aef2234cf5ba17a37258109b8c0afd', '\xb6631d17e450b62bea61e9e824dc229dce55a3e26a51a5267870272c209a4b86', '\x6638e8cd7f0c040e317a74ff0da8cac67c4c69546a0f97ba81b5f49d51814823'),
	('e16cec51-38da-476e-bf53-345bc36ea30e', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 78, '2026-07-07 15:19:40.237+00', 'application_redirects_changed', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"added": ["example.northside.rounds:/callback", "http://127.0.0.1/callback"], "removed": [], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xc4e7b94063a6573bf39de1c85cb44765', '\x16433fd8837420573b61a7f9b6d9fc2db96c0500265f63defcca50a8ba857e3a', '\x6638e8cd7f0c040e317a74ff0da8cac67c4c69546a0f97ba81b5f49d51814823', '\xfb5933ff16dcc91afa7cce4e44f1fa3870c5e318b117522234b63ee7e28416b3'),
	('542058e5-8e07-49ea-b0e4-251545607b06', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 79, '2026-07-07 15:26:40.258+00', 'network_shares_changed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"after": ["application", "organization", "referral"], "before": ["application", "organization", "profile", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x9a89d6b9e727649597991277dd5e5dd4', '\xcec3579a9e583e07c417e67e5cb345a7e3f27c58cb2a4a575a468d9549f9fbc4', '\xfb5933ff16dcc91afa7cce4e44f1fa3870c5e318b117522234b63ee7e28416b3', '\x01a06231f52c22cd26214168f264197080a17769e538862800aa08adf8265088'),
	('67c067a1-8395-46b7-bd9c-45cc77079a8d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 80, '2026-07-08 14:12:32.317+00', 'application_approved', 'person', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x6eefcd0a1b7586f2b0c4f5aa00f9b4c0', '\xcef90778277ff6acb9f91afa2d23cb02450ac99282cb1e9c9cdb17b96ea9e730', '\x01a06231f52c22cd26214168f264197080a17769e538862800aa08adf8265088', '\xa939a508d37868683fa16c215d47afce609adafc7245eea2ee3d976b42d92bc2'),
	('d4926242-fa80-45fb-96db-c6016f66aafe', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 81, '2026-07-09 14:55:24.414+00', 'key_created', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"last4": "OSfw", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xdc4d1a86ddb3c5dbc97dc84dfd5c2a63', '\x53c5b513f43740b2766fd93e185ccb699013601a07607f295458dcd18576dd9a', '\xa939a508d37868683fa16c215d47afce609adafc7245eea2ee3d976b42d92bc2', '\x6be01bfd6b7e766521d5c8f59ed55588b0b55fbaab2ab671efd3e2364becbbe0'),
	('fed1595d-3764-4cf7-a10d-85a55ff4a6d6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 82, '2026-07-09 18:33:24.4+00', 'application_approved', 'person', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '50659989-14ce-4940-94cf-f1ee106663bb', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Ward Rounds"}', NULL, NULL, NULL, '203.0.113.30', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xc2ec4fa13a4c44486ed532e0774227dc', '\x95e40696ab5131a6b4b8b4c90a8b5d13635bc733f4456496df1af0a46b506041', '\x6be01bfd6b7e766521d5c8f59ed55588b0b55fbaab2ab671efd3e2364becbbe0', '\x7c84f09892913ebf4917684658fd54acbbab5d52a7b5bc98d6c35dcf6a8dc854'),
	('66091490-4c84-49ff-9126-fdcfad43418b', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 7, '2026-07-10 17:31:16.492+00', 'application_authorized', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"scopes": ["user:read", "organization:read", "resource:read", "profile:read", "transaction:read", "transaction:manage"], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x6dce0b0d8f6c0b4f15886314433ecf47', '\x48395ffa010e7bbb737905adf5f3574d102de32b5601375e49dcc31a067010b3', '\x9edecd1977ace67ff010006ea379f22e2ead1a85a05e0488e93cb7de841a0ce1', '\x5b8b859877a72bebc1c069d86362aadce4dc67dce96b3bc9e7e05be82d6e60fb'),
	('76b94750-c074-41a2-ae90-a46bd44ac25e', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 5, '2026-07-14 14:40:00.672+00', 'application_scopes_changed', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"added": ["referral:read"], "removed": [], "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x7be9267162e002e1a35c26bfd72bf3f3', '\x8fb4e06642142131a9d780b1f2e2e2ba093823de3703e77e99880346c197419a', '\x0f7942e9ec4f5d466380c2f59a4aa9b74c20113000a10ce2825a9d56974e186b', '\xba891f8016ea00488aadf3a2303b60b4283dbbb3ad5993b6d98031ad50939bef'),
	('3f77c8cf-d1ea-4282-924f-7889f6f9f5e2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 83, '2026-07-16 15:50:44.83+00', 'authorization_changed', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["referral:read"], "decision": "grant", "application": "Lab Results"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd3834ba30b8ddc690a014d1c28831486', '\xbbfe5c2437c675ffdc52078ccab9340fb00c3767d71524104cf696a7a6dcc063', '\x7c84f09892913ebf4917684658fd54acbbab5d52a7b5bc98d6c35dcf6a8dc854', '\x79601ae02a34c448dec8865bfa2c2ad092450b92506929fb51bcf3e4a0ddf166'),
	('616126ce-488c-45a9-b0df-0dc395aeb640', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 6, '2026-07-17 16:20:36.905+00', 'member_invited', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\xc7471ce60b1eb478881f1a8e4572f7df', '\x34fa536dd5e562bd9c3407b624baf89f33995345e7f279ef364b3e05b40a2b56', '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x80d47a413bfcd8227a6b9c5f65b20cfb', '\x3dcb211fa54cbec44be0232349784d482c233230ea02ef606dd8272b46b87c39', '\xba891f8016ea00488aadf3a2303b60b4283dbbb3ad5993b6d98031ad50939bef', '\xac9ced3ccd633d8147d8fdc7cf4f1b511cf11219113a3b9cd41be1812fe62f98'),
	('20500898-4587-4029-a703-6cca3e6b9759', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 7, '2026-07-20 17:44:28.979+00', 'invitation_accepted', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '0c605162-0ce0-46f7-9431-efe398a5ed6d', NULL, NULL, '{"roles": ["member"]}', '{"email": "noor.haddad@harbourlane.example"}', '\x77b7a397feb459128a71eaf2fc6f7cb5', '\xa127d309f1ca67d3e8bbdccaa98b7a91d2b58237aa7f14639a1b6aac63284212', '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x18453f7f55ca3eff34130a6acc7abe84', '\x19a6cc676028675aaa44f9d93be9aebee0c086460948eeb5d29303b132f301ff', '\xac9ced3ccd633d8147d8fdc7cf4f1b511cf11219113a3b9cd41be1812fe62f98', '\xf7eba9e2605036ff5a0be78b97a7381ea5b50c548f170e9787f6e1476e00046d'),
	('2c14127c-e5c1-430f-a6b5-711f336e5a61', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 21, '2026-07-21 15:28:21.064+00', 'network_invited', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Greenleaf Nutrition"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xf56149d68adb588f14e8edab97d72c7a', '\x7aac2f94ae4e93b51a28b4dec3d8fa04c0c26f658253e2edba10eae0290a6775', '\xf1e6080a6cbdd9e6dcc407d68d4e1a51cacb0c8b83df5264da74ebcfee6197ac', '\x311d4fcacf215232a5f856f69d2300d1309337b58a1921c4a0c615bb06c68759'),
	('a9db7b41-627d-495e-aaa2-4136124ff4cc', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 5, '2026-07-22 14:59:13.129+00', 'network_joined', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xb4be3cebd15cfb7e06d3cf3f6aee5aa7', '\x23d1829d3d1b5040e1e4667ad09e7c12b7cc4b87aced47f99d7fead4b6e2efbd', '\x435cc0e5cc66e63b142ecbcdf1f6c7ac4ee7f40d454d3d3cfaa9d21ff2c75138', '\x91037c2b71318761643f428c4a7cc15e4aca1a2d02ebb2e3dd304c7511e4b093'),
	('4ec2ef07-4b16-4f2d-8c0b-a0878c4bf09e', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 22, '2026-07-22 14:59:13.144+00', 'network_joined', 'organization', NULL, NULL, 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '{"shares": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x311d4fcacf215232a5f856f69d2300d1309337b58a1921c4a0c615bb06c68759', '\xef159fd3af032ec867938cec4971e35a0793ff639f5403db2abf7156bc593346'),
	('c9563b8d-7ace-474a-a6ea-bb909307d77b', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 8, '2026-07-29 15:24:33.558+00', 'organization_second_factor_set', 'person', '6d20545e-c368-425c-b963-288bb23d5c4f', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', NULL, NULL, '{"after": "2026-08-12T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.28', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x70d4fcc52535c84b65d5805ea40cbbbb', '\xdddba674d1224d63478789e7a7c372fde742739a650ab14f27848e2d282eeee3', '\x5b8b859877a72bebc1c069d86362aadce4dc67dce96b3bc9e7e05be82d6e60fb', '\x415d0d17feac0191f6438ea083d1b66c9aa06bf4a2de6d74286921b5a08538c9'),
	('85299442-914b-4189-a304-8eabd6c7cec0', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 84, '2026-08-05 17:36:53.967+00', 'member_invited', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\x8e89b71ed9c5e215a276e06622b8bb68', '\xee486122ed549fc15f5b7a69cef26039169abc6adab8e48f26ba6b3e252fe214', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xe8e3e9741df2b0115e8bc2f21ee3c0d6', '\x32b169b805f6f63a43e346283919a821cfd9cc2b966c33eba999b14e9893b6fc', '\x79601ae02a34c448dec8865bfa2c2ad092450b92506929fb51bcf3e4a0ddf166', '\x454eb1ce4f26f427bc9f61e08117345d99fda3a5e9b8161e48407b14e12a2dc6'),
	('0a4ddf62-5d19-45df-8579-7d076dffbe8a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 85, '2026-08-06 13:19:46.045+00', 'invitation_accepted', 'person', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '131f57f9-1a0f-46cd-9f15-3b72da18a364', NULL, NULL, '{"roles": ["member"]}', '{"email": "oskar.nowak@northside.example"}', '\xf10481e29788185941a9e627bccf8e93', '\x3eaa5a38a64d7e347f7db4cc6811a154ed53938fdb1de061b86668b5d2bf06c7', '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xb6aae09e4c261c3e8e7694054986be42', '\x18aac384043c00d69188fdaf8d71a32cd3d641472ff303197f39742c834cd949', '\x454eb1ce4f26f427bc9f61e08117345d99fda3a5e9b8161e48407b14e12a2dc6', '\x17ffa40172b9aaea29340f4fc0bbd38c3424a8b1e898d4893605c758feeb53e8'),
	('464ed074-9613-4ba1-9e19-4fbc1e7e4332', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 86, '2026-08-07 14:40:38.101+00', 'application_approved', 'person', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '131f57f9-1a0f-46cd-9f15-3b72da18a364', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.42', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x53c6c34776be19dc8a153f749d0c8eb8', '\xd44e0260d525805542f49909b5a00170e70e014b19a51cfcb55f1de0d825f0b6', '\x17ffa40172b9aaea29340f4fc0bbd38c3424a8b1e898d4893605c758feeb53e8', '\x8c926726e87a4a7016a43d6b54a193df915c5ac9137bd742f4046c6ead071bc2'),
	('25c7f8bb-8e4c-4658-bdbd-07cf343748be', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 5, '2026-08-11 17:09:22.272+00', 'application_scopes_changed', 'person', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', '41c94302-3e86-492d-a616-1e2ee107bde2', NULL, NULL, '{"added": ["survey:read"], "removed": [], "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.31', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbffdabcbb98f1fc913418d27cc56df0b', '\x088fd88b155bae6daf8078465509f2f98022ec5e1df4aac91c4af97689ea352b', '\xbf76854365a6a58afef656237ee24fa36a1c06b00fe95c5eed02ecaf73921e3a', '\x2589d9d043bc419cc0946ea3b0c5aafdf4563319f6f9415a097230c4bcc666cc'),
	('d39addd4-39e6-43bc-a6ac-a5b0687b4e5b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 87, '2026-08-12 14:44:14.347+00', 'authorization_changed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"scopes": ["survey:read"], "decision": "refuse", "application": "Claims Connect"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x12e72a7bf607bab9113cea54a72f77c7', '\x525c413f8f0c3c273888c9208042a24a31746f7c4d7387c8e85664c39fc42854', '\x8c926726e87a4a7016a43d6b54a193df915c5ac9137bd742f4046c6ead071bc2', '\xb83b9d970543857afb9343527af4bd443f8d7e898cca77ad3b6c73595b12c68b'),
	('6c88016e-0302-4b61-b828-4fb4bb9c299f', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 9, '2026-08-14 23:30:58.496+00', 'organization_second_factor_begun', 'system', NULL, NULL, NULL, NULL, '{"since": "2026-08-12T12:00:00.000Z"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x415d0d17feac0191f6438ea083d1b66c9aa06bf4a2de6d74286921b5a08538c9', '\xf6849548f83c0b24fe388c716173aa7aa33ad99961883d391e4343dea56d5625'),
	('6c549ffd-a604-47dc-ab86-88cdeaf39b52', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 88, '2026-08-20 15:39:26.847+00', 'export_requested', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x92fb11b32fd11b378016c5f41c7f189c', '\x601d504a1110df9906eebdf6a8a1ad33ac5512785e25b52c3011aa0ac6d70a4c', '\xb83b9d970543857afb9343527af4bd443f8d7e898cca77ad3b6c73595b12c68b', '\xdb9e17a3742c7474b2ac819034ef3a91714e249349c8a3da375496e58c84941c'),
	('284b956b-2ced-492c-b99a-c726cba167a1', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 89, '2026-08-20 15:39:27.029+00', 'export_completed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"file": "northside-health-2026-08-20-1539.zip", "rows": 127}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xdb9e17a3742c7474b2ac819034ef3a91714e249349c8a3da375496e58c84941c', '\xee5c498a05588460cb90bfc423b321b39e094086042e26a9d4d6902bf45ffe3c'),
	('dde0b231-b85b-45c3-8339-0f4eac3c27cf', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 6, '2026-08-20 17:31:26.844+00', 'network_left', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x7657ee94650cb1ab499f875378765a7a', '\x98e661c9a0943e8e8ea1739cea1e16ce0304fadc5069ce865f5fa97d8d301c35', '\x91037c2b71318761643f428c4a7cc15e4aca1a2d02ebb2e3dd304c7511e4b093', '\x3b2b177196f015b3822042fc31cdae6fd8b83b49fbb3afac71ae4652bbbb3751'),
	('85179c0b-4abd-4ec2-8583-13a82d8faf8f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 90, '2026-08-20 17:31:26.85+00', 'network_left', 'organization', NULL, NULL, 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', '{"network": "Care Circle"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xee5c498a05588460cb90bfc423b321b39e094086042e26a9d4d6902bf45ffe3c', '\xbe338c59b687b739481dfb0b235db4e783d8b84d2bf0a32b89d4b9c8614e8715'),
	('0377823a-c41d-4c9c-bc0b-8cf486dac32d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 91, '2026-08-24 18:27:10.998+00', 'organization_updated', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"fields": ["email"]}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcb481caa84aec215d9ecf594dfeb48db', '\xccc6ca8517f96dfdc72bf1ce74f96708f54aa0ff7e8b02b2d5db06e434771bc0', '\xbe338c59b687b739481dfb0b235db4e783d8b84d2bf0a32b89d4b9c8614e8715', '\xc294f7d425248dac62356606b91eac1c19d3bd931fdb3c47517e2e7ce82b1ba8'),
	('cf6f2e3d-f876-4172-806a-d17207914326', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 92, '2026-08-28 19:27:39.332+00', 'key_shown', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x924ce24ce64d9153cb04dbaef89ed40b', '\x01f36783fb4532a830716fa98bcb38d3caa124a4b9b30fbfa0d80826f8aad3d6', '\xc294f7d425248dac62356606b91eac1c19d3bd931fdb3c47517e2e7ce82b1ba8', '\x09bf616bdadd2dcb1c0931f16dbfa6e469e591c4cb0796d0600d557945a0b687'),
	('563273fb-83c7-4bc4-abdb-6c0c65b774a5', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 23, '2026-09-07 18:45:51.815+00', 'network_shares_changed', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"after": ["organization", "referral", "survey"], "before": ["organization", "survey"], "network": "Town Health Panel"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xade8932d4fc8049f5cbbdd381f72a7c4', '\x4efca8acb369d18715b1222eef9c05b4f17c570e1a65931599835b2ea45c83cb', '\xef159fd3af032ec867938cec4971e35a0793ff639f5403db2abf7156bc593346', '\xf2caa92ce6a3077c02320f759f04c7fd8a99175a187f91a07ce019ac3c989d59'),
	('559f435c-835f-4080-98f8-96e2318e808d', 'fed96eb4-64df-4f97-8752-e243468bdfab', 6, '2026-09-09 14:38:35.979+00', 'network_shares_decided', 'person', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', '0605970d-b356-472a-accd-4f547e39e6ee', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.34', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x4ec524941a69954725da2146d716512f', '\x2935b3e376fed1a08c6d439202fd253b98b33beed6cb0b0b5dc578d26458ca22', '\x85a6d8dce879ea57ec6518409aceeb514baedd501d2489f83089e3a6d2cdc261', '\x1cc12c0cdff943befd2bc27cf9eb003f6dae863f8ca03ab846e4ffb2d17f7c44'),
	('82edeabb-043e-41fc-a64e-c96744cb5461', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 7, '2026-09-10 16:57:28.056+00', 'network_shares_decided', 'person', '91466e11-cac7-40a5-9da8-5149b88cee84', '3c1eba29-48bd-4059-ac04-03665054e497', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.40', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xf5b34f27c701c4b5c26de9098e2b0b97', '\x23e051cd5ac2b43a06bbde7bafa1f4855ecdc8bd710a8103de11f5efb9ac9437', '\x3b2b177196f015b3822042fc31cdae6fd8b83b49fbb3afac71ae4652bbbb3751', '\xb04e461799d595abe416caceb8478f479b96cb26c866f4f3420bfb8f519a23da'),
	('e5104e6b-0c86-4295-ae49-4bd231914fe6', '044b4a60-8856-41ef-9c35-806738311dc8', 12, '2026-09-11 15:03:20.132+00', 'network_shares_decided', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"shares": ["referral"], "network": "Town Health Panel", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xa148eb46888a6dba5589d16d8d6f5f67', '\x0eb16124bde399b72ebcf806b4abe3494eee8aa8321ca206697d29efc0c50aa5', '\xd32f579e422fae87c01636422d890d3048020a7eaa4f0b8f6da9a00bba78823c', '\x5ccf6df851253d20280a7fe3b41fcff4946eaf56f8f9fce5b7a6e509bac87998'),
	('2f9ede6d-9eb6-4503-b263-d7ff18447abe', '044b4a60-8856-41ef-9c35-806738311dc8', 13, '2026-09-16 16:08:56.386+00', 'export_requested', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"of": "Referral Desk"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x4e8b25b8ad73c79dd738e630d1e18cfe', '\x33670259cd8402d3edb12cfbbcaebd3bc5f202fd644805049717b9719b792f28', '\x5ccf6df851253d20280a7fe3b41fcff4946eaf56f8f9fce5b7a6e509bac87998', '\x3fa1afd2fc5a9b2545881fcb642fac4faae283569f6cc1c8718e9cf841c53883'),
	('fcfa93e9-cb94-4c20-8a9e-2a80d2024a62', '044b4a60-8856-41ef-9c35-806738311dc8', 14, '2026-09-16 16:08:56.457+00', 'export_completed', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', NULL, NULL, '{"file": "referral-desk-2026-09-16-1608.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x3fa1afd2fc5a9b2545881fcb642fac4faae283569f6cc1c8718e9cf841c53883', '\xfcbc86f8c23faf193335504c957bf7949af2f83d9d44e47d7f8118b859725d3d'),
	('d536d114-791d-4bb7-8f37-f54ba4624fd6', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 93, '2026-09-22 14:02:24.698+00', 'contact_added', 'person', '56f127cb-bab6-41e4-958a-9782a4e61c24', 'd81c6528-78fb-4dce-a256-1231a94d51e2', NULL, NULL, '{}', '{"email": "mei.lin@post.example"}', '\xab92b9d941fefe8203f8543522d6900a', '\x177b87d5e62b500ce0d6515bf038b34f02e2e88411d917354c89b6a3cd25a766', '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x9345ecd34d949be9668f972872cee3df', '\xa7c8984aa04d2beda8645a5c9b2c4e4e8ac4d2e6e3164a14e4a5420570c20acb', '\x09bf616bdadd2dcb1c0931f16dbfa6e469e591c4cb0796d0600d557945a0b687', '\x572eed2d99d2012d6fcd1820a876a373e6f2d87057ce2004b7146b4026de59de'),
	('a4b0e7f4-138d-4397-94d3-ad263733f6cd', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 94, '2026-09-22 14:02:24.713+00', 'application_approved', 'person', '56f127cb-bab6-41e4-958a-9782a4e61c24', 'd81c6528-78fb-4dce-a256-1231a94d51e2', NULL, NULL, '{"scopes": ["user:read"], "application": "Clinic Scheduler"}', NULL, NULL, NULL, '203.0.113.43', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x55d9671707fe7e49b340f772c663986c', '\xcb3416a9c3a9f8070c54e648192bcee9f2eecf38775af96a1711142429ef169f', '\x572eed2d99d2012d6fcd1820a876a373e6f2d87057ce2004b7146b4026de59de', '\x841cf6d7f12d2cf22f766804d4001104b265afdca806d0cc46c4417640d1b011'),
	('00ebea22-029e-49ef-9f90-cf29b239776b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 95, '2026-09-23 15:07:16.793+00', 'organization_approvals_rule_set', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"after": "authorized", "before": "any"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x91e75e7a62d8148d052c5f1bea6cc1a2', '\x2788d3aa50db6e8003822f29c469bc1999b3d0dc852eda0736f9c9035b50cdc3', '\x841cf6d7f12d2cf22f766804d4001104b265afdca806d0cc46c4417640d1b011', '\x8ec53035b0da935a46b3c952d778e6aec23f1a127459fd964075282dac0ba39b'),
	('2ea58f03-f8e3-4d2f-aedc-777c829449e9', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 96, '2026-09-25 16:51:00.95+00', 'member_invited', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["member"]}', '{"email": "paula.quinn@northside.example"}', '\x3a42d28184a5f99524386719f5f90bc8', '\xb6f7681c3151e848f35230f176c8cae39f616604ff256fe1e4b72faf2e98177a', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x80ae28d7f941615bcb88c35de98f66b2', '\x6a4b46a5c2ff831a1ce4328881b598d5dd1dcfb4892e9ce615f32cf624ee2532', '\x8ec53035b0da935a46b3c952d778e6aec23f1a127459fd964075282dac0ba39b', '\x68f9dd62e77c3125f84bcc8cdc32b171a02088cf94931a633bf1102edfa0a1ac'),
	('8665d3ce-79f1-4aec-a09a-4e968caae55f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 97, '2026-09-29 16:15:45.14+00', 'application_requested', 'person', '105932f4-e3a7-4349-b500-11e167f2925b', '1a9b362d-115d-4b02-992a-d928f972f309', NULL, NULL, '{"scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.29', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd0c26bfba6d279a774f002ffbdf76fb5', '\xcaf904b940dcd8717180ebcf5f85fa8bd9ef9c7c3ea8788708641dc4c8431927', '\x68f9dd62e77c3125f84bcc8cdc32b171a02088cf94931a633bf1102edfa0a1ac', '\xfed0de207400c68d4f1c6b6b96c765c0d499fdaae4607d285bfb6a53445f0b55'),
	('22e286fe-0c5f-402c-8d57-e132dc7f464d', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 98, '2026-09-30 14:26:37.193+00', 'application_request_answered', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"answer": "declined", "scopes": ["user:read", "resource:read", "resource:manage", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xd44464a7b8369264856fdafe8d9477e9', '\x7b971901120d9827537f3239547a234c70894df5a9538a2d804d6b271479515a', '\xfed0de207400c68d4f1c6b6b96c765c0d499fdaae4607d285bfb6a53445f0b55', '\x2ab75764b82134ce451732efb1aa42905311732c20e7ae201535b8f664638ab0'),
	('cee86317-e9e9-4868-9176-fa792021352a', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 99, '2026-10-12 17:33:33.842+00', 'export_requested', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"of": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x8660731cb841c7bfef2814ec3ad3f6a6', '\xc1f7838e1bc4b35c7826be89df243b340adc8102b9bc396c5044be1a68fbfd9f', '\x2ab75764b82134ce451732efb1aa42905311732c20e7ae201535b8f664638ab0', '\x3ea5f4c78bc538d3bce83816d4c4f5c07594a1111b5294a3269fca5a550fc43b'),
	('b3500c97-1b71-4251-aa1c-56495484b7f7', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 100, '2026-10-12 17:33:33.984+00', 'export_completed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"file": "care-circle-2026-10-12-1733.zip", "rows": 17}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x3ea5f4c78bc538d3bce83816d4c4f5c07594a1111b5294a3269fca5a550fc43b', '\x9aed1e8bfe7b2ef586333d4db95e28fd7d4585a785bda3a11e11fd72204c4719'),
	('f4d43b9c-d9fc-46bb-89ca-a1dcf91aca9f', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 101, '2026-10-19 18:30:54.272+00', 'application_requested', 'person', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x3bc4ca1f9091a319d83d0784cfbc9fbc', '\xc74834bdb5bc0f019a4725634a16ff439c596a6d547f51c548268755d17c17c4', '\x9aed1e8bfe7b2ef586333d4db95e28fd7d4585a785bda3a11e11fd72204c4719', '\x7a9d9a711bef373cdb827f55dc38f403ed30d4633472b6ae0ee0c42a4751e7be'),
	('cc4b2b36-ca65-4bee-b170-c8c419f241c7', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 102, '2026-10-20 15:12:46.339+00', 'application_request_answered', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"answer": "authorized", "scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x166f5eb52de849f04e096896af568d7e', '\x57bc38deea3c7d5b5aa2d0a45c31882c4ad69d64a6b5cc45722775e187bc7837', '\x7a9d9a711bef373cdb827f55dc38f403ed30d4633472b6ae0ee0c42a4751e7be', '\x5ceee0a5415262ec87f0a7c1e93f7df9687119088c3f4888174319db0181aa82'),
	('8e89a091-9993-4192-a546-2051cd4dec5c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 103, '2026-10-20 15:12:46.342+00', 'application_authorized', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"scopes": ["user:read", "organization:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x9f656bd59a76e320e7fbefe141fbead0', '\x3986ce4c26ecff636d2102ba5b283562f8a1729b4a7bf000e0e0e8476dc7a932', '\x5ceee0a5415262ec87f0a7c1e93f7df9687119088c3f4888174319db0181aa82', '\xb2b4adc0506cb36eb10311cc7e12fe9b3f46c62143111cdf910bd019c91769c0'),
	('de1127ab-2a08-4f37-bd57-85f847053cac', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 104, '2026-10-21 15:17:38.391+00', 'application_approved', 'person', 'eb2f1007-adb2-4576-973c-18299a66d373', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', NULL, NULL, '{"scopes": ["user:read"], "application": "Rendez-vous"}', NULL, NULL, NULL, '203.0.113.33', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x27c12be5b35880563195039ce4e6df86', '\x03586765f22abaf631bb409fa74f067e765b6b2ad6ade82874d878fc577eee20', '\xb2b4adc0506cb36eb10311cc7e12fe9b3f46c62143111cdf910bd019c91769c0', '\xe4d065a8dfa3f900610cca4996ced8c88e889b936b6a777a091452bce99f716c'),
	('59cb8558-c2e3-417c-8911-b98e07791d17', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 105, '2026-10-28 15:48:58.836+00', 'member_suspended', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "grace.kim@northside.example"}', '\xa64b30816f9e993b06eff59e88252570', '\xac1aab7c4b980510e0151328734a49bcea75b7f5bf441b442251872f6a44da60', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x225b8c20fafd6839a97177abdeaf8283', '\x0e6719935dd8f1763da97d4e9149ee32395f99b7430f778cbd787e13072cef07', '\xe4d065a8dfa3f900610cca4996ced8c88e889b936b6a777a091452bce99f716c', '\x57aa23b885ef97c70c90fefd6b3272e653ea8fd38706c266f4908cc334db34f7'),
	('330ae251-db5a-4415-80bc-8484a39874ca', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 106, '2026-11-05 15:53:11.302+00', 'network_shares_changed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"after": ["application", "organization", "referral", "survey"], "before": ["application", "organization", "referral"], "network": "Care Circle"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xcea05fdc6aad8db456fe3a4aae96c5e1', '\xaf4fa2b554f86fad6a86ba9ace7af234b4b5032e1b854ff5e1c208f0c3f6c607', '\x57aa23b885ef97c70c90fefd6b3272e653ea8fd38706c266f4908cc334db34f7', '\xb7b70d15d8724d81ab5250b675ffd5b7dba65f95eebd5021db83412c4d299f78'),
	('3470aa5e-a975-42e6-b8a4-c2f93d70e657', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 107, '2026-11-06 14:33:03.371+00', 'review_started', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"due": "2026-11-20T14:33:03.359Z"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xbf0591c9410a11a0994b0107eed32b29', '\xb0bf1d73d83dcd1212c68ceb7f1e8b828d4daf38c03e18118a36a222425c58c5', '\xb7b70d15d8724d81ab5250b675ffd5b7dba65f95eebd5021db83412c4d299f78', '\x73b4333e9ffdf3f407db5a737f9d21d133cc6f07770f9191847b79e5c0073ba8'),
	('0d90a68a-55c0-4cbc-a42c-a282bfe2fbb7', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 8, '2026-11-09 17:19:55.463+00', 'network_shares_decided', 'person', '8186cfae-7e32-4b22-b1c4-387b53bd2727', '06746d89-18c7-446c-8b49-177459582963', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "grant"}', NULL, NULL, NULL, '203.0.113.25', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x0b1eae1f090e83bb58b70bb1d38a4ed0', '\xc283820aed6cd6f65c6dc3b82cbffa4cfb6c88d0a59e4468bc932462df51c3a0', '\xf7eba9e2605036ff5a0be78b97a7381ea5b50c548f170e9787f6e1476e00046d', '\x5ab2a3ea0defe8229b852d2afcb435f0ceed2dbd9fa7c7105c36a3b1622a9993');
INSERT INTO public.organization_activity VALUES
	('47a936ec-1b57-4826-a9b5-cab6ae447cdb', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 24, '2026-11-10 16:34:47.534+00', 'application_scopes_changed', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"added": ["survey:manage", "transaction:read"], "removed": [], "application": "Survey Explorer"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x24a34b002de63af2ccf3864c878fc414', '\x7f7918be4fb8f779996490496b8567c608a66e6d5f207f8c8296126d09f3f8cc', '\xf2caa92ce6a3077c02320f759f04c7fd8a99175a187f91a07ce019ac3c989d59', '\x92feed6f9684789063f6d043293746d53484aa939382414d2ca7216b98903831'),
	('c338191e-2ed7-44a5-a9de-047a56ac2e41', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 6, '2026-11-11 14:42:39.616+00', 'network_shares_decided', 'person', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', NULL, NULL, '{"shares": ["survey"], "network": "Care Circle", "decision": "refuse"}', NULL, NULL, NULL, '203.0.113.37', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x28758538ff8f8557f94cd2225ffb00b6', '\xaa3b7e8095b55414f7519ead58c2e9df54ef14f9ed52831f11bde64dc3f9ed53', '\x533924abdfafcbdaababac2132c702311d63ee02832b802dcd8027f42b2853f6', '\xfba80b76d1d24948ba1724b024c652058eda5aff63805dd20dfa7d05a3a9cbf6'),
	('3bb1362c-311d-4a0e-8c75-a1b560555443', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 108, '2026-11-12 15:35:31.734+00', 'network_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"network": "Care Circle", "organization": "Riverbend Clinic"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xbbcff300d3ce620e39baf1e030676266', '\xd9d1164ff9b594eb6fe29de601dfbfd65fc0dcb9a0dc3127221c2b2b6123fe3e', '\x73b4333e9ffdf3f407db5a737f9d21d133cc6f07770f9191847b79e5c0073ba8', '\x2003cf848d1be8061d7d94f2c48eb0eb131ee45c9885d1aada8d008a22608c6d'),
	('28d3110d-39a1-4696-a36d-54d9f1abc32d', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 5, '2026-11-12 20:36:31.808+00', 'organization_deleted', 'person', '48fa1433-b6f8-486e-be25-9a314c1f5467', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', NULL, NULL, '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, '203.0.113.41', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xd8729b240531b972c28b4835e1c4a65d', '\xee48bed558d52d476382696d4bdf8d10e7e1aac8cc934423aabacc6664b6770e', '\xd9e54d9735d238708a981cce0a06c2d1cc225f0ab27de8ec4cbe96ac2582f265', '\x09fbb40190cfbe1d64b2f7709dce0cdc26ec7ca77921ad59044739eb54036ced'),
	('d4096df7-d0be-49ac-ba3d-28ac88886837', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 109, '2026-11-12 20:36:31.837+00', 'organization_deleted', 'organization', NULL, NULL, '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', '{"name": "Bluewater Physiotherapy"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x2003cf848d1be8061d7d94f2c48eb0eb131ee45c9885d1aada8d008a22608c6d', '\xb0b493995be951701e666eb6c7569462db4d97173385192d410d410e6c762a25'),
	('b9c83a09-63c3-4e28-9031-bee59c6177bb', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 25, '2026-11-13 14:51:23.927+00', 'network_invited', 'person', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '2058c058-d791-48fb-b853-890ac3cbbc7d', NULL, NULL, '{"network": "Town Health Panel", "organization": "Northside Health"}', NULL, NULL, NULL, '203.0.113.27', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\x4f265c79d4837bf1c09c9d48d2d546ba', '\xb41ab25b01ed7a35a5b8a3f08631a40124987d43488fbd0cd5dd7a0a7b780260', '\x92feed6f9684789063f6d043293746d53484aa939382414d2ca7216b98903831', '\x91f28acab6aee8f8ea19f2e98f3a1745179e683064340291e596bece516a3ff4'),
	('2baec1da-267d-4fb8-9b9f-4c8d1994c316', '2d332273-75fd-4f54-b067-902b7c837691', 4, '2026-11-13 18:05:23.86+00', 'member_invited', 'person', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '0714c6ca-80af-4573-9040-cda6fd9422c5', NULL, NULL, '{"roles": ["member"]}', '{"email": "mei.lin@post.example"}', '\x5287c20b956766ba9131b3bd35529de3', '\xbb3a6736143a4b98a1f9a679e90d9c44d824ac631536d14ad1b72c01b32d21f9', '203.0.113.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xfff64f600306419d2ff2ebc876c259fa', '\x4f1411763ff92639ad1ded695d47b8b60d329e1edc7b369dfb1dfad6e03db421', '\x7d35d05364cea362dff39278b37ee955506bbadcb4ee266a2207473bc0ab91a1', '\x0fbdf3163c535783b5880b47e2e914e66c8f17b5bb437b01eae43a7b3ccc8b41'),
	('8860b34e-7441-40e5-a649-cab23ebb1c62', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 10, '2026-11-16 14:17:15.901+00', 'organization_second_factor_set', 'person', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'cfb57e54-479e-4c0b-bf8c-f736013da981', NULL, NULL, '{"after": "2026-11-25T12:00:00.000Z", "before": null}', NULL, NULL, NULL, '203.0.113.23', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '\xbed74efb6970ca08608097cb5e31c70a', '\x5a37fd65179296106993108a8bc9ca1e9a3f15ae322e8e6a1bf464cc3dab2dc9', '\x956232b2910bf924121e864ceac4c4b91a72f9cc82c09101d5aa4730c6273f67', '\x2b10b8bcdb23269adae6043938e66225e0ac99cb51a9a76c930d6affb6c8834a'),
	('77e22573-5288-49c7-86d2-de32473b92d5', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 110, '2026-11-16 15:22:15.867+00', 'member_invited', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"roles": ["member"]}', '{"email": "june.park@northside.example"}', '\x8f521a870ed696b1cb86a764d0eb0fcd', '\xbe609e992660a808e2034aa37007a34dabbb119f7c435a6a0ad014e91879a92e', '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xc350cd4fa4f5fbd425962590e2de2e65', '\xf42087e22d57bbe374b78e20fc9b45027a241720e2ccfd965bff1f98b16dc08f', '\xb0b493995be951701e666eb6c7569462db4d97173385192d410d410e6c762a25', '\xa4903553429241e6ab47f62250e414e85d119c53f3261adc7f9bd4958f7b0d91'),
	('a2dff691-76fd-415f-8a25-e16c3da0c1e9', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 111, '2026-11-16 17:44:15.876+00', 'application_requested', 'person', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'c11929cd-d654-441f-94fb-bd482219f4a2', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Chairside"}', NULL, NULL, NULL, '203.0.113.26', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\x4b7150590c3459d9d4649b0cebf62aaf', '\x65c3681743bd392b9550d2c9337fe98038fe065474f75c5044e772dee6e3f110', '\xa4903553429241e6ab47f62250e414e85d119c53f3261adc7f9bd4958f7b0d91', '\x5777de8f57eafd7b8424cde407790c4a6f5cc16ae0b5e58686bd1dfd8bb1a747'),
	('ca67044d-cf59-4601-bb32-035ce9e258e3', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 112, '2026-11-16 20:10:15.875+00', 'export_requested', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\x4eb2afdf62986c0e475ad3eb7c84c921', '\x1bb2cffbff6421aee9e8404361fbf9f8adcd84a141e39f9fc67a6f8f120f3b08', '\x5777de8f57eafd7b8424cde407790c4a6f5cc16ae0b5e58686bd1dfd8bb1a747', '\xb3e7a557be36bd66b17f7362e1c49178777656b43fd61ed196a14c2cfed7fd40'),
	('2df2fcc2-fe6f-484a-bafe-006b36319263', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 113, '2026-11-16 20:10:16.028+00', 'export_completed', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"file": "northside-health-access-review-2026-11-16-2010.zip", "rows": 58}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xb3e7a557be36bd66b17f7362e1c49178777656b43fd61ed196a14c2cfed7fd40', '\x6e2834316ec82c0beb5b5a868adad239d2c04c82efd4c8e820bd06ff0eb21dad'),
	('d8314b17-f33a-4352-a23f-16f88b285e64', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 11, '2026-11-17 16:20:07.957+00', 'application_requested', 'person', 'fd235c51-8035-4c37-b704-d06b53588459', 'a3db64cc-c896-46c2-9a50-fd4ee42150ac', NULL, NULL, '{"scopes": ["user:read", "application:read", "survey:read", "survey:manage"], "application": "Intake Forms"}', NULL, NULL, NULL, '203.0.113.22', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '\xdd70d7d0ec7908166cff1a969ee75828', '\x9e281f774f05310c40475e7e64a0230c62f9d3b700b8a340d6600904f71b162c', '\x2b10b8bcdb23269adae6043938e66225e0ac99cb51a9a76c930d6affb6c8834a', '\xb85eae120bd1c42b4abe0d92e37ceb1d9f9b9decf0c57d1a4faf78aad15c14f3'),
	('b688d045-b5a4-4044-ac16-7aad4f8f408b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 114, '2026-11-17 17:20:07.984+00', 'application_deleted', 'person', '77e19e46-efb0-4c66-a545-17b1c6069770', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', NULL, NULL, '{"application": "Fax Bridge"}', NULL, NULL, NULL, '203.0.113.20', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '\xa35a9cc763b9f2838c42203e8afd0b04', '\x9bb90be1cc4c7b0ecc8ad6b709f18dd6e6d814a36724f7bc62bcf1fcd547f30b', '\x6e2834316ec82c0beb5b5a868adad239d2c04c82efd4c8e820bd06ff0eb21dad', '\xb0527831895db7f88b9391da080f815d8a9f8b877e5369ef69463b80655a3312'),
	('0d1da2a1-e15a-4df0-a00e-acbfe14a4d0a', '044b4a60-8856-41ef-9c35-806738311dc8', 15, '2026-11-17 17:20:08.025+00', 'application_deleted', 'organization', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', '{"application": "Fax Bridge"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xfcbc86f8c23faf193335504c957bf7949af2f83d9d44e47d7f8118b859725d3d', '\xa94144ef62661cf3220cccd2fb43646da35081e0e6726f4420fcffd8e3a860c5'),
	('2cac1fc6-d4ed-476e-b547-60abe9baa45c', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 115, '2026-11-17 19:40:07.965+00', 'member_invited', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"roles": ["admin", "member"]}', '{"email": "sam.rivera@northside.example"}', '\x80d1b2c003e568522791c4e5586e931b', '\x3b7d9b505ee0a0b4afbe73af189ae24a0d97254d2e787420252703ede8d3db89', '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xbdd76fb153ade16877655658bfdf0d73', '\x722bd7b94a5358866c29a205a93c4e8c8a605b870ee940c2a67d56ee99584188', '\xb0527831895db7f88b9391da080f815d8a9f8b877e5369ef69463b80655a3312', '\xbe34210a00e7285e8e9babcd21b8f7774e261bf9cb074692a64e32d56554c4f3'),
	('eb985629-c671-4b5e-bd22-2f8a5480e251', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 116, '2026-11-18 12:18:08.1+00', 'key_created', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"last4": "X6wg", "application": "Nightly Reports"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\xff63a694d4922360985f8bc591e87719', '\x29cb36a589ec44584c5aa9784d822c449ea4bd9678eedebe7d96569462230c78', '\xbe34210a00e7285e8e9babcd21b8f7774e261bf9cb074692a64e32d56554c4f3', '\x19543aa29c5d0538897adb9aae174b17fa6a2587c5003b2af7bd0b628da703a9'),
	('953330e6-1532-4b0e-b1ec-2195aaec05a4', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 117, '2026-11-18 15:05:08.08+00', 'export_requested', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"of": "Northside Health"}', NULL, NULL, NULL, '203.0.113.21', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '\x135a2e632aad53d3ce596fc6921d22da', '\xb66faccb7eaf6d22f413c061537282b7d39fb1779023045df779bea277a926b1', '\x19543aa29c5d0538897adb9aae174b17fa6a2587c5003b2af7bd0b628da703a9', '\x6ab29b2dd7658ab996061c0c7208cdcb27f600f7605c68475e45cd182ebfc5a3'),
	('ce61856b-bfc6-4354-8da2-b5b6b48ac652', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 118, '2026-11-18 15:05:08.23+00', 'export_completed', 'person', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', NULL, NULL, '{"file": "northside-health-2026-11-18-1505.zip", "rows": 166}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\x6ab29b2dd7658ab996061c0c7208cdcb27f600f7605c68475e45cd182ebfc5a3', '\x2ef08b94136d607c68b21144cedd7dc5b7ec3c813261732f0094191d52cb8ab6'),
	('1cb33f74-0a48-4d78-9f34-fca1e1d61d57', '954599b2-0905-4f2c-8361-b00185bc2eab', 1, '2026-11-18 18:30:19.783+00', 'organization_created', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"name": "Organization 59d6aef9"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xa9f2ed08d17282e9cbd0b8bf00b59ea0', '\x05a34422ae1cc6a397bd2dee5b7d9474bf20f251a66c53dec23e550d0400ff1b', NULL, '\xa97b19da81a343217b599d54a7f4396ff91261708dbd3548f32b5f65ac2e03a1'),
	('38bacd63-af70-45e1-8bc0-b2fba671179c', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 1, '2026-11-18 18:30:20.037+00', 'organization_created', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"name": "Organization c646b35b"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xc54590bc9607d8aec30b7179110cb69c', '\x2f02a8dcbb83c4440817dd39878735750cc01b92985e8304cbd5f82dddd6c87b', NULL, '\x7ba8aa81113fc12f116d3cae360510ac46b854291273367dac7ac00a19d910d9'),
	('b2aecac3-ad4a-4d3a-8660-f94cb8534655', '954599b2-0905-4f2c-8361-b00185bc2eab', 2, '2026-11-18 18:30:20.374+00', 'application_created', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xe12d52ec1e4ae64391319d2c76245ad7', '\xbf01cbe7056f1399fc88ff7e8cf187d136e9f7cb69d6410bcf7e77b9702d20e4', '\xa97b19da81a343217b599d54a7f4396ff91261708dbd3548f32b5f65ac2e03a1', '\x81b405e8400263934feecf2b1ee534f8a3928677011e28f1a74d29a91413c445'),
	('9a007757-c5c0-42df-a377-c6e11f812e3f', '954599b2-0905-4f2c-8361-b00185bc2eab', 3, '2026-11-18 18:30:20.411+00', 'application_redirects_changed', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xfbaea50483cfc0473ca678f67cc6cbfe', '\x15b9c6f654029134cf6a64ec3326c235977e8d2e8df49bbeade93b3e05bfba01', '\x81b405e8400263934feecf2b1ee534f8a3928677011e28f1a74d29a91413c445', '\x6042a44b0c7169a0aad0e0ca301e2dd3f6add82deedf0a5110b8f5834181fb62'),
	('c7a03e14-fbf4-45b2-a480-4bcfc8c9946d', '954599b2-0905-4f2c-8361-b00185bc2eab', 4, '2026-11-18 18:30:20.447+00', 'key_shown', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x2a18397ed9ccb6093e7e4fb9fc09eed2', '\xc0923bfb3c48c9586fd82fac8ed38b25b888d8a0a76727e07ec470b252c928f7', '\x6042a44b0c7169a0aad0e0ca301e2dd3f6add82deedf0a5110b8f5834181fb62', '\xbc0dbf48c3b3e751fc40954d19f5c5e0c0c26041e76f2265a4e27ffc1fc1e997'),
	('447835ea-456a-4e97-8396-f2255214a918', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 2, '2026-11-18 18:30:20.487+00', 'application_created', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xf5eba5306ead77333d4f6f4fd4883f61', '\xb545fd09443385c2c69c888b752763046689a4d803fd20955d5d59175ef658ce', '\x7ba8aa81113fc12f116d3cae360510ac46b854291273367dac7ac00a19d910d9', '\x50b6311ffdf3a26bd27f3eb691968fed18b58d6f099ecc9bd466a66caa0ac046'),
	('a9ada49c-f324-4042-a1c9-bcc8e6c71c99', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 3, '2026-11-18 18:30:20.518+00', 'application_redirects_changed', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"added": ["https://app.example/callback"], "removed": [], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x04f1e06daf0771ef56a5866f0ddd9b70', '\x05817cae526bed4158c80ab4c98c009d44a1cdcd74ae19a74ba6e317d74d3126', '\x50b6311ffdf3a26bd27f3eb691968fed18b58d6f099ecc9bd466a66caa0ac046', '\xfd040a8e1c747debb6a2f9bd9210e9fe8c55a8d81977d739e0a8ed64e613025b'),
	('93bd846a-efb3-4478-a40c-b77a74a56444', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 4, '2026-11-18 18:30:20.546+00', 'key_shown', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x019011a9341a8c44262b4a30a9f3cb84', '\x05acbba5ea42f598282a9dffb663ca92b2aeeca234339c81f2785d410fa34828', '\xfd040a8e1c747debb6a2f9bd9210e9fe8c55a8d81977d739e0a8ed64e613025b', '\xb313f4922c35a4235698167d401218dd05354c2bcba9ae7a627c6fe3f1b37ffc'),
	('56bc6b24-9169-4c1b-b08b-ac2641e1ab38', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 5, '2026-11-18 18:30:20.596+00', 'application_authorized', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x6c37ee85bb607ed899736ca532c5e45c', '\x0b8edaefbd5d7be20a58ebf7a35717b9eda578374702de9b03b6ddebbb0e8cbd', '\xb313f4922c35a4235698167d401218dd05354c2bcba9ae7a627c6fe3f1b37ffc', '\x3d244ef7577c82fff266d5d801850bc73b5fcfca0cc2208b4125d66f5d40142a'),
	('c285d0fe-b451-42d6-ba1b-287c9d30d994', '954599b2-0905-4f2c-8361-b00185bc2eab', 5, '2026-11-18 18:30:20.634+00', 'application_authorized', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xfcbc8533e834740162323252b75c9e38', '\xd56ba068802d822b5cddd4dcbb07d4a88590081bd9036260b1f2bf0413f1fba1', '\xbc0dbf48c3b3e751fc40954d19f5c5e0c0c26041e76f2265a4e27ffc1fc1e997', '\xdb70462f1bb5ae65a3aedb44cdee11f7c975540672ef0e018a7820f2de2ad004'),
	('66f54333-e9c3-4793-81e6-bb14d3cce5be', '954599b2-0905-4f2c-8361-b00185bc2eab', 6, '2026-11-18 18:30:20.67+00', 'application_approved', 'person', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', '1c840087-0736-4380-a8b3-fb845ba756dc', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x1cb31942ff0a40a8a77f3f0669aa38f3', '\x02909feee2efccae22f97cc472dc61d970b717a543f5a9d6a37c682b1cb10c8f', '\xdb70462f1bb5ae65a3aedb44cdee11f7c975540672ef0e018a7820f2de2ad004', '\x547722fc59690b91aae1c7b8b0b1dcf17253040c7c393fdc4148c1baed250f78'),
	('bb902882-a0bb-4ad3-b17d-137f0c6d9293', '954599b2-0905-4f2c-8361-b00185bc2eab', 7, '2026-11-18 18:30:20.868+00', 'application_approved', 'person', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '22a9c727-eb21-4f0a-8edb-49bea2ca34c3', NULL, NULL, '{"scopes": ["user:read", "profile:read"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xa7be7864ab0ef521d0457e23d04644ad', '\x93ef7d07b8b7f8789182dd2760b3a4e747725d11d299c2549d9bc0371e35f833', '\x547722fc59690b91aae1c7b8b0b1dcf17253040c7c393fdc4148c1baed250f78', '\xe92b61c39ac6809fdc41f3e157c15c0e1ed7c489899f7d513dd110190b96ee6f'),
	('6464a375-2c10-4b99-93c8-25a56a044a41', '954599b2-0905-4f2c-8361-b00185bc2eab', 8, '2026-11-18 18:30:20.981+00', 'application_approved', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xd58aef69b6ed7dcca4a3091ac8824b45', '\xfcf4769b4d3f9a6c5a50928c7149d36f3eae0135883506553abeab47ee2451df', '\xe92b61c39ac6809fdc41f3e157c15c0e1ed7c489899f7d513dd110190b96ee6f', '\x6f546ac378c1f6e59cb24a763735c865539c78832e2594ea018410855b5f649b'),
	('2889e4cd-08b5-4daf-9bb3-ddee4c00174f', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 6, '2026-11-18 18:30:21.081+00', 'application_approved', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"scopes": ["user:read", "profile:read", "service-account:manage"], "application": "Harbour Calendar"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xbf2e657874719de757d9589c0d81987d', '\x1568047d4a17f4eb7dd3fcda6dd888bb828067b8b592ca2eb6ce256bd1288298', '\x3d244ef7577c82fff266d5d801850bc73b5fcfca0cc2208b4125d66f5d40142a', '\x6ca23695fa86517b86148dbb2ca86ddc3e8064c7a82c59ee866f6be4df43a6be'),
	('fd4b7dfe-8621-453b-8e47-d64ce02a4edb', '954599b2-0905-4f2c-8361-b00185bc2eab', 9, '2026-11-18 18:30:21.169+00', 'network_created', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"network": "Network d3ca0aa0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x7ce9812e461e84e48e5dfd801dfd7b71', '\x0a45a7159dda5acce777b22aab97250a496d249f4a235d4a51cdecdbe58d4ee2', '\x6f546ac378c1f6e59cb24a763735c865539c78832e2594ea018410855b5f649b', '\xeb9b99ca5dc4cc8b620b709e327ba82980c29a669fade2ec7c3f75e242742671'),
	('4be43ace-a89d-4e17-8f09-ee81c57097a5', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 7, '2026-11-18 18:30:21.219+00', 'network_created', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"network": "Network 73bab0f8"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x38726394c59f246d78341583c9dd73e7', '\x0f9ea373d1f55a16325f51fe2f8952c96728aa0d0ec69c93c5a3bbef9e353992', '\x6ca23695fa86517b86148dbb2ca86ddc3e8064c7a82c59ee866f6be4df43a6be', '\x64f5c43376f78a9fb9cc7186b47ce1ccf8596375b4c70a538f6488fccea61b15'),
	('995f5802-39aa-4d0a-8fdb-acefa15b3579', '954599b2-0905-4f2c-8361-b00185bc2eab', 10, '2026-11-18 18:30:21.336+00', 'network_invited', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"network": "Network d3ca0aa0", "organization": "Organization c646b35b"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x4b8d72d010b48f6c07727d8498310339', '\x93c1eeded1f6ac5e16b53636dee85f4ee05a4f88809db8cf24e540232a278222', '\xeb9b99ca5dc4cc8b620b709e327ba82980c29a669fade2ec7c3f75e242742671', '\xd79e72b3769367651189591fd300975f08343a042a0179b284cd70d97311f8cf'),
	('5ae87533-b1a2-40c5-93e6-39de93da980a', '954599b2-0905-4f2c-8361-b00185bc2eab', 12, '2026-11-18 18:30:21.809+00', 'network_joined', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"shares": ["organization"], "network": "Network 73bab0f8"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x9cac0d9efbf64b308aeb81a901f558e0', '\x156061b2c16b1bf7ad1d1d19c70cf22241438c8d29da9a1fc62365a180d681c5', '\x225fc22a097ce720e6c5befcfeaf68878c0024c70912f17d247f394c64cb536b', '\x1b256b50ac42d56d6ff02cce9de599205be652e844c026a596a80fa4e98e0594'),
	('948e5c18-4d9b-4b58-9fe7-2d77e3d53cb5', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 10, '2026-11-18 18:30:21.828+00', 'network_joined', 'organization', NULL, NULL, '954599b2-0905-4f2c-8361-b00185bc2eab', 'Organization 59d6aef9', '{"shares": ["organization"], "network": "Network 73bab0f8"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xeab2a0c6b005470915bc55e025f632d67b8c3b8f1c762597996663c6f8d349df', '\x65082eae5977376cf09cf63ef52cddbf5a8646d1a5d128ca3a4a897f20cb8b18'),
	('1f5fdd25-8f57-4335-b717-3b599c6911ef', '954599b2-0905-4f2c-8361-b00185bc2eab', 14, '2026-11-18 18:30:22.266+00', 'member_invited', 'person', 'dc39f439-834e-4b88-80b1-d61618f7ef43', 'df00f479-3ff9-4d57-8538-df4e28713ed1', NULL, NULL, '{"roles": ["member"]}', '{"email": "363c9a68-3446-47dc-850a-c471f5132671@example.com"}', '\x26e633f79a033116fec4622969fce3b1', '\x9986c6042ccf30b00e8a5a2b270c8357a15e66a42038f56ff30c84bd796917c1', '127.0.0.1', 'node', '\xdd855f096abd52b94bdf5256f8f6cbce', '\xa37abd4f2f8d1d5bea06ff30dd6d12a6d608665044239ac737ccebdf0bc59025', '\xa846dda99d0ebf5324501baf5d8d567552c322f4aefbedf9d1d71335ea997abc', '\x71166e71233c9b96daa080b9f595d94f6773b59de89509bdb91c5dc33a465432'),
	('8c27c948-113e-4827-8658-a24fb7812265', 'ece24dbf-96f8-4ef4-a062-afd4637592c6', 2, '2026-11-18 18:30:23.1+00', 'organization_updated', 'person', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', '116d460a-b321-41ba-9f35-b45e74b94a0f', NULL, NULL, '{"fields": ["city"]}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xc638f200925afe8d733987013bde3ae8', '\x0243b8b0640d56c3a2c830ec578e3c5464a462569bd0fc9bbddac3d5711bc97c', '\x1ddf70f3b72a86e681848bffb5e0b4c972eeac1392d604cd316317dcea7b6213', '\xc6f4fd2893f51fd32f2179c72893abea7a3ff8a1fdd95e8496799a53498a4b80'),
	('bc6b26c4-e11e-46c5-8161-a5aa44bfe251', 'ece24dbf-96f8-4ef4-a062-afd4637592c6', 3, '2026-11-18 18:30:23.138+00', 'activity_cut', 'system', NULL, NULL, NULL, NULL, '{"to": 1, "years": 1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xc6f4fd2893f51fd32f2179c72893abea7a3ff8a1fdd95e8496799a53498a4b80', '\x58dc5df236d144be04a1e7a0f7a957e6b8dcb133db3f96cf39b91d2cafe6310e'),
	('b29ba495-c1cf-4f9b-bda8-54e09e5c6742', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 8, '2026-11-18 18:30:21.561+00', 'network_joined', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"shares": ["organization"], "network": "Network d3ca0aa0"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x2b8949ed62aeae1880b63a71748c9f77', '\xd39b8570af91746d4406fdfe82eca6a86979953f1ae13cfb99429f590975748c', '\x64f5c43376f78a9fb9cc7186b47ce1ccf8596375b4c70a538f6488fccea61b15', '\x069d8a304c8bc92b1e6a7376403f0e910bfd03fe80760d6c5a422adc1c7eff72'),
	('8adf5c36-6471-4114-8c10-bdb13b7bd80d', '954599b2-0905-4f2c-8361-b00185bc2eab', 11, '2026-11-18 18:30:21.581+00', 'network_joined', 'organization', NULL, NULL, 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'Organization c646b35b', '{"shares": ["organization"], "network": "Network d3ca0aa0"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '\xd79e72b3769367651189591fd300975f08343a042a0179b284cd70d97311f8cf', '\x225fc22a097ce720e6c5befcfeaf68878c0024c70912f17d247f394c64cb536b'),
	('58820a47-d011-4b90-a5c9-c6778683e87b', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 9, '2026-11-18 18:30:21.723+00', 'network_invited', 'person', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', NULL, NULL, '{"network": "Network 73bab0f8", "organization": "Organization 59d6aef9"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\x07d4825caff2b5afbc914a59a8d3c040', '\xa652de320109225031cfc4717d87dc0c4e699cf796ee383248581ef403719aa7', '\x069d8a304c8bc92b1e6a7376403f0e910bfd03fe80760d6c5a422adc1c7eff72', '\xeab2a0c6b005470915bc55e025f632d67b8c3b8f1c762597996663c6f8d349df'),
	('6167f5be-b6d2-451b-8657-7f00152e8ca9', '35f248c5-2ee7-446c-8578-65854b8d8cd5', 1, '2026-11-18 18:30:22.025+00', 'organization_created', 'person', '64afed2b-c7f6-4177-8087-3c73a937cfe2', '37cb3950-c43b-4b65-890a-bb651ea6c998', NULL, NULL, '{"name": "Organization c3ab9600"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xada9c3d2d635b8ae2778ddde13a5b533', '\x06398ffe67101c904e8ec1fe21ec84748a9c2eea18f52093e8158d48e28ba767', NULL, '\x9430742e0dc94588cac31708f84380cf2793088c9d2f3bf641f7e75cdc809d21'),
	('bbbe31d9-e180-42ef-9175-0e9a7d9b567f', '954599b2-0905-4f2c-8361-b00185bc2eab', 13, '2026-11-18 18:30:22.151+00', 'network_invited', 'person', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '827a4704-bd79-42af-a7e1-d190aec9386a', NULL, NULL, '{"network": "Network d3ca0aa0", "organization": "Organization c3ab9600"}', NULL, NULL, NULL, '127.0.0.1', 'node', '\xf66686f1eafc0f46bcaa54011c535e83', '\xc277568619f06d95704232400a7b3c3f6e8da3b4ca778a690a7358e29d69abff', '\x1b256b50ac42d56d6ff02cce9de599205be652e844c026a596a80fa4e98e0594', '\xa846dda99d0ebf5324501baf5d8d567552c322f4aefbedf9d1d71335ea997abc');


--
-- Data for Name: organizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organizations VALUES
	('377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'Bluewater Physiotherapy', 'Physiotherapy by the lake.', '', '', 'Kingston', 'ON', '', 'America/Toronto', 'CA', true, 2, 5, '\x09fbb40190cfbe1d64b2f7709dce0cdc26ec7ca77921ad59044739eb54036ced', '2026-06-15 15:57:46.93515+00', '2026-06-15 15:57:46.93515+00', NULL, NULL, 'any', '2026-11-12 20:36:31.786226+00', '2026-12-12 20:36:31.786299+00', NULL, 0),
	('3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 'Community clinics on the north side of the city.', '1200 Lakeshore Avenue', 'office@northside.example', 'Chicago', 'IL', '60614', 'America/Chicago', 'US', true, 10, 118, '\x2ef08b94136d607c68b21144cedd7dc5b7ec3c813261732f0094191d52cb8ab6', '2025-11-20 14:11:11.044764+00', '2026-08-24 18:27:10.988267+00', NULL, NULL, 'authorized', NULL, NULL, 7, 0),
	('335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 'Surveys about health in small towns.', '55 Rideau Street', 'office@maplegrove.example', 'Ottawa', 'ON', 'K1N 5W8', 'America/Toronto', 'CA', true, 4, 25, '\x91f28acab6aee8f8ea19f2e98f3a1745179e683064340291e596bece516a3ff4', '2025-11-28 15:32:23.521063+00', '2026-07-02 15:41:03.996342+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('2d332273-75fd-4f54-b067-902b7c837691', 'Prairie Home Care', 'Nurses who come to your door.', '', '', 'Winnipeg', 'MB', '', 'America/Winnipeg', 'CA', true, 1, 4, '\x0fbdf3163c535783b5880b47e2e914e66c8f17b5bb437b01eae43a7b3ccc8b41', '2026-03-27 17:15:10.412773+00', '2026-03-27 17:15:10.412773+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('fed96eb4-64df-4f97-8752-e243468bdfab', 'Clinique du Parc', 'Médecine familiale, du lundi au samedi.', '4455, avenue du Parc', '', 'Montréal', 'QC', '', 'America/Toronto', 'CA', true, 1, 6, '\x1cc12c0cdff943befd2bc27cf9eb003f6dae863f8ca03ab846e4ffb2d17f7c44', '2026-03-02 15:04:40.860831+00', '2026-03-02 15:04:40.860831+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', 'Meal plans for people with diabetes.', '', '', 'Madison', 'WI', '', 'America/Chicago', 'US', true, 1, 7, '\xb04e461799d595abe416caceb8478f479b96cb26c866f4f3420bfb8f519a23da', '2026-05-26 18:09:37.804817+00', '2026-05-26 18:09:37.804817+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Harbour Lane Pharmacy', 'Prescriptions by the harbour since 1962.', '17 Lower Water Street', '', 'Halifax', 'NS', 'B3J 1P3', 'America/Halifax', 'CA', true, 3, 11, '\xb85eae120bd1c42b4abe0d92e37ceb1d9f9b9decf0c57d1a4faf78aad15c14f3', '2025-12-03 16:05:59.757737+00', '2025-12-03 16:05:59.757737+00', '2026-11-25 12:00:00+00', NULL, 'any', NULL, NULL, NULL, 0),
	('e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', 'Health insurance for people who work for themselves.', '', '', 'Hartford', 'CT', '06103', 'America/New_York', 'US', true, 1, 5, '\x2589d9d043bc419cc0946ea3b0c5aafdf4563319f6f9415a097230c4bcc666cc', '2026-02-04 16:42:03.40565+00', '2026-02-04 16:42:03.40565+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('e93ec455-d9c8-4080-aad9-a325a08ca766', 'Organization c646b35b', '', '', '', '', '', '', '', 'US', true, 1, 10, '\x65082eae5977376cf09cf63ef52cddbf5a8646d1a5d128ca3a4a897f20cb8b18', '2026-11-18 18:30:20.016955+00', '2026-11-18 18:30:20.016955+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 'Blood work and imaging, with results the same day.', '', '', 'Evanston', 'IL', '60201', 'America/Chicago', 'US', true, 2, 8, '\x5ab2a3ea0defe8229b852d2afcb435f0ceed2dbd9fa7c7105c36a3b1622a9993', '2025-12-11 17:48:12.244246+00', '2025-12-11 17:48:12.244246+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('35f248c5-2ee7-446c-8578-65854b8d8cd5', 'Organization c3ab9600', '', '', '', '', '', '', '', 'US', true, 1, 1, '\x9430742e0dc94588cac31708f84380cf2793088c9d2f3bf641f7e75cdc809d21', '2026-11-18 18:30:22.003465+00', '2026-11-18 18:30:22.003465+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('e2ffc094-4067-45bf-843a-5ccc84ac968c', 'Cedar Dental Group', 'Six dental practices and a van.', '', '', 'Oak Park', 'IL', '', 'America/Chicago', 'US', true, 1, 6, '\xfba80b76d1d24948ba1724b024c652058eda5aff63805dd20dfa7d05a3a9cbf6', '2026-04-13 14:52:43.289999+00', '2026-04-13 14:52:43.289999+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('c03c0d2b-f305-41f0-8758-99afd60ebd62', 'St. Brigid Hospital', 'A teaching hospital with 312 beds.', '2100 Martin Street', 'records@stbrigid.example', 'Milwaukee', 'WI', '53205', 'America/Chicago', 'US', true, 2, 9, '\xf6849548f83c0b24fe388c716173aa7aa33ad99961883d391e4343dea56d5625', '2025-12-26 14:36:45.135972+00', '2025-12-26 14:36:45.135972+00', '2026-08-12 12:00:00+00', '2026-08-14 23:30:58.492453+00', 'any', NULL, NULL, NULL, 0),
	('044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', 'One clinic, four towns.', '', '', 'Perth', 'ON', '', 'America/Toronto', 'CA', true, 2, 15, '\xa94144ef62661cf3220cccd2fb43646da35081e0e6726f4420fcffd8e3a860c5', '2026-01-16 15:20:46.34669+00', '2026-01-16 15:20:46.34669+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('954599b2-0905-4f2c-8361-b00185bc2eab', 'Organization 59d6aef9', '', '', '', '', '', '', '', 'US', true, 4, 14, '\x71166e71233c9b96daa080b9f595d94f6773b59de89509bdb91c5dc33a465432', '2026-11-18 18:30:19.637685+00', '2026-11-18 18:30:19.637685+00', NULL, NULL, 'any', NULL, NULL, NULL, 0),
	('ece24dbf-96f8-4ef4-a062-afd4637592c6', 'Organization 8409789a', '', '', '', 'Bath', '', '', '', 'US', true, 1, 3, '\x58dc5df236d144be04a1e7a0f7a957e6b8dcb133db3f96cf39b91d2cafe6310e', '2026-11-18 18:30:22.976494+00', '2026-11-18 18:30:23.083707+00', NULL, NULL, 'any', NULL, NULL, 1, 0);


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('7c31c1f6-fb99-4955-a49a-cc95e53be70f', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '\xe265b6f564601a1fe8dc42785cd18a868bd8013eb5899560e79248767a683e6b', '\x2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683', -7, 0, false, false, true, '{usb}', '0e70b8bb-65aa-45df-be49-86be75f3ad5f', 'Security key', '2026-11-18 18:30:47.814379+00', NULL);


--
-- Data for Name: pending_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pending_sign_ins VALUES
	('\x62a2fed3d6e08c44835fce71f02210b1ddabfb066e39edf1e6c261988f824dd3', '77e19e46-efb0-4c66-a545-17b1c6069770', 1, 0, '2026-11-18 18:30:47.802971+00', '2026-11-18 18:40:47.802971+00');


--
-- Data for Name: profiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.profiles VALUES
	('6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '77e19e46-efb0-4c66-a545-17b1c6069770', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'ana.duarte@northside.example', true, NULL, '{owner}', true, '2025-11-20 14:11:11.059392+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, NULL),
	('f77f895a-ffae-4f76-914a-2923421402d0', 'fd235c51-8035-4c37-b704-d06b53588459', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2025-11-28 15:32:23.527622+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('cfb57e54-479e-4c0b-bf8c-f736013da981', '50c404ca-01d5-4a65-b012-751cf44a7f2b', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'noor.haddad@harbourlane.example', true, NULL, '{owner}', true, '2025-12-03 16:05:59.7622+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, NULL),
	('2687a6b8-f941-47a2-bedf-498ce8509a62', 'fd235c51-8035-4c37-b704-d06b53588459', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'theo.okafor@maplegrove.example', true, NULL, '{admin}', false, '2025-12-10 15:09:20.187111+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, '6fd2822f-4dd1-4094-b83b-c12144ba6ef4'),
	('06746d89-18c7-446c-8b49-177459582963', '8186cfae-7e32-4b22-b1c4-387b53bd2727', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'kenji.watanabe@lakeshorelabs.example', true, NULL, '{owner}', true, '2025-12-11 17:48:12.252701+00', false, NULL, ' kenji watanabe kenji.watanabe@lakeshorelabs.example', NULL, NULL),
	('c11929cd-d654-441f-94fb-bd482219f4a2', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'marcus.lindqvist@northside.example', true, NULL, '{member}', false, '2025-12-16 14:12:48.504585+00', false, NULL, ' marcus lindqvist marcus.lindqvist@northside.example', NULL, 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb'),
	('2058c058-d791-48fb-b853-890ac3cbbc7d', '16e41625-94a6-4aae-9a3b-b084114a6ea1', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'ingrid.sorensen@maplegrove.example', true, NULL, '{admin}', false, '2025-12-19 13:36:24.749615+00', false, NULL, ' ingrid sørensen ingrid.sorensen@maplegrove.example', NULL, 'f77f895a-ffae-4f76-914a-2923421402d0'),
	('2bd274e9-dd05-446b-b197-905a96451f81', '77e19e46-efb0-4c66-a545-17b1c6069770', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'office@maplegrove.example', false, NULL, '{member}', false, '2026-01-02 18:03:05.542671+00', false, NULL, ' ana duarte office@maplegrove.example', NULL, 'f77f895a-ffae-4f76-914a-2923421402d0'),
	('1a9b362d-115d-4b02-992a-d928f972f309', '105932f4-e3a7-4349-b500-11e167f2925b', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'tomas.herrera@northside.example', true, NULL, '{member}', false, '2026-01-06 13:40:49.705425+00', false, NULL, ' tomas herrera tomas.herrera@northside.example', NULL, 'f9d9c5d5-6628-43d3-a4d3-75cc0e1d51fb'),
	('53fb4054-8291-4a9b-a8cf-7ae3f5865aab', 'fd235c51-8035-4c37-b704-d06b53588459', '044b4a60-8856-41ef-9c35-806738311dc8', 'theo.okafor@maplegrove.example', true, NULL, '{owner}', true, '2026-01-16 15:20:46.350498+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, NULL),
	('50659989-14ce-4940-94cf-f1ee106663bb', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'maximiliana.von.hohenberg-castellanos@northside.example', true, NULL, '{member}', false, '2026-01-22 13:25:14.674458+00', false, NULL, ' maximiliana alexandra von hohenberg-castellanos y etxeberria maximiliana.von.hohenberg-castellanos@northside.example', NULL, '6fd2822f-4dd1-4094-b83b-c12144ba6ef4'),
	('41c94302-3e86-492d-a616-1e2ee107bde2', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'yusuf.demir@beaconmutual.example', true, NULL, '{owner}', true, '2026-02-04 16:42:03.409583+00', false, NULL, ' yusuf demir yusuf.demir@beaconmutual.example', NULL, NULL),
	('a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', 'eb2f1007-adb2-4576-973c-18299a66d373', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'layla.almansouri@northside.example', true, NULL, '{member}', false, '2026-02-20 13:22:28.392573+00', false, NULL, ' ليلى المنصوري layla.almansouri@northside.example', NULL, 'c64788cc-c11f-4a37-9062-a34a5c87bd42'),
	('0605970d-b356-472a-accd-4f547e39e6ee', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', 'fed96eb4-64df-4f97-8752-e243468bdfab', 'chloe.tremblay@cliniqueduparc.example', true, NULL, '{owner}', true, '2026-03-02 15:04:40.864322+00', false, NULL, ' chloe tremblay chloe.tremblay@cliniqueduparc.example', NULL, NULL),
	('8cedcbfc-7588-4bfe-8556-a20a16eab7bb', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'jamal.carter@maplegrove.example', true, NULL, '{member}', false, '2026-03-12 13:33:37.523333+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, '2058c058-d791-48fb-b853-890ac3cbbc7d'),
	('0714c6ca-80af-4573-9040-cda6fd9422c5', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '2d332273-75fd-4f54-b067-902b7c837691', 'sofia.rossi@prairiehomecare.example', true, NULL, '{owner}', true, '2026-03-27 17:15:10.42023+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, NULL),
	('b3bb15f2-3e9e-4792-8351-a23fad437f50', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'e2ffc094-4067-45bf-843a-5ccc84ac968c', 'liam.oconnor@cedardental.example', true, NULL, '{owner}', true, '2026-04-13 14:52:43.30063+00', false, NULL, ' liam o''connor liam.oconnor@cedardental.example', NULL, NULL),
	('69c7dd16-a123-4135-9e09-a593577d6fee', '77e19e46-efb0-4c66-a545-17b1c6069770', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'ana.duarte@northside.example', true, NULL, '{admin}', false, '2026-04-15 14:20:27.470744+00', false, NULL, ' ana duarte ana.duarte@northside.example', NULL, 'cfb57e54-479e-4c0b-bf8c-f736013da981'),
	('a3db64cc-c896-46c2-9a50-fd4ee42150ac', 'fd235c51-8035-4c37-b704-d06b53588459', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'theo.okafor@maplegrove.example', true, NULL, '{member}', false, '2026-04-21 15:50:55.796171+00', false, NULL, ' theo okafor theo.okafor@maplegrove.example', NULL, 'cfb57e54-479e-4c0b-bf8c-f736013da981'),
	('87755fdd-e0c5-463c-bf72-801a8b466375', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'dana.whitehorse@stbrigid.example', true, NULL, '{member}', false, '2026-05-08 14:14:12.847365+00', false, NULL, ' dana whitehorse dana.whitehorse@stbrigid.example', NULL, '4e77d482-4038-4ca0-ba1c-c8b65a57d278'),
	('462538bd-7631-4c05-be9e-5707540f4c03', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', '044b4a60-8856-41ef-9c35-806738311dc8', 'jamal.carter@maplegrove.example', true, NULL, '{admin}', false, '2026-05-19 15:16:17.40879+00', false, NULL, ' jamal carter jamal.carter@maplegrove.example', NULL, '53fb4054-8291-4a9b-a8cf-7ae3f5865aab'),
	('3c1eba29-48bd-4059-ac04-03665054e497', '91466e11-cac7-40a5-9da8-5149b88cee84', 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'rosa.delgado@greenleaf.example', true, NULL, '{owner}', true, '2026-05-26 18:09:37.81106+00', false, NULL, ' rosa delgado rosa.delgado@greenleaf.example', NULL, NULL),
	('4e77d482-4038-4ca0-ba1c-c8b65a57d278', '6d20545e-c368-425c-b963-288bb23d5c4f', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'amara.nwosu@stbrigid.example', true, NULL, '{owner}', true, '2025-12-26 14:36:45.138511+00', true, NULL, ' amara nwosu amara.nwosu@stbrigid.example', NULL, NULL),
	('adc500f9-6419-4e3a-b9ab-1eee0fdf7718', '48fa1433-b6f8-486e-be25-9a314c1f5467', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'hannah.goldberg@bluewater.example', true, NULL, '{owner}', true, '2026-06-15 15:57:46.942193+00', false, NULL, ' hannah goldberg hannah.goldberg@bluewater.example', NULL, NULL),
	('2a13aa8c-c3bc-4111-80e9-a26393f76464', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', '377ec2e2-5ec6-4a29-a184-9701dd69ff8d', 'sofia.rossi@prairiehomecare.example', true, NULL, '{member}', false, '2026-06-24 14:07:51.516982+00', false, NULL, ' sofia rossi sofia.rossi@prairiehomecare.example', NULL, 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718'),
	('0c605162-0ce0-46f7-9431-efe398a5ed6d', '50c404ca-01d5-4a65-b012-751cf44a7f2b', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'noor.haddad@harbourlane.example', true, NULL, '{member}', false, '2026-07-20 17:44:28.970361+00', true, NULL, ' noor haddad noor.haddad@harbourlane.example', NULL, '06746d89-18c7-446c-8b49-177459582963'),
	('c64788cc-c11f-4a37-9062-a34a5c87bd42', 'a912c84a-bfef-4346-8800-60dfb0e40824', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'priya.raghunathan@northside.example', true, NULL, '{admin}', false, '2025-11-25 14:02:47.29204+00', true, NULL, ' priya raghunathan priya.raghunathan@northside.example', '2026-01-26 15:26:58.8351+00', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4'),
	('131f57f9-1a0f-46cd-9f15-3b72da18a364', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'oskar.nowak@northside.example', true, NULL, '{member}', false, '2026-08-06 13:19:46.042134+00', false, NULL, ' oskar nowak oskar.nowak@northside.example', NULL, 'c64788cc-c11f-4a37-9062-a34a5c87bd42'),
	('d81c6528-78fb-4dce-a256-1231a94d51e2', '56f127cb-bab6-41e4-958a-9782a4e61c24', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'mei.lin@post.example', true, NULL, '{contact}', false, '2026-09-22 14:02:24.696305+00', false, NULL, ' mei lin mei.lin@post.example', NULL, NULL),
	('a19a2398-c95f-449c-97f8-2ea16e092caa', '1800081d-c5d0-419d-b03d-b99060746640', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'grace.kim@northside.example', true, NULL, '{member}', false, '2026-04-23 13:45:39.949729+00', false, '2026-10-28 15:48:58.808447+00', ' grace kim grace.kim@northside.example', NULL, 'c64788cc-c11f-4a37-9062-a34a5c87bd42'),
	('827a4704-bd79-42af-a7e1-d190aec9386a', '50aa1f78-7333-4c2a-abc7-ef9d33443874', '954599b2-0905-4f2c-8361-b00185bc2eab', 'd2522ab6-2c97-46c5-add0-4466a835dce3@example.com', true, NULL, '{owner}', true, '2026-11-18 18:30:19.75879+00', false, NULL, ' ana duarte d2522ab6-2c97-46c5-add0-4466a835dce3@example.com', NULL, NULL),
	('7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', 'e93ec455-d9c8-4080-aad9-a325a08ca766', 'ca87d144-0192-4c66-abee-ab9b64fbbadf@example.com', true, NULL, '{owner}', true, '2026-11-18 18:30:20.026658+00', false, NULL, ' ana duarte ca87d144-0192-4c66-abee-ab9b64fbbadf@example.com', NULL, NULL),
	('df00f479-3ff9-4d57-8538-df4e28713ed1', 'dc39f439-834e-4b88-80b1-d61618f7ef43', '954599b2-0905-4f2c-8361-b00185bc2eab', '7d974a91-70eb-4d91-9e97-181fdfa043e7@example.com', true, NULL, '{admin}', false, '2026-11-18 18:30:20.208855+00', false, NULL, ' ana duarte 7d974a91-70eb-4d91-9e97-181fdfa043e7@example.com', NULL, NULL),
	('1c840087-0736-4380-a8b3-fb845ba756dc', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', '954599b2-0905-4f2c-8361-b00185bc2eab', '0803ba90-826c-4d40-b9c8-188a9c5f1227@example.com', true, NULL, '{member}', false, '2026-11-18 18:30:20.283763+00', false, NULL, ' ana duarte 0803ba90-826c-4d40-b9c8-188a9c5f1227@example.com', NULL, NULL),
	('22a9c727-eb21-4f0a-8edb-49bea2ca34c3', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', '954599b2-0905-4f2c-8361-b00185bc2eab', 'a60583f2-8ec0-4f22-b535-4736240b7f27@example.com', true, NULL, '{contact}', false, '2026-11-18 18:30:20.338125+00', false, NULL, ' ana duarte a60583f2-8ec0-4f22-b535-4736240b7f27@example.com', NULL, NULL),
	('37cb3950-c43b-4b65-890a-bb651ea6c998', '64afed2b-c7f6-4177-8087-3c73a937cfe2', '35f248c5-2ee7-446c-8578-65854b8d8cd5', '736e8885-db23-4366-aa94-d9891f1a14ce@example.com', true, NULL, '{owner}', true, '2026-11-18 18:30:22.014124+00', false, NULL, ' ana duarte 736e8885-db23-4366-aa94-d9891f1a14ce@example.com', NULL, NULL),
	('116d460a-b321-41ba-9f35-b45e74b94a0f', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', 'ece24dbf-96f8-4ef4-a062-afd4637592c6', 'ca1a0346-a538-4e1a-bcbd-f94a3dbb0faa@example.com', true, NULL, '{owner}', true, '2026-11-18 18:30:22.984993+00', false, NULL, ' ana duarte ca1a0346-a538-4e1a-bcbd-f94a3dbb0faa@example.com', NULL, NULL);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes VALUES
	('\xa3364195802629f662693bbc2bf70da23fa84a049ee0c490ec3bf04a16e71d2a', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x62720ada81b36cb47781ea3ec4103b0da732f9faf15aaca54e6f5f5ce800f284', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x6a6b9ebbcdba4c94a468b7ee23919d2ac6f3658caa62a70810c94c5a5a48788b', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x2ef80fd7afb7094f8c3634d79b6e2428232316a53165b0b1832a3dc5b159f641', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x9bbe96f1077de3e24d5ff790d8cab4752b09d6bb9905947ca70871fb8800b8cf', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x2e983ac8b51df4dae0dc07d1e4672b7dd319b8d5cd14ff0c813254ceb6ef263f', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x954a14afd3863e594cd9c443681fc4fb426d22610cf3544585d1091f78413d3d', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x0b96a3c6e60b86904e42071407bedeae264d21b6aed3fdb5d000d6347780fa06', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x643e7271e985e6d8be204ac04056741b841ef3cc184b2412733cedb396934cd2', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\xacbed06b29bc1f645fb29493884660ec3c2929d0e20d20651dc2edf3a2bfefd5', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL),
	('\x3205dd8302a0a9f8c0975b593bacbda0d4578ed316f2525fe9fb70bfbccfd4c5', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x107e6c5a31a0e8c1cd391c0d3daae0f3185aa4139a16a1f3f5a5df93ba4208ea', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x221ff4af1dc44109c30a925d0c4b6bb0cf2c97a776c3f006d6215823ae7446b2', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\xa78a401291557113b2f07f6340a6ad525563d31f009aa5c3414c2ad6116e1575', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x070a62d7852318c47a29e4d41a18be98bee322aa1b358f54d85047d55c8f78fa', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\xe60b875fc78f1dbba35afa5a04e9554dd2e042f4f2bc5f2c1a120ff671eb8a0a', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x6839f837f04e80674e386946cf20a25c21566a6d5a54b58dc9759348f166bfc6', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\xea13ad87e4186edd4d93f31ba6bca7dd75c1e1b47ad04bb34854bf7e3a164652', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x36a01c06144698a568c37001543ab39850719c34fc4132ce51afe28ab08b5b4f', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x260cf9b18f27359d33395e87fa4e59ab7d52a118c74c33803d14f51ecbc38e9a', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL),
	('\x71f09b4963f4c24b4e72fbbfd64d8bfa98c51fe00b0e71c26042317ee5c90846', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\x27226c1b57c7b23564209b7e1944a7f572d0694c10ef96cc2240cb0251528340', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xec22be29b2680bee38c23eed50ac23ccb4136d62adb65930ce2ced1085cc70d9', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xc905869046b429860cfd2bb6451e6732548f0038cfd77fc5429ff7bfb41c1dcf', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xb4bef78a67b32f2d4ffe797d0fac0eba4facb97b5ebf1a56864f24f9b36386fd', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\x07c1a828eecfdca839b181ac2d1a16d542c5758261b62417d062656e0c0f2b44', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xc32ecc7fe5a81f916ccd00a49318224a6dd7790a5c70ae0a729dbf024cdd1a92', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\x4c3692b77df75a07aae622621eb79bd0e70f9f733e2c87e72a543b08d8fd1ef4', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xb74816e23f1e9d563a79fd4a418a1913bb69b53e974a74c101005c3bb7a27429', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL),
	('\xfe6c1b68193af529ca1209d2b3510bc653a0b2e5e2efe3994272b89a38d53cc7', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL);


--
-- Data for Name: review_keeps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.review_keeps VALUES
	('3215a3a9-7784-407d-a0ca-c8455b2a0cf3', 'ec31e239-093c-439b-a084-3616b1c3c704', NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '2026-11-18 18:30:47.844429+00');


--
-- Data for Name: reviewed_ways; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reviewed_ways VALUES
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 2, 'own_application', '884cd8c4-992b-45aa-bc47-b5047c58aef8', 'Fax Bridge', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '884cd8c4-992b-45aa-bc47-b5047c58aef8', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.023898+00', NULL, false, '2026-06-15 18:17:08.052+00', '{organization:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.023898+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 10, 'approval', '09455e6f-8850-4afc-bc92-1f74573f22c3', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.373666+00', NULL, false, '2026-06-22 16:25:08.052+00', '{organization:read,profile:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 30, NULL, NULL, NULL, false, '2025-12-31 14:50:21.373666+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 9, 'approval', '5585182e-a6a2-458b-be18-e55e84fd536a', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.7794+00', NULL, false, '2026-06-19 14:23:08.052+00', '{profile:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', '105932f4-e3a7-4349-b500-11e167f2925b', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 29, NULL, NULL, NULL, false, '2026-01-07 13:55:41.7794+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 8, 'authorization', '804867c7-fef5-4b82-bf25-3c7eaf7bff0c', 'Survey Explorer', NULL, NULL, '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, 'd2d68c04-6cc1-420d-89c3-679a206abf7f', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.131522+00', NULL, false, '2026-06-17 13:31:08.052+00', '{application:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 9, NULL, NULL, NULL, false, '2025-12-26 17:12:45.131522+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 6, 'authorization', 'c6f5f5db-d58d-4730-902f-6700904a16a6', 'Refill Reminders', NULL, NULL, '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Harbour Lane Pharmacy', 2, '699b8a88-41b1-4741-acfa-4ace46d7b2ac', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.424654+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.424654+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 7, 'authorization', 'c858bd53-adf3-4ad7-9ddc-70aadc0c2c09', 'Town Health Map', NULL, NULL, '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, '3c61e181-d2f3-46f7-804d-5441546f3779', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.100513+00', NULL, false, '2026-06-15 18:17:08.052+00', '{organization:read}', '{allowed_by_former}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 7, NULL, NULL, NULL, false, '2026-04-27 17:26:24.100513+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 5, 'authorization', '3db28d9c-f504-42b6-91bd-bd3e69e60b9f', 'Meal Plans', NULL, NULL, 'f6881fbb-395f-4c3b-8e23-e7f9a908f102', 'Greenleaf Nutrition', 1, '89cd4ea7-99e0-4702-9758-e58283884bbe', 'Meal Plans', '{}', '{user:read,profile:read,survey:read}', '{}', NULL, '2026-05-28 19:03:21.963255+00', NULL, false, NULL, '{user:read,profile:read}', '{allowed_by_former}', 'revoke', 'Never used: the pilot did not happen.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-06-25 15:34:43.580544+00', 'ended', NULL, 0, 71, '\x63217444d55f0072aced87ee3b41554d86e821a546f27b2f86608c4554f0db29', '2026-06-29 14:05:27.805+00', 0, NULL, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 0, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-06-25 15:34:43.580544+00', false, '2026-05-28 19:03:21.963255+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 28, 'approval', '225e8017-14a9-4fe4-ba96-a7af31ca31b9', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.568434+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', '105932f4-e3a7-4349-b500-11e167f2925b', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2026-02-06 16:24:47.568434+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 11, 'approval', '5ee7281a-a1b0-4f8b-afcb-4101c978696a', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, 'd2d68c04-6cc1-420d-89c3-679a206abf7f', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.214918+00', NULL, false, '2026-06-17 13:31:08.052+00', '{application:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 9, NULL, NULL, NULL, false, '2025-12-29 15:36:37.214918+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 12, 'approval', '6745875e-a8ca-4844-8b5d-efc6ef8f17d7', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.565555+00', NULL, false, '2026-06-19 14:45:08.052+00', '{profile:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 29, NULL, NULL, NULL, false, '2025-12-17 14:21:40.565555+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 26, 'approval', '811e346b-a38e-4a0b-8b8c-8ad49cd36f7b', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', 1, 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.88981+00', NULL, false, '2026-06-19 14:45:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.88981+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 25, 'approval', 'b4abdd21-1a84-4392-b886-571e59651ecd', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Grace Kim', '2026-04-24 14:05:32.018223+00', NULL, false, '2026-06-22 16:03:08.052+00', '{profile:read}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1800081d-c5d0-419d-b03d-b99060746640', '1800081d-c5d0-419d-b03d-b99060746640', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 20, NULL, NULL, NULL, false, '2026-04-24 14:05:32.018223+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 27, 'approval', 'fcf72c0e-c682-4b58-8c24-8f96f580bf73', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.462628+00', NULL, false, '2026-06-22 16:25:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'eb2f1007-adb2-4576-973c-18299a66d373', 'eb2f1007-adb2-4576-973c-18299a66d373', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2026-02-23 15:01:20.462628+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 23, 'authorization', '25077fd1-6236-4e52-868d-5631c3f03936', 'Claims Connect', NULL, NULL, 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', 1, 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.810305+00', NULL, false, '2026-06-19 14:45:08.052+00', '{organization:read,profile:read}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 11, NULL, NULL, NULL, false, '2026-04-03 18:41:30.810305+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 24, 'authorization', '9411d433-d79c-4fa4-96c1-fde5910e2afe', 'Lab Results', NULL, NULL, 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{}', '{user:read,profile:read,transaction:read}', '{}', 'Ana Duarte', '2026-01-30 14:58:27.156556+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2026-01-30 14:58:27.156556+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 29, 'network', 'b7b64594-bbf3-4c50-b646-d5a475e8fb53', 'Referral Desk', NULL, NULL, '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.234213+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 3, NULL, NULL, NULL, false, '2026-05-15 14:27:33.234213+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 3, 'own_application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'Intake Forms', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.293688+00', NULL, false, '2026-06-17 13:31:08.052+00', '{application:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 14, NULL, NULL, NULL, false, '2025-12-30 18:22:29.293688+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 22, 'own_application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'Nightly Reports', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.324886+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2026-02-03 15:33:11.324886+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 4, 'own_application', '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.326553+00', NULL, false, '2026-06-22 16:36:08.052+00', '{organization:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2025-12-12 15:18:04.326553+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 21, 'own_application', '7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', 'Waiting Room', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.05406+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 26, NULL, NULL, NULL, false, '2026-04-08 14:29:07.05406+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 17, 'person', '1a9b362d-115d-4b02-992a-d928f972f309', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.705425+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2026-01-06 13:40:49.705425+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 19, 'person', '2687a6b8-f941-47a2-bedf-498ce8509a62', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.187111+00', NULL, false, '2026-06-18 13:57:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'fd235c51-8035-4c37-b704-d06b53588459', '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 11, NULL, NULL, NULL, false, '2025-12-10 15:09:20.187111+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 1, 'person', '2cb5e757-c22c-4dc4-bb76-0b68efa8627c', 'Ben Foster', 'ben.foster@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-02-17 13:58:52.149595+00', NULL, false, NULL, '{}', '{unused}', 'revoke', 'Left the project in spring.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-06-25 15:30:43.58675+00', 'ended', NULL, 0, 72, '\x15f2fb37cc5f106b53aa66e8bc003d186105c8e991d53bbd38197ac2ab5927fe', '2026-06-29 14:05:27.835+00', 0, '35787e1d-9ce9-4dcb-bc81-2426e16095d2', NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 0, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-06-25 15:30:43.58675+00', false, '2026-02-17 13:58:52.149595+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 16, 'person', '50659989-14ce-4940-94cf-f1ee106663bb', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.674458+00', NULL, false, '2026-06-17 13:31:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 9, NULL, NULL, NULL, false, '2026-01-22 13:25:14.674458+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 20, 'person', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.059392+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2025-11-20 14:11:11.059392+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 13, 'person', 'a19a2398-c95f-449c-97f8-2ea16e092caa', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.949729+00', NULL, false, '2026-06-18 14:08:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '1800081d-c5d0-419d-b03d-b99060746640', 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 13, NULL, NULL, NULL, false, '2026-04-23 13:45:39.949729+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 14, 'person', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.392573+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'eb2f1007-adb2-4576-973c-18299a66d373', 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 30, NULL, NULL, NULL, false, '2026-02-20 13:22:28.392573+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 18, 'person', 'c11929cd-d654-441f-94fb-bd482219f4a2', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.504585+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2025-12-16 14:12:48.504585+00', false, NULL),
	('c5ec0c8e-b87e-45c3-89c7-717992acb196', 15, 'person', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.8351+00', NULL, false, '2026-06-22 16:36:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-06-26 19:06:35.668934+00', NULL, NULL, 0, NULL, NULL, NULL, 0, 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 59, NULL, NULL, NULL, false, '2025-11-25 14:02:47.29204+00', false, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 1, 'own_application', '884cd8c4-992b-45aa-bc47-b5047c58aef8', 'Fax Bridge', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '884cd8c4-992b-45aa-bc47-b5047c58aef8', 'Fax Bridge', '{}', '{organization:read,referral:read}', '{}', NULL, '2026-01-12 14:47:18.023898+00', NULL, false, '2026-10-19 17:59:08.052+00', '{organization:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 6, NULL, NULL, NULL, false, '2026-01-12 14:47:18.023898+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 2, 'own_application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'Intake Forms', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'Intake Forms', '{}', '{user:read,application:read,survey:read,survey:manage}', '{}', NULL, '2025-12-30 18:22:29.293688+00', NULL, false, '2026-08-12 18:03:08.052+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, false, '2025-12-30 18:22:29.293688+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 4, 'authorization', 'c6f5f5db-d58d-4730-902f-6700904a16a6', 'Refill Reminders', NULL, NULL, '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'Harbour Lane Pharmacy', 2, '699b8a88-41b1-4741-acfa-4ace46d7b2ac', 'Refill Reminders', '{}', '{user:read,resource:read,profile:read}', '{}', NULL, '2026-05-01 14:10:52.424654+00', NULL, false, NULL, '{user:read,profile:read}', '{unused,allowed_by_former}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-05-01 14:10:52.424654+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 6, 'authorization', '25077fd1-6236-4e52-868d-5631c3f03936', 'Claims Connect', NULL, NULL, 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', 1, 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'Claims Connect', '{}', '{user:read,organization:read,resource:read,profile:read,transaction:read,transaction:manage}', '{}', 'Priya Raghunathan', '2026-04-03 18:41:30.810305+00', NULL, false, '2026-11-05 16:17:08.052+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 24, NULL, NULL, NULL, false, '2026-04-03 18:41:30.810305+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 8, 'approval', 'ca833e04-730b-4ce5-9ace-b5b585a5f10f', 'Clinic Scheduler', 'oskar.nowak@northside.example', 'Oskar Nowak', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Oskar Nowak', '2026-08-07 14:40:38.093196+00', NULL, false, '2026-11-04 15:07:08.052+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '05c366f8-0a42-4a9c-899c-1eb5e4f36963', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-08-07 14:40:38.093196+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 9, 'approval', '5585182e-a6a2-458b-be18-e55e84fd536a', 'Clinic Scheduler', 'tomas.herrera@northside.example', 'Tomás Herrera', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-01-07 13:55:41.7794+00', NULL, false, '2026-11-04 15:29:08.052+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, NULL, 31, NULL, NULL, NULL, false, '2026-01-07 13:55:41.7794+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 10, 'approval', '09455e6f-8850-4afc-bc92-1f74573f22c3', 'Clinic Scheduler', 'ana.duarte@northside.example', 'Ana Duarte', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{owner}', '{user:read,organization:read,profile:read}', '{}', 'Ana Duarte', '2025-12-31 14:50:21.373666+00', NULL, false, '2026-11-05 16:17:08.052+00', '{organization:read,profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, 29, NULL, NULL, NULL, false, '2025-12-31 14:50:21.373666+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 11, 'approval', '5ee7281a-a1b0-4f8b-afcb-4101c978696a', 'Survey Explorer', 'ana.duarte@northside.example', 'Ana Duarte', '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, 'd2d68c04-6cc1-420d-89c3-679a206abf7f', 'Survey Explorer', '{owner}', '{user:read,application:read}', '{}', 'Ana Duarte', '2025-12-29 15:36:37.214918+00', NULL, false, '2026-11-02 14:37:08.052+00', '{application:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, 11, NULL, NULL, NULL, false, '2025-12-29 15:36:37.214918+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 12, 'approval', '6745875e-a8ca-4844-8b5d-efc6ef8f17d7', 'Clinic Scheduler', 'marcus.lindqvist@northside.example', 'Marcus Lindqvist', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{user:read,profile:read}', '{}', 'Marcus Lindqvist', '2025-12-17 14:21:40.565555+00', NULL, false, '2026-11-04 15:51:08.052+00', '{profile:read}', '{asks_for_more}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, NULL, 31, NULL, NULL, NULL, false, '2025-12-17 14:21:40.565555+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 5, 'authorization', 'c858bd53-adf3-4ad7-9ddc-70aadc0c2c09', 'Town Health Map', NULL, NULL, '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, '3c61e181-d2f3-46f7-804d-5441546f3779', 'Town Health Map', '{}', '{organization:read,referral:read,network:read}', '{}', NULL, '2026-04-27 17:26:24.100513+00', NULL, false, '2026-06-30 15:32:08.052+00', '{organization:read}', '{unused,allowed_by_former}', 'revoke', 'Nobody here has used it since summer.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:16:55.44287+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 0, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:16:55.44287+00', false, '2026-04-27 17:26:24.100513+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 7, 'authorization', '804867c7-fef5-4b82-bf25-3c7eaf7bff0c', 'Survey Explorer', NULL, NULL, '335a674a-4d9b-47a5-a441-0389d4e94bcc', 'Maple Grove Research', 2, 'd2d68c04-6cc1-420d-89c3-679a206abf7f', 'Survey Explorer', '{}', '{user:read,application:read,survey:read}', '{}', 'Ana Duarte', '2025-12-26 17:12:45.131522+00', NULL, false, '2026-11-02 14:37:08.052+00', '{application:read}', '{asks_for_more}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-11-13 18:40:23.794072+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 11, NULL, NULL, NULL, false, '2025-12-26 17:12:45.131522+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 13, 'person', '131f57f9-1a0f-46cd-9f15-3b72da18a364', 'Oskar Nowak', 'oskar.nowak@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-08-06 13:19:46.042134+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '05c366f8-0a42-4a9c-899c-1eb5e4f36963', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-08-06 13:19:46.042134+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 14, 'person', 'a19a2398-c95f-449c-97f8-2ea16e092caa', 'Grace Kim', 'grace.kim@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-04-23 13:45:39.949729+00', NULL, false, '2026-10-25 15:41:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1800081d-c5d0-419d-b03d-b99060746640', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 19, NULL, NULL, NULL, true, '2026-04-23 13:45:39.949729+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 15, 'person', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', 'ليلى المنصوري', 'layla.almansouri@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Priya Raghunathan', '2026-02-20 13:22:28.392573+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'eb2f1007-adb2-4576-973c-18299a66d373', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 29, NULL, NULL, NULL, false, '2026-02-20 13:22:28.392573+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 16, 'person', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', 'priya.raghunathan@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2026-01-26 15:26:58.8351+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'a912c84a-bfef-4346-8800-60dfb0e40824', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-25 14:02:47.29204+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 17, 'person', '50659989-14ce-4940-94cf-f1ee106663bb', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', 'maximiliana.von.hohenberg-castellanos@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', 'Ana Duarte', '2026-01-22 13:25:14.674458+00', NULL, false, '2026-08-10 16:49:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, 1, NULL, NULL, NULL, false, '2026-01-22 13:25:14.674458+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 18, 'person', '1a9b362d-115d-4b02-992a-d928f972f309', 'Tomás Herrera', 'tomas.herrera@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-01-06 13:40:49.705425+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-01-06 13:40:49.705425+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 19, 'person', 'c11929cd-d654-441f-94fb-bd482219f4a2', 'Marcus Lindqvist', 'marcus.lindqvist@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2025-12-16 14:12:48.504585+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-12-16 14:12:48.504585+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 20, 'person', '2687a6b8-f941-47a2-bedf-498ce8509a62', 'Theo Okafor', 'theo.okafor@maplegrove.example', NULL, NULL, NULL, NULL, NULL, NULL, '{admin}', '{}', '{}', 'Ana Duarte', '2025-12-10 15:09:20.187111+00', NULL, false, '2026-11-05 16:17:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'fd235c51-8035-4c37-b704-d06b53588459', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, 13, NULL, NULL, NULL, false, '2025-12-10 15:09:20.187111+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 21, 'person', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', 'ana.duarte@northside.example', NULL, NULL, NULL, NULL, NULL, NULL, '{owner}', '{}', '{}', NULL, '2025-11-20 14:11:11.059392+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2025-11-20 14:11:11.059392+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 22, 'contact', 'd81c6528-78fb-4dce-a256-1231a94d51e2', 'Mei Lin', 'mei.lin@post.example', NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', NULL, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{contact}', '{}', '{}', NULL, '2026-09-22 14:02:24.696305+00', NULL, false, '2026-10-23 14:27:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '56f127cb-bab6-41e4-958a-9782a4e61c24', NULL, NULL, NULL, 3, NULL, NULL, NULL, false, '2026-09-22 14:02:24.696305+00', NULL, NULL);
INSERT INTO public.reviewed_ways VALUES
	('ec31e239-093c-439b-a084-3616b1c3c704', 23, 'own_application', '6fd21da3-a219-4c21-be08-78089812a810', 'Ward Rounds', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '6fd21da3-a219-4c21-be08-78089812a810', 'Ward Rounds', '{}', '{user:read,profile:read}', '{}', NULL, '2026-07-07 15:19:40.230531+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-07 15:19:40.230531+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 24, 'own_application', '7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', 'Waiting Room', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', 'Waiting Room', '{}', '{user:read}', '{}', NULL, '2026-04-08 14:29:07.05406+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 29, NULL, NULL, NULL, false, '2026-04-08 14:29:07.05406+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 26, 'authorization', '0d536621-f2eb-4d9f-a4a6-9940dc6d46cd', 'Rendez-vous', NULL, NULL, 'fed96eb4-64df-4f97-8752-e243468bdfab', 'Clinique du Parc', 1, '3d08a219-9e3f-490f-bac0-286b3e28c7c9', 'Rendez-vous', '{}', '{user:read,organization:read}', '{}', 'Priya Raghunathan', '2026-10-20 15:12:46.30769+00', NULL, false, '2026-11-05 16:28:08.052+00', '{organization:read}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-20 15:12:46.30769+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 28, 'approval', '0e18c462-2c63-4ca4-a9ed-1a74ee3211ad', 'Rendez-vous', 'layla.almansouri@northside.example', 'ليلى المنصوري', 'fed96eb4-64df-4f97-8752-e243468bdfab', 'Clinique du Parc', 1, '3d08a219-9e3f-490f-bac0-286b3e28c7c9', 'Rendez-vous', '{member}', '{user:read}', '{}', 'ليلى المنصوري', '2026-10-21 15:17:38.388705+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'eb2f1007-adb2-4576-973c-18299a66d373', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, NULL, 3, NULL, NULL, NULL, false, '2026-10-21 15:17:38.388705+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 29, 'approval', '5e23879b-1428-48cb-9b14-96ab2a7ace54', 'Clinic Scheduler', 'mei.lin@post.example', 'Mei Lin', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{contact}', '{user:read}', '{}', 'Mei Lin', '2026-09-22 14:02:24.704895+00', NULL, false, '2026-11-05 15:33:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '56f127cb-bab6-41e4-958a-9782a4e61c24', '56f127cb-bab6-41e4-958a-9782a4e61c24', NULL, NULL, 15, NULL, NULL, NULL, false, '2026-09-22 14:02:24.704895+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 30, 'approval', 'f6ea3e86-6577-4ab7-a7a4-8e8044ba0b54', 'Ward Rounds', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '6fd21da3-a219-4c21-be08-78089812a810', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Maximiliana Alexandra von Hohenberg-Castellanos y Etxeberria', '2026-07-09 18:33:24.398448+00', NULL, false, '2026-11-05 16:17:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-09 18:33:24.398448+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 31, 'approval', '58bf983c-3a33-4467-8085-db5f42b226e8', 'Ward Rounds', 'tomas.herrera@northside.example', 'Tomás Herrera', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '6fd21da3-a219-4c21-be08-78089812a810', 'Ward Rounds', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-07-08 14:12:32.311773+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-07-08 14:12:32.311773+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 32, 'approval', 'b4abdd21-1a84-4392-b886-571e59651ecd', 'Clinic Scheduler', 'grace.kim@northside.example', 'Grace Kim', '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{member}', '{}', '{}', 'Grace Kim', '2026-04-24 14:05:32.018223+00', NULL, false, '2026-10-26 15:45:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '1800081d-c5d0-419d-b03d-b99060746640', '1800081d-c5d0-419d-b03d-b99060746640', NULL, NULL, 26, NULL, NULL, NULL, true, '2026-04-24 14:05:32.018223+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 33, 'approval', '811e346b-a38e-4a0b-8b8c-8ad49cd36f7b', 'Claims Connect', 'priya.raghunathan@northside.example', 'Priya Raghunathan', 'e3c60870-9d3c-447e-8f81-0b4d90f18ff3', 'Beacon Mutual Insurance', 1, 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', 'Claims Connect', '{admin}', '{user:read,resource:read}', '{}', 'Priya Raghunathan', '2026-04-06 14:18:22.88981+00', NULL, false, '2026-10-27 16:55:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, NULL, 11, NULL, NULL, NULL, false, '2026-04-06 14:18:22.88981+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 34, 'approval', 'fcf72c0e-c682-4b58-8c24-8f96f580bf73', 'Lab Results', 'layla.almansouri@northside.example', 'ليلى المنصوري', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'ليلى المنصوري', '2026-02-23 15:01:20.462628+00', NULL, false, '2026-11-05 16:17:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 'eb2f1007-adb2-4576-973c-18299a66d373', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-23 15:01:20.462628+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 35, 'approval', '225e8017-14a9-4fe4-ba96-a7af31ca31b9', 'Lab Results', 'tomas.herrera@northside.example', 'Tomás Herrera', 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{member}', '{user:read,profile:read}', '{}', 'Tomás Herrera', '2026-02-06 16:24:47.568434+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, '105932f4-e3a7-4349-b500-11e167f2925b', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, NULL, 60, NULL, NULL, NULL, false, '2026-02-06 16:24:47.568434+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 37, 'export', '5e0cb1e5-6618-4469-94c9-22f20ba9e0ab', 'Referral Desk', NULL, NULL, '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile}', NULL, '2026-09-16 16:08:56.45056+00', '2026-09-23 23:40:16.761942+00', true, NULL, '{}', '{}', NULL, '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, false, '2026-09-16 16:08:56.45056+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 27, 'authorization', '9411d433-d79c-4fa4-96c1-fde5910e2afe', 'Lab Results', NULL, NULL, 'b6d540c1-880b-4300-b9a7-5b04bec8297a', 'Lakeshore Labs', 1, '47808c47-95c8-4327-bffa-7b868169a352', 'Lab Results', '{}', '{user:read,profile:read,referral:read,transaction:read}', '{}', 'Priya Raghunathan', '2026-07-16 15:50:44.806736+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', 'keep', 'Still needed every day.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 60, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', false, '2026-01-30 14:58:27.156556+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 25, 'own_application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'Nightly Reports', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'Nightly Reports', '{}', '{organization:read,transaction:read,service-account:manage}', '{}', NULL, '2026-02-03 15:33:11.324886+00', NULL, false, '2026-11-05 16:28:08.052+00', '{}', '{}', 'keep', 'Still needed every day.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 60, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', false, '2026-02-03 15:33:11.324886+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 3, 'own_application', '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', NULL, NULL, '3a4b4c1c-d3b7-4f30-b6a5-7152f836b988', 'Northside Health', 3, '353dffdb-078f-49d7-a807-17830933c410', 'Clinic Scheduler', '{}', '{user:read,organization:read,profile:read,transaction:read,transaction:manage}', '{}', NULL, '2025-12-12 15:18:04.326553+00', NULL, false, '2026-11-05 16:28:08.052+00', '{organization:read}', '{asks_for_more}', 'keep', 'Still needed every day.', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, 'a912c84a-bfef-4346-8800-60dfb0e40824', 'a912c84a-bfef-4346-8800-60dfb0e40824', 60, 'c64788cc-c11f-4a37-9062-a34a5c87bd42', 'Priya Raghunathan', '2026-11-09 15:10:55.444021+00', false, '2025-12-12 15:18:04.326553+00', NULL, NULL),
	('ec31e239-093c-439b-a084-3616b1c3c704', 36, 'network', 'b7b64594-bbf3-4c50-b646-d5a475e8fb53', 'Referral Desk', NULL, NULL, '044b4a60-8856-41ef-9c35-806738311dc8', 'Riverbend Clinic', 2, NULL, NULL, '{}', '{}', '{organization,profile,referral}', 'Ana Duarte', '2026-05-15 14:27:33.234213+00', NULL, false, '2026-10-30 12:46:08.052+00', '{}', '{}', 'keep', '', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', 'Ana Duarte', '2026-11-13 18:40:23.794072+00', NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, '77e19e46-efb0-4c66-a545-17b1c6069770', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, 7, NULL, NULL, NULL, false, '2026-05-15 14:27:33.234213+00', NULL, NULL),
	('f9ffe43d-dab5-447d-aa41-19fb166ea6c4', 1, 'person', '1c840087-0736-4380-a8b3-fb845ba756dc', 'Ana Duarte', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{member}', '{}', '{}', NULL, '2026-11-18 18:30:22.501588+00', NULL, false, NULL, '{}', '{}', 'keep', '', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: second_factor_resets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_resets VALUES
	('50c404ca-01d5-4a65-b012-751cf44a7f2b', '\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b', NULL, '2026-11-18 18:30:47.811206+00', '2026-11-21 18:30:47.811206+00', NULL);


--
-- Data for Name: second_factor_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.second_factor_waves VALUES
	('455f120d-07df-47bc-9327-128b70c3210c', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'announced', '2026-08-12 12:00:00+00', '2026-08-05 12:00:00+00', '2026-05-08 14:14:12.847365+00', '87755fdd-e0c5-463c-bf72-801a8b466375', '2026-08-10 23:30:30.168446+00', '2026-07-29 15:24:33.533714+00'),
	('70197fc9-58bc-4bfc-8883-58ce7489d5dd', 'c03c0d2b-f305-41f0-8758-99afd60ebd62', 'begun', '2026-08-12 12:00:00+00', '2026-08-12 12:00:00+00', '2026-05-08 14:14:12.847365+00', '87755fdd-e0c5-463c-bf72-801a8b466375', '2026-08-14 23:30:58.492453+00', '2026-07-29 15:24:33.533714+00'),
	('54f5b3c3-996b-4e25-a6d4-020951465d81', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'announced', '2026-11-25 12:00:00+00', '2026-11-18 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.862751+00'),
	('c1d9d0c5-207e-4c1f-ad25-5e811d5eb972', '86a7a59e-8d0b-4d25-b8b6-e1b7f00588c2', 'begun', '2026-11-25 12:00:00+00', '2026-11-25 12:00:00+00', NULL, NULL, NULL, '2026-11-16 14:17:15.862751+00');


--
-- Data for Name: secret_key_check; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret_key_check VALUES
	('\x7a784276c05519a2242f7d0200259a54d831b8817ad671110e2bc97cd55fec71', '2026-11-18 18:30:32.223528+00');


--
-- Data for Name: session_applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session_applications VALUES
	('cc881f40-7b2e-411e-9918-8578509d1f73', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '12ad87de-f6e6-41f9-8b2a-b7261a40bfd2', 'aTGld6ANLAymNKegWFqWtQ', '2026-11-18 18:30:20.644032+00'),
	('6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '220f9574-5061-40dd-bc96-f3f27faf3617', 'shv6chyD0IEwjRrCpqEUyA', '2026-11-18 18:30:20.792892+00'),
	('6dec0a77-00d2-48bc-ac3f-29323e8b72b0', '1fec0775-7058-4e6d-96b9-6ed5aaeccc24', '4b73f316-ebe2-4856-b15a-c4fdfb3871f8', 'RwbsJfrQwF9fUj5EpybzuQ', '2026-11-18 18:30:20.944566+00'),
	('e9c2c52e-7a13-4753-873d-f36234557c8c', '8102ef60-b135-46c3-af0b-4f83b4b71e28', '8c21c9e8-8b5d-4395-a761-827d8437c4cc', 'fT4ML9QISX5iayens86FdA', '2026-11-18 18:30:21.028495+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('35ffa8cf-e2d4-45c7-97e2-9e03a4253040', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-11-20 14:11:11.038818+00', '2025-11-20 14:11:11.038818+00', '2025-11-21 14:11:11.038818+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-20 14:11:11.038818+00', NULL),
	('b4d3648c-305f-442e-83e6-912ed4b71401', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-11-24 14:25:55.187358+00', '2025-11-24 14:25:55.187358+00', '2025-11-25 14:25:55.187358+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-11-24 14:25:55.187358+00', NULL),
	('2263d69c-6303-4953-9dad-c0b67f9d1954', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2025-11-25 14:02:47.270574+00', '2025-11-25 14:02:47.270574+00', '2025-11-26 14:02:47.270574+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2025-11-25 14:02:47.270574+00', NULL),
	('2f450013-03f3-4525-844a-5c4be06188eb', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2025-11-28 15:32:23.516899+00', '2025-11-28 15:32:23.516899+00', '2025-11-29 15:32:23.516899+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-11-28 15:32:23.516899+00', NULL),
	('97e52631-1148-4ab7-b92d-ccf9b6638540', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2025-12-03 16:05:59.752553+00', '2025-12-03 16:05:59.752553+00', '2025-12-04 16:05:59.752553+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-03 16:05:59.752553+00', NULL),
	('75387427-4edd-4382-b2e4-af1d8ea46fa2', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2025-12-04 14:20:51.832495+00', '2025-12-04 14:20:51.832495+00', '2025-12-05 14:20:51.832495+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password}', '2025-12-04 14:20:51.832495+00', NULL),
	('f5935320-eff8-461a-8487-c9a5a766f254', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-12-05 13:02:43.914464+00', '2025-12-05 13:02:43.914464+00', '2025-12-06 13:02:43.914464+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-05 13:02:43.914464+00', NULL),
	('4c1a17b6-5dfb-45c1-82a5-0c7bb01d77a2', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2025-12-05 13:31:43.915337+00', '2025-12-05 13:31:43.915337+00', '2025-12-06 13:31:43.915337+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-05 13:31:43.915337+00', NULL),
	('a9d57067-2c4c-4820-a80f-d067ed8b4b6d', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-12-09 16:18:28.076405+00', '2025-12-09 16:18:28.076405+00', '2025-12-10 16:18:28.076405+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-09 16:18:28.076405+00', NULL),
	('a883f14c-0d00-4100-b127-5a85306f11d0', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2025-12-10 15:09:20.161929+00', '2025-12-10 15:09:20.161929+00', '2025-12-11 15:09:20.161929+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-10 15:09:20.161929+00', NULL),
	('d7a01690-a3c2-4a3a-9d42-a3483d7585dc', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2025-12-11 17:48:12.239357+00', '2025-12-11 17:48:12.239357+00', '2025-12-12 17:48:12.239357+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2025-12-11 17:48:12.239357+00', NULL),
	('3841c8ea-6634-4f91-afbe-f6434a477795', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2025-12-12 15:18:04.322753+00', '2025-12-12 15:18:04.322753+00', '2025-12-13 15:18:04.322753+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-12 15:18:04.322753+00', NULL),
	('32f406ec-218c-4463-9ef9-91b730858abf', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2025-12-15 15:55:56.399155+00', '2025-12-15 15:55:56.399155+00', '2025-12-16 15:55:56.399155+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-15 15:55:56.399155+00', NULL),
	('ddf829a4-4da7-41a5-aef5-741b3627f121', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '2025-12-16 14:12:48.485033+00', '2025-12-16 14:12:48.485033+00', '2025-12-17 14:12:48.485033+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-16 14:12:48.485033+00', NULL),
	('bec023a5-eb16-4066-b1b9-155f89128a97', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '2025-12-17 14:21:40.561954+00', '2025-12-17 14:21:40.561954+00', '2025-12-18 14:21:40.561954+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2025-12-17 14:21:40.561954+00', NULL),
	('4cd2a1e2-4d26-491a-9cbd-6882a69a5742', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2025-12-18 15:27:32.642099+00', '2025-12-18 15:27:32.642099+00', '2025-12-19 15:27:32.642099+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-18 15:27:32.642099+00', NULL),
	('1efcbe48-7c7f-4727-9f47-83b07673ad9d', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2025-12-19 13:36:24.729326+00', '2025-12-19 13:36:24.729326+00', '2025-12-20 13:36:24.729326+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-19 13:36:24.729326+00', NULL),
	('2af07bde-aa9d-4c71-83d2-4159e25dfe5b', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2025-12-23 16:40:08.889601+00', '2025-12-23 16:40:08.889601+00', '2025-12-24 16:40:08.889601+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2025-12-23 16:40:08.889601+00', NULL),
	('7432c470-a9f9-4f8a-bb01-947468fce4e1', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2025-12-24 15:44:00.966479+00', '2025-12-24 15:44:00.966479+00', '2025-12-25 15:44:00.966479+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2025-12-24 15:44:00.966479+00', NULL),
	('9162abdf-3da3-4c8d-b7b5-c779a7c727f8', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2025-12-26 14:36:45.133234+00', '2025-12-26 14:36:45.133234+00', '2025-12-27 14:36:45.133234+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2025-12-26 14:36:45.133234+00', NULL),
	('cb522da8-2ef8-406f-b740-c7d51698573e', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-12-26 17:12:45.128171+00', '2025-12-26 17:12:45.128171+00', '2025-12-27 17:12:45.128171+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-26 17:12:45.128171+00', NULL),
	('ff649023-4133-4b82-92f8-20eecb790072', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-12-29 15:36:37.209183+00', '2025-12-29 15:36:37.209183+00', '2025-12-30 15:36:37.209183+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-29 15:36:37.209183+00', NULL),
	('0ebd50a5-0b1e-4105-bce8-f87a1bf7573c', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2025-12-30 18:22:29.290147+00', '2025-12-30 18:22:29.290147+00', '2025-12-31 18:22:29.290147+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2025-12-30 18:22:29.290147+00', NULL),
	('c888d592-d7df-4fa3-ad77-d7a628a64a0b', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2025-12-31 14:50:21.371181+00', '2025-12-31 14:50:21.371181+00', '2026-01-01 14:50:21.371181+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2025-12-31 14:50:21.371181+00', NULL),
	('8a5e4eee-9b81-44b5-875b-c4e4e53ff6a0', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-01-01 17:20:13.452222+00', '2026-01-01 17:20:13.452222+00', '2026-01-02 17:20:13.452222+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-01 17:20:13.452222+00', NULL),
	('7a925483-b4d4-4760-ae27-c515ad120667', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-02 18:03:05.534895+00', '2026-01-02 18:03:05.534895+00', '2026-01-03 18:03:05.534895+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-02 18:03:05.534895+00', NULL),
	('3c878442-f7d4-4469-aa62-f65a3b07b16f', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-01-05 19:31:57.614459+00', '2026-01-05 19:31:57.614459+00', '2026-01-06 19:31:57.614459+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-05 19:31:57.614459+00', NULL),
	('52ded7ee-0c1c-48b3-aa59-b6b85e5d891c', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-01-06 13:40:49.697578+00', '2026-01-06 13:40:49.697578+00', '2026-01-07 13:40:49.697578+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-06 13:40:49.697578+00', NULL),
	('334fde37-7aaa-4311-9e76-60dac0af2c3d', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-01-07 13:55:41.776492+00', '2026-01-07 13:55:41.776492+00', '2026-01-08 13:55:41.776492+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-01-07 13:55:41.776492+00', NULL),
	('363bbc86-1178-416b-bf3b-af5dab934e41', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-01-12 14:47:18.019326+00', '2026-01-12 14:47:18.019326+00', '2026-01-13 14:47:18.019326+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-01-12 14:47:18.019326+00', NULL),
	('107b6d19-bcf6-4c2e-8c38-8a22a30bf06b', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-14 19:11:02.181462+00', '2026-01-14 19:11:02.181462+00', '2026-01-15 19:11:02.181462+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-14 19:11:02.181462+00', NULL),
	('e44e24e5-b92e-4dc0-8b9f-d18a5a5cb8f0', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-01-16 15:20:46.343614+00', '2026-01-16 15:20:46.343614+00', '2026-01-17 15:20:46.343614+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-01-16 15:20:46.343614+00', NULL),
	('b8922134-6600-4b4f-8585-f1755fc1e586', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-21 16:06:22.586365+00', '2026-01-21 16:06:22.586365+00', '2026-01-22 16:06:22.586365+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-21 16:06:22.586365+00', NULL),
	('406fb07f-7116-40c7-9412-d8c668c3067d', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, '2026-01-22 13:25:14.668496+00', '2026-01-22 13:25:14.668496+00', '2026-01-23 13:25:14.668496+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-01-22 13:25:14.668496+00', NULL),
	('59e81d81-a1f5-4a6f-86ce-3a7a2dbe6f19', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-01-26 15:26:58.829218+00', '2026-01-26 15:26:58.829218+00', '2026-01-27 15:26:58.829218+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-01-26 15:26:58.829218+00', NULL),
	('c34ad680-02fb-44b2-af3a-4e0fecd5dad3', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-26 15:26:58.83174+00', '2026-01-26 15:26:58.83174+00', '2026-01-27 15:26:58.83174+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-26 15:26:58.83174+00', NULL),
	('3aadbc19-5aa7-4ce3-89fe-0785520fc06d', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2026-01-28 17:05:42.990965+00', '2026-01-28 17:05:42.990965+00', '2026-01-29 17:05:42.990965+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-01-28 17:05:42.990965+00', NULL),
	('33dc5ba8-56b1-4efe-969e-5520a1631592', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-01-30 14:58:27.153017+00', '2026-01-30 14:58:27.153017+00', '2026-01-31 14:58:27.153017+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-01-30 14:58:27.153017+00', NULL),
	('bfba5fb1-f51e-4583-97e8-83044f96adb1', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-02-02 16:37:19.234854+00', '2026-02-02 16:37:19.234854+00', '2026-02-03 16:37:19.234854+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-02-02 16:37:19.234854+00', NULL),
	('4cbabbd7-af54-49fd-a051-ff7f742e9acd', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-02-03 15:33:11.317075+00', '2026-02-03 15:33:11.317075+00', '2026-02-04 15:33:11.317075+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-03 15:33:11.317075+00', NULL),
	('9908e088-1fa4-40fd-bd6b-ba1fd8cb5889', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '2026-02-04 16:42:03.400685+00', '2026-02-04 16:42:03.400685+00', '2026-02-05 16:42:03.400685+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-02-04 16:42:03.400685+00', NULL),
	('57412beb-6ccd-4538-9a29-faacd5177093', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-02-06 16:24:47.557946+00', '2026-02-06 16:24:47.557946+00', '2026-02-07 16:24:47.557946+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-02-06 16:24:47.557946+00', NULL),
	('a604d25e-b6a6-4130-aaf3-b4f3443aa6a9', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-02-09 16:30:39.640915+00', '2026-02-09 16:30:39.640915+00', '2026-02-10 16:30:39.640915+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-09 16:30:39.640915+00', NULL),
	('ba8d2220-cd55-412b-9289-19f3f6fc5555', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-02-10 14:48:31.721049+00', '2026-02-10 14:48:31.721049+00', '2026-02-11 14:48:31.721049+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-10 14:48:31.721049+00', NULL),
	('2df21083-82cb-45f1-91b5-9b3afd80dd9a', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-02-11 15:22:23.803344+00', '2026-02-11 15:22:23.803344+00', '2026-02-12 15:22:23.803344+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-11 15:22:23.803344+00', NULL),
	('7a73c46d-cabf-4264-a1a6-397f86ad1c92', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-02-12 16:22:15.888638+00', '2026-02-12 16:22:15.888638+00', '2026-02-13 16:22:15.888638+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-02-12 16:22:15.888638+00', NULL),
	('4d57feba-f995-4630-9b86-fe06f376abd3', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-02-16 18:44:00.044766+00', '2026-02-16 18:44:00.044766+00', '2026-02-17 18:44:00.044766+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-02-16 18:44:00.044766+00', NULL),
	('fda919d8-5de4-4fe0-bd41-3deffd293fd7', '35787e1d-9ce9-4dcb-bc81-2426e16095d2', NULL, '2026-02-17 13:58:52.12876+00', '2026-02-17 13:58:52.12876+00', '2026-02-18 13:58:52.12876+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.32', NULL, '{password}', '2026-02-17 13:58:52.12876+00', NULL),
	('8b7cf844-5baf-48fc-acd7-f8dd9f202657', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-02-18 15:39:44.212226+00', '2026-02-18 15:39:44.212226+00', '2026-02-19 15:39:44.212226+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-18 15:39:44.212226+00', NULL),
	('bfb0f9b1-56b1-45b5-96cf-cbac821ff49c', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-02-19 14:37:36.287835+00', '2026-02-19 14:37:36.287835+00', '2026-02-20 14:37:36.287835+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-02-19 14:37:36.287835+00', NULL);
INSERT INTO public.sessions VALUES
	('e578ea07-dfd7-4139-b1bb-9aafcad1c6c2', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2026-02-19 18:10:36.289526+00', '2026-02-19 18:10:36.289526+00', '2026-02-20 18:10:36.289526+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-02-19 18:10:36.289526+00', NULL),
	('647fa7ff-2a33-4c8a-bc4a-6e6277a4b731', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '2026-02-20 13:22:28.373897+00', '2026-02-20 13:22:28.373897+00', '2026-02-21 13:22:28.373897+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-20 13:22:28.373897+00', NULL),
	('741230a7-38a2-4420-8fa2-d8453e5dc8a7', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '2026-02-23 15:01:20.453873+00', '2026-02-23 15:01:20.453873+00', '2026-02-24 15:01:20.453873+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-02-23 15:01:20.453873+00', NULL),
	('bc0e7a1c-1a37-4931-ab99-54cc8c12c3d1', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-02-26 17:24:56.692005+00', '2026-02-26 17:24:56.692005+00', '2026-02-27 17:24:56.692005+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-02-26 17:24:56.692005+00', NULL),
	('9ce4c036-0212-4716-a169-ef319bf4d4ca', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-02-27 19:08:48.778033+00', '2026-02-27 19:08:48.778033+00', '2026-02-28 19:08:48.778033+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-02-27 19:08:48.778033+00', NULL),
	('e5584fd1-76be-4972-b5cc-13a96efad27b', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '2026-03-02 15:04:40.858829+00', '2026-03-02 15:04:40.858829+00', '2026-03-03 15:04:40.858829+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-03-02 15:04:40.858829+00', NULL),
	('bcf7b654-1462-4c8b-a20c-026f94355558', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-03-02 16:09:40.853942+00', '2026-03-02 16:09:40.853942+00', '2026-03-03 16:09:40.853942+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-02 16:09:40.853942+00', NULL),
	('39be2658-2d5d-4ac9-a302-56aad92cfc88', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-03-05 20:18:17.099036+00', '2026-03-05 20:18:17.099036+00', '2026-03-06 20:18:17.099036+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-03-05 20:18:17.099036+00', NULL),
	('de2166ef-9b2a-49a7-90c9-7a379601625b', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-03-06 15:15:09.182279+00', '2026-03-06 15:15:09.182279+00', '2026-03-07 15:15:09.182279+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-06 15:15:09.182279+00', NULL),
	('b0f7907a-2707-4e84-b97a-4619505287d4', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-03-09 14:53:01.265681+00', '2026-03-09 14:53:01.265681+00', '2026-03-10 14:53:01.265681+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-03-09 14:53:01.265681+00', NULL),
	('5cd729cf-a469-4edd-a51b-8c455fccc4fd', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-03-10 15:05:53.340459+00', '2026-03-10 15:05:53.340459+00', '2026-03-11 15:05:53.340459+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-10 15:05:53.340459+00', NULL),
	('20c31ec2-b882-44d9-9173-800d754a15e6', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-03-10 16:47:53.343608+00', '2026-03-10 16:47:53.343608+00', '2026-03-11 16:47:53.343608+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-10 16:47:53.343608+00', NULL),
	('9e4d3b71-143f-414d-8fe4-1d7e4aa44ea0', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-03-11 14:45:45.425529+00', '2026-03-11 14:45:45.425529+00', '2026-03-12 14:45:45.425529+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-11 14:45:45.425529+00', NULL),
	('1f271578-2210-456b-bf99-19802fc9bcf3', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '2026-03-12 13:33:37.506209+00', '2026-03-12 13:33:37.506209+00', '2026-03-13 13:33:37.506209+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-12 13:33:37.506209+00', NULL),
	('ef188d19-6b0d-47ad-b4cf-c70f538a657b', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '2026-03-13 17:40:29.584918+00', '2026-03-13 17:40:29.584918+00', '2026-03-14 17:40:29.584918+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-03-13 17:40:29.584918+00', NULL),
	('9efbd9ca-aa97-44dc-b447-b681bd27267f', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-03-18 14:33:05.825904+00', '2026-03-18 14:33:05.825904+00', '2026-03-19 14:33:05.825904+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-03-18 14:33:05.825904+00', NULL),
	('13e88379-8c5b-4e55-9070-da9d5dc25115', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-03-24 20:12:34.156309+00', '2026-03-24 20:12:34.156309+00', '2026-03-25 20:12:34.156309+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-03-24 20:12:34.156309+00', NULL),
	('e3e20199-921c-47fe-be79-32830e63b733', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '2026-03-25 16:11:26.231859+00', '2026-03-25 16:11:26.231859+00', '2026-03-26 16:11:26.231859+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-03-25 16:11:26.231859+00', NULL),
	('40c8b6fa-a87f-4eeb-b281-c1d886d7ae90', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-03-27 17:15:10.3967+00', '2026-03-27 17:15:10.3967+00', '2026-03-28 17:15:10.3967+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-03-27 17:15:10.3967+00', NULL),
	('d7dd67a6-5ee6-4ca1-9411-feb98c44e9b7', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-03-31 14:19:54.554893+00', '2026-03-31 14:19:54.554893+00', '2026-04-01 14:19:54.554893+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-03-31 14:19:54.554893+00', NULL),
	('1cc2626c-a4e5-41f7-9ef3-2b275d2b52a9', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '2026-04-02 15:31:38.720766+00', '2026-04-02 15:31:38.720766+00', '2026-04-03 15:31:38.720766+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-04-02 15:31:38.720766+00', NULL),
	('37c4c735-ef92-4178-9166-964f0002af4d', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-04-03 18:41:30.80534+00', '2026-04-03 18:41:30.80534+00', '2026-04-04 18:41:30.80534+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-03 18:41:30.80534+00', NULL),
	('a65babff-776d-4ec0-b4b5-5038d4b51acd', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-04-06 14:18:22.885419+00', '2026-04-06 14:18:22.885419+00', '2026-04-07 14:18:22.885419+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-06 14:18:22.885419+00', NULL),
	('9b5bf751-f53a-4d40-bcdc-bb134bd743e5', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-04-07 15:02:14.96142+00', '2026-04-07 15:02:14.96142+00', '2026-04-08 15:02:14.96142+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-07 15:02:14.96142+00', NULL),
	('0040ab4a-cdc8-48d1-b4a7-06a1226a192b', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-04-08 14:29:07.041842+00', '2026-04-08 14:29:07.041842+00', '2026-04-09 14:29:07.041842+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-08 14:29:07.041842+00', NULL),
	('8659dd59-2851-49e1-be9c-47ef080ed204', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-04-09 16:03:59.125068+00', '2026-04-09 16:03:59.125068+00', '2026-04-10 16:03:59.125068+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-09 16:03:59.125068+00', NULL),
	('ff1ff1f8-e6bf-4273-a9c6-8abb15713b62', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-04-10 14:35:51.203919+00', '2026-04-10 14:35:51.203919+00', '2026-04-11 14:35:51.203919+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-04-10 14:35:51.203919+00', NULL),
	('3d83eb9e-30be-4ac4-8112-2a101c66cd89', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-04-13 14:52:43.285128+00', '2026-04-13 14:52:43.285128+00', '2026-04-14 14:52:43.285128+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-04-13 14:52:43.285128+00', NULL),
	('669c4439-db78-4f1e-afc4-8616b53b1245', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-04-14 16:33:35.367977+00', '2026-04-14 16:33:35.367977+00', '2026-04-15 16:33:35.367977+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-14 16:33:35.367977+00', NULL),
	('fcb369e0-c6a2-4059-958f-718668fdbdef', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-04-15 14:20:27.451689+00', '2026-04-15 14:20:27.451689+00', '2026-04-16 14:20:27.451689+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-15 14:20:27.451689+00', NULL),
	('234fb61d-7a48-4d58-ba90-b9754cadd69b', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-04-16 17:52:19.528935+00', '2026-04-16 17:52:19.528935+00', '2026-04-17 17:52:19.528935+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-16 17:52:19.528935+00', NULL),
	('f1a8318e-e6cd-4982-9b22-6c9f9974f653', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-04-20 18:12:03.688884+00', '2026-04-20 18:12:03.688884+00', '2026-04-21 18:12:03.688884+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-20 18:12:03.688884+00', NULL),
	('78ddc88f-4a23-4a8b-8f00-f5c62a9092c0', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-04-21 15:50:55.7756+00', '2026-04-21 15:50:55.7756+00', '2026-04-22 15:50:55.7756+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-04-21 15:50:55.7756+00', NULL),
	('f2016d36-233a-49c3-bb91-750e92c8bcd4', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-04-22 15:13:47.852102+00', '2026-04-22 15:13:47.852102+00', '2026-04-23 15:13:47.852102+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-04-22 15:13:47.852102+00', NULL),
	('e9514dc5-8692-43b5-ae9d-9b4f11999a64', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '2026-04-23 13:45:39.933337+00', '2026-04-23 13:45:39.933337+00', '2026-04-24 13:45:39.933337+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-23 13:45:39.933337+00', NULL),
	('ff53344a-5388-4caa-b524-51334e7359aa', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '2026-04-24 14:05:32.013278+00', '2026-04-24 14:05:32.013278+00', '2026-04-25 14:05:32.013278+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-04-24 14:05:32.013278+00', NULL),
	('4513405e-6127-4440-8dfe-73fa13ef19b9', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-04-27 17:26:24.094848+00', '2026-04-27 17:26:24.094848+00', '2026-04-28 17:26:24.094848+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-04-27 17:26:24.094848+00', NULL),
	('26f8dd21-1d70-4106-8698-8aca97e39139', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-04-28 16:51:16.175521+00', '2026-04-28 16:51:16.175521+00', '2026-04-29 16:51:16.175521+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-04-28 16:51:16.175521+00', NULL),
	('e8e92a4e-2671-49cf-8d52-ed708eb96fb2', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-04-29 19:20:08.256174+00', '2026-04-29 19:20:08.256174+00', '2026-04-30 19:20:08.256174+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-04-29 19:20:08.256174+00', NULL),
	('bc51c211-509c-45c1-bf3b-780c6785f0fd', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-05-01 14:10:52.418836+00', '2026-05-01 14:10:52.418836+00', '2026-05-02 14:10:52.418836+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-01 14:10:52.418836+00', NULL),
	('af0024c1-be45-4872-9ee9-9a4ed38925db', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '2026-05-04 15:46:44.500511+00', '2026-05-04 15:46:44.500511+00', '2026-05-05 15:46:44.500511+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-05-04 15:46:44.500511+00', NULL),
	('544c1ad4-20fd-4031-b41e-20a499f9b2e8', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-05-05 18:19:36.579915+00', '2026-05-05 18:19:36.579915+00', '2026-05-06 18:19:36.579915+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-05 18:19:36.579915+00', NULL),
	('395e7a5b-2692-4b56-9223-4cf15d8c5133', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '2026-05-06 15:37:28.662359+00', '2026-05-06 15:37:28.662359+00', '2026-05-07 15:37:28.662359+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-05-06 15:37:28.662359+00', NULL),
	('178a9bdb-0204-4275-b508-7152d0bd59fd', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-05-07 15:08:20.743073+00', '2026-05-07 15:08:20.743073+00', '2026-05-08 15:08:20.743073+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-05-07 15:08:20.743073+00', NULL),
	('956a8d5f-1013-4884-8213-ba28f250429e', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', NULL, '2026-05-08 14:14:12.827784+00', '2026-05-08 14:14:12.827784+00', '2026-05-09 14:14:12.827784+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-08 14:14:12.827784+00', NULL),
	('b7e1d328-127a-4e54-af2d-ae84245b8f44', '242265fe-fecf-4f8d-ae9d-93e25fb6b954', NULL, '2026-05-11 15:29:04.907199+00', '2026-05-11 15:29:04.907199+00', '2026-05-12 15:29:04.907199+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.39', NULL, '{password}', '2026-05-11 15:29:04.907199+00', NULL),
	('8d51ff50-3875-481f-a297-44f78d60e719', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-05-12 17:02:56.985105+00', '2026-05-12 17:02:56.985105+00', '2026-05-13 17:02:56.985105+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-12 17:02:56.985105+00', NULL),
	('d486cda2-ef72-4761-ba0e-50c726c2b5b7', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-05-14 15:11:41.148382+00', '2026-05-14 15:11:41.148382+00', '2026-05-15 15:11:41.148382+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-14 15:11:41.148382+00', NULL),
	('d5123142-b22f-4f56-9dc5-212cdd1875bc', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-05-15 14:27:33.229024+00', '2026-05-15 14:27:33.229024+00', '2026-05-16 14:27:33.229024+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-15 14:27:33.229024+00', NULL),
	('3b0001a6-4b0f-44b3-8339-6849e04d027b', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-05-18 14:31:25.310975+00', '2026-05-18 14:31:25.310975+00', '2026-05-19 14:31:25.310975+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-18 14:31:25.310975+00', NULL);
INSERT INTO public.sessions VALUES
	('e99c0d1a-cb8c-47ee-a1f6-bf3923886134', 'dd9ff57f-4c32-4399-8cec-b9e752e2bed7', NULL, '2026-05-19 15:16:17.393455+00', '2026-05-19 15:16:17.393455+00', '2026-05-20 15:16:17.393455+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.35', NULL, '{password}', '2026-05-19 15:16:17.393455+00', NULL),
	('6c4bf152-44aa-4a96-b56c-e0d906bc9c68', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-05-21 17:55:01.551983+00', '2026-05-21 17:55:01.551983+00', '2026-05-22 17:55:01.551983+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-05-21 17:55:01.551983+00', NULL),
	('25a9b80b-b78a-4f90-82e4-e9fa72fbb0af', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-05-22 15:20:53.639006+00', '2026-05-22 15:20:53.639006+00', '2026-05-23 15:20:53.639006+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-05-22 15:20:53.639006+00', NULL),
	('8c7740f8-a0c3-4891-a566-535532ffdfc5', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-05-26 18:09:37.800381+00', '2026-05-26 18:09:37.800381+00', '2026-05-27 18:09:37.800381+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-26 18:09:37.800381+00', NULL),
	('34b369dd-2b9c-4c80-9ffa-ccffc523340a', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-05-27 16:26:29.877107+00', '2026-05-27 16:26:29.877107+00', '2026-05-28 16:26:29.877107+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-05-27 16:26:29.877107+00', NULL),
	('781f3955-ec81-4502-a0be-c597689c41d5', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-05-28 19:03:21.956983+00', '2026-05-28 19:03:21.956983+00', '2026-05-29 19:03:21.956983+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-05-28 19:03:21.956983+00', NULL),
	('27166f26-fc1e-4a50-b9c1-c89bfc8c3f80', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-05-29 16:14:14.03959+00', '2026-05-29 16:14:14.03959+00', '2026-05-30 16:14:14.03959+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-05-29 16:14:14.03959+00', NULL),
	('a08de004-dbe8-4337-88bc-4e62e1615f4c', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-06-01 18:36:06.124042+00', '2026-06-01 18:36:06.124042+00', '2026-06-02 18:36:06.124042+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-01 18:36:06.124042+00', NULL),
	('56190d9b-34f5-47e8-8a7d-d900bfd7b34f', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-06-03 14:20:50.283291+00', '2026-06-03 14:20:50.283291+00', '2026-06-04 14:20:50.283291+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password}', '2026-06-03 14:20:50.283291+00', NULL),
	('f02982b4-99d0-4468-853b-14e346a0d949', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-06-03 18:50:50.280923+00', '2026-06-03 18:50:50.280923+00', '2026-06-04 18:50:50.280923+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-03 18:50:50.280923+00', NULL),
	('dcc842b5-eac0-430a-b603-9fcd3cae8395', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-05 15:02:34.444544+00', '2026-06-05 15:02:34.444544+00', '2026-06-06 15:02:34.444544+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-05 15:02:34.444544+00', NULL),
	('0ee8b573-b410-472d-8dd0-c2dc528d16d3', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-06-05 15:14:34.443034+00', '2026-06-05 15:14:34.443034+00', '2026-06-06 15:14:34.443034+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-05 15:14:34.443034+00', NULL),
	('4af3bbd5-f460-40cd-86f5-127a623beb79', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-06-08 16:12:26.527257+00', '2026-06-08 16:12:26.527257+00', '2026-06-09 16:12:26.527257+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-06-08 16:12:26.527257+00', NULL),
	('aa91a0a9-a6be-4625-809a-932fa81afb58', '13455c5f-9395-4f6b-bc5d-c2e448a81aab', NULL, '2026-06-08 21:15:26.528277+00', '2026-06-08 21:15:26.528277+00', '2026-06-09 21:15:26.528277+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.24', NULL, '{password}', '2026-06-08 21:15:26.528277+00', NULL),
	('ccade933-c753-455e-a86a-b568da2953dd', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-10 13:10:10.690764+00', '2026-06-10 13:10:10.690764+00', '2026-06-11 13:10:10.690764+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-10 13:10:10.690764+00', NULL),
	('4e859eb9-298c-48df-ae54-a8f1e2e7f789', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-06-11 13:17:02.767019+00', '2026-06-11 13:17:02.767019+00', '2026-06-12 13:17:02.767019+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-06-11 13:17:02.767019+00', NULL),
	('f28b5d02-18c3-47aa-b61a-024897ab7b53', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-06-12 13:24:54.847889+00', '2026-06-12 13:24:54.847889+00', '2026-06-13 13:24:54.847889+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-06-12 13:24:54.847889+00', NULL),
	('59b2e4ee-9fd1-4b5e-95a4-6f04e36fda02', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-06-15 13:31:46.93047+00', '2026-06-15 13:31:46.93047+00', '2026-06-16 13:31:46.93047+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-15 13:31:46.93047+00', NULL),
	('23158699-dde1-4e51-a816-ef9c65af5cb4', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '2026-06-15 15:57:46.929783+00', '2026-06-15 15:57:46.929783+00', '2026-06-16 15:57:46.929783+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-15 15:57:46.929783+00', NULL),
	('2a855462-833a-4aad-bf86-4ce03a8fd62a', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-17 16:59:31.092624+00', '2026-06-17 16:59:31.092624+00', '2026-06-18 16:59:31.092624+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-17 16:59:31.092624+00', NULL),
	('5743700d-4899-44e2-aedc-05d776fe4c18', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '2026-06-19 16:45:15.254875+00', '2026-06-19 16:45:15.254875+00', '2026-06-20 16:45:15.254875+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-06-19 16:45:15.254875+00', NULL),
	('822449a0-c7df-41b0-b166-295aae59f977', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '2026-06-23 15:33:59.415702+00', '2026-06-23 15:33:59.415702+00', '2026-06-24 15:33:59.415702+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-23 15:33:59.415702+00', NULL),
	('1158180c-de0c-4b55-9378-957097d6e551', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-06-23 16:12:59.415689+00', '2026-06-23 16:12:59.415689+00', '2026-06-24 16:12:59.415689+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-23 16:12:59.415689+00', NULL),
	('69aabc4a-b3c7-4d7a-953a-3c6ee11ed32b', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-06-24 14:07:51.497874+00', '2026-06-24 14:07:51.497874+00', '2026-06-25 14:07:51.497874+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-06-24 14:07:51.497874+00', NULL),
	('ebf092fd-0064-42e4-8148-9bf655f98efd', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-06-25 15:30:43.583145+00', '2026-06-25 15:30:43.583145+00', '2026-06-26 15:30:43.583145+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-06-25 15:30:43.583145+00', NULL),
	('199c6970-949b-49d5-8572-02d65448eacb', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-25 20:02:43.576867+00', '2026-06-25 20:02:43.576867+00', '2026-06-26 20:02:43.576867+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-25 20:02:43.576867+00', NULL),
	('0b4e2962-85a6-4afd-a368-422dd39c06f5', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-06-26 14:28:35.660297+00', '2026-06-26 14:28:35.660297+00', '2026-06-27 14:28:35.660297+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-06-26 14:28:35.660297+00', NULL),
	('75a8bab8-1552-4c9b-b9f8-750bf6625982', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-26 19:06:35.658784+00', '2026-06-26 19:06:35.658784+00', '2026-06-27 19:06:35.658784+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-26 19:06:35.658784+00', NULL),
	('e970240a-9da4-4bff-8c3c-631db64bc0b7', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-06-29 14:05:27.739053+00', '2026-06-29 14:05:27.739053+00', '2026-06-30 14:05:27.739053+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-06-29 14:05:27.739053+00', NULL),
	('5800e1e2-522b-4844-ae65-bdc1ac4c7ee5', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '2026-06-30 17:08:19.821849+00', '2026-06-30 17:08:19.821849+00', '2026-07-01 17:08:19.821849+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-06-30 17:08:19.821849+00', NULL),
	('c07b6070-22a7-4cad-bdb1-b97e30b2f69c', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-07-02 15:41:03.983797+00', '2026-07-02 15:41:03.983797+00', '2026-07-03 15:41:03.983797+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-02 15:41:03.983797+00', NULL),
	('fb657632-f99b-4520-a0b6-372f2a2fedf0', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-07-03 13:10:56.063118+00', '2026-07-03 13:10:56.063118+00', '2026-07-04 13:10:56.063118+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-03 13:10:56.063118+00', NULL),
	('99eaa191-1b36-4aa9-87e4-6c574ed1b6ef', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-07-06 13:17:48.145796+00', '2026-07-06 13:17:48.145796+00', '2026-07-07 13:17:48.145796+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-06 13:17:48.145796+00', NULL),
	('3c1b4954-d34f-4122-a012-42c4e4fa7bb3', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-07-07 13:24:40.225004+00', '2026-07-07 13:24:40.225004+00', '2026-07-08 13:24:40.225004+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-07 13:24:40.225004+00', NULL),
	('2a457d5b-a143-4eef-92e9-ed6382b02419', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-07 15:19:40.224933+00', '2026-07-07 15:19:40.224933+00', '2026-07-08 15:19:40.224933+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-07 15:19:40.224933+00', NULL),
	('92d20921-867a-45a0-afd7-087e1b7dcb94', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-07-07 15:26:40.227397+00', '2026-07-07 15:26:40.227397+00', '2026-07-08 15:26:40.227397+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-07 15:26:40.227397+00', NULL),
	('c3299bdc-7927-4c9c-9e43-7486ef522594', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-08 13:31:32.309158+00', '2026-07-08 13:31:32.309158+00', '2026-07-09 13:31:32.309158+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-08 13:31:32.309158+00', NULL),
	('e1f0c087-fd98-4668-9eb8-fe34d1be6c27', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-07-08 14:12:32.309777+00', '2026-07-08 14:12:32.309777+00', '2026-07-09 14:12:32.309777+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-07-08 14:12:32.309777+00', NULL),
	('3d4d8a26-439a-43fe-8acc-9c56d16bc1be', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-09 14:55:24.391093+00', '2026-07-09 14:55:24.391093+00', '2026-07-10 14:55:24.391093+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-09 14:55:24.391093+00', NULL),
	('a549c01f-2724-4218-9caf-b42caaceabb1', 'f98cbe9f-5dd9-49e4-908e-f5bf65385143', NULL, '2026-07-09 18:33:24.396363+00', '2026-07-09 18:33:24.396363+00', '2026-07-10 18:33:24.396363+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.30', NULL, '{password}', '2026-07-09 18:33:24.396363+00', NULL),
	('8946ae40-f636-4109-81a2-00444c63184f', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-07-10 17:31:16.470434+00', '2026-07-10 17:31:16.470434+00', '2026-07-11 17:31:16.470434+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-10 17:31:16.470434+00', NULL),
	('be0c3ef3-40c9-4ab7-a64b-c63b19c3ca90', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2026-07-14 14:40:00.630859+00', '2026-07-14 14:40:00.630859+00', '2026-07-15 14:40:00.630859+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-14 14:40:00.630859+00', NULL),
	('10392a2d-5ba0-409c-b760-9f2affd68d69', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-16 15:50:44.79282+00', '2026-07-16 15:50:44.79282+00', '2026-07-17 15:50:44.79282+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-16 15:50:44.79282+00', NULL),
	('c4ecc37e-a535-4cbd-abfc-c6e83c904239', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2026-07-17 16:20:36.88009+00', '2026-07-17 16:20:36.88009+00', '2026-07-18 16:20:36.88009+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-07-17 16:20:36.88009+00', NULL),
	('dcb2bc52-a774-4cac-a1b2-fb087fbdccf8', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-07-20 17:44:28.958097+00', '2026-07-20 17:44:28.958097+00', '2026-07-21 17:44:28.958097+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-20 17:44:28.958097+00', NULL),
	('9804c2e9-9165-4761-9287-8ed0f70a4d64', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-07-21 15:28:21.034884+00', '2026-07-21 15:28:21.034884+00', '2026-07-22 15:28:21.034884+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-07-21 15:28:21.034884+00', NULL),
	('04cf3ecd-3300-4d74-b6df-a11921c50755', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-07-22 14:59:13.117705+00', '2026-07-22 14:59:13.117705+00', '2026-07-23 14:59:13.117705+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-07-22 14:59:13.117705+00', NULL),
	('9a6d4b0c-ec32-4315-9f99-a85c507c24a5', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-23 14:20:05.197937+00', '2026-07-23 14:20:05.197937+00', '2026-07-24 14:20:05.197937+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password}', '2026-07-23 14:20:05.197937+00', NULL),
	('4ef57287-e1fb-452b-8443-118f5b0040b2', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-07-24 13:10:57.278318+00', '2026-07-24 13:10:57.278318+00', '2026-07-25 13:10:57.278318+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-07-24 13:10:57.278318+00', NULL),
	('b2ccf2e1-ddde-4854-8d4d-c2cbe1964b09', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-07-27 13:17:49.358983+00', '2026-07-27 13:17:49.358983+00', '2026-07-28 13:17:49.358983+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-07-27 13:17:49.358983+00', NULL);
INSERT INTO public.sessions VALUES
	('68253f4f-d337-4c8c-b416-4158daaf68dc', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-07-28 13:24:41.439927+00', '2026-07-28 13:24:41.439927+00', '2026-07-29 13:24:41.439927+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-07-28 13:24:41.439927+00', NULL),
	('8b83ff85-c37b-48ce-bb16-9e57d2e6b750', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-07-29 13:31:33.522496+00', '2026-07-29 13:31:33.522496+00', '2026-07-30 13:31:33.522496+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-07-29 13:31:33.522496+00', NULL),
	('bef72e99-23d5-4659-a2e9-6fa6137569ea', '6d20545e-c368-425c-b963-288bb23d5c4f', NULL, '2026-07-29 15:24:33.524411+00', '2026-07-29 15:24:33.524411+00', '2026-07-30 15:24:33.524411+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.28', NULL, '{password,totp}', '2026-07-29 15:24:33.524411+00', NULL),
	('e4141dda-7334-4f3f-a55e-a394586e4c57', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-08-05 17:36:53.932786+00', '2026-08-05 17:36:53.932786+00', '2026-08-06 17:36:53.932786+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-05 17:36:53.932786+00', NULL),
	('0f85027e-cc71-44fe-b6c6-0ed0502166e4', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '2026-08-06 13:19:46.012399+00', '2026-08-06 13:19:46.012399+00', '2026-08-07 13:19:46.012399+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-06 13:19:46.012399+00', NULL),
	('f421502c-8053-459c-9a4d-2f80d5b9c424', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '2026-08-07 14:40:38.089117+00', '2026-08-07 14:40:38.089117+00', '2026-08-08 14:40:38.089117+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-08-07 14:40:38.089117+00', NULL),
	('c8644440-a429-405f-8eda-9b96a581a206', '32165ea5-9695-41f6-84a2-4eb4cbd4a77b', NULL, '2026-08-11 17:09:22.250178+00', '2026-08-11 17:09:22.250178+00', '2026-08-12 17:09:22.250178+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.31', NULL, '{password}', '2026-08-11 17:09:22.250178+00', NULL),
	('23199cc2-5382-49a2-8636-65769808d1dd', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-08-12 14:44:14.331141+00', '2026-08-12 14:44:14.331141+00', '2026-08-13 14:44:14.331141+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-12 14:44:14.331141+00', NULL),
	('94d4bab3-11d1-4382-bcda-59645a0b039d', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-08-18 13:10:42.655349+00', '2026-08-18 13:10:42.655349+00', '2026-08-19 13:10:42.655349+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-18 13:10:42.655349+00', NULL),
	('f52f1836-d1aa-4a94-892b-10ff4c7dbe7b', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-08-19 13:17:34.738147+00', '2026-08-19 13:17:34.738147+00', '2026-08-20 13:17:34.738147+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-08-19 13:17:34.738147+00', NULL),
	('30c49930-5147-43aa-9e96-0cd03b356a98', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-08-20 13:24:26.817324+00', '2026-08-20 13:24:26.817324+00', '2026-08-21 13:24:26.817324+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-08-20 13:24:26.817324+00', NULL),
	('dff420e9-a0df-40f3-8184-81e05c4f3ec3', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-08-20 15:39:26.824989+00', '2026-08-20 15:39:26.824989+00', '2026-08-21 15:39:26.824989+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-20 15:39:26.824989+00', NULL),
	('d6f60214-c9de-44bf-85ff-ce7c5821f07c', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-08-20 17:31:26.81705+00', '2026-08-20 17:31:26.81705+00', '2026-08-21 17:31:26.81705+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-08-20 17:31:26.81705+00', NULL),
	('93ceb288-fe27-43e7-8a52-b821a431cb8a', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-08-21 13:31:18.899861+00', '2026-08-21 13:31:18.899861+00', '2026-08-22 13:31:18.899861+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-21 13:31:18.899861+00', NULL),
	('97ba2353-0e21-40b7-b276-90dd990d34e8', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-08-24 18:27:10.980744+00', '2026-08-24 18:27:10.980744+00', '2026-08-25 18:27:10.980744+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-24 18:27:10.980744+00', NULL),
	('9dd402e1-266d-42d4-aaa5-4e9b70b492b3', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-08-28 19:27:39.302961+00', '2026-08-28 19:27:39.302961+00', '2026-08-29 19:27:39.302961+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-08-28 19:27:39.302961+00', NULL),
	('06158c4e-ca2e-48a6-b2db-275a44a7fd20', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-08-31 13:10:31.390616+00', '2026-08-31 13:10:31.390616+00', '2026-09-01 13:10:31.390616+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-08-31 13:10:31.390616+00', NULL),
	('8cdce8f5-9e8d-4491-bb14-94367f63f1fd', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-01 13:17:23.464966+00', '2026-09-01 13:17:23.464966+00', '2026-09-02 13:17:23.464966+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-01 13:17:23.464966+00', NULL),
	('2d50dc77-6491-4cd3-a91f-8d4115642af7', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-09-02 13:24:15.545943+00', '2026-09-02 13:24:15.545943+00', '2026-09-03 13:24:15.545943+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-02 13:24:15.545943+00', NULL),
	('f0571365-c92f-4725-99ff-3335799afef1', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-09-03 13:31:07.627003+00', '2026-09-03 13:31:07.627003+00', '2026-09-04 13:31:07.627003+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-03 13:31:07.627003+00', NULL),
	('b5da2b8d-e95b-448d-b9ed-4ae93a464f38', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-09-07 18:45:51.791355+00', '2026-09-07 18:45:51.791355+00', '2026-09-08 18:45:51.791355+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-09-07 18:45:51.791355+00', NULL),
	('ba80c458-3122-44f6-99fa-d022146b8344', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-09-08 13:10:43.871403+00', '2026-09-08 13:10:43.871403+00', '2026-09-09 13:10:43.871403+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-08 13:10:43.871403+00', NULL),
	('b9513f04-5b86-4f13-8d2e-17de8d338fcd', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-09 13:17:35.95381+00', '2026-09-09 13:17:35.95381+00', '2026-09-10 13:17:35.95381+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-09 13:17:35.95381+00', NULL),
	('7f6e9aa5-c250-4ed3-b2ce-65f57401b4e3', '0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', NULL, '2026-09-09 14:38:35.952826+00', '2026-09-09 14:38:35.952826+00', '2026-09-10 14:38:35.952826+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.34', NULL, '{password}', '2026-09-09 14:38:35.952826+00', NULL),
	('967a290c-a211-4848-b8fa-a788ec87aaba', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-09-10 13:24:28.031875+00', '2026-09-10 13:24:28.031875+00', '2026-09-11 13:24:28.031875+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-10 13:24:28.031875+00', NULL),
	('a020a7ba-87a9-4117-a429-84c97987392e', '91466e11-cac7-40a5-9da8-5149b88cee84', NULL, '2026-09-10 16:57:28.035833+00', '2026-09-10 16:57:28.035833+00', '2026-09-11 16:57:28.035833+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.40', NULL, '{password}', '2026-09-10 16:57:28.035833+00', NULL),
	('cfd172cb-628d-4204-af03-51cbf298f1ac', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-09-11 13:31:20.116947+00', '2026-09-11 13:31:20.116947+00', '2026-09-12 13:31:20.116947+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-11 13:31:20.116947+00', NULL),
	('a5c0dd8a-cf91-40da-88d2-df9aba2aa187', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-11 15:03:20.112962+00', '2026-09-11 15:03:20.112962+00', '2026-09-12 15:03:20.112962+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-11 15:03:20.112962+00', NULL),
	('8bf261be-90d8-4632-a689-b63dbcfa3f42', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-16 16:08:56.357295+00', '2026-09-16 16:08:56.357295+00', '2026-09-17 16:08:56.357295+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-16 16:08:56.357295+00', NULL),
	('dffbd6e1-0a64-4e48-b723-c2ab2e57a9e5', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-09-17 13:10:48.436917+00', '2026-09-17 13:10:48.436917+00', '2026-09-18 13:10:48.436917+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-17 13:10:48.436917+00', NULL),
	('45ff3a99-3ecf-4a48-8483-af2517c6e110', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-18 13:17:40.517855+00', '2026-09-18 13:17:40.517855+00', '2026-09-19 13:17:40.517855+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-18 13:17:40.517855+00', NULL),
	('22e742fe-7b03-455f-8a42-b563b685f6fe', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-09-21 13:24:32.598861+00', '2026-09-21 13:24:32.598861+00', '2026-09-22 13:24:32.598861+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-21 13:24:32.598861+00', NULL),
	('3182f901-01e9-40cc-a84b-1393f2a359c2', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-09-22 13:31:24.681165+00', '2026-09-22 13:31:24.681165+00', '2026-09-23 13:31:24.681165+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-22 13:31:24.681165+00', NULL),
	('97b9f7e4-09bf-4df7-b0a9-497c5e122194', '56f127cb-bab6-41e4-958a-9782a4e61c24', NULL, '2026-09-22 14:02:24.680134+00', '2026-09-22 14:02:24.680134+00', '2026-09-23 14:02:24.680134+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.43', NULL, '{password}', '2026-09-22 14:02:24.680134+00', NULL),
	('5a214b29-866a-4431-b671-4e770834cbad', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-09-23 15:07:16.762262+00', '2026-09-23 15:07:16.762262+00', '2026-09-24 15:07:16.762262+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-23 15:07:16.762262+00', NULL),
	('3a64182a-24eb-42e0-bcd1-d217cc4ae067', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-09-25 16:51:00.922942+00', '2026-09-25 16:51:00.922942+00', '2026-09-26 16:51:00.922942+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-09-25 16:51:00.922942+00', NULL),
	('d0c2dcc0-af98-4b46-b0fa-8ed6b9046f11', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-09-28 13:10:53.00532+00', '2026-09-28 13:10:53.00532+00', '2026-09-29 13:10:53.00532+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-28 13:10:53.00532+00', NULL),
	('087ae97f-93ef-4398-ac37-1f3555e49e8d', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-09-29 13:17:45.086694+00', '2026-09-29 13:17:45.086694+00', '2026-09-30 13:17:45.086694+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-09-29 13:17:45.086694+00', NULL),
	('5270efcb-9d8e-44d3-8cd0-4c4902da211d', '105932f4-e3a7-4349-b500-11e167f2925b', NULL, '2026-09-29 16:15:45.088913+00', '2026-09-29 16:15:45.088913+00', '2026-09-30 16:15:45.088913+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.29', NULL, '{password}', '2026-09-29 16:15:45.088913+00', NULL),
	('ce475292-6ef4-455a-bffe-1ebc59ab4726', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-09-30 13:24:37.166884+00', '2026-09-30 13:24:37.166884+00', '2026-10-01 13:24:37.166884+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-09-30 13:24:37.166884+00', NULL),
	('c46918f2-bbbd-4931-b71f-6d5551a26fcb', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-09-30 14:26:37.168347+00', '2026-09-30 14:26:37.168347+00', '2026-10-01 14:26:37.168347+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-09-30 14:26:37.168347+00', NULL),
	('1d6ecef5-0638-489f-984d-4b162b804dca', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-10-01 13:31:29.252102+00', '2026-10-01 13:31:29.252102+00', '2026-10-02 13:31:29.252102+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-01 13:31:29.252102+00', NULL),
	('9689ca3d-73be-43aa-b8a6-e87e65695302', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-06 13:10:05.492229+00', '2026-10-06 13:10:05.492229+00', '2026-10-07 13:10:05.492229+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-06 13:10:05.492229+00', NULL),
	('f91ecef1-8808-4d8e-a6a3-b8a4fa8619c2', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-10-07 13:17:57.572273+00', '2026-10-07 13:17:57.572273+00', '2026-10-08 13:17:57.572273+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-07 13:17:57.572273+00', NULL),
	('dd64389d-ecb2-4f14-85d2-2445a1ff21f7', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-10-08 13:24:49.653437+00', '2026-10-08 13:24:49.653437+00', '2026-10-09 13:24:49.653437+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-08 13:24:49.653437+00', NULL),
	('f81c3303-8e58-4c65-b68e-d662b2da1e1e', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-10-09 13:31:41.734492+00', '2026-10-09 13:31:41.734492+00', '2026-10-10 13:31:41.734492+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-09 13:31:41.734492+00', NULL),
	('782d058e-f66f-4d74-9017-54e1a0b00fd0', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-12 17:33:33.815755+00', '2026-10-12 17:33:33.815755+00', '2026-10-13 17:33:33.815755+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-12 17:33:33.815755+00', NULL),
	('19f953f8-f5be-4e15-8367-79c2206c1e65', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-15 13:10:10.056817+00', '2026-10-15 13:10:10.056817+00', '2026-10-16 13:10:10.056817+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-15 13:10:10.056817+00', NULL),
	('6a857d57-0c7a-4a13-b723-7e0d2e1a01f9', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-10-16 13:17:02.137894+00', '2026-10-16 13:17:02.137894+00', '2026-10-17 13:17:02.137894+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-16 13:17:02.137894+00', NULL),
	('9963b0eb-404c-4f02-9c06-6ee251e55634', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-10-19 13:24:54.218769+00', '2026-10-19 13:24:54.218769+00', '2026-10-20 13:24:54.218769+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-19 13:24:54.218769+00', NULL);
INSERT INTO public.sessions VALUES
	('6185cf95-ad14-4d20-b60f-280fec5e1964', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '2026-10-19 18:30:54.218823+00', '2026-10-19 18:30:54.218823+00', '2026-10-20 18:30:54.218823+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-19 18:30:54.218823+00', NULL),
	('7ed99ab5-eb35-4583-b380-96499ca56f1e', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-10-20 13:31:46.299823+00', '2026-10-20 13:31:46.299823+00', '2026-10-21 13:31:46.299823+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-20 13:31:46.299823+00', NULL),
	('502afbb3-27b9-4126-b200-aeac76db4a8a', 'eb2f1007-adb2-4576-973c-18299a66d373', NULL, '2026-10-21 15:17:38.385008+00', '2026-10-21 15:17:38.385008+00', '2026-10-22 15:17:38.385008+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.33', NULL, '{password}', '2026-10-21 15:17:38.385008+00', NULL),
	('de1d58de-b3fe-4090-8593-5a2ec15a72f6', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-23 13:10:22.543913+00', '2026-10-23 13:10:22.543913+00', '2026-10-24 13:10:22.543913+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-23 13:10:22.543913+00', NULL),
	('10cabe8d-6e69-47d2-8a1d-e830f4efbd1b', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-10-26 13:17:14.625442+00', '2026-10-26 13:17:14.625442+00', '2026-10-27 13:17:14.625442+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-10-26 13:17:14.625442+00', NULL),
	('af434f69-32e8-41e0-90bd-f6bb0aaef3cb', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-10-27 13:24:06.705745+00', '2026-10-27 13:24:06.705745+00', '2026-10-28 13:24:06.705745+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-10-27 13:24:06.705745+00', NULL),
	('715cd1d4-3847-401a-be06-87e4e4afe606', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-10-28 13:31:58.786303+00', '2026-10-28 13:31:58.786303+00', '2026-10-29 13:31:58.786303+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-10-28 13:31:58.786303+00', NULL),
	('62404f7e-a017-4725-857a-59e4033bdbbd', '1800081d-c5d0-419d-b03d-b99060746640', NULL, '2026-10-28 15:48:58.786451+00', '2026-10-28 15:48:58.786451+00', '2026-10-29 15:48:58.786451+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.38', NULL, '{password}', '2026-10-28 15:48:58.786451+00', NULL),
	('ef35c28b-e0a7-489d-9d71-4f5ec7b2a5fe', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-28 15:48:58.799569+00', '2026-10-28 15:48:58.799569+00', '2026-10-29 15:48:58.799569+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-28 15:48:58.799569+00', NULL),
	('efa40a4a-d00b-4edc-86ef-1d1fc8563940', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-10-30 13:10:42.950207+00', '2026-10-30 13:10:42.950207+00', '2026-10-31 13:10:42.950207+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-10-30 13:10:42.950207+00', NULL),
	('301646a4-997f-4741-9b71-490118c7d4ef', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-11-02 13:17:35.03066+00', '2026-11-02 13:17:35.03066+00', '2026-11-03 13:17:35.03066+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-02 13:17:35.03066+00', NULL),
	('7f15bdec-2cb5-4dcb-8ae0-9c5ad8874959', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-11-03 13:24:27.111769+00', '2026-11-03 13:24:27.111769+00', '2026-11-04 13:24:27.111769+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-03 13:24:27.111769+00', NULL),
	('90d1f3b2-0e32-4b40-9428-b06a848855e5', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-04 13:10:19.194282+00', '2026-11-04 13:10:19.194282+00', '2026-11-05 13:10:19.194282+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-04 13:10:19.194282+00', NULL),
	('dd20a8bd-f5e7-442d-b099-c524333468a9', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-04 13:31:19.196974+00', '2026-11-04 13:31:19.196974+00', '2026-11-05 13:31:19.196974+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-04 13:31:19.196974+00', NULL),
	('ad778b60-1277-4312-b06d-7b5428811efe', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-11-05 13:17:11.274617+00', '2026-11-05 13:17:11.274617+00', '2026-11-06 13:17:11.274617+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-05 13:17:11.274617+00', NULL),
	('40725814-3e24-4676-987e-cbd2a0789205', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-05 15:53:11.273775+00', '2026-11-05 15:53:11.273775+00', '2026-11-06 15:53:11.273775+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-05 15:53:11.273775+00', NULL),
	('7f0b951f-c353-47c8-83ce-94ce3f4ecae7', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-11-06 13:24:03.354321+00', '2026-11-06 13:24:03.354321+00', '2026-11-07 13:24:03.354321+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-06 13:24:03.354321+00', NULL),
	('eb048851-e46e-454c-99a3-9e5b65179408', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-06 14:33:03.35569+00', '2026-11-06 14:33:03.35569+00', '2026-11-07 14:33:03.35569+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-06 14:33:03.35569+00', NULL),
	('510325ec-c489-4702-a8f4-63f94f672bd2', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-09 13:31:55.434757+00', '2026-11-09 13:31:55.434757+00', '2026-11-10 13:31:55.434757+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-09 13:31:55.434757+00', NULL),
	('3368d180-9674-4f35-84ad-ce23089dbbd3', '8186cfae-7e32-4b22-b1c4-387b53bd2727', NULL, '2026-11-09 17:19:55.44053+00', '2026-11-09 17:19:55.44053+00', '2026-11-10 17:19:55.44053+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.25', NULL, '{password}', '2026-11-09 17:19:55.44053+00', NULL),
	('fb35a8b6-ac37-4153-b1e0-01951ba8b963', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-11-10 16:34:47.517922+00', '2026-11-10 16:34:47.517922+00', '2026-11-11 16:34:47.517922+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-10 16:34:47.517922+00', NULL),
	('43551cf6-ef23-41a0-85b6-091261ef70a3', '6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', NULL, '2026-11-11 14:42:39.595931+00', '2026-11-11 14:42:39.595931+00', '2026-11-12 14:42:39.595931+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.37', NULL, '{password}', '2026-11-11 14:42:39.595931+00', NULL),
	('75546c01-22e5-4e44-aa15-aa8763dbf5d7', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-12 15:35:31.676897+00', '2026-11-12 15:35:31.676897+00', '2026-11-13 15:35:31.676897+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-12 15:35:31.676897+00', NULL),
	('8bca97a5-e0e7-43ff-a991-764bff7505d5', '48fa1433-b6f8-486e-be25-9a314c1f5467', NULL, '2026-11-12 20:36:31.689171+00', '2026-11-12 20:36:31.689171+00', '2026-11-13 20:36:31.689171+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.41', NULL, '{password}', '2026-11-12 20:36:31.689171+00', NULL),
	('6f2bee93-7f4d-4370-b4c4-44df4fd56f17', '16e41625-94a6-4aae-9a3b-b084114a6ea1', NULL, '2026-11-13 14:51:23.75805+00', '2026-11-13 14:51:23.75805+00', '2026-11-14 14:51:23.75805+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.27', NULL, '{password}', '2026-11-13 14:51:23.75805+00', NULL),
	('371f3ace-71c3-4b81-a094-b9e29c588f6d', '366d7c2c-e8f7-4337-aecc-44d8979ccd91', NULL, '2026-11-13 18:05:23.758296+00', '2026-11-13 18:05:23.758296+00', '2026-11-14 18:05:23.758296+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.36', NULL, '{password}', '2026-11-13 18:05:23.758296+00', NULL),
	('eec92d99-1795-44d7-a59f-e4a42ba45d58', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-13 18:40:23.773765+00', '2026-11-13 18:40:23.773765+00', '2026-11-14 18:40:23.773765+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-13 18:40:23.773765+00', NULL),
	('167a7d7e-31be-4cd8-990c-f45307624295', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-11-16 14:17:15.842504+00', '2026-11-16 14:17:15.842504+00', '2026-11-17 14:17:15.842504+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-16 14:17:15.842504+00', NULL),
	('8b0fde4b-5564-4f63-b838-2cbe7040a527', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-16 15:22:15.839961+00', '2026-11-16 15:22:15.839961+00', '2026-11-17 15:22:15.839961+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-16 15:22:15.839961+00', NULL),
	('4c22ca2b-aba9-4043-bb86-1521f7fbfdb0', '36c66bb7-9b5a-439f-ac60-d92d0153b8d2', NULL, '2026-11-16 17:44:15.841007+00', '2026-11-16 17:44:15.841007+00', '2026-11-17 17:44:15.841007+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.26', NULL, '{password}', '2026-11-16 17:44:15.841007+00', NULL),
	('d3a242f4-8199-4dd0-8a6f-79f7393d1745', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-17 15:55:07.920043+00', '2026-11-17 15:55:07.920043+00', '2026-11-18 15:55:07.920043+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-17 15:55:07.920043+00', NULL),
	('d087ddfb-61ec-4381-b6b2-b09e98731f98', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-11-17 16:20:07.919736+00', '2026-11-17 16:20:07.919736+00', '2026-11-18 16:20:07.919736+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-17 16:20:07.919736+00', NULL),
	('13d3f98c-e69f-49a9-8e60-4cd13483ff46', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-17 19:40:07.919926+00', '2026-11-17 19:40:07.919926+00', '2026-11-18 19:40:07.919926+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-17 19:40:07.919926+00', NULL),
	('f936f874-9b96-483d-88a8-1438244826f1', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-18 12:18:08.066548+00', '2026-11-18 12:18:08.066548+00', '2026-11-19 12:18:08.066548+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 12:18:08.066548+00', NULL),
	('8229e3f5-c9a4-42a6-91ff-3451ea6eae03', '05c366f8-0a42-4a9c-899c-1eb5e4f36963', NULL, '2026-11-18 16:22:08.057865+00', '2026-11-18 16:22:08.057865+00', '2026-11-19 16:22:08.057865+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.42', NULL, '{password}', '2026-11-18 16:22:08.057865+00', NULL),
	('2d27399d-a6e4-4886-b22e-45c08b12cd31', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-18 17:45:08.058388+00', '2026-11-18 17:45:08.058388+00', '2026-11-19 17:45:08.058388+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.8', NULL, '{password,totp}', '2026-11-18 17:45:08.058388+00', NULL),
	('5820a19e-975b-4a8d-b712-a2a0e026a140', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-11-18 17:49:08.071831+00', '2026-11-18 17:49:08.071831+00', '2026-11-19 17:49:08.071831+00', 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', '198.51.100.14', NULL, '{password,totp}', '2026-11-18 17:49:08.071831+00', NULL),
	('f995bb45-5f2d-4735-b19c-cdb24b00a719', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-11-18 17:53:08.06808+00', '2026-11-18 17:53:08.06808+00', '2026-11-19 17:53:08.06808+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.11', NULL, '{password}', '2026-11-18 17:53:08.06808+00', NULL),
	('a446117e-96fa-43fd-88c2-d3278522be70', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-18 17:57:08.063625+00', '2026-11-18 17:57:08.063625+00', '2026-11-19 17:57:08.063625+00', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', '198.51.100.5', NULL, '{password}', '2026-11-18 17:57:08.063625+00', NULL),
	('d74b8d57-8429-4dbb-8f58-a05ad182e458', 'a912c84a-bfef-4346-8800-60dfb0e40824', NULL, '2026-11-18 16:41:08.058059+00', '2026-11-18 18:16:08.061244+00', '2026-11-19 16:41:08.058059+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '203.0.113.21', NULL, '{password,totp}', '2026-11-18 16:41:08.058059+00', NULL),
	('38e8a2a2-b447-4278-86c8-c272b944f82b', '50c404ca-01d5-4a65-b012-751cf44a7f2b', NULL, '2026-11-18 16:45:08.060571+00', '2026-11-18 18:20:08.057413+00', '2026-11-19 16:45:08.060571+00', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '203.0.113.23', NULL, '{password,totp}', '2026-11-18 16:45:08.060571+00', NULL),
	('4a3c41ae-2270-4f6e-9852-8307f1d8edd6', 'fd235c51-8035-4c37-b704-d06b53588459', NULL, '2026-11-18 16:49:08.05947+00', '2026-11-18 18:24:08.065309+00', '2026-11-19 16:49:08.05947+00', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', '203.0.113.22', NULL, '{password}', '2026-11-18 16:49:08.05947+00', NULL),
	('e708f1d6-67bc-4ee3-864c-903e502ceed8', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-18 16:53:08.06403+00', '2026-11-18 18:28:08.059285+00', '2026-11-19 16:53:08.06403+00', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15', '203.0.113.20', NULL, '{password}', '2026-11-18 16:53:08.06403+00', NULL),
	('6dec0a77-00d2-48bc-ac3f-29323e8b72b0', '50aa1f78-7333-4c2a-abc7-ef9d33443874', NULL, '2026-11-18 18:30:19.521676+00', '2026-11-18 18:30:19.521676+00', '2026-11-19 18:30:19.521676+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:19.521676+00', NULL),
	('e9c2c52e-7a13-4753-873d-f36234557c8c', '896186f7-ada2-463b-afe0-c6a2f9a4fd9e', NULL, '2026-11-18 18:30:19.987123+00', '2026-11-18 18:30:19.987123+00', '2026-11-19 18:30:19.987123+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:19.987123+00', NULL),
	('c700084d-642f-4211-a692-8cbc05eb0820', 'dc39f439-834e-4b88-80b1-d61618f7ef43', NULL, '2026-11-18 18:30:20.187656+00', '2026-11-18 18:30:20.187656+00', '2026-11-19 18:30:20.187656+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:20.187656+00', NULL),
	('cc881f40-7b2e-411e-9918-8578509d1f73', '4b8aced8-548b-4b66-b0b9-a51a3599f16c', NULL, '2026-11-18 18:30:20.255436+00', '2026-11-18 18:30:20.255436+00', '2026-11-19 18:30:20.255436+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:20.255436+00', NULL),
	('6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', '16ce0348-d46d-4fdb-a864-1cd79bc3b959', NULL, '2026-11-18 18:30:20.320849+00', '2026-11-18 18:30:20.320849+00', '2026-11-19 18:30:20.320849+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:20.320849+00', NULL),
	('6cab3dee-21af-448b-be09-2f7f6d682a16', '64afed2b-c7f6-4177-8087-3c73a937cfe2', NULL, '2026-11-18 18:30:21.979682+00', '2026-11-18 18:30:21.979682+00', '2026-11-19 18:30:21.979682+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:21.979682+00', NULL),
	('d745e8d1-c57e-44f6-96f8-ddd3b0ec8af2', '2e6df79e-e7f5-485d-9a6b-8787beaee2e8', NULL, '2026-11-18 18:30:22.953696+00', '2026-11-18 18:30:22.953696+00', '2026-11-19 18:30:22.953696+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:22.953696+00', NULL);
INSERT INTO public.sessions VALUES
	('22a921d6-78d7-4d81-ba63-2c1ff38d377a', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '2026-11-18 18:30:47.40736+00', '2026-11-18 18:30:47.40736+00', '2026-11-19 18:30:47.40736+00', 'node', '127.0.0.1', NULL, '{password}', '2026-11-18 18:30:47.40736+00', NULL);


--
-- Data for Name: signature_key; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signature_key VALUES
	(true, '\x017a784276c05519a27ef22d690ede802c20865a43ab9cb3b9c8b1e5c220bc3dabea8c9b61ff2b527e30fbcdb93dc9081c1d9c99753dede9c38a17143a467c8a118666802538b989f5ae7431a2f088f28922e845f5dd0dcc5f691243503993366446da892f');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signing_keys VALUES
	(true, '\x017a784276c05519a2793fefd289fb200fa1e83f4e71ce75407deb1b1ac4abff66158c9a7cd24f6dcd825b239f6332b3027905d2b294f3b8011e169e7ca2bc4715999a6aaeccfe744b5a3c5bf7b550112d08c4a4d4aa1f5e652137f6231ff435479c85a802a89cec86d14c4551ddb82584e6b575d05e738f1abc44ebc512ca0446544a554fc351afc01d3474b472a3e1c735946c2e52a0ee4a145280be931bd9312101f62204eed33bf579a975c3fbc81a9e030fab5c3dd0cec77e67680a361df1a1fdbf12ec7e71d436043957925b2c1cb3d442b4e7374e74a7e5f78aae4e4e41149f52cd600f35c39847d038de06829553bc86bbf8dc6a5e90153817b445892107c20b701d98db6eeee877503366d5267e12fc56a870f5aa2a414267d0959c3e91c98ad7fb6895b18aa5160206b6e89cd290e9e79287304bc9269a65d5dba37b5d490e1b7ce692eae208b06288a7d5a3393b2b626835fada17aabe98fbec35052ff50ff5eb2f9eff52a89303b43bc0b244ddf38aef20d5d34924f89a58cd7bd18d488f47726081c6e514b2fbd428e7c0f15840ac487bb88b75b313a66f882c0e90b43ba8ebcef6c453cb35887179d3bcf97472ce548b17f9dd729e3926d17f9ad8ae7175cf3fa0381042279a4eed990c3b7dd8fd12d54711351a01dc91603a1e3076d4c3cf7e637d31e95dd705c20e71d4a0bb6d289c39e91bd2e11416f118f02ddf084694f3c382d7077c4633e6a996c9b1681a3c4e768cf13dfb8d8114bf9d83760cbd2cc1b0517b18a61ead5e4bc6807e82fd0cb47389ca67260542158eef4b07926b4c7812f79408a5768ddaf411fe7eafcef8e8b1bbb30d514d152d677f287e83b29d0a667e38a8c250e0cf9d554aa4b3ddbb323c3d385cdd839a2cef0cd82144dd42a5eae405e1f4afee687074ed7305bfc0874560e32b8c22b1d17998fed324f5bca2d7c9a43953b26323ecd0be29e579693f6759297347a56cd79c6b6d5237fd54c11d908caba19e899646029620e5d230fc415a9f47badf1fc4d9db9d9625975a9f481d3d2dfcec1e9df6599895e476e82af8bf09e0b76b2f7c1fa48091bd4e021e7678e01d3ec3fa19ed1beb9f2f832792a57d5ca07bde22fb824929f46c4b26e8198d82409a5852a720789ff1b5d8870b2e6f5fc18d168085a2d25a511ef166deb3dae44be45563137f4c98928390345fb29db259d4bef44972ab259012ee22f95ead383229f47f61669bbabd2e6caef6284291f63b56b225b64352f425ff1186562d7810d2f646f5211d08421a074abcf92884d990f7007e57b5bd00dd47037cf491cda2b9c54a9aa05e974aa6f5c6f88aaddd944903f12531f4c73910a69fd64edc057ca5e7c321ff1ef95a4e14d18b69cb4deb6dc85150479c80f8eab5d05c05224f7a428b0e88b1c152e9fe50d25631b64be03bd72562105443694fd9f5b7385f19875a30e8e49e93ae2a9d95753448e2d16867b54269ddd15f9b05dfa0a9769a5d840254ad942e5f9b3f4a64451baff7aa43259d73c8528adb3c2f6b040f55801e5132cf19eb7ee1f9fb169211f6054b8c028cc54a19c6dbaa2c14b7bad9c867b0678cfa1511be93e33ff0ed6b4445e9f6491161dcec0d3e5a100ca75d3d60f2e6068395be20b4a2fb160d85c9e8688e9cd965731fad915ee88c1e0edaf4d327de40c9d31e992a00b016ca0126df6f45505d99fc163a37384065fc0abfc07261d59b100a928388bf5f227367ac221ccffa682401af0fd8f068b55c4187b361a82f316ee06f8944a184187a164eb9fd8b1df6cd4bc83f0ee0fd9398eb05454b5459594da8dcedf3e5eefdb999402fc38ef810d0411c3eaaad2065a3eea298219deb4b5f05d673b7e327eb36260af428dc9d43a77e0d21cf8159743a18b781b063589e3d8668e0e5616bcc2b3c620c978bcc6b4b4a05b52c5b8e92b400d77f833f6fd1e1d8e37c93f4d9df89b2055a1b210988bd500a7ad95bc3b25cb25db39172618ec3524c00c5f6761fa4f2a11d53ffc100a234d054c61d94bbf57bbe468b3fcc4ac4a8b8975c79bd0800a2c8d1b6aa35cd849c7e66f9a74b9faccd5f25c4d0923af753f1fe033adf604755db14594414a4f2717e9abf0167ed670a8387ce80aaa91a5ee7bd63a0a346b17b4f6efee747d536e27295c784f3a12b3e601987ee2a57f9031ecbf04c2fcad3b0f9426a932a800880da2b0fdbf0c30e799bf5291739c58845ca10963aa97f221ab7904ab452b1bf0ae61f663bce5fe1148150c42e2c8ba524129ea6a814cd99119c6ff57dee2344db67109272194f2e3ad9d8daeec7b8564aee5137151073e90c2f16f59be7f0d439236368530d485d5ef18f9bfd725beeb16d78fa383c7148a296ec6131627a8452b48fe13b56eee4592ae893bb6fe2aeef3276328ca09acd9ef81ab3034a84c6013c9512019598d82c331efddbe9ad4295b59de74ec252a1a73566a716af66423512402cad5b133cb40efa44fd1c792bda75413c1a2cad86c575f995df83f9cfa5cfb67cbc37b9905128287c5e9cb571ea988f6c27e8b63d12f2c9ad5e142eba8974bbecfdee489bd0f53e3f9e251851386bb8ab363aa7a30d25b6e899a96378fa7b76a310400096ce5ff747056bb627f7e56cbd6ef66e75809de06f9e25522c5f00956842b998964d5e3f7115d09392b4ee05eba90c2b182d8e945bd92a7fe9d87122a79016bd470dda0891a292204ae5111c4d87b51cfc2532974117617c643059bce5ad0279dc36269482793203f87da8b8a32e77332cd1b7355da8afb7198e840e022c67d22db9e9c4e65ceb3880fb5b9bfddcce29ee1c342150d2d8bf9c75fdb94ac4cc5389bd0b6dcc8a27170f802079d527f0a3a71efa57a12b89f42af6f76f210edec28d73019c7cd11b5e0f96e09b919b2cf582ee5ebc047f2f0e0202d32a92dcf37d5130b6ec53d4f52f8f1d6c7814ecf3640a6ce5da12f0ed39591a50bd84163440e8fb9942a1a5e64423f23ca88cce19887718b2836cf7d048efc777e0955fa4e3936a18d8185bea2936d33457b256e73788f2a5263586168c3cb7a8835e1a621fb84f43587a3ee6df51896928f4e4623b786a2ff029d5f87cdddbe0d14883a182b1180a600a5e6cd5c3bb0822fffe69d220efd6728affd24aeb21e2eb27ab9522acf9672ee0b826250f1a1735fb7d3708db1cad06107fe6549d1f1f628cbd081f33f96c1e10eb414c978e3cabc4243819b545ba8c795ddf2b45e51acb1914bf70c8c7fff4561c6a67f62d685dbca182b11d89acd77d5e018ba67e61b29ac1632991accf7141bfb51fa2d285e492a52e067a7f1101accc20a1ca970a71e7b0379118d111ae4b6a3b9069d9010f0cddc23019c8107c7cb3db3d233c961b4e9421419989af281151ea055eb070fddd1129b9bfdd1fddf328be61e06073112a04a2f0613080135ecb30e5c3d3b75b12e2bf17941d702d3c0e3b1f621e92b720383e65b81c189082892a14f578ccaf168fbf580198930268f2246ebc0f9a6deaf391a46bedc77ede00fa924ddb5a38031594b0e90d85f0ccf0ddc543bd5c3c07889d96f8a0a90d3cdca974b8d9c7faa6f35919bcd649b647c1029017145369a53fbef8298483e89baeef5a519583099ec47bace7dee76f25b8798ddbe9789867d83f67b24ec4819746edcff097e7e414b974e33e6f427134136d1f22d6ade603a7dd82d044c8214739e5f52c02b48684e9429c05f2c9ee24263257ee2d0b9cb43b893e65359b975421f38ea6c5b6adf425a340b70c109b33fecdfe6dc8d4f4f4d8778e8d2d3125e71a8846a9f68924ccdab8a4e440ad0b0c80b5edc4d0c32440abb59999b513ebfabeaf9874121d999b22f6f5503ef87a5a23a5c1511835d66e671dc33b59fe676d768aa1144ac704652d1ed6e6c7c9e1c7029ca2718bf4e96ff8876ed02fdccd0eb3e59f535fd916c4723fff20b2f5adb4adf0fdd89944a879d6837f4dbb4adf36f410574eafd5cfe55eae613613521543f387f558e38937ed1223717aaf27cbad637a9336c872ee9a4a98e1f74744f13a589d6e6f93445dafe9f1228282444c7e09c67dbdd5952aa730ed6014c89894078284d10ae25ba61f2c7ac4998b8bac109d1acf007fd63915f9659719b55558b6358eb1519b2e50167b57b13214423c18b36bcc742cf3260677bf7cb6f1f17165bca9fd14d4c976c366ad9ef10c7de0deab90e6dfb1eb938da509f61a983794bf19a03ee71060d9f6ed66cba6813884d9d746e2f3b0ac51b94dc9c3086b75649efda7f000760bfafcda81248de76a7a98fb74eed646fcf073cecc589d8857e9ec53f1564fd67c4cc650229fa749903ddb652c8571b65be64863e485484db912630dc44ef548562b0f532afe4b3a16dd58b3e81284633968c2aff2d8d8bdc50db8f9dfcc8c26f86d245d5be6b17c820f93d438eeac6698c4ee32cea0dbd66fef35cd8a3c38d63dbbc401c05894873fe8c8d360e01664e86fc08979a27c52133e4f46bae8ddd84f4996089c4765ce08cd9c36f098d9b707ed70b36617db58282e50b9fa4a977c98b9a33394394c1e6a8dfe1d6f798c1edbeca12722ed54be865f9d88c96c0067c6df538c653eb984a85f8dc495524feebbf6b7b6af5fbbf180e0f2ce67b04ce2b96439e4d8e3db285860cac32b0f4661a56d4d9558c5acb90db5676da2635e77fcc94fbd6a2da2f19f1a6a1935f3a3237f730de29d39867fc4a26286c473504c9b58ba96a8f72e23be656b40222e14a25446f82631accd8d79943297b3bfbff07907f64b4d3861243638ea182f8669de761cc9dd314b349c8be75f3b33068337ab7d07c66ce65e08b7eea8767d3235259c9a6044a6b2cecfc6ab2618d36a74d456549a9d9581a2196f4a0a8c6d08f17ed4a23ca995b9260c964be941065bfd5f1f1edeaada3b9e51f90bea8762e56cbe4a8d9771f853304713b47890ec4061bdc9cf5a3703fc34d5f8246c9a750fcc8de3a1aa80388a3a9fccb7006913308d4d07ae918a869086d364d867ac85a0bff4e72e8a775e2f7631af63cba1dd8e854ab492b9673c0ae7a613e5fad6c2ea003d92a9380f05bd035e5e5b222f8b997348899906ef25f2250d2c4da73f77ebbf63f9f65c092e25e13ae74c772028fa75a7692fd92768a7a29108f5590f4b886e1b1be4948aab5432577a67ceaa51b04aeacf3d0116033de7fef1a7eaf838b9a3059fff22a011349a8be4f3d46f1fa45079c36d9f5e8d73076d9d770fa55d1b5830402573a278db6b7485aaf85f974524e5f65c99b1ca71e1ba05dac95316fc2f73ed15f6fc4f5977ce9a9d58d496a6212eef8a39feb91100fd2efcdfc5de701d3abb912ceb4cfe73e5c052d0d41c5797dde49145480c213ef1789dd22f4302f03c76b41b7da1eba76a37ef07cc2db16c814776d8fdae1e7e642e693c9f61c95b170dd3f64af9e20ee643aa66a97d71868d263599067f52b71bb782f3a4aeba8a3267433822b896f2c2950bb41c8bf3d268fefd2dbf546805b524d8de69978f0b39af19eb9a8c3376187e89e1c25f97e316d964d9ed32bee1c8eea0b8525f95c461d7b3651a3cae4bf1f1ec5aa48e68a12e545e349df330e0ebbf543528d50a1bfb43260157c7b493cbc6a40ed56595db1b37db17bd09197684a0610b9d84d3f5f494df8d70d88e93b92956df8a876b4dcd6e95f02a4c2233a190a499f650f5938a7c82c9d84f973ecf5a63509d395bea8f503cc7a43251da7575ab4da5397bdfa09f12006a857f64b368ad0718d4d7680d29dc0329634af224061b9f1f4a5d19da5a50ab6d424dfcb18ea0462564f3814b1857acbf7b7115af3900c5e3815fe39added85fed2322742be217f94ffa175f90a2118bc5cb202e0c93af76a98330f3171253e642afcff03c7e8ebc73bd3ac952c2a388d04941961f2027f121d4300900e2de4fae746eae1c30479ba74fb94e5e2d901c26350987c99dd34bb39905d7bb1e634ff4412903f74cfa0bd913394d4c473c06543f9a7c819462a8625fc10899ffda331521a3a4e8addc337f51b980f9546b5a3b733b70e13408adb51b8cb9affeae1c9940e3eec6719aa4f5d0bb30315eba57bb0436b8512da6cc1fb52557077a95f0f46cc3f395870777ce1d1d598b203a94a14af9306e3e9f3c6c7a1495ee0a0e0b0138ba4ef1bb552b8216dd2cacb4f5f82d906c803fb3a245cf0d84905e21265d46efb73e2112e5921f79bb68e13cb85c9145ffb87e8ad03df8bec187bc329a93a726af8f6ff8b3bd464d621e1d0c630d2add6167943801a6c65865ae44d4a2af881d22845d00bfc739ac0a459bbec221610df12b7961398b8bdae334f824c97c074c3eac4f4cebb9297ded597795c84f1374b781f6fc35db8aa1e0c29d88a8941d3225dded2fb31090c98314479231751356f442a1ed0d199a36a741bf28896b8f01a5c123e6fbc99c1055a4628de402d281d3a81d53e27c25665d254ec2a6492e4195db49a7eea5815cf149248b4f95496b42d89d0fe6ee44f1a62d40b7bdee128ef8c949f9bfc532077aec6e35e5532d1cf0f2af12c145375106edac14082c5d5aa3b99be3b4cf5362d3e2daaafd4cff8933890bf5d71ee0db45ee7f8998397d24b6161715da68858e38868b8c1e2349f8002a2d45751ce9168d3e733668b545d2636b4d23225c3eab17d585b213d3265a2adcc503844dd67ae4a6bd2459baac70a6eb9dea014064521c75347cb2c38c3011e326b557cd734f19315311ae4b11166dcf5dd569ce5c520ef3329fa7b0f52a12e64fd153fb84b141d30bf2fced5504dd03411f68d154a14e0b415c042629ed5359174ab449373684b05087070e9bbd770d71584bc348d16c289b9c3bf460771f6ef73772b9548397897aaa505befac0063d67f314606c12bd0bf8de90e201bf3567782865b7a875911050d2afbb08b319cbe48e186895d25502be97bfd3dacba3344eb7f3b5b12d1973cec8cd29b6ba0d8032dd7d96a4e2810df5334537f527c706204b38c5cfa3d67c59afadf14245bed6861a8e8e17c14be86ff2d6d866cf72828e811f02227b794864091476e42bd4815900a4092d8234699a12332990fddaa1d5012d4cba178b1c2996d9899afaa3e1f3353dab1a654d0872b8e9e72e529108094b52998f25b6b3ea35976e2486dcca443f38c400a46b38922833b605a7d5389f419c9b2cfc1a95eb1ece5fb4b12b5a8a0d202f67583e8b26a0a23857d4562730ff5baa23885b504b0603c51cb4330fe0fb9f20475acdee5ef5f9ccc675d970e4ac7a1a0c3c9f88d576fd9692e1581ade61b1bfd766dc94d2ca282554e1664f6680e7a37bf2fb5eb227ee31bf5547ba2963328c7805c1f78887dbd235f791eb5132becdc3f69b0817574af17c8af4ebcfc2338e568b5e966aa5ebc436274f4692e3078652d373ba2c99a7221791034d3c336e0ee46edf275885750b80b527c6e7ac234d63e65f849a2e47da53aca61fb05e8b75ce704e2d3fbd5819dcf1c9598ee9dc84b952bcabc2e38c98dcfc3557a89b92cf9768c332ba0ee7e660c63e784f1899471f2c07446e116bd65624157a4a3cb7dc93ed26bad8c565472ab3297695125daf034febf69616f3812ed7f6622030bf524607977be08e4fd9918173fd244ad1a1c1d149383e33e4b45c3e287434862ae71b07b74af15b81da8eb9233d27eb2463a8883fa986b0cfa20a26de398d58f51d1bb7c57bc1305b9ae9e97365291ed3878dd585e5ba2c8423a2378b4089076fd26344c89782730520e7ecc263dc82dce75a951805831e259e8caeaa3b2be10f2bd2583ea58b7a69af87008862e609082ecf06d1f6c70a5988c99b55300c2ca91f25cb69f9034c5939eea6e8', '2026-11-18 18:30:45.052758+00', NULL);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES
	('\xe10a37fd3e412bbb4a6964a2927451dbcf780a11c6f2ae9687a04c57d6cd30dd', '6dec0a77-00d2-48bc-ac3f-29323e8b72b0', NULL, 'user', '2026-11-18 18:30:19.521676+00', '2026-11-18 19:30:19.521676+00', '2026-11-18 18:30:19.521676+00'),
	('\x7589b1faf03f142ddecdeb6978450f9e4acbdb158d4ba7b249cf7fc8a3d5551f', '6dec0a77-00d2-48bc-ac3f-29323e8b72b0', '827a4704-bd79-42af-a7e1-d190aec9386a', 'profile', '2026-11-18 18:30:19.812615+00', '2026-11-18 19:30:19.812615+00', '2026-11-18 18:30:19.521676+00'),
	('\x21713067da1607f83d45912c05f6cc4c35e0fa65400604e4d879d411cbf8290a', 'e9c2c52e-7a13-4753-873d-f36234557c8c', NULL, 'user', '2026-11-18 18:30:19.987123+00', '2026-11-18 19:30:19.987123+00', '2026-11-18 18:30:19.987123+00'),
	('\xd8a99172e26a9453412b706294a04a5895d9cc666d9dad656e11ba4472dd7677', 'e9c2c52e-7a13-4753-873d-f36234557c8c', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', 'profile', '2026-11-18 18:30:20.079422+00', '2026-11-18 19:30:20.079422+00', '2026-11-18 18:30:19.987123+00'),
	('\xa0c85309acbcbb2eca4d25e4fc30e211ae5b4696411ec0c31ea9e2474ffdeda1', 'c700084d-642f-4211-a692-8cbc05eb0820', NULL, 'user', '2026-11-18 18:30:20.187656+00', '2026-11-18 19:30:20.187656+00', '2026-11-18 18:30:20.187656+00'),
	('\x5fbca12978b320d35760b51f61e3f6a0a4ed270d546afdab32b4a2c5eca71c28', 'c700084d-642f-4211-a692-8cbc05eb0820', 'df00f479-3ff9-4d57-8538-df4e28713ed1', 'profile', '2026-11-18 18:30:20.215742+00', '2026-11-18 19:30:20.215742+00', '2026-11-18 18:30:20.187656+00'),
	('\x23c13f382c69fb5f2b4d972af615c5a208ce517e97477fb209013f6088dfc07e', 'cc881f40-7b2e-411e-9918-8578509d1f73', NULL, 'user', '2026-11-18 18:30:20.255436+00', '2026-11-18 19:30:20.255436+00', '2026-11-18 18:30:20.255436+00'),
	('\xfb69a305fbea4c4a977ed547c1a3a178a5a1fba9a3beb027254c4ebdd570cc9f', 'cc881f40-7b2e-411e-9918-8578509d1f73', '1c840087-0736-4380-a8b3-fb845ba756dc', 'profile', '2026-11-18 18:30:20.293364+00', '2026-11-18 19:30:20.293364+00', '2026-11-18 18:30:20.255436+00'),
	('\xdf2e1f03414fa0aa18d0f90566fc7a0ba508a1f0afb6eaedb0959b222314b6d1', '6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', NULL, 'user', '2026-11-18 18:30:20.320849+00', '2026-11-18 19:30:20.320849+00', '2026-11-18 18:30:20.320849+00'),
	('\xd0067583bdadd06bc082817f87a57cd8a62549d180f8d98f9b3fd71796467321', '6cd11e3f-757a-4d2c-93c8-32a41dbf9c75', '22a9c727-eb21-4f0a-8edb-49bea2ca34c3', 'profile', '2026-11-18 18:30:20.35097+00', '2026-11-18 19:30:20.35097+00', '2026-11-18 18:30:20.320849+00'),
	('\x197be996551ad97bff65c3f076e6065d377c08146ee43259223ef30f029db0f1', '6cab3dee-21af-448b-be09-2f7f6d682a16', NULL, 'user', '2026-11-18 18:30:21.979682+00', '2026-11-18 19:30:21.979682+00', '2026-11-18 18:30:21.979682+00'),
	('\x15d370918027f6905e68de3488452876022f767426e98ed6489104b5a9326036', '6cab3dee-21af-448b-be09-2f7f6d682a16', '37cb3950-c43b-4b65-890a-bb651ea6c998', 'profile', '2026-11-18 18:30:22.048606+00', '2026-11-18 19:30:22.048606+00', '2026-11-18 18:30:21.979682+00'),
	('\xab19b54200753b1309c825ea33a8c7b524e4f56609a8eb5a1714274e92ef82bc', 'd745e8d1-c57e-44f6-96f8-ddd3b0ec8af2', NULL, 'user', '2026-11-18 18:30:22.953696+00', '2026-11-18 19:30:22.953696+00', '2026-11-18 18:30:22.953696+00'),
	('\x9d814060808a05f7b9a541966e7cf7849ff8d2c7d8b210bc76411a525c5c243d', 'd745e8d1-c57e-44f6-96f8-ddd3b0ec8af2', '116d460a-b321-41ba-9f35-b45e74b94a0f', 'profile', '2026-11-18 18:30:23.00826+00', '2026-11-18 19:30:23.00826+00', '2026-11-18 18:30:22.953696+00'),
	('\xb30d167a160649bf5dd6da26dcacbd4684961fc5c21f38f0d82208cec5ce284f', '22a921d6-78d7-4d81-ba63-2c1ff38d377a', NULL, 'user', '2026-11-18 18:30:47.40736+00', '2026-11-18 19:30:47.40736+00', '2026-11-18 18:30:47.40736+00');


--
-- Data for Name: told_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_sign_ins VALUES
	('\x09a224e605478bf3aaf5df2e08583f6c36ef6272cc801768bfad0edfe710e67f', '77e19e46-efb0-4c66-a545-17b1c6069770', NULL, '127.0.0.0/24', 'Unknown browser, Unknown system', '2026-11-18 18:30:47.40736+00', '2026-11-25 18:30:47.40736+00');


--
-- Data for Name: totp; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totp VALUES
	('50c404ca-01d5-4a65-b012-751cf44a7f2b', '\x017a784276c05519a2b30d2de931d9656a2df4c281c3ebf1f6ad17cb66e682491c6b682f69a243e7d8087bc62914d64d9b42babf8feeacd34e54c39eeb21bc4995', '2025-12-04 14:20:51.839896+00', 0, '2025-12-04 14:20:51.839896+00'),
	('6d20545e-c368-425c-b963-288bb23d5c4f', '\x017a784276c05519a22e4fdd7e28a04431223f281f2bbd411522fcafe6d2d8c071cd6575b1003e780859752e3993db79f21afe64b98149f64985ecaa57c523e2d6', '2026-06-03 14:20:50.289094+00', 0, '2026-06-03 14:20:50.289094+00'),
	('a912c84a-bfef-4346-8800-60dfb0e40824', '\x017a784276c05519a2d39adb07730291947bdffab7937b68d3135a2192dbf5c357bbc8a2043063ce3c3f576119a9995a8b8a05216efa5efe5f2b5a73e9db7f8b84', '2026-07-23 14:20:05.200455+00', 0, '2026-07-23 14:20:05.200455+00');


--
-- Data for Name: use_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_days VALUES
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-03-25', 13),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-02', 3),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-06', 21),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-10', 16),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-14', 11),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-22', 24),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-04-30', 14),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-05-04', 9),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-05-08', 4),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-05-12', 22),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-05-20', 12),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-01', 20),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-05', 15),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-09', 10),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-17', 23),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-24', 20),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-25', 13),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-26', 6),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-27', 22),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-30', 24),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-03-31', 17),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-01', 10),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-02', 3),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-03', 19),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-06', 21),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-08', 7),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-09', 23),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-10', 16),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-13', 18),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-14', 11),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-15', 4),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-16', 20),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-17', 13),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-20', 15),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-21', 8),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-22', 24),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-23', 17),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-27', 12),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-28', 5),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-29', 21),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-04-30', 14),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-01', 7),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-04', 9),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-05', 25),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-06', 18),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-07', 11),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-08', 4),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-12', 22),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-13', 15),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-14', 8);
INSERT INTO public.use_days VALUES
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-15', 24),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-18', 3),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-19', 19),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-20', 12),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-21', 5),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-22', 21),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-25', 23),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-26', 16),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-27', 9),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-05-29', 18),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-01', 20),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-02', 13),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-03', 6),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-04', 22),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-05', 15),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-08', 17),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-09', 10),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-10', 3),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-11', 19),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-12', 12),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-15', 14),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-16', 7),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-17', 23),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-18', 16),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-19', 9),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-22', 11),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-25', 13),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-06-29', 8),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-03', 3),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-07', 21),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-15', 11),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-23', 24),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-27', 19),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-07-31', 14),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', 'user:read', '2026-08-12', 22),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-23', 4),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-24', 20),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-25', 13),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-26', 6),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-29', 8),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-06-30', 24),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-02', 10),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-03', 3),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-06', 5),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-07', 21),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-08', 14),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-09', 7),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-10', 23),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-13', 25),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', 'organization:read', '2026-07-14', 18);


--
-- Data for Name: use_recording; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.use_recording VALUES
	(true, '2025-11-19 12:00:18.941405+00');


--
-- Data for Name: used_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.used_challenges VALUES
	('\x2dd00bd77e0222ced882665481a9c1d9f907309d16e05ed007a1ea63928477a9', '2026-11-18 18:30:47.800381+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('fd235c51-8035-4c37-b704-d06b53588459', 'theo.okafor@maplegrove.example', 'Theo', 'Okafor', '\x017a784276c05519a27bcd645f7e9b2ff1c774506aadd779578220b09287530594c430337f936b6f7c506d0e8038708b31daf55d0715cbafb55f3a9e8362cea15a78aebe9a75cff9a9d2528850021f0efec74049b07e987e4b8fdd81a513b1c2a4ced4b803f20cb8019e97f727ec95a396b77856552cea9f988289559b136faf6a8fe1', '2025-11-28 13:10:23.507655+00', NULL, '2025-11-28 13:10:23.507655+00', '2025-11-28 13:10:23.507655+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('50c404ca-01d5-4a65-b012-751cf44a7f2b', 'noor.haddad@harbourlane.example', 'Noor', 'Haddad', '\x017a784276c05519a234024f80604d92202240e1565ba00fa2c413d21ecf6174f5d4571c1500014ff07f9f2ec7c52aaccfb16168cf1d75e26648c58110ad46dee2640fd37ead7d2d0df64af822b94dcc8c2a2b7fd3b0a8b73e36469fc7c2afa198709762a17da4a24e3f0b5d626e8afffbdade742bc6b71d9e10999dbf47d93ca4b427', '2025-12-03 13:10:59.750645+00', NULL, '2025-12-03 13:10:59.750645+00', '2025-12-03 13:10:59.750645+00', 1, true, NULL, '2025-12-04 14:20:51.839896+00', NULL, NULL, NULL, NULL, NULL),
	('13455c5f-9395-4f6b-bc5d-c2e448a81aab', 'elena.petrova@northside.example', 'Elena', 'Petrova', '\x017a784276c05519a21d142287e95107aa33fa952ea360ea851ea21e3b8d4cfddc0b8491caa60f068dc817dfe9fe07ff0ab3c3eaf110e0d10e8ce233bbd97fc8d94fe5f0ff48e45ff12c6d70240b93813e88d4243d82f2712b3263328e309bfe157d9113a995b6e6d354431d845029ce6cc59fa8f8c14ed0494446304b3bb87f0f06a4', '2025-12-05 13:10:43.912555+00', NULL, '2025-12-05 13:10:43.912555+00', '2025-12-05 13:10:43.912555+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8186cfae-7e32-4b22-b1c4-387b53bd2727', 'kenji.watanabe@lakeshorelabs.example', 'Kenji', 'Watanabe', '\x017a784276c05519a24c8766a5b430308b8241ad92b1d89bef4129dc5f2493fe5d3bcd10a4dbacbe2e3122b785f5a5608ec1b1562967bb90dc87d66e2d670df3aacf43cfbd228767cdf18e585e2e1058d4b73850b8730365dbb536a9f717861875bbdbaba11f129e311f264804707001819da0beb238fa2eefd6ce8589edad58f13c71', '2025-12-11 13:10:12.237351+00', NULL, '2025-12-11 13:10:12.237351+00', '2025-12-11 13:10:12.237351+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('36c66bb7-9b5a-439f-ac60-d92d0153b8d2', 'marcus.lindqvist@northside.example', 'Marcus', 'Lindqvist', '\x017a784276c05519a252e90258ba97940bf8a5b09528c0d6b46130f64428db37bc1c94baa31095a76d4425e9c5b7db2cd9e0d26e6bb7916098c0632bd61b7efe275391de9d8fa43fb0cc1af89a550577fafa12dcf6a13d090608be23692577d407289a95c0c8699b2419d25d4347900cec0d0098b51b4997612f7f6cdbad44336b94e5', '2025-12-16 13:10:48.479454+00', NULL, '2025-12-16 13:10:48.479454+00', '2025-12-16 13:10:48.479454+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('16e41625-94a6-4aae-9a3b-b084114a6ea1', 'ingrid.sorensen@maplegrove.example', 'Ingrid', 'Sørensen', '\x017a784276c05519a2d63b114b813a57cde0e4c462f404ad2fde4a622a3c984abdfbdde85c18417aa0c039c920e6da4b8b5950e4b9c87b9afcd6ed42ef13aa0243739396a0c00fb9de05f76d098d02f1c355685b38f0dbb5d51f7671e37126d9365caa30c02a692ab1a569399b525de9e7514a42c3c041d709ebc1d32c0effd8b99809', '2025-12-19 13:10:24.722442+00', NULL, '2025-12-19 13:10:24.722442+00', '2025-12-19 13:10:24.722442+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('105932f4-e3a7-4349-b500-11e167f2925b', 'tomas.herrera@northside.example', 'Tomás', 'Herrera', '\x017a784276c05519a2dbd314c4ccb4c0a559285aaf7576fc9ed24de0901177c91e0bf44edc265cdf4d17a219f1ed33ce12eef8fd7baf6becb67138191d6fe1b12d97b9aeee51ac55ffa1e688ff774e0f65d819ebc3df4e8bbab553c3320edd83a2dbd6580c050ddb0ff5f192d24962da3830e00fd9fd6651e8d645fab231e33af6c213', '2026-01-06 13:10:49.69461+00', NULL, '2026-01-06 13:10:49.69461+00', '2026-01-06 13:10:49.69461+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('f98cbe9f-5dd9-49e4-908e-f5bf65385143', 'maximiliana.von.hohenberg-castellanos@northside.example', 'Maximiliana Alexandra', 'von Hohenberg-Castellanos y Etxeberria', '\x017a784276c05519a21d902d8f1eaf852ab76b8f4c8636e47dfa249fa69134f38b581a5a3ea371153a6c065d1de1b5b50661075feea90a3f9dd245902eeb4ed405e5ce79d95e874a8c3f3567b0fa121a784e5ab089cc2cca8c3e3aea13e294c8adb4496b0fc262830cfda8a5b33dc3adced5bf449dad8071b13c0b28f98cf8cfba2c07', '2026-01-22 13:10:14.666419+00', NULL, '2026-01-22 13:10:14.666419+00', '2026-01-22 13:10:14.666419+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('32165ea5-9695-41f6-84a2-4eb4cbd4a77b', 'yusuf.demir@beaconmutual.example', 'Yusuf', 'Demir', '\x017a784276c05519a2f752d3abf8ad523a71a38102bea3c920a7615d331d0166003e21121faffaeec03726e27ba1d8606775564b9ce3be6464f74c8fa47e27f1a018f606cbe1ff38a797b2ae473f0262516bd5abb52bb3cc5f0d073562c017033f4dc9ce21c7aedb341d56a0d4a0626b5875129945b6a80169c5f93840cc45e0197828', '2026-02-04 13:10:03.398137+00', NULL, '2026-02-04 13:10:03.398137+00', '2026-02-04 13:10:03.398137+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('35787e1d-9ce9-4dcb-bc81-2426e16095d2', 'ben.foster@northside.example', 'Ben', 'Foster', '\x017a784276c05519a2311778053ef67192fd77c5c8f683b6820f89754107dc4a613caee463a374c4266d2ac7e6387a17bea62abd8fee957960fa58f39fbc53d6e4c8c7b8cb2e6e47a86e277900bc278726ecefc6a1d306d110e292f42c7b41f929e515ba27b4ca99bee4cec38e5a1affb56eaad9b14b9274808fea9223e8775ec0a37e', '2026-02-17 13:10:52.124389+00', NULL, '2026-02-17 13:10:52.124389+00', '2026-02-17 13:10:52.124389+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('eb2f1007-adb2-4576-973c-18299a66d373', 'layla.almansouri@northside.example', 'ليلى', 'المنصوري', '\x017a784276c05519a2b67453a825de3ec1effe9201ceea7f0f8fb5a07d10b0ab57d5aed8e8657cd01171c72297b187bf640db1ff001382a1bfee47de51b388f30a780ef970053a868214f49ee091f09761f25161bc9014653d958f4e8e06b49a7ced27c54e0d711eecbcd41a31d2ee4ca75be74052b4e1e80b39fe6f9e632146ed4e2b', '2026-02-20 13:10:28.368234+00', NULL, '2026-02-20 13:10:28.368234+00', '2026-02-20 13:10:28.368234+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('0694da52-d5e9-4a8d-b5ca-520e8f3ba1e9', 'chloe.tremblay@cliniqueduparc.example', 'Chloé', 'Tremblay', '\x017a784276c05519a2dff52abf7e422215b15c8789cb5912afaa87d4e45f51ffc2ffa81a255d2620f36b25b80a5732db150cf26c036e7764429d89fd624afef07de9be86f1e38e9e0f38496f08c5c77942f0c7aced87080c13bada8fd16e7c163d3e692328a1708e13fb90192b7cb563f8ab5b76d9e5a8628ee0dcc5294d579da270b0', '2026-03-02 13:10:40.85338+00', NULL, '2026-03-02 13:10:40.85338+00', '2026-03-02 13:10:40.85338+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('dd9ff57f-4c32-4399-8cec-b9e752e2bed7', 'jamal.carter@maplegrove.example', 'Jamal', 'Carter', '\x017a784276c05519a22b817ec89686b99c19475ec6b192c46fbfbd8b7d42fcc516dd6a03370e3b6e1cd06dff08e8f78d726b3b1e97797c35c9be80d1c30f40f9aa441bae6ec41ad542f054e75326c5224f9beb037ee46e1bb4c81a801c17cee80ba958948bf26ebf5d16145e2b0113e7f77b4111dc49fa3f9806587cb20f64bf637157', '2026-03-12 13:10:37.501454+00', NULL, '2026-03-12 13:10:37.501454+00', '2026-03-12 13:10:37.501454+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('366d7c2c-e8f7-4337-aecc-44d8979ccd91', 'sofia.rossi@prairiehomecare.example', 'Sofia', 'Rossi', '\x017a784276c05519a298a656ae5d68df6bf57d4a89b6e6239fca4b7d1096473e7924789139660068b215ca5699e5d8d44feea45f2414a39dfd2eb7842130ba80e86b0dfdad008d4af48eacf4e71904334c0ea6aeb8f6dd071d3dd8ce48763250863f318673d1651745a75ec0fd6ebec76e1739ff312ac5ecb09124e4858d1f5a3ae6e3', '2026-03-27 13:10:10.393233+00', NULL, '2026-03-27 13:10:10.393233+00', '2026-03-27 13:10:10.393233+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d5a8df9-5c2f-44bb-b14d-594c63ccc54b', 'liam.oconnor@cedardental.example', 'Liam', 'O''Connor', '\x017a784276c05519a2a70f864e697e811b5fa5039a20132e21ba1a6d21fcbecd6dd5371ca26d18a474cf5ce5289e532860251c0d2959f621d223ee3d005967b96efffbcd1580ead1b06a68b48aa7f7bed07a5edce3d9b262d6832a2aec7e3ec563b0ca11bf039b82385944c86f78b094acf7409a4483c398e23c7fa85446e586747743', '2026-04-13 13:10:43.283404+00', NULL, '2026-04-13 13:10:43.283404+00', '2026-04-13 13:10:43.283404+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('1800081d-c5d0-419d-b03d-b99060746640', 'grace.kim@northside.example', 'Grace', 'Kim', '\x017a784276c05519a245366fb66a938aad7cefe2ad45343e9e292dadf350afe08eba11ce8637627d26346964406af716276d6ef90474602ca5cd795e77f9ee3effa239746fd4f37f15d6bd5e05c49b69c759fcb82907927c1a6c9dcd4f59114090b39dddf972951a99531ca323ebcb60ceba3b829b50f4e5a0b301babcc02488c97dd8', '2026-04-23 13:10:39.932183+00', NULL, '2026-04-23 13:10:39.932183+00', '2026-04-23 13:10:39.932183+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('242265fe-fecf-4f8d-ae9d-93e25fb6b954', 'dana.whitehorse@stbrigid.example', 'Dana', 'Whitehorse', '\x017a784276c05519a24ed5544130d60cce2e9fdbf22088494ce8bc29b2584f5ca14f230f574b1777c03cb056338f5471e91c445863b9aba027a2c685fddef5bafeaa537612256fea2aa2e410e51727a4d588fc6099e63c1ca2cf1c2e7a8864fa211a0e77d1f67c244aec3e94c0dd6b9e6c3984fe60f0b9998eeb286c030794193e7a84', '2026-05-08 13:10:12.823574+00', NULL, '2026-05-08 13:10:12.823574+00', '2026-05-08 13:10:12.823574+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('91466e11-cac7-40a5-9da8-5149b88cee84', 'rosa.delgado@greenleaf.example', 'Rosa', 'Delgado', '\x017a784276c05519a2ca3e51e385c4a06f81b48844b0ac0d87b70e861d973478548018a077a7ca694f162e92cb64586168355270a0f63fa77dffbc53528cdeec5b435e6a81b9b86af7df224ce823bacebb421e2ab58846af5ad5fac8ef480a47d9b4a78a498771e9d38323998918e290c783b607fad94ef95f66818ee110e057deb3bf', '2026-05-26 13:10:37.795655+00', NULL, '2026-05-26 13:10:37.795655+00', '2026-05-26 13:10:37.795655+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d20545e-c368-425c-b963-288bb23d5c4f', 'amara.nwosu@stbrigid.example', 'Amara', 'Nwosu', '\x017a784276c05519a20a9707a633aeda4a1b61a1ea9ffe5e33410a6d2c9dd987967719f252560fe236103f10f67975c8275c93e3a2c5b360bd89283177c80c478827d6073df96b721a80f71844189546a490430520060b90a79b41d4cd2df8348d2a18d8979524803778f6a1464bb6f571859fec1a9f6befff6bf161877f5d58cf473f', '2025-12-26 13:10:45.130678+00', NULL, '2025-12-26 13:10:45.130678+00', '2025-12-26 13:10:45.130678+00', 1, true, NULL, '2026-06-03 14:20:50.289094+00', NULL, NULL, NULL, NULL, NULL),
	('48fa1433-b6f8-486e-be25-9a314c1f5467', 'hannah.goldberg@bluewater.example', 'Hannah', 'Goldberg', '\x017a784276c05519a2bc407f6bd7d7956d2ec743ee00c153e46709143c4f425a152f13c355a8fb7f2f28754c53fba352ec101554530b501c5b27bc6148f302fa77d5b32ca1a670f3ec40e88b859c5ea568813613ffd5cdc33017f4051f8a3e9d7e773a816359ded342a052ac5c8f5c8327e56306a50ab4946d0d7b521b7a0898c84628', '2026-06-15 13:10:46.928493+00', NULL, '2026-06-15 13:10:46.928493+00', '2026-06-15 13:10:46.928493+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('a912c84a-bfef-4346-8800-60dfb0e40824', 'priya.raghunathan@northside.example', 'Priya', 'Raghunathan', '\x017a784276c05519a2fd2a60f7570f775d7c5443ad3fe85365e472a30c070b605af6af32e5853bdbd8505386a2438faa03c20cf52378b932608681a776f3ec6cd3818e09759188a7423c0ef8eff2592e0c7f3b16be665c8a9a000ecd8921329b9597b0199d6f0eb17ef97f604e37aa8b10c51fee1fb87edb629cc652f48c8f5a475208', '2025-11-25 13:10:47.264669+00', NULL, '2025-11-25 13:10:47.264669+00', '2025-11-25 13:10:47.264669+00', 1, true, NULL, '2026-07-23 14:20:05.200455+00', NULL, NULL, NULL, NULL, NULL),
	('05c366f8-0a42-4a9c-899c-1eb5e4f36963', 'oskar.nowak@northside.example', 'Oskar', 'Nowak', '\x017a784276c05519a2e398b9cfe34ab3fbcfb33df55bd36cc04bc5d661a9e88db84bd8eac0672648166df3ed59e6a4ebff3cc6c064dcc01d162f6526b3bf4d9cce8a8b39e784db95a0a81423e25c5154e596828c7f7ff5545d733c3adb6530bebfc7458788b752c3782bc76ed6d41dbc2b50b4e0f5e4f55da9000f31d264e8e4dd48d1', '2026-08-06 13:10:46.006396+00', NULL, '2026-08-06 13:10:46.006396+00', '2026-08-06 13:10:46.006396+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('56f127cb-bab6-41e4-958a-9782a4e61c24', 'mei.lin@post.example', 'Mei', 'Lin', '\x017a784276c05519a25b1ca3d9469e59f607e510d88cc667943db8e61b5005708ba9051afc0ba767d897fff61f4c75d0131c07c64c5a615f8490a6af424e758c8b7929b6749941e8a26c79200c09bfea8751fd812f51314120db2ca9bca9060bb51f6822be9b1a6e0cc2964d4b3ac4a378a29a4101573a1123dca55c8978da161b7188', '2026-09-22 13:10:24.679344+00', NULL, '2026-09-22 13:10:24.679344+00', '2026-09-22 13:10:24.679344+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('3a8f7b0a-f8dd-4d3c-94b7-f1570fc19309', 'june.park@northside.example', 'June', 'Park', '\x017a784276c05519a2ef5b864988a80e476398ac9dd9f107e7657cf65628ae2cce7bbad76dfab0c0567a05116f64635dba9a6c0512638c317a3c42191501b42687890f8f71cbd07f83fb924b6540aa1994ba9d0b3d56539559e19c9e7d807a467bc73ff8eb69ce7761146b5b54e83ea68b706e7c9ba55f2784163a418801b3308b8b34', NULL, NULL, '2026-11-18 17:43:08.057334+00', '2026-11-18 17:43:08.057334+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('50aa1f78-7333-4c2a-abc7-ef9d33443874', 'd2522ab6-2c97-46c5-add0-4466a835dce3@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2af3518ff9270e82a0f84fef97a614341922dc3b0bd10e80de6f0be4470613053a9e18fb08d4ce1c0fbb597ca25161cf0e5943017efcce88a635f64ac1f21db50f514e3ce52dcdec5187a5a321dc59562ffdc8c662a8b9c6197d53c20eb8cd72ade07c1b1fe45739d5ca9eaa4683c064afc975d0738771dfef38f', '2026-11-18 18:30:19.457689+00', NULL, '2026-11-18 18:30:19.422524+00', '2026-11-18 18:30:19.457689+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('896186f7-ada2-463b-afe0-c6a2f9a4fd9e', 'ca87d144-0192-4c66-abee-ab9b64fbbadf@example.com', 'Ana', 'Duarte', '\x017a784276c05519a25f46d70357a67d14c72a69c85981ce71cc5c75d60070bf6ca2acde2dba6ff024f0620e6e8ddf75042311dbd8ad85ca7d0cb767e001f722e5a17b79b61cedeaddbde12621dc1a166772e8f2dba7d8ebbe25b29a75f88120472c8e1f4b0f5b6f106e964cede2f1913d61e192dce64fd45e710aabeeb4529d3e43ec', '2026-11-18 18:30:19.91769+00', NULL, '2026-11-18 18:30:19.859677+00', '2026-11-18 18:30:19.91769+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('dc39f439-834e-4b88-80b1-d61618f7ef43', '7d974a91-70eb-4d91-9e97-181fdfa043e7@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2909926482a04f5872c105f67ca6744b080f58c9f4cf479359b52d5af339e0eb5cea16d0ac133490eb5380bc3143331b01b7862e8b2a8ca5c2468e584bbed75232fac2891f365840a9cba730a5c96271864b4de0421c5db1ebdf267c633764f21f29a91f44e46bafdd537d5c4044f6518974d1aa29c1c1eb18ebf', '2026-11-18 18:30:20.173693+00', NULL, '2026-11-18 18:30:20.153046+00', '2026-11-18 18:30:20.173693+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('77e19e46-efb0-4c66-a545-17b1c6069770', 'ana.duarte@northside.example', 'Ana', 'Duarte', '\x017a784276c05519a22350e7b1df29d5ed3f82dcb4bdb775834dfcec60c7a1a33886dfa9e836d191e8f8e17f296be42901da81ccc471873afbe2037cfce486bca262feedcb42ee6db1abc678257fd950004c34547152742c010cda442ab899a92de0de8f58a23f498be4f5a72f1c46be383a773d90b6e5dcc39e7d784efad3bd24693b98d73d', '2025-11-20 13:10:11.025683+00', NULL, '2025-11-20 13:10:11.025683+00', '2025-11-20 13:10:11.025683+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('4b8aced8-548b-4b66-b0b9-a51a3599f16c', '0803ba90-826c-4d40-b9c8-188a9c5f1227@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2ac002cfef1fbd26e81dd1791d87f49fa9330750d68d16c030d11a1d2930403d72501233b8b1c0ac082b93423c48cd30bab4b36978dd763b484788f05bc8cce087860d29ec548ca2caf148cbd34e5c8e0b6feb07a7b2c8e1c6badcd7c0ccb2c1a86374571002498bee65d73f5aefb33ae208c2f37602101b6c1ad', '2026-11-18 18:30:20.236787+00', NULL, '2026-11-18 18:30:20.223998+00', '2026-11-18 18:30:20.236787+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('16ce0348-d46d-4fdb-a864-1cd79bc3b959', 'a60583f2-8ec0-4f22-b535-4736240b7f27@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2e8a6a88e1c4f32763e95e93d5222ebce36e6a4421f63e7e609dc29e67fcf2abd9fc9b656a3740043468a1e97c77a48dfc45d4fba490afe54eb980a368c35407f60864ca8549e68aa37ee93d49e223937d0c69a047172b76130d2141a4a6854183296ad2fad0bbc84a1a94c0d5d9c24821ac65072a6e0ddb19b09', '2026-11-18 18:30:20.311977+00', NULL, '2026-11-18 18:30:20.302866+00', '2026-11-18 18:30:20.311977+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('64afed2b-c7f6-4177-8087-3c73a937cfe2', '736e8885-db23-4366-aa94-d9891f1a14ce@example.com', 'Ana', 'Duarte', '\x017a784276c05519a25b3f040c5e27bfc7cdc4c9c409fc1e698e24f7278ef861e4ecb6eda861710e3b406a15ea7dca6e0ef248e0cb8539b0e63d20194bde0189caa727f2ad49edde9c33c9fa596482482f7d4133f24a3a0699830420476145e87595b65324c1979942b7a37461e7fbbfa5602486ab95ade11db5d4ea4ecc93b8c4c0ee', '2026-11-18 18:30:21.961261+00', NULL, '2026-11-18 18:30:21.884893+00', '2026-11-18 18:30:21.961261+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('2e6df79e-e7f5-485d-9a6b-8787beaee2e8', 'ca1a0346-a538-4e1a-bcbd-f94a3dbb0faa@example.com', 'Ana', 'Duarte', '\x017a784276c05519a2eabaa304de48d68c1a8df640906f8bf1e99c0d67b9c56d728175febb644e917d1bf78a6a07bc23c96c01dbfbb7b441c74acdd562e4bfe82a7bab13e79e49573ba2822a5030c6d4f863743218212eccf7dd3c0971a8f08b73c5a7917c8500f3a663041eba50335fe63148fcbdd460de3d26baf439f249edef65a0', '2026-11-18 18:30:22.938577+00', NULL, '2026-11-18 18:30:22.891167+00', '2026-11-18 18:30:22.938577+00', 1, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: uses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uses VALUES
	('network_member', '275d6e4c-54b0-4080-834d-c95a0df23deb', '2026-06-19 13:50:08.052+00'),
	('application', '10e5e6e5-20af-47e7-87e9-103eb89dce4b', '2026-11-18 18:29:08.052+00'),
	('application', '353dffdb-078f-49d7-a807-17830933c410', '2026-11-18 18:29:08.052+00'),
	('application', '47808c47-95c8-4327-bffa-7b868169a352', '2026-11-18 18:29:08.052+00'),
	('application', '6fd21da3-a219-4c21-be08-78089812a810', '2026-11-18 18:29:08.052+00'),
	('application', '7b037eeb-ea40-47d0-8fab-6c4bdd49cba7', '2026-11-17 17:52:08.052+00'),
	('application', 'b5448c02-9a42-4bf2-9cf4-baad3c7dda04', '2026-11-16 17:15:08.052+00'),
	('approval', '09455e6f-8850-4afc-bc92-1f74573f22c3', '2026-11-17 17:41:08.052+00'),
	('application', '1041d113-0ad0-4763-bcdc-9fe16f7ab7ce', '2026-08-12 18:03:08.052+00'),
	('application', '884cd8c4-992b-45aa-bc47-b5047c58aef8', '2026-10-19 17:59:08.052+00'),
	('application', 'd2d68c04-6cc1-420d-89c3-679a206abf7f', '2026-11-02 14:37:08.052+00'),
	('approval', '5ee7281a-a1b0-4f8b-afcb-4101c978696a', '2026-11-02 14:37:08.052+00'),
	('approval', 'b4abdd21-1a84-4392-b886-571e59651ecd', '2026-10-26 15:45:08.052+00'),
	('authorization', '804867c7-fef5-4b82-bf25-3c7eaf7bff0c', '2026-11-02 14:37:08.052+00'),
	('authorization', 'c858bd53-adf3-4ad7-9ddc-70aadc0c2c09', '2026-06-30 15:32:08.052+00'),
	('key', '3d160bd0-fe44-47cf-a76d-2164e833cb5b', '2026-08-12 18:03:08.052+00'),
	('network_member', '40deac0a-e9c9-4252-8418-b0a7b83dd926', '2026-11-04 15:29:08.052+00'),
	('approval', '0e18c462-2c63-4ca4-a9ed-1a74ee3211ad', '2026-11-12 14:47:08.052+00'),
	('approval', '225e8017-14a9-4fe4-ba96-a7af31ca31b9', '2026-11-18 18:29:08.052+00'),
	('approval', '2a8e36a7-f026-4ae9-8095-1a359d82f126', '2026-11-16 16:53:08.052+00'),
	('approval', '545f0ac4-6315-4412-a989-22c34f058260', '2026-11-12 14:25:08.052+00'),
	('approval', '5585182e-a6a2-458b-be18-e55e84fd536a', '2026-11-16 16:53:08.052+00'),
	('approval', '6745875e-a8ca-4844-8b5d-efc6ef8f17d7', '2026-11-18 18:29:08.052+00'),
	('approval', '811e346b-a38e-4a0b-8b8c-8ad49cd36f7b', '2026-11-16 17:15:08.052+00'),
	('approval', 'b57e76ef-f7b4-4a46-bab9-772b0dde7e1e', '2026-11-13 15:13:08.052+00'),
	('approval', 'fcf72c0e-c682-4b58-8c24-8f96f580bf73', '2026-11-17 17:41:08.052+00'),
	('authorization', '25077fd1-6236-4e52-868d-5631c3f03936', '2026-11-16 17:15:08.052+00'),
	('authorization', '34ec86ad-50a4-40aa-bb49-13b140f02b98', '2026-11-17 17:52:08.052+00'),
	('authorization', '5d43aa21-dd48-4bf2-8431-fc25792fb972', '2026-11-13 15:13:08.052+00'),
	('authorization', '64700eb1-0dc3-4237-bc2d-62e7ca6c00de', '2026-11-16 17:04:08.052+00'),
	('authorization', '6c6bc7ad-8389-4b6f-acf7-43711029cc82', '2026-11-12 14:14:08.052+00'),
	('authorization', '8dfff613-1068-4847-9dda-e4bfd77fb43f', '2026-11-18 18:29:08.052+00'),
	('authorization', '9411d433-d79c-4fa4-96c1-fde5910e2afe', '2026-11-18 18:29:08.052+00'),
	('authorization', 'ca7f8803-1c00-44c7-b874-2c3d728563e3', '2026-11-17 17:41:08.052+00'),
	('authorization', 'dbf2e5bc-338b-4f3c-a04c-2dc8026148f3', '2026-11-15 16:16:08.052+00'),
	('key', '4dfc2946-1af3-4208-9a6c-a93e785023d7', '2026-11-18 18:29:08.052+00'),
	('key', '9e235560-3834-485a-bc7b-f523fc47d6c5', '2026-11-18 18:29:08.052+00'),
	('key', 'cae56602-ce43-480d-8e3d-1535b88d5ccf', '2026-11-18 18:29:08.052+00'),
	('key', 'f21991fe-7990-4f65-a90a-d3db43b48fe1', '2026-11-16 17:15:08.052+00'),
	('key', 'f8f2ac65-43e6-4b60-8140-5d96107a4b86', '2026-11-17 17:41:08.052+00'),
	('network_member', '18e824a3-bc37-49e0-89f9-ad1d2646e54b', '2026-11-10 12:38:08.052+00'),
	('network_member', '223ff339-9d12-457b-aca0-f0bfbcccb3af', '2026-11-13 15:02:08.052+00'),
	('network_member', '263fd47c-ac7e-41fb-8464-7884a5f65e15', '2026-11-10 13:22:08.052+00'),
	('network_member', '49858610-7387-4da2-81fd-3efb58bd6eba', '2026-11-11 13:26:08.052+00'),
	('network_member', '4c9da1d8-aac5-40ee-a387-ddf793e175a6', '2026-11-15 16:38:08.052+00'),
	('network_member', '63f41c20-138e-4950-9dc9-af7fceb37d29', '2026-11-12 14:14:08.052+00'),
	('network_member', 'b7b64594-bbf3-4c50-b646-d5a475e8fb53', '2026-11-09 12:56:08.052+00'),
	('network_member', 'b97d9fa5-6c28-45fe-8719-5254ea0d6a73', '2026-11-08 18:08:08.052+00'),
	('network_member', 'baa12b8d-7bdb-4e7c-ab40-b190b11fbd27', '2026-11-06 17:05:08.052+00'),
	('profile', '0605970d-b356-472a-accd-4f547e39e6ee', '2026-11-13 15:24:08.052+00');
INSERT INTO public.uses VALUES
	('profile', '06746d89-18c7-446c-8b49-177459582963', '2026-11-17 17:52:08.052+00'),
	('profile', '0714c6ca-80af-4573-9040-cda6fd9422c5', '2026-11-13 15:24:08.052+00'),
	('network_member', '2a09d7ca-576a-4571-a3b6-1a08c1349ca5', '2026-11-05 16:17:08.052+00'),
	('profile', '50659989-14ce-4940-94cf-f1ee106663bb', '2026-08-10 16:49:08.052+00'),
	('profile', 'a19a2398-c95f-449c-97f8-2ea16e092caa', '2026-10-25 15:41:08.052+00'),
	('approval', '58bf983c-3a33-4467-8085-db5f42b226e8', '2026-11-18 18:29:08.052+00'),
	('approval', '5e23879b-1428-48cb-9b14-96ab2a7ace54', '2026-11-13 14:29:08.052+00'),
	('approval', 'ca833e04-730b-4ce5-9ace-b5b585a5f10f', '2026-11-12 14:03:08.052+00'),
	('approval', 'f6ea3e86-6577-4ab7-a7a4-8e8044ba0b54', '2026-11-17 17:41:08.052+00'),
	('authorization', '0d536621-f2eb-4d9f-a4a6-9940dc6d46cd', '2026-11-12 14:47:08.052+00'),
	('authorization', '8b3e6fe3-6303-4183-98c1-146e853b6f0e', '2026-11-16 17:15:08.052+00'),
	('key', 'd887d63a-82a0-4fa5-aecc-88d5427d2dcd', '2026-11-17 17:41:08.052+00'),
	('profile', '0c605162-0ce0-46f7-9431-efe398a5ed6d', '2026-11-16 17:04:08.052+00'),
	('profile', '131f57f9-1a0f-46cd-9f15-3b72da18a364', '2026-11-17 17:52:08.052+00'),
	('profile', '1a9b362d-115d-4b02-992a-d928f972f309', '2026-11-18 18:29:08.052+00'),
	('profile', '2058c058-d791-48fb-b853-890ac3cbbc7d', '2026-11-16 17:15:08.052+00'),
	('profile', '2687a6b8-f941-47a2-bedf-498ce8509a62', '2026-11-15 16:27:08.052+00'),
	('profile', '2a13aa8c-c3bc-4111-80e9-a26393f76464', '2026-11-12 14:36:08.052+00'),
	('profile', '2bd274e9-dd05-446b-b197-905a96451f81', '2026-11-17 17:41:08.052+00'),
	('profile', '3c1eba29-48bd-4059-ac04-03665054e497', '2026-11-10 13:33:08.052+00'),
	('profile', '41c94302-3e86-492d-a616-1e2ee107bde2', '2026-11-13 15:24:08.052+00'),
	('profile', '462538bd-7631-4c05-be9e-5707540f4c03', '2026-11-15 16:27:08.052+00'),
	('profile', '4e77d482-4038-4ca0-ba1c-c8b65a57d278', '2026-11-16 17:15:08.052+00'),
	('profile', '53fb4054-8291-4a9b-a8cf-7ae3f5865aab', '2026-11-09 12:34:08.052+00'),
	('profile', '69c7dd16-a123-4135-9e09-a593577d6fee', '2026-11-16 16:53:08.052+00'),
	('profile', '6fd2822f-4dd1-4094-b83b-c12144ba6ef4', '2026-11-18 18:29:08.052+00'),
	('profile', '87755fdd-e0c5-463c-bf72-801a8b466375', '2026-11-13 15:24:08.052+00'),
	('profile', '8cedcbfc-7588-4bfe-8556-a20a16eab7bb', '2026-11-16 17:15:08.052+00'),
	('profile', 'a1fe8ae4-c8b7-4547-92c2-e962f3cd9308', '2026-11-17 17:52:08.052+00'),
	('profile', 'a3db64cc-c896-46c2-9a50-fd4ee42150ac', '2026-11-13 14:51:08.052+00'),
	('profile', 'adc500f9-6419-4e3a-b9ab-1eee0fdf7718', '2026-11-10 13:33:08.052+00'),
	('profile', 'b3bb15f2-3e9e-4792-8351-a23fad437f50', '2026-11-13 15:24:08.052+00'),
	('profile', 'c11929cd-d654-441f-94fb-bd482219f4a2', '2026-11-18 18:29:08.052+00'),
	('profile', 'c64788cc-c11f-4a37-9062-a34a5c87bd42', '2026-11-18 18:29:08.052+00'),
	('profile', 'cfb57e54-479e-4c0b-bf8c-f736013da981', '2026-11-17 17:52:08.052+00'),
	('profile', 'd81c6528-78fb-4dce-a256-1231a94d51e2', '2026-11-10 13:33:08.052+00'),
	('profile', 'f77f895a-ffae-4f76-914a-2923421402d0', '2026-11-16 17:15:08.052+00'),
	('profile', '1c840087-0736-4380-a8b3-fb845ba756dc', '2026-11-18 18:30:20.639+00'),
	('profile', '22a9c727-eb21-4f0a-8edb-49bea2ca34c3', '2026-11-18 18:30:20.772+00'),
	('profile', '7f6c9a5b-8f93-4f18-9e6e-91df7354cf84', '2026-11-18 18:30:21.625+00'),
	('profile', '827a4704-bd79-42af-a7e1-d190aec9386a', '2026-11-18 18:30:22.067+00'),
	('profile', 'df00f479-3ff9-4d57-8538-df4e28713ed1', '2026-11-18 18:30:22.169+00'),
	('profile', '116d460a-b321-41ba-9f35-b45e74b94a0f', '2026-11-18 18:30:23.082+00');


--
-- Data for Name: wider_waves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wider_waves VALUES
	('1f9f4bc5-fc1f-41cb-9543-9bfe1f10f8d0', '699b8a88-41b1-4741-acfa-4ace46d7b2ac', NULL, '2026-11-19 18:30:47.838128+00', NULL);


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


