-- Whoever is suspended can do nothing, whatever their role is: a review tells it as the list of access does.
alter table reviewed_ways add column suspended boolean;

comment on column reviewed_ways.suspended is 'Whether whose it is was suspended, so that nothing was open to it; null in reviews that are older than this column.';
