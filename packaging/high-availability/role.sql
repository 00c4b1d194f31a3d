-- Creates the service's role and database. Run this file once, on the primary.
create role accord login password 'change-me';
create database accord owner accord;
