-- Who entered a customer may see it while they keep it for themselves. What the office has taken over is the office's:
-- it no longer carries the account of a client.
update public.customers set user_id = null
where is_ours and user_id is not null
  and not exists (select from public.user_roles where user_roles.user_id = customers.user_id);
update public.services set user_id = null
where is_ours and user_id is not null
  and not exists (select from public.user_roles where user_roles.user_id = services.user_id);
