-- Run this file once as an administrator. It creates two roles and the database. One role owns the tables and migrates
-- them
-- (DATABASE_MIGRATION_URL). The other one reads and writes data (DATABASE_URL), and every migration grants it the
-- rights for that.
create role accord_owner login password 'change-me-too';
create role accord_work login password 'change-me';
create database accord owner accord_owner encoding 'UTF8' template template0;
