// SQL that gives a function without arguments another body. Only where it has another: to replace a function makes the
// database plan anew whatever calls it, in every test.
type Given = { name: string; returns: string; body: string }

const setFunction = ({ name, returns, body }: Given) => `do $set$ begin
  if (select prosrc from pg_proc where oid = '${name}()'::regprocedure) is distinct from $as$${body}$as$ then
    create or replace function ${name}() returns ${returns} language sql stable as $as$${body}$as$;
  end if;
end $set$`

/** The hour in Mossel Bay, as in 2027-03-01 09:30. */
export const businessNow = (moment: string) =>
  setFunction({ name: 'private.business_now', returns: 'timestamp', body: `select timestamp '${moment}'` })

/** One guest stands for many; tests/attacks/full-diary.test.ts tries the limit. */
export const manyUnanswered = setFunction({
  name: 'private.most_unanswered',
  returns: 'integer',
  body: 'select 1000',
})
