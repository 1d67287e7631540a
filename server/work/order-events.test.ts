import { once, EventEmitter } from 'node:events'
import { Client } from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { newPostgres } from '#tests/support/test-databases.ts'
import { openPostgresNews } from '#db/connection/postgres-news.ts'
import { openOrderEvents } from './order-events.ts'

const postgresUrl = inject('postgresUrl')
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function aNode(url: string | undefined) {
  const news = await openOrderEvents(url, quiet)
  opened.push(news)
  return { ...news.events, channel: news.channel }
}

const nextFrom = (watch: (onChange: () => void) => () => void) => {
  const emitter = new EventEmitter()
  watch(() => emitter.emit('news'))
  return once(emitter, 'news')
}

it('a process receives its own news until it stops listening', async () => {
  const node = await aNode(undefined)
  let heard = 0
  const stop = node.watch('an order', () => (heard += 1))
  node.announce('an order')
  node.announce('another order')
  stop()
  node.announce('an order')
  expect(heard).toBe(1)
})

describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  const url = postgresUrl ?? ''

  it('a node is notified of orders, brands, and prices that another node changed', async () => {
    const [here, there] = [await aNode(url), await aNode(url)]
    const order = nextFrom((onChange) => there.watch('an order', onChange))
    const brands = nextFrom((onChange) => there.watchReading('brands', onChange))
    const prices = nextFrom((onChange) => there.watchReading('catalogue', onChange))
    here.announce('an order')
    here.announceReading('brands')
    here.announceReading('catalogue')
    await expect(Promise.all([order, brands, prices])).resolves.toHaveLength(3)
  })

  it('a node sends nothing about orders while it is alone, and starts when another joins', async () => {
    const own = await newPostgres(url)
    const heard: string[] = []
    const open = async () => {
      const parts = { onNews: (topic: string) => heard.push(topic), onBack: () => {}, onTrouble: () => {} }
      const news = await openPostgresNews(own, { ...parts, aloneAfterMs: 0 })
      opened.push(news)
      return news
    }
    const here = await open()
    const written = new Client(own)
    await written.connect()
    opened.push({ close: () => written.end() })
    const said: string[] = []
    written.on('notification', ({ payload = '' }) => said.push(payload))
    await written.query('listen shop_news')
    here.tell('an order')
    here.tellAtOnce('something')
    await expect.poll(() => said.join()).toContain('something')
    expect(said.join()).not.toContain('an order')

    await open()
    await expect
      .poll(() => {
        here.tell('an order')
        return heard
      })
      .toContain('an order')
  })

  it('news that doesn’t fit into one message is split', async () => {
    const [here, there] = [await aNode(url), await aNode(url)]
    const names = Array.from({ length: 300 }, (_, number) => `${'an order '.repeat(8)}${number}`)
    const heard = new Set<string>()
    for (const name of names) there.watch(name, () => heard.add(name))
    for (const name of names) here.announce(name)
    await expect.poll(() => heard.size).toBe(names.length)
  })

  it('a node receives its own news once', async () => {
    const [here, there] = [await aNode(url), await aNode(url)]
    let heard = 0
    here.watch('an order', () => (heard += 1))
    const answer = nextFrom((onChange) => here.watch('the answer', onChange))
    there.watch('an order', () => there.announce('the answer'))
    here.announce('an order')
    await answer
    expect(heard).toBe(1)
  })

  it('a cut connection is restored, and the brands are reloaded', async () => {
    const [here, there] = [await aNode(url), await aNode(url)]
    const back = nextFrom((onChange) => there.watchReading('brands', onChange))
    const admin = new Client(url)
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen shop_news', 'select pg_notify($1, $2)')`,
    )
    await admin.end()
    await back

    // The sender's connection was cut as well; it is back once it receives something.
    const order = nextFrom((onChange) => there.watch('an order', onChange))
    const speaking = setInterval(() => here.announce('an order'), 20)
    await expect(order).resolves.toEqual([])
    clearInterval(speaking)
  })
})
