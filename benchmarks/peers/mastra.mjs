// Messages of a thread in Mastra's storage.
import { randomUUID } from 'node:crypto';
import { LibSQLStore } from '@mastra/libsql';
import { PostgresStore } from '@mastra/pg';
import { check, text } from './texts.mjs';

const WINDOW = 20;

export async function open(engine, url) {
  const store =
    engine === 'sqlite'
      ? new LibSQLStore({ id: 'peer', url: `file:${url}` })
      : new PostgresStore({ id: 'peer', connectionString: url });
  await store.init();
  const memory = await store.getStore('memory');
  const now = new Date();
  await memory.saveThread({
    thread: { id: 'thread', resourceId: 'user', title: '', metadata: {}, createdAt: now, updatedAt: now },
  });
  const message = () => {
    const content = text();
    return {
      id: randomUUID(),
      threadId: 'thread',
      resourceId: 'user',
      role: 'user',
      createdAt: new Date(),
      content: { format: 2, parts: [{ type: 'text', text: content }], content },
    };
  };
  const bulk = (size) => memory.saveMessages({ messages: Array.from({ length: size }, message) });
  return {
    fill: async (count) => {
      for (let left = count; left > 0; left -= 100) {
        await bulk(Math.min(left, 100));
      }
    },
    add: () => bulk(1),
    bulk,
    read: async () => {
      const orderBy = { field: 'createdAt', direction: 'DESC' };
      const page = await memory.listMessages({ threadId: 'thread', perPage: WINDOW, page: 0, orderBy });
      check(WINDOW, page.messages.length);
    },
  };
}
