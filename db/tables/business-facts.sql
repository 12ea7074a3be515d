-- Visitors read what of it stands on the pages; the bank stands on none but an invoice's own.
select private.begin_rules('public.business_facts', audited => 'insert or update or delete');

grant select on public.business_facts to authenticated;
grant update (
  name, slogan_start, slogan_end, tagline, email, phone, after_hours_phone, whatsapp, street, town, province,
  postal_code, map_link, areas, google_link, facebook_link, youtube_link, bank_name, bank_account_name,
  bank_account_number, bank_branch_code, vat_number, registration_number, since, is_insured, insurer, is_vetted,
  signs_for_keys, answer_within, logo
) on public.business_facts to authenticated;

create policy "staff see the facts" on public.business_facts
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins change the facts" on public.business_facts
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.business_facts to backend;
create policy "the server reads the facts" on public.business_facts for select to backend using (true);

grant select, update on public.business_facts to service_role;
create policy "the service key does everything" on public.business_facts to service_role using (true) with check (true);

-- Every page is rendered again.
create trigger note_live_change after update on public.business_facts
for each row execute function private.note_live_change('facts');
