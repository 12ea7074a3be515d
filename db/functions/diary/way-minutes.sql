-- The way between two cleans, from their suburbs. domain/suburbs.ts holds the same table; a test holds them together.
create or replace function private.town_of(suburb text) returns text
language sql immutable parallel safe as $$
  select case
    when suburb = any ('{Central,"The Point",Santos,"De Bakke",Linkside,"Diaz Beach",Voorbaai,Bayview,Hartenbos,"Hartenbos Heuwels",Heiderand,"Island View","Pinnacle Point","Dana Bay","Klein-Brak River",Reebok,Tergniet,"Great Brak River"}'::text[])
      then 'Mossel Bay'
    when suburb = any ('{Blanco,Fancourt,"Heather Park",Heatherlands,Fernridge,"George Central",Denneoord,"Loerie Park",Bodorp,Eden,Pacaltsdorp,Rosemoor,Tamsui,"Airport road","Herolds Bay",Oubaai,"Victoria Bay",Wilderness}'::text[])
      then 'George'
  end
$$;

-- Where we do not know, as to a neighbouring suburb.
create or replace function private.way_minutes(from_suburb text, to_suburb text, settings public.business_settings)
returns integer
language sql immutable parallel safe as $$
  select case
    when from_suburb = to_suburb then settings.way_same_suburb_minutes
    when private.town_of(from_suburb) <> private.town_of(to_suburb) then settings.way_other_town_minutes
    else settings.way_same_town_minutes
  end
$$;
