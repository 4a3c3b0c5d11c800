// What is here, whether it is well, and what changed.
import {
  html,
  nothing,
  get,
  link,
  linkTo,
  send,
  count,
  percent,
  when,
  time,
  icon,
  agentLink,
  atMostEvery,
  byTime,
} from '../lib/base.js';
import { action } from '../lib/access.js';
import { figure } from '../lib/figure.js';
import { stacked } from '../lib/charts.js';
import { figs, head, table, status } from '../lib/tables.js';

export const title = () => 'Overview';

export async function load() {
  const [o, a, c] = await Promise.all([
    get('dashboard/overview'),
    get('dashboard/activity'),
    get('dashboard/changes'),
  ]);
  return { o, days: a.activity?.value.items ?? [], changes: newest(c) };
}

/** How soon to load again, while the server still counts or checks. */
export function again({ o, days }) {
  const known = o.totals && o.memory && o.tasks && o.verification && o.indexes && days.length;
  return known ? 0 : 1000;
}

export const pulse = atMostEvery(1500, (moved, data, context) => context.reload());

function newest({ audit, matches, channels }) {
  const all = [
    ...(audit?.items ?? []).map(e => ({ kind: 'entry', at: e.created_at, sequence: e.sequence, e })),
    ...(matches?.items ?? []).map(m => ({ kind: 'match', at: m.created_at, sequence: m.sequence, m })),
    ...channels.flatMap(c =>
      (c.messages?.items ?? []).map(m => ({
        kind: 'message',
        at: m.created_at,
        sequence: m.sequence,
        m,
        channel: c.name,
      })),
    ),
  ];
  return all.sort((x, y) => byTime(y, x)).slice(0, 18);
}

const health = (level, name, line, to) =>
  html`<a class=${'panel state ' + level} href=${to}
    ><span class="ic">${icon(level || 'ok')}</span>
    <span><b>${name}</b><span class="line">${line}</span></span></a
  >`;

function auditState(o) {
  const v = o.verification;
  if (!v) return ['warn', 'Audit not checked yet', 'the check is running'];
  const line = html`${count(v.value.entries)} entries checked ${when(v.at)}`;
  return v.value.sound ? ['', 'Audit sound', line] : ['bad', 'Audit broken', line];
}

function indexState(o) {
  const i = o.indexes;
  if (!i) return ['warn', 'Indexes not checked yet', 'the check is running'];
  const line = html`${count(i.value.indexes.reduce((s, x) => s + x.documents, 0))} documents,
  checked ${when(i.at)}`;
  return i.value.right ? ['', 'Indexes complete', line] : ['warn', 'Indexes incomplete', line];
}

