-- Who signed up is proved by the browser that did, or by the password chosen then; the mailed code alone
-- proves nothing. Accounts that wait already have no cookie and are verified with their password.
alter table users
  add column sign_up_cookie_hash bytea,
  add constraint users_sign_up_cookie_hash_is_sha256 check (octet_length(sign_up_cookie_hash) = 32),
  add constraint users_sign_up_cookie_until_verified check (
    sign_up_cookie_hash is null or email_verified_at is null
  );

create index users_unverified on users (created_at) where email_verified_at is null;

comment on column users.sign_up_cookie_hash is 'SHA-256 of the cookie of the browser that signed up; null once the address is verified.';
