-- What visitors know of it is in clean_choices.
select private.begin_rules('public.clean_lengths', service_key => 'all', audited => 'insert or update or delete');

grant select on public.clean_lengths to authenticated;
grant update (base_minutes, usual_size, minutes_per_unit, least_minutes, largest_size) on public.clean_lengths to authenticated;

create policy "staff see how long a clean takes" on public.clean_lengths
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins change how long a clean takes" on public.clean_lengths
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- Pages that show prices are rendered again: the usual size counts.
create trigger note_prices_change after insert or update or delete on public.clean_lengths
for each row execute function private.note_live_change('prices');
