-- contract: 0.1.0 relies on all addresses being unique, so its sign-ups fail until it's replaced
-- Someone can have an account of their own and one that only an identity provider signs in to, with the same address.
create unique index users_sign_in_address on users (email) where sign_in = 'own';
alter table users drop constraint users_email_key;
create index users_address_for_mail on users (email) where sign_in = 'provider';
