-- What a review is about is copied by a job: in a large organization that takes longer than a request may.
-- The service says which states it knows.
alter table access_reviews drop constraint access_reviews_state_known;

alter table reviewed_ways add column tries integer not null default 0;

comment on column access_reviews.id is 'Random UUID, made by the service; also the id of the jobs that start and close it.';
comment on column access_reviews.state is 'starting until its ways are copied, open, closing while what was revoked ends one by one, closed, or cancelled.';
comment on column access_reviews.created_at is 'When it was started: the moment that it shows, once it is open.';
comment on column reviewed_ways.tries is 'How often its end failed; after three it is refused.';