function attention(o) {
  const found = [];
  const add = (level, text, to, label) => found.push({ level, text, to, label });
  const fault = o.verification?.value.fault;
  if (fault)
    add('bad', html`The audit chain is broken: ${fault.explanation}`, link('audit'), 'See where');
  for (const b of o.breakers?.items ?? []) {
    if (b.state === 'open')
      add(
        'bad',
        html`Breaker <b>${b.name}</b> is open after ${b.failures} failures; it lets a probe through
          ${when(b.retry_at)}`,
      );
    if (b.state === 'half_open')
      add('warn', html`Breaker <b>${b.name}</b> is half open: the next calls decide`);
  }
  const held = (o.quarantines?.items ?? []).filter(q => !q.restored_at);
  if (held.length)
    add(
      'warn',
      html`${count(held.length)} ${held.length === 1 ? 'quarantine is' : 'quarantines are'} held,
      the last since ${when(held[0].created_at)}`,
      link('trust'),
      'Trust',
    );
  for (const i of o.indexes?.value.indexes ?? []) {
    if (!i.sound)
      add(
        'warn',
        html`The search index of ${i.index} lacks ${i.missing} and has ${i.stale} stale:
          <code>stoa index rebuild</code>`,
        link('operations'),
        'Operations',
      );
  }
  const t = o.tasks?.value;
  if (t?.failed || t?.timeout)
    add(
      'warn',
      html`${count(t.failed + t.timeout)} tasks failed; ${count(t.pending)} wait,
      ${count(t.running)} run`,
      link('tasks', { status: 'failed' }),
      'Tasks',
    );
  const oldest = o.oldest_task?.items[0];
  if (oldest && t && !t.running)
    add(
      'warn',
      html`${count(t.pending)} ${t.pending === 1 ? 'task waits' : 'tasks wait'} and no worker runs
      one, the oldest since ${when(oldest.created_at)}`,
      link('tasks', { status: 'pending' }),
      'Tasks',
    );
  for (const d of o.held_debates?.items ?? [])
    add(
      'warn',
      html`The debate <b class="cut" title=${d.topic}>${d.topic}</b> is paused since
        ${when(d.updated_at)}`,
      linkTo('debates', d.session_id),
      'Approve or resume',
    );
  const open = o.audit_size - (o.checkpoint?.items[0]?.size ?? 0);
  if (open > 100)
    add(
      'warn',
      html`${count(open)} audit entries are not under a checkpoint:
        <code>stoa audit checkpoint</code>`,
      link('audit'),
      'Audit',
    );
  for (const x of fullTiers(o))
    add('warn', html`The ${x.tier} tier is ${percent(x.share)} full`, link('memory'), 'Memory');
  return found;
}

const tiers = o => {
  const m = o.memory?.value;
  return (m?.statistics.tiers ?? []).map(t => ({
    tier: t.tier,
    share: t.count / m.tiers.find(x => x.tier === t.tier).limit,
  }));
};
const fullTiers = o => tiers(o).filter(x => x.share > o.memory.value.high);

function sentence(c) {
  if (c.kind === 'message') {
    return html`<b>${c.m.agent}</b> in <a href=${linkTo('channels', c.channel)}>#${c.channel}</a>:
      ${c.m.content}`;
  }
  if (c.kind === 'match') {
    const others = c.m.participants.map(p => p.agent).filter(a => a !== c.m.winner);
    return c.m.winner
      ? html`${agentLink(c.m.winner)} won against ${others.join(', ')}`
      : html`${others.join(' and ')} drew`;
  }
  return html`<a href=${link('audit/' + c.e.sequence)}>Entry ${count(c.e.sequence)}</a>
    <span class="tag">${c.e.event_type}</span>`;
}

function activity(days, total) {
  const sums = {};
  for (const d of days) for (const k in d.counts) sums[k] = (sums[k] ?? 0) + d.counts[k];
  const kinds = Object.keys(sums).sort((x, y) => sums[y] - sums[x]);
  const main = kinds.slice(0, 6);
  const rest = kinds.slice(6);
  const shown = rest.length ? [...main, 'other'] : main;
  const rows = days.map(d => ({
    day: d.day,
    counts: { ...d.counts, other: rest.reduce((s, k) => s + (d.counts[k] ?? 0), 0) },
  }));
  return figure({
    title: 'Audit entries per day',
    file: 'activity',
    note: `${days.length} days`,
    says: `${count(total)} in all.`,
    draw: w => stacked(w, rows, shown),
    rows,
    columns: [['day', r => r.day], ...shown.map(k => [k, r => r.counts[k] ?? 0])],
    legend: html`<ul class="legend">
      ${shown.map(
        (k, i) =>
          html`<li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" class=${'s' + ((i % 7) + 1)}></rect></svg
            >${k}
          </li>`,
      )}
    </ul>`,
  });
}

const reset = (b, reload) =>
  b.state === 'closed'
    ? nothing
    : action(
        'breaker.reset',
        'Reset',
        html`<p>Close the breaker <b>${b.name}</b> and let all calls through?</p>`,
        async () => {
          await send('POST', `breakers/${encodeURIComponent(b.name)}/reset`);
          reload();
        },
      );

