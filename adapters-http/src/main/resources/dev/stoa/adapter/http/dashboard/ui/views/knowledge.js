// Shared knowledge by domain, and the notes of an agent.
import {
  html,
  nothing,
  get,
  getOrNull,
  link,
  lineage,
  count,
  percent,
  when,
  agentLink,
} from '../lib/base.js';
import { table, head, pager, choice } from '../lib/tables.js';

export const title = () => 'Knowledge';

export async function load({ query }) {
  const [tree, entries, agents, notes] = await Promise.all([
    get('knowledge-tree', { depth: 3, limit: 200 }),
    get('knowledge', { domain: query.domain, after: query.after, limit: 30 }),
    get('agents', { limit: 500 }),
    query.as ? getOrNull('notes', { as: query.as, limit: 50 }) : null,
  ]);
  return { tree: tree.items, entries, agents: agents.items, notes: notes?.items };
}

export function pulse(moved, data, context) {
  if ('audit' in moved && !context.query.after) context.reload();
}

function domains(tree, query) {
  return html`<header><h2>Domains</h2></header>
    <ul class="tree">
      ${tree.map(
        d =>
          html`<li class=${'depth' + Math.min(4, d.domain.split('/').length)}>
            <a
              href=${link('knowledge', { as: query.as, domain: d.domain })}
              aria-current=${d.domain === query.domain}
              >${d.domain}</a
            >
            <span class="quiet small">${count(d.total)}</span>
          </li>`,
      )}
    </ul>
    ${query.domain ? html`<p class="small"><a href=${link('knowledge', { as: query.as })}>All domains</a></p>` : nothing}`;
}

export function view(d, { query, set }) {
  return html`${head(
      'Notes and knowledge',
      'What agents share by domain, and what one of them noted for itself.',
      choice(
        'Notes of',
        query.as,
        [['', 'no agent'], ...d.agents.map(a => [a.identity, a.identity])],
        as => set({ as }),
      ),
    )}
    <div class="grid left-narrow">
      <section class="panel" aria-label="Domains">${domains(d.tree, query)}</section>
      <section class="panel">
        ${table({
          title: query.domain ? `Knowledge in ${query.domain}` : 'Knowledge',
          file: 'knowledge',
          rows: d.entries.items,
          columns: [
            { title: 'Domain', name: 'domain', text: k => k.domain },
            { title: 'Content', name: 'content', cls: 'wrap', text: k => k.content },
            { title: 'By', name: 'agent', text: k => k.agent, show: k => agentLink(k.agent) },
            {
              title: 'Confidence',
              name: 'confidence',
              cls: 'num',
              text: k => k.confidence,
              show: k => percent(k.confidence),
            },
            {
              title: 'Since',
              name: 'created_at',
              text: k => k.created_at,
              show: k => when(k.created_at),
            },
            {
              title: 'From',
              name: 'knowledge_id',
              text: k => k.knowledge_id,
              show: k => lineage('knowledge', k.knowledge_id),
            },
          ],
        })}${pager(d.entries.next, set, query.after)}
      </section>
    </div>
    ${
      d.notes
        ? html`<section class="panel">
            ${table({
              title: `Notes of ${query.as}`,
              file: 'notes',
              rows: d.notes,
              empty: 'It has written no notes.',
              columns: [
                { title: 'Topic', name: 'topic', text: n => n.topic },
                { title: 'Note', name: 'message', cls: 'wrap', text: n => n.message },
                {
                  title: 'Core',
                  name: 'core',
                  text: n => n.core,
                  show: n => (n.core ? html`<span class="tag accent">core</span>` : nothing),
                },
                {
                  title: 'Written',
                  name: 'created_at',
                  text: n => n.created_at,
                  show: n => when(n.created_at),
                },
                {
                  title: 'From',
                  name: 'note_id',
                  text: n => n.note_id,
                  show: n => lineage('note', n.note_id),
                },
              ],
            })}
          </section>`
        : nothing
    }`;
}
