-- Who approved, rejected or answered a review, and when. A rejection says why; an approval needs no reason and drops
-- the old one. What was there before stays in the audit log.
create or replace function private.keep_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.reply := nullif(btrim(new.reply), '');
  new.rejection_reason := case new.status when 'rejected' then nullif(btrim(new.rejection_reason), '') end;
  if new.status = 'rejected' and new.rejection_reason is null then
    perform private.refuse('reason_required', 'A rejection needs a reason.', 'Say why in a few words.');
  end if;
  if new.status <> old.status then
    new.moderated_at := case when new.status <> 'pending' then now() end;
    new.moderated_by := case when new.status <> 'pending' then auth.uid() end;
  end if;
  if new.reply is distinct from old.reply then
    new.replied_at := case when new.reply is not null then now() end;
    new.replied_by := case when new.reply is not null then auth.uid() end;
  end if;
  return new;
end
$$;
