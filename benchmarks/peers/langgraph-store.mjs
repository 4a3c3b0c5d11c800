// Items of LangGraph's store, without an index of words or vectors.
import { randomUUID } from 'node:crypto';
import { PostgresStore } from '@langchain/langgraph-checkpoint-postgres/store';
import { text } from './texts.mjs';

const NAMESPACE = ['agent', 'memories'];

export async function open(engine, url) {
  const store = PostgresStore.fromConnString(url);
  await store.setup();
  const put = () => ({ namespace: NAMESPACE, key: randomUUID(), value: { content: text() } });
  const bulk = (size) => store.batch(Array.from({ length: size }, put));
  return {
    fill: async (count) => {
      for (let left = count; left > 0; left -= 100) {
        await bulk(Math.min(left, 100));
      }
    },
    add: () => {
      const { namespace, key, value } = put();
      return store.put(namespace, key, value);
    },
    bulk,
    close: () => store.end?.(),
  };
}
