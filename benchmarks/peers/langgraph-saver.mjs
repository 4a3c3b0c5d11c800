// Messages of a thread as LangGraph's checkpoints: every step stores the list of all messages.
import { emptyCheckpoint, uuid6 } from '@langchain/langgraph-checkpoint';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite';
import { text } from './texts.mjs';

export async function open(engine, url) {
  const saver = engine === 'sqlite' ? SqliteSaver.fromConnString(url) : PostgresSaver.fromConnString(url);
  if (engine !== 'sqlite') {
    await saver.setup();
  }
  const threads = new Map();

  async function append(name, some) {
    const thread = threads.get(name) ?? { messages: [], step: 0, config: { configurable: { thread_id: name, checkpoint_ns: '' } } };
    threads.set(name, thread);
    thread.messages.push(...some);
    const step = ++thread.step;
    const versions = { messages: step };
    const values = { messages: [...thread.messages] };
    const checkpoint = { ...emptyCheckpoint(), id: uuid6(step), channel_values: values, channel_versions: versions };
    thread.config = await saver.put(thread.config, checkpoint, { source: 'loop', step, parents: {} }, versions);
  }

  const message = () => ({ role: 'user', content: text() });
  let next = 0;
  return {
    // A thread for each of eight clients, because two that write one thread lose messages.
    fill: async (count) => {
      for (let client = 0; client < 8; client++) {
        await append(`thread-${client}`, Array.from({ length: count }, message));
      }
    },
    add: () => append(`thread-${next++ % 8}`, [message()]),
    read: async () => {
      const found = await saver.getTuple({ configurable: { thread_id: 'thread-0', checkpoint_ns: '' } });
      found.checkpoint.channel_values.messages.slice(-20);
    },
    close: () => saver.end?.(),
  };
}
