// Other forms than JSON: a function that returns a domain named like a media type, and aggregates over the rows of a table.
import { beforeAll, expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

const handlers = `
  create domain awkward."text/html" as text;
  create domain awkward."image/png" as bytea;
  create domain awkward."*/*" as text;
  create domain awkward."text/tab-separated-values" as text;
  create domain awkward."application/vnd.towns" as bytea;
  create function awkward.welcome(name text) returns awkward."text/html" language sql stable as
    $$ select format('<h1>%s</h1>', name) $$;
  create function awkward.picture() returns awkward."image/png" language sql stable as
    $$ select '\\x89504e470d0a1a0a00ff'::bytea $$;
  create function awkward.no_picture() returns awkward."image/png" language sql stable as $$ select null::bytea $$;
  create function awkward.pictures() returns setof awkward."image/png" language sql stable as $$ select null::bytea $$;
  create function awkward.anything(own boolean default false) returns awkward."*/*" language plpgsql as $$ begin
    if own then perform set_config('response.headers', '[{"Content-Type": "app/groucho"}]', true); end if;
    return 'any';
  end $$;
  create function awkward.add_line(state text, next anyelement) returns text language sql immutable as
    $$ select state || translate(next::text, '(),', '  ' || chr(9)) || chr(10) $$;
  create function awkward.as_lines(state text) returns awkward."text/tab-separated-values" language sql immutable as
    $$ select state $$;
  create aggregate awkward.lines_of(anyelement) (
    sfunc = awkward.add_line, stype = text, initcond = '', finalfunc = awkward.as_lines);
  create function awkward.add_town(state bytea, next awkward.towns) returns bytea language sql immutable as
    $$ select state || set_byte('\\x00'::bytea, 0, next.id) $$;
  create function awkward.as_towns(state bytea) returns awkward."application/vnd.towns" language sql immutable as
    $$ select state $$;
  create aggregate awkward.towns_of(awkward.towns) (
    sfunc = awkward.add_town, stype = bytea, initcond = '', finalfunc = awkward.as_towns);
  create function awkward.all_towns() returns setof awkward.towns language sql stable as $$ select * from awkward.towns $$`

describeAwkward('another form than JSON', awkward => {
  beforeAll(() => awkward.engine.owner(handlers))
  const ask = async (path: string, accept: string, init: RequestInit = {}) => {
    const reply = await awkward.send(path, { ...init, headers: { accept, ...init.headers } })
    const bytes = new Uint8Array(await reply.arrayBuffer())
    return {
      status: reply.status,
      type: reply.headers.get('content-type'),
      bytes,
      text: new TextDecoder().decode(bytes),
    }
  }

  test('a text is answered as it is, and as JSON to those who ask for that', async () => {
    expect(await ask('/rpc/welcome?name=Anna', 'text/html')).toMatchObject({
      ...{ status: 200, type: 'text/html', text: '<h1>Anna</h1>' },
    })
    expect((await ask('/rpc/welcome?name=Anna', 'application/json')).text).toBe('"<h1>Anna</h1>"')
    const sent = { method: 'POST', body: '{"name":"Ben"}', headers: { 'content-type': 'application/json' } }
    expect((await ask('/rpc/welcome', 'text/html', sent)).text).toBe('<h1>Ben</h1>')
    expect((await ask('/rpc/add?a=1', 'text/html')).status).toBe(406)
  })

  test('bytes stay bytes, by what the client likes best; none are an empty answer', async () => {
    const picture = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255]
    for (const accept of ['image/png', 'text/html,application/xml;q=0.9,image/png,*/*;q=0.8']) {
      const { type, bytes } = await ask('/rpc/picture', accept)
      expect([type, [...bytes]]).toEqual(['image/png', picture])
    }
    expect((await ask('/rpc/picture', 'image/png;q=0.1, application/json')).type).toMatch(
      /^application\/json/,
    )
    expect(await ask('/rpc/no_picture', 'image/png')).toMatchObject({ status: 200, text: '' })
    expect((await ask('/rpc/pictures', 'image/png')).status).toBe(406)
    expect((await ask('/rpc/picture', 'image/gif')).status).toBe(406)
  })

  test('a function that answers anything says itself what it is', async () => {
    expect(await ask('/rpc/anything', 'app/bingo')).toMatchObject({
      ...{ status: 200, type: 'application/octet-stream', text: 'any' },
    })
    expect((await ask('/rpc/anything?own=true', '*/*')).type).toBe('app/groucho')
  })

  test('rows of any table are put into a form, as they were selected', async () => {
    const tabs = 'text/tab-separated-values'
    const rows = await ask('/towns?select=id,name&order=id&limit=2', tabs)
    expect(rows).toMatchObject({ type: tabs, status: 200 })
    expect(rows.text.split('\n').map(line => line.trim())).toEqual(['1\t"Mossel Bay"', '2\tGeorge', ''])
    expect((await ask('/rpc/all_towns?select=id&id=eq.3', tabs)).text.trim()).toBe('3')
  })

  test('rows of one table only whole, and not those of another', async () => {
    const own = 'application/vnd.towns'
    expect([...(await ask('/towns?order=id', own)).bytes]).toEqual([1, 2, 3])
    expect([...(await ask('/towns?id=eq.2&select=*', own)).bytes]).toEqual([2])
    expect([...(await ask('/rpc/all_towns?order=id.desc', own)).bytes]).toEqual([3, 2, 1])
    expect((await ask('/towns?select=id', own)).status).toBe(406)
    expect((await ask('/clients', own)).status).toBe(406)
  })

  test('what a write leaves too', async () => {
    const write = {
      method: 'POST',
      body: '{"id": 77, "name": "Oudtshoorn"}',
      headers: { 'content-type': 'application/json', prefer: 'return=representation, tx=rollback' },
    }
    expect([...(await ask('/towns', 'application/vnd.towns', write)).bytes]).toEqual([77])
  })

  test('places on a map, where PostGIS is', async () => {
    expect((await awkward.client.from('towns').select().geojson()).status).toBe(406)
    // What PostGIS adds to a database, for one kind of row.
    await awkward.engine.owner(`create function awkward.st_asgeojson(record) returns text language plpgsql stable as
      $$ begin return json_build_object('type', 'Feature', 'properties', to_json($1)); end $$`)
    await awkward.rest.reload()
    const { data } = await awkward.client.from('towns').select('id').eq('id', 1).geojson()
    expect(data).toEqual({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { id: 1 } }],
    })
    const none = await ask('/towns?id=eq.99', 'application/geo+json')
    expect([none.type, JSON.parse(none.text).features]).toEqual(['application/geo+json; charset=utf-8', []])
  })
})
