// A debate again, turn by turn: who said what, who is how sure, who dissents.
import {
  html,
  svg,
  nothing,
  get,
  send,
  link,
  part,
  count,
  decimal,
  percent,
  when,
  avatar,
  agentLink,
} from '../lib/base.js';
import { action } from '../lib/access.js';
import { figure, download } from '../lib/figure.js';
import { scale, meter } from '../lib/charts.js';
import { status } from '../lib/tables.js';

export const title = d => d.session.topic;

export async function load({ part: id }) {
  const d = await get('dashboard/debates/' + part(id));
  const turns = d.turns?.items ?? [];
  const votes = d.votes?.items ?? [];
  const choices = [...new Set(votes.map(v => v.choice).filter(Boolean))];
  return {
    ...d,
    turns,
    votes,
    gates: d.gates?.items ?? [],
    dissents: d.dissents?.items ?? [],
    agents: [...new Set(turns.map(t => t.agent))],
    rounds: [...new Set(turns.map(t => t.round))].sort((a, b) => a - b),
    choices,
    color: voter => {
      const at = choices.indexOf(votes.find(v => v.voter === voter)?.choice);
      return at < 0 ? 6 : [2, 3, 1, 4, 5, 7][at % 6];
    },
  };
}

export function pulse(moved, data, context) {
  if ('audit' in moved || 'debate:' + data.session.session_id in moved) context.reload();
}

let timer = null;
const stop = () => {
  clearInterval(timer);
  timer = null;
};
export const leave = stop;

/** The last word of each agent in each round so far: a dot as large as its confidence. */
function lanes(w, d, shown) {
  const left = 96;
  const row = 34;
  const h = d.agents.length * row + 34;
  const x = scale(
    d.rounds[0],
    d.rounds.at(-1) === d.rounds[0] ? d.rounds[0] + 1 : d.rounds.at(-1),
    left + 10,
    w - 26,
  );
  const y = agent => 20 + d.agents.indexOf(agent) * row;
  const last = new Map();
  for (const t of shown) last.set(t.agent + '\n' + t.round, t);
  const positions = [...last.values()];
  const lane = agent => {
    const own = positions.filter(p => p.agent === agent).sort((a, b) => a.round - b.round);
    const color = d.color(agent);
    return svg`<text x="0" y=${y(agent) + 4} class="strong">${agent.slice(0, 13)}</text>
      ${own.slice(1).map((p, i) => svg`<line x1=${x(own[i].round)} x2=${x(p.round)} y1=${y(agent)} y2=${y(agent)} stroke-width=${2 + 8 * (p.confidence ?? 0.5)} class=${'k' + color} opacity=".28"></line>`)}
      ${own.map(p => svg`<circle class=${'s' + color} cx=${x(p.round)} cy=${y(agent)} r=${3 + 7 * (p.confidence ?? 0.5)}></circle>`)}`;
  };
  return {
    h,
    points: d.rounds
      .filter(r => positions.some(p => p.round === r))
      .map(r => ({
        x: x(r),
        y: 8,
        text: `Round ${r}: ${positions
          .filter(p => p.round === r)
          .map(p => `${p.agent} ${percent(p.confidence)}`)
          .join(', ')}`,
      })),
    body: svg`${d.rounds.map(r => svg`<line class="grid" x1=${x(r)} x2=${x(r)} y1="4" y2=${h - 18}></line><text x=${x(r)} y=${h - 4} text-anchor="middle">round ${r}</text>`)}${d.agents.map(lane)}`,
  };
}

function player(d, at, to) {
  const last = d.turns.length - 1;
  const turn = d.turns[at];
  const play = () => {
    if (timer) {
      stop();
      to(at);
      return;
    }
    let i = at >= last ? -1 : at;
    timer = setInterval(() => {
      i++;
      if (i >= last) stop();
      to(i);
    }, 1100);
    to(Math.max(0, i));
  };
  return html`<div class="player">
    <button class="btn primary" @click=${play}>${timer ? 'Pause' : 'Replay'}</button>
    <button class="btn" @click=${() => to(at - 1)} ?disabled=${at === 0}>Back</button>
    <button class="btn" @click=${() => to(at + 1)} ?disabled=${at === last}>Forward</button>
    <input
      type="range"
      min="0"
      max=${last}
      .value=${String(at)}
      aria-label="Turn of the debate"
      aria-valuetext=${`Turn ${at + 1} of ${last + 1}, round ${turn.round}, ${turn.phase}, ${turn.agent}`}
      @input=${e => to(Number(e.target.value))}
    />
    <span class="small quiet">${at + 1} of ${last + 1}</span>
  </div>`;
}

function transcript(d, at) {
  let before = '';
  return html`<ol class="turns">
    ${d.turns.map((t, i) => {
      const name = `Round ${t.round}: ${t.phase}`;
      const heading = name !== before;
      before = name;
      return html`${heading ? html`<li class="phase">${name}</li>` : nothing}
        <li class=${'turn' + (i > at ? ' dim' : '')} aria-current=${i === at ? 'step' : nothing}>
          ${avatar(t.agent)}
          <div>
            <span class="by">${agentLink(t.agent)}</span>
            <span class="meta">${t.to ? `to ${t.to}, ` : ''}${t.role}</span>
            ${t.confidence == null ? nothing : html`<span class="tag">${percent(t.confidence)} sure</span>`}
            <p class="wrap">${t.content}</p>
          </div>
        </li>`;
    })}
  </ol>`;
}

