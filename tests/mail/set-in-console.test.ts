// A mail server that is set, changed and removed while the worker runs.
import { beforeEach, expect, test } from 'vitest'
import { vaultOf } from '#server/auth/data-key.ts'
import { createMailServerReader } from '#server/mail/mail-server.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { magicLink, openMailServer, outbox, patient, queue, startWorker } from './post-office.ts'

const vault = vaultOf('a'.repeat(64))
const otherVault = vaultOf('b'.repeat(64))

describeEachEngine('a mail server set in the console', engine => {
  beforeEach(async () => {
    await engine.owner(emptied('mail_outbox, events, private.mail_server'))
  })

  const reader = (by = vault) =>
    createMailServerReader({ database: engine.database, vault: by, smtpUrl: undefined, mailFrom: undefined })

  function watchedReader() {
    const read = reader()
    let reads = 0
    const asksAnew = () => {
      const before = reads
      return expect.poll(() => reads, patient).toBeGreaterThan(before)
    }
    const readServer = () => {
      reads += 1
      return read()
    }
    return { readServer, asksAnew }
  }

  async function setServer(port: number, { password = 'wren', by = vault } = {}) {
    const sealed = by.seal(password, 'mail server 127.0.0.1 owner')
    await engine.owner(`delete from private.mail_server;
      insert into private.mail_server (host, port, security, username, sealed_password, from_address, updated_at)
      values ('127.0.0.1', ${port}, 'none', 'owner', '${sealed}', 'owner@own.example', clock_timestamp())`)
  }

  test('takes what waited, on two workers and without a restart; removed, letters wait again', async () => {
    const [first, second] = [
      await openMailServer({ password: 'wren' }),
      await openMailServer({ password: 'wren' }),
    ]
    const workers = [watchedReader(), watchedReader()]
    for (const { readServer } of workers) startWorker(engine, { readServer })
    // What was going out meanwhile may still go by the server of before.
    const haveAskedAnew = () => Promise.all(workers.map(worker => worker.asksAnew()))
    await queue(engine, magicLink('ann@guest.example'))
    await expect
      .poll(() => outbox(engine, 'status, subject is not null'), patient)
      .toEqual([['waiting', 't']])

    await setServer(first.port)
    await expect.poll(() => outbox(engine, 'status'), patient).toEqual([['sent']])
    expect(first.arrivals.map(({ recipient, from }) => [recipient, from?.address, from?.name])).toEqual([
      ['ann@guest.example', 'owner@own.example', 'Coastal Clean'],
    ])
    await setServer(second.port)
    await haveAskedAnew()
    await queue(engine, magicLink('ben@guest.example'))
    await second.until(() => second.arrivals.length === 1)

    await engine.owner('delete from private.mail_server')
    await haveAskedAnew()
    await queue(engine, magicLink('cas@guest.example'))
    await expect
      .poll(() => outbox(engine, 'recipient, status, attempts, subject is not null'), patient)
      .toContainEqual(['cas@guest.example', 'waiting', '0', 't'])
    expect([first.arrivals.length, second.arrivals.length]).toEqual([1, 1])
  })

  test('whose password was kept with another key sends nothing, says why, and works once it is typed again', async () => {
    const server = await openMailServer({ password: 'wren' })
    await setServer(server.port, { by: otherVault })
    startWorker(engine, { readServer: reader() })
    await queue(engine, magicLink('ann@guest.example'))
    await expect
      .poll(() => outbox(engine, 'status, last_error'), patient)
      .toEqual([['waiting', expect.stringContaining('Type it again under Mail server')]])
    expect(server.asked).toEqual([])
    await setServer(server.port)
    await expect.poll(() => outbox(engine, 'status'), patient).toEqual([['sent']])
  })
})
