-- Limits that PgBouncer cannot hand on. The service refuses to start where they are missing.
alter role accord set statement_timeout = '10s';
alter role accord set lock_timeout = '2s';
alter role accord set idle_in_transaction_session_timeout = '15s';
