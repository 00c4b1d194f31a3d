alter table mails
  add column priority int4 not null default 1
    constraint mails_priority_known check (priority between 0 and 2),
  add column about uuid;

comment on column mails.priority is '0: someone is waiting for it, such as a code; 1: any other email to one person; 2: a notice to many. Lower numbers leave first.';
comment on column mails.about is 'What it is about, where several emails about the same thing must reach a recipient in the order in which they were written.';

alter table exports
  add column counted_attempts int4 not null default 0,
  add column most_rows int4 not null default 0;

update exports set counted_attempts = attempts where step not in ('completed', 'failed');

comment on column exports.counted_attempts is 'How many attempts count towards giving up: all but those that were told to stop, or were cut off further than any before.';
comment on column exports.most_rows is 'The most rows that any attempt before the last had read.';
