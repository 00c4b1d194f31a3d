-- The service's own role and database, made once, on the primary.
create role accord login password 'change-me';
create database accord owner accord;
