-- A link that the office copies and passes on itself, where there is neither a phone number nor a mail server.
alter table public.quotes drop constraint "a quote is sent in a way we know";
alter table public.quotes add constraint "a quote is sent in a way we know"
  check (sent_how in ('mail', 'whatsapp', 'link', 'phone'));
