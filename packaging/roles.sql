-- Two roles and the database, made once by an administrator: one owns the tables and migrates (DATABASE_MIGRATION_URL), one
-- works (DATABASE_URL) and gets its rights from every migration.
create role accord_owner login password 'change-me-too';
create role accord_work login password 'change-me';
create database accord owner accord_owner encoding 'UTF8' template template0;