function votes(d) {
  if (!d.votes.length) return html`<p class="quiet">Nobody has voted.</p>`;
  const scores = Object.entries(d.tally?.scores ?? {});
  const sum = scores.reduce((s, [, v]) => s + v, 0) || 1;
  return html`<dl class="why">
      ${scores.map(([choice, v]) => {
        const at = d.choices.indexOf(choice);
        return html`<dt>${choice}</dt>
          <dd>${meter(v, sum, 's' + (at < 0 ? 6 : [2, 3, 1, 4, 5, 7][at % 6]))}</dd>
          <dd class="num">${decimal(v)}</dd>`;
      })}
    </dl>
    <ul class="plain small">
      ${d.votes.map(v => html`<li>${v.voter} for <b>${v.choice ?? v.ranking.join(' > ')}</b>, ${percent(v.confidence)} sure, weight ${decimal(v.weight)}</li>`)}
    </ul>
    ${d.tally?.winner ? html`<p class="small gap"><b>${d.tally.winner}</b> wins by ${d.tally.method} vote.</p>` : nothing}`;
}

const approve = (g, reload) =>
  g.status !== 'pending'
    ? nothing
    : action(
        'debate.gate.approve',
        'Approve',
        html`<p>Let the debate go on after round ${g.round}, ${g.phase}?</p>
          <label class="f">Your name<input type="text" name="by" required maxlength="100" /></label>
          <label class="f">Why<input type="text" name="reason" maxlength="500" /></label>`,
        async form => {
          const reason = form.get('reason').trim();
          await send('POST', `gates/${part(g.gate_id)}/approve`, {
            by: form.get('by'),
            ...(reason ? { reason } : {}),
          });
          reload();
        },
      );

async function receipt(session) {
  const proof = await get(`debate-sessions/${part(session.session_id)}/receipt`);
  download(
    `receipt-${session.session_id}.json`,
    'application/json',
    JSON.stringify(proof, null, 1),
  );
}

function decision(d) {
  const c = d.consensus;
  if (!c) return html`<p class="quiet">Not decided yet.</p>`;
  return html`<p class="wrap"><b>${c.conclusion}</b></p>
    <p class="small quiet">
      ${c.strength} consensus, ${percent(c.agreement)} agreed, ${percent(c.confidence)} sure
    </p>
    <p class="gap">
      <button
        class="btn small"
        @click=${e => receipt(d.session).catch(problem => (e.target.textContent = problem.message))}
      >
        Download the receipt
      </button>
    </p>`;
}

export function view(d, { query, set, reload }) {
  const s = d.session;
  const last = d.turns.length - 1;
  const at = Math.max(0, Math.min(last, query.step == null ? last : Number(query.step) || 0));
  const to = i => set({ step: i >= last ? '' : Math.max(0, i) });
  const shown = d.turns.slice(0, at + 1);
  return html`<div class="head">
      <div>
        <p class="small"><a href=${link('debates')}>Debates</a></p>
        <h1 class="long">${s.topic}</h1>
        <p>${status(s.status)} ${s.progress}, ${s.topology}, updated ${when(s.updated_at)}</p>
      </div>
    </div>
    ${d.turns.length ? html`<section class="panel" aria-label="Replay">${player(d, at, to)}</section>` : nothing}
    <div class="grid talk">
      <section class="panel" aria-label="Transcript">
        ${d.turns.length ? transcript(d, at) : html`<p class="quiet">Nothing was said yet.</p>`}
      </section>
      <div class="grid side">
        ${
          d.turns.length
            ? html`<section class="panel">
                ${figure({
                  title: 'Positions',
                  file: 'positions-' + s.session_id,
                  note: 'size: confidence',
                  says: `${count(d.agents.length)} agents in ${count(d.rounds.length)} rounds.`,
                  draw: w => lanes(w, d, shown),
                  rows: shown,
                  columns: [
                    ['sequence', t => t.sequence],
                    ['round', t => t.round],
                    ['phase', t => t.phase],
                    ['agent', t => t.agent],
                    ['confidence', t => t.confidence],
                  ],
                  legend: html`<ul class="legend">
                    ${d.choices.map(
                      (c, i) =>
                        html`<li>
                          <svg viewBox="0 0 10 10" aria-hidden="true">
                            <circle
                              cx="5"
                              cy="5"
                              r="5"
                              class=${'s' + [2, 3, 1, 4, 5, 7][i % 6]}
                            ></circle></svg
                          >${c}
                        </li>`,
                    )}
                  </ul>`,
                })}
              </section>`
            : nothing
        }
        <section class="panel">
          <header><h2>Decision</h2></header>
          ${decision(d)}
        </section>
        <section class="panel">
          <header><h2>Weighed votes</h2></header>
          ${votes(d)}
        </section>
        ${d.dissents.map(
          x =>
            html`<section class="panel" aria-label=${'Dissent of ' + x.agent}>
              <header>
                <h2>Dissent</h2>
                <span class="tag">${x.type.replaceAll('_', ' ')}</span>
              </header>
              <p class="wrap">${agentLink(x.agent)}, ${percent(x.confidence)} sure: ${x.content}</p>
              ${x.rebuttal ? html`<p class="small quiet wrap">Rebuttal: ${x.rebuttal}</p>` : nothing}
            </section>`,
        )}
        ${
          d.gates.length
            ? html`<section class="panel">
                <header><h2>Approval gates</h2></header>
                <ul class="plain">
                  ${d.gates.map(g => html`<li>${status(g.status)} round ${g.round}, ${g.phase} ${g.decided_by ? html`by ${g.decided_by}` : nothing} ${approve(g, reload)}</li>`)}
                </ul>
              </section>`
            : nothing
        }
      </div>
    </div>`;
}
