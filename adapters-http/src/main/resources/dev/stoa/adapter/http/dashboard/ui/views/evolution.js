// Generations as a tree with the scores of their episodes.
import { html, svg, get, getOrNull, count, decimal, when } from '../lib/base.js';
import { figure } from '../lib/figure.js';
import { scale } from '../lib/charts.js';
import { head, table, status } from '../lib/tables.js';

export const title = () => 'Evolution';

export async function load() {
  const [tree, mutations, created] = await Promise.all([
    get('generation-tree', { limit: 200 }),
    getOrNull('mutations', { limit: 20 }),
    getOrNull('created-agents', { limit: 20 }),
  ]);
  return { tree: tree.items, mutations: mutations?.items ?? [], created: created?.items ?? [] };
}

export function pulse(moved, data, context) {
  if ('audit' in moved) context.reload();
}

function lineage(w, items) {
  const row = 30;
  const h = items.length * row + 34;
  const left = 20;
  const plot = Math.max(120, w * 0.42);
  const scores = items.flatMap(g => g.scores ?? []);
  const x = scale(Math.min(0, ...scores), Math.max(1, ...scores), w - plot, w - 16);
  const index = new Map(items.map((g, i) => [g.generation_id, i]));
  const y = i => 18 + i * row;
  const node = g => left + g.depth * 26;
  const color = g => ({ active: 's3', archived: 's6' })[g.status] ?? 's1';
  return {
    h,
    upright: true,
    points: items.map((g, i) => ({
      x: node(g),
      y: y(i),
      text: `Generation ${g.sequence}, ${g.status}: ${count(g.episodes)} episodes, mean ${decimal(g.mean, 3)}`,
    })),
    body: svg`${items.map((g, i) => {
      const parent = index.get(g.parent_id);
      return svg`${parent == null ? '' : svg`<path class="ed" d=${`M${node(items[parent])} ${y(parent) + 7}V${y(i)}H${node(g) - 7}`}></path>`}
        <circle class=${color(g)} cx=${node(g)} cy=${y(i)} r="7"></circle>
        <text class="strong" x=${node(g) + 13} y=${y(i) + 4}>${g.sequence}</text>
        <line class="grid" x1=${w - plot} x2=${w - 16} y1=${y(i)} y2=${y(i)}></line>
        ${(g.scores ?? []).map(s => svg`<circle class="s1" opacity=".35" cx=${x(s)} cy=${y(i)} r="3"></circle>`)}
        ${g.mean == null ? '' : svg`<circle class="ring" cx=${x(g.mean)} cy=${y(i)} r="4.5"></circle>`}`;
    })}
      <text x=${x.r0} y=${h - 4}>${decimal(x.d0, 1)}</text><text x=${x.r1} y=${h - 4} text-anchor="end">${decimal(x.d1, 1)}</text>`,
  };
}

export function view(d) {
  return html`${head('Evolution', 'Generations of agents, the scores of their episodes, and what was changed.')}
    <section class="panel">
      ${
        d.tree.length
          ? figure({
              title: 'Lineage',
              file: 'lineage',
              note: 'dots: episodes, ring: their mean',
              says: `${d.tree.length} generations.`,
              draw: w => lineage(w, d.tree),
              rows: d.tree,
              columns: [
                ['generation', g => g.sequence],
                ['status', g => g.status],
                ['id', g => g.generation_id],
                ['parent', g => g.parent_id],
                ['episodes', g => g.episodes],
                ['mean', g => g.mean],
              ],
            })
          : html`<h2>Lineage</h2>
              <p class="quiet">There are no generations yet.</p>`
      }
    </section>
    <div class="grid two">
      <section class="panel">
        ${table({
          title: 'Mutations',
          file: 'mutations',
          rows: d.mutations,
          columns: [
            {
              title: 'Mutation',
              name: 'mutation_id',
              cls: 'hash',
              text: m => m.mutation_id,
              show: m => m.mutation_id.slice(-8),
            },
            { title: 'Verdict', name: 'verdict', text: m => m.verdict ?? m.decision ?? m.status },
            {
              title: 'At',
              name: 'created_at',
              text: m => m.created_at,
              show: m => when(m.created_at),
            },
          ],
        })}
      </section>
      <section class="panel">
        ${table({
          title: 'Created agents',
          file: 'created-agents',
          rows: d.created,
          columns: [
            {
              title: 'Agent',
              name: 'agent_id',
              cls: 'hash',
              text: a => a.agent_id ?? a.created_agent_id,
              show: a => String(a.agent_id ?? a.created_agent_id).slice(-8),
            },
            { title: 'Status', name: 'status', text: a => a.status, show: a => status(a.status) },
            {
              title: 'At',
              name: 'created_at',
              text: a => a.created_at,
              show: a => when(a.created_at),
            },
          ],
        })}
      </section>
    </div>`;
}
