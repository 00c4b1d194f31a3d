-- The reason for keeping the undecided items of a review, which workers write into their notes.
alter table review_keeps add column note text not null default '';
comment on column review_keeps.note is 'The reason, which becomes the note of every kept item that has none.';
