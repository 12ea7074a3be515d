-- Somebody joins: the customer is found or made as for a booking, both consents are kept with their wording, and
-- they are welcomed. Whoever sent the form learns nothing of who was known.
create or replace function private.join_loyalty() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person private.person;
begin
  -- Under another address a client signs up somebody else: their mother, say.
  if exists (select from auth.users where id = new.user_id and lower(email) = lower(new.email)) then
    person := private.person_of_account(new.user_id);
  end if;
  person.is_phone_verified := person.is_phone_verified and person.phone = new.phone;
  person.first_name := new.first_name;
  person.last_name := new.last_name;
  person.email := new.email;
  person.phone := new.phone;
  person.address := new.address;
  person.city := new.city;
  person.state := new.state;
  person.zip_code := new.zip_code;
  update public.loyalty_registrations set customer_id = private.match_customer(person, registration => new.id)
  where id = new.id returning customer_id into new.customer_id;

  insert into public.consents (customer_id, email, phone, kind, wording, given_at, source, source_id)
  select new.customer_id, new.email, new.phone, given.kind, given.wording, new.created_at, 'loyalty_registration', new.id
  from (values ('terms', new.terms_accepted, new.terms_wording),
    ('marketing', new.marketing_consent, new.marketing_wording)) as given (kind, is_given, wording)
  where given.is_given;

  -- Once to an address, ever, and nothing in it that was typed: nobody can be pestered by way of us.
  perform public.queue_mail('loyalty-welcome', new.email, '{}', 'loyalty-welcome ' || lower(new.email));

  return null;
end
$$;
