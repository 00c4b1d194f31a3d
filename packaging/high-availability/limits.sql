-- PgBouncer can't pass on these time limits, and the service doesn't start without them.
alter role accord set statement_timeout = '10s';
alter role accord set lock_timeout = '2s';
alter role accord set idle_in_transaction_session_timeout = '15s';
