-- Most names have no accent: these are told by their length in bytes, and neither taken apart nor looked through. The
-- same comes of every text as before, so that what is kept and indexed stays. Not strict, or it would not be inlined;
-- of nothing comes nothing all the same.
create or replace function searched_as(words text) returns text
  language sql immutable parallel safe
  return ' ' || lower(case when octet_length(words) = char_length(words) then words
    else regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g') end);