export function view({ o, days, changes }, { reload }) {
  const totals = o.totals?.value;
  const memory = o.memory?.value;
  const todo = attention(o);
  const breakers = o.breakers?.items ?? [];
  const tripped = breakers.filter(b => b.state !== 'closed');
  const figures = [
    ['Agents', totals?.agents.active],
    ['Memories', memory?.statistics.memories],
    ['Archived memories', memory?.statistics.archived],
    ['Notes', totals?.notes.active],
    ['Knowledge', totals?.knowledge.active],
    ['Channels', totals?.channels.active],
    ['Messages', totals?.messages.active],
    ['Spawns', totals?.spawns],
    ['Tasks', totals?.tasks],
    ['Audit entries', o.audit_size],
  ];
  return html`${head('Overview', `${count(totals?.agents.active)} agents, ${count(memory?.statistics.memories)} memories, ${count(o.audit_size)} audit entries.`)}
    <section class="grid four" aria-label="Health">
      ${health(...auditState(o), link('audit'))} ${health(...indexState(o), link('operations'))}
      ${health(
        tripped.some(b => b.state === 'open') ? 'bad' : tripped.length ? 'warn' : '',
        tripped.length
          ? `${tripped.length} of ${breakers.length} breakers not closed`
          : 'Breakers closed',
        tripped.length ? tripped.map(b => b.name).join(', ') : `${breakers.length} watched`,
        link('') + '#breakers',
      )}
      ${health(
        fullTiers(o).length ? 'warn' : '',
        `Memory ${memory ? percent(Math.max(0, ...tiers(o).map(x => x.share))) : '–'} full`,
        'the fullest tier',
        link('memory'),
      )}
    </section>
    <div class="grid wide-left">
      <div class="grid">
        ${
          todo.length
            ? html`<section class="panel" aria-label="Needs attention">
                <header>
                  <h2>Needs attention</h2>
                  <span class="quiet small">${todo.length}</span>
                </header>
                <ul class="attn">
                  ${todo.map(t => html`<li><span class=${'tag ' + t.level}>${t.level === 'bad' ? 'now' : 'soon'}</span><span>${t.text}</span>${t.to ? html`<a href=${t.to} class="small">${t.label}</a>` : nothing}</li>`)}
                </ul>
              </section>`
            : nothing
        }
        <section class="panel">
          ${
            days.length
              ? activity(days, o.audit_size)
              : html`<h2>Audit entries per day</h2>
                  <p class="quiet">They are being counted.</p>`
          }
        </section>
        <section class="panel">
          <header><h2>In this workspace</h2></header>
          ${figs(figures.map(([t, v]) => [t, count(v)]))}
        </section>
        <section class="panel" id="breakers">
          ${table({
            title: 'Circuit breakers',
            file: 'breakers',
            rows: breakers,
            empty: 'There are no breakers.',
            columns: [
              { title: 'Breaker', name: 'breaker', text: b => b.name },
              { title: 'State', name: 'state', text: b => b.state, show: b => status(b.state) },
              {
                title: 'Failures',
                name: 'failures',
                cls: 'num',
                text: b => b.failures,
                show: b => `${b.failures} of ${b.failure_threshold}`,
              },
              {
                title: 'Next probe',
                name: 'retry_at',
                text: b => b.retry_at,
                show: b => when(b.retry_at),
              },
              { title: '', show: b => reset(b, reload) },
            ],
          })}
        </section>
      </div>
      <section class="panel" aria-label="What changed lately">
        <header>
          <h2>What changed lately</h2>
          <span class="end quiet small">live</span>
        </header>
        <ol class="feed">
          ${changes.map(c => html`<li><time datetime=${c.at} title=${c.at}>${time(c.at)}</time><span class="t">${sentence(c)}</span></li>`)}
        </ol>
      </section>
    </div>`;
}
