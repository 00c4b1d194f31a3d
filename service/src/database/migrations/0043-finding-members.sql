-- concurrently
-- Trusted since PostgreSQL 13: whoever may create in the database may create it, a superuser or not.
create extension if not exists pg_trgm;

-- 'José' is found by 'jose', and either by the other. Begins with a space, so that every word of it does.
create or replace function searched_as(words text) returns text
  language sql immutable strict parallel safe
  return ' ' || lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'));
comment on function searched_as(text) is 'A text as it is searched: in lower case, without accents, with a space before every word.';

-- One or two letters stand at the beginning of a word, where the index knows them too; more stand anywhere.
create or replace function search_pattern(word text) returns text
  language sql immutable strict parallel safe
  return (select case when char_length(folded) < 4 then '% ' else '%' end
    || regexp_replace(substr(folded, 2), '([\\%_])', '\\\1', 'g') || '%' from searched_as(word) as folded);
comment on function search_pattern(text) is 'What `searched_as` is compared with by `like`, of one word that somebody looks for.';

create or replace function effective_role(roles text[]) returns text
  language sql immutable strict parallel safe
  return case when 'owner' = any (roles) then 'owner' when 'admin' = any (roles) then 'admin'
    when 'member' = any (roles) then 'member' else 'contact' end;
comment on function effective_role(text[]) is 'The highest of somebody''s roles, which is the one that counts.';

alter table profiles add column if not exists found_by text not null default '';
comment on column profiles.found_by is 'Name and address as members are searched and sorted by; kept by the database, whoever changes either.';

-- No longer than an index takes, whatever letters come apart. A restored row comes before its person, and has it.
create or replace function find_profile_by() returns trigger language plpgsql as $$
begin
  new.found_by := coalesce((
    select left(searched_as(first_name || ' ' || last_name || ' ' || new.email), 400)
    from users where id = new.user_id), new.found_by);
  return new;
end
$$;

create or replace function find_profiles_of_user() returns trigger language plpgsql as $$
begin
  -- By the trigger above.
  update profiles set email = email where user_id = new.id;
  return null;
end
$$;

create or replace trigger profiles_found_by before insert or update of email on profiles
  for each row execute function find_profile_by();
create or replace trigger users_found_by after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function find_profiles_of_user();

-- Everybody who was there before, some at a time, so that nobody waits for all of them.
do $$
declare
  part uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    part := array(select id from profiles where id > last order by id limit 10000);
    exit when cardinality(part) = 0;
    update profiles set email = email where id = any (part) and found_by = '';
    last := part[cardinality(part)];
    commit;
  end loop;
end
$$;

create index concurrently if not exists profiles_searched on profiles using gin (found_by gin_trgm_ops);
create index concurrently if not exists profiles_by_name on profiles (organization_id, found_by, id);
create index concurrently if not exists profiles_by_role
  on profiles (organization_id, effective_role(roles), created_at desc, id desc);
-- How often a word occurs decides by which of them it is looked for.
analyze profiles;
