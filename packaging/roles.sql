-- Two roles and the database, created once by an administrator. One role owns the tables and migrates them
-- (DATABASE_MIGRATION_URL). The other one works on them (DATABASE_URL) and gets its rights from every migration.
create role accord_owner login password 'change-me-too';
create role accord_work login password 'change-me';
create database accord owner accord_owner encoding 'UTF8' template template0;
