-- From now on a profile's address is the account's.
update public.client_profiles set email = users.email
from auth.users where users.id = client_profiles.user_id and users.email is not null and client_profiles.email <> users.email;
