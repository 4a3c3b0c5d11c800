// Memories of mem0 in SQLite, stored as they are given, with vectors of a model that costs nothing.
import { Embeddings } from '@langchain/core/embeddings';
import { text } from './texts.mjs';

process.env.MEM0_TELEMETRY = 'false';
const DIMENSIONS = 384;
const USER = 'user';

class CharacterVectors extends Embeddings {
  constructor() {
    super({});
  }

  async embedQuery(content) {
    const vector = new Array(DIMENSIONS).fill(0);
    for (let i = 0; i < content.length; i++) {
      vector[(content.charCodeAt(i) * 31 + i) % DIMENSIONS]++;
    }
    return vector;
  }

  async embedDocuments(contents) {
    return Promise.all(contents.map((content) => this.embedQuery(content)));
  }
}

export async function open(engine, url) {
  const { Memory } = await import('mem0ai/oss');
  const noModel = {
    invoke: async () => {
      throw new Error('no model is called');
    },
  };
  const memory = new Memory({
    embedder: { provider: 'langchain', config: { model: new CharacterVectors(), embeddingDims: DIMENSIONS } },
    vectorStore: { provider: 'memory', config: { collectionName: 'peer', dimension: DIMENSIONS, dbPath: url } },
    llm: { provider: 'langchain', config: { model: noModel } },
    historyDbPath: `${url}.history`,
  });
  const add = () => memory.add(text(), { userId: USER, infer: false });
  return {
    fill: async (count) => {
      for (let i = 0; i < count; i++) {
        await add();
      }
    },
    add,
    ask: () => memory.search(text(), { filters: { user_id: USER } }),
  };
}
