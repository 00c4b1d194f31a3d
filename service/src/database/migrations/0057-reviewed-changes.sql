-- The signed file of a review tells what was allowed more between its copy and its end, whenever the file is written.
alter table reviewed_ways add column was_changed boolean;

comment on column reviewed_ways.was_changed is 'Whether it had been allowed more, or given other roles, before the review was carried out; null until then, and in reviews that are older than this column.';
